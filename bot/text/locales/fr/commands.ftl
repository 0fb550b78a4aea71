# Commandes : noms, descriptions, options, choix ; et ce que seules les commandes disent.
#
# Limites de Discord : noms de 1 à 32 caractères, minuscules, chiffres, - et _ ; descriptions et choix 100.

## Le jeu

command-briscola = briscola
command-briscola-about = Tables, parties et cartes de la briscola
command-new = nouvelle
command-new-about = Ouvrir une table ici : on te rejoint, des ordinateurs remplissent les places vides
command-join = rejoindre
command-join-about = S'asseoir à une table, accepter une invitation, ou reprendre ta place
command-leave = quitter
command-leave-about = Quitter la table ou décliner une invitation ; en partie, un ordinateur prend ta place
command-start = commencer
command-start-about = Lancer la partie, quand tu es l'hôte
command-shuffle = mélanger
command-shuffle-about = Ajouter ton propre nombre aléatoire au mélange, avant la partie
command-computer = ordinateur
command-computer-about = Donner une place vide à un ordinateur, ou en renvoyer un, quand tu es l'hôte
command-invite = inviter
command-invite-about = Inviter quelqu'un à ta table, qui accepte ou décline
command-remove = renvoyer
command-remove-about = Renvoyer quelqu'un de la table avant la partie, quand tu es l'hôte
command-seats = places
command-seats-about = Décider qui s'assoit où, et donc qui joue avec qui, quand tu es l'hôte
command-options = options
command-options-about = Voir à quoi joue une table, ou changer une option avant la partie, quand tu es l'hôte
command-table = table
command-table-about = Remettre la table en bas du salon
command-rematch = revanche
command-rematch-about = Une autre partie à la même table, une fois celle-ci finie
command-end = fermer
command-end-about = Fermer la table : pendant une partie, tout le monde doit être d'accord
command-substitute = remplacer
command-substitute-about = Jouer à la place de quelqu'un ; à ta table : chercher quelqu'un pour la tienne
command-resign = abandonner
command-resign-about = Abandonner la partie pour ton camp, dès que tout le camp est d'accord
command-hand = cartes
command-hand-about = Voir tes cartes ; personne d'autre ne les voit
command-play = jouer
command-play-about = Jouer une carte par son nom
command-last = dernier
command-last-about = Revoir le dernier pli, si la table le permet
command-score = score
command-score-about = Voir les points et le score, autant que la table les montre
command-rules = règles
command-rules-about = Lire les règles du jeu, avec les options d'une table
command-read = lire
command-read-about = La table, ta main ou le dernier pli en texte, pour les lecteurs d'écran
command-record = relevé
command-record-about = Télécharger une partie finie, dans un fichier que tout programme peut lire
command-verify = vérifier
command-verify-about = Prouver que les cartes d'une partie finie ont été mélangées équitablement

## Scores

command-leaderboard = classement
command-leaderboard-about = Qui joue le mieux, ici ou partout
command-seasons = saisons
command-seasons-about = Combien dure une saison, et dans quel fuseau horaire elle commence
command-stats = statistiques
command-stats-about = Les chiffres d'une personne : parties, victoires, points, cote
command-history = historique
command-history-about = Les dernières parties d'une personne

## Sur toi

command-preferences = préférences
command-preferences-about = Ta langue, où tes cartes sont envoyées, et à quoi elles ressemblent
command-holiday = vacances
command-holiday-about = Partir en vacances jusqu'au jour de ton choix : tes tours par correspondance attendent
command-privacy = confidentialité
command-privacy-about = Ce qui est gardé sur toi
command-export = exporter
command-export-about = Tout ce qui est gardé sur toi, dans un fichier
command-delete = effacer
command-delete-about = Se faire oublier : ton nom, tes cotes et tes préférences sont effacés

## Gérer un serveur

