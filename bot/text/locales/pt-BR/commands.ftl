### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-new-about = Abrir uma mesa aqui: os outros se sentam, os computadores ocupam os lugares livres
command-join-about = Sentar-se a uma mesa, aceitar um convite ou voltar ao seu lugar
command-shuffle = embaralhar
command-shuffle-about = Acrescentar um número seu, ao acaso, antes de embaralhar
command-invite-about = Convidar alguém para a sua mesa; a pessoa aceita ou recusa
command-rematch = revanche
command-end-about = Fechar a mesa: durante a partida todos têm que concordar
command-substitute-about = Jogar por alguém; na sua mesa: procurar quem jogue por você
command-resign-about = Desistir da partida pelo seu lado, quando todos os do lado concordarem
command-hand-about = Ver as suas cartas; ninguém mais vê
command-last-about = Rever a última vaza, se a mesa permite
command-read-about = A mesa, a sua mão ou a última vaza em texto, para leitores de tela
command-record = registro
command-record-about = Baixar uma partida terminada num arquivo que qualquer programa lê
command-verify-about = Provar que as cartas de uma partida terminada foram embaralhadas sem trapaça
command-leaderboard-about = Quem joga melhor, aqui ou em todos os servidores
command-preferences-about = Seu idioma, para onde vão as suas cartas, e como são desenhadas
command-holiday-about = Ficar de férias até um certo dia: as suas jogadas por correspondência esperam
command-privacy-about = O que está guardado sobre você
command-export-about = Tudo o que está guardado sobre você, num arquivo
command-delete-about = Apagar o que sei de você: nome, ratings e preferências
command-briscola-move-about = Jogadas especiais: dar lance, chamar, trocar, declarar
command-briscola-me-about = Suas partidas, estatísticas, preferências e dados
command-match-about = Suas partidas terminadas
command-limits-about = Quantas mesas podem estar abertas ao mesmo tempo; 0 volta ao limite normal
command-status = status
command-status-about = O que posso fazer aqui, o que está acontecendo, e o que está configurado
option-teams = equipes
option-target-about = Quantas rodadas ganham a partida: 2 é melhor de três
option-access-about = Quem pode se sentar
option-rated = ranqueada
option-computers-about = Adicionar um, ou remover o último
option-personality = jeito
option-answer-about = Concordar, ou continuar jogando
option-ending-about = Concordar, continuar jogando, ou fechar já (moderadores)
option-search-about = Procurar alguém, ou parar de procurar
option-card-about = Uma das suas cartas
option-match-about = Qual partida; a sua última, se você não disser
option-player-about = De quem; as suas, se você não disser
option-cards-about = Onde as cartas são mostradas para você
option-pictures-about = Se as suas mensagens privadas têm imagens, ou só palavras
option-reminders-about = Se você recebe avisos das partidas por correspondência: vez, ausência e resultado
option-confirm-about = Se é preciso clicar duas vezes numa carta para jogá-la
option-listed-about = Se as classificações de todos os servidores dizem o seu nome
option-badges-about = Se os outros veem as suas insígnias
option-zone-about = Seu fuso horário, para as horas de silêncio e as férias
option-quiet-about = Quando você não quer avisos nem prazos vencendo, por exemplo 22:00-08:00
option-until-about = Seu último dia fora, por exemplo 2027-08-31; ou “back”
option-deck-about = Como são desenhadas as cartas da sua mão
option-forbid-about = Um canal onde não se podem mais abrir mesas
option-per_person-about = Mesas em que uma pessoa pode se sentar
choice-teams-triples = Duas equipes de três
choice-seating-random = Por sorteio
choice-computers-add = Adicionar
choice-answer-refuse = Continuar jogando
choice-search-stop = Parar de procurar
choice-ending-refuse = Continuar jogando
choice-what-hand = Minha mão
choice-cards-here = Só com o botão “Minhas cartas”
choice-place-here = Só com o botão “Minhas cartas”
choice-badges-on = Os outros podem ver
choice-badges-off = Só eu vejo
suggest-stage-lobby = esperando jogadores
suggest-stage-finished = partida terminada
reply-too-often = Foi rápido demais. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
reply-no-room = Não consigo escrever neste canal. Preciso das permissões “Ver canal”, “Enviar mensagens” e “Anexar arquivos”.
reply-unknown-card = Não conheço essa carta. Escolha uma das sugestões.
reply-unknown-order = Assim ninguém pode se sentar. Escreva os nomes dos jogadores e escolha uma das sugestões.
reply-unknown-option = Essa opção ou esse valor não existe. Escolha uma das sugestões.
reply-unknown-personality = Nenhum computador joga desse jeito. Escolha uma das sugestões.
reply-unknown-match = Não conheço nenhuma partida terminada com esse nome.
reply-no-matches = Você ainda não terminou nenhuma partida.
record-ready = O registro da partida { $match }. `/briscola verificar` prova que foi bem embaralhada.
verify-ok = **Está tudo certo.** { $packs ->
    [0] Nenhum baralho foi jogado até o fim
    [one] O único baralho saiu da semente que estava fixada antes de alguém embaralhar
   *[other] Os { $packs } baralhos saíram todos da semente que estava fixada antes de alguém embaralhar
}, todas as jogadas seguiram as regras, todos os pontos foram bem contados.
verify-no-seed = As jogadas seguem as regras, mas a semente desta partida não está mais guardada: não dá para provar como foi embaralhada.
verify-wrong-seed = **Não está certo:** a semente não é a que estava fixada antes de alguém embaralhar.
verify-file = Tudo aquilo em que se apoia a prova da partida { $match }: rodadas, semente, compromisso, o que cada lugar acrescentou.
verify-how = Você não precisa acreditar em mim: compare a linha com a da mesa, e depois verifique o arquivo com o pequeno programa `docs/fair.py` deste bot, ou com um seu. O compromisso é o SHA-256 de semente e partida; semente, partida e nonces dão cada baralho.
board-empty = Ainda não tem ninguém aqui. Para o rating contam as partidas ranqueadas entre pessoas; para as vitórias, todas as partidas terminadas.
board-note-rating = Só contam as partidas ranqueadas. O rating é uma estimativa prudente: sobe à medida que fica mais seguro. Um rating provisório (“?”) se apoia em poucas partidas.
board-note-form = Forma: as últimas cinco partidas, ranqueadas ou não, com a mais recente no fim: V vitória, D sem vitória.
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
   *[other] · entre os { $percent }% melhores
}
board-next = Próxima
board-note-listed = Nas classificações de todos os servidores só aparece o nome de quem quer: `/briscola-eu preferências lista:`.
stats-none = Ainda não há partidas terminadas.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} ({ $share }%)
stats-streak-won = Sequência atual: { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
} · a mais longa: { $longest }
stats-streak-lost = Sequência atual: { $count ->
    [one] { $count } partida sem vitória
   *[other] { $count } partidas sem vitória
} · sequência de vitórias mais longa: { $longest }
stats-no-rating = Ainda não há rating para desenhar: são precisas duas partidas ranqueadas que você possa ver.
stats-no-points = Ainda não há pontos para desenhar: são precisas duas partidas que você possa ver.
history-none = Ainda não há partidas terminadas.
history-won = vitória
history-lost = derrota
history-rated = ranqueada
preferences-heading = Suas preferências
preferences-saved = Salvo.
preferences-cards = Suas cartas: **{ $value }**
preferences-pictures = O que só você vê: **{ $value }**
preferences-badges = Suas insígnias: **{ $value }**
preferences-quiet = Horas de silêncio: **{ $hours ->
    [none] nenhuma
   *[other] { $hours }
}**
hours-bad-zone = Não conheço esse fuso horário. Escolha um da lista que `fuso:` sugere, por exemplo America/Sao_Paulo.
hours-bad = Não entendo essas horas. Escreva assim: 22:00-08:00, ou “off” para nenhuma.
hours-same = As horas de silêncio não podem acabar na hora em que começam. “off” quer dizer nenhuma.
hours-no-zone = Primeiro me diga o seu fuso horário, com `/briscola-eu preferências fuso:`.
holiday-now = { $when ->
    [none] Você não está de férias.
   *[other] Você está de férias até { $when }: até lá as suas jogadas por correspondência esperam.
}
holiday-left = { $days ->
    [0] Você não tem mais nenhum dia.
    [one] Você tem mais { $days } dia.
   *[other] Você tem mais { $days } dias.
}
holiday-help = Você tem { $days } dias em cada 365, contados por inteiro. `/briscola-eu férias até:` marca férias, estende ou encurta; elas acabam sozinhas.
holiday-none = Você não está de férias.
holiday-bad-day = Não entendo esse dia. Escreva assim: 2027-08-31.
holiday-past = Esse dia já passou. Diga um a partir de hoje.
holiday-long = { $days ->
    [0] Você não tem mais nenhum dia de férias.
    [one] É demais: você tem só mais { $days } dia de férias.
   *[other] É demais: você tem só mais { $days } dias de férias.
}
preferences-decks-help = Sua mão é desenhada com o baralho que você escolher, também nas mensagens diretas. As cartas na mesa são desenhadas como quer quem a organiza.
preferences-decks-alt = { $family ->
    [italian] De cada baralho o ás de ouros, o sete de espadas, o valete de copas, o cavalo de paus, o rei de espadas e o verso
   *[french] De cada baralho o ás de ouros, o sete de espadas, o valete de copas, a dama de paus, o rei de espadas e o verso
}: { $decks }
preferences-dm-closed = Suas mensagens diretas estão fechadas para mim, por isso as suas cartas esperam no botão “Minhas cartas”. Para recebê-las, permita mensagens diretas deste servidor.
privacy-export-ready = Tudo o que está guardado sobre você. As cartas de uma partida em andamento não estão aqui.
privacy-export-part = Parte { $part } de { $parts }: juntas nesta ordem, formam um só arquivo compactado com gzip.
privacy-how-long = Fica guardado até você apagar com `/briscola-eu privacidade apagar`, mesmo que um servidor me remova. As configurações desse servidor são apagadas depois de { $days } dias.
privacy-ask = Isto tira você de todas as mesas, onde um computador continua jogando, e põe um número sem nome no lugar do seu id e do seu nome nas partidas terminadas e nos registros delas. Seus ratings, estatísticas e preferências são apagados. As mensagens já publicadas no Discord ficam como estão. Não dá para desfazer.
privacy-confirm = Esqueça-me
privacy-done = Não há mais nada aqui sobre você.
admin-channels-all = É possível abrir mesas em todos os canais.
admin-channels-some = É possível abrir mesas em: { $channels }.
admin-channels-full = Só posso listar { $most } canais. Em vez disso, permita todos os canais.
admin-limit-usual = o número normal
admin-language-auto = As mesas falam o idioma configurado para este servidor no Discord: **{ $value }**.
admin-hands-both = Os jogadores recebem as cartas por mensagem direta e com o botão *Minhas cartas*, se não escolheram outra coisa em `/briscola-eu preferências`.
admin-hands-here = Os jogadores recebem as cartas só com o botão *Minhas cartas*, se não escolheram mensagens diretas em `/briscola-eu preferências`.
status-heading = Status
status-lacking = Neste canal me falta:
status-process-heading = O processo (você vê isto porque administra este bot)
status-process-since = Funcionando { $since }
