### Tournaments.

command-tournament = tournament
command-tournament-about = Tournaments: enter, play, and run them
command-tournament-new = new
command-tournament-new-about = Open a tournament in this channel; people enter with a button
command-tournament-enter = enter
command-tournament-enter-about = Enter a tournament, with your partners where it is played in pairs or triples
command-tournament-withdraw = withdraw
command-tournament-withdraw-about = Leave a tournament
command-tournament-table = table
command-tournament-table-about = Find the table of your match
command-tournament-standings = standings
command-tournament-standings-about = See the standings of a tournament and your own results
command-tournament-start = start
command-tournament-start-about = Start the tournament now or set when it starts, as its host
command-tournament-round = round
command-tournament-round-about = Give a round by correspondence more time, as the host
command-tournament-player = player
command-tournament-player-about = Strike an entry out, let it play again, or replace a partner, as the host
command-tournament-result = result
command-tournament-result-about = Correct a result of the last round, or have its match played again, as the host
command-tournament-cancel = cancel
command-tournament-cancel-about = Call the tournament off, as its host

option-event = tournament
option-event-about = Which tournament; the only one here if you leave it out
option-title = title
option-title-about = What it is called
option-format = format
option-format-about = How it pairs its players
choice-format-swiss = Swiss: everybody plays every round
choice-format-knockout = Knock-out: whoever loses is out
choice-format-round-robin = Round robin: everybody meets everybody
choice-format-heats = Heats: tables change every round
option-tempo = tempo
option-tempo-about = Whether a round is played at once or over days
choice-tempo-live = Live, one round after the other
choice-tempo-post = By correspondence, days for each round
option-rounds = rounds
option-rounds-about = How many rounds; the usual number if you leave it out
option-cut = cut
option-cut-about = How many of the best play a knock-out at the end
option-starts_in = starts-in
option-starts_in-about = In how many minutes it starts; if you leave it out, you start it
option-need_role = role
option-need_role-about = The role that people need to enter
option-need_matches = matches
option-need_matches-about = How many finished matches people need to enter
option-prize = prize
option-prize-about = A role that the winners get
option-mate = partner
option-mate-about = Your partner, or the one who is to be replaced
option-third = third
option-third-about = Who completes your triple
option-hours = hours
option-hours-about = How many more hours the round gets
option-act = act
option-act-about = What is done with the entry
choice-act-strike-out = Strike it out
choice-act-restore = Let it play again
choice-act-replace = Replace a partner
option-entry = entry
option-entry-about = Which entry, or the player whose match it is
option-new_partner = new-partner
option-new_partner-about = Who takes the place
option-verdict = verdict
option-verdict-about = What becomes of the result
choice-verdict-won = The entry has won
choice-verdict-drawn = Drawn
choice-verdict-annul = Annulled: play it again
option-reason = reason
option-reason-about = Why; everybody can read it

## The message

