### A finished deal as a moving picture, and in words.

command-replay = snimka
command-replay-about = Ponovno pogledaj partiju završenog meča, kao animaciju
option-deal = partija
option-deal-about = Koja partija, brojeći od 1; posljednja ako ne navedeš
option-trick = ruka
option-trick-about = Samo ova ruka, kao nepomična slika
option-form = format
option-form-about = Vrsta animacije; WebP ako ne navedeš
choice-form-webp = WebP (malen i oštar)
choice-form-gif = GIF (radi svugdje)

suggest-deal = Partija { $deal }: { $points }
suggest-trick = Ruka { $trick }: { CASE($cards, "nominative") }

reply-unknown-deal = { $deals ->
    [1] Ovaj meč ima samo jednu partiju: odaberi 1 ili ne navodi ništa.
   *[other] Ovaj meč ima partije 1 do { $deals }: odaberi jednu od njih.
}
reply-unknown-trick = { $tricks ->
    [0] Ova partija nema ruku: odaberi drugu.
    [1] Ova partija ima samo jednu ruku: odaberi 1 ili ne navodi ništa.
   *[other] Ova partija ima ruke 1 do { $tricks }: odaberi jednu od njih.
}
reply-replay-running = Još crtam tvoju posljednju snimku: stiže za trenutak.
reply-replay-busy = Upravo se crta mnogo snimki. Pokušaj opet za trenutak.
reply-replay-failed = Slika se nije mogla nacrtati; evo partije riječima.

replay-working = Crtam partiju, samo trenutak…
replay-heading = Meč { $match }, partija { $deal }
replay-alt = Animacija partije { $deal }, { $tricks ->
    [0] bez ruku
    [one] { $tricks } ruka
    [few] { $tricks } ruke
   *[other] { $tricks } ruku
}. Igrači: { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Igrači uzimaju karte.
