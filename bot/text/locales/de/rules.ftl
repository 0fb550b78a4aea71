### Die Regeln eines Tisches in wenigen Sätzen. $way ist "clockwise" oder "counter_clockwise".

rules-house = { $text } *(Hausregel)*
rules-weak = { $text } *(schwach belegt)*
rules-foot = Wo *Hausregel* steht, entscheidet kein Buch die Frage, und hier wird so gespielt.
rules-foot-weak = *Schwach belegt*: Nur wenige Quellen nennen das, und nicht alle gleich.
rules-head-cards = Karten
rules-head-deal = Geben
rules-head-auction = Reizen und Rufen
rules-head-play = Spiel
rules-head-talk = Reden
rules-head-result = Gewinnen
rules-head-table = An diesem Tisch

## Karten

rules-pack = { $pack ->
    [french40] Ein französisches Blatt ohne Achten, Neunen und Zehnen: { $cards } Karten in Herz, Karo, Pik und Kreuz.
    [french32] Ein französisches Blatt von Sieben bis Ass: { $cards } Karten in Herz, Karo, Pik und Kreuz.
    [spanish40] Ein spanisches Blatt ohne Achten und Neunen: { $cards } Karten in Münzen, Kelchen, Schwertern und Keulen.
    [spanish48] Ein spanisches Blatt: { $cards } Karten in Münzen, Kelchen, Schwertern und Keulen.
   *[italian40] Ein italienisches Blatt: { $cards } Karten in Münzen, Kelchen, Schwertern und Stäben.
}
rules-removed = Zu dritt wird eine Zwei herausgenommen: { $card }. Das wird beim Geben angesagt.
rules-no-twos = Die vier Zweien werden herausgenommen.
rules-order = Von oben: { $ranks }.
rules-values = Kartenpunkte: { $first } 11, { $second } 10, { $third } 4, { $fourth } 3, { $fifth } 2, alle anderen nichts; zusammen 120.

## Geben

rules-dealer = { $first ->
    [host] Zuerst gibt der Gastgeber
    [loser] Zuerst gibt, wer die letzte Partie verlor
   *[random] Der erste Geber wird ausgelost
}; { $next ->
    [fixed] dann gibt immer derselbe
    [winner] dann gibt jeweils, wer das Spiel gewinnt
   *[right] nach jedem Spiel gibt der Nächste zur { $way ->
        [clockwise] Linken
       *[counter_clockwise] Rechten
    }
}.
rules-deal = Jeder bekommt { $cards ->
    [3] drei
    [4] vier
    [5] fünf
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $cards }
} Karten, eine nach der anderen, { $way ->
    [clockwise] im Uhrzeigersinn, links vom Geber beginnend
   *[counter_clockwise] gegen den Uhrzeigersinn, rechts vom Geber beginnend
}.
rules-trump-turnup = Die nächste Karte wird aufgedeckt. Ihre Farbe ist Trumpf; sie liegt unter dem Talon und wird als letzte gezogen.
rules-trump-none = Es gibt keinen Trumpf.
rules-trump-first_led = Die Farbe der ersten ausgespielten Karte ist Trumpf.
rules-trump-dealers_card = Die zuletzt gegebene Karte wird gezeigt: Ihre Farbe ist Trumpf, und der Geber behält sie auf der Hand.
rules-turn_up_reject = Ein aufgedecktes Ass oder eine aufgedeckte { $ten } kommt mitten in den Talon zurück, und die nächste Karte wird aufgedeckt.
rules-partners_show_first = Vor dem ersten Stich zeigen Partner einander die Karten.
rules-partners_look_at_the_end = Ist der Talon aufgebraucht, sehen Partner einander in die Karten.
rules-open_hands = Alle spielen mit offenen Karten.
rules-open_next_card = Die nächste Karte des Talons liegt offen.
rules-open_piles = Die gemachten Stiche liegen offen.

## Reizen

