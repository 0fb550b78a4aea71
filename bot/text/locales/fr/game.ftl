### Les cartes, le jeu et les résultats.
### $family est "italian", "spanish" ou "french" ; la couleur est coins, cups, swords ou batons, quel que soit son nom.

## Les cartes

suit-name = { $family ->
    [french] { $suit ->
        [coins] carreau
        [cups] cœur
        [swords] pique
       *[batons] trèfle
    }
   *[italian] { $suit ->
        [coins] denier
        [cups] coupe
        [swords] épée
       *[batons] bâton
    }
}
card-name = { $rank ->
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
       *[italian] cavalier
    }
   *[king] roi
} { $suit ->
    [swords] { $family ->
        [french] de pique
       *[italian] d'épée
    }
   *[other] de { suit-name }
}
card-the = { $rank ->
    [ace] l'{ card-name }
    [queen] { $family ->
        [french] la { card-name }
       *[italian] le { card-name }
    }
   *[other] le { card-name }
}
card-label = { $rank ->
    [ace] As
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Valet
    [queen] { $family ->
        [french] Dame
       *[italian] Cavalier
    }
   *[king] Roi
} { $suit ->
    [swords] { $family ->
        [french] de pique
       *[italian] d'épée
    }
   *[other] de { suit-name }
}
card-brief = { $rank ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valet
    [queen] { $family ->
        [french] dame
       *[italian] cavalier
    }
   *[king] roi
} { suit-name }
card-letter = { $family ->
    [french] { $rank ->
        [jack] V
        [queen] D
       *[king] R
    }
   *[italian] { $rank ->
        [jack] V
        [queen] C
       *[king] R
    }
}
card-trump = { $card } (atout)

## La main et la table

hand-cards = Tes cartes : { $cards }.
hand-empty = Tu n'as plus de cartes.
hand-may-play = Tu ne peux jouer que ceci : { $cards }.
hand-may-answer = Tu peux répondre : { $choices }.
hand-may-also = Tu peux aussi choisir : { $choices }.
hand-none = Tu n'as pas de place à cette table.
hand-no-deal = Aucune manche n'est en cours.

deal-heading = Manche { $deal }, pli { $trick } sur { $tricks }.
turn-you = { $leads ->
    [yes] À toi d'entamer.
   *[no] À toi de jouer.
}
turn-player = { $leads ->
    [yes] { $player } entame.
   *[no] À { $player } de jouer.
}
turn-waits = Il n'y a personne : la table attend un retour.
trump-lies = Atout : { $suit }. { $stock ->
    [1] Il ne reste à piocher que la retourne, { $card }.
   *[other] La retourne est { $card } ; il reste { $stock } cartes à piocher, retourne comprise.
}
trump-gone = Atout : { $suit }. Le talon est épuisé.
trump-is = Atout : { $suit }.
turnup-drawn = { $player } a { $card }, qui était la retourne.
trick-running = Sur la table : { $plays }.
trick-empty = Pas encore de carte sur la table.
trick-play = { $player }, { $card }
trick-complete = { $plays }. { $player } remporte le pli{ $points ->
    [none] .
    [0]  : aucun point.
    [one]  : { $points } point.
   *[other]  : { $points } points.
}
trick-numbered = Pli { $trick } : { $text }
deal-decided = La manche est déjà décidée.
sheet-heading = Manche { $deal }, pli par pli.
sheet-order = Ordre de jeu : { $order } ; qui remporte le pli entame le suivant.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays } : { $player } +{ $points }.
trick-no-deal = Aucune manche n'est en cours à cette table.
trick-of-deal-before = Le dernier pli de la manche { $deal } : { $text }
trick-none-yet = Aucun pli n'a encore été remporté dans cette manche.
trick-review-off = À cette table, on ne revoit les plis qu'après la manche.
dealt-by = { $player } a donné.
pile-open = { $player } a remporté : { $cards }.
seats-line = Autour de la table : { $players }.
seat-line = { $player } : { $cards ->
    [0] plus de cartes.
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
seat-noted = { $player } ({ $notes })
seat-you = toi
seat-dealer = donne
seat-computer = ordinateur
seat-substitute = ordinateur, à la place de : { $player }

## Points et résultats

side-number = { $side } { $number }
points-line = Points : { $points }.
points-running = Points pour l'instant : { $points }.
points-final = Points : { $points }.
points-hidden = Les points restent cachés jusqu'à la fin de la manche.
points-others-hidden = Les points des autres restent cachés jusqu'à la fin de la manche.
score-none = Aucune partie n'a commencé à cette table.
score-line-first_to = { $target ->
    [1] Manches : { $score }. Une seule manche décide de la partie.
   *[other] Manches : { $score }. Il en faut { $target } pour gagner la partie.
}
score-carried = La prochaine manche gagnée vaut { $worth }.

deal-won = { $side } { $count ->
    [one] gagne
   *[other] gagnent
} la manche.
deal-last-trick-decides = 60 partout : le dernier pli tranche.
deal-cappotto = Les 120 points : capot !
deal-worth = Avec les manches nulles reportées, elle vaut { $worth }.
deal-drawn = 60 partout : manche nulle.
deal-tied = { $sides } : égalité à { $points }, personne ne gagne la manche.
deal-tie-next = Personne ne marque, et { $player } donne ensuite.
deal-tie-same-dealer = Personne ne marque, et { $player } redonne.
deal-tie-carry = Personne ne marque : la prochaine manche gagnée vaut { $worth }.
deal-broken = La manche s'arrête là et ne compte pour personne.

match-forfeit = { $losers } { $losing ->
    [one] abandonne
   *[other] abandonnent
} : { $side } { $count ->
    [one] gagne
   *[other] gagnent
} la partie. { $sum }

## Ce qui se passe dans une partie

happened-dealt = Manche { $deal } : { $dealer } donne, { $leader } entame.
happened-turned = L'atout est { $suit } ; la retourne est { $card }.
happened-turned-back = Sorti d'abord, puis remis dans le talon : { $cards }.
happened-removed = Hors du jeu : { $card }.
happened-no-twos = Les quatre 2 sont retirés du jeu.
happened-played = { $player } joue { $card }.
happened-taken = { $player } remporte le pli{ $points ->
    [none] .
    [0]  : aucun point.
    [one]  : { $points } point.
   *[other]  : { $points } points.
}
happened-drew-turnup = { $player } pioche la retourne, { $card }.
happened-forfeited = { $side } { $count ->
    [one] abandonne
   *[other] abandonnent
} la partie.
