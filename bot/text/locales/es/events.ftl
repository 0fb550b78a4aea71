### Torneos.

command-tournament = torneo
command-tournament-about = Torneos: inscríbete, juega u organiza uno
command-tournament-new = nuevo
command-tournament-new-about = Abre un torneo en este canal; la gente se inscribe con un botón
command-tournament-enter = inscribirme
command-tournament-enter-about = Inscríbete en un torneo, con tus compañeros si se juega por parejas o tríos
command-tournament-withdraw = retirarme
command-tournament-withdraw-about = Deja un torneo
command-tournament-table = mesa
command-tournament-table-about = Encuentra la mesa de tu partida
command-tournament-standings = clasificación
command-tournament-standings-about = La clasificación de un torneo y tus resultados
command-tournament-start = empezar
command-tournament-start-about = Empieza el torneo, ahora o más tarde, si lo organizas
command-tournament-round = ronda
command-tournament-round-about = Da más tiempo a una ronda por correspondencia, si organizas
command-tournament-player = jugador
command-tournament-player-about = Excluye una inscripción, readmítela o cambia un compañero, si organizas
command-tournament-result = resultado
command-tournament-result-about = Corrige un resultado de la última ronda o repite la partida, si organizas
command-tournament-cancel = cancelar
command-tournament-cancel-about = Cancela el torneo, si lo organizas

option-event = torneo
option-event-about = Qué torneo; si falta, el único que hay aquí
option-title = título
option-title-about = Cómo se llama
option-format = formato
option-format-about = Cómo se emparejan los jugadores
choice-format-swiss = Suizo: todos juegan cada ronda
choice-format-knockout = Eliminatoria: quien pierde queda fuera
choice-format-round-robin = Todos contra todos
choice-format-heats = Mesas cambiantes: otra mesa en cada ronda
option-tempo = ritmo
option-tempo-about = Si una ronda se juega en el acto o en varios días
choice-tempo-live = En vivo, una ronda tras otra
choice-tempo-post = Por correspondencia, con días para cada ronda
option-rounds = rondas
option-rounds-about = Cuántas rondas; si falta, las habituales
option-cut = final
option-cut-about = Cuántos de los mejores juegan al final una eliminatoria
option-starts_in = empieza-en
option-starts_in-about = En cuántos minutos empieza; si falta, lo empiezas tú
option-need_role = rol
option-need_role-about = El rol que hace falta para inscribirse
option-need_matches = partidas
option-need_matches-about = Cuántas partidas acabadas hacen falta para inscribirse
option-prize = premio
option-prize-about = Un rol para quienes ganan
option-mate = compañero
option-mate-about = Tu compañero, o el que se sustituye
option-third = tercero
option-third-about = Quién completa tu trío
option-hours = horas
option-hours-about = Cuántas horas más tiene la ronda
option-act = acción
option-act-about = Qué se hace con la inscripción
choice-act-strike-out = Excluirla
choice-act-restore = Readmitirla
choice-act-replace = Sustituir a un compañero
option-entry = inscripción
option-entry-about = Qué inscripción, o el jugador de cuya partida se trata
option-new_partner = nuevo-compañero
option-new_partner-about = Quién ocupa el sitio
option-verdict = veredicto
option-verdict-about = Qué pasa con el resultado
choice-verdict-won = Gana la inscripción
choice-verdict-drawn = Empate
choice-verdict-annul = Anulada: se repite
option-reason = motivo
option-reason-about = Por qué; todos pueden leerlo

## The message

