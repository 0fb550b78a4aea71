### Was zuerst zu tun ist, die Begrüßung eines Servers und Entschuldigungen.

command-help = hilfe
command-help-about = Was du jetzt tun kannst, wo immer du gerade bist

ui-button-new = Neuer Tisch
ui-button-tutor = Spiel lernen
ui-button-no-tutor = Nein, danke
ui-button-help = Hilfe

help-none = Hier wartet kein Tisch auf dich. Eröffne einen oder spiel ein erstes Spiel, das Karte für Karte erklärt wird.
help-alone = Hier spielst du allein gegen Computer. Eröffne einen Tisch oder spiel ein erstes Spiel, das Karte für Karte erklärt wird.
help-open = { $host } sucht Mitspieler. Drück auf *Hinsetzen*, um mitzuspielen.
help-guest = Du sitzt am Tisch. { $host } startet die Partie.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    } Drück auf *+ Computer*, dann auf *Starten*.
   *[no] { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count } Spieler.
    } Mit *+ Computer* besetzt du einen Platz.
}
help-ready = Alle sind da. Drück auf *Starten*.
help-turn = Du bist dran. Öffne *Meine Karten* und drück auf die Karte, die du spielen willst.
help-turn-hand = Öffne *Meine Karten*.
help-wait = Du bist noch nicht dran. *Meine Karten* zeigt dir, was du auf der Hand hast.
help-back = Deine Karten werden für dich gespielt. Drück auf *Bin wieder da*, um selbst weiterzuspielen.
help-over = Die Partie ist zu Ende. Mit *Revanche* spielt ihr noch einmal.
help-finished = Die Partie ist zu Ende.
help-where = Der Tisch steht in { $place }.
help-joined = 👋 Hallo! Ich gebe die Karten für Briscola und die ganze Spielefamilie, für zwei bis zehn Spieler, mit Computern auf den freien Plätzen. Eröffnet einen Tisch, oder ich bringe euch das Spiel bei.
help-incident = Wenn es wieder passiert, nenn den Betreibern des Bots diese Kennung: `{ $id }`
help-incident-more = Wenn es wieder passiert, nenn den Betreibern des Bots diese Kennung: `{ $id }`. Hilfe: `/briscola hilfe`