command-briscola-move = briscola-coup
command-briscola-move-about = Coups spéciaux : enchérir, appeler, échanger, annoncer
command-briscola-me = briscola-moi
command-briscola-me-about = Tes parties, chiffres, préférences et données
command-partner = partenaire
command-partner-about = Parler à ton partenaire
command-match = partie
command-match-about = Tes parties finies
command-briscola-admin = briscola-admin
command-briscola-admin-about = Ce que le jeu peut faire sur ce serveur
command-channels = salons
command-channels-about = Dans quels salons on peut ouvrir des tables
command-limits = limites
command-limits-about = Combien de tables peuvent être ouvertes à la fois ; 0 ramène la limite habituelle
command-language = langue
command-language-about = La langue des tables que tout le monde voit
command-hands = mains
command-hands-about = Où les cartes arrivent, pour qui n'a rien choisi d'autre
command-tables = tables
command-tables-about = Les tables ouvertes sur ce serveur
command-status = état
command-status-about = Ce que je peux faire ici, ce qui tourne, et ce qui est réglé
# /briscola-admin tricks
command-admin-tricks = plis
command-admin-tricks-about = Comment les nouvelles tables montrent les plis terminés
# /briscola-admin end
command-admin-end = fermer
command-admin-end-about = Fermer une table tout de suite

## Options

option-game = jeu
option-game-about = Quel jeu
option-players = joueurs
option-players-about = Combien jouent
option-teams = équipes
option-teams-about = Qui joue avec qui
option-seating = places
option-seating-about = Comment on arrive à sa place, et donc à ses partenaires
option-target = objectif
option-target-about = Combien de manches gagnent la partie : 2, c'est deux manches gagnantes
option-tie = nulle
option-tie-about = Ce qui se passe quand une manche est nulle, 60 à 60
option-pack = cartes
option-pack-about = Quelles cartes sont sur la table
option-clock = pendule
option-clock-about = Combien de temps peut durer chaque tour
option-access = accès
option-access-about = Qui peut s'asseoir
option-tricks = plis
option-tricks-about = Comment les plis terminés sont montrés
option-rated = classée
option-rated-about = Compter la partie pour les cotes, ou non (sans ordinateurs ; les points restent cachés)
option-thread = fil
option-thread-about = Donner à la table son propre fil, ou non
option-table = table
option-table-about = Quelle table, s'il y en a plusieurs
option-any_table = table
option-any_table-about = Quelle table de ce serveur
option-computers = quoi
option-computers-about = En ajouter un, ou renvoyer le dernier
option-level = niveau
option-level-about = À quel niveau il joue
option-personality = caractère
option-personality-about = Sa façon de jouer
option-person = personne
option-person-about = Qui
option-order = places
option-order-about = Qui s'assoit avec qui, ou les noms dans l'ordre du jeu
option-option = option
option-option-about = Quoi changer
option-value = valeur
option-value-about = La nouvelle valeur
option-answer = réponse
option-answer-about = Être d'accord, ou continuer
option-ending = comment
option-ending-about = Être d'accord, continuer, ou fermer tout de suite (modération)
option-absentee = pour
option-absentee-about = Qui n'est pas là, ou cherche quelqu'un pour sa place
option-search = recherche
option-search-about = Chercher quelqu'un, ou ne plus chercher
option-agreement = accord
option-agreement-about = Permettre les conseils à tout le monde, ou non
option-card = carte
option-card-about = Une de tes cartes
option-what = quoi
option-what-about = Ce qui est lu
option-match = partie
option-match-about = Quelle partie ; ta dernière si tu ne mets rien
option-scope = étendue
option-scope-about = Ce serveur, ou tous
option-by = selon
option-by-about = Ce qui compte
option-season = saison
option-season-about = Les classements d'une saison
option-length = durée
option-length-about = Un trimestre ou un mois
option-page = page
option-page-about = À partir de quelle page
option-player = joueur
option-player-about = Pour qui ; pour toi si tu ne mets rien
option-show = voir
option-show-about = Ce qui est montré
option-other = avec
option-other-about = Quelqu'un à comparer
option-language = langue
option-language-about = La langue
option-cards = cartes
option-cards-about = Où tes cartes te sont montrées
option-place = lieu
option-place-about = Aussi en message privé, ou seulement à la table
option-pictures = images
option-pictures-about = Ce que personne d'autre ne voit : images et mots, ou mots seuls
option-reminders = rappels
option-reminders-about = Messages des parties par correspondance : tours, absences et résultats, ou rien
option-confirm = confirmer
option-confirm-about = Appuyer deux fois sur une carte pour la jouer, ou une seule
option-listed = visible
option-listed-about = Te nommer, ou non, dans les classements de tous les serveurs
option-badges = badges
option-badges-about = Montrer tes badges aux autres, ou non
option-zone = fuseau
option-zone-about = Ton fuseau horaire, pour les heures calmes et les vacances
option-quiet = calme
option-quiet-about = Quand tu ne veux ni message ni fin de tour, par ex. 22:00-08:00
option-until = fin
option-until-about = Ton dernier jour d'absence, par ex. 2027-08-31 ; ou « back »
option-deck = dessin
option-deck-about = À quoi ressemblent les cartes de ta main
option-allow = permettre
option-allow-about = Un salon où l'on peut ouvrir des tables
option-forbid = interdire
option-forbid-about = Un salon où l'on ne le peut plus
option-everywhere = partout
option-everywhere-about = Permettre à nouveau tous les salons
option-per_person = personne
option-per_person-about = Tables où une personne peut s'asseoir
option-per_channel = salon
option-per_channel-about = Tables dans un salon
option-per_server = serveur
option-per_server-about = Tables sur tout le serveur

