### What the cards of a finished match cost, and advice in a running one.

command-review = review
command-review-about = See what each of your cards cost in a finished match; nobody else sees it
option-own = match
option-own-about = Which of your finished matches; the latest if you leave it out

review-heading = Your cards in match { $match }
review-seat = Match { $match }, { $game }, seat { $seat }: { $name }
review-working = Looking at your cards, one moment…
review-file = What each of your cards cost in match { $match }: a table in words, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
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
review-nothing-dear = No card cost you anything.
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
review-note = All numbers are card points of your side.{ $first ->
    [hand] { " " }Hand: how much more or less than an even share the best first card promised.
    [start] { " " }Expected: what the best first card promised with this hand.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Play: what your cards cost against the best choice with the same knowledge. Luck: the rest, from the draw and the others' cards.
} Numbers not called exact are estimates from many possible deals.
review-shared = You did not play all of these cards: somebody else, or a computer, sat here for a while.
review-more = { $deals ->
    [one] One more deal is in the file.
   *[other] { $deals } more deals are in the file.
}
review-sent = Done: look at your direct messages.
review-nothing = You had nothing to choose in match { $match }.

reply-review-not-yours = You did not play in that match: choose one of your own.
reply-review-busy = I am still working on your last review: it comes in a moment.
reply-review-failed = The review did not work out. Please try again in a moment.

## Advice in a running match

command-hint = hint
command-hint-about = Ask which card to play: against computers, or where all agree; only you see it

hint-advice = Play { $card }: it promises { $points } card points for your side in this deal{ $exact ->
    [yes] , exactly
   *[no] {""}
}.
hint-others = Instead: { $others }
hint-surer = Another card promises more points, but this one wins the deal more often.
hint-unrated = Matches against computers are never rated, so a hint costs nothing.
hint-agreed = Everybody here agreed to hints, so this match is not rated.
hint-single = You have only one card to play: { $card }.
hint-nothing = There is no card to choose now: ask again when you play a card face up.
hint-rated = This match is rated, so nobody gets hints. If all agree (`/briscola hint agreement:`), everybody may ask, and the match is no longer rated.
hint-people = You are playing with other people: hints need everybody's agreement. Ask for it with `/briscola hint agreement:`.
hint-failed = The hint did not work out. Please try again in a moment.
