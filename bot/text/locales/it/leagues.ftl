### Campionati.

choice-format-league = Campionato: una partita a settimana
event-format-league = Campionato
event-heading-season = 🏆 { $title } · stagione { $season }
event-division = Divisione { $number }
event-group = Girone { $number }
event-more-divisions = { $count ->
    [one] … e un'altra divisione
   *[other] … e altre { $count } divisioni
}
event-more-groups = { $count ->
    [one] … e un altro girone
   *[other] … e altri { $count } gironi
}
event-league-up = ⬆️ Promozione: { $names }
event-league-down = ⬇️ Retrocessione: { $names }
ui-picture-up = promozione
ui-picture-down = retrocessione
event-league-next = La prossima stagione resta aperta una settimana. Chi ha giocato questa fino in fondo partecipa; tutti gli altri premono *Iscriviti*.
event-league-carried = Chi ha giocato l'ultima stagione fino in fondo partecipa senza premere *Iscriviti*. Chi è nuovo comincia nell'ultima divisione.
event-refusal-league-by-post = Un campionato si gioca per corrispondenza, una partita a settimana.
