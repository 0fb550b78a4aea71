### Pourquoi quelque chose n'est pas possible, et ce qui le serait. Une phrase chacune, à « toi ».

## Tables

refusal-no-table = Cette table n'existe pas, ou plus : tu peux en ouvrir une nouvelle.
refusal-table-closed = Cette table est fermée : tu peux en ouvrir une nouvelle.
refusal-stale = Le jeu a avancé depuis ce message : utilise le plus récent.
refusal-not-seated = C'est réservé aux personnes assises à cette table.
refusal-already-seated = Tu as déjà une place à cette table : c'est une par personne.
refusal-not-host = C'est réservé à l'hôte, { $host }.
refusal-not-moderator = C'est réservé à la modération de ce serveur.
refusal-not-invited = Tu n'as pas d'invitation à cette table : les personnes qui y sont peuvent t'inviter.
refusal-already-invited = { $name } a déjà son invitation : la balle est dans son camp.
refusal-not-asked-again = { $name } a décliné ou quitté cette table, et ne reçoit plus d'invitation, mais peut toujours revenir de sa propre initiative.
refusal-table-full = Les { $players } places sont prises : tu peux attendre qu'une se libère, ou ouvrir une autre table.
refusal-table-not-full = { $missing ->
    [one] Il manque une personne sur { $players } : invite quelqu'un, ou ajoute un ordinateur.
   *[other] Il manque { $missing } personnes sur { $players } : invite du monde, ou ajoute des ordinateurs.
}
refusal-not-shuffled = { $others ->
    [0] Les places ont changé : { $name } doit appuyer sur *Mélanger* ou utiliser `/briscola mélanger` avant le début.
    [1] Les places ont changé : { $name } et une autre personne doivent appuyer sur *Mélanger* ou utiliser `/briscola mélanger` avant le début.
   *[other] Les places ont changé : { $name } et { $others } autres personnes doivent appuyer sur *Mélanger* ou utiliser `/briscola mélanger` avant le début.
}
refusal-already-shuffled = Tu as déjà mélangé. Une fois suffit tant que les places ne changent pas.
refusal-no-computer = Il n'y a pas d'ordinateur à cette table.
refusal-no-such-member = Cette personne n'est pas à cette table.
refusal-remove-yourself = Tu ne peux pas te renvoyer. Quitte plutôt la table.
refusal-not-in-lobby = La partie a commencé. Tu pourras le faire avant une revanche.
refusal-not-playing = Aucune partie n'est en cours : ce sera possible quand l'hôte en aura lancé une.
refusal-not-finished = La partie est encore en cours : la revanche viendra quand elle sera finie.
refusal-wrong-order = Cet ordre ne va pas : nomme chaque personne de la table une fois.
refusal-too-many-members = Il y a { $members } personnes à la table, trop pour { $players } joueurs : quelqu'un doit d'abord partir.
refusal-claim-hidden = { $rated ->
    [yes] Dans une partie classée, les points sont cachés, et une annonce les trahirait : laisse la manche s'arrêter dès qu'elle est décidée, ou jouez une partie non classée.
   *[no] Là où les points sont cachés, on ne peut pas annoncer la manche, cela les trahirait : montre au moins à chacun les siens, ou laisse la manche s'arrêter dès qu'elle est décidée.
}
refusal-resign-two-sides = On n'abandonne que là où deux camps jouent ; tu peux partir, et un ordinateur jouera à ta place.
refusal-not-your-side = Seules les personnes de ton propre camp peuvent répondre à cela.
refusal-nothing-to-answer = Personne n'attend plus ta réponse là-dessus.
refusal-already-agreed = Tu as déjà dit oui : c'est aux autres maintenant.
refusal-no-free-seat = Cette place n'est pas libre : personne ne l'a quittée ni ne cherche à la laisser ; tu peux regarder.
refusal-seat-taken-over = Quelqu'un d'autre a pris cette place ; tu peux regarder, ou rejoindre la prochaine partie.
refusal-not-absent = La personne à cette place est en train de jouer. Tu peux chercher quelqu'un pour toi, ou pour une personne absente.
refusal-already-called = Je demande déjà autour de moi : la première personne venue prend la place.
refusal-no-call = Tu ne cherches personne pour cette place.
refusal-held-another-seat = Tu as vu d'autres cartes de cette partie, donc seule ton ancienne place t'est ouverte ; tu peux regarder, ou rejoindre la prochaine partie.
refusal-hints-allowed = Les conseils sont déjà permis dans cette partie : demande avec `/briscola conseil`.
refusal-wait-rated = Tu as quitté une partie classée : les tables classées te seront rouvertes { $when }, toutes les autres te restent ouvertes.
refusal-other-waits = { $name } a quitté une partie classée et pourra en rejouer { $when } : attends, ou jouez une partie non classée.
refusal-cap-person = { $cap ->
    [one] Tu as déjà une place à une table, et c'est le maximum : quitte-la ou finis-la d'abord.
   *[other] Tu as déjà une place à { $cap } tables, et c'est le maximum : quittes-en ou finis-en une d'abord.
}
refusal-cap-channel = { $cap ->
    [one] Ce salon a déjà une table, et c'est le maximum : essaie un autre salon, ou rejoins-la.
   *[other] Ce salon a déjà { $cap } tables, et c'est le maximum : essaie un autre salon, ou rejoins-en une.
}
refusal-cap-server = { $cap ->
    [one] Ce serveur a déjà une table, et c'est le maximum : tu peux la rejoindre, ou attendre.
   *[other] Ce serveur a déjà { $cap } tables, et c'est le maximum : tu peux en rejoindre une, ou attendre.
}
refusal-too-many-tables = Tu viens d'ouvrir beaucoup de tables : la prochaine sera possible { $when }.
refusal-too-many-arrivals = Tu viens d'aller et venir souvent : tu pourras te rasseoir { $when }.
refusal-too-many-invitations = Tu viens d'inviter beaucoup de monde : la prochaine invitation sera possible { $when }.
refusal-too-many-changes = Tu as changé beaucoup de choses d'un coup : le prochain changement sera possible { $when }.
refusal-too-many-proposals = Tu viens de beaucoup proposer : la prochaine proposition sera possible { $when }.
refusal-too-many-signals = Tu viens de faire beaucoup de gestes : le prochain sera possible { $when }.
refusal-channel-not-allowed = On ne peut pas ouvrir de table dans ce salon : essaie là où ce serveur le permet.
refusal-alone-here = En message privé, tu joues contre des ordinateurs, sans classement. Ouvre une table sur un serveur pour jouer avec du monde.
refusal-on-board = La donne du jour se joue jusqu'au bout, en solo. Tu peux la laisser ouverte et revenir avant sa clôture.

