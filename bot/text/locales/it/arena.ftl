### Arene.

choice-format-arena = Arena: chi aspetta trova un avversario
option-minutes = minuti
option-minutes-about = Quanto dura un'arena; se manca, 60
event-format-arena = Arena
event-minutes = { $count } minuti

## The message

event-arena-until = L'arena finisce { $when }. Quando si apre il tuo tavolo, premi *Ci sono* entro un minuto.
event-arena-over = Tempo scaduto. Le partite ancora in corso non contano.
event-arena-waits = In attesa: { $names }
event-arena-paused = In pausa: { $names }
event-arena-computers = I computer giocano solo contro le persone, non fra loro.
event-table-heading-match = { $title } · partita { $table }
ui-closed-arena = Il torneo ha chiuso questo tavolo. Se non c'eri, sei in pausa: con *Prossima* giochi di nuovo.
ui-button-arena-next = Prossima
ui-button-arena-pause = Pausa

## Answers

event-entered-arena = Iscrizione fatta: **{ $title }**. Hai una partita appena qualcuno è libero.
event-next = Hai la prossima partita appena qualcuno è libero.
event-paused = Niente nuove partite finché non premi *Prossima*.
event-paused-later = La tua partita continua. Niente altre partite finché non premi *Prossima*.
event-my-match-waits = Aspetti un avversario. Ti chiamo al tuo tavolo.
event-my-match-paused = Sei in pausa. Con *Prossima* giochi di nuovo.
event-verify-right-arena = Il valore iniziale corrisponde all'impegno, e ogni incontro dell'arena ne deriva.

## Refusals

event-refusal-arena-is-live = Un'arena si gioca dal vivo.
event-refusal-arena-length = Un'arena dura da { $least } a { $most } minuti.
event-refusal-arena-minutes = Solo un'arena ha una durata in minuti.
event-refusal-plays-on = In un'arena una partita si rigioca solo mentre entrambi aspettano un avversario.
