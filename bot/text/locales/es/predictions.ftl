### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Pronosticar
choice-by-predictions = Pronósticos
prediction-ask = ¿Quién gana esta partida? Elige antes de que acabe la primera baza.
prediction-how = -# Un pronóstico acertado da 1 punto, o 2 si ese bando tenía menos del 40 % de posibilidades según la valoración. Si todos eligen el mismo bando, nadie puntúa. Quien juega no ve nada de esto hasta que acabe la primera mano. La clasificación de la temporada: `/clasificación por:Pronósticos`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Tu pronóstico: **{ $side }**. Si aciertas, te llevas { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Puedes cambiarlo hasta que acabe la primera baza; después, pulsa aquí un botón para ver qué han elegido los demás.
prediction-own-closed = Tu pronóstico: **{ $side }**.
prediction-closed = Los pronósticos están cerrados: la primera baza ha acabado.
prediction-none = 🔮 Nadie ha hecho un pronóstico.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Pronósticos: { $shares }
# $names: people with their points.
prediction-right = 🔮 Han acertado: { $names }
prediction-wrong = 🔮 Nadie ha acertado este resultado.
prediction-one-side = 🔮 Todos los pronósticos eran del mismo bando: no hay puntos.
prediction-void = 🔮 Los pronósticos de esta partida no cuentan.
event-refusal-same-deals = Participas en este torneo, en el que todas las mesas juegan las mismas cartas: aquí solo pueden pronosticar los demás.
predictions-heading = Temporada { $season }: pronósticos
predictions-empty = En esta temporada aún no ha pronosticado nadie. Pulsa *Pronosticar* en la mesa de un torneo.
predictions-last = La clasificación final de la temporada pasada: `/clasificación por:Pronósticos temporada:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}** · { $hits } de { $total } acertados
predictions-note = 1 punto por pronóstico acertado, 2 si iba contra la valoración. Las partidas en las que todos eligieron el mismo bando no cuentan.
ui-picture-predictions = Pronósticos
ui-picture-predictions-right = Acertados
help-event-running = Se está jugando: pulsa *Pronosticar* en una mesa y di quién gana.
