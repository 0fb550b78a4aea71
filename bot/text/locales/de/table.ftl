### Tische: wer wo sitzt, was um das Spiel herum geschieht und nach welchen Regeln gespielt wird.

## Namen und Aufzählungen

name-seat = Platz { $number }
name-numbered = { $player } (Platz { $number })
name-somebody = Jemand
name-forgotten = eine vergessene Person
name-computer = { $player } (Computer)
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
    [minutes] { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
}

## Vor der Partie

game-line = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
    [9] neunt
    [10] zehnt
   *[other] { $players }
}{ $teams ->
    [pairs] , zwei gegen zwei
    [triples] , drei gegen drei
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , jeder für sich
    }
}
lobby-host = Gastgeber: { $player }.
lobby-members = Am Tisch: { $members }.
lobby-nobody = Am Tisch sitzt niemand.
lobby-free = { $free ->
    [0] Der Tisch ist voll.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-invited = Eingeladen: { $people }.
lobby-rated = Die Partie wird gewertet, wenn nur Menschen mitspielen.
lobby-options = Optionen: { $options }.
access-open = Jeder darf sich setzen.
access-invited = Nur Eingeladene dürfen sich setzen.
tricks-each = Jeder Stich bekommt eine Nachricht.
seating-random = Die Plätze werden ausgelost.
seating-host = Der Gastgeber verteilt die Plätze.
seating-join_order = Die Plätze folgen der Reihenfolge der Ankunft.

## Was um das Spiel herum geschieht

happened-host = Der Tisch gehört jetzt { $player }.
happened-holiday = { $when ->
    [none] { $player } ist aus dem Urlaub zurück.
   *[other] { $player } ist bis { $when } im Urlaub: So lange warten die Züge.
}
happened-missed = { $player } hat die Zeit überschritten.
happened-missed-card = Die Zeit war um: Für { $player } wurde eine Karte gespielt.
happened-missed-decided = Die Zeit war um, also hat der Bot für { $player } entschieden:
happened-moved-simply = { $player } ist aufgehalten worden und hat diesen Zug einfacher gespielt als sonst.
happened-away = { $player } ist nicht da: { $computer } springt ein.
happened-left = { $player } verlässt die Partie. { $computer } spielt weiter; wer will, übernimmt den Platz.
happened-returned = { $player } ist wieder da.
happened-seat-given = { $player } übernimmt den freien Platz.
happened-hints-refused = { $player } möchte keine Tipps, also gibt es keine.
happened-hints-allowed = Alle sind einverstanden: Tipps sind erlaubt, und die Partie wird nicht gewertet.
happened-resign-refused = { $player } spielt weiter: Niemand gibt auf.
happened-end-refused = { $player } spielt weiter: Der Tisch bleibt.
closed-agreed = Der Tisch ist geschlossen: Alle waren einverstanden.
closed-host = Der Gastgeber hat den Tisch geschlossen.
closed-moderator = Ein Moderator hat den Tisch geschlossen.
closed-abandoned = Der Tisch ist geschlossen: Niemand ist mehr da.
closed-idle = Der Tisch ist geschlossen: Hier ist eine Weile nichts mehr passiert.
closed-removed = Der Tisch ist geschlossen: Der Server hat den Bot entfernt.

## Optionen

rule-on = ja
rule-off = nein
rule-set = { $option }: { $value }
rule-variant = Spielart
rule-players = Spieler
rule-seating = Sitzordnung
rule-access = wer mitspielen darf
rule-rated = gewertet
rule-tricks = Stiche
rule-teams = Mannschaften
rule-teams-none = jeder für sich
rule-teams-pairs = zwei gegen zwei
rule-teams-triples = drei gegen drei
rule-pack = Blatt
rule-pack-italian40 = italienisch, 40 Karten
rule-pack-french40 = französisch, 40 Karten
rule-removed_card = herausgenommene Karte
rule-removed_card-2d = Münz-Zwei (Karo)
rule-removed_card-2c = Kelch-Zwei (Herz)
rule-removed_card-2s = Schwert-Zwei (Pik)
rule-removed_card-2b = Stab-Zwei (Kreuz)
rule-removed_card-random = irgendeine Zwei, für jedes Spiel neu gelost
rule-turn_up_reject = offene Trumpfkarte ab 10 Punkten geht zurück
rule-points_shown = Punkte während des Spiels
rule-points_shown-hidden = verdeckt
rule-points_shown-own = nur die eigenen
rule-points_shown-both = die von allen
rule-trick_review = Stiche noch einmal zu sehen
rule-trick_review-off = keine
rule-trick_review-last = der letzte
rule-trick_review-all = alle
rule-tie = unentschiedene Spiele
rule-tie-nobody_scores = niemand schreibt an
rule-tie-replay_same_dealer = derselbe Geber gibt noch einmal
rule-tie-last_trick_wins = der letzte Stich entscheidet
rule-tie-carry = zählen beim nächsten gewonnenen mit
rule-match = Abrechnung der Partie
rule-match-first_to = gewonnene Spiele
rule-target = Länge der Partie
rule-target-value = { $target ->
    [one] ein einziges Spiel
   *[other] bis { $target } gewonnene Spiele
}
rule-turn_clock = Bedenkzeit
rule-turn_clock-off = keine
