## Auctions, calls, and moves beside playing a card

ui-bid-rank = Licitiraj karto…
ui-bid-points = Licitiraj točke…
ui-bid-force = Obdrži karto, zahtevaj točke…
ui-bid-other = Drugo število…
ui-bid-between = Katerokoli število od { $low } do { $high }
ui-call-suit = Pokliči: { CASE($suit, "nominative") }…
ui-call-two = Pokliči dve karti: { CASE($suit, "nominative") }…
ui-call-one-or-two = Pokliči eno ali dve karti: { CASE($suit, "nominative") }…
ui-button-denounce = Prijavi neodgovarjanje…
ui-button-sure = Da, zagotovo
ui-button-never-mind = Ne
ui-claim-sure-31 = Prijaviš 31 točk? Če jih imaš v pobranih rundah 31 ali več, dobiš partijo, če manj, jo izgubiš.
ui-claim-sure = Prijaviš partijo? Takoj se konča, karte v rokah se ne igrajo več.
ui-denounce-sure = Koga prijaviš? S tem se tekma konča: dobiš jo, če na barvo ni bilo odgovorjeno, pa bi lahko bilo; izgubiš jo, če je bilo.
ui-resign-sure = Predaš tekmo? Takoj se konča in dobi jo druga stran.
ui-end-sure = Zapreš mizo? Z njo se konča tudi tekma, ki teče.
ui-turn-auction = Licitira { $player }.
ui-turn-call = Karto kliče { $player }.
ui-turn-naming = Barvo imenuje { $player }.
ui-turn-ends = Čas poteče { $when }.
ui-short-trick = Kart ni bilo dovolj za vse. To rundo igrajo: { $players }.
ui-pick-game = Kaj se igra…
ui-pick-open = Pogovor in odkrite karte…
ui-pick-table = Miza…
ui-code = Koda pravil: `{ $code }`
ui-deck-usual = običajen
say-moved = Narejeno: { $move }.
say-which-game = To ime ima več iger. Katera?
say-ask-again = Ne spomnim se več, za kaj je šlo tam: prosim, ponovi ukaz.
reply-unknown-rank = Te karte ne poznam. Izberi eno od tistih, ki se ponudijo med tipkanjem.
reply-unknown-game = Te igre ne poznam. Izberi eno od tistih, ki se ponudijo med tipkanjem.

## Commands

command-bid = licitiraj
command-bid-about = Licitiraj: karto ali točke
command-pass = naprej
command-pass-about = Reci naprej: v tej licitaciji ne licitiraš več
command-call = pokliči
command-call-about = Kliči kot nosilec: barvo, karto, dve karti ali še nič; imenuj tudi barvo pozneje
command-exchange = zamenjaj
command-exchange-about = Zamenjaj svojo karto za odprtega aduta, kjer miza to dovoli
command-conquista = konkvista
command-conquista-about = Pokaži adutnega asa, kralja in karto za deset in dobi partijo, kjer miza to dovoli
command-claim = prijavi
command-claim-about = Prijavi, da imaš točke; bot te še vpraša, ali misliš resno
command-concede = prepusti
command-concede-about = Prepusti izgubljeno partijo; bot te še vpraša, ali misliš resno
command-denounce = obtoži
command-denounce-about = Prijavi, da nasprotnik ni odgovoril na barvo; bot te še vpraša, ali misliš resno

option-rank = karta
option-rank-about = Karta, ki jo licitiraš
option-points = točke
option-points-about = Točke, ki jih licitiraš
option-force = zahteva
option-force-about = Obdrži karto in zahtevaj točke
option-trump = barva
option-trump-about = Barva, ki jo kličeš; to je adut
option-called = karta
option-called-about = Karta, ki jo kličeš
option-second = druga
option-second-about = Druga karta, pri 120 točkah
option-blind = na-slepo
option-blind-about = Ne imenuj barve do konca prve runde
option-sure = zagotovo
option-sure-about = Misliš resno, brez dodatnega vprašanja
option-accused = igralec
option-accused-about = Kdo ni odgovoril na barvo
option-preset = predloga
option-preset-about = Način igre, ki ima ime
option-options = možnosti
option-options-about = Koda pravil neke mize ali možnosti, zapisane kot v njej: tie=carry target=3
choice-trump-d = Denarji ali karo
choice-trump-c = Pokali ali srce
choice-trump-s = Sablje ali pik
choice-trump-b = Palice ali križ
choice-pack-french32 = Francoske karte, 32
choice-pack-spanish40 = Španske karte
choice-pack-spanish48 = Španske karte, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Conceding a deal

ui-button-concede = Prepusti partijo…
ui-concede-sure = { $partner ->
    [none] Prepustiš to partijo? Takoj se konča, vse preostale točke dobijo zmagovalci.
   *[other] Želiš prepustiti to partijo? Če se strinja tudi preostanek tvoje strani ({ $partner }), se konča in vse preostale točke dobijo zmagovalci.
}
happened-concession-offered = { $player } želi prepustiti to partijo. { $target }, se strinjaš?
happened-concession-refused = { $player } raje igra naprej.
happened-conceded = { $count ->
    [one] Partijo prepusti { $side }.
    [two] Partijo prepustita { $side }.
    [few] Partijo prepustijo { $side }.
   *[other] Partijo prepustijo { $side }.
}
concession-due-you = { $player } želi prepustiti to partijo kot izgubljeno. Se strinjaš?
label-concede = Prepusti partijo
label-concede-agree = Strinjam se
label-concede-refuse = Igram naprej
