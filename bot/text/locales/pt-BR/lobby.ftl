### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

lobby-now-waiting = { $count ->
    [one] Falta um jogador.
   *[other] Faltam { $count } jogadores.
} { $invited ->
    [yes] Se você tem convite, clique em *Entrar*; { $host } dá início.
   *[no] Clique em *Entrar*; { $host } dá início.
}
lobby-now-computers = { $count ->
    [one] Há um lugar livre:
   *[other] Há { $count } lugares livres:
} clique em *+ Computador* e depois em *Começar*.
lobby-now-ready = Estão todos aqui: { $host } pode clicar em *Começar*.
lobby-now-empty = Não tem ninguém aqui. Clique em *Entrar* e a mesa é sua.
lobby-now-shuffle = Os lugares mudaram: { $names }, { $count ->
    [one] clique
   *[other] cliquem
} outra vez em *Embaralhar*.
lobby-team = Equipe { $number }: { $members }.
