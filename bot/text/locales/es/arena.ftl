### Arenas.

choice-format-arena = Arena: quien espera recibe rival
option-minutes = minutos
option-minutes-about = Cuánto dura una arena; si falta, 60
event-format-arena = Arena
event-minutes = { $count } minutos

## The message

event-arena-until = La arena termina { $when }. Cuando se abra tu mesa, pulsa *Ya estoy* en menos de un minuto.
event-arena-over = Se acabó el tiempo. Las partidas que aún se juegan no cuentan.
event-arena-waits = En espera: { $names }
event-arena-paused = En pausa: { $names }
event-arena-computers = Las máquinas solo juegan contra personas, no entre ellas.
event-table-heading-match = { $title } · partida { $table }
ui-closed-arena = El torneo ha cerrado esta mesa. Si no llegaste a tiempo, estás en pausa: con *Siguiente* vuelves a jugar.
ui-button-arena-next = Siguiente
ui-button-arena-pause = Pausa

## Answers

event-entered-arena = Te has inscrito en **{ $title }**. Tendrás partida en cuanto alguien esté libre.
event-next = Tendrás la siguiente partida en cuanto alguien esté libre.
event-paused = No tendrás partida nueva hasta que pulses *Siguiente*.
event-paused-later = Tu partida sigue. No tendrás otra hasta que pulses *Siguiente*.
event-my-match-waits = Esperas rival. Te aviso en tu mesa.
event-my-match-paused = Estás en pausa. Con *Siguiente* vuelves a jugar.
event-verify-right-arena = La semilla encaja con su compromiso, y cada emparejamiento de la arena sale de ella.

## Refusals

event-refusal-arena-is-live = Una arena se juega en vivo.
event-refusal-arena-length = Una arena dura de { $least } a { $most } minutos.
event-refusal-arena-minutes = Solo una arena tiene una duración en minutos.
event-refusal-plays-on = En una arena una partida se repite solo mientras los dos esperan rival.
