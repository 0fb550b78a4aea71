### The rules of a table, told in a few sentences. $way is "clockwise" or "counter_clockwise".

rules-house = { $text } *(hišno pravilo)*
rules-weak = { $text } *(slabo izpričano)*
rules-foot = Kjer piše *hišno pravilo*, o tem ne govori nobena knjiga; tu se igra tako.
rules-foot-weak = *Slabo izpričano*: o tem govori malo virov, in ne vsi enako.
rules-head-cards = Karte
rules-head-deal = Delitev
rules-head-auction = Licitacija in klic
rules-head-play = Igra
rules-head-talk = Pogovor
rules-head-result = Zmaga
rules-head-table = Pri tej mizi

## Cards

rules-pack = { $pack ->
    [french40] Francoske karte brez osmic, devetk in desetk ({ $cards }): karo, srce, pik in križ.
    [french32] Francoske karte od sedmice do asa ({ $cards }): karo, srce, pik in križ.
    [spanish40] Španske karte brez osmic in devetk ({ $cards }): denarji, pokali, sablje in palice.
    [spanish48] Španske karte ({ $cards }): denarji, pokali, sablje in palice.
   *[italian40] Italijanske karte ({ $cards }): denarji, pokali, sablje in palice.
}
rules-removed = Za tri igralce se izloči ena dvojka: { CASE($card, "nominative") }. Objavi se ob delitvi.
rules-no-twos = Izločijo se vse štiri dvojke.
rules-order = Od najmočnejše: { CASE($ranks, "nominative") }.
rules-values = Točke kart: { CASE($first, "nominative") } 11, { CASE($second, "nominative") } 10, { CASE($third, "nominative") } 4, { CASE($fourth, "nominative") } 3, { CASE($fifth, "nominative") } 2, vse druge nič: skupaj 120.

## Deal

rules-dealer = { $first ->
    [host] Prvi deli gostitelj
    [loser] Prvi deli poraženec zadnje tekme
   *[random] Prvega delilca določi žreb
}; { $next ->
    [fixed] vsakič deli isti igralec
    [winner] potem deli, kdor dobi partijo
   *[right] po vsaki partiji gre delitev { $way ->
        [clockwise] v levo
       *[counter_clockwise] v desno
    }
}.
rules-deal = Vsak dobi { $cards ->
    [3] tri karte
    [4] štiri karte
    [5] pet kart
    [8] osem kart
    [9] devet kart
    [10] deset kart
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}, eno po eno, { $way ->
    [clockwise] v smeri urnega kazalca, z začetkom levo od delilca
   *[counter_clockwise] v nasprotni smeri urnega kazalca, z začetkom desno od delilca
}.
rules-trump-turnup = Naslednja karta se odpre. Njena barva je adut; ta odprti adut leži pod kupčkom in se vzame zadnji.
rules-trump-none = Aduta ni.
rules-trump-first_led = Adut je barva prve karte, odigrane v partiji.
rules-trump-dealers_card = Zadnja razdeljena karta se pokaže: njena barva je adut, sama pa ostane delilcu.
rules-turn_up_reject = Če se odpre as ali { CASE($ten, "nominative") }, gre karta nazaj v sredino kupčka in odpre se naslednja.
rules-partners_show_first = Pred prvo rundo partnerji drug drugemu vidijo karte.
rules-partners_look_at_the_end = Ko kupčka ni več, partnerji drug drugemu vidijo karte.
rules-open_hands = Karte vseh igralcev ležijo odkrite.
rules-open_next_card = Naslednja karta kupčka leži odkrita.
rules-open_piles = Pobrane karte ležijo odkrite.

## Auction

