### Les règles d'une table, en quelques phrases. $way est "clockwise" ou "counter_clockwise".

rules-house = { $text } *(règle de la maison)*
rules-weak = { $text } *(peu attesté)*
rules-foot = Là où il est écrit *règle de la maison*, aucun livre ne tranche, et c'est ainsi qu'on joue ici.
rules-foot-weak = *Peu attesté* : peu de sources le disent, et pas de la même façon.
rules-head-cards = Les cartes
rules-head-deal = La donne
rules-head-auction = Enchères et appel
rules-head-play = Le jeu
rules-head-talk = La parole
rules-head-result = Gagner
rules-head-table = À cette table

## Les cartes

rules-pack = { $pack ->
    [french40] Un jeu français de { $cards } cartes, sans huit, neuf ni dix : cœur, carreau, pique et trèfle.
    [french32] Un jeu français de { $cards } cartes, du sept à l'as : cœur, carreau, pique et trèfle.
    [spanish40] Un jeu espagnol de { $cards } cartes, sans huit ni neuf : denier, coupe, épée et bâton.
    [spanish48] Un jeu espagnol de { $cards } cartes : denier, coupe, épée et bâton.
   *[italian40] Un jeu italien de { $cards } cartes : denier, coupe, épée et bâton.
}
rules-removed = À trois, on retire un deux : { $card }. Il est annoncé à la donne.
rules-no-twos = On retire les quatre deux.
rules-order = De la plus forte à la plus faible : { $ranks }.
rules-values = Points de cartes : { $first } 11, { $second } 10, { $third } 4, { $fourth } 3, { $fifth } 2, le reste rien : 120 dans le jeu.

## La donne

rules-dealer = { $first ->
    [host] L'hôte donne en premier
    [loser] Qui a perdu la dernière partie donne en premier
   *[random] La première donne est tirée au sort
} ; { $next ->
    [fixed] ensuite, la même personne donne toujours
    [winner] ensuite, qui a gagné la manche donne
   *[right] après chaque manche, la donne passe à { $way ->
        [clockwise] gauche
       *[counter_clockwise] droite
    }
}.
rules-deal = Chacun reçoit { $cards ->
    [3] trois
    [4] quatre
    [5] cinq
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $cards }
} cartes, une par une, { $way ->
    [clockwise] dans le sens des aiguilles d'une montre, à partir de la gauche du donneur
   *[counter_clockwise] dans le sens inverse des aiguilles d'une montre, à partir de la droite du donneur
}.
rules-trump-turnup = La carte suivante est retournée. Sa couleur est l'atout ; cette retourne reste sous le talon et se pioche en dernier.
rules-trump-none = Il n'y a pas d'atout.
rules-trump-first_led = La couleur de la première carte jouée dans la manche est l'atout.
rules-trump-dealers_card = La dernière carte donnée est montrée : sa couleur est l'atout, et elle reste dans la main du donneur.
rules-turn_up_reject = Un as ou un { $ten } retourné est remis au milieu du talon, et on retourne la carte suivante.
rules-partners_show_first = Avant le premier pli, les partenaires se montrent leurs cartes.
rules-partners_look_at_the_end = Une fois le talon épuisé, les partenaires se montrent leurs cartes.
rules-open_hands = Toutes les mains sont visibles.
rules-open_next_card = La prochaine carte du talon est visible.
rules-open_piles = Les cartes remportées sont visibles.

## Les enchères

