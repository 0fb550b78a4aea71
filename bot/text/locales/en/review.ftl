### What the cards of a finished match cost, and advice in a running one.

review-seat = Match { $match }, { $game }, seat { $seat }: { $name }
review-total = { $cards ->
    [one] One card with a choice: it cost
   *[other] { $cards } cards with a choice: together they cost
} { $cost } points.
review-best-of-all = Best card: deal { $deal }, trick { $trick }, { $card }: { $lead } points better than any other{ $exact ->
    [yes] , exactly
   *[no] {""}
}.
review-worst-of-all = Worst card: deal { $deal }, trick { $trick }, { $card }: { $cost } points{ $exact ->
    [yes] , exactly
   *[no] {""}
}; better was { $better }.
review-deal = Deal { $deal }: { $result } points = { $share } even share { $hand } hand { $luck } luck { $play } play
review-deal-declared = Deal { $deal }: { $result } points = { $start } expected { $luck } luck { $play } play
review-deal-cut-short = Deal { $deal }, not played to its end: the cards cost { $cost } points
review-dear = Trick { $trick }: { $card } cost { $cost } points{ $exact ->
    [yes] , exactly
   *[no] {""}
}; better was { $better }.
review-nothing-dear = No card cost anything.
review-best = Best card: trick { $trick }, { $card }, { $lead } points better than any other{ $exact ->
    [yes] , exactly
   *[no] {""}
}.
review-column-trick = Trick
review-column-card = Card
review-column-cost = Cost
review-column-better = Better
review-column-exact = {""}
review-exact = exact
review-note = All in card points of the side. Expected: what the best first card promised with this hand; hand: how much of that is above or below an even share. Play: what the cards cost against the best choice with the same knowledge. Luck: all the rest, what was drawn and what the others did. What is not called exact is an estimate, from many deals that might have been.
