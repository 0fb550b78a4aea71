### Mesas: quem se senta onde, o que acontece à volta do jogo, e por que regras se joga.

## Nomes e enumerações

name-seat = Lugar { $number }
name-numbered = { $player } (lugar { $number })
name-somebody = Alguém
name-forgotten = alguém que foi esquecido
name-computer = { $player } (computador)
list-and = { $rest } e { $last }
list-or = { $rest } ou { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
   *[seconds] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
}

## Antes da partida

game-line = { $game } a { $players ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $players }
}{ $teams ->
    [pairs] , dois contra dois
    [triples] , três contra três
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , cada um por si
    }
}
lobby-host = Organiza a mesa: { $player }.
lobby-members = À mesa: { $members }.
lobby-nobody = Não está ninguém à mesa.
lobby-free = { $free ->
    [0] A mesa está cheia.
    [one] Há um lugar livre.
   *[other] Há { $free } lugares livres.
}
lobby-invited = Convites para: { $people }.
lobby-rated = A partida é a valer se só jogarem pessoas.
lobby-options = Opções: { $options }.
access-open = Quem quiser pode sentar-se.
access-invited = Só se pode sentar quem tiver convite.
tricks-each = Cada vaza tem a sua mensagem.
seating-random = Os lugares tiram-se à sorte.
seating-host = Quem organiza a mesa distribui os lugares.
seating-join_order = Os lugares seguem a ordem de chegada.

## O que acontece à volta do jogo

happened-host = Agora quem organiza a mesa é { $player }.
happened-holiday = { $when ->
    [none] { $player } voltou das férias.
   *[other] { $player } está de férias até { $when }: as suas jogadas esperam.
}
happened-missed = Acabou o tempo de { $player }.
happened-missed-card = Acabou o tempo de { $player }: o bot jogou uma carta em seu lugar.
happened-missed-decided = Acabou o tempo de { $player }, e o bot decidiu:
happened-moved-simply = { $player } teve um percalço e fez esta jogada de forma mais simples do que é costume.
happened-away = { $player } não está: { $computer } joga em seu lugar até que volte.
happened-left = { $player } sai da partida. { $computer } continua, e quem quiser pode ficar com o lugar.
happened-returned = { $player } voltou.
happened-seat-given = { $player } fica com o lugar livre.
happened-hints-refused = { $player } joga sem dicas, e assim jogam todos.
happened-hints-allowed = Todos concordaram: nesta partida as dicas são permitidas, e ela não é a valer.
happened-resign-refused = { $player } continua a jogar: ninguém desiste.
happened-end-refused = { $player } continua a jogar: a mesa fica aberta.
closed-agreed = A mesa está fechada: todos concordaram.
closed-host = A mesa foi fechada por quem a organiza.
closed-moderator = A moderação fechou a mesa.
closed-abandoned = A mesa está fechada: já não está cá ninguém.
closed-idle = A mesa está fechada: há algum tempo que nada acontecia aqui.
closed-removed = A mesa está fechada: o servidor removeu o bot.

## Opções

rule-on = sim
rule-off = não
rule-set = { $option }: { $value }
rule-variant = jogo
rule-players = jogadores
rule-seating = lugares
rule-access = quem pode entrar
rule-rated = a valer
rule-tricks = vazas
rule-teams = equipas
rule-teams-none = cada um por si
rule-teams-pairs = dois contra dois
rule-teams-triples = três contra três
rule-pack = baralho
rule-pack-italian40 = italiano, 40 cartas
rule-pack-french40 = francês, 40 cartas
rule-removed_card = carta que se tira
rule-removed_card-2d = o dois de ouros
rule-removed_card-2c = o dois de copas
rule-removed_card-2s = o dois de espadas
rule-removed_card-2b = o dois de paus
rule-removed_card-random = um dois qualquer, à sorte em cada rodada
rule-turn_up_reject = trunfo virado que vale 10 ou mais volta
rule-points_shown = pontos durante a rodada
rule-points_shown-hidden = escondidos
rule-points_shown-own = só os próprios
rule-points_shown-both = os de todos
rule-trick_review = rever as vazas feitas
rule-trick_review-off = nenhuma
rule-trick_review-last = a última
rule-trick_review-all = todas
rule-tie = rodadas empatadas
rule-tie-nobody_scores = ninguém marca
rule-tie-replay_same_dealer = o mesmo dá outra vez
rule-tie-last_trick_wins = decide a última vaza
rule-tie-carry = passam para a próxima com vencedor
rule-match = como se ganha a partida
rule-match-first_to = por rodadas ganhas
rule-target = duração da partida
rule-target-value = { $target ->
    [one] uma só rodada
   *[other] até ganhar { $target } rodadas
}
rule-turn_clock = tempo por jogada
rule-turn_clock-off = sem limite
