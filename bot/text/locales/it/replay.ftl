### Una smazzata finita come immagine animata, e in parole.

command-replay = moviola
command-replay-about = Rivedi una smazzata di una partita finita, come immagine animata
option-deal = smazzata
option-deal-about = Quale smazzata, contando da 1; se non scegli, l'ultima
option-trick = presa
option-trick-about = Solo questa presa, come immagine ferma
option-form = formato
option-form-about = Il tipo di immagine animata; se non scegli, WebP
choice-form-webp = WebP (piccola e nitida)
choice-form-gif = GIF (funziona ovunque)

suggest-deal = Smazzata { $deal }: { $points }
suggest-trick = Presa { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Questa partita ha una sola smazzata: scegli 1, o niente.
   *[other] Le smazzate vanno da 1 a { $deals }: scegline una.
}
reply-unknown-trick = { $tricks ->
    [0] In questa smazzata non ci sono prese: scegline un'altra.
    [one] Questa smazzata ha una sola presa: scegli 1, o niente.
   *[other] Le prese vanno da 1 a { $tricks }: scegline una.
}
reply-replay-running = Sto ancora disegnando la tua ultima moviola: arriva tra un momento.
reply-replay-busy = Sto disegnando molte moviole. Riprova tra poco.
reply-replay-failed = L'immagine non è riuscita; ecco la smazzata in parole.

replay-working = Disegno la smazzata, un momento…
replay-heading = Partita { $match }, smazzata { $deal }
replay-alt = Immagine animata della smazzata { $deal }, { $tricks ->
    [0] senza prese
    [one] { $tricks } presa
   *[other] { $tricks } prese
}, giocata da { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Si pesca dal mazzo.
