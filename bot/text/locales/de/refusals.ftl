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
    [one] Von { $players } Spielern fehlt noch einer: Lade jemanden ein, oder setz einen Computer dazu.
   *[other] Von { $players } Spielern fehlen noch { $missing }: Lade jemanden ein, oder setz Computer dazu.
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
refusal-match-over = Die Partie ist zu Ende. Nach *Revanche* geht das wieder.
refusal-not-playing = Hier wird noch nicht gespielt: Das geht, sobald der Gastgeber begonnen hat.
refusal-not-finished = Die Partie läuft noch: Eine Revanche gibt es danach.
refusal-wrong-order = Diese Reihenfolge passt nicht: Nenn alle, die am Tisch sitzen, je einmal.
refusal-too-many-members = Am Tisch sitzen schon { $members }, zu viele für { $players } Spieler: Erst muss jemand aufstehen.
refusal-claim-hidden = { $rated ->
    [yes] In einer gewerteten Partie sind die Punkte verdeckt, und eine Ansage würde sie verraten: Lass ein Spiel enden, sobald es entschieden ist, oder spiel ohne Wertung.
   *[no] Wo die Punkte verdeckt sind, kann niemand den Sieg ansagen, denn das würde sie verraten: Zeig allen wenigstens die eigenen Punkte, oder lass ein Spiel enden, sobald es entschieden ist.
}
refusal-hands-face-up = In diesem Spiel liegen alle Karten offen. Für verdeckte Karten wähl ein anderes Spiel.
refusal-resign-two-sides = Aufgeben kann man nur, wo zwei Seiten spielen; du kannst gehen, dann spielt ein Computer auf deinem Platz.
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
refusal-too-many-tables = Du hast gerade viele Tische eröffnet: Der nächste ist { $when } möglich.
refusal-too-many-arrivals = Du bist gerade oft gekommen und gegangen: Hinsetzen kannst du dich { $when } wieder.
refusal-too-many-invitations = Du hast gerade viele Leute gefragt: Die nächste Einladung ist { $when } möglich.
refusal-too-many-changes = Du hast viel auf einmal geändert: Die nächste Änderung ist { $when } möglich.
refusal-too-many-proposals = Du hast gerade viel vorgeschlagen: Der nächste Vorschlag ist { $when } möglich.
refusal-too-many-signals = Du hast gerade viele Gesten gemacht: Die nächste ist { $when } möglich.
refusal-channel-not-allowed = In diesem Kanal dürfen keine Tische stehen: Versuch es in einem, wo dieser Server sie erlaubt.
refusal-alone-here = In einer Direktnachricht spielst du allein gegen Computer und ohne Wertung. Für Mitspieler eröffne einen Tisch auf einem Server.
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
illegal-wrong-deck = Diese Karten passen nicht zum Spiel: Es wurde nichts ausgeteilt.
illegal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Bedienen, Tauschen, Anspruch

illegal-follow-suit = Du kannst bedienen, also musst du: Nimm eine Karte der Farbe { $suit }.
illegal-head-trick = Du kannst in der Farbe { $suit } übernehmen, also musst du: Nimm eine höhere Karte.
illegal-seat-out = Für dich ist diese Partie vorbei: Die beiden anderen spielen sie zu Ende.
illegal-not-in-this-game = Das gibt es an diesem Tisch nicht: Was geht, steht in den Regeln.
illegal-not-now = Das geht noch nicht: Warte, bis eine Karte gespielt ist.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Tauschen kannst du nur, bis der erste Stich vollständig ist.
   *[other] Tauschen kannst du nur nach einem eigenen Stich, vor dem Ausspielen und solange die offene Trumpfkarte daliegt.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Für den Tausch brauchst du die Trumpf-Zwei.
   *[other] Für den Tausch brauchst du die Trumpf-Sieben, wenn eine hohe Karte offen liegt, oder die Trumpf-Zwei, wenn es eine niedrige ist.
}
illegal-no-conquista = Für die Conquista brauchst du Ass, { $ten } und König in Trumpf zugleich.
illegal-claim-too-early = Ansagen kannst du ab dem ersten vollständigen Stich.
illegal-claim-not-reached = Du kannst den Sieg ansagen, sobald deine Seite 61 Punkte in ihren Stichen hat.
illegal-denounce-opponent = Anzeigen kannst du nur einen Gegner.

## Reizen und Rufen

