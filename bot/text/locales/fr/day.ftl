### La donne du jour : la même pour tout le monde, contre les mêmes ordinateurs.

command-day = donne
command-day-about = La donne du jour : les mêmes cartes pour tout le monde
command-day-play = jouer
command-day-play-about = Jouer la donne du jour contre des ordinateurs, ou voir ce que tu en as fait
option-day = jour
option-day-about = La donne de quel jour ; celle qui est ouverte si tu ne mets rien
command-day-board = tableau
command-day-board-about = La semaine de la donne du jour : ici, partout, entre serveurs, et la tienne
# /briscola-admin day
command-admin-day = donne
command-admin-day-about = Un message discret sur chaque donne du jour close ; aucun si tu ne choisis rien
option-compare = comparer
option-compare-about = Montrer aux autres serveurs le nom et le résultat de la semaine de ce serveur, ou non

## La donne

# $date : un jour avec son jour de la semaine.
day-heading = Donne du jour · { $date }
day-about = Tu joues une donne contre des experts, sans pendule et une seule fois. Tout le monde reçoit les mêmes cartes, et qui joue pareil obtient les mêmes réponses.
day-open-until = Elle est ouverte jusqu'au { $when }. D'ici là, tu peux t'arrêter et reprendre.
day-not-ranked = Ta tentative ne sera pas classée : il faut un compte de 30 jours et trois parties terminées.
day-changed = Une mise à jour a changé les ordinateurs depuis l'ouverture de cette donne. Ce que tu finis maintenant n'est pas classé, et la donne n'a pas de par.
day-no-par = Pas de par : une mise à jour a changé les ordinateurs pendant que la donne était ouverte. Seul ce qui était fini avant est classé.
day-begin = Commencer
day-go-on = Continuer
# $points et $score sont des nombres ; $score a un signe.
day-result = Tu as fait **{ $points }** points de cartes.
day-result-auction = Points de jeu : **{ $score }**. Points de cartes : { $points }.
day-sealed = Le reste est sous scellés jusqu'au { $when }.
day-percent = { $percent } %
day-place = Place **{ $place }** sur { $size } · **{ $percent }** des points possibles
day-place-unranked = Hors classement, cela aurait été la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $size } · { $percent } des points possibles
day-no-field = Il n'y avait personne à qui comparer ton résultat.
day-unfinished = Tu n'as pas fini cette donne.
day-not-played = Tu n'as pas joué cette donne.
# $results : les niveaux d'ordinateurs avec leurs points.
day-par = Par en points : { $results }
day-best-here = Les meilleurs résultats ici
day-best-all = Les meilleurs résultats partout
day-best-servers = Les meilleurs serveurs
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Aucune tentative classée n'a été finie.
day-message = La donne est close. Regarde ce que tes cartes ont coûté, ou revois la meilleure tentative.

## Boutons

ui-button-day = Donne du jour
day-review = Mon analyse
day-best-replay = Revoir la meilleure

## Le classement

day-standings = Donne du jour : la semaine
day-week = Du { $first } au { $last }
day-week-how = -# Une semaine compte les cinq meilleurs de sept jours, une saison la moyenne de tous les jours à partir de vingt. Le résultat d'un serveur est la moyenne de ses cinq meilleures personnes.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Aucune donne classée de cette semaine n'est encore close.
day-own-week = Toi, cette semaine : { $percent }
day-own-season = Toi, cette saison : { $percent }

## La preuve

day-proof-about = L'ordre des cartes vient de la clé du jour et de l'ancre, l'identifiant de l'interaction qui a ouvert la première tentative du jour. Les clés d'une année ont été engagées avant son premier jour.
day-anchor = Ancre : `{ $anchor }`
day-no-anchor = Personne n'a commencé cette donne, il n'y a donc pas encore d'ancre.
day-key = Clé : `{ $digits }`
day-proof-file = Ce qui prouve l'ordre des cartes de cette donne. `docs/fair.py` le vérifie.
day-record-sealed = La donne du jour est sous scellés jusqu'au { $when }.

## Partager

day-shared = **{ $name }** a joué la donne du jour, { $date }.

## Ce qui ne se peut pas

day-none = Il n'y a pas de donne ce jour-là.
day-not-yet-open = Cette donne n'est pas encore ouverte.
day-over = Cette donne est close.
day-share-nothing = Finis d'abord la donne.
day-share-again = Tu as déjà partagé cette donne ici.
day-nothing-to-show = Il n'y a rien à montrer de cette donne.
day-table-closed = Ta table de cette donne a été fermée.

## /briscola-admin day

admin-day-on = Un message sur chaque donne du jour close est publié dans { $channel } à partir de { $time } ({ $zone }). Il ne mentionne personne.
admin-day-off = Aucun message sur la donne du jour n'est publié sur ce serveur.
admin-day-compared = Les autres serveurs voient le nom et le résultat de la semaine de ce serveur.
admin-day-not-compared = Les autres serveurs ne voient pas le nom de ce serveur.
