### Gleiche Spiele und Mannschaftskämpfe.

choice-format-team-match = Mannschaftskampf: zwei Tische, gleiche Karten
option-boards = gleiche-spiele
option-boards-about = Wie viele Spiele alle Tische einer Runde mit denselben Karten spielen
option-fourth = vierte
option-fourth-about = Wer eure Vierermannschaft ergänzt
event-format-team_match = Mannschaftskampf
event-boards = { $count } Spiele mit denselben Karten an allen Tischen

## The message

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Kartenpunkte an Tisch 1, { $here } · an Tisch 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $team }
event-board-equal = `{ $number }` { $here } · { $there } · gleich

## At a table

event-sealed-deal = Spiel { $deal } von { $deals } · { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
event-sealed-over = Alle Spiele sind gespielt.
event-sealed-about = Andere Tische spielen dieselben Karten. Was hier gespielt wird, zeigt sich nach der Runde.
event-sealed = Andere Tische spielen diese Karten noch. Zu sehen sind sie nach der Runde.
rules-boards-team = An jedem der beiden Tische werden { $count } Spiele bis zum letzten Stich gespielt; am anderen spielt deine Mannschaft dieselben Karten von der anderen Seite. Jedes Spiel bringt der Mannschaft Punkte, die mehr daraus gemacht hat, und die höhere Summe gewinnt.
rules-boards-pairs = An jedem Tisch einer Runde werden { $count } Spiele bis zum letzten Stich gespielt. Verglichen wird in Prozent mit allen, die dieselben Karten hielten.
match-drawn = Die Partie ist unentschieden. { $sum }

## Refusals

event-refusal-no-boards = Dieselben Karten an allen Tischen gibt es im Mannschaftskampf, im Schweizer System und wenn jeder gegen jeden spielt, in einem Spiel für zwei Seiten, bei dem nicht geredet wird.
event-refusal-boards-number = Wähl { $least } bis { $most } Spiele.
event-refusal-at-boards = Wo alle Tische dieselben Karten spielen, wird kein Ergebnis geändert und nichts wiederholt.
