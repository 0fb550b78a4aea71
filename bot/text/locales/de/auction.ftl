### Das Reizen: Gebote, Rufe, der verdeckte erste Stich, und was daraus wird.

## Gebote

bid-points = { $points } Punkte
bid-raised = { $rank } mit { $points } Punkten
label-bid-points = { $points }
label-bid-force = { $rank } mit { $points }
label-pass = Passen
label-call-blind = Keine Farbe nennen

## Wer dran ist

turn-auction-you = Biete oder passe.
turn-auction-player = { $player } bietet oder passt.
turn-call-you = Du hast das Reizen gewonnen: Ruf eine Karte.
turn-call-player = { $player } ruft.
turn-naming-you = Nenn die Farbe: Danach werden die verdeckten Karten umgedreht.
turn-naming-player = { $player } nennt die Farbe.

## Der Tisch

deal-heading-auction = Spiel { $deal }, das Reizen.
auction-none-yet = Noch hat niemand geboten.
auction-bids = Gebote: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, passe
auction-standing = Höchstes Gebot: { $bid }, von { $player }.
auction-declarer = Rufer ist { $player }: { $bid }.
auction-called = Gerufen: { $cards }.
auction-blind = Im ersten Stich bleibt die Farbe ungenannt, und Zweien liegen verdeckt.
auction-you-partner = Du hältst eine gerufene Karte: Du bist der Partner des Rufers, und nur du weißt es.
auction-you-alone = Du hältst die gerufene Karte selbst: Du spielst allein gegen vier.
auction-partner = { $count ->
    [one] Partner des Rufers ist { $players }.
   *[other] Partner des Rufers sind { $players }.
}

## Was geschieht

happened-dealt-auction = Spiel { $deal }: { $dealer } gibt, { $leader } bietet zuerst.
happened-bid = { $player } bietet: { $bid }.
happened-passed = { $player } passt.
happened-called = { $player } ruft { $cards }: Trumpf ist { $suit }.
happened-called-blind = { $player } ruft eine Zwei und nennt noch keine Farbe: Im ersten Stich liegen Zweien verdeckt.
happened-suit-asked = Alle fünf Karten liegen da, Zweien verdeckt: { $player } nennt jetzt die Farbe, dann werden sie aufgedeckt.
happened-suit-named = { $player } nennt { $suit }: Gerufen ist { $cards }, und die verdeckten Karten werden umgedreht.

## Ergebnisse

deal-thrown-in = Alle passen: Der nächste Geber gibt neu.
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