rules-auction-combined = Reihum, { $way ->
    [clockwise] links
   *[counter_clockwise] rechts
} vom Geber beginnend, bietet jeder oder passt; wer passt, ist draußen. Erst werden Ränge geboten, jeder niedriger als der vorige, vom Ass bis zur { $lowest }; auf die { $lowest } bietet man Punkte, von { $raise } bis 120.
rules-auction-force = Statt niedriger zu bieten, kann man den Rang stehen lassen und Punkte verlangen; danach steigen nur noch die Punkte.
rules-auction-rank = Reihum, { $way ->
    [clockwise] links
   *[counter_clockwise] rechts
} vom Geber beginnend, bietet jeder oder passt; wer passt, ist draußen. Geboten werden Ränge, jeder niedriger als der vorige, vom Ass bis zur { $lowest }.
rules-auction-points = Reihum, { $way ->
    [clockwise] links
   *[counter_clockwise] rechts
} vom Geber beginnend, bietet jeder oder passt; wer passt, ist draußen. Geboten werden Punkte, jedes Mal mehr, von 61 bis 120.
rules-auction-suit_only = Reihum, { $way ->
    [clockwise] links
   *[counter_clockwise] rechts
} vom Geber beginnend, bietet jeder oder passt; wer passt, ist draußen. Geboten werden Punkte, jedes Mal mehr, von 61 bis 120.
rules-auction-from65 = Reihum, { $way ->
    [clockwise] links
   *[counter_clockwise] rechts
} vom Geber beginnend, bietet jeder oder passt; wer passt, ist draußen. Geboten werden Punkte in Fünferschritten, jedes Mal mehr, von 65 bis 120.
rules-thrown-in = Passen alle, gibt der nächste Geber neu.
rules-call-rank = Wer das Reizen gewinnt, ist der Rufer und nennt eine Farbe: Sie ist Trumpf, und gerufen ist ihre Karte vom gebotenen Rang.
rules-call-suit = Wer das Reizen gewinnt, ist der Rufer und nennt eine Farbe: Sie ist Trumpf, und gerufen ist ihre Zwei.
rules-call-card = Wer das Reizen gewinnt, ist der Rufer und ruft eine Karte: Ihre Farbe ist Trumpf.
rules-call-two = Bei einem Gebot von 120 darf der Rufer statt einer Karte zwei Karten einer Farbe rufen{ $rank ->
    [yes] , eine davon vom gebotenen Rang
   *[no] { "" }
}: Wer sie hält, ist Partner.
rules-call-secret = Wer die gerufene Karte hält, ist der Partner des Rufers; die anderen erfahren es, wenn sie gespielt wird. Auch eine eigene Karte darf gerufen werden: Dann spielt der Rufer allein gegen vier.
rules-blind-on = Wird eine Zwei gerufen, darf der Rufer die Farbe verschweigen: Zweien im ersten Stich liegen verdeckt; nach der fünften Karte nennt der Rufer die Farbe, die Zweien werden umgedreht, und der Stich wird entschieden.
rules-blind-from_62 = Wird eine Zwei mit mindestens 62 Punkten gerufen, darf der Rufer die Farbe verschweigen: Zweien im ersten Stich liegen verdeckt; nach der fünften Karte nennt der Rufer die Farbe, die Zweien werden umgedreht, und der Stich wird entschieden.

## Spiel

