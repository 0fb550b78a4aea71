### Torneios.

command-tournament = torneio
command-tournament-about = Torneios: inscrever-se, jogar e organizá-los
command-tournament-new = novo
command-tournament-new-about = Abrir um torneio neste canal; as pessoas inscrevem-se com um botão
command-tournament-enter = inscrever
command-tournament-enter-about = Inscrever-se num torneio, com os parceiros onde se joga em duplas ou trios
command-tournament-withdraw = sair
command-tournament-withdraw-about = Sair de um torneio
command-tournament-table = mesa
command-tournament-table-about = Encontrar a mesa da tua partida
command-tournament-standings = classificação
command-tournament-standings-about = Ver a classificação de um torneio e os teus resultados
command-tournament-start = começar
command-tournament-start-about = Começar já o torneio ou dizer quando começa, para quem o organiza
command-tournament-round = ronda
command-tournament-round-about = Dar mais tempo a uma ronda por correspondência, para quem organiza
command-tournament-player = jogador
command-tournament-player-about = Excluir ou readmitir uma inscrição, ou trocar um parceiro, para quem organiza
command-tournament-result = resultado
command-tournament-result-about = Corrigir um resultado da última ronda, ou mandar repetir a partida, para quem organiza
command-tournament-cancel = cancelar
command-tournament-cancel-about = Cancelar o torneio, para quem o organiza

option-event = torneio
option-event-about = Qual torneio; o único que há aqui, se não o disseres
option-title = título
option-title-about = Como se chama
option-format = sistema
option-format-about = Como se decide quem joga contra quem
choice-format-swiss = Suíço: todos jogam todas as rondas
choice-format-knockout = Eliminatórias: quem perde fica de fora
choice-format-round-robin = Todos contra todos
choice-format-heats = Séries: as mesas mudam em cada ronda
option-tempo = ritmo
option-tempo-about = Se uma ronda se joga de uma vez ou ao longo de dias
choice-tempo-live = Ao vivo, uma ronda a seguir à outra
choice-tempo-post = Por correspondência, dias para cada ronda
option-rounds = rondas
option-rounds-about = Quantas rondas; as do costume, se não o disseres
option-cut = corte
option-cut-about = Quantos dos melhores jogam eliminatórias no fim
option-starts_in = começa-em
option-starts_in-about = Daqui a quantos minutos começa; se não o disseres, começa-lo tu
option-need_role = cargo
option-need_role-about = O cargo que é preciso para a inscrição
option-need_matches = partidas
option-need_matches-about = Quantas partidas acabadas são precisas para a inscrição
option-prize = prémio
option-prize-about = Um cargo para quem ganhar
option-mate = parceiro
option-mate-about = O teu parceiro, ou o que vai ser trocado
option-third = terceiro
option-third-about = Quem completa o teu trio
option-hours = horas
option-hours-about = Quantas horas a mais tem a ronda
option-act = ação
option-act-about = O que se faz com a inscrição
choice-act-strike-out = Excluí-la
choice-act-restore = Deixá-la jogar outra vez
choice-act-replace = Trocar um parceiro
option-entry = inscrição
option-entry-about = Que inscrição, ou a pessoa de cuja partida se trata
option-new_partner = novo-parceiro
option-new_partner-about = Quem fica com o lugar
option-verdict = decisão
option-verdict-about = O que acontece ao resultado
choice-verdict-won = A inscrição ganhou
choice-verdict-drawn = Empate
choice-verdict-annul = Anulada: joga-se outra vez
option-reason = motivo
option-reason-about = Porquê; todos o podem ler

## A mensagem

