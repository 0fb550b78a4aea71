### Mesas: quién se sienta dónde, qué pasa alrededor del juego y con qué reglas se juega.

## Nombres y listas

name-seat = Sitio { $number }
name-numbered = { $player } (sitio { $number })
name-somebody = Alguien
name-forgotten = alguien que pidió el olvido
name-computer = { $player } (máquina)
# Y: "y", o "e" delante de i. O: "o", o "u" delante de o.
list-and = { $rest } { Y($last) } { $last }
list-or = { $rest } { O($last) } { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
   *[seconds] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
}

## Antes de empezar

game-line = { $game } para { $players ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $players }
}{ $teams ->
    [pairs] , dos contra dos
    [triples] , tres contra tres
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , sin parejas
    }
}
lobby-host = La mesa es de { $player }.
lobby-members = En la mesa: { $members }.
lobby-nobody = No hay nadie en la mesa.
lobby-free = { $free ->
    [0] La mesa está completa.
    [one] Queda un sitio libre.
   *[other] Quedan { $free } sitios libres.
}
lobby-invited = Con invitación: { $people }.
lobby-rated = La partida es clasificatoria si solo la juegan personas.
lobby-options = Opciones: { $options }.
access-open = Puede sentarse cualquiera.
access-invited = Solo se sienta quien tenga invitación.
tricks-each = Cada baza lleva su mensaje.
seating-random = Los sitios se sortean.
seating-host = Los sitios los decide el anfitrión.
seating-join_order = Los sitios siguen el orden de llegada.

## Lo que pasa alrededor del juego

happened-host = Ahora la mesa es de { $player }.
happened-holiday = { $when ->
    [none] { $player } ha vuelto de vacaciones.
   *[other] { $player } está de vacaciones hasta el { $when }: sus turnos esperan.
}
happened-missed = A { $player } se le acabó el tiempo.
happened-missed-card = A { $player } se le acabó el tiempo: se jugó una carta en su lugar.
happened-missed-decided = A { $player } se le acabó el tiempo, así que decidió el bot:
happened-moved-simply = { $player } iba con retraso y jugó esta vez con menos cálculo que de costumbre.
happened-away = { $player } no está: { $computer } juega en su lugar hasta que vuelva.
happened-left = { $player } deja la partida. Sigue { $computer }, y cualquiera puede ocupar el sitio.
happened-returned = { $player } ha vuelto.
happened-seat-given = { $player } ocupa el sitio libre.
happened-hints-refused = { $player } juega sin pistas, y los demás también.
happened-hints-allowed = Todos de acuerdo: en esta partida se permiten las pistas, y no es clasificatoria.
happened-resign-refused = { $player } sigue jugando: nadie se rinde.
happened-end-refused = { $player } sigue jugando: la mesa continúa.
closed-agreed = La mesa se cierra: todos de acuerdo.
closed-host = El anfitrión ha cerrado la mesa.
closed-moderator = Un moderador ha cerrado la mesa.
closed-abandoned = La mesa se cierra: no queda nadie.
closed-idle = La mesa se cierra: llevaba un rato sin actividad.
closed-removed = La mesa se cierra: el servidor ha quitado al bot.

## Opciones

rule-on = sí
rule-off = no
rule-set = { $option }: { $value }
rule-variant = juego
rule-players = jugadores
rule-seating = sitios
rule-access = quién puede sentarse
rule-rated = clasificatoria
rule-tricks = bazas
rule-teams = equipos
rule-teams-none = cada cual por su cuenta
rule-teams-pairs = dos contra dos
rule-teams-triples = tres contra tres
rule-pack = baraja
rule-pack-italian40 = italiana, 40 cartas
rule-pack-french40 = francesa, 40 cartas
rule-removed_card = carta que se quita
rule-removed_card-2d = el dos de oros (diamantes)
rule-removed_card-2c = el dos de copas (corazones)
rule-removed_card-2s = el dos de espadas (picas)
rule-removed_card-2b = el dos de bastos (tréboles)
rule-removed_card-random = un dos cualquiera, sorteado cada mano
rule-turn_up_reject = una muestra de diez o más vuelve al mazo
rule-points_shown = puntos durante la mano
rule-points_shown-hidden = ocultos
rule-points_shown-own = solo los propios
rule-points_shown-both = los de todos
rule-trick_review = volver a ver las bazas
rule-trick_review-off = ninguna
rule-trick_review-last = la última
rule-trick_review-all = todas
rule-tie = manos empatadas
rule-tie-nobody_scores = nadie se apunta nada
rule-tie-replay_same_dealer = vuelve a repartir la misma persona
rule-tie-last_trick_wins = decide la última baza
rule-tie-carry = se suman a la próxima mano ganada
rule-match = cómo se gana la partida
rule-match-first_to = manos ganadas
rule-target = duración de la partida
rule-target-value = { $target ->
    [one] una sola mano
   *[other] hasta ganar { $target } manos
}
rule-turn_clock = reloj
rule-turn_clock-off = sin reloj
