### As regras de uma mesa em poucas frases. $way é "clockwise" ou "counter_clockwise".

rules-house = { $text } *(regra da casa)*
rules-weak = { $text } *(pouco documentado)*
rules-foot = Onde está escrito *regra da casa*, nenhum livro resolve a questão, e aqui joga-se assim.
rules-foot-weak = *Pouco documentado*: poucas fontes o dizem, e não da mesma maneira.
rules-head-cards = Cartas
rules-head-deal = Dar as cartas
rules-head-auction = Leilão e chamada
rules-head-play = Jogo
rules-head-talk = Conversa
rules-head-result = Quem ganha
rules-head-table = Nesta mesa

## Cartas

rules-pack = { $pack ->
    [french40] Um baralho francês sem oitos, noves e dezes: { $cards } cartas de copas, ouros, espadas e paus.
    [french32] Um baralho francês do sete ao ás: { $cards } cartas de copas, ouros, espadas e paus.
    [spanish40] Um baralho espanhol sem oitos nem noves: { $cards } cartas de ouros, copas, espadas e paus.
    [spanish48] Um baralho espanhol: { $cards } cartas de ouros, copas, espadas e paus.
   *[italian40] Um baralho italiano: { $cards } cartas de ouros, copas, espadas e paus.
}
rules-removed = A três tira-se um dois do baralho: { $card }. Diz-se qual ao dar as cartas.
rules-no-twos = Tiram-se os quatro dois do baralho.
rules-order = Da mais alta para a mais baixa: { $ranks }.
rules-values = Pontos das cartas: { $first } 11, { $second } 10, { $third } 4, { $fourth } 3, { $fifth } 2, as outras nada: 120 no baralho.

## Dar as cartas

rules-dealer = { $first ->
    [host] Quem organiza a mesa dá primeiro
    [loser] Quem perdeu a última partida dá primeiro
   *[random] Tira-se à sorte quem dá primeiro
}; { $next ->
    [fixed] depois dá sempre o mesmo
    [winner] depois dá quem ganhar cada rodada
   *[right] depois de cada rodada a vez de dar passa para a { $way ->
        [clockwise] esquerda
       *[counter_clockwise] direita
    }
}.
rules-deal = Cada um recebe { $cards ->
    [3] três
    [4] quatro
    [5] cinco
    [8] oito
    [9] nove
    [10] dez
   *[other] { $cards }
} cartas, uma a uma, { $way ->
    [clockwise] no sentido dos ponteiros do relógio, a começar à esquerda de quem dá
   *[counter_clockwise] no sentido contrário aos ponteiros do relógio, a começar à direita de quem dá
}.
rules-trump-turnup = A carta seguinte vira-se: o naipe dela é o trunfo. Fica debaixo do monte e é a última a ser biscada.
rules-trump-none = Não há trunfo.
rules-trump-first_led = O naipe da primeira carta puxada na rodada é o trunfo.
rules-trump-dealers_card = A última carta dada mostra-se: o naipe dela é o trunfo, e a carta fica na mão de quem dá.
rules-turn_up_reject = Um ás ou um { $ten } virado volta para o meio do monte, e vira-se a carta seguinte.
rules-partners_show_first = Antes da primeira vaza os parceiros veem as cartas um do outro.
rules-partners_look_at_the_end = Quando o monte acaba os parceiros veem as cartas um do outro.
rules-open_hands = As mãos de todos estão à vista.
rules-open_next_card = A próxima carta do monte está à vista.
rules-open_piles = As vazas feitas ficam à vista.

## Leilão

