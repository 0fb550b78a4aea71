## Zwei Personen, Partner, Rekorde eines Servers

versus-heading = { $name } und { $other }
versus-none = Keine Partie der beiden, von der du wissen darfst.
versus-against = **Gegeneinander**: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}. { $name } gewann { $wins }, { $other } gewann { $losses }.
versus-with = **Als Partner**: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}.
versus-points = Kartenpunkte pro Spiel: { $name } { $points }, { $other } { $others }
versus-runs = Meiste Siege in Folge: { $name } { $run }, { $other } { $others }
versus-form = Die letzten gegeneinander, die jüngste am Ende: { $form }
versus-form-with = Die letzten als Partner, die jüngste am Ende: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] keiner der beiden gewann
   *[other] { $winner } gewann
} · `{ $match }`
versus-reach = Gezählt werden nur die letzten { $most } Partien.
stats-with-oneself = Nenne zwei verschiedene Personen.
partners-none = Noch kein Partner mit { $least } gewerteten Partien, von denen du wissen darfst.
partners-line = **{ $name }**: { $matches } gewertete Partien, { $wins } gewonnen, { $more } gegenüber dem, was die Wertungen erwarten ließen
partners-note = Partner ab { $least } gewerteten Partien. Ein Plus heißt, dass die beiden mehr gewinnen, als ihre Wertungen erwarten ließen.
records-heading = Rekorde dieses Servers: { $game }
records-only-servers = Rekorde gelten für einen Server. Frage dort danach.
records-none = Noch keine Partie unter Menschen, von der du wissen darfst.
records-highest = Die meisten Kartenpunkte in einem Spiel
records-deals = Die längsten Partien
records-behind = Die größten Aufholjagden in einem Spiel
records-line-highest = **{ $value } Punkte**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } Spiel
   *[other] { $value } Spiele
}**: { $names } · { $game } · { $when }
records-line-behind = **{ $value } Punkte zurück** und doch gewonnen: { $names } · { $game } · { $when }
