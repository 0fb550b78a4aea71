# Commands: names, descriptions, options, choices; and what only commands say.
#
# Discord has no Slovene: names and descriptions of commands are those of the client's language. Sentences name them in English.

## The game

command-briscola = briškola
command-briscola-about = Mize, tekme in karte za briškolo
command-new = nova
command-new-about = Odpri tu mizo: drugi prisedejo, prazna mesta zapolnijo računalniki
command-join = prisedi
command-join-about = Prisedi k mizi, sprejmi povabilo ali se vrni na svoje mesto
command-leave = zapusti
command-leave-about = Zapusti mizo ali odkloni povabilo; v tekmi na tvoje mesto sede računalnik
command-start = začni
command-start-about = Začni tekmo (gostitelj)
command-shuffle = premešaj
command-shuffle-about = Pred tekmo dodaj mešanju svojo naključno številko
command-computer = računalnik
command-computer-about = Daj prazno mesto računalniku ali ga odstrani (gostitelj)
command-invite = povabi
command-invite-about = Povabi koga k svoji mizi; ta oseba sprejme ali odkloni
command-remove = odstrani
command-remove-about = Odstrani koga iz čakalnice (gostitelj)
command-seats = mesta
command-seats-about = Določi, kdo kje sedi, in s tem, kdo igra s kom (gostitelj)
command-options = možnosti
command-options-about = Poglej, kaj se igra pri mizi, ali pred tekmo spremeni možnost (gostitelj)
command-table = miza
command-table-about = Pokaži mizo še enkrat, na dnu kanala
command-rematch = revanša
command-rematch-about = Še ena tekma za isto mizo, ko se ta konča
command-end = zapri
command-end-about = Zapri mizo: v tekmi se morajo strinjati vsi za njo
command-substitute = zamenjava
command-substitute-about = Igraj naprej za nekoga; pri svoji mizi: poišči nekoga, ki igra zate
command-resign = predaj
command-resign-about = Predaj tekmo za svojo stran, ko se strinjajo vsi njeni ljudje
command-hand = karte
command-hand-about = Poglej svoje karte; ne vidi jih nihče drug
command-play = igraj
command-play-about = Odigraj karto po imenu
command-last = zadnja
command-last-about = Še enkrat poglej zadnjo rundo, če miza to dovoli
command-score = rezultat
command-score-about = Poglej točke in rezultat, kolikor ju miza pokaže
command-rules = pravila
command-rules-about = Preberi pravila igre, z možnostmi neke mize
command-read = preberi
command-read-about = Miza, tvoje karte ali zadnja runda kot besedilo, za bralnike zaslona
command-record = zapis
command-record-about = Prenesi končano tekmo kot datoteko, ki jo prebere vsak program
command-verify = preveri
command-verify-about = Dokaži, da so bile karte končane tekme pošteno premešane

## Scores

command-leaderboard = lestvica
command-leaderboard-about = Kdo igra najbolje, tu ali povsod
command-seasons = sezone
command-seasons-about = Koliko traja sezona in v katerem časovnem pasu se začne
command-stats = statistika
command-stats-about = Številke igralca: tekme, zmage, točke, rejting
command-history = zgodovina
command-history-about = Zadnje tekme igralca

## About yourself

command-preferences = nastavitve
command-preferences-about = Tvoj jezik, kam pridejo tvoje karte in kakšne so
command-holiday = dopust
command-holiday-about = Pojdi na dopust do nekega dne: tvoje poteze v dopisnih igrah čakajo
command-privacy = zasebnost
command-privacy-about = Kaj je shranjeno o tebi
command-export = izvozi
command-export-about = Vse, kar je shranjeno o tebi, kot datoteka
command-delete = izbriši
command-delete-about = Naj te pozabim: izbrišejo se tvoje ime, rejtingi in nastavitve

## Running a server

