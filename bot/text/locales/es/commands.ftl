# Comandos: nombres, descripciones, opciones; y lo que solo dicen los comandos.
#
# Límites de Discord: nombres de 1 a 32 caracteres, en minúsculas, con cifras, - y _; descripciones y opciones, 100.

## El juego

command-briscola = briscola
command-briscola-about = Mesas, partidas y cartas de brisca y su familia
command-new = nueva
command-new-about = Abre una mesa aquí: otros se sientan, las máquinas llenan los huecos
command-join = sentarme
command-join-about = Siéntate a una mesa, acepta una invitación o recupera tu sitio
command-leave = levantarme
command-leave-about = Levántate o rechaza una invitación; en plena partida sigue una máquina por ti
command-start = empezar
command-start-about = Empieza la partida, si llevas la mesa
command-shuffle = barajar
command-shuffle-about = Añade un número tuyo, al azar, antes de que se baraje
command-computer = máquina
command-computer-about = Da un sitio libre a una máquina, o quita una, si llevas la mesa
command-invite = invitar
command-invite-about = Invita a alguien a tu mesa; acepta o rechaza
command-remove = echar
command-remove-about = Echa a alguien de la mesa antes de empezar, si la llevas
command-seats = sitios
command-seats-about = Decide quién se sienta dónde, y con quién juega, si llevas la mesa
command-options = opciones
command-options-about = Mira a qué se juega, o cambia una opción antes de la partida si llevas la mesa
command-table = mesa
command-table-about = Vuelve a poner la mesa al final del canal
command-rematch = revancha
command-rematch-about = Otra partida en la misma mesa, cuando acabe esta
command-end = cerrar
command-end-about = Cierra la mesa: en plena partida todos tienen que estar de acuerdo
command-substitute = relevo
command-substitute-about = Juega en lugar de alguien; en tu mesa, busca quien juegue en tu lugar
command-resign = rendirme
command-resign-about = Da la partida por perdida, cuando todo tu bando esté de acuerdo
command-hand = cartas
command-hand-about = Mira tus cartas; nadie más las ve
command-play = jugar
command-play-about = Juega una carta por su nombre
command-last = última
command-last-about = Vuelve a ver la última baza, si la mesa lo permite
command-score = marcador
command-score-about = Mira los puntos y el marcador, hasta donde la mesa los enseña
command-rules = reglas
command-rules-about = Lee las reglas del juego, con las opciones de una mesa
command-read = leer
command-read-about = La mesa, tus cartas o la última baza en texto, para lectores de pantalla
command-record = acta
command-record-about = Descarga una partida acabada en un archivo que lee cualquier programa
command-verify = verificar
command-verify-about = Demuestra que las cartas de una partida acabada se barajaron limpiamente

## Marcadores

command-leaderboard = clasificación
command-leaderboard-about = Quién juega mejor, aquí o en todas partes
command-seasons = temporadas
command-seasons-about = Cuánto dura una temporada, y en qué zona horaria empieza
command-stats = estadísticas
command-stats-about = Las estadísticas de un jugador: partidas, victorias, puntos, valoración
command-history = historial
command-history-about = Las últimas partidas de un jugador

## Sobre ti

command-preferences = preferencias
command-preferences-about = Tu idioma, dónde te llegan las cartas y qué aspecto tienen
command-holiday = vacaciones
command-holiday-about = Vete de vacaciones hasta un día dado: tus turnos por correspondencia esperan
command-privacy = privacidad
command-privacy-about = Lo que se guarda sobre ti
command-export = exportar
command-export-about = Todo lo que se guarda sobre ti, en un archivo
command-delete = borrar
command-delete-about = Haz que te olvide: se borran tu nombre, tus valoraciones y tus preferencias

## Llevar un servidor