rules-auction-combined = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá, licita ou passa; quem passa fica de fora. Primeiro licitam-se cartas, cada uma mais baixa do que a anterior, do ás até ao { $lowest }; no { $lowest } licitam-se pontos, de { $raise } a 120.
rules-auction-force = Em vez de descer, também se pode manter a carta licitada e pedir pontos; a partir daí só sobem os pontos.
rules-auction-rank = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá, licita ou passa; quem passa fica de fora. Licitam-se cartas, cada uma mais baixa do que a anterior, do ás até ao { $lowest }.
rules-auction-points = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá, licita ou passa; quem passa fica de fora. Licitam-se pontos, sempre a subir, de 61 a 120.
rules-auction-suit_only = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá, licita ou passa; quem passa fica de fora. Licitam-se pontos, sempre a subir, de 61 a 120.
rules-auction-from65 = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá, licita ou passa; quem passa fica de fora. Licitam-se pontos de cinco em cinco, sempre a subir, de 65 a 120.
rules-thrown-in = Se todos passarem, o seguinte dá de novo.
rules-call-rank = Quem ganha o leilão diz um naipe: é o trunfo, e fica chamada a carta licitada desse naipe.
rules-call-suit = Quem ganha o leilão diz um naipe: é o trunfo, e fica chamado o dois desse naipe.
rules-call-card = Quem ganha o leilão chama uma carta: o naipe dela é o trunfo.
rules-call-two = Com um lance de 120 podem chamar-se duas cartas do mesmo naipe em vez de uma{ $rank ->
    [yes] , sendo uma delas a carta licitada
   *[no] { "" }
}: quem as tem é parceiro.
rules-call-secret = Quem tem a carta chamada é o parceiro de quem chama; os outros só o sabem quando a carta é jogada. Também se pode chamar uma carta própria: joga-se então contra os outros quatro.
rules-blind-on = Ao chamar um dois, pode deixar-se o naipe por dizer. Na primeira vaza qualquer dois joga-se então tapado. Depois da quinta carta diz-se o naipe, viram-se as cartas tapadas e vê-se quem faz a vaza.
rules-blind-from_62 = Ao chamar um dois com pelo menos 62 pontos, pode deixar-se o naipe por dizer. Na primeira vaza qualquer dois joga-se então tapado. Depois da quinta carta diz-se o naipe, viram-se as cartas tapadas e vê-se quem faz a vaza.

## Jogo

rules-lead = { $declarer ->
    [yes] Quem chama puxa a primeira vaza.
   *[no] Quem está à { $way ->
        [clockwise] esquerda
       *[counter_clockwise] direita
    } de quem dá puxa a primeira vaza.
}
rules-follow-free = Joga-se a carta que se quer: não é obrigatório assistir.
rules-follow-must_follow = É obrigatório assistir ao naipe puxado; quem não o tem joga a carta que quiser.
rules-follow-last3_follow_and_head = Joga-se a carta que se quer, menos nas três últimas vazas: aí tem de se jogar uma carta mais alta do naipe puxado; quem não a tem, uma carta desse naipe; quem não o tem, a carta que quiser.
rules-take = Faz a vaza o trunfo mais alto; sem trunfos, a carta mais alta do naipe puxado. Quem faz a vaza puxa a seguinte.
rules-take-plain = Faz a vaza a carta mais alta do naipe puxado. Quem faz a vaza puxa a seguinte.
rules-double = Em cada vaza todos jogam uma carta e depois, pela mesma ordem, uma segunda; o naipe puxado é o da primeira carta, e a melhor de todas leva-as todas.
rules-draw = Depois de cada vaza todos biscam uma carta: primeiro quem a fez, { $players ->
    [2] depois o outro
   *[other] depois os outros no sentido { $way ->
        [clockwise] dos ponteiros do relógio
       *[counter_clockwise] contrário aos ponteiros do relógio
    }
}.
rules-draw-double = Depois de cada vaza todos biscam uma carta e depois uma segunda, e das duas vezes começa quem fez a vaza.
rules-short = Quando o monte já não chega para todos, bisca quem fez a vaza e depois os seguintes na roda, enquanto houver cartas; só esses jogam a vaza seguinte, e depois todos voltam a ter o mesmo número de cartas.
rules-last-tricks = Quando o monte acaba, jogam-se as { $count ->
    [2] duas últimas vazas
    [3] três últimas vazas
    [5] cinco últimas vazas
    [9] nove últimas vazas
   *[other] últimas vazas
} com as cartas que se têm na mão.
rules-exchange-deuce_first_trick = Até a primeira vaza estar completa, quem tem o dois de trunfo pode trocá-lo, à vista de todos, pelo trunfo virado.
rules-exchange-brisca_7_2 = Depois de fazer uma vaza, e antes de puxar, pode trocar-se o sete de trunfo por um ás, três, rei, { $queen } ou valete virado, ou o dois por uma carta mais baixa.
rules-conquista = Quem tem ao mesmo tempo ás, { $ten } e rei de trunfo pode mostrá-los e ganha de imediato a rodada.
rules-conquista-worth = Isso vale três.
rules-renege = O bot aceita uma carta que não assiste; mas até ao fim da rodada um adversário pode acusar a renúncia, e o lado culpado perde a partida. Também a perde o lado que acusa sem razão.

## Conversa

