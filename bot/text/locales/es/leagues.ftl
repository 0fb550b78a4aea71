### Ligas.

choice-format-league = Liga: divisiones, una partida por semana
event-format-league = Liga
event-heading-season = 🏆 { $title } · temporada { $season }
event-division = División { $number }
event-group = Grupo { $number }
event-more-divisions = { $count ->
    [one] … y una división más
   *[other] … y { $count } divisiones más
}
event-more-groups = { $count ->
    [one] … y un grupo más
   *[other] … y { $count } grupos más
}
event-league-up = ⬆️ Ascenso: { $names }
event-league-down = ⬇️ Descenso: { $names }
ui-picture-up = asciende
ui-picture-down = desciende
event-league-next = La próxima temporada queda abierta una semana. Quien jugó esta hasta el final participa; los demás pulsan *Inscribirme*.
event-league-carried = Quien jugó la última temporada hasta el final participa sin pulsar *Inscribirme*. Los nuevos empiezan en la última división.
event-refusal-league-by-post = Una liga se juega por correspondencia, una partida por semana.