event-heading = 🏆 { $title }
event-format-swiss = Sistema suizo
event-format-knockout = Eliminatoria
event-format-round_robin = Todos contra todos
event-format-heats = Mesas cambiantes
event-tempo-live = en vivo
event-tempo-post = por correspondencia
event-rated = con valoración
event-unrated = amistoso
event-cut = eliminatoria de los { $count } mejores
event-open = { $count ->
    [0] Aún no se ha inscrito nadie.
    [one] Una inscripción hasta ahora.
   *[other] { $count } inscripciones hasta ahora.
}
event-starts = Empieza { $when }.
event-starts-by-host-teams = { $host } lo empieza cuando se hayan inscrito los dos equipos.
event-starts-by-host = { $host } lo empieza cuando haya al menos { $least } inscripciones.
event-needs-role = Para quienes tienen el rol { $role }.
event-needs-matches = { $count ->
    [one] Para quienes han acabado al menos una partida.
   *[other] Para quienes han acabado al menos { $count } partidas.
}
event-waits-for = a la espera de { $names }
event-more = … y { $count } más
event-round = Ronda { $round } de { $rounds }
event-round-number = ronda { $round }
event-knockout-round = { $entries ->
    [2] final
    [3] partida por el tercer puesto
    [4] semifinal
    [8] cuartos de final
    [16] octavos de final
    [32] dieciseisavos de final
   *[other] últimos { $entries }
}
event-round-cut = Eliminatoria
event-round-ready = En cada mesa se reparte cuando todos han pulsado *Ya estoy*. Quien no lo haya hecho antes de las { $when } pierde la partida.
event-round-until = Juega tu partida antes del { $when }.
event-round-until-knockout = Juega tu partida antes del { $when }. Si no ha terminado, gana quien vaya por delante.
event-round-over = La ronda ha terminado. Siguiente ronda: { $when }.
event-round-last = Ya está todo jugado. Resultado final: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · ganada
event-pairing-lost = { $first } – **{ $second }** · perdida
event-pairing-drawn = { $first } – { $second } · empate
event-pairing-played = { $first } – { $second } · jugada
event-pairing-absent = **{ $first }** – { $second } · no se presentó
event-pairing-both-absent = { $first } – { $second } · no se presentó nadie
event-pairing-uncounted = { $entries } · no cuenta
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (no se presentó)
event-pairing-table-left = { $name } { $points } (abandono)
event-bye = De descanso en esta ronda: { $names }
event-standings = Clasificación
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Siguen en juego: { $names }
event-final = Resultado final
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = El torneo se ha cancelado.
event-prize = { $role } es para { $names }.
event-prize-by-hand = El rol { $role } le toca a { $names }. Yo no puedo darlo: hay que darlo a mano.
event-act-Withdrawn = { $when }: se ha excluido una inscripción
event-act-Restored = { $when }: una inscripción vuelve a jugar
event-act-PartnerReplaced = { $when }: se ha sustituido a un compañero
event-act-OutcomeCorrected = { $when }: se ha corregido un resultado
event-act-PairingRepeated = { $when }: se repite una partida
event-act-DeadlineMoved = { $when }: la ronda tiene más tiempo
event-lots = -# Sorteo: `{ $digest }`

ui-button-enter = Inscribirme
ui-button-withdraw = Retirarme
ui-button-withdraw-sure = Sí, retirarme
ui-button-my-match = Mi partida
ui-button-standings = Clasificación
ui-button-event-rules = Reglas
ui-button-event-host = Organizar
ui-button-enter-accept = Juego
ui-button-enter-decline = No, gracias
ui-button-come-back = Vuelvo
ui-button-ready = Ya estoy
ui-button-event-start = Empezar ya
ui-button-event-later = Una hora más tarde
ui-button-event-extend = Un día más
ui-button-event-cancel = Cancelar el torneo
ui-button-event-cancel-sure = Sí, cancelarlo

## At a table