## Choix

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Chacun pour soi
choice-teams-pairs = Deux équipes de deux
choice-teams-triples = Deux équipes de trois
choice-seating-random = Au hasard
choice-seating-host = L'hôte décide
choice-seating-join-order = Dans l'ordre d'arrivée
choice-tie-nobody-scores = Personne ne marque, la donne passe
choice-tie-replay-same-dealer = Personne ne marque, la même personne redonne
choice-tie-last-trick-wins = Le dernier pli tranche
choice-tie-carry = La prochaine manche compte un de plus
choice-pack-italian40 = Cartes italiennes
choice-pack-french40 = Cartes françaises
choice-access-open = Qui veut
choice-access-invited = Sur invitation seulement
choice-tricks-live = Dans le message de la table
choice-tricks-each = Un message pour chaque pli
choice-computers-add = Ajouter
choice-computers-remove = Renvoyer
choice-level-even = Un adversaire à ton niveau
choice-level-1 = 1 · Débutant
choice-level-2 = 2 · Apprenti
choice-level-3 = 3 · Amateur
choice-level-4 = 4 · Habitué
choice-level-5 = 5 · Joueur exercé
choice-level-6 = 6 · Joueur habile
choice-level-7 = 7 · Joueur de club
choice-level-8 = 8 · Joueur fort
choice-level-9 = 9 · Champion
choice-level-10 = 10 · Maestro
choice-answer-agree = D'accord
choice-answer-refuse = Continuer
choice-search-start = Chercher quelqu'un
choice-search-stop = Ne plus chercher
choice-agreement-allow = Permettre les conseils
choice-agreement-refuse = Pas de conseils
choice-ending-agree = D'accord
choice-ending-refuse = Continuer
choice-ending-now = Tout de suite (modération)
choice-what-table = La table
choice-what-hand = Ma main
choice-what-last = Le dernier pli
choice-scope-server = Ce serveur
choice-scope-overall = Tous les serveurs
choice-by-rating = Cote
choice-by-wins = Victoires
choice-by-points = Points de saison
choice-length-quarter = Trimestre
choice-length-month = Mois
choice-by-records = Records
choice-show-rating = La cote au fil du temps
choice-show-points = Points de cartes
choice-show-partners = Partenaires
choice-show-badges = Badges
choice-language-auto = Comme dans Discord
choice-cards-auto = Comme réglé sur le serveur
choice-cards-both = Message privé et bouton
choice-cards-dm = Message privé
choice-cards-here = Seulement avec le bouton « Mes cartes »
choice-place-both = Message privé et bouton
choice-place-here = Seulement avec le bouton « Mes cartes »
choice-pictures-on = Images et mots
choice-pictures-off = Mots seuls
choice-reminders-on = Tours, absences et résultats
choice-reminders-off = Jamais
choice-confirm-on = Appuyer deux fois pour jouer une carte
choice-confirm-off = Une seule pression joue la carte
choice-listed-on = Avec mon nom
choice-listed-off = Sans mon nom
choice-badges-on = Les autres les voient
choice-badges-off = Rien que pour moi
choice-deck-auto = Comme à la table
choice-deck-neapolitan = À la napolitaine
choice-deck-sicilian = À la sicilienne
choice-deck-piacentine = À la piacentine
choice-deck-trevisan = À la trévisane
choice-deck-triestine = À la triestine
choice-deck-spanish = À l'espagnole (1, 10, 11, 12)
choice-deck-latin-large = Enseignes italiennes, gros caractères
choice-deck-latin-four-colours = Enseignes italiennes en quatre couleurs
choice-deck-french = Enseignes françaises (K, Q, J)
choice-deck-parisian = À la parisienne (R, D, V)
choice-deck-portuguese = À la portugaise (R, D, V)
choice-deck-french-large = Enseignes françaises, gros caractères
choice-deck-french-four-colours = Enseignes françaises en quatre couleurs
choice-yes = oui
choice-no = non