event-heading = 🏆 { $title }
event-format-swiss = Swiss system
event-format-knockout = Knock-out
event-format-round_robin = Round robin
event-format-heats = Heats
event-tempo-live = live
event-tempo-post = by correspondence
event-rated = rated
event-unrated = unrated
event-cut = knock-out of the best { $count }
event-open = { $count ->
    [0] Nobody has entered yet.
    [one] One entry so far.
   *[other] { $count } entries so far.
}
event-starts = It starts { $when }.
event-starts-by-host-teams = { $host } starts it once both teams have entered.
event-starts-by-host = { $host } starts it once at least { $least } have entered.
event-needs-role = For members with { $role }.
event-needs-matches = { $count ->
    [one] For people with a finished match.
   *[other] For people with at least { $count } finished matches.
}
# $names: people.
event-waits-for = waits for { $names }
event-more = … and { $count } more
event-round = Round { $round } of { $rounds }
event-round-number = round { $round }
# $entries: how many are left before the match; 3 for the match for third place.
event-knockout-round = { $entries ->
    [2] final
    [3] match for third place
    [4] semi-final
    [8] quarter-final
   *[other] last { $entries }
}
event-round-cut = Knock-out
event-round-ready = At each table the cards are dealt once everybody has pressed *Ready*. Whoever has not by { $when } loses the match.
event-round-until = Play your match by { $when }.
event-round-until-knockout = Play your match by { $when }. If it is unfinished then, whoever is ahead wins.
event-round-over = The round is over. Next round: { $when }.
event-round-last = Everything has been played. Final result: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · won
event-pairing-lost = { $first } – **{ $second }** · lost
event-pairing-drawn = { $first } – { $second } · drawn
event-pairing-played = { $first } – { $second } · played
event-pairing-absent = **{ $first }** – { $second } · not there
event-pairing-both-absent = { $first } – { $second } · neither was there
event-pairing-uncounted = { $entries } · does not count
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (not there)
event-pairing-table-left = { $name } { $points } (left)
event-bye = Rests this round: { $names }
event-standings = Standings
# $points: a number. $note: a sign for those who have left.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Still in: { $names }
event-final = Final result
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = The tournament was called off.
event-prize = { $role } goes to { $names }.
event-prize-by-hand = The role { $role } goes to { $names }. I may not give it: please do it by hand.
event-act-Withdrawn = { $when }: an entry was struck out
event-act-Restored = { $when }: an entry plays again
event-act-PartnerReplaced = { $when }: a partner was replaced
event-act-OutcomeCorrected = { $when }: a result was corrected
event-act-PairingRepeated = { $when }: a match is played again
event-act-DeadlineMoved = { $when }: the round got more time
event-lots = -# Lots: `{ $digest }`

ui-button-enter = Enter
ui-button-withdraw = Withdraw
ui-button-withdraw-sure = Yes, withdraw
ui-button-my-match = My match
ui-button-standings = Standings
ui-button-event-rules = Rules
ui-button-event-host = Host
ui-button-enter-accept = I'll play
ui-button-enter-decline = No, thanks
ui-button-come-back = I'm back
ui-button-ready = Ready
ui-button-event-start = Start now
ui-button-event-later = One hour later
ui-button-event-extend = One more day
ui-button-event-cancel = Call off
ui-button-event-cancel-sure = Yes, call it off

## At a table

