### The rules of a table, told in a few sentences. $way is "clockwise" or "counter_clockwise".

rules-house = { $text } *(house ruling)*
rules-weak = { $text } *(weakly attested)*
rules-foot = Where *house ruling* is written, no book settles the point, and this is how it is played here.
rules-foot-weak = *Weakly attested*: few sources say it, and not alike.
rules-head-cards = Cards
rules-head-deal = The deal
rules-head-auction = Auction and call
rules-head-play = Play
rules-head-talk = Talk
rules-head-result = Winning
rules-head-table = At this table

## Cards

rules-pack = { $pack ->
    [french40] A French pack without eights, nines and tens: { $cards } cards in hearts, diamonds, spades and clubs.
    [french32] A French pack from seven to ace: { $cards } cards in hearts, diamonds, spades and clubs.
    [spanish40] A Spanish pack without eights and nines: { $cards } cards in coins, cups, swords and clubs.
    [spanish48] A Spanish pack: { $cards } cards in coins, cups, swords and clubs.
   *[italian40] An Italian pack: { $cards } cards in coins, cups, swords and batons.
}
rules-removed = For three players one two is left out: { $card }. It is announced at the deal.
rules-no-twos = The four twos are left out.
rules-order = From the highest: { $ranks }.
rules-values = Card points: { $first } 11, { $second } 10, { $third } 4, { $fourth } 3, { $fifth } 2, all others nothing: 120 in the pack.

## Deal

rules-dealer = { $first ->
    [host] The host deals first
    [loser] The loser of the last match deals first
   *[random] The first dealer is drawn by lot
}; { $next ->
    [fixed] the same player deals every time
    [winner] then the winner of each deal deals
   *[right] after each deal the deal passes to the { $way ->
        [clockwise] left
       *[counter_clockwise] right
    }
}.
rules-deal = Everybody gets { $cards ->
    [3] three
    [4] four
    [5] five
    [8] eight
    [9] nine
    [10] ten
   *[other] { $cards }
} cards, one at a time, { $way ->
    [clockwise] clockwise from the dealer's left
   *[counter_clockwise] counter-clockwise from the dealer's right
}.
rules-trump-turnup = The next card is turned up. Its suit is trump; it lies under the stock and is drawn last.
rules-trump-none = There is no trump.
rules-trump-first_led = The suit of the first card led in the deal is trump.
rules-trump-dealers_card = The last card dealt is shown: its suit is trump, and it stays in the dealer's hand.
rules-turn_up_reject = A turned-up ace or { $ten } goes back into the middle of the stock, and the next card is turned.
rules-partners_show_first = Before the first trick partners see each other's cards.
rules-partners_look_at_the_end = Once the stock is gone partners see each other's cards.
rules-open_hands = All hands lie face up.
rules-open_next_card = The next card of the stock lies face up.
rules-open_piles = Taken cards lie face up.

## Auction

rules-auction-combined = In turn from the dealer's { $way ->
    [clockwise] left
   *[counter_clockwise] right
} each player bids or passes; a player who passes is out. First ranks are bid, each lower than the one before, from the ace down to the { $lowest }; on the { $lowest } you bid points, from { $raise } to 120.
rules-auction-force = Instead of bidding lower you may keep the standing rank and ask for points; then only points rise.
rules-auction-rank = In turn from the dealer's { $way ->
    [clockwise] left
   *[counter_clockwise] right
} each player bids or passes; a player who passes is out. Ranks are bid, each lower than the one before, from the ace down to the { $lowest }.
rules-auction-points = In turn from the dealer's { $way ->
    [clockwise] left
   *[counter_clockwise] right
} each player bids or passes; a player who passes is out. Points are bid, each bid higher, from 61 to 120.
rules-auction-suit_only = In turn from the dealer's { $way ->
    [clockwise] left
   *[counter_clockwise] right
} each player bids or passes; a player who passes is out. Points are bid, each bid higher, from 61 to 120.
rules-auction-from65 = In turn from the dealer's { $way ->
    [clockwise] left
   *[counter_clockwise] right
} each player bids or passes; a player who passes is out. Points are bid by fives, each bid higher, from 65 to 120.
rules-thrown-in = If all pass, the next dealer deals anew.
rules-call-rank = The winner, called declarer, names a suit: it is trump, and its card of the rank bid is called.
rules-call-suit = The winner, called declarer, names a suit: it is trump, and its two is called.
rules-call-card = The winner, called declarer, calls a card: its suit is trump.
rules-call-two = With a bid of 120 the declarer may call two cards of one suit instead of one{ $rank ->
    [yes] , one of them of the rank bid
   *[no] { "" }
}: those who hold them are partners.
rules-call-secret = The holder of the called card is the declarer's partner; the others learn it when the card is played. Declarers may call a card of their own: then they play alone against four.
rules-blind-on = When a two is called, the declarer may leave the suit unnamed. Twos played to the first trick then lie face down. After the fifth card the declarer names the suit, the twos are turned up, and the trick is decided.
rules-blind-from_62 = When a two is called with at least 62 points, the declarer may leave the suit unnamed. Twos played to the first trick then lie face down. After the fifth card the declarer names the suit, the twos are turned up, and the trick is decided.

