# Beschriftungen und Überschriften der Nachrichten.

## Das Spiel

ui-clock-off = keine Bedenkzeit
ui-clock = { $post ->
    [yes] als Fernpartie: { $span } je Zug
   *[no] { $span } je Zug
}
ui-rated = gewertet
ui-differences = Hausregeln: { $what }
ui-level-novice = Anfänger
ui-level-player = guter Spieler
ui-level-expert = Könner
ui-level-maestro = Meister
ui-level-1 = Einsteiger
ui-level-2 = Lehrling
ui-level-3 = Gelegenheitsspieler
ui-level-4 = Hobbyspieler
ui-level-5 = geübter Spieler
ui-level-6 = gewandter Spieler
ui-level-7 = Vereinsspieler
ui-level-8 = starker Spieler
ui-level-9 = Spitzenspieler
ui-level-10 = Meister
ui-level-numbered = { $number } · { $word }
ui-level-hint = Computer dazusetzen…
ui-level-other = { $player }: andere Stärke…
ui-personality-hint = Computer mit Charakter…
ui-personality-none = Kein besonderer Charakter
ui-personality-level = Stärke für { $player }…
personality-pina = Pina · spart ihre Trümpfe
personality-pina-about = Pina spart ihre Trümpfe: Lieber lässt sie einen Stich laufen, als einen Trumpf herzugeben.
personality-rosina = Rosina · spielt erst ihre Figuren
personality-rosina-about = Rosina spielt erst ihre Figuren: Lange bleiben sie nie auf ihrer Hand.
personality-peppino = Peppino · kämpft um jeden Punkt
personality-peppino-about = Peppino kämpft um jeden Punkt: Für zwei gibt er auch einen Trumpf her.
personality-mimi = Mimì · geht auf Nummer sicher
personality-mimi-about = Mimì geht auf Nummer sicher: Seine Punkte kommen erst, wenn sie niemand mehr holen kann.
personality-gege = Gegè · spielt hoch aus
personality-gege-about = Gegè spielt hoch aus: Er beginnt einen Stich gern mit Punkten und schaut, wer sich traut.

## Vor der Partie

ui-host = Gastgeber
ui-team = Mannschaft { $number }
ui-seating-random-note = Mannschaften und Plätze werden zu Beginn ausgelost.
ui-seating-host-note = Die Mannschaften stellt der Gastgeber auf.
ui-seating-join-order-note = Die Mannschaften folgen der Reihenfolge der Ankunft.
ui-invited = Eingeladen: { $names }
ui-invite-hint = Jemanden einladen…
ui-invitation = { $person }, { $host } lädt dich an einen Tisch ein: { $game }.
ui-rematch-call = { $person }, { $host } möchte noch eine Partie: { $game }.
ui-thread-title = Briscola bei { $host }

## Knöpfe

ui-button-join = Hinsetzen
ui-button-leave = Aufstehen
ui-button-start = Starten
ui-button-options = Optionen
ui-button-rules = Regeln
ui-button-add = + Computer
ui-button-drop = − Computer
ui-button-shuffle = Mischen
ui-button-accept = Annehmen
ui-button-decline = Absagen
ui-button-close = Tisch schließen
ui-button-hand = Meine Karten
ui-button-last = Letzter Stich
ui-button-score = Punkte
ui-button-more = Mehr…
ui-button-back = Bin wieder da
ui-button-resign = Aufgeben
ui-button-end = Tisch schließen
ui-button-agree-end = Ja, schließen
ui-button-agree-resign = Ja, aufgeben
ui-button-keep-playing = Weiterspielen
ui-button-rematch = Revanche
ui-button-replay = Wiedergabe
ui-button-replay-words = In Worten
ui-button-replay-deal = Spiel { $deal }
ui-button-review = Analyse
ui-button-review-deals = Spiel für Spiel
ui-button-to-lobby = Zurück

## Die Optionen vor der Partie

ui-options-title = Optionen
ui-options-help = Wähl eine Option, dann ihren Wert. Jede Wahl gilt sofort.
ui-remove-hint = Jemanden wegschicken…
ui-team-hint = Mannschaft 1: { $count } auswählen

## Der Tisch

