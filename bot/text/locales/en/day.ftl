### The deal of the day: the same deal for everybody, against the same computers.

command-day = day
command-day-about = The deal of the day: the same cards for everybody
command-day-play = play
command-day-play-about = Play the deal of the day alone against computers, or see what came of it
option-day = day
option-day-about = Which day's deal; the one that is open if you leave it out
command-day-board = board
command-day-board-about = The week of the deal of the day: here, overall, by server, and your own
# /briscola-admin day
command-admin-day = day
command-admin-day-about = A quiet message about each deal of the day that has closed; off unless you choose it
option-compare = compare
option-compare-about = Whether other servers see this server's name and result of the week

## The deal

# $date: a day with its weekday.
day-heading = Deal of the day · { $date }
day-about = You play one deal alone against experts, without a clock and only once. Everybody gets the same cards, and whoever plays the same gets the same answers.
day-open-until = It is open until { $when }. You can stop and go on until then.
day-not-ranked = Your attempt will not be ranked: for that your account must be 30 days old, and you need three finished matches.
day-changed = An update has changed the computers since this deal was opened. What you finish now is not ranked, and the deal has no par.
day-no-par = No par: an update changed the computers while this deal was open. Only what was finished before that is ranked.
day-begin = Begin
day-go-on = Go on
# $points and $score are numbers; $score has a sign.
day-result = You made **{ $points }** card points.
day-result-auction = Game points: **{ $score }**. Card points: { $points }.
day-sealed = Everything else is sealed until { $when }.
day-percent = { $percent }%
day-place = Place **{ $place }** of { $size } · **{ $percent }** of the match points
day-place-unranked = Unranked, it would have been place { $place } of { $size } · { $percent } of the match points
day-no-field = There was nobody to compare it with.
day-unfinished = You did not finish this deal.
day-not-played = You have not played this deal.
# $results: levels of computers with their points.
day-par = Par in points: { $results }
day-best-here = Best here
day-best-all = Best overall
day-best-servers = Best servers
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = No ranked attempt was finished.
day-message = The deal has closed. Look at what your cards cost, or at the best replay.

## Buttons

ui-button-day = Deal of the day
day-review = My review
day-best-replay = Best replay

## The standings

day-standings = Deal of the day: the week
day-week = { $first } to { $last }
day-week-how = -# A week counts the best five of seven days, a season the mean of all days once there are at least twenty. A server's result is the mean of its five best people.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = No ranked deal of this week has closed yet.
day-own-week = You this week: { $percent }
day-own-season = You this season: { $percent }

## Proof

day-proof-about = The pack follows from the key of the day and from the anchor, the id of the interaction that opened the day's first attempt. The keys of a year were committed to before its first day.
day-anchor = Anchor: `{ $anchor }`
day-no-anchor = Nobody has begun this deal, so there is no anchor yet.
day-key = Key: `{ $digits }`
day-proof-file = What proves the pack of this deal. `docs/fair.py` checks it.
day-record-sealed = The deal of the day is sealed until { $when }.

## Sharing

day-shared = **{ $name }** has played the deal of the day of { $date }.

## What cannot be done

day-none = There is no deal of that day.
day-not-yet-open = That deal is not open yet.
day-over = That deal has closed.
day-share-nothing = Finish the deal first.
day-share-again = You have shared this deal here already.
day-nothing-to-show = There is nothing to show of that deal.
day-table-closed = Your table of this deal was closed.

## /briscola-admin day

admin-day-on = A message about each closed deal of the day is posted in { $channel } from { $time } ({ $zone }). It mentions nobody.
admin-day-off = No message about the deal of the day is posted on this server.
admin-day-compared = Other servers see this server's name and result of the week.
admin-day-not-compared = Other servers do not see this server's name.