## Propositions pendant qu'on écrit

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = on attend du monde
suggest-stage-playing = en cours
suggest-stage-finished = partie finie
suggest-stage-closed = fermée
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } contre { $second }
suggest-option = { $option } (à présent : { $value })

## Réponses

reply-too-often = C'était un peu rapide. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
reply-only-in-server = Cela ne marche que sur un serveur.
reply-no-room = Je ne peux pas écrire dans ce salon. Donne-moi les permissions « Voir le salon », « Envoyer des messages » et « Joindre des fichiers ».
reply-unknown-card = Je ne connais pas cette carte. Choisis parmi les propositions.
reply-unknown-order = On ne peut pas s'asseoir comme ça. Écris les noms et choisis parmi les propositions.
reply-unknown-option = Cette option ou cette valeur n'existe pas. Choisis parmi les propositions.
reply-unknown-personality = Aucun ordinateur n'a ce caractère. Choisis parmi les propositions.
reply-unknown-match = Je ne connais pas de partie finie de ce nom.
reply-running-match = Cette partie n'est pas encore finie : jusque-là, sa graine reste secrète, fixée par `{ $commitment }`.
reply-no-matches = Tu n'as pas encore fini de partie.

## Relevé et preuve

record-ready = Le relevé de la partie { $match }. `/briscola vérifier` prouve son mélange.
verify-ok = **Ça tient.** { $packs ->
    [0] Aucun jeu n'a été donné jusqu'au bout
    [one] Le seul jeu donné vient de la graine fixée avant que quiconque mélange
   *[other] Les { $packs } jeux donnés viennent de la graine fixée avant que quiconque mélange
}, chaque coup a suivi les règles, chaque point a été bien compté.
verify-no-seed = Les coups suivent les règles, mais la graine de cette partie n'est plus gardée : le mélange lui-même ne peut pas être prouvé.
verify-wrong-seed = **Ça ne tient pas :** la graine n'est pas celle qui a été fixée avant que quiconque mélange.
verify-wrong-pack = **Ça ne tient pas :** le jeu de la manche { $deal } ne vient pas de la graine.
verify-wrong = **Ça ne tient pas :** { $flaw }
verify-file = Tout ce sur quoi repose la preuve de la partie { $match } : les manches, la graine, l'engagement, ce que les places ont ajouté.
verify-seed = Révélé maintenant (graine) :
verify-how = Pas besoin de me croire sur parole : compare la ligne avec celle de la table, puis vérifie le fichier avec le petit script `docs/fair.py` de ce bot, ou avec le tien. L'engagement est le SHA-256 de la graine et de la partie ; graine, partie et nonces donnent chaque jeu.

## Classement

