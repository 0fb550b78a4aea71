# Befehle: Namen, Beschreibungen, Optionen, Auswahl; und was nur Befehle sagen.

## Das Spiel

command-briscola = briscola
command-briscola-about = Tische, Partien und Karten der Briscola
command-new = neu
command-new-about = Eröffne hier einen Tisch: Andere setzen sich dazu, Computer füllen freie Plätze
command-join = hinsetzen
command-join-about = Setz dich an einen Tisch, nimm eine Einladung an oder deinen Platz wieder ein
command-leave = aufstehen
command-leave-about = Verlass den Tisch oder sag eine Einladung ab; in der Partie spielt ein Computer weiter
command-start = starten
command-start-about = Starte als Gastgeber die Partie
command-shuffle = mischen
command-shuffle-about = Misch vor der Partie mit: mit einer eigenen Zufallszahl
command-computer = computer
command-computer-about = Setz als Gastgeber einen Computer auf einen freien Platz oder schick einen weg
command-invite = einladen
command-invite-about = Lade jemanden an deinen Tisch ein; die Person nimmt an oder sagt ab
command-remove = wegschicken
command-remove-about = Schick als Gastgeber vor der Partie jemanden weg
command-seats = plätze
command-seats-about = Bestimme als Gastgeber, wer wo sitzt und damit mit wem spielt
command-options = optionen
command-options-about = Sieh, was ein Tisch spielt, oder ändere als Gastgeber vor der Partie eine Option
command-table = tisch
command-table-about = Zeig den Tisch noch einmal ganz unten im Kanal
command-rematch = revanche
command-rematch-about = Noch eine Partie am selben Tisch, wenn diese zu Ende ist
command-end = schließen
command-end-about = Schließ den Tisch: In der Partie müssen alle dort zustimmen
command-substitute = übernehmen
command-substitute-about = Spiel für jemanden weiter; am eigenen Tisch: such jemanden, der für dich weiterspielt
command-resign = aufgeben
command-resign-about = Gib die Partie für deine Seite auf, sobald alle ihre Leute zustimmen
command-hand = karten
command-hand-about = Sieh deine Karten; sonst sieht sie niemand
command-play = spielen
command-play-about = Spiel eine Karte mit ihrem Namen
command-last = letzter
command-last-about = Sieh den letzten Stich noch einmal, wenn der Tisch es erlaubt
command-score = punkte
command-score-about = Sieh Punkte und Stand, soweit der Tisch sie zeigt
command-rules = regeln
command-rules-about = Lies die Regeln des Spiels, mit den Optionen eines Tisches
command-read = vorlesen
command-read-about = Der Tisch, deine Karten oder der letzte Stich als Text, für Screenreader
command-record = protokoll
command-record-about = Lade eine beendete Partie als Datei herunter, die jedes Programm lesen kann
command-verify = prüfen
command-verify-about = Beweise, dass die Karten einer beendeten Partie fair gemischt waren

## Ranglisten

command-leaderboard = rangliste
command-leaderboard-about = Wer am besten spielt, hier oder überall
command-seasons = saisons
command-seasons-about = Wie lange eine Saison dauert, und in welcher Zeitzone sie beginnt
command-stats = statistik
command-stats-about = Die Zahlen eines Spielers: Partien, Siege, Punkte, Wertung
command-history = verlauf
command-history-about = Die letzten Partien eines Spielers

## Über dich

command-preferences = einstellungen
command-preferences-about = Deine Sprache, wohin deine Karten kommen und wie sie aussehen
command-holiday = urlaub
command-holiday-about = Geh bis zu einem Tag deiner Wahl in Urlaub: So lange warten deine Züge in Fernpartien
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist
command-export = exportieren
command-export-about = Alles, was über dich gespeichert ist, als Datei
command-delete = löschen
command-delete-about = Werde vergessen: Dein Name, deine Wertungen und Einstellungen verschwinden

## Einen Server führen

