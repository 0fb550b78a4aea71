# Absence, substitutes, hints by agreement, the match clock.

ui-away = { $player } is away: { $computer } plays for them until they are back.
ui-left = { $player } has left the match. { $computer } plays on, and anybody may take the seat.
ui-withdrawn = { $player } is no longer in the tournament. { $computer } plays on.
ui-table-waits = Nobody is here: the table waits. It closes { $when } unless a player comes back.
ui-sought = { $own ->
    [yes] { $player } has to go and is looking for a substitute.
   *[no] { $player } is away. Who takes the seat?
}
ui-call = The first to press takes over that seat: { $game }. { $score }
ui-call-invited = This table is by invitation: its players have to invite you first.
ui-call-rated = The match is rated: a substitute can gain rating and lose none.
ui-leaving-rated = This match is rated. If you leave or give up your seat, you lose it and wait a few minutes before your next rated table. Other tables stay open to you.
ui-match-clock = ⏱️ Left for the match: { $clocks }
ui-hints-allowed = 💡 Hints are allowed, by agreement: the match is not rated.
ui-vote-hints = { $names } would like to allow hints for everybody{ $rated ->
    [yes] ; the match would then no longer be rated
   *[no] { "" }
}. Does everybody agree?

ui-button-substitute-for = Play on for { $player }
ui-button-seek = Find a substitute
ui-button-seek-for = Find somebody for { $player }
ui-button-stay = I'll stay
ui-button-allow-hints = Allow hints
ui-button-no-hints = No hints

say-done-callsubstitute = I am asking around. The first to come takes your seat; until then you play on.
say-done-dropcall = I have stopped asking around.
say-done-allowhints = You have proposed hints. Once everybody agrees they are allowed, and the match is no longer rated.
say-done-refusehints = You play without hints.
say-left-rated = You have left a rated match, and may come back with *I'm back* as long as your seat is free. Rated tables are open to you again { $when }, all others at any time.
