### Was die Karten einer beendeten Partie gekostet haben, und Rat in einer laufenden.

review-seat = Partie { $match }, { $game }, Platz { $seat }: { $name }
review-total = { $cards ->
    [one] Eine Karte, bei der es eine Wahl gab: Sie kostete
   *[other] { $cards } Karten, bei denen es eine Wahl gab: Zusammen kosteten sie
} { $cost } Punkte.
review-best-of-all = Beste Karte: Spiel { $deal }, Stich { $trick }, { $card }: { $lead } Punkte besser als jede andere{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}.
review-worst-of-all = Schlechteste Karte: Spiel { $deal }, Stich { $trick }, { $card }: { $cost } Punkte{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}; besser war { $better }.
review-deal = Spiel { $deal }: { $result } Punkte = { $share } gleicher Anteil { $hand } Blatt { $luck } Glück { $play } Spielweise
review-deal-declared = Spiel { $deal }: { $result } Punkte = { $start } erwartet { $luck } Glück { $play } Spielweise
review-deal-cut-short = Spiel { $deal }, nicht zu Ende gespielt: Die Karten kosteten { $cost } Punkte
review-dear = Stich { $trick }: { $card } kostete { $cost } Punkte{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}; besser war { $better }.
review-nothing-dear = Keine Karte hat etwas gekostet.
review-best = Beste Karte: Stich { $trick }, { $card }, { $lead } Punkte besser als jede andere{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}.
review-column-trick = Stich
review-column-card = Karte
review-column-cost = Kosten
review-column-better = Besser
review-column-exact = {""}
review-exact = genau
review-note = Alles in Kartenpunkten der eigenen Seite. Erwartet: was die beste erste Karte mit diesem Blatt versprach; Blatt: wie viel davon über oder unter dem gleichen Anteil liegt. Spielweise: was die Karten gegenüber der besten Wahl mit demselben Wissen kosteten. Glück: alles Übrige, also was gezogen wurde und was die anderen taten. Was nicht genau heißt, ist geschätzt, aus vielen Spielen, die es hätten sein können.
