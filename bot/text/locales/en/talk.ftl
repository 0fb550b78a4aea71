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
gesture-for = { $card } – { $gesture }
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
signal-caught = You caught { $player } signalling.
signal-own = You make the sign for { $card }: { $gesture }.
signal-own-private = Only your side sees it.
signal-own-catchable = Your side sees it, and an opponent who watches you.
signal-own-public = Everybody sees it.

## Watching

watching-you = You are watching { $player } for this trick. Nobody else knows.

## Questions, answers and orders

question-lisci = Do you have any useless cards?
question-briscoline = Do you have a low trump?
question-vestite = Do you have the king, { $queen } or jack of trumps?
question-head = { $suit ->
    [none] Can you head the trick without a trump?
   *[other] Can you head the trick in { $suit }?
}
question-carichi = Do you have an ace or a { $ten } outside trumps?
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
talk-due = { $target } must answer { $player }: “{ $question }”
talk-due-you = Answer { $player }: “{ $question }”

## The rais

rais-are = Rais of the two teams: { $players }.
rais-you = You are the rais of your team.
happened-looked = { $player } looks at { $target }'s hand.

## What may be said now

talk-off = Nobody talks at this table.
talk-silence = No talking before trick { $trick }.
talk-signals = Partners may signal.
talk-conversation = { $player } may ask questions and give orders before leading.
talk-conversation-led = No more talking in this trick.
talk-rais = { $players } may ask questions and give orders; their partners only answer.
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
