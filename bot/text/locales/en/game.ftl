### Cards, play and results.
### $family is "italian", "spanish" or "french"; a suit is coins, cups, swords or batons, whatever the family calls it.

## Cards

suit-name = { $family ->
    [french] { $suit ->
        [coins] diamonds
        [cups] hearts
        [swords] spades
       *[batons] clubs
    }
   *[italian] { $suit ->
        [coins] coins
        [cups] cups
        [swords] swords
       *[batons] { $family ->
            [spanish] clubs
           *[italian] batons
        }
    }
}
card-name = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] { $family ->
        [french] queen
       *[italian] knight
    }
   *[king] king
} of { suit-name }
card-the = the { card-name }
card-label = { $rank ->
    [ace] Ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Jack
    [queen] { $family ->
        [french] Queen
       *[italian] Knight
    }
   *[king] King
} of { suit-name }
card-brief = { $rank ->
    [ace] ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] { $family ->
        [french] queen
       *[italian] knight
    }
   *[king] king
} { suit-name }
card-letter = { $family ->
    [french] { $rank ->
        [jack] J
        [queen] Q
       *[king] K
    }
   *[italian] { $rank ->
        [jack] J
        [queen] N
       *[king] K
    }
}
card-trump = { $card } (trump)

## Hand and table

hand-cards = Your cards: { $cards }.
hand-empty = You have no cards left.
hand-may-play = You may play only { $cards }.
hand-may-answer = You may answer: { $choices }.
hand-may-also = You may also choose: { $choices }.
hand-none = You have no seat at this table.
hand-no-deal = No deal is being played right now.

deal-heading = Deal { $deal }, trick { $trick } of { $tricks }.
turn-you = { $leads ->
    [yes] Your turn: you lead.
   *[no] Your turn.
}
turn-player = { $leads ->
    [yes] { $player } is to lead.
   *[no] { $player } is to play.
}
turn-waits = Nobody is here: the table waits until a player comes back.
trump-lies = Trump: { $suit }. { $stock ->
    [one] Only the turn-up, { $card }, is left to draw.
   *[other] The turn-up is { $card }; { $stock } cards are left to draw, the turn-up included.
}
trump-gone = Trump: { $suit }. The stock is gone.
trump-is = Trump: { $suit }.
turnup-drawn = { $player } holds { $card }, which was the turn-up.
trick-running = On the table: { $plays }.
trick-empty = No card is on the table yet.
trick-play = { $player }, { $card }
trick-complete = { $plays }. { $player } takes the trick{ $points ->
    [none] .
    [0] : no points.
    [one] : { $points } point.
   *[other] : { $points } points.
}
trick-numbered = Trick { $trick }: { $text }
deal-decided = The deal is decided.
sheet-heading = Deal { $deal }, trick by trick.
sheet-order = Order of play: { $order }; the taker leads the next trick.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = No deal is being played at this table.
trick-of-deal-before = The last trick of deal { $deal }: { $text }
trick-none-yet = No trick has been taken yet in this deal.
trick-review-off = This table shows taken tricks again only after the deal.
dealt-by = { $player } dealt.
pile-open = { $player } has taken { $cards }.
seats-line = Around the table: { $players }.
seat-line = { $player }: { $cards ->
    [0] no cards.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
seat-noted = { $player } ({ $notes })
seat-you = you
seat-dealer = dealer
seat-computer = computer
seat-substitute = computer, in for { $player }

## Points and results

side-number = { $side } { $number }
points-line = Points: { $points }.
points-running = Points so far: { $points }.
points-final = Points: { $points }.
points-hidden = Points stay hidden until the deal is over.
points-others-hidden = The others' points stay hidden until the deal is over.
score-none = No match has begun at this table.
score-line-first_to = { $target ->
    [one] Deals: { $score }. One deal decides the match.
   *[other] Deals: { $score }. First to { $target } wins the match.
}
score-carried = The next deal won counts { $worth }.

deal-won = { $side } { $count ->
    [one] wins
   *[other] win
} the deal.
deal-last-trick-decides = 60 all: the last trick decides.
deal-cappotto = All 120 points: cappotto!
deal-worth = With the drawn deals carried over, it counts { $worth }.
deal-drawn = 60 all: the deal is drawn.
deal-tied = { $sides } tie at { $points }: nobody wins the deal.
deal-tie-next = Nobody scores, and { $player } deals next.
deal-tie-same-dealer = Nobody scores, and { $player } deals again.
deal-tie-carry = Nobody scores; the next deal won counts { $worth }.
deal-broken = The deal is broken off and counts for nobody.

match-forfeit = { $losers } { $losing ->
    [one] gives
   *[other] give
} up: { $side } { $count ->
    [one] wins
   *[other] win
} the match. { $sum }

## What happens in a match

happened-dealt = Deal { $deal }: { $dealer } deals, { $leader } leads.
happened-turned = Trump is { $suit }; the turn-up is { $card }.
happened-turned-back = Turned up first and put back into the stock: { $cards }.
happened-removed = Left out of the pack: { $card }.
happened-no-twos = The twos are left out of the pack.
happened-played = { $player } plays { $card }.
happened-taken = { $player } takes the trick{ $points ->
    [none] .
    [0] : no points.
    [one] : { $points } point.
   *[other] : { $points } points.
}
happened-drew-turnup = { $player } draws the turn-up, { $card }.
happened-forfeited = { $side } { $count ->
    [one] gives
   *[other] give
} the match up.
