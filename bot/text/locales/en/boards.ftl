### Equal boards and team matches.

choice-format-team-match = Team match: two tables, the same cards
option-boards = equal-deals
option-boards-about = How many deals all tables of a round play with the same cards
option-fourth = fourth
option-fourth-about = Who completes your team of four
event-format-team_match = Team match
event-boards = { $count } deals with the same cards at all tables

## The message

event-standing-percent = { $place }. { $name } · { $percent }%
event-boards-heading = Card points at table 1, { $here } · at table 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $team }
event-board-equal = `{ $number }` { $here } · { $there } · equal

## At a table

event-sealed-deal = Deal { $deal } of { $deals } · { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
event-sealed-over = All deals are played.
event-sealed-about = Other tables play the same cards. What is played here is shown when the round is over.
event-sealed = Other tables still play these cards. You can see them when the round is over.
rules-boards-team = { $count } deals are played at each of the two tables, all to their end; at the other one your team plays the other side of the same cards. Each deal brings swing points to the team that did better with them, and the higher sum wins.
rules-boards-pairs = { $count } deals are played at every table of a round, all to their end. You are compared in percent with those who held the same cards.
match-drawn = The match is drawn. { $sum }

## Refusals

event-refusal-no-boards = The same cards at all tables are possible in a team match, a Swiss and a round robin, in a game for two sides without talk.
event-refusal-boards-number = Choose { $least } to { $most } deals.
event-refusal-at-boards = Where all tables play the same cards, no result is changed and no match is played again.
