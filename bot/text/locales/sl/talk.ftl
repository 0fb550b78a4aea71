### The talk at the table: signals, watching, questions, orders, the rais.

## Gestures, as a sign to make

gesture-pagat-ace = ustnici čez zobe
gesture-pagat-three = usta postrani
gesture-pagat-king = pogled navzgor
gesture-pagat-queen = konica jezika
gesture-pagat-jack = skomig z eno ramo
gesture-wikipedia-ace = stisnjeni ustnici
gesture-wikipedia-three = mežik
gesture-wikipedia-king = privzdignjene obrvi
gesture-wikipedia-queen = skomig z eno ramo
gesture-wikipedia-jack = oblizovanje ustnic
gesture-wikipedia-load = usta hitro odprta in zaprta
gesture-for = { CASE($card, "nominative") } – { $gesture }
gesture-load = as ali { CASE($ten, "nominative") }, ki ni adut

## Gestures, as they are seen

gesturing-pagat-ace = { $player } potegne ustnici čez zobe.
gesturing-pagat-three = { $player } nakremži usta postrani.
gesturing-pagat-king = { $player } pogleda navzgor.
gesturing-pagat-queen = { $player } pokaže konico jezika.
gesturing-pagat-jack = { $player } skomigne z eno ramo.
gesturing-wikipedia-ace = { $player } stisne ustnici.
gesturing-wikipedia-three = { $player } pomežikne.
gesturing-wikipedia-king = { $player } privzdigne obrvi.
gesturing-wikipedia-queen = { $player } skomigne z eno ramo.
gesturing-wikipedia-jack = { $player } obliže ustnici.
gesturing-wikipedia-load = { $player } hitro odpre in zapre usta.
gesturing-custom = { $player } da znak: { $gesture }.
signal-meaning = Znak pomeni: { CASE($card, "nominative") }.
signal-caught = Ujameš znak! Daje ga { $player }.
signal-own = Daš znak za { CASE($card, "accusative") }: { $gesture }.
signal-own-private = Vidi ga samo tvoja stran.
signal-own-catchable = Vidita ga tvoja stran in nasprotnik, ki pazi nate.
signal-own-public = Vidijo ga vsi.

## Watching

watching-you = V tej rundi paziš na nasprotnika: { $player }. Tega ne ve nihče drug.

## Questions, answers and orders

question-lisci = Imaš kakšno prazno karto?
question-briscoline = Imaš nizkega aduta?
question-vestite = Imaš adutnega kralja, { CASE($queen, "accusative") } ali fanta?
question-head = { $suit ->
    [none] Lahko pobereš rundo brez aduta?
   *[other] Lahko pobereš rundo v barvi { CASE($suit, "genitive") }?
}
question-carichi = Imaš asa ali { CASE($ten, "accusative") }, ki ni adut?
answer-yes = Da
answer-yes-count = Da, { $count ->
    [1] eno karto
    [2] dve karti
    [3] tri karte
    [4] štiri karte
    [5] pet kart
    [one] { $count } karto
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
answer-no = Ne
answer-perhaps = Mogoče
order-liscio = Igraj prazno karto!
order-trump_high = Igraj visokega aduta!
order-trump_low = Igraj nizkega aduta!
order-head = Poberi rundo brez aduta!
order-carico = Igraj asa ali { CASE($ten, "accusative") }, ki ni adut!
said-asked = { $player } vpraša partnerja ({ $target }): „{ $question }“
said-answered = { $player } odgovori: „{ $answer }.“
said-ordered = { $player } ukaže partnerju ({ $target }): „{ $order }“
talk-due = Odgovoriti mora { $target }, sprašuje { $player }: „{ $question }“
talk-due-you = { $player } čaka na tvoj odgovor: „{ $question }“

## The rais

rais-are = Raisa obeh ekip: { $players }.
rais-you = Ti si rais svoje ekipe.
happened-looked = { $player } gleda partnerjeve karte ({ $target }).

## What may be said now

talk-off = Pri tej mizi nihče ne govori.
talk-silence = Do runde { $trick } brez pogovora.
talk-signals = Partnerji smejo dajati znake.
talk-conversation = { $player } sme pred začetkom runde spraševati in ukazovati.
talk-conversation-led = V tej rundi ni več pogovora.
talk-rais = Spraševati in ukazovati smejo: { $players }; partnerji samo odgovarjajo.
talk-free = Vsi smejo govoriti.

## After a deal

summary-none = V tej partiji ni bilo znakov.
summary-signal = Znak daje { $player }: { CASE($card, "nominative") }{ $true ->
    [yes] { "" }
   *[no] , lažno
}{ $caught ->
    [none] .
   *[other] ; znak ujame: { $caught }.
}

## Labels

label-to = { $player }: { $what }
label-look = Poglej karte: { $player }
label-watch = Pazi na: { $player }