board-heading-rating-server = Classement de ce serveur par cote : { $game }
board-heading-rating-overall = Classement de tous les serveurs par cote : { $game }
board-heading-wins-server = Classement de ce serveur par victoires : { $game }
board-heading-wins-overall = Classement de tous les serveurs par victoires : { $game }
board-all-games = tous les jeux
board-line-rating = **{ $place }.** { $name } : **{ $rating }** · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
board-line-wins = **{ $place }.** { $name } : **{ $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}** en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
board-empty = Il n'y a encore personne ici. Les parties classées, sans ordinateurs, comptent pour la cote ; toute partie finie compte pour les victoires.
board-note-rating = Parties classées seulement. La cote est une estimation prudente : elle monte à mesure qu'elle devient plus sûre. Une cote provisoire (« ? ») repose sur peu de parties.
board-note-form = Forme : les cinq dernières parties, classées ou non, la dernière à la fin : V victoire, D sans victoire.
board-line-more = { $provisional ->
    [yes] (provisoire){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forme { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } victoires de suite{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · parmi les meilleurs { $percent } %
}
form-won = V
form-lost = D
board-page = Page { $page }
board-back = Retour
board-next = Suite
board-unlisted = sans nom
board-note-listed = Seules les personnes qui le veulent sont nommées dans les classements de tous les serveurs : `/briscola-moi préférences visible:`.

## Chiffres d'une personne

stats-heading = { $name }
stats-here = Sur ce serveur
stats-overall = Sur tous les serveurs
stats-none = Pas encore de partie finie.
stats-line = **{ $game }** : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ({ $share } %)
stats-points = Points de cartes par partie : { $points } en moyenne, { $best } au mieux
stats-streak-won = Série en cours : { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
} · la plus longue : { $longest }
stats-streak-lost = Série en cours : { $count ->
    [one] { $count } partie sans victoire
   *[other] { $count } parties sans victoire
} · plus longue série de victoires : { $longest }
stats-form = Forme : { $form }
stats-rating = Cote : { $rating }{ $provisional ->
    [yes] { " " }(provisoire)
   *[no] { "" }
}
stats-no-rating = Pas encore de courbe de cote : il faut deux parties classées que tu puisses voir.
stats-no-points = Pas encore de courbe de points : il faut deux parties que tu puisses voir.
stats-unrated = Cote : aucune pour l'instant

## Parties d'une personne

history-heading = Les parties : { $name }
history-none = Pas encore de partie finie.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = gagnée
history-lost = perdue
history-rated = classée

## Préférences

preferences-heading = Tes préférences
preferences-saved = Enregistré.
preferences-language = Langue : **{ $value }**
preferences-cards = Tes cartes : **{ $value }**
preferences-pictures = Ce que personne d'autre ne voit : **{ $value }**
preferences-reminders = Messages des parties par correspondance : **{ $value }**
preferences-confirm = Jouer une carte : **{ $value }**
preferences-listed = Classements de tous les serveurs : **{ $value }**
preferences-badges = Tes badges : **{ $value }**
preferences-zone = Fuseau horaire : **{ $zone ->
    [none] inconnu
   *[other] { $zone }
}**
preferences-quiet = Heures calmes : **{ $hours ->
    [none] aucune
   *[other] { $hours }
}**
preferences-no-quiet = Pas d'heures calmes
hours-bad-zone = Je ne connais pas ce fuseau horaire. Choisis dans la liste que propose `fuseau:`, par exemple Europe/Paris.
hours-bad = Je n'arrive pas à lire ces heures. Écris-les comme 22:00-08:00, ou « off » pour aucune.
hours-same = Les heures calmes doivent finir à une autre heure que celle où elles commencent. « off » veut dire aucune.
hours-long = Les heures calmes peuvent durer { $hours } heures au plus, pour que personne n'attende sans fin.
hours-no-zone = Dis-moi d'abord ton fuseau horaire, avec `/briscola-moi préférences fuseau:`.
holiday-heading = Vacances
holiday-now = { $when ->
    [none] Tu n'es pas en vacances.
   *[other] Tu es en vacances jusqu'au { $when } : d'ici là, tes tours par correspondance attendent.
}
holiday-left = { $days ->
    [0] Il ne te reste aucun jour.
    [one] Il te reste { $days } jour.
   *[other] Il te reste { $days } jours.
}
holiday-help = Tu as { $days } jours sur 365 ; les vacances comptent en jours entiers. `/briscola-moi vacances fin:` les prend, les allonge ou les raccourcit, et elles finissent d'elles-mêmes.
holiday-end = Me revoilà
holiday-none = Tu n'es pas en vacances.
holiday-bad-day = Je n'arrive pas à lire ce jour. Écris-le comme 2027-08-31.
holiday-past = Ce jour est passé. Choisis-en un à partir d'aujourd'hui.
holiday-long = { $days ->
    [0] Il ne te reste aucun jour de vacances.
    [one] C'est trop long : il te reste { $days } jour de vacances.
   *[other] C'est trop long : il te reste { $days } jours de vacances.
}
preferences-deck = { $family ->
    [italian] Enseignes italiennes et espagnoles
   *[french] Enseignes françaises
} : **{ $value }**
preferences-show-decks = { $family ->
    [italian] Jeux aux enseignes italiennes
   *[french] Jeux aux enseignes françaises
}
preferences-decks = { $family ->
    [italian] Jeux aux enseignes italiennes et espagnoles
   *[french] Jeux aux enseignes françaises
}
preferences-decks-help = Ta main est dessinée avec le jeu que tu choisis, aussi en message privé. Les cartes sur la table sont dessinées comme l'hôte le veut.
preferences-decks-alt = { $family ->
    [italian] De chaque jeu, l'as de denier, le sept d'épée, le valet de coupe, le cavalier de bâton, le roi d'épée et le dos
   *[french] De chaque jeu, l'as de carreau, le sept de pique, le valet de cœur, la dame de trèfle, le roi de pique et le dos
} : { $decks }
preferences-back = Toutes les préférences
preferences-dm-closed = Tes messages privés me sont fermés, tes cartes attendent donc derrière le bouton « Mes cartes ». Pour les recevoir, autorise les messages privés de ce serveur.

## Confidentialité

privacy-export-ready = Tout ce qui est gardé sur toi. Les cartes d'une partie en cours n'y sont pas.
privacy-export-part = Morceau { $part } sur { $parts } : réunis dans cet ordre, ils forment un seul fichier compressé avec gzip.
privacy-how-long = C'est gardé jusqu'à ce que tu l'effaces avec `/briscola-moi confidentialité effacer`, même si un serveur me retire. Les réglages d'un tel serveur sont effacés après { $days } jours.
privacy-ask = Cela te retire de chaque table, où un ordinateur continue, et met un numéro sans nom à la place de ton identifiant et de ton nom dans les parties finies et leurs journaux. Tes cotes, chiffres et préférences sont effacés. Les messages déjà publiés dans Discord restent comme ils sont. On ne peut pas revenir en arrière.
privacy-confirm = Oublie-moi
privacy-keep = Tout garder
privacy-kept = Rien n'a changé.
privacy-done = C'est oublié.

## Gérer un serveur : réponses

admin-channels-all = On peut ouvrir des tables dans tous les salons.
admin-channels-some = On peut ouvrir des tables dans : { $channels }.
admin-channels-full = Je peux retenir { $most } salons au plus. Permets plutôt tous les salons.
admin-limits = Tables à la fois : { $person } par personne, { $channel } par salon, { $server } sur tout le serveur.
admin-limit-usual = le nombre habituel
admin-language-auto = Les tables parlent la langue réglée pour ce serveur dans Discord : **{ $value }**.
admin-language-set = Langue des tables : **{ $value }**.
admin-tricks-live = Les nouvelles tables montrent leurs plis dans un seul message, et toute la manche sur une image à la fin.
admin-tricks-each = Les nouvelles tables publient chaque pli terminé dans son propre message.
admin-hands-both = Les cartes arrivent par message privé et avec le bouton *Mes cartes*, sauf autre choix dans `/briscola-moi préférences`.
admin-hands-here = Les cartes n'arrivent qu'avec le bouton *Mes cartes*, sauf si les messages privés sont choisis dans `/briscola-moi préférences`.
admin-tables-heading = Tables ouvertes
admin-tables-none = Aucune table n'est ouverte sur ce serveur.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … et { $count } de plus
status-heading = État
status-version = Version { $version }
status-tables = Tables ouvertes sur ce serveur : { $open }, dont { $playing } en cours de partie.
status-allowed = Dans ce salon, je peux faire tout ce qu'il me faut.
status-lacking = Dans ce salon, il me manque :
status-lacks = « { $permission } » : { $cost }
status-cost-view = aucune table ne peut être ouverte ni montrée ici.
status-cost-send = aucune table ne peut être ouverte ni montrée ici.
status-cost-attach = aucune table ne peut être ouverte ici, car cartes et plis sont montrés en images.
status-cost-create = une table ne peut pas avoir son propre fil ; elle est dans le salon.
status-cost-threads = aucune table ne peut être ouverte ni montrée dans un fil.
status-process-heading = Le processus (tu le vois parce que tu gères ce bot)
status-process-since = Démarré { $since }
status-process-servers = Serveurs : { $count }
status-process-tables = Tables ouvertes : { $open }, dont { $playing } en cours de partie
status-process-waiting = En attente : images { $pictures }, coups d'ordinateurs { $moves }, messages après un échec { $retries }
status-process-gateway = La passerelle de Discord répond en { $milliseconds } ms
status-process-memory = Mémoire : { $megabytes } Mo
