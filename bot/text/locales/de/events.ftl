### Turniere.

command-tournament = turnier
command-tournament-about = Turniere: anmelden, mitspielen, leiten
command-tournament-new = neu
command-tournament-new-about = Ein Turnier in diesem Kanal eröffnen; angemeldet wird per Knopf
command-tournament-enter = anmelden
command-tournament-enter-about = Dich zu einem Turnier anmelden, mit Partnern, wo Paare oder Trios spielen
command-tournament-withdraw = abmelden
command-tournament-withdraw-about = Ein Turnier verlassen
command-tournament-table = tisch
command-tournament-table-about = Den Tisch deiner Partie finden
command-tournament-standings = stand
command-tournament-standings-about = Sieh den Stand eines Turniers und deine Ergebnisse
command-tournament-start = starten
command-tournament-start-about = Starte das Turnier jetzt oder setz fest, wann es beginnt, wenn du es leitest
command-tournament-round = runde
command-tournament-round-about = Einer Fernrunde mehr Zeit geben, wenn du leitest
command-tournament-player = spieler
command-tournament-player-about = Jemanden streichen, wieder zulassen oder einen Partner ersetzen, wenn du leitest
command-tournament-result = ergebnis
command-tournament-result-about = Ein Ergebnis der letzten Runde ändern oder neu spielen lassen, wenn du leitest
command-tournament-cancel = absagen
command-tournament-cancel-about = Das Turnier absagen, wenn du es leitest

option-event = turnier
option-event-about = Welches Turnier; ohne Angabe das einzige hier
option-title = titel
option-title-about = Wie es heißt
option-format = modus
option-format-about = Wie die Paarungen entstehen
choice-format-swiss = Schweizer System: alle spielen jede Runde
choice-format-knockout = K.-o.: wer verliert, ist draußen
choice-format-round-robin = Jeder gegen jeden
choice-format-heats = Wechselnde Tische: jede Runde andere
option-tempo = tempo
option-tempo-about = Ob eine Runde gleich oder über Tage gespielt wird
choice-tempo-live = Live, eine Runde nach der anderen
choice-tempo-post = Als Fernturnier, mit Tagen je Runde
option-rounds = runden
option-rounds-about = Wie viele Runden; ohne Angabe so viele wie üblich
option-cut = finale
option-cut-about = Wie viele der Besten am Ende K.-o. spielen
option-starts_in = beginn-in
option-starts_in-about = In wie vielen Minuten es beginnt; ohne Angabe startest du es
option-need_role = rolle
option-need_role-about = Die Rolle, die man zum Anmelden braucht
option-need_matches = partien
option-need_matches-about = Wie viele beendete Partien man zum Anmelden braucht
option-prize = preis
option-prize-about = Eine Rolle für die Sieger
option-mate = partner
option-mate-about = Dein Partner oder der, der ersetzt wird
option-third = dritter
option-third-about = Wer euer Trio ergänzt
option-hours = stunden
option-hours-about = Wie viele Stunden die Runde länger dauert
option-act = aktion
option-act-about = Was mit der Anmeldung geschieht
choice-act-strike-out = Streichen
choice-act-restore = Wieder zulassen
choice-act-replace = Einen Partner ersetzen
option-entry = anmeldung
option-entry-about = Welche Anmeldung, oder der Spieler, um dessen Partie es geht
option-new_partner = neuer-partner
option-new_partner-about = Wer nachrückt
option-verdict = urteil
option-verdict-about = Was aus dem Ergebnis wird
choice-verdict-won = Sieg für diese Anmeldung
choice-verdict-drawn = Unentschieden
choice-verdict-annul = Ungültig: noch einmal spielen
option-reason = grund
option-reason-about = Warum; alle können es lesen

## The message

