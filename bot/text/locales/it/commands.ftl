# Comandi: nomi, descrizioni, opzioni, scelte; e ciò che dicono solo i comandi.

## Il gioco

command-briscola = briscola
command-briscola-about = Tavoli, partite e carte di Briscola
command-new = nuova
command-new-about = Apri un tavolo qui: gli altri entrano, i computer occupano i posti liberi
command-join = entra
command-join-about = Siediti a un tavolo, accetta un invito o riprendi il tuo posto
command-leave = esci
command-leave-about = Lascia il tavolo o rifiuta un invito; in partita un computer prende il tuo posto
command-start = avvia
command-start-about = Comincia la partita, se ospiti il tavolo
command-shuffle = mescola
command-shuffle-about = Aggiungi alla mescolata un tuo numero a caso, prima della partita
command-computer = computer
command-computer-about = Dai un posto libero a un computer, o mandane via uno, se ospiti il tavolo
command-invite = invita
command-invite-about = Invita qualcuno al tuo tavolo: può accettare o rifiutare
command-remove = allontana
command-remove-about = Manda via qualcuno prima della partita, se ospiti il tavolo
command-seats = posti
command-seats-about = Decidi chi siede dove, e quindi chi gioca con chi, se ospiti il tavolo
command-options = opzioni
command-options-about = Vedi che cosa gioca un tavolo, o cambia un'opzione prima della partita, se lo ospiti
command-table = tavolo
command-table-about = Mostra di nuovo il tavolo in fondo al canale
command-rematch = rivincita
command-rematch-about = Un'altra partita allo stesso tavolo, quando questa è finita
command-end = chiudi
command-end-about = Chiudi il tavolo: in partita devono essere tutti d'accordo
command-substitute = subentra
command-substitute-about = Subentra a qualcuno; al tuo tavolo: cerca chi continui al tuo posto
command-resign = arrenditi
command-resign-about = Lascia vincere gli altri, se tutte le persone della tua squadra sono d'accordo
command-hand = carte
command-hand-about = Guarda le tue carte; nessun altro le vede
command-play = gioca
command-play-about = Gioca una carta dicendone il nome
command-last = ultima
command-last-about = Rivedi l'ultima presa, se il tavolo lo permette
command-score = punti
command-score-about = Guarda i punti e il punteggio, per quanto il tavolo li mostra
command-rules = regole
command-rules-about = Leggi le regole del gioco, con le opzioni di un tavolo
command-read = leggi
command-read-about = Il tavolo, la tua mano o l'ultima presa come testo, da ascoltare
command-record = verbale
command-record-about = Scarica una partita finita come file che ogni programma può leggere
command-verify = verifica
command-verify-about = Dimostra che le carte di una partita finita erano mescolate onestamente

## Classifiche

command-leaderboard = classifica
command-leaderboard-about = Chi gioca meglio, qui o ovunque
command-seasons = stagioni
command-seasons-about = Quanto dura una stagione, e in quale fuso orario comincia
command-stats = statistiche
command-stats-about = I numeri di un giocatore: partite, vittorie, punti, valutazione
command-history = storico
command-history-about = Le ultime partite di un giocatore

## Di te

command-preferences = preferenze
command-preferences-about = La tua lingua, dove ricevi le carte e come sono disegnate
command-holiday = ferie
command-holiday-about = Vai in ferie fino al giorno che scegli: i tuoi turni per corrispondenza aspettano
command-privacy = privacy
command-privacy-about = Che cosa è conservato su di te
command-export = esporta
command-export-about = Tutto ciò che è conservato su di te, in un file
command-delete = cancella
command-delete-about = Fatti dimenticare: nome, valutazioni e preferenze spariscono

## Gestire un server

command-briscola-move = briscola-mossa
command-briscola-move-about = Le mosse particolari: offri, chiama, scambia, dichiara
command-briscola-me = briscola-io
command-briscola-me-about = Le tue partite, statistiche, preferenze e i tuoi dati
command-partner = compagno
command-partner-about = Parla con il tuo compagno
command-match = partita
command-match-about = Le tue partite finite
command-briscola-admin = briscola-admin
command-briscola-admin-about = Che cosa può fare il gioco su questo server
command-channels = canali
command-channels-about = In quali canali si possono aprire tavoli
command-limits = limiti
command-limits-about = Quanti tavoli possono essere aperti insieme; 0 rimette il limite solito
command-language = lingua
command-language-about = La lingua dei tavoli, che tutti vedono
command-hands = mano
command-hands-about = Dove arrivano le carte a chi non ha scelto altro
command-tables = tavoli
command-tables-about = I tavoli aperti su questo server
command-status = stato
command-status-about = Che cosa posso fare qui, che cosa è aperto e che cosa è impostato
command-admin-tricks = prese
command-admin-tricks-about = Come i nuovi tavoli mostrano le prese
command-admin-end = chiudi
command-admin-end-about = Chiudi subito un tavolo

