### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

rules-foot = Onde está escrito *regra da casa*, nenhum livro resolve a questão, e aqui se joga assim.
rules-removed = Com três jogadores, tira-se um dois do baralho: { $card }. Ao dar as cartas, diz-se qual é.
rules-no-twos = São tirados os quatro dois do baralho.
rules-dealer = { $first ->
    [host] Quem organiza a mesa dá primeiro
    [loser] Quem perdeu a última partida dá primeiro
   *[random] Sorteia-se quem dá primeiro
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
    [clockwise] no sentido horário, começando à esquerda de quem dá
   *[counter_clockwise] no sentido anti-horário, começando à direita de quem dá
}.
rules-trump-turnup = A carta seguinte é virada: o naipe dela é o trunfo. Fica debaixo do monte e é a última a ser comprada.
rules-trump-dealers_card = A última carta dada é mostrada: o naipe dela é o trunfo, e a carta fica na mão de quem dá.
rules-turn_up_reject = Um ás ou um { $ten } virado volta para o meio do monte, e a carta seguinte é virada.
rules-auction-combined = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá as cartas, dá um lance ou passa; quem passa fica de fora. Primeiro os lances são de cartas, cada uma mais baixa do que a anterior, do ás até o { $lowest }; no { $lowest } são de pontos, de { $raise } a 120.
rules-auction-force = Em vez de descer, também se pode manter a carta do lance e pedir pontos; a partir daí só sobem os pontos.
rules-auction-rank = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá as cartas, dá um lance ou passa; quem passa fica de fora. Os lances são de cartas, cada uma mais baixa do que a anterior, do ás até o { $lowest }.
rules-auction-points = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá as cartas, dá um lance ou passa; quem passa fica de fora. Os lances são de pontos, sempre subindo, de 61 a 120.
rules-auction-suit_only = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá as cartas, dá um lance ou passa; quem passa fica de fora. Os lances são de pontos, sempre subindo, de 61 a 120.
rules-auction-from65 = Cada um na sua vez, a partir da { $way ->
    [clockwise] esquerda
   *[counter_clockwise] direita
} de quem dá as cartas, dá um lance ou passa; quem passa fica de fora. Os lances são de pontos, de cinco em cinco, sempre subindo, de 65 a 120.
rules-call-rank = Quem ganha o leilão diz um naipe: é o trunfo, e fica chamada a carta do lance desse naipe.
rules-call-two = Com um lance de 120 podem ser chamadas duas cartas do mesmo naipe em vez de uma{ $rank ->
    [yes] , sendo uma delas a carta do lance
   *[no] { "" }
}: quem as tem é parceiro.
rules-call-secret = Quem tem a carta chamada é o parceiro de quem chama; os outros só sabem quando a carta é jogada. Também se pode chamar uma carta própria: então se joga contra os outros quatro.
rules-blind-on = Ao chamar um dois, o naipe pode ficar por dizer. Na primeira vaza qualquer dois é então jogado fechado. Depois da quinta carta se diz o naipe, as cartas fechadas são viradas e se vê quem faz a vaza.
rules-blind-from_62 = Ao chamar um dois com pelo menos 62 pontos, o naipe pode ficar por dizer. Na primeira vaza qualquer dois é então jogado fechado. Depois da quinta carta se diz o naipe, as cartas fechadas são viradas e se vê quem faz a vaza.
rules-follow-free = Joga-se a carta que se quer: não é obrigatório seguir o naipe.
rules-follow-must_follow = É obrigatório seguir o naipe puxado; quem não o tem joga a carta que quiser.
rules-follow-last3_follow_and_head = Joga-se a carta que se quer, menos nas três últimas vazas: aí é preciso jogar uma carta mais alta do naipe puxado; quem não a tem, uma carta desse naipe; quem não o tem, a carta que quiser.
rules-double = Em cada vaza todos jogam uma carta e depois, na mesma ordem, uma segunda; o naipe puxado é o da primeira carta, e a melhor de todas leva todas.
rules-draw = Depois de cada vaza todos compram uma carta: primeiro quem fez a vaza, { $players ->
    [2] depois o outro
   *[other] depois os outros no sentido { $way ->
        [clockwise] horário
       *[counter_clockwise] anti-horário
    }
}.
rules-draw-double = Depois de cada vaza todos compram uma carta e depois uma segunda, e das duas vezes começa quem fez a vaza.
rules-short = Quando o monte não dá mais para todos, compra quem fez a vaza e depois os seguintes na roda, enquanto houver cartas; só esses jogam a vaza seguinte, e depois todos voltam a ter o mesmo número de cartas.
rules-exchange-brisca_7_2 = Depois de fazer uma vaza, e antes de puxar, pode-se trocar o sete de trunfo por um ás, três, rei, { $queen } ou valete virado, ou o dois por uma carta mais baixa.
rules-renege = O bot aceita uma carta que não segue o naipe; mas até o fim da rodada um adversário pode acusar a renúncia, e o lado culpado perde a partida. O lado que acusa sem razão também perde.
rules-delivery-catchable = Os parceiros veem o sinal, e também os adversários que vigiam: em cada vaza você pode vigiar um adversário em segredo.
rules-talk-rais = Cada equipe tem um rais, o seu capitão. A partir da vaza { $from } só o rais pode fazer perguntas aos parceiros e dar ordens a eles, em voz alta, antes que joguem.
rules-questions = Pode-se perguntar por palhas (cartas que não valem nada e não são trunfo), trunfos baixos ({ $low }), figuras de trunfo, ou um ás ou { $ten } fora do trunfo: a resposta é verdadeira. Também se pode perguntar se o parceiro consegue subir sem trunfo: isso é uma opinião.
rules-a31 = A partir da primeira vaza pode-se declarar que se têm 31 pontos nas vazas feitas: quem tem razão ganha a rodada, quem não tem perde.
rules-made = O lado de quem chama ganha a rodada com os pontos do lance, ou com 61 se o lance foi só uma carta.
rules-scoring-standard = Se ganha: quem chamou +2, o parceiro +1, os outros −1; se perde, ao contrário. Sem parceiro: +4 ou −4, os outros −1 ou +1. Tudo em dobro se um lado fizer os 120 pontos.
rules-scoring-pazza = Se ganha: cada um do lado de quem chamou marca os pontos do lance, os outros nada. Se perde: cada um desse lado perde o que faltou, e os outros marcam os pontos que fizeram. Sem parceiro, o número de quem chamou é em dobro.
rules-tie-replay_same_dealer = { $two ->
    [yes] Com 60 a 60 ninguém marca, e o mesmo dá de novo.
   *[no] Se vários empatarem no maior número de pontos ninguém marca, e o mesmo dá de novo.
}
rules-match-threehand = Ganha quem chegar primeiro a { $target } tentos; com os três empatados continua-se. Se dois estiverem empatados ali, o terceiro sai e eles continuam com 40 cartas, a 1, 2 ou 3 tentos por 61, 91 ou 120 pontos.
rules-points-hidden = Os pontos ficam escondidos até o fim da rodada.
rules-points-both = Durante a rodada todos veem os pontos de todos.
rules-points-rated = Nas partidas ranqueadas os pontos ficam escondidos até o fim da rodada.
rules-unrated = Com cartas à vista a partida não é ranqueada.
rules-review-last = Dá para rever a última vaza.
rules-review-all = Dá para rever todas as vazas da rodada.
rules-timeout-autoplay_twice = Se o tempo acabar, o bot joga uma carta por você. Se você deixar passar a vez { $misses } vezes seguidas, um computador fica com o seu lugar até você voltar.
rules-timeout-autoplay = Se o tempo acabar, o bot joga uma carta por você.
rules-timeout-computer_takes_seat = Se o tempo acabar, um computador fica com o seu lugar até você voltar.
rules-timeout-forfeit = Se o tempo acabar, o seu lado perde a partida.
rules-post = Nas partidas por correspondência você recebe um aviso quando é a sua vez e um lembrete aos dois terços do tempo, mas nunca nas suas horas de silêncio, e nessas horas nenhum prazo acaba. Nas férias (14 dias por ano) o seu tempo fica parado.
rules-leave = Se você sair de uma partida, um computador fica com o seu lugar, e quem quiser pode ocupá-lo.
rules-leave-event = Se você sair de uma partida, um computador fica com o seu lugar até você voltar.
rules-resign = { $teams ->
    [yes] Um lado pode desistir da partida se todos os que jogam nele concordarem.
   *[no] Você pode desistir da partida durante uma rodada.
}
rules-concede = { $teams ->
    [yes] Um lado que não pode mais ganhar a rodada pode cedê-la se os parceiros concordarem; todos os pontos que restam vão para quem ganha.
   *[no] Quem não pode mais ganhar a rodada pode cedê-la; todos os pontos que restam vão para quem ganha.
}