rules-auction-combined = Po vrsti, z začetkom { $way ->
    [clockwise] levo
   *[counter_clockwise] desno
} od delilca, vsak licitira ali reče naprej; kdor reče naprej, ne licitira več. Najprej se licitirajo karte, vsaka nižja od prejšnje, od asa do { CASE($lowest, "genitive") }; pri najnižji se licitirajo točke, od { $raise } do 120.
rules-auction-force = Namesto nižje karte smeš obdržati zadnjo in zahtevati točke; potem rastejo samo točke.
rules-auction-rank = Po vrsti, z začetkom { $way ->
    [clockwise] levo
   *[counter_clockwise] desno
} od delilca, vsak licitira ali reče naprej; kdor reče naprej, ne licitira več. Licitirajo se karte, vsaka nižja od prejšnje, od asa do { CASE($lowest, "genitive") }.
rules-auction-points = Po vrsti, z začetkom { $way ->
    [clockwise] levo
   *[counter_clockwise] desno
} od delilca, vsak licitira ali reče naprej; kdor reče naprej, ne licitira več. Licitirajo se točke, vsaka ponudba višja, od 61 do 120.
rules-auction-suit_only = Po vrsti, z začetkom { $way ->
    [clockwise] levo
   *[counter_clockwise] desno
} od delilca, vsak licitira ali reče naprej; kdor reče naprej, ne licitira več. Licitirajo se točke, vsaka ponudba višja, od 61 do 120.
rules-auction-from65 = Po vrsti, z začetkom { $way ->
    [clockwise] levo
   *[counter_clockwise] desno
} od delilca, vsak licitira ali reče naprej; kdor reče naprej, ne licitira več. Licitirajo se točke po pet, vsaka ponudba višja, od 65 do 120.
rules-thrown-in = Če vsi rečejo naprej, znova deli naslednji delilec.
rules-call-rank = Kdor dobi licitacijo, je nosilec in imenuje barvo: to je adut, klicana pa je licitirana karta te barve.
rules-call-suit = Kdor dobi licitacijo, je nosilec in imenuje barvo: to je adut, klicana pa je adutna dvojka.
rules-call-card = Kdor dobi licitacijo, je nosilec in pokliče karto: njena barva je adut.
rules-call-two = Pri ponudbi 120 sme nosilec namesto ene poklicati dve karti iste barve{ $rank ->
    [yes] , eno od njiju licitirano
   *[no] { "" }
}: kdor ju ima, je partner.
rules-call-secret = Kdor ima klicano karto, je nosilčev partner; drugi to izvejo, ko karta pade. Nosilec sme poklicati tudi svojo karto: takrat igra proti štirim.
rules-blind-on = Če je klicana dvojka, nosilcu ni treba takoj imenovati barve. Dvojke, odigrane v prvi rundi, takrat ležijo pokrite. Po peti karti nosilec imenuje barvo, dvojke se obrnejo in runda se odloči.
rules-blind-from_62 = Če je dvojka klicana z vsaj 62 točkami, nosilcu ni treba takoj imenovati barve. Dvojke, odigrane v prvi rundi, takrat ležijo pokrite. Po peti karti nosilec imenuje barvo, dvojke se obrnejo in runda se odloči.

## Play

rules-lead = { $declarer ->
    [yes] Prvo rundo začne nosilec.
   *[no] Prvo rundo začne igralec { $way ->
        [clockwise] levo
       *[counter_clockwise] desno
    } od delilca.
}
rules-follow-free = Igraš katerokoli karto: na barvo ni treba odgovarjati.
rules-follow-must_follow = Na barvo moraš odgovoriti, če moreš; če ne moreš, igraš, kar hočeš.
rules-follow-last3_follow_and_head = Igraš, kar hočeš, razen v zadnjih treh rundah: tam moraš igrati višjo karto v barvi prve karte; če je nimaš, katerokoli karto te barve; če tudi te nimaš, kar hočeš.
rules-take = Rundo pobere najvišji adut; brez aduta najvišja karta v barvi prve karte. Kdor pobere, začne naslednjo.
rules-take-plain = Rundo pobere najvišja karta v barvi prve karte. Kdor pobere, začne naslednjo.
rules-double = V rundi vsak odigra eno karto, nato vsak še drugo, po istem vrstnem redu; prva karta določi barvo, najboljša od vseh pobere vse.
rules-draw = Po vsaki rundi vsak vzame karto iz kupčka, najprej tisti, ki je pobral{ $players ->
    [2] , nato drugi
   *[other] , nato ostali { $way ->
        [clockwise] v smeri urnega kazalca
       *[counter_clockwise] v nasprotni smeri urnega kazalca
    }
}.
rules-draw-double = Po vsaki rundi vsak vzame karto iz kupčka in nato še eno, obakrat najprej tisti, ki je pobral.
rules-short = Ko je v kupčku premalo kart za vse, jih vzameta tisti, ki je pobral, in naslednji po vrsti; samo onadva igrata naslednjo rundo, potem imajo spet vsi enako.
rules-last-tricks = Ko kupčka ni več, se { $count ->
    [2] zadnji dve rundi igrata
    [3] zadnje tri runde igrajo
    [5] zadnjih pet rund igra
    [9] zadnjih devet rund igra
   *[other] zadnje runde igrajo
} s kartami, ki so ostale.
rules-exchange-deuce_first_trick = Dokler prva runda ni končana, sme tisti, ki ima adutno dvojko, to pred vsemi zamenjati za odprtega aduta.
rules-exchange-brisca_7_2 = Ko pobereš rundo, smeš pred začetkom naslednje adutno sedmico zamenjati za odprtega asa, trojko, kralja, { CASE($queen, "accusative") } ali fanta, dvojko pa za nižjo karto.
rules-conquista = Kdor ima skupaj adutnega asa, { CASE($ten, "accusative") } in kralja, jih sme pokazati in takoj dobi partijo.
rules-conquista-worth = To šteje tri.
rules-renege = Bot sprejme tudi karto, ki ne odgovarja na barvo; nasprotnik pa sme to prijaviti do konca partije in kriva stran izgubi tekmo. Stran, ki prijavi neupravičeno, jo prav tako izgubi.