command-briscola-move = briškola-poteza
command-briscola-move-about = Posebne poteze: licitiraj, pokliči, zamenjaj, prijavi
command-briscola-me = briškola-jaz
command-briscola-me-about = Tvoje tekme, številke, nastavitve in podatki
command-partner = partner
command-partner-about = Pogovarjaj se s partnerjem
command-match = tekma
command-match-about = Tvoje končane tekme
command-briscola-admin = briškola-admin
command-briscola-admin-about = Kaj sme igra na tem strežniku
command-channels = kanali
command-channels-about = V katerih kanalih se smejo odpirati mize
command-limits = omejitve
command-limits-about = Koliko miz sme biti odprtih hkrati; 0 vrne običajno število
command-language = jezik
command-language-about = Jezik miz, ki jih vidijo vsi
command-hands = karte
command-hands-about = Kje igralci dobijo karte, če ne izberejo drugače
command-tables = mize
command-tables-about = Odprte mize na tem strežniku
command-status = stanje
command-status-about = Kaj smem tukaj, kaj teče in kaj je nastavljeno
# /briscola-admin tricks
command-admin-tricks = runde
command-admin-tricks-about = Kako nove mize kažejo končane runde
# /briscola-admin end
command-admin-end = zapri
command-admin-end-about = Takoj zapri mizo

## Options

option-game = igra
option-game-about = Katera igra
option-players = igralci
option-players-about = Koliko jih igra
option-teams = ekipe
option-teams-about = Kdo igra s kom
option-seating = razpored
option-seating-about = Kako pridejo ljudje do mest in s tem do partnerjev
option-target = cilj
option-target-about = Koliko dobljenih partij odloči tekmo: 2 pomeni, kdor prvi dobi dve
option-tie = neodločeno
option-tie-about = Kaj, če je partija neodločena, 60 : 60
option-pack = karte
option-pack-about = Katere karte so na mizi
option-clock = ura
option-clock-about = Koliko sme trajati poteza
option-access = dostop
option-access-about = Kdo sme prisesti
option-tricks = runde
option-tricks-about = Kako se kažejo končane runde
option-rated = rejting
option-rated-about = Ali tekma šteje za rejting (samo ljudje; točke ostanejo skrite)
option-thread = nit
option-thread-about = Ali dobi miza svojo nit
option-table = miza
option-table-about = Katera miza, če jih je odprtih več
option-any_table = miza
option-any_table-about = Katera miza tega strežnika
option-computers = kaj
option-computers-about = Dodaj računalnik ali odstrani zadnjega
option-level = stopnja
option-level-about = Kako dobro igra
option-personality = značaj
option-personality-about = Kako najraje igra
option-person = oseba
option-person-about = Kdo
option-order = mesta
option-order-about = Kdo sedi s kom ali imena po vrstnem redu igre
option-option = možnost
option-option-about = Kaj spremeniti
option-value = vrednost
option-value-about = Nova vrednost
option-answer = odgovor
option-answer-about = Strinjaj se ali igraj naprej
option-ending = kako
option-ending-about = Strinjaj se, igraj naprej ali takoj zapri (moderatorji)
option-absentee = za
option-absentee-about = Koga ni ali kdo išče zamenjavo
option-search = iskanje
option-search-about = Poišči koga ali nehaj iskati
option-agreement = pristanek
option-agreement-about = Ali se strinjaš, da smejo vsi prositi za namige
option-card = karta
option-card-about = Ena od tvojih kart
option-what = kaj
option-what-about = Kaj se prebere
option-match = tekma
option-match-about = Katera tekma; tvoja zadnja, če ne navedeš
option-scope = obseg
option-scope-about = Ta strežnik ali vsi
option-by = po
option-by-about = Kaj šteje
option-season = sezona
option-season-about = Lestvice ene sezone
option-length = dolžina
option-length-about = Četrt leta ali mesec
option-page = stran
option-page-about = Od katere strani
option-player = igralec
option-player-about = Čigavo; tvoje, če ne navedeš
option-show = prikaz
option-show-about = Kaj se pokaže
option-other = z
option-other-about = Nekdo za primerjavo
option-language = jezik
option-language-about = Jezik
option-cards = karte
option-cards-about = Kje vidiš svoje karte
option-place = kraj
option-place-about = Tudi v zasebnem sporočilu ali samo pri mizi
option-pictures = slike
option-pictures-about = Ali imajo tvoja zasebna sporočila slike ali samo besede
option-reminders = opomniki
option-reminders-about = Ali dobivaš obvestila dopisnih iger: poteze, odsotnost in izidi
option-confirm = potrditev
option-confirm-about = Ali karto pritisneš dvakrat, da jo odigraš
option-listed = ime
option-listed-about = Ali te lestvice vseh strežnikov navedejo po imenu
option-badges = značke
option-badges-about = Ali drugi vidijo tvoje značke
option-zone = pas
option-zone-about = Tvoj časovni pas, za tihe ure in dopuste
option-quiet = tišina
option-quiet-about = Kdaj nočeš obvestil in poteka potez, npr. 22:00-08:00
option-until = do
option-until-about = Tvoj zadnji dan dopusta, npr. 2027-08-31; ali „back“
option-deck = videz
option-deck-about = Kakšne so karte v tvoji roki
option-allow = dovoli
option-allow-about = Kanal, v katerem se smejo odpirati mize
option-forbid = prepovej
option-forbid-about = Kanal, v katerem se mize ne smejo več odpirati
option-everywhere = povsod
option-everywhere-about = Spet dovoli vse kanale
option-per_person = oseba
option-per_person-about = Mize, za katerimi sme sedeti oseba
option-per_channel = kanal
option-per_channel-about = Mize v enem kanalu
option-per_server = strežnik
option-per_server-about = Mize na vsem strežniku

