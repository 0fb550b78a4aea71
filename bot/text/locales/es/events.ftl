### Torneos.

command-tournament = torneo
command-tournament-about = Torneos: apuntarse, jugar y organizarlos
command-tournament-new = nuevo
command-tournament-new-about = Abre un torneo en este canal; la gente se apunta con un botón
command-tournament-enter = apuntarse
command-tournament-enter-about = Apúntate a un torneo, con tu pareja o tu trío si se juega así
command-tournament-withdraw = retirarse
command-tournament-withdraw-about = Deja un torneo
command-tournament-table = mesa
command-tournament-table-about = Encuentra la mesa de tu partida
command-tournament-standings = clasificación
command-tournament-standings-about = Mira la clasificación de un torneo y tus propios resultados
command-tournament-start = empezar
command-tournament-start-about = Empieza el torneo ahora o di cuándo empieza, si lo organizas tú
command-tournament-round = ronda
command-tournament-round-about = Da más tiempo a una ronda por correspondencia, si lo organizas tú
command-tournament-player = jugador
command-tournament-player-about = Da de baja o readmite una inscripción, o cambia un compañero, si lo organizas tú
command-tournament-result = resultado
command-tournament-result-about = Corrige un resultado de la última ronda o haz repetir la partida, si lo organizas tú
command-tournament-cancel = cancelar
command-tournament-cancel-about = Cancela el torneo, si lo organizas tú

option-event = torneo
option-event-about = Qué torneo; si no lo dices, el único que hay aquí
option-title = título
option-title-about = Cómo se llama
option-format = sistema
option-format-about = Cómo se decide quién juega contra quién
choice-format-swiss = Suizo: se juegan todas las rondas
choice-format-knockout = Eliminatorio: quien pierde queda fuera
choice-format-round-robin = Liga: se juega contra todo el mundo
choice-format-heats = Series: las mesas cambian cada ronda
option-tempo = ritmo
option-tempo-about = Si una ronda se juega de una vez o a lo largo de varios días
choice-tempo-live = En directo, una ronda tras otra
choice-tempo-post = Por correspondencia, días para cada ronda
option-rounds = rondas
option-rounds-about = Cuántas rondas; si no lo dices, las habituales
option-cut = corte
option-cut-about = Cuántos de los mejores juegan al final una eliminatoria
option-starts_in = empieza-en
option-starts_in-about = En cuántos minutos empieza; si no lo dices, lo empiezas tú
option-need_role = rol
option-need_role-about = El rol que hace falta para apuntarse
option-need_matches = partidas
option-need_matches-about = Cuántas partidas acabadas hacen falta para apuntarse
option-prize = premio
option-prize-about = Un rol para quien gane
option-mate = compañero
option-mate-about = Con quién juegas, o a quién se cambia
option-third = tercero
option-third-about = Quién completa tu trío
option-hours = horas
option-hours-about = Cuántas horas más tiene la ronda
option-act = acción
option-act-about = Qué se hace con la inscripción
choice-act-strike-out = Darla de baja
choice-act-restore = Que vuelva a jugar
choice-act-replace = Cambiar un compañero
option-entry = inscripción
option-entry-about = Qué inscripción, o la persona de cuya partida se trata
option-new_partner = compañero-nuevo
option-new_partner-about = Quién ocupa el puesto
option-verdict = decisión
option-verdict-about = Qué pasa con el resultado
choice-verdict-won = La inscripción ha ganado
choice-verdict-drawn = Empate
choice-verdict-annul = Anulada: se vuelve a jugar
option-reason = motivo
option-reason-about = Por qué; puede leerlo todo el mundo

## El mensaje