rules-auction-combined = À partir de la { $way ->
    [clockwise] gauche
   *[counter_clockwise] droite
} du donneur, chacun à son tour enchérit ou passe ; qui passe est hors des enchères. Les enchères portent d'abord sur des cartes, chacune plus basse que la précédente, de l'as jusqu'au { $lowest } ; à partir du { $lowest }, elles portent sur des points, de { $raise } à 120.
rules-auction-force = Au lieu d'enchérir plus bas, on peut garder la carte et demander des points ; ensuite, seuls les points montent.
rules-auction-rank = À partir de la { $way ->
    [clockwise] gauche
   *[counter_clockwise] droite
} du donneur, chacun à son tour enchérit ou passe ; qui passe est hors des enchères. Les enchères portent sur des cartes, chacune plus basse que la précédente, de l'as jusqu'au { $lowest }.
rules-auction-points = À partir de la { $way ->
    [clockwise] gauche
   *[counter_clockwise] droite
} du donneur, chacun à son tour enchérit ou passe ; qui passe est hors des enchères. Les enchères portent sur des points, toujours plus, de 61 à 120.
rules-auction-suit_only = À partir de la { $way ->
    [clockwise] gauche
   *[counter_clockwise] droite
} du donneur, chacun à son tour enchérit ou passe ; qui passe est hors des enchères. Les enchères portent sur des points, toujours plus, de 61 à 120.
rules-auction-from65 = À partir de la { $way ->
    [clockwise] gauche
   *[counter_clockwise] droite
} du donneur, chacun à son tour enchérit ou passe ; qui passe est hors des enchères. Les enchères portent sur des points, toujours plus, de cinq en cinq, de 65 à 120.
rules-thrown-in = Si tout le monde passe, la personne suivante redonne.
rules-call-rank = Le preneur, qui a remporté les enchères, nomme une couleur : c'est l'atout, et sa carte du rang de l'enchère est appelée.
rules-call-suit = Le preneur, qui a remporté les enchères, nomme une couleur : c'est l'atout, et son deux est appelé.
rules-call-card = Le preneur, qui a remporté les enchères, appelle une carte : sa couleur est l'atout.
rules-call-two = Avec une enchère de 120, le preneur peut appeler deux cartes d'une couleur au lieu d'une{ $rank ->
    [yes] , dont celle du rang de l'enchère
   *[no] { "" }
} : qui les détient joue avec lui.
rules-call-secret = Qui détient la carte appelée joue avec le preneur ; les autres l'apprennent quand la carte est jouée. Le preneur peut appeler une de ses propres cartes : il joue alors contre les quatre autres.
rules-blind-on = Quand un deux est appelé, le preneur peut taire la couleur. Les deux joués au premier pli restent alors face cachée. Après la cinquième carte, le preneur nomme la couleur, les deux sont retournés, et le pli se décide.
rules-blind-from_62 = Quand un deux est appelé avec au moins 62 points, le preneur peut taire la couleur. Les deux joués au premier pli restent alors face cachée. Après la cinquième carte, le preneur nomme la couleur, les deux sont retournés, et le pli se décide.

## Le jeu

rules-lead = { $declarer ->
    [yes] Le preneur entame le premier pli.
   *[no] Qui est à { $way ->
        [clockwise] gauche
       *[counter_clockwise] droite
    } du donneur entame le premier pli.
}
rules-follow-free = On joue la carte qu'on veut : rien n'oblige à fournir.
rules-follow-must_follow = Il faut fournir la couleur demandée si on peut ; sinon, on joue la carte qu'on veut.
rules-follow-last3_follow_and_head = On joue la carte qu'on veut, sauf dans les trois derniers plis : là, il faut une carte plus forte de la couleur demandée ; à défaut, une carte de cette couleur ; à défaut, n'importe laquelle.
rules-take = Le plus fort atout remporte le pli ; sans atout, la plus forte carte de la couleur demandée. Qui le remporte entame le suivant.
rules-take-plain = La plus forte carte de la couleur demandée remporte le pli. Qui le remporte entame le suivant.
rules-double = Chacun joue une carte au pli, puis chacun une deuxième, dans le même ordre ; la première carte donne la couleur demandée, et la meilleure de toutes les emporte toutes.
rules-draw = Après chaque pli, chacun pioche une carte : qui l'a remporté d'abord{ $players ->
    [2] , puis l'autre
   *[other] , puis les autres { $way ->
        [clockwise] dans le sens des aiguilles d'une montre
       *[counter_clockwise] dans le sens inverse des aiguilles d'une montre
    }
}.
rules-draw-double = Après chaque pli, chacun pioche une carte, puis une deuxième ; qui a remporté le pli commence les deux fois.
rules-short = Quand le talon n'a plus assez de cartes pour tout le monde, on les pioche dans l'ordre, à commencer par qui a remporté le pli ; seules les personnes qui en ont reçu une jouent le pli suivant, et tout le monde a de nouveau le même nombre de cartes.
rules-last-tricks = Quand le talon est épuisé, les { $count ->
    [2] deux derniers plis
    [3] trois derniers plis
    [5] cinq derniers plis
    [9] neuf derniers plis
   *[other] derniers plis
} se jouent avec les cartes en main.
rules-exchange-deuce_first_trick = Jusqu'à la fin du premier pli, qui a le deux d'atout peut l'échanger ouvertement contre la retourne.
rules-exchange-brisca_7_2 = Après avoir remporté un pli, avant d'entamer, on peut échanger le sept d'atout contre une retourne haute (as, trois, roi, { $queen } ou valet), ou le deux contre une plus basse.
rules-conquista = Qui a ensemble l'as, le { $ten } et le roi d'atout peut les montrer et gagne aussitôt la manche.
rules-conquista-worth = Cela compte trois.
rules-renege = Le bot accepte une carte qui ne fournit pas ; mais un adversaire peut dénoncer la renonce avant la fin de la manche, et le camp fautif perd la partie. Un camp qui dénonce à tort la perd aussi.

## La parole

