### The family of games: names, presets, options, and what happens beyond playing cards.

## Games

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briškola
variant-briscola-about = Klasična: tri karte v roki, odprta karta določi aduta, igraš, kar hočeš, za zmago zadošča 61 točk od 120.
variant-briscola-short = klasična
variant-briscola-aliases = klasična, briscola, briškula, briskola
variant-schembil = Schembil
variant-schembil-about = Dve ekipi po tri. Samo kapetan vsake ekipe, rais, sprašuje in ukazuje, na glas.
variant-schembil-short = kapetan sprašuje in ukazuje
variant-schembil-aliases = rais, briškola v šestih
variant-a31 = Briškola do 31
variant-a31-about = Za dva, s skritimi točkami: prijaviš 31 in dobiš partijo, če jih imaš, ali jo izgubiš, če jih nimaš.
variant-a31-short = 31 prijaviš
variant-a31-aliases = a 31, enaintrideset
variant-scoperta = Odkrita briškola
variant-scoperta-about = Za dva, z odkritimi kartami in odkrito naslednjo karto kupčka.
variant-scoperta-short = vse karte so odkrite
variant-scoperta-aliases = scoperta, briscola scoperta, odprta briškola
variant-briscolone3 = Briškolon s tremi kartami
variant-briscolone3-about = Za dva, brez aduta; v zadnjih treh rundah moraš odgovoriti na barvo in pobrati, če moreš.
variant-briscolone3-short = brez aduta
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briškolon s petimi kartami
variant-briscolone5-about = Za dva, s petimi kartami v roki in brez aduta.
variant-briscolone5-short = brez aduta
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briškolon z adutom
variant-briscolone5t-about = Za dva, s petimi kartami v roki; barva prve odigrane karte postane adut.
variant-briscolone5t-short = prva barva je adut
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Bosanska briškola
variant-bosnian32-about = Z 32 kartami od sedmice do asa, desetka je vredna deset; za dva do deset igralcev.
variant-bosnian32-short = desetka šteje 10
variant-bosnian32-aliases = bosanska, bosanska briškula, briškola z 32 kartami
variant-double = Dvojna briškola
variant-double-about = Štiri karte v roki, in vsak v vsaki rundi odigra po dve.
variant-double-short = dve karti na rundo
variant-double-aliases = dupla, dupla briškula, briškola s štirimi kartami
variant-chiamata = Klicana briškola
variant-chiamata-about = Pet igralcev licitira; kdor dobi licitacijo, pokliče karto, in kdor jo ima, je skrivni partner.
variant-chiamata-short = skrivni partner
variant-chiamata-aliases = chiamata, briscola chiamata, briškola v petih
variant-bisca3 = Bisca
variant-bisca3-about = Portugalska sestra: sedmica je vredna deset, fant je močnejši od dame.
variant-bisca3-short = sedmica šteje 10
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca z devetimi kartami
variant-bisca9-about = Bisca za dva z devetimi kartami v roki.
variant-bisca9-short = sedmica za 10
variant-bisca9-aliases = bisca de nove, bisca v devetih
variant-brisca = Brisca
variant-brisca-about = Španska sestra: adutno sedmico ali dvojko lahko zamenjaš za odprtega aduta.
variant-brisca-short = menjava odprtega aduta
variant-brisca-aliases = brisca española, španska briškola
variant-sueca = Sueca
variant-sueca-about = Dva para, deset kart na igralca: delilec pokaže aduta, na barvo se odgovarja in nihče ne govori.
variant-sueca-short = odgovarja se na barvo, v tišini
variant-sueca-aliases = švedska
variant-sueca_italiana = Italijanska sueca
variant-sueca_italiana-about = Karte suece in licitacija za pet: kdor jo dobi, pokliče karto, in kdor jo ima, je skrivni partner.
variant-sueca_italiana-short = skrivni partner
variant-sueca_italiana-aliases = italiana, sueca italiana, sueca v petih

## Presets

