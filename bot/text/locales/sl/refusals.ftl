### Why something is not possible, and what would be. One sentence each; the reader is "you".

## Tables

refusal-no-table = Te mize ni ali je ni več: lahko odpreš novo.
refusal-table-closed = Ta miza je zaprta: lahko odpreš novo.
refusal-stale = Igra je šla naprej: uporabi najnovejše sporočilo.
refusal-not-seated = To lahko storijo samo tisti, ki sedijo za to mizo.
refusal-already-seated = Za to mizo že sediš: vsak ima eno mesto.
refusal-not-host = To lahko stori samo gostitelj, { $host }.
refusal-not-moderator = To lahko storijo samo moderatorji tega strežnika.
refusal-not-invited = Za to mizo nimaš povabila: povabijo te lahko tisti, ki sedijo za njo.
refusal-already-invited = { $name } že ima povabilo: zdaj odloča ta oseba.
refusal-not-asked-again = { $name } ne želi k tej mizi in ne dobi novega povabila, prisede pa lahko tudi brez njega.
refusal-table-full = { $players ->
    [one] Zasedeno je { $players } mesto in prostega ni: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
    [two] Obe mesti sta zasedeni: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
    [few] Vsa { $players } mesta so zasedena: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
   *[other] Vseh { $players } mest je zasedenih: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
}
refusal-table-not-full = { $missing ->
    [one] Mest je { $players }, manjka še { $missing } igralec: povabi koga ali dodaj računalnik.
    [two] Mest je { $players }, manjkata še { $missing } igralca: povabi ljudi ali dodaj računalnika.
    [few] Mest je { $players }, manjkajo še { $missing } igralci: povabi ljudi ali dodaj računalnike.
   *[other] Mest je { $players }, manjka še { $missing } igralcev: povabi ljudi ali dodaj računalnike.
}
refusal-not-shuffled = { $others ->
    [0] Mesta so se spremenila. Pred začetkom mora premešati še { $name }: *Premešaj* ali `/briscola shuffle`.
    [one] Mesta so se spremenila. Pred začetkom morata premešati še { $name } in { $others } igralec: *Premešaj* ali `/briscola shuffle`.
    [two] Mesta so se spremenila. Pred začetkom morajo premešati še { $name } in { $others } igralca: *Premešaj* ali `/briscola shuffle`.
    [few] Mesta so se spremenila. Pred začetkom morajo premešati še { $name } in { $others } igralci: *Premešaj* ali `/briscola shuffle`.
   *[other] Mesta so se spremenila. Pred začetkom morajo premešati še { $name } in { $others } igralcev: *Premešaj* ali `/briscola shuffle`.
}
refusal-already-shuffled = Tvoje mešanje je že tu. Enkrat zadošča, dokler se mesta ne spremenijo.
refusal-no-computer = Za to mizo ne sedi noben računalnik.
refusal-no-such-member = Ta oseba ne sedi za to mizo.
refusal-remove-yourself = Sebe ne moreš odstraniti. Raje zapusti mizo.
refusal-not-in-lobby = Tekma se je začela. To lahko spet storiš pred revanšo.
refusal-match-over = Tekma je končana. To lahko spet storiš, ko pritisneš *Revanša*.
refusal-not-playing = Ne igra se nobena tekma: to lahko storiš, ko jo gostitelj začne.
refusal-not-finished = Tekma še teče: revanša je mogoča, ko se konča.
refusal-wrong-order = Ta vrstni red ne ustreza: navedi vse za mizo, vsakega enkrat.
refusal-too-many-members = { $members ->
    [one] Za mizo sedi { $members } oseba, mest pa je { $players }: nekdo mora oditi.
    [two] Za mizo sedita { $members } osebi, mest pa je { $players }: nekdo mora oditi.
    [few] Za mizo sedijo { $members } osebe, mest pa je { $players }: nekdo mora oditi.
   *[other] Za mizo sedi { $members } oseb, mest pa je { $players }: nekdo mora oditi.
}
refusal-claim-hidden = { $rated ->
    [yes] V tekmi za rejting so točke skrite, prijava pa bi jih izdala: naj se partija konča takoj, ko je odločena, ali igraj brez rejtinga.
   *[no] Kjer so točke skrite, partije ne more nihče prijaviti, ker bi jih to izdalo: pokaži vsakemu vsaj njegove ali naj se partija konča takoj, ko je odločena.
}
refusal-hands-face-up = V tej igri ležijo karte vseh igralcev odkrite. Za skrite karte izberi drugo igro.
refusal-resign-two-sides = Predaja je mogoča samo, kjer igrata dve strani; lahko odideš in na tvojem mestu igra računalnik.
refusal-nothing-to-answer = Na ta odgovor nihče več ne čaka.
refusal-already-agreed = Tvoj pristanek že velja: zdaj odločajo drugi.
refusal-no-free-seat = To mesto ni prosto: nihče ga ni zapustil in nihče ne išče zamenjave; lahko gledaš.
refusal-seat-taken-over = To mesto ima že nekdo drug; lahko gledaš ali igraš v naslednji tekmi.
refusal-not-absent = Kdor tam sedi, igra. Zamenjavo lahko iščeš zase ali za odsotno osebo.
refusal-already-called = Že sprašujem naokoli: mesto dobi, kdor prvi pride.
refusal-no-call = Za to mesto nikogar ne iščeš.
refusal-held-another-seat = Poznaš še druge karte te tekme, zato ti je odprto samo staro mesto; lahko gledaš ali igraš v naslednji tekmi.
refusal-hints-allowed = Namigi so v tej tekmi že dovoljeni: vprašaj z `/briscola hint`.
refusal-wait-rated = Zaradi zapuščene tekme so ti mize za rejting odprte šele { $when }, vse druge pa kadarkoli.
refusal-other-waits = { $name } zaradi zapuščene tekme sme igrati za rejting šele { $when }: počakaj ali igraj brez rejtinga.
refusal-cap-person = { $cap ->
    [1] Že sediš za eno mizo in več ni dovoljeno: najprej jo zapusti ali končaj.
   *[other] Sediš že za toliko mizami, kolikor je dovoljeno ({ $cap }): najprej katero zapusti ali končaj.
}
refusal-cap-channel = { $cap ->
    [1] Ta kanal že ima mizo, dovoljena pa je ena: poskusi v drugem kanalu ali prisedi k tej.
   *[other] Ta kanal ima že toliko miz, kolikor je dovoljeno ({ $cap }): poskusi v drugem kanalu ali prisedi h kateri.
}
refusal-cap-server = { $cap ->
    [1] Ta strežnik že ima mizo, dovoljena pa je ena: prisedi k njej ali počakaj.
   *[other] Ta strežnik ima že toliko miz, kolikor je dovoljeno ({ $cap }): prisedi h kateri ali počakaj.
}
refusal-too-many-tables = Odpiraš veliko miz naenkrat: naslednja je mogoča { $when }.
refusal-too-many-arrivals = Pogosto prihajaš in odhajaš: spet lahko prisedeš { $when }.
refusal-too-many-invitations = Vabiš veliko ljudi: naslednje povabilo je mogoče { $when }.
refusal-too-many-changes = Spreminjaš veliko naenkrat: naslednja sprememba je mogoča { $when }.
refusal-too-many-proposals = Predlagaš veliko naenkrat: naslednji predlog je mogoč { $when }.
refusal-too-many-signals = Daješ veliko znakov: naslednji je mogoč { $when }.
refusal-channel-not-allowed = V tem kanalu se mize ne morejo odpirati: poskusi v takem, kjer jih ta strežnik dovoli.
refusal-alone-here = V zasebnih sporočilih igraš proti računalnikom, brez rejtinga. Za igro z ljudmi odpri mizo na strežniku.
refusal-on-board = Partija dneva se igra do konca in brez drugih ljudi. Lahko jo pustiš odprto in se vrneš, dokler se ne zapre.

