### Por qué algo no se puede, y qué sí. Una frase cada vez; a quien lee se le trata de tú.

## Mesas

refusal-no-table = Esta mesa no existe, o ya no: puedes abrir otra.
refusal-table-closed = Esta mesa está cerrada: puedes abrir otra.
refusal-stale = El juego ha seguido desde ese mensaje: usa el más reciente.
refusal-not-seated = Eso solo lo puede hacer quien tiene sitio en esta mesa.
refusal-already-seated = Ya tienes sitio en esta mesa: hay uno por persona.
refusal-not-host = Eso solo lo puede hacer { $host }, que lleva la mesa.
refusal-not-moderator = Eso solo lo puede hacer quien modera este servidor.
refusal-not-invited = No tienes invitación para esta mesa: te puede invitar quien ya tiene sitio.
refusal-already-invited = { $name } ya tiene invitación: ahora depende de su respuesta.
refusal-not-asked-again = { $name } no aceptó, o dejó esta mesa, y no se le pregunta otra vez; aún puede sentarse por su cuenta.
refusal-table-full = Los { $players } sitios están ocupados: espera a que quede uno libre, o abre otra mesa.
refusal-table-not-full = { $missing ->
    [one] Aún falta uno de { $players } jugadores: invita a alguien, o añade una máquina.
   *[other] Aún faltan { $missing } de { $players } jugadores: invita a alguien, o añade máquinas.
}
refusal-not-shuffled = { $others ->
    [0] Han cambiado los sitios, así que { $name } tiene que pulsar *Barajar* o usar `/briscola barajar` antes de empezar.
    [one] Han cambiado los sitios, así que { $name } y otra persona tienen que pulsar *Barajar* o usar `/briscola barajar` antes de empezar.
   *[other] Han cambiado los sitios, así que { $name } y otras { $others } personas tienen que pulsar *Barajar* o usar `/briscola barajar` antes de empezar.
}
refusal-already-shuffled = Ya has barajado. Con una vez basta mientras no cambien los sitios.
refusal-no-computer = En esta mesa no hay ninguna máquina.
refusal-no-such-member = Esa persona no está en esta mesa.
refusal-remove-yourself = No puedes echarte a ti. Si quieres, levántate de la mesa.
refusal-not-in-lobby = La partida ya ha empezado. Podrás hacerlo antes de la revancha.
refusal-match-over = La partida ha acabado. Podrás hacerlo después de *Revancha*.
refusal-not-playing = No hay ninguna partida en marcha: podrás hacerlo cuando el anfitrión empiece una.
refusal-not-finished = La partida sigue en marcha: la revancha viene cuando acabe.
refusal-wrong-order = Ese orden no cuadra: nombra a cada persona de la mesa una vez.
refusal-too-many-members = Hay { $members } en la mesa, demasiados para { $players } jugadores: antes tiene que levantarse alguien.
refusal-claim-hidden = { $rated ->
    [yes] En una partida clasificatoria los puntos no se ven, y cantar los revelaría: haz que la mano se acabe en cuanto esté decidida, o juega una amistosa.
   *[no] Donde los puntos no se ven nadie puede cantar una mano, porque los revelaría: deja que cada cual vea al menos los suyos, o haz que la mano se acabe en cuanto esté decidida.
}
refusal-hands-face-up = En este juego todas las manos están a la vista. Para jugar con las cartas ocultas, elige otro juego.
refusal-resign-two-sides = Solo es posible rendirse donde juegan dos bandos; puedes levantarte, y sigue una máquina en tu sitio.
refusal-nothing-to-answer = Ya nadie espera tu respuesta a eso.
refusal-already-agreed = Ya has dicho que sí: ahora depende de los demás.
refusal-no-free-seat = Ese sitio no está libre: nadie lo ha dejado ni busca relevo; puedes mirar.
refusal-seat-taken-over = Otra persona se ha quedado con ese sitio; puedes mirar, o jugar la próxima partida.
refusal-not-absent = Quien está ahí está jugando. Puedes buscar relevo para ti o para alguien que falte.
refusal-already-called = Ya estoy preguntando: quien llegue primero se queda con el sitio.
refusal-no-call = No estás buscando a nadie para ese sitio.
refusal-held-another-seat = Has visto otras cartas de esta partida, así que solo puedes volver a tu sitio de antes; puedes mirar, o jugar la próxima.
refusal-hints-allowed = En esta partida ya se permiten las pistas: pídelas con `/briscola pista`.
refusal-wait-rated = Has dejado una partida clasificatoria: esas mesas se te abren otra vez { $when }; las demás, en cualquier momento.
refusal-other-waits = { $name } dejó una partida clasificatoria y puede volver a jugarlas { $when }: espera, o juega una amistosa.
refusal-cap-person = { $cap ->
    [one] Ya tienes sitio en una mesa, y no se permite más: déjala o acábala antes.
   *[other] Ya tienes sitio en { $cap } mesas, las que se permiten: deja o acaba una antes.
}
refusal-cap-channel = { $cap ->
    [one] Este canal ya tiene una mesa, y no se permite más: prueba en otro canal, o siéntate a esa.
   *[other] Este canal ya tiene { $cap } mesas, las que se permiten: prueba en otro canal, o siéntate a una.
}
refusal-cap-server = { $cap ->
    [one] Este servidor ya tiene una mesa, y no se permite más: siéntate a esa, o espera.
   *[other] Este servidor ya tiene { $cap } mesas, las que se permiten: siéntate a una, o espera.
}
refusal-too-many-tables = Has abierto muchas mesas seguidas: la próxima podrá ser { $when }.
refusal-too-many-arrivals = Has entrado y salido mucho: podrás sentarte otra vez { $when }.
refusal-too-many-invitations = Has invitado a mucha gente: la próxima invitación podrá ser { $when }.
refusal-too-many-changes = Has cambiado mucho de una vez: el próximo cambio podrá ser { $when }.
refusal-too-many-proposals = Has propuesto mucho: la próxima propuesta podrá ser { $when }.
refusal-too-many-signals = Has hecho muchas señas: la próxima podrá ser { $when }.
refusal-channel-not-allowed = En este canal no se pueden abrir mesas: prueba en uno donde este servidor las permita.
refusal-alone-here = En un mensaje directo juegas contra las máquinas, en amistoso. Para jugar con gente, abre una mesa en un servidor.
refusal-on-board = La mano del día se juega entera y solo contra máquinas. Puedes dejarla abierta y volver hasta que se cierre.

