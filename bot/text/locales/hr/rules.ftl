### The rules of a table, told in a few sentences. $way is "clockwise" or "counter_clockwise".

rules-house = { $text } *(kućno pravilo)*
rules-weak = { $text } *(slabo potvrđeno)*
rules-foot = Gdje piše *kućno pravilo*, o tome ne piše ni u jednoj knjizi, a ovdje se igra ovako.
rules-foot-weak = *Slabo potvrđeno*: o tome govori malo izvora, i ne svi isto.
rules-head-cards = Karte
rules-head-deal = Dijeljenje
rules-head-auction = Licitacija i zvanje
rules-head-play = Igra
rules-head-talk = Razgovor
rules-head-result = Pobjeda
rules-head-table = Za ovim stolom

## Cards

rules-pack = { $pack ->
    [french40] Francuski špil bez osmica, devetki i desetki. Karte: { $cards }. Zogovi: karo, herc, pik i tref.
    [french32] Francuski špil od sedmice do asa. Karte: { $cards }. Zogovi: karo, herc, pik i tref.
    [spanish40] Španjolski špil bez osmica i devetki. Karte: { $cards }. Zogovi: dinari, kupe, špade i baštoni.
    [spanish48] Španjolski špil. Karte: { $cards }. Zogovi: dinari, kupe, špade i baštoni.
   *[italian40] Talijanski špil. Karte: { $cards }. Zogovi: dinari, kupe, špade i baštoni.
}
rules-removed = Igraju li troje, iz špila se vadi jedna dvica: { CASE($card, "nominative") }. Objavljuje se pri dijeljenju.
rules-no-twos = Iz špila se vade sve četiri dvice.
rules-order = Od najjače: { CASE($ranks, "nominative") }.
rules-values = Punti: { CASE($first, "nominative") } 11, { CASE($second, "nominative") } 10, { CASE($third, "nominative") } 4, { CASE($fourth, "nominative") } 3, { CASE($fifth, "nominative") } 2, ostale karte ništa; u špilu ih je 120.

## Deal

rules-dealer = { $first ->
    [host] Prvi dijeli domaćin
    [loser] Prvi dijeli tko je izgubio zadnji meč
   *[random] Prvog djelitelja određuje ždrijeb
}; { $next ->
    [fixed] svaki put dijeli isti igrač
    [winner] zatim dijeli tko dobije partiju
   *[right] nakon svake partije dijeljenje ide { $way ->
        [clockwise] ulijevo
       *[counter_clockwise] udesno
    }
}.
rules-deal = Svatko dobiva { $cards ->
    [3] tri karte
    [4] četiri karte
    [5] pet karata
    [8] osam karata
    [9] devet karata
    [10] deset karata
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
}, jednu po jednu, { $way ->
    [clockwise] u smjeru kazaljke na satu, počevši lijevo od djelitelja
   *[counter_clockwise] suprotno od kazaljke na satu, počevši desno od djelitelja
}.
rules-trump-turnup = Sljedeća se karta okreće. Njezin je zog adut; leži ispod talona i uzima se posljednja.
rules-trump-none = Aduta nema.
rules-trump-first_led = Adut je zog prve karte odigrane u partiji.
rules-trump-dealers_card = Posljednja podijeljena karta se pokazuje: njezin je zog adut, a ona ostaje djelitelju.
rules-turn_up_reject = Okrene li se as ili { CASE($ten, "nominative") }, karta se vraća u sredinu talona i okreće se sljedeća.
rules-partners_show_first = Prije prve ruke partneri jedan drugome vide karte.
rules-partners_look_at_the_end = Kad talona više nema, partneri jedan drugome vide karte.
rules-open_hands = Karte svih igrača leže otkrivene.
rules-open_next_card = Sljedeća karta talona leži otkrivena.
rules-open_piles = Uzete karte leže otkrivene.

## Auction

