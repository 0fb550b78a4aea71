### Tournaments.

command-tournament = turnir
command-tournament-about = Turnirji: prijavi se, igraj in jih vodi
command-tournament-new = nov
command-tournament-new-about = Odpri turnir v tem kanalu; ljudje se prijavijo z gumbom
command-tournament-enter = prijava
command-tournament-enter-about = Prijavi se na turnir, s partnerji, kjer se igra v parih ali trojkah
command-tournament-withdraw = odjava
command-tournament-withdraw-about = Zapusti turnir
command-tournament-table = miza
command-tournament-table-about = Poišči mizo svoje tekme
command-tournament-standings = vrstni-red
command-tournament-standings-about = Poglej vrstni red turnirja in svoje rezultate
command-tournament-start = začni
command-tournament-start-about = Začni turnir zdaj ali določi, kdaj se začne (gostitelj)
command-tournament-round = kolo
command-tournament-round-about = Daj dopisnemu kolu več časa (gostitelj)
command-tournament-player = igralec
command-tournament-player-about = Izključi prijavo, vrni jo ali zamenjaj partnerja (gostitelj)
command-tournament-result = rezultat
command-tournament-result-about = Popravi rezultat zadnjega kola ali zahtevaj ponovitev tekme (gostitelj)
command-tournament-cancel = odpovej
command-tournament-cancel-about = Odpovej turnir (gostitelj)

option-event = turnir
option-event-about = Kateri turnir; edini tukaj, če ne navedeš
option-title = naslov
option-title-about = Kako se imenuje
option-format = oblika
option-format-about = Kako se sestavijo pari
choice-format-swiss = Švicarski: vsi igrajo vsako kolo
choice-format-knockout = Na izpadanje: kdor izgubi, izpade
choice-format-round-robin = Vsak z vsakim: vsi se srečajo
choice-format-heats = Skupine: mize se menjajo vsako kolo
option-tempo = tempo
option-tempo-about = Ali se kolo igra naenkrat ali več dni
choice-tempo-live = V živo, kolo za kolom
choice-tempo-post = Dopisno, več dni za vsako kolo
option-rounds = kola
option-rounds-about = Koliko kol; običajno število, če ne navedeš
option-cut = zaključek
option-cut-about = Koliko najboljših na koncu igra na izpadanje
option-starts_in = začne-čez
option-starts_in-about = Čez koliko minut se začne; če ne navedeš, ga začneš ti
option-need_role = vloga
option-need_role-about = Vloga, potrebna za prijavo
option-need_matches = tekme
option-need_matches-about = Koliko končanih tekem je potrebnih za prijavo
option-prize = nagrada
option-prize-about = Vloga, ki jo dobijo zmagovalci
option-mate = partner
option-mate-about = Tvoj partner ali tisti, ki ga je treba zamenjati
option-third = tretji
option-third-about = Kdo dopolni tvojo trojko
option-hours = ure
option-hours-about = Koliko ur več dobi kolo
option-act = dejanje
option-act-about = Kaj se zgodi s prijavo
choice-act-strike-out = Izključi jo
choice-act-restore = Naj spet igra
choice-act-replace = Zamenjaj partnerja
option-entry = prijava
option-entry-about = Katera prijava ali igralec, čigar je tekma
option-new_partner = novi-partner
option-new_partner-about = Kdo prevzame mesto
option-verdict = odločitev
option-verdict-about = Kaj se zgodi z rezultatom
choice-verdict-won = Zmaga te prijave
choice-verdict-drawn = Neodločeno
choice-verdict-annul = Razveljavljeno: igra se znova
option-reason = razlog
option-reason-about = Zakaj; to lahko prebere vsak

## The message

