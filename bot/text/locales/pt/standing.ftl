## Duas pessoas, parceiros, recordes de um servidor

versus-heading = { $name } e { $other }
versus-none = Nenhuma partida dos dois que possas ver.
versus-against = **Frente a frente**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}. Vitórias de { $name }: { $wins }; de { $other }: { $losses }.
versus-with = **Parceiros**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}.
versus-points = Pontos das cartas por rodada: { $name } { $points }, { $other } { $others }
versus-runs = Mais vitórias seguidas: { $name } { $run }, { $other } { $others }
versus-form = As últimas frente a frente, a mais recente no fim: { $form }
versus-form-with = As últimas como parceiros, a mais recente no fim: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] não ganhou nenhum dos dois
   *[other] ganhou { $winner }
} · `{ $match }`
versus-reach = Só contam as últimas { $most } partidas.
stats-with-oneself = Diz duas pessoas diferentes.
partners-none = Ainda não há parceiros com { $least } partidas a valer que possas ver.
partners-line = **{ $name }**: { $matches } partidas a valer, { $wins } ganhas, { $more } em relação ao que os ratings faziam esperar
partners-note = Parceiros a partir de { $least } partidas a valer. Um sinal de mais quer dizer que os dois ganham mais do que os seus ratings fazem esperar.
records-heading = Recordes deste servidor: { $game }
records-only-servers = Os recordes são de cada servidor. Pede-os lá.
records-none = Ainda não há recorde nas partidas que podes ver.
records-highest = Mais pontos de cartas numa rodada
records-deals = As partidas mais longas
records-behind = As maiores reviravoltas numa rodada
records-line-highest = **{ $value } pontos**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}**: { $names } · { $game } · { $when }
records-line-behind = **{ $value } pontos atrás**, e vitória: { $names } · { $game } · { $when }

## Temporadas

season-heading = Temporada { $season }: { $game }
season-only-servers = As temporadas são de cada servidor. Pede-as lá.
season-unknown = Essa temporada não existe. Escolhe uma das que `/leaderboard season:` sugere.
season-none = Ainda ninguém acabou uma partida nesta temporada.
season-last = A classificação final da temporada passada: `/leaderboard season:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}{ $rating ->
    [none] { "" }
   *[other] { " " }· rating { $rating }
}
season-dates = De { $starts } a { $ends }.
first-of-month = 1
season-note = Pontos da temporada: 3 por uma partida a valer ganha, 1 por uma jogada até ao fim; contam 10 partidas por semana, 3 por dia entre as mesmas pessoas.
season-longest = Mais vitórias seguidas: { $name }, { $run }.
admin-seasons-quarter = Uma temporada dura um trimestre. Começa pela hora de { $zone }. As temporadas fechadas ficam como estão.
admin-seasons-month = Uma temporada dura um mês. Começa pela hora de { $zone }. As temporadas fechadas ficam como estão.

## Contra computadores

computer-ratings-heading = Contra computadores
computer-ratings-note = Só tu vês isto. *Um adversário à altura* senta à mesa um computador deste nível. Os pontos são os dos níveis dos computadores; ± diz quanto ainda podem falhar: menos a cada rodada contra computadores.
computer-ratings-line = **{ $game }** · à altura: { $level } ({ $points } ± { $margin } pontos após { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})
computer-ratings-even = Sentou-se um adversário à altura: { $level }. Só tu sabes porquê: neste jogo vales { $points } ± { $margin } pontos contra computadores, e este nível é o mais próximo.
computer-ratings-even-new = Sentou-se um computador: { $level }. Neste jogo ainda não tens rating contra computadores, e este nível serve a quase toda a gente. As tuas partidas contra computadores vão encontrar o teu; só tu o vês.

## Distintivos

badges-hidden = Este jogador não mostra as suas insígnias a ninguém.
badges-none = Ainda sem insígnias.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Volta completa**, a caminho: vitórias em { $count } de { $of } jogos: { $games }
badges-rescues = **Salva-mesas**, a caminho: { $count } de { $of } lugares
badge-cappotto = Bandeira
badge-cappotto-about = fez todos os pontos de uma rodada
badge-narrow = Por um triz
badge-narrow-about = ganhou uma rodada por 61–59
badge-comeback = Reviravolta
badge-comeback-about = ganhou uma partida a três depois de 0–2
badge-conquista = Conquista
badge-conquista-about = mostrou uma conquista
badge-chiada = Chiada
badge-chiada-about = levou o três de trunfo com o ás de trunfo
badge-claim = Trinta e um
badge-claim-about = declarou, e tinha razão
badge-gato = Gato
badge-gato-about = ganhou uma partida de Sueca por 4–0
badge-chapeu = Chapéu
badge-chapeu-about = ganhou uma partida de Sueca por 4–1
badge-alone = Contra todos
badge-alone-about = cumpriu um lance sem parceiro
badge-signal = Olho vivo
badge-signal-about = apanhou um sinal dos adversários
badge-review = Vista limpa
badge-review-about = jogou uma partida em que a análise encontrou dois pontos perdidos no máximo
badge-streak = { $days } dias
badge-streak-about = resolveu o problema do dia { $days } dias seguidos
badge-rescues = Salva-mesas
badge-rescues-about = ficou com dez lugares de outros e jogou-os até ao fim
badge-giro = Volta completa
badge-giro-about = ganhou em todos os jogos
