### Las reglas de una mesa, en pocas frases. $way es "clockwise" o "counter_clockwise".

rules-house = { $text } *(criterio de la casa)*
rules-weak = { $text } *(poco documentado)*
rules-foot = Donde pone *criterio de la casa*, ningún libro resuelve el caso, y aquí se juega así.
rules-foot-weak = *Poco documentado*: lo dicen pocas fuentes, y no todas igual.
rules-head-cards = Cartas
rules-head-deal = El reparto
rules-head-auction = Subasta y llamada
rules-head-play = El juego
rules-head-talk = Hablar
rules-head-result = Ganar
rules-head-table = En esta mesa

## Cartas

rules-pack = { $pack ->
    [french40] Una baraja francesa sin ochos, nueves ni dieces: { $cards } cartas de corazones, diamantes, picas y tréboles.
    [french32] Una baraja francesa del siete al as: { $cards } cartas de corazones, diamantes, picas y tréboles.
    [spanish40] Una baraja española sin ochos ni nueves: { $cards } cartas de oros, copas, espadas y bastos.
    [spanish48] Una baraja española: { $cards } cartas de oros, copas, espadas y bastos.
   *[italian40] Una baraja italiana: { $cards } cartas de oros, copas, espadas y bastos.
}
rules-removed = Entre tres se quita un dos: { $card }. Se anuncia al repartir.
rules-no-twos = Se quitan los cuatro doses.
rules-order = De mayor a menor: { $ranks }.
rules-values = Puntos de las cartas: { $first } 11, { $second } 10, { $third } 4, { $fourth } 3, { $fifth } 2, las demás nada: 120 en la baraja.

## El reparto

rules-dealer = { $first ->
    [host] Primero reparte el anfitrión
    [loser] Primero reparte quien perdió la última partida
   *[random] Quién reparte primero se sortea
}; { $next ->
    [fixed] reparte siempre la misma persona
    [winner] después reparte quien gana cada mano
   *[right] después de cada mano reparte quien está a la { $way ->
        [clockwise] izquierda
       *[counter_clockwise] derecha
    }
}.
rules-deal = Cada jugador recibe { $cards ->
    [3] tres
    [4] cuatro
    [5] cinco
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $cards }
} cartas, una a una, { $way ->
    [clockwise] empezando por la izquierda de quien reparte
   *[counter_clockwise] empezando por la derecha de quien reparte
}.
rules-trump-turnup = La carta siguiente se descubre y es la muestra: su palo es triunfo. Queda debajo del mazo y se roba la última.
rules-trump-none = No hay triunfo.
rules-trump-first_led = El palo de la primera carta que sale en la mano es triunfo.
rules-trump-dealers_card = La última carta repartida se enseña: su palo es triunfo, y la carta se queda en la mano de quien reparte.
rules-turn_up_reject = Un as o un { $ten } que salga de muestra vuelve al medio del mazo, y se descubre otra carta.
rules-partners_show_first = Antes de la primera baza, los compañeros se enseñan las cartas.
rules-partners_look_at_the_end = Cuando se acaba el mazo, los compañeros se miran las cartas.
rules-open_hands = Todas las manos están a la vista.
rules-open_next_card = La próxima carta del mazo está a la vista.
rules-open_piles = Las cartas ganadas están a la vista.

## Subasta