## Talk

rules-talk-off = Partnerji si ne povedo ničesar, ne z besedami ne z znaki.
rules-talk-free = Vsi smejo govoriti; miza ničesar ne preverja.
rules-talk-signals = Od runde { $from } smejo partnerji z znaki povedati, katere karte imajo; če ni rečeno drugače, so to aduti. Znaki: { CASE($gestures, "nominative") }.
rules-talk-signals-custom = Od runde { $from } smejo partnerji z znaki povedati, katere karte imajo. Znake izbere gostitelj.
rules-delivery-private = Znak vidijo samo partnerji.
rules-delivery-catchable = Znak vidijo partnerji in nasprotniki, ki pazijo: v vsaki rundi smeš na skrivaj paziti na enega nasprotnika.
rules-delivery-public = Znak vidijo vsi.
rules-truth-enforced = Znak smeš dati samo za karte, ki jih imaš.
rules-truth-free = Lažni znaki so dovoljeni.
rules-talk-conversation = Od runde { $from } sme tisti, ki začne rundo, prej partnerje na glas spraševati in jim ukazovati.
rules-talk-rais = Vsaka ekipa ima raisa, svojega kapetana. Od runde { $from } sme samo rais partnerje na glas spraševati in jim ukazovati, preden igrajo.
rules-questions = Vprašati smeš o praznih kartah (niso vredne nič in niso aduti), nizkih adutih ({ $low }), adutnih figurah ali kartah za 10 in 11, ki niso aduti (as in { CASE($ten, "nominative") }): odgovor je resničen. Vprašati smeš tudi, ali partner lahko pobere rundo brez aduta: to je ocena.
rules-answer-counts = Ob „da“ na vprašanje o kartah se pove tudi, koliko jih je: „Da, dve karti.“
rules-useless = Prazne karte niso vredne nič in niso aduti.
rules-orders-advisory = Ukazi so nasvet: prazna karta, visok ali nizek adut, karta za 10 ali 11, ki ni adut (as ali { CASE($ten, "nominative") }), ali pobrati rundo brez aduta.
rules-orders-binding = Ukaz je treba ubogati, če karte to dovolijo: prazna karta, visok ali nizek adut, karta za 10 ali 11, ki ni adut (as ali { CASE($ten, "nominative") }), ali pobrati rundo brez aduta.
rules-limits = V eni rundi: { $asks ->
    [0] brez vprašanj
    [1] eno vprašanje
    [one] { $asks } vprašanje
    [two] { $asks } vprašanji
    [few] { $asks } vprašanja
   *[other] { $asks } vprašanj
}, { $orders ->
    [0] brez ukazov
    [1] en ukaz vsakemu partnerju
    [one] { $orders } ukaz vsakemu partnerju
    [two] { $orders } ukaza vsakemu partnerju
    [few] { $orders } ukazi vsakemu partnerju
   *[other] { $orders } ukazov vsakemu partnerju
}.
rules-rais-look = Ko kupčka ni več, sme rais pogledati karte enega partnerja, enkrat na partijo.

