### Carte, gioco e risultati.
### $family è "italian", "spanish" o "french"; il seme è coins, cups, swords o batons, comunque lo chiami il mazzo.

## Carte

suit-name = { $family ->
    [french] { $suit ->
        [coins] quadri
        [cups] cuori
        [swords] picche
       *[batons] fiori
    }
   *[italian] { $suit ->
        [coins] denari
        [cups] coppe
        [swords] spade
       *[batons] bastoni
    }
}
card-name = { $rank ->
    [ace] asso
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] fante
    [queen] { $family ->
        [french] donna
       *[italian] cavallo
    }
   *[king] re
} di { suit-name }
card-the = { $rank ->
    [ace] l'{ card-name }
    [eight] l'{ card-name }
    [queen] { $family ->
        [french] la { card-name }
       *[italian] il { card-name }
    }
   *[other] il { card-name }
}
card-label = { $rank ->
    [ace] Asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Fante
    [queen] { $family ->
        [french] Donna
       *[italian] Cavallo
    }
   *[king] Re
} di { suit-name }
card-brief = { $rank ->
    [ace] asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] fante
    [queen] { $family ->
        [french] donna
       *[italian] cavallo
    }
   *[king] re
} { suit-name }
card-letter = { $family ->
    [french] { $rank ->
        [jack] J
        [queen] Q
       *[king] K
    }
   *[italian] { $rank ->
        [jack] F
        [queen] C
       *[king] R
    }
}
card-trump = { $card } (briscola)

## Mano e tavolo

hand-cards = Le tue carte: { $cards }.
hand-empty = Non hai più carte in mano.
hand-may-play = Puoi giocare solo { $cards }.
hand-may-answer = Puoi rispondere: { $choices }.
hand-may-also = Puoi anche scegliere: { $choices }.
hand-none = Non hai un posto a questo tavolo.
hand-no-deal = Ora non c'è nessuna smazzata in corso.

deal-heading = Smazzata { $deal }, presa { $trick } di { $tricks }.
turn-you = { $leads ->
    [yes] Tocca a te: sei di mano.
   *[no] Tocca a te.
}
turn-player = { $leads ->
    [yes] Tocca { AD($player) } { $player }, che è di mano.
   *[no] Tocca { AD($player) } { $player }.
}
turn-waits = Non c'è nessuno: il tavolo aspetta che qualcuno torni.
trump-lies = Briscola: { $suit }. { $stock ->
    [one] Da pescare resta solo la briscola in tavola, { $card }.
   *[other] In tavola c'è { $card }; restano { $stock } carte da pescare, compresa la briscola in tavola.
}
trump-gone = Briscola: { $suit }. Il mazzo è finito.
trump-is = Briscola: { $suit }.
turnup-drawn = { $player } ha in mano la briscola che era in tavola: { $card }.
trick-running = In tavola: { $plays }.
trick-empty = Non c'è ancora nessuna carta giocata.
trick-play = { $player }, { $card }
trick-complete = { $plays }. Prende { $player }{ $points ->
    [none] .
    [0] : nessun punto.
    [one] : { $points } punto.
   *[other] : { $points } punti.
}
trick-numbered = Presa { $trick }: { $text }
deal-decided = La smazzata è decisa.
sheet-heading = Smazzata { $deal }, presa per presa.
sheet-order = Ordine di gioco: { $order }; chi prende è di mano.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = A questo tavolo non si sta giocando nessuna smazzata.
trick-of-deal-before = Ultima presa della smazzata { $deal }: { $text }
trick-none-yet = In questa smazzata non c'è ancora nessuna presa.
trick-review-off = A questo tavolo le prese si riguardano solo a smazzata finita.
dealt-by = Ha dato le carte { $player }.
pile-open = { $player } ha preso { $cards }.
seats-line = Intorno al tavolo: { $players }.
seat-line = { $player }: { $cards ->
    [0] nessuna carta.
    [one] { $cards } carta.
   *[other] { $cards } carte.
}
seat-noted = { $player } ({ $notes })
seat-you = tu
seat-dealer = mazziere
seat-computer = computer
seat-substitute = computer, al posto di { $player }

## Punti e risultati

side-number = { $side } { $number }
points-line = Punti: { $points }.
points-running = Punti finora: { $points }.
points-final = Punti: { $points }.
points-hidden = I punti restano coperti fino alla fine della smazzata.
points-others-hidden = I punti degli altri restano coperti fino alla fine della smazzata.
score-none = A questo tavolo non è ancora cominciata nessuna partita.
score-line-first_to = { $target ->
    [one] Smazzate: { $score }. Decide una smazzata sola.
   *[other] Smazzate: { $score }. Si vince a { $target }.
}
score-carried = La prossima smazzata vinta vale { $worth }.

deal-won = { $side } { $count ->
    [one] vince
   *[other] vincono
} la smazzata.
deal-last-trick-decides = 60 pari: decide l'ultima presa.
deal-cappotto = Tutti e 120 i punti: cappotto!
deal-worth = Con le smazzate patte vale { $worth }.
deal-drawn = 60 pari: la smazzata è patta.
deal-tied = { $sides } sono alla pari con { $points } punti: nessuno vince la smazzata.
deal-tie-next = Nessuno segna, e ora dà le carte { $player }.
deal-tie-same-dealer = Nessuno segna e ridà le carte { $player }.
deal-tie-carry = Nessuno segna: la prossima smazzata vinta vale { $worth }.
deal-broken = La smazzata si interrompe e non conta per nessuno.

match-forfeit = { $losers } { $losing ->
    [one] si arrende
   *[other] si arrendono
}: { $side } { $count ->
    [one] vince
   *[other] vincono
} la partita. { $sum }

## Che cosa succede nella partita

happened-dealt = Smazzata { $deal }: dà le carte { $dealer }, è di mano { $leader }.
happened-turned = La briscola è { $suit }: in tavola c'è { $card }.
happened-turned-back = Girato prima e rimesso nel mazzo: { $cards }.
happened-removed = Fuori dal mazzo: { $card }.
happened-no-twos = I due sono fuori dal mazzo.
happened-played = { $player } gioca { $card }.
happened-taken = Prende { $player }{ $points ->
    [none] .
    [0] : nessun punto.
    [one] : { $points } punto.
   *[other] : { $points } punti.
}
happened-drew-turnup = { $player } pesca la briscola in tavola: { $card }.
happened-forfeited = { $side } { $count ->
    [one] si arrende
   *[other] si arrendono
}.
