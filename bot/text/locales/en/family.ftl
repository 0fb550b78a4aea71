### The family of games: names, presets, options, and what happens beyond playing cards.

## Games

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = The classic: three cards in hand, a turned-up card makes trump, any card may be played, and 61 of 120 points win.
variant-briscola-short = the classic
variant-briscola-aliases = classic, briscula, briškula
variant-schembil = Schembil
variant-schembil-about = Two teams of three. Only each team's captain, the rais, asks questions and gives orders, aloud.
variant-schembil-short = captains ask and order
variant-schembil-aliases = rais, briscola of six
variant-a31 = Briscola to 31
variant-a31-about = For two, with hidden points: claim 31, and you win the deal if you are right and lose it if you are wrong.
variant-a31-short = claim 31 yourself
variant-a31-aliases = a 31, thirty-one
variant-scoperta = Open Briscola
variant-scoperta-about = For two, with both hands and the next card of the stock face up.
variant-scoperta-short = all hands face up
variant-scoperta-aliases = scoperta, briscola scoperta, face up
variant-briscolone3 = Briscolone with three cards
variant-briscolone3-about = For two, without trumps; in the last three tricks you must follow suit and head if you can.
variant-briscolone3-short = no trumps
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briscolone with five cards
variant-briscolone5-about = For two, with five cards in hand and without trumps.
variant-briscolone5-short = no trumps
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briscolone with trumps
variant-briscolone5t-about = For two, with five cards in hand; the suit of the first card led is trump.
variant-briscolone5t-short = first suit led
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Bosnian Briškula
variant-bosnian32-about = With the 32 cards from seven to ace, where the ten counts ten; for two to ten players.
variant-bosnian32-short = the ten counts ten
variant-bosnian32-aliases = bosanska briškula, bosnian, 32 cards
variant-double = Double Briškula
variant-double-about = Four cards in hand, and everybody plays two to each trick.
variant-double-short = two cards a trick
variant-double-aliases = dupla briškula, briškula u četiri karte, briscola of four cards
variant-chiamata = Briscola Chiamata
variant-chiamata-about = Five players bid; the winner calls a card, and its holder is the secret partner.
variant-chiamata-short = a secret partner
variant-chiamata-aliases = chiamata, called briscola, briscolone, briscola in cinque, a chiamata
variant-bisca3 = Bisca
variant-bisca3-about = The Portuguese sister: the seven counts ten, the jack beats the queen.
variant-bisca3-short = the seven counts ten
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca with nine cards
variant-bisca9-about = Bisca for two with nine cards in hand.
variant-bisca9-short = seven counts ten
variant-bisca9-aliases = bisca de nove, bisca of nine
variant-brisca = Brisca
variant-brisca-about = The Spanish sister: you may exchange the seven or the two of trumps for the turn-up.
variant-brisca-short = swap for the turn-up
variant-brisca-aliases = brisca española, spanish briscola
variant-sueca = Sueca
variant-sueca-about = Two pairs with ten cards each: the dealer shows the trump, you must follow suit, and nobody talks.
variant-sueca-short = follow suit, no talk
variant-sueca-aliases = swedish
variant-sueca_italiana = Sueca Italiana
variant-sueca_italiana-about = Sueca cards with an auction for five: the winner calls a card, and its holder is the secret partner.
variant-sueca_italiana-short = a secret partner
variant-sueca_italiana-aliases = italiana, sueca of five

## Presets

preset-classic = Classic
preset-classic-about = Briscola for two as most people know it, best of three deals.
preset-online = Online
preset-online-about = Four players, first to three deals; the last trick decides at 60 all, and nobody talks.
preset-sala = Tournament room
preset-sala-about = Best of three, and ten minutes for each player's whole match.
preset-wikipedia = Wikipedia
preset-wikipedia-about = Two pairs whose partners first show each other their cards, with signals, the two swapped for the turn-up, and the conquista.
preset-roma = Rome
preset-roma-about = Two pairs that talk aloud: the player who leads may ask questions and give orders.
preset-schembil = Schembil
preset-schembil-about = Two teams of three, each led by its rais.
preset-dalmacija = Dalmatia
preset-dalmacija-about = Double Briškula for two; for four, two pairs whose partners look at each other's cards at the end.
preset-bosna = Bosnia
preset-bosna-about = Briškula with 32 cards and the ten.
preset-piemonte = Piedmont
preset-piemonte-about = The seven takes the place of the three, as in Piedmont and Sardinia.
preset-sud = The South
preset-sud-about = French cards, and the jack beats the queen.
preset-lisboa = Lisbon
preset-lisboa-about = Bisca, as in Portugal.
preset-sueca = Sueca
preset-sueca-about = The silent game of two pairs.
preset-chiamata = Chiamata
preset-chiamata-about = Five players, an auction and a secret partner.
preset-brisca = Brisca
preset-brisca-about = As in Spain, with the exchange of the seven and the two.

