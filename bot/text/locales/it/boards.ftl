### Smazzate uguali e incontri a squadre.

choice-format-team-match = Incontro a squadre: due tavoli, stesse carte
option-boards = smazzate-uguali
option-boards-about = Quante smazzate si giocano con le stesse carte a tutti i tavoli di un turno
option-fourth = quarto
option-fourth-about = Chi completa la tua squadra di quattro
event-format-team_match = Incontro a squadre
event-boards = { $count } smazzate con le stesse carte a tutti i tavoli

## The message

event-standing-percent = { $place }. { $name } · { $percent }%
event-boards-heading = Punti delle carte al tavolo 1, { $here } · al tavolo 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $team }
event-board-equal = `{ $number }` { $here } · { $there } · pari

## At a table

event-sealed-deal = Smazzata { $deal } di { $deals } · { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
event-sealed-over = Tutte le smazzate sono giocate.
event-sealed-about = Altri tavoli giocano le stesse carte. Quello che si gioca qui si mostra a turno finito.
event-sealed = Altri tavoli giocano ancora queste carte. Si vedono a turno finito.
rules-boards-team = A ciascuno dei due tavoli si giocano { $count } smazzate, tutte fino in fondo; all'altro la tua squadra gioca le stesse carte dalla parte opposta. Ogni smazzata dà punti alla squadra che ne ha ricavato di più, e vince la somma più alta.
rules-boards-pairs = A ogni tavolo di un turno si giocano { $count } smazzate, tutte fino in fondo. Il confronto, in percentuale, è con chi ha avuto le stesse carte.
match-drawn = La partita è patta. { $sum }

## Refusals

event-refusal-no-boards = Le stesse carte a tutti i tavoli si possono avere a squadre, con lo svizzero o all'italiana, in un gioco a due parti in cui non si parla.
event-refusal-boards-number = Scegli da { $least } a { $most } smazzate.
event-refusal-at-boards = Dove tutti i tavoli giocano le stesse carte non si corregge un risultato e non si rigioca.