rules-lead = { $declarer ->
    [yes] Der Rufer spielt zum ersten Stich aus.
   *[no] Wer { $way ->
        [clockwise] links
       *[counter_clockwise] rechts
    } vom Geber sitzt, spielt zum ersten Stich aus.
}
rules-follow-free = Du darfst jede Karte spielen: Bedienen ist keine Pflicht.
rules-follow-must_follow = Wenn du die ausgespielte Farbe bedienen kannst, musst du; sonst darfst du jede Karte spielen.
rules-follow-last3_follow_and_head = Du darfst jede Karte spielen, außer in den letzten drei Stichen: Dort musst du eine höhere der ausgespielten Farbe spielen, sonst eine dieser Farbe, sonst eine beliebige.
rules-take = Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.
rules-take-plain = Die höchste Karte der ausgespielten Farbe macht den Stich. Wer den Stich macht, spielt zum nächsten aus.
rules-double = Zu jedem Stich spielt jeder eine Karte und dann in derselben Reihenfolge jeder eine zweite; die erste Karte bestimmt die Farbe, und die beste von allen macht den Stich.
rules-draw = Nach jedem Stich zieht jeder eine Karte, zuerst wer den Stich gemacht hat{ $players ->
    [2] , dann der andere
   *[other] , dann { $way ->
        [clockwise] im Uhrzeigersinn
       *[counter_clockwise] gegen den Uhrzeigersinn
    }
}.
rules-draw-double = Nach jedem Stich zieht jeder eine Karte und dann eine zweite, beide Male zuerst, wer den Stich gemacht hat.
rules-short = Reicht der Talon nicht mehr für alle, ziehen nur der Gewinner des Stichs und die Nächsten in der Reihe; nur sie spielen den nächsten Stich, und dann haben alle wieder gleich viele Karten.
rules-last-tricks = Ist der Talon aufgebraucht, werden { $count ->
    [2] die letzten zwei Stiche
    [3] die letzten drei Stiche
    [5] die letzten fünf Stiche
    [9] die letzten neun Stiche
   *[other] die letzten Stiche
} mit den Karten auf der Hand gespielt.
rules-exchange-deuce_first_trick = Wer die Trumpf-Zwei hält, darf sie vor aller Augen gegen die offene Trumpfkarte tauschen, bis der erste Stich vollständig ist.
rules-exchange-brisca_7_2 = Nach einem gewonnenen Stich darf man vor dem Ausspielen die Trumpf-Sieben gegen eine hohe offene Trumpfkarte tauschen (Ass, Drei, König, { $queen } oder Bube), oder die Trumpf-Zwei gegen eine niedrigere.
rules-conquista = Wer Ass, { $ten } und König in Trumpf zugleich hält, darf sie zeigen und gewinnt das Spiel sofort.
rules-conquista-worth = Das zählt drei.
rules-renege = Du kannst auch eine Karte spielen, die nicht bedient; aber ein Gegner darf sie anzeigen, bevor das Spiel vorbei ist, und die schuldige Seite verliert die Partie. Wer zu Unrecht anzeigt, verliert sie auch.

## Reden

rules-talk-off = Partner sagen einander nichts, weder mit Worten noch mit Zeichen.
rules-talk-free = Alle dürfen reden; der Tisch prüft nichts.
rules-talk-signals = Ab Stich { $from } dürfen Partner einander mit Zeichen Karten verraten, Trümpfe, wenn nichts anderes dabeisteht: { $gestures }.
rules-talk-signals-custom = Ab Stich { $from } dürfen Partner einander mit Zeichen, die der Gastgeber gewählt hat, Karten verraten.
rules-delivery-private = Ein Zeichen sehen nur die Partner.
rules-delivery-catchable = Ein Zeichen sehen die Partner, und Gegner, die beobachten: Jeder darf in jedem Stich heimlich einen Gegner beobachten.
rules-delivery-public = Ein Zeichen sehen alle.
rules-truth-enforced = Zeichen gibt man nur für Karten, die man hat.
rules-truth-free = Falsche Zeichen sind erlaubt.
rules-talk-conversation = Ab Stich { $from } darf, wer ausspielt, vorher Partner fragen und ihnen Befehle geben, laut.
rules-talk-rais = Jede Mannschaft hat einen Rais, ihren Kapitän. Ab Stich { $from } darf nur er Partner fragen und ihnen Befehle geben, laut und bevor sie spielen.
rules-questions = Gefragt wird nach Luschen, kleinen Trümpfen ({ $low }), Figuren in Trumpf oder Ass und { $ten } in anderen Farben: Die Antwort ist wahr. Oder danach, ob ein Partner ohne Trumpf übernehmen kann: Das ist Ermessenssache.
rules-answer-counts = Wer eine Frage nach Karten bejaht, sagt auch, wie viele es sind: „Ja, zwei.“
rules-useless = Luschen sind Karten, die nichts zählen und nicht Trumpf sind.
rules-orders-advisory = Befehle sind ein Rat: eine Lusche, ein hoher oder kleiner Trumpf, Ass oder { $ten }, nicht in Trumpf, oder ohne Trumpf übernehmen.
rules-orders-binding = Befehle binden, soweit die Karten es zulassen: eine Lusche, ein hoher oder kleiner Trumpf, Ass oder { $ten }, nicht in Trumpf, oder ohne Trumpf übernehmen.
rules-limits = Je Stich: { $asks ->
    [0] keine Frage
    [one] eine Frage
   *[other] { $asks } Fragen
}, { $orders ->
    [0] kein Befehl
    [one] ein Befehl an jeden Partner
   *[other] { $orders } Befehle an jeden Partner
}.
rules-rais-look = Ist der Talon aufgebraucht, darf der Rais einem einzigen Partner in die Karten sehen, einmal je Spiel.

