### Cards, play and results.
### $family is "italian", "spanish" or "french"; a suit is coins, cups, swords or batons, whatever the family calls it.
### $case is the case in which the sentence takes the card, suit or rank.

## Cards

suit-name = { $case ->
    [genitive] { $family ->
        [french] { $suit ->
            [coins] kara
            [cups] herca
            [swords] pika
           *[batons] trefa
        }
       *[italian] { $suit ->
            [coins] dinara
            [cups] kupa
            [swords] špada
           *[batons] baštona
        }
    }
    [accusative] { $family ->
        [french] { $suit ->
            [coins] karo
            [cups] herc
            [swords] pik
           *[batons] tref
        }
       *[italian] { $suit ->
            [coins] dinare
            [cups] kupe
            [swords] špade
           *[batons] baštone
        }
    }
   *[nominative] { $family ->
        [french] { $suit ->
            [coins] karo
            [cups] herc
            [swords] pik
           *[batons] tref
        }
       *[italian] { $suit ->
            [coins] dinari
            [cups] kupe
            [swords] špade
           *[batons] baštoni
        }
    }
}
card-name = { $family ->
    [french] { $suit ->
        [coins] karo
        [cups] herc
        [swords] pik
       *[batons] tref
    } { rank-name }
   *[italian] { rank-name } { $suit ->
        [coins] dinara
        [cups] kupa
        [swords] špada
       *[batons] baštona
    }
}
card-the = { card-name }
card-label = { $family ->
    [french] { $suit ->
        [coins] Karo
        [cups] Herc
        [swords] Pik
       *[batons] Tref
    } { $rank ->
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
        [jack] dečko
        [queen] dama
       *[king] kralj
    }
   *[italian] { $rank ->
        [ace] As
        [two] Dvica
        [three] Trica
        [four] Četvorka
        [five] Petica
        [six] Šestica
        [seven] Sedmica
        [eight] Osmica
        [nine] Devetka
        [ten] Desetka
        [jack] Fanat
        [queen] Konj
       *[king] Kralj
    } { $suit ->
        [coins] dinara
        [cups] kupa
        [swords] špada
       *[batons] baštona
    }
}
card-brief = { $family ->
    [french] { $suit ->
        [coins] karo
        [cups] herc
        [swords] pik
       *[batons] tref
    } { $rank ->
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
        [jack] dečko
        [queen] dama
       *[king] kralj
    }
   *[italian] { $rank ->
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
        [jack] fanat
        [queen] konj
       *[king] kralj
    } { $suit ->
        [coins] dinara
        [cups] kupa
        [swords] špada
       *[batons] baštona
    }
}
card-letter = { $family ->
    [french] { $rank ->
        [jack] J
        [queen] Q
       *[king] K
    }
   *[italian] { $rank ->
        [jack] F
        [queen] K
       *[king] R
    }
}
card-trump = { $card } (adut)

## Hand and table

hand-cards = Tvoje karte: { CASE($cards, "nominative") }.
hand-empty = Nemaš više karata.
hand-may-play = Smiješ igrati samo { CASE($cards, "accusative") }.
hand-may-answer = Možeš odgovoriti: { CASE($choices, "nominative") }.
hand-may-also = Možeš birati i ovo: { CASE($choices, "nominative") }.
hand-none = Nemaš mjesto za ovim stolom.
hand-no-deal = Trenutačno se ne igra nijedna partija.

