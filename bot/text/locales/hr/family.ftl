### The family of games: names, presets, options, and what happens beyond playing cards.

## Games

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briškula
variant-briscola-about = Klasična: svatko drži tri karte, okrenuta karta određuje adut, igraš što hoćeš, a pobjeđuje 61 punat od 120.
variant-briscola-short = klasična
variant-briscola-aliases = klasična, briscola, briskula, briškula
variant-schembil = Schembil
variant-schembil-about = Dvije ekipe po troje. Samo kapetan svake ekipe, rais, naglas pita i zapovijeda.
variant-schembil-short = kapetani pitaju i zapovijedaju
variant-schembil-aliases = rais, briškula u šest
variant-a31 = Briškula do 31
variant-a31-about = Za dvoje, sa skrivenim puntima: prijaviš 31 i dobivaš partiju ako je točno, a gubiš je ako nije.
variant-a31-short = 31 prijavljuješ
variant-a31-aliases = a 31, trideset i jedan
variant-scoperta = Otkrivena briškula
variant-scoperta-about = Za dvoje, s otkrivenim kartama i otkrivenom sljedećom kartom talona.
variant-scoperta-short = karte su otkrivene
variant-scoperta-aliases = scoperta, briscola scoperta, otvorena briškula
variant-briscolone3 = Briškulun s tri karte
variant-briscolone3-about = Za dvoje, bez aduta; u posljednje tri ruke moraš odgovoriti na zog i ubiti ako možeš.
variant-briscolone3-short = bez aduta
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briškulun s pet karata
variant-briscolone5-about = Za dvoje, bez aduta; svatko drži pet karata.
variant-briscolone5-short = bez aduta
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briškulun s adutom
variant-briscolone5t-about = Za dvoje; svatko drži pet karata, a zog prve odigrane karte postaje adut.
variant-briscolone5t-short = prvi zog je adut
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Bosanska briškula
variant-bosnian32-about = S 32 karte od sedmice do asa, a desetka vrijedi deset; za dva do deset igrača.
variant-bosnian32-short = desetka vrijedi 10
variant-bosnian32-aliases = bosanska, briškula s 32 karte
variant-double = Dupla briškula
variant-double-about = Svatko drži četiri karte i u svakoj ruci igra po dvije.
variant-double-short = dvije karte po ruci
variant-double-aliases = dupla, briškula u četiri karte
variant-chiamata = Zvana briškula
variant-chiamata-about = Petero licitira; pobjednik licitacije zove kartu, a tko je ima, tajni je partner.
variant-chiamata-short = tajni partner
variant-chiamata-aliases = chiamata, briscola chiamata, briškula u pet
variant-bisca3 = Bisca
variant-bisca3-about = Portugalska sestra: sedmica vrijedi deset, a dečko je jači od dame.
variant-bisca3-short = sedmica vrijedi 10
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca s devet karata
variant-bisca9-about = Bisca za dvoje, s po devet karata.
variant-bisca9-short = sedmica vrijedi 10
variant-bisca9-aliases = bisca de nove, bisca u devet
variant-brisca = Brisca
variant-brisca-about = Španjolska sestra: adutsku sedmicu ili dvicu smiješ zamijeniti za okrenutu kartu.
variant-brisca-short = zamjena okrenute karte
variant-brisca-aliases = brisca española, španjolska briškula
variant-sueca = Sueca
variant-sueca-about = Dva para po deset karata: djelitelj pokazuje adut, na zog se odgovara i nitko ne govori.
variant-sueca-short = odgovara se na zog, u tišini
variant-sueca-aliases = švedska
variant-sueca_italiana = Talijanska sueca
variant-sueca_italiana-about = Karte suece i licitacija za petero: pobjednik zove kartu, a tko je ima, tajni je partner.
variant-sueca_italiana-short = tajni partner
variant-sueca_italiana-aliases = italiana, sueca italiana, sueca u pet

## Presets