## Winning

rules-win-two = { $teams ->
    [yes] Partnerji seštejejo točke. Partijo dobi stran z 61 točkami ali več.
   *[no] Partijo dobi igralec z 61 točkami ali več.
}
rules-win-many = Partijo dobi, kdor ima več točk kot kdorkoli drug.
rules-a31 = Od prve runde smeš prijaviti, da imaš v pobranih rundah 31 točk: če jih imaš, dobiš partijo, če jih nimaš, jo izgubiš.
rules-a31-unclaimed = Če nihče ne prijavi, nihče ne dobi nič in igra se nova partija.
rules-made = Nosilčeva stran uspe, če pobere licitirane točke, ali 61, če je licitirana samo karta.
rules-scoring-standard = Uspeh: nosilec +2, partner +1, drugi −1; neuspeh, obratno. Brez partnerja: +4 ali −4, drugi −1 ali +1. Vse dvojno, ko ena stran pobere vseh 120 točk.
rules-scoring-two = Z dvema partnerjema dobita ta po ±1, nosilec ±2, druga dva ∓2.
rules-scoring-pazza = Uspeh: vsak z nosilčeve strani dobi licitirano, drugi nič. Neuspeh: vsak s te strani izgubi, kolikor je manjkalo, drugi dobijo pobrane točke. Brez partnerja se nosilčevo število podvoji.
rules-scoring-italiana = Uspeh: nosilec in partner dobita 1; neuspeh: izgubita 1, drugi dobijo 1. Šteje 2, ko ena stran pobere vse runde, in 4, ko nosilec igra brez partnerja.
rules-tie-nobody_scores = { $two ->
    [yes] Pri 60 : 60 nihče ne dobi nič, deli pa naslednji delilec.
   *[no] Če ima največ točk več igralcev, nihče ne dobi nič, deli pa naslednji delilec.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] Pri 60 : 60 nihče ne dobi nič, isti delilec pa deli še enkrat.
   *[no] Če ima največ točk več igralcev, nihče ne dobi nič, isti delilec pa deli še enkrat.
}
rules-tie-last_trick_wins = { $two ->
    [yes] Pri 60 : 60 partijo dobi stran, ki pobere zadnjo rundo.
   *[no] Če ima največ točk več igralcev, odloči zadnja runda.
}
rules-tie-carry = { $two ->
    [yes] Pri 60 : 60 nihče ne dobi nič, naslednja dobljena partija pa šteje eno več.
   *[no] Če ima največ točk več igralcev, nihče ne dobi nič, naslednja dobljena partija pa šteje eno več.
}
rules-worth-pennycook = Partija, dobljena z 61 do 90 točkami, šteje 1, z 91 do 119 šteje 2, z vsemi 120 šteje 3.
rules-worth-threehand = Dva igralca nad 40 točkami dobita po 1; če je samo eden, dobi 2; vseh 120 točk prinese 3; če imajo vsi 40, nihče ne dobi nič.
rules-worth-bisca = Partija, dobljena z 61 do 90 točkami, šteje 1, z 91 do 119 šteje 2, z vsemi 120 šteje 4.
rules-worth-sueca = 61 do 90 točk šteje eno igro, 91 do 119 dve, vseh 120 štiri{ $tricks ->
    [yes] , a samo z vsemi rundami, sicer dve
   *[no] { "" }
}.
rules-early-when_decided = Partija se konča takoj, ko ima ena stran 61 točk.
rules-early-claim = Stran, ki ima 61 točk, sme prijaviti partijo in jo s tem konča.
rules-match-first_to = { $target ->
    [1] O tekmi odloči ena partija.
    [one] Tekmo dobi, kdor prvi dobi { $target } partijo.
    [two] Tekmo dobi, kdor prvi dobi { $target } partiji.
    [few] Tekmo dobi, kdor prvi dobi { $target } partije.
   *[other] Tekmo dobi, kdor prvi dobi { $target } partij.
}
rules-match-race = Točke kart se seštevajo skozi partije: tekma se igra do { $target }. { $target ->
    [120] Če je na vrhu izenačeno: še dve partiji.
   *[other] Če mejo presežeta dve strani, dobi višja; če je na vrhu izenačeno: še ena partija.
}
rules-match-pennycook = Tekma se igra na točke igre, do { $target }.
rules-match-threehand = Tekma se igra na točke igre, do { $target }; če so izenačeni vsi trije, se igra naprej. Če sta tam izenačena dva, tretji izpade, onadva pa igrata naprej s 40 kartami, za 1, 2 ali 3 pri 61, 91 ali 120 točkah.
rules-match-threehand-end = Od njiju zmaga, kdor prvi povede.
rules-match-chiamata = Tekma se igra do rezultata { $target }; če je na vrhu izenačeno: še ena partija.
rules-match-n_deals = { $target ->
    [1] Igra se ena partija; če je na vrhu izenačeno: še ena.
    [one] Igra se { $target } partija; zmaga najvišji rezultat; če je na vrhu izenačeno: še ena partija.
    [two] Igrata se { $target } partiji; zmaga najvišji rezultat; če je na vrhu izenačeno: še ena partija.
    [few] Igrajo se { $target } partije; zmaga najvišji rezultat; če je na vrhu izenačeno: še ena partija.
   *[other] Igra se { $target } partij; zmaga najvišji rezultat; če je na vrhu izenačeno: še ena partija.
}
rules-match-sueca = Tekma se igra na igre, do { $target }.

