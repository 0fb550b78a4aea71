# Commands: names, descriptions, options, choices; and what only commands say.
#
# Discord's limits: names 1 to 32 characters, small letters, digits, - and _; descriptions and choices 100.

## The game

command-briscola = briscola
command-briscola-about = Tables, matches and cards of Briscola
command-new = new
command-new-about = Open a table here: others join, computers fill the empty places
command-join = join
command-join-about = Sit down at a table, accept an invitation, or take your own seat back
command-leave = leave
command-leave-about = Leave the table or decline an invitation; in a match a computer takes your seat
command-start = start
command-start-about = Begin the match, as the host
command-shuffle = shuffle
command-shuffle-about = Add your own random number to the shuffle before the match
command-computer = computer
command-computer-about = Give an empty place to a computer, or send one away, as the host
command-invite = invite
command-invite-about = Ask somebody to your table; they accept or decline
command-remove = remove
command-remove-about = Send somebody out of the lobby, as the host
command-seats = seats
command-seats-about = Decide who sits where, and so who plays with whom, as the host
command-options = options
command-options-about = See what a table plays, or change one option before the match, as the host
command-table = table
command-table-about = Post the table again at the bottom of the channel
command-rematch = rematch
command-rematch-about = Another match at the same table, once this one is over
command-end = end
command-end-about = Close the table: in a match everybody at it has to agree
command-substitute = substitute
command-substitute-about = Play on for somebody; at your own table: look for somebody to play on for you
command-resign = resign
command-resign-about = Give the match up for your side, once all people on it agree
command-hand = hand
command-hand-about = See your cards; nobody else does
command-play = play
command-play-about = Play a card by its name
command-last = last
command-last-about = See the last trick again, if the table allows it
command-score = score
command-score-about = See the points and the score, as far as the table shows them
command-rules = rules
command-rules-about = Read the rules of the game, with the options of a table
command-read = read
command-read-about = The table, your hand or the last trick as text, for screen readers
command-record = record
command-record-about = Download a finished match as a file that any program can read
command-verify = verify
command-verify-about = Prove that the cards of a finished match were shuffled fairly

## Scores

command-leaderboard = leaderboard
command-leaderboard-about = Who plays best, here or everywhere
command-seasons = seasons
command-seasons-about = How long a season lasts, and in which time zone it begins
command-stats = stats
command-stats-about = The figures of a player: matches, wins, points, rating
command-history = history
command-history-about = The latest matches of a player

## About yourself

command-preferences = preferences
command-preferences-about = Your language, where your cards are sent, and how they look
command-holiday = holiday
command-holiday-about = Go on holiday until a day that you name: your turns by correspondence wait
command-privacy = privacy
command-privacy-about = What is stored about you
command-export = export
command-export-about = Everything that is stored about you, as a file
command-delete = delete
command-delete-about = Be forgotten: your name, your ratings and your preferences are deleted

## Running a server

command-briscola-move = briscola-move
command-briscola-move-about = Special moves: bid, call, exchange, claim
command-briscola-me = briscola-me
command-briscola-me-about = Your matches, figures, preferences and data
command-partner = partner
command-partner-about = Talk to your partner
command-match = match
command-match-about = Your finished matches
command-briscola-admin = briscola-admin
command-briscola-admin-about = What the game may do on this server
command-channels = channels
command-channels-about = In which channels tables may be opened
command-limits = limits
command-limits-about = How many tables may be open at once; 0 brings the usual limit back
command-language = language
command-language-about = The language of tables that everybody sees
command-hands = hands
command-hands-about = Where players get their cards, unless they chose otherwise
command-tables = tables
command-tables-about = The tables that are open on this server
command-status = status
command-status-about = What I may do here, what runs, and what is set
# /briscola-admin tricks
command-admin-tricks = tricks
command-admin-tricks-about = How new tables show finished tricks
# /briscola-admin end
command-admin-end = end
command-admin-end-about = Close a table at once

## Options

