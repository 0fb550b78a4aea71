### Die Familie der Spiele: Namen, fertige Tische, Optionen, und was außer dem Kartenspielen geschieht.

## Spielarten

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = Das klassische Spiel: drei Karten auf der Hand, eine offene Karte macht Trumpf, jede Karte darf gespielt werden, und 61 von 120 Punkten gewinnen.
variant-briscola-short = das klassische Spiel
variant-briscola-aliases = klassisch, briscula, briškula
variant-schembil = Schembil
variant-schembil-about = Zwei Mannschaften zu dritt, jede mit einem Rais: Nur er fragt und gibt Befehle, laut vor allen.
variant-schembil-short = Kapitäne befehlen
variant-schembil-aliases = rais, briscola zu sechst
variant-a31 = Briscola bis 31
variant-a31-about = Zu zweit mit verdeckten Punkten: Wer 31 ansagt und sie hat, gewinnt das Spiel; wer sie nicht hat, verliert es.
variant-a31-short = 31 selbst ansagen
variant-a31-aliases = a 31, einunddreißig
variant-scoperta = Offene Briscola
variant-scoperta-about = Zu zweit; beide spielen mit offenen Karten, und auch die nächste Karte des Talons liegt offen.
variant-scoperta-short = alle Karten offen
variant-scoperta-aliases = scoperta, briscola scoperta, offen
variant-briscolone3 = Briscolone mit drei Karten
variant-briscolone3-about = Zu zweit und ohne Trumpf; in den letzten drei Stichen musst du bedienen und übernehmen, wenn du kannst.
variant-briscolone3-short = ohne Trumpf
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briscolone mit fünf Karten
variant-briscolone5-about = Zu zweit, mit fünf Karten auf der Hand und ohne Trumpf.
variant-briscolone5-short = ohne Trumpf
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briscolone mit Trumpf
variant-briscolone5t-about = Zu zweit, mit fünf Karten auf der Hand; die Farbe der ersten ausgespielten Karte ist Trumpf.
variant-briscolone5t-short = Trumpf: 1. Karte
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Bosnische Briškula
variant-bosnian32-about = Mit den 32 Karten von Sieben bis Ass, wo die Zehn zehn zählt; für zwei bis zehn Spieler.
variant-bosnian32-short = Zehn zählt zehn
variant-bosnian32-aliases = bosanska briškula, bosnisch, 32 karten
variant-double = Doppelte Briškula
variant-double-about = Vier Karten auf der Hand, und zu jedem Stich spielt jeder zwei davon.
variant-double-short = zwei je Stich
variant-double-aliases = dupla briškula, briškula u četiri karte, briscola mit vier karten
variant-chiamata = Briscola Chiamata
variant-chiamata-about = Zu fünft wird gereizt; wer gewinnt, ruft eine Karte, und wer sie hält, ist der geheime Partner.
variant-chiamata-short = geheimer Partner
variant-chiamata-aliases = chiamata, rufbriscola, briscolone, briscola in cinque, a chiamata
variant-bisca3 = Bisca
variant-bisca3-about = Die portugiesische Schwester: Die Sieben zählt zehn, und der Bube schlägt die Dame.
variant-bisca3-short = die Sieben zählt zehn
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca mit neun Karten
variant-bisca9-about = Bisca zu zweit, mit neun Karten auf der Hand.
variant-bisca9-short = Sieben zählt zehn
variant-bisca9-aliases = bisca de nove, neunerbisca
variant-brisca = Brisca
variant-brisca-about = Die spanische Schwester: Trumpf-Sieben und Trumpf-Zwei dürfen gegen die offene Trumpfkarte getauscht werden.
variant-brisca-short = Tausch mit dem Trumpf
variant-brisca-aliases = brisca española, spanische briscola
variant-sueca = Sueca
variant-sueca-about = Zwei Paare mit je zehn Karten: Der Geber zeigt den Trumpf, man muss bedienen, und niemand redet.
variant-sueca-short = Farbzwang, kein Reden
variant-sueca-aliases = schwedisch
variant-sueca_italiana = Sueca Italiana
variant-sueca_italiana-about = Sueca-Karten mit Reizen zu fünft: Wer gewinnt, ruft eine Karte, und wer sie hält, ist der geheime Partner.
variant-sueca_italiana-short = geheimer Partner
variant-sueca_italiana-aliases = italiana, sueca zu fünft

