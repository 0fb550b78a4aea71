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
refusal-match-over = The match is over. You can do that again after *Rematch*.
refusal-not-playing = No match is running: you can do that once the host has started one.
refusal-not-finished = The match is still running: a rematch is possible when it is over.
refusal-wrong-order = That order does not fit: name everybody at the table once.
refusal-too-many-members = { $members } sit at the table, too many for { $players } players: somebody has to leave first.
refusal-claim-hidden = { $rated ->
    [yes] In a rated match the points are hidden, and a claim would give them away: let a deal end as soon as it is decided, or play unrated.
   *[no] Where the points are hidden nobody can claim a deal, for that would give them away: show everybody at least their own points, or let a deal end as soon as it is decided.
}
refusal-hands-face-up = In this game all hands lie face up. To play with hidden hands, choose another game.
refusal-resign-two-sides = Giving up is possible only where two sides play; you can leave, and a computer takes your seat.
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

## Following suit, exchanges, claims

illegal-follow-suit = You can follow suit, so you must: choose one of your { $suit }.
illegal-head-trick = You can beat the trick in { $suit }, so you must: choose a higher one.
illegal-seat-out = You are out of this match: the other two finish it.
illegal-not-in-this-game = This table plays without that: its rules say what you can do.
illegal-not-now = That is not possible yet: wait until a card has been played.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] You can exchange the turn-up only until the first trick is complete.
   *[other] You can exchange the turn-up only after you win a trick, before you lead, and while it is still there.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] You need the two of trumps to exchange the turn-up.
   *[other] You need the seven of trumps to exchange a high turn-up, or the two to exchange a low one.
}
illegal-no-conquista = For the conquista you need the ace, the { $ten } and the king of trumps together.
illegal-claim-too-early = You can claim once the first trick is complete.
illegal-claim-not-reached = You can claim the deal once your side has 61 points in completed tricks.
illegal-denounce-opponent = You can only denounce an opponent.

## Auctions and calls

illegal-not-your-turn-auction = { $player ->
    [none] It is not your turn: wait a moment.
   *[other] It is not your turn: wait for { $player }.
}
illegal-bid-first = The auction is still running: bid or pass before you play a card.
illegal-bid-too-low = { $standing ->
    [none] That is too low: bid more, or pass.
   *[other] That does not beat the last bid, { $standing }: bid more, or pass.
}
illegal-wrong-bid = { $floor ->
    [none] That bid is not possible now: choose one of those offered, or pass.
   *[other] Bids run from { $floor } to 120 points: choose one of those offered, or pass.
}
illegal-no-auction = There is no auction now: you can bid only after the deal, before the call.
illegal-call-first = First the declarer calls, then cards are played.
illegal-no-call-due = There is nothing to call now: the winner of the auction calls before the first card.
illegal-wrong-call = Your bid does not allow that call: choose one of those offered.
illegal-blind-not-allowed = You must name a suit here: it can stay unnamed only for a two, after a high bid, where the table allows it.
illegal-no-suit-due = There is no suit to name now: that comes only after a blind first trick.
illegal-name-suit-first = First the declarer names the suit, then play goes on.

## Conceding a deal

illegal-not-decided = This deal is still open. You can concede it once it is lost.
illegal-not-lost = Your side has won this deal already. Only the other side can concede it.
illegal-no-concession = Nobody has asked you whether to concede this deal.
illegal-concession-due = { $player ->
    [none] A partner is asked whether to concede: play goes on after that.
   *[other] { $player } is asked whether to concede: play goes on after that.
}
illegal-concession-refused = Your partner would rather play on. You can ask again after this trick.

## Talk between partners

