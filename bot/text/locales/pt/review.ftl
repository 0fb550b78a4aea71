### Quanto custaram as cartas de uma partida acabada, e conselhos numa que está a decorrer.

command-review = análise
command-review-about = Ver quanto custou cada uma das tuas cartas numa partida acabada; mais ninguém o vê
option-own = partida
option-own-about = Qual das tuas partidas acabadas; a última, se não disseres

review-heading = As tuas cartas na partida { $match }
review-seat = Partida { $match }, { $game }, lugar { $seat }: { $name }
review-working = A ver as tuas cartas, um momento…
review-file = Quanto custou cada uma das tuas cartas na partida { $match }: uma tabela por palavras, { $deals ->
    [one] uma rodada
   *[other] { $deals } rodadas
}.
review-total = { $cards ->
    [one] Uma carta que pudeste escolher: custou
   *[other] { $cards } cartas que pudeste escolher: ao todo custaram
} { $cost } pontos.
review-best-of-all = Melhor carta: rodada { $deal }, vaza { $trick }, { $card }: { $lead } pontos melhor do que qualquer outra{ $exact ->
    [yes] , exatos
   *[no] {""}
}.
review-worst-of-all = Pior carta: rodada { $deal }, vaza { $trick }, { $card }: { $cost } pontos{ $exact ->
    [yes] , exatos
   *[no] {""}
}; melhor era { $better }.
review-deal = Rodada { $deal }: { $result } pontos = { $share } parte igual { $hand } cartas { $luck } sorte { $play } jogo
review-deal-declared = Rodada { $deal }: { $result } pontos = { $start } esperados { $luck } sorte { $play } jogo
review-deal-cut-short = Rodada { $deal }, não jogada até ao fim: as cartas custaram { $cost } pontos
review-dear = Vaza { $trick }: { $card } custou { $cost } pontos{ $exact ->
    [yes] , exatos
   *[no] {""}
}; melhor era { $better }.
review-nothing-dear = Nenhuma carta te custou nada.
review-best = Melhor carta: vaza { $trick }, { $card }, { $lead } pontos melhor do que qualquer outra{ $exact ->
    [yes] , exatos
   *[no] {""}
}.
review-column-trick = Vaza
review-column-card = Carta
review-column-cost = Custo
review-column-better = Melhor
review-column-exact = {""}
review-exact = exato
review-note = Todos os números são pontos das cartas do teu lado.{ $first ->
    [hand] { " " }Cartas: quanto mais ou menos do que uma parte igual prometia a melhor primeira carta.
    [start] { " " }Esperados: o que prometia a melhor primeira carta com esta mão.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Jogo: quanto custaram as tuas cartas em relação à melhor escolha com o mesmo conhecimento. Sorte: o resto, do que se biscou e das cartas dos outros.
} Os números que não dizem exato são estimativas feitas com muitas rodadas possíveis.
review-shared = Nem todas estas cartas foste tu que jogaste: durante algum tempo esteve aqui outra pessoa, ou um computador.
review-more = { $deals ->
    [one] Há mais uma rodada no ficheiro.
   *[other] Há mais { $deals } rodadas no ficheiro.
}
review-sent = Feito: vê as tuas mensagens diretas.
review-nothing = Não tiveste nada para escolher na partida { $match }.

reply-review-not-yours = Não jogaste essa partida: escolhe uma das tuas.
reply-review-busy = Ainda estou a trabalhar na tua última análise: chega daqui a pouco.
reply-review-failed = A análise não resultou. Tenta outra vez daqui a pouco.

## Conselhos numa partida a decorrer

command-hint = dica
command-hint-about = Perguntar que carta jogar: contra computadores, ou se todos concordarem; só tu vês

hint-advice = Joga { $card }: promete ao teu lado { $points } pontos de cartas nesta rodada{ $exact ->
    [yes] , exatos
   *[no] {""}
}.
hint-others = Em vez dessa: { $others }
hint-surer = Outra carta promete mais pontos, mas esta ganha a rodada mais vezes.
hint-unrated = As partidas contra computadores nunca são a valer, por isso uma dica não custa nada.
hint-agreed = Aqui todos concordaram com as dicas, por isso esta partida não é a valer.
hint-single = Só tens uma carta para jogar: { $card }.
hint-nothing = Agora não há carta para escolher: pergunta outra vez quando jogares uma carta à vista.
hint-rated = Esta partida é a valer, por isso ninguém recebe dicas. Se todos concordarem (`/briscola hint agreement:`), todos podem pedir, e a partida deixa de ser a valer.
hint-people = Estás a jogar com outras pessoas: para haver dicas todos têm de concordar. Pede-o com `/briscola hint agreement:`.
hint-failed = A dica não resultou. Tenta outra vez daqui a pouco.