## Opzioni

option-game = gioco
option-game-about = Quale gioco
option-players = giocatori
option-players-about = In quanti si gioca
option-teams = squadre
option-teams-about = Chi gioca con chi
option-seating = posti
option-seating-about = Come si arriva ai posti, e quindi ai compagni
option-target = vittorie
option-target-about = Quante smazzate servono per vincere la partita: 2 è al meglio delle tre
option-tie = pareggio
option-tie-about = Che cosa succede quando una smazzata finisce 60 a 60
option-pack = mazzo
option-pack-about = Con quali carte si gioca
option-clock = tempo
option-clock-about = Quanto può durare ogni turno
option-access = accesso
option-access-about = Chi può sedersi
option-tricks = prese
option-tricks-about = Come si mostrano le prese
option-rated = valida
option-rated-about = Se la partita conta per le valutazioni (solo persone; i punti restano nascosti)
option-thread = thread
option-thread-about = Se il tavolo ha un thread tutto suo
option-table = tavolo
option-table-about = Quale tavolo, se ce n'è più d'uno
option-any_table = tavolo
option-any_table-about = Quale tavolo di questo server
option-computers = cosa
option-computers-about = Aggiungine uno o manda via l'ultimo
option-level = livello
option-level-about = Quanto gioca bene
option-personality = carattere
option-personality-about = Come gli piace giocare
option-person = persona
option-person-about = Chi
option-order = posti
option-order-about = Chi siede con chi, o i nomi nell'ordine di gioco
option-option = opzione
option-option-about = Che cosa cambiare
option-value = valore
option-value-about = Il nuovo valore
option-answer = risposta
option-answer-about = D'accordo, o si continua
option-ending = come
option-ending-about = D'accordo, si continua, o subito (moderatori)
option-absentee = per
option-absentee-about = Chi non c'è, o cerca chi subentri
option-search = ricerca
option-search-about = Cerca qualcuno, o smetti di cercare
option-agreement = accordo
option-agreement-about = Permetti a tutti di chiedere consigli, oppure no
option-card = carta
option-card-about = Una delle tue carte
option-what = cosa
option-what-about = Che cosa leggere
option-match = partita
option-match-about = Quale partita; se non scegli, la tua ultima
option-scope = ambito
option-scope-about = Questo server, o tutti
option-by = per
option-by-about = Che cosa conta
option-season = stagione
option-season-about = Le classifiche di una stagione
option-length = durata
option-length-about = Un trimestre o un mese
option-page = pagina
option-page-about = Da quale pagina
option-player = giocatore
option-player-about = Di chi; se non scegli, le tue
option-show = mostra
option-show-about = Che cosa si vede
option-other = con
option-other-about = Qualcuno con cui fare il confronto
option-language = lingua
option-language-about = La lingua
option-cards = carte
option-cards-about = Dove ti vengono mostrate le carte
option-place = dove
option-place-about = Anche in privato, o solo al tavolo
option-pictures = immagini
option-pictures-about = Se quello che vedi solo tu ha immagini o è fatto di sole parole
option-reminders = avvisi
option-reminders-about = Se vuoi gli avvisi delle partite per corrispondenza: turni, assenze e risultati
option-confirm = conferma
option-confirm-about = Se una carta si gioca solo premendola due volte
option-listed = elenco
option-listed-about = Se le classifiche di tutti i server ti nominano
option-badges = distintivi
option-badges-about = Se gli altri vedono i tuoi distintivi
option-zone = fuso
option-zone-about = Il tuo fuso orario, per le ore di silenzio e le ferie
option-quiet = silenzio
option-quiet-about = Quando non vuoi avvisi né turni che scadono, per esempio 22:00-08:00
option-until = fino
option-until-about = L'ultimo giorno via, per esempio 2027-08-31; oppure «back»
option-deck = disegno
option-deck-about = Come sono disegnate le carte della tua mano
option-allow = permetti
option-allow-about = Un canale dove si possono aprire tavoli
option-forbid = vieta
option-forbid-about = Un canale dove non si può più
option-everywhere = ovunque
option-everywhere-about = Permetti di nuovo ogni canale
option-per_person = persona
option-per_person-about = Tavoli a cui può sedere una persona
option-per_channel = canale
option-per_channel-about = Tavoli in un canale
option-per_server = server
option-per_server-about = Tavoli su tutto il server

