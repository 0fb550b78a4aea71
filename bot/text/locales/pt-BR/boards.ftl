### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

choice-format-team-match = Por equipes: duas mesas, as mesmas cartas
option-boards-about = Quantas rodadas todas as mesas de uma fase jogam com as mesmas cartas
option-fourth-about = Quem completa a sua equipe de quatro
event-format-team_match = Disputa por equipes
event-sealed-over = Todas as rodadas foram jogadas.
event-sealed-about = Outras mesas jogam as mesmas cartas. O que se joga aqui é mostrado quando a fase terminar.
event-sealed = Outras mesas ainda jogam estas cartas. Elas podem ser vistas quando a fase terminar.
event-refusal-no-boards = As mesmas cartas em todas as mesas só por equipes, em suíço ou todos contra todos, num jogo de dois lados e sem sinais.
event-refusal-boards-number = Escolha de { $least } a { $most } rodadas.