## The game

illegal-not-your-turn = { $player ->
    [none] Nisi na vrsti: počakaj, da prideš na vrsto.
   *[other] Nisi na vrsti. Na vrsti: { $player }.
}
illegal-not-in-hand = { $card ->
    [none] Te karte nimaš: izberi eno od svojih.
   *[other] Nimaš { CASE($card, "genitive") }: izberi eno od svojih kart.
}
illegal-no-deal = Karte še niso razdeljene: počakaj na naslednjo partijo.
illegal-match-over = Ta tekma je končana: lahko predlagaš revanšo.
illegal-deal-running = Partija še teče: naslednja pride sama.
illegal-wrong-deck = Te karte ne ustrezajo igri: nič ni razdeljeno.
illegal-no-such-seat = Za to mizo takega mesta ni.

## Following suit, exchanges, claims

illegal-follow-suit = Na barvo lahko odgovoriš, zato moraš. Izberi karto te barve: { CASE($suit, "nominative") }.
illegal-head-trick = Rundo lahko pobereš, zato jo moraš. Izberi višjo karto te barve: { CASE($suit, "nominative") }.
illegal-seat-out = V tej tekmi ne igraš več: končata jo druga dva.
illegal-not-in-this-game = Pri tej mizi se igra brez tega: pravila povejo, kaj lahko storiš.
illegal-not-now = To še ni mogoče: počakaj, da pade karta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Odprtega aduta lahko zamenjaš le, dokler prva runda ni končana.
   *[other] Odprtega aduta lahko zamenjaš le, ko pobereš rundo, pred začetkom naslednje in dokler je še na mizi.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Za menjavo odprtega aduta potrebuješ adutno dvojko.
   *[other] Za visokega odprtega aduta potrebuješ adutno sedmico, za nizkega dvojko.
}
illegal-no-conquista = Za konkvisto potrebuješ skupaj adutnega asa, kralja in { CASE($ten, "accusative") }.
illegal-claim-too-early = Prijaviš lahko, ko je prva runda končana.
illegal-claim-not-reached = Partijo lahko prijaviš, ko ima tvoja stran 61 točk v končanih rundah.
illegal-denounce-opponent = Prijaviš lahko samo nasprotnika.

