### Tournaments.

command-tournament = turnir
command-tournament-about = Turniri: prijavi se, igraj i vodi ih
command-tournament-new = novi
command-tournament-new-about = Otvori turnir u ovom kanalu; ljudi se prijavljuju gumbom
command-tournament-enter = prijava
command-tournament-enter-about = Prijavi se na turnir, s partnerima gdje se igra u parovima ili trojkama
command-tournament-withdraw = odjava
command-tournament-withdraw-about = Napusti turnir
command-tournament-table = stol
command-tournament-table-about = Nađi stol svojeg meča
command-tournament-standings = poredak
command-tournament-standings-about = Pogledaj poredak turnira i svoje rezultate
command-tournament-start = kreni
command-tournament-start-about = Počni turnir sada ili odredi kad počinje (domaćin)
command-tournament-round = kolo
command-tournament-round-about = Daj dopisnom kolu više vremena (domaćin)
command-tournament-player = igrač
command-tournament-player-about = Isključi prijavu, vrati je ili zamijeni partnera (domaćin)
command-tournament-result = rezultat
command-tournament-result-about = Ispravi rezultat posljednjeg kola ili ponovi meč (domaćin)
command-tournament-cancel = otkaži
command-tournament-cancel-about = Otkaži turnir (domaćin)

option-event = turnir
option-event-about = Koji turnir; jedini ovdje ako ne navedeš
option-title = naslov
option-title-about = Kako se zove
option-format = format
option-format-about = Kako se slažu parovi
choice-format-swiss = Švicarski: svi igraju svako kolo
choice-format-knockout = Ispadanje: tko izgubi, ispada
choice-format-round-robin = Svatko sa svakim: svi se susreću
choice-format-heats = Skupine: stolovi se mijenjaju svako kolo
option-tempo = tempo
option-tempo-about = Igra li se kolo odjednom ili danima
choice-tempo-live = Uživo, kolo za kolom
choice-tempo-post = Dopisno, dani za svako kolo
option-rounds = kola
option-rounds-about = Koliko kola; uobičajeni broj ako ne navedeš
option-cut = završnica
option-cut-about = Koliko najboljih na kraju igra na ispadanje
option-starts_in = počinje-za
option-starts_in-about = Za koliko minuta počinje; ako ne navedeš, započinješ ga ti
option-need_role = uloga
option-need_role-about = Uloga potrebna za prijavu
option-need_matches = mečevi
option-need_matches-about = Koliko je završenih mečeva potrebno za prijavu
option-prize = nagrada
option-prize-about = Uloga koju dobivaju pobjednici
option-mate = partner
option-mate-about = Tvoj partner ili onaj kojeg treba zamijeniti
option-third = treći
option-third-about = Tko dopunjava tvoju trojku
option-hours = sati
option-hours-about = Koliko još sati dobiva kolo
option-act = radnja
option-act-about = Što se radi s prijavom
choice-act-strike-out = Isključi je
choice-act-restore = Neka opet igra
choice-act-replace = Zamijeni partnera
option-entry = prijava
option-entry-about = Koja prijava ili igrač čiji je meč
option-new_partner = novi-partner
option-new_partner-about = Tko uzima mjesto
option-verdict = odluka
option-verdict-about = Što će biti s rezultatom
choice-verdict-won = Pobjeda te prijave
choice-verdict-drawn = Neriješeno
choice-verdict-annul = Poništeno: igra se ponovno
option-reason = razlog
option-reason-about = Zašto; to može pročitati svatko

## The message

