### La famille des jeux : noms, modèles, options, et ce qui se passe au-delà des cartes jouées.

## Jeux

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = La classique : trois cartes en main, une retourne qui fait l'atout, on joue la carte qu'on veut, et 61 points sur 120 gagnent.
variant-briscola-short = la classique
variant-briscola-aliases = classique, brisque italienne, briscula, briškula
variant-schembil = Schembil
variant-schembil-about = Deux équipes de trois. Seul le capitaine de chaque équipe, le rais, pose des questions et donne des ordres, à voix haute.
variant-schembil-short = les capitaines ordonnent
variant-schembil-aliases = rais, briscola à six
variant-a31 = Briscola à 31
variant-a31-about = À deux, points cachés : qui annonce 31 gagne la manche si c'est vrai, et la perd sinon.
variant-a31-short = annonce tes 31 points
variant-a31-aliases = à 31, trente et un
variant-scoperta = Briscola découverte
variant-scoperta-about = À deux, les deux mains et la prochaine carte du talon visibles.
variant-scoperta-short = mains visibles
variant-scoperta-aliases = scoperta, briscola scoperta, découverte, face visible
variant-briscolone3 = Briscolone à trois cartes
variant-briscolone3-about = À deux, sans atout ; dans les trois derniers plis, il faut fournir et monter si on peut.
variant-briscolone3-short = sans atout
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briscolone à cinq cartes
variant-briscolone5-about = À deux, cinq cartes en main et sans atout.
variant-briscolone5-short = sans atout
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briscolone avec atout
variant-briscolone5t-about = À deux, cinq cartes en main ; la couleur de la première carte jouée fait l'atout.
variant-briscolone5t-short = première entame
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Briškula bosnienne
variant-bosnian32-about = Avec les 32 cartes du sept à l'as, où le dix vaut dix ; pour deux à dix personnes.
variant-bosnian32-short = le dix vaut dix
variant-bosnian32-aliases = bosanska briškula, bosnienne, 32 cartes
variant-double = Briškula double
variant-double-about = Quatre cartes en main, et chacun en joue deux à chaque pli.
variant-double-short = deux cartes par pli
variant-double-aliases = dupla briškula, briškula u četiri karte, briscola à quatre cartes
variant-chiamata = Briscola chiamata
variant-chiamata-about = À cinq, avec enchères : le preneur appelle une carte, et qui la détient joue en secret avec lui.
variant-chiamata-short = partenaire secret
variant-chiamata-aliases = chiamata, briscola appelée, briscolone, briscola in cinque, a chiamata
variant-bisca3 = Bisca
variant-bisca3-about = La sœur portugaise : le sept vaut dix, le valet bat la dame.
variant-bisca3-short = le sept vaut dix
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca à neuf cartes
variant-bisca9-about = La bisca à deux, avec neuf cartes en main.
variant-bisca9-short = le sept vaut dix
variant-bisca9-aliases = bisca de nove, bisca de neuf
variant-brisca = Brisca
variant-brisca-about = La sœur espagnole : on peut échanger le sept ou le deux d'atout contre la retourne.
variant-brisca-short = échange de la retourne
variant-brisca-aliases = brisca española, briscola espagnole, brisque espagnole
variant-sueca = Sueca
variant-sueca-about = Deux contre deux, dix cartes chacun : le donneur montre l'atout, il faut fournir, et on ne parle pas.
variant-sueca-short = fournir sans parler
variant-sueca-aliases = suédoise
variant-sueca_italiana = Sueca italienne
variant-sueca_italiana-about = Les cartes de la sueca, avec enchères, à cinq : le preneur appelle une carte, et qui la détient joue en secret avec lui.
variant-sueca_italiana-short = partenaire secret
variant-sueca_italiana-aliases = italiana, italienne, sueca à cinq

## Modèles

preset-classic = Classique
preset-classic-about = La briscola à deux que tout le monde connaît, en deux manches gagnantes.
preset-online = En ligne
preset-online-about = À quatre, en trois manches gagnantes ; à 60 partout le dernier pli tranche, et on ne parle pas.
preset-sala = Salle de tournoi
preset-sala-about = Deux manches gagnantes, et dix minutes par personne pour toute la partie.
preset-wikipedia = Wikipédia
preset-wikipedia-about = Deux équipes dont les partenaires se montrent d'abord leurs cartes, avec signes, le deux pour la retourne, et la conquista.
preset-roma = Rome
preset-roma-about = Deux équipes de deux qui parlent à voix haute : qui entame peut poser des questions et donner des ordres.
preset-schembil = Schembil
preset-schembil-about = Deux équipes de trois, chacune menée par son rais.
preset-dalmacija = Dalmatie
preset-dalmacija-about = Briškula double à deux ; à quatre, deux équipes dont les partenaires se montrent leurs cartes à la fin.
preset-bosna = Bosnie
preset-bosna-about = Briškula à 32 cartes, avec le dix.
preset-piemonte = Piémont
preset-piemonte-about = Le sept prend la place du trois, comme au Piémont et en Sardaigne.
preset-sud = Le Sud
preset-sud-about = Cartes françaises, et le valet bat la dame.
preset-lisboa = Lisbonne
preset-lisboa-about = La bisca, comme au Portugal.
preset-sueca = Sueca
preset-sueca-about = Le jeu silencieux, deux contre deux.
preset-chiamata = Chiamata
preset-chiamata-about = À cinq, des enchères et un partenaire secret.
preset-brisca = Brisca
preset-brisca-about = Comme en Espagne, avec l'échange du sept et du deux.