## El juego

illegal-not-your-turn = { $player ->
    [none] No es tu turno: espera a que te pidan una carta.
   *[other] No es tu turno: le toca a { $player }.
}
illegal-not-in-hand = { $card ->
    [none] No tienes esa carta: elige una de las tuyas.
   *[other] No tienes { $card }: elige una de tus cartas.
}
illegal-no-deal = Ahora no hay cartas repartidas: espera a la próxima mano.
illegal-match-over = Esta partida ha acabado: puedes pedir la revancha.
illegal-deal-running = La mano sigue en juego: la próxima llega sola.
illegal-wrong-deck = Esta baraja no va con el juego: no se ha repartido nada.
illegal-no-such-seat = En esta mesa no existe ese sitio.

## Asistir, cambios, reclamaciones

illegal-follow-suit = Puedes asistir, así que tienes que hacerlo: elige una carta de { $suit }.
illegal-head-trick = Puedes montar en { $suit }, así que tienes que hacerlo: elige una carta más alta.
illegal-seat-out = Estás fuera de esta partida: la acaban los otros dos.
illegal-not-in-this-game = En esta mesa se juega sin eso: mira sus reglas.
illegal-not-now = Aún no se puede: espera a que se juegue una carta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] La muestra solo se puede cambiar hasta que acabe la primera baza.
   *[other] La muestra solo se puede cambiar al ganar una baza, antes de salir y mientras siga en la mesa.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Para cambiar la muestra hace falta el dos de triunfo.
   *[other] Hace falta el siete de triunfo para una muestra alta, o el dos para una baja.
}
illegal-no-conquista = Para la conquista hacen falta a la vez el as, el { $ten } y el rey de triunfo.
illegal-claim-too-early = Puedes cantar cuando acabe la primera baza.
illegal-claim-not-reached = Puedes cantar la mano cuando tu bando tenga 61 puntos en bazas ganadas.
illegal-denounce-opponent = Solo se denuncia a un contrario.