option-game = game
option-game-about = Which game
option-players = players
option-players-about = How many play
option-teams = teams
option-teams-about = Who plays with whom
option-seating = seating
option-seating-about = How people come to their seats, and so to their partners
option-target = target
option-target-about = How many deals win the match: 2 is best of three
option-tie = tie
option-tie-about = What happens when a deal is drawn, 60 to 60
option-pack = pack
option-pack-about = Which cards lie on the table
option-clock = clock
option-clock-about = How long each turn may take
option-access = access
option-access-about = Who may sit down
option-tricks = tricks
option-tricks-about = How finished tricks are shown
option-rated = rated
option-rated-about = Whether the match counts for the ratings (people only; the points stay hidden)
option-thread = thread
option-thread-about = Whether the table gets a thread of its own
option-table = table
option-table-about = Which table, where several are open
option-any_table = table
option-any_table-about = Which table of this server
option-computers = what
option-computers-about = Add one, or send the last one away
option-level = level
option-level-about = How well it plays
option-personality = character
option-personality-about = How it likes to play
option-person = person
option-person-about = Who
option-order = seats
option-order-about = Who sits with whom, or the names in the order of play
option-option = option
option-option-about = What to change
option-value = value
option-value-about = The new value
option-answer = answer
option-answer-about = Agree, or keep playing
option-ending = how
option-ending-about = Agree, keep playing, or close at once (moderators)
option-absentee = for
option-absentee-about = Who is absent, or looks for a substitute
option-search = search
option-search-about = Look for somebody, or stop looking
option-agreement = agreement
option-agreement-about = Agree that everybody may ask for hints, or not
option-card = card
option-card-about = One of your cards
option-what = what
option-what-about = What is read out
option-match = match
option-match-about = Which match; your latest if you leave it out
option-scope = scope
option-scope-about = This server, or all of them
option-by = by
option-by-about = What counts
option-season = season
option-season-about = The boards of one season
option-length = length
option-length-about = A quarter of a year or a month
option-page = page
option-page-about = From which page on
option-player = player
option-player-about = Whose; yours if you leave it out
option-show = show
option-show-about = What is shown
option-other = with
option-other-about = Somebody to compare with
option-language = language
option-language-about = The language
option-cards = cards
option-cards-about = Where your cards are shown to you
option-place = place
option-place-about = By direct message too, or at the table only
option-pictures = pictures
option-pictures-about = Whether your private messages have pictures, or words alone
option-reminders = reminders
option-reminders-about = What correspondence games tell you: turns, absences and results, or nothing
option-confirm = confirm
option-confirm-about = Whether you press a card twice to play it
option-listed = listed
option-listed-about = Whether boards of all servers name you
option-badges = badges
option-badges-about = Whether others see your badges
option-zone = zone
option-zone-about = Your time zone, for quiet hours and holidays
option-quiet = quiet
option-quiet-about = When you want no notices and no turn to end, e.g. 22:00-08:00
option-until = until
option-until-about = Your last day away, e.g. 2027-08-31; or “back”
option-deck = deck
option-deck-about = How the cards of your own hand look
option-allow = allow
option-allow-about = A channel where tables may be opened
option-forbid = forbid
option-forbid-about = A channel where they no longer may
option-everywhere = everywhere
option-everywhere-about = Allow every channel again
option-per_person = person
option-per_person-about = Tables a person may sit at
option-per_channel = channel
option-per_channel-about = Tables in one channel
option-per_server = server
option-per_server-about = Tables on the whole server