rules-talk-off = Os parceiros não dizem nada um ao outro, nem por palavras nem por sinais.
rules-talk-free = Fala-se à vontade; a mesa não controla nada.
rules-talk-signals = A partir da vaza { $from } os parceiros podem mostrar cartas por sinais, trunfos quando nada mais se diz: { $gestures }.
rules-talk-signals-custom = A partir da vaza { $from } os parceiros podem mostrar cartas pelos sinais que escolheu quem organiza a mesa.
rules-delivery-private = Só os parceiros veem o sinal.
rules-delivery-catchable = Os parceiros veem o sinal, e também os adversários que vigiam: em cada vaza podes vigiar um adversário em segredo.
rules-delivery-public = Todos veem o sinal.
rules-truth-enforced = Só se pode fazer sinal de cartas que se têm na mão.
rules-truth-free = São permitidos sinais falsos.
rules-talk-conversation = A partir da vaza { $from } quem puxa pode antes fazer perguntas aos parceiros e dar-lhes ordens, em voz alta.
rules-talk-rais = Cada equipa tem um rais, o seu capitão. A partir da vaza { $from } só o rais pode fazer perguntas aos parceiros e dar-lhes ordens, em voz alta, antes de eles jogarem.
rules-questions = Pode perguntar-se por palhas (cartas que não valem nada e não são trunfo), trunfos baixos ({ $low }), figuras de trunfo, ou um ás ou { $ten } fora do trunfo: a resposta é verdadeira. Também se pode perguntar se o parceiro consegue subir sem trunfo: isso é uma opinião.
rules-answer-counts = Quem responde que sim a uma pergunta sobre cartas diz quantas: “Sim, duas cartas.”
rules-useless = Palhas são as cartas que não valem nada e não são trunfo.
rules-orders-advisory = As ordens são conselhos: uma palha, um trunfo alto ou baixo, um ás ou { $ten } fora do trunfo, ou subir sem trunfo.
rules-orders-binding = As ordens obrigam quem as pode cumprir: uma palha, um trunfo alto ou baixo, um ás ou { $ten } fora do trunfo, ou subir sem trunfo.
rules-limits = Em cada vaza: { $asks ->
    [0] nenhuma pergunta
    [one] uma pergunta
   *[other] { $asks } perguntas
}, { $orders ->
    [0] nenhuma ordem
    [one] uma ordem a cada parceiro
   *[other] { $orders } ordens a cada parceiro
}.
rules-rais-look = Quando o monte acaba, o rais pode ver a mão de um parceiro, uma vez por rodada.

## Quem ganha

rules-win-two = { $teams ->
    [yes] Os parceiros somam os seus pontos. Ganha a rodada o lado que fizer 61 pontos ou mais.
   *[no] Ganha a rodada quem fizer 61 pontos ou mais.
}
rules-win-many = Ganha a rodada quem fizer mais pontos do que qualquer outro.
rules-a31 = A partir da primeira vaza pode declarar-se que se têm 31 pontos nas vazas feitas: quem tem razão ganha a rodada, quem não a tem perde-a.
rules-a31-unclaimed = Se ninguém declarar, ninguém marca, e joga-se outra rodada.
rules-made = O lado de quem chama ganha a rodada com os pontos que licitou, ou com 61 se só licitou uma carta.
rules-scoring-standard = Se ganha: quem chamou +2, o parceiro +1, os outros −1; se perde, ao contrário. Sem parceiro: +4 ou −4, os outros −1 ou +1. Tudo a dobrar se um lado fizer os 120 pontos.
rules-scoring-two = Com dois parceiros são ±1 para cada um deles, ±2 para quem chamou e ∓2 para cada um dos outros dois.
rules-scoring-pazza = Se ganha: cada um do lado de quem chamou marca os pontos licitados, os outros nada. Se perde: cada um desse lado perde o que faltou, e os outros marcam os pontos que fizeram. Sem parceiro, o número de quem chamou é a dobrar.
rules-scoring-italiana = Se ganha: quem chamou e o parceiro marcam 1; se perde: perdem 1, e os outros marcam 1. São 2 se um lado fizer todas as vazas, e 4 se quem chamou jogar sem parceiro.
rules-tie-nobody_scores = { $two ->
    [yes] Com 60 a 60 ninguém marca, e dá o seguinte.
   *[no] Se vários empatarem no maior número de pontos ninguém marca, e dá o seguinte.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] Com 60 a 60 ninguém marca, e o mesmo dá outra vez.
   *[no] Se vários empatarem no maior número de pontos ninguém marca, e o mesmo dá outra vez.
}
rules-tie-last_trick_wins = { $two ->
    [yes] Com 60 a 60 ganha a rodada o lado que fez a última vaza.
   *[no] Se vários empatarem no maior número de pontos, decide a última vaza.
}
rules-tie-carry = { $two ->
    [yes] Com 60 a 60 ninguém marca, e a próxima rodada com vencedor vale mais um.
   *[no] Se vários empatarem no maior número de pontos ninguém marca, e a próxima rodada com vencedor vale mais um.
}
rules-worth-pennycook = Uma rodada ganha com 61 a 90 pontos vale 1, com 91 a 119 vale 2, com todos os 120 vale 3.
rules-worth-threehand = Se dois passarem dos 40 pontos, marcam 1 cada um; se for só um, 2; todos os 120 pontos valem 3; com 40 para cada um ninguém marca.
rules-worth-bisca = Uma rodada ganha com 61 a 90 pontos vale 1, com 91 a 119 vale 2, com todos os 120 vale 4.
rules-worth-sueca = De 61 a 90 pontos ganha-se um jogo, de 91 a 119 dois, e com os 120 todos (bandeira) quatro{ $tricks ->
    [yes] , mas só com todas as vazas; senão dois
   *[no] { "" }
}.
rules-early-when_decided = A rodada acaba assim que um lado tem 61 pontos.
rules-early-claim = O lado que tem 61 pontos pode declarar a rodada, que assim acaba.
rules-match-first_to = { $target ->
    [one] Uma rodada decide a partida.
   *[other] Ganha a partida quem ganhar primeiro { $target } rodadas.
}
rules-match-race = Os pontos das cartas somam-se de rodada em rodada: ganha a partida quem chegar primeiro a { $target }. { $target ->
    [120] Com empate na frente: mais duas rodadas.
   *[other] Se dois chegarem na mesma rodada, ganha quem tiver mais; com empate na frente: mais uma rodada.
}
rules-match-pennycook = Ganha a partida quem chegar primeiro a { $target } tentos.
rules-match-threehand = Ganha quem chegar primeiro a { $target } tentos; com os três empatados continua-se. Se lá estiverem dois empatados, o terceiro sai e eles continuam com 40 cartas, a 1, 2 ou 3 tentos por 61, 91 ou 120 pontos.
rules-match-threehand-end = Desses dois ganha o primeiro que passar para a frente.
rules-match-chiamata = Ganha a partida quem chegar primeiro a { $target } tentos; com empate na frente: mais uma rodada.
rules-match-n_deals = { $target ->
    [one] Joga-se uma rodada; com empate na frente: mais uma.
   *[other] Jogam-se { $target } rodadas; ganha a pontuação mais alta; com empate na frente: mais uma rodada.
}
rules-match-sueca = Ganha a partida quem fizer primeiro { $target } jogos.