event-heading = 🏆 { $title }
event-format-swiss = Schweizer System
event-format-knockout = K.-o.
event-format-round_robin = Jeder gegen jeden
event-format-heats = Wechselnde Tische
event-tempo-live = live
event-tempo-post = als Fernturnier
event-rated = gewertet
event-unrated = ungewertet
event-cut = K.-o. der besten { $count }
event-open = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Bisher eine Anmeldung.
   *[other] Bisher { $count } Anmeldungen.
}
event-starts = Es beginnt { $when }.
event-starts-by-host-teams = { $host } startet es, sobald beide Mannschaften angemeldet sind.
event-starts-by-host = { $host } startet es, sobald mindestens { $least } angemeldet sind.
event-needs-role = Für alle mit der Rolle { $role }.
event-needs-matches = { $count ->
    [one] Für alle mit mindestens einer beendeten Partie.
   *[other] Für alle mit mindestens { $count } beendeten Partien.
}
event-waits-for = wartet auf { $names }
event-more = … und { $count } weitere
event-round = Runde { $round } von { $rounds }
event-round-number = Runde { $round }
event-knockout-round = { $entries ->
    [2] Finale
    [3] Spiel um Platz drei
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
    [32] Sechzehntelfinale
   *[other] Runde der letzten { $entries }
}
event-round-cut = K.-o.
event-round-ready = An jedem Tisch wird gegeben, sobald alle auf *Bereit* gedrückt haben. Wer es bis { $when } nicht getan hat, verliert die Partie.
event-round-until = Spiel deine Partie bis { $when }.
event-round-until-knockout = Spiel deine Partie bis { $when }. Ist sie dann noch nicht zu Ende, gewinnt, wer führt.
event-round-over = Die Runde ist zu Ende. Nächste Runde: { $when }.
event-round-last = Alles ist gespielt. Endstand: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · gewonnen
event-pairing-lost = { $first } – **{ $second }** · verloren
event-pairing-drawn = { $first } – { $second } · unentschieden
event-pairing-played = { $first } – { $second } · gespielt
event-pairing-absent = **{ $first }** – { $second } · nicht da
event-pairing-both-absent = { $first } – { $second } · beide nicht da
event-pairing-uncounted = { $entries } · zählt nicht
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (nicht da)
event-pairing-table-left = { $name } { $points } (ausgestiegen)
event-bye = Spielfrei in dieser Runde: { $names }
event-standings = Stand
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Noch dabei: { $names }
event-final = Endstand
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = Das Turnier wurde abgesagt.
event-prize = { $role } geht an { $names }.
event-prize-by-hand = Die Rolle { $role } geht an { $names }. Ich darf sie nicht vergeben: Bitte vergib sie von Hand.
event-act-Withdrawn = { $when }: eine Anmeldung wurde gestrichen
event-act-Restored = { $when }: eine Anmeldung spielt wieder mit
event-act-PartnerReplaced = { $when }: ein Partner wurde ersetzt
event-act-OutcomeCorrected = { $when }: ein Ergebnis wurde geändert
event-act-PairingRepeated = { $when }: eine Partie wird noch einmal gespielt
event-act-DeadlineMoved = { $when }: die Runde hat mehr Zeit
event-lots = -# Auslosung: `{ $digest }`

ui-button-enter = Anmelden
ui-button-withdraw = Abmelden
ui-button-withdraw-sure = Ja, abmelden
ui-button-my-match = Meine Partie
ui-button-standings = Stand
ui-button-event-rules = Regeln
ui-button-event-host = Leitung
ui-button-enter-accept = Ich spiele mit
ui-button-enter-decline = Nein, danke
ui-button-come-back = Wieder da
ui-button-ready = Bereit
ui-button-event-start = Jetzt starten
ui-button-event-later = Eine Stunde später
ui-button-event-extend = Ein Tag mehr
ui-button-event-cancel = Absagen
ui-button-event-cancel-sure = Ja, absagen

## At a table

