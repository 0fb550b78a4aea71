### Arenas.

choice-format-arena = Arena: kdor čaka, dobi nasprotnika
option-minutes = minute
option-minutes-about = Koliko traja arena; 60, če ne navedeš
event-format-arena = Arena
event-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}

## The message

event-arena-until = Arena se konča { $when }. Ko se odpre tvoja miza, v eni minuti pritisni *Pripravljeno*.
event-arena-over = Čas je potekel. Tekme, ki se še igrajo, ne štejejo.
event-arena-waits = V čakalni vrsti: { $names }
event-arena-paused = Na premoru: { $names }
event-arena-computers = Računalniki igrajo samo proti ljudem, ne med seboj.
event-table-heading-match = { $title } · tekma { $table }
ui-closed-arena = Turnir je zaprl to mizo. Če te ni bilo, si na premoru: gumb *Naslednja* ti da tekmo.
ui-button-arena-next = Naslednja
ui-button-arena-pause = Premor

## Answers

event-entered-arena = Prijava na turnir **{ $title }** je sprejeta. Tekmo dobiš takoj, ko je kdo prost.
event-next = Naslednjo tekmo dobiš takoj, ko je kdo prost.
event-paused = Nove tekme ne dobiš, dokler ne pritisneš *Naslednja*.
event-paused-later = Tvoja tekma teče naprej. Nove ne dobiš, dokler ne pritisneš *Naslednja*.
event-my-match-waits = Čakaš na nasprotnika. Ko se odpre tvoja miza, te tam omenim.
event-my-match-paused = Na premoru si. Gumb *Naslednja* ti da tekmo.
event-verify-right-arena = Seme ustreza svoji zavezi in iz njega sledi vsak par v areni.

## Refusals

event-refusal-arena-is-live = Arena se igra v živo.
event-refusal-arena-length = Arena traja od { $least } do { $most } minut.
event-refusal-arena-minutes = Samo arena ima trajanje v minutah.
event-refusal-plays-on = V areni se tekma ponovi samo, dokler obe strani čakata na nasprotnika.
