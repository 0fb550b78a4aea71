### What the cards of a finished match cost, and advice in a running one.

command-review = analiza
command-review-about = Poglej, koliko te je stala vsaka tvoja karta v končani tekmi; tega ne vidi nihče drug
option-own = tekma
option-own-about = Katera od tvojih končanih tekem; zadnja, če ne navedeš

review-heading = Tvoje karte v tekmi { $match }
review-seat = Tekma { $match }, { $game }, mesto { $seat }: { $name }
review-working = Gledam tvoje karte, samo trenutek…
review-file = Koliko te je stala vsaka tvoja karta v tekmi { $match }: tabela z besedami, { $deals ->
    [one] { $deals } partija
    [two] { $deals } partiji
    [few] { $deals } partije
   *[other] { $deals } partij
}.
review-total = { $cards ->
    [one] Karte, pri katerih je bila izbira: { $cards }. Cena v točkah:
    [two] Karte, pri katerih je bila izbira: { $cards }. Skupna cena v točkah:
    [few] Karte, pri katerih je bila izbira: { $cards }. Skupna cena v točkah:
   *[other] Karte, pri katerih je bila izbira: { $cards }. Skupna cena v točkah:
} { $cost }.
review-best-of-all = Najboljša karta: partija { $deal }, runda { $trick }, { CASE($card, "nominative") }; prednost pred vsako drugo v točkah: { $lead }{ $exact ->
    [yes] , natančno
   *[no] {""}
}.
review-worst-of-all = Najslabša karta: partija { $deal }, runda { $trick }, { CASE($card, "nominative") }; cena v točkah: { $cost }{ $exact ->
    [yes] , natančno
   *[no] {""}
}; bolje: { CASE($better, "nominative") }.
review-deal = Partija { $deal }, točke: { $result } = { $share } enak delež { $hand } karte { $luck } sreča { $play } igra
review-deal-declared = Partija { $deal }, točke: { $result } = { $start } pričakovano { $luck } sreča { $play } igra
review-deal-cut-short = Partija { $deal }, ni odigrana do konca; cena kart v točkah: { $cost }
review-dear = Runda { $trick }, { CASE($card, "nominative") }; cena v točkah: { $cost }{ $exact ->
    [yes] , natančno
   *[no] {""}
}; bolje: { CASE($better, "nominative") }.
review-nothing-dear = Nobena karta te ni nič stala.
review-best = Najboljša karta: runda { $trick }, { CASE($card, "nominative") }; prednost pred vsako drugo v točkah: { $lead }{ $exact ->
    [yes] , natančno
   *[no] {""}
}.
review-column-trick = Runda
review-column-card = Karta
review-column-cost = Cena
review-column-better = Bolje
review-column-exact = {""}
review-exact = natančno
review-note = Vsa števila so točke kart tvoje strani.{ $first ->
    [hand] { " " }Karte: koliko več ali manj od enakega deleža je obetala najboljša prva karta.
    [start] { " " }Pričakovano: kar je s temi kartami obetala najboljša prva karta.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Igra: koliko so te stale tvoje karte v primerjavi z najboljšo izbiro z istim znanjem. Sreča: ostalo, iz kupčka in iz tujih kart.
} Števila brez oznake „natančno“ so ocene iz veliko mogočih delitev.
review-shared = Niso vse te karte tvoje: nekaj časa je tu igral nekdo drug ali računalnik.
review-more = { $deals ->
    [one] V datoteki je še { $deals } partija.
    [two] V datoteki sta še { $deals } partiji.
    [few] V datoteki so še { $deals } partije.
   *[other] V datoteki je še { $deals } partij.
}
review-sent = Narejeno: poglej zasebna sporočila.
review-nothing = V tekmi { $match } zate ni bilo izbire.

reply-review-not-yours = To ni tvoja tekma: izberi eno od svojih.
reply-review-busy = Še delam na tvoji zadnji analizi: pride čez trenutek.
reply-review-failed = Analiza ni uspela. Poskusi znova čez trenutek.

## Advice in a running match

command-hint = namig
command-hint-about = Vprašaj, katero karto igrati: proti računalnikom ali kjer se vsi strinjajo; vidiš ga samo ti

hint-advice = Igraj { CASE($card, "accusative") }: tvoji strani v tej partiji obeta { $points } točke kart{ $exact ->
    [yes] , natančno
   *[no] {""}
}.
hint-others = Namesto tega: { CASE($others, "nominative") }
hint-surer = Druga karta obeta več točk, ta pa večkrat dobi partijo.
hint-unrated = Tekme proti računalnikom niso nikoli za rejting, zato namig nič ne stane.
hint-agreed = Tu se vsi strinjajo z namigi, zato tekma ni za rejting.
hint-single = Igraš lahko samo eno karto: { CASE($card, "nominative") }.
hint-nothing = Zdaj ni karte za izbiro: spet vprašaj, ko igraš odkrito karto.
hint-rated = Ta tekma je za rejting, zato namigov ni. Če se vsi strinjajo (`/briscola hint agreement:`), smejo vsi vprašati, tekma pa ni več za rejting.
hint-people = Igraš z drugimi ljudmi: za namige se morajo strinjati vsi. Za soglasje prosi z `/briscola hint agreement:`.
hint-failed = Namig ni uspel. Poskusi znova čez trenutek.
