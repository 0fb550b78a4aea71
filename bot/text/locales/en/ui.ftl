# Labels and headings of messages.

## The game

ui-clock-off = no turn clock
ui-clock = { $post ->
    [yes] by correspondence: { $span } a turn
   *[no] { $span } a turn
}
ui-rated = rated
ui-differences = House rules: { $what }
ui-level-novice = novice
ui-level-player = good player
ui-level-expert = expert
ui-level-maestro = maestro
ui-level-1 = beginner
ui-level-2 = learner
ui-level-3 = casual player
ui-level-4 = regular
ui-level-5 = practised player
ui-level-6 = skilled player
ui-level-7 = club player
ui-level-8 = strong player
ui-level-9 = champion
ui-level-10 = maestro
# A level by its number and its word.
ui-level-numbered = { $number } · { $word }
ui-level-hint = Add a computer…
ui-level-other = { $player }: another level…
# A personality of computers in a menu, and the sentence about it.
ui-personality-hint = Computer's character…
ui-personality-none = No particular character
ui-personality-level = A level for { $player }…
personality-pina = Pina · saves her trumps
personality-pina-about = Pina saves her trumps: she would sooner let a trick go than spend one.
personality-rosina = Rosina · plays her courts first
personality-rosina-about = Rosina plays her courts first: they never stay long in her hand.
personality-peppino = Peppino · fights for every point
personality-peppino-about = Peppino fights for every point: for two of them he may spend a trump.
personality-mimi = Mimì · plays it safe
personality-mimi-about = Mimì plays it safe: his points come out when nobody can take them any more.
personality-gege = Gegè · leads high
personality-gege-about = Gegè leads high: he likes to open a trick with points and see who dares.

## The lobby

ui-host = host
ui-team = team { $number }
ui-seating-random-note = Teams and seats are drawn at the start.
ui-seating-host-note = The host makes the teams.
ui-seating-join-order-note = Teams follow the order of joining.
ui-invited = Invited: { $names }
ui-invite-hint = Invite somebody…
ui-invitation = { $person }, { $host } invites you to a table: { $game }.
ui-rematch-call = { $person }, { $host } would like another match: { $game }.
ui-thread-title = Briscola with { $host }

## Buttons

ui-button-join = Join
ui-button-leave = Leave
ui-button-start = Start
ui-button-options = Options
ui-button-rules = Rules
ui-button-add = + Computer
ui-button-drop = − Computer
ui-button-shuffle = Shuffle
ui-button-accept = Accept
ui-button-decline = Decline
ui-button-close = Close the table
ui-button-hand = My cards
ui-button-last = Last trick
ui-button-score = Score
ui-button-more = More…
ui-button-back = I'm back
ui-button-resign = Resign
ui-button-end = End the table
ui-button-agree-end = Agree: end it
ui-button-agree-resign = Agree: resign
ui-button-keep-playing = Play on
ui-button-rematch = Rematch
ui-button-replay = Replay
ui-button-replay-words = In words
ui-button-replay-deal = Deal { $deal }
ui-button-review = Review
ui-button-review-deals = Deal by deal
ui-button-to-lobby = Back

## The options of a lobby

ui-options-title = Options
ui-options-help = Choose an option, then its value. Each choice takes effect at once.
ui-remove-hint = Remove a player…
ui-team-hint = Team 1: choose { $count }

## The table

ui-deal-trick = Deal { $deal } · trick { $trick }
ui-turn = { $player } is to play.
ui-turn-until = { $player } is to play. Time ends { $when }.
ui-turn-nobody = It is nobody's turn.
ui-trick-taken = **{ $player }** takes the trick{ $points ->
    [none] {"."}
    [0] {", worth nothing."}
    [one] : { $points } point.
   *[other] : { $points } points.
}
ui-vote-end = { $names } would like to end the table. Does everybody agree?
ui-vote-resign = { $names } would like to resign. Does the whole side agree?
ui-warning = { $player }, it is your turn: your time ends { $when }.
ui-warning-you = ⏳ It is your turn: your time ends { $when }.
ui-post-turn = It is your turn: { $game }, with { $players }, in { $place }. Your time ends { $when }.
ui-post-reminder = Still your turn: { $game }, with { $players }, in { $place }. Your time ends { $when }.
ui-post-help = In correspondence games I tell you once when it is your turn, and remind you once. `/briscola-me preferences` turns that off or sets quiet hours; `/briscola-me holiday` stops your clocks.
ui-post-match = { $game }, with { $players }, in { $place }.
ui-post-waits = Your time ran out. The table waits for you until { $when }. Press *I'm back* to go on.
ui-holiday = { $player } is on holiday until { $when }. Their turns wait.
ui-finished = The match is over. The result stands below.
ui-moved = { $game }: the table has moved down, to its newest message.
ui-closed = The table is closed.
ui-closed-agreed = The table was ended by its players.
ui-closed-host = The host has closed the table.
ui-closed-moderator = A moderator has ended the table.
ui-closed-abandoned = Everybody has left: the table is closed.
ui-closed-idle = Nothing happened for a while: the table is closed.
ui-closed-removed = The server has removed the bot: the table is closed.

## Results

ui-deal-over = Deal { $deal } is over
ui-deal-broken-off = Deal { $deal } was not played to the end
ui-match-over = The match is over
ui-deal-line = Deal { $deal }:
ui-deal-drawn = drawn
ui-no-deals = No deal was played to its end.

## Hands