## Play

rules-lead = { $declarer ->
    [yes] The declarer leads the first trick.
   *[no] The player at the dealer's { $way ->
        [clockwise] left
       *[counter_clockwise] right
    } leads the first trick.
}
rules-follow-free = You may play any card: you need not follow suit.
rules-follow-must_follow = You must follow the suit led if you can; if not, you may play any card.
rules-follow-last3_follow_and_head = You may play any card, except in the last three tricks: there you must play a higher card of the suit led; failing that, any card of that suit; failing that, any card.
rules-take = The highest trump takes the trick; without a trump, the highest card of the suit led. The taker leads next.
rules-take-plain = The highest card of the suit led takes the trick. The taker leads next.
rules-double = Everybody plays one card to a trick, then everybody a second, in the same order; the suit of the first card is the one led, and the best of all cards takes them all.
rules-draw = After each trick everybody draws a card, the taker first{ $players ->
    [2] , then the other
   *[other] , then { $way ->
        [clockwise] clockwise
       *[counter_clockwise] counter-clockwise
    }
}.
rules-draw-double = After each trick everybody draws a card and then a second, the taker first both times.
rules-short = When the stock has too few cards for all, the taker and the next in order draw them; only they play the next trick, and then all hold the same number again.
rules-last-tricks = When the stock is gone, the last { $count ->
    [2] two tricks
    [3] three tricks
    [5] five tricks
    [9] nine tricks
   *[other] tricks
} are played with the cards in hand.
rules-exchange-deuce_first_trick = Until the first trick is complete, the holder of the two of trumps may openly exchange it for the turn-up.
rules-exchange-brisca_7_2 = After you win a trick, before you lead, you may exchange the seven of trumps for a turned-up ace, three, king, { $queen } or jack, or the two for a lower card.
rules-conquista = A player who holds the ace, the { $ten } and the king of trumps together may show them and wins the deal at once.
rules-conquista-worth = That counts three.
rules-renege = The bot accepts a card that fails to follow suit; but an opponent may denounce it before the deal is over, and the guilty side loses the match. A side that denounces wrongly loses it too.

## Talk

rules-talk-off = Partners tell each other nothing, neither in words nor by signs.
rules-talk-free = Everybody may talk; the table checks nothing.
rules-talk-signals = From trick { $from } on partners may signal by gestures which cards they hold, trumps unless stated otherwise: { $gestures }.
rules-talk-signals-custom = From trick { $from } on partners may signal cards by gestures of the host's own choice.
rules-delivery-private = Only partners see a gesture.
rules-delivery-catchable = Partners see a gesture, and so do opponents who watch: in each trick you may secretly watch one opponent.
rules-delivery-public = Everybody sees a gesture.
rules-truth-enforced = You may only signal cards that you hold.
rules-truth-free = False signals are allowed.
rules-talk-conversation = From trick { $from } on the player who leads may first ask partners questions and give them orders, aloud.
rules-talk-rais = Each team has a rais, its captain. From trick { $from } on only the rais may ask partners questions and give them orders, aloud, before they play.
rules-questions = You may ask about useless cards (worth nothing, not trumps), low trumps ({ $low }), court trumps, or aces and { $ten }s outside trumps: the answer is true. You may also ask whether a partner can head the trick without a trump: that is a judgement.
rules-answer-counts = A yes to a question about cards says how many: “Yes, two.”
rules-useless = Useless cards are worth nothing and are not trumps.
rules-orders-advisory = Orders are advice: a useless card, a high or low trump, an ace or { $ten } outside trumps, or to head the trick without a trump.
rules-orders-binding = Orders bind where the hand can obey: a useless card, a high or low trump, an ace or { $ten } outside trumps, or to head the trick without a trump.
rules-limits = In a trick: { $asks ->
    [0] no questions
    [one] one question
   *[other] { $asks } questions
}, { $orders ->
    [0] no orders
    [one] one order to each partner
   *[other] { $orders } orders to each partner
}.
rules-rais-look = Once the stock is gone the rais may look at one partner's hand, once in a deal.

## Winning

