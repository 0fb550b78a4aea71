### Porque é que uma coisa não se pode fazer, e o que se pode. Uma frase por caso; o leitor é tratado por tu.

## Mesas

refusal-no-table = Esta mesa não existe, ou já não existe: podes abrir outra.
refusal-table-closed = Esta mesa está fechada: podes abrir outra.
refusal-stale = O jogo já avançou desde essa mensagem: usa a mais recente.
refusal-not-seated = Só quem está sentado a esta mesa pode fazer isso.
refusal-already-seated = Já tens lugar nesta mesa: é um para cada um.
refusal-not-host = Só quem organiza a mesa, { $host }, pode fazer isso.
refusal-not-moderator = Só quem modera este servidor pode fazer isso.
refusal-not-invited = Não tens convite para esta mesa: quem lá está pode convidar-te.
refusal-already-invited = { $name } já tem convite: agora é esperar pela resposta.
refusal-not-asked-again = { $name } recusou o convite ou saiu desta mesa e já não recebe outro; mas pode sentar-se quando quiser.
refusal-table-full = Os { $players } lugares estão todos ocupados: podes esperar que vague um ou abrir outra mesa.
refusal-table-not-full = { $missing ->
    [one] Ainda falta uma pessoa para jogar a { $players }: convida alguém ou junta um computador.
   *[other] Ainda faltam { $missing } pessoas para jogar a { $players }: convida alguém ou junta computadores.
}
refusal-not-shuffled = { $others ->
    [0] Os lugares mudaram: antes de começar, { $name } tem de clicar em *Baralhar* ou usar `/briscola shuffle`.
    [one] Os lugares mudaram: antes de começar, { $name } e mais uma pessoa têm de clicar em *Baralhar* ou usar `/briscola shuffle`.
   *[other] Os lugares mudaram: antes de começar, { $name } e mais { $others } pessoas têm de clicar em *Baralhar* ou usar `/briscola shuffle`.
}
refusal-already-shuffled = Já baralhaste. Uma vez chega, até os lugares mudarem.
refusal-no-computer = Nesta mesa não há nenhum computador.
refusal-no-such-member = Essa pessoa não está sentada a esta mesa.
refusal-remove-yourself = Não te podes remover a ti. Se quiseres, sai da mesa.
refusal-not-in-lobby = A partida já começou. Isso volta a ser possível antes da desforra.
refusal-match-over = A partida acabou. Isso volta a ser possível depois de *Desforra*.
refusal-not-playing = Não há nenhuma partida a decorrer: isso é possível quando quem organiza a mesa começar uma.
refusal-not-finished = A partida ainda está a decorrer: a desforra é possível quando acabar.
refusal-wrong-order = Essa ordem não dá: diz o nome de todos os que estão à mesa, uma vez cada.
refusal-too-many-members = Estão { $members } à mesa, gente a mais para jogar a { $players }: primeiro alguém tem de sair.
refusal-claim-hidden = { $rated ->
    [yes] Numa partida a valer os pontos estão escondidos, e declarar a rodada iria revelá-los: deixa a rodada acabar assim que esteja decidida, ou joga uma amigável.
   *[no] Onde os pontos estão escondidos ninguém pode declarar a rodada, porque isso iria revelá-los: mostra a cada um pelo menos os seus pontos, ou deixa a rodada acabar assim que esteja decidida.
}
refusal-hands-face-up = Neste jogo as mãos de todos estão à vista. Para jogar com as mãos escondidas, escolhe outro jogo.
refusal-resign-two-sides = Só se pode desistir onde jogam dois lados; podes sair, e um computador joga no teu lugar.
refusal-nothing-to-answer = Já ninguém está à espera da tua resposta.
refusal-already-agreed = Já disseste que sim: agora é com os outros.
refusal-no-free-seat = Esse lugar não está livre: ninguém o deixou nem procura quem o substitua; podes ver o jogo.
refusal-seat-taken-over = Outra pessoa já ficou com esse lugar; podes ver o jogo ou entrar na próxima partida.
refusal-not-absent = Quem lá está sentado está a jogar. Podes procurar quem te substitua a ti ou a quem não está.
refusal-already-called = Já ando a perguntar: o lugar é de quem chegar primeiro.
refusal-no-call = Não estás a procurar ninguém para esse lugar.
refusal-held-another-seat = Já viste outras cartas desta partida, por isso só podes voltar para o teu lugar antigo; podes ver o jogo ou entrar na próxima.
refusal-hints-allowed = Nesta partida as dicas já são permitidas: pede-as com `/briscola hint`.
refusal-wait-rated = Saíste de uma partida a valer: a essas mesas podes voltar { $when }, às outras a qualquer hora.
refusal-other-waits = { $name } saiu de uma partida a valer e pode voltar a jogar dessas { $when }: espera, ou joga uma amigável.
refusal-cap-person = { $cap ->
    [one] Já tens lugar numa mesa, e não se permite mais: primeiro sai ou acaba essa partida.
   *[other] Já tens lugar em { $cap } mesas, e não se permitem mais: primeiro sai de uma ou acaba uma partida.
}
refusal-cap-channel = { $cap ->
    [one] Este canal já tem uma mesa, e não se permite mais: tenta outro canal ou senta-te nessa.
   *[other] Este canal já tem { $cap } mesas, e não se permitem mais: tenta outro canal ou senta-te numa delas.
}
refusal-cap-server = { $cap ->
    [one] Este servidor já tem uma mesa, e não se permite mais: podes sentar-te nessa ou esperar.
   *[other] Este servidor já tem { $cap } mesas, e não se permitem mais: podes sentar-te numa delas ou esperar.
}
refusal-too-many-tables = Abriste muitas mesas há pouco: a próxima é possível { $when }.
refusal-too-many-arrivals = Entraste e saíste muitas vezes há pouco: podes voltar a sentar-te { $when }.
refusal-too-many-invitations = Convidaste muita gente há pouco: o próximo convite é possível { $when }.
refusal-too-many-changes = Mudaste muita coisa de uma vez: a próxima mudança é possível { $when }.
refusal-too-many-proposals = Fizeste muitas propostas há pouco: a próxima é possível { $when }.
refusal-too-many-signals = Fizeste muitos sinais há pouco: o próximo é possível { $when }.
refusal-channel-not-allowed = Neste canal não se podem abrir mesas: tenta num em que este servidor as permita.
refusal-alone-here = Nas mensagens diretas jogas só contra computadores, em partidas amigáveis. Para jogar com outras pessoas, abre uma mesa num servidor.
refusal-on-board = A rodada do dia joga-se até ao fim, só contra computadores. Podes deixá-la a meio e voltar até ela fechar.

