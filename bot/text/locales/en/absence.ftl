# Absence, substitutes, hints by agreement, the match clock.

ui-away = { $player } is away: { $computer } plays until they are back.
ui-left = { $player } has left the match: { $computer } plays on, and whoever likes may take the seat.
ui-table-waits = Nobody is here: the table waits. It closes { $when } unless a player comes back.
ui-sought = { $own ->
    [yes] { $player } has to go and is looking for a substitute.
   *[no] Somebody is wanted in the seat of { $player }, who is absent.
}
ui-call = Whoever presses first plays on in that seat: { $game }. { $score }
ui-call-invited = This table is by invitation: its players have to invite you first.
ui-call-rated = The match is rated: a substitute can gain rating and lose none.
ui-leaving-rated = This match is rated: whoever leaves or gives the seat away loses it, and waits a few minutes before the next rated table. Unrated ones are always open.
ui-match-clock = ⏱️ Left for the match: { $clocks }
ui-hints-allowed = 💡 Hints are allowed, by agreement: the match is not rated.
ui-vote-hints = { $names } would allow hints for everybody{ $rated ->
    [yes] ; the match would not be rated any more
   *[no] { "" }
}. Does everybody agree?

ui-button-substitute-for = Play on for { $player }
ui-button-seek = Find a substitute
ui-button-seek-for = Find somebody for { $player }
ui-button-stay = I'll stay
ui-button-allow-hints = Allow hints
ui-button-no-hints = No hints

say-done-callsubstitute = Somebody is being looked for. Whoever comes first takes the seat; until then everything stays as it is.
say-done-dropcall = Nobody is being looked for any more.
say-done-allowhints = You would allow hints. They are allowed once everybody agrees, and the match is not rated then.
say-done-refusehints = You play without hints.
say-left-rated = You have left a rated match, and may come back with *I'm back* as long as your seat is free. Rated tables are open to you again { $when }, all others at any time.
