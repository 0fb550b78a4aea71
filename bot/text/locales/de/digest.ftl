### Der Wochenrückblick eines Servers

# /briscola-admin digest
command-digest = rückblick
command-digest-about = Jeden Montag ein Rückblick auf die Woche in einem Kanal; ohne Angabe keiner
admin-digest-on = Jeden Montag ab 9:00 ({ $zone }) erscheint in { $channel } ein Rückblick auf die Woche davor. Er erwähnt niemanden. Unter drei Partien gibt es keinen.
admin-digest-off = Auf diesem Server erscheint kein Wochenrückblick.

# Both are dates, such as "Montag, 16. November".
digest-heading = Die Woche von { $first }, bis { $last }
digest-matches = **{ $matches } Partien** von { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Am häufigsten am Tisch: **{ $name }**, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins } gewonnen
digest-climb = Größter Aufstieg: **{ $name }** bei { $game }, Wertung { $before } → { $after }
digest-comeback = Aufholjagd der Woche: **{ $names }**, bei { $game } nach { $behind } Punkten Rückstand noch gewonnen
digest-puzzle = Ergebnisse der Aufgabe des Tages geteilt von { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
digest-deals = Spiel des Tages: Am besten war **{ $name }** mit { $percent } (die fünf besten der sieben Spiele), unter { $people ->
    [one] { $people } gewerteten Person
   *[other] { $people } gewerteten Personen
}
digest-season = Saison { $season } bisher: { $leaders }
digest-season-over = Saison { $season } ist zu Ende: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
digest-trick-heading = Der Stich der Woche
digest-trick = **{ $name }** bei { $game }: { $card }. Nach der Analyse war jede andere Karte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger wert.
digest-trick-words = Der Stich in Worten
digest-replay = Aufholjagd ansehen
digest-stop = Keine Rückblicke mehr
