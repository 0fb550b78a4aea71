### Die Aufgabe des Tages: das Ende eines Spiels, in dem eine einzige Karte gewinnt.

command-puzzle = aufgabe
command-puzzle-about = Die Aufgabe des Tages: Nur eine Karte gewinnt, welche?
command-puzzle-solve = lösen
command-puzzle-solve-about = Löse die Aufgabe des Tages, oder übe mit einer früheren
option-date = datum
option-date-about = Welcher Tag; ohne Angabe die offene Aufgabe
command-puzzle-board = tafel
command-puzzle-board-about = Deine Serie, und wer auf diesem Server ein Ergebnis geteilt hat
command-admin-puzzle = aufgabe
command-admin-puzzle-about = Eine stille Nachricht zu jeder Aufgabe des Tages in einem Kanal; ohne Angabe keine
option-post = kanal
option-post-about = Wo die Nachricht erscheint
option-hour = stunde
option-hour-about = Ab welcher Stunde des Tages, 0 bis 23
option-server_zone = zeitzone
option-server_zone-about = Die Zeitzone dieses Servers
option-off = aus
option-off-about = Keine solchen Nachrichten mehr

## Die Aufgabe

puzzle-date = { $weekday }, { $day }. { $month }
puzzle-heading = Aufgabe vom { $date } · { $stars }
puzzle-practice = Übung: Aufgabe vom { $date } · { $stars }
puzzle-about = { $game }. Schwierigkeit { $stars } von { $most }. Alle Karten liegen offen, und alle spielen so gut wie möglich.
puzzle-question = Du hast { $points } Punkte und spielst aus. Mit welcher Karte erreichst du { $goal }?
puzzle-question-later = Du hast { $points } Punkte. Welche Karte gewinnt noch?
puzzle-picture-question = Welche Karte gewinnt?
puzzle-you = Du
puzzle-partner = Partner
puzzle-opponent = Gegner
puzzle-opponent-of-two = Gegner { $number }
puzzle-you-two = Ihr beide
puzzle-opponents = Gegner
puzzle-hand = { $player }: { $cards }.
puzzle-running = Auf dem Tisch: { $plays }.
puzzle-points = Du hast { $mine } Punkte, die anderen haben { $theirs }.
puzzle-solved = ✅ **Gelöst!** Am Ende hast du { $points } Punkte.
puzzle-lost = ❌ **Diesmal nicht:** { $card } gewinnt nicht. Bei bestem Gegenspiel hast du am Ende { $points } Punkte, und du brauchst { $goal }.
puzzle-streak = { $days ->
    [0] Zurzeit keine Serie
    [one] Eine Serie von einem Tag
   *[other] Eine Serie von { $days } Tagen
} · längste { $longest } · gelöst { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Du hast einen Joker: Er rettet deine Serie an einem Tag ohne gelöste Aufgabe.
   *[other] 🃏 Du hast { $count } Joker: Jeder rettet deine Serie an einem Tag ohne gelöste Aufgabe.
}
puzzle-later = Die Lösung gibt es ab { $when }.
puzzle-solution = { $card } gewinnt, mit { $points } Punkten:
puzzle-fair = 🔒 Aus den Schlüsseln des Jahres: `{ $line }`

## Knöpfe

puzzle-solve = Lösen
puzzle-practise = Versuch es
puzzle-again = Noch einmal
puzzle-share = Teilen
puzzle-proof = Beweis
puzzle-other = Aufgabe vom { $date }
ui-button-puzzle = Aufgabe des Tages

## Auf einem Server

puzzle-message = Das Spiel ist fast zu Ende, und genau eine Karte gewinnt. Du hast einen Versuch, in einer Nachricht, die nur du siehst.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] keine Serie
        [one] eine Serie von einem Tag
       *[other] eine Serie von { $days } Tagen
    }
puzzle-board = Aufgabe des Tages
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] keine Serie
    [one] ein Tag
   *[other] { $days } Tage
}
puzzle-board-empty = Hier hat noch niemand ein Ergebnis geteilt.
puzzle-own = Du

## Was nicht geht

puzzle-none = Für diesen Tag gibt es keine Aufgabe.
puzzle-not-yet-open = Diese Aufgabe ist noch nicht offen.
puzzle-being-made = Die Aufgabe ist noch nicht fertig. Versuch es in einer Minute noch einmal.
puzzle-share-nothing = Beende zuerst die Aufgabe.
puzzle-share-again = Du hast diese Aufgabe hier schon geteilt.
puzzle-proof-file = Was diese Aufgabe beweist: der Schlüssel, das Spiel und die Stellung. `docs/fair_puzzle.py` prüft es.

## /briscola-admin aufgabe

admin-puzzle-on = In { $channel } erscheint jeden Tag ab { $time } ({ $zone }) eine Nachricht zur Aufgabe des Tages. Sie erwähnt niemanden.
admin-puzzle-off = Auf diesem Server erscheint keine Nachricht zur Aufgabe des Tages.
