### Iste partije in ekipna srečanja.

choice-format-team-match = Ekipno: dve mizi, iste karte
option-boards = iste-partije
option-boards-about = Koliko partij vse mize enega kola igrajo z istimi kartami
option-fourth = četrti
option-fourth-about = Kdo dopolni tvojo ekipo štirih
event-format-team_match = Ekipno srečanje
event-boards = { $count ->
    [one] { $count } partija z istimi kartami pri vseh mizah
    [two] { $count } partiji z istimi kartami pri vseh mizah
    [few] { $count } partije z istimi kartami pri vseh mizah
   *[other] { $count } partij z istimi kartami pri vseh mizah
}

## Sporočilo

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Točke kart pri mizi 1, { $here } · pri mizi 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $team }: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
event-board-equal = `{ $number }` { $here } · { $there } · enako

## Pri mizi

event-sealed-deal = Partija { $deal } od { $deals } · { $tricks ->
    [one] { $tricks } runda
    [two] { $tricks } rundi
    [few] { $tricks } runde
   *[other] { $tricks } rund
}
event-sealed-over = Vse partije so odigrane.
event-sealed-about = Druge mize igrajo iste karte. Kar se igra tukaj, se pokaže po koncu kola.
event-sealed = Druge mize še igrajo te karte. Videti jih bo mogoče po koncu kola.
rules-boards-team = Pri vsaki od dveh miz se igra enako število partij ({ $count }), vse do konca; pri drugi tvoja ekipa igra iste karte z druge strani. Vsaka partija prinese točke ekipi, ki je iz nje iztržila več, in zmaga višja vsota.
rules-boards-pairs = Pri vsaki mizi enega kola se igra enako število partij ({ $count }), vse do konca. Tvoj izid se v odstotkih primerja z izidi tistih, ki so imeli iste karte.
match-drawn = Tekma je neodločena. { $sum }

## Zavrnitve

event-refusal-no-boards = Iste karte pri vseh mizah so mogoče v ekipnem srečanju, na švicarskem turnirju in na turnirju vsak z vsakim, v igri dveh strani brez pogovora.
event-refusal-boards-number = Izberi od { $least } do { $most } partij.
event-refusal-at-boards = Kjer vse mize igrajo iste karte, se rezultat ne spremeni in tekma se ne ponovi.
