### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

ui-bid-rank = Lance: uma carta…
ui-bid-points = Lance: pontos…
ui-claim-sure-31 = Você declara 31 pontos? Com 31 ou mais nas suas vazas você ganha a rodada; com menos, perde.
ui-claim-sure = Você declara a rodada ganha? Ela acaba na hora, e as cartas que estão na mão não se jogam mais.
ui-denounce-sure = Quem você acusa de renúncia? A partida acaba aí: é sua se houve renúncia, e do outro lado se não houve.
ui-resign-sure = Você desiste da partida? Ela acaba na hora, e o outro lado ganha.
ui-end-sure = Você fecha a mesa? Com ela acaba a partida em andamento.
ui-turn-auction = É a vez de { $player }: dar um lance ou passar.
ui-short-trick = As cartas não deram para todos: esta vaza é só entre { $players }.
ui-deck-usual = o normal
say-ask-again = Não sei mais o que você tinha pedido ali: dê o comando de novo, por favor.
reply-unknown-rank = Não conheço essa carta. Escolha uma das que aparecem enquanto você escreve.
reply-unknown-game = Não conheço esse jogo. Escolha um dos que aparecem enquanto você escreve.
command-bid = lance
command-bid-about = Dar um lance num leilão: uma carta ou pontos
command-pass-about = Passar num leilão, até o fim
command-exchange-about = Trocar a sua carta pelo trunfo virado, onde a mesa permite
command-conquista-about = Mostrar ás, carta de dez pontos e rei de trunfo e ganhar a rodada, onde a mesa permite
option-rank-about = A carta do lance
option-points-about = Os pontos do lance
option-force-about = Manter a carta do lance e pedir pontos
option-accused-about = Quem não seguiu o naipe
ui-concede-sure = { $partner ->
    [none] Você cede esta rodada? Ela acaba na hora, e todos os pontos que restam vão para quem ganha.
   *[other] Você quer ceder esta rodada? Se { $partner } concordar, ela acaba, e todos os pontos que restam vão para quem ganha.
}
happened-concession-offered = { $player } quer ceder esta rodada. { $target }, você concorda?
concession-due-you = { $player } dá esta rodada por perdida e quer cedê-la. Você concorda?
