### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-day-play-about = Jogar a rodada do dia contra computadores, ou ver como foi
option-day-about = A rodada de qual dia; a que está aberta, se você não disser
command-day-board-about = A semana da rodada do dia: aqui, no geral, dos servidores, e a sua
command-admin-day-about = Uma mensagem discreta sobre cada rodada do dia que fechou; só se você quiser
day-about = Você joga uma única rodada contra computadores experientes, sem limite de tempo e uma vez só. Todos recebem as mesmas cartas, e quem joga do mesmo jeito recebe as mesmas respostas.
day-open-until = Está aberta até { $when }. Até lá você pode parar e continuar.
day-not-ranked = Sua tentativa não entra na classificação: para isso a sua conta precisa ter 30 dias, e você precisa de três partidas terminadas.
day-changed = Uma atualização mudou os computadores desde que esta rodada abriu. O que você terminar agora não entra na classificação, e a rodada não tem par.
day-no-par = Sem par: uma atualização mudou os computadores enquanto esta rodada estava aberta. Só entra na classificação o que terminou antes disso.
day-result = Você fez **{ $points }** pontos.
day-result-auction = Seus tentos: **{ $score }**; pontos das cartas: { $points }.
day-sealed = Todo o resto fica em segredo até { $when }.
day-percent = { $percent }%
day-unfinished = Você não terminou esta rodada.
day-not-played = Você não jogou esta rodada.
day-message = A rodada fechou. Veja quanto custaram as suas cartas, ou a melhor repetição.
day-review = Minha análise
day-own-week = Você nesta semana: { $percent }
day-own-season = Você nesta temporada: { $percent }
day-no-anchor = Ninguém começou esta rodada ainda, por isso ainda não há âncora.
day-proof-file = O que prova o baralho desta rodada. `docs/fair.py` verifica.
day-share-nothing = Primeiro termine a rodada.
day-share-again = Você já compartilhou esta rodada aqui.
day-table-closed = Sua mesa desta rodada foi fechada.
admin-day-on = Em { $channel } é publicada uma mensagem sobre cada rodada do dia fechada, a partir das { $time } ({ $zone }). Não menciona ninguém.
