### A família dos jogos: nomes, modelos, opções, e o que acontece para além de jogar cartas.

## Jogos

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = O jogo clássico: três cartas na mão, uma carta virada faz o trunfo, joga-se a carta que se quer, e ganha-se com 61 dos 120 pontos.
variant-briscola-short = o clássico
variant-briscola-aliases = clássica, briscula, briškula, bisca italiana
variant-schembil = Schembil
variant-schembil-about = Duas equipas de três. Só o rais, o capitão de cada equipa, faz perguntas e dá ordens, em voz alta.
variant-schembil-short = mandam os capitães
variant-schembil-aliases = rais, briscola a seis
variant-a31 = Briscola a 31
variant-a31-about = A dois, com os pontos escondidos: quem declara 31 ganha a rodada se os tem e perde-a se não os tem.
variant-a31-short = declara-se o 31
variant-a31-aliases = a 31, trinta e um
variant-scoperta = Briscola aberta
variant-scoperta-about = A dois, com as duas mãos e a próxima carta do monte à vista.
variant-scoperta-short = mãos à vista
variant-scoperta-aliases = scoperta, briscola scoperta, à vista
variant-briscolone3 = Briscolone com três cartas
variant-briscolone3-about = A dois, sem trunfo; nas três últimas vazas é obrigatório assistir e, podendo, subir.
variant-briscolone3-short = sem trunfo
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briscolone com cinco cartas
variant-briscolone5-about = A dois, com cinco cartas na mão e sem trunfo.
variant-briscolone5-short = sem trunfo
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briscolone com trunfo
variant-briscolone5t-about = A dois, com cinco cartas na mão; o naipe da primeira carta puxada é o trunfo.
variant-briscolone5t-short = trunfo da saída
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Briškula bósnia
variant-bosnian32-about = Com as 32 cartas do sete ao ás, em que o dez vale dez; de dois a dez jogadores.
variant-bosnian32-short = o dez vale dez
variant-bosnian32-aliases = bosanska briškula, bósnia, 32 cartas
variant-double = Briškula dupla
variant-double-about = Quatro cartas na mão, e cada um joga duas em cada vaza.
variant-double-short = duas cartas por vaza
variant-double-aliases = dupla briškula, briškula u četiri karte, briscola de quatro cartas
variant-chiamata = Briscola Chiamata
variant-chiamata-about = Cinco jogadores licitam; quem ganha o leilão chama uma carta, e quem a tem é o parceiro secreto.
variant-chiamata-short = parceiro secreto
variant-chiamata-aliases = chiamata, briscola chamada, briscolone, briscola a cinco
variant-bisca3 = Bisca
variant-bisca3-about = A bisca portuguesa: o sete, a manilha, vale dez pontos, e o valete ganha à dama.
variant-bisca3-short = o sete vale dez
variant-bisca3-aliases = bisca, bisca de três, bisca lambida
variant-bisca9 = Bisca de nove
variant-bisca9-about = Bisca a dois, com nove cartas na mão.
variant-bisca9-short = nove cartas na mão
variant-bisca9-aliases = bisca de nove, bisca de 9
variant-brisca = Brisca
variant-brisca-about = A irmã espanhola: o sete ou o dois de trunfo pode trocar-se pelo trunfo virado.
variant-brisca-short = troca-se o trunfo
variant-brisca-aliases = brisca española, brisca espanhola, bisca espanhola
variant-sueca = Sueca
variant-sueca-about = Duas duplas, dez cartas para cada um: quem dá mostra o trunfo, é obrigatório assistir, e ninguém fala.
variant-sueca-short = assistir e calar
variant-sueca-aliases = sueca a quatro
variant-sueca_italiana = Sueca Italiana
variant-sueca_italiana-about = As cartas da Sueca e um leilão a cinco: quem ganha chama uma carta, e quem a tem é o parceiro secreto.
variant-sueca_italiana-short = parceiro secreto
variant-sueca_italiana-aliases = italiana, sueca a cinco

## Modelos

preset-classic = Clássica
preset-classic-about = A Briscola a dois como quase todos a conhecem, à melhor de três rodadas.
preset-online = Online
preset-online-about = A quatro, até ganhar três rodadas; com 60 a 60 decide a última vaza, e ninguém fala.
preset-sala = Sala de torneio
preset-sala-about = À melhor de três, e dez minutos para cada um na partida toda.
preset-wikipedia = Wikipédia
preset-wikipedia-about = Duas duplas cujos parceiros primeiro mostram as cartas um ao outro, com sinais, o dois pelo trunfo virado e a conquista.
preset-roma = Roma
preset-roma-about = Duas duplas que falam em voz alta: quem puxa pode fazer perguntas e dar ordens.
preset-schembil = Schembil
preset-schembil-about = Duas equipas de três, cada uma com o seu rais.
preset-dalmacija = Dalmácia
preset-dalmacija-about = Briškula dupla a dois; a quatro, duas duplas que no fim veem as cartas do parceiro.
preset-bosna = Bósnia
preset-bosna-about = Briškula com 32 cartas e o dez.
preset-piemonte = Piemonte
preset-piemonte-about = O sete fica no lugar do três, como no Piemonte e na Sardenha.
preset-sud = Sul de Itália
preset-sud-about = Cartas francesas, e o valete ganha à dama.
preset-lisboa = Lisboa
preset-lisboa-about = A Bisca, como se joga em Portugal.
preset-sueca = Sueca
preset-sueca-about = O jogo calado de duas duplas.
preset-chiamata = Chiamata
preset-chiamata-about = Cinco jogadores, um leilão e um parceiro secreto.
preset-brisca = Brisca
preset-brisca-about = Como em Espanha, com a troca do sete e do dois.

