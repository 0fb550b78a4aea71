### Auctions: bids, calls, the blind first trick, and what comes of them.

## Bids

bid-points = { $points } points
bid-raised = { $rank } with { $points } points
label-bid-points = { $points }
label-bid-force = { $rank } with { $points }
label-pass = Pass
label-call-blind = Leave the suit unnamed

## Whose turn

turn-auction-you = You are to bid or to pass.
turn-auction-player = { $player } is to bid or to pass.
turn-call-you = You won the auction: it is yours to call.
turn-call-player = { $player } is to call.
turn-naming-you = Name the suit: then the covered cards are turned.
turn-naming-player = { $player } is to name the suit.

## The table

deal-heading-auction = Deal { $deal }, the auction.
auction-none-yet = Nobody has bid yet.
auction-bids = Bids: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, pass
auction-standing = To beat: { $bid }, by { $player }.
auction-declarer = { $player } is the declarer with { $bid }.
auction-called = Called: { $cards }.
auction-blind = The suit stays unnamed for the first trick, and twos lie face down in it.
auction-you-partner = You hold a called card: you are the declarer's partner, and only you know it.
auction-you-alone = You hold what you called: you play alone against four.
auction-partner = { $count ->
    [one] { $players } is the declarer's partner.
   *[other] { $players } are the declarer's partners.
}

## What happens

happened-dealt-auction = Deal { $deal }: { $dealer } deals, { $leader } bids first.
happened-bid = { $player } bids: { $bid }.
happened-passed = { $player } passes.
happened-auction-won = { $player } wins the auction and calls.
happened-called = { $player } calls { $cards }: trump is { $suit }.
happened-called-blind = { $player } calls a two and does not name the suit: in the first trick twos lie face down.
happened-you-partner = You hold it: you are { $player }'s partner, and only you know it.
happened-suit-asked = All five cards lie on the table, twos face down: { $player } now names the suit, and then they are turned.
happened-suit-named = { $player } names { $suit }: { $cards } is called, and the covered cards are turned.

## Results

deal-thrown-in = All pass: the cards are thrown in, and the next dealer deals.
deal-declared = { $partners ->
    [none] { $player }, alone, needed { $needed } points and took { $taken }: { $made ->
        [yes] made!
       *[no] failed.
    }
   *[other] { $player } with { $partners } needed { $needed } points and took { $taken }: { $made ->
        [yes] made!
       *[no] failed.
    }
}

## Why an action is refused

illegal-not-your-turn-auction = { $player ->
    [none] It is not your turn: wait until you are asked.
   *[other] It is not your turn: { $player } is asked now.
}
illegal-bid-first = The auction is not over: bid or pass before cards are played.
illegal-bid-too-low = { $standing ->
    [none] That does not beat the standing bid: bid more, or pass.
   *[other] That does not beat the standing bid, { $standing }: bid more, or pass.
}
illegal-wrong-bid = { $floor ->
    [none] That bid does not exist in this auction, or not any more: choose one of those offered, or pass.
   *[other] Points are bid from { $floor } to 120, in the steps of this auction: choose one of those offered, or pass.
}
illegal-no-auction = There is no auction now: bids are possible only between the deal and the call.
illegal-call-first = The declarer has to call before cards are played.
illegal-no-call-due = There is nothing to call now: that is for the winner of the auction, before the first card.
illegal-wrong-call = That cannot be called with this bid: choose one of the calls offered.
illegal-blind-not-allowed = The suit can stay unnamed only where the table allows it, a two is called and the bid is high enough.
illegal-no-suit-due = No suit is to be named now: that follows a blind first trick.
illegal-name-suit-first = The declarer has to name the suit before the next card is played.
