# Etiquetas e títulos das mensagens.

## O jogo

ui-clock-off = sem limite de tempo
ui-clock = { $post ->
    [yes] por correspondência: { $span } por jogada
   *[no] { $span } por jogada
}
ui-rated = a valer
ui-differences = Regras da casa: { $what }
ui-level-novice = principiante
ui-level-player = bom jogador
ui-level-expert = experiente
ui-level-maestro = mestre
ui-level-1 = estreante
ui-level-2 = aprendiz
ui-level-3 = amador
ui-level-4 = jogador habitual
ui-level-5 = jogador com prática
ui-level-6 = jogador hábil
ui-level-7 = jogador de clube
ui-level-8 = jogador forte
ui-level-9 = campeão
ui-level-10 = mestre
ui-level-numbered = { $number } · { $word }
ui-level-hint = Juntar um computador…
ui-level-other = { $player }: outro nível…
ui-personality-hint = Feitio do computador…
ui-personality-none = Nenhum feitio em especial
ui-personality-level = Um nível para { $player }…
personality-pina = Pina · guarda os trunfos
personality-pina-about = Pina guarda os trunfos: antes perder uma vaza do que gastar um.
personality-rosina = Rosina · joga cedo as figuras
personality-rosina-about = Rosina joga cedo as figuras: na mão dela duram pouco.
personality-peppino = Peppino · luta por cada ponto
personality-peppino-about = Peppino luta por cada ponto: por dois até gasta um trunfo.
personality-mimi = Mimì · joga pelo seguro
personality-mimi-about = Mimì joga pelo seguro: só larga os pontos quando já ninguém os pode levar.
personality-gege = Gegè · puxa alto
personality-gege-about = Gegè puxa alto: gosta de abrir a vaza com pontos e ver quem se atreve.

## A sala de espera

ui-host = organiza
ui-team = equipa { $number }
ui-seating-random-note = As equipas e os lugares tiram-se à sorte no início.
ui-seating-host-note = Quem organiza a mesa faz as equipas.
ui-seating-join-order-note = As equipas seguem a ordem de chegada.
ui-invited = Convites para: { $names }
ui-invite-hint = Convidar alguém…
ui-invitation = { $person }, { $host } convida-te para uma mesa: { $game }.
ui-rematch-call = { $person }, { $host } quer jogar outra partida: { $game }.
ui-thread-title = Briscola com { $host }

## Botões

ui-button-join = Entrar
ui-button-leave = Sair
ui-button-start = Começar
ui-button-options = Opções
ui-button-rules = Regras
ui-button-add = + Computador
ui-button-drop = − Computador
ui-button-shuffle = Baralhar
ui-button-accept = Aceitar
ui-button-decline = Recusar
ui-button-close = Fechar a mesa
ui-button-hand = As minhas cartas
ui-button-last = Última vaza
ui-button-score = Pontos
ui-button-more = Mais…
ui-button-back = Voltei
ui-button-resign = Desistir
ui-button-end = Fechar a mesa
ui-button-agree-end = Concordar: fechar
ui-button-agree-resign = Concordar: desistir
ui-button-keep-playing = Continuar a jogar
ui-button-rematch = Desforra
ui-button-replay = Rever
ui-button-replay-words = Por palavras
ui-button-replay-deal = Rodada { $deal }
ui-button-review = Análise
ui-button-review-deals = Rodada a rodada
ui-button-to-lobby = Voltar

## As opções antes da partida

ui-options-title = Opções
ui-options-help = Escolhe uma opção e depois o valor. Cada escolha vale logo.
ui-remove-hint = Remover um jogador…
ui-team-hint = Equipa 1: escolhe { $count }

## A mesa

