### A finished deal as a moving picture, and in words.

command-replay = posnetek
command-replay-about = Še enkrat poglej partijo končane tekme, kot animacijo
option-deal = partija
option-deal-about = Katera partija, šteto od 1; zadnja, če ne navedeš
option-trick = runda
option-trick-about = Samo ta runda, kot negibna slika
option-form = oblika
option-form-about = Vrsta animacije; WebP, če ne navedeš
choice-form-webp = WebP (majhen in oster)
choice-form-gif = GIF (deluje povsod)

suggest-deal = Partija { $deal }: { $points }
suggest-trick = Runda { $trick }: { CASE($cards, "nominative") }

reply-unknown-deal = { $deals ->
    [1] Ta tekma ima samo eno partijo: izberi 1 ali ne navedi ničesar.
   *[other] Ta tekma ima partije od 1 do { $deals }: izberi eno od njih.
}
reply-unknown-trick = { $tricks ->
    [0] Ta partija nima rund: izberi drugo.
    [1] Ta partija ima samo eno rundo: izberi 1 ali ne navedi ničesar.
   *[other] Ta partija ima runde od 1 do { $tricks }: izberi eno od njih.
}
reply-replay-running = Še rišem tvoj zadnji posnetek: pride čez trenutek.
reply-replay-busy = Pravkar se riše veliko posnetkov. Poskusi znova čez trenutek.
reply-replay-failed = Slike ni bilo mogoče narisati; tu je partija z besedami.

replay-working = Rišem partijo, samo trenutek…
replay-heading = Tekma { $match }, partija { $deal }
replay-alt = Animacija partije { $deal }, { $tricks ->
    [0] brez rund
    [one] { $tricks } runda
    [two] { $tricks } rundi
    [few] { $tricks } runde
   *[other] { $tricks } rund
}. Igralci: { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Igralci vzamejo karte.
