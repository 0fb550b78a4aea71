### Why something is not possible, and what would be. One sentence each; the reader is "you".

## Tables

refusal-no-table = Ovog stola nema ili ga više nema: možeš otvoriti novi.
refusal-table-closed = Ovaj je stol zatvoren: možeš otvoriti novi.
refusal-stale = Igra je otišla dalje: upotrijebi najnoviju poruku.
refusal-not-seated = To mogu samo oni koji sjede za ovim stolom.
refusal-already-seated = Već sjediš za ovim stolom: svatko ima jedno mjesto.
refusal-not-host = To može samo domaćin, { $host }.
refusal-not-moderator = To mogu samo moderatori ovog poslužitelja.
refusal-not-invited = Nemaš poziv za ovaj stol: pozvati te mogu oni koji za njim sjede.
refusal-already-invited = { $name } već ima poziv: sada odlučuje ta osoba.
refusal-not-asked-again = { $name } ne želi biti za ovim stolom i ne dobiva novi poziv, ali može sjesti i bez njega.
refusal-table-full = { $players ->
    [one] Zauzeto je { $players } mjesto i slobodnih nema: pričekaj da se neko oslobodi ili otvori drugi stol.
    [few] Zauzeta su sva { $players } mjesta: pričekaj da se neko oslobodi ili otvori drugi stol.
   *[other] Zauzeto je svih { $players } mjesta: pričekaj da se neko oslobodi ili otvori drugi stol.
}
refusal-table-not-full = { $missing ->
    [one] Za { $players } mjesta nedostaje još { $missing } igrač: pozovi nekoga ili dodaj računalo.
    [few] Za { $players } mjesta nedostaju još { $missing } igrača: pozovi ljude ili dodaj računala.
   *[other] Za { $players } mjesta nedostaje još { $missing } igrača: pozovi ljude ili dodaj računala.
}
refusal-not-shuffled = { $others ->
    [0] Mjesta su se promijenila. Prije početka mora pritisnuti *Promiješaj* ili upotrijebiti `/briškula promiješaj`: { $name }.
    [one] Mjesta su se promijenila. Prije početka moraju pritisnuti *Promiješaj* ili upotrijebiti `/briškula promiješaj`: { $name } i još { $others } igrač.
    [few] Mjesta su se promijenila. Prije početka moraju pritisnuti *Promiješaj* ili upotrijebiti `/briškula promiješaj`: { $name } i još { $others } igrača.
   *[other] Mjesta su se promijenila. Prije početka moraju pritisnuti *Promiješaj* ili upotrijebiti `/briškula promiješaj`: { $name } i još { $others } igrača.
}
refusal-already-shuffled = Tvoje je miješanje već tu. Jednom je dosta dok se mjesta ne promijene.
refusal-no-computer = Za ovim stolom nema računala.
refusal-no-such-member = Ta osoba ne sjedi za ovim stolom.
refusal-remove-yourself = Sebe ne možeš udaljiti. Radije napusti stol.
refusal-not-in-lobby = Meč je počeo. To opet možeš prije revanša.
refusal-not-playing = Ne igra se nijedan meč: to možeš kad ga domaćin započne.
refusal-not-finished = Meč još traje: revanš je moguć kad završi.
refusal-wrong-order = Taj redoslijed ne odgovara: navedi sve za stolom, svakoga jednom.
refusal-too-many-members = { $members ->
    [one] Za stolom je { $members } osoba, a mjesta je { $players }: netko mora otići.
    [few] Za stolom su { $members } osobe, a mjesta je { $players }: netko mora otići.
   *[other] Za stolom je { $members } osoba, a mjesta je { $players }: netko mora otići.
}
refusal-claim-hidden = { $rated ->
    [yes] U rangiranom meču punti su skriveni, a prijava bi ih odala: neka partija završi čim je odlučena, ili igraj nerangirano.
   *[no] Gdje su punti skriveni, nitko ne može prijaviti partiju jer bi ih to odalo: pokaži svakome barem vlastite punte ili neka partija završi čim je odlučena.
}
refusal-resign-two-sides = Predaja je moguća samo kad igraju dvije strane; možeš otići, a na tvojem mjestu igra računalo.
refusal-not-your-side = Na to odgovaraju samo ljudi s tvoje strane.
refusal-nothing-to-answer = Na taj odgovor više nitko ne čeka.
refusal-already-agreed = Tvoj pristanak već imamo: sada je red na ostalima.
refusal-no-free-seat = To mjesto nije slobodno: nitko ga nije napustio i nitko ne traži zamjenu; možeš gledati.
refusal-seat-taken-over = To je mjesto već netko preuzeo; možeš gledati ili igrati u sljedećem meču.
refusal-not-absent = Tko ondje sjedi, igra. Zamjenu možeš tražiti za sebe ili za odsutnu osobu.
refusal-already-called = Već se raspitujem: mjesto dobiva tko prvi dođe.
refusal-no-call = Za to mjesto nikoga ne tražiš.
refusal-held-another-seat = Znaš i druge karte ovog meča, pa ti je otvoreno samo staro mjesto; možeš gledati ili igrati u sljedećem meču.
refusal-hints-allowed = Savjeti su u ovom meču već dopušteni: pitaj s `/briškula savjet`.
refusal-wait-rated = Zbog napuštenog rangiranog meča rangirani stolovi opet su ti otvoreni { $when }, a svi drugi uvijek.
refusal-other-waits = { $name } zbog napuštenog rangiranog meča smije opet igrati rangirano { $when }: pričekaj ili igraj nerangirano.
refusal-cap-person = { $cap ->
    [1] Već sjediš za jednim stolom, a više ih nije dopušteno: najprije ga napusti ili završi.
   *[other] Već sjediš za najvećim dopuštenim brojem stolova ({ $cap }): najprije neki napusti ili završi.
}
refusal-cap-channel = { $cap ->
    [1] Ovaj kanal već ima stol, a dopušten je jedan: probaj drugi kanal ili sjedni za taj stol.
   *[other] Ovaj kanal već ima najveći dopušteni broj stolova ({ $cap }): probaj drugi kanal ili sjedni za neki od njih.
}
refusal-cap-server = { $cap ->
    [1] Ovaj poslužitelj već ima stol, a dopušten je jedan: sjedni za njega ili pričekaj.
   *[other] Ovaj poslužitelj već ima najveći dopušteni broj stolova ({ $cap }): sjedni za neki od njih ili pričekaj.
}
refusal-too-many-tables = Otvaraš mnogo stolova odjednom: sljedeći je moguć { $when }.
refusal-too-many-arrivals = Mnogo dolaziš i odlaziš: opet možeš sjesti { $when }.
refusal-too-many-invitations = Pozivaš mnogo ljudi: sljedeći je poziv moguć { $when }.
refusal-too-many-changes = Mijenjaš mnogo toga odjednom: sljedeća je promjena moguća { $when }.
refusal-too-many-proposals = Mnogo predlažeš: sljedeći je prijedlog moguć { $when }.
refusal-too-many-signals = Mnogo motiraš: sljedeći je mot moguć { $when }.
refusal-channel-not-allowed = U ovom se kanalu stolovi ne mogu otvarati: probaj onaj u kojem ih ovaj poslužitelj dopušta.
refusal-alone-here = U izravnim porukama igraš protiv računala, nerangirano. Za igru s ljudima otvori stol na poslužitelju.
refusal-on-board = Partija dana igra se do kraja, i to bez drugih ljudi. Možeš je ostaviti otvorenu i vratiti se dok se ne zatvori.