event-heading = 🏆 { $title }
event-format-swiss = Sistema suíço
event-format-knockout = Eliminatórias
event-format-round_robin = Todos contra todos
event-format-heats = Séries
event-tempo-live = ao vivo
event-tempo-post = por correspondência
event-rated = a valer
event-unrated = amigável
event-cut = eliminatórias com os { $count } melhores
event-open = { $count ->
    [0] Ainda não há inscrições.
    [one] Uma inscrição até agora.
   *[other] { $count } inscrições até agora.
}
event-starts = Começa { $when }.
event-starts-by-host-teams = { $host } começa o torneio quando as duas equipas estiverem inscritas.
event-starts-by-host = { $host } começa o torneio quando houver pelo menos { $least } inscrições.
event-needs-role = Para membros com { $role }.
event-needs-matches = { $count ->
    [one] Para quem já acabou uma partida.
   *[other] Para quem já acabou pelo menos { $count } partidas.
}
# $names: people.
event-waits-for = à espera de { $names }
event-more = … e mais { $count }
event-round = Ronda { $round } de { $rounds }
event-round-number = ronda { $round }
event-knockout-round = { $entries ->
    [2] final
    [3] partida pelo terceiro lugar
    [4] meia-final
    [8] quartos de final
    [16] oitavos de final
    [32] 16 avos de final
   *[other] últimos { $entries }
}
event-round-cut = Eliminatórias
event-round-ready = Em cada mesa as cartas são dadas quando todos tiverem clicado em *Pronto*. Quem não o fizer até às { $when } perde a partida.
event-round-until = Joga a tua partida até { $when }.
event-round-until-knockout = Joga a tua partida até { $when }. Se não acabar, ganha quem for à frente.
event-round-over = A ronda acabou. Próxima ronda: { $when }.
event-round-last = Está tudo jogado. Resultado final: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · vitória
event-pairing-lost = { $first } – **{ $second }** · derrota
event-pairing-drawn = { $first } – { $second } · empate
event-pairing-played = { $first } – { $second } · jogada
event-pairing-absent = **{ $first }** – { $second } · faltou
event-pairing-both-absent = { $first } – { $second } · faltaram ambos
event-pairing-uncounted = { $entries } · não conta
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (faltou)
event-pairing-table-left = { $name } { $points } (desistiu)
event-bye = De descanso nesta ronda: { $names }
event-standings = Classificação
# $points: a number. $note: a sign for those who have left.
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Ainda em jogo: { $names }
event-final = Resultado final
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = O torneio foi cancelado.
event-prize = { $role } vai para { $names }.
event-prize-by-hand = O cargo { $role } vai para { $names }. Eu não o posso dar: dá-o à mão, por favor.
event-act-Withdrawn = { $when }: uma inscrição foi excluída
event-act-Restored = { $when }: uma inscrição joga outra vez
event-act-PartnerReplaced = { $when }: um parceiro foi trocado
event-act-OutcomeCorrected = { $when }: um resultado foi corrigido
event-act-PairingRepeated = { $when }: uma partida é jogada outra vez
event-act-DeadlineMoved = { $when }: a ronda tem mais tempo
event-lots = -# Sorteio: `{ $digest }`

ui-button-enter = Inscrever-me
ui-button-withdraw = Sair
ui-button-withdraw-sure = Sim, sair
ui-button-my-match = A minha partida
ui-button-standings = Classificação
ui-button-event-rules = Regras
ui-button-event-host = Organizar
ui-button-enter-accept = Eu jogo
ui-button-enter-decline = Agora não
ui-button-come-back = Voltei
ui-button-ready = Pronto
ui-button-event-start = Começar já
ui-button-event-later = Uma hora mais tarde
ui-button-event-extend = Mais um dia
ui-button-event-cancel = Cancelar o torneio
ui-button-event-cancel-sure = Sim, cancelar

## Numa mesa