event-table-heading = { $title } · { $round } · Tisch { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · Tisch { $table }
event-table-ready = { $names }: auf *Bereit* drücken, innerhalb von { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}, sonst ist die Partie verloren. Gegeben wird, sobald alle bereit sind: *Meine Karten* zeigt dann eure.
say-done-ready = Du bist bereit. Gegeben wird, sobald es alle sind.

## Answers

event-opened = Das Turnier ist eröffnet. Angemeldet wird mit dem Knopf unter seiner Nachricht.
event-entered = Du bist bei **{ $title }** dabei. An deinem Tisch erwähne ich dich.
event-entered-with = Du hast euch bei **{ $title }** angemeldet. Es fehlt noch die Zusage von { $names }, innerhalb von 24 Stunden.
event-entered-late = Du bist bei **{ $title }** dabei. Du spielst ab der nächsten Runde.
event-accepted = Du spielst bei **{ $title }** mit.
event-withdrawn = Du hast **{ $title }** verlassen.
event-withdraw-ask = **{ $title }** verlassen? Eine Partie, die du noch nicht beendet hast, ist verloren.
event-not-entered-then = Erledigt: Die Anmeldung ist zurückgezogen.
event-back = Du spielst ab der nächsten Runde wieder mit.
event-ask-partners = Wähl, mit wem du bei **{ $title }** spielst.
event-ask-team = Wähl den Rest deiner Mannschaft für **{ $title }**. Die Anmeldungen zeigen dann, wer mit wem spielt; mit `/turnier anmelden` bestimmst du das selbst.
event-partners-hint = Deine Partner
event-invitation = { $people }: { $host } möchte bei **{ $title }** gemeinsam antreten.
event-my-match = Deine Partie: { $place }
event-my-match-none = Du hast gerade keine Partie zu spielen.
event-my-match-bye = Du bist in dieser Runde spielfrei und bekommst die Punkte für einen Sieg.
event-my-match-rests = Du bist in dieser Runde spielfrei.
event-my-match-out = { $place ->
    [1] Du hast gewonnen: Platz 1.
   *[other] Du bist ausgeschieden, auf Platz { $place }.
}
event-my-match-ended = Dieses Turnier ist zu Ende. Du hast Platz { $place } erreicht.
event-my-match-cut = In der K.-o.-Runde spielst du nicht mit. *Stand* zeigt deinen Platz.
event-my-match-through = Dein nächster Gegner steht noch nicht fest. An deinem Tisch erwähne ich dich.
event-my-match-over = Deine Partie dieser Runde ist zu Ende.
event-my-match-soon = Dein Tisch wird gerade eröffnet. Versuch es gleich noch einmal.
event-own = Deine Ergebnisse
event-own-line = { $round }: { $what }
event-own-none = Du hast noch nicht gespielt.
event-host-page = **{ $title }** · was du als Leitung tun kannst
event-host-strike = Eine Anmeldung streichen
event-host-restore = Eine Anmeldung wieder zulassen
event-host-result = Ein Ergebnis ändern
event-host-more-entries = Hier passen nicht alle Anmeldungen hin: Für die anderen nimm `/turnier spieler`.
event-host-more-results = Hier passen nur die letzten Ergebnisse hin: Für die anderen nimm `/turnier ergebnis`.
event-host-verdict = Was ist richtig?
event-host-reason = Warum?
event-computer-added = Jetzt auch dabei: { $names }.
event-computer-level = Computer dieser Stärke hinzufügen
event-done = Erledigt. Die Nachricht des Turniers zeigt es.
event-started = **{ $title }** hat begonnen.
event-postponed = **{ $title }** beginnt { $when }.
event-extended = Die Runde endet { $when }.
event-cancel-ask = **{ $title }** absagen? Laufende Partien enden ohne Ergebnis.
event-cancelled-done = **{ $title }** wurde abgesagt.
event-which = Hier gibt es mehrere Turniere. Nenn eines: { $titles }.
event-none = Hier gibt es kein Turnier. `/turnier neu` eröffnet eines.
event-verdict-won = { $name } hat gewonnen
event-verdict-drawn = Unentschieden
event-verdict-annul = Ungültig: noch einmal spielen

suggest-event = { $title } · { $stage }
suggest-event-open = Anmeldung offen
suggest-event-running = läuft
suggest-event-finished = beendet
suggest-event-cancelled = abgesagt

event-scheduled-about = Ein Briscola-Turnier: { $format }, { $game }.

## Proof

event-verify-heading = Die Auslosung von { $title }
event-verify-about = Der Startwert stand fest, als das Turnier eröffnet wurde. Mit den IDs, die die Anmeldungen beigetragen haben, ergibt er jedes Los: Setzliste, Paarungen, Freilose und die letzte Feinwertung.
event-verify-commitment = Festlegung: `{ $commitment }`
event-verify-seed = Startwert: `{ $seed }`
event-verify-right = Der Startwert passt zur Festlegung, und alles, was in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} ausgelost wurde, folgt daraus.
event-verify-wrong = Etwas passt nicht: { $what }
event-verify-later = Der Startwert wird veröffentlicht, wenn das Turnier zu Ende ist.
event-proof = -# Beweis der Auslosung: `/briscola prüfen turnier:{ $id }`

