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
refusal-remove-yourself = Você não pode se expulsar. Se quiser, saia da mesa.
refusal-not-in-lobby = A partida já começou. Isso volta a ser possível antes da revanche.
refusal-not-playing = Não há nenhuma partida em andamento: isso é possível quando quem abriu a mesa começar uma.
refusal-not-finished = A partida ainda está em andamento: a revanche é possível quando ela acabar.
refusal-wrong-order = Essa ordem não dá: diga o nome de todos os que estão na mesa, uma vez cada.
refusal-too-many-members = Estão { $members } na mesa, gente demais para jogar em { $players }: primeiro alguém tem que sair.
refusal-claim-hidden = { $rated ->
    [yes] Numa partida que conta para a classificação os pontos estão escondidos, e declarar a rodada os revelaria: deixe a rodada acabar assim que esteja decidida, ou jogue sem classificação.
   *[no] Onde os pontos estão escondidos ninguém pode declarar a rodada, porque isso os revelaria: mostre a cada um pelo menos os seus pontos, ou deixe a rodada acabar assim que esteja decidida.
}
refusal-resign-two-sides = Só dá para desistir onde jogam dois lados; você pode sair, e um computador joga no seu lugar.
refusal-not-your-side = Só as pessoas do seu lado podem responder a isso.
refusal-nothing-to-answer = Ninguém está mais esperando a sua resposta.
refusal-already-agreed = Você já disse que sim: agora é com os outros.
refusal-no-free-seat = Esse lugar não está livre: ninguém o deixou nem procura substituto; você pode ver o jogo.
refusal-seat-taken-over = Outra pessoa já ficou com esse lugar; você pode ver o jogo ou entrar na próxima partida.
refusal-not-absent = Quem está sentado ali está jogando. Você pode procurar quem substitua você ou quem não está.
refusal-already-called = Já estou perguntando por aí: o lugar é de quem chegar primeiro.
refusal-no-call = Você não está procurando ninguém para esse lugar.
refusal-held-another-seat = Você já viu outras cartas desta partida, por isso só pode voltar para o seu lugar antigo; pode ver o jogo ou entrar na próxima.
refusal-hints-allowed = Nesta partida as dicas já são permitidas: peça com `/briscola dica`.
refusal-wait-rated = Você saiu de uma partida que contava para a classificação: a essas pode voltar { $when }, às outras a qualquer hora.
refusal-other-waits = { $name } saiu de uma partida que contava para a classificação e pode voltar a essas { $when }: espere, ou jogue sem classificação.
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
refusal-alone-here = Nas mensagens diretas você joga só contra computadores, sem classificação. Para jogar com outras pessoas, abra uma mesa num servidor.
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
impossible-unknown-option = Não existe a opção “{ $option }”: escolha uma das propostas.
impossible-wrong-value = “{ $value }” não dá para “{ $option }”: escolha { $allowed }.
store-unavailable = Agora não consigo salvar nada, por isso nada mudou: tente de novo daqui a pouco.
store-error = Não foi possível salvar, e nada mudou: tente de novo.
store-counts = Isso conta e está salvo. Só não consigo mostrar agora: daqui a pouco clique em *Minhas cartas*.