ui-deal-trick = Spiel { $deal } · Stich { $trick }
ui-turn = { $player } ist dran.
ui-turn-until = { $player } ist dran. Die Zeit läuft { $when } ab.
ui-turn-nobody = Niemand ist dran.
ui-trick-taken = **{ $player }** macht den Stich{ $points ->
    [none] {"."}
    [0] {", er zählt nichts."}
    [one] : { $points } Punkt.
   *[other] : { $points } Punkte.
}
ui-vote-end = Den Tisch schließen? Dafür: { $names }. Sind alle einverstanden?
ui-vote-resign = Die Partie aufgeben? Dafür: { $names }. Ist die ganze Seite einverstanden?
ui-warning = { $player }, du bist dran: Deine Zeit läuft { $when } ab.
ui-warning-you = ⏳ Du bist dran: Deine Zeit läuft { $when } ab.
ui-post-turn = Du bist dran: { $game }, mit { $players }, in { $place }. Zeit bis { $when }.
ui-post-reminder = Du bist noch dran: { $game }, mit { $players }, in { $place }. Zeit bis { $when }.
ui-post-help = In Fernpartien sage ich dir einmal Bescheid, wenn du dran bist, und erinnere dich einmal. Mit `/briscola-ich einstellungen` schaltest du das ab oder legst eine Ruhezeit fest; `/briscola-ich urlaub` hält deine Uhren an.
ui-post-match = { $game }, mit { $players }, in { $place }.
ui-post-waits = Deine Zeit war um. Der Tisch wartet bis { $when } auf dich. Drück auf *Bin wieder da*, um weiterzuspielen.
ui-holiday = { $player } ist bis { $when } im Urlaub. So lange warten die Züge.
ui-finished = Die Partie ist zu Ende. Das Ergebnis steht darunter.
ui-moved = { $game }: Der Tisch ist nach unten gerückt, zu seiner neuesten Nachricht.
ui-closed = Der Tisch ist geschlossen.
ui-closed-agreed = Die Spieler haben den Tisch geschlossen.
ui-closed-host = Der Gastgeber hat den Tisch geschlossen.
ui-closed-moderator = Ein Moderator hat den Tisch geschlossen.
ui-closed-abandoned = Alle sind gegangen: Der Tisch ist geschlossen.
ui-closed-idle = Eine Weile ist nichts mehr passiert: Der Tisch ist geschlossen.
ui-closed-removed = Der Server hat den Bot entfernt: Der Tisch ist geschlossen.

## Ergebnisse

ui-deal-over = Spiel { $deal } ist zu Ende
ui-deal-broken-off = Spiel { $deal } wurde nicht zu Ende gespielt
ui-match-over = Die Partie ist zu Ende
ui-deal-line = Spiel { $deal }:
ui-deal-drawn = unentschieden
ui-no-deals = Kein Spiel wurde zu Ende gespielt.

## Blätter

ui-hand-title = Deine Karten · { $game } · Spiel { $deal }
ui-hand-lobby = { $game }: Die Partie hat noch nicht begonnen. Deine Karten bekommst du, sobald es losgeht.
ui-hand-onlooker = { $game }: Du hast in dieser Partie keinen Platz.
read-again = Wie es weitergeht, hörst du mit einem neuen `/briscola vorlesen`.
ui-hand-out = { $game }: Für dich ist diese Partie vorbei; die beiden anderen spielen sie zu Ende.
ui-hand-over = { $game }: Die Partie ist zu Ende.
ui-hand-result = Das ganze Ergebnis steht in { $place }, mit allem, was du jetzt tun kannst.
ui-hand-away = { $player } spielt für dich, weil deine Zeit um war. Drück auf *Bin wieder da*, um selbst weiterzuspielen.
ui-hand-left = { $player } spielt für dich, weil du gegangen bist. Drück auf *Bin wieder da*, um deinen Platz wieder einzunehmen.
ui-hand-withdrawn = { $player } spielt deine Karten zu Ende, weil du das Turnier verlassen hast.
ui-hand-waits = Der Tisch wartet auf dich. Drück auf *Bin wieder da*, um weiterzuspielen.
ui-hand-marked = ✔ Drück noch einmal auf die markierte Karte, um sie zu spielen, oder auf eine andere.
ui-your-turn = **Du bist dran.**
ui-your-turn-until = **Du bist dran.** Deine Zeit läuft { $when } ab.
ui-you-lead = Du spielst aus.
ui-not-your-turn = Du bist nicht dran.
ui-hand-cards = Deine Karten: { $cards }
ui-hand-until = Aktuell bis { $when }. Drück danach auf *Meine Karten*.
ui-hand-until-day = Aktuell bis { $when }. Danach geht es mit `/aufgabe tag spielen` weiter.
ui-hand-elsewhere = Du spielst in { $place }. Mit `/briscola karten` spielst du stattdessen hier.
ui-hand-same-channel = Du spielst in einer anderen Nachricht hier, die nur du siehst.
ui-hand-further-down = Deine Karten stehen weiter unten.
ui-hand-empty = Du hast keine Karten mehr.
ui-welcome = { $game }, in { $place }: Deine Karten schicke ich hierher. Mit dem Knopf *Meine Karten* am Tisch kommen sie auch.
ui-dm-closed = Ich kann dir keine Direktnachrichten schicken, deshalb liegen deine Karten am Tisch: Drück dort auf *Meine Karten* oder nimm `/briscola karten`.
ui-dm-later = Gerade kann ich dir keine Direktnachricht schicken. Deine Karten liegen am Tisch: Drück dort auf *Meine Karten* oder nimm `/briscola karten`.
ui-more = Was möchtest du tun?
ui-more-nothing = An diesem Tisch gibt es gerade nichts für dich zu tun.
ui-which-table = Welchen Tisch meinst du?
ui-table-named = { $game }: { $names } · { $table }

