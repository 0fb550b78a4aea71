### Les enchères : enchérir, appeler, le premier pli à l'aveugle, et ce qui en résulte.

## Enchères

bid-points = { $points } points
bid-raised = { $rank } à { $points } points
label-bid-points = { $points }
label-bid-force = { $rank } à { $points }
label-pass = Passe
label-call-blind = Taire la couleur

## À qui de parler

turn-auction-you = À toi d'enchérir ou de passer.
turn-auction-player = À { $player } d'enchérir ou de passer.
turn-call-you = Tu prends : appelle une carte.
turn-call-player = À { $player } d'appeler.
turn-naming-you = Nomme la couleur. Ensuite, on retourne les cartes cachées.
turn-naming-player = À { $player } de nommer la couleur.

## La table

deal-heading-auction = Manche { $deal }, les enchères.
auction-none-yet = Pas encore d'enchère.
auction-bids = Enchères : { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, passe
auction-standing = À dépasser : { $bid }, par { $player }.
auction-declarer = { $player } prend : { $bid }.
auction-called = Appel : { $cards }.
auction-blind = La couleur n'est pas nommée pendant le premier pli, et les 2 se jouent face cachée.
auction-you-partner = Tu as une carte appelée : tu joues avec le preneur, et personne d'autre ne le sait.
auction-you-alone = Tu as la carte que tu as appelée : tu joues contre les quatre autres.
auction-partner = { $count ->
    [one] { $players } joue avec le preneur.
   *[other] { $players } jouent avec le preneur.
}

## Ce qui se passe

happened-dealt-auction = Manche { $deal } : { $dealer } donne, { $leader } parle en premier.
happened-bid = { $player } enchérit : { $bid }.
happened-passed = { $player } passe.
happened-called = { $player } appelle { $cards } : l'atout est { $suit }.
happened-called-blind = { $player } appelle un deux et ne nomme pas encore la couleur : au premier pli, les 2 se jouent face cachée.
happened-suit-asked = Les cinq cartes sont sur la table, les 2 face cachée : { $player } nomme la couleur, puis on les retourne.
happened-suit-named = { $player } nomme la couleur : { $suit }. La carte appelée est { $cards }, et on retourne les cartes cachées.

## Résultats

deal-thrown-in = Tout le monde passe : la personne suivante redonne.
deal-declared = { $partners ->
    [none] { $player }, sans partenaire, devait faire { $needed } points et en a fait { $taken } : { $made ->
        [yes] réussi !
       *[no] chuté.
    }
   *[other] { $player }, avec { $partners }, devait faire { $needed } points et en a fait { $taken } : { $made ->
        [yes] réussi !
       *[no] chuté.
    }
}
