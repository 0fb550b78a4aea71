### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-help-about = O que fazer primeiro, onde quer que você esteja
help-none = Aqui nenhuma mesa espera por você. Abra uma, ou jogue uma primeira rodada explicada carta a carta.
help-alone = Aqui você joga só contra computadores. Abra uma mesa, ou jogue uma primeira rodada explicada carta a carta.
help-open = { $host } procura jogadores. Clique em *Entrar* para jogar.
help-guest = Você está na mesa. Quem começa a partida é { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Há um lugar livre.
       *[other] Há { $count } lugares livres.
    } Clique em *+ Computador* e depois em *Começar*.
   *[no] { $count ->
        [one] Falta um jogador.
       *[other] Faltam { $count } jogadores.
    } Clique em *+ Computador* para ocupar um lugar.
}
help-ready = Estão todos aqui. Clique em *Começar*.
help-turn = É a sua vez. Abra *Minhas cartas* e clique na carta que quer jogar.
help-turn-hand = Abra *Minhas cartas*.
help-wait = Ainda não é a sua vez. *Minhas cartas* mostra a sua mão.
help-back = Alguém joga as cartas em seu lugar. Clique em *Voltei* para voltar a jogá-las.
help-over = A partida acabou. Clique em *Revanche* para jogar outra vez.
help-joined = 👋 Olá! Dou as cartas da Sueca, da Bisca, da Briscola e de toda a família, para dois a dez jogadores, com computadores nos lugares livres. Abram uma mesa, ou me deixem ensinar o jogo.
help-incident = Se acontecer de novo, diga este código a quem administra o bot: `{ $id }`
help-incident-more = Se acontecer de novo, diga este código a quem administra o bot: `{ $id }`. Ajuda: `/briscola ajuda`
