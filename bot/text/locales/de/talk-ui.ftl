### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = zeichen
command-signal-about = Zeig deinen Partnern durch eine Geste, welche Karte du hast
command-watch = beobachten
command-watch-about = Behalte in diesem Stich einen Gegner im Auge, um ein Zeichen zu sehen; niemand sonst weiß es
command-gesture = geste
command-gesture-about = Beschreib als Gastgeber die Geste einer Karte, an einem Tisch mit eigenen Gesten
command-ask = fragen
command-ask-about = Frag einen Partner laut etwas, wenn du gleich ausspielst
command-answer = antworten
command-answer-about = Beantworte die Frage deines Partners
command-order = befehlen
command-order-about = Befiehl einem Partner laut, was er spielen soll, wenn du gleich ausspielst
command-rais = rais
command-rais-about = Der Kapitän einer Mannschaft im Schembil
command-rais-vote = wählen
command-rais-vote-about = Wähl den Kapitän deiner Mannschaft
command-rais-ask = fragen
command-rais-ask-about = Frag als Rais einen Partner laut etwas
command-rais-order = befehlen
command-rais-order-about = Befiehl als Rais einem Partner laut, was er spielen soll
command-rais-look = ansehen
command-rais-look-about = Sieh als Rais das Blatt eines Partners an, wenn der Talon leer ist, einmal je Spiel

option-gesture = karte
option-gesture-about = Die Karte, die die Geste bedeutet
option-opponent = spieler
option-opponent-about = Wen du beobachtest
option-partner = partner
option-partner-about = Welcher deiner Partner
option-rais = spieler
option-rais-about = Wer von deiner Mannschaft Kapitän sein soll
option-sign = karte
option-sign-about = Die Geste welcher Karte
option-text = text
option-text-about = Die Geste in wenigen Worten; ohne Text gilt wieder die übliche
option-question = frage
option-question-about = Was du wissen möchtest
option-suit = farbe
option-suit-about = Die Farbe, in der zu überbieten ist; nur bei dieser Frage
option-reply = antwort
option-reply-about = Deine Antwort; wo deine Karten entscheiden, gilt nur die wahre
option-told = was
option-told-about = Was dein Partner spielen soll
choice-question-lisci = Hast du Luschen?
choice-question-briscoline = Hast du einen kleinen Trumpf?
choice-question-vestite = Hast du ein Bild in Trumpf?
choice-question-head = Kannst du ohne Trumpf überbieten?
choice-question-carichi = Hast du einen Vollen außer Trumpf?
choice-reply-yes = Ja
choice-reply-no = Nein
choice-reply-perhaps = Vielleicht
choice-told-liscio = Eine Lusche
choice-told-trump-high = Einen hohen Trumpf
choice-told-trump-low = Einen kleinen Trumpf
choice-told-head = Ohne Trumpf überbieten
choice-told-carico = Ein Ass oder eine Zehnerkarte außer Trumpf
choice-suit-d = Münzen oder Karo
choice-suit-c = Kelche oder Herz
choice-suit-s = Schwerter oder Pik
choice-suit-b = Stäbe oder Kreuz

## Menus of the hand

talk-signal-hint = Zeichen geben…
talk-watch-hint = Einen Gegner beobachten…
talk-ask-hint = Fragen…
talk-order-hint = Befehlen…
talk-gesture-hint = Eine Geste beschreiben…
talk-gesture-title = Die Geste einer Karte
talk-partner-holds = Im Blatt von { $player } siehst du { $cards }.

## Answers

