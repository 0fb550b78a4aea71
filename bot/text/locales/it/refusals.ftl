### Perché qualcosa non si può fare, e che cosa si può fare. Una frase per caso; si dà del tu.

## Tavoli

refusal-no-table = Questo tavolo non esiste o non c'è più: puoi aprirne un altro.
refusal-table-closed = Questo tavolo è chiuso: puoi aprirne un altro.
refusal-stale = Da quel messaggio il gioco è andato avanti: usa l'ultimo.
refusal-not-seated = Può farlo solo chi siede a questo tavolo.
refusal-already-seated = Hai già un posto a questo tavolo: uno a testa.
refusal-not-host = Può farlo solo chi ospita il tavolo, cioè { $host }.
refusal-not-moderator = Può farlo solo chi modera questo server.
refusal-not-invited = Per questo tavolo serve un invito: puoi chiederlo a chi ci siede.
refusal-already-invited = { $name } ha già un invito: ora aspettiamo la risposta.
refusal-not-asked-again = { $name } ha rifiutato l'invito o lasciato il tavolo, e non riceve altri inviti; può sempre sedersi da sé.
refusal-table-full = I { $players } posti sono tutti occupati: puoi aspettare che se ne liberi uno o aprire un altro tavolo.
refusal-table-not-full = { $missing ->
    [one] Manca ancora una persona per giocare in { $players }: invita qualcuno o aggiungi un computer.
   *[other] Mancano ancora { $missing } persone per giocare in { $players }: invita qualcuno o aggiungi dei computer.
}
refusal-not-shuffled = { $others ->
    [0] I posti sono cambiati: prima di cominciare { $name } deve premere *Mescola* o usare `/briscola mescola`.
    [one] I posti sono cambiati: prima di cominciare { $name } e un'altra persona devono premere *Mescola* o usare `/briscola mescola`.
   *[other] I posti sono cambiati: prima di cominciare { $name } e altre { $others } persone devono premere *Mescola* o usare `/briscola mescola`.
}
refusal-already-shuffled = Hai già mescolato. Basta una volta, finché i posti non cambiano.
refusal-no-computer = A questo tavolo non siede nessun computer.
refusal-no-such-member = Quella persona non siede a questo tavolo.
refusal-remove-yourself = Così si mandano via gli altri. Per andartene tu, lascia il tavolo.
refusal-not-in-lobby = La partita è cominciata. Si potrà di nuovo prima della rivincita.
refusal-match-over = La partita è finita. Si potrà di nuovo dopo *Rivincita*.
refusal-not-playing = Qui non si sta giocando: si potrà fare quando chi ospita il tavolo avrà dato il via.
refusal-not-finished = La partita non è finita: la rivincita si chiede alla fine.
refusal-wrong-order = Quest'ordine non va: nomina tutti quelli che siedono al tavolo, una volta ciascuno.
refusal-too-many-members = Al tavolo siete già in { $members }, troppi per giocare in { $players }: prima qualcuno deve alzarsi.
refusal-claim-hidden = { $rated ->
    [yes] Se la partita vale per la classifica i punti sono coperti, e dichiarare vinta la smazzata li rivelerebbe: falla finire appena è decisa, oppure gioca senza classifica.
   *[no] Con i punti coperti nessuno può dichiarare vinta la smazzata, perché così li rivelerebbe: mostra a ciascuno almeno i propri punti, oppure falla finire appena è decisa.
}
refusal-hands-face-up = In questo gioco le carte in mano sono scoperte per tutti. Per giocare a carte coperte, scegli un altro gioco.
refusal-resign-two-sides = Ci si arrende solo quando le parti sono due; puoi lasciare la partita, e un computer gioca al tuo posto.
refusal-nothing-to-answer = Nessuno aspetta più la tua risposta.
refusal-already-agreed = Hai già detto di sì: ora tocca agli altri.
refusal-no-free-seat = Quel posto non è libero: nessuno lo ha lasciato o cerca chi subentri; puoi guardare.
refusal-seat-taken-over = Quel posto l'ha preso qualcun altro; puoi guardare o unirti alla prossima partita.
refusal-not-absent = Chi siede lì sta giocando. Puoi cercare chi subentri a te o a chi non c'è.
refusal-already-called = Sto già chiedendo in giro: il posto va a chi arriva per primo.
refusal-no-call = Per quel posto non stai cercando nessuno.
refusal-held-another-seat = Di questa partita hai già visto altre carte, quindi puoi riprendere solo il tuo vecchio posto; puoi guardare o unirti alla prossima.
refusal-hints-allowed = In questa partita i consigli ci sono già: chiedili con `/briscola consiglio`.
refusal-wait-rated = Hai lasciato una partita che valeva per la classifica: a quelle puoi tornare { $when }, alle altre sempre.
refusal-other-waits = { $name } ha lasciato una partita che valeva per la classifica e potrà tornare a quelle { $when }: aspettate, o giocate senza classifica.
refusal-cap-person = { $cap ->
    [one] Siedi già a un tavolo, e di più non si può: prima lascialo o finisci la partita.
   *[other] Siedi già a { $cap } tavoli, e di più non si può: prima lasciane uno o finisci una partita.
}
refusal-cap-channel = { $cap ->
    [one] In questo canale c'è già un tavolo, e di più non si può: prova in un altro canale o siediti a quello.
   *[other] In questo canale ci sono già { $cap } tavoli, e di più non si può: prova in un altro canale o siediti a uno di quelli.
}
refusal-cap-server = { $cap ->
    [one] In questo server c'è già un tavolo, e di più non si può: siediti a quello o aspetta.
   *[other] In questo server ci sono già { $cap } tavoli, e di più non si può: siediti a uno di quelli o aspetta.
}
refusal-too-many-tables = Hai appena aperto molti tavoli: il prossimo potrai aprirlo { $when }.
refusal-too-many-arrivals = Vai e vieni da un po': potrai sederti di nuovo { $when }.
refusal-too-many-invitations = Hai appena invitato molte persone: il prossimo invito potrai mandarlo { $when }.
refusal-too-many-changes = Hai cambiato molte cose in una volta: la prossima modifica sarà possibile { $when }.
refusal-too-many-proposals = Hai appena fatto molte proposte: la prossima sarà possibile { $when }.
refusal-too-many-signals = Hai appena fatto molti gesti: il prossimo sarà possibile { $when }.
refusal-channel-not-allowed = In questo canale non si possono aprire tavoli: prova in uno dove il server li permette.
refusal-alone-here = Nei messaggi diretti giochi solo contro i computer, senza classifica. Per giocare con altri apri un tavolo in un server.
refusal-on-board = La smazzata del giorno si gioca fino in fondo, da soli. Puoi lasciarla aperta e riprenderla finché non chiude.

