### Torneios.

command-tournament = torneio
command-tournament-about = Torneios: inscrever-se, jogar e dirigi-los
command-tournament-new = novo
command-tournament-new-about = Abre um torneio neste canal; as pessoas inscrevem-se com um botão
command-tournament-enter = inscrever
command-tournament-enter-about = Inscreve-te num torneio, com os teus parceiros se for a pares ou trios
command-tournament-withdraw = desistir
command-tournament-withdraw-about = Sai de um torneio
command-tournament-table = mesa
command-tournament-table-about = Encontra a mesa da tua partida
command-tournament-standings = classificação
command-tournament-standings-about = A classificação de um torneio e os teus resultados
command-tournament-start = começar
command-tournament-start-about = Começa o torneio, já ou mais tarde, se o organizas
command-tournament-round = ronda
command-tournament-round-about = Dá mais tempo a uma ronda por correspondência, se organizas
command-tournament-player = jogador
command-tournament-player-about = Exclui uma inscrição, readmite-a ou troca um parceiro, se organizas
command-tournament-result = resultado
command-tournament-result-about = Corrige um resultado da última ronda ou repete a partida, se organizas
command-tournament-cancel = cancelar
command-tournament-cancel-about = Cancela o torneio, se o organizas

option-event = torneio
option-event-about = Que torneio; se faltar, o único que há aqui
option-title = título
option-title-about = Como se chama
option-format = formato
option-format-about = Como se formam os encontros
choice-format-swiss = Suíço: todos jogam em cada ronda
choice-format-knockout = Eliminatória: quem perde está fora
choice-format-round-robin = Todos contra todos
choice-format-heats = Mesas que mudam em cada ronda
option-tempo = ritmo
option-tempo-about = Se uma ronda se joga logo ou em vários dias
choice-tempo-live = Ao vivo, uma ronda a seguir à outra
choice-tempo-post = Por correspondência, dias por ronda
option-rounds = rondas
option-rounds-about = Quantas rondas; se faltar, as habituais
option-cut = final
option-cut-about = Quantos dos melhores jogam no fim uma eliminatória
option-starts_in = começa-em
option-starts_in-about = Em quantos minutos começa; se faltar, começas tu
option-need_role = cargo
option-need_role-about = O cargo que é preciso para se inscrever
option-need_matches = partidas
option-need_matches-about = Quantas partidas acabadas são precisas para se inscrever
option-prize = prémio
option-prize-about = Um cargo para quem vencer
option-mate = parceiro
option-mate-about = O teu parceiro, ou o que é substituído
option-third = terceiro
option-third-about = Quem completa o teu trio
option-hours = horas
option-hours-about = Quantas horas mais tem a ronda
option-act = ação
option-act-about = O que se faz com a inscrição
choice-act-strike-out = Excluí-la
choice-act-restore = Readmiti-la
choice-act-replace = Substituir um parceiro
option-entry = inscrição
option-entry-about = Que inscrição, ou o jogador de quem é a partida
option-new_partner = novo-parceiro
option-new_partner-about = Quem fica com o lugar
option-verdict = veredicto
option-verdict-about = O que acontece ao resultado
choice-verdict-won = Ganha a inscrição
choice-verdict-drawn = Empate
choice-verdict-annul = Anulada: repete-se
option-reason = motivo
option-reason-about = Porquê; todos o podem ler

## The message

