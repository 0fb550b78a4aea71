### Ligen.

choice-format-league = Liga: Spielklassen, eine Partie pro Woche
event-format-league = Liga
event-heading-season = 🏆 { $title } · Saison { $season }
event-division = Klasse { $number }
event-group = Gruppe { $number }
event-more-divisions = { $count ->
    [one] … und noch eine Klasse
   *[other] … und noch { $count } Klassen
}
event-more-groups = { $count ->
    [one] … und noch eine Gruppe
   *[other] … und noch { $count } Gruppen
}
event-league-up = ⬆️ Aufstieg: { $names }
event-league-down = ⬇️ Abstieg: { $names }
ui-picture-up = Aufstieg
ui-picture-down = Abstieg
event-league-next = Die nächste Saison steht eine Woche lang offen. Wer diese zu Ende gespielt hat, ist dabei; alle anderen drücken auf *Anmelden*.
event-league-carried = Wer die letzte Saison zu Ende gespielt hat, ist ohne *Anmelden* dabei. Wer neu ist, beginnt in der untersten Klasse.
event-refusal-league-by-post = Eine Liga besteht aus Fernpartien, eine pro Woche.