## O jogo

illegal-not-your-turn = { $player ->
    [none] Não é a tua vez: espera até te pedirem uma carta.
   *[other] Não é a tua vez: é a vez de { $player }.
}
illegal-not-in-hand = { $card ->
    [none] Não tens essa carta: escolhe uma das tuas.
   *[other] Não tens { $card }: escolhe uma das tuas cartas.
}
illegal-no-deal = Agora não há cartas dadas: espera pela próxima rodada.
illegal-match-over = Esta partida acabou: podes pedir a desforra.
illegal-deal-running = A rodada ainda está a decorrer: a próxima começa sozinha.
illegal-wrong-deck = Este baralho não serve para o jogo: não se deram cartas.
illegal-no-such-seat = Nesta mesa não existe esse lugar.

## Assistir ao naipe, trocas, reclamações

illegal-follow-suit = Podes assistir, por isso tens de assistir: joga uma das tuas cartas de { $suit }.
illegal-head-trick = Podes subir em { $suit }, por isso tens de subir: escolhe uma carta mais alta.
illegal-seat-out = Já estás fora desta partida: acabam-na os outros dois.
illegal-not-in-this-game = Nesta mesa isso não se joga: vê nas regras o que podes fazer.
illegal-not-now = Ainda não dá: espera que se jogue uma carta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Só podes trocar o trunfo virado até a primeira vaza estar completa.
   *[other] Só podes trocar o trunfo virado depois de fazeres uma vaza, antes de puxares, e enquanto ele lá estiver.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Para trocar o trunfo virado precisas do dois de trunfo.
   *[other] Precisas do sete de trunfo para trocar um trunfo virado alto, ou do dois para trocar um baixo.
}
illegal-no-conquista = Para a conquista precisas de ter ao mesmo tempo ás, { $ten } e rei de trunfo.
illegal-claim-too-early = Podes declarar assim que a primeira vaza esteja completa.
illegal-claim-not-reached = Podes declarar a rodada quando o teu lado tiver 61 pontos em vazas completas.
illegal-denounce-opponent = Só podes acusar um adversário.

