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
refusal-remove-yourself = A ti no te puedes echar. Si quieres, levántate de la mesa.
refusal-not-in-lobby = La partida ya ha empezado. Podrás hacerlo antes de la revancha.
refusal-not-playing = No hay ninguna partida en marcha: podrás hacerlo cuando el anfitrión empiece una.
refusal-not-finished = La partida sigue en marcha: la revancha viene cuando acabe.
refusal-wrong-order = Ese orden no cuadra: nombra a cada persona de la mesa una vez.
refusal-too-many-members = Hay { $members } en la mesa, demasiados para { $players } jugadores: antes tiene que levantarse alguien.
refusal-claim-hidden = { $rated ->
    [yes] En una partida clasificatoria los puntos no se ven, y cantar los revelaría: que la mano se acabe en cuanto esté decidida, o juega una amistosa.
   *[no] Donde los puntos no se ven nadie puede cantar una mano, porque los revelaría: que cada cual vea al menos los suyos, o que la mano se acabe en cuanto esté decidida.
}
refusal-resign-two-sides = Solo cabe rendirse donde juegan dos bandos; puedes levantarte, y sigue una máquina en tu sitio.
refusal-not-your-side = A eso solo puede responder quien juega de tu lado.
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
permission-quoted = «{ $name }»
permission-view = Ver canal
permission-send = Enviar mensajes
permission-threads = Enviar mensajes en hilos
permission-attach = Adjuntar archivos
permission-create = Crear hilos públicos