preset-classic = Klasična
preset-classic-about = Briškula za dvoje kakvu većina poznaje, do dvije dobivene partije.
preset-online = Na internetu
preset-online-about = Četiri igrača, do tri dobivene partije; kod 60 : 60 odlučuje posljednja ruka, i nitko ne govori.
preset-sala = Turnirska dvorana
preset-sala-about = Do dvije dobivene partije, i deset minuta po igraču za cijeli meč.
preset-wikipedia = Wikipedija
preset-wikipedia-about = Dva para čiji partneri najprije jedan drugom pokažu karte, s motima, dvicom za okrenutu kartu i konkvistom.
preset-roma = Rim
preset-roma-about = Dva para koja govore naglas: tko otvara, smije pitati i zapovijedati.
preset-schembil = Schembil
preset-schembil-about = Dvije ekipe po troje, svaku vodi njezin rais.
preset-dalmacija = Dalmacija
preset-dalmacija-about = Dupla briškula za dvoje; učetvero dva para čiji partneri na kraju jedan drugom pogledaju karte.
preset-bosna = Bosna
preset-bosna-about = Briškula s 32 karte i desetkom.
preset-piemonte = Pijemont
preset-piemonte-about = Sedmica dolazi na mjesto trice, kao u Pijemontu i na Sardiniji.
preset-sud = Jug
preset-sud-about = Francuske karte, a dečko je jači od dame.
preset-lisboa = Lisabon
preset-lisboa-about = Bisca kao u Portugalu.
preset-sueca = Sueca
preset-sueca-about = Tiha igra dvaju parova.
preset-chiamata = Zvana
preset-chiamata-about = Pet igrača, licitacija i tajni partner.
preset-brisca = Brisca
preset-brisca-about = Kao u Španjolskoj, sa zamjenom sedmice i dvice.

## Options

rule-none = nema
rule-cards = broj karata
rule-pack-french32 = francuske, 32 karte
rule-pack-spanish40 = španjolske, 40 karata
rule-pack-spanish48 = španjolske, 48 karata
rule-ranking = jačina karata
rule-ranking-standard = uobičajena
rule-ranking-qj_swap = dečko iznad dame
rule-ranking-three_as_three = trica je niska
rule-ranking-seven_for_three = sedmica umjesto trice
rule-ranking-ten = s desetkom
rule-ranking-bisca = kao u bisci
rule-seven_swap = trica na mjestu sedmice
rule-direction = smjer
rule-direction-counter_clockwise = suprotno od kazaljke na satu
rule-direction-clockwise = u smjeru kazaljke na satu
rule-first_dealer = prvi djelitelj
rule-first_dealer-random = odlučuje ždrijeb
rule-first_dealer-host = domaćin
rule-first_dealer-loser = tko je izgubio zadnji meč
rule-dealer_rotation = sljedeći djelitelj
rule-dealer_rotation-right = sljedeći po redu
rule-dealer_rotation-fixed = uvijek isti
rule-dealer_rotation-winner = tko je dobio partiju
rule-retire = zamjena za okrenutu kartu
rule-retire-off = nema
rule-retire-deuce_first_trick = adutska dvica, u prvoj ruci
rule-retire-brisca_7_2 = adutska sedmica ili dvica, nakon ruke
rule-conquista = konkvista
rule-partners_show_first = partneri si najprije pokažu karte
rule-partners_look_at_the_end = partneri si na kraju pogledaju karte
rule-talk = razgovor
rule-talk-off = nema
rule-talk-signals = moti
rule-talk-conversation = pitanja i zapovijedi
rule-talk-rais = samo rais, kapetan svake ekipe
rule-talk-free = bilo što
rule-signal_table = popis mota
rule-signal_table-pagat = Pagatov
rule-signal_table-wikipedia = Wikipedijin
rule-signal_table-custom = domaćinov
rule-signal_delivery = tko vidi mote
rule-signal_delivery-private = partneri
rule-signal_delivery-catchable = partneri i protivnici koji paze
rule-signal_delivery-public = svi
rule-signal_truth = istinitost mota
rule-signal_truth-enforced = samo istiniti
rule-signal_truth-free = lažni su dopušteni
rule-talk_from_trick = razgovor od ruke
rule-asks_per_trick = broj pitanja u ruci
rule-answer_counts = odgovori s brojem karata
rule-orders_per_trick = broj zapovijedi partneru u ruci
rule-orders = zapovijedi su
rule-orders-advisory = savjet
rule-orders-binding = obvezne
rule-follow_suit = odgovaranje na zog
rule-follow_suit-free = nije obvezno
rule-follow_suit-must_follow = uvijek
rule-follow_suit-last3_follow_and_head = u posljednje tri ruke, uz obvezu ubijanja
rule-match-race = punti
rule-match-pennycook = bodovi igre prema razlici
rule-match-threehand = bodovi igre za troje
rule-match-chiamata = tekući rezultat
rule-match-n_deals = broj partija
rule-match-sueca = igre
rule-goal = { $match ->
    [race] { $target ->
        [one] do { $target } punta
        [few] do { $target } punta
       *[other] do { $target } punata
    }
    [pennycook] { $target ->
        [one] do { $target } boda igre
        [few] do { $target } boda igre
       *[other] do { $target } bodova igre
    }
    [threehand] { $target ->
        [one] do { $target } boda igre
        [few] do { $target } boda igre
       *[other] do { $target } bodova igre
    }
    [chiamata] do rezultata { $target }
    [n_deals] { $target ->
        [1] jedna partija
        [one] { $target } partija
        [few] { $target } partije
       *[other] { $target } partija
    }
    [sueca] { $target ->
        [one] do { $target } igre
        [few] do { $target } igre
       *[other] do { $target } igara
    }
   *[first_to] { $target ->
        [1] jedna jedina partija
        [one] do { $target } dobivene partije
        [few] do { $target } dobivene partije
       *[other] do { $target } dobivenih partija
    }
}
rule-early_stop = raniji kraj partije
rule-early_stop-off = nema
rule-early_stop-when_decided = čim je odlučena
rule-early_stop-claim = kad netko prijavi
rule-match_clock = vrijeme svakog igrača za meč
rule-match_clock-off = isključeno
rule-timeout = kad istekne vrijeme
rule-timeout-autoplay_twice = dvaput karta umjesto tebe, zatim računalo
rule-timeout-autoplay = karta se igra umjesto tebe
rule-timeout-computer_takes_seat = sjeda računalo
rule-timeout-forfeit = meč je izgubljen
rule-timeout-wait_vote = odlučuju ostali
rule-open_hands = otkrivene karte svih igrača
rule-open_piles = otkrivene uzete karte
rule-open_next_card = otkrivena sljedeća karta
rule-deck_pattern = izgled karata
rule-bisca_margins = 91 vrijedi dva, 120 četiri
rule-auction = licitacija
rule-auction-combined = karte, zatim punti
rule-auction-rank = karte
rule-auction-points = punti
rule-auction-suit_only = punti, zove se samo zog
rule-auction-from65 = punti od 65, po pet
rule-first_raise = prvo povisivanje
rule-force = punti uz istu kartu
rule-declarer_leads = otvara nositelj
rule-blind = prva ruka naslijepo
rule-blind-off = isključeno
rule-blind-on = dopušteno
rule-blind-from_62 = od 62 punta
rule-scoring = bodovanje partije
rule-scoring-standard = uobičajeno
rule-scoring-pazza = pazza
rule-bandeira = četiri igre za 120
rule-bandeira-points = sa svim puntima
rule-bandeira-tricks = samo sa svim rukama
rule-renege = nepoštivanje zoga smije se prijaviti

