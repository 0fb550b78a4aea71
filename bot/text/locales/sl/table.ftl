### Tables: who sits where, what happens around the game, and by which rules it is played.

## Names and lists

name-seat = Mesto { $number }
name-numbered = { $player } (mesto { $number })
name-somebody = Nekdo
name-forgotten = pozabljena oseba
name-computer = { $player } (računalnik)
list-and = { $rest } in { $last }
list-or = { $rest } ali { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } dan
        [two] { $count } dneva
        [few] { $count } dnevi
       *[other] { $count } dni
    }
    [hours] { $count ->
        [one] { $count } ura
        [two] { $count } uri
        [few] { $count } ure
       *[other] { $count } ur
    }
    [minutes] { $count ->
        [one] { $count } minuta
        [two] { $count } minuti
        [few] { $count } minute
       *[other] { $count } minut
    }
   *[seconds] { $count ->
        [one] { $count } sekunda
        [two] { $count } sekundi
        [few] { $count } sekunde
       *[other] { $count } sekund
    }
}

## The lobby

game-line = { $game } za { $players ->
    [2] dva igralca
    [3] tri igralce
    [4] štiri igralce
    [5] pet igralcev
    [6] šest igralcev
    [7] sedem igralcev
    [8] osem igralcev
    [9] devet igralcev
    [10] deset igralcev
    [one] { $players } igralca
    [two] { $players } igralca
    [few] { $players } igralce
   *[other] { $players } igralcev
}{ $teams ->
    [pairs] , dva proti dvema
    [triples] , trije proti trem
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , vsak zase
    }
}
lobby-host = Gostitelj: { $player }.
lobby-members = Za mizo: { $members }.
lobby-nobody = Za mizo ni nikogar.
lobby-free = { $free ->
    [0] Miza je polna.
    [one] Prosto je { $free } mesto.
    [two] Prosti sta { $free } mesti.
    [few] Prosta so { $free } mesta.
   *[other] Prostih je { $free } mest.
}
lobby-invited = Povabljeni: { $people }.
lobby-rated = Tekma je za rejting, če igrajo samo ljudje.
lobby-options = Možnosti: { $options }.
access-open = Prisede lahko vsak.
access-invited = Prisedejo lahko samo povabljeni.
tricks-each = Vsaka runda dobi svoje sporočilo.
seating-random = Mesta se žrebajo.
seating-host = Mesta določi gostitelj.
seating-join_order = Mesta si sledijo po vrstnem redu prihoda.

## What happens around the game

happened-host = Novi gostitelj: { $player }.
happened-holiday = { $when ->
    [none] { $player } se vrne z dopusta.
   *[other] { $player } je na dopustu do { $when }: poteze čakajo.
}
happened-missed = { $player }: čas je potekel.
happened-missed-card = { $player }: čas je potekel, karto odigra bot.
happened-missed-decided = { $player }: čas je potekel, zato odloči bot:
happened-moved-simply = { $player } tokrat zaradi zastoja igra preprosteje kot sicer.
happened-away = { $player } trenutno ne igra: do vrnitve igra { $computer }.
happened-left = { $player } zapusti tekmo. Naprej igra { $computer }, mesto pa lahko zasede kdorkoli.
happened-returned = { $player } spet igra.
happened-seat-given = { $player } prevzame prosto mesto.
happened-hints-refused = { $player } igra brez namigov, zato tudi vsi drugi.
happened-hints-allowed = Vsi se strinjajo: namigi so dovoljeni, tekma pa ni za rejting.
happened-resign-refused = { $player } igra naprej: nihče se ne preda.
happened-end-refused = { $player } igra naprej: miza ostane.
closed-agreed = Miza je zaprta: vsi se strinjajo.
closed-host = Gostitelj je zaprl mizo.
closed-moderator = Moderator je zaprl mizo.
closed-abandoned = Miza je zaprta: nikogar ni več.
closed-idle = Miza je zaprta: nekaj časa se tu ni nič zgodilo.
closed-removed = Miza je zaprta: strežnik je odstranil bota.

## Options

rule-on = vklopljeno
rule-off = izklopljeno
rule-set = { $option }: { $value }
rule-variant = igra
rule-players = igralci
rule-seating = razpored mest
rule-access = kdo sme prisesti
rule-rated = za rejting
rule-tricks = runde
rule-teams = ekipe
rule-teams-none = vsak zase
rule-teams-pairs = dva proti dvema
rule-teams-triples = trije proti trem
rule-pack = karte
rule-pack-italian40 = italijanske, 40 kart
rule-pack-french40 = francoske, 40 kart
rule-removed_card = izločena karta
rule-removed_card-2d = dvojka denarjev (karo)
rule-removed_card-2c = dvojka pokalov (srce)
rule-removed_card-2s = dvojka sabelj (pik)
rule-removed_card-2b = dvojka palic (križ)
rule-removed_card-random = katerakoli dvojka, vsako partijo nova
rule-turn_up_reject = odprti adut za deset ali več gre nazaj
rule-points_shown = točke med partijo
rule-points_shown-hidden = skrite
rule-points_shown-own = samo lastne
rule-points_shown-both = od vseh
rule-trick_review = ponovni ogled pobranih rund
rule-trick_review-off = nobena
rule-trick_review-last = zadnja
rule-trick_review-all = vse
rule-tie = neodločene partije
rule-tie-nobody_scores = nihče ne dobi nič
rule-tie-replay_same_dealer = isti delilec deli še enkrat
rule-tie-last_trick_wins = odloči zadnja runda
rule-tie-carry = prenos na naslednjo dobljeno partijo
rule-match = kako se dobi tekma
rule-match-first_to = dobljene partije
rule-target = dolžina tekme
rule-target-value = { $target ->
    [1] ena sama partija
    [one] do { $target } dobljene partije
   *[other] do { $target } dobljenih partij
}
rule-turn_clock = čas za potezo
rule-turn_clock-off = brez omejitve
