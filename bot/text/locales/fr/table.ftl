### Les tables : qui est assis où, ce qui se passe autour du jeu, et selon quelles règles on joue.

## Noms et listes

name-seat = Place { $number }
name-numbered = { $player } (place { $number })
name-somebody = Quelqu'un
name-forgotten = quelqu'un qu'on a oublié
name-computer = { $player } (ordinateur)
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-series = { $rest } ; { $last }
labelled = { $label } : { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}

## Avant la partie

game-line = { $game } pour { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $players }
}{ $teams ->
    [pairs] , deux contre deux
    [triples] , trois contre trois
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , chacun pour soi
    }
}
lobby-host = Hôte : { $player }.
lobby-members = À la table : { $members }.
lobby-nobody = Personne n'est à la table.
lobby-free = { $free ->
    [0] La table est complète.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
lobby-invited = Avec invitation : { $people }.
lobby-rated = La partie est classée si elle se joue sans ordinateurs.
lobby-options = Options : { $options }.
access-open = Tout le monde peut s'asseoir.
access-invited = Table sur invitation.
tricks-each = Chaque pli a son message.
seating-random = Les places sont tirées au sort.
seating-host = L'hôte attribue les places.
seating-join_order = Les places suivent l'ordre d'arrivée.

## Ce qui se passe autour du jeu

happened-host = L'hôte est maintenant { $player }.
happened-holiday = { $when ->
    [none] { $player } est de retour de vacances.
   *[other] { $player } est en vacances jusqu'au { $when } : ses tours attendent.
}
happened-missed = { $player } n'a plus de temps.
happened-missed-card = { $player } n'a plus de temps : une carte est jouée à sa place.
happened-missed-decided = { $player } n'a plus de temps, le bot décide :
happened-moved-simply = { $player } a pris du retard et a joué ce coup plus simplement que d'habitude.
happened-away = { $player } n'est pas là : { $computer } joue à sa place en attendant.
happened-left = { $player } quitte la partie. { $computer } continue, et la place est à qui la veut.
happened-returned = { $player } est de retour.
happened-seat-given = { $player } prend la place libre.
happened-hints-refused = { $player } joue sans conseils, et tout le monde aussi.
happened-hints-allowed = Tout le monde est d'accord : les conseils sont permis dans cette partie, et elle n'est pas classée.
happened-resign-refused = { $player } continue : personne n'abandonne.
happened-end-refused = { $player } continue : la table reste.
closed-agreed = La table est fermée : tout le monde était d'accord.
closed-host = L'hôte a fermé la table.
closed-moderator = La modération a fermé la table.
closed-abandoned = La table est fermée : il n'y a plus personne.
closed-idle = La table est fermée : il ne s'y passait plus rien.
closed-removed = La table est fermée : le serveur a retiré le bot.

## Options

rule-on = oui
rule-off = non
rule-set = { $option } : { $value }
rule-variant = jeu
rule-players = joueurs
rule-seating = places
rule-access = qui peut s'asseoir
rule-rated = classée
rule-tricks = plis
rule-teams = équipes
rule-teams-none = chacun pour soi
rule-teams-pairs = deux contre deux
rule-teams-triples = trois contre trois
rule-pack = cartes
rule-pack-italian40 = italiennes, 40 cartes
rule-pack-french40 = françaises, 40 cartes
rule-removed_card = carte retirée
rule-removed_card-2d = le deux de denier (carreau)
rule-removed_card-2c = le deux de coupe (cœur)
rule-removed_card-2s = le deux d'épée (pique)
rule-removed_card-2b = le deux de bâton (trèfle)
rule-removed_card-random = un deux au hasard, retiré à chaque manche
rule-turn_up_reject = une retourne à dix points ou plus est remise
rule-points_shown = points pendant la manche
rule-points_shown-hidden = cachés
rule-points_shown-own = les siens seulement
rule-points_shown-both = ceux de tout le monde
rule-trick_review = plis revus
rule-trick_review-off = aucun
rule-trick_review-last = le dernier
rule-trick_review-all = tous
rule-tie = manches nulles
rule-tie-nobody_scores = personne ne marque
rule-tie-replay_same_dealer = la même personne redonne
rule-tie-last_trick_wins = le dernier pli tranche
rule-tie-carry = reportées sur la prochaine manche gagnée
rule-match = gain de la partie
rule-match-first_to = manches gagnées
rule-target = durée de la partie
rule-target-value = { $target ->
    [one] une seule manche
   *[other] { $target } manches gagnantes
}
rule-turn_clock = pendule
rule-turn_clock-off = sans