preset-classic = Klasična
preset-classic-about = Briškola za dva, kot jo pozna večina, na dve dobljeni partiji.
preset-online = Na spletu
preset-online-about = Štirje igralci, na tri dobljene partije; pri 60 : 60 odloči zadnja runda in nihče ne govori.
preset-sala = Turnirska dvorana
preset-sala-about = Na dve dobljeni partiji, vsak igralec ima za vso tekmo deset minut.
preset-wikipedia = Wikipedija
preset-wikipedia-about = Dva para, v katerih si partnerja najprej pokažeta karte, z znaki, dvojko za odprtega aduta in konkvisto.
preset-roma = Rim
preset-roma-about = Dva para, ki govorita na glas: kdor začne rundo, sme spraševati in ukazovati.
preset-schembil = Schembil
preset-schembil-about = Dve ekipi po tri, vsako vodi njen rais.
preset-dalmacija = Dalmacija
preset-dalmacija-about = Dvojna briškola za dva; v štirih dva para, v katerih si partnerja na koncu pogledata karte.
preset-bosna = Bosna
preset-bosna-about = Briškola z 32 kartami in desetko.
preset-piemonte = Piemont
preset-piemonte-about = Sedmica stopi na mesto trojke, kot v Piemontu in na Sardiniji.
preset-sud = Jug
preset-sud-about = Francoske karte, fant je močnejši od dame.
preset-lisboa = Lizbona
preset-lisboa-about = Bisca kot na Portugalskem.
preset-sueca = Sueca
preset-sueca-about = Tiha igra dveh parov.
preset-chiamata = Klicana
preset-chiamata-about = Pet igralcev, licitacija in skrivni partner.
preset-brisca = Brisca
preset-brisca-about = Kot v Španiji, z menjavo sedmice in dvojke.

## Options

rule-none = nič
rule-cards = število kart
rule-pack-french32 = francoske, 32 kart
rule-pack-spanish40 = španske, 40 kart
rule-pack-spanish48 = španske, 48 kart
rule-ranking = moč kart
rule-ranking-standard = običajna
rule-ranking-qj_swap = fant nad damo
rule-ranking-three_as_three = trojka je nizka
rule-ranking-seven_for_three = sedmica namesto trojke
rule-ranking-ten = z desetko
rule-ranking-bisca = kot pri bisci
rule-seven_swap = trojka na mestu sedmice
rule-direction = smer
rule-direction-counter_clockwise = v nasprotni smeri urnega kazalca
rule-direction-clockwise = v smeri urnega kazalca
rule-first_dealer = prvi delilec
rule-first_dealer-random = odloči žreb
rule-first_dealer-host = gostitelj
rule-first_dealer-loser = poraženec zadnje tekme
rule-dealer_rotation = naslednji delilec
rule-dealer_rotation-right = naslednji po vrsti
rule-dealer_rotation-fixed = vedno isti
rule-dealer_rotation-winner = kdor dobi partijo
rule-retire = menjava odprtega aduta
rule-retire-off = ni je
rule-retire-deuce_first_trick = adutna dvojka, v prvi rundi
rule-retire-brisca_7_2 = adutna sedmica ali dvojka, po rundi
rule-conquista = konkvista
rule-partners_show_first = partnerja si najprej pokažeta karte
rule-partners_look_at_the_end = partnerja si na koncu pogledata karte
rule-talk = pogovor
rule-talk-off = ni ga
rule-talk-signals = znaki
rule-talk-conversation = vprašanja in ukazi
rule-talk-rais = samo rais, kapetan vsake ekipe
rule-talk-free = karkoli
rule-signal_table = seznam znakov
rule-signal_table-pagat = Pagatov
rule-signal_table-wikipedia = Wikipedijin
rule-signal_table-custom = gostiteljev lastni
rule-signal_delivery = kdo vidi znake
rule-signal_delivery-private = partnerji
rule-signal_delivery-catchable = partnerji in nasprotniki, ki pazijo
rule-signal_delivery-public = vsi
rule-signal_truth = resničnost znakov
rule-signal_truth-enforced = samo resnični
rule-signal_truth-free = lažni so dovoljeni
rule-talk_from_trick = pogovor od runde
rule-asks_per_trick = število vprašanj v rundi
rule-answer_counts = odgovori s številom kart
rule-orders_per_trick = število ukazov partnerju v rundi
rule-orders = ukazi so
rule-orders-advisory = nasvet
rule-orders-binding = obvezni
rule-follow_suit = odgovarjanje na barvo
rule-follow_suit-free = ni obvezno
rule-follow_suit-must_follow = vedno
rule-follow_suit-last3_follow_and_head = v zadnjih treh rundah, z obveznim pobiranjem
rule-match-race = točke kart
rule-match-pennycook = točke igre po razliki
rule-match-threehand = točke igre za tri
rule-match-chiamata = tekoči rezultat
rule-match-n_deals = število partij
rule-match-sueca = igre
rule-goal = { $match ->
    [race] { $target ->
        [one] do { $target } točke kart
       *[other] do { $target } točk kart
    }
    [pennycook] { $target ->
        [one] do { $target } točke igre
       *[other] do { $target } točk igre
    }
    [threehand] { $target ->
        [one] do { $target } točke igre
       *[other] do { $target } točk igre
    }
    [chiamata] do rezultata { $target }
    [n_deals] { $target ->
        [1] ena partija
        [one] { $target } partija
        [two] { $target } partiji
        [few] { $target } partije
       *[other] { $target } partij
    }
    [sueca] { $target ->
        [one] do { $target } igre
       *[other] do { $target } iger
    }
   *[first_to] { $target ->
        [1] ena sama partija
        [one] do { $target } dobljene partije
       *[other] do { $target } dobljenih partij
    }
}
rule-early_stop = predčasni konec partije
rule-early_stop-off = ni ga
rule-early_stop-when_decided = takoj, ko je odločena
rule-early_stop-claim = ko jo kdo prijavi
rule-match_clock = čas vsakega igralca za tekmo
rule-match_clock-off = brez omejitve
rule-timeout = ko čas poteče
rule-timeout-autoplay_twice = dvakrat karta namesto tebe, nato računalnik
rule-timeout-autoplay = karta se odigra namesto tebe
rule-timeout-computer_takes_seat = prisede računalnik
rule-timeout-forfeit = tekma je izgubljena
rule-timeout-wait_vote = odločijo drugi
rule-open_hands = odkrite karte v roki
rule-open_piles = odkrite pobrane karte
rule-open_next_card = odkrita naslednja karta
rule-deck_pattern = videz kart
rule-bisca_margins = 91 šteje dva, 120 štiri
rule-auction = licitacija
rule-auction-combined = karte, nato točke
rule-auction-rank = karte
rule-auction-points = točke
rule-auction-suit_only = točke, kliče se samo barva
rule-auction-from65 = točke od 65, po pet
rule-first_raise = prvo zvišanje
rule-force = zahteva po točkah
rule-declarer_leads = začne nosilec
rule-blind = prva runda na slepo
rule-blind-off = izklopljeno
rule-blind-on = dovoljeno
rule-blind-from_62 = od 62 točk
rule-scoring = točkovanje partije
rule-scoring-standard = običajno
rule-scoring-pazza = pazza
rule-bandeira = štiri igre za 120
rule-bandeira-points = z vsemi točkami
rule-bandeira-tricks = samo z vsemi rundami
rule-renege = neodgovarjanje se sme prijaviti