rules-auction-combined = Redom, počevši { $way ->
    [clockwise] lijevo
   *[counter_clockwise] desno
} od djelitelja, svatko licitira ili kaže dalje; tko kaže dalje, više ne licitira. Najprije se licitiraju karte, svaka niža od prethodne, od asa do { CASE($lowest, "genitive") }; uz { CASE($lowest, "accusative") } se licitiraju punti, od { $raise } do 120.
rules-auction-force = Umjesto niže karte smiješ zadržati zadnju i tražiti punte; zatim rastu samo punti.
rules-auction-rank = Redom, počevši { $way ->
    [clockwise] lijevo
   *[counter_clockwise] desno
} od djelitelja, svatko licitira ili kaže dalje; tko kaže dalje, više ne licitira. Licitiraju se karte, svaka niža od prethodne, od asa do { CASE($lowest, "genitive") }.
rules-auction-points = Redom, počevši { $way ->
    [clockwise] lijevo
   *[counter_clockwise] desno
} od djelitelja, svatko licitira ili kaže dalje; tko kaže dalje, više ne licitira. Licitiraju se punti, svaka ponuda viša, od 61 do 120.
rules-auction-suit_only = Redom, počevši { $way ->
    [clockwise] lijevo
   *[counter_clockwise] desno
} od djelitelja, svatko licitira ili kaže dalje; tko kaže dalje, više ne licitira. Licitiraju se punti, svaka ponuda viša, od 61 do 120.
rules-auction-from65 = Redom, počevši { $way ->
    [clockwise] lijevo
   *[counter_clockwise] desno
} od djelitelja, svatko licitira ili kaže dalje; tko kaže dalje, više ne licitira. Licitiraju se punti po pet, svaka ponuda viša, od 65 do 120.
rules-thrown-in = Kažu li svi dalje, iznova dijeli sljedeći djelitelj.
rules-call-rank = Pobjednik licitacije, nositelj, imenuje zog: to je adut, a zvana je licitirana karta tog zoga.
rules-call-suit = Pobjednik licitacije, nositelj, imenuje zog: to je adut, a zvana je dvica tog zoga.
rules-call-card = Pobjednik licitacije, nositelj, zove kartu: njezin je zog adut.
rules-call-two = Uz ponudu od 120 nositelj smije zvati dvije karte istog zoga umjesto jedne{ $rank ->
    [yes] , jednu od njih licitiranu
   *[no] { "" }
}: tko ih ima, partner je.
rules-call-secret = Tko ima zvanu kartu, partner je nositelju; ostali to saznaju kad karta padne. Nositelj smije zvati i vlastitu kartu: tada igra bez partnera, protiv svih.
rules-blind-on = Zove li se dvica, nositelj ne mora odmah imenovati zog. Dvice odigrane u prvoj ruci tada leže pokrivene. Nakon pete karte nositelj imenuje zog, dvice se okreću i ruka se odlučuje.
rules-blind-from_62 = Zove li se dvica uz najmanje 62 punta, nositelj ne mora odmah imenovati zog. Dvice odigrane u prvoj ruci tada leže pokrivene. Nakon pete karte nositelj imenuje zog, dvice se okreću i ruka se odlučuje.

## Play

