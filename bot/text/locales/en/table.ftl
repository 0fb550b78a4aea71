### Tables: who sits where, what happens around the game, and by which rules it is played.

## Names and lists

name-seat = Seat { $number }
name-numbered = { $player } (seat { $number })
name-somebody = Somebody
name-computer = { $player } (computer)
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
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

variant-briscola = Briscola
game-line = { $game } for { $players ->
    [2] two
    [3] three
    [4] four
    [6] six
   *[other] { $players }
} players{ $teams ->
    [pairs] , two against two
    [triples] , three against three
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
seating-random = Seats are drawn at random.
seating-host = The host arranges the seats.
seating-join_order = Seats follow the order of joining.

## What happens around the game

happened-opened = { $player } opens a table: { $game }.
happened-joined = { $player } sits down at the table.
happened-shuffled = { $player } gives the pack one more shuffle.
happened-left-lobby = { $player } leaves the table.
happened-removed-member = The host sends { $player } away from the table.
happened-computer-joined = { $player } sits down at the table.
happened-computer-removed = { $player } leaves the table.
happened-host = { $player } is the host now.
happened-invited = { $host } invites { $player }.
happened-declined = { $player } declines the invitation.
happened-arranged = The host arranges the seats: { $players }.
happened-changed = New options: { $options }.
happened-seated = { $drawn ->
    [yes] The seats are drawn. In playing order: { $players }.
   *[no] Everybody is seated. In playing order: { $players }.
}
happened-teams = { $first } play against { $second }.
happened-rated = The match is rated.
happened-warned = { $player }, it is your turn{ $when ->
    [none] { $last ->
        [yes] , and your time is nearly up: then a computer takes your seat.
       *[no] , and your time is nearly up: then the table plays for you.
    }
   *[other] { $last ->
        [yes] : a computer takes your seat { $when }.
       *[no] : the table plays for you { $when }.
    }
}
happened-missed = { $player } ran out of time: the table plays a card for that seat.
happened-away = { $player } is away: { $computer } plays that seat until they are back.
happened-left = { $player } leaves the match: { $computer } plays that seat, and anybody may take it over.
happened-returned = { $player } is back.
happened-seat-given = { $player } takes over the free seat.
happened-resign-agreed = { $player } is for giving the match up.
happened-resign-refused = { $player } plays on: nobody gives up.
happened-end-agreed = { $player } is for ending the table.
happened-end-refused = { $player } plays on: the table stays.
happened-rematch = { $player } wants a rematch: the table is open again.
happened-resumed = The bot is back, and the turn clock starts anew.
closed-agreed = The table is closed: everybody agreed.
closed-host = The host has closed the table.
closed-moderator = A moderator has closed the table.
closed-abandoned = The table is closed: nobody is left.
closed-idle = The table is closed: nothing happened here for a while.

## Options

rule-on = on
rule-off = off
rule-set = { $option }: { $value }
rule-variant = game
rule-variant-briscola = Briscola
rule-players = players
rule-teams = teams
rule-teams-none = each for themselves
rule-teams-pairs = two against two
rule-teams-triples = three against three
rule-pack = pack
rule-pack-italian40 = Italian, 40 cards
rule-pack-french40 = French, 40 cards
rule-removed_card = left out
rule-removed_card-2d = the two of coins (diamonds)
rule-removed_card-2c = the two of cups (hearts)
rule-removed_card-2s = the two of swords (spades)
rule-removed_card-2b = the two of batons (clubs)
rule-removed_card-random = any two, drawn anew for each deal
rule-turn_up_reject = turn another card for an ace or a three
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
rule-match = match
rule-match-first_to = deals won
rule-target = match
rule-target-value = { $target ->
    [one] a single deal
   *[other] first to { $target } deals
}
rule-turn_clock = turn clock
rule-turn_clock-off = off

## The rules in words

rules-house = { $text } *(house ruling)*
rules-foot = Where *house ruling* is written, no book settles the point, and this is how it is played here.
rules-head-cards = Cards
rules-head-deal = The deal
rules-head-play = Play
rules-head-result = Winning
rules-head-table = At this table
rules-pack = { $family ->
    [french] A French pack without eights, nines and tens: { $cards } cards in hearts, diamonds, spades and clubs.
   *[italian] An Italian pack: { $cards } cards in coins, cups, swords and batons.
}
rules-removed = For three players one two is left out: { $card }. It is announced at the deal.
rules-no-twos = For six players the four twos are left out.
rules-rank = From the highest: ace, three, king, { $family ->
    [french] queen
   *[italian] knight
}, jack, seven, six, five, four{ $twos ->
    [yes] , two
   *[no] { "" }
}.
rules-values = Ace 11 points, three 10, king 4, { $family ->
    [french] queen
   *[italian] knight
} 3, jack 2, all others nothing: 120 in the pack.
rules-dealer = The first dealer is drawn by lot; after each deal the deal passes to the right.
rules-deal = Everybody gets three cards, one at a time, counter-clockwise from the dealer's right.
rules-turnup = The next card is turned up. Its suit is trump; it lies under the stock and is drawn last.
rules-turn_up_reject = A turned-up ace or three goes back into the middle of the stock, and the next card is turned.
rules-lead = The player at the dealer's right leads. Any card may be played: there is no duty to follow suit.
rules-take = The highest trump takes the trick; without a trump, the highest card of the suit led. The taker leads next.
rules-draw = After each trick everybody draws a card, the taker first{ $players ->
    [2] , then the other
   *[other] , then counter-clockwise
}.
rules-last-tricks = When the stock is gone, the last three tricks are played with the cards in hand.
rules-win-two = { $teams ->
    [yes] Partners add their points up. The side with 61 points or more wins the deal.
   *[no] Whoever has 61 points or more wins the deal.
}
rules-win-many = Whoever alone has the most points wins the deal.
rules-tie-nobody_scores = { $two ->
    [yes] At 60 all nobody scores, and the next dealer deals.
   *[no] If several share the most points nobody scores, and the next dealer deals.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] At 60 all nobody scores, and the same dealer deals again.
   *[no] If several share the most points nobody scores, and the same dealer deals again.
}
rules-tie-last_trick_wins = { $two ->
    [yes] At 60 all the side that took the last trick wins the deal.
   *[no] If several share the most points, the last trick decides.
}
rules-tie-carry = { $two ->
    [yes] At 60 all nobody scores, and the next deal won counts one more.
   *[no] If several share the most points nobody scores, and the next deal won counts one more.
}
rules-match = { $target ->
    [one] A single deal decides the match.
   *[other] Who first wins { $target } deals wins the match.
}
rules-points-hidden = Points are hidden until the deal is over.
rules-points-own = While a deal is played, you see your own side's points only.
rules-points-both = Everybody's points are shown while a deal is played.
rules-points-rated = In rated matches points are hidden until the deal is over.
rules-review-off = Taken tricks are not shown again while a deal is played.
rules-review-last = The last trick taken may be looked at again.
rules-review-all = All tricks taken in the deal may be looked at again.
rules-clock = Each turn may take { $time }; a warning comes after two thirds. Then the table plays for you; when { $misses } turns in a row were missed, a computer takes your seat at the next one until you are back.
rules-clock-off = There is no turn clock.
rules-leave = If you leave a match, a computer takes your seat, and anybody may take it over.
rules-resign = { $teams ->
    [yes] A side may give the match up if all its people agree.
   *[no] You may give the match up while a deal is played.
}