event-heading = 🏆 { $title }
event-format-swiss = Sistema suizo
event-format-knockout = Eliminatoria
event-format-round_robin = Liga
event-format-heats = Series
event-tempo-live = en directo
event-tempo-post = por correspondencia
event-rated = clasificatorio
event-unrated = amistoso
event-cut = eliminatoria con los { $count } mejores
event-open = { $count ->
    [0] Todavía no se ha apuntado nadie.
    [one] Una inscripción por ahora.
   *[other] { $count } inscripciones por ahora.
}
event-starts = Empieza { $when }.
event-starts-by-host = Lo empieza { $host } cuando haya suficientes inscripciones.
event-needs-role = Para miembros con { $role }.
event-needs-matches = { $count ->
    [one] Para quien haya acabado una partida.
   *[other] Para quien haya acabado al menos { $count } partidas.
}
# $names: people.
event-waits-for = a la espera de { $names }
event-more = … y { $count } más
event-round = Ronda { $round } de { $rounds }
event-round-cut = Eliminatoria
event-round-ready = Pulsa *Listo* en tu mesa antes de { $when }. Quien no esté habrá perdido.
event-round-until = Juega tu partida antes de { $when }.
event-round-over = La ronda ha acabado. La siguiente empieza { $when }.
event-round-last = Han acabado todas las rondas. El resultado será definitivo { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · victoria
event-pairing-drawn = { $first } – { $second } · empate
event-pairing-absent = **{ $first }** – { $second } · no se presentó
event-pairing-both-absent = { $first } – { $second } · no se presentó nadie
event-pairing-table = { $entries } · { $points }
event-bye = Descansan en esta ronda: { $names }
event-standings = Clasificación
# $points: a number. $note: a sign for those who have left.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-final = Resultado final
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = El torneo se ha cancelado.
event-prize = { $role } es para { $names }.
event-prize-by-hand = El rol { $role } es para { $names }. Yo no puedo darlo: hazlo a mano, por favor.
event-act-Withdrawn = { $when }: una inscripción se dio de baja
event-act-Restored = { $when }: una inscripción vuelve a jugar
event-act-PartnerReplaced = { $when }: se cambió un compañero
event-act-OutcomeCorrected = { $when }: se corrigió un resultado
event-act-PairingRepeated = { $when }: se repite una partida
event-act-DeadlineMoved = { $when }: la ronda tiene más tiempo
event-act-SettingsChanged = { $when }: se cambió la configuración
event-lots = -# Sorteo: `{ $digest }`

ui-button-enter = Apuntarse
ui-button-withdraw = Retirarse
ui-button-my-match = Mi partida
ui-button-standings = Clasificación
ui-button-event-rules = Reglas
ui-button-event-host = Organizar
ui-button-enter-accept = Juego
ui-button-enter-decline = No, gracias
ui-button-come-back = Volver
ui-button-ready = Listo
ui-button-event-start = Empezar ya
ui-button-event-later = Una hora más tarde
ui-button-event-extend = Un día más
ui-button-event-cancel = Cancelar
ui-button-event-cancel-sure = Sí, cancelarlo

## En una mesa

event-table-heading = { $title } · ronda { $round } · mesa { $table }
event-table-ready = Pulsa *Listo*, { $names }. Las cartas se reparten cuando lo haya pulsado todo el mundo.
say-done-ready = Ya está. Las cartas se reparten cuando lo haya pulsado todo el mundo.

## Respuestas

event-opened = El torneo está abierto. La gente se apunta con el botón de abajo.
event-entered = Te has apuntado a **{ $title }**. Te mencionaré en tu mesa.
event-entered-with = Te has apuntado a **{ $title }**. Falta que acepte antes de 24 horas: { $names }.
event-entered-late = Te has apuntado a **{ $title }**. Juegas a partir de la próxima ronda.
event-accepted = Juegas en **{ $title }**.
event-withdrawn = Has dejado **{ $title }**.
event-not-entered-then = Hecho: la inscripción se ha retirado.
event-back = Vuelves a jugar a partir de la próxima ronda.
event-ask-partners = Elige con quién juegas en **{ $title }**.
event-partners-hint = Tu pareja o tu trío
# $people: mentions.
event-invitation = { $people }: { $host } quiere jugar **{ $title }** contigo.
event-my-match = Tu partida: { $place }
event-my-match-none = Ahora mismo no tienes ninguna partida que jugar.
event-my-match-bye = En esta ronda descansas y recibes los puntos de una victoria.
event-my-match-over = Tu partida de esta ronda ya ha acabado.
event-my-match-soon = Tu mesa se está abriendo. Prueba otra vez dentro de un momento.
event-own = Tus resultados
event-own-line = Ronda { $round }: { $what }
event-own-none = Todavía no has jugado.
event-host-page = **{ $title }** · lo que puedes hacer al organizarlo
event-host-strike = Dar de baja una inscripción
event-host-restore = Readmitir una inscripción
event-host-result = Corregir un resultado
event-host-verdict = ¿Qué es lo correcto?
event-host-reason = ¿Por qué?
event-computer-added = Se une: { $names }.
event-computer-level = Añadir máquinas de este nivel
event-done = Hecho. Se ve en el mensaje del torneo.
event-started = **{ $title }** ha empezado.
event-postponed = **{ $title }** empieza { $when }.
event-extended = La ronda acaba { $when }.
event-cancel-ask = ¿Cancelar **{ $title }**? Las partidas en curso acaban sin resultado.
event-cancelled-done = **{ $title }** se ha cancelado.
event-which = Aquí hay varios torneos. Di cuál: { $titles }.
event-none = Aquí no hay ningún torneo. Con `/torneo nuevo` se abre uno.
event-verdict-won = Gana { $name }
event-verdict-drawn = Empate
event-verdict-annul = Anulada: se vuelve a jugar
suggest-event = { $title } · { $stage }
suggest-event-open = inscripción abierta
suggest-event-running = en juego

event-scheduled-about = Un torneo de Briscola: { $format }, { $game }.

## Ayuda

help-at-event = **{ $title }**: juegas aquí. Las cartas se reparten cuando todo el mundo haya pulsado *Listo*.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Ya te has apuntado.
help-event-open = Está abierto: pulsa *Apuntarse* en su mensaje o usa `/torneo apuntarse`.

## Insignias

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = puesto { $place } en un torneo

## Negativas

event-refusal-no-event = Ese torneo no existe.
event-refusal-over = Este torneo ya ha acabado.
event-refusal-not-host = Eso solo pueden hacerlo { $host } y quienes administran el servidor.
event-refusal-not-open = El torneo ha empezado: eso ya no se puede cambiar.
event-refusal-not-running = No se está jugando ninguna ronda.
event-refusal-already-entered = Ya te habías apuntado.
event-refusal-other-entered = { $name } juega en otra inscripción de este torneo.
event-refusal-not-entered = No te has apuntado a este torneo.
event-refusal-too-late = Es tarde para apuntarse a este torneo.
event-refusal-full = El torneo está completo: ya hay { $most } inscripciones.
event-refusal-barred = Faltaste en tu último torneo de aquí. Puedes volver a apuntarte { $when }.
event-refusal-no-role = Este torneo es para miembros con { $role }.
event-refusal-few-matches = { $least ->
    [one] Para apuntarte te hace falta una partida acabada.
   *[other] Para apuntarte te hacen falta { $least } partidas acabadas.
}
event-refusal-wrong-size = { $size ->
    [1] Aquí cada cual se apunta por su cuenta.
    [2] Aquí se apuntan dos: di quién es tu pareja.
   *[other] Aquí se apuntan { $size }: di quiénes juegan contigo.
}
event-refusal-twice = Nombra a personas distintas, y no a ti.
event-refusal-partner-is-bot = Un bot no puede ser tu pareja.
event-refusal-not-asked = Has dejado este torneo. Con *Volver* juegas otra vez, donde se pueda.
event-refusal-already-accepted = Ya juegas en él.
event-refusal-has-played = Esta inscripción ya ha jugado: sus miembros se quedan.
event-refusal-no-such-entry = Esa inscripción no existe.
event-refusal-not-away = Esta inscripción ya está jugando.
event-refusal-cannot-return = En este torneo no se puede volver.
event-refusal-few-entries = Hacen falta { $least } inscripciones, y hay { $count }.
event-refusal-rated-computers = Las máquinas solo juegan en torneos amistosos.
event-refusal-no-such-pairing = En la última ronda no hay ninguna partida así.
event-refusal-next-paired = La siguiente ronda ya está sorteada: solo se cambian resultados de la última.
event-refusal-not-decided = Esta partida aún no ha acabado.
event-refusal-own-result = No puedes cambiar el resultado de tu propia partida. Que lo haga otra persona que administre el servidor.
event-refusal-no-reason = Di por qué, por favor: puede leerlo todo el mundo.
event-refusal-by-post-only = Solo las rondas por correspondencia pueden tener más tiempo.
event-refusal-in-the-past = Elige un momento dentro de los próximos 60 días.
event-refusal-too-many-events = Aquí ya hay { $most } torneos en marcha.
event-refusal-open-hands = En un torneo nadie enseña sus cartas.
event-refusal-no-format = Este juego solo se juega en series: no tiene dos bandos.
event-refusal-waits = Un torneo no puede esperar a quien falta. Elige otro efecto del límite de tiempo.
event-refusal-no-cut = Solo un torneo suizo o una liga puede acabar con una eliminatoria, de 2, 4 u 8.
event-refusal-too-many-rounds = Con tan pocas inscripciones caben como mucho { $most } rondas sin repetir rival.
event-refusal-role = No puedo dar { $role }: está por encima de mi rol, o me falta *Gestionar roles*. Elige otro rol o dalo a mano.

refusal-at-event = En una mesa de torneo eso lo decide el torneo: usa su mensaje.
refusal-already-ready = Ya lo habías pulsado.
closed-event = La mesa está cerrada: su torneo sigue sin ella.
ui-closed-event = La mesa está cerrada: su torneo sigue sin ella.