## Help

help-at-event = **{ $title }**: Hier spielst du. Gegeben wird, sobald alle bereit sind.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Du bist angemeldet.
help-event-open = Die Anmeldung ist offen: Drück auf *Anmelden* unter der Nachricht des Turniers oder nimm `/turnier anmelden`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = Platz { $place } in einem Turnier

## Refusals

event-refusal-no-event = Dieses Turnier gibt es nicht.
event-refusal-over = Dieses Turnier ist zu Ende.
event-refusal-not-host = Das dürfen nur { $host } und wer den Server verwaltet.
event-refusal-not-open = Das Turnier hat begonnen: Das lässt sich nicht mehr ändern.
event-refusal-not-running = Gerade wird keine Runde gespielt.
event-refusal-already-entered = Du bist schon angemeldet.
event-refusal-other-entered = { $name } spielt in diesem Turnier schon in einer anderen Anmeldung.
event-refusal-not-entered = Du bist bei diesem Turnier nicht angemeldet.
event-refusal-too-late = Für dieses Turnier ist es zum Anmelden zu spät.
event-refusal-full = Das Turnier ist voll: { $most } sind angemeldet.
event-refusal-barred = Beim letzten Turnier hier warst du nicht da. Wieder anmelden kannst du dich { $when }.
event-refusal-no-role = Dieses Turnier ist für alle mit der Rolle { $role }.
event-refusal-few-matches = { $least ->
    [one] Zum Anmelden brauchst du eine beendete Partie.
   *[other] Zum Anmelden brauchst du { $least } beendete Partien.
}
event-refusal-wrong-size = { $size ->
    [1] Hier meldet sich jeder allein an.
    [2] Hier meldet man sich zu zweit an: Nenn deinen Partner.
   *[other] Hier melden sich { $size } gemeinsam an: Nenn deine Partner.
}
event-refusal-twice = Nenn verschiedene Leute, und nicht dich selbst.
event-refusal-partner-is-bot = Ein Bot kann nicht dein Partner sein.
event-refusal-not-asked = Du hast dieses Turnier verlassen. Mit *Wieder da*, unter *Stand*, spielst du weiter, wo das geht.
event-refusal-already-accepted = Du spielst darin schon mit.
event-refusal-has-played = Diese Anmeldung hat schon gespielt: Die Partner bleiben.
event-refusal-no-such-entry = Diese Anmeldung gibt es nicht.
event-refusal-not-away = Diese Anmeldung spielt schon mit.
event-refusal-cannot-return = In diesem Turnier kann niemand zurückkommen.
event-refusal-few-entries = Mindestens { $least } Anmeldungen sind nötig. { $count ->
    [0] Noch gibt es keine.
    [one] Bisher gibt es eine.
   *[other] Bisher gibt es { $count }.
}
event-refusal-rated-computers = Computer spielen nur in ungewerteten Turnieren.
event-refusal-no-such-pairing = In der letzten Runde gibt es diese Partie nicht.
event-refusal-next-paired = Die nächste Runde ist ausgelost: Nur Ergebnisse der letzten lassen sich ändern.
event-refusal-not-decided = Diese Partie ist noch nicht zu Ende.
event-refusal-needs-winner = Im K.-o. muss jemand gewinnen: Wähl, wer gewonnen hat, oder lass die Partie noch einmal spielen.
event-refusal-own-result = Das Ergebnis deiner eigenen Partie darfst du nicht ändern. Das kann jemand anderes, der den Server verwaltet.
event-refusal-no-reason = Bitte sag, warum: Alle können es lesen.
event-refusal-by-post-only = Nur Fernrunden können mehr Zeit bekommen.
event-refusal-in-the-past = Wähl einen Zeitpunkt in den nächsten 60 Tagen.
event-refusal-too-many-events = Hier laufen schon { $most } Turniere.
event-refusal-open-hands = In einem Turnier zeigt niemand seine Karten.
event-refusal-no-format = Dieses Spiel gibt es nur an wechselnden Tischen: Es hat keine zwei Seiten.
event-refusal-waits = Ein Turnier kann nicht auf Abwesende warten. Wähl bei „{ rule-timeout }“ etwas anderes.
event-refusal-no-cut = Ein K.-o. der besten 2, 4 oder 8 am Ende gibt es nur im Schweizer System, oder wenn jeder gegen jeden spielt.
event-refusal-role = { $role } darf ich nicht vergeben: Die Rolle steht über meiner, oder mir fehlt *Rollen verwalten*. Wähl eine andere, oder vergib diese von Hand.
event-refusal-role-of-yours = { $role } darfst du selbst nicht vergeben: Die Rolle steht nicht unter deiner, oder dir fehlt *Rollen verwalten*. Wähl eine andere.

