### Karten, Spiel und Ergebnisse.
### $family ist "italian", "spanish" oder "french"; die Farbe ist coins, cups, swords oder batons, wie das Blatt sie auch nennt.
### Karten stehen ohne Artikel, damit sie in jeden Satz passen.

## Karten

suit-name = { $family ->
    [french] { $suit ->
        [coins] Karo
        [cups] Herz
        [swords] Pik
       *[batons] Kreuz
    }
   *[italian] { $suit ->
        [coins] Münzen
        [cups] Kelche
        [swords] Schwerter
       *[batons] { $family ->
            [spanish] Keulen
           *[italian] Stäbe
        }
    }
}
card-name = { $family ->
    [french] { suit-name }
   *[italian] { $suit ->
        [coins] Münz
        [cups] Kelch
        [swords] Schwert
       *[batons] { $family ->
            [spanish] Keulen
           *[italian] Stab
        }
    }
}-{ $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] { $family ->
        [french] Dame
       *[italian] Reiter
    }
   *[king] König
}
card-the = { card-name }
card-label = { $family ->
    [french] { suit-name }
   *[italian] { $suit ->
        [coins] Münz
        [cups] Kelch
        [swords] Schwert
       *[batons] { $family ->
            [spanish] Keulen
           *[italian] Stab
        }
    }
}-{ $rank ->
    [ace] Ass
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Bube
    [queen] { $family ->
        [french] Dame
       *[italian] Reiter
    }
   *[king] König
}
card-brief = { card-label }
card-letter = { $family ->
    [french] { $rank ->
        [jack] B
        [queen] D
       *[king] K
    }
   *[italian] { $rank ->
        [jack] B
        [queen] R
       *[king] K
    }
}
card-trump = { $card } (Trumpf)

## Blatt und Tisch

hand-cards = Deine Karten: { $cards }.
hand-empty = Du hast keine Karten mehr.
hand-may-play = Spielen darfst du nur { $cards }.
hand-may-answer = Antworten kannst du: { $choices }.
hand-may-also = Wählen kannst du auch: { $choices }.
hand-none = Du hast an diesem Tisch keinen Platz.
hand-no-deal = Gerade läuft kein Spiel.

deal-heading = Spiel { $deal }, Stich { $trick } von { $tricks }.
turn-you = { $leads ->
    [yes] Du bist dran: Du spielst aus.
   *[no] Du bist dran.
}
turn-player = { $leads ->
    [yes] { $player } spielt aus.
   *[no] { $player } ist dran.
}
turn-waits = Niemand ist da: Der Tisch wartet, bis jemand zurückkommt.
trump-lies = Trumpf: { $suit }. { $stock ->
    [one] Zu ziehen bleibt nur die offene Trumpfkarte, { $card }.
   *[other] Offene Trumpfkarte: { $card }; { $stock } Karten sind noch zu ziehen, die offene mitgezählt.
}
trump-gone = Trumpf: { $suit }. Der Talon ist aufgebraucht.
trump-is = Trumpf: { $suit }.
turnup-drawn = { $player } hält { $card }, die offene Trumpfkarte.
trick-running = Auf dem Tisch: { $plays }.
trick-empty = Noch liegt keine Karte auf dem Tisch.
trick-play = { $player }, { $card }
trick-complete = { $plays }. { $player } macht den Stich{ $points ->
    [none] .
    [0] : kein Punkt.
    [one] : { $points } Punkt.
   *[other] : { $points } Punkte.
}
trick-numbered = Stich { $trick }: { $text }
deal-decided = Das Spiel ist entschieden.
sheet-heading = Spiel { $deal }, Stich für Stich.
sheet-order = Reihenfolge: { $order }; wer einen Stich macht, spielt zum nächsten aus.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = An diesem Tisch läuft gerade kein Spiel.
trick-of-deal-before = Letzter Stich im Spiel { $deal }: { $text }
trick-none-yet = In diesem Spiel ist noch kein Stich gemacht.
trick-review-off = An diesem Tisch siehst du gemachte Stiche erst nach dem Spiel wieder.
dealt-by = { $player } hat gegeben.
pile-open = { $player } hat { $cards } gewonnen.
seats-line = Am Tisch: { $players }.
seat-line = { $player }: { $cards ->
    [0] keine Karten.
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
seat-noted = { $player } ({ $notes })
seat-you = du
seat-dealer = Geber
seat-computer = Computer
seat-substitute = Computer, für { $player }

## Punkte und Ergebnisse

side-number = { $side } { $number }
points-line = Punkte: { $points }.
points-running = Punkte bisher: { $points }.
points-final = Punkte: { $points }.
points-hidden = Die Punkte bleiben bis zum Ende des Spiels verdeckt.
points-others-hidden = Die Punkte der anderen bleiben bis zum Ende des Spiels verdeckt.
score-none = An diesem Tisch hat noch keine Partie begonnen.
score-line-first_to = { $target ->
    [one] Gewonnene Spiele: { $score }. Ein Spiel entscheidet die Partie.
   *[other] Gewonnene Spiele: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
}
score-carried = Das nächste gewonnene Spiel zählt { $worth }.

deal-won = { $side } { $count ->
    [one] gewinnt
   *[other] gewinnen
} das Spiel.
deal-last-trick-decides = 60 zu 60: Der letzte Stich entscheidet.
deal-cappotto = Alle 120 Punkte: Cappotto!
deal-worth = Mit den unentschiedenen Spielen davor zählt es { $worth }.
deal-drawn = 60 zu 60: Das Spiel ist unentschieden.
deal-tied = { $sides } liegen mit { $points } gleichauf: Niemand gewinnt das Spiel.
deal-tie-next = Niemand schreibt an, und { $player } gibt als Nächstes.
deal-tie-same-dealer = Niemand schreibt an, und { $player } gibt noch einmal.
deal-tie-carry = Niemand schreibt an; das nächste gewonnene Spiel zählt { $worth }.
deal-broken = Das Spiel wird abgebrochen und zählt für niemanden.

match-forfeit = { $losers } { $losing ->
    [one] gibt
   *[other] geben
} auf: { $side } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie. { $sum }

## Was in einer Partie geschieht

happened-dealt = Spiel { $deal }: { $dealer } gibt, { $leader } spielt aus.
happened-turned = Trumpf ist { $suit }; die offene Trumpfkarte ist { $card }.
happened-turned-back = Zuerst aufgedeckt und in den Talon zurückgelegt: { $cards }.
happened-removed = Herausgenommen: { $card }.
happened-no-twos = Herausgenommen sind die vier Zweien.
happened-played = { $player } spielt { $card }.
happened-taken = { $player } macht den Stich{ $points ->
    [none] .
    [0] : kein Punkt.
    [one] : { $points } Punkt.
   *[other] : { $points } Punkte.
}
happened-drew-turnup = { $player } zieht die offene Trumpfkarte, { $card }.
happened-forfeited = { $side } { $count ->
    [one] gibt
   *[other] geben
} die Partie auf.