rules-auction-combined = Por turno, desde la { $way ->
    [clockwise] izquierda
   *[counter_clockwise] derecha
} de quien reparte, se puja o se pasa; quien pasa ya no vuelve. Primero se puja en cartas, cada una más baja que la anterior, del as al { $lowest }; sobre el { $lowest } se puja en puntos, de { $raise } a 120.
rules-auction-force = En vez de bajar puedes mantener la carta de la puja y pedir puntos; desde entonces solo suben los puntos.
rules-auction-rank = Por turno, desde la { $way ->
    [clockwise] izquierda
   *[counter_clockwise] derecha
} de quien reparte, se puja o se pasa; quien pasa ya no vuelve. Se puja en cartas, cada una más baja que la anterior, del as al { $lowest }.
rules-auction-points = Por turno, desde la { $way ->
    [clockwise] izquierda
   *[counter_clockwise] derecha
} de quien reparte, se puja o se pasa; quien pasa ya no vuelve. Se puja en puntos, cada vez más, de 61 a 120.
rules-auction-suit_only = Por turno, desde la { $way ->
    [clockwise] izquierda
   *[counter_clockwise] derecha
} de quien reparte, se puja o se pasa; quien pasa ya no vuelve. Se puja en puntos, cada vez más, de 61 a 120.
rules-auction-from65 = Por turno, desde la { $way ->
    [clockwise] izquierda
   *[counter_clockwise] derecha
} de quien reparte, se puja o se pasa; quien pasa ya no vuelve. Se puja en puntos de cinco en cinco, cada vez más, de 65 a 120.
rules-thrown-in = Si pasan todos, reparte de nuevo el siguiente.
rules-call-rank = Quien gana dice un palo: es triunfo, y queda llamada la carta de la puja en ese palo.
rules-call-suit = Quien gana dice un palo: es triunfo, y queda llamado su dos.
rules-call-card = Quien gana llama una carta: su palo es triunfo.
rules-call-two = Con una puja de 120, quien gana puede llamar dos cartas de un palo en vez de una{ $rank ->
    [yes] , y una de ellas es la de la puja
   *[no] { "" }
}: quienes las tengan van de su lado.
rules-call-secret = Quien tiene la carta llamada va con quien ganó la subasta; los demás lo saben cuando la carta se juega. También se puede llamar una carta propia: entonces se juega en solitario contra cuatro.
rules-blind-on = Al llamar un dos se puede callar el palo. Los doses que se jueguen en la primera baza van entonces tapados. Tras la quinta carta se dice el palo, se descubren los doses y la baza se decide.
rules-blind-from_62 = Al llamar un dos con 62 puntos o más se puede callar el palo. Los doses que se jueguen en la primera baza van entonces tapados. Tras la quinta carta se dice el palo, se descubren los doses y la baza se decide.

## El juego

rules-lead = { $declarer ->
    [yes] En la primera baza sale quien ganó la subasta.
   *[no] En la primera baza sale quien está a la { $way ->
        [clockwise] izquierda
       *[counter_clockwise] derecha
    } de quien reparte.
}
rules-follow-free = Puedes jugar la carta que quieras: no hay que asistir.
rules-follow-must_follow = Hay que asistir al palo de salida; si no puedes, juega la carta que quieras.
rules-follow-last3_follow_and_head = Puedes jugar la carta que quieras, menos en las tres últimas bazas: ahí hay que montar con una más alta del palo de salida; si no puedes, asistir; y si tampoco, cualquier carta.
rules-take = Se lleva la baza el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida. Quien la gana sale en la siguiente.
rules-take-plain = Se lleva la baza la carta más alta del palo de salida. Quien la gana sale en la siguiente.
rules-double = En cada baza se juega una carta por turno y después otra, en el mismo orden; la primera marca el palo de salida, y la mejor de todas se lo lleva todo.
rules-draw = Después de cada baza cada jugador roba una carta: primero quien la ganó{ $players ->
    [2] , y después el otro
   *[other] , y después por la { $way ->
        [clockwise] izquierda
       *[counter_clockwise] derecha
    }
}.
rules-draw-double = Después de cada baza cada jugador roba una carta y después otra; las dos veces empieza quien la ganó.
rules-short = Si en el mazo no hay cartas para todos, roba quien ganó la baza y después los siguientes en orden, mientras queden; solo ellos juegan la próxima, y después todos vuelven a tener las mismas.
rules-last-tricks = Cuando se acaba el mazo, las { $count ->
    [2] dos últimas bazas
    [3] tres últimas bazas
    [5] cinco últimas bazas
    [9] nueve últimas bazas
   *[other] últimas bazas
} se juegan con las cartas que quedan en la mano.
rules-exchange-deuce_first_trick = Hasta que acabe la primera baza, quien tiene el dos de triunfo puede cambiarlo a la vista por la muestra.
rules-exchange-brisca_7_2 = Después de ganar una baza y antes de salir, puedes cambiar el siete de triunfo por una muestra que sea as, tres, rey, { $queen } o sota, y el dos por una más baja.
rules-conquista = Quien tiene a la vez el as, el { $ten } y el rey de triunfo puede enseñarlos y gana la mano en el acto.
rules-conquista-worth = Eso vale tres.
rules-renege = El bot acepta una carta que no asiste al palo; pero un contrario puede denunciar el renuncio antes de que acabe la mano, y quien lo hizo pierde la partida. Quien denuncia sin razón, también.

## Hablar

