## Reizen, Rufen und Züge neben dem Ausspielen

ui-bid-rank = Einen Rang bieten…
ui-bid-points = Punkte bieten…
ui-bid-force = Den Rang halten, Punkte verlangen…
ui-bid-other = Eine andere Zahl…
ui-bid-between = Eine Zahl von { $low } bis { $high }
ui-call-suit = Rufen: { $suit }…
ui-call-two = Zwei Karten rufen: { $suit }…
ui-call-one-or-two = Eine oder zwei Karten rufen: { $suit }…
ui-button-denounce = Anzeigen…
ui-button-sure = Ja, sicher
ui-button-never-mind = Nein
ui-claim-sure-31 = Willst du 31 Punkte ansagen? Mit 31 oder mehr in deinen Stichen gewinnst du das Spiel, mit weniger verlierst du es.
ui-claim-sure = Willst du den Sieg ansagen? Das Spiel endet sofort, und die Karten auf der Hand werden nicht mehr gespielt.
ui-denounce-sure = Wen zeigst du an? Die Partie endet: Deine Seite gewinnt sie, wenn nicht bedient wurde, obwohl es möglich war; sonst gewinnt die andere.
ui-resign-sure = Willst du die Partie aufgeben? Sie endet sofort, und die andere Seite gewinnt sie.
ui-end-sure = Willst du den Tisch schließen? Die laufende Partie endet damit.
ui-turn-auction = { $player } ist dran: bieten oder passen.
ui-turn-call = { $player } ist dran: rufen.
ui-turn-naming = { $player } ist dran: die Farbe nennen.
ui-turn-ends = Die Zeit läuft { $when } ab.
ui-short-trick = Die Karten reichten nicht für alle: Diesen Stich spielen { $players }.
ui-pick-game = Was gespielt wird…
ui-pick-open = Reden und offene Karten…
ui-pick-table = Der Tisch…
ui-code = Regelcode: `{ $code }`
ui-deck-usual = wie üblich
say-moved = Erledigt: { $move }.
say-which-game = So heißen mehrere Spiele. Welches meinst du?
say-ask-again = Ich weiß nicht mehr, was du da wolltest: Gib den Befehl bitte noch einmal ein.
reply-unknown-rank = Diesen Rang kenne ich nicht. Nimm einen von denen, die beim Tippen vorgeschlagen werden.
reply-unknown-game = Dieses Spiel kenne ich nicht. Wähl eines von denen, die beim Tippen vorgeschlagen werden.

## Befehle

command-bid = bieten
command-bid-about = Beim Reizen bieten: einen Rang oder Punkte
command-pass = passen
command-pass-about = Beim Reizen passen, endgültig
command-call = rufen
command-call-about = Als Rufer eine Farbe, eine Karte, zwei oder noch nichts rufen; später auch die Farbe nennen
command-exchange = tauschen
command-exchange-about = Deine Karte gegen die offene Trumpfkarte tauschen, wo der Tisch es erlaubt
command-conquista = conquista
command-conquista-about = Ass, Zehnerkarte und König in Trumpf zeigen und das Spiel gewinnen, wo der Tisch es erlaubt
command-claim = ansagen
command-claim-about = Sag an, dass du die Punkte hast; vorher wirst du noch einmal gefragt
command-concede = verlorengeben
command-concede-about = Gib ein entschiedenes Spiel verloren; vorher wirst du noch einmal gefragt
command-denounce = anzeigen
command-denounce-about = Sag, dass ein Gegner nicht bedient hat; vorher wirst du noch einmal gefragt

option-rank = rang
option-rank-about = Der Rang, den du bietest
option-points = punkte
option-points-about = Die Punkte, die du bietest
option-force = zwang
option-force-about = Den gebotenen Rang halten und Punkte verlangen
option-trump = farbe
option-trump-about = Die Farbe, die du rufst; sie ist Trumpf
option-called = karte
option-called-about = Die Karte, die du rufst
option-second = zweite
option-second-about = Die zweite Karte, bei 120 Punkten
option-blind = blind
option-blind-about = Die Farbe für den ersten Stich nicht nennen
option-sure = sicher
option-sure-about = Du bist dir sicher: ohne Rückfrage
option-accused = spieler
option-accused-about = Wer nicht bedient hat
option-preset = vorlage
option-preset-about = Eine Spielweise mit eigenem Namen
option-options = optionen
option-options-about = Der Regelcode eines Tisches, oder Optionen so geschrieben: tie=carry target=3
choice-trump-d = Münzen oder Karo
choice-trump-c = Kelche oder Herz
choice-trump-s = Schwerter oder Pik
choice-trump-b = Stäbe oder Kreuz
choice-pack-french32 = Französische Karten, 32
choice-pack-spanish40 = Spanische Karten
choice-pack-spanish48 = Spanische Karten, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Ein Spiel verloren geben

ui-button-concede = Spiel verloren geben…
ui-concede-sure = { $partner ->
    [none] Willst du dieses Spiel verloren geben? Es endet sofort, und alle restlichen Punkte gehen an die Gewinner.
   *[other] Willst du dieses Spiel verloren geben? Wenn { $partner } zustimmt, endet es, und alle restlichen Punkte gehen an die Gewinner.
}
happened-concession-offered = { $player } möchte dieses Spiel verloren geben. { $target }, bist du einverstanden?
happened-concession-refused = { $player } spielt lieber weiter.
happened-conceded = { $side } { $count ->
    [one] gibt
   *[other] geben
} das Spiel verloren.
concession-due-you = { $player } möchte dieses Spiel verloren geben. Bist du einverstanden?
label-concede = Spiel verloren geben
label-concede-agree = Einverstanden
label-concede-refuse = Weiterspielen
