### L'asta: offerte, chiamate, la prima presa al buio e il risultato.

## Offerte

bid-points = { $points } punti
bid-raised = { $rank } con { $points } punti
label-bid-points = { $points }
label-bid-force = { $rank } con { $points }
label-pass = Passo
label-call-blind = Non dire il seme

## Di chi è il turno

turn-auction-you = Offri o passa.
turn-auction-player = Tocca { AD($player) } { $player }: offre o passa.
turn-call-you = Hai vinto l'asta: chiama una carta.
turn-call-player = Tocca { AD($player) } { $player } chiamare.
turn-naming-you = Di' il seme: poi si girano le carte coperte.
turn-naming-player = Tocca { AD($player) } { $player } dire il seme.

## Il tavolo

deal-heading-auction = Smazzata { $deal }, l'asta.
auction-none-yet = Nessuno ha ancora offerto.
auction-bids = Offerte: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, passo
auction-standing = Da superare: { $bid }, di { $player }.
auction-declarer = Chiama { $player }: { $bid }.
auction-called = Carta chiamata: { $cards }.
auction-blind = Nella prima presa il seme non si dice, e i due restano coperti.
auction-you-partner = La carta chiamata ce l'hai tu: il socio sei tu, e lo sai solo tu.
auction-you-alone = La carta chiamata ce l'hai tu: giochi contro tutti e quattro.
auction-partner = { $count ->
    [one] Il socio di chi chiama è { $players }.
   *[other] I soci di chi chiama sono { $players }.
}

## Che cosa succede

happened-dealt-auction = Smazzata { $deal }: dà le carte { $dealer }, apre l'asta { $leader }.
happened-bid = { $player } offre: { $bid }.
happened-passed = { $player } passa.
happened-called = { $player } chiama { $cards }: la briscola è { $suit }.
happened-called-blind = { $player } chiama un due e non dice il seme: nella prima presa i due restano coperti.
happened-suit-asked = Le cinque carte sono in tavola, i due coperti: ora { $player } dice il seme, poi si scoprono.
happened-suit-named = { $player } dice { $suit }: la carta chiamata è { $cards }, e le carte coperte si girano.

## Risultati

deal-thrown-in = Passano tutti: si rifà, e cambia il mazziere.
deal-declared = { $partners ->
    [none] { $player }, senza soci, doveva fare { $needed } punti e ne ha fatti { $taken }: { $made ->
        [yes] ce l'ha fatta!
       *[no] non ce l'ha fatta.
    }
   *[other] { $player } con { $partners } doveva fare { $needed } punti e ne ha fatti { $taken }: { $made ->
        [yes] ce l'ha fatta!
       *[no] non ce l'ha fatta.
    }
}
