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

watching-you = Tieni d'occhio { $player } fino alla fine della presa; lo sai solo tu.

## Domande, risposte e ordini

question-lisci = Hai lisci?
question-briscoline = Hai una briscolina?
question-vestite = Hai una briscola vestita, re, { $queen } o fante?
question-head = { $suit ->
    [none] Puoi superare senza briscola?
   *[other] Puoi superare a { $suit }?
}
question-carichi = Hai un carico, asso o { $ten } non di briscola?
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
order-liscio = Metti un liscio!
order-trump_high = Metti una briscola alta!
order-trump_low = Metti una briscolina!
order-head = Supera senza briscola!
order-carico = Metti un carico, asso o { $ten } non di briscola!
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
talk-silence = Silenzio: si parla dalla presa { $trick }.
talk-signals = I compagni possono farsi segni.
talk-conversation = Prima di giocare { $player } può domandare e ordinare.
talk-conversation-led = Silenzio fino alla prossima presa.
talk-rais = Domandano e ordinano ai compagni { $players }; gli altri rispondono soltanto.
talk-free = Si parla come si vuole.

## Dopo la smazzata

summary-none = In questa smazzata nessuno ha fatto segni.
summary-signal = { $player } ha fatto il segno per { $card }{ $true ->
    [yes] { "" }
   *[no] , ed era falso
}{ $caught ->
    [none] .
   *[other] ; se n'è accorto anche chi stava attento: { $caught }.
}

## Etichette

label-to = { $player }: { $what }
label-look = Guarda le carte di { $player }
label-watch = Tieni d'occhio { $player }

## Perché una mossa non si può fare

illegal-answer-due = { $player ->
    [none] Una domanda aspetta la risposta: poi si va avanti.
   *[other] Si aspetta la risposta di { $player }: poi si va avanti.
}
illegal-no-answer-due = Nessuna domanda aspetta una risposta.
illegal-not-asked = { $player ->
    [none] La domanda era per un'altra persona: può rispondere solo lei.
   *[other] La domanda era per { $player }: può rispondere solo chi è stato interrogato.
}
illegal-untrue-answer = La risposta dev'essere vera: da' quella che danno le tue carte.
illegal-silence = { $trick ->
    [none] Non si può ancora parlare.
   *[other] Non si può ancora parlare: si può dalla presa { $trick } in poi.
}
illegal-not-a-signal = { $card ->
    [none] A questo tavolo per quella carta non c'è un segno: scegli una di quelle offerte.
   *[other] A questo tavolo per { $card } non c'è un segno: scegli una delle carte offerte.
}
illegal-not-a-partner = Si fa solo con un compagno: scegline uno dei tuoi.
illegal-not-an-opponent = Puoi tenere d'occhio solo chi gioca contro di te.
illegal-watched-already = In questa presa tieni già d'occhio qualcuno: nella prossima puoi scegliere di nuovo.
illegal-leader-asks = { $player ->
    [none] Domanda e ordina solo chi è di mano, prima di giocare.
   *[other] In questa presa domanda e ordina solo { $player }, che è di mano, e solo prima di giocare.
}
illegal-rais-asks = { $player ->
    [none] Può farlo solo il rais: gli altri parlano per rispondere.
   *[other] Può farlo solo il tuo rais, { $player }: tu parli per rispondere.
}
illegal-asked-enough = { $cap ->
    [none] Per questa presa le domande bastano.
    [0] A questo tavolo non si fanno domande.
    [one] Si può fare una domanda per presa, e l'hai fatta: nella prossima puoi farne un'altra.
   *[other] Si possono fare { $cap } domande per presa, e le hai fatte: nella prossima puoi farne altre.
}
illegal-ordered-enough = { $cap ->
    [none] Per questa presa gli ordini bastano.
    [0] A questo tavolo non si danno ordini.
    [one] Si può dare un ordine per presa a ogni compagno, e l'hai dato: nella prossima puoi darne un altro.
   *[other] Si possono dare { $cap } ordini per presa a ogni compagno, e li hai dati: nella prossima puoi darne altri.
}
illegal-partner-has-played = In questa presa quel compagno ha già giocato: si può di nuovo nella prossima.
illegal-wrong-question = Il seme si dice solo chiedendo di superare, e non può essere la briscola.
illegal-look-too-early = Le carte di un compagno si guardano quando il mazzo è finito.
illegal-looked-already = In questa smazzata hai già guardato le carte di un compagno: si può una volta.
illegal-ordered-otherwise = L'ordine ti vincola e puoi eseguirlo: scegli una delle carte offerte.
