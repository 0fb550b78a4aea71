### Ein gespieltes Spiel als bewegtes Bild und in Worten.

command-replay = wiedergabe
command-replay-about = Sieh dir ein Spiel einer beendeten Partie noch einmal an, als bewegtes Bild
option-deal = spiel
option-deal-about = Welches Spiel, gezählt ab 1; ohne Angabe das letzte
option-trick = stich
option-trick-about = Nur diesen Stich, als stehendes Bild
option-form = format
option-form-about = Die Art des bewegten Bildes; ohne Angabe WebP
choice-form-webp = WebP (klein und scharf)
choice-form-gif = GIF (läuft überall)

suggest-deal = Spiel { $deal }: { $points }
suggest-trick = Stich { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Diese Partie hat nur ein Spiel: Wähl 1 oder lass es weg.
   *[other] Diese Partie hat die Spiele 1 bis { $deals }: Wähl eines davon.
}
reply-unknown-trick = { $tricks ->
    [0] Dieses Spiel hat keinen Stich: Wähl ein anderes.
    [one] Dieses Spiel hat nur einen Stich: Wähl 1 oder lass ihn weg.
   *[other] Dieses Spiel hat die Stiche 1 bis { $tricks }: Wähl einen davon.
}
reply-replay-running = Deine letzte Wiedergabe entsteht noch: Sie kommt gleich.
reply-replay-busy = Gerade wollen viele eine Wiedergabe. Versuch es gleich noch einmal.
reply-replay-failed = Das Bild ließ sich nicht zeichnen; hier ist das Spiel in Worten.

replay-working = Das Spiel wird gezeichnet, einen Moment…
replay-heading = Partie { $match }, Spiel { $deal }
replay-alt = Bewegtes Bild von Spiel { $deal }, { $tricks ->
    [0] ohne Stich
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, gespielt von { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Vom Talon wird gezogen.
