### Auctions: bids, calls, the blind first trick, and what comes of them.

## Bids

bid-points = { $points ->
    [one] { $points } punat
    [few] { $points } punta
   *[other] { $points } punata
}
bid-raised = { $points ->
    [one] { CASE($rank, "nominative") } uz { $points } punat
    [few] { CASE($rank, "nominative") } uz { $points } punta
   *[other] { CASE($rank, "nominative") } uz { $points } punata
}
label-bid-points = { $points }
label-bid-force = { CASE($rank, "nominative") } uz { $points }
label-pass = Dalje
label-call-blind = Ne imenuj zog

## Whose turn

turn-auction-you = Licitiraj ili reci dalje.
turn-auction-player = Licitira { $player }.
turn-call-you = Licitacija je tvoja: zovi kartu.
turn-call-player = Kartu zove { $player }.
turn-naming-you = Imenuj zog. Nakon toga okreću se pokrivene karte.
turn-naming-player = Zog imenuje { $player }.

## The table

deal-heading-auction = Partija { $deal }, licitacija.
auction-none-yet = Još nema ponuda.
auction-bids = Ponude: { $bids }.
auction-bid = { $player }, { CASE($bid, "nominative") }
auction-pass = { $player }, dalje
auction-standing = Zadnja ponuda: { CASE($bid, "nominative") } ({ $player }).
auction-declarer = Nositelj: { $player }, ponuda: { CASE($bid, "nominative") }.
auction-called = Zvano: { CASE($cards, "nominative") }.
auction-blind = Zog u prvoj ruci ostaje neimenovan, a dvice leže pokrivene.
auction-you-partner = Zvana karta je kod tebe: igraš s nositeljem, i to znaš samo ti.
auction-you-alone = Zvana karta je kod tebe: igraš bez partnera, protiv svih.
auction-partner = { $count ->
    [one] Partner nositelja: { $players }.
   *[other] Partneri nositelja: { $players }.
}

## What happens

happened-dealt-auction = Partija { $deal }: dijeli { $dealer }, prvi licitira { $leader }.
happened-bid = { $player } licitira: { CASE($bid, "nominative") }.
happened-passed = { $player }: dalje.
happened-called = { $player } zove { CASE($cards, "accusative") }. Adut: { CASE($suit, "nominative") }.
happened-called-blind = { $player } zove dvicu i još ne imenuje zog: u prvoj ruci dvice leže pokrivene.
happened-suit-asked = Svih pet karata je na stolu, dvice pokrivene. Zog imenuje { $player }, zatim se okreću.
happened-suit-named = { $player } imenuje { CASE($suit, "accusative") }. Zvano: { CASE($cards, "nominative") }; pokrivene se karte okreću.

## Results

deal-thrown-in = Svi kažu dalje: iznova dijeli sljedeći djelitelj.
deal-declared = { $partners ->
    [none] { $player } igra bez partnera; trebalo je { $needed }, uzeto je { $taken }: { $made ->
        [yes] uspjelo!
       *[no] nije uspjelo.
    }
   *[other] Nositelj: { $player }, uz nositelja: { $partners }; trebalo je { $needed }, uzeto je { $taken }: { $made ->
        [yes] uspjelo!
       *[no] nije uspjelo.
    }
}