## Auctions and calls

illegal-not-your-turn-auction = { $player ->
    [none] Nisi na vrsti: počakaj trenutek.
   *[other] Nisi na vrsti. Na vrsti: { $player }.
}
illegal-bid-first = Licitacija še teče: licitiraj ali reci naprej, preden igraš karto.
illegal-bid-too-low = { $standing ->
    [none] To je premalo: licitiraj več ali reci naprej.
   *[other] Premalo. Najvišja ponudba: { CASE($standing, "nominative") }. Licitiraj več ali reci naprej.
}
illegal-wrong-bid = { $floor ->
    [none] Ta ponudba zdaj ni mogoča: izberi eno od ponujenih ali reci naprej.
   *[other] Ponudbe segajo od { $floor } do 120 točk: izberi eno od ponujenih ali reci naprej.
}
illegal-no-auction = Zdaj ni licitacije: licitira se samo po delitvi, pred klicem.
illegal-call-first = Najprej kliče nosilec, potem se igra.
illegal-no-call-due = Zdaj ni kaj klicati: kdor dobi licitacijo, kliče pred prvo karto.
illegal-wrong-call = Tvoja ponudba tega klica ne dovoli: izberi kaj od ponujenega.
illegal-blind-not-allowed = Tu moraš imenovati barvo: brez imena ostane samo pri dvojki, po visoki ponudbi, kjer miza to dovoli.
illegal-no-suit-due = Zdaj se barva ne imenuje: to pride samo po prvi rundi na slepo.
illegal-name-suit-first = Najprej nosilec imenuje barvo, potem gre igra naprej.

## Conceding a deal

illegal-not-decided = Ta partija je še odprta. Prepustiš jo lahko, ko je izgubljena.
illegal-not-lost = Tvoja stran je to partijo že dobila. Prepusti jo lahko samo druga stran.
illegal-no-concession = Nihče te ne sprašuje, ali prepustiš to partijo.
illegal-concession-due = { $player ->
    [none] Partner odloča o prepustitvi partije: potem gre igra naprej.
   *[other] O prepustitvi partije odloča { $player }: potem gre igra naprej.
}
illegal-concession-refused = Tvoj partner raje igra naprej. Po tej rundi lahko spet vprašaš.

