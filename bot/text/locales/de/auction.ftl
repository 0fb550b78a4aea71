### Das Reizen: Gebote, Rufe, der verdeckte erste Stich, und was daraus wird.

## Gebote

bid-points = { $points } Punkte
bid-raised = { $rank } mit { $points } Punkten
label-bid-points = { $points }
label-bid-force = { $rank } mit { $points }
label-pass = Passen
label-call-blind = Farbe nicht nennen

## Wer dran ist

turn-auction-you = Du musst bieten oder passen.
turn-auction-player = { $player } bietet oder passt.
turn-call-you = Du hast das Reizen gewonnen: Jetzt rufst du.
turn-call-player = { $player } ruft.
turn-naming-you = Nenne die Farbe: Dann werden die verdeckten Karten umgedreht.
turn-naming-player = { $player } nennt die Farbe.

## Der Tisch

deal-heading-auction = Spiel { $deal }, das Reizen.
auction-none-yet = Noch hat niemand geboten.
auction-bids = Gebote: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, passt
auction-standing = Zu überbieten: { $bid }, von { $player }.
auction-declarer = Rufer ist { $player }, geboten: { $bid }.
auction-called = Gerufen: { $cards }.
auction-blind = Im ersten Stich bleibt die Farbe ungenannt, und Zweien liegen verdeckt.
auction-you-partner = Du hältst eine gerufene Karte: Du bist der Partner des Rufers, und nur du weißt es.
auction-you-alone = Du hältst selbst, was du gerufen hast: Du spielst allein gegen vier.
auction-partner = { $count ->
    [one] Partner des Rufers ist { $players }.
   *[other] Partner des Rufers sind { $players }.
}

## Was geschieht

happened-dealt-auction = Spiel { $deal }: { $dealer } gibt, { $leader } bietet zuerst.
happened-bid = { $player } bietet: { $bid }.
happened-passed = { $player } passt.
happened-auction-won = { $player } gewinnt das Reizen und ruft.
happened-called = { $player } ruft { $cards }: Trumpf ist { $suit }.
happened-called-blind = { $player } ruft eine Zwei und nennt die Farbe nicht: Im ersten Stich liegen Zweien verdeckt.
happened-you-partner = Die hältst du: Du spielst mit { $player }, und nur du weißt es.
happened-suit-asked = Alle fünf Karten liegen da, Zweien verdeckt: { $player } nennt jetzt die Farbe, dann werden sie aufgedeckt.
happened-suit-named = { $player } nennt { $suit }: Gerufen ist { $cards }, und die verdeckten Karten werden umgedreht.

## Ergebnisse

deal-thrown-in = Alle passen: Die Karten werden zusammengeworfen, und der nächste Geber gibt.
deal-declared = { $partners ->
    [none] { $player } brauchte allein { $needed } Punkte und machte { $taken }: { $made ->
        [yes] gewonnen!
       *[no] verloren.
    }
   *[other] { $player } brauchte mit { $partners } { $needed } Punkte und machte { $taken }: { $made ->
        [yes] gewonnen!
       *[no] verloren.
    }
}

## Warum ein Zug nicht geht

illegal-not-your-turn-auction = { $player ->
    [none] Du bist nicht dran: Warte, bis du gefragt wirst.
   *[other] Du bist nicht dran: Jetzt wird { $player } gefragt.
}
illegal-bid-first = Das Reizen ist nicht vorbei: Biete oder passe, bevor Karten gespielt werden.
illegal-bid-too-low = { $standing ->
    [none] Das überbietet nicht: Biete mehr, oder passe.
   *[other] Das überbietet { $standing } nicht: Biete mehr, oder passe.
}
illegal-wrong-bid = { $floor ->
    [none] Dieses Gebot gibt es hier nicht oder nicht mehr: Nimm eines der angebotenen, oder passe.
   *[other] Punkte werden von { $floor } bis 120 geboten, in den Schritten dieses Reizens: Nimm eines der angebotenen Gebote, oder passe.
}
illegal-no-auction = Gerade wird nicht gereizt: Geboten wird nur nach dem Geben, vor dem Ruf.
illegal-call-first = Der Rufer muss rufen, bevor Karten gespielt werden.
illegal-no-call-due = Gerade gibt es nichts zu rufen: Das tut, wer das Reizen gewinnt, vor der ersten Karte.
illegal-wrong-call = Mit diesem Gebot kann man so nicht rufen: Nimm einen der angebotenen Rufe.
illegal-blind-not-allowed = Die Farbe darf nur ungenannt bleiben, wo der Tisch es erlaubt, eine Zwei gerufen wird und das Gebot hoch genug ist.
illegal-no-suit-due = Gerade ist keine Farbe zu nennen: Das folgt auf einen verdeckten ersten Stich.
illegal-name-suit-first = Der Rufer muss vor der nächsten Karte die Farbe nennen.
