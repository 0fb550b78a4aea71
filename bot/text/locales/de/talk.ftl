### Das Reden am Tisch: Zeichen, Aufpassen, Fragen, Befehle, der Rais.

## Zeichen, die man macht

gesture-pagat-ace = Lippen über die Zähne
gesture-pagat-three = Mund zur Seite
gesture-pagat-king = Blick nach oben
gesture-pagat-queen = Zungenspitze
gesture-pagat-jack = Zucken einer Schulter
gesture-wikipedia-ace = gespitzte Lippen
gesture-wikipedia-three = Zwinkern
gesture-wikipedia-king = gehobene Augenbrauen
gesture-wikipedia-queen = Zucken einer Schulter
gesture-wikipedia-jack = Zunge über die Lippen
gesture-wikipedia-load = Mund kurz auf und zu
gesture-for = { $card }: { $gesture }
gesture-load = Ass oder { $ten } außer Trumpf

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
signal-caught = Du ertappst { $player } bei einem Zeichen.
signal-own = Du machst das Zeichen für { $card }: { $gesture }.

## Aufpassen

watching-you = Du behältst { $player } bis zum Ende des Stichs im Auge; nur du weißt es.

## Fragen, Antworten und Befehle

question-lisci = Hast du Luschen?
question-briscoline = Hast du einen kleinen Trumpf?
question-vestite = Hast du König, { $queen } oder Bube in Trumpf?
question-head = { $suit ->
    [none] Kannst du ohne Trumpf überbieten?
   *[other] Kannst du in { $suit } überbieten?
}
question-carichi = Hast du Ass oder { $ten } außer Trumpf?
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
order-head = Überbiete ohne Trumpf!
order-carico = Spiel Ass oder { $ten } außer Trumpf!
said-asked = { $player } fragt { $target }: „{ $question }“
said-answered = { $player } antwortet: „{ $answer }.“
said-ordered = { $player } sagt zu { $target }: „{ $order }“
talk-due = { $target } muss { $player } antworten: „{ $question }“
talk-due-you = Du musst { $player } antworten: „{ $question }“

## Der Rais

rais-are = Rais der beiden Mannschaften: { $players }.
rais-you = Du bist der Rais deiner Mannschaft.
happened-looked = { $player } sieht { $target } in die Karten.
happened-looked-cards = Du siehst { $cards }.

## Was man jetzt sagen darf

talk-off = An diesem Tisch wird geschwiegen.
talk-silence = Ruhe: Geredet wird ab Stich { $trick }.
talk-signals = Partner dürfen einander Zeichen geben.
talk-conversation = { $player } darf vor dem Ausspielen fragen und befehlen.
talk-conversation-led = Ruhe bis zum nächsten Ausspielen.
talk-rais = Fragen und befehlen dürfen { $players }; die anderen antworten nur.
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
label-watch = { $player } im Auge behalten

## Warum ein Zug nicht geht

illegal-answer-due = { $player ->
    [none] Eine Frage wartet auf Antwort: Danach geht es weiter.
   *[other] Eine Frage wartet auf die Antwort von { $player }: Danach geht es weiter.
}
illegal-no-answer-due = Keine Frage wartet auf Antwort.
illegal-not-asked = { $player ->
    [none] Gefragt ist jemand anders: Nur wer gefragt ist, antwortet.
   *[other] Gefragt ist { $player }: Nur wer gefragt ist, antwortet.
}
illegal-untrue-answer = Diese Antwort muss wahr sein: Gib die, die deine Karten geben.
illegal-silence = { $trick ->
    [none] Noch darf niemand reden.
   *[other] Noch darf niemand reden: Erlaubt ist es ab Stich { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Für diese Karte gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
   *[other] Für { $card } gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
}
illegal-not-a-partner = Das geht nur mit deinen Partnern: Nimm einen von ihnen.
illegal-not-an-opponent = Im Auge behalten kannst du nur einen Gegner.
illegal-watched-already = In diesem Stich behältst du schon jemanden im Auge: Im nächsten kannst du neu wählen.
illegal-leader-asks = { $player ->
    [none] Nur wer gleich ausspielt, darf vorher fragen und befehlen.
   *[other] Nur { $player } spielt diesen Stich aus und darf fragen und befehlen, und nur vor dem Ausspielen.
}
illegal-rais-asks = { $player ->
    [none] Das darf nur der Rais: Die anderen reden, um zu antworten.
   *[other] Das darf nur dein Rais, { $player }: Du redest, um zu antworten.
}
illegal-asked-enough = { $cap ->
    [none] Für diesen Stich ist genug gefragt.
    [0] An diesem Tisch wird nicht gefragt.
    [one] Erlaubt ist eine Frage je Stich, und die hast du gestellt: Im nächsten darfst du wieder fragen.
   *[other] Erlaubt sind { $cap } Fragen je Stich, und die hast du gestellt: Im nächsten darfst du wieder fragen.
}
illegal-ordered-enough = { $cap ->
    [none] Für diesen Stich ist genug befohlen.
    [0] An diesem Tisch wird nicht befohlen.
    [one] Erlaubt ist ein Befehl je Stich und Partner, und den hast du gegeben: Im nächsten darfst du wieder.
   *[other] Erlaubt sind { $cap } Befehle je Stich und Partner, und die hast du gegeben: Im nächsten darfst du wieder.
}
illegal-partner-has-played = Dieser Partner hat in diesem Stich schon gespielt: Im nächsten geht es wieder.
illegal-wrong-question = Eine Farbe gehört nur zur Frage nach dem Überbieten, und Trumpf kann sie nicht sein.
illegal-look-too-early = Einem Partner in die Karten sehen kannst du, wenn der Talon aufgebraucht ist.
illegal-looked-already = In diesem Spiel hast du schon einem Partner in die Karten gesehen: Einmal ist erlaubt.
illegal-ordered-otherwise = Der Befehl bindet dich, und du kannst ihn ausführen: Nimm eine der angebotenen Karten.
