### Warum etwas nicht geht, und was gehen würde. Je ein Satz; wer liest, ist "du".

## Tische

refusal-no-table = Diesen Tisch gibt es nicht oder nicht mehr: Du kannst einen neuen eröffnen.
refusal-table-closed = Dieser Tisch ist geschlossen: Du kannst einen neuen eröffnen.
refusal-stale = Seit dieser Nachricht ist das Spiel weitergegangen: Nimm bitte die neueste.
refusal-not-seated = Das können nur die, die an diesem Tisch sitzen.
refusal-already-seated = Du sitzt schon an diesem Tisch: Jeder hat einen Platz.
refusal-not-host = Das kann nur der Gastgeber, { $host }.
refusal-not-moderator = Das kann nur, wer diesen Server moderiert.
refusal-not-invited = Zu diesem Tisch bist du nicht eingeladen: Wer hier sitzt, kann dich einladen.
refusal-already-invited = { $name } ist schon eingeladen: Jetzt fehlt nur noch die Antwort.
refusal-not-asked-again = { $name } hat abgelehnt oder den Tisch verlassen und wird nicht noch einmal gefragt; von selbst dazukommen geht weiterhin.
refusal-table-full = Alle { $players } Plätze sind besetzt: Du kannst warten, bis einer frei wird, oder einen anderen Tisch eröffnen.
refusal-table-not-full = { $missing ->
    [one] Von { $players } Spielern fehlt noch einer: Lade jemanden ein, oder setze einen Computer dazu.
   *[other] Von { $players } Spielern fehlen noch { $missing }: Lade jemanden ein, oder setze Computer dazu.
}
refusal-not-shuffled = { $others ->
    [0] Die Plätze haben sich geändert: Vor dem Start muss { $name } noch auf *Mischen* drücken oder `/briscola mischen` eingeben.
    [one] Die Plätze haben sich geändert: Vor dem Start müssen { $name } und noch jemand auf *Mischen* drücken oder `/briscola mischen` eingeben.
   *[other] Die Plätze haben sich geändert: Vor dem Start müssen { $name } und { $others } andere auf *Mischen* drücken oder `/briscola mischen` eingeben.
}
refusal-already-shuffled = Du hast schon gemischt. Einmal genügt, bis sich die Plätze ändern.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-no-such-member = Diese Person sitzt nicht an diesem Tisch.
refusal-remove-yourself = Dich selbst kannst du nicht wegschicken. Steh einfach vom Tisch auf.
refusal-not-in-lobby = Die Partie hat begonnen. Vor einer Revanche geht das wieder.
refusal-not-playing = Hier wird noch nicht gespielt: Das geht, sobald der Gastgeber begonnen hat.
refusal-not-finished = Die Partie läuft noch: Eine Revanche gibt es danach.
refusal-wrong-order = So kann an diesem Tisch niemand sitzen: Nenne alle, die hier sitzen, je einmal.
refusal-too-many-members = Am Tisch sitzen schon { $members }, zu viele für { $players } Spieler: Erst muss jemand aufstehen.
refusal-claim-hidden = { $rated ->
    [yes] In einer gewerteten Partie sind die Punkte verdeckt, und eine Ansage würde sie verraten: Lass ein Spiel enden, sobald es entschieden ist, oder spiel ohne Wertung.
   *[no] Wo die Punkte verdeckt sind, kann niemand ein Spiel ansagen, denn das würde sie verraten: Zeig allen wenigstens die eigenen Punkte, oder lass ein Spiel enden, sobald es entschieden ist.
}
refusal-resign-two-sides = Aufgeben kann man nur, wo zwei Seiten spielen; du kannst gehen, dann spielt ein Computer auf deinem Platz.
refusal-not-your-side = Das können nur die Leute deiner eigenen Seite beantworten.
refusal-nothing-to-answer = Darauf wartet niemand mehr auf deine Antwort.
refusal-already-agreed = Du hast schon zugestimmt: Jetzt sind die anderen dran.
refusal-no-free-seat = Dieser Platz ist nicht frei: Niemand hat ihn verlassen oder sucht Ersatz; du kannst zusehen.
refusal-seat-taken-over = Diesen Platz hat schon jemand anders übernommen; du kannst zusehen oder bei der nächsten Partie mitspielen.
refusal-not-absent = Wer dort sitzt, spielt. Du kannst Ersatz für dich suchen oder für jemanden, der nicht da ist.
refusal-already-called = Ich höre mich schon um: Wer zuerst kommt, bekommt den Platz.
refusal-no-call = Für diesen Platz suchst du niemanden.
refusal-held-another-seat = Du hast in dieser Partie schon andere Karten gesehen, darum steht dir nur dein alter Platz offen; du kannst zusehen oder bei der nächsten Partie mitspielen.
refusal-hints-allowed = In dieser Partie sind Tipps schon erlaubt: Frag mit `/briscola tipp`.
refusal-wait-rated = Du hast eine gewertete Partie verlassen: Gewertete Tische stehen dir { $when } wieder offen, alle anderen jederzeit.
refusal-other-waits = { $name } hat eine gewertete Partie verlassen und kann { $when } wieder gewertet spielen: Wartet so lange, oder spielt ohne Wertung.
refusal-cap-person = { $cap ->
    [one] Du sitzt schon an einem Tisch, und mehr geht nicht: Verlass ihn oder spiel erst zu Ende.
   *[other] Du sitzt schon an { $cap } Tischen, und mehr geht nicht: Verlass erst einen oder spiel ihn zu Ende.
}
refusal-cap-channel = { $cap ->
    [one] In diesem Kanal steht schon ein Tisch, und mehr geht nicht: Nimm einen anderen Kanal, oder setz dich dazu.
   *[other] In diesem Kanal stehen schon { $cap } Tische, und mehr geht nicht: Nimm einen anderen Kanal, oder setz dich an einen davon.
}
refusal-cap-server = { $cap ->
    [one] Auf diesem Server steht schon ein Tisch, und mehr geht nicht: Setz dich dazu, oder warte.
   *[other] Auf diesem Server stehen schon { $cap } Tische, und mehr geht nicht: Setz dich an einen davon, oder warte.
}
refusal-too-many-tables = Du hast gerade viele Tische eröffnet: Der nächste geht { $when }.
refusal-too-many-arrivals = Du bist gerade oft gekommen und gegangen: Hinsetzen kannst du dich wieder { $when }.
refusal-too-many-invitations = Du hast gerade viele Leute gefragt: Die nächste Einladung geht { $when }.
refusal-too-many-changes = Du hast viel auf einmal geändert: Die nächste Änderung geht { $when }.
refusal-too-many-proposals = Du hast gerade viel vorgeschlagen: Der nächste Vorschlag geht { $when }.
refusal-too-many-signals = Du hast gerade viele Gesten gemacht: Die nächste geht { $when }.
refusal-channel-not-allowed = In diesem Kanal dürfen keine Tische stehen: Versuch es in einem, wo dieser Server sie erlaubt.
refusal-alone-here = In einer Direktnachricht spielst du allein gegen Computer und ohne Wertung. Für Mitspieler öffne einen Tisch auf einem Server.
refusal-on-board = Das Spiel des Tages wird allein zu Ende gespielt. Du kannst es offen lassen und wiederkommen, bis es schließt.