event-heading = 🏆 { $title }
event-format-swiss = Švicarski sistem
event-format-knockout = Na izpadanje
event-format-round_robin = Vsak z vsakim
event-format-heats = Skupine
event-tempo-live = v živo
event-tempo-post = dopisno
event-rated = za rejting
event-unrated = brez rejtinga
event-cut = { $count ->
    [one] zaključek na izpadanje za najboljšega { $count }
    [two] zaključek na izpadanje za najboljša { $count }
    [few] zaključek na izpadanje za najboljše { $count }
   *[other] zaključek na izpadanje za najboljših { $count }
}
event-open = { $count ->
    [0] Prijav še ni.
    [one] Za zdaj je { $count } prijava.
    [two] Za zdaj sta { $count } prijavi.
    [few] Za zdaj so { $count } prijave.
   *[other] Za zdaj je { $count } prijav.
}
event-starts = Začne se { $when }.
event-starts-by-host-teams = Začne ga { $host }, ko bosta prijavljeni obe ekipi.
event-starts-by-host = { $least ->
    [one] Začne ga { $host }, ko bo vsaj { $least } prijava.
    [two] Začne ga { $host }, ko bosta vsaj { $least } prijavi.
    [few] Začne ga { $host }, ko bodo vsaj { $least } prijave.
   *[other] Začne ga { $host }, ko bo vsaj { $least } prijav.
}
event-needs-role = Potrebna vloga: { $role }.
event-needs-matches = { $count ->
    [one] Potrebna je vsaj { $count } končana tekma.
    [two] Potrebni sta vsaj { $count } končani tekmi.
    [few] Potrebne so vsaj { $count } končane tekme.
   *[other] Potrebnih je vsaj { $count } končanih tekem.
}
# $names: people.
event-waits-for = čaka na privolitev: { $names }
event-more = … in še { $count }
event-round = Kolo { $round } od { $rounds }
event-round-number = kolo { $round }
event-knockout-round = { $entries ->
    [2] finale
    [3] tekma za tretje mesto
    [4] polfinale
    [8] četrtfinale
    [16] osmina finala
    [32] šestnajstina finala
   *[other] najboljših { $entries }
}
event-round-cut = Na izpadanje
event-round-ready = Pri vsaki mizi se karte delijo, ko vsi pritisnejo *Pripravljeno*. Kdor tega ne stori do { $when }, izgubi tekmo.
event-round-until = Svojo tekmo odigraj do { $when }.
event-round-until-knockout = Svojo tekmo odigraj do { $when }. Če dotlej ni končana, zmaga, kdor vodi.
event-round-over = Kolo je končano. Naslednje kolo: { $when }.
event-round-last = Vse je odigrano. Končni rezultat: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · dobljeno
event-pairing-lost = { $first } – **{ $second }** · izgubljeno
event-pairing-drawn = { $first } – { $second } · neodločeno
event-pairing-played = { $first } – { $second } · odigrano
event-pairing-absent = **{ $first }** – { $second } · brez boja
event-pairing-both-absent = { $first } – { $second } · ni prišel nihče
event-pairing-uncounted = { $entries } · ne šteje
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (odsotnost)
event-pairing-table-left = { $name } { $points } (odstop)
event-bye = Prosto kolo: { $names }
event-standings = Vrstni red
# $points: a number. $note: a sign for those who have left.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Še v igri: { $names }
event-final = Končni rezultat
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = Turnir je odpovedan.
event-prize = Vlogo { $role } prejme: { $names }.
event-prize-by-hand = Vlogo { $role } prejme: { $names }. Jaz je ne smem dodeliti: prosim, naredi to ročno.
event-act-Withdrawn = { $when }: prijava je izključena
event-act-Restored = { $when }: prijava spet igra
event-act-PartnerReplaced = { $when }: partner je zamenjan
event-act-OutcomeCorrected = { $when }: rezultat je popravljen
event-act-PairingRepeated = { $when }: tekma se igra znova
event-act-DeadlineMoved = { $when }: kolo ima več časa
event-lots = -# Žreb: `{ $digest }`

ui-button-enter = Prijavi se
ui-button-withdraw = Odjavi se
ui-button-withdraw-sure = Da, odjavi me
ui-button-my-match = Moja tekma
ui-button-standings = Vrstni red
ui-button-event-rules = Pravila
ui-button-event-host = Gostitelj
ui-button-enter-accept = Igram
ui-button-enter-decline = Ne, hvala
ui-button-come-back = Spet igram
ui-button-ready = Pripravljeno
ui-button-event-start = Začni zdaj
ui-button-event-later = Uro pozneje
ui-button-event-extend = Še en dan
ui-button-event-cancel = Odpovej
ui-button-event-cancel-sure = Da, odpovej

## At a table

