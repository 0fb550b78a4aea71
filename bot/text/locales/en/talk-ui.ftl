### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = signal
command-signal-about = Show your partners with a sign which card you hold
command-watch = watch
command-watch-about = Watch an opponent in this trick, to catch a signal; nobody else knows
command-gesture = gesture
command-gesture-about = Describe the gesture for a card at a table with gestures of its own, as the host
command-ask = ask
command-ask-about = Ask a partner something aloud before you lead
command-answer = answer
command-answer-about = Answer the question that your partner asked you
command-order = order
command-order-about = Tell a partner aloud what to play, before you lead
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
option-opponent-about = The opponent to watch
option-partner = partner
option-partner-about = Which of your partners
option-rais = player
option-rais-about = Your choice for captain of your team
option-sign = card
option-sign-about = The card whose gesture you describe
option-text = text
option-text-about = The gesture in a few words; leave it empty to get the usual one back
option-question = question
option-question-about = What you would like to know
option-suit = suit
option-suit-about = The suit to head the trick in; only with that question
option-reply = answer
option-reply-about = Your answer; where your cards decide, it must be true
option-told = what
option-told-about = What your partner should play
choice-question-lisci = Do you have any useless cards?
choice-question-briscoline = Do you have a low trump?
choice-question-vestite = Do you have a court card of trumps?
choice-question-head = Can you head the trick without a trump?
choice-question-carichi = Do you have a load outside trumps?
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

talk-done-ask = You asked { $player }.
talk-done-answer = You answered: { $answer }.
talk-done-order = You told { $player }.
talk-done-vote = You voted for { $player }.
say-done-voterais = Your vote counts.
say-done-setgesture = Done: the gesture is described.
reply-unknown-gesture = There is no such gesture: choose one of those offered.
reply-unknown-player = Nobody here has that name: choose one of those offered.
reply-which-partner = You have several partners: choose one of them.

## In public

talk-to-answer = { $when ->
    [none] { $player } must answer.
   *[other] { $player } must answer. Time ends { $when }.
}
talk-answer-until = { $player }, answer under *My cards*. Otherwise the bot answers for you { $when }.

## Electing the rais

rais-election = { $when ->
    [none] Each team elects its rais.
   *[other] Each team elects its rais. The votes are counted { $when }.
}
rais-about = The rais is the captain: only the rais may ask partners questions and give them orders. Press a name of your team. You can change your vote until the count.
rais-waiting = Still to vote: { $players }
rais-voted = { $player } votes for { $target }
rais-not-voted = { $player } has not voted yet
rais-ballot = Who should be the rais of your team?
ui-hand-election = { $game }: the teams elect their rais first. Your cards come after that.
happened-election = The teams elect their rais.
