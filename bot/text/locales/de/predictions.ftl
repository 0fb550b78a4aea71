### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Tippen
choice-by-predictions = Tipps
prediction-ask = Wer gewinnt diese Partie? Tippe, bevor der erste Stich fertig ist.
prediction-how = -# Ein richtiger Tipp bringt 1 Punkt, oder 2, wenn die Seite nach der Wertung eine Chance unter 40 % hatte. Tippen alle auf dieselbe Seite, gibt es keinen Punkt. Wer spielt, sieht davon nichts, bis das erste Spiel vorbei ist. Die Rangliste der Saison: `/rangliste nach:Tipps`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Dein Tipp: **{ $side }**. Ist er richtig, bekommst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Bis der erste Stich fertig ist, kannst du neu wählen; drück danach hier einen Knopf, und du siehst, was die anderen getippt haben.
prediction-own-closed = Dein Tipp: **{ $side }**.
prediction-closed = Tippen geht nicht mehr: Der erste Stich ist fertig.
prediction-none = 🔮 Niemand hat getippt.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Tipps: { $shares }
# $names: people with their points.
prediction-right = 🔮 Richtig getippt: { $names }
prediction-wrong = 🔮 Niemand hat dieses Ergebnis getippt.
prediction-one-side = 🔮 Alle haben auf dieselbe Seite getippt: keine Punkte.
prediction-void = 🔮 Die Tipps zu dieser Partie zählen nicht.
event-refusal-same-deals = Du spielst in diesem Turnier mit, in dem alle Tische dieselben Karten haben: Hier dürfen nur andere tippen.
predictions-heading = Saison { $season }: Tipps
predictions-empty = In dieser Saison hat noch niemand getippt. Drück *Tippen* an einem Turniertisch.
predictions-last = Der Endstand der letzten Saison: `/rangliste nach:Tipps saison:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}** · { $hits } von { $total } richtig
predictions-note = 1 Punkt für einen richtigen Tipp, 2 gegen die Wertung. Partien, bei denen alle auf dieselbe Seite getippt haben, zählen nicht.
ui-picture-predictions = Tipps
ui-picture-predictions-right = Richtig
help-event-running = Es läuft: Drück an einem Tisch *Tippen* und sag, wer gewinnt.
