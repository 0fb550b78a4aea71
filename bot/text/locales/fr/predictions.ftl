### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Pronostic
choice-by-predictions = Pronostics
prediction-ask = Qui gagne cette partie ? Choisis avant la fin du premier pli.
prediction-how = -# Un bon pronostic rapporte 1 point, ou 2 si ce camp avait moins de 40 % de chances d'après la cote. Si tout le monde choisit le même camp, il n'y a pas de points. Jusqu'à la fin de la première manche, les joueurs n'en voient rien. Le classement de la saison : `/classement selon:Pronostics`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Ton pronostic : **{ $side }**. S'il est bon, tu reçois { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Tu peux en changer jusqu'à la fin du premier pli ; ensuite, appuie ici sur un bouton pour voir ce que les autres ont choisi.
prediction-own-closed = Ton pronostic : **{ $side }**.
prediction-closed = Les pronostics sont clos : le premier pli est fini.
prediction-none = 🔮 Personne n'a fait de pronostic.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Pronostics : { $shares }
# $names: people with their points.
prediction-right = 🔮 Bon pronostic : { $names }
prediction-wrong = 🔮 Personne n'avait prévu ce résultat.
prediction-one-side = 🔮 Tous les pronostics étaient pour le même camp : pas de points.
prediction-void = 🔮 Les pronostics de cette partie ne comptent pas.
event-refusal-same-deals = Tu participes à ce tournoi, où toutes les tables jouent les mêmes cartes : ici, seuls les autres peuvent faire un pronostic.
predictions-heading = Saison { $season } : pronostics
predictions-empty = Personne n'a encore fait de pronostic dans cette saison. Appuie sur *Pronostic* à la table d'un tournoi.
predictions-last = Le classement final de la saison passée : `/classement selon:Pronostics saison:{ $season }`.
predictions-line = **{ $place }.** { $name } : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $hits } sur { $total } justes
predictions-note = 1 point pour un bon pronostic, 2 s'il allait contre la cote. Les parties où tout le monde a choisi le même camp ne comptent pas.
ui-picture-predictions = Pronostics
ui-picture-predictions-right = Justes
help-event-running = Il est en cours : appuie sur *Pronostic* à une table et dis qui gagne.
