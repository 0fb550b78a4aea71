### Una smazzata finita come immagine animata, e in parole.

command-replay = moviola
command-replay-about = Rivedi una smazzata di una partita finita, come immagine animata
option-deal = smazzata
option-deal-about = Quale smazzata, contando da 1; l'ultima se non ne scegli una
option-trick = presa
option-trick-about = Solo questa presa, come immagine ferma
option-form = formato
option-form-about = Il tipo di immagine animata; WebP se non scegli
choice-form-webp = WebP (piccola e nitida)
choice-form-gif = GIF (si muove ovunque)

suggest-deal = Smazzata { $deal }: { $points }
suggest-trick = Presa { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Questa partita ha una sola smazzata: scegli 1, o nessun numero.
   *[other] Questa partita ha le smazzate da 1 a { $deals }.
}
reply-unknown-trick = { $tricks ->
    [0] In questa smazzata nessuno ha fatto prese.
    [one] In questa smazzata c'è stata una sola presa: scegli 1, o nessun numero.
   *[other] Questa smazzata ha le prese da 1 a { $tricks }.
}
reply-replay-running = La tua ultima moviola è ancora in preparazione: arriva tra un momento.
reply-replay-busy = In questo momento si disegnano molte moviole. Riprova tra poco.
reply-replay-failed = Non è stato possibile disegnare l'immagine; ecco la smazzata in parole.

replay-working = Disegno la smazzata: ci vuole un momento…
replay-heading = Partita { $match }, smazzata { $deal }
replay-alt = Immagine animata della smazzata { $deal }, { $tricks ->
    [0] senza prese
    [one] { $tricks } presa
   *[other] { $tricks } prese
}, giocata da { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Si pesca dal mazzo.