event-heading = 🏆 { $title }
event-format-swiss = Švicarski sustav
event-format-knockout = Na ispadanje
event-format-round_robin = Svatko sa svakim
event-format-heats = Skupine
event-tempo-live = uživo
event-tempo-post = dopisno
event-rated = rangirano
event-unrated = nerangirano
event-cut = završnica na ispadanje najboljih { $count }
event-open = { $count ->
    [0] Još nema prijava.
    [one] Zasad { $count } prijava.
    [few] Zasad { $count } prijave.
   *[other] Zasad { $count } prijava.
}
event-starts = Počinje { $when }.
event-starts-by-host-teams = Započinje ga { $host } kad budu prijavljene obje ekipe.
event-starts-by-host = { $least ->
    [one] Započinje ga { $host } kad bude barem { $least } prijava.
    [few] Započinje ga { $host } kad budu barem { $least } prijave.
   *[other] Započinje ga { $host } kad bude barem { $least } prijava.
}
event-needs-role = Potrebna uloga: { $role }.
event-needs-matches = { $count ->
    [one] Za prijavu treba barem { $count } završen meč.
    [few] Za prijavu trebaju barem { $count } završena meča.
   *[other] Za prijavu treba barem { $count } završenih mečeva.
}
# $names: people.
event-waits-for = čeka se: { $names }
event-more = … i još { $count }
event-round = Kolo { $round } od { $rounds }
event-round-number = kolo { $round }
event-knockout-round = { $entries ->
    [2] finale
    [3] meč za treće mjesto
    [4] polufinale
    [8] četvrtfinale
    [16] osmina finala
    [32] šesnaestina finala
   *[other] najboljih { $entries }
}
event-round-cut = Na ispadanje
event-round-ready = Za svakim stolom karte se dijele kad svi pritisnu *Spremno*. Tko to ne učini do { $when }, gubi meč.
event-round-until = Odigraj svoj meč do { $when }.
event-round-until-knockout = Odigraj svoj meč do { $when }. Ako dotad ne završi, pobjeđuje tko vodi.
event-round-over = Kolo je gotovo. Sljedeće kolo: { $when }.
event-round-last = Sve je odigrano. Konačni rezultat: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · dobiveno
event-pairing-lost = { $first } – **{ $second }** · izgubljeno
event-pairing-drawn = { $first } – { $second } · neriješeno
event-pairing-played = { $first } – { $second } · odigrano
event-pairing-absent = **{ $first }** – { $second } · bez borbe
event-pairing-both-absent = { $first } – { $second } · nitko nije došao
event-pairing-uncounted = { $entries } · ne računa se
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (nedolazak)
event-pairing-table-left = { $name } { $points } (odustajanje)
event-bye = Slobodno kolo: { $names }
event-standings = Poredak
# $points: a number. $note: a sign for those who have left.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Još u igri: { $names }
event-final = Konačni rezultat
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = Turnir je otkazan.
event-prize = Ulogu { $role } dobiva: { $names }.
event-prize-by-hand = Ulogu { $role } dobiva: { $names }. Ja je ne smijem dodijeliti: učini to ručno.
event-act-Withdrawn = { $when }: prijava je isključena
event-act-Restored = { $when }: prijava opet igra
event-act-PartnerReplaced = { $when }: partner je zamijenjen
event-act-OutcomeCorrected = { $when }: rezultat je ispravljen
event-act-PairingRepeated = { $when }: meč se igra ponovno
event-act-DeadlineMoved = { $when }: kolo je dobilo više vremena
event-lots = -# Ždrijeb: `{ $digest }`

ui-button-enter = Prijavi se
ui-button-withdraw = Odjavi se
ui-button-withdraw-sure = Da, odjavi me
ui-button-my-match = Moj meč
ui-button-standings = Poredak
ui-button-event-rules = Pravila
ui-button-event-host = Domaćin
ui-button-enter-accept = Igram
ui-button-enter-decline = Ne, hvala
ui-button-come-back = Opet igram
ui-button-ready = Spremno
ui-button-event-start = Počni sada
ui-button-event-later = Sat kasnije
ui-button-event-extend = Još jedan dan
ui-button-event-cancel = Otkaži turnir
ui-button-event-cancel-sure = Da, otkaži

## At a table

