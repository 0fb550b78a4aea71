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
refusal-already-invited = { $name } a déjà son invitation : il ne manque que sa réponse.
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
refusal-match-over = La partie est finie. Tu pourras le faire après *Revanche*.
refusal-not-playing = Aucune partie n'est en cours : ce sera possible quand l'hôte en aura lancé une.
refusal-not-finished = La partie est encore en cours : la revanche viendra quand elle sera finie.
refusal-wrong-order = Cet ordre ne va pas : nomme chaque personne de la table une fois.
refusal-too-many-members = Il y a { $members } personnes à la table, trop pour { $players } joueurs : quelqu'un doit d'abord partir.
refusal-claim-hidden = { $rated ->
    [yes] Dans une partie classée, les points sont cachés, et une annonce les trahirait : laisse la manche s'arrêter dès qu'elle est décidée, ou joue une partie non classée.
   *[no] Là où les points sont cachés, on ne peut pas annoncer la manche, cela les trahirait : montre au moins à chacun les siens, ou laisse la manche s'arrêter dès qu'elle est décidée.
}
refusal-hands-face-up = À ce jeu, toutes les mains sont visibles. Pour jouer à mains cachées, choisis un autre jeu.
refusal-resign-two-sides = On n'abandonne que là où deux camps jouent ; tu peux partir, et un ordinateur jouera à ta place.
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
refusal-other-waits = { $name } a quitté une partie classée et pourra en rejouer { $when } : attendez, ou jouez une partie non classée.
refusal-cap-person = { $cap ->
    [one] Tu as déjà une place à une table, et c'est le maximum : quitte-la ou finis-la d'abord.
   *[other] Tu as déjà une place à { $cap } tables, et c'est le maximum : quittes-en une d'abord, ou finis-la.
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

## Following suit, exchanges, claims

illegal-follow-suit = Tu peux fournir à { $suit }, donc tu dois le faire : choisis une carte de cette couleur.
illegal-head-trick = Tu peux monter à { $suit }, donc tu dois le faire : choisis une carte plus forte.
illegal-seat-out = Tu n'es plus dans cette partie : les deux autres la finissent.
illegal-not-in-this-game = Cette table joue sans cela : ses règles disent ce que tu peux faire.
illegal-not-now = Ce n'est pas encore possible : attends qu'une carte soit jouée.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Tu ne peux échanger la retourne que jusqu'à la fin du premier pli.
   *[other] Tu ne peux échanger la retourne qu'après avoir remporté un pli, avant d'entamer, et tant qu'elle est là.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Il te faut le deux d'atout pour échanger la retourne.
   *[other] Il te faut le sept d'atout pour échanger une retourne haute, ou le deux pour une basse.
}
illegal-no-conquista = Pour la conquista, il te faut réunir l'as, le { $ten } et le roi d'atout.
illegal-claim-too-early = Tu peux annoncer une fois le premier pli terminé.
illegal-claim-not-reached = Tu peux annoncer la manche quand ton camp a 61 points dans des plis terminés.
illegal-denounce-opponent = On ne dénonce qu'un adversaire.

## Auctions and calls

illegal-not-your-turn-auction = { $player ->
    [none] Ce n'est pas à toi : attends un instant.
   *[other] Ce n'est pas à toi : c'est à { $player } de parler.
}
illegal-bid-first = Les enchères sont en cours : enchéris ou passe avant de jouer une carte.
illegal-bid-too-low = { $standing ->
    [none] C'est trop peu : enchéris davantage, ou passe.
   *[other] Ça ne dépasse pas la dernière enchère, { $standing } : enchéris davantage, ou passe.
}
illegal-wrong-bid = { $floor ->
    [none] Cette enchère n'est pas possible maintenant : choisis-en une dans la liste, ou passe.
   *[other] On enchérit de { $floor } à 120 points : choisis une enchère dans la liste, ou passe.
}
illegal-no-auction = Il n'y a pas d'enchères en ce moment : on enchérit après la donne, avant l'appel.
illegal-call-first = Le preneur appelle d'abord, ensuite on joue.
illegal-no-call-due = Il n'y a rien à appeler maintenant : on appelle après les enchères, avant la première carte.
illegal-wrong-call = Ton enchère ne permet pas cet appel : choisis-en un dans la liste.
illegal-blind-not-allowed = Ici, il faut nommer une couleur : on ne la tait que pour un deux, après une enchère haute, si la table le permet.
illegal-no-suit-due = Il n'y a pas de couleur à nommer : cela n'arrive qu'après un premier pli à l'aveugle.
illegal-name-suit-first = Le preneur nomme d'abord la couleur, ensuite on continue.

## Conceding a deal

illegal-not-decided = Cette manche reste ouverte. Tu pourras la concéder quand elle sera perdue.
illegal-not-lost = Ton camp a déjà gagné cette manche. Seul l'autre peut la concéder.
illegal-no-concession = Personne ne t'a demandé de concéder cette manche.
illegal-concession-due = { $player ->
    [none] Quelqu'un doit dire s'il faut concéder : on continue après.
   *[other] { $player } doit dire s'il faut concéder : on continue après.
}
illegal-concession-refused = Ton partenaire préfère continuer. Tu pourras redemander après ce pli.

## Talk between partners