deal-heading = Partija { $deal }, ruka { $trick } od { $tricks }.
turn-you = { $leads ->
    [yes] Na potezu si: otvaraš.
   *[no] Na potezu si.
}
turn-player = { $leads ->
    [yes] Otvara { $player }.
   *[no] Na potezu: { $player }.
}
turn-waits = Nema nikoga: stol čeka da se netko vrati.
trump-lies = Adut: { CASE($suit, "nominative") }. { $stock ->
    [1] U talonu je još samo okrenuta karta: { CASE($card, "nominative") }.
    [one] Okrenuta karta: { CASE($card, "nominative") }. U talonu je s njom još { $stock } karta.
    [few] Okrenuta karta: { CASE($card, "nominative") }. U talonu su s njom još { $stock } karte.
   *[other] Okrenuta karta: { CASE($card, "nominative") }. U talonu je s njom još { $stock } karata.
}
trump-gone = Adut: { CASE($suit, "nominative") }. Talona više nema.
trump-is = Adut: { CASE($suit, "nominative") }.
turnup-drawn = Kartu koja je bila okrenuta, { CASE($card, "accusative") }, ima { $player }.
trick-running = Na stolu: { CASE($plays, "nominative") }.
trick-empty = Na stolu još nema karata.
trick-play = { $player }, { CASE($card, "nominative") }
trick-complete = { $plays }. Ruku uzima { $player }{ $points ->
    [none] .
    [0] : bez punata.
    [one] : { $points } punat.
    [few] : { $points } punta.
   *[other] : { $points } punata.
}
trick-numbered = Ruka { $trick }: { $text }
deal-decided = Partija je odlučena.
sheet-heading = Partija { $deal }, ruka po ruka.
sheet-order = Redoslijed igre: { $order }; tko uzme ruku, otvara sljedeću.
sheet-play = { $player } { CASE($card, "nominative") }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = Za ovim se stolom ne igra nijedna partija.
trick-of-deal-before = Posljednja ruka iz partije { $deal }: { $text }
trick-none-yet = U ovoj partiji još nije uzeta nijedna ruka.
trick-review-off = Ovaj stol uzete ruke ponovno pokazuje tek nakon partije.
dealt-by = Dijeli { $player }.
pile-open = { $player }, uzete karte: { CASE($cards, "nominative") }.
seats-line = Za stolom: { $players }.
seat-line = { $player }: { $cards ->
    [0] bez karata.
    [one] { $cards } karta.
    [few] { $cards } karte.
   *[other] { $cards } karata.
}
seat-noted = { $player } ({ $notes })
seat-you = ti
seat-dealer = dijeli
seat-computer = računalo
seat-substitute = računalo, igra za: { $player }

## Points and results

side-number = { $side } { $number }
points-line = Punti: { $points }.
points-running = Punti dosad: { $points }.
points-final = Punti: { $points }.
points-hidden = Punti su skriveni do kraja partije.
points-others-hidden = Tuđi punti skriveni su do kraja partije.
score-none = Za ovim stolom još nije počeo nijedan meč.
score-line-first_to = { $target ->
    [1] Partije: { $score }. Jedna partija odlučuje meč.
   *[other] Partije: { $score }. Meč se igra do { $target }.
}
score-carried = Sljedeća dobivena partija vrijedi { $worth }.

deal-won = { $count ->
    [one] Partiju dobiva { $side }.
   *[other] Partiju dobivaju { $side }.
}
deal-last-trick-decides = Obje strane imaju 60: odlučuje posljednja ruka.
deal-cappotto = Svih 120 punata: kapot!
deal-worth = S prenesenim neriješenim partijama vrijedi { $worth }.
deal-drawn = Obje strane imaju 60: partija je neriješena.
deal-tied = Izjednačeno na { $points }: { $sides }. Partiju ne dobiva nitko.
deal-tie-next = Nitko ne dobiva bod, a sljedeći dijeli { $player }.
deal-tie-same-dealer = Nitko ne dobiva bod, a opet dijeli { $player }.
deal-tie-carry = Nitko ne dobiva bod; sljedeća dobivena partija vrijedi { $worth }.
deal-broken = Partija se prekida i ne vrijedi nikome.

match-forfeit = { $losing ->
    [one] Predaje se { $losers }.
   *[other] Predaju se { $losers }.
} { $count ->
    [one] Meč dobiva { $side }.
   *[other] Meč dobivaju { $side }.
} { $sum }

## What happens in a match

happened-dealt = Partija { $deal }: dijeli { $dealer }, otvara { $leader }.
happened-turned = Adut: { CASE($suit, "nominative") }; okrenuta karta: { CASE($card, "nominative") }.
happened-turned-back = Najprije okrenuto i vraćeno u talon: { CASE($cards, "nominative") }.
happened-removed = Iz špila je izvađena karta: { CASE($card, "nominative") }.
happened-no-twos = Dvice su izvađene iz špila.
happened-played = { $player } igra { CASE($card, "accusative") }.
happened-taken = Ruku uzima { $player }{ $points ->
    [none] .
    [0] : bez punata.
    [one] : { $points } punat.
    [few] : { $points } punta.
   *[other] : { $points } punata.
}
happened-drew-turnup = { $player } uzima okrenutu kartu: { CASE($card, "nominative") }.
happened-forfeited = { $count ->
    [one] Meč predaje { $side }.
   *[other] Meč predaju { $side }.
}
