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
gesture-for = { $card }: { $gesture }
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
said-asked = { $player } chiede { AD($target) } { $target }: “{ $question }”
said-answered = { $player } risponde: “{ $answer }.”
said-ordered = { $player } dice { AD($target) } { $target }: “{ $order }”
talk-due = { $target } deve rispondere { AD($player) } { $player }: “{ $question }”
talk-due-you = Devi rispondere { AD($player) } { $player }: “{ $question }”

## Il rais

rais-are = Rais delle due squadre: { $players }.
rais-you = Nella tua squadra il rais sei tu.
happened-looked = { $player } guarda le carte di { $target }.
happened-looked-cards = Vedi { $cards }.

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

## Perché una mossa non si può fare

illegal-answer-due = { $player ->
    [none] Un momento: c'è prima una domanda a cui rispondere.
   *[other] Un momento: prima deve rispondere { $player }.
}
illegal-no-answer-due = Non c'è nessuna domanda a cui rispondere.
illegal-not-asked = { $player ->
    [none] La domanda non era per te.
   *[other] La domanda era per { $player }, non per te.
}
illegal-untrue-answer = La risposta dev'essere vera: scegli quella giusta per le tue carte.
illegal-silence = { $trick ->
    [none] Non si può ancora parlare.
   *[other] Non si può ancora parlare: si comincia dalla presa { $trick }.
}
illegal-not-a-signal = { $card ->
    [none] A questo tavolo per quella carta non c'è un segno: scegli una di quelle offerte.
   *[other] A questo tavolo per { $card } non c'è un segno: scegli una delle carte offerte.
}
illegal-not-a-partner = Vale solo con i compagni: scegline uno.
illegal-not-an-opponent = Puoi tenere d'occhio solo un avversario: scegline uno.
illegal-watched-already = Stai già tenendo d'occhio qualcuno: potrai cambiare nella prossima presa.
illegal-leader-asks = { $player ->
    [none] Può fare domande e dare ordini solo chi è di mano, prima di giocare.
   *[other] In questa presa può fare domande e dare ordini solo { $player }, che è di mano, prima di giocare.
}
illegal-rais-asks = { $player ->
    [none] Può farlo solo il rais: gli altri rispondono e basta.
   *[other] Può farlo solo il tuo rais, { $player }: tu rispondi e basta.
}
illegal-asked-enough = { $cap ->
    [none] Per questa presa le domande bastano.
    [0] A questo tavolo non si fanno domande.
    [one] Hai già fatto la tua domanda: ne avrai un'altra nella prossima presa.
   *[other] Hai già fatto le tue { $cap } domande: ne avrai altre nella prossima presa.
}
illegal-ordered-enough = { $cap ->
    [none] Per questa presa gli ordini bastano.
    [0] A questo tavolo non si danno ordini.
    [one] A questo compagno hai già dato il tuo ordine: ne avrai un altro nella prossima presa.
   *[other] A questo compagno hai già dato i tuoi { $cap } ordini: ne avrai altri nella prossima presa.
}
illegal-partner-has-played = Quel compagno ha già giocato: riprova nella prossima presa.
illegal-wrong-question = Il seme si dice solo chiedendo di superare, e non può essere la briscola.
illegal-look-too-early = Le carte di un compagno si guardano quando il mazzo è finito.
illegal-looked-already = Hai già guardato le carte di un compagno: si può una volta per smazzata.
illegal-ordered-otherwise = Puoi eseguire l'ordine, quindi devi: scegli una delle carte offerte.