## Subastas y llamadas

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

## Conceder una mano

illegal-not-decided = Esta mano aún no está decidida. Podrás darla por perdida cuando ya no tenga remedio.
illegal-not-lost = Tu bando ya ha ganado esta mano. Solo el otro puede darla por perdida.
illegal-no-concession = Nadie te ha preguntado si dar esta mano por perdida.
illegal-concession-due = { $player ->
    [none] Se está preguntando a alguien si da la mano por perdida: después se sigue.
   *[other] Se está preguntando a { $player } si da la mano por perdida: después se sigue.
}
illegal-concession-refused = Tu pareja prefiere seguir jugando. Puedes volver a preguntar después de esta baza.

## Señas entre compañeros

illegal-answer-due = { $player ->
    [none] Espera: antes hay que responder a una pregunta.
   *[other] Espera: { $player } tiene que responder antes a una pregunta.
}
illegal-no-answer-due = No hay ninguna pregunta que responder.
illegal-not-asked = { $player ->
    [none] Esa pregunta no es para ti.
   *[other] Esa pregunta es para { $player }, no para ti.
}
illegal-untrue-answer = Tu respuesta tiene que ser verdad: elige la que va con tus cartas.
illegal-silence = { $trick ->
    [none] Aún no se puede hablar.
   *[other] Aún no se puede hablar: se habla desde la baza { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] En esta mesa no hay seña para esa carta: elige una de las propuestas.
   *[other] En esta mesa no hay seña para { $card }: elige una de las propuestas.
}
illegal-not-a-partner = Eso solo se hace con un compañero: elige uno.
illegal-not-an-opponent = Solo se vigila a un contrario: elige uno.
illegal-watched-already = Ya estás vigilando a alguien: elige otra vez en la próxima baza.
illegal-leader-asks = { $player ->
    [none] Solo quien sale puede preguntar y dar órdenes, antes de salir.
   *[other] Solo { $player }, que sale en esta baza, puede preguntar y dar órdenes, antes de salir.
}
illegal-rais-asks = { $player ->
    [none] Eso solo lo hace el rais de un equipo: los demás solo responden.
   *[other] Eso solo lo hace tu rais, { $player }: tú solo respondes.
}
illegal-asked-enough = { $cap ->
    [none] Ya no caben más preguntas en esta baza.
    [0] En esta mesa no se permiten preguntas.
    [one] Ya has hecho tu pregunta de esta baza: pregunta otra vez en la próxima.
   *[other] Ya has hecho tus { $cap } preguntas de esta baza: pregunta otra vez en la próxima.
}
illegal-ordered-enough = { $cap ->
    [none] Ya no caben más órdenes en esta baza.
    [0] En esta mesa no se permiten órdenes.
    [one] Ya has dado a este compañero tu orden de esta baza: dale otra en la próxima.
   *[other] Ya has dado a este compañero tus { $cap } órdenes de esta baza: dale más en la próxima.
}
illegal-partner-has-played = Ese compañero ya ha jugado: prueba otra vez en la próxima baza.
illegal-wrong-question = El palo solo se dice al preguntar por montar, y nunca el triunfo.
illegal-look-too-early = Puedes mirar las cartas de un compañero cuando se acabe el mazo.
illegal-looked-already = Ya has mirado las cartas de un compañero: se puede una vez por mano.
illegal-ordered-otherwise = Puedes cumplir la orden, así que tienes que hacerlo: elige una de las cartas propuestas.
talk-old-question = Esa pregunta ya está cerrada: la abierta está en el mensaje más reciente.
talk-not-held = Solo puedes hacer señas de una carta que tienes: elige una de las propuestas.
talk-not-here = { $tried ->
    [signal] En esta mesa no se hacen señas.
    [watch] En esta mesa no hay a quién vigilar.
    [look] En esta mesa no se miran las cartas de un compañero.
    [answer] En esta mesa no se hacen preguntas.
   *[other] En esta mesa no se pregunta ni se dan órdenes.
} { $allowed }
talk-here-alone = Aquí cada cual juega por su cuenta, sin pareja.
talk-here-signals-private = Aquí las señas solo las ven los compañeros: no hay nada que pillar.
talk-here-signals-public = Aquí las señas las ve todo el mundo.
talk-partners-only = { $tried ->
    [ask] Solo puedes preguntar a un compañero
    [order] Solo puedes dar órdenes a un compañero
   *[look] Solo puedes mirar las cartas de un compañero
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Las señas de tu pareja te llegan de todos modos: solo
   *[no] Solo
} puedes vigilar a un contrario: { $players }.
talk-led-already = Ya has salido: podrás preguntar y dar órdenes antes de tu próxima salida.
talk-election = Los equipos aún eligen a su rais: se habla desde la baza { $trick }.
talk-here-off = Aquí no habla nadie.
talk-here-signals = Aquí los compañeros se hacen señas, con `/seña`.
talk-here-conversation = Aquí quien sale puede antes preguntar y dar órdenes, con `/pareja preguntar` y `/pareja pedir`.
talk-here-rais = Aquí el rais de un equipo puede preguntar y dar órdenes, con `/rais`.
talk-here-free = Aquí cada cual habla como quiera, sin comandos.

