### Tables: who sits where, what happens around the game, and by which rules it is played.

## Names and lists

name-seat = Mjesto { $number }
name-numbered = { $player } (mjesto { $number })
name-somebody = Netko
name-forgotten = zaboravljena osoba
name-computer = { $player } (računalo)
list-and = { $rest } i { $last }
list-or = { $rest } ili { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
    [hours] { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
    [minutes] { $count ->
        [one] { $count } minuta
        [few] { $count } minute
       *[other] { $count } minuta
    }
   *[seconds] { $count ->
        [one] { $count } sekunda
        [few] { $count } sekunde
       *[other] { $count } sekundi
    }
}

## The lobby

game-line = { $game } za { $players ->
    [2] dva igrača
    [3] tri igrača
    [4] četiri igrača
    [5] pet igrača
    [6] šest igrača
    [7] sedam igrača
    [8] osam igrača
    [9] devet igrača
    [10] deset igrača
    [one] { $players } igrača
    [few] { $players } igrača
   *[other] { $players } igrača
}{ $teams ->
    [pairs] , dva na dva
    [triples] , tri na tri
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , svatko za sebe
    }
}
lobby-host = Domaćin: { $player }.
lobby-members = Za stolom: { $members }.
lobby-nobody = Za stolom nema nikoga.
lobby-free = { $free ->
    [0] Stol je pun.
    [one] Slobodno je { $free } mjesto.
    [few] Slobodna su { $free } mjesta.
   *[other] Slobodno je { $free } mjesta.
}
lobby-invited = Pozvani: { $people }.
lobby-rated = Meč je rangiran ako igraju samo ljudi.
lobby-options = Opcije: { $options }.
access-open = Svatko smije sjesti.
access-invited = Sjesti smiju samo pozvani.
tricks-each = Svaka ruka dobiva svoju poruku.
seating-random = Mjesta se ždrijebaju.
seating-host = Mjesta raspoređuje domaćin.
seating-join_order = Mjesta idu redom dolaska.

## What happens around the game

happened-host = Novi domaćin: { $player }.
happened-holiday = { $when ->
    [none] { $player } se vraća s odmora.
   *[other] { $player } je na odmoru do { $when }: potezi čekaju.
}
happened-missed = { $player }: vrijeme je isteklo.
happened-missed-card = { $player }: vrijeme je isteklo, kartu igra bot.
happened-missed-decided = { $player }: vrijeme je isteklo, pa odlučuje bot:
happened-moved-simply = { $player } ovaj put zbog zastoja igra jednostavnije nego inače.
happened-away = { $player } nije za stolom: do povratka igra { $computer }.
happened-left = { $player } napušta meč. Dalje igra { $computer }, a mjesto može zauzeti bilo tko.
happened-returned = { $player } opet igra.
happened-seat-given = { $player } preuzima slobodno mjesto.
happened-hints-refused = { $player } igra bez savjeta, pa tako i svi ostali.
happened-hints-allowed = Svi se slažu: savjeti su dopušteni, a meč nije rangiran.
happened-resign-refused = { $player } igra dalje: nitko se ne predaje.
happened-end-refused = { $player } igra dalje: stol ostaje.
closed-agreed = Stol je zatvoren: svi se slažu.
closed-host = Domaćin je zatvorio stol.
closed-moderator = Moderator je zatvorio stol.
closed-abandoned = Stol je zatvoren: nikoga više nema.
closed-idle = Stol je zatvoren: neko se vrijeme ovdje ništa nije dogodilo.
closed-removed = Stol je zatvoren: poslužitelj je uklonio bota.

## Options

rule-on = uključeno
rule-off = isključeno
rule-set = { $option }: { $value }
rule-variant = igra
rule-players = igrači
rule-seating = raspored mjesta
rule-access = tko smije sjesti
rule-rated = rangirano
rule-tricks = ruke
rule-teams = ekipe
rule-teams-none = svatko za sebe
rule-teams-pairs = dva na dva
rule-teams-triples = tri na tri
rule-pack = karte
rule-pack-italian40 = talijanske, 40 karata
rule-pack-french40 = francuske, 40 karata
rule-removed_card = izvađena karta
rule-removed_card-2d = dvica dinara (karo)
rule-removed_card-2c = dvica kupa (herc)
rule-removed_card-2s = dvica špada (pik)
rule-removed_card-2b = dvica baštona (tref)
rule-removed_card-random = bilo koja dvica, u svakoj partiji nova
rule-turn_up_reject = okrenuti karik vraća se u talon
rule-points_shown = punti tijekom partije
rule-points_shown-hidden = skriveni
rule-points_shown-own = samo vlastiti
rule-points_shown-both = svi
rule-trick_review = ponovni pogled na uzete ruke
rule-trick_review-off = nema
rule-trick_review-last = posljednja
rule-trick_review-all = sve
rule-tie = neriješene partije
rule-tie-nobody_scores = nitko ne dobiva ništa
rule-tie-replay_same_dealer = isti djelitelj dijeli opet
rule-tie-last_trick_wins = odlučuje posljednja ruka
rule-tie-carry = prenosi se na sljedeću dobivenu partiju
rule-match = kako se dobiva meč
rule-match-first_to = dobivene partije
rule-target = duljina meča
rule-target-value = { $target ->
    [1] jedna jedina partija
    [one] do { $target } dobivene partije
    [few] do { $target } dobivene partije
   *[other] do { $target } dobivenih partija
}
rule-turn_clock = vrijeme za potez
rule-turn_clock-off = isključeno