## Options that make no game

impossible-not-in-game = { $allowed ->
    [none] Ova igra nema opciju „{ $option }”.
   *[other] „{ $value }” ovdje ne ide za „{ $option }”. Moguće je: { $allowed }.
}
impossible-out-of-range = „{ $value }” ne ide za „{ $option }”. Moguće je: { $allowed }.
impossible-needs = { $same ->
    [yes] „{ $value }” ovdje nije moguće: odaberi „{ $needs }”.
   *[no] Za „{ $option }” treba „{ $needs }”.
}
allowed-range = najmanje { $low }, najviše { $high }
allowed-text = tekst od najviše 1000 znakova

## Ranks

rank-name = { $case ->
    [genitive] { $rank ->
        [ace] asa
        [two] dvice
        [three] trice
        [four] četvorke
        [five] petice
        [six] šestice
        [seven] sedmice
        [eight] osmice
        [nine] devetke
        [ten] desetke
        [jack] { $family ->
            [french] dečka
           *[other] fanta
        }
        [queen] { $family ->
            [french] dame
           *[other] konja
        }
       *[king] kralja
    }
    [accusative] { $rank ->
        [ace] asa
        [two] dvicu
        [three] tricu
        [four] četvorku
        [five] peticu
        [six] šesticu
        [seven] sedmicu
        [eight] osmicu
        [nine] devetku
        [ten] desetku
        [jack] { $family ->
            [french] dečka
           *[other] fanta
        }
        [queen] { $family ->
            [french] damu
           *[other] konja
        }
       *[king] kralja
    }
   *[nominative] { $rank ->
        [ace] as
        [two] dvica
        [three] trica
        [four] četvorka
        [five] petica
        [six] šestica
        [seven] sedmica
        [eight] osmica
        [nine] devetka
        [ten] desetka
        [jack] { $family ->
            [french] dečko
           *[other] fanat
        }
        [queen] { $family ->
            [french] dama
           *[other] konj
        }
       *[king] kralj
    }
}