## Leilões e chamadas

illegal-not-your-turn-auction = { $player ->
    [none] Não é a tua vez: espera um momento.
   *[other] Não é a tua vez: espera por { $player }.
}
illegal-bid-first = O leilão ainda não acabou: licita ou passa antes de jogares uma carta.
illegal-bid-too-low = { $standing ->
    [none] Isso é pouco: licita mais alto ou passa.
   *[other] Isso não bate { $standing }: licita mais alto ou passa.
}
illegal-wrong-bid = { $floor ->
    [none] Esse lance agora não é possível: escolhe um dos propostos ou passa.
   *[other] Os lances vão de { $floor } a 120 pontos: escolhe um dos propostos ou passa.
}
illegal-no-auction = Agora não há leilão: só se licita depois de dadas as cartas e antes da chamada.
illegal-call-first = Primeiro chama-se, só depois se joga.
illegal-no-call-due = Agora não há nada para chamar: quem ganha o leilão chama antes da primeira carta.
illegal-wrong-call = Com o teu lance não podes chamar assim: escolhe uma das chamadas propostas.
illegal-blind-not-allowed = Aqui tens de dizer o naipe: só o podes calar ao chamar um dois, com um lance alto, onde a mesa o permite.
illegal-no-suit-due = Agora não há naipe para dizer: isso só vem depois de uma primeira vaza às escuras.
illegal-name-suit-first = Primeiro quem chamou diz o naipe, depois o jogo continua.

## Conceder uma mão

illegal-not-decided = Esta rodada ainda está em aberto. Só se pode ceder depois de perdida.
illegal-not-lost = O teu lado já ganhou esta rodada. Só o outro lado a pode ceder.
illegal-no-concession = Ninguém te perguntou se querias ceder esta rodada.
illegal-concession-due = { $player ->
    [none] Falta um parceiro dizer se cede: o jogo continua depois disso.
   *[other] Falta { $player } dizer se cede: o jogo continua depois disso.
}
illegal-concession-refused = Quem joga contigo prefere continuar. Podes voltar a perguntar depois desta vaza.

## Conversa entre parceiros

illegal-answer-due = { $player ->
    [none] Espera: primeiro é preciso responder a uma pergunta.
   *[other] Espera: primeiro { $player } tem de responder a uma pergunta.
}
illegal-no-answer-due = Não há nenhuma pergunta por responder.
illegal-not-asked = { $player ->
    [none] Essa pergunta não é para ti.
   *[other] Essa pergunta é para { $player }, não é para ti.
}
illegal-untrue-answer = A tua resposta tem de ser verdadeira: escolhe a que bate certo com as tuas cartas.
illegal-silence = { $trick ->
    [none] Ainda não se pode falar.
   *[other] Ainda não se pode falar: começa-se na vaza { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] Nesta mesa não há sinal para essa carta: escolhe uma das propostas.
   *[other] Nesta mesa { $card } não tem sinal: escolhe uma das cartas propostas.
}
illegal-not-a-partner = Isso só se faz com um parceiro: escolhe um.
illegal-not-an-opponent = Só podes vigiar um adversário: escolhe um.
illegal-watched-already = Já estás a vigiar alguém: escolhe outra vez na próxima vaza.
illegal-leader-asks = { $player ->
    [none] Só quem puxa pode fazer perguntas e dar ordens, antes de puxar.
   *[other] Só { $player }, que puxa esta vaza, pode fazer perguntas e dar ordens, antes de puxar.
}
illegal-rais-asks = { $player ->
    [none] Só o rais de uma equipa o pode fazer: os outros só respondem.
   *[other] Só o teu rais, { $player }, o pode fazer: tu só respondes.
}
illegal-asked-enough = { $cap ->
    [none] Já chega de perguntas nesta vaza.
    [0] Nesta mesa não se fazem perguntas.
    [one] Já fizeste a tua pergunta nesta vaza: na próxima tens outra.
   *[other] Já fizeste as tuas { $cap } perguntas nesta vaza: na próxima tens mais.
}
illegal-ordered-enough = { $cap ->
    [none] Já chega de ordens nesta vaza.
    [0] Nesta mesa não se dão ordens.
    [one] Já deste a tua ordem a este parceiro nesta vaza: na próxima tens outra.
   *[other] Já deste as tuas { $cap } ordens a este parceiro nesta vaza: na próxima tens mais.
}
illegal-partner-has-played = Esse parceiro já jogou: tenta na próxima vaza.
illegal-wrong-question = Só se diz um naipe quando se pergunta por subir, e nunca o trunfo.
illegal-look-too-early = Podes ver a mão de um parceiro quando o monte acabar.
illegal-looked-already = Já viste a mão de um parceiro: só se pode uma vez por rodada.
illegal-ordered-otherwise = Podes cumprir a ordem, por isso tens de a cumprir: escolhe uma das cartas propostas.
talk-old-question = Essa pergunta está fechada: a mensagem mais recente mostra a que está aberta.
talk-not-held = Só podes fazer o sinal de uma carta que tens: escolhe uma das propostas.
talk-not-here = { $tried ->
    [signal] Nesta mesa não se fazem sinais.
    [watch] Nesta mesa não há quem vigiar.
    [look] Nesta mesa ninguém vê a mão do parceiro.
    [answer] Nesta mesa não se fazem perguntas.
   *[other] Nesta mesa não se fazem perguntas nem se dão ordens.
} { $allowed }
talk-here-alone = Aqui joga cada um por si, sem parceiro.
talk-here-signals-private = Aqui só os parceiros veem um sinal: não há nada para apanhar.
talk-here-signals-public = Aqui todos veem todos os sinais.
talk-partners-only = { $tried ->
    [ask] Só podes fazer perguntas a um parceiro
    [order] Só podes dar ordens a um parceiro
   *[look] Só podes ver a mão de um parceiro
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Os sinais do parceiro vês sempre: só
   *[no] Só
} podes vigiar um adversário: { $players }.
talk-led-already = Já puxaste: podes voltar a perguntar e a dar ordens da próxima vez que puxares.
talk-election = As equipas ainda estão a eleger o rais: a conversa começa na vaza { $trick }.
talk-here-off = Aqui ninguém fala.
talk-here-signals = Aqui os parceiros fazem sinais, com `/signal`.
talk-here-conversation = Aqui quem puxa pode antes perguntar e dar ordens, com `/partner ask` e `/partner order`.
talk-here-rais = Aqui o rais de uma equipa pode perguntar e dar ordens, com `/rais`.
talk-here-free = Aqui todos falam à vontade, sem comandos.

