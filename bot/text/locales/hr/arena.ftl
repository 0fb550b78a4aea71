### Arene.

choice-format-arena = Arena: tko čeka, dobiva protivnika
option-minutes = minute
option-minutes-about = Koliko traje arena; 60 ako ne navedeš
event-format-arena = Arena
event-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}

## The message

event-arena-until = Arena završava { $when }. Kad se otvori tvoj stol, pritisni *Spremno* u roku od minute.
event-arena-over = Vrijeme je isteklo. Mečevi koji se još igraju ne broje se.
event-arena-waits = Na čekanju: { $names }
event-arena-paused = Na pauzi: { $names }
event-arena-computers = Računala igraju samo protiv ljudi, ne međusobno.
event-table-heading-match = { $title } · meč { $table }
ui-closed-arena = Turnir je zatvorio ovaj stol. Ako te nije bilo, na pauzi si: gumb *Sljedeći* daje ti meč.
ui-button-arena-next = Sljedeći
ui-button-arena-pause = Pauza

## Answers

event-entered-arena = Prijava na turnir **{ $title }** je primljena. Meč dobivaš čim netko bude slobodan.
event-next = Sljedeći meč dobivaš čim netko bude slobodan.
event-paused = Ne dobivaš novi meč dok ne pritisneš *Sljedeći*.
event-paused-later = Tvoj meč se nastavlja. Novi ne dobivaš dok ne pritisneš *Sljedeći*.
event-my-match-waits = Čekaš protivnika. Kad se otvori tvoj stol, ondje ću te spomenuti.
event-my-match-paused = Na pauzi si. Gumb *Sljedeći* daje ti meč.
event-verify-right-arena = Sjeme odgovara svojoj obvezi i iz njega slijedi svaki par u areni.

## Refusals

event-refusal-arena-is-live = Arena se igra uživo.
event-refusal-arena-length = Arena traje od { $least } do { $most } minuta.
event-refusal-arena-minutes = Samo arena ima trajanje u minutama.
event-refusal-plays-on = U areni se meč ponavlja samo dok obje prijave čekaju protivnika.