## Scelte

choice-players-2 = 2
choice-players-3 = 3
choice-players-4 = 4
choice-players-6 = 6
choice-teams-none = Ognuno per sé
choice-teams-pairs = Due coppie
choice-teams-triples = Due squadre da tre
choice-seating-random = A caso
choice-seating-host = Decide chi ospita
choice-seating-join-order = In ordine di arrivo
choice-tie-nobody-scores = Nessuno segna, dà il prossimo mazziere
choice-tie-replay-same-dealer = Nessuno segna, ridà lo stesso mazziere
choice-tie-last-trick-wins = Decide l'ultima presa
choice-tie-carry = La prossima smazzata vale uno in più
choice-pack-italian40 = Carte italiane
choice-pack-french40 = Carte francesi
choice-access-open = Chi vuole
choice-access-invited = Solo chi ha un invito
choice-tricks-live = Sul messaggio del tavolo
choice-tricks-each = Un messaggio per presa
choice-computers-add = Aggiungi
choice-computers-remove = Manda via
choice-level-even = Un avversario alla pari
choice-level-1 = 1 · Esordiente
choice-level-2 = 2 · Apprendista
choice-level-3 = 3 · Dilettante
choice-level-4 = 4 · Giocatore abituale
choice-level-5 = 5 · Giocatore pratico
choice-level-6 = 6 · Giocatore abile
choice-level-7 = 7 · Giocatore di circolo
choice-level-8 = 8 · Giocatore forte
choice-level-9 = 9 · Campione
choice-level-10 = 10 · Maestro
choice-answer-agree = D'accordo
choice-answer-refuse = Si continua
choice-search-start = Cerca qualcuno
choice-search-stop = Smetti di cercare
choice-agreement-allow = Consigli sì
choice-agreement-refuse = Consigli no
choice-ending-agree = D'accordo
choice-ending-refuse = Si continua
choice-ending-now = Subito (moderatori)
choice-what-table = Il tavolo
choice-what-hand = La mia mano
choice-what-last = L'ultima presa
choice-scope-server = Questo server
choice-scope-overall = Tutti i server
choice-by-rating = Valutazione
choice-by-wins = Vittorie
choice-by-points = Punti stagione
choice-length-quarter = Trimestre
choice-length-month = Mese
choice-by-records = Record
choice-show-rating = Valutazione nel tempo
choice-show-points = Punti delle carte
choice-show-partners = Compagni
choice-show-badges = Distintivi
choice-language-auto = Come Discord
choice-cards-auto = Come vuole il server
choice-cards-both = Messaggio diretto e pulsante
choice-cards-dm = Messaggio diretto
choice-cards-here = Solo con il pulsante «Le mie carte»
choice-place-both = Messaggio diretto e pulsante
choice-place-here = Solo con il pulsante «Le mie carte»
choice-pictures-on = Immagini e parole
choice-pictures-off = Solo parole
choice-reminders-on = Turni, assenze e risultati
choice-reminders-off = Mai
choice-confirm-on = Premi due volte per giocare la carta
choice-confirm-off = Premi una volta per giocare la carta
choice-listed-on = Con il mio nome
choice-listed-off = Senza il mio nome
choice-badges-on = Gli altri li vedono
choice-badges-off = Li vedo solo io
choice-deck-auto = Come quelle del tavolo
choice-deck-neapolitan = Stile napoletano
choice-deck-sicilian = Stile siciliano
choice-deck-piacentine = Stile piacentino
choice-deck-trevisan = Stile trevigiano
choice-deck-triestine = Stile triestino
choice-deck-spanish = Stile spagnolo (1, 10, 11, 12)
choice-deck-latin-large = Italiane a caratteri grandi
choice-deck-latin-four-colours = Italiane a quattro colori
choice-deck-french = Francesi (K, Q, J)
choice-deck-parisian = Stile parigino (R, D, V)
choice-deck-portuguese = Stile portoghese (R, D, V)
choice-deck-french-large = Francesi a caratteri grandi
choice-deck-french-four-colours = Francesi a quattro colori
choice-yes = sì
choice-no = no