## O rais e os gestos

refusal-no-rais = Nesta mesa não se elege ninguém: só os jogos com rais têm capitães.
refusal-no-election = Agora não há eleição: as equipas elegem os capitães antes da primeira rodada.
refusal-vote-own-team = Só podes votar em alguém da tua equipa.
refusal-no-own-gestures = Esta mesa já tem os seus gestos: escolhe primeiro nas opções “a de quem organiza a mesa”.
refusal-no-such-sign = Para isso não é preciso gesto: escolhe um dos propostos.
refusal-gesture-too-long = É comprido demais: descreve o gesto em { $cap } caracteres no máximo.

## Torneios e mão do dia

refusal-at-event = Numa mesa de torneio é o torneio que decide isso: usa a mensagem dele.
refusal-withdrawn = Saíste do torneio: esta partida é acabada por um computador.
refusal-already-ready = Já clicaste em *Pronto*.
refusal-predictions-closed = Os palpites para esta partida estão fechados.
refusal-predicts-own-match = Nesta partida jogas tu. Os palpites são para quem vê.
refusal-at-boards = Outras mesas jogam as mesmas cartas: ninguém pode desistir destas rodadas.

## Opções que não fazem um jogo

impossible-unknown-option = Não existe a opção “{ $option }”: escolhe uma das propostas.
impossible-wrong-value = “{ $value }” não dá para “{ $option }”: escolhe { $allowed }.
allowed-number = um número inteiro

## Guardar

store-unavailable = Agora não consigo guardar nada, por isso nada mudou: tenta outra vez daqui a pouco.
store-error = Não foi possível guardar, e nada mudou: tenta outra vez.
store-counts = Isso conta e está guardado. Só não o consigo mostrar já: daqui a pouco clica em *As minhas cartas*.

## Permissões num canal

permission-missing = { $count ->
    [one] Falta aqui { $permissions }.
   *[other] Faltam aqui { $permissions }.
}
quoted = “{ $name }”
permission-view = Ver canal
permission-send = Enviar mensagens
permission-threads = Enviar mensagens em tópicos
permission-attach = Anexar arquivos
permission-create = Criar tópicos públicos
