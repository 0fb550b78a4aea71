### Was die Karten einer beendeten Partie gekostet haben, und Rat in einer laufenden.

command-review = analyse
command-review-about = Sieh, was dich jede Karte einer beendeten Partie gekostet hat; niemand sonst sieht es
option-own = partie
option-own-about = Welche deiner beendeten Partien; ohne Angabe die letzte

review-heading = Deine Karten in der Partie { $match }
review-seat = Partie { $match }, { $game }, Platz { $seat }: { $name }
review-working = Deine Karten werden durchgesehen, einen Moment…
review-file = Was jede deiner Karten in der Partie { $match } gekostet hat: eine Tabelle in Worten, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}.
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
review-deal = Spiel { $deal }: { $result } Punkte = { $share } gleicher Anteil { $hand } Hand { $luck } Glück { $play } Spielweise
review-deal-declared = Spiel { $deal }: { $result } Punkte = { $start } erwartet { $luck } Glück { $play } Spielweise
review-deal-cut-short = Spiel { $deal }, nicht zu Ende gespielt: Die Karten kosteten { $cost } Punkte
review-dear = Stich { $trick }: { $card } kostete { $cost } Punkte{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}; besser war { $better }.
review-nothing-dear = Keine Karte hat dich Punkte gekostet.
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
review-note = Alles in Kartenpunkten deiner Seite.{ $first ->
    [hand] { " " }Hand: wie viel mehr oder weniger als den gleichen Anteil die beste erste Karte versprach.
    [start] { " " }Erwartet: was die beste erste Karte mit dieser Hand versprach.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Spielweise: was deine Karten gegenüber der besten Wahl mit demselben Wissen kosteten. Glück: der Rest, also was gezogen wurde und was die anderen spielten.
} Zahlen, die nicht als genau bezeichnet sind, sind aus vielen möglichen Spielen geschätzt.
review-shared = Nicht alle Karten dieses Platzes hast du gespielt: Zeitweise saß dort jemand anderes oder ein Computer.
review-more = { $deals ->
    [one] Ein weiteres Spiel steht in der Datei.
   *[other] { $deals } weitere Spiele stehen in der Datei.
}
review-sent = Fertig: Sieh in deine Direktnachrichten.
review-nothing = In der Partie { $match } gab es für dich nichts zu wählen.

reply-review-not-yours = Diese Partie hast du nicht mitgespielt: Wähl eine von deinen.
reply-review-busy = Deine letzte Analyse ist noch in Arbeit: Sie kommt gleich.
reply-review-failed = Die Analyse ist nicht gelungen. Versuch es gleich noch einmal.

## Rat in einer laufenden Partie

command-hint = tipp
command-hint-about = Frag, welche Karte du spielen sollst: gegen Computer oder wenn alle zustimmen; nur für dich

hint-advice = Spiel { $card }: Das verspricht deiner Seite { $points } Kartenpunkte in diesem Spiel{ $exact ->
    [yes] , genau berechnet
   *[no] {""}
}.
hint-others = Stattdessen: { $others }
hint-surer = Eine andere Karte verspricht mehr Punkte, aber diese gewinnt das Spiel öfter.
hint-unrated = Partien gegen Computer werden nie gewertet: Ein Tipp kostet dich nichts.
hint-agreed = Alle hier sind mit Tipps einverstanden, darum wird diese Partie nicht gewertet.
hint-single = Du hast nur eine Karte zu spielen: { $card }.
hint-nothing = Gerade gibt es keine Karte zu wählen: Frag wieder, wenn du eine offen spielst.
hint-rated = Diese Partie wird gewertet, darum bekommt niemand Tipps. Wenn alle zustimmen (`/briscola tipp einigung:`), dürfen alle fragen, und gewertet wird sie nicht mehr.
hint-people = Du spielst mit anderen Menschen: Tipps gibt es nur, wenn alle zustimmen. Frag sie mit `/briscola tipp einigung:`.
hint-failed = Der Tipp ist nicht gelungen. Versuch es gleich noch einmal.