command-briscola-move = briscola-jugada
command-briscola-move-about = Jugadas especiales: pujar, llamar, cambiar, cantar
command-briscola-me = briscola-yo
command-briscola-me-about = Tus partidas, estadísticas, preferencias y datos
command-partner = pareja
command-partner-about = Habla con tu pareja
command-match = partida
command-match-about = Tus partidas acabadas
command-briscola-admin = briscola-admin
command-briscola-admin-about = Lo que el juego puede hacer en este servidor
command-channels = canales
command-channels-about = En qué canales se pueden abrir mesas
command-limits = límites
command-limits-about = Cuántas mesas puede haber a la vez; 0 devuelve el límite de siempre
command-language = idioma
command-language-about = El idioma de las mesas que ve todo el mundo
command-hands = cartas
command-hands-about = Dónde reciben las cartas los jugadores, si no eligieron otra cosa
command-tables = mesas
command-tables-about = Las mesas abiertas en este servidor
command-status = estado
command-status-about = Lo que puedo hacer aquí, lo que está en marcha y lo configurado
# /briscola-admin tricks
command-admin-tricks = bazas
command-admin-tricks-about = Cómo enseñan las mesas nuevas las bazas acabadas
# /briscola-admin end
command-admin-end = cerrar
command-admin-end-about = Cierra una mesa en el acto

## Opciones

option-game = juego
option-game-about = Qué juego
option-players = jugadores
option-players-about = Cuántos juegan
option-teams = equipos
option-teams-about = Quién juega con quién
option-seating = sitios
option-seating-about = Cómo se reparten los sitios, y con ellos los equipos
option-target = meta
option-target-about = Cuántas manos ganan la partida: 2 es al mejor de tres
option-tie = empate
option-tie-about = Qué pasa cuando una mano queda 60 a 60
option-pack = baraja
option-pack-about = Qué cartas hay en la mesa
option-clock = reloj
option-clock-about = Cuánto puede durar cada turno
option-access = acceso
option-access-about = Quién puede sentarse
option-tricks = bazas
option-tricks-about = Cómo se enseñan las bazas acabadas
option-rated = clasificatoria
option-rated-about = Si la partida cuenta para las valoraciones (solo personas; los puntos no se ven)
option-thread = hilo
option-thread-about = Si la mesa tiene un hilo propio
option-table = mesa
option-table-about = Qué mesa, si hay varias abiertas
option-any_table = mesa
option-any_table-about = Qué mesa de este servidor
option-computers = qué
option-computers-about = Añade una, o quita la última
option-level = nivel
option-level-about = El nivel con que juega
option-personality = carácter
option-personality-about = Cómo le gusta jugar
option-person = persona
option-person-about = Quién
option-order = sitios
option-order-about = Quién va con quién, o los nombres por orden de juego
option-option = opción
option-option-about = Qué se cambia
option-value = valor
option-value-about = El nuevo valor
option-answer = respuesta
option-answer-about = De acuerdo, o seguir jugando
option-ending = cómo
option-ending-about = De acuerdo, seguir jugando, o cerrar en el acto (moderadores)
option-absentee = por
option-absentee-about = Quién falta, o busca relevo
option-search = búsqueda
option-search-about = Buscar a alguien, o dejar de buscar
option-agreement = acuerdo
option-agreement-about = Si estás de acuerdo en que todos puedan pedir pistas
option-card = carta
option-card-about = Una de tus cartas
option-what = qué
option-what-about = Qué se lee
option-match = partida
option-match-about = Qué partida; si no lo pones, tu última
option-scope = ámbito
option-scope-about = Este servidor, o todos
option-by = por
option-by-about = Qué cuenta
option-season = temporada
option-season-about = La clasificación de una temporada
option-length = duración
option-length-about = Un trimestre o un mes
option-page = página
option-page-about = Desde qué página
option-player = jugador
option-player-about = De quién; si no lo pones, las tuyas
option-show = ver
option-show-about = Qué se enseña
option-other = con
option-other-about = Con quién comparar
option-language = idioma
option-language-about = El idioma
option-cards = cartas
option-cards-about = Dónde se te enseñan las cartas
option-place = lugar
option-place-about = También por mensaje directo, o solo en la mesa
option-pictures = imágenes
option-pictures-about = Si tus mensajes privados llevan imágenes o solo texto
option-reminders = avisos
option-reminders-about = Si las partidas por correspondencia te avisan de turnos, ausencias y resultados
option-confirm = confirmar
option-confirm-about = Si pulsas dos veces para jugar una carta
option-listed = visible
option-listed-about = Si sales con tu nombre en las clasificaciones de todos los servidores
option-badges = insignias
option-badges-about = Si los demás ven tus insignias
option-zone = zona
option-zone-about = Tu zona horaria, para las horas de silencio y las vacaciones
option-quiet = silencio
option-quiet-about = Cuándo no quieres avisos ni que acabe un turno, p. ej. 22:00-08:00
option-until = hasta
option-until-about = Tu último día fuera, p. ej. 2027-08-31; o «back»
option-deck = baraja
option-deck-about = Qué aspecto tienen las cartas de tu mano
option-allow = permitir
option-allow-about = Un canal donde se pueden abrir mesas
option-forbid = prohibir
option-forbid-about = Un canal donde ya no se puede
option-everywhere = todos
option-everywhere-about = Permitir otra vez todos los canales
option-per_person = persona
option-per_person-about = Mesas por persona
option-per_channel = canal
option-per_channel-about = Mesas por canal
option-per_server = servidor
option-per_server-about = Mesas en todo el servidor

