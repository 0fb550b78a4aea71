### Le résumé de la semaine d'un serveur

# /briscola-admin digest
command-digest = résumé
command-digest-about = Ce qui s'est passé dans la semaine, le lundi dans un salon ; aucun si tu n'en choisis pas
admin-digest-on = Chaque lundi à partir de 9 h ({ $zone }), ce qui s'est passé la semaine d'avant est publié dans { $channel }. Personne n'est mentionné. Une semaine de moins de trois parties n'a pas de résumé.
admin-digest-off = Aucun résumé de la semaine n'est publié sur ce serveur.

# Deux dates, comme « lundi 16 novembre ».
digest-heading = La semaine du { $first } au { $last }
digest-matches = **{ $matches } parties** jouées par { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} : { $games }
digest-game = { $game } ({ $count })
digest-busiest = Qui a le plus joué : **{ $name }**, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
digest-climb = La plus belle montée : **{ $name }**, { $game }, cote { $before } → { $after }
digest-comeback = La remontée de la semaine : **{ $names }**, une manche gagnée après { $behind } points de retard ({ $game })
digest-puzzle = Résultats du problème partagés par { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
digest-deals = Donne du jour : **{ $name }** en tête avec { $percent } (les cinq meilleures des sept donnes closes), sur { $people ->
    [one] { $people } personne classée
   *[other] { $people } personnes classées
}
digest-season = La saison { $season } jusqu'ici : { $leaders }
digest-season-over = La saison { $season } est finie : { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}
digest-trick-heading = Le pli de la semaine
digest-trick = **{ $name }** a joué { $card } ({ $game }). Selon l'analyse, toute autre carte aurait valu { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
digest-trick-words = Le pli en mots
digest-replay = Revoir la remontée
digest-stop = Arrêter ces résumés
