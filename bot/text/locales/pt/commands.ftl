# Comandos: nomes, descrições, opções, escolhas; e o que só os comandos dizem.
#
# O Discord só conhece o português do Brasil: os nomes dos comandos são para quem o usa.

## O jogo

command-briscola = briscola
command-briscola-about = Mesas, partidas e cartas de Briscola
command-new = nova
command-new-about = Abrir uma mesa aqui: os outros sentam-se, os computadores ocupam os lugares livres
command-join = entrar
command-join-about = Sentar-se a uma mesa, aceitar um convite ou voltar ao próprio lugar
command-leave = sair
command-leave-about = Sair da mesa ou recusar um convite; durante a partida fica um computador no lugar
command-start = começar
command-start-about = Começar a partida, para quem organiza a mesa
command-shuffle = baralhar
command-shuffle-about = Acrescentar um número teu, ao acaso, antes de se baralhar
command-computer = computador
command-computer-about = Dar um lugar livre a um computador, ou remover um, para quem organiza a mesa
command-invite = convidar
command-invite-about = Convidar alguém para a tua mesa; a pessoa aceita ou recusa
command-remove = remover
command-remove-about = Remover alguém da mesa antes da partida, para quem a organiza
command-seats = lugares
command-seats-about = Decidir quem se senta onde, e portanto quem joga com quem, para quem organiza a mesa
command-options = opções
command-options-about = Ver o que se joga numa mesa, ou mudar uma opção antes da partida, para quem a organiza
command-table = mesa
command-table-about = Mostrar outra vez a mesa no fim do canal
command-rematch = desforra
command-rematch-about = Outra partida na mesma mesa, quando esta acabar
command-end = fechar
command-end-about = Fechar a mesa: durante a partida todos têm de concordar
command-substitute = substituir
command-substitute-about = Jogar por alguém; na tua mesa: procurar quem jogue por ti
command-resign = desistir
command-resign-about = Desistir da partida pelo teu lado, quando todos os do lado concordarem
command-hand = cartas
command-hand-about = Ver as tuas cartas; mais ninguém as vê
command-play = jogar
command-play-about = Jogar uma carta pelo nome
command-last = última
command-last-about = Rever a última vaza, se a mesa o permite
command-score = pontos
command-score-about = Ver os pontos e a pontuação, tanto quanto a mesa os mostra
command-rules = regras
command-rules-about = Ler as regras do jogo, com as opções de uma mesa
command-read = ler
command-read-about = A mesa, a tua mão ou a última vaza em texto, para leitores de ecrã
command-record = registo
command-record-about = Descarregar uma partida acabada num ficheiro que qualquer programa lê
command-verify = verificar
command-verify-about = Provar que as cartas de uma partida acabada foram baralhadas sem batota

## Classificações

command-leaderboard = classificação
command-leaderboard-about = Quem joga melhor, aqui ou em todo o lado
command-seasons = temporadas
command-seasons-about = Quanto dura uma temporada, e em que fuso horário começa
command-stats = estatísticas
command-stats-about = As estatísticas de um jogador: partidas, vitórias, pontos, rating
command-history = histórico
command-history-about = As últimas partidas de um jogador

## Sobre ti

command-preferences = preferências
command-preferences-about = O teu idioma, para onde vão as tuas cartas, e como são desenhadas
command-holiday = férias
command-holiday-about = Ir de férias até um certo dia: as tuas jogadas por correspondência esperam
command-privacy = privacidade
command-privacy-about = O que está guardado sobre ti
command-export = exportar
command-export-about = Tudo o que está guardado sobre ti, num ficheiro
command-delete = apagar
command-delete-about = Apagar o que sei de ti: nome, ratings e preferências

## Gerir um servidor