## Choices

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Everybody for themselves
choice-teams-pairs = Two pairs
choice-teams-triples = Two teams of three
choice-seating-random = At random
choice-seating-host = The host decides
choice-seating-join-order = In the order of arrival
choice-tie-nobody-scores = Nobody scores, the next dealer deals
choice-tie-replay-same-dealer = Nobody scores, the same dealer deals again
choice-tie-last-trick-wins = The last trick decides
choice-tie-carry = The next deal counts one more
choice-pack-italian40 = Italian cards
choice-pack-french40 = French cards
choice-access-open = Anybody
choice-access-invited = Only invited people
choice-tricks-live = On the table's message
choice-tricks-each = A message for each trick
choice-computers-add = Add
choice-computers-remove = Send away
choice-level-even = An even opponent
choice-level-1 = 1 · Beginner
choice-level-2 = 2 · Learner
choice-level-3 = 3 · Casual player
choice-level-4 = 4 · Regular
choice-level-5 = 5 · Practised player
choice-level-6 = 6 · Skilled player
choice-level-7 = 7 · Club player
choice-level-8 = 8 · Strong player
choice-level-9 = 9 · Champion
choice-level-10 = 10 · Maestro
choice-answer-agree = Agree
choice-answer-refuse = Play on
choice-search-start = Look for somebody
choice-search-stop = Stop looking
choice-agreement-allow = Allow hints
choice-agreement-refuse = No hints
choice-ending-agree = Agree
choice-ending-refuse = Play on
choice-ending-now = At once (moderators)
choice-what-table = The table
choice-what-hand = My hand
choice-what-last = The last trick
choice-scope-server = This server
choice-scope-overall = All servers
choice-by-rating = Rating
choice-by-wins = Wins
choice-by-points = Season points
choice-length-quarter = Quarter of a year
choice-length-month = Month
choice-by-records = Records
choice-show-rating = Rating over time
choice-show-points = Card points
choice-show-partners = Partners
choice-show-badges = Badges
choice-language-auto = As Discord is set
choice-cards-auto = As set on the server
choice-cards-both = Direct message and button
choice-cards-dm = Direct message
choice-cards-here = Only with the button “My cards”
choice-place-both = Direct message and button
choice-place-here = Only with the button “My cards”
choice-pictures-on = Pictures and words
choice-pictures-off = Words alone
choice-reminders-on = Turns, absences and results
choice-reminders-off = Never
choice-confirm-on = Press twice to play a card
choice-confirm-off = One press plays the card
choice-listed-on = With my name
choice-listed-off = Without my name
choice-badges-on = Others see them
choice-badges-off = Only I see them
choice-deck-auto = As the table has them
choice-deck-neapolitan = Neapolitan style
choice-deck-sicilian = Sicilian style
choice-deck-piacentine = Piacentine style
choice-deck-trevisan = Trevisan style
choice-deck-triestine = Triestine style
choice-deck-spanish = Spanish style (1, 10, 11, 12)
choice-deck-latin-large = Italian suits, large print
choice-deck-latin-four-colours = Italian suits in four colours
choice-deck-french = French suits (K, Q, J)
choice-deck-parisian = Parisian style (R, D, V)
choice-deck-portuguese = Portuguese style (R, D, V)
choice-deck-french-large = French suits, large print
choice-deck-french-four-colours = French suits in four colours
choice-yes = yes
choice-no = no

## Suggestions while typing

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = waiting for players
suggest-stage-playing = playing
suggest-stage-finished = match over
suggest-stage-closed = closed
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } against { $second }
suggest-option = { $option } (now: { $value })

## Answers

reply-too-often = That was a little fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
reply-only-in-server = This only works on a server.
reply-no-room = I cannot write in this channel. Give me the permissions “View Channel”, “Send Messages” and “Attach Files”.
reply-unknown-card = I do not know that card. Choose one of the suggestions.
reply-unknown-order = Nobody can sit like that. Type the players' names and choose one of the suggestions.
reply-unknown-option = There is no such option or value. Choose one of the suggestions.
reply-unknown-personality = No computer has that character. Choose one of the suggestions.
reply-unknown-match = I know no finished match of that name.
reply-running-match = That match is not over yet: until then its seed stays secret, fixed as `{ $commitment }`.
reply-no-matches = You have not finished a match yet.

## Record and proof

