### What the cards of a finished match cost, and advice in a running one.

command-review = analiza
command-review-about = Pogledaj koliko te stajala svaka tvoja karta u završenom meču; to ne vidi nitko drugi
option-own = meč
option-own-about = Koji od tvojih završenih mečeva; posljednji ako ne navedeš

review-heading = Tvoje karte u meču { $match }
review-seat = Meč { $match }, { $game }, mjesto { $seat }: { $name }
review-working = Gledam tvoje karte, samo trenutak…
review-file = Koliko te stajala svaka tvoja karta u meču { $match }: tablica riječima, { $deals ->
    [one] { $deals } partija
    [few] { $deals } partije
   *[other] { $deals } partija
}.
review-total = { $cards ->
    [one] Karte uz koje je bilo izbora: { $cards }. Cijena u puntima:
    [few] Karte uz koje je bilo izbora: { $cards }. Ukupna cijena u puntima:
   *[other] Karte uz koje je bilo izbora: { $cards }. Ukupna cijena u puntima:
} { $cost }.
review-best-of-all = Najbolja karta: partija { $deal }, ruka { $trick }, { CASE($card, "nominative") }; prednost pred svakom drugom u puntima: { $lead }{ $exact ->
    [yes] , točno
   *[no] {""}
}.
review-worst-of-all = Najgora karta: partija { $deal }, ruka { $trick }, { CASE($card, "nominative") }; cijena u puntima: { $cost }{ $exact ->
    [yes] , točno
   *[no] {""}
}; bolje je: { CASE($better, "nominative") }.
review-deal = Partija { $deal }, punti: { $result } = { $share } jednaki dio { $hand } karte { $luck } sreća { $play } igra
review-deal-declared = Partija { $deal }, punti: { $result } = { $start } očekivano { $luck } sreća { $play } igra
review-deal-cut-short = Partija { $deal }, nije odigrana do kraja; cijena karata u puntima: { $cost }
review-dear = Ruka { $trick }, { CASE($card, "nominative") }; cijena u puntima: { $cost }{ $exact ->
    [yes] , točno
   *[no] {""}
}; bolje je: { CASE($better, "nominative") }.
review-nothing-dear = Nijedna te karta nije ništa stajala.
review-best = Najbolja karta: ruka { $trick }, { CASE($card, "nominative") }; prednost pred svakom drugom u puntima: { $lead }{ $exact ->
    [yes] , točno
   *[no] {""}
}.
review-column-trick = Ruka
review-column-card = Karta
review-column-cost = Cijena
review-column-better = Bolje
review-column-exact = {""}
review-exact = točno
review-note = Svi su brojevi punti tvoje strane.{ $first ->
    [hand] { " " }Karte: koliko je iznad ili ispod jednakog dijela ono što je obećavala najbolja prva karta.
    [start] { " " }Očekivano: što je s ovim kartama obećavala najbolja prva karta.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Igra: koliko su te stajale tvoje karte u odnosu na najbolji izbor s istim znanjem. Sreća: ostalo, iz talona i iz tuđih karata.
} Brojevi bez oznake „točno” procjene su iz mnogih mogućih podjela.
review-shared = Nisu sve ove karte tvoje: neko je vrijeme ovdje igrao netko drugi ili računalo.
review-more = { $deals ->
    [one] U datoteci je još { $deals } partija.
    [few] U datoteci su još { $deals } partije.
   *[other] U datoteci je još { $deals } partija.
}
review-sent = Gotovo: pogledaj izravne poruke.
review-nothing = U meču { $match } za tebe nije bilo izbora.

reply-review-not-yours = To nije tvoj meč: odaberi jedan od svojih.
reply-review-busy = Još radim na tvojoj posljednjoj analizi: stiže za trenutak.
reply-review-failed = Analiza nije uspjela. Pokušaj opet za trenutak.

## Advice in a running match

command-hint = savjet
command-hint-about = Pitaj koju kartu igrati: protiv računala ili gdje se svi slože; savjet vidiš samo ti

hint-advice = Igraj { CASE($card, "accusative") }: tvojoj strani u ovoj partiji obećava toliko punata: { $points }{ $exact ->
    [yes] , točno
   *[no] {""}
}.
hint-others = Umjesto toga: { CASE($others, "nominative") }
hint-surer = Druga karta obećava više punata, ali ova češće dobiva partiju.
hint-unrated = Mečevi protiv računala nikad nisu rangirani, pa savjet ništa ne stoji.
hint-agreed = Ovdje su se svi složili sa savjetima, pa meč nije rangiran.
hint-single = Možeš igrati samo jednu kartu: { CASE($card, "nominative") }.
hint-nothing = Sada nemaš što birati: pitaj opet kad igraš otkrivenu kartu.
hint-rated = Ovaj je meč rangiran, pa savjeta nema. Ako se svi slože (`/briškula savjet pristanak:`), svi smiju pitati, a meč više nije rangiran.
hint-people = Igraš s drugim ljudima: za savjete treba pristanak svih. Zatraži ga s `/briškula savjet pristanak:`.
hint-failed = Savjet nije uspio. Pokušaj opet za trenutak.
