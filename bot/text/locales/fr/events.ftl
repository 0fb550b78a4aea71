### Tournois.

command-tournament = tournoi
command-tournament-about = Tournois : s'inscrire, jouer, et les organiser
command-tournament-new = nouveau
command-tournament-new-about = Ouvrir un tournoi dans ce salon ; on s'inscrit avec un bouton
command-tournament-enter = inscription
command-tournament-enter-about = S'inscrire à un tournoi, avec des partenaires s'il se joue à deux ou à trois
command-tournament-withdraw = retrait
command-tournament-withdraw-about = Quitter un tournoi
command-tournament-table = table
command-tournament-table-about = Trouver la table de ta partie
command-tournament-standings = classement
command-tournament-standings-about = Voir le classement d'un tournoi et tes propres résultats
command-tournament-start = commencer
command-tournament-start-about = Lancer le tournoi ou fixer son début, si tu l'organises
command-tournament-round = ronde
command-tournament-round-about = Donner plus de temps à une ronde par correspondance, si tu organises
command-tournament-player = joueur
command-tournament-player-about = Exclure une inscription, la réadmettre, ou remplacer un partenaire, si tu organises
command-tournament-result = résultat
command-tournament-result-about = Corriger un résultat de la dernière ronde ou faire rejouer la partie, si tu organises
command-tournament-cancel = annuler
command-tournament-cancel-about = Annuler le tournoi, si tu l'organises

option-event = tournoi
option-event-about = Quel tournoi ; le seul d'ici si tu ne mets rien
option-title = titre
option-title-about = Comment il s'appelle
option-format = format
option-format-about = Comment les rencontres se font
choice-format-swiss = Suisse : tout le monde joue chaque ronde
choice-format-knockout = Élimination directe : qui perd est éliminé
choice-format-round-robin = Toutes rondes : tout le monde se rencontre
choice-format-heats = Tables tournantes, nouvelles à chaque ronde
option-tempo = rythme
option-tempo-about = Jouer une ronde d'un coup, ou sur plusieurs jours
choice-tempo-live = En direct, une ronde après l'autre
choice-tempo-post = Par correspondance, en plusieurs jours
option-rounds = rondes
option-rounds-about = Combien de rondes ; le nombre habituel si tu ne mets rien
option-cut = phase-finale
option-cut-about = Combien des meilleurs jouent une élimination directe à la fin
option-starts_in = début-dans
option-starts_in-about = Dans combien de minutes il commence ; si tu ne mets rien, c'est toi qui le lances
option-need_role = rôle
option-need_role-about = Le rôle qu'il faut pour s'inscrire
option-need_matches = parties
option-need_matches-about = Combien de parties finies il faut pour s'inscrire
option-prize = prix
option-prize-about = Un rôle pour qui gagne
option-mate = partenaire
option-mate-about = Ton partenaire, ou la personne à remplacer
option-third = troisième
option-third-about = Qui complète votre équipe de trois
option-hours = heures
option-hours-about = Combien d'heures de plus pour la ronde
option-act = action
option-act-about = Ce qu'il advient de l'inscription
choice-act-strike-out = L'exclure
choice-act-restore = La réadmettre
choice-act-replace = Remplacer un partenaire
option-entry = inscription
option-entry-about = Quelle inscription, ou la personne dont c'est la partie
option-new_partner = nouveau-partenaire
option-new_partner-about = Qui prend la place
option-verdict = verdict
option-verdict-about = Ce qu'il advient du résultat
choice-verdict-won = Victoire de cette inscription
choice-verdict-drawn = Partie nulle
choice-verdict-annul = Annulée : à rejouer
option-reason = raison
option-reason-about = Pourquoi ; tout le monde peut le lire

## Le message

