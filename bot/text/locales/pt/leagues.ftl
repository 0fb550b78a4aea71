### Ligas.

choice-format-league = Liga: divisões, uma partida por semana
event-format-league = Liga
event-heading-season = 🏆 { $title } · temporada { $season }
event-division = Divisão { $number }
event-group = Grupo { $number }
event-more-divisions = { $count ->
    [one] … e mais uma divisão
   *[other] … e mais { $count } divisões
}
event-more-groups = { $count ->
    [one] … e mais um grupo
   *[other] … e mais { $count } grupos
}
event-league-up = ⬆️ Sobem: { $names }
event-league-down = ⬇️ Descem: { $names }
ui-picture-up = sobe
ui-picture-down = desce
event-league-next = A próxima temporada fica aberta uma semana. Quem jogou esta até ao fim participa; os outros clicam em *Inscrever-me*.
event-league-carried = Quem jogou a última temporada até ao fim participa sem clicar em *Inscrever-me*. Quem é novo começa na última divisão.
event-refusal-league-by-post = Uma liga joga-se por correspondência, uma partida por semana.
