## Deux personnes, partenaires, records d'un serveur

versus-heading = { $name } et { $other }
versus-none = Aucune partie entre ces deux personnes que tu puisses voir.
versus-against = **Face à face** : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}. Gagnées : { $name } { $wins }, { $other } { $losses }.
versus-with = **Ensemble** : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}.
versus-points = Points de cartes par manche : { $name } { $points }, { $other } { $others }
versus-runs = Le plus de victoires de suite : { $name } { $run }, { $other } { $others }
versus-form = Les dernières face à face, la plus récente à la fin : { $form }
versus-form-with = Les dernières ensemble, la plus récente à la fin : { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] perdue pour les deux
   *[other] gagnée par { $winner }
} · `{ $match }`
versus-reach = Seules les { $most } dernières parties sont comptées.
stats-with-oneself = Nomme deux personnes différentes.
partners-none = Pas encore de partenaire avec { $least } parties classées que tu puisses voir.
partners-line = **{ $name }** : { $matches } parties classées, victoires : { $wins }, { $more } par rapport à ce que les cotes prévoyaient
partners-note = Partenaires à partir de { $least } parties classées. Un plus veut dire que les deux gagnent plus que leurs cotes ne le prévoyaient.
records-heading = Records de ce serveur : { $game }
records-only-servers = Chaque serveur a ses propres records. Demande-les là-bas.
records-none = Pas encore de record dans les parties que tu peux voir.
records-highest = Le plus de points de cartes en une manche
records-deals = Les parties les plus longues
records-behind = Les plus grandes remontées en une manche
records-line-highest = **{ $value } points** : { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } manche
   *[other] { $value } manches
}** : { $names } · { $game } · { $when }
records-line-behind = **{ $value } points de retard**, et gagnée : { $names } · { $game } · { $when }

## Saisons

season-heading = Saison { $season } : { $game }
season-only-servers = Chaque serveur a ses propres saisons. Demande-les là-bas.
season-unknown = Cette saison n'existe pas. Choisis parmi celles que propose `/classement saison:`.
season-none = Personne n'a encore fini de partie dans cette saison.
season-last = Le classement final de la saison passée : `/classement saison:{ $season }`.
season-line = **{ $place }.** { $name } : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}{ $rating ->
    [none] { "" }
   *[other] { " " }· cote { $rating }
}
season-dates = Du { $starts } au { $ends }.
first-of-month = 1er
season-note = Points de saison : 3 pour une partie classée gagnée, 1 pour une jouée jusqu'au bout ; comptent 10 parties par semaine, et 3 par jour avec les mêmes personnes.
season-longest = Le plus de victoires de suite : { $name }, { $run }.
admin-seasons-quarter = Une saison dure un trimestre. Son début suit l'heure locale ({ $zone }). Les saisons closes restent comme elles sont.
admin-seasons-month = Une saison dure un mois. Son début suit l'heure locale ({ $zone }). Les saisons closes restent comme elles sont.

## Contre les ordinateurs

computer-ratings-heading = Contre les ordinateurs
computer-ratings-note = Ceci n'est visible que pour toi. *Un adversaire à ton niveau* ajoute un ordinateur de ce niveau. Les points sont ceux des niveaux des ordinateurs ; ± dit à quel point ils sont encore incertains : un peu moins à chaque manche contre des ordinateurs.
computer-ratings-line = **{ $game }** · à ton niveau : { $level } ({ $points } ± { $margin } points après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
})
computer-ratings-even = Un adversaire à ton niveau s'est assis : { $level }. Voici pourquoi, pour toi seulement : à ce jeu tu vaux { $points } ± { $margin } points contre les ordinateurs, et ce niveau est le plus proche.
computer-ratings-even-new = Un ordinateur s'est assis : { $level }. Tu n'as pas encore de cote contre les ordinateurs à ce jeu, et ce niveau convient à presque tout le monde. Tes parties contre les ordinateurs trouveront le tien ; il n'est visible que pour toi.

## Badges

badges-hidden = Cette personne ne montre ses badges à personne.
badges-none = Pas encore de badge.
badges-line = **{ $name }** : { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, en route : { $count } sur { $of } jeux gagnés : { $games }
badges-rescues = **À la rescousse**, en route : { $count } sur { $of } places
badge-cappotto = Capot
badge-cappotto-about = a fait tous les points d'une manche
badge-narrow = D'un cheveu
badge-narrow-about = a gagné une manche 61–59
badge-comeback = Remontée
badge-comeback-about = a gagné une partie en trois manches gagnantes après 0–2
badge-conquista = Conquista
badge-conquista-about = a montré une conquista
badge-chiada = Chiada
badge-chiada-about = a pris le trois d'atout avec l'as d'atout
badge-claim = Trente et un
badge-claim-about = a annoncé, et les avait
badge-gato = Gato
badge-gato-about = a gagné une partie de sueca 4–0
badge-chapeu = Chapéu
badge-chapeu-about = a gagné une partie de sueca 4–1
badge-alone = Contre tout le monde
badge-alone-about = a réussi une enchère sans partenaire
badge-signal = Œil de lynx
badge-signal-about = a surpris un signe des adversaires
badge-review = Vue claire
badge-review-about = a joué une partie où l'analyse trouve au plus deux points perdus
badge-streak = { $days } jours
badge-streak-about = a résolu le problème du jour { $days } jours de suite
badge-rescues = À la rescousse
badge-rescues-about = a repris dix places et les a jouées jusqu'au bout
badge-giro = Giro
badge-giro-about = a gagné à tous les jeux
