### Uma primeira rodada para quem começa.

command-tutor = aula
command-tutor-about = Aprender Briscola: uma primeira rodada contra um computador que explica todas as vazas

ui-level-tutor = professor
tutor-begins = Começa a tua primeira rodada. Aqui estão as tuas cartas; depois de cada vaza esta mensagem diz quem a fez, e porquê.
tutor-offer = É a primeira vez? Aprende a jogar
lesson-start = 🎓 Cada um joga uma carta, e a melhor leva as duas. **O trunfo é { $trump }:** qualquer carta desse naipe ganha a todas as dos outros naipes. Num naipe a mais alta é o ás, depois o três, rei, cavalo, valete, 7, 6, 5, 4, 2. O que conta são os pontos: ás 11, três 10, rei 4, cavalo 3, valete 2, as outras nada. Podes sempre jogar a carta que quiseres; ganha quem fizer mais de 60 dos 120 pontos.
lesson-taken = 🎓 { $mine ->
    [yes] Fizeste tu a vaza
   *[no] { $player } fez a vaza
}: { $why }. { $points ->
    [0] Não dá pontos
    [one] Dá { $points } ponto
   *[other] Dá { $points } pontos
}: { $values }.
lesson-next = Quem a fez bisca primeiro e puxa a seguinte.
lesson-stock-used-up = Não há mais cartas para biscar: estas três são as tuas últimas.
lesson-higher = no mesmo naipe, { $card } bate { $other }
lesson-trump = { $card } é trunfo, e um trunfo ganha a qualquer carta de outro naipe
lesson-other-suit = { $other } não é trunfo nem do naipe da primeira carta, { $card }, por isso não pode ganhar
