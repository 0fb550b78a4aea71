### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Vorhersagen
choice-by-predictions = Vorhersagen
prediction-ask = Wer gewinnt diese Partie? Wähl, bevor der erste Stich vollständig ist.
prediction-how = -# Eine richtige Vorhersage bringt 1 Punkt, oder 2, wenn die Seite nach der Wertung eine Chance unter 40 % hatte. Wählen alle dieselbe Seite, gibt es keinen Punkt. Wer spielt, sieht davon nichts, bis das erste Spiel vorbei ist. Die Rangliste der Saison: `/rangliste nach:Vorhersagen`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Deine Vorhersage: **{ $side }**. Ist sie richtig, bekommst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Bis der erste Stich vollständig ist, kannst du neu wählen; drück danach hier auf einen Knopf, und du siehst, was die anderen gewählt haben.
prediction-own-closed = Deine Vorhersage: **{ $side }**.
prediction-closed = Für Vorhersagen ist es zu spät: Der erste Stich ist vollständig.
prediction-none = 🔮 Niemand hat etwas vorhergesagt.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Vorhersagen: { $shares }
# $names: people with their points.
prediction-right = 🔮 Richtig vorhergesagt: { $names }
prediction-wrong = 🔮 Niemand hat dieses Ergebnis vorhergesagt.
prediction-one-side = 🔮 Alle haben dieselbe Seite gewählt: keine Punkte.
prediction-void = 🔮 Die Vorhersagen zu dieser Partie zählen nicht.
event-refusal-same-deals = Du spielst in diesem Turnier mit, in dem alle Tische dieselben Karten haben: Hier dürfen nur andere vorhersagen, wer gewinnt.
predictions-heading = Saison { $season }: Vorhersagen
predictions-empty = In dieser Saison hat noch niemand etwas vorhergesagt. Drück an einem Turniertisch auf *Vorhersagen*.
predictions-last = Der Endstand der letzten Saison: `/rangliste nach:Vorhersagen saison:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}** · { $hits } von { $total } richtig
predictions-note = 1 Punkt für eine richtige Vorhersage, 2 gegen die Wertung. Partien, bei denen alle dieselbe Seite gewählt haben, zählen nicht.
ui-picture-predictions = Vorhersagen
ui-picture-predictions-right = Richtig
help-event-running = Es läuft: Drück an einem Tisch auf *Vorhersagen* und sag, wer gewinnt.