event-table-heading = { $title } · { $round } · miza { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · miza { $table }
event-table-ready = Treba je pritisniti *Pripravljeno* v { $minutes ->
    [one] { $minutes } minuti
    [two] { $minutes } minutah
    [few] { $minutes } minutah
   *[other] { $minutes } minutah
}: { $names }. Kdor tega ne stori, izgubi tekmo. Karte se delijo, ko so vsi pripravljeni: *Moje karte* nato pokaže vaše.
say-done-ready = Pripravljeno. Karte se delijo, ko so vsi pripravljeni.

## Answers

event-opened = Turnir je odprt. Prijaviti se je mogoče z gumbom pod njim.
event-entered = Prijava na turnir **{ $title }** je sprejeta. Ko se odpre tvoja miza, te tam omenim.
event-entered-with = Prijava na turnir **{ $title }** je sprejeta. V 24 urah je treba še privoliti: { $names }.
event-entered-late = Prijava na turnir **{ $title }** je sprejeta. Igraš od naslednjega kola.
event-accepted = Igraš na turnirju **{ $title }**.
event-withdrawn = Ne igraš več na turnirju **{ $title }**.
event-withdraw-ask = Se res odjaviš s turnirja **{ $title }**? Tekma, ki ni končana, je izgubljena.
event-not-entered-then = Narejeno: prijava je umaknjena.
event-back = Spet igraš od naslednjega kola.
event-ask-partners = Izberi, kdo igra s tabo na turnirju **{ $title }**.
event-ask-team = Izberi preostale člane svoje ekipe za **{ $title }**. Prijave nato kažejo, kdo igra s kom; s `/tournament enter` o tem odločaš ti.
event-partners-hint = Tvoji partnerji
# $people: mentions.
event-invitation = { $people }: { $host } vabi k skupni igri na turnirju **{ $title }**.
event-my-match = Tvoja tekma: { $place }
event-my-match-none = Trenutno te ne čaka nobena tekma.
event-my-match-bye = To kolo imaš prosto in dobiš točke kot za zmago.
event-my-match-rests = To kolo imaš prosto.
event-my-match-out = { $place ->
    [1] Zmaga je tvoja: 1. mesto.
   *[other] Zate je turnir končan: { $place }. mesto.
}
event-my-match-ended = Ta turnir je končan: tvoje je { $place }. mesto.
event-my-match-cut = V zaključku na izpadanje ne igraš. *Vrstni red* pokaže tvoje mesto.
event-my-match-through = Tvoj naslednji nasprotnik še ni znan. Ko se odpre tvoja miza, te tam omenim.
event-my-match-over = Tvoja tekma tega kola je končana.
event-my-match-soon = Tvoja miza se odpira. Poskusi znova čez trenutek.
event-own = Tvoji rezultati
event-own-line = { $round }: { $what }
event-own-none = Nimaš še odigranih tekem.
event-host-page = **{ $title }** · kaj smeš kot gostitelj
event-host-strike = Izključi prijavo
event-host-restore = Naj prijava spet igra
event-host-result = Popravi rezultat
event-host-more-entries = Sem ne gredo vse prijave: za druge uporabi `/tournament player`.
event-host-more-results = Sem gredo samo zadnji rezultati: za druge uporabi `/tournament result`.
event-host-verdict = Kaj je prav?
event-host-reason = Zakaj?
event-computer-added = Igra: { $names }.
event-computer-level = Dodaj računalnike te stopnje
event-done = Narejeno. Vidi se v sporočilu turnirja.
event-started = Turnir **{ $title }** se je začel.
event-postponed = Turnir **{ $title }** se začne { $when }.
event-extended = Kolo se konča { $when }.
event-cancel-ask = Res odpoveš turnir **{ $title }**? Tekme, ki se igrajo, se končajo brez rezultata.
event-cancelled-done = Turnir **{ $title }** je odpovedan.
event-which = Tu je več turnirjev. Navedi enega: { $titles }.
event-none = Tu ni turnirja. Odpre ga `/tournament new`.
event-verdict-won = Zmaga: { $name }
event-verdict-drawn = Neodločeno
event-verdict-annul = Razveljavljeno: igra se znova
suggest-event = { $title } · { $stage }
suggest-event-open = odprt za prijave
suggest-event-running = v teku
suggest-event-finished = končan
suggest-event-cancelled = odpovedan

event-scheduled-about = Turnir v briškoli: { $format }, { $game }.

## Proof

event-verify-heading = Žreb: { $title }
event-verify-about = Seme je bilo določeno, ko je bil turnir odprt. Iz njega in iz številk, ki so jih dodale prijave, sledi ves žreb: nosilci, pari, prosta kola in zadnje merilo pri izenačenju.
event-verify-commitment = Zaveza: `{ $commitment }`
event-verify-seed = Seme: `{ $seed }`
event-verify-right = Seme ustreza svoji zavezi in iz njega sledi vse, kar je bilo izžrebano. Kola: { $rounds }.
event-verify-wrong = Nekaj se ne ujema: { $what }
event-verify-later = Seme se objavi, ko je turnir končan.
event-proof = -# Dokaz žreba: `/briscola verify tournament:{ $id }`

## Help

help-at-event = **{ $title }**: igraš tukaj. Karte se delijo, ko so vsi pripravljeni.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Tvoja prijava je sprejeta.
help-event-open = Odprt je: pritisni *Prijavi se* v njegovem sporočilu ali uporabi `/tournament enter`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = { $place }. mesto na turnirju

## Refusals

event-refusal-no-event = Takega turnirja ni.
event-refusal-over = Ta turnir je končan.
event-refusal-not-host = To smejo samo { $host } in tisti, ki upravljajo strežnik.
event-refusal-not-open = Turnir se je začel: tega ni več mogoče spremeniti.
event-refusal-not-running = Ne igra se nobeno kolo.
event-refusal-already-entered = Tvoja prijava je že sprejeta.
event-refusal-other-entered = { $name } igra v drugi prijavi tega turnirja.
event-refusal-not-entered = Na tem turnirju nimaš prijave.
event-refusal-too-late = Za prijavo na ta turnir je prepozno.
event-refusal-full = Turnir je poln. Prijave: { $most }.
event-refusal-barred = Na zadnjem turnirju tukaj te ni bilo. Spet se smeš prijaviti { $when }.
event-refusal-no-role = Za ta turnir je potrebna vloga { $role }.
event-refusal-few-matches = { $least ->
    [one] Za prijavo je potrebna { $least } končana tekma.
    [two] Za prijavo sta potrebni { $least } končani tekmi.
    [few] Za prijavo so potrebne { $least } končane tekme.
   *[other] Za prijavo je potrebnih { $least } končanih tekem.
}
event-refusal-wrong-size = { $size ->
    [1] Tu se vsak prijavi zase.
    [2] Tu se prijavita dva skupaj: navedi partnerja.
   *[other] Tu se prijavi več igralcev skupaj ({ $size }): navedi partnerje.
}
event-refusal-twice = Navedi različne ljudi, in ne sebe.
event-refusal-partner-is-bot = Bot ti ne more biti partner.
event-refusal-not-asked = Nisi več na tem turnirju. *Spet igram*, pod *Vrstni red*, te vrne, kjer je to mogoče.
event-refusal-already-accepted = Na njem že igraš.
event-refusal-has-played = Ta prijava je že igrala: partnerji ostanejo.
event-refusal-no-such-entry = Take prijave ni.
event-refusal-not-away = Ta prijava že igra.
event-refusal-cannot-return = Na tem turnirju se nihče ne more vrniti.
event-refusal-few-entries = Premalo prijav. Potrebne: { $least }, zdaj: { $count }.
event-refusal-rated-computers = Računalniki igrajo samo na turnirjih brez rejtinga.
event-refusal-no-such-pairing = V zadnjem kolu ni take tekme.
event-refusal-next-paired = Naslednje kolo je že sestavljeno: spremenijo se lahko samo rezultati zadnjega.
event-refusal-not-decided = Ta tekma še ni končana.
event-refusal-needs-winner = Na turnirju na izpadanje mora nekdo zmagati: izberi, kdo je zmagal, ali naj se tekma ponovi.
event-refusal-own-result = Rezultata lastne tekme ne smeš spremeniti. To lahko stori kdo drug, ki upravlja strežnik.
event-refusal-no-reason = Povej, zakaj: to lahko prebere vsak.
event-refusal-by-post-only = Več časa lahko dobijo samo dopisna kola.
event-refusal-in-the-past = Izberi čas v naslednjih 60 dneh.
event-refusal-too-many-events = Tu teče že največ dovoljenih turnirjev: { $most }.
event-refusal-open-hands = Na turnirju nihče ne kaže kart.
event-refusal-no-format = Ta igra se igra samo v skupinah: nima dveh strani.
event-refusal-waits = Turnir ne more čakati na odsotnega igralca. Izberi drugo pravilo za potek časa.
event-refusal-no-cut = Zaključek na izpadanje imajo lahko samo turnirji po švicarskem sistemu ali vsak z vsakim, z 2, 4 ali 8 najboljšimi.
event-refusal-role = Vloge { $role } ne smem dodeliti: je nad mojo ali mi manjka *Manage Roles*. Izberi drugo ali jo dodeli ročno.
event-refusal-role-of-yours = Vloge { $role } ne smeš dodeliti: ni pod tvojo ali ti manjka *Manage Roles*. Izberi drugo.

closed-event = Turnir je zaprl to mizo.
ui-closed-event = Turnir je zaprl to mizo. `/tournament standings` pokaže, kako se tekma šteje.
closed-withdrawn = Na turnirju ne igra več: { $names }. Zato je miza zaprta.
ui-closed-withdrawn = Na turnirju ne igra več: { $names }. Zato je miza zaprta. `/tournament standings` pokaže, kako se tekma šteje.

## Pictures

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Nasprotniki
ui-picture-won-deals = Partije
ui-picture-cards = Karte
ui-picture-percent = Odstotek
# $entries: how many are left before the round; 3 for the match for third place.
ui-picture-round = { $entries ->
    [2] Finale
    [3] Tretje mesto
    [4] Polfinale
    [8] Četrtfinale
    [16] Osmina finala
    [32] 1/16 finala
   *[other] Najboljših { $entries }
}
ui-picture-part = Del { $part } od { $parts }
ui-picture-meets = { $first } – { $second }
# $score: the deals of both after a blank, or nothing.
ui-picture-beat = { $first } – { $second }{ $score }, zmaga { $first }
ui-picture-nobody = { $first } – { $second }, ni prišel nihče
ui-picture-passed-on = { $name } gre naprej brez tekme
ui-picture-waits = { $name } čaka na nasprotnika
event-parts = Pokaži drug del kot sliko

## Tables, the final, small Swisses

option-double = dvakrat
option-double-about = Ali se pri turnirju vsak z vsakim vsi srečajo dvakrat
option-third_place = tretje-mesto
option-third_place-about = Ali poraženca polfinalov igrata za tretje mesto
option-final = finale
option-final-about = Do koliko se igra finale, če naj bo daljši od drugih tekem
option-pause = premor
option-pause-about = Koliko minut je med dvema koloma v živo
option-days = dnevi
option-days-about = Koliko dni traja dopisno kolo
option-channels = kanali
option-channels-about = Največ štirje kanali za mize; brez njih dobi vsaka miza svojo nit
event-double = dvokrožno
event-third = tekma za tretje mesto
# $goal: first to so many deals or points.
event-final-goal = finale: { $goal }
event-small-swiss = Prijave: { $count }. Tu lahko igra vsak z vsakim. Kaj ti je ljubše?
ui-button-event-start-robin = Vsak z vsakim
ui-button-event-start-swiss = Švicarski sistem
event-refusal-no-final = Finale ima samo turnir na izpadanje ali tisti, ki se konča tako.
event-refusal-no-double = Samo pri turnirju vsak z vsakim se lahko vsi srečajo dvakrat.
event-refusal-no-rounds = Število kol se lahko izbere samo pri turnirjih po švicarskem sistemu in v skupinah.
event-refusal-tempo = Premor je za turnirje v živo, dnevi so za dopisne.
event-refusal-pause = { $most ->
    [one] Premor med dvema koloma traja največ { $most } minuto.
    [two] Premor med dvema koloma traja največ { $most } minuti.
    [few] Premor med dvema koloma traja največ { $most } minute.
   *[other] Premor med dvema koloma traja največ { $most } minut.
}
event-refusal-days = Dopisno kolo traja od 1 do največ { $most } dni.
event-refusal-channels = Navedi besedilne kanale tega strežnika, v katerih smeva pisati ti in jaz, na primer #igre. Največ: { $most }.
event-refusal-not-swiss = { $most ->
    [one] V turnir vsak z vsakim se lahko spremeni samo švicarski z največ { $most } prijavo.
    [two] V turnir vsak z vsakim se lahko spremeni samo švicarski z največ { $most } prijavama.
    [few] V turnir vsak z vsakim se lahko spremeni samo švicarski z največ { $most } prijavami.
   *[other] V turnir vsak z vsakim se lahko spremeni samo švicarski z največ { $most } prijavami.
}