## Options

rule-none = rien
rule-cards = nombre de cartes
rule-pack-french32 = françaises, 32 cartes
rule-pack-spanish40 = espagnoles, 40 cartes
rule-pack-spanish48 = espagnoles, 48 cartes
rule-ranking = force des cartes
rule-ranking-standard = habituelle
rule-ranking-qj_swap = valet au-dessus de la dame
rule-ranking-three_as_three = le trois en bas
rule-ranking-seven_for_three = le sept pour le trois
rule-ranking-ten = avec le dix
rule-ranking-bisca = comme à la bisca
rule-seven_swap = le trois à la place du sept
rule-direction = sens du jeu
rule-direction-counter_clockwise = sens inverse des aiguilles
rule-direction-clockwise = sens des aiguilles
rule-first_dealer = première donne
rule-first_dealer-random = tirée au sort
rule-first_dealer-host = l'hôte
rule-first_dealer-loser = qui a perdu la dernière partie
rule-dealer_rotation = donne suivante
rule-dealer_rotation-right = à la place suivante
rule-dealer_rotation-fixed = toujours la même personne
rule-dealer_rotation-winner = qui a gagné la manche
rule-retire = échange de la retourne
rule-retire-off = aucun
rule-retire-deuce_first_trick = le deux d'atout, au premier pli
rule-retire-brisca_7_2 = le sept ou le deux d'atout, après un pli
rule-conquista = conquista
rule-partners_show_first = les partenaires montrent d'abord leurs cartes
rule-partners_look_at_the_end = les partenaires regardent à la fin
rule-talk = parole
rule-talk-off = aucune
rule-talk-signals = signes
rule-talk-conversation = questions et ordres
rule-talk-rais = le rais seul, capitaine de son équipe
rule-talk-free = libre
rule-signal_table = gestes
rule-signal_table-pagat = ceux de Pagat
rule-signal_table-wikipedia = ceux de Wikipédia
rule-signal_table-custom = ceux de l'hôte
rule-signal_delivery = qui voit les gestes
rule-signal_delivery-private = partenaires
rule-signal_delivery-catchable = partenaires, et adversaires qui guettent
rule-signal_delivery-public = tout le monde
rule-signal_truth = vérité des gestes
rule-signal_truth-enforced = vrais seulement
rule-signal_truth-free = faux permis
rule-talk_from_trick = parole dès le pli
rule-asks_per_trick = questions par pli
rule-answer_counts = réponses avec le nombre de cartes
rule-orders_per_trick = ordres à un partenaire par pli
rule-orders = un ordre est
rule-orders-advisory = un conseil
rule-orders-binding = une obligation
rule-follow_suit = fournir
rule-follow_suit-free = pas d'obligation
rule-follow_suit-must_follow = toujours
rule-follow_suit-last3_follow_and_head = dans les trois derniers plis, et monter
rule-match-race = points de cartes
rule-match-pennycook = points de jeu selon l'écart
rule-match-threehand = points de jeu à trois
rule-match-chiamata = score cumulé
rule-match-n_deals = nombre de manches
rule-match-sueca = jeux
rule-goal = { $match ->
    [race] en { $target } points de cartes
    [pennycook] en { $target } points de jeu
    [threehand] en { $target } points de jeu
    [chiamata] au score de { $target }
    [n_deals] { $target ->
        [one] une manche
       *[other] { $target } manches
    }
    [sueca] en { $target } jeux
   *[first_to] { rule-target-value }
}
rule-early_stop = fin anticipée de la manche
rule-early_stop-off = aucune
rule-early_stop-when_decided = dès que c'est décidé
rule-early_stop-claim = sur annonce
rule-match_clock = temps de chacun pour la partie
rule-match_clock-off = sans limite
rule-timeout = temps écoulé
rule-timeout-autoplay_twice = deux cartes jouées, puis un ordinateur
rule-timeout-autoplay = une carte jouée pour toi
rule-timeout-computer_takes_seat = un ordinateur s'assoit
rule-timeout-forfeit = la partie est perdue
rule-timeout-wait_vote = les autres décident
rule-open_hands = mains visibles
rule-open_piles = cartes remportées visibles
rule-open_next_card = prochaine carte visible
rule-deck_pattern = dessin des cartes
rule-bisca_margins = 91 comptent deux, 120 quatre
rule-auction = enchères
rule-auction-combined = cartes, puis points
rule-auction-rank = cartes
rule-auction-points = points
rule-auction-suit_only = points, on n'appelle qu'une couleur
rule-auction-from65 = points dès 65, de cinq en cinq
rule-first_raise = première relance
rule-force = garder la carte et demander des points
rule-declarer_leads = le preneur entame
rule-blind = premier pli à l'aveugle
rule-blind-off = non
rule-blind-on = permis
rule-blind-from_62 = dès 62 points
rule-scoring = compte de la manche
rule-scoring-standard = habituel
rule-scoring-pazza = pazza
rule-bandeira = quatre jeux pour 120
rule-bandeira-points = avec tous les points
rule-bandeira-tricks = seulement avec tous les plis
rule-renege = dénoncer les renonces