ui-deal-trick = Rodada { $deal } · vaza { $trick }
ui-turn = É a vez de { $player }.
ui-turn-until = É a vez de { $player }. O tempo acaba { $when }.
ui-turn-nobody = Não é a vez de ninguém.
ui-trick-taken = **{ $player }** faz a vaza{ $points ->
    [none] {"."}
    [0] {", que não vale nada."}
    [one] : { $points } ponto.
   *[other] : { $points } pontos.
}
ui-vote-end = A favor de fechar a mesa: { $names }. Todos concordam?
ui-vote-resign = A favor de desistir: { $names }. Concordam todos os do mesmo lado?
ui-warning = { $player }, é a tua vez: o tempo acaba { $when }.
ui-warning-you = ⏳ É a tua vez: o tempo acaba { $when }.
ui-post-turn = É a tua vez: { $game }, com { $players }, em { $place }. O tempo acaba a { $when }.
ui-post-reminder = Continua a ser a tua vez: { $game }, com { $players }, em { $place }. O tempo acaba a { $when }.
ui-post-help = Nas partidas por correspondência aviso-te uma vez quando é a tua vez e lembro-te mais uma. Com `/briscola-me preferences` desligas isso ou escolhes as horas de silêncio; com `/briscola-me holiday` o teu tempo fica parado.
ui-post-match = { $game }, com { $players }, em { $place }.
ui-post-waits = O teu tempo acabou. A mesa espera por ti até { $when }. Clica em *Voltei* para continuar.
ui-holiday = { $player } está de férias até { $when }. As suas jogadas esperam.
ui-finished = A partida acabou. O resultado está em baixo.
ui-moved = { $game }: a mesa desceu para a mensagem mais recente.
ui-closed = A mesa está fechada.
ui-closed-agreed = A mesa foi fechada por acordo dos jogadores.
ui-closed-host = A mesa foi fechada por quem a organiza.
ui-closed-moderator = A moderação fechou a mesa.
ui-closed-abandoned = Foram-se todos embora: a mesa está fechada.
ui-closed-idle = Há algum tempo que nada acontecia: a mesa está fechada.
ui-closed-removed = O servidor removeu o bot: a mesa está fechada.

## Resultados

ui-deal-over = Acabou a rodada { $deal }
ui-deal-broken-off = A rodada { $deal } não se jogou até ao fim
ui-match-over = Acabou a partida
ui-deal-line = Rodada { $deal }:
ui-deal-drawn = empate
ui-no-deals = Nenhuma rodada se jogou até ao fim.

## Mãos

ui-hand-title = As tuas cartas · { $game } · rodada { $deal }
ui-hand-lobby = { $game }: a partida ainda não começou. As tuas cartas vêm com ela.
ui-hand-onlooker = { $game }: não tens lugar nesta partida.
read-again = Para saberes como continua, usa outra vez `/briscola read`.
ui-hand-out = { $game }: já estás fora desta partida; os outros dois jogam-na até ao fim.
ui-hand-over = { $game }: a partida acabou.
ui-hand-result = O resultado completo está em { $place }, com o que podes fazer a seguir.
ui-hand-away = { $player } joga por ti, porque o teu tempo acabou. Clica em *Voltei* para seres tu a continuar.
ui-hand-left = { $player } joga por ti, porque saíste. Clica em *Voltei* para voltares ao teu lugar.
ui-hand-withdrawn = { $player } joga as tuas cartas até ao fim, porque saíste do torneio.
ui-hand-waits = A mesa está à tua espera. Clica em *Voltei* para continuar.
ui-hand-marked = ✔ Clica outra vez na carta marcada para a jogar, ou noutra para marcar essa.
ui-your-turn = **É a tua vez.**
ui-your-turn-until = **É a tua vez.** O tempo acaba { $when }.
ui-you-lead = Puxas tu.
ui-not-your-turn = Não é a tua vez.
ui-hand-cards = As tuas cartas: { $cards }
ui-hand-until = Atualizado até às { $when }. Depois disso, clica em *As minhas cartas*.
ui-hand-until-day = Atualizado até às { $when }. Depois disso, continua com `/puzzle day play`.
ui-hand-elsewhere = Estás a jogar em { $place }. Para jogares aqui, usa `/briscola hand`.
ui-hand-same-channel = Estás a jogar noutra mensagem daqui, que só tu vês.
ui-hand-further-down = As tuas cartas estão mais abaixo.
ui-hand-empty = Já não tens cartas.
ui-welcome = { $game } em { $place }: envio-te as cartas para aqui. Na mesa, *As minhas cartas* também as mostra.
ui-dm-closed = Não te consigo enviar mensagens diretas, por isso as cartas vêm à mesa: clica lá em *As minhas cartas*, ou usa `/briscola hand`.
ui-dm-later = Agora não te consigo enviar uma mensagem direta. As tuas cartas estão à mesa: clica lá em *As minhas cartas*, ou usa `/briscola hand`.
ui-more = O que queres fazer?
ui-more-nothing = Agora não tens nada para fazer nesta mesa.
ui-which-table = De que mesa estás a falar?
ui-table-named = { $game }: { $names } · { $table }

