### Le parole al tavolo: segni, chi sta attento, domande, ordini, il rais.

## I segni, da fare

gesture-pagat-ace = labbra sui denti
gesture-pagat-three = bocca storta da un lato
gesture-pagat-king = un'occhiata in su
gesture-pagat-queen = punta della lingua
gesture-pagat-jack = alzata di una spalla
gesture-wikipedia-ace = labbra strette
gesture-wikipedia-three = occhiolino
gesture-wikipedia-king = sopracciglia alzate
gesture-wikipedia-queen = alzata di una spalla
gesture-wikipedia-jack = lingua sulle labbra
gesture-wikipedia-load = bocca aperta e chiusa in fretta
gesture-for = { $card } – { $gesture }
gesture-load = asso o { $ten } non di briscola

## I segni, come si vedono

gesturing-pagat-ace = { $player } tira le labbra sui denti.
gesturing-pagat-three = { $player } storce la bocca da un lato.
gesturing-pagat-king = { $player } alza gli occhi.
gesturing-pagat-queen = { $player } mostra la punta della lingua.
gesturing-pagat-jack = { $player } alza una spalla.
gesturing-wikipedia-ace = { $player } stringe le labbra.
gesturing-wikipedia-three = { $player } fa l'occhiolino.
gesturing-wikipedia-king = { $player } alza le sopracciglia.
gesturing-wikipedia-queen = { $player } alza una spalla.
gesturing-wikipedia-jack = { $player } si lecca le labbra.
gesturing-wikipedia-load = { $player } apre e chiude in fretta la bocca.
gesturing-custom = { $player } fa un segno: { $gesture }.
signal-meaning = Il segno dice: { $card }.
signal-caught = Hai visto { $player } fare un segno.
signal-own = Fai il segno per { $card }: { $gesture }.
signal-own-private = Lo vede solo la tua squadra.
signal-own-catchable = Lo vedono la tua squadra e l'avversario che ti tiene d'occhio.
signal-own-public = Lo vedono tutti.

## Stare attenti

watching-you = Tieni d'occhio { $player } in questa presa. Lo sai solo tu.

## Domande, risposte e ordini

question-lisci = Hai lisci?
question-briscoline = Hai una briscolina?
question-vestite = Hai una briscola vestita: re, { $queen } o fante?
question-head = { $suit ->
    [none] Puoi superare senza briscola?
   *[other] Puoi superare a { $suit }?
}
question-carichi = Hai un carico: asso o { $ten } non di briscola?
answer-yes = Sì
answer-yes-count = Sì, { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
} { $count ->
    [one] carta
   *[other] carte
}
answer-no = No
answer-perhaps = Forse
order-liscio = Vai liscio!
order-trump_high = Metti una briscola alta!
order-trump_low = Metti una briscolina!
order-head = Supera senza briscola!
order-carico = Carica: asso o { $ten } non di briscola!
said-asked = { $player } chiede { AD($target) } { $target }: «{ $question }»
said-answered = { $player } risponde: «{ $answer }.»
said-ordered = { $player } dice { AD($target) } { $target }: «{ $order }»
talk-due = { $target } deve rispondere { AD($player) } { $player }: «{ $question }»
talk-due-you = Devi rispondere { AD($player) } { $player }: «{ $question }»

## Il rais

rais-are = Rais delle due squadre: { $players }.
rais-you = Nella tua squadra il rais sei tu.
happened-looked = { $player } guarda le carte di { $target }.

## Che cosa si può dire ora

talk-off = A questo tavolo si tace.
talk-silence = Non si parla prima della presa { $trick }.
talk-signals = I compagni possono farsi segni.
talk-conversation = Prima di giocare { $player } può fare domande e dare ordini.
talk-conversation-led = In questa presa non si parla più.
talk-rais = Solo { $players } possono fare domande e dare ordini; i compagni rispondono e basta.
talk-free = Si parla come si vuole.

## Dopo la smazzata

summary-none = In questa smazzata nessuno ha fatto segni.
summary-signal = { $player } ha fatto il segno per { $card }{ $true ->
    [yes] { "" }
   *[no] , ed era falso
}{ $caught ->
    [none] .
   *[other] ; visto da { $caught }.
}

## Etichette

label-to = { $player }: { $what }
label-look = Guarda le carte di { $player }
label-watch = Tieni d'occhio { $player }
