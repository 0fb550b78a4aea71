### Predictions of onlookers at tournaments (G-1).

prediction-ask = Quem ganha esta partida? Escolha antes de acabar a primeira vaza.
prediction-how = -# Um palpite certo vale 1 ponto, ou 2 se esse lado tinha menos de 40% de chance pelo rating. Se todos escolherem o mesmo lado, ninguém pontua. Quem joga não vê nada disso até acabar a primeira rodada. A classificação da temporada: `/classificação por:Palpites`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Seu palpite: **{ $side }**. Se acertar, você ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. Dá para mudar até acabar a primeira vaza; depois, clique aqui num botão para ver o que os outros escolheram.
prediction-own-closed = Seu palpite: **{ $side }**.
prediction-wrong = 🔮 Ninguém acertou este resultado.
event-refusal-same-deals = Você participa deste torneio, em que todas as mesas jogam as mesmas cartas: aqui só os outros podem dar palpites.
predictions-empty = Ninguém deu um palpite nesta temporada ainda. Clique em *Palpite* na mesa de um torneio.
predictions-last = A classificação final da temporada passada: `/classificação por:Palpites temporada:{ $season }`.
help-event-running = Está acontecendo: clique em *Palpite* numa mesa e diga quem ganha.
