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
refusal-match-over = Meč je gotov. To opet možeš kad pritisneš *Revanš*.
refusal-not-playing = Ne igra se nijedan meč: to možeš kad ga domaćin započne.
refusal-not-finished = Meč još traje: revanš je moguć kad završi.
refusal-wrong-order = Taj redoslijed ne odgovara: navedi sve za stolom, svakoga jednom.
refusal-too-many-members = { $members ->
    [one] Za stolom je { $members } osoba, a mjesta je { $players }: netko mora otići.
    [few] Za stolom su { $members } osobe, a mjesta je { $players }: netko mora otići.
   *[other] Za stolom je { $members } osoba, a mjesta je { $players }: netko mora otići.
}
refusal-claim-hidden = { $rated ->
    [yes] U rangiranom meču punti su skriveni, a prijava bi ih odala: neka partija završi čim je odlučena ili igraj nerangirano.
   *[no] Gdje su punti skriveni, nitko ne može prijaviti partiju jer bi ih to odalo: pokaži svakome barem vlastite punte ili neka partija završi čim je odlučena.
}
refusal-hands-face-up = U ovoj igri karte svih igrača leže otkrivene. Za skrivene karte odaberi drugu igru.
refusal-resign-two-sides = Predaja je moguća samo kad igraju dvije strane; možeš otići, a na tvojem mjestu igra računalo.
refusal-nothing-to-answer = Na taj odgovor više nitko ne čeka.
refusal-already-agreed = Tvoj pristanak već vrijedi: sada odlučuju ostali.
refusal-no-free-seat = To mjesto nije slobodno: nitko ga nije napustio i nitko ne traži zamjenu; možeš gledati.
refusal-seat-taken-over = To je mjesto već netko preuzeo; možeš gledati ili igrati u sljedećem meču.
refusal-not-absent = Tko ondje sjedi, igra. Zamjenu možeš tražiti za sebe ili za odsutnu osobu.
refusal-already-called = Već se raspitujem: mjesto dobiva tko prvi dođe.
refusal-no-call = Za to mjesto nikoga ne tražiš.
refusal-held-another-seat = Znaš i druge karte ovog meča, pa ti je otvoreno samo staro mjesto; možeš gledati ili igrati u sljedećem meču.
refusal-hints-allowed = Savjeti su u ovom meču već dopušteni: pitaj s `/briškula savjet`.
refusal-wait-rated = Zbog napuštenog rangiranog meča rangirani su ti stolovi otvoreni tek { $when }, a svi drugi uvijek.
refusal-other-waits = { $name } zbog napuštenog rangiranog meča smije igrati rangirano tek { $when }: pričekaj ili igraj nerangirano.
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
refusal-too-many-arrivals = Često dolaziš i odlaziš: opet možeš sjesti { $when }.
refusal-too-many-invitations = Pozivaš mnogo ljudi: sljedeći je poziv moguć { $when }.
refusal-too-many-changes = Mijenjaš mnogo toga odjednom: sljedeća je promjena moguća { $when }.
refusal-too-many-proposals = Predlažeš mnogo toga odjednom: sljedeći je prijedlog moguć { $when }.
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

## Following suit, exchanges, claims

illegal-follow-suit = Možeš odgovoriti na zog, pa moraš. Odaberi kartu ovog zoga: { CASE($suit, "nominative") }.
illegal-head-trick = Možeš ubiti, pa moraš. Odaberi višu kartu ovog zoga: { CASE($suit, "nominative") }.
illegal-seat-out = Više ne igraš u ovom meču: završava ga drugo dvoje.
illegal-not-in-this-game = Za ovim se stolom igra bez toga: pravila kažu što možeš.
illegal-not-now = To još nije moguće: pričekaj da padne karta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Okrenutu kartu možeš zamijeniti samo dok prva ruka nije gotova.
   *[other] Okrenutu kartu možeš zamijeniti samo kad uzmeš ruku, prije otvaranja i dok je još na stolu.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Za zamjenu okrenute karte treba ti adutska dvica.
   *[other] Za visoku okrenutu kartu treba ti adutska sedmica, a za nisku dvica.
}
illegal-no-conquista = Za konkvistu ti zajedno trebaju adutski as, kralj i { CASE($ten, "nominative") }.
illegal-claim-too-early = Prijaviti možeš kad je prva ruka gotova.
illegal-claim-not-reached = Partiju možeš prijaviti kad tvoja strana ima 61 punat u gotovim rukama.
illegal-denounce-opponent = Prijaviti možeš samo protivnika.

## Auctions and calls