## Opções

rule-none = nada
rule-cards = número de cartas
rule-pack-french32 = francês, 32 cartas
rule-pack-spanish40 = espanhol, 40 cartas
rule-pack-spanish48 = espanhol, 48 cartas
rule-ranking = ordem das cartas
rule-ranking-standard = a do costume
rule-ranking-qj_swap = valete acima da dama
rule-ranking-three_as_three = o três no seu lugar, em baixo
rule-ranking-seven_for_three = o sete no lugar do três
rule-ranking-ten = com o dez
rule-ranking-bisca = como na Bisca
rule-seven_swap = o três no lugar do sete
rule-direction = sentido
rule-direction-counter_clockwise = contra os ponteiros do relógio
rule-direction-clockwise = dos ponteiros do relógio
rule-first_dealer = quem dá primeiro
rule-first_dealer-random = tirado à sorte
rule-first_dealer-host = quem organiza a mesa
rule-first_dealer-loser = quem perdeu a última partida
rule-dealer_rotation = quem dá a seguir
rule-dealer_rotation-right = o seguinte na roda
rule-dealer_rotation-fixed = sempre o mesmo
rule-dealer_rotation-winner = quem ganhou a rodada
rule-retire = troca do trunfo virado
rule-retire-off = não há
rule-retire-deuce_first_trick = o dois de trunfo, na primeira vaza
rule-retire-brisca_7_2 = sete ou dois de trunfo, depois de uma vaza
rule-conquista = conquista
rule-partners_show_first = os parceiros mostram as cartas no início
rule-partners_look_at_the_end = os parceiros veem as cartas no fim
rule-talk = conversa
rule-talk-off = nenhuma
rule-talk-signals = sinais
rule-talk-conversation = perguntas e ordens
rule-talk-rais = só o rais, capitão de cada equipa
rule-talk-free = livre
rule-signal_table = tabela de sinais
rule-signal_table-pagat = a do Pagat
rule-signal_table-wikipedia = a da Wikipédia
rule-signal_table-custom = a de quem organiza a mesa
rule-signal_delivery = quem vê os sinais
rule-signal_delivery-private = os parceiros
rule-signal_delivery-catchable = os parceiros, e os adversários que vigiam
rule-signal_delivery-public = toda a gente
rule-signal_truth = verdade dos sinais
rule-signal_truth-enforced = só verdadeiros
rule-signal_truth-free = podem ser falsos
rule-talk_from_trick = conversa a partir da vaza
rule-asks_per_trick = perguntas por vaza
rule-answer_counts = respostas com o número de cartas
rule-orders_per_trick = ordens a um parceiro por vaza
rule-orders = as ordens valem como
rule-orders-advisory = conselho
rule-orders-binding = obrigação
rule-follow_suit = assistir ao naipe
rule-follow_suit-free = sem obrigação
rule-follow_suit-must_follow = sempre
rule-follow_suit-last3_follow_and_head = nas três últimas vazas, e subindo
rule-match-race = por pontos das cartas
rule-match-pennycook = por tentos, segundo a diferença
rule-match-threehand = por tentos, a três
rule-match-chiamata = por tentos acumulados
rule-match-n_deals = por número de rodadas
rule-match-sueca = por jogos
rule-goal = { $match ->
    [race] até { $target } pontos das cartas
    [pennycook] até { $target } tentos
    [threehand] até { $target } tentos
    [chiamata] até { $target } tentos
    [n_deals] { $target ->
        [one] uma rodada
       *[other] { $target } rodadas
    }
    [sueca] até { $target } jogos
   *[first_to] { rule-target-value }
}
rule-early_stop = fim antecipado da rodada
rule-early_stop-off = nunca
rule-early_stop-when_decided = assim que esteja decidida
rule-early_stop-claim = quando alguém a declara
rule-match_clock = tempo de cada jogador para a partida
rule-match_clock-off = sem limite
rule-timeout = quando o tempo acaba
rule-timeout-autoplay_twice = duas cartas por ti, depois um computador
rule-timeout-autoplay = joga-se uma carta por ti
rule-timeout-computer_takes_seat = senta-se um computador
rule-timeout-forfeit = perde-se a partida
rule-timeout-wait_vote = decidem os outros
rule-open_hands = mãos à vista
rule-open_piles = vazas feitas à vista
rule-open_next_card = próxima carta à vista
rule-deck_pattern = desenho das cartas
rule-bisca_margins = 91 valem dois, 120 valem quatro
rule-auction = leilão
rule-auction-combined = cartas, depois pontos
rule-auction-rank = cartas
rule-auction-points = pontos
rule-auction-suit_only = pontos, só se chama o naipe
rule-auction-from65 = pontos a partir de 65, de cinco em cinco
rule-first_raise = primeira subida em pontos
rule-force = manter a carta e pedir pontos
rule-declarer_leads = puxa quem chama
rule-blind = primeira vaza às escuras
rule-blind-off = não
rule-blind-on = permitida
rule-blind-from_62 = a partir de 62 pontos
rule-scoring = como se conta uma rodada
rule-scoring-standard = como é costume
rule-scoring-pazza = pazza
rule-bandeira = bandeira: quatro jogos com 120
rule-bandeira-points = com todos os pontos
rule-bandeira-tricks = só com todas as vazas
rule-renege = a renúncia pode ser acusada