## Suggerimenti durante la scrittura

suggest-table = { $game }, { $host } · { $stage } · { $id }
suggest-stage-lobby = aspetta giocatori
suggest-stage-playing = in partita
suggest-stage-finished = partita finita
suggest-stage-closed = chiuso
suggest-match = { $day } · { $game } · { $names }
suggest-order-versus = { $first } contro { $second }
suggest-option = { $option } (ora: { $value })

## Risposte

reply-too-often = Un po' troppo in fretta. Riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
reply-only-in-server = Funziona solo in un server.
reply-no-room = Non posso scrivere in questo canale. Dammi i permessi «Visualizza canale», «Invia messaggi» e «Allega file».
reply-unknown-card = Non conosco questa carta. Scegli uno dei suggerimenti.
reply-unknown-order = Così non ci si può sedere. Scrivi i nomi dei giocatori e scegli uno dei suggerimenti.
reply-unknown-option = Questa opzione o questo valore non esiste. Scegli uno dei suggerimenti.
reply-unknown-personality = Nessun computer ha questo carattere. Scegli uno dei suggerimenti.
reply-unknown-match = Non conosco una partita finita con questo nome.
reply-running-match = Questa partita non è ancora finita: fino ad allora il suo valore iniziale resta segreto, fissato come `{ $commitment }`.
reply-no-matches = Non hai ancora finito una partita.

## Verbale e prova

record-ready = Il verbale della partita { $match }. `/briscola verifica` ne dimostra la mescolata.
verify-ok = **È tutto giusto.** { $packs ->
    [0] Nessuna smazzata è arrivata alla fine
    [one] L'unico mazzo viene dal valore iniziale fissato prima che qualcuno mescolasse
   *[other] Tutti i { $packs } mazzi vengono dal valore iniziale fissato prima che qualcuno mescolasse
}, ogni mossa segue le regole, ogni punto è contato bene.
verify-no-seed = Le mosse seguono le regole, ma il valore iniziale di questa partita non è più conservato: la mescolata in sé non si può dimostrare.
verify-wrong-seed = **Non è giusto:** il valore iniziale non è quello fissato prima che qualcuno mescolasse.
verify-wrong-pack = **Non è giusto:** il mazzo della smazzata { $deal } non viene dal valore iniziale.
verify-wrong = **Non è giusto:** { $flaw }
verify-file = Tutto ciò su cui poggia la prova della partita { $match }: smazzate, valore iniziale, impegno, quello che ha aggiunto ogni posto.
verify-seed = Rivelato ora (valore iniziale):
verify-how = Non devi credermi sulla parola: confronta la riga con quella al tavolo, poi controlla il file con il piccolo programma `docs/fair.py` di questo bot, o con uno tuo. L'impegno è lo SHA-256 di valore iniziale e partita; valore iniziale, partita e nonce danno ogni mazzo.

## Classifica