event-heading = 🏆 { $title }
event-format-swiss = Système suisse
event-format-knockout = Élimination directe
event-format-round_robin = Toutes rondes
event-format-heats = Tables tournantes
event-tempo-live = en direct
event-tempo-post = par correspondance
event-rated = classé
event-unrated = non classé
event-cut = élimination directe pour les { $count } meilleurs
event-open = { $count ->
    [0] Pas encore d'inscription.
    [one] { $count } inscription jusqu'ici.
   *[other] { $count } inscriptions jusqu'ici.
}
event-starts = Il commence { $when }.
event-starts-by-host-teams = { $host } le lance dès que les deux équipes sont inscrites.
event-starts-by-host = { $host } le lance dès qu'il y a au moins { $least } inscriptions.
event-needs-role = Pour les membres qui ont { $role }.
event-needs-matches = { $count ->
    [one] Pour qui a fini une partie.
   *[other] Pour qui a fini au moins { $count } parties.
}
# $names : des personnes.
event-waits-for = attend { $names }
event-more = … et { $count } de plus
event-round = Ronde { $round } sur { $rounds }
event-round-number = ronde { $round }
event-knockout-round = { $entries ->
    [2] finale
    [3] partie pour la troisième place
    [4] demi-finale
    [8] quart de finale
    [16] huitième de finale
    [32] seizième de finale
    [64] trente-deuxième de finale
   *[other] tour à { $entries }
}
event-round-cut = Élimination directe
event-round-ready = À chaque table, on donne les cartes quand tout le monde a appuyé sur *J'y suis*. Qui ne l'a pas fait avant { $when } perd la partie.
event-round-until = Joue ta partie avant le { $when }.
event-round-until-knockout = Joue ta partie avant le { $when }. Si elle n'est pas finie à ce moment-là, la victoire va à qui mène.
event-round-over = La ronde est finie. Ronde suivante : { $when }.
event-round-last = Tout est joué. Résultat final : { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · gagné
event-pairing-lost = { $first } – **{ $second }** · perdu
event-pairing-drawn = { $first } – { $second } · nul
event-pairing-played = { $first } – { $second } · joué
event-pairing-absent = **{ $first }** – { $second } · forfait
event-pairing-both-absent = { $first } – { $second } · double forfait
event-pairing-uncounted = { $entries } · ne compte pas
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (forfait)
event-pairing-table-left = { $name } { $points } (abandon)
event-bye = Au repos pour cette ronde : { $names }
event-standings = Classement
# $points : un nombre. $note : un signe pour qui est parti.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Encore en lice : { $names }
event-final = Résultat final
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = Le tournoi a été annulé.
event-prize = { $role } va à { $names }.
event-prize-by-hand = Le rôle { $role } va à { $names }. Je ne peux pas le donner : il faut le faire à la main.
event-act-Withdrawn = { $when } : une inscription a été exclue
event-act-Restored = { $when } : une inscription est réadmise
event-act-PartnerReplaced = { $when } : un partenaire a été remplacé
event-act-OutcomeCorrected = { $when } : un résultat a été corrigé
event-act-PairingRepeated = { $when } : une partie est rejouée
event-act-DeadlineMoved = { $when } : la ronde a plus de temps
event-lots = -# Tirage : `{ $digest }`

ui-button-enter = M'inscrire
ui-button-withdraw = Me retirer
ui-button-withdraw-sure = Oui, me retirer
ui-button-my-match = Ma partie
ui-button-standings = Classement
ui-button-event-rules = Règles
ui-button-event-host = Organiser
ui-button-enter-accept = Je joue
ui-button-enter-decline = Non merci
ui-button-come-back = Je reviens
ui-button-ready = J'y suis
ui-button-event-start = Commencer
ui-button-event-later = Une heure plus tard
ui-button-event-extend = Un jour de plus
ui-button-event-cancel = Annuler le tournoi
ui-button-event-cancel-sure = Oui, annuler

## À une table

event-table-heading = { $title } · { $round } · table { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · table { $table }
event-table-ready = { $names } : il faut appuyer sur *J'y suis* d'ici { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, sinon la partie est perdue. On donne les cartes quand tout le monde y est : *Mes cartes* montre alors les vôtres.
say-done-ready = C'est noté. On donne les cartes quand tout le monde y est.
## Réponses

event-opened = Le tournoi est ouvert. On s'inscrit avec le bouton de son message.
event-entered = C'est noté : tu joues **{ $title }**. Je te mentionnerai à ta table.
event-entered-with = C'est noté pour **{ $title }**. { $names } : il faut accepter dans les 24 heures.
event-entered-late = C'est noté : tu joues **{ $title }** à partir de la prochaine ronde.
event-accepted = Tu joues **{ $title }**.
event-withdrawn = Tu as quitté **{ $title }**.
event-withdraw-ask = Quitter **{ $title }** ? Une partie que tu n'as pas finie est perdue.
event-not-entered-then = C'est fait : l'inscription est retirée.
event-back = Tu rejoues à partir de la prochaine ronde.
event-ask-partners = Choisis qui joue avec toi dans **{ $title }**.
event-ask-team = Choisis le reste de ton équipe pour **{ $title }**. Les inscriptions montrent ensuite qui joue avec qui ; avec `/tournoi inscription`, tu en décides toi-même.
event-partners-hint = Tes partenaires
# $people : des mentions.
event-invitation = { $people } : { $host } propose de jouer **{ $title }** ensemble.
event-my-match = Ta partie : { $place }
event-my-match-none = Tu n'as pas de partie à jouer en ce moment.
event-my-match-bye = Pas de partie pour toi à cette ronde : tu reçois les points d'une victoire.
event-my-match-rests = Pas de partie pour toi à cette ronde.
event-my-match-out = { $place ->
    [1] Tu as gagné : 1re place.
   *[other] Ton tournoi est fini, à la { $place }e place.
}
event-my-match-ended = Ce tournoi est fini : tu termines à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
event-my-match-cut = Tu ne joues pas la phase finale. *Classement* montre ta place.
event-my-match-through = Ton prochain adversaire n'est pas encore connu. Je te mentionnerai à ta table.
event-my-match-over = Ta partie de cette ronde est finie.
event-my-match-soon = Ta table est en train d'ouvrir. Réessaie dans un instant.
event-own = Tes résultats
event-own-line = { $round } : { $what }
event-own-none = Tu n'as pas encore joué.
event-host-page = **{ $title }** · ce que tu peux faire pour l'organiser
event-host-strike = Exclure une inscription
event-host-restore = Réadmettre une inscription
event-host-result = Corriger un résultat
event-host-more-entries = Toutes les inscriptions ne tiennent pas ici : pour les autres, utilise `/tournoi joueur`.
event-host-more-results = Seuls les derniers résultats tiennent ici : pour les autres, utilise `/tournoi résultat`.
event-host-verdict = Qu'est-ce qui est juste ?
event-host-reason = Pourquoi ?
event-computer-added = Nouvelle inscription : { $names }.
event-computer-level = Ajouter des ordinateurs de ce niveau
event-done = C'est fait. On le voit dans le message du tournoi.
event-started = **{ $title }** a commencé.
event-postponed = **{ $title }** commence { $when }.
event-extended = La ronde se termine { $when }.
event-cancel-ask = Annuler **{ $title }** ? Les parties en cours s'arrêtent sans résultat.
event-cancelled-done = **{ $title }** a été annulé.
event-which = Il y a plusieurs tournois ici. Dis lequel : { $titles }.
event-none = Il n'y a pas de tournoi ici. `/tournoi nouveau` en ouvre un.
event-verdict-won = Gagné par { $name }
event-verdict-drawn = Partie nulle
event-verdict-annul = Annulée : à rejouer
suggest-event = { $title } · { $stage }
suggest-event-open = inscriptions ouvertes
suggest-event-running = en cours
suggest-event-finished = fini
suggest-event-cancelled = annulé

event-scheduled-about = Un tournoi de briscola : { $format }, { $game }.

## La preuve

event-verify-heading = Le tirage : { $title }
event-verify-about = La graine a été fixée à l'ouverture du tournoi. Avec les identifiants que les inscriptions ont ajoutés, elle donne chaque tirage : les têtes de série, les rencontres, les repos et le dernier départage.
event-verify-commitment = Engagement : `{ $commitment }`
event-verify-seed = Graine : `{ $seed }`
event-verify-right = La graine correspond à son engagement, et tout ce qui a été tiré en { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} en découle.
event-verify-wrong = Quelque chose ne correspond pas : { $what }
event-verify-later = La graine est publiée quand le tournoi est fini.
event-proof = -# Preuve du tirage : `/briscola vérifier tournoi:{ $id }`

## Aide

help-at-event = **{ $title }** : tu joues ici. On donne les cartes quand tout le monde y est.
help-event = 🏆 **{ $title }** : { $what }
help-event-entered = Ton inscription est faite.
help-event-open = Les inscriptions sont ouvertes : appuie sur *M'inscrire* sous son message ou utilise `/tournoi inscription`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = { $place ->
    [1] 1re
   *[other] { $place }e
} place à un tournoi

## Refus

event-refusal-no-event = Ce tournoi n'existe pas.
event-refusal-over = Ce tournoi est fini.
event-refusal-not-host = C'est réservé à { $host } et à qui gère le serveur.
event-refusal-not-open = Le tournoi a commencé : cela ne peut plus changer.
event-refusal-not-running = Aucune ronde n'est en cours.
event-refusal-already-entered = Ton inscription est déjà faite.
event-refusal-other-entered = { $name } joue dans une autre inscription de ce tournoi.
event-refusal-not-entered = Tu n'as pas d'inscription à ce tournoi.
event-refusal-too-late = Il est trop tard pour s'inscrire à ce tournoi.
event-refusal-full = Le tournoi est complet : il y a { $most } inscriptions.
event-refusal-barred = Tu manquais à ton dernier tournoi ici. Tu pourras te réinscrire { $when }.
event-refusal-no-role = Ce tournoi est pour les membres qui ont { $role }.
event-refusal-few-matches = { $least ->
    [one] Il te faut une partie finie pour t'inscrire.
   *[other] Il te faut { $least } parties finies pour t'inscrire.
}
event-refusal-wrong-size = { $size ->
    [1] Ici, chacun s'inscrit pour soi.
    [2] Ici, on s'inscrit à deux : dis avec qui.
   *[other] Ici, on s'inscrit à { $size } : dis avec qui.
}
event-refusal-twice = Nomme des personnes différentes, et pas toi-même.
event-refusal-partner-is-bot = Un bot ne peut pas être ton partenaire.
event-refusal-not-asked = Tu as quitté ce tournoi. *Je reviens*, sous *Classement*, te remet en jeu, là où c'est possible.
event-refusal-already-accepted = Tu y joues déjà.
event-refusal-has-played = Cette inscription a déjà joué : ses partenaires restent.
event-refusal-no-such-entry = Cette inscription n'existe pas.
event-refusal-not-away = Cette inscription joue déjà.
event-refusal-cannot-return = Dans ce tournoi, personne ne peut revenir.
event-refusal-few-entries = Il faut au moins { $least } inscriptions. { $count ->
    [0] Il n'y en a pas encore.
   *[other] Jusqu'ici, il y en a { $count }.
}
event-refusal-rated-computers = Les ordinateurs ne jouent que dans des tournois non classés.
event-refusal-no-such-pairing = Cette partie n'est pas dans la dernière ronde.
event-refusal-next-paired = La ronde suivante est déjà tirée : seuls les résultats de la dernière peuvent changer.
event-refusal-not-decided = Cette partie n'est pas encore finie.
event-refusal-needs-winner = Dans une élimination directe, il faut un vainqueur : choisis qui a gagné, ou fais rejouer la partie.
event-refusal-own-result = Tu ne peux pas changer le résultat de ta propre partie. Quelqu'un d'autre qui gère le serveur le peut.
event-refusal-no-reason = Dis pourquoi : tout le monde peut le lire.
event-refusal-by-post-only = Seules les rondes par correspondance peuvent avoir plus de temps.
event-refusal-in-the-past = Choisis un moment dans les 60 prochains jours.
event-refusal-too-many-events = Il y a déjà { $most } tournois en cours ici.
event-refusal-open-hands = Dans un tournoi, personne ne montre ses cartes.
event-refusal-no-format = Ce jeu ne se joue qu'en tables tournantes : il n'a pas deux camps.
event-refusal-waits = Un tournoi ne peut pas attendre une personne absente. Choisis autre chose pour « { rule-timeout } ».
event-refusal-no-cut = Seul un tournoi suisse ou toutes rondes peut finir par une élimination directe, à 2, 4 ou 8.
event-refusal-role = Je ne peux pas donner { $role } : il est au-dessus du mien, ou il me manque *Gérer les rôles*. Choisis-en un autre, ou donne-le à la main.
event-refusal-role-of-yours = Tu ne peux pas donner { $role } : il n'est pas au-dessous du tien, ou il te manque *Gérer les rôles*. Choisis-en un autre.

closed-event = Le tournoi a fermé cette table.
ui-closed-event = Le tournoi a fermé cette table. `/tournoi classement` montre comment la partie compte.
closed-withdrawn = Hors du tournoi : { $names }. La table a donc été fermée.
ui-closed-withdrawn = Hors du tournoi : { $names }. La table a donc été fermée. `/tournoi classement` montre comment la partie compte.

## Images

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Adversaires
ui-picture-won-deals = Manches
ui-picture-cards = Cartes
ui-picture-percent = Pour cent
# $entries : combien il en reste avant la ronde.
ui-picture-round = { $entries ->
    [2] Finale
    [3] Troisième place
    [4] Demi-finales
    [8] Quarts
    [16] Huitièmes
    [32] Seizièmes
    [64] 32es de finale
   *[other] Tour à { $entries }
}
ui-picture-part = Image { $part } sur { $parts }
ui-picture-meets = { $first } – { $second }
# $score : les manches des deux après une espace, ou rien.
ui-picture-beat = { $first } – { $second }{ $score }, gagné par { $first }
ui-picture-nobody = { $first } – { $second }, double forfait
ui-picture-passed-on = { $name } passe sans jouer
ui-picture-waits = { $name } attend un adversaire
event-parts = Voir une autre image

## Les tables, la finale, les petits suisses

option-double = aller-retour
option-double-about = Se rencontrer deux fois, ou une seule, en toutes rondes
option-third_place = troisième-place
option-third_place-about = Faire jouer la troisième place aux perdants des demi-finales, ou non
option-final = finale
option-final-about = Jusqu'où va la finale, si elle doit être plus longue que les autres parties
option-pause = pause
option-pause-about = Les minutes entre deux rondes en direct
option-days = jours
option-days-about = Les jours d'une ronde par correspondance
option-channels = salons
option-channels-about = Jusqu'à quatre salons pour les tables ; sans eux, chaque table a un fil
event-double = aller-retour
event-third = partie pour la troisième place
# $goal : en tant de manches ou de points.
event-final-goal = finale : { $goal }
event-small-swiss = { $count } inscriptions : en toutes rondes, tout le monde peut se rencontrer. Que préfères-tu ?
ui-button-event-start-robin = Toutes rondes
ui-button-event-start-swiss = Suisse
event-refusal-no-final = Seule une élimination directe, ou un tournoi qui finit par une, a une finale.
event-refusal-no-double = On ne se rencontre deux fois qu'en toutes rondes.
event-refusal-no-rounds = Le nombre de rondes ne se choisit qu'au système suisse et aux tables tournantes.
event-refusal-tempo = La pause est réservée aux tournois en direct, les jours à ceux par correspondance.
event-refusal-pause = La pause entre deux rondes dure au plus { $most } minutes.
event-refusal-days = Une ronde par correspondance dure de 1 à { $most } jours.
event-refusal-channels = Nomme jusqu'à { $most } salons textuels de ce serveur où toi et moi pouvons écrire, comme #jeux.
event-refusal-not-swiss = Seul un suisse de { $most } inscriptions au plus peut passer en toutes rondes.
