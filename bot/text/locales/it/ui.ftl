# Scritte e titoli dei messaggi.

## Il gioco

ui-clock-off = senza limite di tempo
ui-clock = { $post ->
    [yes] per corrispondenza: { $span } a turno
   *[no] { $span } a turno
}
ui-rated = per la classifica
ui-differences = Regole della casa: { $what }
ui-level-novice = principiante
ui-level-player = buon giocatore
ui-level-expert = esperto
ui-level-maestro = maestro
ui-level-1 = esordiente
ui-level-2 = apprendista
ui-level-3 = dilettante
ui-level-4 = giocatore abituale
ui-level-5 = giocatore pratico
ui-level-6 = giocatore abile
ui-level-7 = giocatore di circolo
ui-level-8 = giocatore forte
ui-level-9 = campione
ui-level-10 = maestro
ui-level-numbered = { $number } · { $word }
ui-level-hint = Aggiungi un computer…
ui-level-other = { $player }: altro livello…
ui-personality-hint = Carattere del computer…
ui-personality-none = Nessun carattere in particolare
ui-personality-level = Un livello per { $player }…
personality-pina = Pina · si tiene le briscole
personality-pina-about = Pina si tiene strette le briscole: piuttosto che spenderne una, lascia andare la presa.
personality-rosina = Rosina · gioca prima le figure
personality-rosina-about = Rosina gioca prima le figure: in mano sua durano poco.
personality-peppino = Peppino · si batte per ogni punto
personality-peppino-about = Peppino si batte per ogni punto: per due spende anche una briscola.
personality-mimi = Mimì · va sul sicuro
personality-mimi-about = Mimì va sul sicuro: i suoi punti escono quando nessuno può più prenderli.
personality-gege = Gegè · apre forte
personality-gege-about = Gegè apre forte: gli piace cominciare la presa con dei punti e vedere chi osa.

## L'attesa

ui-host = ospita
ui-team = squadra { $number }
ui-seating-random-note = Squadre e posti si sorteggiano all'inizio.
ui-seating-host-note = Le squadre le fa chi ospita il tavolo.
ui-seating-join-order-note = Le squadre seguono l'ordine di arrivo.
ui-invited = Invitati: { $names }
ui-invite-hint = Invita qualcuno…
ui-invitation = { $person }, { $host } ti invita al tavolo: { $game }.
ui-rematch-call = { $person }, { $host } vorrebbe un'altra partita: { $game }.
ui-thread-title = Briscola con { $host }

## Pulsanti

ui-button-join = Siediti
ui-button-leave = Alzati
ui-button-start = Inizia
ui-button-options = Opzioni
ui-button-rules = Regole
ui-button-add = + Computer
ui-button-drop = − Computer
ui-button-shuffle = Mescola
ui-button-accept = Accetta
ui-button-decline = Rifiuta
ui-button-close = Chiudi il tavolo
ui-button-hand = Le mie carte
ui-button-last = Ultima presa
ui-button-score = Punteggio
ui-button-more = Altro…
ui-button-back = Sono qui
ui-button-resign = Arrenditi
ui-button-end = Chiudi il tavolo
ui-button-agree-end = Sì, chiudiamo
ui-button-agree-resign = Sì, ci arrendiamo
ui-button-keep-playing = Si continua
ui-button-rematch = Rivincita
ui-button-replay = Rivedi
ui-button-replay-words = A parole
ui-button-replay-deal = Smazzata { $deal }
ui-button-review = Analisi
ui-button-review-deals = Smazzata per smazzata
ui-button-to-lobby = Indietro

## Le opzioni

ui-options-title = Opzioni
ui-options-help = Scegli un'opzione, poi il suo valore. Ogni scelta vale subito.
ui-remove-hint = Fai alzare qualcuno…
ui-team-hint = Squadra 1: scegline { $count }

## Il tavolo

