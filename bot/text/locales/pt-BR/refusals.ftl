### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

refusal-no-table = Esta mesa não existe, ou não existe mais: você pode abrir outra.
refusal-table-closed = Esta mesa está fechada: você pode abrir outra.
refusal-stale = O jogo já avançou desde essa mensagem: use a mais recente.
refusal-not-seated = Só quem está sentado nesta mesa pode fazer isso.
refusal-already-seated = Você já tem lugar nesta mesa: é um para cada um.
refusal-not-invited = Você não tem convite para esta mesa: quem está nela pode convidar você.
refusal-not-asked-again = { $name } recusou o convite ou saiu desta mesa e não recebe outro; mas pode se sentar quando quiser.
refusal-table-full = Os { $players } lugares estão todos ocupados: você pode esperar que um fique livre ou abrir outra mesa.
refusal-table-not-full = { $missing ->
    [one] Ainda falta uma pessoa para jogar em { $players }: convide alguém ou adicione um computador.
   *[other] Ainda faltam { $missing } pessoas para jogar em { $players }: convide alguém ou adicione computadores.
}
refusal-not-shuffled = { $others ->
    [0] Os lugares mudaram: antes de começar, { $name } tem que clicar em *Embaralhar* ou usar `/briscola embaralhar`.
    [one] Os lugares mudaram: antes de começar, { $name } e mais uma pessoa têm que clicar em *Embaralhar* ou usar `/briscola embaralhar`.
   *[other] Os lugares mudaram: antes de começar, { $name } e mais { $others } pessoas têm que clicar em *Embaralhar* ou usar `/briscola embaralhar`.
}
refusal-already-shuffled = Você já embaralhou. Uma vez basta, até os lugares mudarem.
refusal-no-such-member = Essa pessoa não está sentada nesta mesa.
refusal-remove-yourself = Você não pode se remover. Se quiser, saia da mesa.
refusal-not-in-lobby = A partida já começou. Isso volta a ser possível antes da revanche.
refusal-match-over = A partida acabou. Isso volta a ser possível depois de *Revanche*.
refusal-not-playing = Não há nenhuma partida em andamento: isso é possível quando quem organiza a mesa começar uma.
refusal-not-finished = A partida ainda está em andamento: a revanche é possível quando ela acabar.
refusal-wrong-order = Essa ordem não dá: diga o nome de todos os que estão na mesa, uma vez cada.
refusal-too-many-members = Estão { $members } na mesa, gente demais para jogar em { $players }: primeiro alguém tem que sair.
refusal-claim-hidden = { $rated ->
    [yes] Numa partida ranqueada os pontos ficam escondidos, e declarar a rodada os revelaria: deixe a rodada acabar assim que esteja decidida, ou jogue uma amistosa.
   *[no] Onde os pontos ficam escondidos ninguém pode declarar a rodada, porque isso os revelaria: mostre a cada um pelo menos os seus pontos, ou deixe a rodada acabar assim que esteja decidida.
}
refusal-hands-face-up = Neste jogo as mãos de todos estão à vista. Para jogar com as mãos escondidas, escolha outro jogo.
refusal-resign-two-sides = Só dá para desistir onde jogam dois lados; você pode sair, e um computador joga no seu lugar.
refusal-nothing-to-answer = Ninguém está mais esperando a sua resposta.
refusal-already-agreed = Você já disse que sim: agora é com os outros.
refusal-no-free-seat = Esse lugar não está livre: ninguém o deixou nem procura substituto; você pode ver o jogo.
refusal-seat-taken-over = Outra pessoa já ficou com esse lugar; você pode ver o jogo ou entrar na próxima partida.
refusal-not-absent = Quem está sentado ali está jogando. Você pode procurar quem substitua você ou quem não está.
refusal-already-called = Já estou perguntando por aí: o lugar é de quem chegar primeiro.
refusal-no-call = Você não está procurando ninguém para esse lugar.
refusal-held-another-seat = Você já viu outras cartas desta partida, por isso só pode voltar para o seu lugar antigo; pode ver o jogo ou entrar na próxima.
refusal-hints-allowed = Nesta partida as dicas já são permitidas: peça com `/briscola dica`.
refusal-wait-rated = Você saiu de uma partida ranqueada: a essas mesas pode voltar { $when }, às outras a qualquer hora.
refusal-other-waits = { $name } saiu de uma partida ranqueada e pode voltar a jogar uma { $when }: espere, ou jogue uma amistosa.
refusal-cap-person = { $cap ->
    [one] Você já tem lugar numa mesa, e não se permite mais: primeiro saia ou termine essa partida.
   *[other] Você já tem lugar em { $cap } mesas, e não se permitem mais: primeiro saia de uma ou termine uma partida.
}
refusal-cap-channel = { $cap ->
    [one] Este canal já tem uma mesa, e não se permite mais: tente outro canal ou sente-se nessa.
   *[other] Este canal já tem { $cap } mesas, e não se permitem mais: tente outro canal ou sente-se numa delas.
}
refusal-cap-server = { $cap ->
    [one] Este servidor já tem uma mesa, e não se permite mais: você pode se sentar nessa ou esperar.
   *[other] Este servidor já tem { $cap } mesas, e não se permitem mais: você pode se sentar numa delas ou esperar.
}
refusal-too-many-tables = Você abriu muitas mesas há pouco: a próxima é possível { $when }.
refusal-too-many-arrivals = Você entrou e saiu muitas vezes há pouco: pode se sentar de novo { $when }.
refusal-too-many-invitations = Você convidou muita gente há pouco: o próximo convite é possível { $when }.
refusal-too-many-changes = Você mudou muita coisa de uma vez: a próxima mudança é possível { $when }.
refusal-too-many-proposals = Você fez muitas propostas há pouco: a próxima é possível { $when }.
refusal-too-many-signals = Você fez muitos sinais há pouco: o próximo é possível { $when }.
refusal-channel-not-allowed = Neste canal não se podem abrir mesas: tente em um onde este servidor permita.
refusal-alone-here = Nas mensagens diretas você joga só contra computadores, em partidas amistosas. Para jogar com outras pessoas, abra uma mesa num servidor.
refusal-on-board = A rodada do dia se joga até o fim, só contra computadores. Você pode deixá-la pela metade e voltar até ela fechar.
illegal-not-your-turn = { $player ->
    [none] Não é a sua vez: espere até que peçam uma carta a você.
   *[other] Não é a sua vez: é a vez de { $player }.
}
illegal-not-in-hand = { $card ->
    [none] Você não tem essa carta: escolha uma das suas.
   *[other] Você não tem { $card }: escolha uma das suas cartas.
}
illegal-no-deal = Agora não há cartas dadas: espere pela próxima rodada.
illegal-match-over = Esta partida acabou: você pode pedir a revanche.
illegal-deal-running = A rodada ainda está em andamento: a próxima começa sozinha.
illegal-wrong-deck = Este baralho não serve para o jogo: as cartas não foram dadas.