## Valores

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Cada cual por su cuenta
choice-teams-pairs = Dos parejas
choice-teams-triples = Dos equipos de tres
choice-seating-random = Por sorteo
choice-seating-host = Decide el anfitrión
choice-seating-join-order = Por orden de llegada
choice-tie-nobody-scores = Nadie se apunta nada, reparte el siguiente
choice-tie-replay-same-dealer = Nadie se apunta nada, repite quien reparte
choice-tie-last-trick-wins = Decide la última baza
choice-tie-carry = La próxima mano vale uno más
choice-pack-italian40 = Baraja italiana
choice-pack-french40 = Baraja francesa
choice-access-open = Cualquiera
choice-access-invited = Solo con invitación
choice-tricks-live = En el mensaje de la mesa
choice-tricks-each = Un mensaje por baza
choice-computers-add = Añadir
choice-computers-remove = Quitar
choice-level-even = Un rival a tu altura
choice-level-1 = 1 · Novato
choice-level-2 = 2 · Aprendiz
choice-level-3 = 3 · Aficionado
choice-level-4 = 4 · Jugador habitual
choice-level-5 = 5 · Jugador con práctica
choice-level-6 = 6 · Jugador hábil
choice-level-7 = 7 · Jugador de club
choice-level-8 = 8 · Jugador fuerte
choice-level-9 = 9 · Campeón
choice-level-10 = 10 · Maestro
choice-answer-agree = De acuerdo
choice-answer-refuse = Seguir jugando
choice-search-start = Buscar a alguien
choice-search-stop = Dejar de buscar
choice-agreement-allow = Permitir pistas
choice-agreement-refuse = Sin pistas
choice-ending-agree = De acuerdo
choice-ending-refuse = Seguir jugando
choice-ending-now = En el acto (moderadores)
choice-what-table = La mesa
choice-what-hand = Mis cartas
choice-what-last = La última baza
choice-scope-server = Este servidor
choice-scope-overall = Todos los servidores
choice-by-rating = Valoración
choice-by-wins = Victorias
choice-by-points = Puntos de temporada
choice-length-quarter = Trimestre
choice-length-month = Mes
choice-by-records = Récords
choice-show-rating = Valoración a lo largo del tiempo
choice-show-points = Puntos de cartas
choice-show-partners = Parejas
choice-show-badges = Insignias
choice-language-auto = El de Discord
choice-cards-auto = Como diga el servidor
choice-cards-both = Mensaje directo y botón
choice-cards-dm = Mensaje directo
choice-cards-here = Solo con el botón «Mis cartas»
choice-place-both = Mensaje directo y botón
choice-place-here = Solo con el botón «Mis cartas»
choice-pictures-on = Imágenes y texto
choice-pictures-off = Solo texto
choice-reminders-on = Turnos, ausencias y resultados
choice-reminders-off = Nunca
choice-confirm-on = Pulsar dos veces para jugar una carta
choice-confirm-off = Una pulsación juega la carta
choice-listed-on = Con mi nombre
choice-listed-off = Sin mi nombre
choice-badges-on = Las ven los demás
choice-badges-off = Solo las veo yo
choice-deck-auto = Como estén en la mesa
choice-deck-neapolitan = Estilo napolitano
choice-deck-sicilian = Estilo siciliano
choice-deck-piacentine = Estilo de Piacenza
choice-deck-trevisan = Estilo de Treviso
choice-deck-triestine = Estilo de Trieste
choice-deck-spanish = Estilo español (1, 10, 11, 12)
choice-deck-latin-large = Palos italianos, letra grande
choice-deck-latin-four-colours = Palos italianos en cuatro colores
choice-deck-french = Palos franceses (K, Q, J)
choice-deck-parisian = Estilo de París (R, D, V)
choice-deck-portuguese = Estilo portugués (R, D, V)
choice-deck-french-large = Palos franceses, letra grande
choice-deck-french-four-colours = Palos franceses en cuatro colores
choice-yes = sí
choice-no = no