illegal-answer-due = { $player ->
    [none] Attends : il y a d'abord une question à laquelle répondre.
   *[other] Attends : { $player } doit d'abord répondre à une question.
}
illegal-no-answer-due = Il n'y a pas de question à laquelle répondre.
illegal-not-asked = { $player ->
    [none] Cette question n'est pas pour toi.
   *[other] Cette question est pour { $player }, pas pour toi.
}
illegal-untrue-answer = Ta réponse doit être vraie : choisis celle qui va avec tes cartes.
illegal-silence = { $trick ->
    [none] On ne peut pas encore parler.
   *[other] On ne peut pas encore parler : c'est permis à partir du pli { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Cette table n'a pas de signe pour cette carte : choisis parmi ceux proposés.
   *[other] Cette table n'a pas de signe pour { $card } : choisis parmi ceux proposés.
}
illegal-not-a-partner = Cela ne se fait qu'avec un partenaire : choisis-en un.
illegal-not-an-opponent = On ne guette qu'un adversaire : choisis-en un.
illegal-watched-already = Tu guettes déjà quelqu'un : tu choisiras de nouveau au prochain pli.
illegal-leader-asks = { $player ->
    [none] Seule la personne qui entame peut poser des questions et donner des ordres, avant d'entamer.
   *[other] C'est à { $player }, qui entame ce pli, de poser des questions et de donner des ordres, avant d'entamer.
}
illegal-rais-asks = { $player ->
    [none] C'est réservé au rais de l'équipe : les autres ne font que répondre.
   *[other] C'est réservé à ton rais, { $player } : toi, tu ne fais que répondre.
}
illegal-asked-enough = { $cap ->
    [none] Assez de questions pour ce pli.
    [0] Cette table ne permet pas de questions.
    [one] Tu as posé ta question pour ce pli : tu en auras une autre au prochain.
   *[other] Tu as posé tes { $cap } questions pour ce pli : tu en auras d'autres au prochain.
}
illegal-ordered-enough = { $cap ->
    [none] Assez d'ordres pour ce pli.
    [0] Cette table ne permet pas d'ordres.
    [one] Tu as donné ton ordre à ce partenaire pour ce pli : tu en auras un autre au prochain.
   *[other] Tu as donné tes { $cap } ordres à ce partenaire pour ce pli : tu en auras d'autres au prochain.
}
illegal-partner-has-played = Ce partenaire a déjà joué : réessaie au prochain pli.
illegal-wrong-question = Ne nomme une couleur que pour demander de prendre le pli, et jamais l'atout.
illegal-look-too-early = Tu pourras regarder la main d'un partenaire quand le talon sera épuisé.
illegal-looked-already = Tu as déjà regardé la main d'un partenaire : c'est une fois par manche.
illegal-ordered-otherwise = Tu peux obéir à l'ordre, donc tu dois le faire : choisis parmi les cartes proposées.
talk-old-question = Cette question est close : le message le plus récent montre celle qui est ouverte.
talk-not-held = Tu ne peux faire signe que pour une carte que tu as : choisis parmi celles proposées.
talk-not-here = { $tried ->
    [signal] Personne ne fait de signes à cette table.
    [watch] À cette table, il n'y a personne à guetter.
    [look] Personne ne regarde la main d'un partenaire à cette table.
    [answer] Personne ne pose de questions à cette table.
   *[other] Personne ne pose de questions ni ne donne d'ordres à cette table.
} { $allowed }
talk-here-alone = Ici, chacun joue pour soi, sans partenaire.
talk-here-signals-private = Ici, seuls les partenaires voient un signe : il n'y a rien à surprendre.
talk-here-signals-public = Ici, tout le monde voit tous les signes.
talk-partners-only = { $tried ->
    [ask] Tu ne peux interroger qu'un partenaire
    [order] Tu ne peux donner d'ordres qu'à un partenaire
   *[look] Tu ne peux regarder que la main d'un partenaire
} : { $players }.
talk-opponents-only = { $partner ->
    [yes] Les signes de ton partenaire te parviennent de toute façon : tu
   *[no] Tu
} ne peux guetter qu'un adversaire : { $players }.
talk-led-already = Tu as déjà entamé : tu pourras poser des questions et donner des ordres avant ta prochaine entame.
talk-election = Les équipes élisent encore leur rais : on parle à partir du pli { $trick }.
talk-here-off = Ici, on ne parle pas.
talk-here-signals = Ici, les partenaires se font des signes, avec `/signe`.
talk-here-conversation = Ici, qui entame peut d'abord poser des questions et donner des ordres, avec `/partenaire demander` et `/partenaire ordonner`.
talk-here-rais = Ici, le rais de chaque équipe peut poser des questions et donner des ordres, avec `/rais`.
talk-here-free = Ici, tout le monde peut parler librement, sans commandes.

## The rais and gestures

refusal-no-rais = On n'élit personne à cette table : seuls les jeux avec un rais ont des capitaines.
refusal-no-election = Il n'y a pas d'élection en ce moment : les équipes élisent leur capitaine avant la première manche.
refusal-vote-own-team = Tu ne peux voter que pour quelqu'un de ton équipe.
refusal-no-own-gestures = Cette table a déjà ses gestes : choisis d'abord « ceux de l'hôte » dans les options.
refusal-no-such-sign = Il ne faut pas de geste pour cela : choisis parmi ceux proposés.
refusal-gesture-too-long = C'est trop long : décris le geste en { $cap } caractères au plus.

## Tournaments and the deal of the day

refusal-at-event = À la table d'un tournoi, c'est le tournoi qui décide : utilise son message.
refusal-withdrawn = Tu as quitté le tournoi : un ordinateur joue cette partie jusqu'au bout.
refusal-already-ready = Tu as déjà dit que tu y es.
refusal-predictions-closed = Les pronostics pour cette partie sont clos.
refusal-predicts-own-match = Tu joues dans cette partie. Les pronostics sont pour ceux qui regardent.
refusal-at-boards = D'autres tables jouent les mêmes cartes : personne ne peut abandonner ces manches.

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
quoted = « { $name } »
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-threads = Envoyer des messages dans les fils
permission-attach = Joindre des fichiers
permission-create = Créer des fils publics
