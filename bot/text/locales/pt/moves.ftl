## Leilões, chamadas e jogadas para além de jogar cartas

ui-bid-rank = Licitar uma carta…
ui-bid-points = Licitar pontos…
ui-bid-force = Manter a carta e pedir pontos…
ui-bid-other = Outro número…
ui-bid-between = Um número de { $low } a { $high }
ui-call-suit = Chamar: { $suit }…
ui-call-two = Chamar duas cartas: { $suit }…
ui-call-one-or-two = Chamar uma ou duas cartas: { $suit }…
ui-button-denounce = Acusar renúncia…
ui-button-sure = Sim, com certeza
ui-button-never-mind = Não
ui-claim-sure-31 = Declaras 31 pontos? Com 31 ou mais nas tuas vazas ganhas a rodada; com menos, perdes.
ui-claim-sure = Declaras a rodada ganha? Acaba logo, e as cartas que estão na mão já não se jogam.
ui-denounce-sure = Quem acusas de renúncia? A partida acaba aí: é tua se houve renúncia, e do outro lado se não houve.
ui-resign-sure = Desistes da partida? Acaba logo, e ganha o outro lado.
ui-end-sure = Fechas a mesa? Com ela acaba a partida que está a decorrer.
ui-turn-auction = É a vez de { $player }: licitar ou passar.
ui-turn-call = É a vez de { $player }: chamar uma carta.
ui-turn-naming = É a vez de { $player }: dizer o naipe.
ui-turn-ends = O tempo acaba { $when }.
ui-short-trick = As cartas não chegaram para todos: esta vaza é só entre { $players }.
ui-pick-game = O que se joga…
ui-pick-open = Conversa e cartas à vista…
ui-pick-table = A mesa…
ui-code = Código das regras: `{ $code }`
ui-deck-usual = o do costume
say-moved = Feito: { $move }.
say-which-game = Há vários jogos com esse nome. Qual deles?
say-ask-again = Já não sei o que tinhas pedido ali: dá outra vez o comando, por favor.
reply-unknown-rank = Não conheço essa carta. Escolhe uma das que aparecem enquanto escreves.
reply-unknown-game = Não conheço esse jogo. Escolhe um dos que aparecem enquanto escreves.

## Comandos

command-bid = licitar
command-bid-about = Licitar num leilão: uma carta ou pontos
command-pass = passar
command-pass-about = Passar num leilão, até ao fim
command-call = chamar
command-call-about = Chamar um naipe, uma carta, duas ou ainda nada; também diz o naipe depois da vaza às escuras
command-exchange = trocar
command-exchange-about = Trocar a tua carta pelo trunfo virado, onde a mesa o permite
command-conquista = conquista
command-conquista-about = Mostrar ás, carta de dez pontos e rei de trunfo e ganhar a rodada, onde a mesa o permite
command-claim = declarar
command-claim-about = Declarar que já se têm os pontos; pede-se confirmação
command-concede = ceder
command-concede-about = Ceder uma rodada perdida; pede-se confirmação
command-denounce = acusar
command-denounce-about = Acusar um adversário de renúncia; pede-se confirmação

option-rank = carta
option-rank-about = A carta que se licita
option-points = pontos
option-points-about = Os pontos que se licitam
option-force = forçar
option-force-about = Manter a carta licitada e pedir pontos
option-trump = naipe
option-trump-about = O naipe chamado, que é trunfo
option-called = carta
option-called-about = A carta chamada
option-second = segunda
option-second-about = A segunda carta, a 120 pontos
option-blind = escuras
option-blind-about = Não dizer o naipe na primeira vaza
option-sure = certeza
option-sure-about = Sem pedir confirmação
option-accused = jogador
option-accused-about = Quem não assistiu
option-preset = modelo
option-preset-about = Uma maneira de jogar que tem nome
option-options = opções
option-options-about = O código das regras de uma mesa, ou opções escritas assim: tie=carry target=3
choice-trump-d = Ouros
choice-trump-c = Copas
choice-trump-s = Espadas
choice-trump-b = Paus
choice-pack-french32 = Cartas francesas, 32
choice-pack-spanish40 = Cartas espanholas
choice-pack-spanish48 = Cartas espanholas, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Conceder uma rodada

ui-button-concede = Ceder a rodada…
ui-concede-sure = { $partner ->
    [none] Cedes esta rodada? Acaba logo, e todos os pontos que restam vão para quem ganha.
   *[other] Queres ceder esta rodada? Se { $partner } concordar, acaba, e todos os pontos que restam vão para quem ganha.
}
happened-concession-offered = { $player } quer ceder esta rodada. { $target }, concordas?
happened-concession-refused = { $player } prefere continuar.
happened-conceded = { $side } { $count ->
    [one] cede
   *[other] cedem
} a rodada.
concession-due-you = { $player } dá esta rodada por perdida e quer cedê-la. Concordas?
label-concede = Ceder a rodada
label-concede-agree = Concordar
label-concede-refuse = Continuar