ui-deal-trick = Smazzata { $deal } · presa { $trick }
ui-turn = Tocca { AD($player) } { $player }.
ui-turn-until = Tocca { AD($player) } { $player }. Il tempo scade { $when }.
ui-turn-nobody = Non tocca a nessuno.
ui-trick-taken = **{ $player }** prende{ $points ->
    [none] {"."}
    [0] {", ma non vale niente."}
    [one] : { $points } punto.
   *[other] : { $points } punti.
}
ui-vote-end = Chi vorrebbe chiudere il tavolo: { $names }. Siete tutti d'accordo?
ui-vote-resign = Chi vorrebbe arrendersi: { $names }. Tutta la squadra è d'accordo?
ui-warning = { $player }, tocca a te: il tempo scade { $when }.
ui-warning-you = ⏳ Tocca a te: il tempo scade { $when }.
ui-post-turn = Tocca a te: { $game }, con { $players }, in { $place }. Il tempo scade { $when }.
ui-post-reminder = Tocca ancora a te: { $game }, con { $players }, in { $place }. Il tempo scade { $when }.
ui-post-help = Nelle partite per corrispondenza ricevi un avviso a ogni turno e un solo promemoria. Con `/briscola-io preferenze` li disattivi o scegli le ore di silenzio; con `/briscola-io ferie` il tuo tempo si ferma.
ui-post-match = { $game }, con { $players }, in { $place }.
ui-post-waits = Il tempo è scaduto e il tavolo ti aspetta fino al { $when }. Premi *Sono qui* per continuare.
ui-holiday = { $player } è in ferie fino al { $when }. I suoi turni aspettano.
ui-finished = La partita è finita. Il risultato è qui sotto.
ui-moved = { $game }: il tavolo è sceso, nel suo messaggio più recente.
ui-closed = Il tavolo è chiuso.
ui-closed-agreed = I giocatori hanno chiuso il tavolo.
ui-closed-host = Chi ospitava il tavolo lo ha chiuso.
ui-closed-moderator = Un moderatore ha chiuso il tavolo.
ui-closed-abandoned = Se ne sono andati tutti: il tavolo è chiuso.
ui-closed-idle = Da un po' non succede niente: il tavolo è chiuso.
ui-closed-removed = Il server ha rimosso il bot: il tavolo è chiuso.

## Risultati

ui-deal-over = La smazzata { $deal } è finita
ui-deal-broken-off = La smazzata { $deal } non è stata giocata fino alla fine
ui-match-over = La partita è finita
ui-deal-line = Smazzata { $deal }:
ui-deal-drawn = pari
ui-no-deals = Nessuna smazzata è arrivata alla fine.

## Le carte in mano

ui-hand-title = Le tue carte · { $game } · smazzata { $deal }
ui-hand-lobby = { $game }: la partita non è ancora cominciata. Le carte arrivano all'inizio.
ui-hand-onlooker = { $game }: in questa partita non hai un posto.
read-again = Per sapere come continua, usa di nuovo `/briscola leggi`.
ui-hand-out = { $game }: per te la partita è finita; gli altri due la giocano fino in fondo.
ui-hand-over = { $game }: la partita è finita.
ui-hand-result = Il risultato completo è in { $place }, con quello che puoi fare adesso.
ui-hand-away = { $player } gioca per te, perché il tempo è scaduto. Premi *Sono qui* per continuare tu.
ui-hand-left = { $player } gioca per te, perché hai lasciato la partita. Premi *Sono qui* per riprendere il posto.
ui-hand-withdrawn = { $player } gioca le tue carte fino alla fine, perché hai lasciato il torneo.
ui-hand-waits = Il tavolo ti aspetta. Premi *Sono qui* per continuare.
ui-hand-marked = ✔ Premi di nuovo la carta segnata per giocarla, o un'altra per cambiare.
ui-your-turn = **Tocca a te.**
ui-your-turn-until = **Tocca a te.** Il tempo scade { $when }.
ui-you-lead = Apri tu la presa.
ui-not-your-turn = Non tocca a te.
ui-hand-cards = Le tue carte: { $cards }
ui-hand-until = Carte aggiornate fino alle { $when }: poi premi *Le mie carte*.
ui-hand-until-day = Carte aggiornate fino alle { $when }: poi continua con `/problema giorno gioca`.
ui-hand-elsewhere = Stai giocando in { $place }. Per giocare da qui usa `/briscola carte`.
ui-hand-same-channel = Stai giocando da un altro messaggio qui, che vedi solo tu.
ui-hand-further-down = Le tue carte sono più in basso.
ui-hand-empty = Non hai più carte.
ui-welcome = { $game }, in { $place }: ti mando le carte qui. Le trovi anche col pulsante *Le mie carte* al tavolo.
ui-dm-closed = Non posso scriverti in privato, quindi le carte le vedi solo al tavolo: premi *Le mie carte*, oppure usa il comando `/briscola carte`.
ui-dm-later = Adesso non riesco a scriverti in privato, quindi le carte le trovi al tavolo: premi *Le mie carte*, oppure usa il comando `/briscola carte`.
ui-more = Che cosa vuoi fare?
ui-more-nothing = A questo tavolo adesso non hai niente da fare.
ui-which-table = Quale tavolo intendi?
ui-table-named = { $game }: { $names } · { $table }

