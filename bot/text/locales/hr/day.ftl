### The deal of the day: the same deal for everybody, against the same computers.

command-day = dan
command-day-about = Partija dana: iste karte za sve
command-day-play = igraj
command-day-play-about = Odigraj partiju dana protiv računala ili pogledaj što je ispalo
option-day = dan
option-day-about = Partija kojeg dana; otvorena ako ne navedeš
command-day-board = ljestvica
command-day-board-about = Tjedan partije dana: ovdje, ukupno, po poslužiteljima i tvoj
# /briscola-admin day
command-admin-day = dan
command-admin-day-about = Tiha poruka o svakoj zatvorenoj partiji dana; isključeno dok je ne odabereš
option-compare = usporedi
option-compare-about = Vide li drugi poslužitelji ime i tjedni rezultat ovoga

## The deal

# $date: a day with its weekday.
day-heading = Partija dana · { $date }
day-about = Igraš jednu partiju protiv stručnjaka, bez drugih ljudi, bez sata i samo jednom. Svi dobivaju iste karte, a tko igra jednako, dobiva jednake odgovore.
day-open-until = Otvorena je do { $when }. Do tada možeš stati i nastaviti.
day-not-ranked = Tvoj pokušaj ne ulazi u poredak: za to tvoj račun mora biti star 30 dana, a trebaju ti i tri završena meča.
day-changed = Otkad je ova partija otvorena, nadogradnja je promijenila računala. Što sada završiš, ne ulazi u poredak, a partija nema usporedbe s računalima.
day-no-par = Bez usporedbe s računalima: nadogradnja ih je promijenila dok je partija bila otvorena. U poredak ulazi samo što je završeno prije toga.
day-begin = Počni
day-go-on = Nastavi
# $points and $score are numbers; $score has a sign.
day-result = Tvoji punti: **{ $points }**.
day-result-auction = Tvoji bodovi igre: **{ $score }**, punti: { $points }.
day-sealed = Sve ostalo je zapečaćeno do { $when }.
day-percent = { $percent } %
day-place = **{ $place }.** mjesto od { $size } · **{ $percent }** usporedbenih bodova
day-place-unranked = Izvan poretka; bilo bi to { $place }. mjesto od { $size } · { $percent } usporedbenih bodova
day-no-field = Nije bilo s čime usporediti.
day-unfinished = Ova tvoja partija nije završena.
day-not-played = Ovu partiju nemaš odigranu.
# $results: levels of computers with their points.
day-par = Punti računala na tvojem mjestu: { $results }
day-best-here = Najbolji ovdje
day-best-all = Najbolji ukupno
day-best-servers = Najbolji poslužitelji
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Nitko nije završio pokušaj koji ulazi u poredak.
day-message = Partija je zatvorena. Pogledaj koliko su te stajale tvoje karte ili najbolju snimku.

## Buttons

ui-button-day = Partija dana
day-review = Moja analiza
day-best-replay = Najbolja snimka

## The standings

day-standings = Partija dana: tjedan
day-week = Tjedan: { $first } – { $last }
day-week-how = -# Za tjedan se broji najboljih pet od sedam dana, za sezonu prosjek svih dana ako ih je barem dvadeset. Rezultat poslužitelja prosjek je njegovih pet najboljih ljudi.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Ovog tjedna još nije zatvorena nijedna partija s poretkom.
day-own-week = Ti ovog tjedna: { $percent }
day-own-season = Ti ove sezone: { $percent }

## Proof

day-proof-about = Špil proizlazi iz ključa dana i iz sidra, id-a interakcije koja je otvorila prvi pokušaj tog dana. Ključevi cijele godine utvrđeni su prije njezina prvog dana.
day-anchor = Sidro: `{ $anchor }`
day-no-anchor = Ovu partiju još nitko nije počeo, pa sidra nema.
day-key = Ključ: `{ $digits }`
day-proof-file = Dokaz za špil ove partije. Provjerava ga `docs/fair.py`.
day-record-sealed = Partija dana zapečaćena je do { $when }.

## Sharing

day-shared = Odigrana partija dana · { $date }: **{ $name }**

## What cannot be done

day-none = Za taj dan nema partije.
day-not-yet-open = Ta partija još nije otvorena.
day-over = Ta je partija zatvorena.
day-share-nothing = Najprije završi partiju.
day-share-again = Tvoj je rezultat ove partije ovdje već objavljen.
day-nothing-to-show = Iz te se partije nema što pokazati.
day-table-closed = Tvoj je stol za ovu partiju zatvoren.

## /briscola-admin day

admin-day-on = Poruka o svakoj zatvorenoj partiji dana objavljuje se ovdje: { $channel }, od { $time } ({ $zone }). Nikoga ne spominje.
admin-day-off = Na ovom se poslužitelju ne objavljuju poruke o partiji dana.
admin-day-compared = Drugi poslužitelji vide ime i tjedni rezultat ovog poslužitelja.
admin-day-not-compared = Drugi poslužitelji ne vide ime ovog poslužitelja.
