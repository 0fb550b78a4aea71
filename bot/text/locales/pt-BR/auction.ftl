### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

turn-auction-you = Dê um lance ou passe.
turn-auction-player = É a vez de { $player }: dar um lance ou passar.
turn-call-you = Você ganhou o leilão: chame uma carta.
turn-naming-you = Diga o naipe: depois se viram as cartas fechadas.
auction-none-yet = Ninguém deu lance ainda.
auction-blind = Na primeira vaza o naipe não se diz, e qualquer dois é jogado fechado.
auction-you-partner = Você tem uma carta chamada: joga com quem chamou, e só você sabe disso.
auction-you-alone = A carta que você chamou está na sua mão: você joga contra os outros quatro.
happened-bid = { $player } dá um lance: { $bid }.
happened-called-blind = { $player } chama um dois e ainda não diz o naipe: na primeira vaza qualquer dois é jogado fechado.
happened-suit-asked = As cinco cartas estão na mesa, com cada dois fechado: { $player } diz o naipe, e depois eles são virados.
happened-suit-named = { $player } diz { $suit }: a carta chamada é { $cards }, e as cartas fechadas são viradas.
