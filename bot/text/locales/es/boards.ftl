### Manos iguales y encuentros por equipos.

choice-format-team-match = Por equipos: dos mesas, las mismas cartas
option-boards = manos-iguales
option-boards-about = Cuántas manos juegan todas las mesas de una ronda con las mismas cartas
option-fourth = cuarto
option-fourth-about = Quién completa tu equipo de cuatro
event-format-team_match = Encuentro por equipos
event-boards = { $count } manos con las mismas cartas en todas las mesas

## The message

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Puntos de las cartas en la mesa 1, { $here } · en la mesa 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $team }
event-board-equal = `{ $number }` { $here } · { $there } · igual

## At a table

event-sealed-deal = Mano { $deal } de { $deals } · { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
event-sealed-over = Todas las manos están jugadas.
event-sealed-about = Otras mesas juegan las mismas cartas. Lo que se juega aquí se muestra al acabar la ronda.
event-sealed = Otras mesas juegan todavía estas cartas. Se verán al acabar la ronda.
rules-boards-team = En cada una de las dos mesas se juegan { $count } manos, todas hasta el final; en la otra tu equipo juega las mismas cartas desde el otro bando. Cada mano da puntos al equipo que mejor la jugó, y gana la suma más alta.
rules-boards-pairs = En cada mesa de una ronda se juegan { $count } manos, todas hasta el final. La comparación, en porcentaje, es con quienes tuvieron las mismas cartas.
match-drawn = La partida queda en empate. { $sum }

## Refusals

event-refusal-no-boards = Las mismas cartas en todas las mesas solo son posibles por equipos, en un suizo o en un todos contra todos, en un juego de dos bandos y sin hablar.
event-refusal-boards-number = Elige de { $least } a { $most } manos.
event-refusal-at-boards = Donde todas las mesas juegan las mismas cartas, no se cambia un resultado ni se repite una partida.