## Wörter auf Bildern

ui-picture-title = Spiel { $deal } · Stich { $trick } von { $tricks }
ui-picture-letter = { $letter }: { $rank }
ui-picture-sheet = Spiel { $deal } · alle Stiche
ui-picture-leads = hat ausgespielt
ui-picture-takes = hat den Stich
ui-picture-trump = Trumpf: { $suit }
ui-picture-seat = Spieler { $number }
ui-picture-auction = Spiel { $deal } · das Reizen
ui-picture-hand = Deine Karten
ui-picture-turn = am Zug
ui-picture-dealer = G
ui-picture-last = Die letzten Stiche: kein Talon mehr
ui-picture-bid = Zu überbieten: { $bid }
ui-picture-called = Gerufen: { $cards }
ui-picture-declared = Geboten: { $bid }
ui-picture-passed = passt
ui-picture-declarer = Rufer
ui-picture-partner = Partner
ui-picture-rais = Rais
ui-picture-points = Punkte
ui-picture-counts = Zählt
ui-picture-match = Partie
ui-picture-deals = Spiel für Spiel
ui-picture-matches = Partien
ui-picture-wins = Siege
ui-picture-rating = Wertung
ui-picture-season-points = Punkte
ui-picture-season-rating = Wertung
ui-picture-season-wins = Siege
ui-picture-form = Form
ui-picture-ratings = Wertung nach den letzten { $count } gewerteten Partien: { $game }
ui-picture-rose = gestiegen oder gleich
ui-picture-fell = gefallen
ui-picture-values = { $note }. Die letzten { $count } der Reihe nach: { $values }.
ui-picture-bounds = Tiefste: { $lowest }, höchste: { $highest }.
ui-picture-season-start = Beginn einer Saison
ui-picture-seasons = Eine senkrechte Linie zeigt, wo eine Saison begann: vor Partie { $numbers }.
ui-picture-plot = Kartenpunkte der letzten { $count } Partien { $here ->
    [yes] auf diesem Server
   *[no] { "" }
}
ui-picture-won = gewonnen
ui-picture-lost = verloren
ui-picture-along = von der ältesten bis zur neuesten
ui-picture-free = frei
ui-picture-level = Stärke { $number }
ui-picture-line = { $side }: { $figures }.

## Antworten

say-apology = Bei mir ist etwas schiefgegangen. Was du siehst, ist alles, was sich geändert hat. Versuch es bitte noch einmal.
say-discord-refused = Discord hat das nicht angenommen. Vielleicht fehlt mir in diesem Kanal eine Berechtigung.
say-unknown-button = Dieser Knopf geht nicht mehr. `/briscola tisch` zeigt den Tisch neu.
say-old-command = Diese Form des Befehls ist veraltet. Discord zeigt gleich die neue; versuch es bitte noch einmal.
say-press-again = Das hat bei mir zu lange gedauert. Bitte drück noch einmal.
say-opened = Der Tisch ist eröffnet.
say-opened-thread = Der Tisch ist in { $place } eröffnet.
say-no-thread = Ich darf hier keine Threads anlegen, also steht der Tisch im Kanal.
say-shared = Dein Ergebnis steht jetzt im Kanal.
say-table-elsewhere = Der Tisch steht in { $place }.
say-table-direct = Der Tisch ist in deinen Direktnachrichten mit mir.
say-not-invited = Ich bin auf diesem Server nicht eingeladen. Spiel mit mir in unseren Direktnachrichten, oder bitte einen Admin, mich einzuladen.
say-hand-replaced = Diese Karten sind veraltet: Deine stehen in einer neueren Nachricht.
say-played = Du hast gespielt: { $card }.
say-invite-bot = Bots spielen hier nicht mit. Setz stattdessen einen Computer dazu.
say-done-join = Du sitzt am Tisch.
say-done-leave = Du bist vom Tisch aufgestanden.
say-done-shuffle = Du hast mitgemischt.
say-done-invite = Die Einladung ist unterwegs.
say-done-decline = Abgesagt. Vielleicht beim nächsten Mal!
say-done-addcomputer = { $player } sitzt am Tisch: { $level }.
say-done-removecomputer = Ein Computer ist aufgestanden.
say-done-remove = Erledigt: Der Platz ist wieder frei.
say-done-arrange = Die Mannschaften stehen.
say-done-change = Erledigt: Die Optionen sind geändert.
say-done-start = Die Partie beginnt.
say-given-up = Die Partie ist aufgegeben.
say-done-resign = Du möchtest aufgeben. Die Partie ist aufgegeben, sobald deine ganze Seite zustimmt.
say-done-refuseresign = Du spielst weiter.
say-done-end = Du möchtest den Tisch schließen. Er schließt, sobald alle zustimmen.
say-done-refuseend = Du spielst weiter.
say-done-endbymoderator = Der Tisch ist geschlossen.
say-done-substitute = Der Platz gehört dir.
say-done-rematch = Der Tisch für eine weitere Partie ist offen.
