### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = signal
command-signal-about = Show your partners by a gesture which card you hold
command-watch = watch
command-watch-about = Keep an eye on an opponent in this trick, to catch a signal; nobody else knows
command-gesture = gesture
command-gesture-about = Describe the gesture for a card at a table with gestures of its own, as the host
command-ask = ask
command-ask-about = Ask a partner something aloud, as whoever is about to lead
command-answer = answer
command-answer-about = Answer the question that your partner asked you
command-order = order
command-order-about = Tell a partner aloud what to play, as whoever is about to lead
command-rais = rais
command-rais-about = The captain of a team in Schembil
command-rais-vote = vote
command-rais-vote-about = Vote for the captain of your team
command-rais-ask = ask
command-rais-ask-about = As the rais, ask a partner something aloud
command-rais-order = order
command-rais-order-about = As the rais, tell a partner aloud what to play
command-rais-look = look
command-rais-look-about = As the rais, look at one partner's hand once the stock is gone, once in a deal

option-gesture = card
option-gesture-about = The card that the gesture means
option-opponent = player
option-opponent-about = Whom to watch
option-partner = partner
option-partner-about = Which of your partners
option-rais = player
option-rais-about = Who of your team is to be captain
option-sign = card
option-sign-about = Which card's gesture
option-text = text
option-text-about = The gesture in a few words; nothing brings the usual one back
option-question = question
option-question-about = What you would like to know
option-suit = suit
option-suit-about = The suit to head the trick in; only with that question
option-reply = answer
option-reply-about = Your answer; where your cards decide it, only the true one is taken
option-told = what
option-told-about = What your partner is to play
choice-question-lisci = Have you any useless cards?
choice-question-briscoline = Have you a low trump?
choice-question-vestite = Have you a court card of trumps?
choice-question-head = Can you head the trick without a trump?
choice-question-carichi = Have you a load outside trumps?
choice-reply-yes = Yes
choice-reply-no = No
choice-reply-perhaps = Perhaps
choice-told-liscio = A useless card
choice-told-trump-high = A high trump
choice-told-trump-low = A low trump
choice-told-head = Head the trick without a trump
choice-told-carico = A load outside trumps
choice-suit-d = Coins or diamonds
choice-suit-c = Cups or hearts
choice-suit-s = Swords or spades
choice-suit-b = Batons or clubs

## Menus of the hand

talk-signal-hint = Signal…
talk-watch-hint = Watch an opponent…
talk-ask-hint = Ask…
talk-order-hint = Order…
talk-gesture-hint = Describe a gesture…
talk-gesture-title = The gesture for a card
talk-partner-holds = In { $player }'s hand you see { $cards }.

## Answers

talk-done-ask = You have asked { $player }.
talk-done-answer = You have answered: { $answer }.
talk-done-order = You have told { $player }.
talk-done-vote = You vote for { $player }.
say-done-voterais = Your vote counts.
say-done-setgesture = The gesture is described.
reply-unknown-gesture = There is no such gesture: choose one of those offered.
reply-unknown-player = There is nobody of that name: choose one of those offered.
reply-which-partner = You have several partners: choose one of them.
talk-old-question = That question is not open any more: the newest message shows what is.
talk-not-held = You may signal only a card that you hold: choose one of those offered.
talk-not-here = { $tried ->
    [signal] Nobody makes signs at this table.
    [watch] Nobody is watched at this table.
    [look] Nobody looks at a partner's hand at this table.
    [answer] Nobody is asked at this table.
   *[other] Nobody asks or orders at this table.
} { $allowed }
talk-here-alone = Here everybody plays alone, without a partner.
talk-here-signals-private = Here only partners see a sign: there is nothing to catch.
talk-here-signals-public = Here everybody sees every sign.
talk-partners-only = { $tried ->
    [ask] You can ask only a partner
    [order] You can order only a partner
   *[look] You can look only at a partner's hand
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] Your partner's signs reach you anyway: you
   *[no] You
} can watch only an opponent: { $players }.
talk-led-already = You have led this trick: you can ask and order again before you lead another.
talk-election = The teams are still electing their rais: talk begins with trick { $trick }.
talk-here-off = Here nobody talks.
talk-here-signals = Here partners make signs, with `/signal`.
talk-here-conversation = Here whoever is about to lead may ask and order, with `/partner ask` and `/partner order`.
talk-here-rais = Here the rais of a team may ask and order, with `/rais`.
talk-here-free = Here everybody may talk as they like, without commands.

## In public

talk-to-answer = { $when ->
    [none] { $player } has to answer.
   *[other] { $player } has to answer, the time ends { $when }.
}
talk-answer-until = { $player }, your answer stands in *My cards*; it is given for you { $when }.

## Electing the rais

rais-election = { $when ->
    [none] Each team elects its rais.
   *[other] Each team elects its rais. The votes are counted { $when }.
}
rais-waiting = Still to vote: { $players }
rais-voted = { $player } votes for { $target }
rais-not-voted = { $player } has not voted yet
rais-ballot = Who is to be the rais of your team?
ui-hand-election = { $game }: first the teams elect their rais. Your cards come after that.
happened-election = The teams elect their rais.
happened-voted = { $player } votes for { $target }.
happened-gesture = { $gesture ->
    [none] A gesture is as usual again.
   *[other] The host describes a gesture: { $gesture }.
}

## Why something is not possible

refusal-no-rais = At this table nobody is elected: only a game with a rais has captains.
refusal-no-election = There is no election now: captains are elected before the first deal.
refusal-vote-own-team = You can vote only for somebody of your own team.
refusal-no-own-gestures = This table has its gestures already: choose “the host's own” in the options first.
refusal-no-such-sign = There is no gesture for that: choose one of those offered.
refusal-gesture-too-long = That is too long for a gesture: at most { $cap } characters.