## The game

illegal-not-your-turn = { $player ->
    [none] Nisi na potezu: pričekaj da dođe red na tebe.
   *[other] Nisi na potezu. Na potezu: { $player }.
}
illegal-not-in-hand = { $card ->
    [none] Nemaš tu kartu: odaberi jednu od svojih.
   *[other] Nemaš { CASE($card, "accusative") }: odaberi jednu od svojih karata.
}
illegal-no-deal = Karte još nisu podijeljene: pričekaj sljedeću partiju.
illegal-match-over = Ovaj je meč gotov: možeš tražiti revanš.
illegal-deal-running = Partija još traje: sljedeća dolazi sama.
illegal-wrong-deck = Ovaj špil ne odgovara igri: ništa nije podijeljeno.
illegal-no-such-seat = Za ovim stolom nema tog mjesta.

## Options that make no game

impossible-unknown-option = Opcije „{ $option }” nema: odaberi jednu od ponuđenih.
impossible-wrong-value = „{ $value }” ne ide za „{ $option }”. Moguće je: { $allowed }.
allowed-number = cijeli broj

## Saving

store-unavailable = Trenutačno ništa ne mogu spremiti, pa se ništa nije promijenilo: pokušaj opet za trenutak.
store-error = To se nije moglo spremiti i ništa se nije promijenilo: pokušaj opet.
store-counts = To vrijedi i spremljeno je. Samo to još ne mogu pokazati: za trenutak pritisni *Moje karte*.

## Permissions in a channel

permission-missing = { $count ->
    [one] Ovdje nedostaje dozvola { $permissions }.
   *[other] Ovdje nedostaju dozvole { $permissions }.
}
permission-quoted = „{ $name }”
permission-view = Pogledaj kanal
permission-send = Slanje poruka
permission-threads = Slanje poruka u nitima
permission-attach = Prilaganje datoteka
permission-create = Stvaranje javnih niti