## Fertige Tische

preset-classic = Klassisch
preset-classic-about = Briscola zu zweit, wie die meisten sie kennen; zwei gewonnene Spiele entscheiden.
preset-online = Online
preset-online-about = Zu viert bis drei gewonnene Spiele; bei 60 zu 60 entscheidet der letzte Stich, und niemand redet.
preset-sala = Turniersaal
preset-sala-about = Bis zwei gewonnene Spiele, und zehn Minuten je Spieler für die ganze Partie.
preset-wikipedia = Wikipedia
preset-wikipedia-about = Zwei Paare, deren Partner einander erst die Karten zeigen, mit Zeichen, dem Tausch der Zwei gegen die offene Trumpfkarte und der Conquista.
preset-roma = Rom
preset-roma-about = Zwei Paare, die laut reden: Wer ausspielt, darf fragen und Befehle geben.
preset-schembil = Schembil
preset-schembil-about = Zwei Mannschaften zu dritt, jede mit ihrem Rais.
preset-dalmacija = Dalmatien
preset-dalmacija-about = Doppelte Briškula zu zweit; zu viert zwei Paare, deren Partner am Ende einander in die Karten sehen.
preset-bosna = Bosnien
preset-bosna-about = Briškula mit 32 Karten und der Zehn.
preset-piemonte = Piemont
preset-piemonte-about = Die Sieben steht an der Stelle der Drei, wie im Piemont und auf Sardinien.
preset-sud = Süden
preset-sud-about = Französische Karten, und der Bube schlägt die Dame.
preset-lisboa = Lissabon
preset-lisboa-about = Bisca, wie in Portugal.
preset-sueca = Sueca
preset-sueca-about = Das stille Spiel zweier Paare.
preset-chiamata = Chiamata
preset-chiamata-about = Zu fünft, mit Reizen und einem geheimen Partner.
preset-brisca = Brisca
preset-brisca-about = Wie in Spanien, mit dem Tausch von Sieben und Zwei.

## Optionen