event-table-heading = { $title } · { $round } · mesa { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · mesa { $table }
event-table-ready = { $names }: hay que pulsar *Ya estoy* en menos de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, o se pierde la partida. Se reparte cuando estén todos: *Mis cartas* muestra las tuyas.
say-done-ready = Ya estás. Se reparte cuando estén todos.

## Answers

event-opened = El torneo está abierto. La gente se inscribe con el botón de su mensaje.
event-entered = Te has inscrito en **{ $title }**. Te aviso en tu mesa.
event-entered-with = Te has inscrito en **{ $title }**. { $names }: hay que aceptar en 24 horas.
event-entered-late = Te has inscrito en **{ $title }**. Juegas desde la próxima ronda.
event-accepted = Juegas en **{ $title }**.
event-withdrawn = Has dejado **{ $title }**.
event-withdraw-ask = ¿Dejar **{ $title }**? La partida que no hayas terminado queda perdida.
event-not-entered-then = Hecho: la inscripción queda retirada.
event-back = Vuelves a jugar desde la próxima ronda.
event-ask-partners = Elige con quién juegas en **{ $title }**.
event-ask-team = Elige el resto de tu equipo para **{ $title }**. Las inscripciones muestran luego quién juega con quién; con `/torneo inscribirme` lo decides tú.
event-partners-hint = Tus compañeros
event-invitation = { $people }: { $host } propone jugar juntos **{ $title }**.
event-my-match = Tu partida: { $place }
event-my-match-none = Ahora no tienes ninguna partida que jugar.
event-my-match-bye = Descansas esta ronda, con los puntos de una victoria.
event-my-match-rests = Descansas esta ronda.
event-my-match-out = { $place ->
    [1] Has ganado: puesto 1.
   *[other] Has quedado fuera, en el puesto { $place }.
}
event-my-match-ended = Este torneo ha terminado: has quedado en el puesto { $place }.
event-my-match-cut = No juegas la eliminatoria. *Clasificación* muestra tu puesto.
event-my-match-through = Aún no se conoce tu próximo rival. Te aviso en tu mesa.
event-my-match-over = Tu partida de esta ronda ha terminado.
event-my-match-soon = Se está abriendo tu mesa. Prueba otra vez dentro de un momento.
event-own = Tus resultados
event-own-line = { $round }: { $what }
event-own-none = Aún no has jugado.
event-host-page = **{ $title }** · lo que puedes hacer para organizarlo
event-host-strike = Excluir una inscripción
event-host-restore = Readmitir una inscripción
event-host-result = Corregir un resultado
event-host-more-entries = Aquí no caben todas las inscripciones: para las demás, usa `/torneo jugador`.
event-host-more-results = Aquí solo caben los últimos resultados: para los demás, usa `/torneo resultado`.
event-host-verdict = ¿Qué es lo correcto?
event-host-reason = ¿Por qué?
event-computer-added = Nueva inscripción: { $names }.
event-computer-level = Añadir máquinas de este nivel
event-done = Hecho. Se ve en el mensaje del torneo.
event-started = **{ $title }** ha empezado.
event-postponed = **{ $title }** empieza { $when }.
event-extended = La ronda termina { $when }.
event-cancel-ask = ¿Cancelar **{ $title }**? Las partidas en curso terminan sin resultado.
event-cancelled-done = **{ $title }** se ha cancelado.
event-which = Aquí hay varios torneos. Di cuál: { $titles }.
event-none = Aquí no hay ningún torneo. `/torneo nuevo` abre uno.
event-verdict-won = Ha ganado { $name }
event-verdict-drawn = Empate
event-verdict-annul = Anulada: se repite

suggest-event = { $title } · { $stage }
suggest-event-open = inscripción abierta
suggest-event-running = en curso
suggest-event-finished = terminado
suggest-event-cancelled = cancelado

event-scheduled-about = Un torneo de brisca: { $format }, { $game }.

## Proof

event-verify-heading = El sorteo de { $title }
event-verify-about = La semilla quedó fijada al abrirse el torneo. De ella y de los números que añadieron las inscripciones sale todo lo sorteado: cabezas de serie, emparejamientos, descansos y último desempate.
event-verify-commitment = Compromiso: `{ $commitment }`
event-verify-seed = Semilla: `{ $seed }`
event-verify-right = La semilla encaja con su compromiso, y todo lo sorteado en las rondas jugadas ({ $rounds }) sale de ella.
event-verify-wrong = Algo no encaja: { $what }
event-verify-later = La semilla se publica cuando termina el torneo.
event-proof = -# Prueba del sorteo: `/briscola verificar torneo:{ $id }`

## Help

help-at-event = **{ $title }**: juegas aquí. Se reparte cuando estén todos.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Ya participas.
help-event-open = Está abierto: pulsa *Inscribirme* en su mensaje o usa `/torneo inscribirme`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = puesto { $place } en un torneo

## Refusals

event-refusal-no-event = Ese torneo no existe.
event-refusal-over = Este torneo ha terminado.
event-refusal-not-host = Eso solo pueden hacerlo { $host } y quienes gestionan el servidor.
event-refusal-not-open = El torneo ha empezado: eso ya no se puede cambiar.
event-refusal-not-running = No se está jugando ninguna ronda.
event-refusal-already-entered = Ya participas en este torneo.
event-refusal-other-entered = { $name } ya juega en otra inscripción de este torneo.
event-refusal-not-entered = No participas en este torneo.
event-refusal-too-late = Es tarde para inscribirse en este torneo.
event-refusal-full = El torneo está completo: hay { $most } inscripciones.
event-refusal-barred = Faltaste a tu último torneo aquí. Puedes volver a inscribirte { $when }.
event-refusal-no-role = Este torneo es para quienes tienen el rol { $role }.
event-refusal-few-matches = { $least ->
    [one] Para inscribirte necesitas una partida acabada.
   *[other] Para inscribirte necesitas { $least } partidas acabadas.
}
event-refusal-wrong-size = { $size ->
    [1] Aquí cada uno se inscribe solo.
    [2] Aquí se inscriben de dos en dos: di quién es tu compañero.
   *[other] Aquí se inscriben { $size } juntos: di quiénes son tus compañeros.
}
event-refusal-twice = Nombra a otras personas, distintas entre sí.
event-refusal-partner-is-bot = Un bot no puede ser tu compañero.
event-refusal-not-asked = Has dejado este torneo. Con *Vuelvo*, en *Clasificación*, juegas otra vez, donde se puede.
event-refusal-already-accepted = Ya juegas en él.
event-refusal-has-played = Esta inscripción ya ha jugado: los compañeros siguen.
event-refusal-no-such-entry = Esa inscripción no existe.
event-refusal-not-away = Esta inscripción ya juega.
event-refusal-cannot-return = En este torneo nadie puede volver.
event-refusal-few-entries = Hacen falta { $least } inscripciones, y hay { $count }.
event-refusal-rated-computers = Las máquinas solo juegan en torneos amistosos.
event-refusal-no-such-pairing = En la última ronda no hay esa partida.
event-refusal-next-paired = La ronda siguiente ya está emparejada: solo se cambian resultados de la última.
event-refusal-not-decided = Esta partida aún no ha terminado.
event-refusal-needs-winner = En una eliminatoria alguien tiene que ganar: elige quién ha ganado, o haz que se repita la partida.
event-refusal-own-result = No puedes cambiar el resultado de tu propia partida. Puede hacerlo otra persona que gestione el servidor.
event-refusal-no-reason = Di por qué: todos pueden leerlo.
event-refusal-by-post-only = Solo las rondas por correspondencia pueden tener más tiempo.
event-refusal-in-the-past = Elige un momento dentro de los próximos 60 días.
event-refusal-too-many-events = Aquí ya hay { $most } torneos en marcha.
event-refusal-open-hands = En un torneo nadie enseña sus cartas.
event-refusal-no-format = Este juego solo se juega en mesas cambiantes: no tiene dos bandos.
event-refusal-waits = Un torneo no puede esperar a quien falta. Elige otra cosa en «{ rule-timeout }».
event-refusal-no-cut = Solo un suizo o un todos contra todos puede acabar en eliminatoria, de 2, 4 u 8.
event-refusal-role = No puedo dar { $role }: está por encima del mío, o me falta *Gestionar roles*. Elige otro, o dalo a mano.
event-refusal-role-of-yours = Tú no puedes dar { $role }: no está por debajo del tuyo, o te falta *Gestionar roles*. Elige otro.

closed-event = El torneo ha cerrado esta mesa.
ui-closed-event = El torneo ha cerrado esta mesa. `/torneo clasificación` muestra cómo cuenta la partida.
closed-withdrawn = Fuera del torneo: { $names }. Por eso se ha cerrado la mesa.
ui-closed-withdrawn = Fuera del torneo: { $names }. Por eso se ha cerrado la mesa. `/torneo clasificación` muestra cómo cuenta la partida.

## Imágenes

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Rivales
ui-picture-won-deals = Manos
ui-picture-cards = Cartas
ui-picture-percent = Porcentaje
ui-picture-round = { $entries ->
    [2] Final
    [3] Tercer puesto
    [4] Semifinales
    [8] Cuartos
    [16] Octavos
    [32] Dieciseisavos
   *[other] Últimos { $entries }
}
ui-picture-part = Parte { $part } de { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, victoria de { $first }
ui-picture-nobody = { $first } – { $second }, y no se presentó nadie
ui-picture-passed-on = { $name } pasa sin jugar
ui-picture-waits = { $name } espera rival
event-parts = Mostrar otra parte en una imagen

## Tables, the final, small Swisses

option-double = doble
option-double-about = Si todos se enfrentan dos veces, en un todos contra todos
option-third_place = tercer-puesto
option-third_place-about = Si los que pierden las semifinales juegan por el tercer puesto
option-final = final-a
option-final-about = Hasta cuánto se juega la final, si ha de ser más larga que las demás partidas
option-pause = pausa
option-pause-about = Los minutos entre dos rondas en vivo
option-days = días
option-days-about = Los días de una ronda por correspondencia
option-channels = canales
option-channels-about = Hasta cuatro canales para las mesas; sin ellos cada mesa tiene su hilo
event-double = ida y vuelta
event-third = partida por el tercer puesto
# $goal: first to so many deals or points.
event-final-goal = final: { $goal }
event-small-swiss = { $count } inscripciones: pueden enfrentarse todos contra todos. ¿Qué prefieres?
ui-button-event-start-robin = Todos contra todos
ui-button-event-start-swiss = Suizo
event-refusal-no-final = Solo hay final en una eliminatoria, o en un torneo que acaba con una.
event-refusal-no-double = Solo en un todos contra todos se juega dos veces contra cada rival.
event-refusal-no-rounds = El número de rondas solo se elige en un suizo o con mesas cambiantes.
event-refusal-tempo = La pausa es para los torneos en vivo, y los días para los de correspondencia.
event-refusal-pause = La pausa entre dos rondas dura como mucho { $most } minutos.
event-refusal-days = Una ronda por correspondencia dura de 1 a { $most } días.
event-refusal-channels = Nombra hasta { $most } canales de texto de este servidor en los que podamos escribir tú y yo, por ejemplo #juegos.
event-refusal-not-swiss = Solo un suizo con { $most } inscripciones como mucho puede jugarse todos contra todos.