## Das Spiel

illegal-not-your-turn = { $player ->
    [none] Du bist nicht dran: Warte, bis du eine Karte spielen sollst.
   *[other] Du bist nicht dran: { $player } ist dran.
}
illegal-not-in-hand = { $card ->
    [none] Diese Karte hast du nicht: Nimm eine von deinen.
   *[other] { $card } hast du nicht: Nimm eine deiner Karten.
}
illegal-no-deal = Gerade sind keine Karten ausgeteilt: Warte auf das nächste Spiel.
illegal-match-over = Diese Partie ist zu Ende: Du kannst eine Revanche vorschlagen.
illegal-deal-running = Das Spiel läuft noch: Das nächste folgt von selbst.
illegal-wrong-deck = Dieses Blatt passt nicht zum Spiel: Es wurde nichts ausgeteilt.
illegal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Optionen, aus denen kein Spiel wird

impossible-unknown-option = Eine Option „{ $option }“ gibt es nicht: Nimm eine der angebotenen.
impossible-wrong-value = „{ $value }“ geht nicht bei „{ $option }“: Nimm { $allowed }.
allowed-number = eine ganze Zahl

## Speichern

store-unavailable = Gerade kann ich nichts speichern, also wurde nichts geändert: Versuch es gleich noch einmal.
store-error = Das ließ sich nicht speichern, und nichts wurde geändert: Versuch es bitte noch einmal.
store-counts = Das gilt und ist gespeichert. Nur zeigen kann ich es gerade nicht: Drück gleich auf *Meine Karten*.

## Permissions in a channel

permission-missing = { $count ->
    [one] Hier fehlt { $permissions }.
   *[other] Hier fehlen { $permissions }.
}
permission-quoted = „{ $name }“
permission-view = Kanal anzeigen
permission-send = Nachrichten senden
permission-threads = Nachrichten in Threads senden
permission-attach = Dateien anhängen
permission-create = Öffentliche Threads erstellen