## Choices

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Vsak zase
choice-teams-pairs = Dva para
choice-teams-triples = Dve ekipi po tri
choice-seating-random = Z žrebom
choice-seating-host = Odloči gostitelj
choice-seating-join-order = Po vrstnem redu prihoda
choice-tie-nobody-scores = Nihče ne dobi nič, deli naslednji delilec
choice-tie-replay-same-dealer = Nihče ne dobi nič, isti delilec deli znova
choice-tie-last-trick-wins = Odloči zadnja runda
choice-tie-carry = Naslednja partija šteje eno več
choice-pack-italian40 = Italijanske karte
choice-pack-french40 = Francoske karte
choice-access-open = Kdorkoli
choice-access-invited = Samo povabljeni
choice-tricks-live = V sporočilu mize
choice-tricks-each = Sporočilo za vsako rundo
choice-computers-add = Dodaj
choice-computers-remove = Odstrani
choice-level-even = Enakovreden nasprotnik
choice-level-1 = 1 · Novinec
choice-level-2 = 2 · Učenec
choice-level-3 = 3 · Priložnostni igralec
choice-level-4 = 4 · Stalni igralec
choice-level-5 = 5 · Izkušen igralec
choice-level-6 = 6 · Spreten igralec
choice-level-7 = 7 · Klubski igralec
choice-level-8 = 8 · Močan igralec
choice-level-9 = 9 · Prvak
choice-level-10 = 10 · Maestro
choice-answer-agree = Strinjam se
choice-answer-refuse = Igram naprej
choice-search-start = Poišči koga
choice-search-stop = Nehaj iskati
choice-agreement-allow = Dovoli namige
choice-agreement-refuse = Brez namigov
choice-ending-agree = Strinjam se
choice-ending-refuse = Igram naprej
choice-ending-now = Takoj (moderatorji)
choice-what-table = Miza
choice-what-hand = Moje karte
choice-what-last = Zadnja runda
choice-scope-server = Ta strežnik
choice-scope-overall = Vsi strežniki
choice-by-rating = Rejting
choice-by-wins = Zmage
choice-by-points = Točke sezone
choice-length-quarter = Četrt leta
choice-length-month = Mesec
choice-by-records = Rekordi
choice-show-rating = Rejting skozi čas
choice-show-points = Točke kart
choice-show-partners = Partnerji
choice-show-badges = Značke
choice-language-auto = Kot v Discordu
choice-cards-auto = Kot na strežniku
choice-cards-both = Zasebno sporočilo in gumb
choice-cards-dm = Zasebno sporočilo
choice-cards-here = Samo z gumbom „Moje karte“
choice-place-both = Zasebno sporočilo in gumb
choice-place-here = Samo z gumbom „Moje karte“
choice-pictures-on = Slike in besede
choice-pictures-off = Samo besede
choice-reminders-on = Poteze, odsotnost in izidi
choice-reminders-off = Nikoli
choice-confirm-on = Karta se odigra z dvema pritiskoma
choice-confirm-off = Karta se odigra z enim pritiskom
choice-listed-on = Z mojim imenom
choice-listed-off = Brez mojega imena
choice-badges-on = Drugi jih vidijo
choice-badges-off = Vidim jih samo jaz
choice-deck-auto = Kot na mizi
choice-deck-neapolitan = Neapeljske karte
choice-deck-sicilian = Sicilijanske karte
choice-deck-piacentine = Karte iz Piacenze
choice-deck-trevisan = Karte iz Trevisa
choice-deck-triestine = Tržaške karte
choice-deck-spanish = Španske karte (1, 10, 11, 12)
choice-deck-latin-large = Italijanske karte, veliki znaki
choice-deck-latin-four-colours = Italijanske karte v štirih barvah
choice-deck-french = Francoske karte (K, Q, J)
choice-deck-parisian = Pariške karte (R, D, V)
choice-deck-portuguese = Portugalske karte (R, D, V)
choice-deck-french-large = Francoske karte, veliki znaki
choice-deck-french-four-colours = Francoske karte v štirih barvah
choice-yes = da
choice-no = ne

