### Perché qualcosa non si può fare, e che cosa si può fare. Una frase per caso; si dà del tu.

## Tavoli

refusal-no-table = Questo tavolo non esiste o non c'è più: puoi aprirne un altro.
refusal-table-closed = Questo tavolo è chiuso: puoi aprirne un altro.
refusal-stale = Da quel messaggio il gioco è andato avanti: usa l'ultimo.
refusal-not-seated = Può farlo solo chi siede a questo tavolo.
refusal-already-seated = Sei già a questo tavolo: un posto a testa.
refusal-not-host = Può farlo solo chi ha aperto il tavolo, cioè { $host }.
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
refusal-remove-yourself = Non puoi mandare via te stesso. Se vuoi, lascia il tavolo.
refusal-not-in-lobby = La partita è cominciata. Si potrà di nuovo prima della rivincita.
refusal-not-playing = Qui non si sta giocando: si potrà fare quando chi ha aperto il tavolo avrà dato il via.
refusal-not-finished = La partita non è finita: la rivincita si chiede alla fine.
refusal-wrong-order = Quest'ordine non va: nomina tutti quelli che siedono al tavolo, una volta ciascuno.
refusal-too-many-members = Al tavolo siete già in { $members }, troppi per giocare in { $players }: prima qualcuno deve alzarsi.
refusal-claim-hidden = { $rated ->
    [yes] Se la partita vale per la classifica i punti sono coperti, e dichiarare la smazzata li rivelerebbe: falla finire appena è decisa, oppure gioca senza classifica.
   *[no] Con i punti coperti nessuno può dichiarare la smazzata, perché così li rivelerebbe: mostra a ciascuno almeno i propri punti, oppure falla finire appena è decisa.
}
refusal-resign-two-sides = Ci si arrende solo quando le parti sono due; puoi lasciare la partita, e un computer gioca al tuo posto.
refusal-not-your-side = Può rispondere solo chi gioca dalla tua parte.
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
refusal-too-many-arrivals = Ti sei alzato e seduto molte volte: potrai sederti di nuovo { $when }.
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

## Opzioni che non fanno un gioco

impossible-unknown-option = L'opzione “{ $option }” non esiste: scegline una di quelle offerte.
impossible-wrong-value = “{ $value }” non va per “{ $option }”: scegli { $allowed }.
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
permission-quoted = «{ $name }»
permission-view = Vedi canale
permission-send = Invia messaggi
permission-threads = Invia messaggi nei thread
permission-attach = Allega file
permission-create = Crea thread pubblici