## Costumes da mesa

rules-points-hidden = Os pontos ficam escondidos até ao fim da rodada.
rules-points-own = Durante a rodada só se veem os pontos do próprio lado.
rules-points-both = Durante a rodada veem-se os pontos de todos.
rules-points-rated = Nas partidas a valer os pontos ficam escondidos até ao fim da rodada.
rules-unrated = Com cartas à vista a partida não é a valer.
rules-review-off = Durante a rodada não se podem rever as vazas feitas.
rules-review-last = Pode rever-se a última vaza.
rules-review-all = Podem rever-se todas as vazas da rodada.
rules-clock = Cada jogada pode durar { $time }; aos dois terços do tempo há um aviso.
rules-clock-off = Não há limite de tempo.
rules-timeout-autoplay_twice = Se o tempo acabar, joga-se uma carta por ti. Se deixares passar a vez { $misses } vezes seguidas, um computador fica com o teu lugar até voltares.
rules-timeout-autoplay = Se o tempo acabar, joga-se uma carta por ti.
rules-timeout-computer_takes_seat = Se o tempo acabar, um computador fica com o teu lugar até voltares.
rules-timeout-forfeit = Se o tempo acabar, o teu lado perde a partida.
rules-timeout-wait_vote = Se o tempo acabar, os outros decidem se esperam.
rules-match-clock = Cada jogador tem { $time } para a partida toda. O tempo só corre na vez dele; quem o gasta perde.
rules-post = Nas partidas por correspondência recebes um aviso quando é a tua vez e um lembrete aos dois terços do tempo, mas nunca nas tuas horas de silêncio, e nessas horas nenhum prazo acaba. Nas férias (14 dias por ano) o teu tempo fica parado.
rules-leave = Se saíres de uma partida, um computador fica com o teu lugar, e quem quiser pode ocupá-lo.
rules-leave-event = Se saíres de uma partida, um computador fica com o teu lugar até voltares.
rules-resign = { $teams ->
    [yes] Um lado pode desistir da partida se todos os que nele jogam concordarem.
   *[no] Podes desistir da partida durante uma rodada.
}
rules-concede = { $teams ->
    [yes] Um lado que já não pode ganhar a rodada pode cedê-la se os parceiros concordarem; todos os pontos que restam vão para quem ganha.
   *[no] Quem já não pode ganhar a rodada pode cedê-la; todos os pontos que restam vão para quem ganha.
}