rules-talk-off = Les partenaires ne se disent rien, ni en mots ni par signes.
rules-talk-free = Tout le monde peut parler ; la table ne vérifie rien.
rules-talk-signals = À partir du pli { $from }, les partenaires peuvent se signaler leurs cartes par gestes, des atouts sauf mention contraire : { $gestures }.
rules-talk-signals-custom = À partir du pli { $from }, les partenaires peuvent se signaler des cartes par des gestes choisis par l'hôte.
rules-delivery-private = Seuls les partenaires voient un geste.
rules-delivery-catchable = Les partenaires voient un geste, et aussi les adversaires qui guettent : à chaque pli, on peut guetter un adversaire en secret.
rules-delivery-public = Tout le monde voit un geste.
rules-truth-enforced = On ne peut signaler que les cartes qu'on a.
rules-truth-free = Les faux signes sont permis.
rules-talk-conversation = À partir du pli { $from }, qui entame peut d'abord poser des questions à ses partenaires et leur donner des ordres, à voix haute.
rules-talk-rais = Chaque équipe a un rais, son capitaine. À partir du pli { $from }, seul le rais peut poser des questions à ses partenaires et leur donner des ordres, à voix haute, avant qu'ils jouent.
rules-questions = On peut interroger sur les petites cartes (sans valeur et hors atout), les petits atouts ({ $low }), les figures d'atout, ou les as et les { $ten } hors atout : la réponse est vraie. On peut aussi demander à un partenaire s'il peut prendre le pli sans atout : la réponse est son avis.
rules-answer-counts = Un oui à une question sur des cartes dit combien : « Oui, deux. »
rules-useless = Les petites cartes ne valent rien et ne sont pas des atouts.
rules-orders-advisory = Un ordre est un conseil : une petite carte, un gros ou un petit atout, un as ou un { $ten } hors atout, ou prendre le pli sans atout.
rules-orders-binding = Un ordre oblige, si la main peut obéir : une petite carte, un gros ou un petit atout, un as ou un { $ten } hors atout, ou prendre le pli sans atout.
rules-limits = Par pli : { $asks ->
    [0] aucune question
    [one] une question
   *[other] { $asks } questions
}, { $orders ->
    [0] aucun ordre
    [one] un ordre à chaque partenaire
   *[other] { $orders } ordres à chaque partenaire
}.
rules-rais-look = Une fois le talon épuisé, le rais peut regarder la main d'un partenaire, une fois par manche.

## Gagner

rules-win-two = { $teams ->
    [yes] Les partenaires additionnent leurs points. Le camp qui a 61 points ou plus gagne la manche.
   *[no] Il faut 61 points ou plus pour gagner la manche.
}
rules-win-many = Qui a plus de points que tous les autres gagne la manche.
rules-a31 = Dès le premier pli, on peut annoncer qu'on a 31 points dans ses plis : si c'est vrai, on gagne la manche, sinon on la perd.
rules-a31-unclaimed = Si personne n'annonce, personne ne marque, et on joue une autre manche.
rules-made = Le camp du preneur réussit avec les points de son enchère, ou avec 61 si elle ne portait que sur une carte.
rules-scoring-standard = Réussi : +2 pour le preneur, +1 pour son partenaire, −1 pour les autres ; chuté, l'inverse. Sans partenaire : +4 ou −4, les autres −1 ou +1. Le tout double si un camp fait les 120 points.
rules-scoring-two = Avec deux partenaires, ±1 pour chacun d'eux, ±2 pour le preneur, ∓2 pour les deux autres.
rules-scoring-pazza = Réussi : chacun du camp du preneur marque l'enchère, les autres rien. Chuté : chacun de ce camp perd ce qui manquait, et les autres marquent les points qu'ils ont faits. Sans partenaire, le nombre du preneur double.
rules-scoring-italiana = Réussi : le preneur et son partenaire marquent 1 ; chuté : ils perdent 1, et les autres marquent 1. C'est 2 quand un camp fait tous les plis, et 4 quand le preneur joue sans partenaire.
rules-tie-nobody_scores = { $two ->
    [yes] À 60 partout, personne ne marque, et la donne passe.
   *[no] Si plusieurs ont le plus de points, personne ne marque, et la donne passe.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] À 60 partout, personne ne marque, et la même personne redonne.
   *[no] Si plusieurs ont le plus de points, personne ne marque, et la même personne redonne.
}
rules-tie-last_trick_wins = { $two ->
    [yes] À 60 partout, le camp qui a fait le dernier pli gagne la manche.
   *[no] Si plusieurs ont le plus de points, le dernier pli tranche.
}
rules-tie-carry = { $two ->
    [yes] À 60 partout, personne ne marque, et la prochaine manche gagnée compte un de plus.
   *[no] Si plusieurs ont le plus de points, personne ne marque, et la prochaine manche gagnée compte un de plus.
}
rules-worth-pennycook = Une manche gagnée avec 61 à 90 points compte 1, avec 91 à 119 elle compte 2, avec les 120 elle compte 3.
rules-worth-threehand = À deux au-dessus de 40 points, 1 chacun ; une seule personne au-dessus, 2 ; les 120 points, 3 ; à 40 partout, personne ne marque.
rules-worth-bisca = Une manche gagnée avec 61 à 90 points compte 1, avec 91 à 119 elle compte 2, avec les 120 elle compte 4.
rules-worth-sueca = De 61 à 90 points, un jeu, de 91 à 119 deux, les 120 quatre{ $tricks ->
    [yes] , mais seulement avec tous les plis, sinon deux
   *[no] { "" }
}.
rules-early-when_decided = Une manche s'arrête dès qu'un camp a 61 points.
rules-early-claim = Un camp qui a 61 points peut annoncer la manche, ce qui y met fin.
rules-match-first_to = { $target ->
    [one] Une seule manche décide de la partie.
   *[other] Il faut gagner { $target } manches pour gagner la partie.
}
rules-match-race = Les points de cartes s'additionnent de manche en manche : il en faut { $target } pour gagner la partie. { $target ->
    [120] À égalité en tête, deux manches de plus.
   *[other] Si deux dépassent, le plus haut gagne ; à égalité en tête, encore une manche.
}
rules-match-pennycook = Il faut { $target } points de jeu pour gagner la partie.
rules-match-threehand = Il faut { $target } points de jeu pour gagner ; à trois ex æquo, on continue. Si deux personnes y sont à égalité, la troisième sort et elles continuent avec 40 cartes, à 1, 2 ou 3 pour 61, 91 ou 120 points.
rules-match-threehand-end = Des deux, qui prend l'avantage gagne.
rules-match-chiamata = Il faut un score de { $target } pour gagner la partie ; à égalité en tête, encore une manche.
rules-match-n_deals = { $target ->
    [one] On joue une manche ; à égalité en tête, encore une.
   *[other] On joue { $target } manches ; le meilleur score gagne ; à égalité en tête, encore une manche.
}
rules-match-sueca = Il faut { $target } jeux pour gagner la partie.

