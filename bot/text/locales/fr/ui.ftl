# Étiquettes et titres des messages.

## Le jeu

ui-clock-off = sans pendule
ui-clock = { $post ->
    [yes] par correspondance : { $span } par tour
   *[no] { $span } par tour
}
ui-rated = classée
ui-differences = Règles de la maison : { $what }
ui-level-novice = novice
ui-level-player = bon joueur
ui-level-expert = expert
ui-level-maestro = maestro
ui-level-1 = débutant
ui-level-2 = apprenti
ui-level-3 = amateur
ui-level-4 = habitué
ui-level-5 = joueur exercé
ui-level-6 = joueur habile
ui-level-7 = joueur de club
ui-level-8 = joueur fort
ui-level-9 = champion
ui-level-10 = maestro
ui-level-numbered = { $number } · { $word }
ui-level-hint = Ajouter un ordinateur…
ui-level-other = { $player } : autre niveau…
ui-personality-hint = Choisir un caractère…
ui-personality-none = Aucun caractère particulier
ui-personality-level = Un niveau pour { $player }…
personality-pina = Pina · garde ses atouts
personality-pina-about = Pina garde ses atouts : elle laisse filer un pli plutôt que d'y mettre un atout.
personality-rosina = Rosina · joue d'abord ses figures
personality-rosina-about = Rosina joue d'abord ses figures : dans sa main, elles ne durent pas.
personality-peppino = Peppino · se bat pour chaque point
personality-peppino-about = Peppino se bat pour chaque point : pour deux, il sort même un atout.
personality-mimi = Mimì · joue la sécurité
personality-mimi-about = Mimì joue la sécurité : il lâche ses points quand personne ne peut plus les prendre.
personality-gege = Gegè · entame fort
personality-gege-about = Gegè entame fort : il aime ouvrir le pli avec des points et voir qui ose.

## Avant la partie

ui-host = hôte
ui-team = équipe { $number }
ui-seating-random-note = Équipes et places sont tirées au sort au début.
ui-seating-host-note = L'hôte forme les équipes.
ui-seating-join-order-note = Les équipes suivent l'ordre d'arrivée.
ui-invited = Avec invitation : { $names }
ui-invite-hint = Inviter quelqu'un…
ui-invitation = { $person }, { $host } t'invite à une table : { $game }.
ui-rematch-call = { $person }, { $host } voudrait une autre partie : { $game }.
ui-thread-title = Briscola avec { $host }

## Boutons

ui-button-join = Rejoindre
ui-button-leave = Quitter
ui-button-start = Commencer
ui-button-options = Options
ui-button-rules = Règles
ui-button-add = + Ordinateur
ui-button-drop = − Ordinateur
ui-button-shuffle = Mélanger
ui-button-accept = Accepter
ui-button-decline = Décliner
ui-button-close = Fermer la table
ui-button-hand = Mes cartes
ui-button-last = Dernier pli
ui-button-score = Score
ui-button-more = Plus…
ui-button-back = Me revoilà
ui-button-resign = Abandonner
ui-button-end = Fermer la table
ui-button-agree-end = Oui, fermer
ui-button-agree-resign = Oui, abandonner
ui-button-keep-playing = Continuer
ui-button-rematch = Revanche
ui-button-replay = Revoir
ui-button-replay-words = En mots
ui-button-replay-deal = Manche { $deal }
ui-button-review = Analyse
ui-button-review-deals = Manche par manche
ui-button-to-lobby = Retour

## Les options, avant la partie

ui-options-title = Options
ui-options-help = Choisis une option, puis sa valeur. Chaque choix prend effet tout de suite.
ui-remove-hint = Renvoyer quelqu'un…
ui-team-hint = Équipe 1 : choisis-en { $count }

## La table

