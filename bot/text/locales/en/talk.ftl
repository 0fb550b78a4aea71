### The talk at the table: signals, watching, questions, orders, the rais.

## Gestures, as a sign to make

gesture-pagat-ace = lips over the teeth
gesture-pagat-three = mouth to one side
gesture-pagat-king = a glance upwards
gesture-pagat-queen = tip of the tongue
gesture-pagat-jack = shrug of one shoulder
gesture-wikipedia-ace = lips pursed
gesture-wikipedia-three = a wink
gesture-wikipedia-king = eyebrows raised
gesture-wikipedia-queen = shrug of one shoulder
gesture-wikipedia-jack = lips licked
gesture-wikipedia-load = mouth quickly opened and closed
gesture-for = { $card }: { $gesture }
gesture-load = ace or { $ten } outside trumps

## Gestures, as they are seen

gesturing-pagat-ace = { $player } draws the lips over the teeth.
gesturing-pagat-three = { $player } twists the mouth to one side.
gesturing-pagat-king = { $player } glances upwards.
gesturing-pagat-queen = { $player } shows the tip of the tongue.
gesturing-pagat-jack = { $player } shrugs one shoulder.
gesturing-wikipedia-ace = { $player } purses the lips.
gesturing-wikipedia-three = { $player } winks.
gesturing-wikipedia-king = { $player } raises the eyebrows.
gesturing-wikipedia-queen = { $player } shrugs one shoulder.
gesturing-wikipedia-jack = { $player } licks the lips.
gesturing-wikipedia-load = { $player } quickly opens and closes the mouth.
gesturing-custom = { $player } makes a sign: { $gesture }.
signal-meaning = The sign says: { $card }.
signal-caught = You catch { $player } signalling.
signal-own = You make the sign for { $card }: { $gesture }.

## Watching

watching-you = You keep an eye on { $player } until the trick is over; nobody else knows.

## Questions, answers and orders

question-lisci = Have you any useless cards?
question-briscoline = Have you a low trump?
question-vestite = Have you a king, { $queen } or jack of trumps?
question-head = { $suit ->
    [none] Can you head the trick without a trump?
   *[other] Can you head the trick in { $suit }?
}
question-carichi = Have you an ace or a { $ten } outside trumps?
answer-yes = Yes
answer-yes-count = Yes, { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
answer-no = No
answer-perhaps = Perhaps
order-liscio = Play a useless card!
order-trump_high = Play a high trump!
order-trump_low = Play a low trump!
order-head = Head the trick without a trump!
order-carico = Play an ace or a { $ten } outside trumps!
said-asked = { $player } asks { $target }: “{ $question }”
said-answered = { $player } answers: “{ $answer }.”
said-ordered = { $player } says to { $target }: “{ $order }”
talk-due = { $target } has to answer { $player }: “{ $question }”
talk-due-you = You have to answer { $player }: “{ $question }”

## The rais

rais-are = Rais of the two teams: { $players }.
rais-you = You are the rais of your team.
happened-looked = { $player } looks at { $target }'s hand.
happened-looked-cards = You see { $cards }.

## What may be said now

talk-off = Nobody talks at this table.
talk-silence = Silence: talk begins with trick { $trick }.
talk-signals = Partners may signal.
talk-conversation = { $player } may ask and order before leading.
talk-conversation-led = Silence until the next trick is led.
talk-rais = { $players } may ask and order their partners; the others only answer.
talk-free = Everybody may talk.

## After a deal

summary-none = Nobody signalled in this deal.
summary-signal = { $player } signalled { $card }{ $true ->
    [yes] { "" }
   *[no] , falsely
}{ $caught ->
    [none] .
   *[other] , and { $caught } caught it.
}

## Labels

label-to = { $player }: { $what }
label-look = Look at { $player }'s cards
label-watch = Watch { $player }

## Why an action is refused

illegal-answer-due = { $player ->
    [none] A question waits for its answer: play goes on after it.
   *[other] A question waits for { $player }'s answer: play goes on after it.
}
illegal-no-answer-due = No question waits for an answer.
illegal-not-asked = { $player ->
    [none] Somebody else was asked: only they can answer.
   *[other] { $player } was asked: only they can answer.
}
illegal-untrue-answer = That answer must be true: give the one that your cards give.
illegal-silence = { $trick ->
    [none] Nobody may talk yet.
   *[other] Nobody may talk yet: that is allowed from trick { $trick } on.
}
illegal-not-a-signal = { $card ->
    [none] There is no gesture for that card at this table: choose one of those offered.
   *[other] There is no gesture for { $card } at this table: choose one of those offered.
}
illegal-not-a-partner = That is only for your partners: choose one of them.
illegal-not-an-opponent = You can watch only an opponent.
illegal-watched-already = You already watch somebody in this trick: you can choose again in the next one.
illegal-leader-asks = { $player ->
    [none] Only whoever is about to lead may ask and order, before leading.
   *[other] Only { $player }, who leads this trick, may ask and order, and only before leading.
}
illegal-rais-asks = { $player ->
    [none] Only the rais of a team may do that: the others speak to answer.
   *[other] Only your rais, { $player }, may do that: you speak to answer.
}
illegal-asked-enough = { $cap ->
    [none] That is enough questions for this trick.
    [0] This table allows no questions.
    [one] One question in a trick is allowed, and you have asked it: you can ask again in the next one.
   *[other] { $cap } questions in a trick are allowed, and you have asked them: you can ask again in the next one.
}
illegal-ordered-enough = { $cap ->
    [none] That is enough orders for this trick.
    [0] This table allows no orders.
    [one] One order to a partner in a trick is allowed, and you have given it: you can order again in the next one.
   *[other] { $cap } orders to a partner in a trick are allowed, and you have given them: you can order again in the next one.
}
illegal-partner-has-played = That partner has already played to this trick: it is possible again in the next one.
illegal-wrong-question = A suit belongs only to the question about heading the trick, and it cannot be trumps.
illegal-look-too-early = You can look at a partner's hand once the stock is gone.
illegal-looked-already = You have looked at a partner's hand in this deal: once is allowed.
illegal-ordered-otherwise = The order binds you and you can obey it: choose one of the cards offered.
