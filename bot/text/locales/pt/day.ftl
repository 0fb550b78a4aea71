### A rodada do dia: a mesma rodada para todos, contra os mesmos computadores.

command-day = dia
command-day-about = A rodada do dia: as mesmas cartas para todos
command-day-play = jogar
command-day-play-about = Jogar a rodada do dia contra computadores, ou ver como correu
option-day = dia
option-day-about = A rodada de que dia; a que está aberta, se não disseres
command-day-board = tabela
command-day-board-about = A semana da rodada do dia: aqui, no geral, dos servidores, e a tua
# /briscola-admin day
command-admin-day = dia
command-admin-day-about = Uma mensagem discreta sobre cada rodada do dia que fechou; só se a quiseres
option-compare = comparar
option-compare-about = Se os outros servidores veem o nome e o resultado da semana deste

## A rodada

# $date: um dia com o dia da semana.
day-heading = Rodada do dia · { $date }
day-about = Jogas uma única rodada contra computadores experientes, sem limite de tempo e uma só vez. Todos recebem as mesmas cartas, e quem joga da mesma maneira recebe as mesmas respostas.
day-open-until = Está aberta até { $when }. Até lá podes parar e continuar.
day-not-ranked = A tua tentativa não entra na classificação: para isso a tua conta precisa de ter 30 dias, e tu precisas de três partidas acabadas.
day-changed = Uma atualização mudou os computadores desde que esta rodada abriu. O que acabares agora não entra na classificação, e a rodada não tem par.
day-no-par = Sem par: uma atualização mudou os computadores enquanto esta rodada estava aberta. Só entra na classificação o que acabou antes disso.
day-begin = Começar
day-go-on = Continuar
# $points e $score são números; $score tem sinal.
day-result = Fizeste **{ $points }** pontos.
day-result-auction = Os teus tentos: **{ $score }**; pontos das cartas: { $points }.
day-sealed = Tudo o resto fica em segredo até { $when }.
day-percent = { $percent } %
day-place = **{ $place }.º** lugar em { $size } · **{ $percent }** dos pontos de comparação
day-place-unranked = Fora da classificação; teria sido o { $place }.º lugar em { $size } · { $percent } dos pontos de comparação
day-no-field = Não havia outros resultados com que comparar.
day-unfinished = Não acabaste esta rodada.
day-not-played = Não jogaste esta rodada.
# $results: os níveis dos computadores com os seus pontos.
day-par = Par em pontos: { $results }
day-best-here = Os melhores aqui
day-best-all = Os melhores no geral
day-best-servers = Os melhores servidores
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = Nenhuma tentativa para a classificação chegou ao fim.
day-message = A rodada fechou. Vê quanto te custaram as cartas, ou a melhor repetição.

## Botões

ui-button-day = Rodada do dia
day-review = A minha análise
day-best-replay = Melhor repetição

## A classificação

day-standings = Rodada do dia: a semana
day-week = De { $first } a { $last }
day-week-how = -# De uma semana contam os cinco melhores de sete dias; de uma temporada, a média de todos os dias, se forem pelo menos vinte. O resultado de um servidor é a média das suas cinco melhores pessoas.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Ainda não fechou nesta semana nenhuma rodada com classificação.
day-own-week = Tu nesta semana: { $percent }
day-own-season = Tu nesta temporada: { $percent }

## Prova

day-proof-about = O baralho sai da chave do dia e da âncora, o id da interação que abriu a primeira tentativa do dia. As chaves de um ano ficaram fixadas antes do seu primeiro dia.
day-anchor = Âncora: `{ $anchor }`
day-no-anchor = Ainda ninguém começou esta rodada, por isso ainda não há âncora.
day-key = Chave: `{ $digits }`
day-proof-file = O que prova o baralho desta rodada. `docs/fair.py` verifica-o.
day-record-sealed = A rodada do dia fica em segredo até { $when }.

## Partilhar

day-shared = **{ $name }** jogou a rodada do dia de { $date }.

## O que não se pode fazer

day-none = Não há rodada desse dia.
day-not-yet-open = Essa rodada ainda não abriu.
day-over = Essa rodada já fechou.
day-share-nothing = Primeiro acaba a rodada.
day-share-again = Já partilhaste aqui esta rodada.
day-nothing-to-show = Não há nada para mostrar dessa rodada.
day-table-closed = A tua mesa desta rodada foi fechada.

## /briscola-admin day

admin-day-on = Em { $channel } publica-se uma mensagem sobre cada rodada do dia fechada, a partir das { $time } ({ $zone }). Não menciona ninguém.
admin-day-off = Neste servidor não se publica nenhuma mensagem sobre a rodada do dia.
admin-day-compared = Os outros servidores veem o nome e o resultado da semana deste servidor.
admin-day-not-compared = Os outros servidores não veem o nome deste servidor.
