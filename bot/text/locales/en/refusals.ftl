### Why something is not possible, and what would be. One sentence each; the reader is "you".

## Tables

refusal-no-table = This table does not exist, or not any more: you can open a new one.
refusal-table-closed = This table is closed: you can open a new one.
refusal-stale = The game has moved on since that message: please use the newest one.
refusal-not-seated = Only those who sit at this table can do that.
refusal-already-seated = You already sit at this table: everybody has one seat.
refusal-not-host = Only the host, { $host }, can do that.
refusal-not-moderator = Only people who moderate this server can do that.
refusal-not-invited = You are not invited to this table: the people at it can invite you.
refusal-already-invited = { $name } is already invited: now it is up to them.
refusal-not-asked-again = { $name } has declined or left this table and is not asked again; they can still join by themselves.
refusal-table-full = All { $players } seats are taken: you can wait for one to become free, or open another table.
refusal-table-not-full = { $missing ->
    [one] One of { $players } players is still missing: invite somebody, or add a computer.
   *[other] { $missing } of { $players } players are still missing: invite people, or add computers.
}
refusal-not-shuffled = { $others ->
    [0] The seats have changed, so { $name } has to press *Shuffle* or use `/briscola shuffle` before the start.
    [one] The seats have changed, so { $name } and one more player have to press *Shuffle* or use `/briscola shuffle` before the start.
   *[other] The seats have changed, so { $name } and { $others } more players have to press *Shuffle* or use `/briscola shuffle` before the start.
}
refusal-already-shuffled = You have shuffled already. Once is enough until the seats change.
refusal-no-computer = No computer sits at this table.
refusal-no-such-member = That person does not sit at this table.
refusal-remove-yourself = You cannot remove yourself. Leave the table instead.
refusal-not-in-lobby = The match has begun. You can do that again before a rematch.
refusal-not-playing = No match is running: you can do that once the host has started one.
refusal-not-finished = The match is still running: a rematch is possible when it is over.
refusal-wrong-order = That order does not fit: name everybody at the table once.
refusal-too-many-members = { $members } sit at the table, too many for { $players } players: somebody has to leave first.
refusal-claim-hidden = { $rated ->
    [yes] In a rated match the points are hidden, and a claim would tell them: let a deal end as soon as it is decided, or play unrated.
   *[no] Where the points are hidden nobody can claim a deal, for that would tell them: show everybody at least their own points, or let a deal end as soon as it is decided.
}
refusal-resign-two-sides = Giving up is possible only where two sides play; you can leave, and a computer plays your seat.
refusal-not-your-side = Only the people of your own side can answer that.
refusal-nothing-to-answer = Nobody is waiting for your answer to that any more.
refusal-already-agreed = You have already agreed: now it is up to the others.
refusal-no-free-seat = That seat is not free: nobody has left it or is looking for a substitute; you can watch.
refusal-seat-taken-over = Somebody else has taken over that seat; you can watch, or join the next match.
refusal-not-absent = Whoever sits there is playing. You can look for a substitute for yourself or for somebody absent.
refusal-already-called = I am asking around already: the first to come takes the seat.
refusal-no-call = You are not looking for anybody for that seat.
refusal-held-another-seat = You have seen other cards of this match, so only your old seat is open to you; you can watch, or join the next match.
refusal-hints-allowed = Hints are allowed in this match already: ask with `/briscola hint`.
refusal-wait-rated = You left a rated match: rated tables are open to you again { $when }, all others at any time.
refusal-other-waits = { $name } left a rated match and may play rated ones again { $when }: wait, or play unrated.
refusal-cap-person = { $cap ->
    [one] You already sit at a table, and one is allowed: leave it or finish it first.
   *[other] You already sit at { $cap } tables, as many as are allowed: leave or finish one first.
}
refusal-cap-channel = { $cap ->
    [one] This channel already has a table, and one is allowed: try another channel, or join it.
   *[other] This channel already has { $cap } tables, as many as are allowed: try another channel, or join one.
}
refusal-cap-server = { $cap ->
    [one] This server already has a table, and one is allowed: you can join it, or wait.
   *[other] This server already has { $cap } tables, as many as are allowed: you can join one, or wait.
}
refusal-too-many-tables = You have opened many tables just now: the next one is possible { $when }.
refusal-too-many-arrivals = You have come and gone a lot just now: you can sit down again { $when }.
refusal-too-many-invitations = You have asked many people just now: the next invitation is possible { $when }.
refusal-too-many-changes = You have changed a lot at once: the next change is possible { $when }.
refusal-too-many-proposals = You have proposed a lot just now: the next proposal is possible { $when }.
refusal-too-many-signals = You have made many gestures just now: the next one is possible { $when }.
refusal-channel-not-allowed = Tables cannot be opened in this channel: try one where this server allows them.
refusal-alone-here = In a direct message you play alone against computers, unrated. Open a table on a server to play with people.
refusal-on-board = The deal of the day is played to its end, alone. You can leave it open and come back until it closes.

## The game

illegal-not-your-turn = { $player ->
    [none] It is not your turn: wait until you are asked for a card.
   *[other] It is not your turn: { $player } is to play.
}
illegal-not-in-hand = { $card ->
    [none] You do not hold that card: choose one of yours.
   *[other] You do not hold { $card }: choose one of your cards.
}
illegal-no-deal = No cards are dealt right now: wait for the next deal.
illegal-match-over = This match is over: you can ask for a rematch.
illegal-deal-running = The deal is still being played: the next one follows by itself.
illegal-wrong-deck = This pack does not fit the game: nothing was dealt.
illegal-no-such-seat = There is no such seat at this table.

## Options that make no game

impossible-unknown-option = There is no option “{ $option }”: choose one that is offered.
impossible-wrong-value = “{ $value }” is not possible for “{ $option }”: choose { $allowed }.
allowed-number = a whole number

## Saving

store-unavailable = I cannot save anything right now, so nothing was changed: please try again in a moment.
store-error = That could not be saved, and nothing was changed: please try again.
store-counts = That counts and is saved. I just cannot show it yet: press *My cards* in a moment.

## Permissions in a channel

permission-missing = { $count ->
    [one] Missing here is { $permissions }.
   *[other] Missing here are { $permissions }.
}
permission-quoted = “{ $name }”
permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-attach = Attach Files
permission-create = Create Public Threads