illegal-follow-suit = Você pode seguir o naipe, por isso tem que seguir: jogue uma das suas cartas de { $suit }.
illegal-head-trick = Você pode subir em { $suit }, por isso tem que subir: escolha uma carta mais alta.
illegal-seat-out = Você já está fora desta partida: os outros dois jogam até o fim.
illegal-not-in-this-game = Nesta mesa isso não se joga: veja nas regras o que você pode fazer.
illegal-not-now = Ainda não dá: espere até que se jogue uma carta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Você só pode trocar o trunfo virado até a primeira vaza se completar.
   *[other] Você só pode trocar o trunfo virado depois de fazer uma vaza, antes de puxar, e enquanto ele estiver lá.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Para trocar o trunfo virado você precisa do dois de trunfo.
   *[other] Você precisa do sete de trunfo para trocar um trunfo virado alto, ou do dois para trocar um baixo.
}
illegal-no-conquista = Para a conquista você precisa ter ao mesmo tempo ás, { $ten } e rei de trunfo.
illegal-claim-too-early = Você pode declarar assim que a primeira vaza se completar.
illegal-claim-not-reached = Você pode declarar a rodada quando o seu lado tiver 61 pontos em vazas completas.
illegal-denounce-opponent = Você só pode acusar um adversário.

illegal-not-your-turn-auction = { $player ->
    [none] Não é a sua vez: espere um momento.
   *[other] Não é a sua vez: espere por { $player }.
}
illegal-bid-first = O leilão ainda não acabou: dê um lance ou passe antes de jogar uma carta.
illegal-bid-too-low = { $standing ->
    [none] Isso é pouco: dê um lance mais alto ou passe.
   *[other] Isso não bate { $standing }: dê um lance mais alto ou passe.
}
illegal-wrong-bid = { $floor ->
    [none] Esse lance agora não é possível: escolha um dos propostos ou passe.
   *[other] Os lances vão de { $floor } a 120 pontos: escolha um dos propostos ou passe.
}
illegal-no-auction = Agora não há leilão: só se dá lance depois de dadas as cartas e antes da chamada.
illegal-call-first = Primeiro se chama, só depois se joga.
illegal-wrong-call = Com o seu lance não dá para chamar assim: escolha uma das chamadas propostas.
illegal-blind-not-allowed = Aqui você tem que dizer o naipe: só pode calar ao chamar um dois, com um lance alto, onde a mesa permite.

illegal-not-decided = Esta rodada ainda está em aberto. Só dá para ceder depois de perdida.
illegal-not-lost = Seu lado já ganhou esta rodada. Só o outro lado pode ceder.
illegal-no-concession = Ninguém perguntou se você queria ceder esta rodada.
illegal-concession-refused = Quem joga com você prefere continuar. Você pode perguntar de novo depois desta vaza.

