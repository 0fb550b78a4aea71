### Subastas: ofertas, llamadas, la primera baza a ciegas, y lo que sale de todo ello.

## Ofertas

bid-points = { $points } puntos
bid-raised = { $rank } con { $points } puntos
label-bid-points = { $points }
label-bid-force = { $rank } con { $points }
label-pass = Paso
label-call-blind = No decir el palo

## A quién le toca

turn-auction-you = Puja o pasa.
turn-auction-player = Le toca pujar o pasar a { $player }.
turn-call-you = La subasta es tuya: llama una carta.
turn-call-player = Le toca llamar una carta a { $player }.
turn-naming-you = Di el palo. Después se descubren las cartas tapadas.
turn-naming-player = Le toca decir el palo a { $player }.

## La mesa

deal-heading-auction = Mano { $deal }, la subasta.
auction-none-yet = Aún no ha pujado nadie.
auction-bids = Pujas: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, paso
auction-standing = A superar: { $bid }, de { $player }.
auction-declarer = { $player } ganó la subasta: { $bid }.
auction-called = Llamada: { $cards }.
auction-blind = En la primera baza no se dice el palo, y los doses se juegan tapados.
auction-you-partner = Tienes una carta llamada: vas con quien ganó la subasta, y solo lo sabes tú.
auction-you-alone = Tienes la carta que llamaste: juegas en solitario contra cuatro.
auction-partner = { $count ->
    [one] { $players } va con quien ganó la subasta.
   *[other] { $players } van con quien ganó la subasta.
}

## Lo que pasa

happened-dealt-auction = Mano { $deal }: reparte { $dealer }, empieza a pujar { $leader }.
happened-bid = { $player } puja: { $bid }.
happened-passed = { $player } pasa.
happened-called = { $player } llama { $cards }: el triunfo es { $suit }.
happened-called-blind = { $player } llama un dos y aún no dice el palo: en la primera baza los doses van tapados.
happened-suit-asked = Ya están las cinco cartas en la mesa, los doses tapados: { $player } dice el palo y se descubren.
happened-suit-named = { $player } dice { $suit }: la carta llamada es { $cards }, y se descubren las tapadas.

## Resultados

deal-thrown-in = Pasan todos: reparte de nuevo el siguiente.
deal-declared = { $partners ->
    [none] { $player }, en solitario, necesitaba { $needed } puntos y ha hecho { $taken }: { $made ->
        [yes] ¡lo consigue!
       *[no] no lo consigue.
    }
   *[other] { $player } con { $partners } necesitaba { $needed } puntos y ha hecho { $taken }: { $made ->
        [yes] ¡lo consigue!
       *[no] no lo consigue.
    }
}