## El rais y los gestos

refusal-no-rais = En esta mesa no se elige a nadie: solo los juegos con rais tienen capitanes.
refusal-no-election = Ahora no hay votación: los equipos eligen capitán antes de la primera mano.
refusal-vote-own-team = Solo puedes votar a alguien de tu equipo.
refusal-no-own-gestures = Esta mesa ya tiene sus señas: elige antes «las del anfitrión» en las opciones.
refusal-no-such-sign = Para eso no hace falta gesto: elige uno de los propuestos.
refusal-gesture-too-long = Es demasiado largo: describe el gesto en { $cap } caracteres como mucho.

## Torneos y mano del día

refusal-at-event = En la mesa de un torneo eso lo decide el torneo: usa su mensaje.
refusal-withdrawn = Has dejado el torneo: esta partida la termina una máquina.
refusal-already-ready = Ya has dicho que estás.
refusal-predictions-closed = Los pronósticos de esta partida están cerrados.
refusal-predicts-own-match = En esta partida juegas tú. Los pronósticos son para quien mira.
refusal-at-boards = Otras mesas juegan las mismas cartas: estas manos no se abandonan.

## Opciones con las que no hay juego

impossible-unknown-option = No existe la opción «{ $option }»: elige una de las propuestas.
impossible-wrong-value = «{ $value }» no es posible para «{ $option }»: elige { $allowed }.
allowed-number = un número entero

## Guardar

store-unavailable = Ahora mismo no puedo guardar nada, así que no ha cambiado nada: prueba otra vez dentro de un momento.
store-error = No se ha podido guardar, y no ha cambiado nada: prueba otra vez.
store-counts = Cuenta y está guardado. Solo que aún no te lo puedo enseñar: pulsa *Mis cartas* dentro de un momento.

## Permisos en un canal

permission-missing = { $count ->
    [one] Aquí falta { $permissions }.
   *[other] Aquí faltan { $permissions }.
}
quoted = «{ $name }»
permission-view = Ver canal
permission-send = Enviar mensajes
permission-threads = Enviar mensajes en hilos
permission-attach = Adjuntar archivos
permission-create = Crear hilos públicos
