### The deal of the day: the same deal for everybody, against the same computers.

command-day = dan
command-day-about = Partija dneva: iste karte za vse
command-day-play = igraj
command-day-play-about = Odigraj partijo dneva proti računalnikom ali poglej, kako se je končala
option-day = dan
option-day-about = Partija katerega dne; odprta, če ne navedeš
command-day-board = lestvica
command-day-board-about = Teden partije dneva: tu, skupaj, po strežnikih in tvoj
# /briscola-admin day
command-admin-day = dan
command-admin-day-about = Tiho sporočilo o vsaki zaprti partiji dneva; izklopljeno, dokler ga ne izbereš
option-compare = primerjaj
option-compare-about = Ali drugi strežniki vidijo ime in tedenski rezultat tega

## The deal

# $date: a day with its weekday.
day-heading = Partija dneva · { $date }
day-about = Igraš eno partijo proti strokovnjakom, brez drugih ljudi, brez ure in samo enkrat. Vsi dobijo iste karte, in kdor igra enako, dobi enake odgovore.
day-open-until = Odprta je do { $when }. Do takrat lahko prekineš in nadaljuješ.
day-not-ranked = Tvoj poskus ne pride na lestvico: za to mora biti tvoj račun star 30 dni, potrebne pa so tudi tri končane tekme.
day-changed = Odkar je ta partija odprta, je posodobitev spremenila računalnike. Kar končaš zdaj, ne pride na lestvico, in partija nima primerjave z računalniki.
day-no-par = Brez primerjave z računalniki: posodobitev jih je spremenila, ko je bila partija odprta. Na lestvico pride samo, kar je bilo končano pred tem.
day-begin = Začni
day-go-on = Nadaljuj
# $points and $score are numbers; $score has a sign.
day-result = Tvoje točke kart: **{ $points }**.
day-result-auction = Tvoje točke igre: **{ $score }**, točke kart: { $points }.
day-sealed = Vse drugo je zapečateno do { $when }.
day-percent = { $percent } %
day-place = **{ $place }.** mesto od { $size } · **{ $percent }** primerjalnih točk
day-place-unranked = Zunaj lestvice; bilo bi { $place }. mesto od { $size } · { $percent } primerjalnih točk
day-no-field = Ni bilo s čim primerjati.
day-unfinished = Ta tvoja partija ni končana.
day-not-played = Te partije nimaš odigrane.
# $results: levels of computers with their points.
day-par = Točke računalnikov na tvojem mestu: { $results }
day-best-here = Najboljši tu
day-best-all = Najboljši skupaj
day-best-servers = Najboljši strežniki
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Noben poskus za lestvico ni končan.
day-message = Partija je zaprta. Poglej, koliko so te stale tvoje karte, ali najboljši posnetek.

## Buttons

ui-button-day = Partija dneva
day-review = Moja analiza
day-best-replay = Najboljši posnetek

## The standings

day-standings = Partija dneva: teden
day-week = Teden: { $first } – { $last }
day-week-how = -# Za teden šteje najboljših pet od sedmih dni, za sezono povprečje vseh dni, če jih je vsaj dvajset. Rezultat strežnika je povprečje njegovih pet najboljših ljudi.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Ta teden še ni zaprta nobena partija z lestvico.
day-own-week = Ti ta teden: { $percent }
day-own-season = Ti to sezono: { $percent }

## Proof

day-proof-about = Vrstni red kart sledi iz ključa dneva in iz sidra, torej iz id-ja interakcije, ki je odprla prvi poskus tistega dne. Ključi vsega leta so bili določeni pred njegovim prvim dnem.
day-anchor = Sidro: `{ $anchor }`
day-no-anchor = Te partije še nihče ni začel, zato sidra ni.
day-key = Ključ: `{ $digits }`
day-proof-file = Dokaz za karte te partije. Preveri ga `docs/fair.py`.
day-record-sealed = Partija dneva je zapečatena do { $when }.

## Sharing

day-shared = Odigrana partija dneva · { $date }: **{ $name }**

## What cannot be done

day-none = Za ta dan ni partije.
day-not-yet-open = Ta partija še ni odprta.
day-over = Ta partija je zaprta.
day-share-nothing = Najprej končaj partijo.
day-share-again = Tvoj rezultat te partije je tu že objavljen.
day-nothing-to-show = Iz te partije ni kaj pokazati.
day-table-closed = Tvoja miza za to partijo je zaprta.

## /briscola-admin day

admin-day-on = Sporočilo o vsaki zaprti partiji dneva se objavi tukaj: { $channel }, od { $time } ({ $zone }). Nikogar ne omenja.
admin-day-off = Na tem strežniku se sporočila o partiji dneva ne objavljajo.
admin-day-compared = Drugi strežniki vidijo ime in tedenski rezultat tega strežnika.
admin-day-not-compared = Drugi strežniki ne vidijo imena tega strežnika.
