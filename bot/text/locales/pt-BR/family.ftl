### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

variant-schembil-about = Duas equipes de três. Só o rais, o capitão de cada equipe, faz perguntas e dá ordens, em voz alta.
variant-a31-about = Para dois, com os pontos escondidos: quem declara 31 ganha a rodada se tem os pontos, e perde se não tem.
variant-scoperta-about = Para dois, com as duas mãos e a próxima carta do monte à vista.
variant-briscolone3-about = Para dois, sem trunfo; nas três últimas vazas é obrigatório seguir o naipe e, podendo, subir.
variant-briscolone5-about = Para dois, com cinco cartas na mão e sem trunfo.
variant-briscolone5t-about = Para dois, com cinco cartas na mão; o naipe da primeira carta puxada é o trunfo.
variant-chiamata-about = Cinco jogadores dão lances; quem ganha o leilão chama uma carta, e quem a tem é o parceiro secreto.
variant-bisca3-about = A bisca portuguesa: o sete, a manilha, vale dez pontos, e o valete ganha da dama.
variant-bisca9-about = Bisca para dois, com nove cartas na mão.
variant-brisca-about = A irmã espanhola: o sete ou o dois de trunfo pode ser trocado pelo trunfo virado.
variant-sueca-about = Duas duplas, dez cartas para cada um: quem dá mostra o trunfo, é obrigatório seguir o naipe, e ninguém fala.
variant-sueca-short = seguir o naipe e calar
variant-sueca_italiana-about = As cartas da Sueca e um leilão entre cinco: quem ganha chama uma carta, e quem a tem é o parceiro secreto.
preset-classic-about = A Briscola para dois como quase todos a conhecem, em melhor de três rodadas.
preset-online-about = Para quatro, até ganhar três rodadas; com 60 a 60 decide a última vaza, e ninguém fala.
preset-sala-about = Em melhor de três, e dez minutos para cada um na partida toda.
preset-schembil-about = Duas equipes de três, cada uma com o seu rais.
preset-dalmacija-about = Briškula dupla para dois; com quatro, duas duplas que no fim veem as cartas do parceiro.
preset-sud = Sul da Itália
preset-sud-about = Cartas francesas, e o valete ganha da dama.
preset-brisca-about = Como na Espanha, com a troca do sete e do dois.
rule-ranking-standard = a normal
rule-ranking-three_as_three = o três no seu lugar, embaixo
rule-direction-counter_clockwise = anti-horário
rule-direction-clockwise = horário
rule-first_dealer-random = por sorteio
rule-dealer_rotation = quem dá depois
rule-talk-rais = só o rais, capitão de cada equipe
rule-signal_delivery-public = todos
rule-follow_suit = seguir o naipe
rule-timeout = quando o tempo acabar
rule-timeout-autoplay_twice = duas cartas por você, depois um computador
rule-timeout-autoplay = o bot joga uma carta por você
rule-timeout-computer_takes_seat = um computador se senta
rule-scoring-standard = normal
impossible-not-in-game = { $allowed ->
    [none] Este jogo não tem a opção “{ $option }”.
   *[other] “{ $value }” não dá aqui para “{ $option }”: escolha { $allowed }.
}
impossible-out-of-range = “{ $value }” não dá para “{ $option }”: escolha { $allowed }.
impossible-needs = { $same ->
    [yes] “{ $value }” não dá aqui: escolha “{ $needs }”.
   *[no] “{ $option }” só se pode escolher com “{ $needs }”.
}
hand-seen = Na mão de { $player } você viu: { $cards }.
trump-not-yet = Ainda não há trunfo: quem define é a primeira carta puxada.
stock-left = { $stock ->
    [one] Resta uma carta para comprar.
   *[other] Restam { $stock } cartas para comprar.
}
trick-play-covered = { $player }, uma carta fechada
happened-laid-down = { $player } joga uma carta fechada.
happened-drew = { $player } compra { $card }.
happened-exchanged = { $player } leva o trunfo virado, { $taken }, e põe no lugar dele { $given }.
happened-claimed-31 = { $right ->
    [yes] { $player } declara 31 pontos, e tem mesmo!
   *[no] { $player } declara 31 pontos, e não tem.
}
happened-denounced = { $right ->
    [yes] { $player } acusa { $target } de renúncia, e com razão: não seguiu o naipe.
   *[no] { $player } acusa { $target } de renúncia, mas sem razão: sempre seguiu o naipe.
}
happened-seat-out = { $player } sai da partida; os dois da frente continuam com as 40 cartas todas.