rules-lead = { $declarer ->
    [yes] Prvu ruku otvara nositelj.
   *[no] Prvu ruku otvara igrač { $way ->
        [clockwise] lijevo
       *[counter_clockwise] desno
    } od djelitelja.
}
rules-follow-free = Igraš koju god kartu hoćeš: na zog ne moraš odgovarati.
rules-follow-must_follow = Na zog moraš odgovoriti ako možeš; ako ne možeš, igraš što hoćeš.
rules-follow-last3_follow_and_head = Igraš što hoćeš, osim u posljednje tri ruke: ondje moraš igrati višu kartu zoga kojim je otvoreno; ako je nemaš, bilo koju kartu tog zoga; ako ni nje nemaš, što hoćeš.
rules-take = Ruku uzima najviši adut; bez aduta, najviša karta zoga kojim je otvoreno. Tko uzme, otvara sljedeću.
rules-take-plain = Ruku uzima najviša karta zoga kojim je otvoreno. Tko uzme, otvara sljedeću.
rules-double = U svakoj ruci svatko igra jednu kartu, zatim svatko drugu, istim redom; prva karta određuje zog, a najbolja od svih uzima sve.
rules-draw = Nakon svake ruke svatko uzima kartu iz talona, prvo tko je uzeo ruku{ $players ->
    [2] , zatim drugi
   *[other] , zatim ostali { $way ->
        [clockwise] u smjeru kazaljke na satu
       *[counter_clockwise] suprotno od kazaljke na satu
    }
}.
rules-draw-double = Nakon svake ruke svatko uzima kartu iz talona, a zatim još jednu, oba puta prvo tko je uzeo ruku.
rules-short = Kad u talonu nema dovoljno karata za sve, uzimaju ih onaj tko je uzeo ruku i sljedeći po redu; samo oni igraju iduću ruku, i zatim opet svi imaju jednako.
rules-last-tricks = Kad talona više nema, { $count ->
    [2] posljednje dvije ruke igraju se
    [3] posljednje tri ruke igraju se
    [5] posljednjih pet ruku igra se
    [9] posljednjih devet ruku igra se
   *[other] posljednje ruke igraju se
} kartama koje su ostale.
rules-exchange-deuce_first_trick = Dok prva ruka nije gotova, tko ima adutsku dvicu, smije je otvoreno zamijeniti za okrenutu kartu.
rules-exchange-brisca_7_2 = Kad uzmeš ruku, prije otvaranja, smiješ adutsku sedmicu zamijeniti za okrenutog asa, tricu, kralja, { CASE($queen, "accusative") } ili fanta (dečka), a dvicu za nižu kartu.
rules-conquista = Tko zajedno ima adutskog asa, { CASE($ten, "accusative") } i kralja, smije ih pokazati i odmah dobiva partiju.
rules-conquista-worth = To vrijedi tri.
rules-renege = Bot prihvaća i kartu koja ne poštuje zog, ali protivnik to smije prijaviti do kraja partije, a kriva strana gubi meč. Gubi ga i strana koja prijavi bez razloga.

## Talk

rules-talk-off = Partneri jedan drugome ne govore ništa, ni riječima ni motima.
rules-talk-free = Svi smiju govoriti; stol ništa ne provjerava.
rules-talk-signals = Od ruke { $from } partneri smiju motirati karte, adute ako ne piše drukčije. Moti: { CASE($gestures, "nominative") }.
rules-talk-signals-custom = Od ruke { $from } partneri smiju motirati karte motima koje bira domaćin.
rules-delivery-private = Mot vide samo partneri.
rules-delivery-catchable = Mot vide partneri i protivnici koji paze: u svakoj ruci smiješ potajno paziti na jednog protivnika.
rules-delivery-public = Mot vide svi.
rules-truth-enforced = Smiješ motirati samo karte koje imaš.
rules-truth-free = Lažni moti su dopušteni.
rules-talk-conversation = Od ruke { $from } tko otvara smije prije toga naglas pitati partnere i zapovijedati im.
rules-talk-rais = Svaka ekipa ima raisa, svojeg kapetana. Od ruke { $from } samo rais smije naglas pitati partnere i zapovijedati im, prije nego što odigraju kartu.
rules-questions = Smiješ pitati za lišine (ne vrijede ništa i nisu aduti), niske adute ({ $low }), adutske figure ili karike izvan aduta (as i { CASE($ten, "nominative") }): odgovor je istinit. Smiješ pitati i može li partner ubiti bez aduta: to je procjena.
rules-answer-counts = Uz „da” na pitanje o kartama kaže se i koliko ih je: „Da, dvije karte.”
rules-useless = Lišine ne vrijede ništa i nisu aduti.
rules-orders-advisory = Zapovijedi su savjet: lišina, visoki ili niski adut, karik izvan aduta (as ili { CASE($ten, "nominative") }), ili ubiti bez aduta.
rules-orders-binding = Zapovijed se mora poslušati ako karte to dopuštaju: lišina, visoki ili niski adut, karik izvan aduta (as ili { CASE($ten, "nominative") }), ili ubiti bez aduta.
rules-limits = U jednoj ruci: { $asks ->
    [0] bez pitanja
    [1] jedno pitanje
    [one] { $asks } pitanje
    [few] { $asks } pitanja
   *[other] { $asks } pitanja
}, { $orders ->
    [0] bez zapovijedi
    [1] jedna zapovijed svakom partneru
    [one] { $orders } zapovijed svakom partneru
    [few] { $orders } zapovijedi svakom partneru
   *[other] { $orders } zapovijedi svakom partneru
}.
rules-rais-look = Kad talona više nema, rais smije pogledati karte jednog partnera, jednom po partiji.

