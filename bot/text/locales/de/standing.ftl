## Zwei Personen, Partner, Rekorde eines Servers

versus-heading = { $name } und { $other }
versus-none = Von den beiden gibt es keine Partie, die du sehen kannst.
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
stats-with-oneself = Nenn zwei verschiedene Personen.
partners-none = Noch kein Partner mit { $least } gewerteten Partien, die du sehen kannst.
partners-line = **{ $name }**: { $matches } gewertete Partien, { $wins } gewonnen, { $more } gegenüber dem, was die Wertungen erwarten ließen
partners-note = Partner ab { $least } gewerteten Partien. Ein Plus heißt, dass die beiden mehr gewinnen, als ihre Wertungen erwarten ließen.
records-heading = Rekorde dieses Servers: { $game }
records-only-servers = Jeder Server hat seine eigenen Rekorde. Frag dort danach.
records-none = Noch kein Rekord in den Partien, die du sehen kannst.
records-highest = Die meisten Kartenpunkte in einem Spiel
records-deals = Die längsten Partien
records-behind = Die größten Aufholjagden in einem Spiel
records-line-highest = **{ $value } Punkte**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } Spiel
   *[other] { $value } Spiele
}**: { $names } · { $game } · { $when }
records-line-behind = **{ $value } Punkte zurück** und doch gewonnen: { $names } · { $game } · { $when }

## Saisons

season-heading = Saison { $season }: { $game }
season-only-servers = Jeder Server hat seine eigenen Saisons. Frag dort danach.
season-unknown = Diese Saison gibt es nicht. Wähl eine, die `/rangliste saison:` vorschlägt.
season-none = In dieser Saison hat noch niemand eine Partie beendet.
season-last = Der Endstand der letzten Saison: `/rangliste saison:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}** · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}{ $rating ->
    [none] { "" }
   *[other] { " " }· Wertung { $rating }
}
season-dates = Vom { $starts } bis zum { $ends }.
first-of-month = 1
season-note = Saisonpunkte: 3 für eine gewonnene gewertete Partie, 1 für eine zu Ende gespielte; 10 Partien in der Woche zählen, 3 am Tag unter denselben Leuten.
season-longest = Meiste Siege in Folge: { $name }, { $run }.
admin-seasons-quarter = Eine Saison dauert ein Vierteljahr. Für ihren Beginn gilt die Zeitzone { $zone }. Abgeschlossene Saisons bleiben, wie sie sind.
admin-seasons-month = Eine Saison dauert einen Monat. Für ihren Beginn gilt die Zeitzone { $zone }. Abgeschlossene Saisons bleiben, wie sie sind.

## Gegen Computer

computer-ratings-heading = Gegen Computer
computer-ratings-note = Das siehst nur du. Vor der Partie setzt *Ein ebenbürtiger Gegner* einen Computer dieser Stärke dazu. Gezählt wird in den Punkten der Computerstärken; ± sagt, wie weit der Wert noch danebenliegen kann: mit jedem Spiel gegen Computer weniger.
computer-ratings-line = **{ $game }** · ebenbürtig: { $level } ({ $points } ± { $margin } Punkte nach { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
})
computer-ratings-even = Ein ebenbürtiger Gegner hat sich gesetzt: { $level }. Warum, erfährst nur du: In diesem Spiel hast du gegen Computer { $points } ± { $margin } Punkte, und diese Stärke liegt am nächsten.
computer-ratings-even-new = Ein Computer hat sich gesetzt: { $level }. In diesem Spiel hast du noch keine Wertung gegen Computer, und diese Stärke passt für die meisten. Welche zu dir passt, zeigen deine Partien gegen Computer; sehen kannst das nur du.

## Abzeichen

badges-hidden = Diese Person zeigt niemandem ihre Abzeichen.
badges-none = Noch kein Abzeichen.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, unterwegs: bei { $count } von { $of } Spielarten gewonnen: { $games }
badges-rescues = **Retter**, unterwegs: { $count } von { $of } Plätzen
badge-cappotto = Cappotto
badge-cappotto-about = machte alle Punkte eines Spiels
badge-narrow = Um Haaresbreite
badge-narrow-about = gewann ein Spiel 61–59
badge-comeback = Aufholjagd
badge-comeback-about = gewann eine Partie bis drei nach 0–2
badge-conquista = Conquista
badge-conquista-about = zeigte eine Conquista
badge-chiada = Chiada
badge-chiada-about = nahm die Trumpf-Drei mit dem Trumpf-Ass
badge-claim = Einunddreißig
badge-claim-about = sagte an und hatte recht
badge-gato = Gato
badge-gato-about = gewann eine Sueca-Partie 4–0
badge-chapeu = Chapéu
badge-chapeu-about = gewann eine Sueca-Partie 4–1
badge-alone = Allein gegen alle
badge-alone-about = gewann sein Gebot ohne Partner
badge-signal = Scharfe Augen
badge-signal-about = ertappte einen Gegner bei einem Zeichen
badge-review = Klarer Blick
badge-review-about = spielte eine Partie, in der die Analyse höchstens zwei verlorene Punkte fand
badge-streak = { $days } Tage
badge-streak-about = löste die Aufgabe des Tages { $days } Tage in Folge
badge-rescues = Retter
badge-rescues-about = übernahm zehn Plätze und spielte sie zu Ende
badge-giro = Giro
badge-giro-about = gewann in jeder Spielart