## Suggestions while typing

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = čaka na igralce
suggest-stage-playing = v igri
suggest-stage-finished = tekma je končana
suggest-stage-closed = zaprta
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } – { $second }
suggest-option = { $option } (zdaj: { $value })

## Answers

reply-too-often = To je bilo malo prehitro. Poskusi znova čez { $seconds ->
    [one] { $seconds } sekundo
    [two] { $seconds } sekundi
    [few] { $seconds } sekunde
   *[other] { $seconds } sekund
}.
reply-only-in-server = To deluje samo na strežniku.
reply-no-room = V tem kanalu ne morem pisati. Daj mi dovoljenja „View Channel“, „Send Messages“ in „Attach Files“.
reply-unknown-card = Te karte ne poznam. Izberi enega od predlogov.
reply-unknown-order = Tak razpored ni mogoč. Vpiši imena igralcev in izberi enega od predlogov.
reply-unknown-option = Take možnosti ali vrednosti ni. Izberi enega od predlogov.
reply-unknown-personality = Noben računalnik nima takega značaja. Izberi enega od predlogov.
reply-unknown-match = Ne poznam nobene končane tekme s tem imenom.
reply-running-match = Ta tekma še teče: do konca njeno seme ostane skrivno, določeno pa je kot `{ $commitment }`.
reply-no-matches = Nimaš še končanih tekem.

## Record and proof

record-ready = Zapis tekme { $match }. `/briscola verify` dokaže njeno mešanje.
verify-ok = **Drži.** { $packs ->
    [0] Nobena partija ni razdeljena do konca
    [one] Iz semena, določenega, preden je kdo dodal svojo številko, sledi { $packs } mešanje
    [two] Iz semena, določenega, preden je kdo dodal svojo številko, sledita { $packs } mešanji
    [few] Iz semena, določenega, preden je kdo dodal svojo številko, sledijo { $packs } mešanja
   *[other] Iz semena, določenega, preden je kdo dodal svojo številko, sledi { $packs } mešanj
}, vsaka poteza je po pravilih, vsaka točka je prav prešteta.
verify-no-seed = Poteze so po pravilih, semena te tekme pa ni več: samega mešanja ni mogoče dokazati.
verify-wrong-seed = **Ne drži:** seme ni tisto, ki je bilo določeno, preden je kdo dodal svojo številko.
verify-wrong-pack = **Ne drži:** vrstni red kart v partiji { $deal } ne sledi iz semena.
verify-wrong = **Ne drži:** { $flaw }
verify-file = Vse, na čemer sloni dokaz za tekmo { $match }: partije, seme, zaveza, kar so dodala mesta.
verify-seed = Zdaj razkrito (seme):
verify-how = Ni ti treba verjeti meni na besedo: primerjaj vrstico s tisto v sporočilu mize, nato preveri datoteko z majhnim programom `docs/fair.py` tega bota ali s svojim. Zaveza je SHA-256 semena in tekme; seme, tekma in dodane številke dajo vsako mešanje.