illegal-answer-due = { $player ->
    [none] Wait: a question must be answered first.
   *[other] Wait: { $player } must answer a question first.
}
illegal-no-answer-due = There is no question to answer.
illegal-not-asked = { $player ->
    [none] That question is not for you.
   *[other] That question is for { $player }, not for you.
}
illegal-untrue-answer = Your answer must be true: choose the one that fits your cards.
illegal-silence = { $trick ->
    [none] Nobody may talk yet.
   *[other] Nobody may talk yet: talk starts with trick { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] This table has no sign for that card: choose one of those offered.
   *[other] This table has no sign for { $card }: choose one of those offered.
}
illegal-not-a-partner = You can do that only with a partner: choose one.
illegal-not-an-opponent = You can only watch an opponent: choose one.
illegal-watched-already = You are already watching somebody: choose again in the next trick.
illegal-leader-asks = { $player ->
    [none] Only the player who leads may ask questions and give orders, before leading.
   *[other] Only { $player }, who leads this trick, may ask questions and give orders, before leading.
}
illegal-rais-asks = { $player ->
    [none] Only the rais of a team may do that: the others only answer.
   *[other] Only your rais, { $player }, may do that: you only answer.
}
illegal-asked-enough = { $cap ->
    [none] That is enough questions for this trick.
    [0] This table allows no questions.
    [one] You have asked your question for this trick: ask again in the next one.
   *[other] You have asked your { $cap } questions for this trick: ask again in the next one.
}
illegal-ordered-enough = { $cap ->
    [none] That is enough orders for this trick.
    [0] This table allows no orders.
    [one] You have given this partner your order for this trick: give another in the next one.
   *[other] You have given this partner your { $cap } orders for this trick: give more in the next one.
}
illegal-partner-has-played = That partner has already played: try again in the next trick.
illegal-wrong-question = Name a suit only when you ask about heading the trick, and never trumps.
illegal-look-too-early = You can look at a partner's hand once the stock is gone.
illegal-looked-already = You have already looked at a partner's hand: you can look once in a deal.
illegal-ordered-otherwise = You can obey the order, so you must: choose one of the cards offered.
talk-old-question = That question is closed: the newest message shows the open one.
talk-not-held = You can only signal a card that you hold: choose one of those offered.
talk-not-here = { $tried ->
    [signal] Nobody makes signs at this table.
    [watch] At this table there is nobody to watch.
    [look] Nobody looks at a partner's hand at this table.
    [answer] Nobody asks questions at this table.
   *[other] Nobody asks questions or gives orders at this table.
} { $allowed }
talk-here-alone = Here everybody plays alone, without a partner.
talk-here-signals-private = Here only partners see a sign: there is nothing to catch.
talk-here-signals-public = Here everybody sees every sign.
talk-partners-only = { $tried ->
    [ask] You can only ask a partner
    [order] You can only give orders to a partner
   *[look] You can only look at a partner's hand
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Your partner's signs reach you anyway: you
   *[no] You
} can only watch an opponent: { $players }.
talk-led-already = You have already led: you can ask questions and give orders again before your next lead.
talk-election = The teams are still electing their rais: talk begins with trick { $trick }.
talk-here-off = Here nobody talks.
talk-here-signals = Here partners make signs, with `/signal`.
talk-here-conversation = The player who leads may first ask questions and give orders here, with `/partner ask` and `/partner order`.
talk-here-rais = The rais of each team may ask questions and give orders here, with `/rais`.
talk-here-free = Everybody may talk freely here, without commands.

## The rais and gestures

refusal-no-rais = Nobody is elected at this table: only games with a rais have captains.
refusal-no-election = There is no election now: teams elect their captains before the first deal.
refusal-vote-own-team = You can only vote for somebody in your own team.
refusal-no-own-gestures = This table has its gestures: choose “the host's own” in the options first.
refusal-no-such-sign = No gesture is needed for that: choose one of those offered.
refusal-gesture-too-long = That is too long: describe the gesture in { $cap } characters at most.

## Tournaments and the deal of the day

refusal-at-event = At a table of a tournament that is decided by the tournament: use its message.
refusal-withdrawn = You have left the tournament, so a computer plays this match to its end.
refusal-already-ready = You are ready already.
refusal-predictions-closed = Predictions for this match are closed.
refusal-predicts-own-match = You play in this match yourself. Predictions are for those who look on.
refusal-at-boards = Other tables play the same cards: nobody can give these deals up.

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
quoted = “{ $name }”
permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-attach = Attach Files
permission-create = Create Public Threads