## Il gioco

illegal-not-your-turn = { $player ->
    [none] Non tocca a te: aspetta il tuo turno.
   *[other] Non tocca a te: tocca { AD($player) } { $player }.
}
illegal-not-in-hand = { $card ->
    [none] Non hai quella carta: scegline una delle tue.
   *[other] Non hai { $card }: scegli una delle tue carte.
}
illegal-no-deal = Ora non c'è nessuna smazzata in corso: aspetta la prossima.
illegal-match-over = Questa partita è finita: puoi chiedere la rivincita.
illegal-deal-running = La smazzata non è finita: la prossima comincia da sola.
illegal-wrong-deck = Questo mazzo non va bene per il gioco: nessuna carta è stata data.
illegal-no-such-seat = A questo tavolo quel posto non c'è.

## Rispondere al seme, scambi, dichiarazioni

illegal-follow-suit = Puoi rispondere al seme, quindi devi: scegli una delle tue carte di { $suit }.
illegal-head-trick = Puoi superare a { $suit }, quindi devi: scegli una carta più alta.
illegal-seat-out = Per te la partita è finita: gli altri due la giocano fino in fondo.
illegal-not-in-this-game = A questo tavolo si gioca senza: guarda nelle regole che cosa puoi fare.
illegal-not-now = Non si può ancora: aspetta che si giochi una carta.
illegal-too-late-to-exchange = { $retire ->
    [deuce_first_trick] Puoi scambiare la briscola in tavola solo durante la prima presa.
   *[other] Puoi scambiare la briscola in tavola solo dopo aver vinto una presa, prima di giocare, finché è lì.
}
illegal-no-card-to-exchange = { $retire ->
    [deuce_first_trick] Per lo scambio ti serve il due di briscola.
   *[other] Per lo scambio ti serve il sette di briscola, se in tavola c'è una carta alta, o il due, se è bassa.
}
illegal-no-conquista = Per la conquista devi avere insieme asso, { $ten } e re di briscola.
illegal-claim-too-early = Puoi dichiarare dalla prima presa completa in poi.
illegal-claim-not-reached = Puoi dichiarare vinta la smazzata quando la tua parte ha 61 punti nelle prese fatte.
illegal-denounce-opponent = Puoi denunciare solo un avversario.

## Aste e chiamate

