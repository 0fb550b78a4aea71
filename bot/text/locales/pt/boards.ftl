### Rodadas iguais e encontros por equipas.

choice-format-team-match = Por equipas: duas mesas, as mesmas cartas
option-boards = rodadas-iguais
option-boards-about = Quantas rodadas todas as mesas de uma ronda jogam com as mesmas cartas
option-fourth = quarto
option-fourth-about = Quem completa a tua equipa de quatro
event-format-team_match = Encontro por equipas
event-boards = { $count } rodadas com as mesmas cartas em todas as mesas

## The message

event-standing-percent = { $place }. { $name } · { $percent } %
event-boards-heading = Pontos das cartas na mesa 1, { $here } · na mesa 2, { $there }
event-board-won = `{ $number }` { $here } · { $there } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $team }
event-board-equal = `{ $number }` { $here } · { $there } · igual

## At a table

event-sealed-deal = Rodada { $deal } de { $deals } · { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}
event-sealed-over = Todas as rodadas estão jogadas.
event-sealed-about = Outras mesas jogam as mesmas cartas. O que aqui se joga mostra-se quando a ronda acabar.
event-sealed = Outras mesas ainda jogam estas cartas. Podem ver-se quando a ronda acabar.
rules-boards-team = Em cada uma das duas mesas jogam-se { $count } rodadas, todas até ao fim; na outra a tua equipa joga as mesmas cartas do outro lado. Cada rodada dá pontos à equipa que delas tirou mais, e ganha a soma mais alta.
rules-boards-pairs = Em cada mesa de uma ronda jogam-se { $count } rodadas, todas até ao fim. A comparação, em percentagem, é com quem teve as mesmas cartas.
match-drawn = A partida fica empatada. { $sum }

## Refusals

event-refusal-no-boards = As mesmas cartas em todas as mesas só são possíveis por equipas, num suíço ou num todos contra todos, num jogo de dois lados e sem conversa.
event-refusal-boards-number = Escolhe de { $least } a { $most } rodadas.
event-refusal-at-boards = Onde todas as mesas jogam as mesmas cartas, não se muda um resultado nem se repete uma partida.