## Gewinnen

rules-win-two = { $teams ->
    [yes] Partner zählen ihre Punkte zusammen. Die Seite mit mindestens 61 gewinnt das Spiel.
   *[no] Wer mindestens 61 Punkte hat, gewinnt das Spiel.
}
rules-win-many = Wer allein die meisten Punkte hat, gewinnt das Spiel.
rules-a31 = Ab dem ersten Stich darfst du jederzeit ansagen, dass du 31 Punkte in deinen Stichen hast: Stimmt es, gewinnst du das Spiel, sonst verlierst du es.
rules-a31-unclaimed = Sagt niemand 31 an, schreibt niemand an, und es folgt ein weiteres Spiel.
rules-made = Die Seite des Rufers gewinnt mit den gebotenen Punkten, oder mit 61, wenn nur ein Rang geboten war.
rules-scoring-standard = Gewonnen: der Rufer +2, der Partner +1, die anderen je −1; verloren: umgekehrt. Allein: +4 oder −4, die anderen −1 oder +1. Alles doppelt, wenn eine Seite alle 120 Punkte macht.
rules-scoring-two = Bei zwei Partnern bekommen diese je ±1, der Rufer ±2, die zwei anderen ∓2.
rules-scoring-pazza = Gewonnen: Jeder auf der Seite des Rufers schreibt das Gebot an, die anderen nichts. Verloren: Jeder von ihnen verliert, was fehlte, und die anderen schreiben ihre Punkte an. Allein wird die Zahl des Rufers verdoppelt.
rules-scoring-italiana = Gewonnen: Rufer und Partner schreiben 1 an; verloren: Sie verlieren 1, und die anderen schreiben 1 an. Es sind 2, wenn eine Seite alle Stiche macht, und 4, wenn der Rufer allein ist.
rules-tie-nobody_scores = { $two ->
    [yes] Bei 60 zu 60 schreibt niemand an, und der nächste Geber gibt.
   *[no] Haben mehrere die meisten Punkte, schreibt niemand an, und der nächste Geber gibt.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] Bei 60 zu 60 schreibt niemand an, und derselbe Geber gibt noch einmal.
   *[no] Haben mehrere die meisten Punkte, schreibt niemand an, und derselbe Geber gibt noch einmal.
}
rules-tie-last_trick_wins = { $two ->
    [yes] Bei 60 zu 60 gewinnt die Seite, die den letzten Stich gemacht hat.
   *[no] Haben mehrere die meisten Punkte, entscheidet der letzte Stich.
}
rules-tie-carry = { $two ->
    [yes] Bei 60 zu 60 schreibt niemand an, und das nächste gewonnene Spiel zählt eins mehr.
   *[no] Haben mehrere die meisten Punkte, schreibt niemand an, und das nächste gewonnene Spiel zählt eins mehr.
}
rules-worth-pennycook = Ein Spiel, das man mit 61 bis 90 Punkten gewinnt, zählt 1, mit 91 bis 119 zählt es 2, mit allen 120 zählt es 3.
rules-worth-threehand = Haben zwei mehr als 40 Punkte, schreiben sie je 1 an; hat es nur einer, 2; alle 120 Punkte sind 3; bei dreimal 40 schreibt niemand an.
rules-worth-bisca = Ein Spiel, das man mit 61 bis 90 Punkten gewinnt, zählt 1, mit 91 bis 119 zählt es 2, mit allen 120 zählt es 4.
rules-worth-sueca = 61 bis 90 Punkte sind ein Sieg, 91 bis 119 zwei, alle 120 vier{ $tricks ->
    [yes] , aber nur mit allen Stichen, sonst zwei
   *[no] { "" }
}.
rules-early-when_decided = Ein Spiel endet, sobald eine Seite 61 Punkte hat.
rules-early-claim = Wer mit seiner Seite 61 Punkte hat, darf den Sieg ansagen; damit endet das Spiel.
rules-match-first_to = { $target ->
    [one] Ein Spiel entscheidet die Partie.
   *[other] Wer zuerst { $target } Spiele gewinnt, gewinnt die Partie.
}
rules-match-race = Die Kartenpunkte werden über die Spiele addiert: Wer zuerst { $target } hat, gewinnt. { $target ->
    [120] Bei Gleichstand an der Spitze folgen zwei weitere Spiele.
   *[other] Erreichen es zwei, gewinnt der höhere Stand; bei Gleichstand folgt ein weiteres Spiel.
}
rules-match-pennycook = Wer zuerst { $target } Zähler hat, gewinnt die Partie.
rules-match-threehand = Wer zuerst allein { $target } Zähler hat, gewinnt; zu dritt gleichauf spielt man weiter. Sind zwei gleichauf, scheidet der dritte aus, und sie spielen mit 40 Karten weiter, um 1, 2 oder 3 Zähler für 61, 91 oder 120 Punkte.
rules-match-threehand-end = Von diesen beiden gewinnt, wer zuerst vorn liegt.
rules-match-chiamata = Wer zuerst den Punktestand { $target } erreicht, gewinnt die Partie; bei Gleichstand an der Spitze folgt ein weiteres Spiel.
rules-match-n_deals = { $target ->
    [one] Gespielt wird ein Spiel; bei Gleichstand an der Spitze ein weiteres.
   *[other] Gespielt werden { $target } Spiele, und der höchste Stand gewinnt; bei Gleichstand an der Spitze folgt ein weiteres.
}
rules-match-sueca = Wer zuerst { $target } Siege hat, gewinnt die Partie.

