### La smazzata del giorno: la stessa smazzata per tutti, contro gli stessi computer.

command-day = giorno
command-day-about = La smazzata del giorno: le stesse carte per tutti
command-day-play = gioca
command-day-play-about = Gioca la smazzata del giorno contro i computer, o guarda com'è andata
option-day = giorno
option-day-about = La smazzata di quale giorno; se non lo indichi, quella aperta
command-day-board = classifica
command-day-board-about = La settimana della smazzata del giorno: qui, in assoluto, dei server e la tua
command-admin-day = giorno
command-admin-day-about = Un messaggio discreto su ogni smazzata del giorno chiusa; solo se lo scegli
option-compare = confronta
option-compare-about = Se gli altri server vedono il nome e il risultato della settimana di questo server

## La smazzata

day-heading = Smazzata del giorno · { $date }
day-about = Si gioca una sola smazzata, da soli contro degli esperti, senza orologio e una volta sola. Tutti ricevono le stesse carte, e chi gioca allo stesso modo riceve le stesse risposte.
day-open-until = È aperta fino al { $when }. Fino ad allora puoi smettere e riprendere.
day-not-ranked = Il tuo tentativo non conterà in classifica: il tuo account deve avere 30 giorni e ti servono tre partite finite.
day-changed = Un aggiornamento ha cambiato i computer da quando questa smazzata è stata aperta. Ciò che finisci ora non conta in classifica, e la smazzata non ha un par.
day-no-par = Nessun par: un aggiornamento ha cambiato i computer mentre questa smazzata era aperta. Conta in classifica solo ciò che era finito prima.
day-begin = Comincia
day-go-on = Riprendi
day-result = Hai fatto **{ $points }** punti.
day-result-auction = Punti partita: **{ $score }**. Punti delle carte: { $points }.
day-sealed = Tutto il resto è sigillato fino al { $when }.
day-percent = { $percent }%
day-place = **{ $place }°** posto su { $size } · **{ $percent }** dei punti confronto
day-place-unranked = Fuori classifica, sarebbe stato il { $place }° posto su { $size } · { $percent } dei punti confronto
day-no-field = Non c'era nessuno con cui confrontarla.
day-unfinished = Non hai finito questa smazzata.
day-not-played = Non hai giocato questa smazzata.
day-par = Par in punti: { $results }
day-best-here = I migliori qui
day-best-all = I migliori in assoluto
day-best-servers = I migliori server
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Nessun tentativo in classifica è stato finito.
day-message = La smazzata è chiusa. Guarda quanto ti sono costate le carte, o rivedi la moviola migliore.

## Pulsanti

ui-button-day = Smazzata del giorno
day-review = La mia analisi
day-best-replay = Moviola migliore

## La classifica

day-standings = Smazzata del giorno: la settimana
day-week = Da { $first } a { $last }
day-week-how = -# Di una settimana contano i cinque giorni migliori su sette, di una stagione la media di tutti i giorni se sono almeno venti. Il risultato di un server è la media delle sue cinque persone migliori.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Questa settimana non si è ancora chiusa nessuna smazzata in classifica.
day-own-week = Tu questa settimana: { $percent }
day-own-season = Tu questa stagione: { $percent }

## Prova

day-proof-about = Il mazzo segue dalla chiave del giorno e dall'ancora, l'id dell'interazione che ha aperto il primo tentativo del giorno. Le chiavi di un anno sono state fissate prima del suo primo giorno.
day-anchor = Ancora: `{ $anchor }`
day-no-anchor = Nessuno ha cominciato questa smazzata: l'ancora nasce con il primo tentativo.
day-key = Chiave: `{ $digits }`
day-proof-file = Ciò che prova il mazzo di questa smazzata. `docs/fair.py` lo controlla.
day-record-sealed = La smazzata del giorno è sigillata fino al { $when }.

## Condividere

day-shared = **{ $name }** ha giocato la smazzata del giorno di { $date }.

## Che cosa non si può fare

day-none = Non c'è una smazzata di quel giorno.
day-not-yet-open = Quella smazzata non è ancora aperta.
day-over = Quella smazzata è chiusa.
day-share-nothing = Prima finisci la smazzata.
day-share-again = Hai già condiviso qui questa smazzata.
day-nothing-to-show = Di quella smazzata non c'è niente da mostrare.
day-table-closed = Il tuo tavolo di questa smazzata è stato chiuso.

## /briscola-admin day

admin-day-on = Un messaggio su ogni smazzata del giorno chiusa appare in { $channel } dalle { $time } ({ $zone }). Non menziona nessuno.
admin-day-off = In questo server non appare nessun messaggio sulla smazzata del giorno.
admin-day-compared = Gli altri server vedono il nome e il risultato della settimana di questo server.
admin-day-not-compared = Gli altri server non vedono il nome di questo server.