command-briscola-move = briscola-jogada
command-briscola-move-about = Jogadas especiais: licitar, chamar, trocar, declarar
command-briscola-me = briscola-eu
command-briscola-me-about = As tuas partidas, estatísticas, preferências e dados
command-partner = parceiro
command-partner-about = Falar com o parceiro
command-match = partida
command-match-about = As tuas partidas acabadas
command-briscola-admin = briscola-admin
command-briscola-admin-about = O que o jogo pode fazer neste servidor
command-channels = canais
command-channels-about = Em que canais se podem abrir mesas
command-limits = limites
command-limits-about = Quantas mesas podem estar abertas ao mesmo tempo; 0 volta ao limite do costume
command-language = idioma
command-language-about = O idioma das mesas, que todos veem
command-hands = mão
command-hands-about = Onde os jogadores recebem as cartas, se não escolheram outra coisa
command-tables = mesas
command-tables-about = As mesas abertas neste servidor
command-status = estado
command-status-about = O que posso fazer aqui, o que está a decorrer, e o que está definido
# /briscola-admin tricks
command-admin-tricks = vazas
command-admin-tricks-about = Como as novas mesas mostram as vazas feitas
# /briscola-admin end
command-admin-end = fechar
command-admin-end-about = Fechar uma mesa de imediato

## Opções

option-game = jogo
option-game-about = Que jogo
option-players = jogadores
option-players-about = Quantos jogam
option-teams = equipas
option-teams-about = Quem joga com quem
option-seating = lugares
option-seating-about = Como cada um chega ao seu lugar, e portanto ao seu parceiro
option-target = vitórias
option-target-about = Quantas rodadas ganham a partida: 2 é à melhor de três
option-tie = empate
option-tie-about = O que acontece quando uma rodada empata, 60 a 60
option-pack = baralho
option-pack-about = Que cartas estão na mesa
option-clock = tempo
option-clock-about = Quanto pode durar cada jogada
option-access = acesso
option-access-about = Quem se pode sentar
option-tricks = vazas
option-tricks-about = Como se mostram as vazas feitas
option-rated = a-valer
option-rated-about = Se a partida conta para o rating (só pessoas; os pontos ficam escondidos)
option-thread = tópico
option-thread-about = Se a mesa tem um tópico só para ela
option-table = mesa
option-table-about = Que mesa, quando há várias abertas
option-any_table = mesa
option-any_table-about = Que mesa deste servidor
option-computers = ação
option-computers-about = Juntar um, ou remover o último
option-level = nível
option-level-about = Com que força joga
option-personality = feitio
option-personality-about = Como gosta de jogar
option-person = pessoa
option-person-about = Quem
option-order = lugares
option-order-about = Quem fica com quem, ou os nomes por ordem de jogo
option-option = opção
option-option-about = O que mudar
option-value = valor
option-value-about = O novo valor
option-answer = resposta
option-answer-about = Concordar, ou continuar a jogar
option-ending = como
option-ending-about = Concordar, continuar a jogar, ou fechar já (moderadores)
option-absentee = por
option-absentee-about = Quem não está, ou procura quem o substitua
option-search = procura
option-search-about = Procurar alguém, ou deixar de procurar
option-agreement = acordo
option-agreement-about = Concordar que todos possam pedir dicas, ou não
option-card = carta
option-card-about = Uma das tuas cartas
option-what = leitura
option-what-about = O que se lê
option-match = partida
option-match-about = Que partida; a tua última, se não disseres
option-scope = âmbito
option-scope-about = Este servidor, ou todos
option-by = por
option-by-about = O que conta
option-season = temporada
option-season-about = As classificações de uma temporada
option-length = duração
option-length-about = Um trimestre ou um mês
option-page = página
option-page-about = A partir de que página
option-player = jogador
option-player-about = De quem; as tuas, se não disseres
option-show = mostrar
option-show-about = O que se mostra
option-other = com
option-other-about = Alguém com quem comparar
option-language = idioma
option-language-about = O idioma
option-cards = cartas
option-cards-about = Onde te são mostradas as cartas
option-place = lugar
option-place-about = Também por mensagem direta, ou só na mesa
option-pictures = imagens
option-pictures-about = Se as tuas mensagens privadas têm imagens, ou só palavras
option-reminders = avisos
option-reminders-about = Se recebes avisos das partidas por correspondência: vez, ausência e resultado
option-confirm = confirmar
option-confirm-about = Se é preciso clicar duas vezes numa carta para a jogar
option-listed = lista
option-listed-about = Se as classificações de todos os servidores dizem o teu nome
option-badges = insígnias
option-badges-about = Se os outros veem as tuas insígnias
option-zone = fuso
option-zone-about = O teu fuso horário, para as horas de silêncio e as férias
option-quiet = silêncio
option-quiet-about = Quando não queres avisos nem prazos a acabar, por exemplo 22:00-08:00
option-until = até
option-until-about = O teu último dia fora, por exemplo 2027-08-31; ou “back”
option-deck = desenho
option-deck-about = Como são desenhadas as cartas da tua mão
option-allow = permitir
option-allow-about = Um canal onde se podem abrir mesas
option-forbid = proibir
option-forbid-about = Um canal onde já não se podem abrir mesas
option-everywhere = todos
option-everywhere-about = Voltar a permitir todos os canais
option-per_person = pessoa
option-per_person-about = Mesas a que uma pessoa se pode sentar
option-per_channel = canal
option-per_channel-about = Mesas num canal
option-per_server = servidor
option-per_server-about = Mesas no servidor todo

