### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

choice-format-team-match = Por equipes: duas mesas, as mesmas cartas
option-boards-about = Quantas rodadas todas as mesas de uma fase jogam com as mesmas cartas
option-fourth-about = Quem completa a sua equipe de quatro
event-format-team_match = Disputa por equipes
event-standing-percent = { $place }. { $name } · { $percent }%
event-sealed-over = Todas as rodadas foram jogadas.
event-sealed-about = Outras mesas jogam as mesmas cartas. O que se joga aqui é mostrado quando a fase terminar.
event-sealed = Outras mesas ainda jogam estas cartas. Elas podem ser vistas quando a fase terminar.
rules-boards-team = Em cada uma das duas mesas são jogadas { $count } rodadas, todas até o fim; na outra a sua equipe joga as mesmas cartas do outro lado. Cada rodada dá pontos à equipe que tirou mais delas, e ganha a soma mais alta.
rules-boards-pairs = Em cada mesa de uma fase são jogadas { $count } rodadas, todas até o fim. A comparação, em porcentagem, é com quem teve as mesmas cartas.
event-refusal-no-boards = As mesmas cartas em todas as mesas só são possíveis por equipes, num suíço ou num todos contra todos, num jogo de dois lados e sem conversa.
event-refusal-boards-number = Escolha de { $least } a { $most } rodadas.