rules-talk-off = Los compañeros no se dicen nada, ni con palabras ni con señas.
rules-talk-free = Cada cual habla como quiera; la mesa no comprueba nada.
rules-talk-signals = Desde la baza { $from }, los compañeros pueden pasarse señas de sus cartas, triunfos si no se dice otra cosa: { $gestures }.
rules-talk-signals-custom = Desde la baza { $from }, los compañeros pueden pasarse las señas que haya elegido el anfitrión.
rules-delivery-private = Las señas solo las ven los compañeros.
rules-delivery-catchable = Las señas las ven los compañeros, y también un contrario que vigile: en cada baza puedes vigilar en secreto a un contrario.
rules-delivery-public = Las señas las ve todo el mundo.
rules-truth-enforced = Solo puedes hacer señas de cartas que tienes.
rules-truth-free = Se permiten señas falsas.
rules-talk-conversation = Desde la baza { $from }, quien sale puede antes preguntar y dar órdenes a sus compañeros, en voz alta.
rules-talk-rais = Cada equipo tiene un rais, su capitán. Desde la baza { $from }, solo el rais puede preguntar y dar órdenes a sus compañeros, en voz alta, antes de que jueguen.
rules-questions = Se puede preguntar por cartas blancas (sin puntos ni triunfo), por triunfos bajos ({ $low }), por figuras de triunfo, o por un as o un { $ten } de otro palo: la respuesta es la verdad. También se puede preguntar si un compañero puede montar sin triunfo: eso es una opinión.
rules-answer-counts = Un sí a una pregunta sobre cartas dice cuántas: «Sí, dos».
rules-useless = Las cartas blancas no tienen puntos y no son triunfos.
rules-orders-advisory = Las órdenes son consejos: una carta blanca, un triunfo alto o bajo, un as o un { $ten } de otro palo, o montar sin triunfo.
rules-orders-binding = Las órdenes obligan si la mano puede cumplirlas: una carta blanca, un triunfo alto o bajo, un as o un { $ten } de otro palo, o montar sin triunfo.
rules-limits = Por baza: { $asks ->
    [0] ninguna pregunta
    [one] una pregunta
   *[other] { $asks } preguntas
}, { $orders ->
    [0] ninguna orden
    [one] una orden a cada compañero
   *[other] { $orders } órdenes a cada compañero
}.
rules-rais-look = Cuando se acaba el mazo, el rais puede mirar las cartas de un compañero, una vez por mano.

## Ganar

rules-win-two = { $teams ->
    [yes] Los compañeros suman sus puntos. Gana la mano el bando que llega a 61 puntos o más.
   *[no] Gana la mano quien llega a 61 puntos o más.
}
rules-win-many = Gana la mano quien tiene más puntos que los demás.
rules-a31 = Desde la primera baza puedes cantar que tienes 31 puntos en tus bazas: si es verdad ganas la mano; si no, la pierdes.
rules-a31-unclaimed = Si no canta nadie, nadie se apunta nada, y se juega otra mano.
rules-made = Quien ganó la subasta y su pareja ganan la mano si hacen los puntos de la puja, o 61 si la puja fue solo una carta.
rules-scoring-standard = Si lo consiguen: quien ganó la subasta +2, su pareja +1, los demás −1; si no, al revés. En solitario: +4 o −4, y los demás −1 o +1. Todo se dobla si un bando hace los 120 puntos.
rules-scoring-two = Con dos compañeros: quien ganó la subasta ±2, cada compañero ±1 y cada uno de los otros dos ∓2.
rules-scoring-pazza = Si lo consiguen: cada cual de ese bando se apunta los puntos de la puja, los demás nada. Si no: cada cual de ese bando pierde lo que faltó, y los demás se apuntan los puntos que hicieron. En solitario, el número de quien ganó la subasta se dobla.
rules-scoring-italiana = Si lo consiguen: quien ganó la subasta y su pareja se apuntan 1; si no: pierden 1, y los demás se apuntan 1. Son 2 si un bando hace todas las bazas, y 4 en solitario.
rules-tie-nobody_scores = { $two ->
    [yes] Con 60 iguales nadie se apunta nada, y reparte el siguiente.
   *[no] Si varios empatan con la puntuación más alta, nadie se apunta nada, y reparte el siguiente.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] Con 60 iguales nadie se apunta nada, y vuelve a repartir la misma persona.
   *[no] Si varios empatan con la puntuación más alta, nadie se apunta nada, y vuelve a repartir la misma persona.
}
rules-tie-last_trick_wins = { $two ->
    [yes] Con 60 iguales gana la mano quien hizo la última baza.
   *[no] Si varios empatan con la puntuación más alta, decide la última baza.
}
rules-tie-carry = { $two ->
    [yes] Con 60 iguales nadie se apunta nada, y la próxima mano ganada vale uno más.
   *[no] Si varios empatan con la puntuación más alta, nadie se apunta nada, y la próxima mano ganada vale uno más.
}
rules-worth-pennycook = Una mano ganada con 61 a 90 puntos vale 1, con 91 a 119 vale 2, con los 120 vale 3.
rules-worth-threehand = Si dos pasan de 40 puntos se apuntan 1 cada uno; si es uno solo, 2; los 120 puntos valen 3; con 40 iguales nadie se apunta nada.
rules-worth-bisca = Una mano ganada con 61 a 90 puntos vale 1, con 91 a 119 vale 2, con los 120 vale 4.
rules-worth-sueca = De 61 a 90 puntos vale un juego, de 91 a 119 dos, los 120 cuatro{ $tricks ->
    [yes] , pero solo con todas las bazas; si no, dos
   *[no] { "" }
}.
rules-early-when_decided = La mano se acaba en cuanto un bando tiene 61 puntos.
rules-early-claim = Un bando que tiene 61 puntos puede cantar la mano, y ahí se acaba.
rules-match-first_to = { $target ->
    [one] Una sola mano decide la partida.
   *[other] Gana la partida quien gane antes { $target } manos.
}
rules-match-race = Los puntos de las cartas se suman de una mano a otra: gana la partida quien llega antes a { $target }. { $target ->
    [120] Con empate en cabeza: dos manos más.
   *[other] Si dos llegan en la misma mano, gana quien tenga más; con empate en cabeza: otra mano.
}
rules-match-pennycook = Gana la partida quien llega antes a { $target } tantos.
rules-match-threehand = Gana quien llega antes a { $target } tantos; si empatan los tres, se sigue. Si empatan dos, el tercero se retira y ellos siguen con 40 cartas, a 1, 2 o 3 tantos por 61, 91 o 120 puntos.
rules-match-threehand-end = De esos dos gana el primero que se pone por delante.
rules-match-chiamata = Gana la partida quien llega antes a { $target } en el marcador; con empate en cabeza: otra mano.
rules-match-n_deals = { $target ->
    [one] Se juega una mano; con empate en cabeza: otra.
   *[other] Se juegan { $target } manos y gana el marcador más alto; con empate en cabeza: otra mano.
}
rules-match-sueca = Gana la partida quien llega antes a { $target } juegos.

