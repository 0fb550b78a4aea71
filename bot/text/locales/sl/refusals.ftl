### Why something is not possible, and what would be. One sentence each; the reader is "you".

## Tables

refusal-no-table = Te mize ni ali je ni več: lahko odpreš novo.
refusal-table-closed = Ta miza je zaprta: lahko odpreš novo.
refusal-stale = Igra je šla naprej: uporabi najnovejše sporočilo.
refusal-not-seated = To lahko samo tisti, ki sedijo za to mizo.
refusal-already-seated = Za to mizo že sediš: vsak ima eno mesto.
refusal-not-host = To lahko samo gostitelj, { $host }.
refusal-not-moderator = To lahko samo moderatorji tega strežnika.
refusal-not-invited = Za to mizo nimaš povabila: povabijo te lahko tisti, ki sedijo za njo.
refusal-already-invited = { $name } že ima povabilo: zdaj odloča ta oseba.
refusal-not-asked-again = { $name } ne želi k tej mizi in ne dobi novega povabila, prisede pa lahko tudi brez njega.
refusal-table-full = { $players ->
    [one] Zasedeno je { $players } mesto in prostega ni: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
    [two] Obe mesti ({ $players }) sta zasedeni: počakaj, da se kakšno sprosti, ali odpri drugo mizo.
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
refusal-no-computer = Za to mizo ni računalnika.
refusal-no-such-member = Ta oseba ne sedi za to mizo.
refusal-remove-yourself = Sebe ne moreš odstraniti. Raje zapusti mizo.
refusal-not-in-lobby = Tekma se je začela. To lahko spet pred revanšo.
refusal-not-playing = Ne igra se nobena tekma: to lahko, ko jo gostitelj začne.
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
refusal-resign-two-sides = Predaja je mogoča samo, kjer igrata dve strani; lahko odideš in na tvojem mestu igra računalnik.
refusal-not-your-side = Na to odgovarjajo samo ljudje tvoje strani.
refusal-nothing-to-answer = Na ta odgovor nihče več ne čaka.
refusal-already-agreed = Tvoj pristanek že imamo: zdaj odločajo drugi.
refusal-no-free-seat = To mesto ni prosto: nihče ga ni zapustil in nihče ne išče zamenjave; lahko gledaš.
refusal-seat-taken-over = To mesto ima že nekdo drug; lahko gledaš ali igraš v naslednji tekmi.
refusal-not-absent = Kdor tam sedi, igra. Zamenjavo lahko iščeš zase ali za odsotno osebo.
refusal-already-called = Že sprašujem naokoli: mesto dobi, kdor prvi pride.
refusal-no-call = Za to mesto nikogar ne iščeš.
refusal-held-another-seat = Poznaš še druge karte te tekme, zato ti je odprto samo staro mesto; lahko gledaš ali igraš v naslednji tekmi.
refusal-hints-allowed = Namigi so v tej tekmi že dovoljeni: vprašaj z `/briscola hint`.
refusal-wait-rated = Zaradi zapuščene tekme so ti mize za rejting spet odprte { $when }, vse druge kadarkoli.
refusal-other-waits = { $name } zaradi zapuščene tekme spet sme igrati za rejting { $when }: počakaj ali igraj brez rejtinga.
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
refusal-too-many-arrivals = Veliko prihajaš in odhajaš: spet lahko prisedeš { $when }.
refusal-too-many-invitations = Vabiš veliko ljudi: naslednje povabilo je mogoče { $when }.
refusal-too-many-changes = Spreminjaš veliko naenkrat: naslednja sprememba je mogoča { $when }.
refusal-too-many-proposals = Veliko predlagaš: naslednji predlog je mogoč { $when }.
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
permission-quoted = „{ $name }“
permission-view = View Channel
permission-send = Send Messages
permission-threads = Send Messages in Threads
permission-attach = Attach Files
permission-create = Create Public Threads
