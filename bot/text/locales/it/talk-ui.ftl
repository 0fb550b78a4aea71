### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = segno
command-signal-about = Mostra ai compagni con un segno quale carta hai
command-watch = osserva
command-watch-about = Tieni d'occhio un avversario in questa mano, per cogliere un segno; nessun altro lo sa
command-gesture = gesto
command-gesture-about = Descrivi il gesto di una carta a un tavolo con gesti propri, da padrone di casa
command-ask = chiedi
command-ask-about = Chiedi qualcosa ad alta voce a un compagno, se stai per uscire
command-answer = rispondi
command-answer-about = Rispondi alla domanda del compagno
command-order = ordina
command-order-about = Di' ad alta voce a un compagno che cosa giocare, se stai per uscire
command-rais = rais
command-rais-about = Il capitano di una squadra nello Schembil
command-rais-vote = vota
command-rais-vote-about = Vota il capitano della tua squadra
command-rais-ask = chiedi
command-rais-ask-about = Da rais, chiedi qualcosa ad alta voce a un compagno
command-rais-order = ordina
command-rais-order-about = Da rais, di' ad alta voce a un compagno che cosa giocare
command-rais-look = guarda
command-rais-look-about = Da rais, guarda le carte di un compagno quando il mazzo è finito, una volta per smazzata

option-gesture = carta
option-gesture-about = La carta che il segno indica
option-opponent = giocatore
option-opponent-about = Chi osservare
option-partner = compagno
option-partner-about = Quale dei tuoi compagni
option-rais = giocatore
option-rais-about = Chi della tua squadra deve fare il capitano
option-sign = carta
option-sign-about = Il gesto di quale carta
option-text = testo
option-text-about = Il gesto in poche parole; senza, torna quello solito
option-question = domanda
option-question-about = Che cosa vuoi sapere
option-suit = seme
option-suit-about = Il seme in cui superare; solo con quella domanda
option-reply = risposta
option-reply-about = La tua risposta; dove decidono le carte, si accetta solo quella vera
option-told = cosa
option-told-about = Che cosa deve giocare il compagno
choice-question-lisci = Hai lisci?
choice-question-briscoline = Hai briscoline?
choice-question-vestite = Hai una briscola vestita?
choice-question-head = Puoi superare senza briscola?
choice-question-carichi = Hai un carico fuori briscola?
choice-reply-yes = Sì
choice-reply-no = No
choice-reply-perhaps = Forse
choice-told-liscio = Un liscio
choice-told-trump-high = Una briscola alta
choice-told-trump-low = Una briscola bassa
choice-told-head = Supera senza briscola
choice-told-carico = Un carico fuori briscola
choice-suit-d = Denari o quadri
choice-suit-c = Coppe o cuori
choice-suit-s = Spade o picche
choice-suit-b = Bastoni o fiori

## Menus of the hand

talk-signal-hint = Fai un segno…
talk-watch-hint = Osserva un avversario…
talk-ask-hint = Chiedi…
talk-order-hint = Ordina…
talk-gesture-hint = Descrivi un gesto…
talk-gesture-title = Il gesto di una carta
talk-partner-holds = Nelle carte di { $player } vedi { $cards }.

## Answers

talk-done-ask = Hai chiesto a { $player }.
talk-done-answer = Hai risposto: { $answer }.
talk-done-order = L'hai detto a { $player }.
talk-done-vote = Voti per { $player }.
say-done-voterais = Il tuo voto vale.
say-done-setgesture = Il gesto è descritto.
reply-unknown-gesture = Questo segno non esiste: scegli uno di quelli proposti.
reply-unknown-player = Nessuno si chiama così: scegli uno dei nomi proposti.
reply-which-partner = Hai più compagni: scegline uno.
talk-old-question = Quella domanda non è più aperta: il messaggio più recente mostra che cosa lo è.
talk-not-held = Puoi segnalare solo una carta che hai: scegli una di quelle proposte.
talk-not-here = { $tried ->
    [signal] A questo tavolo non si fanno segni.
    [watch] A questo tavolo non si tiene d'occhio nessuno.
    [look] A questo tavolo non si guardano le carte del compagno.
    [answer] A questo tavolo non si fanno domande.
   *[other] A questo tavolo non si chiede e non si ordina.
} { $allowed }
talk-here-alone = Qui ognuno gioca per sé, senza compagni.
talk-here-signals-private = Qui i segni li vedono solo i compagni: non c'è niente da scoprire.
talk-here-signals-public = Qui i segni li vedono tutti.
talk-partners-only = { $tried ->
    [ask] Puoi fare domande solo a un compagno
    [order] Puoi dare ordini solo a un compagno
   *[look] Puoi guardare solo le carte di un compagno
}: { $players }.
talk-opponents-only = { $partner ->
    [yes] I segni del compagno ti arrivano comunque: puoi
   *[no] Puoi
} tenere d'occhio solo chi gioca contro di te: { $players }.
talk-led-already = Questa presa l'hai già aperta: potrai chiedere e ordinare prima di aprirne un'altra.
talk-election = Le squadre stanno ancora scegliendo il rais: si parla dalla presa { $trick }.
talk-here-off = Qui non si parla.
talk-here-signals = Qui i compagni si fanno segni, con `/segno`.
talk-here-conversation = Qui chi sta per uscire può chiedere e ordinare, con `/compagno chiedi` e `/compagno ordina`.
talk-here-rais = Qui il rais di una squadra può chiedere e ordinare, con `/rais`.
talk-here-free = Qui tutti parlano come vogliono, senza comandi.

## In public

talk-to-answer = { $when ->
    [none] Deve rispondere { $player }.
   *[other] Deve rispondere { $player }, il tempo scade { $when }.
}
talk-answer-until = { $player }, la tua risposta sta in *Le mie carte*; sarà data per te { $when }.

## Electing the rais

rais-election = { $when ->
    [none] Ogni squadra elegge il suo rais.
   *[other] Ogni squadra elegge il suo rais. I voti si contano { $when }.
}
rais-waiting = Devono ancora votare: { $players }
rais-voted = { $player } vota per { $target }
rais-not-voted = { $player } non ha ancora votato
rais-ballot = Chi deve essere il rais della tua squadra?
ui-hand-election = { $game }: prima le squadre eleggono il rais. Le tue carte arrivano dopo.
happened-election = Le squadre eleggono il loro rais.
happened-voted = { $player } vota per { $target }.
happened-gesture = { $gesture ->
    [none] Un gesto è di nuovo quello solito.
   *[other] Il padrone di casa descrive un gesto: { $gesture }.
}

## Why something is not possible

refusal-no-rais = A questo tavolo non si elegge nessuno: solo un gioco con il rais ha capitani.
refusal-no-election = Ora non si vota: i capitani si eleggono prima della prima smazzata.
refusal-vote-own-team = Puoi votare solo per qualcuno della tua squadra.
refusal-no-own-gestures = Questo tavolo ha già i suoi gesti: prima scegli nelle opzioni quelli del padrone di casa.
refusal-no-such-sign = Per questo non c'è un gesto: scegli uno di quelli proposti.
refusal-gesture-too-long = È troppo lungo per un gesto: al massimo { $cap } caratteri.