## Palavras nas imagens

ui-picture-title = Rodada { $deal } · vaza { $trick } de { $tricks }
ui-picture-letter = { $letter }: { $rank }
ui-picture-sheet = Rodada { $deal } · todas as vazas
ui-picture-leads = puxou
ui-picture-takes = fez a vaza
ui-picture-trump = Trunfo: { $suit }
ui-picture-seat = Jogador { $number }
ui-picture-auction = Rodada { $deal } · o leilão
ui-picture-hand = As tuas cartas
ui-picture-turn = joga
ui-picture-dealer = D
ui-picture-last = Últimas cartas: o monte acabou
ui-picture-bid = A bater: { $bid }
ui-picture-called = Chamada: { $cards }
ui-picture-declared = Lance: { $bid }
ui-picture-passed = passo
ui-picture-declarer = chamou
ui-picture-partner = parceiro
ui-picture-rais = rais
ui-picture-points = Pontos
ui-picture-counts = Vale
ui-picture-match = Partida
ui-picture-deals = Rodada a rodada
ui-picture-matches = Partidas
ui-picture-wins = Ganhas
ui-picture-rating = Rating
ui-picture-season-points = Pontos
ui-picture-season-rating = Rating
ui-picture-season-wins = Ganhas
ui-picture-form = Forma
ui-picture-ratings = Rating depois das últimas { $count } partidas a valer: { $game }
ui-picture-rose = subiu ou ficou igual
ui-picture-fell = desceu
ui-picture-values = { $note }. Os últimos { $count }, por ordem: { $values }.
ui-picture-bounds = Mínimo: { $lowest }, máximo: { $highest }.
ui-picture-season-start = início de uma temporada
ui-picture-seasons = Uma linha vertical marca o início de uma temporada: antes da partida { $numbers }.
ui-picture-plot = Pontos das cartas nas últimas { $count } partidas { $here ->
    [yes] neste servidor
   *[no] { "" }
}
ui-picture-won = ganha
ui-picture-lost = perdida
ui-picture-along = da mais antiga à mais recente
ui-picture-free = livre
ui-picture-level = nível { $number }
ui-picture-line = { $side }: { $figures }.

## Respostas

say-apology = Alguma coisa correu mal do meu lado. Só mudou o que vês; tenta outra vez.
say-discord-refused = O Discord não aceitou. Talvez me falte uma permissão neste canal.
say-unknown-button = Esse botão já não funciona. `/briscola table` mostra a mesa de novo.
say-old-command = Esta forma do comando já não se usa. O Discord mostra a nova daqui a pouco; tenta outra vez.
say-press-again = Demorei demasiado. Clica outra vez, por favor.
say-opened = A mesa está aberta.
say-opened-thread = A mesa está aberta em { $place }.
say-no-thread = Aqui não posso criar tópicos, por isso a mesa fica no canal.
say-shared = O teu resultado já está no canal.
say-table-elsewhere = Essa mesa está em { $place }.
say-table-direct = A mesa está nas tuas mensagens diretas comigo.
say-not-invited = Não fui convidado para este servidor. Joga comigo nas nossas mensagens diretas, ou pede a um administrador que me convide.
say-hand-replaced = Estas cartas já não são as de agora: as tuas estão numa mensagem mais recente.
say-played = Jogaste: { $card }.
say-invite-bot = Os bots não jogam aqui. Junta antes um computador.
say-done-join = Já estás à mesa.
say-done-leave = Saíste da mesa.
say-done-shuffle = Também baralhaste.
say-done-invite = O convite foi enviado.
say-done-decline = Recusado. Fica para a próxima!
say-done-addcomputer = { $player } está à mesa: { $level }.
say-done-removecomputer = Um computador saiu da mesa.
say-done-remove = Feito: o lugar voltou a ficar livre.
say-done-arrange = As equipas estão feitas.
say-done-change = Feito: as opções mudaram.
say-done-start = A partida começa.
say-given-up = A partida acabou por desistência.
say-done-resign = Propuseste desistir. A partida acaba quando todo o teu lado concordar.
say-done-refuseresign = Continuas a jogar.
say-done-end = Propuseste fechar a mesa. Fecha quando todos concordarem.
say-done-refuseend = Continuas a jogar.
say-done-endbymoderator = A mesa está fechada.
say-done-substitute = O lugar é teu.
say-done-rematch = A mesa para outra partida está aberta.
