# Commands: names, descriptions, options, choices; and what only commands say.
#
# Discord's limits: names 1 to 32 characters, small letters, digits, - and _; descriptions and choices 100.

## The game

command-briscola = briškula
command-briscola-about = Stolovi, mečevi i karte za briškulu
command-new = novi
command-new-about = Otvori ovdje stol: drugi sjedaju, a prazna mjesta popunjavaju računala
command-join = sjedni
command-join-about = Sjedni za stol, prihvati poziv ili se vrati na svoje mjesto
command-leave = napusti
command-leave-about = Napusti stol ili odbij poziv; u meču na tvoje mjesto sjeda računalo
command-start = kreni
command-start-about = Započni meč (domaćin)
command-shuffle = promiješaj
command-shuffle-about = Prije meča dodaj miješanju svoj slučajni broj
command-computer = računalo
command-computer-about = Daj prazno mjesto računalu ili ga udalji (domaćin)
command-invite = pozovi
command-invite-about = Pozovi nekoga za svoj stol; ta osoba prihvaća ili odbija
command-remove = udalji
command-remove-about = Udalji nekoga iz čekaonice (domaćin)
command-seats = mjesta
command-seats-about = Odredi tko gdje sjedi, pa tako i tko s kim igra (domaćin)
command-options = opcije
command-options-about = Pogledaj što se za stolom igra ili prije meča promijeni opciju (domaćin)
command-table = stol
command-table-about = Pokaži stol ponovno, na dnu kanala
command-rematch = revanš
command-rematch-about = Još jedan meč za istim stolom, kad ovaj završi
command-end = zatvori
command-end-about = Zatvori stol: u meču se moraju složiti svi za njim
command-substitute = zamjena
command-substitute-about = Igraj dalje za nekoga; za svojim stolom: potraži nekoga tko igra za tebe
command-resign = predaj
command-resign-about = Predaj meč za svoju stranu, kad se slože svi njezini ljudi
command-hand = karte
command-hand-about = Pogledaj svoje karte; ne vidi ih nitko drugi
command-play = igraj
command-play-about = Odigraj kartu po imenu
command-last = posljednja
command-last-about = Ponovno pogledaj posljednju ruku, ako to stol dopušta
command-score = rezultat
command-score-about = Pogledaj punte i rezultat, koliko ih stol pokazuje
command-rules = pravila
command-rules-about = Pročitaj pravila igre, s opcijama nekog stola
command-read = čitaj
command-read-about = Stol, tvoje karte ili posljednja ruka kao tekst, za čitače zaslona
command-record = zapis
command-record-about = Preuzmi završeni meč kao datoteku koju čita svaki program
command-verify = provjeri
command-verify-about = Dokaži da su karte završenog meča pošteno promiješane

## Scores

command-leaderboard = ljestvica
command-leaderboard-about = Tko igra najbolje, ovdje ili svugdje
command-seasons = sezone
command-seasons-about = Koliko traje sezona i u kojoj vremenskoj zoni počinje
command-stats = statistika
command-stats-about = Brojke igrača: mečevi, pobjede, punti, rejting
command-history = povijest
command-history-about = Posljednji mečevi igrača

## About yourself

command-preferences = postavke
command-preferences-about = Tvoj jezik, kamo stižu tvoje karte i kako izgledaju
command-holiday = odmor
command-holiday-about = Idi na odmor do nekog dana: tvoji potezi u dopisnim igrama čekaju
command-privacy = privatnost
command-privacy-about = Što se o tebi čuva
command-export = izvezi
command-export-about = Sve što se o tebi čuva, kao datoteka
command-delete = izbriši
command-delete-about = Neka te zaboravim: brišu se tvoje ime, rejtinzi i postavke

## Running a server

