### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-tournament-new-about = Abrir um torneio neste canal; as pessoas se inscrevem com um botão
command-tournament-table-about = Encontrar a mesa da sua partida
command-tournament-standings-about = Ver a classificação de um torneio e os seus resultados
command-tournament-round = fase
command-tournament-round-about = Dar mais tempo a uma fase por correspondência, para quem organiza
command-tournament-result-about = Corrigir um resultado da última fase, ou mandar repetir a partida, para quem organiza
option-event-about = Qual torneio; o único que há aqui, se você não disser
choice-format-swiss = Suíço: todos jogam todas as fases
choice-format-knockout = Mata-mata: quem perde está fora
choice-format-heats = Séries: as mesas mudam a cada fase
option-tempo-about = Se uma fase se joga de uma vez ou ao longo de dias
choice-tempo-live = Ao vivo, uma fase depois da outra
choice-tempo-post = Por correspondência, dias para cada fase
option-rounds = fases
option-rounds-about = Quantas fases; as de costume, se você não disser
option-cut-about = Quantos dos melhores jogam um mata-mata no fim
option-starts_in-about = Daqui a quantos minutos começa; se você não disser, é você quem começa
option-need_matches-about = Quantas partidas terminadas são necessárias para a inscrição
option-prize = prêmio
option-mate-about = Seu parceiro, ou o que vai ser trocado
option-third-about = Quem completa o seu trio
option-hours-about = Quantas horas a mais tem a fase
option-reason-about = Por quê; todos podem ler
event-format-knockout = Mata-mata
event-rated = ranqueado
event-unrated = amistoso
event-cut = mata-mata com os { $count } melhores
event-needs-matches = { $count ->
    [one] Para quem já terminou uma partida.
   *[other] Para quem já terminou pelo menos { $count } partidas.
}
event-waits-for = esperando { $names }
event-round = Fase { $round } de { $rounds }
event-round-number = fase { $round }
event-knockout-round = { $entries ->
    [2] final
    [3] disputa do terceiro lugar
    [4] semifinal
    [8] quartas de final
    [16] oitavas de final
    [32] 16 avos de final
   *[other] últimos { $entries }
}
event-third = disputa do terceiro lugar
event-round-cut = Mata-mata
event-round-ready = Em cada mesa as cartas são dadas quando todos tiverem clicado em *Pronto*. Quem não clicar até as { $when } perde a partida.
event-round-until = Jogue a sua partida até { $when }.
event-round-until-knockout = Jogue a sua partida até { $when }. Se não terminar, ganha quem estiver na frente.
event-round-over = A fase terminou. Próxima fase: { $when }.
event-round-last = Tudo foi jogado. Resultado final: { $when }.
event-bye = Folga nesta fase: { $names }
event-prize-by-hand = O cargo { $role } vai para { $names }. Eu não posso dar esse cargo: faça isso manualmente, por favor.
event-act-DeadlineMoved = { $when }: a fase tem mais tempo
ui-button-enter = Participar
ui-button-my-match = Minha partida
event-table-ready = { $names }: é preciso clicar em *Pronto* em até { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}, ou a partida fica perdida. As cartas são dadas quando todos clicarem: *Minhas cartas* mostra as suas.
say-done-ready = Pronto. As cartas são dadas quando todos clicarem.
event-opened = O torneio está aberto. As pessoas se inscrevem com o botão abaixo.
event-entered = Sua inscrição em **{ $title }** está feita. Vou mencionar você na sua mesa.
event-entered-with = Sua inscrição em **{ $title }** está feita. Falta aceitar, em 24 horas: { $names }.
event-entered-late = Sua inscrição em **{ $title }** está feita. Você joga a partir da próxima fase.
event-accepted = Você joga em **{ $title }**.
event-withdrawn = Você saiu de **{ $title }**.
event-withdraw-ask = Sair de **{ $title }**? Uma partida que você não terminou fica perdida.
event-back = Você volta a jogar a partir da próxima fase.
event-ask-partners = Escolha com quem você joga em **{ $title }**.
event-ask-team = Escolha o resto da sua equipe para **{ $title }**. As inscrições mostram depois quem joga com quem; com `/torneio inscrever` você decide.
event-starts-by-host-teams = { $host } começa o torneio quando as duas equipes estiverem inscritas.
event-partners-hint = Seus parceiros
event-my-match = Sua partida: { $place }
event-small-swiss = { $count } inscrições: podem jogar todos contra todos. O que você prefere?
badge-event-about = { $place }º lugar em um torneio
event-my-match-none = No momento você não tem nenhuma partida para jogar.
event-my-match-bye = Nesta fase você folga e fica com os pontos de uma vitória.
event-my-match-rests = Nesta fase você folga.
event-my-match-out = { $place ->
    [1] Você ganhou: 1º lugar.
   *[other] Para você o torneio acabou: { $place }º lugar.
}
event-my-match-ended = Este torneio já terminou: você ficou em { $place }º lugar.
event-my-match-cut = Você não joga o mata-mata. *Classificação* mostra o seu lugar.
event-my-match-through = Seu próximo adversário ainda não é conhecido. Vou mencionar você na sua mesa.
event-my-match-over = Sua partida desta fase já terminou.
event-my-match-soon = Sua mesa está sendo aberta. Tente de novo daqui a um momento.
event-own = Seus resultados
event-own-none = Você ainda não jogou.
event-host-page = **{ $title }** · o que você pode fazer para organizar
event-host-more-entries = Aqui não cabem todas as inscrições: para as outras, use `/torneio jogador`.
event-host-more-results = Aqui só cabem os últimos resultados: para os outros, use `/torneio resultado`.
event-host-reason = Por quê?
event-computer-level = Adicionar computadores deste nível
event-extended = A fase termina { $when }.
event-cancel-ask = Cancelar **{ $title }**? As partidas em andamento terminam sem resultado.
event-which = Há vários torneios aqui. Diga qual: { $titles }.
event-none = Não há nenhum torneio aqui. Com `/torneio novo` se abre um.
suggest-event-running = em andamento
help-at-event = **{ $title }**: você joga aqui. As cartas são dadas quando todos clicarem em *Pronto*.
help-event-entered = Você já participa.
help-event-open = Está aberto: clique em *Participar* na mensagem dele ou use `/torneio inscrever`.
event-refusal-over = Este torneio já terminou.
event-refusal-not-host = Só { $host } e quem gerencia o servidor podem fazer isso.
event-refusal-not-open = O torneio já começou: isso não dá mais para mudar.
event-refusal-not-running = Não há nenhuma fase em andamento.
event-refusal-already-entered = Você já participa deste torneio.
event-refusal-other-entered = { $name } joga em outra inscrição deste torneio.
event-refusal-not-entered = Você não participa deste torneio.
event-refusal-full = O torneio está lotado: já há { $most } inscrições.
event-refusal-barred = Você faltou ao seu último torneio aqui. Você pode se inscrever de novo { $when }.
event-refusal-few-matches = { $least ->
    [one] Para se inscrever você precisa de uma partida terminada.
   *[other] Para se inscrever você precisa de { $least } partidas terminadas.
}
event-refusal-wrong-size = { $size ->
    [1] Aqui cada um se inscreve sozinho.
    [2] Aqui dois se inscrevem juntos: diga quem é o seu parceiro.
   *[other] Aqui { $size } se inscrevem juntos: diga quem são os seus parceiros.
}
event-refusal-twice = Indique outras pessoas, diferentes entre si.
event-refusal-partner-is-bot = Um bot não pode ser seu parceiro.
event-refusal-not-asked = Você saiu deste torneio. Com *Voltei*, em *Classificação*, você joga de novo, onde for possível.
event-refusal-already-accepted = Você já joga nele.
event-refusal-not-away = Esta inscrição já está jogando.
event-refusal-few-entries = São necessárias { $least } inscrições, e há { $count }.
event-refusal-rated-computers = Os computadores só jogam em torneios amistosos.
event-refusal-no-such-pairing = Na última fase não há essa partida.
event-refusal-next-paired = A próxima fase já está sorteada: só dá para mudar resultados da última.
event-refusal-not-decided = Esta partida ainda não terminou.
event-refusal-needs-winner = Em um mata-mata alguém tem que ganhar: escolha quem ganhou, ou mande repetir a partida.
event-refusal-own-result = Você não pode mudar o resultado da sua própria partida. Outra pessoa que gerencia o servidor pode fazer isso.
event-refusal-no-reason = Diga por quê, por favor: todos podem ler.
event-refusal-by-post-only = Só as fases por correspondência podem ter mais tempo.
event-refusal-in-the-past = Escolha um momento nos próximos 60 dias.
event-refusal-too-many-events = Já há { $most } torneios em andamento aqui.
event-refusal-waits = Um torneio não pode esperar por quem falta. Escolha outra coisa em “{ rule-timeout }”.
event-refusal-no-cut = Só um torneio suíço ou de todos contra todos pode terminar em mata-mata, de 2, 4 ou 8.
event-refusal-role = Não posso dar { $role }: está acima do meu cargo, ou não tenho *Gerenciar cargos*. Escolha outro cargo ou faça isso manualmente.
event-refusal-role-of-yours = Você não pode dar { $role }: não está abaixo do seu cargo, ou você não tem *Gerenciar cargos*. Escolha outro cargo.
event-proof = -# Prova do sorteio: `/briscola verificar torneio:{ $id }`
event-verify-about = A semente ficou fixada quando o torneio abriu. Dela e dos números que as inscrições acrescentaram saem todos os sorteios: cabeças de chave, confrontos, folgas e último desempate.
event-verify-right = A semente confere com o compromisso, e tudo o que foi sorteado nas fases jogadas ({ $rounds }) vem dela.
event-verify-wrong = Há algo que não confere: { $what }
event-verify-later = A semente é publicada quando o torneio acabar.