## Options qui ne font pas un jeu

impossible-not-in-game = { $allowed ->
    [none] Ce jeu n'a pas l'option « { $option } ».
   *[other] « { $value } » n'est pas possible ici pour « { $option } » : choisis { $allowed }.
}
impossible-out-of-range = « { $value } » n'est pas possible pour « { $option } » : choisis { $allowed }.
impossible-needs = { $same ->
    [yes] « { $value } » n'est pas possible ici : choisis « { $needs } ».
   *[no] « { $option } » demande « { $needs } ».
}
allowed-range = de { $low } à { $high }
allowed-text = un texte de 1 000 caractères au plus

## Rangs

rank-name = { $rank ->
    [ace] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] { $family ->
        [french] dame
       *[other] cavalier
    }
   *[king] roi
}

## La main et la table

hand-shown = Chez { $player } : { $cards }.
hand-seen = Tu as vu chez { $player } : { $cards }.
hand-open = Chez { $player } : { $cards }, comme tout le monde l'a vu.
turnup-shown = { $player } a { $card }, la carte montrée comme atout.
trump-none = Il n'y a pas d'atout.
trump-not-yet = Il n'y a pas encore d'atout : la première carte jouée le fait.
next-card = La prochaine carte du talon est { $card }.
stock-left = { $stock ->
    [one] Il reste { $stock } carte à piocher.
   *[other] Il reste { $stock } cartes à piocher.
}
trick-play-covered = { $player }, une carte face cachée
seat-out = hors de la partie

## Ce qui se passe dans une partie

happened-shown-trump = { $player } montre { $card } : l'atout est { $suit }, et la carte reste dans sa main.
happened-laid-down = { $player } pose une carte face cachée.
happened-trump-made = L'atout de cette manche est { $suit }.
happened-drew = { $player } pioche { $card }.
happened-exchanged = { $player } prend la retourne, { $taken }, et pose { $given } à sa place.
happened-conquista = { $player } montre { $cards } : c'est la conquista, la manche est gagnée !
happened-claimed-31 = { $right ->
    [yes] { $player } annonce 31 points, et les a !
   *[no] { $player } annonce 31 points, et ne les a pas.
}
happened-claimed = { $player } annonce la manche : elle est gagnée.
happened-denounced = { $right ->
    [yes] { $player } dénonce { $target }, à raison : la couleur n'a pas été fournie.
   *[no] { $player } dénonce { $target }, à tort : la couleur a toujours été fournie.
}
happened-seat-out = { $player } sort ; les deux personnes en tête continuent avec les 40 cartes.

## Résultats

score-sum = { $match ->
    [first_to] Manches : { $score }.
    [race] Points en tout : { $score }.
    [sueca] Jeux : { $score }.
   *[other] Score : { $score }.
}
score-line-race = Points en tout : { $score }. Il en faut { $target } pour gagner la partie.
score-line-pennycook = Points de jeu : { $score }. Il en faut { $target } pour gagner la partie.
score-line-threehand = Points de jeu : { $score }. Il en faut { $target } pour gagner la partie.
score-line-chiamata = Score : { $score }. Il faut { $target } pour gagner la partie.
score-line-n_deals = { $target ->
    [one] Score : { $score }. Une seule manche décide de la partie.
   *[other] Score : { $score }. La partie a { $target } manches.
}
score-line-sueca = Jeux : { $score }. Il en faut { $target } pour gagner la partie.
deal-counts = Elle compte { $worth }.
deal-scores = La manche compte { $scores }.
deal-unclaimed = Personne n'a annoncé 31 points : personne ne marque, et on joue une autre manche.
deal-early = La manche est décidée et s'arrête là.
deal-race-drawn = 60 partout.
deal-two-more = Égalité en tête : on joue deux manches de plus.
match-won = { $side } { $count ->
    [one] gagne
   *[other] gagnent
} la partie ! { $sum }
match-denounce = La dénonciation tranche : { $side } { $count ->
    [one] gagne
   *[other] gagnent
} la partie. { $sum }

## Étiquettes

label-exchange = Échanger
label-conquista = Conquista
label-claim-31 = Annoncer 31
label-claim = Annoncer la manche
label-denounce = Dénoncer { $player }
label-forfeit = Abandonner