command-briscola-move = briškula-potez
command-briscola-move-about = Posebni potezi: licitiraj, zovi, zamijeni, prijavi
command-briscola-me = briškula-ja
command-briscola-me-about = Tvoji mečevi, brojke, postavke i podaci
command-partner = partner
command-partner-about = Razgovaraj s partnerom
command-match = meč
command-match-about = Tvoji završeni mečevi
command-briscola-admin = briškula-admin
command-briscola-admin-about = Što igra smije na ovom poslužitelju
command-channels = kanali
command-channels-about = U kojim se kanalima smiju otvarati stolovi
command-limits = ograničenja
command-limits-about = Koliko stolova smije biti otvoreno odjednom; 0 vraća uobičajeno
command-language = jezik
command-language-about = Jezik stolova koji vide svi
command-hands = karte
command-hands-about = Gdje igrači dobivaju karte, ako ne odaberu drukčije
command-tables = stolovi
command-tables-about = Otvoreni stolovi na ovom poslužitelju
command-status = stanje
command-status-about = Što ovdje smijem, što se vrti i što je postavljeno
# /briscola-admin tricks
command-admin-tricks = ruke
command-admin-tricks-about = Kako novi stolovi pokazuju gotove ruke
# /briscola-admin end
command-admin-end = zatvori
command-admin-end-about = Odmah zatvori stol

## Options

option-game = igra
option-game-about = Koja igra
option-players = igrači
option-players-about = Koliko ih igra
option-teams = ekipe
option-teams-about = Tko igra s kim
option-seating = raspored
option-seating-about = Kako se dolazi do mjesta, pa tako i do partnera
option-target = cilj
option-target-about = Koliko dobivenih partija odlučuje meč: 2 znači tko prvi dobije dvije
option-tie = neriješeno
option-tie-about = Što kad je partija neriješena, 60 : 60
option-pack = špil
option-pack-about = Koje su karte na stolu
option-clock = sat
option-clock-about = Koliko smije trajati potez
option-access = pristup
option-access-about = Tko smije sjesti
option-tricks = ruke
option-tricks-about = Kako se pokazuju gotove ruke
option-rated = rangirano
option-rated-about = Vrijedi li meč za rejting (samo ljudi; punti ostaju skriveni)
option-thread = nit
option-thread-about = Dobiva li stol vlastitu nit
option-table = stol
option-table-about = Koji stol, ako ih je otvoreno više
option-any_table = stol
option-any_table-about = Koji stol ovog poslužitelja
option-computers = što
option-computers-about = Dodaj računalo ili udalji posljednje
option-level = razina
option-level-about = Koliko dobro igra
option-personality = narav
option-personality-about = Kako najradije igra
option-person = osoba
option-person-about = Tko
option-order = mjesta
option-order-about = Tko s kim sjedi ili imena redom igranja
option-option = opcija
option-option-about = Što promijeniti
option-value = vrijednost
option-value-about = Nova vrijednost
option-answer = odgovor
option-answer-about = Složi se ili igraj dalje
option-ending = kako
option-ending-about = Složi se, igraj dalje ili zatvori odmah (moderatori)
option-absentee = za
option-absentee-about = Tko je odsutan ili traži zamjenu
option-search = potraga
option-search-about = Potraži nekoga ili odustani od potrage
option-agreement = pristanak
option-agreement-about = Slažeš li se da svi smiju tražiti savjete
option-card = karta
option-card-about = Jedna od tvojih karata
option-what = što
option-what-about = Što se čita
option-match = meč
option-match-about = Koji meč; tvoj posljednji ako ne navedeš
option-scope = opseg
option-scope-about = Ovaj poslužitelj ili svi
option-by = prema
option-by-about = Što se broji
option-season = sezona
option-season-about = Ljestvice jedne sezone
option-length = duljina
option-length-about = Četvrt godine ili mjesec
option-page = stranica
option-page-about = Od koje stranice
option-player = igrač
option-player-about = Čije; tvoje ako ne navedeš
option-show = prikaz
option-show-about = Što se prikazuje
option-other = s
option-other-about = Netko za usporedbu
option-language = jezik
option-language-about = Jezik
option-cards = karte
option-cards-about = Gdje ti se pokazuju karte
option-place = mjesto
option-place-about = I izravnom porukom ili samo za stolom
option-pictures = slike
option-pictures-about = Imaju li tvoje privatne poruke slike ili samo riječi
option-reminders = podsjetnici
option-reminders-about = Dobivaš li obavijesti dopisnih igara: potezi, odsutnost i rezultati
option-confirm = potvrda
option-confirm-about = Pritišćeš li kartu dvaput da je odigraš
option-listed = navedi
option-listed-about = Navode li te po imenu ljestvice svih poslužitelja
option-badges = značke
option-badges-about = Vide li drugi tvoje značke
option-zone = zona
option-zone-about = Tvoja vremenska zona, za tihe sate i odmore
option-quiet = tišina
option-quiet-about = Kad ne želiš obavijesti ni istek poteza, npr. 22:00-08:00
option-until = do
option-until-about = Tvoj posljednji dan odmora, npr. 2027-08-31; ili „back”
option-deck = izgled
option-deck-about = Kako izgledaju tvoje karte
option-allow = dopusti
option-allow-about = Kanal u kojem se smiju otvarati stolovi
option-forbid = zabrani
option-forbid-about = Kanal u kojem se više ne smiju otvarati
option-everywhere = svugdje
option-everywhere-about = Opet dopusti sve kanale
option-per_person = osoba
option-per_person-about = Stolovi za kojima osoba smije sjediti
option-per_channel = kanal
option-per_channel-about = Stolovi u jednom kanalu
option-per_server = poslužitelj
option-per_server-about = Stolovi na cijelom poslužitelju

