### Le problème du jour : la fin d'une manche où une seule carte gagne.

command-puzzle = problème
command-puzzle-about = Le problème du jour : une carte gagne, laquelle ?
command-puzzle-solve = résoudre
command-puzzle-solve-about = Résoudre le problème du jour, ou s'exercer sur un ancien
option-date = date
option-date-about = Quel jour ; le problème ouvert si tu ne mets rien
command-puzzle-board = tableau
command-puzzle-board-about = Ta série, et qui a partagé un résultat sur ce serveur
# /briscola-admin puzzle
command-admin-puzzle = problème
command-admin-puzzle-about = Un message discret sur chaque problème du jour ; aucun si tu ne choisis pas de salon
option-post = salon
option-post-about = Où le message est publié
option-hour = heure
option-hour-about = À partir de quelle heure du jour, de 0 à 23
option-server_zone = fuseau
option-server_zone-about = Le fuseau horaire de ce serveur
option-off = arrêt
option-off-about = Ne plus publier ces messages

## Le problème

# $weekday et $month sont des noms, $day le numéro du jour.
puzzle-date = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
# $stars : des étoiles comme ★★☆☆.
puzzle-heading = Problème du { $date } · { $stars }
puzzle-practice = Exercice : le problème du { $date } · { $stars }
# $stars et $most sont des nombres.
puzzle-about = { $game }. Difficulté { $stars } sur { $most }. Toutes les mains sont visibles, et tout le monde joue au mieux.
puzzle-question = Tu as { $points } points et tu entames. Quelle carte te mène à { $goal } ?
puzzle-question-later = Tu as { $points } points. Quelle carte gagne encore ?
puzzle-picture-question = Quelle carte gagne ?
puzzle-you = Toi
puzzle-partner = Partenaire
puzzle-opponent = Adversaire
puzzle-opponent-of-two = Adversaire { $number }
puzzle-you-two = Vous deux
puzzle-opponents = Adversaires
puzzle-hand = { $player } : { $cards }.
puzzle-running = Sur la table : { $plays }.
puzzle-points = Tu as { $mine } points, en face { $theirs }.
puzzle-solved = ✅ **Trouvé !** Tu finis avec { $points } points.
puzzle-lost = ❌ **Pas cette fois :** { $card } ne gagne pas. Contre la meilleure défense, tu finis avec { $points } points, et il en faut { $goal }.
puzzle-streak = { $days ->
    [0] Pas de série en cours
    [one] Une série d'un jour
   *[other] Une série de { $days } jours
} · la plus longue { $longest } · résolus { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Tu as un joker : il rattrape un jour sans problème résolu.
   *[other] 🃏 Tu as { $count } jokers : chacun rattrape un jour sans problème résolu.
}
puzzle-later = La solution sera visible le { $when }.
puzzle-solution = C'est { $card } qui gagne, avec { $points } points :
puzzle-fair = 🔒 Fait à partir des clés de l'année : `{ $line }`

## Boutons

puzzle-solve = Résoudre
puzzle-practise = Essayer
puzzle-again = Réessayer
puzzle-share = Partager
puzzle-proof = Preuve
puzzle-other = Problème du { $date }
ui-button-puzzle = Problème du jour

## Sur un serveur

puzzle-message = La manche touche à sa fin, et une seule carte gagne. Tu as un essai, dans un message visible de toi seulement.
# $squares : des carrés verts et rouges.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] pas de série
        [one] une série d'un jour
       *[other] une série de { $days } jours
    }
puzzle-board = Problème du jour
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] pas de série
    [one] { $days } jour
   *[other] { $days } jours
}
puzzle-board-empty = Personne n'a encore partagé de résultat ici.
puzzle-own = Toi

## Ce qui ne se peut pas

puzzle-none = Il n'y a pas de problème pour ce jour-là.
puzzle-not-yet-open = Ce problème n'est pas encore ouvert.
puzzle-being-made = Le problème est encore en préparation. Réessaie dans une minute.
puzzle-share-nothing = Finis d'abord le problème.
puzzle-share-again = Tu as déjà partagé ce problème ici.
puzzle-proof-file = Ce qui prouve ce problème : sa clé, la donne et la position. `docs/fair_puzzle.py` le vérifie.

## /briscola-admin puzzle

admin-puzzle-on = Un message sur le problème du jour est publié dans { $channel } chaque jour à partir de { $time } ({ $zone }). Il ne mentionne personne.
admin-puzzle-off = Aucun message sur le problème du jour n'est publié sur ce serveur.