rule-none = nichts
rule-cards = Zahl der Karten
rule-pack-french32 = französisch, 32 Karten
rule-pack-spanish40 = spanisch, 40 Karten
rule-pack-spanish48 = spanisch, 48 Karten
rule-ranking = Rangfolge der Karten
rule-ranking-standard = gewöhnlich
rule-ranking-qj_swap = Bube über Dame
rule-ranking-three_as_three = die Drei im Rang unten
rule-ranking-seven_for_three = die Sieben statt der Drei
rule-ranking-ten = mit der Zehn
rule-ranking-bisca = wie in der Bisca
rule-seven_swap = die Drei an der Stelle der Sieben
rule-direction = Spielrichtung
rule-direction-counter_clockwise = gegen den Uhrzeigersinn
rule-direction-clockwise = im Uhrzeigersinn
rule-first_dealer = erster Geber
rule-first_dealer-random = ausgelost
rule-first_dealer-host = der Gastgeber
rule-first_dealer-loser = wer die letzte Partie verlor
rule-dealer_rotation = nächster Geber
rule-dealer_rotation-right = der Nächste in der Reihe
rule-dealer_rotation-fixed = immer derselbe
rule-dealer_rotation-winner = wer das Spiel gewinnt
rule-retire = Tausch gegen die offene Trumpfkarte
rule-retire-off = keiner
rule-retire-deuce_first_trick = Trumpf-Zwei, im ersten Stich
rule-retire-brisca_7_2 = Trumpf-Sieben oder -Zwei, nach einem Stich
rule-conquista = Conquista
rule-partners_show_first = Partner zeigen einander zuerst die Karten
rule-partners_look_at_the_end = Partner sehen einander am Ende in die Karten
rule-talk = Reden
rule-talk-off = nichts
rule-talk-signals = Zeichen
rule-talk-conversation = Fragen und Befehle
rule-talk-rais = nur der Rais, Kapitän der Mannschaft
rule-talk-free = alles
rule-signal_table = welche Zeichen
rule-signal_table-pagat = die von Pagat
rule-signal_table-wikipedia = die von Wikipedia
rule-signal_table-custom = die des Gastgebers
rule-signal_delivery = wer Zeichen sieht
rule-signal_delivery-private = Partner
rule-signal_delivery-catchable = Partner und Gegner, die beobachten
rule-signal_delivery-public = alle
rule-signal_truth = Wahrheit der Zeichen
rule-signal_truth-enforced = nur wahre
rule-signal_truth-free = auch falsche
rule-talk_from_trick = Reden ab Stich
rule-asks_per_trick = Fragen je Stich
rule-answer_counts = Antworten mit der Zahl der Karten
rule-orders_per_trick = Befehle je Stich und Partner
rule-orders = Befehle gelten als
rule-orders-advisory = Rat
rule-orders-binding = Pflicht
rule-follow_suit = Bedienen
rule-follow_suit-free = keine Pflicht
rule-follow_suit-must_follow = immer
rule-follow_suit-last3_follow_and_head = in den letzten drei Stichen, und übernehmen
rule-match-race = Kartenpunkte
rule-match-pennycook = Zähler nach Abstand
rule-match-threehand = Zähler zu dritt
rule-match-chiamata = laufender Punktestand
rule-match-n_deals = Zahl der Spiele
rule-match-sueca = Siege
rule-goal = { $match ->
    [race] bis { $target } Kartenpunkte
    [pennycook] bis { $target } Zähler
    [threehand] bis { $target } Zähler
    [chiamata] bis zum Punktestand { $target }
    [n_deals] { $target ->
        [one] ein Spiel
       *[other] { $target } Spiele
    }
    [sueca] bis { $target } Siege
   *[first_to] { rule-target-value }
}
rule-early_stop = vorzeitiges Ende eines Spiels
rule-early_stop-off = keines
rule-early_stop-when_decided = sobald es entschieden ist
rule-early_stop-claim = wenn jemand den Sieg ansagt
rule-match_clock = Zeit je Spieler für die Partie
rule-match_clock-off = unbegrenzt
rule-timeout = wenn die Zeit um ist
rule-timeout-autoplay_twice = zwei Karten für dich, dann ein Computer
rule-timeout-autoplay = für dich wird gespielt
rule-timeout-computer_takes_seat = ein Computer setzt sich
rule-timeout-forfeit = die Partie ist verloren
rule-timeout-wait_vote = die anderen entscheiden
rule-open_hands = offene Karten
rule-open_piles = offene Stiche
rule-open_next_card = nächste Karte offen
rule-deck_pattern = Kartenbild
rule-bisca_margins = mit 91 zwei, mit 120 vier
rule-auction = Reizen
rule-auction-combined = Ränge, dann Punkte
rule-auction-rank = Ränge
rule-auction-points = Punkte
rule-auction-suit_only = Punkte, gerufen wird nur die Farbe
rule-auction-from65 = Punkte ab 65, in Fünfern
rule-first_raise = erstes Punktgebot
rule-force = Rang halten und Punkte verlangen
rule-declarer_leads = der Rufer spielt aus
rule-blind = erster Stich verdeckt
rule-blind-off = nein
rule-blind-on = erlaubt
rule-blind-from_62 = ab 62 Punkten
rule-scoring = Abrechnung eines Spiels
rule-scoring-standard = gewöhnlich
rule-scoring-pazza = Pazza
rule-bandeira = vier Siege für 120
rule-bandeira-points = mit allen Punkten
rule-bandeira-tricks = nur mit allen Stichen
rule-renege = falsches Bedienen kann angezeigt werden

## Optionen, aus denen kein Spiel wird

