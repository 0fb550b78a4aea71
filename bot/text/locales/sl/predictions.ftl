### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Napoved
choice-by-predictions = Napovedi
prediction-ask = Kdo bo dobil to tekmo? Izberi pred koncem prve runde.
prediction-how = -# Pravilna napoved prinese 1 točko, 2 pa, če je imela ta stran po rejtingu manj kot 40 % možnosti. Če vsi izberejo isto stran, nihče ne dobi točk. Igralci do konca prve partije od tega ne vidijo ničesar. Lestvica sezone: `/leaderboard by:Predictions`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Tvoja napoved: **{ $side }**. Če je pravilna, dobiš { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}. Do konca prve runde jo lahko spremeniš; potem tu pritisni gumb, da vidiš, kaj so izbrali drugi.
prediction-own-closed = Tvoja napoved: **{ $side }**.
prediction-closed = Napovedi so zaprte: prva runda je končana.
prediction-none = 🔮 Nihče ni dal napovedi.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Napovedi: { $shares }
# $names: people with their points.
prediction-right = 🔮 Pravilna napoved: { $names }
prediction-wrong = 🔮 Tega izida ni napovedal nihče.
prediction-one-side = 🔮 Vse napovedi so bile za isto stran: brez točk.
prediction-void = 🔮 Napovedi te tekme ne štejejo.
event-refusal-same-deals = Sodeluješ na tem turnirju, kjer vse mize igrajo iste karte: tu lahko napovedujejo samo drugi.
predictions-heading = Sezona { $season }: napovedi
predictions-empty = V tej sezoni še ni nihče ničesar napovedal. Pritisni *Napoved* pri mizi turnirja.
predictions-last = Končna lestvica prejšnje sezone: `/leaderboard by:Predictions season:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}** · pravilno: { $hits } od { $total }
predictions-note = 1 točka za pravilno napoved, 2, če je bila proti rejtingu. Tekme, v katerih so vsi izbrali isto stran, ne štejejo.
ui-picture-predictions = Napovedi
ui-picture-predictions-right = Pravilno
help-event-running = Igra se: pritisni *Napoved* pri kateri od miz in povej, kdo bo zmagal.