record-ready = The record of match { $match }. `/briscola verify` proves its shuffle.
verify-ok = **It holds.** { $packs ->
    [0] No pack was dealt to the end
    [one] The one pack came out of the seed that was fixed before anybody shuffled
   *[other] All { $packs } packs came out of the seed that was fixed before anybody shuffled
}, every move followed the rules, every point was counted right.
verify-no-seed = The moves follow the rules, but the seed of this match is not stored any more: the shuffle itself cannot be proved.
verify-wrong-seed = **It does not hold:** the seed is not the one that was fixed before anybody shuffled.
verify-wrong-pack = **It does not hold:** the pack of deal { $deal } does not come out of the seed.
verify-wrong = **It does not hold:** { $flaw }
verify-file = Everything that the proof of match { $match } rests on: deals, seed, commitment, what the seats added.
verify-seed = Revealed now (seed):
verify-how = You need not take my word for it: compare the line with the one at the table, then check the file with the small script `docs/fair.py` of this bot, or with your own. The commitment is the SHA-256 of seed and match; seed, match and nonces give every pack.

## Leaderboard

board-heading-rating-server = Leaderboard of this server by rating: { $game }
board-heading-rating-overall = Leaderboard of all servers by rating: { $game }
board-heading-wins-server = Leaderboard of this server by wins: { $game }
board-heading-wins-overall = Leaderboard of all servers by wins: { $game }
board-all-games = all games
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}** in { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
board-empty = Nobody is here yet. Rated matches among people count for the rating; every finished match counts for the wins.
board-note-rating = Rated matches only. The rating is a cautious estimate: it rises as it becomes surer. A provisional rating (“?”) rests on few matches.
board-note-form = Form: the latest five matches, rated or not, the latest last: W won, L not won.
board-line-more = { $provisional ->
    [yes] (provisional){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · form { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } wins in a row{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · among the best { $percent }%
}
form-won = W
form-lost = L
board-page = Page { $page }
board-back = Back
board-next = Next
board-unlisted = unnamed
board-note-listed = Only people who want it are named on boards of all servers: `/briscola-me preferences listed:`.

## Figures of a player

stats-heading = { $name }
stats-here = On this server
stats-overall = On all servers
stats-none = No finished match yet.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} ({ $share }%)
stats-points = Card points per match: { $points } on average, { $best } at best
stats-streak-won = Current run: { $count ->
    [one] { $count } win
   *[other] { $count } wins
} · longest: { $longest }
stats-streak-lost = Current run: { $count ->
    [one] { $count } match without a win
   *[other] { $count } matches without a win
} · longest run of wins: { $longest }
stats-form = Form: { $form }
stats-rating = Rating: { $rating }{ $provisional ->
    [yes] { " " }(provisional)
   *[no] { "" }
}
stats-no-rating = No rating can be drawn yet: that takes two rated matches that you can see.
stats-no-points = No card points can be drawn yet: that takes two matches that you can see.
stats-unrated = Rating: none yet

## Matches of a player

history-heading = Matches of { $name }
history-none = No finished match yet.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = won
history-lost = lost
history-rated = rated

## Preferences

preferences-heading = Your preferences
preferences-saved = Saved.
preferences-language = Language: **{ $value }**
preferences-cards = Your cards: **{ $value }**
preferences-pictures = What only you see: **{ $value }**
preferences-reminders = Correspondence games tell you: **{ $value }**
preferences-confirm = Playing a card: **{ $value }**
preferences-listed = Boards of all servers: **{ $value }**
preferences-badges = Your badges: **{ $value }**
preferences-zone = Time zone: **{ $zone ->
    [none] not known
   *[other] { $zone }
}**
preferences-quiet = Quiet hours: **{ $hours ->
    [none] none
   *[other] { $hours }
}**
preferences-no-quiet = No quiet hours
hours-bad-zone = I know no such time zone. Choose one from the list that `zone:` suggests, such as Europe/London.
hours-bad = I cannot read these hours. Write them as 22:00-08:00, or “off” for none.
hours-same = Quiet hours must end at another time than they begin. “off” means none.
hours-long = Quiet hours may last { $hours } hours at most, so that nobody waits forever.
hours-no-zone = First tell me your time zone, with `/briscola-me preferences zone:`.
holiday-heading = Holidays
holiday-now = { $when ->
    [none] You are not on holiday.
   *[other] You are on holiday until { $when }: your turns by correspondence wait until then.
}
holiday-left = { $days ->
    [0] You have no day left.
    [one] You have { $days } day left.
   *[other] You have { $days } days left.
}
holiday-help = There are { $days } days in any 365; each holiday counts whole days. `/briscola-me holiday until:` takes one, makes it longer or shorter, and ends by itself.
holiday-end = I am back
holiday-none = You are not on holiday.
holiday-bad-day = I cannot read this day. Write it as 2027-08-31.
holiday-past = That day has passed. Name one from today on.
holiday-long = { $days ->
    [0] You have no day of holiday left.
    [one] That is too long: you have { $days } day of holiday left.
   *[other] That is too long: you have { $days } days of holiday left.
}
preferences-deck = { $family ->
    [italian] Italian and Spanish suits
   *[french] French suits
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Decks with Italian suits
   *[french] Decks with French suits
}
preferences-decks = { $family ->
    [italian] Decks with Italian and Spanish suits
   *[french] Decks with French suits
}
preferences-decks-help = Your hand is drawn with the deck that you choose, also in direct messages. The cards on the table are drawn as its host wants them.
preferences-decks-alt = { $family ->
    [italian] From each deck the ace of coins, the seven of swords, the knave of cups, the knight of batons, the king of swords and the back
   *[french] From each deck the ace of diamonds, the seven of spades, the jack of hearts, the queen of clubs, the king of spades and the back
}: { $decks }
preferences-back = All preferences
preferences-dm-closed = Your direct messages are closed to me, so your cards wait behind the button “My cards”. To get them sent, allow direct messages from this server.

## Privacy

privacy-export-ready = Everything that is stored about you. Cards of a running match are not in it.
privacy-export-part = Part { $part } of { $parts }: joined in this order, they are one file packed with gzip.
privacy-how-long = It is kept until you delete it with `/briscola-me privacy delete`, even if a server removes me. The settings of such a server are deleted after { $days } days.
privacy-ask = This takes you out of every table, where a computer plays on, and puts an unnamed number in place of your id and name in finished matches and their logs. Your ratings, figures and preferences are deleted. Messages already posted in Discord stay as they are. You cannot undo this.
privacy-confirm = Forget me
privacy-keep = Keep everything
privacy-kept = Nothing was changed.
privacy-done = You are forgotten.

## Running a server: answers

admin-channels-all = Tables may be opened in every channel.
admin-channels-some = Tables may be opened in: { $channels }.
admin-channels-full = I can list { $most } channels at most. Allow every channel instead.
admin-limits = Tables at once: { $person } per person, { $channel } per channel, { $server } on the whole server.
admin-limit-usual = the usual number
admin-language-auto = Tables speak the language that this server is set to in Discord: **{ $value }**.
admin-language-set = Tables speak **{ $value }**.
admin-tricks-live = New tables show their tricks on one message, and the whole deal on a sheet after it.
admin-tricks-each = New tables post every finished trick in a message of its own.
admin-hands-both = Players get their cards by direct message and with the button *My cards*, unless they chose otherwise in `/briscola-me preferences`.
admin-hands-here = Players get their cards with the button *My cards* only, unless they chose direct messages in `/briscola-me preferences`.
admin-tables-heading = Open tables
admin-tables-none = No table is open on this server.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … and { $count } more
status-heading = Status
status-version = Version { $version }
status-tables = Open tables on this server: { $open }, { $playing } of them in play.
status-allowed = In this channel I may do everything that I need.
status-lacking = In this channel I lack:
status-lacks = “{ $permission }”: { $cost }
status-cost-view = no table can be opened or shown here.
status-cost-send = no table can be opened or shown here.
status-cost-attach = no table can be opened here, since cards and tricks are shown as pictures.
status-cost-create = a table cannot stand in a thread of its own; it stands in the channel.
status-cost-threads = no table can be opened or shown in a thread.
status-process-heading = The process (shown to you because you run this bot)
status-process-since = Set up { $since }
status-process-servers = Servers: { $count }
status-process-tables = Open tables: { $open }, { $playing } of them in play
status-process-waiting = Waiting: pictures { $pictures }, moves of computers { $moves }, messages after a failure { $retries }
status-process-gateway = Discord's gateway answers within { $milliseconds } ms
status-process-memory = Memory: { $megabytes } MB
