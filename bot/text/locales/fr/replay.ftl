### Une manche finie, en image animée et en mots.

command-replay = revoir
command-replay-about = Revoir une manche d'une partie finie, en image animée
option-deal = manche
option-deal-about = Quelle manche, à partir de 1 ; la dernière si tu ne mets rien
option-trick = pli
option-trick-about = Ce pli seulement, en image fixe
option-form = format
option-form-about = Le genre d'image animée ; WebP si tu ne mets rien
choice-form-webp = WebP (léger et net)
choice-form-gif = GIF (lisible partout)

suggest-deal = Manche { $deal } : { $points }
suggest-trick = Pli { $trick } : { $cards }

reply-unknown-deal = { $deals ->
    [one] Cette partie n'a qu'une manche : choisis 1, ou ne mets rien.
   *[other] Cette partie a les manches 1 à { $deals } : choisis-en une.
}
reply-unknown-trick = { $tricks ->
    [0] Cette manche n'a aucun pli : choisis-en une autre.
    [one] Cette manche n'a qu'un pli : choisis 1, ou ne mets rien.
   *[other] Cette manche a les plis 1 à { $tricks } : choisis-en un.
}
reply-replay-running = Je dessine encore ta dernière manche : elle arrive dans un instant.
reply-replay-busy = Beaucoup de manches sont en train d'être dessinées. Réessaie dans un instant.
reply-replay-failed = L'image n'a pas pu être dessinée ; voici la manche en mots.

replay-working = Je dessine la manche, un instant…
replay-heading = Partie { $match }, manche { $deal }
replay-alt = Image animée de la manche { $deal }, { $tricks ->
    [0] sans pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, jouée par { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Tout le monde pioche.