command-briscola-move = briscola-zug
command-briscola-move-about = Besondere Züge: bieten, rufen, tauschen, ansagen
command-briscola-me = briscola-ich
command-briscola-me-about = Deine Partien, Zahlen, Einstellungen und Daten
command-partner = partner
command-partner-about = Mit dem Partner reden
command-match = partie
command-match-about = Deine beendeten Partien
command-briscola-admin = briscola-admin
command-briscola-admin-about = Was das Spiel auf diesem Server darf
command-channels = kanäle
command-channels-about = In welchen Kanälen Tische stehen dürfen
command-limits = grenzen
command-limits-about = Wie viele Tische zugleich offen sein dürfen; 0 stellt die übliche Grenze wieder her
command-language = sprache
command-language-about = Die Sprache der Tische, die alle sehen
command-hands = karten
command-hands-about = Wohin die Karten kommen, wenn jemand nichts anderes gewählt hat
command-tables = tische
command-tables-about = Die offenen Tische auf diesem Server
command-status = status
command-status-about = Was ich hier darf, was läuft und was eingestellt ist
command-admin-tricks = stiche
command-admin-tricks-about = Wie neue Tische fertige Stiche zeigen
command-admin-end = schließen
command-admin-end-about = Schließ einen Tisch sofort

## Optionen

option-game = spielart
option-game-about = Welches Spiel
option-players = spieler
option-players-about = Wie viele spielen
option-teams = mannschaften
option-teams-about = Wer mit wem spielt
option-seating = plätze
option-seating-about = Wie man zu seinem Platz kommt, und damit zu seinen Partnern
option-target = siege
option-target-about = Wie viele gewonnene Spiele die Partie entscheiden
option-tie = unentschieden
option-tie-about = Was geschieht, wenn ein Spiel 60 zu 60 endet
option-pack = karten
option-pack-about = Mit welchen Karten gespielt wird
option-clock = bedenkzeit
option-clock-about = Wie lange jeder Zug dauern darf
option-access = zutritt
option-access-about = Wer sich setzen darf
option-tricks = stiche
option-tricks-about = Wie fertige Stiche gezeigt werden
option-rated = gewertet
option-rated-about = Ob die Partie für die Wertung zählt (nur Menschen; die Punkte bleiben verdeckt)
option-thread = thread
option-thread-about = Ob der Tisch einen eigenen Thread bekommt
option-table = tisch
option-table-about = Welcher Tisch, wo mehrere offen sind
option-any_table = tisch
option-any_table-about = Welcher Tisch dieses Servers
option-computers = was
option-computers-about = Einen dazusetzen oder den letzten wegschicken
option-level = stärke
option-level-about = Wie gut er spielt
option-personality = charakter
option-personality-about = Wie er am liebsten spielt
option-person = person
option-person-about = Wen
option-order = plätze
option-order-about = Wer mit wem sitzt, oder die Namen in der Reihenfolge des Spiels
option-option = option
option-option-about = Was zu ändern ist
option-value = wert
option-value-about = Der neue Wert
option-answer = antwort
option-answer-about = Zustimmen oder weiterspielen
option-ending = wie
option-ending-about = Zustimmen, weiterspielen oder sofort schließen (Moderatoren)
option-absentee = für
option-absentee-about = Wer nicht da ist oder Ersatz sucht
option-search = suche
option-search-about = Jemanden suchen oder nicht mehr suchen
option-agreement = einigung
option-agreement-about = Allen erlauben, um Tipps zu bitten, oder nicht
option-card = karte
option-card-about = Eine deiner Karten
option-what = was
option-what-about = Was vorgelesen wird
option-match = partie
option-match-about = Welche Partie; ohne Angabe deine letzte
option-scope = bereich
option-scope-about = Dieser Server, oder alle
option-by = nach
option-by-about = Was zählt
option-season = saison
option-season-about = Die Ranglisten einer Saison
option-length = dauer
option-length-about = Ein Vierteljahr oder ein Monat
option-page = seite
option-page-about = Ab welcher Seite
option-player = spieler
option-player-about = Wessen; ohne Angabe deine
option-show = zeige
option-show-about = Was gezeigt wird
option-other = mit
option-other-about = Jemand zum Vergleich
option-language = sprache
option-language-about = Die Sprache
option-cards = karten
option-cards-about = Wo dir deine Karten gezeigt werden
option-place = wo
option-place-about = Auch als Direktnachricht oder nur am Tisch
option-pictures = bilder
option-pictures-about = Ob das, was nur du siehst, Bilder hat oder nur aus Worten besteht
option-reminders = erinnerungen
option-reminders-about = Ob du aus Fernpartien Nachrichten bekommst: Züge, Abwesenheit und Ergebnisse
option-confirm = bestätigen
option-confirm-about = Ob eine Karte erst beim zweiten Druck gespielt wird
option-listed = nennen
option-listed-about = Ob Ranglisten aller Server dich nennen
option-badges = abzeichen
option-badges-about = Ob andere deine Abzeichen sehen
option-zone = zeitzone
option-zone-about = Deine Zeitzone, für Ruhezeit und Urlaub
option-quiet = ruhezeit
option-quiet-about = Wann keine Nachricht kommen und kein Zug ablaufen soll, z. B. 22:00-08:00
option-until = bis
option-until-about = Dein letzter Urlaubstag, z. B. 2027-08-31; oder „back“
option-deck = kartenbild
option-deck-about = Wie die Karten auf deiner Hand aussehen
option-allow = erlauben
option-allow-about = Ein Kanal, in dem Tische stehen dürfen
option-forbid = verbieten
option-forbid-about = Ein Kanal, in dem sie nicht mehr stehen dürfen
option-everywhere = überall
option-everywhere-about = Wieder jeden Kanal erlauben
option-per_person = person
option-per_person-about = Tische, an denen eine Person sitzen darf
option-per_channel = kanal
option-per_channel-about = Tische in einem Kanal
option-per_server = server
option-per_server-about = Tische auf dem ganzen Server

