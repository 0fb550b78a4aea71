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
auction-declarer = { $player } is the declarer: { $bid }.
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
happened-called = { $player } calls { $cards }: trump is { $suit }.
happened-called-blind = { $player } calls a two and names no suit yet: in the first trick twos lie face down.
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
