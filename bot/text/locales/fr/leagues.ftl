### Ligues : des divisions par correspondance.

choice-format-league = Ligue : divisions, une partie par semaine
event-format-league = Ligue
event-heading-season = 🏆 { $title } · saison { $season }
event-division = Division { $number }
event-group = Groupe { $number }
event-more-divisions = { $count ->
    [one] … et une division de plus
   *[other] … et { $count } divisions de plus
}
event-more-groups = { $count ->
    [one] … et un groupe de plus
   *[other] … et { $count } groupes de plus
}
event-league-up = ⬆️ Montée : { $names }
event-league-down = ⬇️ Descente : { $names }
ui-picture-up = montée
ui-picture-down = descente
event-league-next = La prochaine saison est ouverte pendant une semaine. Qui a joué celle-ci jusqu'au bout y participe ; les autres appuient sur *M'inscrire*.
event-league-carried = Qui a joué la dernière saison jusqu'au bout participe sans appuyer sur *M'inscrire*. Les nouvelles inscriptions commencent dans la dernière division.
event-refusal-league-by-post = Une ligue se joue par correspondance, une partie par semaine.