## Options that make no game

impossible-not-in-game = { $allowed ->
    [none] Ta igra nima možnosti „{ $option }“.
   *[other] „{ $value }“ tu ne gre za „{ $option }“. Mogoče je: { $allowed }.
}
impossible-out-of-range = „{ $value }“ ne gre za „{ $option }“. Mogoče je: { $allowed }.
impossible-needs = { $same ->
    [yes] „{ $value }“ tu ni mogoče: izberi „{ $needs }“.
   *[no] Za „{ $option }“ je treba „{ $needs }“.
}
allowed-range = najmanj { $low }, največ { $high }
allowed-text = besedilo z največ 1000 znaki

## Ranks

rank-name = { $case ->
    [genitive] { $rank ->
        [ace] asa
        [two] dvojke
        [three] trojke
        [four] štirice
        [five] petice
        [six] šestice
        [seven] sedmice
        [eight] osmice
        [nine] devetke
        [ten] desetke
        [jack] fanta
        [queen] { $family ->
            [french] dame
           *[other] kavala
        }
       *[king] kralja
    }
    [accusative] { $rank ->
        [ace] asa
        [two] dvojko
        [three] trojko
        [four] štirico
        [five] petico
        [six] šestico
        [seven] sedmico
        [eight] osmico
        [nine] devetko
        [ten] desetko
        [jack] fanta
        [queen] { $family ->
            [french] damo
           *[other] kavala
        }
       *[king] kralja
    }
   *[nominative] { $rank ->
        [ace] as
        [two] dvojka
        [three] trojka
        [four] štirica
        [five] petica
        [six] šestica
        [seven] sedmica
        [eight] osmica
        [nine] devetka
        [ten] desetka
        [jack] fant
        [queen] { $family ->
            [french] dama
           *[other] kaval
        }
       *[king] kralj
    }
}