## Opções que não fazem um jogo

impossible-not-in-game = { $allowed ->
    [none] Este jogo não tem a opção “{ $option }”.
   *[other] “{ $value }” não dá aqui para “{ $option }”: escolhe { $allowed }.
}
impossible-out-of-range = “{ $value }” não dá para “{ $option }”: escolhe { $allowed }.
impossible-needs = { $same ->
    [yes] “{ $value }” não dá aqui: escolhe “{ $needs }”.
   *[no] “{ $option }” só se pode escolher com “{ $needs }”.
}
allowed-range = de { $low } a { $high }
allowed-text = um texto com 1000 caracteres no máximo

## Valores das cartas

rank-name = { $rank ->
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
       *[other] cavalo
    }
   *[king] rei
}

## Mão e mesa

hand-shown = { $player } tem na mão: { $cards }.
hand-seen = Na mão de { $player } viste: { $cards }.
hand-open = À vista de todos, { $player } tem na mão: { $cards }.
turnup-shown = { $player } tem na mão { $card }, que mostrou como trunfo.
trump-none = Não há trunfo.
trump-not-yet = Ainda não há trunfo: quem o faz é a primeira carta puxada.
next-card = A próxima carta do monte é { $card }.
stock-left = { $stock ->
    [one] Resta uma carta para biscar.
   *[other] Restam { $stock } cartas para biscar.
}
trick-play-covered = { $player }, uma carta tapada
seat-out = fora da partida

## O que acontece na partida

happened-shown-trump = { $player } mostra { $card }: o trunfo é { $suit }, e a carta fica nessa mão.
happened-laid-down = { $player } joga uma carta tapada.
happened-trump-made = O trunfo desta rodada é { $suit }.
happened-drew = { $player } bisca { $card }.
happened-exchanged = { $player } leva o trunfo virado, { $taken }, e põe no seu lugar { $given }.
happened-conquista = { $player } mostra { $cards }: conquista, e a rodada está ganha!
happened-claimed-31 = { $right ->
    [yes] { $player } declara 31 pontos, e tem-nos!
   *[no] { $player } declara 31 pontos, e não os tem.
}
happened-claimed = { $player } declara a rodada: está decidida.
happened-denounced = { $right ->
    [yes] { $player } acusa { $target } de renúncia, e com razão: não assistiu ao naipe.
   *[no] { $player } acusa { $target } de renúncia, mas sem razão: assistiu sempre ao naipe.
}
happened-seat-out = { $player } sai da partida; os dois da frente continuam com as 40 cartas.

## Resultados

score-sum = { $match ->
    [first_to] Rodadas: { $score }.
    [race] Pontos ao todo: { $score }.
    [sueca] Jogos: { $score }.
   *[other] Pontuação: { $score }.
}
score-line-race = Pontos ao todo: { $score }. Ganha a partida quem chegar primeiro a { $target }.
score-line-pennycook = Tentos: { $score }. Ganha a partida quem chegar primeiro a { $target }.
score-line-threehand = Tentos: { $score }. Ganha a partida quem chegar primeiro a { $target }.
score-line-chiamata = Pontuação: { $score }. Ganha a partida quem chegar primeiro a { $target }.
score-line-n_deals = { $target ->
    [one] Pontuação: { $score }. Uma rodada decide a partida.
   *[other] Pontuação: { $score }. A partida tem { $target } rodadas.
}
score-line-sueca = Jogos: { $score }. Ganha a partida quem chegar primeiro a { $target }.
deal-counts = Vale { $worth }.
deal-scores = Nesta rodada marcam: { $scores }.
deal-unclaimed = Ninguém declarou 31 pontos: ninguém marca, e joga-se outra rodada.
deal-early = A rodada está decidida e acaba aqui.
deal-race-drawn = 60 a 60.
deal-two-more = Empate na frente: jogam-se mais duas rodadas.
match-won = { $side } { $count ->
    [one] ganha
   *[other] ganham
} a partida! { $sum }
match-denounce = A acusação decide: { $side } { $count ->
    [one] ganha
   *[other] ganham
} a partida. { $sum }

## Etiquetas

label-exchange = Trocar
label-conquista = Conquista
label-claim-31 = Declarar 31
label-claim = Declarar a rodada
label-denounce = Acusar { $player }
label-forfeit = Desistir
