## Subastas, llamadas y otras jugadas

ui-bid-rank = Pujar: una carta…
ui-bid-points = Pujar: puntos…
ui-bid-force = Mantener la carta y pedir puntos…
ui-bid-other = Otro número…
ui-bid-between = Un número de { $low } a { $high }
ui-call-suit = Llamar: { $suit }…
ui-call-two = Llamar dos cartas: { $suit }…
ui-call-one-or-two = Llamar una carta o dos: { $suit }…
ui-button-denounce = Denunciar…
ui-button-sure = Sí, seguro
ui-button-never-mind = No
ui-claim-sure-31 = ¿Cantas 31 puntos? Con 31 o más en tus bazas ganas la mano; con menos la pierdes.
ui-claim-sure = ¿Cantas la mano? Se acaba en el acto, y las cartas que quedan no se juegan.
ui-denounce-sure = ¿A quién denuncias? La partida termina: es tuya si hubo renuncio, y del otro bando si no lo hubo.
ui-resign-sure = ¿Te rindes? La partida se acaba en el acto y la gana el otro bando.
ui-end-sure = ¿Cierras la mesa? Con ella se acaba la partida en marcha.
ui-turn-auction = Le toca pujar o pasar a { $player }.
ui-turn-call = Le toca llamar una carta a { $player }.
ui-turn-naming = Le toca decir el palo a { $player }.
ui-turn-ends = El tiempo acaba { $when }.
ui-short-trick = No había cartas para todos: esta baza la juegan { $players }.
ui-pick-game = A qué se juega…
ui-pick-open = Hablar y cartas a la vista…
ui-pick-table = La mesa…
ui-code = Código de reglas: `{ $code }`
ui-deck-usual = el de siempre
say-moved = Hecho: { $move }.
say-which-game = Ese nombre lo tienen varios juegos. ¿Cuál?
say-ask-again = Ya no recuerdo qué pedías ahí: repite el comando, por favor.
reply-unknown-rank = No conozco esa carta. Elige una de las que se proponen mientras escribes.
reply-unknown-game = No conozco ese juego. Elige uno de los que se proponen mientras escribes.

## Comandos

command-bid = pujar
command-bid-about = Puja en la subasta: una carta o puntos
command-pass = pasar
command-pass-about = Pasa en la subasta, ya hasta el final
command-call = llamar
command-call-about = Llama si ganaste la subasta: palo, carta, dos cartas o nada aún; después, di el palo
command-exchange = cambiar
command-exchange-about = Cambia tu carta por la muestra, si la mesa lo permite
command-conquista = conquista
command-conquista-about = Enseña as, carta de diez puntos y rey de triunfo y gana la mano, si la mesa lo permite
command-claim = cantar
command-claim-about = Canta que tienes los puntos; antes se te pregunta si va en serio
command-concede = conceder
command-concede-about = Da por perdida una mano sin remedio; antes se te pregunta si va en serio
command-denounce = denunciar
command-denounce-about = Di que un contrario hizo renuncio; antes se te pregunta si va en serio

option-rank = carta
option-rank-about = La carta por la que pujas, con su número o figura
option-points = puntos
option-points-about = Los puntos que pujas
option-force = forzar
option-force-about = Mantener la carta de la puja y pedir puntos
option-trump = palo
option-trump-about = El palo que llamas, que es triunfo
option-called = carta
option-called-about = La carta que llamas
option-second = segunda
option-second-about = La segunda carta, con 120 puntos
option-blind = a-ciegas
option-blind-about = No decir el palo hasta que acabe la primera baza
option-sure = seguro
option-sure-about = Va en serio, no hace falta preguntar
option-accused = jugador
option-accused-about = Quién hizo renuncio
option-preset = modelo
option-preset-about = Una manera de jugar que tiene nombre
option-options = opciones
option-options-about = El código de reglas de una mesa, u opciones escritas así: tie=carry target=3
choice-trump-d = Oros o diamantes
choice-trump-c = Copas o corazones
choice-trump-s = Espadas o picas
choice-trump-b = Bastos o tréboles
choice-pack-french32 = Baraja francesa, 32
choice-pack-spanish40 = Baraja española
choice-pack-spanish48 = Baraja española, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Dar una mano por perdida

ui-button-concede = Dar la mano por perdida…
ui-concede-sure = { $partner ->
    [none] ¿Das esta mano por perdida? Se acaba en el acto, y los puntos que quedan son para quien gana.
   *[other] ¿Das esta mano por perdida? Si { $partner } está de acuerdo, se acaba, y los puntos que quedan son para quien gana.
}
happened-concession-offered = { $player } quiere dar esta mano por perdida. { $target }, ¿estás de acuerdo?
happened-concession-refused = { $player } prefiere seguir jugando.
happened-conceded = { $side } { $count ->
    [one] da
   *[other] dan
} la mano por perdida.
concession-due-you = { $player } quiere dar esta mano por perdida. ¿Estás de acuerdo?
label-concede = Dar la mano por perdida
label-concede-agree = De acuerdo
label-concede-refuse = Seguir jugando