## Options

rule-none = none
rule-cards = number of cards
rule-pack-french32 = French, 32 cards
rule-pack-spanish40 = Spanish, 40 cards
rule-pack-spanish48 = Spanish, 48 cards
rule-ranking = rank of the cards
rule-ranking-standard = usual
rule-ranking-qj_swap = jack above queen
rule-ranking-three_as_three = the three ranks low
rule-ranking-seven_for_three = the seven for the three
rule-ranking-ten = with the ten
rule-ranking-bisca = as in Bisca
rule-seven_swap = three in the seven's place
rule-direction = direction
rule-direction-counter_clockwise = counter-clockwise
rule-direction-clockwise = clockwise
rule-first_dealer = first dealer
rule-first_dealer-random = drawn by lot
rule-first_dealer-host = the host
rule-first_dealer-loser = the loser of the last match
rule-dealer_rotation = next dealer
rule-dealer_rotation-right = the next in order
rule-dealer_rotation-fixed = always the same
rule-dealer_rotation-winner = the winner of the deal
rule-retire = exchange for the turn-up
rule-retire-off = none
rule-retire-deuce_first_trick = the two of trumps, in the first trick
rule-retire-brisca_7_2 = the seven or two of trumps, after a trick
rule-conquista = conquista
rule-partners_show_first = partners show their cards first
rule-partners_look_at_the_end = partners look at the end
rule-talk = talk
rule-talk-off = none
rule-talk-signals = signals
rule-talk-conversation = questions and orders
rule-talk-rais = only the rais, each team's captain
rule-talk-free = anything
rule-signal_table = table of gestures
rule-signal_table-pagat = Pagat's
rule-signal_table-wikipedia = Wikipedia's
rule-signal_table-custom = the host's own
rule-signal_delivery = who sees gestures
rule-signal_delivery-private = partners
rule-signal_delivery-catchable = partners, and opponents who watch
rule-signal_delivery-public = everybody
rule-signal_truth = truth of gestures
rule-signal_truth-enforced = true ones only
rule-signal_truth-free = false ones allowed
rule-talk_from_trick = talk from trick
rule-asks_per_trick = questions in a trick
rule-answer_counts = answers with the number of cards
rule-orders_per_trick = orders to a partner in a trick
rule-orders = orders are
rule-orders-advisory = advice
rule-orders-binding = binding
rule-follow_suit = following suit
rule-follow_suit-free = no duty
rule-follow_suit-must_follow = always
rule-follow_suit-last3_follow_and_head = in the last three tricks, heading if possible
rule-match-race = card points
rule-match-pennycook = game points by margin
rule-match-threehand = game points for three
rule-match-chiamata = running score
rule-match-n_deals = number of deals
rule-match-sueca = games
rule-goal = { $match ->
    [race] first to { $target } card points
    [pennycook] first to { $target } game points
    [threehand] first to { $target } game points
    [chiamata] first to a score of { $target }
    [n_deals] { $target ->
        [one] one deal
       *[other] { $target } deals
    }
    [sueca] first to { $target } games
   *[first_to] { rule-target-value }
}
rule-early_stop = early end of a deal
rule-early_stop-off = none
rule-early_stop-when_decided = as soon as it is decided
rule-early_stop-claim = when claimed
rule-match_clock = each player's time for the match
rule-match_clock-off = off
rule-timeout = when time runs out
rule-timeout-autoplay_twice = two cards played for you, then a computer
rule-timeout-autoplay = a card is played for you
rule-timeout-computer_takes_seat = a computer sits down
rule-timeout-forfeit = the match is lost
rule-timeout-wait_vote = the others decide
rule-open_hands = hands face up
rule-open_piles = taken cards face up
rule-open_next_card = next card face up
rule-deck_pattern = look of the cards
rule-bisca_margins = 91 points count two, 120 four
rule-auction = auction
rule-auction-combined = ranks, then points
rule-auction-rank = ranks
rule-auction-points = points
rule-auction-suit_only = points, only a suit is called
rule-auction-from65 = points from 65, by fives
rule-first_raise = first raise
rule-force = keeping the rank and asking for points
rule-declarer_leads = the declarer leads
rule-blind = blind first trick
rule-blind-off = off
rule-blind-on = allowed
rule-blind-from_62 = from 62 points
rule-scoring = how a deal is scored
rule-scoring-standard = usual
rule-scoring-pazza = pazza
rule-bandeira = four games for 120
rule-bandeira-points = with all points
rule-bandeira-tricks = only with all tricks
rule-renege = revokes may be denounced