## Le jeu

illegal-not-your-turn = { $player ->
    [none] Ce n'est pas à toi : attends qu'on te demande une carte.
   *[other] Ce n'est pas à toi : c'est à { $player } de jouer.
}
illegal-not-in-hand = { $card ->
    [none] Tu n'as pas cette carte : choisis une des tiennes.
   *[other] Tu n'as pas { $card } : choisis une de tes cartes.
}
illegal-no-deal = Aucune carte n'est donnée en ce moment : attends la prochaine manche.
illegal-match-over = Cette partie est finie : tu peux demander une revanche.
illegal-deal-running = La manche est encore en cours : la suivante vient d'elle-même.
illegal-wrong-deck = Ces cartes ne vont pas avec ce jeu : rien n'a été donné.
illegal-no-such-seat = Cette place n'existe pas à cette table.

## Options qui ne font pas un jeu

impossible-unknown-option = Il n'y a pas d'option « { $option } » : choisis parmi celles proposées.
impossible-wrong-value = « { $value } » n'est pas possible pour « { $option } » : choisis { $allowed }.
allowed-number = un nombre entier

## Enregistrement

store-unavailable = Je ne peux rien enregistrer pour l'instant, donc rien n'a changé : réessaie dans un moment.
store-error = Cela n'a pas pu être enregistré, et rien n'a changé : réessaie.
store-counts = C'est compté et enregistré. Je ne peux juste pas encore le montrer : appuie sur *Mes cartes* dans un moment.

## Permissions dans un salon

permission-missing = { $count ->
    [one] Il me manque ici { $permissions }.
   *[other] Il me manque ici { $permissions }.
}
permission-quoted = « { $name } »
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-threads = Envoyer des messages dans les fils
permission-attach = Joindre des fichiers
permission-create = Créer des fils publics
