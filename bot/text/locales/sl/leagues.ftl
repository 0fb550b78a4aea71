### Leagues.

choice-format-league = Liga: razredi, tekma na teden
event-format-league = Liga
event-heading-season = 🏆 { $title } · sezona { $season }
event-division = { $number }. razred
event-group = Skupina { $number }
event-more-divisions = { $count ->
    [one] … in še { $count } razred
    [two] … in še { $count } razreda
    [few] … in še { $count } razredi
   *[other] … in še { $count } razredov
}
event-more-groups = { $count ->
    [one] … in še { $count } skupina
    [two] … in še { $count } skupini
    [few] … in še { $count } skupine
   *[other] … in še { $count } skupin
}
event-league-up = ⬆️ V višji razred: { $names }
event-league-down = ⬇️ V nižji razred: { $names }
ui-picture-up = v višji razred
ui-picture-down = v nižji razred
event-league-next = Naslednja sezona je odprta en teden. Kdor je to sezono odigral do konca, sodeluje; vsi drugi pritisnejo *Prijavi se*.
event-league-carried = Kdor je zadnjo sezono odigral do konca, sodeluje brez gumba *Prijavi se*. Nove prijave začnejo v zadnjem razredu.
event-refusal-league-by-post = Liga se igra dopisno, tekma na teden.
