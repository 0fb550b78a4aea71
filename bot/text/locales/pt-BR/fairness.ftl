### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

fair-line = 🔒 Embaralhado sem trapaça `{ $digest }`
fair-line-verified = 🔒 Embaralhado sem trapaça, verificado `{ $digest }`
fair-heading = Como foi embaralhada a partida { $match }
fair-about = A ordem das cartas vem de um número secreto e de um número que cada jogador acrescenta. O segredo fica fixado primeiro, por isso ninguém pode escolher as cartas. Se foi você que abriu a mesa, clique uma vez em *Embaralhar*, para que também o seu número venha depois do segredo.
fair-nonces = O que cada jogador acrescentou (nonces):
fair-later = Se quiser, anote a linha. Depois da partida, `/briscola verificar` mostra o segredo e calcula de novo todos os baralhos.