## Bräuche des Tisches

rules-points-hidden = Die Punkte bleiben bis zum Ende des Spiels verdeckt.
rules-points-own = Während des Spiels sieht man nur die Punkte der eigenen Seite.
rules-points-both = Während des Spiels sieht man die Punkte von allen.
rules-points-rated = In gewerteten Partien bleiben die Punkte bis zum Ende des Spiels verdeckt.
rules-unrated = Mit offenen Karten wird eine Partie nicht gewertet.
rules-review-off = Während des Spiels siehst du gemachte Stiche nicht noch einmal.
rules-review-last = Den letzten Stich darfst du noch einmal ansehen.
rules-review-all = Alle Stiche des Spiels darfst du noch einmal ansehen.
rules-clock = Für jeden Zug hast du { $time }; nach zwei Dritteln kommt eine Warnung.
rules-clock-off = Die Bedenkzeit ist unbegrenzt.
rules-timeout-autoplay_twice = Ist die Zeit um, wird eine Karte für dich gespielt. Nach { $misses } versäumten Zügen in Folge springt ein Computer ein, bis du wieder da bist.
rules-timeout-autoplay = Ist die Zeit um, wird eine Karte für dich gespielt.
rules-timeout-computer_takes_seat = Ist die Zeit um, springt ein Computer ein, bis du wieder da bist.
rules-timeout-forfeit = Ist die Zeit um, ist die Partie für deine Seite verloren.
rules-timeout-wait_vote = Ist die Zeit um, entscheiden die anderen, ob gewartet wird.
rules-match-clock = Für die ganze Partie hat jeder { $time }. Die Uhr läuft nur, während er dran ist; wer seine Zeit verbraucht, verliert.
rules-post = In Fernpartien kommt eine Nachricht, wenn du dran bist, und nach zwei Dritteln der Zeit eine Erinnerung; beides nie in deiner Ruhezeit, und auch kein Zug läuft in ihr ab. Im Urlaub (14 Tage im Jahr) steht deine Zeit still.
rules-leave = Gehst du während der Partie, setzt sich ein Computer auf deinen Platz, und wer will, kann ihn übernehmen.
rules-leave-event = Gehst du während der Partie, spielt ein Computer auf deinem Platz, bis du zurück bist.
rules-resign = { $teams ->
    [yes] Eine Seite darf die Partie aufgeben, wenn alle ihre Leute einverstanden sind.
   *[no] Während eines Spiels darfst du die Partie aufgeben.
}
rules-concede = { $teams ->
    [yes] Eine Seite, die das Spiel nicht mehr gewinnen kann, darf es verloren geben, wenn alle ihre Spieler zustimmen; die restlichen Punkte gehen an die Gewinner.
   *[no] Wer das Spiel nicht mehr gewinnen kann, darf es verloren geben; die restlichen Punkte gehen an den Gewinner.
}
