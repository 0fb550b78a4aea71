### The talk at the table: signals, watching, questions, orders, the rais.

## Gestures, as a sign to make

gesture-pagat-ace = usne preko zuba
gesture-pagat-three = usta ukrivo
gesture-pagat-king = pogled uvis
gesture-pagat-queen = vrh jezika
gesture-pagat-jack = slijeganje jednim ramenom
gesture-wikipedia-ace = stisnute usne
gesture-wikipedia-three = namigivanje
gesture-wikipedia-king = podignute obrve
gesture-wikipedia-queen = slijeganje jednim ramenom
gesture-wikipedia-jack = oblizivanje usana
gesture-wikipedia-load = usta brzo otvorena i zatvorena
gesture-for = { CASE($card, "nominative") } – { $gesture }
gesture-load = as ili { CASE($ten, "nominative") } izvan aduta

## Gestures, as they are seen

gesturing-pagat-ace = { $player } navlači usne preko zuba.
gesturing-pagat-three = { $player } krivi usta u stranu.
gesturing-pagat-king = { $player } pogledava uvis.
gesturing-pagat-queen = { $player } pokazuje vrh jezika.
gesturing-pagat-jack = { $player } sliježe jednim ramenom.
gesturing-wikipedia-ace = { $player } stišće usne.
gesturing-wikipedia-three = { $player } namiguje.
gesturing-wikipedia-king = { $player } podiže obrve.
gesturing-wikipedia-queen = { $player } sliježe jednim ramenom.
gesturing-wikipedia-jack = { $player } oblizuje usne.
gesturing-wikipedia-load = { $player } brzo otvara i zatvara usta.
gesturing-custom = { $player } motira: { $gesture }.
signal-meaning = Mot znači: { CASE($card, "nominative") }.
signal-caught = Hvataš mot! Motira { $player }.
signal-own = Motiraš { CASE($card, "accusative") }: { $gesture }.
signal-own-private = Taj mot vidi samo tvoja strana.
signal-own-catchable = Taj mot vide tvoja strana i protivnik koji pazi na tebe.
signal-own-public = Taj mot vide svi.

## Watching

watching-you = U ovoj ruci paziš na protivnika: { $player }. To ne zna nitko drugi.

## Questions, answers and orders

question-lisci = Imaš li koju lišinu?
question-briscoline = Imaš li niski adut?
question-vestite = Imaš li adutskog kralja, { CASE($queen, "accusative") } ili fanta (dečka)?
question-head = { $suit ->
    [none] Možeš li ubiti bez aduta?
   *[other] Možeš li ubiti ovim zogom: { CASE($suit, "nominative") }?
}
question-carichi = Imaš li asa ili { CASE($ten, "accusative") } izvan aduta?
answer-yes = Da
answer-yes-count = Da, { $count ->
    [1] jednu kartu
    [2] dvije karte
    [3] tri karte
    [4] četiri karte
    [5] pet karata
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
}
answer-no = Ne
answer-perhaps = Možda
order-liscio = Igraj lišinu!
order-trump_high = Igraj visoki adut!
order-trump_low = Igraj niski adut!
order-head = Ubij bez aduta!
order-carico = Igraj asa ili { CASE($ten, "accusative") } izvan aduta!
said-asked = { $player } pita partnera ({ $target }): „{ $question }”
said-answered = { $player } odgovara: „{ $answer }.”
said-ordered = { $player } zapovijeda partneru ({ $target }): „{ $order }”
talk-due = Odgovara { $target }, a pita { $player }: „{ $question }”
talk-due-you = { $player } čeka tvoj odgovor: „{ $question }”

## The rais

rais-are = Raisi dviju ekipa: { $players }.
rais-you = Ti si rais svoje ekipe.
happened-looked = { $player } gleda karte partnera ({ $target }).

## What may be said now

talk-off = Za ovim stolom nitko ne govori.
talk-silence = Bez razgovora prije ruke { $trick }.
talk-signals = Partneri smiju motirati.
talk-conversation = { $player } prije otvaranja smije pitati i zapovijedati.
talk-conversation-led = U ovoj ruci više nema razgovora.
talk-rais = Pitati i zapovijedati smiju: { $players }; partneri samo odgovaraju.
talk-free = Svi smiju govoriti.

## After a deal

summary-none = U ovoj partiji nitko nije motirao.
summary-signal = Motira { $player }: { CASE($card, "nominative") }{ $true ->
    [yes] { "" }
   *[no] , lažno
}{ $caught ->
    [none] .
   *[other] ; mot hvata: { $caught }.
}

## Labels

label-to = { $player }: { $what }
label-look = Pogledaj karte: { $player }
label-watch = Pazi na: { $player }