## Parole sulle figure

ui-picture-title = Smazzata { $deal } · presa { $trick } di { $tricks }
ui-picture-letter = { $letter }: { $rank }
ui-picture-sheet = Smazzata { $deal } · tutte le prese
ui-picture-leads = era di mano
ui-picture-takes = ha preso
ui-picture-trump = Briscola: { $suit }
ui-picture-seat = Giocatore { $number }
ui-picture-auction = Smazzata { $deal } · l'asta
ui-picture-hand = Le tue carte
ui-picture-turn = di turno
ui-picture-dealer = M
ui-picture-last = L'ultima mano: il mazzo è finito
ui-picture-bid = Da superare: { $bid }
ui-picture-called = Chiamata: { $cards }
ui-picture-declared = Offerta: { $bid }
ui-picture-passed = passo
ui-picture-declarer = chiamante
ui-picture-partner = socio
ui-picture-rais = rais
ui-picture-points = Punti
ui-picture-counts = Valgono
ui-picture-match = Partita
ui-picture-deals = Smazzata per smazzata
ui-picture-matches = Partite
ui-picture-wins = Vinte
ui-picture-rating = Valutazione
ui-picture-season-points = Punti
ui-picture-season-rating = Valutazione
ui-picture-season-wins = Vinte
ui-picture-form = Forma
ui-picture-ratings = Valutazione dopo le ultime { $count } partite valide: { $game }
ui-picture-rose = salita o uguale
ui-picture-fell = scesa
ui-picture-values = { $note }. Le ultime { $count }, in ordine: { $values }.
ui-picture-bounds = Minima: { $lowest }, massima: { $highest }.
ui-picture-season-start = inizio di una stagione
ui-picture-seasons = Una linea verticale segna l'inizio di una stagione: prima della partita { $numbers }.
ui-picture-plot = I punti delle ultime { $count } partite { $here ->
    [yes] su questo server
   *[no] { "" }
}
ui-picture-won = vinta
ui-picture-lost = persa
ui-picture-along = dalla meno recente all'ultima
ui-picture-free = libero
ui-picture-level = livello { $number }
ui-picture-line = { $side }: { $figures }.

## Risposte

say-apology = Qualcosa è andato storto da parte mia. È cambiato solo quello che vedi; riprova.
say-discord-refused = Discord non l'ha accettato. Forse mi manca un permesso in questo canale.
say-unknown-button = Quel pulsante non funziona più. `/briscola tavolo` mostra di nuovo il tavolo.
say-old-command = Il comando in questa forma è superato. Discord mostra quello nuovo tra un momento: riprova.
say-press-again = Ci ho messo troppo. Premi ancora una volta, per favore.
say-opened = Il tavolo è aperto.
say-opened-thread = Il tavolo è aperto in { $place }.
say-no-thread = Qui non posso creare thread, quindi il tavolo sta nel canale.
say-shared = Il tuo risultato ora è nel canale.
say-table-elsewhere = Quel tavolo sta in { $place }.
say-table-direct = Il tavolo è nei tuoi messaggi diretti con me.
say-not-invited = In questo server nessuno mi ha invitato. Gioca con me nei messaggi diretti, oppure chiedi a un admin di invitarmi.
say-hand-replaced = Queste carte non valgono più: le tue sono in un messaggio più recente.
say-played = Hai giocato: { $card }.
say-invite-bot = I bot qui non giocano. Aggiungi un computer.
say-done-join = Hai un posto al tavolo.
say-done-leave = Hai lasciato il tavolo.
say-done-shuffle = Hai mescolato anche tu.
say-done-invite = L'invito è partito.
say-done-decline = Hai rifiutato. Sarà per la prossima!
say-done-addcomputer = { $player } è al tavolo: { $level }.
say-done-removecomputer = Si è alzato un computer.
say-done-remove = Fatto: il posto è di nuovo libero.
say-done-arrange = Le squadre sono fatte.
say-done-change = Fatto: le opzioni sono cambiate.
say-done-start = La partita comincia.
say-given-up = La partita è persa per abbandono.
say-done-resign = Hai proposto la resa. La partita si chiude quando è d'accordo tutta la squadra.
say-done-refuseresign = Si continua.
say-done-end = Hai proposto di chiudere il tavolo. Si chiude quando sono tutti d'accordo.
say-done-refuseend = Si continua.
say-done-endbymoderator = Il tavolo è chiuso.
say-done-substitute = Il posto è tuo.
say-done-rematch = Il tavolo per un'altra partita è aperto.
