## Auctions, calls, and moves beside playing a card

ui-bid-rank = Licitiraj kartu…
ui-bid-points = Licitiraj punte…
ui-bid-force = Zadrži kartu, traži punte…
ui-bid-other = Drugi broj…
ui-bid-between = Bilo koji broj od { $low } do { $high }
ui-call-suit = Zovi: { CASE($suit, "nominative") }…
ui-call-two = Zovi dvije karte: { CASE($suit, "nominative") }…
ui-call-one-or-two = Zovi jednu ili dvije karte: { CASE($suit, "nominative") }…
ui-button-denounce = Prijavi nepoštivanje zoga…
ui-button-sure = Da, sigurno
ui-button-never-mind = Ne
ui-claim-sure-31 = Prijavljuješ 31 punat? S 31 ili više u uzetim rukama dobivaš partiju, s manje je gubiš.
ui-claim-sure = Prijavljuješ partiju? Odmah završava, a preostale se karte ne igraju.
ui-denounce-sure = Koga prijavljuješ? Time meč završava: dobivaš ga ako zog nije poštovan, a mogao je biti; gubiš ga ako jest.
ui-resign-sure = Predaješ meč? Odmah završava i dobiva ga druga strana.
ui-end-sure = Zatvaraš stol? Time završava i meč koji traje.
ui-turn-auction = Licitira { $player }.
ui-turn-call = Kartu zove { $player }.
ui-turn-naming = Zog imenuje { $player }.
ui-turn-ends = Vrijeme ističe { $when }.
ui-short-trick = Nije bilo dovoljno karata za sve. Ovu ruku igraju: { $players }.
ui-pick-game = Što se igra…
ui-pick-open = Razgovor i otkrivene karte…
ui-pick-table = Stol…
ui-code = Kôd pravila: `{ $code }`
ui-deck-usual = uobičajeno
say-moved = Gotovo: { $move }.
say-which-game = To ime ima više igara. Koja?
say-ask-again = Više se ne sjećam o čemu je ondje bila riječ: molim te, ponovi naredbu.
reply-unknown-rank = Ne poznajem tu kartu. Odaberi jednu od onih koje se nude dok tipkaš.
reply-unknown-game = Ne poznajem tu igru. Odaberi jednu od onih koje se nude dok tipkaš.

## Commands

command-bid = licitiraj
command-bid-about = Licitiraj: kartu ili punte
command-pass = dalje
command-pass-about = Reci dalje: u ovoj licitaciji više ne licitiraš
command-call = zovi
command-call-about = Zovi kao nositelj: zog, kartu, dvije karte ili još ništa; njome poslije imenuješ i zog
command-exchange = zamijeni
command-exchange-about = Zamijeni svoju kartu za okrenutu, gdje to stol dopušta
command-conquista = konkvista
command-conquista-about = Pokaži adutskog asa, kralja i kartu od 10 punata i dobij partiju, gdje to stol dopušta
command-claim = prijavi
command-claim-about = Prijavi da imaš dovoljno punata; bot te još pita misliš li ozbiljno
command-concede = prepusti
command-concede-about = Prepusti izgubljenu partiju; bot te još pita misliš li ozbiljno
command-denounce = optuži
command-denounce-about = Prijavi da protivnik nije poštovao zog; bot te još pita misliš li ozbiljno

option-rank = karta
option-rank-about = Karta koju licitiraš
option-points = punti
option-points-about = Punti koje licitiraš
option-force = prisila
option-force-about = Zadrži kartu i traži punte
option-trump = zog
option-trump-about = Zog koji zoveš, a to je adut
option-called = karta
option-called-about = Karta koju zoveš
option-second = druga
option-second-about = Druga karta, uz 120 punata
option-blind = naslijepo
option-blind-about = Ne imenuj zog do kraja prve ruke
option-sure = sigurno
option-sure-about = Misliš ozbiljno, bez dodatnog pitanja
option-accused = igrač
option-accused-about = Tko nije poštovao zog
option-preset = predložak
option-preset-about = Način igre koji ima ime
option-options = opcije
option-options-about = Kôd pravila nekog stola ili opcije zapisane kao u njemu: tie=carry target=3
choice-trump-d = Dinari ili karo
choice-trump-c = Kupe ili herc
choice-trump-s = Špade ili pik
choice-trump-b = Baštoni ili tref
choice-pack-french32 = Francuske karte, 32
choice-pack-spanish40 = Španjolske karte
choice-pack-spanish48 = Španjolske karte, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Conceding a deal

ui-button-concede = Prepusti partiju…
ui-concede-sure = { $partner ->
    [none] Prepuštaš ovu partiju? Odmah završava, a svi preostali punti idu pobjednicima.
   *[other] Želiš prepustiti ovu partiju? Ako pristane i ostatak tvoje strane ({ $partner }), završava, a svi preostali punti idu pobjednicima.
}
happened-concession-offered = { $player } želi prepustiti ovu partiju. { $target }, slažeš li se?
happened-concession-refused = { $player } radije igra dalje.
happened-conceded = { $count ->
    [one] Partiju prepušta { $side }.
   *[other] Partiju prepuštaju { $side }.
}
concession-due-you = { $player } želi prepustiti ovu partiju kao izgubljenu. Slažeš li se?
label-concede = Prepusti partiju
label-concede-agree = Slažem se
label-concede-refuse = Igram dalje
