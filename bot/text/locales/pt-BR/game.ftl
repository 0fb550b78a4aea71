### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

card-letter = { $family ->
    [french] { $rank ->
        [jack] J
        [queen] Q
       *[king] K
    }
   *[italian] { $rank ->
        [jack] V
        [queen] C
       *[king] R
    }
}
hand-cards = Suas cartas: { $cards }.
hand-empty = Você não tem mais cartas.
hand-may-play = Você só pode jogar: { $cards }.
hand-may-answer = Você pode responder: { $choices }.
hand-may-also = Você também pode escolher: { $choices }.
hand-none = Você não tem lugar nesta mesa.
hand-no-deal = Nenhuma rodada está sendo jogada agora.
turn-you = { $leads ->
    [yes] É a sua vez: você puxa.
   *[no] É a sua vez.
}
turn-waits = Não tem ninguém aqui: a mesa espera que alguém volte.
trump-lies = Trunfo: { $suit }. { $stock ->
    [one] Para comprar só resta o trunfo virado, { $card }.
   *[other] O trunfo virado é { $card }; restam { $stock } cartas para comprar, contando com ele.
}
trick-no-deal = Nenhuma rodada está sendo jogada nesta mesa.
trick-none-yet = Ninguém fez nenhuma vaza ainda nesta rodada.
seats-line = Em volta da mesa: { $players }.
seat-you = você
points-hidden = Os pontos ficam escondidos até o fim da rodada.
points-others-hidden = Os pontos dos outros ficam escondidos até o fim da rodada.
deal-tie-same-dealer = Ninguém marca, e { $player } dá de novo.
deal-broken = A rodada fica pela metade e não conta para ninguém.
happened-drew-turnup = { $player } compra o trunfo virado: { $card }.
