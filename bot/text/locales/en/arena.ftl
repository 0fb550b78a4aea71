### Arenas.

choice-format-arena = Arena: whoever waits gets an opponent
option-minutes = minutes
option-minutes-about = How long an arena lasts; 60 if you leave it out
event-format-arena = Arena
event-minutes = { $count } minutes

## The message

event-arena-until = The arena ends { $when }. When your table opens, press *Ready* within a minute.
event-arena-over = Time is up. Matches that are still being played do not count.
event-arena-waits = Waiting: { $names }
event-arena-paused = Taking a break: { $names }
event-arena-computers = Computers only play people, not each other.
event-table-heading-match = { $title } · match { $table }
ui-closed-arena = The tournament has closed this table. If you missed it, you are taking a break: *Next* gets you a match.
ui-button-arena-next = Next
ui-button-arena-pause = Pause

## Answers

event-entered-arena = You have entered **{ $title }**. You get a match as soon as somebody is free.
event-next = You get the next match as soon as somebody is free.
event-paused = You get no new match until you press *Next*.
event-paused-later = Your match goes on. You get no other one until you press *Next*.
event-my-match-waits = You are waiting for an opponent. I will mention you at your table.
event-my-match-paused = You are taking a break. *Next* gets you a match.
event-verify-right-arena = The seed fits its commitment, and every pairing of the arena follows from it.

## Refusals

event-refusal-arena-is-live = An arena is played live.
event-refusal-arena-length = An arena lasts from { $least } to { $most } minutes.
event-refusal-arena-minutes = Only an arena has a length in minutes.
event-refusal-plays-on = In an arena a match can be played again only while both wait for an opponent.