## Customs of the table

rules-points-hidden = Točke so skrite do konca partije.
rules-points-own = Dokler se partija igra, vidiš samo točke svoje strani.
rules-points-both = Dokler se partija igra, se vidijo točke vseh.
rules-points-rated = V tekmah za rejting so točke skrite do konca partije.
rules-unrated = Z odkritimi kartami tekma ni za rejting.
rules-review-off = Dokler se partija igra, pobranih rund ne moreš še enkrat pogledati.
rules-review-last = Zadnjo rundo smeš še enkrat pogledati.
rules-review-all = Vse runde partije smeš še enkrat pogledati.
rules-clock = Čas za potezo: { $time }; opozorilo pride po dveh tretjinah.
rules-clock-off = Čas za potezo ni omejen.
rules-timeout-autoplay_twice = Ko čas poteče, se karta odigra namesto tebe. { $misses ->
    [one] Po { $misses } zamujeni potezi
    [two] Po { $misses } zamujenih potezah zapored
    [few] Po { $misses } zamujenih potezah zapored
   *[other] Po { $misses } zamujenih potezah zapored
} na tvoje mesto do vrnitve sede računalnik.
rules-timeout-autoplay = Ko čas poteče, se karta odigra namesto tebe.
rules-timeout-computer_takes_seat = Ko čas poteče, na tvoje mesto do vrnitve sede računalnik.
rules-timeout-forfeit = Ko čas poteče, tvoja stran izgubi tekmo.
rules-timeout-wait_vote = Ko čas poteče, drugi odločijo, ali čakajo.
rules-match-clock = Čas vsakega igralca za vso tekmo: { $time }. Ura teče samo, ko je na vrsti; komur poteče, izgubi.
rules-post = Pri dopisnih igrah dobiš obvestilo, ko si na vrsti, in opomnik po dveh tretjinah časa, a nikoli v svojih tihih urah, in nobena poteza v njih ne poteče. Na dopustu (14 dni na leto) tvoj čas miruje.
rules-leave = Če zapustiš tekmo, na tvoje mesto sede računalnik, prevzame pa ga lahko kdorkoli.
rules-leave-event = Če zapustiš tekmo, na tvojem mestu igra računalnik, dokler se ne vrneš.
rules-resign = { $teams ->
    [yes] Stran sme predati tekmo, če se strinjajo vsi njeni ljudje.
   *[no] Tekmo smeš predati, dokler se partija igra.
}
rules-concede = { $teams ->
    [yes] Stran, ki partije ne more več dobiti, jo sme prepustiti, če se partnerji strinjajo; vse preostale točke dobijo zmagovalci.
   *[no] Kdor partije ne more več dobiti, jo sme prepustiti; vse preostale točke dobi zmagovalec.
}
