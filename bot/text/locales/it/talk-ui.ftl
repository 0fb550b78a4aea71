### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = segno
command-signal-about = Mostra ai compagni con un segno quale carta hai
command-watch = osserva
command-watch-about = Tieni d'occhio un avversario in questa presa, per cogliere un segno; lo sai solo tu
command-gesture = gesto
command-gesture-about = Descrivi il gesto di una carta, se ospiti un tavolo con gesti propri
command-ask = chiedi
command-ask-about = Fai una domanda a un compagno ad alta voce, prima di aprire la presa
command-answer = rispondi
command-answer-about = Rispondi alla domanda del compagno
command-order = ordina
command-order-about = Di' a un compagno ad alta voce che cosa giocare, prima di aprire la presa
command-rais = rais
command-rais-about = Il capitano di una squadra nello Schembil
command-rais-vote = vota
command-rais-vote-about = Vota il capitano della tua squadra
command-rais-ask = chiedi
command-rais-ask-about = Da rais, fai una domanda a un compagno
command-rais-order = ordina
command-rais-order-about = Da rais, di' a un compagno che cosa giocare
command-rais-look = guarda
command-rais-look-about = Da rais, guarda le carte di un compagno quando il mazzo è finito, una volta per smazzata

option-gesture = carta
option-gesture-about = La carta che il segno indica
option-opponent = giocatore
option-opponent-about = L'avversario da tenere d'occhio
option-partner = compagno
option-partner-about = Quale dei tuoi compagni
option-rais = giocatore
option-rais-about = Il capitano che vuoi per la tua squadra
option-sign = carta
option-sign-about = La carta di cui descrivi il gesto
option-text = testo
option-text-about = Il gesto in poche parole; se lo lasci vuoto, torna quello solito
option-question = domanda
option-question-about = Che cosa vuoi sapere
option-suit = seme
option-suit-about = Il seme in cui superare; solo con quella domanda
option-reply = risposta
option-reply-about = La tua risposta; se decidono le carte, dev'essere vera
option-told = cosa
option-told-about = Che cosa deve giocare il compagno
choice-question-lisci = Hai lisci?
choice-question-briscoline = Hai una briscolina?
choice-question-vestite = Hai una briscola vestita?
choice-question-head = Puoi superare senza briscola?
choice-question-carichi = Hai un carico non di briscola?
choice-reply-yes = Sì
choice-reply-no = No
choice-reply-perhaps = Forse
choice-told-liscio = Un liscio
choice-told-trump-high = Una briscola alta
choice-told-trump-low = Una briscolina
choice-told-head = Supera senza briscola
choice-told-carico = Un carico non di briscola
choice-suit-d = Denari o quadri
choice-suit-c = Coppe o cuori
choice-suit-s = Spade o picche
choice-suit-b = Bastoni o fiori

## Menus of the hand

talk-signal-hint = Fai un segno…
talk-watch-hint = Tieni d'occhio…
talk-ask-hint = Chiedi…
talk-order-hint = Ordina…
talk-gesture-hint = Descrivi un gesto…
talk-gesture-title = Il gesto di una carta
talk-partner-holds = { $player } ha in mano { $cards }.

## Answers

talk-done-ask = Hai fatto la domanda { AD($player) } { $player }.
talk-done-answer = Hai risposto: { $answer }.
talk-done-order = L'hai detto { AD($player) } { $player }.
talk-done-vote = Hai votato { $player }.
say-done-voterais = Voto ricevuto.
say-done-setgesture = Fatto: il gesto è descritto.
reply-unknown-gesture = Questo segno non esiste: scegli uno di quelli proposti.
reply-unknown-player = Nessuno si chiama così: scegli uno dei nomi proposti.
reply-which-partner = Hai più compagni: scegline uno.

## In public

talk-to-answer = { $when ->
    [none] Deve rispondere { $player }.
   *[other] Deve rispondere { $player }. Il tempo scade { $when }.
}
talk-answer-until = { $player }, rispondi da *Le mie carte*. Altrimenti il bot risponde al posto tuo { $when }.

## Electing the rais

rais-election = { $when ->
    [none] Ogni squadra elegge il suo rais.
   *[other] Ogni squadra elegge il suo rais. I voti si contano { $when }.
}
rais-about = Il rais è il capitano: solo il rais può fare domande ai compagni e dare ordini. Premi un nome della tua squadra. Puoi cambiare il voto finché non si conta.
rais-waiting = Manca il voto di: { $players }
rais-voted = { $player } vota per { $target }
rais-not-voted = { $player } non ha ancora votato
rais-ballot = Chi vuoi come rais della tua squadra?
ui-hand-election = { $game }: prima le squadre eleggono il rais. Le tue carte arrivano dopo.
happened-election = Le squadre eleggono il loro rais.
