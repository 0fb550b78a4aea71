### Ein gespieltes Spiel als bewegtes Bild und in Worten.

command-replay = wiedergabe
command-replay-about = Sieh dir ein Spiel einer beendeten Partie noch einmal an, als bewegtes Bild
option-deal = spiel
option-deal-about = Welches Spiel, gezählt ab 1; das letzte, wenn du keines nennst
option-trick = stich
option-trick-about = Nur diesen Stich, als stehendes Bild
option-form = format
option-form-about = Die Art des bewegten Bildes; WebP, wenn du nichts wählst
choice-form-webp = WebP (klein und scharf)
choice-form-gif = GIF (bewegt sich überall)

suggest-deal = Spiel { $deal }: { $points }
suggest-trick = Stich { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Diese Partie hat nur ein Spiel: Wähle 1 oder gar keines.
   *[other] Diese Partie hat die Spiele 1 bis { $deals }.
}
reply-unknown-trick = { $tricks ->
    [0] In diesem Spiel wurde kein Stich gemacht.
    [one] In diesem Spiel gab es nur einen Stich: Wähle 1 oder gar keinen.
   *[other] Dieses Spiel hat die Stiche 1 bis { $tricks }.
}
reply-replay-running = Deine letzte Wiedergabe wird noch gezeichnet: Sie kommt gleich.
reply-replay-busy = Gerade werden viele Wiedergaben gezeichnet. Versuch es gleich noch einmal.
reply-replay-failed = Das Bild ließ sich nicht zeichnen; hier ist das Spiel in Worten.

replay-working = Das Spiel wird gezeichnet: Das dauert einen Moment…
replay-heading = Partie { $match }, Spiel { $deal }
replay-alt = Bewegtes Bild von Spiel { $deal }, { $tricks ->
    [0] ohne Stich
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, gespielt von { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Vom Talon wird gezogen.