## Escolhas

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Cada um por si
choice-teams-pairs = Duas duplas
choice-teams-triples = Duas equipas de três
choice-seating-random = À sorte
choice-seating-host = Decide quem organiza a mesa
choice-seating-join-order = Por ordem de chegada
choice-tie-nobody-scores = Ninguém marca, dá o seguinte
choice-tie-replay-same-dealer = Ninguém marca, o mesmo dá outra vez
choice-tie-last-trick-wins = Decide a última vaza
choice-tie-carry = A próxima rodada vale mais um
choice-pack-italian40 = Cartas italianas
choice-pack-french40 = Cartas francesas
choice-access-open = Quem quiser
choice-access-invited = Só quem tem convite
choice-tricks-live = Na mensagem da mesa
choice-tricks-each = Uma mensagem por vaza
choice-computers-add = Juntar
choice-computers-remove = Remover
choice-level-even = Um adversário à altura
choice-level-1 = 1 · Estreante
choice-level-2 = 2 · Aprendiz
choice-level-3 = 3 · Amador
choice-level-4 = 4 · Jogador habitual
choice-level-5 = 5 · Jogador com prática
choice-level-6 = 6 · Jogador hábil
choice-level-7 = 7 · Jogador de clube
choice-level-8 = 8 · Jogador forte
choice-level-9 = 9 · Campeão
choice-level-10 = 10 · Mestre
choice-answer-agree = Concordar
choice-answer-refuse = Continuar a jogar
choice-search-start = Procurar alguém
choice-search-stop = Deixar de procurar
choice-agreement-allow = Permitir dicas
choice-agreement-refuse = Sem dicas
choice-ending-agree = Concordar
choice-ending-refuse = Continuar a jogar
choice-ending-now = Já (moderadores)
choice-what-table = A mesa
choice-what-hand = A minha mão
choice-what-last = A última vaza
choice-scope-server = Este servidor
choice-scope-overall = Todos os servidores
choice-by-rating = Rating
choice-by-wins = Vitórias
choice-by-points = Pontos da temporada
choice-length-quarter = Trimestre
choice-length-month = Mês
choice-by-records = Recordes
choice-show-rating = Rating ao longo do tempo
choice-show-points = Pontos das cartas
choice-show-partners = Parceiros
choice-show-badges = Insígnias
choice-language-auto = Como no Discord
choice-cards-auto = Como no servidor
choice-cards-both = Mensagem direta e botão
choice-cards-dm = Mensagem direta
choice-cards-here = Só com o botão “As minhas cartas”
choice-place-both = Mensagem direta e botão
choice-place-here = Só com o botão “As minhas cartas”
choice-pictures-on = Imagens e palavras
choice-pictures-off = Só palavras
choice-reminders-on = Vez, ausência e resultado
choice-reminders-off = Nunca
choice-confirm-on = Dois cliques jogam uma carta
choice-confirm-off = Um clique joga a carta
choice-listed-on = Com o meu nome
choice-listed-off = Sem o meu nome
choice-badges-on = Os outros podem vê-las
choice-badges-off = Só eu as vejo
choice-deck-auto = Como na mesa
choice-deck-neapolitan = Estilo napolitano
choice-deck-sicilian = Estilo siciliano
choice-deck-piacentine = Estilo de Piacenza
choice-deck-trevisan = Estilo de Treviso
choice-deck-triestine = Estilo de Trieste
choice-deck-spanish = Estilo espanhol (1, 10, 11, 12)
choice-deck-latin-large = Naipes italianos, letra grande
choice-deck-latin-four-colours = Naipes italianos em quatro cores
choice-deck-french = Naipes franceses (K, Q, J)
choice-deck-parisian = Estilo parisiense (R, D, V)
choice-deck-portuguese = Estilo português (R, D, V)
choice-deck-french-large = Naipes franceses, letra grande
choice-deck-french-four-colours = Naipes franceses em quatro cores
choice-yes = sim
choice-no = não