## Choices

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Svatko za sebe
choice-teams-pairs = Dva para
choice-teams-triples = Dvije ekipe po troje
choice-seating-random = Ždrijebom
choice-seating-host = Odlučuje domaćin
choice-seating-join-order = Redom dolaska
choice-tie-nobody-scores = Nikome ništa, dijeli sljedeći djelitelj
choice-tie-replay-same-dealer = Nikome ništa, isti djelitelj dijeli opet
choice-tie-last-trick-wins = Odlučuje posljednja ruka
choice-tie-carry = Sljedeća partija vrijedi jedan više
choice-pack-italian40 = Talijanske karte
choice-pack-french40 = Francuske karte
choice-access-open = Bilo tko
choice-access-invited = Samo pozvani
choice-tricks-live = U poruci stola
choice-tricks-each = Poruka za svaku ruku
choice-computers-add = Dodaj
choice-computers-remove = Udalji
choice-level-even = Ravnopravan protivnik
choice-level-1 = 1 · Novajlija
choice-level-2 = 2 · Učenik
choice-level-3 = 3 · Rekreativac
choice-level-4 = 4 · Redoviti igrač
choice-level-5 = 5 · Uvježban igrač
choice-level-6 = 6 · Vješt igrač
choice-level-7 = 7 · Klupski igrač
choice-level-8 = 8 · Jak igrač
choice-level-9 = 9 · Prvak
choice-level-10 = 10 · Maestro
choice-answer-agree = Slažem se
choice-answer-refuse = Igram dalje
choice-search-start = Potraži nekoga
choice-search-stop = Odustani od potrage
choice-agreement-allow = Dopusti savjete
choice-agreement-refuse = Bez savjeta
choice-ending-agree = Slažem se
choice-ending-refuse = Igram dalje
choice-ending-now = Odmah (moderatori)
choice-what-table = Stol
choice-what-hand = Moje karte
choice-what-last = Posljednja ruka
choice-scope-server = Ovaj poslužitelj
choice-scope-overall = Svi poslužitelji
choice-by-rating = Rejting
choice-by-wins = Pobjede
choice-by-points = Bodovi sezone
choice-length-quarter = Četvrt godine
choice-length-month = Mjesec
choice-by-records = Rekordi
choice-show-rating = Rejting kroz vrijeme
choice-show-points = Punti
choice-show-partners = Partneri
choice-show-badges = Značke
choice-language-auto = Kao u Discordu
choice-cards-auto = Kao na poslužitelju
choice-cards-both = Izravna poruka i gumb
choice-cards-dm = Izravna poruka
choice-cards-here = Samo gumbom „Moje karte”
choice-place-both = Izravna poruka i gumb
choice-place-here = Samo gumbom „Moje karte”
choice-pictures-on = Slike i riječi
choice-pictures-off = Samo riječi
choice-reminders-on = Potezi, odsutnost i rezultati
choice-reminders-off = Nikad
choice-confirm-on = Karta se igra dvama pritiscima
choice-confirm-off = Karta se igra jednim pritiskom
choice-listed-on = S mojim imenom
choice-listed-off = Bez mojeg imena
choice-badges-on = Drugi ih vide
choice-badges-off = Vidim ih samo ja
choice-deck-auto = Kao na stolu
choice-deck-neapolitan = Napuljske karte
choice-deck-sicilian = Sicilijanske karte
choice-deck-piacentine = Karte iz Piacenze
choice-deck-trevisan = Karte iz Trevisa
choice-deck-triestine = Tršćanske karte
choice-deck-spanish = Španjolske karte (1, 10, 11, 12)
choice-deck-latin-large = Talijanski zogovi, krupno
choice-deck-latin-four-colours = Talijanski zogovi u četiri boje
choice-deck-french = Francuski zogovi (K, Q, J)
choice-deck-parisian = Pariške karte (R, D, V)
choice-deck-portuguese = Portugalske karte (R, D, V)
choice-deck-french-large = Francuski zogovi, krupno
choice-deck-french-four-colours = Francuski zogovi u četiri boje
choice-yes = da
choice-no = ne

