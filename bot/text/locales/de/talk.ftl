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
gesture-for = { $card }: { $gesture }
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

## Aufpassen

watching-you = Du behältst { $player } in diesem Stich im Auge. Das weißt nur du.

## Fragen, Antworten und Befehle

question-lisci = Hast du Luschen?
question-briscoline = Hast du einen kleinen Trumpf?
question-vestite = Hast du König, { $queen } oder Bube in Trumpf?
question-head = { $suit ->
    [none] Kannst du ohne Trumpf übernehmen?
   *[other] Kannst du in { $suit } übernehmen?
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
happened-looked-cards = Du siehst { $cards }.

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
label-watch = { $player } im Auge behalten

## Warum ein Zug nicht geht

illegal-answer-due = { $player ->
    [none] Moment: Erst kommt noch eine Antwort.
   *[other] Moment: Erst muss { $player } antworten.
}
illegal-no-answer-due = Gerade ist keine Frage offen.
illegal-not-asked = { $player ->
    [none] Die Frage ging nicht an dich.
   *[other] Die Frage ging an { $player }, nicht an dich.
}
illegal-untrue-answer = Deine Antwort muss wahr sein: Nimm die, die zu deinen Karten passt.
illegal-silence = { $trick ->
    [none] Noch darf niemand reden.
   *[other] Noch darf niemand reden: Los geht es mit Stich { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Für diese Karte gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
   *[other] Für { $card } gibt es an diesem Tisch kein Zeichen: Nimm eines der angebotenen.
}
illegal-not-a-partner = Das geht nur mit deinen Partnern: Nimm einen von ihnen.
illegal-not-an-opponent = Im Auge behalten kannst du nur einen Gegner: Nimm einen von ihnen.
illegal-watched-already = Du behältst schon jemanden im Auge: Im nächsten Stich kannst du neu wählen.
illegal-leader-asks = { $player ->
    [none] Nur wer ausspielt, darf vorher fragen und Befehle geben.
   *[other] In diesem Stich darf nur { $player } fragen und Befehle geben, und zwar vor dem Ausspielen.
}
illegal-rais-asks = { $player ->
    [none] Das darf nur der Rais: Die anderen antworten nur.
   *[other] Das darf nur dein Rais, { $player }: Du antwortest nur.
}
illegal-asked-enough = { $cap ->
    [none] In diesem Stich ist genug gefragt: Frag im nächsten wieder.
    [0] An diesem Tisch gibt es keine Fragen.
    [one] Deine Frage für diesen Stich hast du gestellt: Frag im nächsten wieder.
   *[other] Deine { $cap } Fragen für diesen Stich hast du gestellt: Frag im nächsten wieder.
}
illegal-ordered-enough = { $cap ->
    [none] In diesem Stich gab es genug Befehle: Im nächsten geht es wieder.
    [0] An diesem Tisch gibt es keine Befehle.
    [one] Diesem Partner hast du schon einen Befehl gegeben: Im nächsten Stich geht es wieder.
   *[other] Diesem Partner hast du schon { $cap } Befehle gegeben: Im nächsten Stich geht es wieder.
}
illegal-partner-has-played = Dieser Partner hat schon gespielt: Im nächsten Stich geht es wieder.
illegal-wrong-question = Eine Farbe gehört nur zur Frage nach dem Übernehmen, und nie Trumpf.
illegal-look-too-early = Wenn der Talon leer ist, kannst du einem Partner in die Karten sehen.
illegal-looked-already = Du hast schon einem Partner in die Karten gesehen: Das geht nur einmal je Spiel.
illegal-ordered-otherwise = Du kannst den Befehl ausführen, also musst du: Nimm eine der angebotenen Karten.