event-table-heading = { $title } · { $round } · table { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · table { $table }
event-table-ready = Press *Ready* within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, { $names }, or you lose the match. The cards are dealt when everybody is ready: *My cards* then shows yours.
say-done-ready = You are ready. The cards are dealt when everybody is.
## Answers

event-opened = The tournament is open. People enter with the button below it.
event-entered = You have entered **{ $title }**. I will mention you at your table.
event-entered-with = You have entered **{ $title }**. { $names } must accept within 24 hours.
event-entered-late = You have entered **{ $title }**. You play from the next round on.
event-accepted = You play in **{ $title }**.
event-withdrawn = You have left **{ $title }**.
event-withdraw-ask = Leave **{ $title }**? A match that you have not finished is lost.
event-not-entered-then = Done: the entry is withdrawn.
event-back = You play again from the next round on.
event-ask-partners = Choose who plays with you in **{ $title }**.
event-ask-team = Choose the rest of your team for **{ $title }**. The list of entries then shows who plays together; with `/tournament enter` you decide that yourself.
event-partners-hint = Your partners
# $people: mentions.
event-invitation = { $people }: { $host } wants to play **{ $title }** with you.
event-my-match = Your match: { $place }
event-my-match-none = You have no match to play at the moment.
event-my-match-bye = You rest this round and get the points of a win.
event-my-match-rests = You rest this round.
event-my-match-out = { $place ->
    [1] You have won, and are in place 1.
   *[other] You are out, in place { $place }.
}
event-my-match-ended = This tournament is over: you came in place { $place }.
event-my-match-cut = You do not play in the knock-out. *Standings* shows your place.
event-my-match-through = Your next opponent is not known yet. I will mention you at your table.
event-my-match-over = Your match of this round is over.
event-my-match-soon = Your table is being opened. Try again in a moment.
event-own = Your results
event-own-line = { $round }: { $what }
event-own-none = You have not played yet.
event-host-page = **{ $title }** · what you may do as the host
event-host-strike = Strike an entry out
event-host-restore = Let an entry play again
event-host-result = Correct a result
event-host-more-entries = Not all entries fit here. For the others use `/tournament player`.
event-host-more-results = Only the latest results fit here. For the others use `/tournament result`.
event-host-verdict = What is right?
event-host-reason = Why?
event-computer-added = { $names } will play.
event-computer-level = Add computers of this level
event-done = Done. It is shown in the tournament's message.
event-started = **{ $title }** has begun.
event-postponed = **{ $title }** starts { $when }.
event-extended = The round ends { $when }.
event-cancel-ask = Call **{ $title }** off? Matches that are being played end without a result.
event-cancelled-done = **{ $title }** was called off.
event-which = There are several tournaments here. Name one: { $titles }.
event-none = There is no tournament here. `/tournament new` opens one.
event-verdict-won = { $name } has won
event-verdict-drawn = Drawn
event-verdict-annul = Annulled: play it again
suggest-event = { $title } · { $stage }
suggest-event-open = open for entries
suggest-event-running = running
suggest-event-finished = over
suggest-event-cancelled = called off

event-scheduled-about = A Briscola tournament: { $format }, { $game }.

## Proof

event-verify-heading = The lots of { $title }
event-verify-about = The seed was fixed when the tournament was opened. With the ids that the entries added it gives every lot: the seeds, the pairings, the byes and the last tie-break.
event-verify-commitment = Commitment: `{ $commitment }`
event-verify-seed = Seed: `{ $seed }`
event-verify-right = The seed fits its commitment, and everything that was drawn in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} follows from it.
event-verify-wrong = Something does not fit: { $what }
event-verify-later = The seed is published when the tournament is over.
event-proof = -# Proof of the lots: `/briscola verify tournament:{ $id }`

## Help

help-at-event = **{ $title }**: you play here. The cards are dealt when everybody is ready.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = You have entered.
help-event-open = It is open: press *Enter* at its message or use `/tournament enter`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = place { $place } in a tournament

## Refusals

event-refusal-no-event = There is no such tournament.
event-refusal-over = This tournament is over.
event-refusal-not-host = Only { $host } and those who manage the server may do that.
event-refusal-not-open = The tournament has begun: that cannot be changed any more.
event-refusal-not-running = No round is being played.
event-refusal-already-entered = You have entered already.
event-refusal-other-entered = { $name } plays in another entry of this tournament.
event-refusal-not-entered = You have not entered this tournament.
event-refusal-too-late = It is too late to enter this tournament.
event-refusal-full = The tournament is full: { $most } have entered.
event-refusal-barred = You were absent from your last tournament here. You may enter again { $when }.
event-refusal-no-role = This tournament is for members with { $role }.
event-refusal-few-matches = { $least ->
    [one] You need a finished match to enter.
   *[other] You need { $least } finished matches to enter.
}
event-refusal-wrong-size = { $size ->
    [1] Everybody enters alone here.
    [2] Two enter together here: name your partner.
   *[other] { $size } enter together here: name your partners.
}
event-refusal-twice = Name different people, and not yourself.
event-refusal-partner-is-bot = A bot cannot be your partner.
event-refusal-not-asked = You have left this tournament. *I'm back*, under *Standings*, lets you play again where that is possible.
event-refusal-already-accepted = You play in it already.
event-refusal-has-played = This entry has played: its partners stay.
event-refusal-no-such-entry = There is no such entry.
event-refusal-not-away = This entry plays already.
event-refusal-cannot-return = In this tournament nobody can come back.
event-refusal-few-entries = At least { $least } entries are needed. { $count ->
    [0] There are none yet.
    [one] There is one so far.
   *[other] There are { $count } so far.
}
event-refusal-rated-computers = Computers play only in unrated tournaments.
event-refusal-no-such-pairing = There is no such match in the last round.
event-refusal-next-paired = The next round is paired: only results of the last round can be changed.
event-refusal-not-decided = This match is not over yet.
event-refusal-needs-winner = In a knock-out somebody has to win: choose who won, or have the match played again.
event-refusal-own-result = You may not change the result of your own match. Somebody else who manages the server can.
event-refusal-no-reason = Please say why: everybody can read it.
event-refusal-by-post-only = Only rounds by correspondence can get more time.
event-refusal-in-the-past = Choose a time within the next 60 days.
event-refusal-too-many-events = { $most } tournaments run here already.
event-refusal-open-hands = In a tournament nobody shows their cards.
event-refusal-no-format = This game is played in heats only: it has no two sides.
event-refusal-waits = A tournament cannot wait for an absent player. Choose something else under “{ rule-timeout }”.
event-refusal-no-cut = Only Swiss tournaments and round robins can end with a knock-out, of 2, 4 or 8.
event-refusal-role = I may not give { $role }: it stands above mine, or I lack *Manage Roles*. Choose another role, or give it by hand.
event-refusal-role-of-yours = You may not give { $role } yourself: it does not stand below yours, or you lack *Manage Roles*. Choose another role.

