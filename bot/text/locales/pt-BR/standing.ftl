### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

versus-none = Nenhuma partida dos dois que você possa ver.
stats-with-oneself = Diga duas pessoas diferentes.
partners-none = Ainda não há parceiros com { $least } partidas ranqueadas que você possa ver.
partners-line = **{ $name }**: { $matches } partidas ranqueadas, { $wins } vitórias, { $more } em relação ao que os ratings faziam esperar
partners-note = Parceiros a partir de { $least } partidas ranqueadas. Um sinal de mais quer dizer que os dois ganham mais do que os seus ratings fazem esperar.
records-only-servers = Os recordes são de cada servidor. Peça lá.
records-none = Ainda não há recorde nas partidas que você pode ver.
season-only-servers = As temporadas são de cada servidor. Peça lá.
season-unknown = Essa temporada não existe. Escolha uma das que `/classificação temporada:` sugere.
season-none = Ninguém terminou uma partida nesta temporada ainda.
season-last = A classificação final da temporada passada: `/classificação temporada:{ $season }`.
first-of-month = 1º
season-note = Pontos da temporada: 3 por uma partida ranqueada ganha, 1 por uma jogada até o fim; contam 10 partidas por semana, 3 por dia entre as mesmas pessoas.
badge-signal-about = pegou um sinal dos adversários
badge-rescues-about = ficou com dez lugares de outros e jogou até o fim
computer-ratings-note = Só você vê isto. *Um adversário à altura* coloca na mesa um computador deste nível. Os pontos são os dos níveis dos computadores; ± diz quanto ainda podem falhar: menos a cada rodada contra computadores.
computer-ratings-even = Um adversário à altura se sentou: { $level }. Só você sabe por quê: neste jogo você vale { $points } ± { $margin } pontos contra computadores, e este nível é o mais próximo.
computer-ratings-even-new = Um computador se sentou: { $level }. Neste jogo você ainda não tem rating contra computadores, e este nível serve para quase todo mundo. Suas partidas contra computadores vão encontrar o seu; só você vê.