## Auswahl

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Jeder für sich
choice-teams-pairs = Zwei Paare
choice-teams-triples = Zwei Mannschaften zu dritt
choice-seating-random = Ausgelost
choice-seating-host = Der Gastgeber bestimmt
choice-seating-join-order = In der Reihenfolge der Ankunft
choice-tie-nobody-scores = Niemand schreibt an, der Nächste gibt
choice-tie-replay-same-dealer = Niemand schreibt an, derselbe gibt noch mal
choice-tie-last-trick-wins = Der letzte Stich entscheidet
choice-tie-carry = Das nächste Spiel zählt eins mehr
choice-pack-italian40 = Italienische Karten
choice-pack-french40 = Französische Karten
choice-access-open = Wer möchte
choice-access-invited = Nur Eingeladene
choice-tricks-live = In der Nachricht des Tisches
choice-tricks-each = Eine Nachricht pro Stich
choice-computers-add = Dazusetzen
choice-computers-remove = Wegschicken
choice-level-even = Ein ebenbürtiger Gegner
choice-level-1 = 1 · Einsteiger
choice-level-2 = 2 · Lehrling
choice-level-3 = 3 · Gelegenheitsspieler
choice-level-4 = 4 · Hobbyspieler
choice-level-5 = 5 · Geübter Spieler
choice-level-6 = 6 · Gewandter Spieler
choice-level-7 = 7 · Vereinsspieler
choice-level-8 = 8 · Starker Spieler
choice-level-9 = 9 · Spitzenspieler
choice-level-10 = 10 · Meister
choice-answer-agree = Zustimmen
choice-answer-refuse = Weiterspielen
choice-search-start = Jemanden suchen
choice-search-stop = Nicht mehr suchen
choice-agreement-allow = Tipps erlauben
choice-agreement-refuse = Keine Tipps
choice-ending-agree = Zustimmen
choice-ending-refuse = Weiterspielen
choice-ending-now = Sofort (Moderatoren)
choice-what-table = Der Tisch
choice-what-hand = Meine Karten
choice-what-last = Der letzte Stich
choice-scope-server = Dieser Server
choice-scope-overall = Alle Server
choice-by-rating = Wertung
choice-by-wins = Siege
choice-by-points = Saisonpunkte
choice-length-quarter = Vierteljahr
choice-length-month = Monat
choice-by-records = Rekorde
choice-show-rating = Wertung im Lauf der Zeit
choice-show-points = Kartenpunkte
choice-show-partners = Partner
choice-show-badges = Abzeichen
choice-language-auto = Wie Discord eingestellt ist
choice-cards-auto = Wie es auf dem Server üblich ist
choice-cards-both = Direktnachricht und Knopf
choice-cards-dm = Direktnachricht
choice-cards-here = Nur mit dem Knopf „Meine Karten“
choice-place-both = Direktnachricht und Knopf
choice-place-here = Nur mit dem Knopf „Meine Karten“
choice-pictures-on = Bilder und Worte
choice-pictures-off = Nur Worte
choice-reminders-on = Züge, Abwesenheit und Ergebnisse
choice-reminders-off = Nie
choice-confirm-on = Zweimal drücken spielt die Karte
choice-confirm-off = Einmal drücken spielt die Karte
choice-listed-on = Mit meinem Namen
choice-listed-off = Ohne meinen Namen
choice-badges-on = Andere sehen sie
choice-badges-off = Nur ich sehe sie
choice-deck-auto = Wie der Tisch sie hat
choice-deck-neapolitan = Neapolitanische Art
choice-deck-sicilian = Sizilianische Art
choice-deck-piacentine = Piacentiner Art
choice-deck-trevisan = Trevisaner Art
choice-deck-triestine = Triestiner Art
choice-deck-spanish = Spanische Art (1, 10, 11, 12)
choice-deck-latin-large = Italienisch, große Zeichen
choice-deck-latin-four-colours = Italienisch in vier Farben
choice-deck-french = Französisch (K, Q, J)
choice-deck-parisian = Pariser Art (R, D, V)
choice-deck-portuguese = Portugiesische Art (R, D, V)
choice-deck-french-large = Französisch, große Zeichen
choice-deck-french-four-colours = Französisch in vier Farben
choice-yes = ja
choice-no = nein