closed-event = The tournament has closed this table.
ui-closed-event = The tournament has closed this table. `/tournament standings` shows how the match counts.
closed-withdrawn = No longer in the tournament: { $names }. So the table was closed.
ui-closed-withdrawn = No longer in the tournament: { $names }. So the table was closed. `/tournament standings` shows how the match counts.

## Pictures

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Opponents
ui-picture-won-deals = Deals
ui-picture-cards = Cards
ui-picture-percent = Percent
# $entries: how many are left before the round; 3 for the match for third place.
ui-picture-round = { $entries ->
    [2] Final
    [3] Third place
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Last { $entries }
}
ui-picture-part = Part { $part } of { $parts }
ui-picture-meets = { $first } – { $second }
# $score: the deals of both after a blank, or nothing.
ui-picture-beat = { $first } – { $second }{ $score }, won by { $first }
ui-picture-nobody = { $first } – { $second }, and neither came
ui-picture-passed-on = { $name } goes on without a match
ui-picture-waits = { $name } waits for an opponent
event-parts = Show another part as a picture

## Tables, the final, small Swisses

option-double = double
option-double-about = Whether everybody meets twice, in a round robin
option-third_place = third-place
option-third_place-about = Whether the losers of the semi-finals play for third place
option-final = final
option-final-about = How far the final goes, if it is to be longer than the other matches
option-pause = pause
option-pause-about = The minutes between two live rounds
option-days = days
option-days-about = The days of a round by correspondence
option-channels = channels
option-channels-about = Up to four channels for the tables; without them each table gets a thread
event-double = twice against everybody
event-third = match for third place
# $goal: first to so many deals or points.
event-final-goal = final: { $goal }
event-small-swiss = { $count } entries: in a round robin everybody can meet everybody. Which do you prefer?
ui-button-event-start-robin = Round robin
ui-button-event-start-swiss = Swiss
event-refusal-no-final = Only a knock-out, or a tournament that ends with one, has a final.
event-refusal-no-double = Only in a round robin can everybody meet twice.
event-refusal-no-rounds = Only in Swiss tournaments and heats can the host choose the number of rounds.
event-refusal-tempo = A pause is for live tournaments, and days are for those by correspondence.
event-refusal-pause = The pause between two rounds lasts at most { $most } minutes.
event-refusal-days = A round by correspondence lasts 1 to { $most } days.
event-refusal-channels = Name up to { $most } text channels of this server in which you and I may write, such as #games.
event-refusal-not-swiss = Only a Swiss of at most { $most } entries can become a round robin.
