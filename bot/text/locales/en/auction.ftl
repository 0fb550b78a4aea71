### Auctions: bids, calls, the blind first trick, and what comes of them.

## Bids

bid-points = { $points } points
bid-raised = { $rank } with { $points } points
label-bid-points = { $points }
label-bid-force = { $rank } with { $points }
label-pass = Pass
label-call-blind = Name no suit

## Whose turn

turn-auction-you = Bid or pass.
turn-auction-player = { $player } is to bid or pass.
turn-call-you = You won the auction: call a card.
turn-call-player = { $player } is to call.
turn-naming-you = Name the suit. The covered cards are turned up after that.
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
auction-blind = The suit stays unnamed in the first trick, and twos lie face down.
auction-you-partner = You hold a called card: you are the declarer's partner, and only you know it.
auction-you-alone = You hold the card you called: you play alone against four.
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
happened-called-blind = { $player } calls a two and names no suit yet: in the first trick twos lie face down.
happened-you-partner = You hold it: you are { $player }'s partner, and only you know it.
happened-suit-asked = All five cards are on the table, twos face down: { $player } names the suit, then they are turned up.
happened-suit-named = { $player } names { $suit }: { $cards } is called, and the covered cards are turned up.

## Results

deal-thrown-in = All pass: the next dealer deals anew.
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
    [none] It is not your turn: wait a moment.
   *[other] It is not your turn: wait for { $player }.
}
illegal-bid-first = The auction is still running: bid or pass before you play a card.
illegal-bid-too-low = { $standing ->
    [none] That is too low: bid more, or pass.
   *[other] That does not beat { $standing }: bid more, or pass.
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