## Hand and table

hand-shown = { $player } ima { CASE($cards, "accusative") }.
hand-seen = Vidiš da { $player } ima { CASE($cards, "accusative") }.
hand-open = Svi vide da { $player } ima { CASE($cards, "accusative") }.
turnup-shown = { $player } ima { CASE($card, "accusative") }, kartu pokazanu za adut.
trump-none = Aduta nema.
trump-not-yet = Aduta još nema: određuje ga prva odigrana karta.
next-card = Sljedeća karta talona: { CASE($card, "nominative") }.
stock-left = { $stock ->
    [one] U talonu je još { $stock } karta.
    [few] U talonu su još { $stock } karte.
   *[other] U talonu je još { $stock } karata.
}
trick-play-covered = { $player }, pokrivena karta
seat-out = ispada iz meča

## What happens in a match

happened-shown-trump = { $player } pokazuje { CASE($card, "accusative") }. Adut: { CASE($suit, "nominative") }; karta ostaje kod istog igrača.
happened-laid-down = { $player } stavlja pokrivenu kartu.
happened-trump-made = Adut u ovoj partiji: { CASE($suit, "nominative") }.
happened-drew = { $player } uzima { CASE($card, "accusative") }.
happened-exchanged = { $player } uzima okrenutu kartu, { CASE($taken, "accusative") }, i na njezino mjesto stavlja { CASE($given, "accusative") }.
happened-conquista = { $player } pokazuje { CASE($cards, "accusative") }: konkvista, partija je dobivena!
happened-claimed-31 = { $right ->
    [yes] { $player } prijavljuje 31 punat, i točno je!
   *[no] { $player } prijavljuje 31 punat, a nije točno.
}
happened-claimed = { $player } prijavljuje partiju: odlučena je.
happened-denounced = { $right ->
    [yes] { $player } prijavljuje nepoštivanje zoga ({ $target }), s pravom: zog nije poštovan.
   *[no] { $player } prijavljuje nepoštivanje zoga ({ $target }), bez razloga: zog je uvijek poštovan.
}
happened-seat-out = { $player } ispada; vodeće dvoje igra dalje sa svih 40 karata.

## Results

score-sum = { $match ->
    [first_to] Partije: { $score }.
    [race] Punti ukupno: { $score }.
    [sueca] Igre: { $score }.
   *[other] Rezultat: { $score }.
}
score-line-race = Punti ukupno: { $score }. Meč se igra do { $target }.
score-line-pennycook = Bodovi igre: { $score }. Meč se igra do { $target }.
score-line-threehand = Bodovi igre: { $score }. Meč se igra do { $target }.
score-line-chiamata = Rezultat: { $score }. Meč se igra do { $target }.
score-line-n_deals = { $target ->
    [1] Rezultat: { $score }. Jedna partija odlučuje meč.
    [one] Rezultat: { $score }. Meč ima { $target } partiju.
    [few] Rezultat: { $score }. Meč ima { $target } partije.
   *[other] Rezultat: { $score }. Meč ima { $target } partija.
}
score-line-sueca = Igre: { $score }. Meč se igra do { $target }.
deal-counts = Vrijedi { $worth }.
deal-scores = Partija donosi: { $scores }.
deal-unclaimed = Nitko nije prijavio 31 punat: nitko ne dobiva ništa, igra se nova partija.
deal-early = Partija je odlučena i ovdje završava.
deal-race-drawn = Obje strane imaju 60.
deal-two-more = Izjednačeno na vrhu: igraju se još dvije partije.
match-won = { $count ->
    [one] { $side } dobiva meč!
   *[other] { $side } dobivaju meč!
} { $sum }
match-denounce = Prijava odlučuje: { $count ->
    [one] meč dobiva { $side }.
   *[other] meč dobivaju { $side }.
} { $sum }

## Labels

label-exchange = Zamijeni
label-conquista = Konkvista
label-claim-31 = Prijavi 31
label-claim = Prijavi partiju
label-denounce = Prijavi: { $player }
label-forfeit = Predaj