ui-hand-title = Your cards · { $game } · deal { $deal }
ui-hand-lobby = { $game }: the match has not begun. Your cards come with it.
ui-hand-onlooker = { $game }: you have no seat in this match.
read-again = To hear how it goes on, use `/briscola read` again.
ui-hand-out = { $game }: you dropped out of this match; the other two play it to its end.
ui-hand-over = { $game }: the match is over.
ui-hand-result = The whole result is in { $place }, with what you can do next.
ui-hand-away = { $player } plays for you, because your time ran out. Press *I'm back* to go on yourself.
ui-hand-left = { $player } plays for you, because you left. Press *I'm back* to take your seat again.
ui-hand-withdrawn = { $player } plays your cards to the end, because you left the tournament.
ui-hand-waits = The table waits for you. Press *I'm back* to go on.
ui-hand-marked = ✔ Press the marked card again to play it, or another card to mark that one.
ui-your-turn = **It is your turn.**
ui-your-turn-until = **It is your turn.** Your time ends { $when }.
ui-you-lead = You lead the trick.
ui-not-your-turn = It is not your turn.
ui-hand-cards = Your cards: { $cards }
ui-hand-until = Up to date until { $when }. After that, press *My cards*.
ui-hand-until-day = Up to date until { $when }. After that, go on with `/puzzle day play`.
ui-hand-elsewhere = You play in { $place }. To play here instead, use `/briscola hand`.
ui-hand-same-channel = You play from another message here, which only you can see.
ui-hand-further-down = Your cards are further down.
ui-hand-empty = You have no cards left.
ui-welcome = { $game }, in { $place }: I'll send your cards here. *My cards* at the table shows them too.
ui-dm-closed = I cannot send you direct messages, so your cards come at the table: press *My cards* there, or use `/briscola hand`.
ui-dm-later = I cannot send you a direct message right now. Your cards are at the table: press *My cards* there, or use `/briscola hand`.
ui-more = What would you like to do?
ui-more-nothing = There is nothing for you to do at this table right now.
ui-which-table = Which table do you mean?
ui-table-named = { $game }: { $names } · { $table }

## Words on pictures

ui-picture-title = Deal { $deal } · trick { $trick } of { $tricks }
ui-picture-letter = { $letter }: { $rank }
ui-picture-sheet = Deal { $deal } · all tricks
ui-picture-leads = led the trick
ui-picture-takes = took the trick
ui-picture-trump = Trump: { $suit }
ui-picture-seat = Player { $number }
ui-picture-auction = Deal { $deal } · the auction
ui-picture-hand = Your cards
ui-picture-turn = to play
ui-picture-dealer = D
ui-picture-last = The last hand: no stock is left
ui-picture-bid = To beat: { $bid }
ui-picture-called = Called: { $cards }
ui-picture-declared = Bid: { $bid }
ui-picture-passed = pass
ui-picture-declarer = declarer
ui-picture-partner = partner
ui-picture-rais = rais
ui-picture-points = Points
ui-picture-counts = Counts
ui-picture-match = Match
ui-picture-deals = Deal by deal
ui-picture-matches = Matches
ui-picture-wins = Won
ui-picture-rating = Rating
ui-picture-season-points = Points
ui-picture-season-rating = Rating
ui-picture-season-wins = Won
ui-picture-form = Form
ui-picture-ratings = Rating after the latest { $count } rated matches: { $game }
ui-picture-rose = rose or stayed
ui-picture-fell = fell
ui-picture-values = { $note }. The latest { $count }, in order: { $values }.
ui-picture-bounds = Lowest: { $lowest }, highest: { $highest }.
ui-picture-season-start = a season began
ui-picture-seasons = A line across marks where a season began: before match { $numbers }.
ui-picture-plot = Card points in the latest { $count } matches { $here ->
    [yes] on this server
   *[no] { "" }
}
ui-picture-won = won
ui-picture-lost = lost
ui-picture-along = from the oldest to the latest
ui-picture-free = free
ui-picture-level = level { $number }
ui-picture-line = { $side }: { $figures }.

## Answers

say-apology = Something went wrong on my side. What you see is all that has changed; please try again.
say-discord-refused = Discord did not accept that. I may lack a permission in this channel.
say-unknown-button = That button no longer works. `/briscola table` shows the table anew.
say-old-command = This form of the command is out of date. Discord will show the new one in a moment; please try again.
say-press-again = That took me too long. Please press it once more.
say-opened = The table is open.
say-opened-thread = The table is open in { $place }.
say-no-thread = I may not make threads here, so the table stands in the channel.
say-shared = Your result is in the channel.
say-table-elsewhere = That table stands in { $place }.
say-table-direct = The table is in your direct messages with me.
say-not-invited = I have not been invited to this server. Play with me in our direct messages, or ask an admin to invite me.
say-hand-replaced = These cards are out of date: yours are in a newer message.
say-played = You played: { $card }.
say-invite-bot = Bots do not play here. Add a computer instead.
say-done-join = You have a seat at the table.
say-done-leave = You have left the table.
say-done-shuffle = You have shuffled too.
say-done-invite = The invitation is out.
say-done-decline = Declined. Maybe next time!
say-done-addcomputer = { $player } is at the table: { $level }.
say-done-removecomputer = A computer has left.
say-done-remove = They have left the table.
say-done-arrange = The teams are made.
say-done-change = Done: the options are changed.
say-done-start = The match begins.
say-given-up = The match is given up.
say-done-resign = You have proposed to resign. The match is given up once your whole side agrees.
say-done-refuseresign = You play on.
say-done-end = You have proposed to end the table. It ends once everybody agrees.
say-done-refuseend = You play on.
say-done-endbymoderator = The table is closed.
say-done-substitute = The seat is yours.
say-done-rematch = The lobby for another match is open.