## Suggestions while typing

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = čeka igrače
suggest-stage-playing = igra se
suggest-stage-finished = meč je gotov
suggest-stage-closed = zatvoren
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } – { $second }
suggest-option = { $option } (sada: { $value })

## Answers

reply-too-often = To je bilo malo prebrzo. Pokušaj opet za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
reply-only-in-server = Ovo radi samo na poslužitelju.
reply-no-room = U ovom kanalu ne mogu pisati. Daj mi dozvole „Pogledaj kanal”, „Slanje poruka” i „Prilaganje datoteka”.
reply-unknown-card = Ne poznajem tu kartu. Odaberi jedan od prijedloga.
reply-unknown-order = Tako se ne može sjediti. Upiši imena igrača i odaberi jedan od prijedloga.
reply-unknown-option = Takve opcije ili vrijednosti nema. Odaberi jedan od prijedloga.
reply-unknown-personality = Nijedno računalo nema takvu narav. Odaberi jedan od prijedloga.
reply-unknown-match = Ne poznajem nijedan završeni meč tog imena.
reply-running-match = Taj meč još traje: do kraja njegovo sjeme ostaje tajno, a utvrđeno je kao `{ $commitment }`.
reply-no-matches = Još nemaš završenih mečeva.

## Record and proof

record-ready = Zapis meča { $match }. `/briškula provjeri` dokazuje njegovo miješanje.
verify-ok = **U redu je.** { $packs ->
    [0] Nijedan špil nije podijeljen do kraja
    [1] Špil je nastao iz sjemena utvrđenog prije nego što je itko dodao svoj broj
    [one] Svi špilovi ({ $packs }) nastali su iz sjemena utvrđenog prije nego što je itko dodao svoj broj
    [few] Svi špilovi ({ $packs }) nastali su iz sjemena utvrđenog prije nego što je itko dodao svoj broj
   *[other] Svi špilovi ({ $packs }) nastali su iz sjemena utvrđenog prije nego što je itko dodao svoj broj
}, svaki je potez po pravilima, svaki punat točno izbrojen.
verify-no-seed = Potezi su po pravilima, ali sjeme ovog meča više se ne čuva: samo se miješanje ne može dokazati.
verify-wrong-seed = **Nije u redu:** sjeme nije ono koje je utvrđeno prije nego što je itko dodao svoj broj.
verify-wrong-pack = **Nije u redu:** špil partije { $deal } ne proizlazi iz sjemena.
verify-wrong = **Nije u redu:** { $flaw }
verify-file = Sve na čemu počiva dokaz za meč { $match }: partije, sjeme, obveza i brojevi igrača.
verify-seed = Sada otkriveno (sjeme):
verify-how = Ne moraš mi vjerovati na riječ: usporedi redak s onim u poruci stola, zatim provjeri datoteku malim programom `docs/fair.py` ovog bota ili vlastitim. Obveza je SHA-256 sjemena i meča; sjeme, meč i dodani brojevi daju svaki špil.

