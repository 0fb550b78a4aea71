### Cartas, jogo e resultados.
### $family é "italian", "spanish" ou "french"; o naipe é coins, cups, swords ou batons, e em português chama-se
### igual em todos os baralhos.

## Cartas

suit-name = { $family ->
   *[other] { $suit ->
        [coins] ouros
        [cups] copas
        [swords] espadas
       *[batons] paus
    }
}
card-name = { $rank ->
    [ace] ás
    [two] dois
    [three] três
    [four] quatro
    [five] cinco
    [six] seis
    [seven] sete
    [eight] oito
    [nine] nove
    [ten] dez
    [jack] valete
    [queen] { $family ->
        [french] dama
       *[italian] cavalo
    }
   *[king] rei
} de { suit-name }
card-the = { $rank ->
    [queen] { $family ->
        [french] a { card-name }
       *[italian] o { card-name }
    }
   *[other] o { card-name }
}
card-label = { $rank ->
    [ace] Ás
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] Valete
    [queen] { $family ->
        [french] Dama
       *[italian] Cavalo
    }
   *[king] Rei
} de { suit-name }
card-brief = { $rank ->
    [ace] ás
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valete
    [queen] { $family ->
        [french] dama
       *[italian] cavalo
    }
   *[king] rei
} { suit-name }
card-letter = { $family ->
    [french] { $rank ->
        [jack] V
        [queen] D
       *[king] R
    }
   *[italian] { $rank ->
        [jack] V
        [queen] C
       *[king] R
    }
}
card-trump = { $card } (trunfo)

## Mão e mesa

hand-cards = As tuas cartas: { $cards }.
hand-empty = Já não tens cartas.
hand-may-play = Só podes jogar: { $cards }.
hand-may-answer = Podes responder: { $choices }.
hand-may-also = Também podes escolher: { $choices }.
hand-none = Não tens lugar nesta mesa.
hand-no-deal = Agora não se está a jogar nenhuma rodada.

deal-heading = Rodada { $deal }, vaza { $trick } de { $tricks }.
turn-you = { $leads ->
    [yes] É a tua vez: puxas tu.
   *[no] É a tua vez.
}
turn-player = { $leads ->
    [yes] É a vez de { $player }, que puxa.
   *[no] É a vez de { $player }.
}
turn-waits = Não está cá ninguém: a mesa espera que alguém volte.
trump-lies = Trunfo: { $suit }. { $stock ->
    [one] Para biscar só resta o trunfo virado, { $card }.
   *[other] O trunfo virado é { $card }; restam { $stock } cartas para biscar, contando com ele.
}
trump-gone = Trunfo: { $suit }. O monte acabou.
trump-is = Trunfo: { $suit }.
turnup-drawn = { $player } tem na mão { $card }, que era o trunfo virado.
trick-running = Na mesa: { $plays }.
trick-empty = Ainda não há cartas na mesa.
trick-play = { $player }, { $card }
trick-complete = { $plays }. { $player } faz a vaza{ $points ->
    [none] .
    [0] : nenhum ponto.
    [one] : { $points } ponto.
   *[other] : { $points } pontos.
}
trick-numbered = Vaza { $trick }: { $text }
deal-decided = A rodada está decidida.
sheet-heading = Rodada { $deal }, vaza a vaza.
sheet-order = Ordem de jogo: { $order }; quem faz a vaza puxa a seguinte.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = Nesta mesa não se está a jogar nenhuma rodada.
trick-of-deal-before = Última vaza da rodada { $deal }: { $text }
trick-none-yet = Ainda ninguém fez nenhuma vaza nesta rodada.
trick-review-off = Nesta mesa as vazas só se podem rever no fim da rodada.
dealt-by = As cartas foram dadas por { $player }.
pile-open = { $player } já fez: { $cards }.
seats-line = À volta da mesa: { $players }.
seat-line = { $player }: { $cards ->
    [0] nenhuma carta.
    [one] { $cards } carta.
   *[other] { $cards } cartas.
}
seat-noted = { $player } ({ $notes })
seat-you = tu
seat-dealer = dá as cartas
seat-computer = computador
seat-substitute = computador, no lugar de { $player }

## Pontos e resultados

side-number = { $side } { $number }
points-line = Pontos: { $points }.
points-running = Pontos até agora: { $points }.
points-final = Pontos: { $points }.
points-hidden = Os pontos ficam escondidos até ao fim da rodada.
points-others-hidden = Os pontos dos outros ficam escondidos até ao fim da rodada.
score-none = Nesta mesa ainda não começou nenhuma partida.
score-line-first_to = { $target ->
    [one] Rodadas: { $score }. Uma rodada decide a partida.
   *[other] Rodadas: { $score }. Ganha a partida quem chegar primeiro a { $target }.
}
score-carried = A próxima rodada com vencedor vale { $worth }.

deal-won = { $side } { $count ->
    [one] ganha
   *[other] ganham
} a rodada.
deal-last-trick-decides = 60 a 60: decide a última vaza.
deal-cappotto = Todos os 120 pontos: bandeira!
deal-worth = Com as rodadas empatadas anteriores, vale { $worth }.
deal-drawn = 60 a 60: a rodada fica empatada.
deal-tied = { $sides } empatam com { $points } pontos: ninguém ganha a rodada.
deal-tie-next = Ninguém marca, e agora quem dá é { $player }.
deal-tie-same-dealer = Ninguém marca, e { $player } volta a dar.
deal-tie-carry = Ninguém marca: a próxima rodada com vencedor vale { $worth }.
deal-broken = A rodada fica a meio e não conta para ninguém.

match-forfeit = { $losers } { $losing ->
    [one] desiste
   *[other] desistem
}: { $side } { $count ->
    [one] ganha
   *[other] ganham
} a partida. { $sum }

## O que acontece na partida

happened-dealt = Rodada { $deal }: { $dealer } dá as cartas e { $leader } puxa.
happened-turned = O trunfo é { $suit }: virou-se { $card }.
happened-turned-back = Virado primeiro e devolvido ao monte: { $cards }.
happened-removed = Fora do baralho: { $card }.
happened-no-twos = Os quatro dois ficam fora do baralho.
happened-played = { $player } joga { $card }.
happened-taken = { $player } faz a vaza{ $points ->
    [none] .
    [0] : nenhum ponto.
    [one] : { $points } ponto.
   *[other] : { $points } pontos.
}
happened-drew-turnup = { $player } bisca o trunfo virado: { $card }.
happened-forfeited = { $side } { $count ->
    [one] desiste
   *[other] desistem
} da partida.
