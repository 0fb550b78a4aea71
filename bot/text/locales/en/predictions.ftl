### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Predict
choice-by-predictions = Predictions
prediction-ask = Who wins this match? Choose before the first trick is complete.
prediction-how = -# A right prediction brings 1 point, or 2 if the side had a chance below 40% by rating. If all choose the same side, nobody gets a point. The players see nothing of it before the first deal is over. The season's board: `/leaderboard by:Predictions`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Your prediction: **{ $side }**. If it is right, you get { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You can choose again until the first trick is complete; after that, press a button here to see what the others chose.
prediction-own-closed = Your prediction: **{ $side }**.
prediction-closed = Predictions are closed: the first trick is complete.
prediction-none = 🔮 Nobody has made a prediction.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Predictions: { $shares }
# $names: people with their points.
prediction-right = 🔮 Predicted right: { $names }
prediction-wrong = 🔮 Nobody predicted this result.
prediction-one-side = 🔮 All predictions named the same side: no points.
prediction-void = 🔮 The predictions of this match do not count.
event-refusal-same-deals = You take part in this tournament, where all tables play the same cards: only others may predict here.
predictions-heading = Season { $season }: predictions
predictions-empty = Nobody has predicted a match in this season yet. Press *Predict* at a table of a tournament.
predictions-last = The final board of the last season: `/leaderboard by:Predictions season:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $hits } of { $total } right
predictions-note = 1 point for a right prediction, 2 against the odds. Matches whose predictions all named the same side do not count.
ui-picture-predictions = Predictions
ui-picture-predictions-right = Right
help-event-running = It is being played: press *Predict* at a table and say who wins.
