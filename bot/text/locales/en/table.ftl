### Tables: who sits where, what happens around the game, and by which rules it is played.

## Names and lists

name-seat = Seat { $number }
name-numbered = { $player } (seat { $number })
name-somebody = Somebody
name-forgotten = somebody who was forgotten
name-computer = { $player } (computer)
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}

## The lobby

game-line = { $game } for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $players }
} players{ $teams ->
    [pairs] , two against two
    [triples] , three against three
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , each for themselves
    }
}
lobby-host = Host: { $player }.
lobby-members = At the table: { $members }.
lobby-nobody = Nobody is at the table.
lobby-free = { $free ->
    [0] The table is full.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-invited = Invited: { $people }.
lobby-rated = The match is rated if only people play it.
lobby-options = Options: { $options }.
access-open = Anybody may sit down.
access-invited = Only invited people may sit down.
tricks-each = Each trick gets a message.
seating-random = Seats are drawn at random.
seating-host = The host arranges the seats.
seating-join_order = Seats follow the order of joining.

## What happens around the game

happened-host = { $player } is the host now.
happened-holiday = { $when ->
    [none] { $player } is back from their holiday.
   *[other] { $player } is on holiday until { $when }: their turns wait.
}
happened-missed = { $player } ran out of time.
happened-missed-card = { $player } ran out of time: a card was played for them.
happened-missed-decided = { $player } ran out of time, so the bot decided:
happened-moved-simply = { $player } was held up and played this move more simply than usual.
happened-away = { $player } is away: { $computer } plays for them until they are back.
happened-left = { $player } leaves the match. { $computer } plays on, and anybody may take the seat.
happened-returned = { $player } is back.
happened-seat-given = { $player } takes over the free seat.
happened-hints-refused = { $player } plays without hints, and so does everybody.
happened-hints-allowed = Everybody agreed: hints are allowed in this match, and it is not rated.
happened-resign-refused = { $player } plays on: nobody gives up.
happened-end-refused = { $player } plays on: the table stays.
closed-agreed = The table is closed: everybody agreed.
closed-host = The host has closed the table.
closed-moderator = A moderator has closed the table.
closed-abandoned = The table is closed: nobody is left.
closed-idle = The table is closed: nothing happened here for a while.
closed-removed = The table is closed: the server has removed the bot.

## Options

rule-on = on
rule-off = off
rule-set = { $option }: { $value }
rule-variant = game
rule-players = players
rule-seating = seating
rule-access = who may join
rule-rated = rated
rule-tricks = tricks
rule-teams = teams
rule-teams-none = each for themselves
rule-teams-pairs = two against two
rule-teams-triples = three against three
rule-pack = pack
rule-pack-italian40 = Italian, 40 cards
rule-pack-french40 = French, 40 cards
rule-removed_card = card left out
rule-removed_card-2d = the two of coins (diamonds)
rule-removed_card-2c = the two of cups (hearts)
rule-removed_card-2s = the two of swords (spades)
rule-removed_card-2b = the two of batons (clubs)
rule-removed_card-random = any two, drawn anew for each deal
rule-turn_up_reject = a turn-up worth ten or more goes back
rule-points_shown = points while a deal is played
rule-points_shown-hidden = hidden
rule-points_shown-own = only one's own
rule-points_shown-both = everybody's
rule-trick_review = taken tricks shown again
rule-trick_review-off = none
rule-trick_review-last = the last one
rule-trick_review-all = all
rule-tie = drawn deals
rule-tie-nobody_scores = nobody scores
rule-tie-replay_same_dealer = the same dealer deals again
rule-tie-last_trick_wins = the last trick decides
rule-tie-carry = carried over to the next deal won
rule-match = how the match is won
rule-match-first_to = deals won
rule-target = length of the match
rule-target-value = { $target ->
    [one] a single deal
   *[other] first to { $target } deals
}
rule-turn_clock = turn clock
rule-turn_clock-off = off