event-heading = 🏆 { $title }
event-format-swiss = Sistema suíço
event-format-knockout = Eliminatória
event-format-round_robin = Todos contra todos
event-format-heats = Mesas que mudam
event-tempo-live = ao vivo
event-tempo-post = por correspondência
event-rated = conta para a classificação
event-unrated = amigável
event-cut = eliminatória dos { $count } melhores
event-open = { $count ->
    [0] Ainda ninguém se inscreveu.
    [one] Uma inscrição até agora.
   *[other] { $count } inscrições até agora.
}
event-starts = Começa { $when }.
event-starts-by-host = { $host } começa-o quando houver inscritos que cheguem.
event-needs-role = Para quem tem o cargo { $role }.
event-needs-matches = { $count ->
    [one] Para quem acabou pelo menos uma partida.
   *[other] Para quem acabou pelo menos { $count } partidas.
}
event-waits-for = falta { $names }
event-more = … e mais { $count }
event-round = Ronda { $round } de { $rounds }
event-round-cut = Eliminatória
event-round-ready = Carrega em *Estou* na tua mesa até às { $when }. Quem faltar perdeu.
event-round-until = Joga a tua partida até { $when }.
event-round-over = A ronda acabou. A próxima começa { $when }.
event-round-last = Acabaram todas as rondas. O resultado fica definitivo { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · ganha
event-pairing-drawn = { $first } – { $second } · empate
event-pairing-absent = **{ $first }** – { $second } · não estava
event-pairing-both-absent = { $first } – { $second } · não estava ninguém
event-pairing-table = { $entries } · { $points }
event-bye = Descansa nesta ronda: { $names }
event-standings = Classificação
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-final = Resultado final
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = O torneio foi cancelado.
event-prize = { $role } vai para { $names }.
event-prize-by-hand = O cargo { $role } pertence a { $names }. Eu não o posso dar: tem de ser à mão.
event-act-Withdrawn = { $when }: uma inscrição foi excluída
event-act-Restored = { $when }: uma inscrição volta a jogar
event-act-PartnerReplaced = { $when }: um parceiro foi substituído
event-act-OutcomeCorrected = { $when }: um resultado foi corrigido
event-act-PairingRepeated = { $when }: uma partida repete-se
event-act-DeadlineMoved = { $when }: a ronda tem mais tempo
event-act-SettingsChanged = { $when }: as definições mudaram
event-lots = -# Sorteio: `{ $digest }`

ui-button-enter = Inscrever-me
ui-button-withdraw = Desistir
ui-button-my-match = A minha partida
ui-button-standings = Classificação
ui-button-event-rules = Regras
ui-button-event-host = Organizar
ui-button-enter-accept = Jogo
ui-button-enter-decline = Não, obrigado
ui-button-come-back = Volto
ui-button-ready = Estou
ui-button-event-start = Começar já
ui-button-event-later = Uma hora mais tarde
ui-button-event-extend = Mais um dia
ui-button-event-cancel = Cancelar
ui-button-event-cancel-sure = Sim, cancelar

## At a table

event-table-heading = { $title } · ronda { $round } · mesa { $table }
event-table-ready = Carreguem em *Estou*, { $names }. As cartas dão-se quando estiverem todos.
say-done-ready = Já estás. As cartas dão-se quando estiverem todos.

## Answers

event-opened = O torneio está aberto. A inscrição faz-se com o botão da mensagem dele.
event-entered = Inscreveste-te em **{ $title }**. Chamo-te na tua mesa.
event-entered-with = Inscreveste-te em **{ $title }**. { $names }: é preciso aceitar em 24 horas.
event-entered-late = Inscreveste-te em **{ $title }**. Jogas a partir da próxima ronda.
event-accepted = Jogas em **{ $title }**.
event-withdrawn = Saíste de **{ $title }**.
event-not-entered-then = Feito: a inscrição foi retirada.
event-back = Voltas a jogar a partir da próxima ronda.
event-ask-partners = Escolhe com quem jogas em **{ $title }**.
event-partners-hint = Os teus parceiros
event-invitation = { $people }: { $host } quer jogar **{ $title }** convosco.
event-my-match = A tua partida: { $place }
event-my-match-none = Agora não tens nenhuma partida para jogar.
event-my-match-bye = Descansas nesta ronda, com os pontos de uma vitória.
event-my-match-over = A tua partida desta ronda acabou.
event-my-match-soon = A tua mesa está a abrir. Tenta outra vez daqui a pouco.
event-own = Os teus resultados
event-own-line = Ronda { $round }: { $what }
event-own-none = Ainda não jogaste.
event-host-page = **{ $title }** · o que podes fazer se organizas
event-host-strike = Excluir uma inscrição
event-host-restore = Readmitir uma inscrição
event-host-result = Corrigir um resultado
event-host-verdict = O que é que está certo?
event-host-reason = Porquê?
event-computer-added = Também joga { $names }.
event-computer-level = Juntar computadores deste nível
event-done = Feito. Vê-se na mensagem do torneio.
event-started = **{ $title }** começou.
event-postponed = **{ $title }** começa { $when }.
event-extended = A ronda acaba { $when }.
event-cancel-ask = Cancelar **{ $title }**? As partidas em curso acabam sem resultado.
event-cancelled-done = **{ $title }** foi cancelado.
event-which = Aqui há vários torneios. Diz qual: { $titles }.
event-none = Aqui não há nenhum torneio. `/tournament new` abre um.
event-verdict-won = Ganhou { $name }
event-verdict-drawn = Empate
event-verdict-annul = Anulada: repete-se

suggest-event = { $title } · { $stage }
suggest-event-open = inscrições abertas
suggest-event-running = a decorrer

event-scheduled-about = Um torneio de bisca: { $format }, { $game }.

## Proof

event-verify-heading = O sorteio de { $title }
event-verify-about = A semente ficou fixada quando o torneio abriu. Com os números que as inscrições juntaram dá cada sorteio: os cabeças de série, os encontros, os descansos e o último desempate.
event-verify-commitment = Compromisso: `{ $commitment }`
event-verify-seed = Semente: `{ $seed }`
event-verify-right = A semente bate certo com o compromisso, e tudo o que foi sorteado em { $rounds } rondas vem dela.
event-verify-wrong = Há algo que não bate certo: { $what }
event-verify-later = A semente publica-se quando o torneio acabar.
event-proof = -# Prova do sorteio: torneio `{ $id }`

## Help

help-at-event = **{ $title }**: jogas aqui. As cartas dão-se quando estiverem todos.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = Estás inscrito.
help-event-open = Está aberto: carrega em *Inscrever-me* na mensagem dele ou usa `/tournament enter`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = lugar { $place } num torneio

## Refusals

event-refusal-no-event = Esse torneio não existe.
event-refusal-over = Este torneio acabou.
event-refusal-not-host = Só { $host } e quem gere o servidor podem fazer isso.
event-refusal-not-open = O torneio começou: isso já não se pode mudar.
event-refusal-not-running = Não se está a jogar nenhuma ronda.
event-refusal-already-entered = Já estás inscrito.
event-refusal-other-entered = { $name } já joga noutra inscrição deste torneio.
event-refusal-not-entered = Não estás inscrito neste torneio.
event-refusal-too-late = É tarde para a inscrição neste torneio.
event-refusal-full = O torneio está cheio: há { $most } inscrições.
event-refusal-barred = Faltaste ao teu último torneio aqui. Podes inscrever-te outra vez { $when }.
event-refusal-no-role = Este torneio é para quem tem o cargo { $role }.
event-refusal-few-matches = { $least ->
    [one] Para te inscreveres precisas de uma partida acabada.
   *[other] Para te inscreveres precisas de { $least } partidas acabadas.
}
event-refusal-wrong-size = { $size ->
    [1] Aqui cada um inscreve-se sozinho.
    [2] Aqui inscrevem-se dois a dois: diz quem é o teu parceiro.
   *[other] Aqui inscrevem-se { $size } juntos: diz quem são os teus parceiros.
}
event-refusal-twice = Indica pessoas diferentes, e não a ti.
event-refusal-partner-is-bot = Um bot não pode ser teu parceiro.
event-refusal-not-asked = Saíste deste torneio. Com *Volto* jogas outra vez, onde se pode.
event-refusal-already-accepted = Já jogas nela.
event-refusal-has-played = Esta inscrição já jogou: os parceiros ficam.
event-refusal-no-such-entry = Essa inscrição não existe.
event-refusal-not-away = Esta inscrição já joga.
event-refusal-cannot-return = Neste torneio ninguém pode voltar.
event-refusal-few-entries = São precisas { $least } inscrições, e há { $count }.
event-refusal-rated-computers = Os computadores só jogam em torneios amigáveis.
event-refusal-no-such-pairing = Na última ronda não há essa partida.
event-refusal-next-paired = A ronda seguinte já está formada: só se mudam resultados da última.
event-refusal-not-decided = Esta partida ainda não acabou.
event-refusal-own-result = Não podes mudar o resultado da tua própria partida. Pode fazê-lo outra pessoa que gira o servidor.
event-refusal-no-reason = Diz porquê: todos o podem ler.
event-refusal-by-post-only = Só as rondas por correspondência podem ter mais tempo.
event-refusal-in-the-past = Escolhe um momento nos próximos 60 dias.
event-refusal-too-many-events = Aqui já decorrem { $most } torneios.
event-refusal-open-hands = Num torneio ninguém mostra as cartas.
event-refusal-no-format = Este jogo só se joga em mesas que mudam: não tem dois lados.
event-refusal-waits = Um torneio não pode esperar por quem falta. Escolhe outro efeito do tempo esgotado.
event-refusal-no-cut = Só um suíço ou um todos contra todos pode acabar em eliminatória, de 2, 4 ou 8.
event-refusal-too-many-rounds = Com tão poucas inscrições cabem no máximo { $most } rondas sem repetir adversário.
event-refusal-role = Não posso dar { $role }: está acima do meu, ou falta-me *Gerir cargos*. Escolhe outro, ou dá-o à mão.

refusal-at-event = Na mesa de um torneio isso decide-o o torneio: usa a mensagem dele.
refusal-already-ready = Já disseste que estás.
closed-event = A mesa está fechada: o torneio dela continua sem ela.
ui-closed-event = A mesa está fechada: o torneio dela continua sem ela.

## Imagens

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Adversários
ui-picture-won-deals = Rodadas
ui-picture-cards = Cartas
ui-picture-percent = Percentagem
ui-picture-round = { $entries ->
    [2] Final
    [4] Meias-finais
    [8] Quartos
    [16] Oitavos
   *[other] Últimos { $entries }
}
ui-picture-third = Terceiro lugar
ui-picture-part = Parte { $part } de { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, vitória de { $first }
ui-picture-nobody = { $first } – { $second }: ninguém apareceu
ui-picture-passed-on = { $name } passa sem jogar
ui-picture-waits = { $name } espera um adversário