## Sugerencias mientras se escribe

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = espera jugadores
suggest-stage-playing = en juego
suggest-stage-finished = partida acabada
suggest-stage-closed = cerrada
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } contra { $second }
suggest-option = { $option } (ahora: { $value })

## Respuestas

reply-too-often = Vas un poco rápido. Prueba otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
reply-only-in-server = Esto solo funciona en un servidor.
reply-no-room = No puedo escribir en este canal. Dame los permisos «Ver canal», «Enviar mensajes» y «Adjuntar archivos».
reply-unknown-card = No conozco esa carta. Elige una de las sugerencias.
reply-unknown-order = Así no se puede sentar nadie. Escribe los nombres y elige una de las sugerencias.
reply-unknown-option = Esa opción o ese valor no existen. Elige una de las sugerencias.
reply-unknown-personality = Ninguna máquina tiene ese carácter. Elige una de las sugerencias.
reply-unknown-match = No conozco ninguna partida acabada con ese nombre.
reply-running-match = Esa partida aún no ha acabado: hasta entonces su semilla es secreta y está fijada como `{ $commitment }`.
reply-no-matches = Aún no has acabado ninguna partida.

## Acta y prueba

record-ready = El acta de la partida { $match }. `/briscola verificar` demuestra cómo se barajó.
verify-ok = **Todo cuadra.** { $packs ->
    [0] No se llegó a repartir entera ninguna baraja
    [one] La única baraja salió de la semilla fijada antes de que nadie barajara
   *[other] Las { $packs } barajas salieron de la semilla fijada antes de que nadie barajara
}, cada jugada siguió las reglas, y cada punto está bien contado.
verify-no-seed = Las jugadas siguen las reglas, pero la semilla de esta partida ya no está guardada: no se puede demostrar cómo se barajó.
verify-wrong-seed = **No cuadra:** la semilla no es la que se fijó antes de que nadie barajara.
verify-wrong-pack = **No cuadra:** la baraja de la mano { $deal } no sale de la semilla.
verify-wrong = **No cuadra:** { $flaw }
verify-file = Todo en lo que se apoya la prueba de la partida { $match }: manos, semilla, compromiso y lo que añadió cada sitio.
verify-seed = Se revela ahora (semilla):
verify-how = No hace falta que te fíes de mí: compara la línea con la de la mesa, y después comprueba el archivo con el pequeño programa `docs/fair.py` de este bot, o con uno tuyo. El compromiso es el SHA-256 de la semilla y la partida; de semilla, partida y añadidos sale cada baraja.

## Clasificación