## Winning

rules-win-two = { $teams ->
    [yes] Partneri zbrajaju punte. Partiju dobiva strana koja ima 61 punat ili više.
   *[no] Partiju dobiva igrač koji ima 61 punat ili više.
}
rules-win-many = Partiju dobiva tko ima više punata od svih drugih.
rules-a31 = Od prve ruke smiješ prijaviti da u uzetim rukama imaš 31 punat: ako je točno, dobivaš partiju, ako nije, gubiš je.
rules-a31-unclaimed = Ako nitko ne prijavi, nitko ne dobiva ništa i igra se nova partija.
rules-made = Strana nositelja uspijeva ako uzme licitirane punte ili 61 ako je licitirana samo karta.
rules-scoring-standard = Uspjeh: nositelj +2, partner +1, ostali −1; neuspjeh, obrnuto. Bez partnera: +4 ili −4, ostali −1 ili +1. Sve dvostruko kad jedna strana uzme svih 120 punata.
rules-scoring-two = Uz dva partnera: svaki od njih ±1, nositelj ±2, ostalo dvoje ∓2.
rules-scoring-pazza = Uspjeh: svatko sa strane nositelja dobiva licitirano, ostali ništa. Neuspjeh: svatko s te strane gubi koliko je nedostajalo, a ostali dobivaju uzete punte. Bez partnera broj nositelja se udvostručuje.
rules-scoring-italiana = Uspjeh: nositelj i partner dobivaju 1; neuspjeh: gube 1, a ostali dobivaju 1. Vrijedi 2 kad jedna strana uzme sve ruke, a 4 kad nositelj igra bez partnera.
rules-tie-nobody_scores = { $two ->
    [yes] Imaju li obje strane 60, nitko ne dobiva ništa, a dijeli sljedeći djelitelj.
   *[no] Ima li dvoje ili više igrača jednako najviše punata, nitko ne dobiva ništa, a dijeli sljedeći djelitelj.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] Imaju li obje strane 60, nitko ne dobiva ništa, a isti djelitelj dijeli opet.
   *[no] Ima li dvoje ili više igrača jednako najviše punata, nitko ne dobiva ništa, a isti djelitelj dijeli opet.
}
rules-tie-last_trick_wins = { $two ->
    [yes] Imaju li obje strane 60, partiju dobiva strana koja je uzela posljednju ruku.
   *[no] Ima li dvoje ili više igrača jednako najviše punata, odlučuje posljednja ruka.
}
rules-tie-carry = { $two ->
    [yes] Imaju li obje strane 60, nitko ne dobiva ništa, a sljedeća dobivena partija vrijedi jedan više.
   *[no] Ima li dvoje ili više igrača jednako najviše punata, nitko ne dobiva ništa, a sljedeća dobivena partija vrijedi jedan više.
}
rules-worth-pennycook = Partija dobivena sa 61 do 90 punata vrijedi 1, s 91 do 119 vrijedi 2, sa svih 120 vrijedi 3.
rules-worth-threehand = Dva igrača iznad 40 punata dobivaju po 1; samo jedan 2; svih 120 punata donosi 3; imaju li svi po 40, nitko ne dobiva ništa.
rules-worth-bisca = Partija dobivena sa 61 do 90 punata vrijedi 1, s 91 do 119 vrijedi 2, sa svih 120 vrijedi 4.
rules-worth-sueca = 61 do 90 punata vrijedi jednu igru, 91 do 119 dvije, svih 120 četiri{ $tricks ->
    [yes] , ali samo sa svim rukama, inače dvije
   *[no] { "" }
}.
rules-early-when_decided = Partija završava čim jedna strana ima 61 punat.
rules-early-claim = Strana koja ima 61 punat smije prijaviti partiju, i time je završava.
rules-match-first_to = { $target ->
    [1] Jedna partija odlučuje meč.
    [one] Meč dobiva tko prvi dobije { $target } partiju.
    [few] Meč dobiva tko prvi dobije { $target } partije.
   *[other] Meč dobiva tko prvi dobije { $target } partija.
}
rules-match-race = Punti se zbrajaju kroz partije: meč se igra do { $target }. { $target ->
    [120] Izjednačeno na vrhu: još dvije partije.
   *[other] Prijeđu li granicu dvije strane, dobiva ona s više punata; izjednačeno na vrhu: još jedna partija.
}
rules-match-pennycook = Meč se igra na bodove igre, do { $target }.
rules-match-threehand = Meč se igra na bodove igre, do { $target }; ako je izjednačeno troje, igra se dalje. Ako su ondje izjednačena dva igrača, treći ispada, a oni igraju dalje sa 40 karata, za 1, 2 ili 3 uz 61, 91 ili 120 punata.
rules-match-threehand-end = Od njih dvoje pobjeđuje tko prvi povede.
rules-match-chiamata = Meč se igra do rezultata { $target }; izjednačeno na vrhu: još jedna partija.
rules-match-n_deals = { $target ->
    [1] Igra se jedna partija; izjednačeno na vrhu: još jedna.
    [one] Igra se { $target } partija; pobjeđuje najviši rezultat; izjednačeno na vrhu: još jedna partija.
    [few] Igraju se { $target } partije; pobjeđuje najviši rezultat; izjednačeno na vrhu: još jedna partija.
   *[other] Igra se { $target } partija; pobjeđuje najviši rezultat; izjednačeno na vrhu: još jedna partija.
}
rules-match-sueca = Meč se igra na igre, do { $target }.

