### Ce que les cartes d'une partie finie ont coûté, et des conseils dans une partie en cours.

command-review = analyse
command-review-about = Ce que chacune de tes cartes a coûté dans une partie finie ; personne d'autre ne le voit
option-own = partie
option-own-about = Laquelle de tes parties finies ; la dernière si tu ne mets rien

review-heading = Tes cartes dans la partie { $match }
review-seat = Partie { $match }, { $game }, place { $seat } : { $name }
review-working = J'examine tes cartes, un instant…
review-file = Ce que chacune de tes cartes a coûté dans la partie { $match } : un tableau en mots, { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
}.
review-total = { $cards ->
    [one] Une carte avec un choix : elle a coûté
   *[other] { $cards } cartes avec un choix : ensemble elles ont coûté
} { $cost } points.
review-best-of-all = Meilleure carte : manche { $deal }, pli { $trick }, { $card } : { $lead } points de mieux que toute autre{ $exact ->
    [yes] , exactement
   *[no] {""}
}.
review-worst-of-all = Pire carte : manche { $deal }, pli { $trick }, { $card } : { $cost } points{ $exact ->
    [yes] , exactement
   *[no] {""}
} ; il y avait mieux : { $better }.
review-deal = Manche { $deal } : { $result } points = { $share } part égale { $hand } main { $luck } chance { $play } jeu
review-deal-declared = Manche { $deal } : { $result } points = { $start } attendus { $luck } chance { $play } jeu
review-deal-cut-short = Manche { $deal }, pas jouée jusqu'au bout : les cartes ont coûté { $cost } points
review-dear = Pli { $trick } : { $card } a coûté { $cost } points{ $exact ->
    [yes] , exactement
   *[no] {""}
} ; il y avait mieux : { $better }.
review-nothing-dear = Aucune carte ne t'a coûté de points.
review-best = Meilleure carte : pli { $trick }, { $card }, { $lead } points de mieux que toute autre{ $exact ->
    [yes] , exactement
   *[no] {""}
}.
review-column-trick = Pli
review-column-card = Carte
review-column-cost = Coût
review-column-better = Mieux
review-column-exact = {""}
review-exact = exact
review-note = Tous les nombres sont des points de cartes de ton camp.{ $first ->
    [hand] { " " }Main : ce que la meilleure première carte promettait, en plus ou en moins d'une part égale.
    [start] { " " }Attendus : ce que la meilleure première carte promettait avec cette main.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Jeu : ce que tes cartes ont coûté par rapport au meilleur choix avec ce que tu savais. Chance : le reste, la pioche et les cartes des autres.
} Les nombres sans la mention « exact » sont des estimations, faites sur beaucoup de donnes possibles.
review-shared = Tu n'as pas joué toutes ces cartes : quelqu'un d'autre, ou un ordinateur, a tenu cette place un moment.
review-more = { $deals ->
    [one] Une manche de plus est dans le fichier.
   *[other] { $deals } manches de plus sont dans le fichier.
}
review-sent = C'est fait : regarde tes messages privés.
review-nothing = Tu n'avais rien à choisir dans la partie { $match }.

reply-review-not-yours = Tu n'as pas joué cette partie : choisis-en une des tiennes.
reply-review-busy = Je travaille encore à ta dernière analyse : elle arrive dans un instant.
reply-review-failed = L'analyse n'a pas abouti. Réessaie dans un instant.

## Des conseils dans une partie en cours

command-hint = conseil
command-hint-about = Demander quelle carte jouer : contre des ordinateurs, ou d'un commun accord ; rien que pour toi

hint-advice = Joue { $card } : tu peux en attendre { $points } points de cartes pour ton camp dans cette manche{ $exact ->
    [yes] , exactement
   *[no] {""}
}.
hint-others = Sinon : { $others }
hint-surer = Une autre carte promet plus de points, mais celle-ci gagne la manche plus souvent.
hint-unrated = Les parties contre des ordinateurs ne sont jamais classées : un conseil ne coûte rien.
hint-agreed = Tout le monde ici a permis les conseils : cette partie n'est pas classée.
hint-single = Tu n'as qu'une carte à jouer : { $card }.
hint-nothing = Il n'y a pas de carte à choisir maintenant : redemande quand tu joues une carte face visible.
hint-rated = Cette partie est classée, donc personne ne reçoit de conseils. Si tout le monde est d'accord (`/briscola conseil accord:`), chacun peut en demander, et la partie n'est plus classée.
hint-people = Tu joues avec d'autres personnes : il faut l'accord de tout le monde pour les conseils. Demande-le avec `/briscola conseil accord:`.
hint-failed = Le conseil n'a pas abouti. Réessaie dans un instant.
