## Auctions, calls, and moves beside playing a card

ui-bid-rank = Bid a rank…
ui-bid-points = Bid points…
ui-bid-force = Keep the rank, ask for points…
ui-bid-other = Another number…
ui-bid-between = Any number from { $low } to { $high }
ui-call-suit = Call: { $suit }…
ui-call-two = Call two cards: { $suit }…
ui-call-one-or-two = Call one or two cards: { $suit }…
ui-button-denounce = Denounce…
ui-button-sure = Yes, I'm sure
ui-button-never-mind = No
ui-claim-sure-31 = Claim 31 points? With 31 or more in your tricks you win the deal, with fewer you lose it.
ui-claim-sure = Claim the deal? It ends at once, and the cards left in hand are not played.
ui-denounce-sure = Whom do you denounce? The match ends: your side wins it if they did not follow suit though they could; otherwise theirs does.
ui-resign-sure = Resign the match? It ends at once, and the other side wins it.
ui-end-sure = End the table? The match in progress ends with it.
ui-turn-auction = { $player } is to bid or pass.
ui-turn-call = { $player } is to call.
ui-turn-naming = { $player } is to name the suit.
ui-turn-ends = Time ends { $when }.
ui-short-trick = There were not enough cards for all: this trick is between { $players }.
ui-pick-game = What is played…
ui-pick-open = Talk and open cards…
ui-pick-table = The table…
ui-code = Rules code: `{ $code }`
ui-deck-usual = usual
say-moved = Done: { $move }.
say-which-game = That name means several games. Which one?
say-ask-again = I have forgotten what you asked for there: please give the command again.
reply-unknown-rank = I do not know that rank. Choose one of those that are suggested while you type.
reply-unknown-game = I do not know that game. Choose one of those that are suggested while you type.

## Commands

command-bid = bid
command-bid-about = Bid in an auction: a rank, or points
command-pass = pass
command-pass-about = Pass in an auction, for good
command-call = call
command-call-about = Call as the declarer: a suit, a card, two cards, or none yet; also names the suit afterwards
command-exchange = exchange
command-exchange-about = Change your card for the turn-up, where the table allows it
command-conquista = conquista
command-conquista-about = Show ace, ten-pointer and king of trumps, and win the deal, where the table allows it
command-claim = claim
command-claim-about = Claim that you have the points; you are asked whether you mean it
command-concede = concede
command-concede-about = Concede a deal that is lost; you are asked whether you mean it
command-denounce = denounce
command-denounce-about = Say that an opponent did not follow suit; you are asked whether you mean it

option-rank = rank
option-rank-about = The rank you bid
option-points = points
option-points-about = The points you bid
option-force = force
option-force-about = Keep the standing rank and ask for points
option-trump = suit
option-trump-about = The suit you call, which is trump
option-called = card
option-called-about = The card you call
option-second = second
option-second-about = The second card, at 120 points
option-blind = blind
option-blind-about = Leave the suit unnamed for the first trick
option-sure = sure
option-sure-about = You mean it, without being asked again
option-accused = player
option-accused-about = Who did not follow suit
option-preset = preset
option-preset-about = A way to play that has a name
option-options = options
option-options-about = The rules code of a table, or options written as in one: tie=carry target=3
choice-trump-d = Coins or diamonds
choice-trump-c = Cups or hearts
choice-trump-s = Swords or spades
choice-trump-b = Batons or clubs
choice-pack-french32 = French cards, 32
choice-pack-spanish40 = Spanish cards
choice-pack-spanish48 = Spanish cards, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Conceding a deal

ui-button-concede = Concede the deal…
ui-concede-sure = { $partner ->
    [none] Concede this deal? It ends at once, and all points that are left go to the winners.
   *[other] Concede this deal? If { $partner } agrees, it ends, and all points that are left go to the winners.
}
happened-concession-offered = { $player } wants to concede this deal. { $target }, do you agree?
happened-concession-refused = { $player } would rather play on.
happened-conceded = { $side } { $count ->
    [one] concedes
   *[other] concede
} the deal.
concession-due-you = { $player } wants to concede this deal as lost. Do you agree?
label-concede = Concede the deal
label-concede-agree = Agree
label-concede-refuse = Play on