closed-event = Das Turnier hat diesen Tisch geschlossen.
ui-closed-event = Das Turnier hat diesen Tisch geschlossen. `/turnier stand` zeigt, wie die Partie zählt.
closed-withdrawn = Nicht mehr im Turnier: { $names }. Darum wurde der Tisch geschlossen.
ui-closed-withdrawn = Nicht mehr im Turnier: { $names }. Darum wurde der Tisch geschlossen. `/turnier stand` zeigt, wie die Partie zählt.

## Bilder

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Gegner
ui-picture-won-deals = Spiele
ui-picture-cards = Karten
ui-picture-percent = Prozent
ui-picture-round = { $entries ->
    [2] Finale
    [3] Platz drei
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
    [32] 1/16-Finale
   *[other] Letzte { $entries }
}
ui-picture-part = Teil { $part } von { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, Sieg für { $first }
ui-picture-nobody = { $first } – { $second }, beide nicht da
ui-picture-passed-on = { $name } kommt ohne Partie weiter
ui-picture-waits = { $name } wartet auf einen Gegner
event-parts = Einen anderen Teil als Bild zeigen

## Tables, the final, small Swisses

option-double = doppelt
option-double-about = Ob es ein Rückspiel gibt, wenn jeder gegen jeden spielt
option-third_place = platz-drei
option-third_place-about = Ob die Verlierer der Halbfinale um Platz drei spielen
option-final = finale-bis
option-final-about = Bis wohin das Finale geht, wenn es länger sein soll als die anderen Partien
option-pause = pause
option-pause-about = Die Minuten zwischen zwei Runden, wenn live gespielt wird
option-days = tage
option-days-about = Die Tage einer Runde im Fernturnier
option-channels = kanäle
option-channels-about = Bis zu vier Kanäle für die Tische; ohne sie bekommt jeder Tisch einen Thread
event-double = mit Rückspiel
event-third = Spiel um Platz drei
# $goal: first to so many deals or points.
event-final-goal = Finale: { $goal }
event-small-swiss = { $count } Anmeldungen: Da kann jeder gegen jeden spielen. Was ist dir lieber?
ui-button-event-start-robin = Jeder gegen jeden
ui-button-event-start-swiss = Schweizer System
event-refusal-no-final = Ein Finale gibt es nur im K.-o. oder wenn ein Turnier damit endet.
event-refusal-no-double = Ein Rückspiel gibt es nur, wenn jeder gegen jeden spielt.
event-refusal-no-rounds = Die Zahl der Runden lässt sich nur im Schweizer System und mit wechselnden Tischen wählen.
event-refusal-tempo = Eine Pause gibt es nur live, Tage nur im Fernturnier.
event-refusal-pause = Die Pause zwischen zwei Runden dauert höchstens { $most } Minuten.
event-refusal-days = Eine Fernrunde dauert 1 bis { $most } Tage.
event-refusal-channels = Nenn bis zu { $most } Textkanäle dieses Servers, in denen du und ich schreiben dürfen, zum Beispiel #spiele.
event-refusal-not-swiss = Aus dem Schweizer System wird „jeder gegen jeden“ nur bei höchstens { $most } Anmeldungen.