talk-done-ask = Du hast { $player } gefragt.
talk-done-answer = Du hast geantwortet: { $answer }.
talk-done-order = Du hast es { $player } gesagt.
talk-done-vote = Du stimmst für { $player }.
say-done-voterais = Deine Stimme zählt.
say-done-setgesture = Die Geste ist beschrieben.
reply-unknown-gesture = Diese Geste gibt es nicht: Wähl eine der angebotenen.
reply-unknown-player = So heißt hier niemand: Wähl einen der angebotenen Namen.
reply-which-partner = Du hast mehrere Partner: Wähl einen von ihnen.
talk-old-question = Diese Frage ist nicht mehr offen: Die neueste Nachricht zeigt, welche es ist.
talk-not-held = Zeigen darfst du nur eine Karte, die du hast: Wähl eine der angebotenen.
talk-not-here = { $tried ->
    [signal] An diesem Tisch gibt niemand Zeichen.
    [watch] An diesem Tisch wird niemand im Auge behalten.
    [look] An diesem Tisch sieht niemand dem Partner in die Karten.
    [answer] An diesem Tisch wird nichts gefragt.
   *[other] An diesem Tisch wird nichts gefragt und nichts befohlen.
} { $allowed }
talk-here-alone = Hier spielt jeder für sich, ohne Partner.
talk-here-signals-private = Hier sehen Zeichen nur die Partner: Es gibt nichts zu ertappen.
talk-here-signals-public = Hier sehen alle jedes Zeichen.
talk-partners-only = { $tried ->
    [ask] Fragen kannst du nur einen Partner
    [order] Befehlen kannst du nur einem Partner etwas
   *[look] In die Karten sehen kannst du nur einem Partner
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Die Zeichen deines Partners siehst du sowieso: Im Auge
   *[no] Im Auge
} behalten kannst du nur einen Gegner: { $players }.
talk-led-already = Du hast in diesem Stich schon ausgespielt: Fragen und befehlen kannst du wieder, bevor du den nächsten ausspielst.
talk-election = Die Mannschaften wählen noch ihren Rais: Geredet wird ab Stich { $trick }.
talk-here-off = Hier redet niemand.
talk-here-signals = Hier geben Partner einander Zeichen, mit `/zeichen`.
talk-here-conversation = Hier darf fragen und befehlen, wer gleich ausspielt, mit `/partner fragen` und `/partner befehlen`.
talk-here-rais = Hier darf der Rais einer Mannschaft fragen und befehlen, mit `/rais`.
talk-here-free = Hier reden alle, wie sie wollen, ohne Befehle.

## In public

talk-to-answer = { $when ->
    [none] { $player } muss antworten.
   *[other] { $player } muss antworten, die Zeit endet { $when }.
}
talk-answer-until = { $player }, deine Antwort steht unter *Meine Karten*; { $when } wird sie für dich gegeben.

## Electing the rais

rais-election = { $when ->
    [none] Jede Mannschaft wählt ihren Rais.
   *[other] Jede Mannschaft wählt ihren Rais. Gezählt wird { $when }.
}
rais-waiting = Es fehlen noch die Stimmen von: { $players }
rais-voted = { $player } stimmt für { $target }
rais-not-voted = { $player } hat noch nicht gewählt
rais-ballot = Wer soll der Rais deiner Mannschaft sein?
ui-hand-election = { $game }: Zuerst wählen die Mannschaften ihren Rais. Danach kommen deine Karten.
happened-election = Die Mannschaften wählen ihren Rais.
happened-voted = { $player } stimmt für { $target }.
happened-gesture = { $gesture ->
    [none] Eine Geste ist wieder wie üblich.
   *[other] Der Gastgeber beschreibt eine Geste: { $gesture }.
}

## Why something is not possible

refusal-no-rais = An diesem Tisch wird niemand gewählt: Kapitäne gibt es nur in einem Spiel mit Rais.
refusal-no-election = Jetzt wird nicht gewählt: Kapitäne werden vor dem ersten Spiel gewählt.
refusal-vote-own-team = Du kannst nur jemanden aus deiner eigenen Mannschaft wählen.
refusal-no-own-gestures = Dieser Tisch hat seine Gesten schon: Wähl zuerst in den Optionen die eigenen des Gastgebers.
refusal-no-such-sign = Dafür gibt es keine Geste: Wähl eine der angebotenen.
refusal-gesture-too-long = Das ist zu lang für eine Geste: höchstens { $cap } Zeichen.