## Customs of the table

rules-points-hidden = Punti su skriveni do kraja partije.
rules-points-own = Dok se partija igra, vidiš samo punte svoje strane.
rules-points-both = Dok se partija igra, vide se punti svih.
rules-points-rated = U rangiranim mečevima punti su skriveni do kraja partije.
rules-unrated = S otkrivenim kartama meč nije rangiran.
rules-review-off = Dok se partija igra, uzete ruke ne možeš ponovno pogledati.
rules-review-last = Posljednju ruku smiješ ponovno pogledati.
rules-review-all = Sve ruke partije smiješ ponovno pogledati.
rules-clock = Vrijeme za potez: { $time }; opomena dolazi nakon dvije trećine.
rules-clock-off = Vrijeme za potez nije ograničeno.
rules-timeout-autoplay_twice = Kad istekne vrijeme, karta se igra umjesto tebe. { $misses ->
    [one] Nakon { $misses } propuštenog poteza
    [few] Nakon { $misses } propuštena poteza zaredom
   *[other] Nakon { $misses } propuštenih poteza zaredom
} na tvoje mjesto do povratka sjeda računalo.
rules-timeout-autoplay = Kad istekne vrijeme, karta se igra umjesto tebe.
rules-timeout-computer_takes_seat = Kad istekne vrijeme, na tvoje mjesto do povratka sjeda računalo.
rules-timeout-forfeit = Kad istekne vrijeme, tvoja strana gubi meč.
rules-timeout-wait_vote = Kad istekne vrijeme, ostali odlučuju hoće li čekati.
rules-match-clock = Vrijeme svakog igrača za cijeli meč: { $time }. Sat teče samo kad je na potezu; kome istekne, gubi.
rules-post = U dopisnim igrama dobivaš obavijest kad si na potezu, i podsjetnik nakon dvije trećine vremena, ali nikad u svojim tihim satima, i nijedan potez u njima ne ističe. Na odmoru (14 dana godišnje) tvoje vrijeme miruje.
rules-leave = Napustiš li meč, na tvoje mjesto sjeda računalo, a preuzeti ga može bilo tko.
rules-leave-event = Napustiš li meč, na tvojem mjestu igra računalo dok se ne vratiš.
rules-resign = { $teams ->
    [yes] Strana smije predati meč ako se slažu svi njezini ljudi.
   *[no] Meč smiješ predati dok se partija igra.
}
rules-concede = { $teams ->
    [yes] Strana koja partiju više ne može dobiti smije je prepustiti ako se partneri slažu; svi preostali punti idu pobjednicima.
   *[no] Tko partiju više ne može dobiti, smije je prepustiti; svi preostali punti idu pobjedniku.
}
