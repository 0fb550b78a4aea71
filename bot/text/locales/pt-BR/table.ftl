### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

game-line = { $game } para { $players ->
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
lobby-members = Na mesa: { $members }.
lobby-nobody = Não tem ninguém na mesa.
lobby-rated = A partida é ranqueada se só jogarem pessoas.
access-open = Quem quiser pode se sentar.
access-invited = Só pode se sentar quem tiver convite.
seating-random = Os lugares são sorteados.
happened-moved-simply = { $player } teve um contratempo e fez esta jogada de um jeito mais simples do que o normal.
happened-hints-allowed = Todos concordaram: nesta partida as dicas são permitidas, e ela não é ranqueada.
happened-resign-refused = { $player } continua jogando: ninguém desiste.
happened-end-refused = { $player } continua jogando: a mesa fica aberta.
closed-abandoned = A mesa está fechada: não tem mais ninguém aqui.
closed-idle = A mesa está fechada: fazia algum tempo que nada acontecia aqui.
rule-rated = ranqueada
rule-teams = equipes
rule-removed_card-random = um dois qualquer, sorteado em cada rodada
