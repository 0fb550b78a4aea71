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
auction-declarer = { $player } gana la subasta con { $bid }.
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
happened-auction-won = { $player } gana la subasta y llama.
happened-called = { $player } llama { $cards }: el triunfo es { $suit }.
happened-called-blind = { $player } llama un dos y aún no dice el palo: en la primera baza los doses van tapados.
happened-you-partner = La tienes tú: vas con { $player }, y solo lo sabes tú.
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

## Por qué no se puede

illegal-not-your-turn-auction = { $player ->
    [none] No es tu turno: espera un momento.
   *[other] No es tu turno: espera a { $player }.
}
illegal-bid-first = La subasta sigue abierta: puja o pasa antes de jugar una carta.
illegal-bid-too-low = { $standing ->
    [none] Es poco: puja más, o pasa.
   *[other] No supera { $standing }: puja más, o pasa.
}
illegal-wrong-bid = { $floor ->
    [none] Esa puja no es posible ahora: elige una de las propuestas, o pasa.
   *[other] Se puja de { $floor } a 120 puntos: elige una de las propuestas, o pasa.
}
illegal-no-auction = Ahora no hay subasta: solo se puja después de repartir y antes de llamar.
illegal-call-first = Primero llama quien ganó la subasta; después se juegan cartas.
illegal-no-call-due = Ahora no hay nada que llamar: se llama al ganar la subasta, antes de la primera carta.
illegal-wrong-call = Tu puja no permite esa llamada: elige una de las propuestas.
illegal-blind-not-allowed = Aquí tienes que decir el palo: solo se calla al llamar un dos, con una puja alta y si la mesa lo permite.
illegal-no-suit-due = Ahora no hay palo que decir: solo se dice después de una primera baza a ciegas.
illegal-name-suit-first = Primero dice el palo quien ganó la subasta; después se sigue.