## Imagens

ui-picture-percent = Porcentagem
ui-picture-round = { $entries ->
    [2] Final
    [3] Terceiro lugar
    [4] Semifinais
    [8] Quartas
    [16] Oitavas
    [32] 16 avos
   *[other] Últimos { $entries }
}
event-parts = Mostrar outra parte em uma imagem
ui-closed-event = O torneio fechou esta mesa. `/torneio classificação` mostra como conta a partida.
ui-closed-withdrawn = Fora do torneio: { $names }. Por isso a mesa foi fechada. `/torneio classificação` mostra como conta a partida.

## Mesas, final, suíços pequenos

option-third_place-about = Se quem perde as semifinais joga pelo terceiro lugar
option-double-about = Se, no todos contra todos, se joga duas vezes contra cada adversário
option-pause-about = Os minutos entre duas fases ao vivo
option-days-about = Os dias de uma fase por correspondência
event-double = turno e returno
event-refusal-no-final = Só há final em um mata-mata, ou em um torneio que termina com um.
event-refusal-no-double = Só no todos contra todos se joga duas vezes contra cada adversário.
event-refusal-no-rounds = O número de fases só se escolhe em um torneio suíço ou em séries.
event-refusal-pause = A pausa entre duas fases dura no máximo { $most } minutos.
event-refusal-days = Uma fase por correspondência dura de 1 a { $most } dias.
event-refusal-channels = Diga até { $most } canais de texto deste servidor em que você e eu possamos escrever, por exemplo #jogos.
