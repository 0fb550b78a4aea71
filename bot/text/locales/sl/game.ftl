### Cards, play and results.
### $family is "italian", "spanish" or "french"; a suit is coins, cups, swords or batons, whatever the family calls it.
### $case is the case in which the sentence takes the card, suit or rank.

## Cards

suit-name = { $case ->
    [genitive] { $family ->
        [french] { $suit ->
            [coins] kara
            [cups] srca
            [swords] pika
           *[batons] križa
        }
       *[italian] { $suit ->
            [coins] denarjev
            [cups] pokalov
            [swords] sabelj
           *[batons] palic
        }
    }
    [accusative] { $family ->
        [french] { $suit ->
            [coins] karo
            [cups] srce
            [swords] pik
           *[batons] križ
        }
       *[italian] { $suit ->
            [coins] denarje
            [cups] pokale
            [swords] sablje
           *[batons] palice
        }
    }
   *[nominative] { $family ->
        [french] { $suit ->
            [coins] karo
            [cups] srce
            [swords] pik
           *[batons] križ
        }
       *[italian] { $suit ->
            [coins] denarji
            [cups] pokali
            [swords] sablje
           *[batons] palice
        }
    }
}
card-name = { $family ->
    [french] { $case ->
        [genitive] { $suit ->
            [coins] { $rank ->
                [ace] karovega
                [jack] karovega
                [king] karovega
               *[two] karove
            }
            [cups] { $rank ->
                [ace] srčevega
                [jack] srčevega
                [king] srčevega
               *[two] srčeve
            }
            [swords] { $rank ->
                [ace] pikovega
                [jack] pikovega
                [king] pikovega
               *[two] pikove
            }
           *[batons] { $rank ->
                [ace] križevega
                [jack] križevega
                [king] križevega
               *[two] križeve
            }
        }
        [accusative] { $suit ->
            [coins] { $rank ->
                [ace] karovega
                [jack] karovega
                [king] karovega
               *[two] karovo
            }
            [cups] { $rank ->
                [ace] srčevega
                [jack] srčevega
                [king] srčevega
               *[two] srčevo
            }
            [swords] { $rank ->
                [ace] pikovega
                [jack] pikovega
                [king] pikovega
               *[two] pikovo
            }
           *[batons] { $rank ->
                [ace] križevega
                [jack] križevega
                [king] križevega
               *[two] križevo
            }
        }
       *[nominative] { $suit ->
            [coins] { $rank ->
                [ace] karov
                [jack] karov
                [king] karov
               *[two] karova
            }
            [cups] { $rank ->
                [ace] srčev
                [jack] srčev
                [king] srčev
               *[two] srčeva
            }
            [swords] { $rank ->
                [ace] pikov
                [jack] pikov
                [king] pikov
               *[two] pikova
            }
           *[batons] { $rank ->
                [ace] križev
                [jack] križev
                [king] križev
               *[two] križeva
            }
        }
    } { rank-name }
   *[italian] { rank-name } { $suit ->
        [coins] denarjev
        [cups] pokalov
        [swords] sabelj
       *[batons] palic
    }
}
card-the = { card-name }
card-label = { $family ->
    [french] { $suit ->
        [coins] Karo
        [cups] Srce
        [swords] Pik
       *[batons] Križ
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
        [jack] fant
        [queen] dama
       *[king] kralj
    }
   *[italian] { $rank ->
        [ace] As
        [two] Dvojka
        [three] Trojka
        [four] Štirica
        [five] Petica
        [six] Šestica
        [seven] Sedmica
        [eight] Osmica
        [nine] Devetka
        [ten] Desetka
        [jack] Fant
        [queen] Kaval
       *[king] Kralj
    } { $suit ->
        [coins] denarjev
        [cups] pokalov
        [swords] sabelj
       *[batons] palic
    }
}
card-brief = { $family ->
    [french] { $suit ->
        [coins] karo
        [cups] srce
        [swords] pik
       *[batons] križ
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
        [jack] fant
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
        [jack] fant
        [queen] kaval
       *[king] kralj
    } { $suit ->
        [coins] denarjev
        [cups] pokalov
        [swords] sabelj
       *[batons] palic
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
        [queen] C
       *[king] R
    }
}
card-trump = { $card } (adut)

## Hand and table

hand-cards = Tvoje karte: { CASE($cards, "nominative") }.
hand-empty = Nimaš več kart.
hand-may-play = Igraš lahko samo { CASE($cards, "accusative") }.
hand-may-answer = Odgovoriš lahko: { CASE($choices, "nominative") }.
hand-may-also = Izbereš lahko tudi: { CASE($choices, "nominative") }.
hand-none = Za to mizo nimaš mesta.
hand-no-deal = Trenutno se ne igra nobena partija.