illegal-not-your-turn-auction = { $player ->
    [none] Non tocca a te: aspetta il tuo turno.
   *[other] Non tocca a te: ora tocca { AD($player) } { $player }.
}
illegal-bid-first = L'asta non è finita: prima di giocare offri o passa.
illegal-bid-too-low = { $standing ->
    [none] Non supera l'ultima offerta: offri di più o passa.
   *[other] Non supera l'ultima offerta, { $standing }: offri di più o passa.
}
illegal-wrong-bid = { $floor ->
    [none] Questa offerta ora non si può fare: scegline una di quelle proposte o passa.
   *[other] Si offre da { $floor } a 120 punti: scegli una delle offerte proposte o passa.
}
illegal-no-auction = Ora non c'è nessuna asta: si offre solo prima della chiamata.
illegal-call-first = Prima si chiama, poi si gioca.
illegal-no-call-due = Ora non c'è niente da chiamare: chiama chi vince l'asta, prima di giocare.
illegal-wrong-call = Con questa offerta non si può chiamare così: scegli una delle chiamate proposte.
illegal-blind-not-allowed = Qui devi dire il seme: puoi tacerlo solo se chiami un due, con un'offerta abbastanza alta e a un tavolo che lo permette.
illegal-no-suit-due = Ora non c'è nessun seme da dire: si dice dopo una prima presa al buio.
illegal-name-suit-first = Prima chi ha chiamato dice il seme, poi si va avanti.

## Concedere una smazzata

illegal-not-decided = Questa smazzata è ancora aperta. Puoi concederla quando è persa.
illegal-not-lost = La tua parte ha già vinto questa smazzata. Può concederla solo l'altra.
illegal-no-concession = Nessuno ti ha chiesto se concedere questa smazzata.
illegal-concession-due = { $player ->
    [none] Si aspetta chi deve dire se concedere: poi si va avanti.
   *[other] Si aspetta che { $player } dica se concedere: poi si va avanti.
}
illegal-concession-refused = Chi gioca con te preferisce continuare. Puoi chiederlo di nuovo dopo questa presa.

## Intesa fra compagni

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
talk-old-question = Quella domanda è chiusa: l'ultimo messaggio mostra quella aperta.
talk-not-held = Puoi fare il segno solo di una carta che hai: scegli una di quelle proposte.
talk-not-here = { $tried ->
    [signal] A questo tavolo non si fanno segni.
    [watch] A questo tavolo non si tiene d'occhio nessuno.
    [look] A questo tavolo non si guardano le carte del compagno.
    [answer] A questo tavolo non si fanno domande.
   *[other] A questo tavolo non si fanno domande e non si danno ordini.
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
} tenere d'occhio solo un avversario: { $players }.
talk-led-already = Hai già giocato la prima carta: potrai fare domande e dare ordini prima della prossima presa che apri.
talk-election = Le squadre stanno ancora scegliendo il rais: si parla dalla presa { $trick }.
talk-here-off = Qui non si parla.
talk-here-signals = Qui i compagni si fanno segni: `/segno`.
talk-here-conversation = Qui chi è di mano può prima fare domande e dare ordini: `/compagno chiedi` e `/compagno ordina`.
talk-here-rais = Qui il rais di una squadra può fare domande e dare ordini: `/rais`.
talk-here-free = Qui tutti parlano come vogliono, senza comandi.

## Il rais e i cenni

refusal-no-rais = A questo tavolo non si vota: i capitani ci sono solo nei giochi con il rais.
refusal-no-election = Ora non si vota: i capitani si eleggono prima della prima smazzata.
refusal-vote-own-team = Puoi votare solo per qualcuno della tua squadra.
refusal-no-own-gestures = Questo tavolo ha già i suoi gesti: scegli prima nelle opzioni quelli di chi ospita il tavolo.
refusal-no-such-sign = Per questo non c'è un gesto: scegli uno di quelli proposti.
refusal-gesture-too-long = È troppo lungo: descrivi il gesto in { $cap } caratteri al massimo.

## Tornei e smazzata del giorno

refusal-at-event = Al tavolo di un torneo lo decide il torneo: usa il suo messaggio.
refusal-withdrawn = Hai lasciato il torneo: questa partita la finisce un computer.
refusal-already-ready = Hai già detto che ci sei.
refusal-predictions-closed = I pronostici per questa partita sono chiusi.
refusal-predicts-own-match = In questa partita giochi tu. I pronostici sono per chi guarda.
refusal-at-boards = Altri tavoli giocano le stesse carte: queste smazzate non si abbandonano.

## Opzioni che non fanno un gioco

impossible-unknown-option = L'opzione «{ $option }» non esiste: scegline una di quelle offerte.
impossible-wrong-value = «{ $value }» non va per «{ $option }»: scegli { $allowed }.
allowed-number = un numero intero

## Salvataggio

store-unavailable = In questo momento non riesco a salvare, quindi non è cambiato nulla: riprova fra poco.
store-error = Il salvataggio non è riuscito e non è cambiato nulla: riprova.
store-counts = È valido e salvato. Solo che adesso non riesco a mostrarlo: fra poco premi *Le mie carte*.

## Permissions in a channel

permission-missing = { $count ->
    [one] Qui manca { $permissions }.
   *[other] Qui mancano { $permissions }.
}
quoted = «{ $name }»
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-threads = Invia messaggi nei thread
permission-attach = Allega file
permission-create = Crea thread pubblici
