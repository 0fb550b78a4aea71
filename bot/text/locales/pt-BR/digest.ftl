### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-digest-about = O que aconteceu numa semana, toda segunda-feira num canal; só se você escolher um
admin-digest-on = Toda segunda-feira, a partir das 9:00 ({ $zone }), é publicado em { $channel } o que aconteceu na semana anterior. Não menciona ninguém. Uma semana com menos de três partidas não tem resumo.
digest-busiest = Quem mais esteve na mesa: **{ $name }**, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
digest-puzzle = Resultados do problema compartilhados por { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}
digest-trick = **{ $name }** jogou { $card } em { $game }. Segundo a análise, qualquer outra carta teria valido { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos.
digest-trick-words = A vaza em palavras