deal-heading = Partija { $deal }, runda { $trick } od { $tricks }.
turn-you = { $leads ->
    [yes] Na vrsti si: začneš rundo.
   *[no] Na vrsti si.
}
turn-player = { $leads ->
    [yes] Rundo začne { $player }.
   *[no] Na vrsti: { $player }.
}
turn-waits = Nikogar ni: miza čaka, da se kdo vrne.
trump-lies = Adut: { CASE($suit, "nominative") }. { $stock ->
    [1] V kupčku je samo še odprti adut: { CASE($card, "nominative") }.
    [one] Odprti adut: { CASE($card, "nominative") }. V kupčku je z njim vred še { $stock } karta.
    [two] Odprti adut: { CASE($card, "nominative") }. V kupčku sta z njim vred še { $stock } karti.
    [few] Odprti adut: { CASE($card, "nominative") }. V kupčku so z njim vred še { $stock } karte.
   *[other] Odprti adut: { CASE($card, "nominative") }. V kupčku je z njim vred še { $stock } kart.
}
trump-gone = Adut: { CASE($suit, "nominative") }. Kupčka ni več.
trump-is = Adut: { CASE($suit, "nominative") }.
turnup-drawn = Nekdanjega odprtega aduta, { CASE($card, "accusative") }, ima { $player }.
trick-running = Na mizi: { CASE($plays, "nominative") }.
trick-empty = Na mizi še ni kart.
trick-play = { $player }, { CASE($card, "nominative") }
trick-complete = { $plays }. Rundo pobere { $player }{ $points ->
    [none] .
    [0] : brez točk.
    [one] : { $points } točka.
    [two] : { $points } točki.
    [few] : { $points } točke.
   *[other] : { $points } točk.
}
trick-numbered = Runda { $trick }: { $text }
deal-decided = Partija je odločena.
sheet-heading = Partija { $deal }, runda za rundo.
sheet-order = Vrstni red: { $order }; kdor pobere rundo, začne naslednjo.
sheet-play = { $player } { CASE($card, "nominative") }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = Pri tej mizi se ne igra nobena partija.
trick-of-deal-before = Zadnja runda iz partije { $deal }: { $text }
trick-none-yet = V tej partiji še ni pobrana nobena runda.
trick-review-off = Ta miza pobrane runde spet pokaže šele po partiji.
dealt-by = Deli { $player }.
pile-open = { $player }, pobrane karte: { CASE($cards, "nominative") }.
seats-line = Za mizo: { $players }.
seat-line = { $player }: { $cards ->
    [0] brez kart.
    [one] { $cards } karta.
    [two] { $cards } karti.
    [few] { $cards } karte.
   *[other] { $cards } kart.
}
seat-noted = { $player } ({ $notes })
seat-you = ti
seat-dealer = deli
seat-computer = računalnik
seat-substitute = računalnik, igra za: { $player }

## Points and results

side-number = { $side } { $number }
points-line = Točke: { $points }.
points-running = Točke doslej: { $points }.
points-final = Točke: { $points }.
points-hidden = Točke so skrite do konca partije.
points-others-hidden = Točke drugih so skrite do konca partije.
score-none = Pri tej mizi se še ni začela nobena tekma.
score-line-first_to = { $target ->
    [1] Partije: { $score }. O tekmi odloči ena partija.
   *[other] Partije: { $score }. Tekma se igra do { $target }.
}
score-carried = Naslednja dobljena partija šteje { $worth }.

deal-won = { $count ->
    [one] Partijo dobi { $side }.
    [two] Partijo dobita { $side }.
    [few] Partijo dobijo { $side }.
   *[other] Partijo dobijo { $side }.
}
deal-last-trick-decides = Obe strani imata 60 točk: odloči zadnja runda.
deal-cappotto = Vseh 120 točk: kapot!
deal-worth = S prenesenimi neodločenimi partijami šteje { $worth }.
deal-drawn = Obe strani imata 60 točk: partija je neodločena.
deal-tied = Izenačeno pri { $points }: { $sides }. Partije ne dobi nihče.
deal-tie-next = Nihče ne dobi nič, naslednjo partijo deli { $player }.
deal-tie-same-dealer = Nihče ne dobi nič, spet deli { $player }.
deal-tie-carry = Nihče ne dobi nič; naslednja dobljena partija šteje { $worth }.
deal-broken = Partija je prekinjena in ne šteje za nikogar.

match-forfeit = { $losing ->
    [one] Preda se { $losers }.
    [two] Predata se { $losers }.
    [few] Predajo se { $losers }.
   *[other] Predajo se { $losers }.
} { $count ->
    [one] Tekmo dobi { $side }.
    [two] Tekmo dobita { $side }.
    [few] Tekmo dobijo { $side }.
   *[other] Tekmo dobijo { $side }.
} { $sum }

## What happens in a match

happened-dealt = Partija { $deal }: deli { $dealer }, začne { $leader }.
happened-turned = Adut: { CASE($suit, "nominative") }; odprti adut: { CASE($card, "nominative") }.
happened-turned-back = Najprej odprto in vrnjeno v kupček: { CASE($cards, "nominative") }.
happened-removed = Iz igre je izločena karta: { CASE($card, "nominative") }.
happened-no-twos = Dvojke so izločene iz igre.
happened-played = { $player } igra { CASE($card, "accusative") }.
happened-taken = Rundo pobere { $player }{ $points ->
    [none] .
    [0] : brez točk.
    [one] : { $points } točka.
    [two] : { $points } točki.
    [few] : { $points } točke.
   *[other] : { $points } točk.
}
happened-drew-turnup = { $player } vzame odprtega aduta: { CASE($card, "nominative") }.
happened-forfeited = { $count ->
    [one] Tekmo preda { $side }.
    [two] Tekmo predata { $side }.
    [few] Tekmo predajo { $side }.
   *[other] Tekmo predajo { $side }.
}
