### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-review-about = Ver quanto custou cada uma das suas cartas numa partida terminada; ninguém mais vê
option-own-about = Qual das suas partidas terminadas; a última, se você não disser
review-heading = Suas cartas na partida { $match }
review-working = Vendo as suas cartas, um momento…
review-file = Quanto custou cada uma das suas cartas na partida { $match }: uma tabela em palavras, { $deals ->
    [one] uma rodada
   *[other] { $deals } rodadas
}.
review-total = { $cards ->
    [one] Uma carta que você pôde escolher: custou
   *[other] { $cards } cartas que você pôde escolher: ao todo custaram
} { $cost } pontos.
review-deal-cut-short = Rodada { $deal }, não jogada até o fim: as cartas custaram { $cost } pontos
review-nothing-dear = Nenhuma carta custou nada a você.
review-note = Todos os números são pontos das cartas do seu lado.{ $first ->
    [hand] { " " }Cartas: quanto mais ou menos do que uma parte igual prometia a melhor primeira carta.
    [start] { " " }Esperados: o que prometia a melhor primeira carta com esta mão.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Jogo: quanto custaram as suas cartas em relação à melhor escolha com o mesmo conhecimento. Sorte: o resto, do que se comprou e das cartas dos outros.
} Os números que não dizem exato são estimativas feitas com muitas rodadas possíveis.
review-shared = Nem todas estas cartas foi você que jogou: durante algum tempo esteve aqui outra pessoa, ou um computador.
review-more = { $deals ->
    [one] Há mais uma rodada no arquivo.
   *[other] Há mais { $deals } rodadas no arquivo.
}
review-sent = Feito: veja as suas mensagens diretas.
review-nothing = Você não teve nada para escolher na partida { $match }.
reply-review-not-yours = Você não jogou essa partida: escolha uma das suas.
reply-review-busy = Ainda estou trabalhando na sua última análise: chega daqui a pouco.
reply-review-failed = A análise não deu certo. Tente de novo daqui a pouco.
command-hint-about = Perguntar que carta jogar: contra computadores, ou se todos concordarem; só você vê
hint-advice = Jogue { $card }: promete ao seu lado { $points } pontos de cartas nesta rodada{ $exact ->
    [yes] , exatos
   *[no] {""}
}.
hint-unrated = As partidas contra computadores nunca são ranqueadas, por isso uma dica não custa nada.
hint-agreed = Aqui todos concordaram com as dicas, por isso esta partida não é ranqueada.
hint-single = Você só tem uma carta para jogar: { $card }.
hint-nothing = Agora não há carta para escolher: pergunte de novo quando for jogar uma carta à vista.
hint-rated = Esta partida é ranqueada, por isso ninguém recebe dicas. Se todos concordarem (`/briscola dica acordo:`), todos podem pedir, e a partida deixa de ser ranqueada.
hint-people = Você está jogando com outras pessoas: para haver dicas todos têm que concordar. Peça com `/briscola dica acordo:`.
hint-failed = A dica não deu certo. Tente de novo daqui a pouco.