illegal-not-your-turn-auction = { $player ->
    [none] Nisi na potezu: pričekaj trenutak.
   *[other] Nisi na potezu. Čeka se { $player }.
}
illegal-bid-first = Licitacija još traje: licitiraj ili reci dalje prije nego što odigraš kartu.
illegal-bid-too-low = { $standing ->
    [none] To je premalo: licitiraj više ili reci dalje.
   *[other] Premalo. Zadnja ponuda: { CASE($standing, "nominative") }. Licitiraj više ili reci dalje.
}
illegal-wrong-bid = { $floor ->
    [none] Ta ponuda sada nije moguća: odaberi jednu od ponuđenih ili reci dalje.
   *[other] Ponude idu od { $floor } do 120 punata: odaberi jednu od ponuđenih ili reci dalje.
}
illegal-no-auction = Sada nema licitacije: licitira se samo nakon dijeljenja, prije zvanja.
illegal-call-first = Najprije nositelj zove, zatim se igra.
illegal-no-call-due = Sada se nema što zvati: pobjednik licitacije zove prije prve karte.
illegal-wrong-call = Tvoja ponuda to ne dopušta: odaberi nešto od ponuđenog.
illegal-blind-not-allowed = Ovdje moraš imenovati zog: neimenovan ostaje samo uz dvicu, nakon visoke ponude, gdje to stol dopušta.
illegal-no-suit-due = Sada se ne imenuje zog: to dolazi samo nakon prve ruke naslijepo.
illegal-name-suit-first = Najprije nositelj imenuje zog, zatim igra ide dalje.

## Conceding a deal

illegal-not-decided = Ova je partija još otvorena. Prepustiti je možeš kad je izgubljena.
illegal-not-lost = Tvoja je strana ovu partiju već dobila. Prepustiti je može samo druga strana.
illegal-no-concession = Nitko te ne pita za prepuštanje ove partije.
illegal-concession-due = { $player ->
    [none] O prepuštanju najprije odlučuje partner: igra nakon toga ide dalje.
   *[other] O prepuštanju odlučuje { $player }: igra nakon toga ide dalje.
}
illegal-concession-refused = Tvoj partner radije igra dalje. Možeš opet pitati nakon ove ruke.

## Talk between partners

