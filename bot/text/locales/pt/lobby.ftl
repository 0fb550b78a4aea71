### A sala de espera: o que fazer agora, e quem lá está.

lobby-now-waiting = { $count ->
    [one] Falta um jogador.
   *[other] Faltam { $count } jogadores.
} { $invited ->
    [yes] Se tens convite, clica em *Entrar*; { $host } dá início.
   *[no] Clica em *Entrar*; { $host } dá início.
}
lobby-now-computers = { $count ->
    [one] Há um lugar livre:
   *[other] Há { $count } lugares livres:
} clica em *+ Computador* e depois em *Começar*.
lobby-now-ready = Estão todos cá: { $host } pode clicar em *Começar*.
lobby-now-empty = Não está cá ninguém. Clica em *Entrar* e a mesa é tua.
lobby-now-shuffle = Os lugares mudaram: { $names }, { $count ->
    [one] clica
   *[other] cliquem
} outra vez em *Baralhar*.
lobby-noted = { $player }, { $note }
lobby-team = Equipa { $number }: { $members }.
