### O leilão: lances, chamadas, a primeira vaza às escuras e o que daí resulta.

## Lances

bid-points = { $points } pontos
bid-raised = { $rank } com { $points } pontos
label-bid-points = { $points }
label-bid-force = { $rank } com { $points }
label-pass = Passo
label-call-blind = Não dizer o naipe

## De quem é a vez

turn-auction-you = Licita ou passa.
turn-auction-player = É a vez de { $player }: licitar ou passar.
turn-call-you = Ganhaste o leilão: chama uma carta.
turn-call-player = É a vez de { $player }: chamar uma carta.
turn-naming-you = Diz o naipe: a seguir viram-se as cartas tapadas.
turn-naming-player = É a vez de { $player }: dizer o naipe.

## A mesa

deal-heading-auction = Rodada { $deal }, o leilão.
auction-none-yet = Ainda ninguém licitou.
auction-bids = Lances: { $bids }.
auction-bid = { $player }, { $bid }
auction-pass = { $player }, passo
auction-standing = A bater: { $bid }, de { $player }.
auction-declarer = Quem chama é { $player }: { $bid }.
auction-called = Chamada: { $cards }.
auction-blind = Na primeira vaza o naipe não se diz, e qualquer dois joga-se tapado.
auction-you-partner = Tens uma carta chamada: jogas com quem chamou, e só tu o sabes.
auction-you-alone = A carta que chamaste está na tua mão: jogas contra os outros quatro.
auction-partner = { $count ->
    [one] O parceiro de quem chama é { $players }.
   *[other] Os parceiros de quem chama são { $players }.
}

## O que acontece

happened-dealt-auction = Rodada { $deal }: { $dealer } dá as cartas e { $leader } abre o leilão.
happened-bid = { $player } licita: { $bid }.
happened-passed = { $player } passa.
happened-called = { $player } chama { $cards }: o trunfo é { $suit }.
happened-called-blind = { $player } chama um dois e ainda não diz o naipe: na primeira vaza qualquer dois joga-se tapado.
happened-suit-asked = As cinco cartas estão na mesa, com cada dois tapado: { $player } diz o naipe, e depois viram-se.
happened-suit-named = { $player } diz { $suit }: a carta chamada é { $cards }, e viram-se as cartas tapadas.

## Resultados

deal-thrown-in = Todos passam: o seguinte dá as cartas de novo.
deal-declared = { $partners ->
    [none] { $player }, sem parceiro, precisava de { $needed } pontos e fez { $taken }: { $made ->
        [yes] conseguiu!
       *[no] não conseguiu.
    }
   *[other] { $player } com { $partners } precisava de { $needed } pontos e fez { $taken }: { $made ->
        [yes] conseguiu!
       *[no] não conseguiu.
    }
}