board-heading-rating-server = Classifica di questo server per valutazione: { $game }
board-heading-rating-overall = Classifica di tutti i server per valutazione: { $game }
board-heading-wins-server = Classifica di questo server per vittorie: { $game }
board-heading-wins-overall = Classifica di tutti i server per vittorie: { $game }
board-all-games = tutti i giochi
board-line-rating = **{ $place }.** { $name }: **{ $rating }** · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
board-line-wins = **{ $place }.** { $name }: **{ $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}** in { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
board-empty = Qui non c'è ancora nessuno. Per la valutazione contano le partite valide tra persone; per le vittorie ogni partita finita.
board-note-rating = Contano solo le partite valide per la valutazione. È una stima prudente: sale quando diventa più sicura. Una valutazione provvisoria («?») si basa su poche partite.
board-note-form = Forma: le ultime cinque partite, valide o no per la valutazione, l'ultima in fondo: V vinta, P non vinta.
board-line-more = { $provisional ->
    [yes] (provvisoria){ " " }
   *[no] { "" }
}{ $form ->
    [none] { "" }
   *[other] · forma { $form }{ " " }
}{ $run ->
    [0] { "" }
   *[other] · { $run } vittorie di fila{ " " }
}{ $percent ->
    [0] { "" }
   *[other] · nel miglior { $percent }%
}
form-won = V
form-lost = P
board-page = Pagina { $page }
board-back = Indietro
board-next = Avanti
board-unlisted = senza nome
board-note-listed = Nelle classifiche di tutti i server è nominato solo chi lo vuole: `/briscola-io preferenze elenco:`.

## Numeri di un giocatore

stats-heading = { $name }
stats-here = Su questo server
stats-overall = Su tutti i server
stats-none = Nessuna partita finita finora.
stats-line = **{ $game }**: { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
} ({ $share }%)
stats-points = Punti delle carte per partita: { $points } in media, al massimo { $best }
stats-streak-won = Serie in corso: { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
} · la più lunga: { $longest }
stats-streak-lost = Serie in corso: { $count ->
    [one] { $count } partita senza vittoria
   *[other] { $count } partite senza vittoria
} · serie di vittorie più lunga: { $longest }
stats-form = Forma: { $form }
stats-rating = Valutazione: { $rating }{ $provisional ->
    [yes] { " " }(provvisoria)
   *[no] { "" }
}
stats-no-rating = Non c'è ancora una valutazione da disegnare: servono due partite valide che tu possa vedere.
stats-no-points = Non ci sono ancora punti da disegnare: servono due partite che tu possa vedere.
stats-unrated = Valutazione: ancora nessuna

## Partite di un giocatore

history-heading = Partite di { $name }
history-none = Nessuna partita finita finora.
history-line = { $when } · { $game } · { $outcome } { $score } · { $names } · `{ $match }`
history-won = vinta
history-lost = persa
history-rated = valida

## Preferenze

preferences-heading = Le tue preferenze
preferences-saved = Salvato.
preferences-language = Lingua: **{ $value }**
preferences-cards = Le tue carte: **{ $value }**
preferences-pictures = Quello che vedi solo tu: **{ $value }**
preferences-reminders = Avvisi dalle partite per corrispondenza: **{ $value }**
preferences-confirm = Giocare una carta: **{ $value }**
preferences-listed = Classifiche di tutti i server: **{ $value }**
preferences-badges = I tuoi distintivi: **{ $value }**
preferences-zone = Fuso orario: **{ $zone ->
    [none] non lo so
   *[other] { $zone }
}**
preferences-quiet = Ore di silenzio: **{ $hours ->
    [none] nessuna
   *[other] { $hours }
}**
preferences-no-quiet = Nessuna ora di silenzio
hours-bad-zone = Non conosco questo fuso orario. Scegline uno dall'elenco di `fuso:`, per esempio Europe/Rome.
hours-bad = Non capisco queste ore. Scrivile così: 22:00-08:00, oppure «off» per nessuna.
hours-same = Le ore di silenzio devono finire a un'ora diversa da quella in cui cominciano. «off» vuol dire nessuna.
hours-long = Le ore di silenzio possono essere al massimo { $hours }, perché gli altri non aspettino all'infinito.
hours-no-zone = Prima dimmi il tuo fuso orario con `/briscola-io preferenze fuso:`.
holiday-heading = Ferie
holiday-now = { $when ->
    [none] Non sei in ferie.
   *[other] Sei in ferie fino al { $when }: fino ad allora i tuoi turni per corrispondenza aspettano.
}
holiday-left = { $days ->
    [0] Non ti resta nessun giorno.
    [one] Ti resta { $days } giorno.
   *[other] Ti restano { $days } giorni.
}
holiday-help = Ci sono { $days } giorni ogni 365, contati interi. Con `/briscola-io ferie fino:` le cominci, le allunghi o le accorci; finiscono da sole.
holiday-end = Sono di nuovo qui
holiday-none = Non sei in ferie.
holiday-bad-day = Non capisco questo giorno. Scrivilo così: 2027-08-31.
holiday-past = Questo giorno è già passato. Indicane uno da oggi in poi.
holiday-long = { $days ->
    [0] Non ti resta nessun giorno di ferie.
    [one] È troppo: ti resta { $days } giorno di ferie.
   *[other] È troppo: ti restano { $days } giorni di ferie.
}
preferences-deck = { $family ->
    [italian] Semi italiani e spagnoli
   *[french] Semi francesi
}: **{ $value }**
preferences-show-decks = { $family ->
    [italian] Mazzi con semi italiani
   *[french] Mazzi con semi francesi
}
preferences-decks = { $family ->
    [italian] Mazzi con semi italiani e spagnoli
   *[french] Mazzi con semi francesi
}
preferences-decks-help = La tua mano è disegnata con il mazzo che scegli, anche nei messaggi diretti. Le carte sul tavolo sono disegnate come vuole chi ospita.
preferences-decks-alt = { $family ->
    [italian] Di ogni mazzo l'asso di denari, il sette di spade, il fante di coppe, il cavallo di bastoni, il re di spade e il dorso
   *[french] Di ogni mazzo l'asso di quadri, il sette di picche, il fante di cuori, la donna di fiori, il re di picche e il dorso
}: { $decks }
preferences-back = Tutte le preferenze
preferences-dm-closed = Non posso scriverti in privato, perciò le tue carte aspettano dietro il pulsante «Le mie carte». Per riceverle, permetti i messaggi diretti da questo server.

## Privacy

privacy-export-ready = Tutto ciò che è conservato su di te. Le carte di una partita in corso non ci sono.
privacy-export-part = Parte { $part } di { $parts }: unite in quest'ordine, formano un solo file compresso con gzip.
privacy-how-long = Tutto resta finché non lo cancelli con `/briscola-io privacy cancella`, anche se un server mi rimuove. Le impostazioni di quel server vengono cancellate dopo { $days } giorni.
privacy-ask = Lasci ogni tavolo, dove continua un computer, e il tuo id e il tuo nome diventano un numero senza nome nelle partite finite e nei loro registri. Valutazioni, statistiche e preferenze vengono cancellate. I messaggi già pubblicati su Discord restano come sono. Non si può annullare.
privacy-confirm = Dimenticami
privacy-keep = Conserva tutto
privacy-kept = Non è cambiato nulla.
privacy-done = Fatto: il tuo nome non c'è più.

## Gestire un server: risposte

admin-channels-all = Si possono aprire tavoli in ogni canale.
admin-channels-some = Si possono aprire tavoli in: { $channels }.
admin-channels-full = Posso elencare al massimo { $most } canali. Permetti invece ogni canale.
admin-limits = Tavoli insieme: { $person } per persona, { $channel } per canale, { $server } su tutto il server.
admin-limit-usual = il numero solito
admin-language-auto = I tavoli parlano la lingua impostata in Discord per questo server: **{ $value }**.
admin-language-set = La lingua dei tavoli: **{ $value }**.
admin-tricks-live = I nuovi tavoli mostrano le prese su un solo messaggio e, a smazzata finita, tutte insieme su un foglio.
admin-tricks-each = I nuovi tavoli pubblicano ogni presa in un messaggio a parte.
admin-hands-both = Chi gioca riceve le carte in privato e con il pulsante *Le mie carte*, se non ha scelto altro in `/briscola-io preferenze`.
admin-hands-here = Chi gioca riceve le carte solo con il pulsante *Le mie carte*, se non ha scelto i messaggi diretti in `/briscola-io preferenze`.
admin-tables-heading = Tavoli aperti
admin-tables-none = Su questo server non ci sono tavoli aperti.
admin-table-line = `{ $id }` · { $game } · { $stage } · { $channel } · { $people }
tables-more = … e { $count } in più
status-heading = Stato
status-version = Versione { $version }
status-tables = Tavoli aperti su questo server: { $open }, di cui { $playing } in gioco.
status-allowed = In questo canale posso fare tutto quello che mi serve.
status-lacking = In questo canale mi manca:
status-lacks = «{ $permission }»: { $cost }
status-cost-view = qui non si possono aprire né mostrare tavoli.
status-cost-send = qui non si possono aprire né mostrare tavoli.
status-cost-attach = qui non si possono aprire tavoli, perché carte e prese si mostrano con immagini.
status-cost-create = un tavolo non può stare in un thread tutto suo: sta nel canale.
status-cost-threads = nei thread non si possono aprire né mostrare tavoli.
status-process-heading = Il processo (lo vedi perché gestisci questo bot)
status-process-since = Avviato { $since }
status-process-servers = Server: { $count }
status-process-tables = Tavoli aperti: { $open }, di cui { $playing } in gioco
status-process-waiting = In attesa: immagini { $pictures }, mosse dei computer { $moves }, messaggi dopo un errore { $retries }
status-process-gateway = Il gateway di Discord risponde entro { $milliseconds } ms
status-process-memory = Memoria: { $megabytes } MB