## Vorschläge beim Tippen

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = wartet auf Spieler
suggest-stage-playing = im Spiel
suggest-stage-finished = Partie zu Ende
suggest-stage-closed = geschlossen
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } gegen { $second }
suggest-option = { $option } (jetzt: { $value })

## Antworten

reply-too-often = Das war etwas schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
reply-only-in-server = Das geht nur auf einem Server.
reply-no-room = In diesem Kanal kann ich nicht schreiben. Gib mir die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“.
reply-unknown-card = Diese Karte kenne ich nicht. Nimm einen der Vorschläge.
reply-unknown-order = So kann man hier nicht sitzen. Schreib die Namen der Spieler und nimm einen der Vorschläge.
reply-unknown-option = Diese Option oder diesen Wert gibt es nicht. Nimm einen der Vorschläge.
reply-unknown-personality = Diesen Charakter hat kein Computer. Nimm einen der Vorschläge.
reply-unknown-match = Eine beendete Partie mit diesem Namen kenne ich nicht.
reply-running-match = Diese Partie ist noch nicht zu Ende: Bis dahin bleibt ihr Startwert geheim, festgelegt als `{ $commitment }`.
reply-no-matches = Du hast noch keine Partie zu Ende gespielt.

## Protokoll und Beweis

record-ready = Das Protokoll der Partie { $match }. `/briscola prüfen` beweist ihre Mischung.
verify-ok = **Alles stimmt.** { $packs ->
    [0] Kein Spiel wurde zu Ende gespielt
    [one] Die eine Mischung kam aus dem Startwert, der feststand, bevor jemand mitgemischt hat
   *[other] Alle { $packs } Mischungen kamen aus dem Startwert, der feststand, bevor jemand mitgemischt hat
}, jeder Zug folgte den Regeln, jeder Punkt wurde richtig gezählt.
verify-no-seed = Die Züge folgen den Regeln, aber der Startwert dieser Partie ist nicht mehr gespeichert: Die Mischung selbst lässt sich nicht beweisen.
verify-wrong-seed = **Es stimmt nicht:** Der Startwert ist nicht der, der feststand, bevor jemand mitgemischt hat.
verify-wrong-pack = **Es stimmt nicht:** Die Mischung von Spiel { $deal } kommt nicht aus dem Startwert.
verify-wrong = **Es stimmt nicht:** { $flaw }
verify-file = Alles, worauf der Beweis der Partie { $match } beruht: Spiele, Startwert, Festlegung, Zahlen der Spieler.
verify-seed = Jetzt offengelegt (Startwert):
verify-how = Du musst mir nicht glauben: Vergleiche die Zeile mit der am Tisch und prüfe die Datei mit dem kleinen Programm `docs/fair.py` dieses Bots oder mit einem eigenen. Die Festlegung ist der SHA-256 von Startwert und Partie; Startwert, Partie und Nonces ergeben jede Mischung.