## Leaderboard

board-heading-rating-server = Lestvica tega strežnika po rejtingu: { $game }
board-heading-rating-overall = Lestvica vseh strežnikov po rejtingu: { $game }
board-heading-wins-server = Lestvica tega strežnika po zmagah: { $game }
board-heading-wins-overall = Lestvica vseh strežnikov po zmagah: { $game }
board-all-games = vse igre
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}, { $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
}**, { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}
board-empty = Tu še ni nikogar. Za rejting štejejo tekme za rejting med ljudmi; za zmage šteje vsaka končana tekma.
board-note-rating = Samo tekme za rejting. Rejting je previdna ocena: raste, ko postaja zanesljivejša. Začasni rejting („?“) sloni na malo tekmah.
board-note-form = Forma: zadnjih pet tekem, za rejting ali ne, najnovejša na koncu: Z zmaga, P brez zmage.
board-line-more = { $provisional ->
    [yes] (začasno){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forma { $form }{ " " }
}{ $run ->
    [0] { "" }
    [one] · { $run } zmaga zapored{ " " }
    [two] · { $run } zmagi zapored{ " " }
    [few] · { $run } zmage zapored{ " " }
   *[other] · { $run } zmag zapored{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · med najboljšimi { $percent } %
}
form-won = Z
form-lost = P
board-page = Stran { $page }
board-back = Nazaj
board-next = Naprej
board-unlisted = brez imena
board-note-listed = Na lestvicah vseh strežnikov so po imenu samo tisti, ki to želijo: `/briscola-me preferences listed:`.

## Figures of a player

stats-heading = { $name }
stats-here = Na tem strežniku
stats-overall = Na vseh strežnikih
stats-none = Končanih tekem še ni.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}, { $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
} ({ $share } %)
stats-points = Točke kart na tekmo: povprečno { $points }, največ { $best }
stats-streak-won = Trenutni niz: { $count ->
    [one] { $count } zmaga
    [two] { $count } zmagi
    [few] { $count } zmage
   *[other] { $count } zmag
} · najdaljši: { $longest }
stats-streak-lost = Trenutni niz: { $count ->
    [one] { $count } tekma brez zmage
    [two] { $count } tekmi brez zmage
    [few] { $count } tekme brez zmage
   *[other] { $count } tekem brez zmage
} · najdaljši niz zmag: { $longest }
stats-form = Forma: { $form }
stats-rating = Rejting: { $rating }{ $provisional ->
    [yes] { " " }(začasno)
   *[no] { "" }
}
stats-no-rating = Rejtinga še ni mogoče narisati: za to sta potrebni dve tekmi za rejting, ki ju lahko vidiš.
stats-no-points = Točk kart še ni mogoče narisati: za to sta potrebni dve tekmi, ki ju lahko vidiš.
stats-unrated = Rejting: ni ga še

## Matches of a player

history-heading = Tekme: { $name }
history-none = Končanih tekem še ni.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = dobljeno
history-lost = izgubljeno
history-rated = za rejting

## Preferences

preferences-heading = Tvoje nastavitve
preferences-saved = Shranjeno.
preferences-language = Jezik: **{ $value }**
preferences-cards = Tvoje karte: **{ $value }**
preferences-pictures = Kar vidiš samo ti: **{ $value }**
preferences-reminders = Obvestila dopisnih iger: **{ $value }**
preferences-confirm = Igranje karte: **{ $value }**
preferences-listed = Lestvice vseh strežnikov: **{ $value }**
preferences-badges = Tvoje značke: **{ $value }**
preferences-zone = Časovni pas: **{ $zone ->
    [none] neznan
   *[other] { $zone }
}**
preferences-quiet = Tihe ure: **{ $hours ->
    [none] jih ni
   *[other] { $hours }
}**
preferences-no-quiet = Brez tihih ur
hours-bad-zone = Takega časovnega pasu ne poznam. Izberi enega s seznama, ki ga ponudi `zone:`, na primer Europe/Ljubljana.
hours-bad = Teh ur ne morem prebrati. Napiši jih kot 22:00-08:00 ali „off“, če jih nočeš.
hours-same = Tihe ure se ne smejo končati ob istem času, kot se začnejo. „off“ pomeni, da jih ni.
hours-long = { $hours ->
    [one] Tihe ure smejo trajati največ { $hours } uro, da nihče ne čaka v nedogled.
    [two] Tihe ure smejo trajati največ { $hours } uri, da nihče ne čaka v nedogled.
    [few] Tihe ure smejo trajati največ { $hours } ure, da nihče ne čaka v nedogled.
   *[other] Tihe ure smejo trajati največ { $hours } ur, da nihče ne čaka v nedogled.
}
hours-no-zone = Najprej mi povej svoj časovni pas, z `/briscola-me preferences zone:`.
holiday-heading = Dopusti
holiday-now = { $when ->
    [none] Nisi na dopustu.
   *[other] Na dopustu si do { $when }: tako dolgo čakajo tvoje poteze v dopisnih igrah.
}
holiday-left = { $days ->
    [0] Nimaš več nobenega dneva.
    [one] Imaš še { $days } dan.
    [two] Imaš še { $days } dneva.
    [few] Imaš še { $days } dni.
   *[other] Imaš še { $days } dni.
}
holiday-help = { $days ->
    [one] V katerihkoli 365 dneh imaš { $days } dan dopusta;
    [two] V katerihkoli 365 dneh imaš { $days } dneva dopusta;
    [few] V katerihkoli 365 dneh imaš { $days } dni dopusta;
   *[other] V katerihkoli 365 dneh imaš { $days } dni dopusta;
} vsak dopust šteje cele dneve. `/briscola-me holiday until:` začne dopust, ga podaljša ali skrajša, konča pa se sam.
holiday-end = Spet sem tu
holiday-none = Nisi na dopustu.
holiday-bad-day = Tega dneva ne morem prebrati. Napiši ga kot 2027-08-31.
holiday-past = Ta dan je minil. Navedi današnjega ali poznejšega.
holiday-long = { $days ->
    [0] Nimaš več nobenega dneva dopusta.
    [one] To je predolgo: imaš še { $days } dan dopusta.
    [two] To je predolgo: imaš še { $days } dneva dopusta.
    [few] To je predolgo: imaš še { $days } dni dopusta.
   *[other] To je predolgo: imaš še { $days } dni dopusta.
}
preferences-deck = { $family ->
    [italian] Italijanske in španske karte
   *[french] Francoske karte
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Videz italijanskih kart
   *[french] Videz francoskih kart
}
preferences-decks = { $family ->
    [italian] Videz italijanskih in španskih kart
   *[french] Videz francoskih kart
}
preferences-decks-help = Tvoje karte se narišejo, kot izbereš, tudi v zasebnih sporočilih. Karte na mizi se narišejo, kot želi gostitelj.
preferences-decks-alt = { $family ->
    [italian] Iz vsakih kart as denarjev, sedmica sabelj, fant pokalov, kaval palic, kralj sabelj in hrbet
   *[french] Iz vsakih kart karov as, pikova sedmica, srčev fant, križeva dama, pikov kralj in hrbet
}: { $decks }
preferences-back = Vse nastavitve
preferences-dm-closed = Tvoja zasebna sporočila so zame zaprta, zato karte čakajo za gumbom „Moje karte“. Da pridejo s sporočilom, dovoli zasebna sporočila s tega strežnika.

## Privacy

privacy-export-ready = Vse, kar je shranjeno o tebi. Kart tekme, ki še teče, tu ni.
privacy-export-part = Del { $part } od { $parts }: združeni v tem vrstnem redu so ena datoteka, stisnjena s programom gzip.
privacy-how-long = { $days ->
    [one] Shranjeno je, dokler ne izbrišeš z `/briscola-me privacy delete`, tudi če me strežnik odstrani. Nastavitve takega strežnika se izbrišejo po { $days } dnevu.
    [two] Shranjeno je, dokler ne izbrišeš z `/briscola-me privacy delete`, tudi če me strežnik odstrani. Nastavitve takega strežnika se izbrišejo po { $days } dneh.
    [few] Shranjeno je, dokler ne izbrišeš z `/briscola-me privacy delete`, tudi če me strežnik odstrani. Nastavitve takega strežnika se izbrišejo po { $days } dneh.
   *[other] Shranjeno je, dokler ne izbrišeš z `/briscola-me privacy delete`, tudi če me strežnik odstrani. Nastavitve takega strežnika se izbrišejo po { $days } dneh.
}
privacy-ask = To te umakne od vseh miz, kjer naprej igra računalnik, v končanih tekmah in njihovih zapisih pa na mesto tvojega id-ja in imena postavi številko brez imena. Tvoji rejtingi, številke in nastavitve se izbrišejo. Sporočila, ki so že v Discordu, ostanejo, kakršna so. Tega ni mogoče razveljaviti.
privacy-confirm = Pozabi me
privacy-keep = Obdrži vse
privacy-kept = Nič se ni spremenilo.
privacy-done = Ne spomnim se te več.

## Running a server: answers

admin-channels-all = Mize se smejo odpirati v vseh kanalih.
admin-channels-some = Mize se smejo odpirati tukaj: { $channels }.
admin-channels-full = { $most ->
    [one] Navedem lahko največ { $most } kanal. Raje dovoli vse kanale.
    [two] Navedem lahko največ { $most } kanala. Raje dovoli vse kanale.
    [few] Navedem lahko največ { $most } kanale. Raje dovoli vse kanale.
   *[other] Navedem lahko največ { $most } kanalov. Raje dovoli vse kanale.
}
admin-limits = Mize hkrati. Na osebo: { $person }; na kanal: { $channel }; na vsem strežniku: { $server }.
admin-limit-usual = običajno število
admin-language-auto = Mize govorijo jezik, ki je za ta strežnik nastavljen v Discordu: **{ $value }**.
admin-language-set = Jezik miz: **{ $value }**.
admin-tricks-live = Nove mize kažejo runde v enem sporočilu, po partiji pa vso partijo na listu.
admin-tricks-each = Nove mize vsako končano rundo pošljejo v svojem sporočilu.
admin-hands-both = Igralci dobijo karte v zasebnem sporočilu in z gumbom *Moje karte*, če v `/briscola-me preferences` ne izberejo drugače.
admin-hands-here = Igralci dobijo karte samo z gumbom *Moje karte*, če v `/briscola-me preferences` ne izberejo zasebnih sporočil.
admin-tables-heading = Odprte mize
admin-tables-none = Na tem strežniku ni odprtih miz.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … in še { $count }
status-heading = Stanje
status-version = Različica { $version }
status-tables = Odprte mize na tem strežniku: { $open }, od tega v igri: { $playing }.
status-allowed = V tem kanalu smem vse, kar potrebujem.
status-lacking = V tem kanalu mi manjka:
status-lacks = „{ $permission }“: { $cost }
status-cost-view = tu mize ni mogoče ne odpreti ne pokazati.
status-cost-send = tu mize ni mogoče ne odpreti ne pokazati.
status-cost-attach = tu mize ni mogoče odpreti, ker se karte in runde kažejo kot slike.
status-cost-create = miza ne more imeti svoje niti; ostane v kanalu.
status-cost-threads = v niti mize ni mogoče ne odpreti ne pokazati.
status-process-heading = Proces (vidiš ga, ker vodiš tega bota)
status-process-since = Zagnan { $since }
status-process-servers = Strežniki: { $count }
status-process-tables = Odprte mize: { $open }, od tega v igri: { $playing }
status-process-waiting = Čakajo. Slike: { $pictures }; poteze računalnikov: { $moves }; sporočila po napaki: { $retries }
status-process-gateway = Discordov prehod odgovori v { $milliseconds } ms
status-process-memory = Pomnilnik: { $megabytes } MB