## Sugestões enquanto se escreve

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = à espera de jogadores
suggest-stage-playing = em jogo
suggest-stage-finished = partida acabada
suggest-stage-closed = fechada
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } contra { $second }
suggest-option = { $option } (agora: { $value })

## Respostas

reply-too-often = Isso foi depressa demais. Tenta outra vez daqui a { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
reply-only-in-server = Isto só funciona num servidor.
reply-no-room = Não consigo escrever neste canal. Dá-me as permissões “Ver canal”, “Enviar mensagens” e “Anexar arquivos”.
reply-unknown-card = Não conheço essa carta. Escolhe uma das sugestões.
reply-unknown-order = Assim ninguém se pode sentar. Escreve os nomes dos jogadores e escolhe uma das sugestões.
reply-unknown-option = Essa opção ou esse valor não existe. Escolhe uma das sugestões.
reply-unknown-personality = Nenhum computador tem esse feitio. Escolhe uma das sugestões.
reply-unknown-match = Não conheço nenhuma partida acabada com esse nome.
reply-running-match = Essa partida ainda não acabou: até lá a semente fica secreta, fixada como `{ $commitment }`.
reply-no-matches = Ainda não acabaste nenhuma partida.

## Registo e prova

record-ready = O registo da partida { $match }. `/briscola verify` prova que foi bem baralhada.
verify-ok = **Está tudo certo.** { $packs ->
    [0] Nenhum baralho se jogou até ao fim
    [one] O único baralho saiu da semente que estava fixada antes de alguém baralhar
   *[other] Os { $packs } baralhos saíram todos da semente que estava fixada antes de alguém baralhar
}, todas as jogadas seguiram as regras, todos os pontos foram bem contados.
verify-no-seed = As jogadas seguem as regras, mas a semente desta partida já não está guardada: não se pode provar como foi baralhada.
verify-wrong-seed = **Não está certo:** a semente não é a que estava fixada antes de alguém baralhar.
verify-wrong-pack = **Não está certo:** o baralho da rodada { $deal } não sai da semente.
verify-wrong = **Não está certo:** { $flaw }
verify-file = Tudo aquilo em que assenta a prova da partida { $match }: rodadas, semente, compromisso, o que cada lugar juntou.
verify-seed = Revelado agora (semente):
verify-how = Não precisas de acreditar em mim: compara a linha com a da mesa, e depois verifica o ficheiro com o pequeno programa `docs/fair.py` deste bot, ou com um teu. O compromisso é o SHA-256 de semente e partida; semente, partida e nonces dão cada baralho.

## Classificação

board-heading-rating-server = Classificação deste servidor por rating: { $game }
board-heading-rating-overall = Classificação de todos os servidores por rating: { $game }
board-heading-wins-server = Classificação deste servidor por vitórias: { $game }
board-heading-wins-overall = Classificação de todos os servidores por vitórias: { $game }
board-all-games = todos os jogos
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}** em { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
board-empty = Ainda não está cá ninguém. Para o rating contam as partidas a valer entre pessoas; para as vitórias, todas as partidas acabadas.
board-note-rating = Só contam as partidas a valer. O rating é uma estimativa prudente: sobe à medida que fica mais seguro. Um rating provisório (“?”) assenta em poucas partidas.
board-note-form = Forma: as últimas cinco partidas, a valer ou não, com a mais recente no fim: V vitória, D sem vitória.
board-line-more = { $provisional ->
    [yes] (provisório){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forma { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } vitórias seguidas{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · entre os { $percent } % melhores
}
form-won = V
form-lost = D
board-page = Página { $page }
board-back = Anterior
board-next = Seguinte
board-unlisted = sem nome
board-note-listed = Nas classificações de todos os servidores só aparece o nome de quem o quer: `/briscola-me preferences listed:`.

## Números de um jogador

stats-heading = { $name }
stats-here = Neste servidor
stats-overall = Em todos os servidores
stats-none = Ainda não há partidas acabadas.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} ({ $share } %)
stats-points = Pontos das cartas por partida: { $points } em média, { $best } no máximo
stats-streak-won = Série atual: { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
} · a mais longa: { $longest }
stats-streak-lost = Série atual: { $count ->
    [one] { $count } partida sem vitória
   *[other] { $count } partidas sem vitória
} · série de vitórias mais longa: { $longest }
stats-form = Forma: { $form }
stats-rating = Rating: { $rating }{ $provisional ->
    [yes] { " " }(provisório)
   *[no] { "" }
}
stats-no-rating = Ainda não há rating para desenhar: são precisas duas partidas a valer que possas ver.
stats-no-points = Ainda não há pontos para desenhar: são precisas duas partidas que possas ver.
stats-unrated = Rating: ainda nenhum

## Partidas de um jogador

history-heading = Partidas de { $name }
history-none = Ainda não há partidas acabadas.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = ganha
history-lost = perdida
history-rated = a valer

## Preferências

preferences-heading = As tuas preferências
preferences-saved = Guardado.
preferences-language = Idioma: **{ $value }**
preferences-cards = As tuas cartas: **{ $value }**
preferences-pictures = O que só tu vês: **{ $value }**
preferences-reminders = Avisos das partidas por correspondência: **{ $value }**
preferences-confirm = Jogar uma carta: **{ $value }**
preferences-listed = Classificações de todos os servidores: **{ $value }**
preferences-badges = As tuas insígnias: **{ $value }**
preferences-zone = Fuso horário: **{ $zone ->
    [none] desconhecido
   *[other] { $zone }
}**
preferences-quiet = Horas de silêncio: **{ $hours ->
    [none] nenhumas
   *[other] { $hours }
}**
preferences-no-quiet = Sem horas de silêncio
hours-bad-zone = Não conheço esse fuso horário. Escolhe um da lista que `zone:` sugere, por exemplo Europe/Lisbon.
hours-bad = Não percebo essas horas. Escreve-as assim: 22:00-08:00, ou “off” para nenhumas.
hours-same = As horas de silêncio não podem acabar à hora a que começam. “off” quer dizer nenhumas.
hours-long = As horas de silêncio podem ser { $hours } no máximo, para que ninguém espere para sempre.
hours-no-zone = Primeiro diz-me o teu fuso horário, com `/briscola-me preferences zone:`.
holiday-heading = Férias
holiday-now = { $when ->
    [none] Não estás de férias.
   *[other] Estás de férias até { $when }: até lá as tuas jogadas por correspondência esperam.
}
holiday-left = { $days ->
    [0] Já não te resta nenhum dia.
    [one] Resta-te { $days } dia.
   *[other] Restam-te { $days } dias.
}
holiday-help = Tens { $days } dias em cada 365, contados por inteiro. `/briscola-me holiday until:` marca férias, alonga-as ou encurta-as; acabam sozinhas.
holiday-end = Já voltei
holiday-none = Não estás de férias.
holiday-bad-day = Não percebo esse dia. Escreve-o assim: 2027-08-31.
holiday-past = Esse dia já passou. Diz um a partir de hoje.
holiday-long = { $days ->
    [0] Já não te resta nenhum dia de férias.
    [one] É demais: resta-te { $days } dia de férias.
   *[other] É demais: restam-te { $days } dias de férias.
}
preferences-deck = { $family ->
    [italian] Naipes italianos e espanhóis
   *[french] Naipes franceses
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Baralhos com naipes italianos
   *[french] Baralhos com naipes franceses
}
preferences-decks = { $family ->
    [italian] Baralhos com naipes italianos e espanhóis
   *[french] Baralhos com naipes franceses
}
preferences-decks-help = A tua mão é desenhada com o baralho que escolhes, também nas mensagens diretas. As cartas na mesa são desenhadas como quer quem a organiza.
preferences-decks-alt = { $family ->
    [italian] De cada baralho o ás de ouros, o sete de espadas, o valete de copas, o cavalo de paus, o rei de espadas e as costas
   *[french] De cada baralho o ás de ouros, o sete de espadas, o valete de copas, a dama de paus, o rei de espadas e as costas
}: { $decks }
preferences-back = Todas as preferências
preferences-dm-closed = As tuas mensagens diretas estão fechadas para mim, por isso as tuas cartas esperam no botão “As minhas cartas”. Para as receberes, permite mensagens diretas deste servidor.

## Privacidade

privacy-export-ready = Tudo o que está guardado sobre ti. As cartas de uma partida a decorrer não estão cá.
privacy-export-part = Parte { $part } de { $parts }: juntas por esta ordem, formam um só ficheiro comprimido com gzip.
privacy-how-long = Fica guardado até o apagares com `/briscola-me privacy delete`, mesmo que um servidor me remova. As definições desse servidor são apagadas ao fim de { $days } dias.
privacy-ask = Isto tira-te de todas as mesas, onde um computador continua a jogar, e põe um número sem nome no lugar do teu id e do teu nome nas partidas acabadas e nos seus registos. Os teus ratings, estatísticas e preferências são apagados. As mensagens já publicadas no Discord ficam como estão. Não se pode desfazer.
privacy-confirm = Esquece-me
privacy-keep = Guardar tudo
privacy-kept = Nada mudou.
privacy-done = Já não há aqui nada sobre ti.

## Gerir um servidor: respostas

admin-channels-all = Podem abrir-se mesas em todos os canais.
admin-channels-some = Podem abrir-se mesas em: { $channels }.
admin-channels-full = Só posso listar { $most } canais. Permite antes todos os canais.
admin-limits = Mesas ao mesmo tempo: { $person } por pessoa, { $channel } por canal, { $server } no servidor todo.
admin-limit-usual = o número do costume
admin-language-auto = As mesas falam o idioma definido para este servidor no Discord: **{ $value }**.
admin-language-set = As mesas falam **{ $value }**.
admin-tricks-live = As novas mesas mostram as vazas numa só mensagem e, no fim da rodada, todas numa folha.
admin-tricks-each = As novas mesas publicam cada vaza numa mensagem à parte.
admin-hands-both = Os jogadores recebem as cartas por mensagem direta e com o botão *As minhas cartas*, se não escolheram outra coisa em `/briscola-me preferences`.
admin-hands-here = Os jogadores recebem as cartas só com o botão *As minhas cartas*, se não escolheram mensagens diretas em `/briscola-me preferences`.
admin-tables-heading = Mesas abertas
admin-tables-none = Neste servidor não há mesas abertas.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … e mais { $count }
status-heading = Estado
status-version = Versão { $version }
status-tables = Mesas abertas neste servidor: { $open }, das quais { $playing } em jogo.
status-allowed = Neste canal posso fazer tudo o que é preciso.
status-lacking = Neste canal falta-me:
status-lacks = “{ $permission }”: { $cost }
status-cost-view = aqui não se podem abrir nem mostrar mesas.
status-cost-send = aqui não se podem abrir nem mostrar mesas.
status-cost-attach = aqui não se podem abrir mesas, porque as cartas e as vazas se mostram em imagens.
status-cost-create = uma mesa não pode ter um tópico só para ela; fica no canal.
status-cost-threads = não se podem abrir nem mostrar mesas num tópico.
status-process-heading = O processo (vês isto porque geres este bot)
status-process-since = A funcionar { $since }
status-process-servers = Servidores: { $count }
status-process-tables = Mesas abertas: { $open }, das quais { $playing } em jogo
status-process-waiting = Em espera: { $pictures } imagens, { $moves } jogadas de computadores, { $retries } mensagens depois de uma falha
status-process-gateway = O gateway do Discord responde em { $milliseconds } ms
status-process-memory = Memória: { $megabytes } MB