## Options that make no game

impossible-not-in-game = { $allowed ->
    [none] This game has no option “{ $option }”.
   *[other] “{ $value }” is not possible here for “{ $option }”: choose { $allowed }.
}
impossible-out-of-range = “{ $value }” is not possible for “{ $option }”: choose { $allowed }.
impossible-needs = { $same ->
    [yes] “{ $value }” is not possible here: choose “{ $needs }”.
   *[no] “{ $option }” needs “{ $needs }”.
}
allowed-range = from { $low } to { $high }
allowed-text = a text of at most 1,000 characters

## Ranks

rank-name = { $rank ->
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
       *[other] knight
    }
   *[king] king
}

## Hand and table

hand-shown = { $player } holds { $cards }.
hand-seen = You saw in { $player }'s hand: { $cards }.
hand-open = { $player } holds { $cards }, as everybody saw.
turnup-shown = { $player } holds { $card }, which was shown as trump.
trump-none = There is no trump.
trump-not-yet = There is no trump yet: the first card led makes it.
next-card = The next card of the stock is { $card }.
stock-left = { $stock ->
    [one] One card is left to draw.
   *[other] { $stock } cards are left to draw.
}
trick-play-covered = { $player }, a card face down
seat-out = out of the match

## What happens in a match

happened-shown-trump = { $player } shows { $card }: trump is { $suit }, and the card stays in that hand.
happened-laid-down = { $player } lays a card face down.
happened-trump-made = Trump is { $suit } in this deal.
happened-drew = { $player } draws { $card }.
happened-exchanged = { $player } takes the turn-up, { $taken }, and lays { $given } in its place.
happened-conquista = { $player } shows { $cards }: conquista, the deal is won!
happened-claimed-31 = { $right ->
    [yes] { $player } claims 31 points, and has them!
   *[no] { $player } claims 31 points, and does not have them.
}
happened-claimed = { $player } claims the deal: it is decided.
happened-denounced = { $right ->
    [yes] { $player } denounces { $target }, rightly: the suit was not followed.
   *[no] { $player } denounces { $target }, wrongly: the suit was always followed.
}
happened-seat-out = { $player } drops out; the two in the lead play on with all 40 cards.

## Results

score-sum = { $match ->
    [first_to] Deals: { $score }.
    [race] Points in all: { $score }.
    [sueca] Games: { $score }.
   *[other] Score: { $score }.
}
score-line-race = Points in all: { $score }. First to { $target } wins the match.
score-line-pennycook = Game points: { $score }. First to { $target } wins the match.
score-line-threehand = Game points: { $score }. First to { $target } wins the match.
score-line-chiamata = Score: { $score }. First to { $target } wins the match.
score-line-n_deals = { $target ->
    [one] Score: { $score }. One deal decides the match.
   *[other] Score: { $score }. The match has { $target } deals.
}
score-line-sueca = Games: { $score }. First to { $target } wins the match.
deal-counts = It counts { $worth }.
deal-scores = The deal counts { $scores }.
deal-unclaimed = Nobody claimed 31 points: nobody scores, and another deal is played.
deal-early = The deal is decided and ends here.
deal-race-drawn = 60 all.
deal-two-more = Equal at the top: two more deals are played.
match-won = { $side } { $count ->
    [one] wins
   *[other] win
} the match! { $sum }
match-denounce = The denouncement decides: { $side } { $count ->
    [one] wins
   *[other] win
} the match. { $sum }

## Labels

label-exchange = Exchange
label-conquista = Conquista
label-claim-31 = Claim 31
label-claim = Claim the deal
label-denounce = Denounce { $player }
label-forfeit = Give up