rules-win-two = { $teams ->
    [yes] Partners add their points up. The side with 61 points or more wins the deal.
   *[no] The player with 61 points or more wins the deal.
}
rules-win-many = The player with more points than anybody else wins the deal.
rules-a31 = Once a trick has been taken you may claim 31 points: if your tricks hold 31 or more you win the deal, if not you lose it.
rules-a31-unclaimed = If nobody claims, nobody scores, and another deal is played.
rules-made = The declarer's side makes the deal with the points it bid, or with 61 if it bid only a rank.
rules-scoring-standard = Made: the declarer +2, the partner +1, the others −1; failed, the reverse. Alone: +4 or −4, the others −1 or +1. All doubled when one side takes all 120 points.
rules-scoring-two = With two partners: the declarer ±2, each partner ±1, each of the two others ∓2.
rules-scoring-pazza = Made: each of the declarer's side scores the bid, the others nothing. Failed: each of that side loses what was missing, and the others score the points they took. Alone, the declarer's number is doubled.
rules-scoring-italiana = Made: the declarer and the partner score 1; failed: they lose 1, and the others score 1. It is 2 when one side takes all tricks, and 4 when the declarer is alone.
rules-tie-nobody_scores = { $two ->
    [yes] At 60 all, nobody scores, and the next deal follows as usual.
   *[no] If several share the most points, nobody scores, and the next deal follows as usual.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] At 60 all, nobody scores, and the same dealer deals again.
   *[no] If several share the most points, nobody scores, and the same dealer deals again.
}
rules-tie-last_trick_wins = { $two ->
    [yes] At 60 all, the side that took the last trick wins the deal.
   *[no] If several share the most points, the last trick decides.
}
rules-tie-carry = { $two ->
    [yes] At 60 all, nobody scores, and the next deal won counts one more.
   *[no] If several share the most points, nobody scores, and the next deal won counts one more.
}
rules-worth-pennycook = A deal won with 61 to 90 points counts 1, with 91 to 119 it counts 2, with all 120 it counts 3.
rules-worth-threehand = Two players over 40 points score 1 each; only one, 2; all 120 points score 3; at 40 all, nobody scores.
rules-worth-bisca = A deal won with 61 to 90 points counts 1, with 91 to 119 it counts 2, with all 120 it counts 4.
rules-worth-sueca = 61 to 90 points count one game, 91 to 119 two, all 120 four{ $tricks ->
    [yes] , but only with all the tricks, else two
   *[no] { "" }
}.
rules-early-when_decided = A deal ends as soon as a side has 61 points.
rules-early-claim = A side that has 61 points may claim the deal, which ends it.
rules-match-first_to = { $target ->
    [one] One deal decides the match.
   *[other] First to win { $target } deals wins the match.
}
rules-match-race = Card points add up over the deals: first to { $target } wins the match. { $target ->
    [120] Equal at the top: two more deals.
   *[other] If two get there in the same deal, the higher wins; equal at the top: another deal.
}
rules-match-pennycook = First to { $target } game points wins the match.
rules-match-threehand = First to { $target } game points wins; three tied play on. If two are tied there, the third drops out and they play on with 40 cards, by 1, 2 or 3 for 61, 91 or 120 points.
rules-match-threehand-end = Of those two, the first to take the lead wins.
rules-match-chiamata = First to a score of { $target } wins the match; tied at the top: another deal.
rules-match-n_deals = { $target ->
    [one] One deal is played; tied at the top: another one.
   *[other] { $target } deals are played; the highest score wins; tied at the top: another deal.
}
rules-match-sueca = First to { $target } games wins the match.

## Customs of the table

rules-points-hidden = Points are hidden until the deal is over.
rules-points-own = While a deal is played, you see your own side's points only.
rules-points-both = Everybody's points are shown while a deal is played.
rules-points-rated = In rated matches points are hidden until the deal is over.
rules-unrated = With cards face up a match is not rated.
rules-review-off = You cannot look at taken tricks again while a deal is played.
rules-review-last = You may look at the last trick again.
rules-review-all = You may look at all tricks of the deal again.
rules-clock = Each turn may take { $time }; a warning comes after two thirds.
rules-clock-off = There is no turn clock.
rules-timeout-autoplay_twice = When time runs out, a card is played for you. After { $misses } missed turns in a row a computer takes your seat until you are back.
rules-timeout-autoplay = When time runs out, a card is played for you.
rules-timeout-computer_takes_seat = When time runs out, a computer takes your seat until you are back.
rules-timeout-forfeit = When time runs out, the match is lost for your side.
rules-timeout-wait_vote = When time runs out, the others decide whether to wait.
rules-match-clock = Each player has { $time } for the whole match. The clock runs only in their turns; a player who runs out loses.
rules-post = In correspondence games you are told when it is your turn, and reminded after two thirds of the time, but never in your quiet hours, and no turn ends in them. On holiday (14 days a year) your time stands still.
rules-leave = If you leave a match, a computer takes your seat, and anybody may take it over.
rules-leave-event = If you leave a match, a computer takes your seat until you are back.
rules-resign = { $teams ->
    [yes] A side may give the match up if all people on it agree.
   *[no] You may give the match up while a deal is played.
}
rules-concede = { $teams ->
    [yes] A side that cannot win a deal any more may concede it if partners agree; all points that are left go to the winners.
   *[no] A player who cannot win a deal any more may concede it; all points that are left go to the winner.
}