## Usages de la table

rules-points-hidden = Les points sont cachés jusqu'à la fin de la manche.
rules-points-own = Pendant la manche, on ne voit que les points de son camp.
rules-points-both = Pendant la manche, on voit les points de tout le monde.
rules-points-rated = Dans les parties classées, les points sont cachés jusqu'à la fin de la manche.
rules-unrated = Avec des cartes visibles, une partie n'est pas classée.
rules-review-off = Pendant la manche, on ne peut pas revoir les plis.
rules-review-last = On peut revoir le dernier pli.
rules-review-all = On peut revoir tous les plis de la manche.
rules-clock = Chaque tour peut durer { $time } ; un rappel vient aux deux tiers.
rules-clock-off = Il n'y a pas de pendule.
rules-timeout-autoplay_twice = Si le temps est écoulé, une carte est jouée pour toi. Après { $misses } tours manqués de suite, un ordinateur prend ta place jusqu'à ton retour.
rules-timeout-autoplay = Si le temps est écoulé, une carte est jouée pour toi.
rules-timeout-computer_takes_seat = Si le temps est écoulé, un ordinateur prend ta place jusqu'à ton retour.
rules-timeout-forfeit = Si le temps est écoulé, la partie est perdue pour ton camp.
rules-timeout-wait_vote = Si le temps est écoulé, les autres décident s'il faut attendre.
rules-match-clock = Chacun a { $time } pour toute la partie. Sa pendule ne tourne que pendant ses tours ; qui n'a plus de temps perd.
rules-post = Dans les parties par correspondance, on te dit quand c'est à toi, puis on te le rappelle aux deux tiers du temps, mais jamais pendant tes heures calmes, et aucun tour n'y finit. En vacances (14 jours par an), ton temps s'arrête.
rules-leave = Si tu quittes une partie, un ordinateur prend ta place, et elle est à qui la veut.
rules-leave-event = Si tu quittes une partie, un ordinateur prend ta place jusqu'à ton retour.
rules-resign = { $teams ->
    [yes] Un camp peut abandonner la partie si tout le camp est d'accord.
   *[no] Tu peux abandonner la partie pendant une manche.
}
rules-concede = { $teams ->
    [yes] Un camp qui ne peut plus gagner une manche peut la concéder si les partenaires sont d'accord ; tous les points qui restent vont à l'autre camp.
   *[no] Qui ne peut plus gagner une manche peut la concéder ; tous les points qui restent vont à l'autre camp.
}