## Rangliste

board-heading-rating-server = Rangliste dieses Servers nach Wertung: { $game }
board-heading-rating-overall = Rangliste aller Server nach Wertung: { $game }
board-heading-wins-server = Rangliste dieses Servers nach Siegen: { $game }
board-heading-wins-overall = Rangliste aller Server nach Siegen: { $game }
board-all-games = alle Spiele
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}** in { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
board-empty = Hier steht noch niemand. Gewertete Partien unter Menschen zählen für die Wertung; jede beendete Partie zählt für die Siege.
board-note-rating = Nur gewertete Partien. Die Wertung ist eine vorsichtige Schätzung: Sie steigt, je sicherer sie wird. Eine vorläufige Wertung („?“) beruht auf wenigen Partien.
board-note-form = Form: die letzten fünf Partien, gewertet oder nicht, die letzte am Ende: S gewonnen, N nicht gewonnen.
board-line-more = { $provisional ->
    [yes] (vorläufig){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · Form { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } Siege in Folge{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · unter den besten { $percent } %
}
form-won = S
form-lost = N
board-page = Seite { $page }
board-back = Zurück
board-next = Weiter
board-unlisted = ohne Namen
board-note-listed = Ranglisten aller Server nennen nur, wer es will: `/briscola-ich einstellungen nennen:`.

## Zahlen eines Spielers

stats-heading = { $name }
stats-here = Auf diesem Server
stats-overall = Auf allen Servern
stats-none = Noch keine beendete Partie.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} ({ $share } %)
stats-points = Kartenpunkte je Partie: im Mittel { $points }, höchstens { $best }
stats-streak-won = Laufende Serie: { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
} · längste: { $longest }
stats-streak-lost = Laufende Serie: { $count ->
    [one] { $count } Partie ohne Sieg
   *[other] { $count } Partien ohne Sieg
} · längste Siegesserie: { $longest }
stats-form = Form: { $form }
stats-rating = Wertung: { $rating }{ $provisional ->
    [yes] { " " }(vorläufig)
   *[no] { "" }
}
stats-no-rating = Noch lässt sich keine Wertung zeichnen: Dazu braucht es zwei gewertete Partien, die du sehen kannst.
stats-no-points = Noch lassen sich keine Punkte zeichnen: Dazu braucht es zwei Partien, die du sehen kannst.
stats-unrated = Wertung: noch keine

## Partien eines Spielers

history-heading = Partien von { $name }
history-none = Noch keine beendete Partie.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = gewonnen
history-lost = verloren
history-rated = gewertet

## Einstellungen

preferences-heading = Deine Einstellungen
preferences-saved = Gespeichert.
preferences-language = Sprache: **{ $value }**
preferences-cards = Deine Karten: **{ $value }**
preferences-pictures = Was nur du siehst: **{ $value }**
preferences-reminders = Nachrichten aus Fernpartien: **{ $value }**
preferences-confirm = Eine Karte spielen: **{ $value }**
preferences-listed = Ranglisten aller Server: **{ $value }**
preferences-badges = Deine Abzeichen: **{ $value }**
preferences-zone = Zeitzone: **{ $zone ->
    [none] unbekannt
   *[other] { $zone }
}**
preferences-quiet = Ruhezeit: **{ $hours ->
    [none] keine
   *[other] { $hours }
}**
preferences-no-quiet = Keine Ruhezeit
hours-bad-zone = Diese Zeitzone kenne ich nicht. Wähl eine aus der Liste von `zeitzone:`, etwa Europe/Berlin.
hours-bad = Diese Zeiten verstehe ich nicht. Schreib sie so: 22:00-08:00, oder „off“ für keine.
hours-same = Die Ruhezeit muss zu einer anderen Zeit enden, als sie beginnt. „off“ heißt: keine.
hours-long = Die Ruhezeit darf höchstens { $hours } Stunden dauern, damit die anderen nicht ewig warten.
hours-no-zone = Sag mir zuerst deine Zeitzone, mit `/briscola-ich einstellungen zeitzone:`.
holiday-heading = Urlaub
holiday-now = { $when ->
    [none] Du bist nicht im Urlaub.
   *[other] Du bist bis { $when } im Urlaub: So lange warten deine Züge in Fernpartien.
}
holiday-left = { $days ->
    [0] Du hast keinen Tag mehr.
    [one] Du hast noch { $days } Tag.
   *[other] Du hast noch { $days } Tage.
}
holiday-help = Du hast { $days } Urlaubstage in je 365 Tagen; gezählt werden ganze. Mit `/briscola-ich urlaub bis:` nimmst du Urlaub, verlängerst oder verkürzt ihn; er endet von selbst.
holiday-end = Ich bin wieder da
holiday-none = Du bist nicht im Urlaub.
holiday-bad-day = Diesen Tag verstehe ich nicht. Schreib ihn so: 2027-08-31.
holiday-past = Dieser Tag ist schon vorbei. Nenn einen ab heute.
holiday-long = { $days ->
    [0] Du hast keinen Urlaubstag mehr.
    [one] Das ist zu lang: Du hast noch { $days } Urlaubstag.
   *[other] Das ist zu lang: Du hast noch { $days } Urlaubstage.
}
preferences-deck = { $family ->
    [italian] Italienische und spanische Farben
   *[french] Französische Farben
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Kartenbilder mit italienischen Farben
   *[french] Kartenbilder mit französischen Farben
}
preferences-decks = { $family ->
    [italian] Kartenbilder mit italienischen und spanischen Farben
   *[french] Kartenbilder mit französischen Farben
}
preferences-decks-help = Deine Karten werden mit dem Kartenbild gezeichnet, das du wählst, auch in Direktnachrichten. Die Karten auf dem Tisch sehen so aus, wie der Gastgeber es will.
preferences-decks-alt = { $family ->
    [italian] Von jedem Kartenbild das Münz-Ass, die Schwert-Sieben, der Kelch-Bube, der Stab-Reiter, der Schwert-König und die Rückseite
   *[french] Von jedem Kartenbild das Karo-Ass, die Pik-Sieben, der Herz-Bube, die Kreuz-Dame, der Pik-König und die Rückseite
}: { $decks }
preferences-back = Alle Einstellungen
preferences-dm-closed = Ich kann dir keine Direktnachrichten schicken, also warten deine Karten hinter dem Knopf „Meine Karten“. Damit es geht, erlaube Direktnachrichten von diesem Server.

## Datenschutz

privacy-export-ready = Alles, was über dich gespeichert ist. Karten einer laufenden Partie sind nicht dabei.
privacy-export-part = Teil { $part } von { $parts }: In dieser Reihenfolge aneinandergefügt ergeben sie eine mit gzip gepackte Datei.
privacy-how-long = Es bleibt, bis du es mit `/briscola-ich datenschutz löschen` löschst, auch wenn ein Server mich entfernt. Die Einstellungen eines solchen Servers werden nach { $days } Tagen gelöscht.
privacy-ask = Damit stehst du von jedem Tisch auf, ein Computer spielt weiter, und in beendeten Partien und ihren Protokollen steht statt deiner Kennung und deines Namens eine namenlose Zahl. Deine Wertungen, Zahlen und Einstellungen werden gelöscht. Nachrichten, die schon in Discord stehen, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.
privacy-confirm = Vergiss mich
privacy-keep = Alles behalten
privacy-kept = Nichts wurde geändert.
privacy-done = Du bist vergessen.

## Einen Server führen: Antworten

admin-channels-all = Tische dürfen in jedem Kanal stehen.
admin-channels-some = Tische dürfen stehen in: { $channels }.
admin-channels-full = Ich kann höchstens { $most } Kanäle nennen. Erlaube stattdessen jeden Kanal.
admin-limits = Tische zugleich: { $person } je Person, { $channel } je Kanal, { $server } auf dem ganzen Server.
admin-limit-usual = die übliche Zahl
admin-language-auto = Tische sprechen die Sprache, auf die dieser Server in Discord eingestellt ist: **{ $value }**.
admin-language-set = Tische sprechen **{ $value }**.
admin-tricks-live = Neue Tische zeigen ihre Stiche in einer einzigen Nachricht und nach dem Spiel alle zusammen auf einem Bild.
admin-tricks-each = Neue Tische schicken für jeden fertigen Stich eine eigene Nachricht.
admin-hands-both = Alle bekommen ihre Karten als Direktnachricht und mit dem Knopf *Meine Karten*, wenn sie in `/briscola-ich einstellungen` nichts anderes gewählt haben.
admin-hands-here = Alle bekommen ihre Karten nur mit dem Knopf *Meine Karten*, wenn sie in `/briscola-ich einstellungen` keine Direktnachrichten gewählt haben.
admin-tables-heading = Offene Tische
admin-tables-none = Auf diesem Server ist kein Tisch offen.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … und { $count } weitere
status-heading = Status
status-version = Version { $version }
status-tables = Offene Tische auf diesem Server: { $open }, an { $playing } davon wird gespielt.
status-allowed = In diesem Kanal darf ich alles, was ich brauche.
status-lacking = In diesem Kanal fehlt mir:
status-lacks = „{ $permission }“: { $cost }
status-cost-view = Hier kann kein Tisch eröffnet oder gezeigt werden.
status-cost-send = Hier kann kein Tisch eröffnet oder gezeigt werden.
status-cost-attach = Hier kann kein Tisch eröffnet werden, denn Karten und Stiche werden als Bilder gezeigt.
status-cost-create = Ein Tisch kann nicht in einem eigenen Thread stehen; er steht im Kanal.
status-cost-threads = In Threads kann kein Tisch eröffnet oder gezeigt werden.
status-process-heading = Der Prozess (du siehst das, weil du diesen Bot betreibst)
status-process-since = Gestartet { $since }
status-process-servers = Server: { $count }
status-process-tables = Offene Tische: { $open }, an { $playing } davon wird gespielt
status-process-waiting = Es warten: Bilder { $pictures }, Züge von Computern { $moves }, Nachrichten nach einem Fehler { $retries }
status-process-gateway = Discords Gateway antwortet innerhalb von { $milliseconds } ms
status-process-memory = Speicher: { $megabytes } MB