## Costumbres de la mesa

rules-points-hidden = Los puntos no se ven hasta que acaba la mano.
rules-points-own = Durante la mano solo ves los puntos de tu bando.
rules-points-both = Los puntos de todos se ven durante la mano.
rules-points-rated = En las partidas clasificatorias los puntos no se ven hasta que acaba la mano.
rules-unrated = Con cartas a la vista la partida no es clasificatoria.
rules-review-off = Durante la mano no se vuelven a ver las bazas.
rules-review-last = Puedes volver a ver la última baza.
rules-review-all = Puedes volver a ver todas las bazas de la mano.
rules-clock = Cada turno puede durar { $time }; a los dos tercios llega un aviso.
rules-clock-off = No hay reloj.
rules-timeout-autoplay_twice = Si se acaba el tiempo, se juega una carta por ti. Tras { $misses } turnos perdidos seguidos, una máquina ocupa tu sitio hasta que vuelvas.
rules-timeout-autoplay = Si se acaba el tiempo, se juega una carta por ti.
rules-timeout-computer_takes_seat = Si se acaba el tiempo, una máquina ocupa tu sitio hasta que vuelvas.
rules-timeout-forfeit = Si se acaba el tiempo, tu bando pierde la partida.
rules-timeout-wait_vote = Si se acaba el tiempo, los demás deciden si esperan.
rules-match-clock = Cada persona tiene { $time } para toda la partida. El reloj solo corre en sus turnos; quien lo agota pierde.
rules-post = En las partidas por correspondencia se te avisa cuando te toca y se te recuerda a los dos tercios del tiempo, pero nunca en tus horas de silencio, y en ellas no acaba ningún turno. De vacaciones (14 días al año) tu tiempo se para.
rules-leave = Si dejas una partida, una máquina ocupa tu sitio, y cualquiera puede tomarlo.
rules-leave-event = Si dejas una partida, una máquina ocupa tu sitio hasta que vuelvas.
rules-resign = { $teams ->
    [yes] Un bando puede rendirse si todos sus jugadores están de acuerdo.
   *[no] Puedes rendirte mientras se juega una mano.
}
rules-concede = { $teams ->
    [yes] Un bando que ya no puede ganar la mano puede darla por perdida si los compañeros están de acuerdo; los puntos que quedan son para quien gana.
   *[no] Quien ya no puede ganar la mano puede darla por perdida; los puntos que quedan son para quien gana.
}
