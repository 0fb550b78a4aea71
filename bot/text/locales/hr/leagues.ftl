### Lige.

choice-format-league = Liga: razredi, meč tjedno
event-format-league = Liga
event-heading-season = 🏆 { $title } · sezona { $season }
event-division = { $number }. razred
event-group = Skupina { $number }
event-more-divisions = { $count ->
    [one] … i još { $count } razred
    [few] … i još { $count } razreda
   *[other] … i još { $count } razreda
}
event-more-groups = { $count ->
    [one] … i još { $count } skupina
    [few] … i još { $count } skupine
   *[other] … i još { $count } skupina
}
event-league-up = ⬆️ U viši razred: { $names }
event-league-down = ⬇️ U niži razred: { $names }
ui-picture-up = u viši razred
ui-picture-down = u niži razred
event-league-next = Sljedeća je sezona otvorena tjedan dana. Tko je odigrao ovu do kraja, sudjeluje; svi ostali pritisnu *Prijavi se*.
event-league-carried = Tko je odigrao prošlu sezonu do kraja, sudjeluje bez gumba *Prijavi se*. Nove prijave počinju u posljednjem razredu.
event-refusal-league-by-post = Liga se igra dopisno, meč tjedno.