illegal-not-your-turn-auction = { $player ->
    [none] Du bist nicht dran: Warte einen Moment.
   *[other] Du bist nicht dran: Warte auf { $player }.
}
illegal-bid-first = Das Reizen läuft noch: Biete oder passe, bevor du eine Karte spielst.
illegal-bid-too-low = { $standing ->
    [none] Das ist zu wenig: Biete mehr oder passe.
   *[other] Das überbietet das letzte Gebot, { $standing }, nicht: Biete mehr oder passe.
}
illegal-wrong-bid = { $floor ->
    [none] Dieses Gebot geht jetzt nicht: Nimm eines der angebotenen oder passe.
   *[other] Geboten werden { $floor } bis 120 Punkte: Nimm eines der angebotenen Gebote oder passe.
}
illegal-no-auction = Gerade wird nicht gereizt: Bieten kannst du nur nach dem Geben, vor dem Ruf.
illegal-call-first = Erst ruft der Rufer, dann werden Karten gespielt.
illegal-no-call-due = Gerade gibt es nichts zu rufen: Wer das Reizen gewinnt, ruft vor der ersten Karte.
illegal-wrong-call = Mit diesem Gebot kann man so nicht rufen: Nimm einen der angebotenen Rufe.
illegal-blind-not-allowed = Du musst hier eine Farbe nennen: Ungenannt bleibt sie nur bei einer Zwei, nach einem hohen Gebot und wo der Tisch es erlaubt.
illegal-no-suit-due = Gerade ist keine Farbe zu nennen: Das kommt erst nach einem verdeckten ersten Stich.
illegal-name-suit-first = Erst nennt der Rufer die Farbe, dann geht es weiter.

## Ein Spiel verloren geben

illegal-not-decided = Dieses Spiel ist noch offen. Verloren geben kannst du es, sobald es entschieden ist.
illegal-not-lost = Deine Seite hat dieses Spiel schon gewonnen. Verloren geben kann es nur die andere.
illegal-no-concession = Niemand hat dich gefragt, ob ihr dieses Spiel verloren gebt.
illegal-concession-due = { $player ->
    [none] Ein Partner wird gefragt, ob ihr das Spiel verloren gebt: Danach geht es weiter.
   *[other] { $player } wird gefragt, ob das Spiel verloren gegeben wird: Danach geht es weiter.
}
illegal-concession-refused = Dein Partner spielt lieber weiter. Nach diesem Stich kannst du wieder fragen.

## Absprachen zwischen Partnern