event-table-heading = { $title } · { $round } · stol { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · stol { $table }
event-table-ready = Treba pritisnuti *Spremno* u roku od { $minutes ->
    [one] { $minutes } minute
    [few] { $minutes } minute
   *[other] { $minutes } minuta
}: { $names }. Tko to ne učini, gubi meč. Karte se dijele kad su svi spremni: *Moje karte* tada pokazuje vaše.
say-done-ready = Spremno. Karte se dijele kad su svi spremni.

## Answers

event-opened = Turnir je otvoren. Prijavljuje se gumbom ispod njega.
event-entered = Prijava na turnir **{ $title }** je primljena. Kad se otvori tvoj stol, ondje ću te spomenuti.
event-entered-with = Prijava na turnir **{ $title }** je primljena. Još treba pristati, u roku od 24 sata: { $names }.
event-entered-late = Prijava na turnir **{ $title }** je primljena. Igraš od sljedećeg kola.
event-accepted = Igraš na turniru **{ $title }**.
event-withdrawn = Više ne igraš na turniru **{ $title }**.
event-withdraw-ask = Odjaviti te s turnira **{ $title }**? Meč koji nije završen izgubljen je.
event-not-entered-then = Gotovo: prijava je povučena.
event-back = Opet igraš od sljedećeg kola.
event-ask-partners = Odaberi tko igra s tobom na turniru **{ $title }**.
event-ask-team = Odaberi ostatak svoje ekipe za **{ $title }**. Prijave zatim pokazuju tko igra s kim; s `/turnir prijava` to određuješ ti.
event-partners-hint = Tvoji partneri
# $people: mentions.
event-invitation = { $people }: { $host } poziva na zajedničku igru na turniru **{ $title }**.
event-my-match = Tvoj meč: { $place }
event-my-match-none = Trenutačno te ne čeka nijedan meč.
event-my-match-bye = Ovo ti je kolo slobodno; dobivaš bodove kao za pobjedu.
event-my-match-rests = Ovo ti je kolo slobodno.
event-my-match-out = { $place ->
    [1] Pobjeda je tvoja: 1. mjesto.
   *[other] Za tebe je turnir gotov: { $place }. mjesto.
}
event-my-match-ended = Ovaj je turnir gotov: tvoje je { $place }. mjesto.
event-my-match-cut = Ne igraš u završnici na ispadanje. *Poredak* pokazuje tvoje mjesto.
event-my-match-through = Tvoj sljedeći protivnik još nije poznat. Kad se otvori tvoj stol, ondje ću te spomenuti.
event-my-match-over = Tvoj meč ovog kola je gotov.
event-my-match-soon = Tvoj se stol otvara. Pokušaj opet za trenutak.
event-own = Tvoji rezultati
event-own-line = { $round }: { $what }
event-own-none = Još nemaš odigranih mečeva.
event-host-page = **{ $title }** · što smiješ kao domaćin
event-host-strike = Isključi prijavu
event-host-restore = Neka prijava opet igra
event-host-result = Ispravi rezultat
event-host-more-entries = Ovamo ne stanu sve prijave: za ostale upotrijebi `/turnir igrač`.
event-host-more-results = Ovamo stanu samo posljednji rezultati: za ostale upotrijebi `/turnir rezultat`.
event-host-verdict = Što je točno?
event-host-reason = Zašto?
event-computer-added = Igra: { $names }.
event-computer-level = Dodaj računala ove razine
event-done = Gotovo. Vidi se u poruci turnira.
event-started = Turnir **{ $title }** je počeo.
event-postponed = Turnir **{ $title }** počinje { $when }.
event-extended = Kolo završava { $when }.
event-cancel-ask = Otkazati turnir **{ $title }**? Mečevi koji se igraju završavaju bez rezultata.
event-cancelled-done = Turnir **{ $title }** je otkazan.
event-which = Ovdje je više turnira. Navedi jedan: { $titles }.
event-none = Ovdje nema turnira. Otvara ga `/turnir novi`.
event-verdict-won = Pobjeda: { $name }
event-verdict-drawn = Neriješeno
event-verdict-annul = Poništeno: igra se ponovno
suggest-event = { $title } · { $stage }
suggest-event-open = otvoren za prijave
suggest-event-running = igra se
suggest-event-finished = gotov
suggest-event-cancelled = otkazan

event-scheduled-about = Turnir u briškuli: { $format }, { $game }.

## Proof

event-verify-heading = Ždrijeb: { $title }
event-verify-about = Sjeme je utvrđeno kad je turnir otvoren. Iz njega i iz brojeva koje su dodale prijave slijedi sve što se ždrijebalo: nositelji, parovi, slobodna kola i posljednji kriterij poretka.
event-verify-commitment = Obveza: `{ $commitment }`
event-verify-seed = Sjeme: `{ $seed }`
event-verify-right = Sjeme odgovara svojoj obvezi i iz njega slijedi sve što je izvučeno. Kola: { $rounds }.
event-verify-wrong = Nešto ne odgovara: { $what }
event-verify-later = Sjeme se objavljuje kad turnir završi.
event-proof = -# Dokaz ždrijeba: `/briškula provjeri turnir:{ $id }`

## Help

help-at-event = **{ $title }**: igraš ovdje. Karte se dijele kad su svi spremni.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Tvoja je prijava primljena.
help-event-open = Otvoren je: pritisni *Prijavi se* u njegovoj poruci ili upotrijebi `/turnir prijava`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = { $place }. mjesto na turniru

## Refusals

event-refusal-no-event = Takvog turnira nema.
event-refusal-over = Ovaj je turnir gotov.
event-refusal-not-host = To smiju samo { $host } i oni koji upravljaju poslužiteljem.
event-refusal-not-open = Turnir je počeo: to se više ne može promijeniti.
event-refusal-not-running = Ne igra se nijedno kolo.
event-refusal-already-entered = Tvoja je prijava već primljena.
event-refusal-other-entered = { $name } igra u drugoj prijavi ovog turnira.
event-refusal-not-entered = Nemaš prijavu za ovaj turnir.
event-refusal-too-late = Za prijavu na ovaj turnir prekasno je.
event-refusal-full = Turnir je pun. Prijave: { $most }.
event-refusal-barred = Na prošlom te turniru ovdje nije bilo. Opet se smiješ prijaviti { $when }.
event-refusal-no-role = Za ovaj turnir potrebna je uloga { $role }.
event-refusal-few-matches = { $least ->
    [one] Za prijavu treba { $least } završen meč.
    [few] Za prijavu trebaju { $least } završena meča.
   *[other] Za prijavu treba { $least } završenih mečeva.
}
event-refusal-wrong-size = { $size ->
    [1] Ovdje se svatko prijavljuje za sebe.
    [2] Ovdje se prijavljuje dvoje: navedi partnera.
   *[other] Ovdje se prijavljuje više igrača zajedno ({ $size }): navedi partnere.
}
event-refusal-twice = Navedi različite ljude, i ne sebe.
event-refusal-partner-is-bot = Bot ti ne može biti partner.
event-refusal-not-asked = Više nisi na ovom turniru. *Opet igram*, pod *Poredak*, vraća te gdje je to moguće.
event-refusal-already-accepted = Već igraš na njemu.
event-refusal-has-played = Ova je prijava već igrala: partneri ostaju.
event-refusal-no-such-entry = Takve prijave nema.
event-refusal-not-away = Ova prijava već igra.
event-refusal-cannot-return = Na ovom se turniru nitko ne može vratiti.
event-refusal-few-entries = Premalo prijava. Treba: { $least }, ima: { $count }.
event-refusal-rated-computers = Računala igraju samo na nerangiranim turnirima.
event-refusal-no-such-pairing = U posljednjem kolu nema takvog meča.
event-refusal-next-paired = Sljedeće je kolo već složeno: mijenjaju se samo rezultati posljednjega.
event-refusal-not-decided = Ovaj meč još nije gotov.
event-refusal-needs-winner = Na turniru na ispadanje netko mora pobijediti: odaberi tko je pobijedio ili zatraži da se meč ponovi.
event-refusal-own-result = Rezultat vlastitog meča ne smiješ mijenjati. To može netko drugi tko upravlja poslužiteljem.
event-refusal-no-reason = Reci zašto: to može pročitati svatko.
event-refusal-by-post-only = Više vremena mogu dobiti samo dopisna kola.
event-refusal-in-the-past = Odaberi vrijeme u sljedećih 60 dana.
event-refusal-too-many-events = Ovdje već traje najveći dopušteni broj turnira: { $most }.
event-refusal-open-hands = Na turniru nitko ne pokazuje karte.
event-refusal-no-format = Ova se igra igra samo u skupinama: nema dvije strane.
event-refusal-waits = Turnir ne može čekati odsutnog igrača. Odaberi drugo pravilo za istek vremena.
event-refusal-no-cut = Završnicu na ispadanje mogu imati samo švicarski turniri i turniri svatko sa svakim, i to s 2, 4 ili 8 najboljih.
event-refusal-role = Ulogu { $role } ne smijem dodijeliti: iznad moje je ili mi nedostaje *Upravljanje ulogama*. Odaberi drugu ili je dodijeli ručno.
event-refusal-role-of-yours = Ulogu { $role } ne smiješ dodijeliti: nije ispod tvoje ili ti nedostaje *Upravljanje ulogama*. Odaberi drugu.

closed-event = Turnir je zatvorio ovaj stol.
ui-closed-event = Turnir je zatvorio ovaj stol. `/turnir poredak` pokazuje kako se meč računa.
closed-withdrawn = Više ne igra na turniru: { $names }. Zato je stol zatvoren.
ui-closed-withdrawn = Više ne igra na turniru: { $names }. Zato je stol zatvoren. `/turnir poredak` pokazuje kako se meč računa.

## Slike

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Protivnici
ui-picture-won-deals = Partije
ui-picture-cards = Karte
ui-picture-percent = Postotak
ui-picture-round = { $entries ->
    [2] Finale
    [3] Treće mjesto
    [4] Polufinale
    [8] Četvrtfinale
    [16] Osmina finala
    [32] 1/16 finala
   *[other] Najboljih { $entries }
}
ui-picture-part = Dio { $part } od { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, pobjeđuje { $first }
ui-picture-nobody = { $first } – { $second }, nitko nije došao
ui-picture-passed-on = { $name } ide dalje bez meča
ui-picture-waits = { $name } čeka protivnika
event-parts = Prikaži drugi dio kao sliku

## Tables, the final, small Swisses

option-double = dvaput
option-double-about = Igraju li svi međusobno dvaput, na turniru svatko sa svakim
option-third_place = treće-mjesto
option-third_place-about = Igraju li poraženi iz polufinala za treće mjesto
option-final = finale
option-final-about = Do koliko se igra finale, ako treba biti dulje od ostalih mečeva
option-pause = stanka
option-pause-about = Koliko minuta između dva kola uživo
option-days = dani
option-days-about = Koliko dana traje dopisno kolo
option-channels = kanali
option-channels-about = Do četiri kanala za stolove; bez njih svaki stol ima svoju nit
event-double = dvokružno
event-third = meč za treće mjesto
# $goal: first to so many deals or points.
event-final-goal = finale: { $goal }
event-small-swiss = Prijave: { $count }. Ovdje svatko može igrati sa svakim. Što ti je draže?
ui-button-event-start-robin = Svatko sa svakim
ui-button-event-start-swiss = Švicarski sustav
event-refusal-no-final = Finale postoji samo na turniru na ispadanje ili na onom koji tako završava.
event-refusal-no-double = Samo na turniru svatko sa svakim svi mogu igrati međusobno dvaput.
event-refusal-no-rounds = Broj kola može se birati samo na švicarskim turnirima i u skupinama.
event-refusal-tempo = Stanka je za turnire uživo, a dani su za dopisne.
event-refusal-pause = { $most ->
    [one] Stanka između dva kola traje najviše { $most } minutu.
    [few] Stanka između dva kola traje najviše { $most } minute.
   *[other] Stanka između dva kola traje najviše { $most } minuta.
}
event-refusal-days = Dopisno kolo traje od 1 do { $most } dana.
event-refusal-channels = Navedi tekstne kanale ovog poslužitelja u kojima smijemo pisati i ti i ja, na primjer #igre. Najviše: { $most }.
event-refusal-not-swiss = { $most ->
    [one] U turnir svatko sa svakim može se pretvoriti samo švicarski s najviše { $most } prijavom.
    [few] U turnir svatko sa svakim može se pretvoriti samo švicarski s najviše { $most } prijave.
   *[other] U turnir svatko sa svakim može se pretvoriti samo švicarski s najviše { $most } prijava.
}
