### What the cards of a finished match cost, and advice in a running one.

command-review = review
command-review-about = See what each of your cards cost in a finished match; nobody else sees it
option-own = match
option-own-about = Which of your finished matches; the latest if you name none

review-heading = Your cards in match { $match }
review-seat = Match { $match }, { $game }, seat { $seat }: { $name }
review-working = Looking at your cards: this takes a moment …
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
review-shared = Not all of this seat's cards were played by you: somebody else, or a computer, sat there for a while.
review-more = { $deals ->
    [one] One more deal is in the file.
   *[other] { $deals } more deals are in the file.
}
review-sent = Done: what your cards cost is in your direct messages.
review-nothing = There was nothing to choose for you in match { $match }.

reply-review-not-yours = You did not play in that match: only those who did can see what their cards cost.
reply-review-busy = Your last review is still being worked out: it comes in a moment.
reply-review-failed = The review could not be worked out just now. Please try again in a moment.

## Advice in a running match

command-hint = hint
command-hint-about = Ask which card to play: against computers, or where all agree to it; only you see it

hint-advice = Play { $card }: it promises { $points } card points for your side in this deal{ $exact ->
    [yes] , exactly
   *[no] {""}
}.
hint-others = Instead: { $others }
hint-surer = Another card promises more points, but this one wins the deal more often.
hint-unrated = Matches against computers are never rated: a hint takes nothing away.
hint-agreed = Everybody here agreed to hints, so this match is not rated.
hint-single = There is only one card to play: { $card }.
hint-nothing = There is nothing to weigh now: a hint is about a card that you play face up.
hint-rated = This match is rated, so nobody gets hints. If all agree (`/briscola hint agreement:`), everybody may ask, and it is not rated any more.
hint-people = Other people play here, so there are no hints unless all agree: `/briscola hint agreement:` asks them.
hint-failed = The cards could not be weighed just now. Please try again in a moment.
