### Das Reden am Tisch: Zeichen, Aufpassen, Fragen, Befehle, der Rais.

## Zeichen, die man macht

gesture-pagat-ace = Lippen über die Zähne
gesture-pagat-three = Mund zur Seite
gesture-pagat-king = Blick nach oben
gesture-pagat-queen = Zungenspitze
gesture-pagat-jack = Zucken mit einer Schulter
gesture-wikipedia-ace = gespitzte Lippen
gesture-wikipedia-three = Zwinkern
gesture-wikipedia-king = gehobene Augenbrauen
gesture-wikipedia-queen = Zucken mit einer Schulter
gesture-wikipedia-jack = Zunge über die Lippen
gesture-wikipedia-load = Mund kurz auf und zu
gesture-for = { $card } – { $gesture }
gesture-load = Ass oder { $ten }, nicht in Trumpf

## Zeichen, wie man sie sieht

gesturing-pagat-ace = { $player } zieht die Lippen über die Zähne.
gesturing-pagat-three = { $player } verzieht den Mund zur Seite.
gesturing-pagat-king = { $player } blickt nach oben.
gesturing-pagat-queen = { $player } zeigt die Zungenspitze.
gesturing-pagat-jack = { $player } zuckt mit einer Schulter.
gesturing-wikipedia-ace = { $player } spitzt die Lippen.
gesturing-wikipedia-three = { $player } zwinkert.
gesturing-wikipedia-king = { $player } hebt die Augenbrauen.
gesturing-wikipedia-queen = { $player } zuckt mit einer Schulter.
gesturing-wikipedia-jack = { $player } leckt sich die Lippen.
gesturing-wikipedia-load = { $player } macht den Mund kurz auf und zu.
gesturing-custom = { $player } macht ein Zeichen: { $gesture }.
signal-meaning = Das Zeichen sagt: { $card }.
signal-caught = Du hast { $player } bei einem Zeichen ertappt.
signal-own = Du machst das Zeichen für { $card }: { $gesture }.
signal-own-private = Nur deine Seite sieht es.
signal-own-catchable = Deine Seite sieht es, und ein Gegner, der dich beobachtet.
signal-own-public = Alle sehen es.

## Aufpassen

watching-you = Du beobachtest { $player } in diesem Stich. Das weißt nur du.

## Fragen, Antworten und Befehle

question-lisci = Hast du Luschen?
question-briscoline = Hast du einen kleinen Trumpf?
question-vestite = Hast du König, { $queen } oder Bube in Trumpf?
question-head = { $suit ->
    [none] Kannst du ohne Trumpf übernehmen?
   *[other] Kannst du in der Farbe { $suit } übernehmen?
}
question-carichi = Hast du Ass oder { $ten }, aber nicht in Trumpf?
answer-yes = Ja
answer-yes-count = Ja, { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
answer-no = Nein
answer-perhaps = Vielleicht
order-liscio = Spiel eine Lusche!
order-trump_high = Spiel einen hohen Trumpf!
order-trump_low = Spiel einen kleinen Trumpf!
order-head = Übernimm ohne Trumpf!
order-carico = Spiel Ass oder { $ten }, aber nicht in Trumpf!
said-asked = { $player } fragt { $target }: „{ $question }“
said-answered = { $player } antwortet: „{ $answer }.“
said-ordered = { $player } sagt zu { $target }: „{ $order }“
talk-due = { $target } muss { $player } antworten: „{ $question }“
talk-due-you = Antworte { $player }: „{ $question }“

## Der Rais

rais-are = Rais der beiden Mannschaften: { $players }.
rais-you = Du bist der Rais deiner Mannschaft.
happened-looked = { $player } sieht { $target } in die Karten.

## Was man jetzt sagen darf

talk-off = An diesem Tisch redet niemand.
talk-silence = Geredet wird erst ab Stich { $trick }.
talk-signals = Partner dürfen einander Zeichen geben.
talk-conversation = { $player } darf vor dem Ausspielen fragen und Befehle geben.
talk-conversation-led = In diesem Stich redet niemand mehr.
talk-rais = Nur { $players } dürfen fragen und Befehle geben; die Partner antworten.
talk-free = Alle dürfen reden.

## Nach einem Spiel

summary-none = In diesem Spiel hat niemand ein Zeichen gegeben.
summary-signal = { $player } gab das Zeichen für { $card }{ $true ->
    [yes] { "" }
   *[no] , und es war falsch
}{ $caught ->
    [none] .
   *[other] ; dabei ertappt von { $caught }.
}

## Beschriftungen

label-to = { $player }: { $what }
label-look = { $player } in die Karten sehen
label-watch = { $player } beobachten
