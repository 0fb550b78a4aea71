### Porque é que uma coisa não se pode fazer, e o que se pode. Uma frase por caso; o leitor é tratado por tu.

## Mesas

refusal-no-table = Esta mesa não existe, ou já não existe: podes abrir outra.
refusal-table-closed = Esta mesa está fechada: podes abrir outra.
refusal-stale = O jogo já avançou desde essa mensagem: usa a mais recente.
refusal-not-seated = Só quem está sentado a esta mesa pode fazer isso.
refusal-already-seated = Já tens lugar nesta mesa: é um para cada um.
refusal-not-host = Só quem abriu a mesa, { $host }, pode fazer isso.
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
refusal-remove-yourself = Não te podes mandar embora. Se quiseres, sai da mesa.
refusal-not-in-lobby = A partida já começou. Isso volta a ser possível antes da desforra.
refusal-not-playing = Não há nenhuma partida a decorrer: isso é possível quando quem abriu a mesa começar uma.
refusal-not-finished = A partida ainda está a decorrer: a desforra é possível quando acabar.
refusal-wrong-order = Essa ordem não dá: diz o nome de todos os que estão à mesa, uma vez cada.
refusal-too-many-members = Estão { $members } à mesa, gente a mais para jogar a { $players }: primeiro alguém tem de sair.
refusal-claim-hidden = { $rated ->
    [yes] Numa partida que conta para a classificação os pontos estão escondidos, e declarar a rodada revelava-os: deixa a rodada acabar assim que esteja decidida, ou joga sem classificação.
   *[no] Onde os pontos estão escondidos ninguém pode declarar a rodada, porque isso os revelava: mostra a cada um pelo menos os seus pontos, ou deixa a rodada acabar assim que esteja decidida.
}
refusal-resign-two-sides = Só se pode desistir onde jogam dois lados; podes sair, e um computador joga no teu lugar.
refusal-not-your-side = Só as pessoas do teu lado podem responder a isso.
refusal-nothing-to-answer = Já ninguém está à espera da tua resposta.
refusal-already-agreed = Já disseste que sim: agora é com os outros.
refusal-no-free-seat = Esse lugar não está livre: ninguém o deixou nem procura quem o substitua; podes ver o jogo.
refusal-seat-taken-over = Outra pessoa já ficou com esse lugar; podes ver o jogo ou entrar na próxima partida.
refusal-not-absent = Quem lá está sentado está a jogar. Podes procurar quem te substitua a ti ou a quem não está.
refusal-already-called = Já ando a perguntar: o lugar é de quem chegar primeiro.
refusal-no-call = Não estás a procurar ninguém para esse lugar.
refusal-held-another-seat = Já viste outras cartas desta partida, por isso só podes voltar para o teu lugar antigo; podes ver o jogo ou entrar na próxima.
refusal-hints-allowed = Nesta partida as dicas já são permitidas: pede-as com `/briscola hint`.
refusal-wait-rated = Saíste de uma partida que contava para a classificação: a essas podes voltar { $when }, às outras a qualquer hora.
refusal-other-waits = { $name } saiu de uma partida que contava para a classificação e pode voltar a essas { $when }: espera, ou joga sem classificação.
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
refusal-alone-here = Nas mensagens diretas jogas só contra computadores, sem classificação. Para jogar com outras pessoas, abre uma mesa num servidor.
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
permission-quoted = “{ $name }”
permission-view = Ver canal
permission-send = Enviar mensagens
permission-threads = Enviar mensagens em tópicos
permission-attach = Anexar arquivos
permission-create = Criar tópicos públicos
