### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

tutor-begins = Sua primeira rodada começa. Aqui estão as suas cartas; depois de cada vaza esta mensagem diz quem a fez, e por quê.
tutor-offer = É a primeira vez? Aprenda a jogar
lesson-start = 🎓 Cada um joga uma carta, e a melhor leva as duas. **O trunfo é { $trump }:** qualquer carta desse naipe ganha de todas as dos outros naipes. Num naipe a mais alta é o ás, depois o três, rei, cavalo, valete, 7, 6, 5, 4, 2. O que conta são os pontos: ás 11, três 10, rei 4, cavalo 3, valete 2, as outras nada. Você pode sempre jogar a carta que quiser; ganha quem fizer mais de 60 dos 120 pontos.
lesson-taken = 🎓 { $mine ->
    [yes] Você fez a vaza
   *[no] { $player } fez a vaza
}: { $why }. { $points ->
    [0] Não dá pontos
    [one] Dá { $points } ponto
   *[other] Dá { $points } pontos
}: { $values }.
lesson-next = Quem a fez compra primeiro e puxa a seguinte.
lesson-stock-used-up = Não há mais cartas para comprar: estas três são as suas últimas.
lesson-trump = { $card } é trunfo, e um trunfo ganha de qualquer carta de outro naipe
