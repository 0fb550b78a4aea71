### O resumo semanal de um servidor

# /briscola-admin digest
command-digest = resumo
command-digest-about = O que aconteceu numa semana, todas as segundas-feiras num canal; só se escolheres um
admin-digest-on = Todas as segundas-feiras, a partir das 9:00 ({ $zone }), publica-se em { $channel } o que aconteceu na semana anterior. Não menciona ninguém. Uma semana com menos de três partidas não tem resumo.
admin-digest-off = Neste servidor não se publica nenhum resumo semanal.

# São datas, como "segunda-feira, 16 de novembro".
digest-heading = A semana de { $first } a { $last }
digest-matches = **{ $matches } partidas** jogadas por { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Quem mais esteve à mesa: **{ $name }**, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } ganha
   *[other] { $wins } ganhas
}
digest-climb = Maior subida: **{ $name }** em { $game }, rating { $before } → { $after }
digest-comeback = Reviravolta da semana: **{ $names }**, vitória numa rodada de { $game } depois de { $behind } pontos de atraso
digest-puzzle = Resultados do problema partilhados por { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}
digest-deals = Rodada do dia: o melhor resultado foi de **{ $name }** com { $percent } (as cinco melhores das sete rodadas que fecharam), entre { $people ->
    [one] { $people } pessoa na classificação
   *[other] { $people } pessoas na classificação
}
digest-replay = Ver a reviravolta
digest-stop = Parar estes resumos
digest-season = Temporada { $season } até agora: { $leaders }
digest-season-over = Acabou a temporada { $season }: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
digest-trick-heading = Vaza da semana
digest-trick = **{ $name }** jogou { $card } em { $game }. Segundo a análise, qualquer outra carta teria valido menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
digest-trick-words = A vaza por palavras