illegal-answer-due = { $player ->
    [none] Espere: primeiro é preciso responder a uma pergunta.
   *[other] Espere: primeiro { $player } tem que responder a uma pergunta.
}
illegal-not-asked = { $player ->
    [none] Essa pergunta não é para você.
   *[other] Essa pergunta é para { $player }, não é para você.
}
illegal-untrue-answer = Sua resposta tem que ser verdadeira: escolha a que combina com as suas cartas.
illegal-not-a-signal = { $card ->
    [none] Nesta mesa não há sinal para essa carta: escolha uma das propostas.
   *[other] Nesta mesa { $card } não tem sinal: escolha uma das cartas propostas.
}
illegal-not-a-partner = Isso só se faz com um parceiro: escolha um.
illegal-not-an-opponent = Você só pode vigiar um adversário: escolha um.
illegal-watched-already = Você já está vigiando alguém: escolha de novo na próxima vaza.
illegal-rais-asks = { $player ->
    [none] Só o rais de uma equipe pode fazer isso: os outros só respondem.
   *[other] Só o seu rais, { $player }, pode fazer isso: você só responde.
}
illegal-asked-enough = { $cap ->
    [none] Já chega de perguntas nesta vaza.
    [0] Nesta mesa não se fazem perguntas.
    [one] Você já fez a sua pergunta nesta vaza: na próxima tem outra.
   *[other] Você já fez as suas { $cap } perguntas nesta vaza: na próxima tem mais.
}
illegal-ordered-enough = { $cap ->
    [none] Já chega de ordens nesta vaza.
    [0] Nesta mesa não se dão ordens.
    [one] Você já deu a sua ordem a este parceiro nesta vaza: na próxima tem outra.
   *[other] Você já deu as suas { $cap } ordens a este parceiro nesta vaza: na próxima tem mais.
}
illegal-partner-has-played = Esse parceiro já jogou: tente na próxima vaza.
illegal-look-too-early = Você pode ver a mão de um parceiro quando o monte acabar.
illegal-looked-already = Você já viu a mão de um parceiro: só pode uma vez por rodada.
illegal-ordered-otherwise = Você pode cumprir a ordem, por isso tem que cumpri-la: escolha uma das cartas propostas.
talk-not-held = Você só pode fazer o sinal de uma carta que tem: escolha uma das propostas.
talk-here-alone = Aqui cada um joga por si, sem parceiro.
talk-here-signals-private = Aqui só os parceiros veem um sinal: não há nada para pegar.
talk-partners-only = { $tried ->
    [ask] Você só pode fazer perguntas a um parceiro
    [order] Você só pode dar ordens a um parceiro
   *[look] Você só pode ver a mão de um parceiro
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Os sinais do parceiro você vê sempre: só
   *[no] Você só
} pode vigiar um adversário: { $players }.
talk-led-already = Você já puxou: pode perguntar e dar ordens de novo da próxima vez que puxar.
talk-election = As equipes ainda estão elegendo o rais: a conversa começa na vaza { $trick }.
talk-here-signals = Aqui os parceiros fazem sinais, com `/sinal`.
talk-here-conversation = Aqui quem puxa pode antes perguntar e dar ordens, com `/parceiro perguntar` e `/parceiro mandar`.
talk-here-rais = Aqui o rais de uma equipe pode perguntar e dar ordens, com `/rais`.

refusal-no-election = Agora não há eleição: as equipes elegem os capitães antes da primeira rodada.
refusal-vote-own-team = Você só pode votar em alguém da sua equipe.
refusal-no-own-gestures = Esta mesa já tem os seus gestos: escolha primeiro nas opções “a de quem organiza a mesa”.
refusal-no-such-sign = Para isso não é preciso gesto: escolha um dos propostos.
refusal-gesture-too-long = É comprido demais: descreva o gesto em no máximo { $cap } caracteres.

refusal-at-event = Numa mesa de torneio é o torneio que decide isso: use a mensagem dele.
refusal-withdrawn = Você saiu do torneio: um computador termina esta partida.
refusal-already-ready = Você já clicou em *Pronto*.
refusal-predicts-own-match = Quem joga esta partida é você. Os palpites são para quem assiste.
impossible-unknown-option = Não existe a opção “{ $option }”: escolha uma das propostas.
impossible-wrong-value = “{ $value }” não dá para “{ $option }”: escolha { $allowed }.
store-unavailable = Agora não consigo salvar nada, por isso nada mudou: tente de novo daqui a pouco.
store-error = Não foi possível salvar, e nada mudou: tente de novo.
store-counts = Isso conta e está salvo. Só não consigo mostrar agora: daqui a pouco clique em *Minhas cartas*.
