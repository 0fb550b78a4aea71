### Como se baralha e como isso se verifica (V-16).

fair-line = 🔒 Baralhado sem batota `{ $digest }`
fair-line-verified = 🔒 Baralhado sem batota, verificado `{ $digest }`
fair-line-wrong = ⚠️ As cartas não correspondem ao que ficou fixado no início: `{ $digest }`
fair-button-how = Como?
fair-heading = Como se baralhou a partida { $match }
fair-about = A ordem das cartas vem de um número secreto e de um número que cada jogador junta. O segredo fica fixado primeiro, por isso ninguém pode escolher as cartas. Se foste tu a abrir a mesa, clica uma vez em *Baralhar*, para que também o teu número venha depois do segredo.
fair-digest = A linha da mesa vale por tudo o que se segue:
fair-commitment = Impressão digital do segredo (compromisso):
fair-nonces = O que cada jogador juntou (nonces):
fair-computers = cada computador, com o número do seu lugar
fair-later = Se quiseres, toma nota da linha. Depois da partida, `/briscola verify` mostra o segredo e volta a calcular todos os baralhos.
