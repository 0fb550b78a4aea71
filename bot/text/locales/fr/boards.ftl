### Donnes communes et rencontres par équipes.

choice-format-team-match = Par équipes : deux tables, mêmes cartes
option-boards = manches-communes
option-boards-about = Combien de manches toutes les tables d'une ronde jouent avec les mêmes cartes
option-fourth = quatrième
option-fourth-about = Qui complète votre équipe de quatre
event-format-team_match = Rencontre par équipes
event-boards = { $count } manches avec les mêmes cartes à toutes les tables

## Le message

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Points de cartes à la table 1, { $here } · à la table 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $team }
event-board-equal = `{ $number }` { $here } · { $there } · égalité

## À une table

event-sealed-deal = Manche { $deal } sur { $deals } · { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
event-sealed-over = Toutes les manches sont jouées.
event-sealed-about = D'autres tables jouent les mêmes cartes. Ce qui se joue ici est montré à la fin de la ronde.
event-sealed = D'autres tables jouent encore ces cartes. On pourra les voir à la fin de la ronde.
rules-boards-team = À chacune des deux tables, on joue { $count } manches, toutes jusqu'au bout ; à l'autre, ton équipe joue les mêmes cartes dans l'autre camp. Chaque manche donne des points à l'équipe qui en a tiré le plus, et le plus grand total gagne.
rules-boards-pairs = À chaque table d'une ronde, on joue { $count } manches, toutes jusqu'au bout. Ton résultat est comparé, en pour cent, à ceux des personnes qui ont eu les mêmes cartes.
match-drawn = Partie nulle. { $sum }

## Refus

event-refusal-no-boards = Les mêmes cartes à toutes les tables sont possibles par équipes, en suisse et en toutes rondes, dans un jeu à deux camps et sans parole.
event-refusal-boards-number = Choisis de { $least } à { $most } manches.
event-refusal-at-boards = Là où toutes les tables jouent les mêmes cartes, aucun résultat n'est changé et aucune partie n'est rejouée.