impossible-not-in-game = { $allowed ->
    [none] Die Option „{ $option }“ gibt es in diesem Spiel nicht.
   *[other] „{ $value }“ geht hier nicht bei „{ $option }“: Nimm { $allowed }.
}
impossible-out-of-range = „{ $value }“ geht nicht bei „{ $option }“: Nimm { $allowed }.
impossible-needs = { $same ->
    [yes] „{ $value }“ geht hier nicht: Nimm „{ $needs }“.
   *[no] „{ $option }“ geht nur zusammen mit „{ $needs }“.
}
allowed-range = { $low } bis { $high }
allowed-text = einen Text von höchstens 1000 Zeichen

## Ränge

rank-name = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] { $family ->
        [french] Dame
       *[other] Reiter
    }
   *[king] König
}

## Blatt und Tisch

hand-shown = { $player } hält { $cards }.
hand-seen = Bei { $player } hast du gesehen: { $cards }.
hand-open = { $player } hält { $cards }, wie alle gesehen haben.
turnup-shown = { $player } hält { $card }, die als Trumpf gezeigt wurde.
trump-none = Es gibt keinen Trumpf.
trump-not-yet = Noch gibt es keinen Trumpf: Die erste ausgespielte Karte macht ihn.
next-card = Die nächste Karte des Talons ist { $card }.
stock-left = { $stock ->
    [one] Im Talon ist noch eine Karte.
   *[other] Im Talon sind noch { $stock } Karten.
}
trick-play-covered = { $player }, eine verdeckte Karte
seat-out = nicht mehr dabei

## Was in einer Partie geschieht

happened-shown-trump = { $player } zeigt { $card } und behält die Karte auf der Hand: Trumpf ist { $suit }.
happened-laid-down = { $player } legt eine Karte verdeckt hin.
happened-trump-made = Trumpf ist in diesem Spiel { $suit }.
happened-drew = { $player } zieht { $card }.
happened-exchanged = { $player } nimmt die offene Trumpfkarte, { $taken }, und legt dafür { $given } hin.
happened-conquista = { $player } zeigt { $cards }: Conquista, das Spiel ist gewonnen!
happened-claimed-31 = { $right ->
    [yes] { $player } sagt 31 Punkte an, und hat sie!
   *[no] { $player } sagt 31 Punkte an, und hat sie nicht.
}
happened-claimed = { $player } sagt den Sieg an: Das Spiel ist entschieden.
happened-denounced = { $right ->
    [yes] { $player } zeigt { $target } an, zu Recht: Es wurde nicht bedient.
   *[no] { $player } zeigt { $target } an, zu Unrecht: Es wurde immer bedient.
}
happened-seat-out = { $player } scheidet aus; die beiden Führenden spielen mit allen 40 Karten weiter.

## Ergebnisse

score-sum = { $match ->
    [first_to] Gewonnene Spiele: { $score }.
    [race] Punkte insgesamt: { $score }.
    [sueca] Siege: { $score }.
   *[other] Stand: { $score }.
}
score-line-race = Punkte insgesamt: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
score-line-pennycook = Zähler: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
score-line-threehand = Zähler: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
score-line-chiamata = Stand: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
score-line-n_deals = { $target ->
    [one] Stand: { $score }. Ein Spiel entscheidet die Partie.
   *[other] Stand: { $score }. Gespielt werden { $target } Spiele.
}
score-line-sueca = Siege: { $score }. Wer zuerst { $target } hat, gewinnt die Partie.
deal-counts = Das zählt { $worth }.
deal-scores = Das Spiel zählt { $scores }.
deal-unclaimed = Niemand hat 31 angesagt, also schreibt niemand an, und es folgt ein weiteres Spiel.
deal-early = Das Spiel ist entschieden und endet hier.
deal-race-drawn = 60 zu 60.
deal-two-more = Gleichstand an der Spitze: Zwei weitere Spiele folgen.
match-won = { $side } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie! { $sum }
match-denounce = Die Anzeige entscheidet: { $side } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie. { $sum }

## Beschriftungen

label-exchange = Tauschen
label-conquista = Conquista
label-claim-31 = 31 ansagen
label-claim = Sieg ansagen
label-denounce = { $player } anzeigen
label-forfeit = Aufgeben
