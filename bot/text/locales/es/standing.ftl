## Dos personas, parejas, récords de un servidor

versus-heading = { $name } y { $other }
versus-none = No hay partidas de los dos que puedas ver.
versus-against = **Frente a frente**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}. { $name } ganó { $wins }, { $other } ganó { $losses }.
versus-with = **De pareja**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}.
versus-points = Puntos de cartas por mano: { $name } { $points }, { $other } { $others }
versus-runs = Más victorias seguidas: { $name } { $run }, { $other } { $others }
versus-form = Las últimas frente a frente, la más reciente al final: { $form }
versus-form-with = Las últimas de pareja, la más reciente al final: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] no ganó ninguno de los dos
   *[other] ganó { $winner }
} · `{ $match }`
versus-reach = Solo cuentan las últimas { $most } partidas.
stats-with-oneself = Nombra a dos personas distintas.
partners-none = Aún no hay pareja con { $least } partidas clasificatorias que puedas ver.
partners-line = **{ $name }**: { $matches } partidas clasificatorias, { $wins } ganadas, { $more } frente a lo que esperaban las valoraciones
partners-note = Parejas desde { $least } partidas clasificatorias. Un signo más quiere decir que ganan más de lo que esperan sus valoraciones.
records-heading = Récords de este servidor: { $game }
records-only-servers = Los récords son de cada servidor. Pregunta allí.
records-none = Aún no hay récord en las partidas que puedes ver.
records-highest = Más puntos de cartas en una mano
records-deals = Las partidas más largas
records-behind = Las mayores remontadas en una mano
records-line-highest = **{ $value } puntos**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } mano
   *[other] { $value } manos
}**: { $names } · { $game } · { $when }
records-line-behind = **{ $value } puntos por detrás**, y ganada: { $names } · { $game } · { $when }

## Temporadas

season-heading = Temporada { $season }: { $game }
season-only-servers = Las temporadas son de cada servidor. Pregunta allí.
season-unknown = Esa temporada no existe. Elige una de las que propone `/clasificación temporada:`.
season-none = En esta temporada aún no ha acabado nadie una partida.
season-last = La clasificación final de la temporada pasada: `/clasificación temporada:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}{ $rating ->
    [none] { "" }
   *[other] { " " }· valoración { $rating }
}
season-dates = Del { $starts } al { $ends }.
first-of-month = 1
season-note = Puntos de temporada: 3 por partida clasificatoria ganada, 1 por jugarla hasta el final; cuentan 10 partidas por semana, y 3 al día entre las mismas personas.
season-longest = Más victorias seguidas: { $name }, { $run }.
admin-seasons-quarter = Una temporada dura un trimestre. Empieza según el reloj de { $zone }. Las temporadas cerradas se quedan como están.
admin-seasons-month = Una temporada dura un mes. Empieza según el reloj de { $zone }. Las temporadas cerradas se quedan como están.

## Contra las máquinas

computer-ratings-heading = Contra las máquinas
computer-ratings-note = Esto solo lo ves tú. *Un rival a tu altura* sienta a la mesa una máquina de este nivel. Los puntos son los de los niveles de las máquinas; ± dice cuánto pueden fallar todavía: menos con cada mano contra máquinas.
computer-ratings-line = **{ $game }** · a tu altura: { $level } ({ $points } ± { $margin } puntos tras { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})
computer-ratings-even = Se ha sentado un rival a tu altura: { $level }. El porqué solo lo sabes tú: en este juego tienes { $points } ± { $margin } puntos contra las máquinas, y este nivel es el más cercano.
computer-ratings-even-new = Se ha sentado una máquina: { $level }. En este juego aún no tienes valoración contra las máquinas, y este nivel va bien a casi todos. Tus partidas contra máquinas darán con el tuyo; solo lo ves tú.

## Insignias

badges-hidden = Esta persona no enseña sus insignias.
badges-none = Aún no hay insignias.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, en camino: victoria en { $count } de { $of } juegos: { $games }
badges-rescues = **Salvavidas**, en camino: { $count } de { $of } sitios
badge-cappotto = Capote
badge-cappotto-about = hizo todos los puntos de una mano
badge-narrow = Por los pelos
badge-narrow-about = ganó una mano 61–59
badge-comeback = Remontada
badge-comeback-about = ganó una partida a tres tras ir 0–2
badge-conquista = Conquista
badge-conquista-about = enseñó una conquista
badge-chiada = Chiada
badge-chiada-about = se llevó el tres de triunfo con el as de triunfo
badge-claim = Treinta y uno
badge-claim-about = cantó, y los tenía
badge-gato = Gato
badge-gato-about = ganó una partida de sueca 4–0
badge-chapeu = Chapéu
badge-chapeu-about = ganó una partida de sueca 4–1
badge-alone = Contra todos
badge-alone-about = cumplió una puja sin pareja
badge-signal = Ojo de lince
badge-signal-about = pilló una seña de los contrarios
badge-review = Vista clara
badge-review-about = jugó una partida en la que el análisis halló dos puntos perdidos como mucho
badge-streak = { $days } días
badge-streak-about = resolvió el problema del día { $days } días seguidos
badge-rescues = Salvavidas
badge-rescues-about = tomó diez sitios de otros y los jugó hasta el final
badge-giro = Giro
badge-giro-about = ganó en todos los juegos