event-table-heading = { $title } · { $round } · mesa { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · mesa { $table }
event-table-ready = { $names }: é preciso clicar em *Pronto* no prazo de { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}, ou a partida fica perdida. As cartas são dadas quando todos o tiverem feito: *As minhas cartas* mostra as tuas.
say-done-ready = Está feito. As cartas são dadas quando todos clicarem em *Pronto*.

## Respostas

event-opened = O torneio está aberto. As pessoas inscrevem-se com o botão em baixo.
event-entered = A tua inscrição em **{ $title }** está feita. Menciono-te na tua mesa.
event-entered-with = A tua inscrição em **{ $title }** está feita. Falta aceitar, em 24 horas: { $names }.
event-entered-late = A tua inscrição em **{ $title }** está feita. Jogas a partir da próxima ronda.
event-accepted = Jogas em **{ $title }**.
event-withdrawn = Saíste de **{ $title }**.
event-withdraw-ask = Sair de **{ $title }**? Uma partida que não acabaste fica perdida.
event-not-entered-then = Feito: a inscrição foi retirada.
event-back = Voltas a jogar a partir da próxima ronda.
event-ask-partners = Escolhe com quem jogas em **{ $title }**.
event-ask-team = Escolhe o resto da tua equipa para **{ $title }**. As inscrições mostram depois quem joga com quem; com `/tournament enter` decides tu.
event-partners-hint = Os teus parceiros
# $people: mentions.
event-invitation = { $people }: { $host } propõe jogarem juntos **{ $title }**.
event-my-match = A tua partida: { $place }
event-my-match-none = Neste momento não tens nenhuma partida para jogar.
event-my-match-bye = Nesta ronda descansas e ficas com os pontos de uma vitória.
event-my-match-rests = Nesta ronda descansas.
event-my-match-out = { $place ->
    [1] Ganhaste: 1.º lugar.
   *[other] Para ti o torneio acabou: { $place }.º lugar.
}
event-my-match-ended = Este torneio já acabou: ficaste em { $place }.º lugar.
event-my-match-cut = Não jogas as eliminatórias. *Classificação* mostra o teu lugar.
event-my-match-through = O teu próximo adversário ainda não é conhecido. Menciono-te na tua mesa.
event-my-match-over = A tua partida desta ronda já acabou.
event-my-match-soon = A tua mesa está a ser aberta. Tenta outra vez daqui a um momento.
event-own = Os teus resultados
event-own-line = { $round }: { $what }
event-own-none = Ainda não jogaste.
event-host-page = **{ $title }** · o que podes fazer para o organizar
event-host-strike = Excluir uma inscrição
event-host-restore = Readmitir uma inscrição
event-host-result = Corrigir um resultado
event-host-more-entries = Aqui não cabem todas as inscrições: para as outras, usa `/tournament player`.
event-host-more-results = Aqui só cabem os últimos resultados: para os outros, usa `/tournament result`.
event-host-verdict = O que está certo?
event-host-reason = Porquê?
event-computer-added = Nova inscrição: { $names }.
event-computer-level = Juntar computadores deste nível
event-done = Feito. Aparece na mensagem do torneio.
event-started = **{ $title }** começou.
event-postponed = **{ $title }** começa { $when }.
event-extended = A ronda acaba { $when }.
event-cancel-ask = Cancelar **{ $title }**? As partidas a decorrer acabam sem resultado.
event-cancelled-done = Torneio cancelado: **{ $title }**.
event-which = Há aqui vários torneios. Diz qual: { $titles }.
event-none = Não há aqui nenhum torneio. Com `/tournament new` abre-se um.
event-verdict-won = Ganhou { $name }
event-verdict-drawn = Empate
event-verdict-annul = Anulada: joga-se outra vez
suggest-event = { $title } · { $stage }
suggest-event-open = inscrições abertas
suggest-event-running = a decorrer
suggest-event-finished = terminado
suggest-event-cancelled = cancelado

event-scheduled-about = Um torneio de Briscola: { $format }, { $game }.

## Ajuda

help-at-event = **{ $title }**: jogas aqui. As cartas são dadas quando todos clicarem em *Pronto*.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Já tens inscrição.
help-event-open = Está aberto: clica em *Inscrever-me* na mensagem dele ou usa `/tournament enter`.

## Distintivos

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = { $place }.º lugar num torneio

## Recusas

event-refusal-no-event = Esse torneio não existe.
event-refusal-over = Este torneio já acabou.
event-refusal-not-host = Só { $host } e quem gere o servidor podem fazer isso.
event-refusal-not-open = O torneio já começou: isso já não se pode mudar.
event-refusal-not-running = Não se está a jogar nenhuma ronda.
event-refusal-already-entered = Já tens inscrição.
event-refusal-other-entered = { $name } joga noutra inscrição deste torneio.
event-refusal-not-entered = Não tens inscrição neste torneio.
event-refusal-too-late = Já é tarde para entrar neste torneio.
event-refusal-full = O torneio está cheio: já há { $most } inscrições.
event-refusal-barred = Faltaste ao teu último torneio aqui. Podes inscrever-te de novo { $when }.
event-refusal-no-role = Este torneio é para membros com { $role }.
event-refusal-few-matches = { $least ->
    [one] Para te inscreveres precisas de uma partida acabada.
   *[other] Para te inscreveres precisas de { $least } partidas acabadas.
}
event-refusal-wrong-size = { $size ->
    [1] Aqui cada um se inscreve sozinho.
    [2] Aqui inscrevem-se dois: diz quem é o teu parceiro.
   *[other] Aqui inscrevem-se { $size }: diz quem são os teus parceiros.
}
event-refusal-twice = Indica outras pessoas, diferentes entre si.
event-refusal-partner-is-bot = Um bot não pode ser teu parceiro.
event-refusal-not-asked = Saíste deste torneio. Com *Voltei*, em *Classificação*, jogas outra vez, onde for possível.
event-refusal-already-accepted = Já jogas nele.
event-refusal-has-played = Esta inscrição já jogou: os parceiros ficam.
event-refusal-no-such-entry = Essa inscrição não existe.
event-refusal-not-away = Esta inscrição já está a jogar.
event-refusal-cannot-return = Neste torneio ninguém pode voltar.
event-refusal-few-entries = São precisas { $least } inscrições, e há { $count }.
event-refusal-rated-computers = Os computadores só jogam em torneios amigáveis.
event-refusal-no-such-pairing = Na última ronda não há essa partida.
event-refusal-next-paired = A próxima ronda já está sorteada: só se mudam resultados da última.
event-refusal-not-decided = Esta partida ainda não acabou.
event-refusal-needs-winner = Numa eliminatória alguém tem de ganhar: escolhe quem ganhou, ou manda repetir a partida.
event-refusal-own-result = Não podes mudar o resultado da tua própria partida. Pode fazê-lo outra das pessoas que gerem o servidor.
event-refusal-no-reason = Diz porquê, por favor: todos o podem ler.
event-refusal-by-post-only = Só as rondas por correspondência podem ter mais tempo.
event-refusal-in-the-past = Escolhe um momento nos próximos 60 dias.
event-refusal-too-many-events = Já decorrem aqui { $most } torneios.
event-refusal-open-hands = Num torneio ninguém mostra as cartas.
event-refusal-no-format = Este jogo só se joga em séries: não tem dois lados.
event-refusal-waits = Um torneio não pode esperar por quem falta. Escolhe outra coisa em “{ rule-timeout }”.
event-refusal-no-cut = Só um torneio suíço ou de todos contra todos pode acabar em eliminatórias, de 2, 4 ou 8.
event-refusal-role = Não posso dar { $role }: está acima do meu cargo, ou falta-me *Gerenciar cargos*. Escolhe outro cargo ou dá-o à mão.
event-refusal-role-of-yours = Não podes dar { $role }: não está abaixo do teu cargo, ou falta-te *Gerenciar cargos*. Escolhe outro cargo.

closed-event = O torneio fechou esta mesa.
ui-closed-event = O torneio fechou esta mesa. `/tournament standings` mostra como conta a partida.
closed-withdrawn = Fora do torneio: { $names }. Por isso a mesa foi fechada.
ui-closed-withdrawn = Fora do torneio: { $names }. Por isso a mesa foi fechada. `/tournament standings` mostra como conta a partida.
event-verify-heading = O sorteio de { $title }
event-verify-about = A semente ficou fixada quando o torneio abriu. Dela e dos números que as inscrições juntaram saem todos os sorteios: cabeças de série, encontros, descansos e último desempate.
event-verify-commitment = Compromisso: `{ $commitment }`
event-verify-seed = Semente: `{ $seed }`
event-verify-right = A semente bate certo com o compromisso, e tudo o que foi sorteado nas rondas jogadas ({ $rounds }) vem dela.
event-verify-wrong = Há algo que não bate certo: { $what }
event-verify-later = A semente publica-se quando o torneio acabar.
event-proof = -# Prova do sorteio: `/briscola verify tournament:{ $id }`

## Imagens

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Adversários
ui-picture-won-deals = Rodadas
ui-picture-cards = Cartas
ui-picture-percent = Percentagem
ui-picture-round = { $entries ->
    [2] Final
    [3] Terceiro lugar
    [4] Meias-finais
    [8] Quartos
    [16] Oitavos
    [32] 16 avos
   *[other] Últimos { $entries }
}
ui-picture-part = Parte { $part } de { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, vitória de { $first }
ui-picture-nobody = { $first } – { $second }, faltaram ambos
ui-picture-passed-on = { $name } passa sem jogar
ui-picture-waits = { $name } espera um adversário
event-parts = Mostrar outra parte numa imagem

## Tables, the final, small Swisses

option-double = duplo
option-double-about = Se, num todos contra todos, se joga duas vezes contra cada adversário
option-third_place = terceiro-lugar
option-third_place-about = Se quem perde as meias-finais joga pelo terceiro lugar
option-final = final
option-final-about = Até quanto vai a final, se deve ser mais longa do que as outras partidas
option-pause = pausa
option-pause-about = Os minutos entre duas rondas ao vivo
option-days = dias
option-days-about = Os dias de uma ronda por correspondência
option-channels = canais
option-channels-about = Até quatro canais para as mesas; sem eles cada mesa tem o seu tópico
event-double = a duas voltas
event-third = partida pelo terceiro lugar
# $goal: first to so many deals or points.
event-final-goal = final: { $goal }
event-small-swiss = { $count } inscrições: podem jogar todos contra todos. O que preferes?
ui-button-event-start-robin = Todos contra todos
ui-button-event-start-swiss = Suíço
event-refusal-no-final = Só há final em eliminatórias, ou num torneio que acabe com elas.
event-refusal-no-double = Só num todos contra todos se joga duas vezes contra cada adversário.
event-refusal-no-rounds = O número de rondas só se escolhe num torneio suíço ou em séries.
event-refusal-tempo = A pausa é para torneios ao vivo, e os dias são para os de correspondência.
event-refusal-pause = A pausa entre duas rondas dura no máximo { $most } minutos.
event-refusal-days = Uma ronda por correspondência dura de 1 a { $most } dias.
event-refusal-channels = Indica até { $most } canais de texto deste servidor em que tu e eu possamos escrever, por exemplo #jogos.
event-refusal-not-swiss = Só um suíço com { $most } inscrições no máximo pode passar a todos contra todos.