board-heading-rating-server = Clasificación de este servidor por valoración: { $game }
board-heading-rating-overall = Clasificación de todos los servidores por valoración: { $game }
board-heading-wins-server = Clasificación de este servidor por victorias: { $game }
board-heading-wins-overall = Clasificación de todos los servidores por victorias: { $game }
board-all-games = todos los juegos
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}** en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
board-empty = Aquí aún no hay nadie. Para la valoración cuentan las partidas clasificatorias entre personas; para las victorias, todas las acabadas.
board-note-rating = Solo partidas clasificatorias. La valoración es una estimación prudente: sube a medida que es más segura. Una valoración provisional («?») se apoya en pocas partidas.
board-note-form = Forma: las cinco últimas partidas, clasificatorias o no, la más reciente al final: G ganada, P no ganada.
board-line-more = { $provisional ->
    [yes] (provisional){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forma { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } victorias seguidas{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · entre el { $percent } % mejor
}
form-won = G
form-lost = P
board-page = Página { $page }
board-back = Anterior
board-next = Siguiente
board-unlisted = sin nombre
board-note-listed = En las clasificaciones de todos los servidores solo aparece el nombre de quien quiere: `/briscola-yo preferencias visible:`.

## Datos de un jugador

stats-heading = { $name }
stats-here = En este servidor
stats-overall = En todos los servidores
stats-none = Aún no hay ninguna partida acabada.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} ({ $share } %)
stats-points = Puntos de cartas por partida: { $points } de media, { $best } como mucho
stats-streak-won = Racha actual: { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
} · la más larga: { $longest }
stats-streak-lost = Racha actual: { $count ->
    [one] { $count } partida sin ganar
   *[other] { $count } partidas sin ganar
} · la racha de victorias más larga: { $longest }
stats-form = Forma: { $form }
stats-rating = Valoración: { $rating }{ $provisional ->
    [yes] { " " }(provisional)
   *[no] { "" }
}
stats-no-rating = Aún no se puede dibujar la valoración: hacen falta dos partidas clasificatorias que puedas ver.
stats-no-points = Aún no se pueden dibujar los puntos de cartas: hacen falta dos partidas que puedas ver.
stats-unrated = Valoración: aún no hay

## Partidas de un jugador

history-heading = Partidas de { $name }
history-none = Aún no hay ninguna partida acabada.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = ganada
history-lost = perdida
history-rated = clasificatoria

## Preferencias

preferences-heading = Tus preferencias
preferences-saved = Guardado.
preferences-language = Idioma: **{ $value }**
preferences-cards = Tus cartas: **{ $value }**
preferences-pictures = Lo que solo ves tú: **{ $value }**
preferences-reminders = Avisos de las partidas por correspondencia: **{ $value }**
preferences-confirm = Jugar una carta: **{ $value }**
preferences-listed = Clasificaciones de todos los servidores: **{ $value }**
preferences-badges = Tus insignias: **{ $value }**
preferences-zone = Zona horaria: **{ $zone ->
    [none] desconocida
   *[other] { $zone }
}**
preferences-quiet = Horas de silencio: **{ $hours ->
    [none] ninguna
   *[other] { $hours }
}**
preferences-no-quiet = Sin horas de silencio
hours-bad-zone = No conozco esa zona horaria. Elige una de la lista que propone `zona:`, como Europe/Madrid.
hours-bad = No entiendo esas horas. Escríbelas así: 22:00-08:00, o «off» para ninguna.
hours-same = Las horas de silencio no pueden acabar a la misma hora a la que empiezan. «off» quiere decir ninguna.
hours-long = Las horas de silencio pueden durar { $hours } como mucho, para que nadie espere eternamente.
hours-no-zone = Primero dime tu zona horaria, con `/briscola-yo preferencias zona:`.
holiday-heading = Vacaciones
holiday-now = { $when ->
    [none] No estás de vacaciones.
   *[other] Estás de vacaciones hasta el { $when }: hasta entonces esperan tus turnos en las partidas por correspondencia.
}
holiday-left = { $days ->
    [0] No te queda ningún día.
    [one] Te queda { $days } día.
   *[other] Te quedan { $days } días.
}
holiday-help = De cada 365 días tienes { $days } de vacaciones, y cuentan días enteros. Con `/briscola-yo vacaciones hasta:` las empiezas, las alargas o las acortas; acaban solas.
holiday-end = Ya estoy de vuelta
holiday-none = No estás de vacaciones.
holiday-bad-day = No entiendo ese día. Escríbelo así: 2027-08-31.
holiday-past = Ese día ya pasó. Di uno de hoy en adelante.
holiday-long = { $days ->
    [0] No te queda ningún día de vacaciones.
    [one] Es demasiado: te queda { $days } día de vacaciones.
   *[other] Es demasiado: te quedan { $days } días de vacaciones.
}
preferences-deck = { $family ->
    [italian] Palos italianos y españoles
   *[french] Palos franceses
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Barajas de palos italianos
   *[french] Barajas de palos franceses
}
preferences-decks = { $family ->
    [italian] Barajas de palos italianos y españoles
   *[french] Barajas de palos franceses
}
preferences-decks-help = Tus cartas se dibujan con la baraja que elijas, también en los mensajes directos. Las de la mesa, con la que quiera el anfitrión.
preferences-decks-alt = { $family ->
    [italian] De cada baraja, el as de oros, el siete de espadas, la sota de copas, el caballo de bastos, el rey de espadas y el reverso
   *[french] De cada baraja, el as de diamantes, el siete de picas, la jota de corazones, la reina de tréboles, el rey de picas y el reverso
}: { $decks }
preferences-back = Todas las preferencias
preferences-dm-closed = No puedo escribirte por mensaje directo, así que tus cartas esperan en el botón «Mis cartas». Para recibirlas, permite los mensajes directos de este servidor.

## Privacidad

privacy-export-ready = Todo lo que se guarda sobre ti. Las cartas de una partida en marcha no están.
privacy-export-part = Parte { $part } de { $parts }: unidas en este orden, forman un solo archivo comprimido con gzip.
privacy-how-long = Se guarda hasta que lo borres con `/briscola-yo privacidad borrar`, aunque un servidor me quite. La configuración de ese servidor se borra a los { $days } días.
privacy-ask = Esto te saca de todas las mesas, donde sigue una máquina, y pone un número sin nombre en lugar de tu id y tu nombre en las partidas acabadas y sus registros. Tus valoraciones, estadísticas y preferencias se borran. Los mensajes ya publicados en Discord se quedan como están. No se puede deshacer.
privacy-confirm = Olvídame
privacy-keep = Dejarlo todo
privacy-kept = No se ha cambiado nada.
privacy-done = Ya te he olvidado.

## Llevar un servidor: respuestas

admin-channels-all = Se pueden abrir mesas en todos los canales.
admin-channels-some = Se pueden abrir mesas en: { $channels }.
admin-channels-full = En la lista caben { $most } canales como mucho. Mejor permítelos todos.
admin-limits = Mesas a la vez: { $person } por persona, { $channel } por canal, { $server } en todo el servidor.
admin-limit-usual = el número de siempre
admin-language-auto = Las mesas hablan el idioma que este servidor tiene en Discord: **{ $value }**.
admin-language-set = Las mesas hablan **{ $value }**.
admin-tricks-live = Las mesas nuevas enseñan las bazas en un solo mensaje y, al acabar, la mano entera en una hoja.
admin-tricks-each = Las mesas nuevas ponen cada baza acabada en un mensaje propio.
admin-hands-both = Los jugadores reciben sus cartas por mensaje directo y con el botón *Mis cartas*, si no eligieron otra cosa en `/briscola-yo preferencias`.
admin-hands-here = Los jugadores reciben sus cartas solo con el botón *Mis cartas*, si no eligieron los mensajes directos en `/briscola-yo preferencias`.
admin-tables-heading = Mesas abiertas
admin-tables-none = En este servidor no hay ninguna mesa abierta.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … y { $count } más
status-heading = Estado
status-version = Versión { $version }
status-tables = Mesas abiertas en este servidor: { $open }, de ellas { $playing } en juego.
status-allowed = En este canal puedo hacer todo lo que necesito.
status-lacking = En este canal me falta:
status-lacks = «{ $permission }»: { $cost }
status-cost-view = aquí no se puede abrir ni enseñar ninguna mesa.
status-cost-send = aquí no se puede abrir ni enseñar ninguna mesa.
status-cost-attach = aquí no se puede abrir ninguna mesa, porque las cartas y las bazas son imágenes.
status-cost-create = una mesa no puede tener su hilo; se queda en el canal.
status-cost-threads = no se puede abrir ni enseñar ninguna mesa en un hilo.
status-process-heading = El proceso (lo ves porque este bot es tuyo)
status-process-since = En marcha desde { $since }
status-process-servers = Servidores: { $count }
status-process-tables = Mesas abiertas: { $open }, de ellas { $playing } en juego
status-process-waiting = En espera: { $pictures } imágenes, { $moves } jugadas de máquinas, { $retries } mensajes tras un fallo
status-process-gateway = Discord responde en { $milliseconds } ms
status-process-memory = Memoria: { $megabytes } MB