## Hand and table

hand-shown = { $player } ima { CASE($cards, "accusative") }.
hand-seen = Vidiš, da ima { $player } { CASE($cards, "accusative") }.
hand-open = Vsi vidijo, da ima { $player } { CASE($cards, "accusative") }.
turnup-shown = { $player } ima { CASE($card, "accusative") }, karto, pokazano za aduta.
trump-none = Aduta ni.
trump-not-yet = Aduta še ni: določi ga prva odigrana karta.
next-card = Naslednja karta kupčka: { CASE($card, "nominative") }.
stock-left = { $stock ->
    [one] V kupčku je še { $stock } karta.
    [two] V kupčku sta še { $stock } karti.
    [few] V kupčku so še { $stock } karte.
   *[other] V kupčku je še { $stock } kart.
}
trick-play-covered = { $player }, pokrita karta
seat-out = izpade iz tekme

## What happens in a match

happened-shown-trump = { $player } pokaže { CASE($card, "accusative") }. Adut: { CASE($suit, "nominative") }; karta ostane v tej roki.
happened-laid-down = { $player } položi pokrito karto.
happened-trump-made = Adut v tej partiji: { CASE($suit, "nominative") }.
happened-drew = { $player } vzame { CASE($card, "accusative") }.
happened-exchanged = { $player } vzame odprtega aduta, { CASE($taken, "accusative") }, in na njegovo mesto položi { CASE($given, "accusative") }.
happened-conquista = { $player } pokaže { CASE($cards, "accusative") }: konkvista, partija je dobljena!
happened-claimed-31 = { $right ->
    [yes] { $player } prijavi 31 točk in jih ima!
   *[no] { $player } prijavi 31 točk, a jih nima.
}
happened-claimed = { $player } prijavi partijo: odločena je.
happened-denounced = { $right ->
    [yes] { $player } upravičeno prijavi neodgovarjanje ({ $target }): na barvo ni bilo odgovorjeno.
   *[no] { $player } neupravičeno prijavi neodgovarjanje ({ $target }): na barvo je bilo vedno odgovorjeno.
}
happened-seat-out = { $player } izpade; vodilna dva igrata naprej z vsemi 40 kartami.

## Results

score-sum = { $match ->
    [first_to] Partije: { $score }.
    [race] Točke skupaj: { $score }.
    [sueca] Igre: { $score }.
   *[other] Rezultat: { $score }.
}
score-line-race = Točke skupaj: { $score }. Tekma se igra do { $target }.
score-line-pennycook = Točke igre: { $score }. Tekma se igra do { $target }.
score-line-threehand = Točke igre: { $score }. Tekma se igra do { $target }.
score-line-chiamata = Rezultat: { $score }. Tekma se igra do { $target }.
score-line-n_deals = { $target ->
    [1] Rezultat: { $score }. O tekmi odloči ena partija.
    [one] Rezultat: { $score }. Tekma ima { $target } partijo.
    [two] Rezultat: { $score }. Tekma ima { $target } partiji.
    [few] Rezultat: { $score }. Tekma ima { $target } partije.
   *[other] Rezultat: { $score }. Tekma ima { $target } partij.
}
score-line-sueca = Igre: { $score }. Tekma se igra do { $target }.
deal-counts = Šteje { $worth }.
deal-scores = Partija prinese: { $scores }.
deal-unclaimed = Nihče ni prijavil 31 točk: nihče ne dobi nič, igra se nova partija.
deal-early = Partija je odločena in se tu konča.
deal-race-drawn = Obe strani imata 60 točk.
deal-two-more = Na vrhu je izenačeno: igrata se še dve partiji.
match-won = { $count ->
    [one] { $side } dobi tekmo!
    [two] { $side } dobita tekmo!
    [few] { $side } dobijo tekmo!
   *[other] { $side } dobijo tekmo!
} { $sum }
match-denounce = Prijava odloči: { $count ->
    [one] tekmo dobi { $side }.
    [two] tekmo dobita { $side }.
    [few] tekmo dobijo { $side }.
   *[other] tekmo dobijo { $side }.
} { $sum }

## Labels

label-exchange = Zamenjaj
label-conquista = Konkvista
label-claim-31 = Prijavi 31
label-claim = Prijavi partijo
label-denounce = Prijavi: { $player }
label-forfeit = Predaj