ui-deal-trick = Manche { $deal } · pli { $trick }
ui-turn = À { $player } de jouer.
ui-turn-until = À { $player } de jouer. Le temps expire { $when }.
ui-turn-nobody = Ce n'est à personne de jouer.
ui-trick-taken = **{ $player }** remporte le pli{ $points ->
    [none] {"."}
    [0] {", sans valeur."}
    [one]  : { $points } point.
   *[other]  : { $points } points.
}
ui-vote-end = Pour fermer la table : { $names }. Tout le monde est d'accord ?
ui-vote-resign = Pour abandonner : { $names }. Tout le camp est d'accord ?
ui-warning = { $player }, c'est à toi : ton temps expire { $when }.
ui-warning-you = ⏳ C'est à toi : ton temps expire { $when }.
ui-post-turn = C'est à toi : { $game }, avec { $players }, dans { $place }. Ton temps expire le { $when }.
ui-post-reminder = C'est toujours à toi : { $game }, avec { $players }, dans { $place }. Ton temps expire le { $when }.
ui-post-help = Dans les parties par correspondance, je te préviens une fois quand c'est à toi, et te le rappelle une fois. `/briscola-moi préférences` désactive ces messages ou fixe des heures calmes ; `/briscola-moi vacances` arrête tes pendules.
ui-post-match = { $game }, avec { $players }, dans { $place }.
ui-post-waits = Ton temps était écoulé. La table t'attend jusqu'au { $when }. Appuie sur *Me revoilà* pour continuer.
ui-holiday = { $player } est en vacances jusqu'au { $when }. Ses tours attendent.
ui-finished = La partie est finie. Le résultat est plus bas.
ui-moved = { $game } : la table est descendue, à son message le plus récent.
ui-closed = La table est fermée.
ui-closed-agreed = La table a été fermée d'un commun accord.
ui-closed-host = L'hôte a fermé la table.
ui-closed-moderator = La modération a fermé la table.
ui-closed-abandoned = Il n'y a plus personne : la table est fermée.
ui-closed-idle = Il ne s'y passait plus rien : la table est fermée.
ui-closed-removed = Le serveur a retiré le bot : la table est fermée.

## Résultats

ui-deal-over = La manche { $deal } est finie
ui-deal-broken-off = La manche { $deal } n'a pas été jouée jusqu'au bout
ui-match-over = La partie est finie
ui-deal-line = Manche { $deal } :
ui-deal-drawn = nulle
ui-no-deals = Aucune manche n'a été jouée jusqu'au bout.

## Les cartes en main

ui-hand-title = Tes cartes · { $game } · manche { $deal }
ui-hand-lobby = { $game } : la partie n'a pas commencé. Tu recevras tes cartes au début.
ui-hand-onlooker = { $game } : tu n'as pas de place dans cette partie.
read-again = Pour connaître la suite, utilise de nouveau `/briscola lire`.
ui-hand-out = { $game } : tu n'es plus dans cette partie ; les deux autres la finissent.
ui-hand-over = { $game } : la partie est finie.
ui-hand-result = Le résultat complet est dans { $place }, avec ce que tu peux faire ensuite.
ui-hand-away = { $player } joue pour toi, car ton temps était écoulé. Appuie sur *Me revoilà* pour reprendre.
ui-hand-left = { $player } joue pour toi, car tu as quitté la partie. Appuie sur *Me revoilà* pour reprendre ta place.
ui-hand-withdrawn = { $player } joue tes cartes jusqu'au bout, car tu as quitté le tournoi.
ui-hand-waits = La table t'attend. Appuie sur *Me revoilà* pour continuer.
ui-hand-marked = ✔ Appuie encore sur la carte marquée pour la jouer, ou sur une autre pour la marquer.
ui-your-turn = **C'est à toi.**
ui-your-turn-until = **C'est à toi.** Ton temps expire { $when }.
ui-you-lead = Tu entames le pli.
ui-not-your-turn = Ce n'est pas à toi.
ui-hand-cards = Tes cartes : { $cards }
ui-hand-until = À jour jusqu'à { $when }. Ensuite, appuie sur *Mes cartes*.
ui-hand-until-day = À jour jusqu'à { $when }. Ensuite, continue avec `/problème donne jouer`.
ui-hand-elsewhere = Tu joues dans { $place }. Pour jouer ici plutôt, utilise `/briscola cartes`.
ui-hand-same-channel = Tu joues depuis un autre message ici, que personne d'autre ne voit.
ui-hand-further-down = Tes cartes sont plus bas.
ui-hand-empty = Tu n'as plus de cartes.
ui-welcome = { $game }, dans { $place } : je t'enverrai tes cartes ici. *Mes cartes*, à la table, les montre aussi.
ui-dm-closed = Je ne peux pas t'envoyer de messages privés, tes cartes sont donc à la table : appuie sur *Mes cartes*, ou utilise `/briscola cartes`.
ui-dm-later = Je ne peux pas t'envoyer de message privé pour l'instant. Tes cartes sont à la table : appuie sur *Mes cartes*, ou utilise `/briscola cartes`.
ui-more = Que veux-tu faire ?
ui-more-nothing = Il n'y a rien à faire pour toi à cette table en ce moment.
ui-which-table = De quelle table parles-tu ?
ui-table-named = { $game } : { $names } · { $table }

