### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = zeichen
command-signal-about = Zeig deinen Partnern mit einem Zeichen, welche Karte du hast
command-watch = beobachten
command-watch-about = Beobachte in diesem Stich einen Gegner, um ihn bei einem Zeichen zu ertappen; das weißt nur du
command-gesture = geste
command-gesture-about = Beschreib als Gastgeber die Geste einer Karte, an einem Tisch mit eigenen Gesten
command-ask = fragen
command-ask-about = Frag einen Partner laut etwas, bevor du ausspielst
command-answer = antworten
command-answer-about = Beantworte die Frage deines Partners
command-order = befehlen
command-order-about = Sag einem Partner laut, was er spielen soll, bevor du ausspielst
command-rais = rais
command-rais-about = Der Kapitän einer Mannschaft im Schembil
command-rais-vote = wählen
command-rais-vote-about = Wähl den Kapitän deiner Mannschaft
command-rais-ask = fragen
command-rais-ask-about = Frag als Rais einen Partner laut etwas
command-rais-order = befehlen
command-rais-order-about = Sag als Rais einem Partner laut, was er spielen soll
command-rais-look = ansehen
command-rais-look-about = Sieh als Rais einem Partner in die Karten, wenn der Talon leer ist, einmal je Spiel

option-gesture = karte
option-gesture-about = Die Karte, die die Geste bedeutet
option-opponent = spieler
option-opponent-about = Der Gegner, den du beobachtest
option-partner = partner
option-partner-about = Welcher deiner Partner
option-rais = spieler
option-rais-about = Deine Wahl für den Kapitän deiner Mannschaft
option-sign = karte
option-sign-about = Die Karte, deren Geste du beschreibst
option-text = text
option-text-about = Die Geste in wenigen Worten; ohne Text gilt wieder die übliche
option-question = frage
option-question-about = Was du wissen möchtest
option-suit = farbe
option-suit-about = Die Farbe, in der übernommen werden soll; nur bei dieser Frage
option-reply = antwort
option-reply-about = Deine Antwort; wo deine Karten entscheiden, muss sie wahr sein
option-told = was
option-told-about = Was dein Partner spielen soll
choice-question-lisci = Hast du Luschen?
choice-question-briscoline = Hast du einen kleinen Trumpf?
choice-question-vestite = Hast du eine Figur in Trumpf?
choice-question-head = Kannst du ohne Trumpf übernehmen?
choice-question-carichi = Ass oder Zehnerkarte, aber nicht in Trumpf?
choice-reply-yes = Ja
choice-reply-no = Nein
choice-reply-perhaps = Vielleicht
choice-told-liscio = Eine Lusche
choice-told-trump-high = Einen hohen Trumpf
choice-told-trump-low = Einen kleinen Trumpf
choice-told-head = Ohne Trumpf übernehmen
choice-told-carico = Ass oder Zehnerkarte, aber nicht in Trumpf
choice-suit-d = Münzen oder Karo
choice-suit-c = Kelche oder Herz
choice-suit-s = Schwerter oder Pik
choice-suit-b = Stäbe oder Kreuz

## Menus of the hand

talk-signal-hint = Zeichen geben…
talk-watch-hint = Einen Gegner beobachten…
talk-ask-hint = Fragen…
talk-order-hint = Befehl geben…
talk-gesture-hint = Eine Geste beschreiben…
talk-gesture-title = Die Geste einer Karte
talk-partner-holds = { $player } hat { $cards } auf der Hand.

## Answers

talk-done-ask = Du hast { $player } gefragt.
talk-done-answer = Du hast geantwortet: { $answer }.
talk-done-order = Du hast es { $player } gesagt.
talk-done-vote = Du hast für { $player } gestimmt.
say-done-voterais = Deine Stimme zählt.
say-done-setgesture = Fertig: Die Geste ist beschrieben.
reply-unknown-gesture = Diese Geste gibt es nicht: Wähl eine der angebotenen.
reply-unknown-player = So heißt hier niemand: Wähl einen der angebotenen Namen.
reply-which-partner = Du hast mehrere Partner: Wähl einen von ihnen.

## In public

talk-to-answer = { $when ->
    [none] { $player } muss antworten.
   *[other] { $player } muss antworten. Die Zeit läuft { $when } ab.
}
talk-answer-until = { $player }, antworte unter *Meine Karten*. Sonst antwortet der Bot { $when } für dich.

## Electing the rais

rais-election = { $when ->
    [none] Jede Mannschaft wählt ihren Rais.
   *[other] Jede Mannschaft wählt ihren Rais. Gezählt wird { $when }.
}
rais-about = Der Rais ist der Kapitän: Nur er darf Partner fragen und ihnen Befehle geben. Drück auf einen Namen deiner Mannschaft. Bis gezählt wird, kannst du deine Stimme ändern.
rais-waiting = Es fehlt noch die Stimme von: { $players }
rais-voted = { $player } stimmt für { $target }
rais-not-voted = { $player } hat noch nicht gewählt
rais-ballot = Wer soll der Rais deiner Mannschaft sein?
ui-hand-election = { $game }: Zuerst wählen die Mannschaften ihren Rais. Danach kommen deine Karten.
happened-election = Die Mannschaften wählen ihren Rais.
