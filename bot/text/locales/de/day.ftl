### Das Spiel des Tages: dieselben Karten für alle, gegen dieselben Computer.

command-day = tag
command-day-about = Das Spiel des Tages: dieselben Karten für alle
command-day-play = spielen
command-day-play-about = Spiele das Spiel des Tages allein gegen Computer, oder sieh, was daraus wurde
option-day = tag
option-day-about = Das Spiel welches Tages; ohne Angabe das offene
command-day-board = tafel
command-day-board-about = Die Woche des Spiels des Tages: hier, insgesamt, die der Server und deine
command-admin-day = tag
command-admin-day-about = Eine stille Nachricht zu jedem geschlossenen Spiel des Tages; nur wenn du es wählst
option-compare = vergleichen
option-compare-about = Ob andere Server den Namen und das Wochenergebnis dieses Servers sehen

## Das Spiel

day-heading = Spiel des Tages · { $date }
day-about = Du spielst ein einziges Spiel, allein gegen Könner, ohne Uhr und nur einmal. Alle bekommen dieselben Karten, und wer gleich spielt, bekommt dieselben Antworten.
day-open-until = Es ist bis { $when } offen. Bis dahin kannst du aufhören und weiterspielen.
day-not-ranked = Dein Versuch zählt nicht in der Rangliste: Dafür muss dein Konto 30 Tage alt sein, und du brauchst drei beendete Partien.
day-changed = Ein Update hat die Computer verändert, seit dieses Spiel eröffnet wurde. Was du jetzt beendest, wird nicht gewertet, und das Spiel hat kein Par.
day-no-par = Kein Par: Ein Update hat die Computer verändert, während dieses Spiel offen war. Gewertet wird nur, was vorher beendet war.
day-begin = Beginnen
day-go-on = Weiterspielen
day-result = Du hast **{ $points }** Kartenpunkte gemacht.
day-result-auction = Zähler: **{ $score }**. Kartenpunkte: { $points }.
day-sealed = Alles andere ist bis { $when } versiegelt.
day-percent = { $percent } %
day-place = Platz **{ $place }** von { $size } · **{ $percent }** der Vergleichspunkte
day-place-unranked = Außer Konkurrenz: Es wäre Platz { $place } von { $size } gewesen · { $percent } der Vergleichspunkte
day-no-field = Es gab niemanden, mit dem sich dein Ergebnis vergleichen ließe.
day-unfinished = Du hast dieses Spiel nicht beendet.
day-not-played = Du hast dieses Spiel nicht gespielt.
day-par = Par in Punkten: { $results }
day-best-here = Die Besten hier
day-best-all = Die Besten insgesamt
day-best-servers = Die besten Server
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Kein gewerteter Versuch wurde beendet.
day-message = Das Spiel ist geschlossen. Sieh nach, was deine Karten gekostet haben, oder sieh dir das beste Spiel an.

## Knöpfe

ui-button-day = Spiel des Tages
day-review = Meine Analyse
day-best-replay = Bestes Spiel ansehen

## Die Tafel

day-standings = Spiel des Tages: die Woche
day-week = { $first } bis { $last }
day-week-how = -# In einer Woche zählen die besten fünf von sieben Tagen, in einer Saison der Durchschnitt aller Tage, wenn es mindestens zwanzig sind. Das Ergebnis eines Servers ist der Durchschnitt seiner fünf besten Leute.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = In dieser Woche ist noch kein gewertetes Spiel geschlossen.
day-own-week = Du in dieser Woche: { $percent }
day-own-season = Du in dieser Saison: { $percent }

## Beweis

day-proof-about = Die Karten folgen aus dem Schlüssel des Tages und aus dem Anker, der Kennung der Interaktion, die den ersten Versuch des Tages begann. Die Schlüssel eines Jahres waren vor seinem ersten Tag festgelegt.
day-anchor = Anker: `{ $anchor }`
day-no-anchor = Niemand hat dieses Spiel begonnen, daher gibt es noch keinen Anker.
day-key = Schlüssel: `{ $digits }`
day-proof-file = Was die Karten dieses Spiels beweist. `docs/fair.py` prüft es.
day-record-sealed = Das Spiel des Tages ist bis { $when } versiegelt.

## Teilen

day-shared = **{ $name }** hat das Spiel des Tages vom { $date } gespielt.

## Was nicht geht

day-none = Von diesem Tag gibt es kein Spiel.
day-not-yet-open = Dieses Spiel ist noch nicht offen.
day-over = Dieses Spiel ist geschlossen.
day-share-nothing = Beende zuerst das Spiel.
day-share-again = Du hast dieses Spiel hier schon geteilt.
day-nothing-to-show = Von diesem Spiel gibt es nichts zu zeigen.
day-table-closed = Dein Tisch dieses Spiels wurde geschlossen.

## /briscola-admin day

admin-day-on = Eine Nachricht zu jedem geschlossenen Spiel des Tages erscheint in { $channel } ab { $time } ({ $zone }). Sie erwähnt niemanden.
admin-day-off = Auf diesem Server erscheint keine Nachricht zum Spiel des Tages.
admin-day-compared = Andere Server sehen den Namen und das Wochenergebnis dieses Servers.
admin-day-not-compared = Andere Server sehen den Namen dieses Servers nicht.
