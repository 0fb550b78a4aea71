### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Palpite
choice-by-predictions = Palpites
prediction-ask = Quem ganha esta partida? Escolhe antes de acabar a primeira vaza.
prediction-how = -# Um palpite certo vale 1 ponto, ou 2 se esse lado tinha menos de 40 % de hipóteses segundo o rating. Se todos escolherem o mesmo lado, não há pontos. Quem joga não vê nada disto até acabar a primeira rodada. A classificação da temporada: `/leaderboard by:Predictions`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = O teu palpite: **{ $side }**. Se acertares, ganhas { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. Podes mudar até acabar a primeira vaza; depois, clica aqui num botão para ver o que os outros escolheram.
prediction-own-closed = O teu palpite: **{ $side }**.
prediction-closed = Os palpites estão fechados: a primeira vaza acabou.
prediction-none = 🔮 Ninguém deu um palpite.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Palpites: { $shares }
# $names: people with their points.
prediction-right = 🔮 Acertaram: { $names }
prediction-wrong = 🔮 Ninguém acertou neste resultado.
prediction-one-side = 🔮 Todos os palpites eram do mesmo lado: não há pontos.
prediction-void = 🔮 Os palpites desta partida não contam.
event-refusal-same-deals = Participas neste torneio, em que todas as mesas jogam as mesmas cartas: aqui só os outros podem dar palpites.
predictions-heading = Temporada { $season }: palpites
predictions-empty = Ainda ninguém deu um palpite nesta temporada. Clica em *Palpite* na mesa de um torneio.
predictions-last = A classificação final da temporada passada: `/leaderboard by:Predictions season:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}** · { $hits } de { $total } certos
predictions-note = 1 ponto por um palpite certo, 2 se ia contra o rating. As partidas em que todos escolheram o mesmo lado não contam.
ui-picture-predictions = Palpites
ui-picture-predictions-right = Certos
help-event-running = Está a decorrer: clica em *Palpite* numa mesa e diz quem ganha.
