### Auctions: bids, calls, the blind first trick, and what comes of them.

## Bids

bid-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
bid-raised = { $points ->
    [one] { CASE($rank, "nominative") } in { $points } točka
    [two] { CASE($rank, "nominative") } in { $points } točki
    [few] { CASE($rank, "nominative") } in { $points } točke
   *[other] { CASE($rank, "nominative") } in { $points } točk
}
label-bid-points = { $points }
label-bid-force = { CASE($rank, "nominative") } in { $points }
label-pass = Naprej
label-call-blind = Ne imenuj barve

## Whose turn

turn-auction-you = Licitiraj ali reci naprej.
turn-auction-player = Licitira { $player }.
turn-call-you = Licitacija je tvoja: pokliči karto.
turn-call-player = Karto kliče { $player }.
turn-naming-you = Imenuj barvo. Potem se pokrite karte obrnejo.
turn-naming-player = Barvo imenuje { $player }.

## The table

deal-heading-auction = Partija { $deal }, licitacija.
auction-none-yet = Ponudb še ni.
auction-bids = Ponudbe: { $bids }.
auction-bid = { $player }, { CASE($bid, "nominative") }
auction-pass = { $player }, naprej
auction-standing = Najvišja ponudba: { CASE($bid, "nominative") } ({ $player }).
auction-declarer = Nosilec: { $player }, { CASE($bid, "nominative") }.
auction-called = Klicano: { CASE($cards, "nominative") }.
auction-blind = V prvi rundi barva ostane brez imena, dvojke pa ležijo pokrite.
auction-you-partner = Imaš klicano karto: nosilec je tvoj partner, in to veš samo ti.
auction-you-alone = Imaš karto, ki jo kličeš: igraš brez partnerja, proti vsem.
auction-partner = { $count ->
    [one] Nosilčev partner: { $players }.
    [two] Nosilčeva partnerja: { $players }.
    [few] Nosilčevi partnerji: { $players }.
   *[other] Nosilčevi partnerji: { $players }.
}

## What happens

happened-dealt-auction = Partija { $deal }: deli { $dealer }, prvi licitira { $leader }.
happened-bid = { $player } licitira: { CASE($bid, "nominative") }.
happened-passed = { $player }: naprej.
happened-called = { $player } kliče { CASE($cards, "accusative") }. Adut: { CASE($suit, "nominative") }.
happened-called-blind = { $player } kliče dvojko in še ne imenuje barve: v prvi rundi dvojke ležijo pokrite.
happened-suit-asked = Vseh pet kart je na mizi, dvojke so pokrite. Barvo imenuje { $player }, potem se obrnejo.
happened-suit-named = { $player } imenuje { CASE($suit, "accusative") }. Klicano: { CASE($cards, "nominative") }; pokrite karte se obrnejo.

## Results

deal-thrown-in = Vsi rečejo naprej: znova deli naslednji delilec.
deal-declared = { $partners ->
    [none] { $player } igra brez partnerja; potrebne točke: { $needed }, pobrane: { $taken } – { $made ->
        [yes] uspelo!
       *[no] ni uspelo.
    }
   *[other] Nosilec: { $player }, na isti strani: { $partners }; potrebne točke: { $needed }, pobrane: { $taken } – { $made ->
        [yes] uspelo!
       *[no] ni uspelo.
    }
}