illegal-answer-due = { $player ->
    [none] Pričekaj: najprije treba odgovoriti na pitanje.
   *[other] Pričekaj. Najprije na pitanje odgovara { $player }.
}
illegal-no-answer-due = Nema pitanja na koje bi trebalo odgovoriti.
illegal-not-asked = { $player ->
    [none] To pitanje nije za tebe.
   *[other] To pitanje nije za tebe. Odgovara { $player }.
}
illegal-untrue-answer = Odgovor mora biti istinit: odaberi onaj koji odgovara tvojim kartama.
illegal-silence = { $trick ->
    [none] Još nitko ne smije govoriti.
   *[other] Još nitko ne smije govoriti: razgovor počinje s rukom { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Za tu kartu ovaj stol nema mot: odaberi jednu od ponuđenih.
   *[other] Za { CASE($card, "accusative") } ovaj stol nema mot: odaberi jednu od ponuđenih.
}
illegal-not-a-partner = To možeš samo s partnerom: odaberi partnera.
illegal-not-an-opponent = Paziti možeš samo na protivnika: odaberi protivnika.
illegal-watched-already = Već na nekoga paziš: odaberi opet u sljedećoj ruci.
illegal-leader-asks = { $player ->
    [none] Pitati i zapovijedati smije samo tko otvara, prije otvaranja.
   *[other] Pitati i zapovijedati smije samo tko otvara ovu ruku, prije otvaranja: { $player }.
}
illegal-rais-asks = { $player ->
    [none] To smije samo rais ekipe: ostali samo odgovaraju.
   *[other] To smije samo tvoj rais, { $player }: ti samo odgovaraš.
}
illegal-asked-enough = { $cap ->
    [none] Dosta je pitanja za ovu ruku.
    [0] Ovaj stol ne dopušta pitanja.
    [1] Pitanje za ovu ruku već je iskorišteno: pitaj opet u sljedećoj.
    [one] Za ovu ruku iskorišteno je { $cap } pitanje: pitaj opet u sljedećoj.
    [few] Za ovu ruku iskorištena su { $cap } pitanja: pitaj opet u sljedećoj.
   *[other] Za ovu ruku iskorišteno je { $cap } pitanja: pitaj opet u sljedećoj.
}
illegal-ordered-enough = { $cap ->
    [none] Dosta je zapovijedi za ovu ruku.
    [0] Ovaj stol ne dopušta zapovijedi.
    [1] Zapovijed ovom partneru za ovu ruku već je dana: nova dolazi u sljedećoj.
    [one] Ovom je partneru u ovoj ruci dana { $cap } zapovijed: nove dolaze u sljedećoj.
    [few] Ovom su partneru u ovoj ruci dane { $cap } zapovijedi: nove dolaze u sljedećoj.
   *[other] Ovom je partneru u ovoj ruci dano { $cap } zapovijedi: nove dolaze u sljedećoj.
}
illegal-partner-has-played = Taj je partner već igrao u ovoj ruci: pokušaj u sljedećoj.
illegal-wrong-question = Zog navedi samo kad pitaš može li partner ubiti, i nikad adut.
illegal-look-too-early = Karte partnera možeš pogledati kad talona više nema.
illegal-looked-already = Karte partnera već su pogledane: to se smije jednom po partiji.
illegal-ordered-otherwise = Zapovijed možeš poslušati, pa moraš: odaberi jednu od ponuđenih karata.
talk-old-question = To je pitanje zatvoreno: otvoreno je u najnovijoj poruci.
talk-not-held = Možeš motirati samo kartu koju imaš: odaberi jednu od ponuđenih.
talk-not-here = { $tried ->
    [signal] Za ovim stolom nitko ne motira.
    [watch] Za ovim stolom nema na koga paziti.
    [look] Za ovim stolom nitko ne gleda karte partnera.
    [answer] Za ovim stolom nitko ništa ne pita.
   *[other] Za ovim stolom nitko ne pita i ne zapovijeda.
} { $allowed }
talk-here-alone = Ovdje svatko igra za sebe, bez partnera.
talk-here-signals-private = Ovdje mot vide samo partneri: nema se što uhvatiti.
talk-here-signals-public = Ovdje svi vide svaki mot.
talk-partners-only = { $tried ->
    [ask] Pitati možeš samo partnera
    [order] Zapovijedati možeš samo partneru
   *[look] Pogledati možeš samo karte partnera
} ({ $players }).
talk-opponents-only = { $partner ->
    [yes] Moti tvojeg partnera ionako stižu do tebe: paziti
   *[no] Paziti
} možeš samo na protivnika ({ $players }).
talk-led-already = Karta je već pala: pitati i zapovijedati opet možeš prije sljedećeg otvaranja.
talk-election = Ekipe još biraju raisa: razgovor počinje s rukom { $trick }.
talk-here-off = Ovdje nitko ne govori.
talk-here-signals = Ovdje partneri motiraju, naredbom `/mot`.
talk-here-conversation = Tko otvara, ovdje smije prije toga pitati i zapovijedati, naredbama `/partner pitaj` i `/partner zapovjedi`.
talk-here-rais = Rais ekipe ovdje smije pitati i zapovijedati, naredbom `/rais`.
talk-here-free = Ovdje svi smiju slobodno govoriti, bez naredbi.

## The rais and gestures

refusal-no-rais = Za ovim se stolom nitko ne bira: kapetane imaju samo igre s raisom.
refusal-no-election = Sada nema izbora: ekipe biraju kapetane prije prve partije.
refusal-vote-own-team = Glasati možeš samo za nekoga iz svoje ekipe.
refusal-no-own-gestures = Ovaj stol ima svoje mote: najprije u opcijama odaberi „domaćinov”.
refusal-no-such-sign = Za to nije potreban mot: odaberi nešto od ponuđenog.
refusal-gesture-too-long = { $cap ->
    [one] Predugo: opiši mot u najviše { $cap } znak.
    [few] Predugo: opiši mot u najviše { $cap } znaka.
   *[other] Predugo: opiši mot u najviše { $cap } znakova.
}

## Tournaments and the deal of the day

refusal-at-event = Za stolom turnira o tome odlučuje turnir: upotrijebi njegovu poruku.
refusal-withdrawn = Više ne igraš na turniru, pa ovaj meč do kraja igra računalo.
refusal-already-ready = Tvoje *Spremno* već vrijedi.
refusal-predictions-closed = Prognoze za ovaj meč zaključene su.
refusal-predicts-own-match = U ovom meču igraš ti. Prognoze su za one koji gledaju.
refusal-at-boards = Drugi stolovi igraju iste karte: ove se partije ne predaju.

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
quoted = „{ $name }”
permission-view = Pogledaj kanal
permission-send = Slanje poruka
permission-threads = Slanje poruka u nitima
permission-attach = Prilaganje datoteka
permission-create = Stvaranje javnih niti