## Leaderboard

board-heading-rating-server = Ljestvica ovog poslužitelja po rejtingu: { $game }
board-heading-rating-overall = Ljestvica svih poslužitelja po rejtingu: { $game }
board-heading-wins-server = Ljestvica ovog poslužitelja po pobjedama: { $game }
board-heading-wins-overall = Ljestvica svih poslužitelja po pobjedama: { $game }
board-all-games = sve igre
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}, { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}**, { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}
board-empty = Ovdje još nema nikoga. Za rejting vrijede rangirani mečevi među ljudima; za pobjede vrijedi svaki završeni meč.
board-note-rating = Samo rangirani mečevi. Rejting je oprezna procjena: raste kako postaje sigurnija. Privremeni rejting („?”) počiva na malo mečeva.
board-note-form = Forma: posljednjih pet mečeva, rangiranih ili ne, najnoviji na kraju: P pobjeda, I bez pobjede.
board-line-more = { $provisional ->
    [yes] (privremeno){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forma { $form }{ " " }
}{ $run ->
    [0] { "" }
    [one] · { $run } pobjeda zaredom{ " " }
    [few] · { $run } pobjede zaredom{ " " }
   *[other] · { $run } pobjeda zaredom{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · među najboljih { $percent } %
}
form-won = P
form-lost = I
board-page = Stranica { $page }
board-back = Natrag
board-next = Dalje
board-unlisted = bez imena
board-note-listed = Na ljestvicama svih poslužitelja po imenu su samo oni koji to žele: `/briškula-ja postavke navedi:`.

## Figures of a player

stats-heading = { $name }
stats-here = Na ovom poslužitelju
stats-overall = Na svim poslužiteljima
stats-none = Još nema završenih mečeva.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}, { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
} ({ $share } %)
stats-points = Punti po meču: prosječno { $points }, najviše { $best }
stats-streak-won = Trenutačni niz: { $count ->
    [one] { $count } pobjeda
    [few] { $count } pobjede
   *[other] { $count } pobjeda
} · najdulji: { $longest }
stats-streak-lost = Trenutačni niz: { $count ->
    [one] { $count } meč bez pobjede
    [few] { $count } meča bez pobjede
   *[other] { $count } mečeva bez pobjede
} · najdulji niz pobjeda: { $longest }
stats-form = Forma: { $form }
stats-rating = Rejting: { $rating }{ $provisional ->
    [yes] { " " }(privremeno)
   *[no] { "" }
}
stats-no-rating = Rejting se još ne može nacrtati: za to trebaju dva rangirana meča koja možeš vidjeti.
stats-no-points = Punti se još ne mogu nacrtati: za to trebaju dva meča koja možeš vidjeti.
stats-unrated = Rejting: još ga nema

## Matches of a player

history-heading = Mečevi: { $name }
history-none = Još nema završenih mečeva.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = dobiveno
history-lost = izgubljeno
history-rated = rangirano

## Preferences

preferences-heading = Tvoje postavke
preferences-saved = Spremljeno.
preferences-language = Jezik: **{ $value }**
preferences-cards = Tvoje karte: **{ $value }**
preferences-pictures = Što vidiš samo ti: **{ $value }**
preferences-reminders = Obavijesti dopisnih igara: **{ $value }**
preferences-confirm = Igranje karte: **{ $value }**
preferences-listed = Ljestvice svih poslužitelja: **{ $value }**
preferences-badges = Tvoje značke: **{ $value }**
preferences-zone = Vremenska zona: **{ $zone ->
    [none] nepoznata
   *[other] { $zone }
}**
preferences-quiet = Tihi sati: **{ $hours ->
    [none] nema
   *[other] { $hours }
}**
preferences-no-quiet = Bez tihih sati
hours-bad-zone = Ne poznajem takvu vremensku zonu. Odaberi jednu s popisa koji nudi `zona:`, na primjer Europe/Zagreb.
hours-bad = Te sate ne mogu pročitati. Napiši ih kao 22:00-08:00 ili „off” ako ih ne želiš.
hours-same = Tihi sati ne smiju završiti u isto vrijeme kad i počinju. „off” znači da ih nema.
hours-long = { $hours ->
    [one] Tihi sati smiju trajati najviše { $hours } sat, da nitko ne čeka zauvijek.
    [few] Tihi sati smiju trajati najviše { $hours } sata, da nitko ne čeka zauvijek.
   *[other] Tihi sati smiju trajati najviše { $hours } sati, da nitko ne čeka zauvijek.
}
hours-no-zone = Najprije mi reci svoju vremensku zonu, s `/briškula-ja postavke zona:`.
holiday-heading = Odmori
holiday-now = { $when ->
    [none] Nisi na odmoru.
   *[other] Na odmoru si do { $when }: do tada tvoji potezi u dopisnim igrama čekaju.
}
holiday-left = { $days ->
    [0] Nemaš više nijednog dana.
    [one] Imaš još { $days } dan.
    [few] Imaš još { $days } dana.
   *[other] Imaš još { $days } dana.
}
holiday-help = { $days ->
    [one] U bilo kojih 365 dana imaš { $days } dan odmora;
    [few] U bilo kojih 365 dana imaš { $days } dana odmora;
   *[other] U bilo kojih 365 dana imaš { $days } dana odmora;
} broje se cijeli dani. `/briškula-ja odmor do:` počinje odmor, produljuje ga ili skraćuje, a završava sam.
holiday-end = Vraćam se
holiday-none = Nisi na odmoru.
holiday-bad-day = Taj dan ne mogu pročitati. Napiši ga kao 2027-08-31.
holiday-past = Taj je dan prošao. Navedi današnji ili kasniji.
holiday-long = { $days ->
    [0] Nemaš više nijednog dana odmora.
    [one] To je predugo: imaš još { $days } dan odmora.
    [few] To je predugo: imaš još { $days } dana odmora.
   *[other] To je predugo: imaš još { $days } dana odmora.
}
preferences-deck = { $family ->
    [italian] Talijanski i španjolski zogovi
   *[french] Francuski zogovi
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Karte s talijanskim zogovima
   *[french] Karte s francuskim zogovima
}
preferences-decks = { $family ->
    [italian] Karte s talijanskim i španjolskim zogovima
   *[french] Karte s francuskim zogovima
}
preferences-decks-help = Tvoje se karte crtaju kako odabereš, i u izravnim porukama. Karte na stolu crtaju se kako želi domaćin.
preferences-decks-alt = { $family ->
    [italian] Iz svakog špila as dinara, sedmica špada, fanat kupa, konj baštona, kralj špada i poleđina
   *[french] Iz svakog špila karo as, pik sedmica, herc dečko, tref dama, pik kralj i poleđina
}: { $decks }
preferences-back = Sve postavke
preferences-dm-closed = Tvoje su mi izravne poruke zatvorene, pa karte čekaju iza gumba „Moje karte”. Da stižu porukom, dopusti izravne poruke s ovog poslužitelja.

## Privacy

privacy-export-ready = Sve što se o tebi čuva. Karata meča koji traje tu nema.
privacy-export-part = Dio { $part } od { $parts }: spojeni tim redom čine jednu datoteku sažetu programom gzip.
privacy-how-long = { $days ->
    [one] Čuva se dok ne izbrišeš s `/briškula-ja privatnost izbriši`, čak i ako me poslužitelj ukloni. Postavke takvog poslužitelja brišu se nakon { $days } dana.
    [few] Čuva se dok ne izbrišeš s `/briškula-ja privatnost izbriši`, čak i ako me poslužitelj ukloni. Postavke takvog poslužitelja brišu se nakon { $days } dana.
   *[other] Čuva se dok ne izbrišeš s `/briškula-ja privatnost izbriši`, čak i ako me poslužitelj ukloni. Postavke takvog poslužitelja brišu se nakon { $days } dana.
}
privacy-ask = Ovo te uklanja sa svih stolova, gdje dalje igra računalo, i u završenim mečevima i njihovim zapisima na mjesto tvojeg id-a i imena stavlja broj bez imena. Tvoji rejtinzi, brojke i postavke se brišu. Poruke koje su već u Discordu ostaju kakve jesu. Ovo se ne može poništiti.
privacy-confirm = Zaboravi me
privacy-keep = Zadrži sve
privacy-kept = Ništa se nije promijenilo.
privacy-done = Više te se ne sjećam.

## Running a server: answers

admin-channels-all = Stolovi se smiju otvarati u svim kanalima.
admin-channels-some = Stolovi se smiju otvarati ovdje: { $channels }.
admin-channels-full = { $most ->
    [one] Mogu navesti najviše { $most } kanal. Radije dopusti sve kanale.
    [few] Mogu navesti najviše { $most } kanala. Radije dopusti sve kanale.
   *[other] Mogu navesti najviše { $most } kanala. Radije dopusti sve kanale.
}
admin-limits = Stolovi odjednom. Po osobi: { $person }; po kanalu: { $channel }; na cijelom poslužitelju: { $server }.
admin-limit-usual = uobičajeni broj
admin-language-auto = Stolovi govore jezikom koji je za ovaj poslužitelj postavljen u Discordu: **{ $value }**.
admin-language-set = Jezik stolova: **{ $value }**.
admin-tricks-live = Novi stolovi pokazuju ruke u jednoj poruci, a nakon partije sve ruke na jednom listu.
admin-tricks-each = Novi stolovi svaku gotovu ruku šalju u vlastitoj poruci.
admin-hands-both = Igrači dobivaju karte izravnom porukom i gumbom *Moje karte*, ako u `/briškula-ja postavke` ne odaberu drukčije.
admin-hands-here = Igrači dobivaju karte samo gumbom *Moje karte*, ako u `/briškula-ja postavke` ne odaberu izravne poruke.
admin-tables-heading = Otvoreni stolovi
admin-tables-none = Na ovom poslužitelju nema otvorenih stolova.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … i još { $count }
status-heading = Stanje
status-version = Verzija { $version }
status-tables = Otvoreni stolovi na ovom poslužitelju: { $open }, od toga u igri: { $playing }.
status-allowed = U ovom kanalu smijem sve što mi treba.
status-lacking = U ovom kanalu nedostaje mi:
status-lacks = „{ $permission }”: { $cost }
status-cost-view = ovdje se stol ne može ni otvoriti ni pokazati.
status-cost-send = ovdje se stol ne može ni otvoriti ni pokazati.
status-cost-attach = ovdje se stol ne može otvoriti jer se karte i ruke pokazuju kao slike.
status-cost-create = stol ne može imati vlastitu nit; ostaje u kanalu.
status-cost-threads = u niti se stol ne može ni otvoriti ni pokazati.
status-process-heading = Proces (vidiš ga jer vodiš ovog bota)
status-process-since = Pokrenut { $since }
status-process-servers = Poslužitelji: { $count }
status-process-tables = Otvoreni stolovi: { $open }, od toga u igri: { $playing }
status-process-waiting = Čekaju. Slike: { $pictures }; potezi računala: { $moves }; poruke nakon pogreške: { $retries }
status-process-gateway = Discordov pristupnik odgovara unutar { $milliseconds } ms
status-process-memory = Memorija: { $megabytes } MB