## Talk between partners

illegal-answer-due = { $player ->
    [none] Počakaj: najprej je treba odgovoriti na vprašanje.
   *[other] Počakaj. Najprej mora na vprašanje odgovoriti { $player }.
}
illegal-no-answer-due = Ni vprašanja, na katero bi bilo treba odgovoriti.
illegal-not-asked = { $player ->
    [none] To vprašanje ni zate.
   *[other] To vprašanje ni zate. Odgovoriti mora { $player }.
}
illegal-untrue-answer = Odgovor mora biti resničen: izberi tistega, ki ustreza tvojim kartam.
illegal-silence = { $trick ->
    [none] Nihče še ne sme govoriti.
   *[other] Nihče še ne sme govoriti: pogovor se začne z rundo { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Za to karto ta miza nima znaka: izberi eno od ponujenih.
   *[other] Za { CASE($card, "accusative") } ta miza nima znaka: izberi eno od ponujenih.
}
illegal-not-a-partner = To lahko storiš samo s partnerjem: izberi partnerja.
illegal-not-an-opponent = Paziš lahko samo na nasprotnika: izberi nasprotnika.
illegal-watched-already = Na nekoga že paziš: spet izberi v naslednji rundi.
illegal-leader-asks = { $player ->
    [none] Spraševati in ukazovati sme samo, kdor začne rundo, preden odigra.
   *[other] Spraševati in ukazovati sme samo, kdor začne to rundo, preden odigra: { $player }.
}
illegal-rais-asks = { $player ->
    [none] To sme samo rais ekipe: drugi samo odgovarjajo.
   *[other] To sme samo tvoj rais, { $player }: ti samo odgovarjaš.
}
illegal-asked-enough = { $cap ->
    [none] Za to rundo je vprašanj dovolj.
    [0] Ta miza ne dovoli vprašanj.
    [1] Vprašanje za to rundo je že porabljeno: spet vprašaj v naslednji.
    [one] Za to rundo je porabljeno { $cap } vprašanje: spet vprašaj v naslednji.
    [two] Za to rundo sta porabljeni { $cap } vprašanji: spet vprašaj v naslednji.
    [few] Za to rundo so porabljena { $cap } vprašanja: spet vprašaj v naslednji.
   *[other] Za to rundo je porabljenih { $cap } vprašanj: spet vprašaj v naslednji.
}
illegal-ordered-enough = { $cap ->
    [none] Za to rundo je ukazov dovolj.
    [0] Ta miza ne dovoli ukazov.
    [1] Temu partnerju je v tej rundi že ukazano: novi ukaz pride v naslednji.
    [one] Ta partner ima v tej rundi že { $cap } ukaz: novi pridejo v naslednji.
    [two] Ta partner ima v tej rundi že { $cap } ukaza: novi pridejo v naslednji.
    [few] Ta partner ima v tej rundi že { $cap } ukaze: novi pridejo v naslednji.
   *[other] Ta partner ima v tej rundi že { $cap } ukazov: novi pridejo v naslednji.
}
illegal-partner-has-played = Ta partner je v tej rundi že igral: poskusi v naslednji.
illegal-wrong-question = Barvo navedi samo, ko vprašaš, ali lahko partner pobere rundo, in nikoli adutne.
illegal-look-too-early = Partnerjeve karte lahko pogledaš, ko kupčka ni več.
illegal-looked-already = Partnerjeve karte so že pogledane: to se sme enkrat na partijo.
illegal-ordered-otherwise = Ukaz lahko ubogaš, zato moraš: izberi eno od ponujenih kart.
talk-old-question = To vprašanje je zaprto: odprto je v najnovejšem sporočilu.
talk-not-held = Znak lahko daš samo za karto, ki jo imaš: izberi eno od ponujenih.
talk-not-here = { $tried ->
    [signal] Pri tej mizi nihče ne daje znakov.
    [watch] Pri tej mizi ni na koga paziti.
    [look] Pri tej mizi nihče ne gleda partnerjevih kart.
    [answer] Pri tej mizi nihče ničesar ne sprašuje.
   *[other] Pri tej mizi nihče ne sprašuje in ne ukazuje.
} { $allowed }
talk-here-alone = Tu igra vsak zase, brez partnerja.
talk-here-signals-private = Tu znak vidijo samo partnerji: ni kaj ujeti.
talk-here-signals-public = Tu vsi vidijo vsak znak.
talk-partners-only = { $tried ->
    [ask] Vprašaš lahko samo partnerja
    [order] Ukažeš lahko samo partnerju
   *[look] Pogledaš lahko samo partnerjeve karte
} ({ $players }).
talk-opponents-only = { $partner ->
    [yes] Partnerjevi znaki tako ali tako pridejo do tebe: paziš
   *[no] Paziš
} lahko samo na nasprotnika ({ $players }).
talk-led-already = Karta je že padla: spet lahko sprašuješ in ukazuješ, preden začneš naslednjo rundo.
talk-election = Ekipi še volita raisa: pogovor se začne z rundo { $trick }.
talk-here-off = Tu nihče ne govori.
talk-here-signals = Tu si partnerji dajejo znake, z `/signal`.
talk-here-conversation = Kdor začne rundo, sme tu prej spraševati in ukazovati, s `/partner ask` in `/partner order`.
talk-here-rais = Rais ekipe sme tu spraševati in ukazovati, z `/rais`.
talk-here-free = Tu smejo vsi prosto govoriti: ukazov bota ne potrebujejo.

## The rais and gestures

refusal-no-rais = Pri tej mizi se nihče ne voli: kapetane imajo samo igre z raisom.
refusal-no-election = Zdaj ni volitev: ekipi volita kapetana pred prvo partijo.
refusal-vote-own-team = Glasuješ lahko samo za koga iz svoje ekipe.
refusal-no-own-gestures = Ta miza ima svoje znake: najprej v možnostih izberi „gostiteljev lastni“.
refusal-no-such-sign = Za to znak ni potreben: izberi kaj od ponujenega.
refusal-gesture-too-long = { $cap ->
    [one] Predolgo: opiši znak z največ { $cap } črko.
    [two] Predolgo: opiši znak z največ { $cap } črkama.
    [few] Predolgo: opiši znak z največ { $cap } črkami.
   *[other] Predolgo: opiši znak z največ { $cap } črkami.
}

## Tournaments and the deal of the day

refusal-at-event = Pri mizi turnirja o tem odloča turnir: uporabi njegovo sporočilo.
refusal-withdrawn = Na turnirju ne igraš več, zato to tekmo do konca igra računalnik.
refusal-already-ready = Tvoje *Pripravljeno* že velja.
refusal-predictions-closed = Napovedi za to tekmo so zaprte.
refusal-predicts-own-match = V tej tekmi igraš ti. Napovedi so za tiste, ki gledajo.
refusal-at-boards = Druge mize igrajo iste karte: teh partij ne more nihče predati.

## Options that make no game

impossible-unknown-option = Možnosti „{ $option }“ ni: izberi eno od ponujenih.
impossible-wrong-value = „{ $value }“ ne gre za „{ $option }“. Mogoče je: { $allowed }.
allowed-number = celo število

## Saving

store-unavailable = Trenutno ne morem ničesar shraniti, zato se ni nič spremenilo: poskusi znova čez trenutek.
store-error = Tega ni bilo mogoče shraniti in nič se ni spremenilo: poskusi znova.
store-counts = To velja in je shranjeno. Samo pokazati še ne morem: čez trenutek pritisni *Moje karte*.

## Permissions in a channel

permission-missing = { $count ->
    [one] Tu manjka dovoljenje { $permissions }.
    [two] Tu manjkata dovoljenji { $permissions }.
    [few] Tu manjkajo dovoljenja { $permissions }.
   *[other] Tu manjkajo dovoljenja { $permissions }.
}
quoted = „{ $name }“
permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-attach = Attach Files
permission-create = Create Public Threads
