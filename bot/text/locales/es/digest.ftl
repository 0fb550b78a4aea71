### El resumen semanal de un servidor

# /briscola-admin digest
command-digest = resumen
command-digest-about = Lo que pasó en la semana, cada lunes en un canal; desactivado si no eliges uno
admin-digest-on = Cada lunes desde las 9:00 ({ $zone }) se publica en { $channel } lo que pasó la semana anterior. No menciona a nadie. Una semana con menos de tres partidas no tiene resumen.
admin-digest-off = En este servidor no se publica ningún resumen semanal.

# Las dos son fechas, como "lunes 16 de noviembre".
digest-heading = La semana del { $first } al { $last }
digest-matches = **{ $matches } partidas** jugadas por { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Quien más se sentó a la mesa: **{ $name }**, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
digest-climb = Mayor subida: **{ $name }** en { $game }, valoración { $before } → { $after }
digest-comeback = Remontada de la semana: **{ $names }**, una mano de { $game } ganada tras ir { $behind } puntos por detrás
digest-puzzle = Resultados del problema compartidos por { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
digest-deals = Mano del día: **{ $name }** hizo el mejor papel, con { $percent } (las cinco mejores de las siete manos cerradas), entre { $people ->
    [one] { $people } persona clasificada
   *[other] { $people } personas clasificadas
}
digest-season = Temporada { $season }, por ahora: { $leaders }
digest-season-over = Ha acabado la temporada { $season }: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
digest-trick-heading = La baza de la semana
digest-trick = **{ $name }** jugó { $card } en { $game }. Según el análisis, cualquier otra carta habría valido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos.
digest-trick-words = La baza, en palabras
digest-replay = Ver la remontada
digest-stop = No más resúmenes