illegal-answer-due = { $player ->
    [none] Moment: Erst kommt noch eine Antwort.
   *[other] Moment: Erst muss { $player } antworten.
}
illegal-no-answer-due = Gerade ist keine Frage offen.
illegal-not-asked = { $player ->
    [none] Die Frage ging nicht an dich.
   *[other] Die Frage ging an { $player }, nicht an dich.
}
illegal-untrue-answer = Deine Antwort muss wahr sein: Nimm die, die zu deinen Karten passt.
illegal-silence = { $trick ->
    [none] Noch darf niemand reden.
   *[other] Noch darf niemand reden: Los geht es mit Stich { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Für diese Karte gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
   *[other] Für { $card } gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
}
illegal-not-a-partner = Das geht nur mit deinen Partnern: Nimm einen von ihnen.
illegal-not-an-opponent = Beobachten kannst du nur einen Gegner: Nimm einen von ihnen.
illegal-watched-already = Du beobachtest schon jemanden: Im nächsten Stich kannst du neu wählen.
illegal-leader-asks = { $player ->
    [none] Nur wer ausspielt, darf vorher fragen und Befehle geben.
   *[other] In diesem Stich darf nur { $player } fragen und Befehle geben, und zwar vor dem Ausspielen.
}
illegal-rais-asks = { $player ->
    [none] Das darf nur der Rais: Die anderen antworten nur.
   *[other] Das darf nur dein Rais, { $player }: Du antwortest nur.
}
illegal-asked-enough = { $cap ->
    [none] In diesem Stich ist genug gefragt: Frag im nächsten wieder.
    [0] An diesem Tisch gibt es keine Fragen.
    [one] Deine Frage für diesen Stich hast du gestellt: Frag im nächsten wieder.
   *[other] Deine { $cap } Fragen für diesen Stich hast du gestellt: Frag im nächsten wieder.
}
illegal-ordered-enough = { $cap ->
    [none] In diesem Stich gab es genug Befehle: Im nächsten geht es wieder.
    [0] An diesem Tisch gibt es keine Befehle.
    [one] Diesem Partner hast du schon einen Befehl gegeben: Im nächsten Stich geht es wieder.
   *[other] Diesem Partner hast du schon { $cap } Befehle gegeben: Im nächsten Stich geht es wieder.
}
illegal-partner-has-played = Dieser Partner hat schon gespielt: Im nächsten Stich geht es wieder.
illegal-wrong-question = Eine Farbe gehört nur zur Frage nach dem Übernehmen, und nie Trumpf.
illegal-look-too-early = Wenn der Talon leer ist, kannst du einem Partner in die Karten sehen.
illegal-looked-already = Du hast schon einem Partner in die Karten gesehen: Das geht nur einmal je Spiel.
illegal-ordered-otherwise = Du kannst den Befehl ausführen, also musst du: Nimm eine der angebotenen Karten.
talk-old-question = Diese Frage ist erledigt: Die neueste Nachricht zeigt die offene.
talk-not-held = Zeigen darfst du nur eine Karte, die du hast: Wähl eine der angebotenen.
talk-not-here = { $tried ->
    [signal] An diesem Tisch gibt niemand Zeichen.
    [watch] An diesem Tisch gibt es niemanden zu beobachten.
    [look] An diesem Tisch sieht niemand dem Partner in die Karten.
    [answer] An diesem Tisch gibt es keine Fragen.
   *[other] An diesem Tisch gibt es keine Fragen und keine Befehle.
} { $allowed }
talk-here-alone = Hier spielt jeder für sich, ohne Partner.
talk-here-signals-private = Hier sehen Zeichen nur die Partner: Es gibt nichts zu ertappen.
talk-here-signals-public = Hier sehen alle jedes Zeichen.
talk-partners-only = { $tried ->
    [ask] Fragen kannst du nur einen Partner
    [order] Befehle geben kannst du nur einem Partner
   *[look] In die Karten sehen kannst du nur einem Partner
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Die Zeichen deines Partners siehst du sowieso: Beobachten
   *[no] Beobachten
} kannst du nur einen Gegner: { $players }.
talk-led-already = Du hast schon ausgespielt: Fragen und Befehle gehen wieder, bevor du das nächste Mal ausspielst.
talk-election = Die Mannschaften wählen noch ihren Rais: Geredet wird ab Stich { $trick }.
talk-here-off = Hier redet niemand.
talk-here-signals = Hier geben Partner einander Zeichen: `/zeichen`.
talk-here-conversation = Wer ausspielt, darf hier vorher fragen und Befehle geben: `/partner fragen` und `/partner befehlen`.
talk-here-rais = Der Rais einer Mannschaft darf hier fragen und Befehle geben: `/rais`.
talk-here-free = Hier reden alle, wie sie wollen, ganz ohne Kommandos.

## Der Rais und Zeichen

refusal-no-rais = An diesem Tisch wählt niemand: Kapitäne gibt es nur in Spielen mit Rais.
refusal-no-election = Gerade ist keine Wahl: Kapitäne wählt ihr vor dem ersten Spiel.
refusal-vote-own-team = Du kannst nur jemanden aus deiner eigenen Mannschaft wählen.
refusal-no-own-gestures = Dieser Tisch hat schon Gesten: Wähl in den Optionen zuerst „die des Gastgebers“.
refusal-no-such-sign = Dafür gibt es keine Geste: Wähl eine der angebotenen.
refusal-gesture-too-long = Das ist zu lang: Beschreib die Geste in höchstens { $cap } Zeichen.

## Turniere und Tagesspiel

refusal-at-event = An einem Turniertisch entscheidet das Turnier darüber: Nimm seine Nachricht.
refusal-withdrawn = Du hast das Turnier verlassen, darum spielt ein Computer diese Partie zu Ende.
refusal-already-ready = Du bist schon bereit.
refusal-predictions-closed = Für diese Partie ist keine Vorhersage mehr möglich.
refusal-predicts-own-match = In dieser Partie spielst du selbst. Vorhersagen sind für die, die zusehen.
refusal-at-boards = Andere Tische spielen dieselben Karten: Diese Spiele kann niemand aufgeben.

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
quoted = „{ $name }“
permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-threads = Nachrichten in Threads senden
permission-attach = Dateien anhängen
permission-create = Öffentliche Threads erstellen
