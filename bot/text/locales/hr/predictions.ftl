### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Prognoza
choice-by-predictions = Prognoze
prediction-ask = Tko će dobiti ovaj meč? Odaberi prije kraja prve ruke.
prediction-how = -# Točna prognoza donosi 1 bod, a 2 ako je ta strana po rejtingu imala manje od 40 % izgleda. Ako svi odaberu istu stranu, nitko ne dobiva bodove. Igrači od toga ne vide ništa do kraja prve partije. Ljestvica sezone: `/ljestvica prema:Prognoze`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Tvoja prognoza: **{ $side }**. Ako je točna, dobivaš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}. Možeš je promijeniti do kraja prve ruke; poslije toga ovdje pritisni gumb i vidjet ćeš što su odabrali drugi.
prediction-own-closed = Tvoja prognoza: **{ $side }**.
prediction-closed = Prognoze su zaključene: prva je ruka gotova.
prediction-none = 🔮 Nitko nije dao prognozu.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Prognoze: { $shares }
# $names: people with their points.
prediction-right = 🔮 Točna prognoza: { $names }
prediction-wrong = 🔮 Nitko nije pogodio ovaj rezultat.
prediction-one-side = 🔮 Sve su prognoze bile za istu stranu: nema bodova.
prediction-void = 🔮 Prognoze ovog meča ne broje se.
event-refusal-same-deals = Sudjeluješ na ovom turniru, na kojem svi stolovi igraju iste karte: ovdje prognozu mogu dati samo drugi.
predictions-heading = Sezona { $season }: prognoze
predictions-empty = U ovoj sezoni još nitko nije dao prognozu. Pritisni *Prognoza* za stolom turnira.
predictions-last = Konačna ljestvica prošle sezone: `/ljestvica prema:Prognoze sezona:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}** · točno: { $hits } od { $total }
predictions-note = 1 bod za točnu prognozu, 2 ako je bila protiv rejtinga. Mečevi u kojima su svi odabrali istu stranu ne broje se.
ui-picture-predictions = Prognoze
ui-picture-predictions-right = Točno
help-event-running = Igra se: pritisni *Prognoza* za nekim stolom i reci tko će dobiti.
