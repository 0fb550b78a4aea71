### Iste partije i ekipni susreti.

choice-format-team-match = Ekipni susret: dva stola, iste karte
option-boards = iste-partije
option-boards-about = Koliko partija svi stolovi jednog kola igraju s istim kartama
option-fourth = četvrti
option-fourth-about = Tko upotpunjuje tvoju ekipu od četvero
event-format-team_match = Ekipni susret
event-boards = { $count ->
    [one] { $count } partija s istim kartama za svim stolovima
    [few] { $count } partije s istim kartama za svim stolovima
   *[other] { $count } partija s istim kartama za svim stolovima
}

## The message

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Punti za stolom 1, { $here } · za stolom 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $team }: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
event-board-equal = `{ $number }` { $here } · { $there } · jednako

## At a table

event-sealed-deal = Partija { $deal } od { $deals } · { $tricks ->
    [one] { $tricks } ruka
    [few] { $tricks } ruke
   *[other] { $tricks } ruku
}
event-sealed-over = Sve su partije odigrane.
event-sealed-about = Drugi stolovi igraju iste karte. Što se ovdje igra, pokazuje se kad kolo završi.
event-sealed = Drugi stolovi još igraju ove karte. Vidjet će se kad kolo završi.
rules-boards-team = Za svakim od dva stola igra se isti broj partija ({ $count }), sve do kraja; za drugim tvoja ekipa igra iste karte s druge strane. Svaka partija donosi bodove ekipi koja je iz nje izvukla više, a pobjeđuje veći zbroj.
rules-boards-pairs = Za svakim stolom jednog kola igra se isti broj partija ({ $count }), sve do kraja. Uspoređuje se u postocima s onima koji su držali iste karte.
match-drawn = Meč je neriješen. { $sum }

## Refusals

event-refusal-no-boards = Iste karte za svim stolovima moguće su u ekipnom susretu, na švicarskom turniru i na turniru svatko sa svakim, u igri dviju strana bez razgovora.
event-refusal-boards-number = Odaberi od { $least } do { $most } partija.
event-refusal-at-boards = Gdje svi stolovi igraju iste karte, rezultat se ne mijenja i meč se ne ponavlja.