## Les mots sur les images

ui-picture-title = Manche { $deal } · pli { $trick } sur { $tricks }
ui-picture-letter = { $letter } : { $rank }
ui-picture-sheet = Manche { $deal } · tous les plis
ui-picture-leads = a entamé
ui-picture-takes = a remporté le pli
ui-picture-trump = Atout : { $suit }
ui-picture-seat = Joueur { $number }
ui-picture-auction = Manche { $deal } · les enchères
ui-picture-hand = Tes cartes
ui-picture-turn = à jouer
ui-picture-dealer = D
ui-picture-last = Dernière main : plus de talon
ui-picture-bid = À dépasser : { $bid }
ui-picture-called = Appel : { $cards }
ui-picture-declared = Enchère : { $bid }
ui-picture-passed = passe
ui-picture-declarer = preneur
ui-picture-partner = partenaire
ui-picture-rais = rais
ui-picture-points = Points
ui-picture-counts = Vaut
ui-picture-match = Partie
ui-picture-deals = Manche par manche
ui-picture-matches = Parties
ui-picture-wins = Gagnées
ui-picture-rating = Cote
ui-picture-season-points = Points
ui-picture-season-rating = Cote
ui-picture-season-wins = Gagnées
ui-picture-form = Forme
ui-picture-ratings = Cote après les { $count } dernières parties classées : { $game }
ui-picture-rose = en hausse ou stable
ui-picture-fell = en baisse
ui-picture-values = { $note }. Les { $count } dernières valeurs, dans l'ordre : { $values }.
ui-picture-bounds = Au plus bas : { $lowest }, au plus haut : { $highest }.
ui-picture-season-start = début d'une saison
ui-picture-seasons = Un trait marque le début d'une saison : avant la partie { $numbers }.
ui-picture-plot = Points de cartes dans les { $count } dernières parties { $here ->
    [yes] sur ce serveur
   *[no] { "" }
}
ui-picture-won = gagnée
ui-picture-lost = perdue
ui-picture-along = de la plus ancienne à la plus récente
ui-picture-free = libre
ui-picture-level = niveau { $number }
ui-picture-line = { $side } : { $figures }.

## Réponses

say-apology = Quelque chose s'est mal passé de mon côté. Ce que tu vois est tout ce qui a changé ; réessaie.
say-discord-refused = Discord n'a pas voulu. Il me manque peut-être une permission dans ce salon.
say-unknown-button = Ce bouton ne marche plus. `/briscola table` affiche la table à nouveau.
say-old-command = Cette forme de la commande est dépassée. Discord montrera la nouvelle dans un instant ; réessaie.
say-press-again = J'ai mis trop de temps. Appuie encore une fois.
say-opened = La table est ouverte.
say-opened-thread = La table est ouverte dans { $place }.
say-no-thread = Je ne peux pas créer de fil ici, la table est donc dans le salon.
say-shared = Ton résultat est maintenant dans le salon.
say-table-elsewhere = Cette table est dans { $place }.
say-table-direct = La table est dans tes messages privés avec moi.
say-not-invited = On ne m'a pas invité sur ce serveur. Joue avec moi en message privé, ou demande à l'administration de m'inviter.
say-hand-replaced = Ces cartes ne sont plus à jour : les tiennes sont dans un message plus récent.
say-played = Tu as joué : { $card }.
say-invite-bot = Les bots ne jouent pas ici. Ajoute plutôt un ordinateur.
say-done-join = Tu as ta place à la table.
say-done-leave = Tu as quitté la table.
say-done-shuffle = Tu as mélangé aussi.
say-done-invite = L'invitation est partie.
say-done-decline = Pas de souci. Une autre fois !
say-done-addcomputer = { $player } est à la table : { $level }.
say-done-removecomputer = Un ordinateur est parti.
say-done-remove = La place est libérée.
say-done-arrange = Les équipes sont formées.
say-done-change = C'est fait : les options ont changé.
say-done-start = La partie commence.
say-given-up = La partie est abandonnée.
say-done-resign = Tu voudrais abandonner. La partie est abandonnée dès que tout ton camp est d'accord.
say-done-refuseresign = Tu continues.
say-done-end = Tu voudrais fermer la table. Elle ferme dès que tout le monde est d'accord.
say-done-refuseend = Tu continues.
say-done-endbymoderator = La table est fermée.
say-done-substitute = La place est à toi.
say-done-rematch = La table est prête pour une autre partie.
