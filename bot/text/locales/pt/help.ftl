### O que fazer primeiro, o cumprimento a um servidor, e as desculpas.

command-help = ajuda
command-help-about = O que fazer primeiro, estejas onde estiveres

ui-button-new = Nova mesa
ui-button-tutor = Aprender a jogar
ui-button-no-tutor = Agora não
ui-button-help = Ajuda

help-none = Aqui nenhuma mesa espera por ti. Abre uma, ou joga uma primeira rodada explicada carta a carta.
help-alone = Aqui jogas só contra computadores. Abre uma mesa, ou joga uma primeira rodada explicada carta a carta.
help-open = { $host } procura jogadores. Clica em *Entrar* para jogar.
help-guest = Estás à mesa. Quem começa a partida é { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Há um lugar livre.
       *[other] Há { $count } lugares livres.
    } Clica em *+ Computador* e depois em *Começar*.
   *[no] { $count ->
        [one] Falta um jogador.
       *[other] Faltam { $count } jogadores.
    } Clica em *+ Computador* para ocupar um lugar.
}
help-ready = Estão todos cá. Clica em *Começar*.
help-turn = É a tua vez. Abre *As minhas cartas* e clica na carta que queres jogar.
help-turn-hand = Abre *As minhas cartas*.
help-wait = Ainda não é a tua vez. *As minhas cartas* mostra a tua mão.
help-back = Alguém joga as cartas em teu lugar. Clica em *Voltei* para as jogares tu.
help-over = A partida acabou. Clica em *Desforra* para jogar outra vez.
help-finished = A partida acabou.
help-where = A mesa está em { $place }.
help-joined = 👋 Olá! Dou as cartas da Sueca, da Bisca, da Briscola e de toda a família, de dois a dez jogadores, com computadores nos lugares livres. Abram uma mesa, ou deixem-me ensinar-vos o jogo.
help-incident = Se voltar a acontecer, diz este código a quem gere o bot: `{ $id }`
help-incident-more = Se voltar a acontecer, diz este código a quem gere o bot: `{ $id }`. Ajuda: `/briscola help`
