### Tornei.

command-tournament = torneo
command-tournament-about = I tornei: iscriversi, giocare, dirigerli
command-tournament-new = nuovo
command-tournament-new-about = Apri un torneo in questo canale; ci si iscrive con un pulsante
command-tournament-enter = iscriviti
command-tournament-enter-about = Iscriviti a un torneo, con i tuoi compagni se si gioca a coppie o a terzetti
command-tournament-withdraw = ritirati
command-tournament-withdraw-about = Lascia un torneo
command-tournament-table = tavolo
command-tournament-table-about = Trova il tavolo della tua partita
command-tournament-standings = classifica
command-tournament-standings-about = La classifica di un torneo e i tuoi risultati
command-tournament-start = inizia
command-tournament-start-about = Fai iniziare il torneo, subito o più tardi, se lo organizzi
command-tournament-round = turno
command-tournament-round-about = Dai più tempo a un turno per corrispondenza, se organizzi
command-tournament-player = giocatore
command-tournament-player-about = Escludi un'iscrizione, riammettila o cambia un compagno, se organizzi
command-tournament-result = risultato
command-tournament-result-about = Correggi un risultato dell'ultimo turno o fai rigiocare la partita, se organizzi
command-tournament-cancel = annulla
command-tournament-cancel-about = Annulla il torneo, se lo organizzi

option-event = torneo
option-event-about = Quale torneo; se manca, l'unico che c'è qui
option-title = titolo
option-title-about = Come si chiama
option-format = formula
option-format-about = Come si formano gli incontri
choice-format-swiss = Svizzero: tutti giocano ogni turno
choice-format-knockout = A eliminazione: chi perde è fuori
choice-format-round-robin = All'italiana: tutti contro tutti
choice-format-heats = A tavoli: cambiano a ogni turno
option-tempo = ritmo
option-tempo-about = Se un turno si gioca subito o in più giorni
choice-tempo-live = Dal vivo, un turno dopo l'altro
choice-tempo-post = Per corrispondenza, giorni per ogni turno
option-rounds = turni
option-rounds-about = Quanti turni; se manca, il numero consueto
option-cut = finale
option-cut-about = Quanti dei migliori giocano alla fine a eliminazione
option-starts_in = inizia-tra
option-starts_in-about = Tra quanti minuti inizia; se manca, lo fai iniziare tu
option-need_role = ruolo
option-need_role-about = Il ruolo che serve per iscriversi
option-need_matches = partite
option-need_matches-about = Quante partite finite servono per iscriversi
option-prize = premio
option-prize-about = Un ruolo per chi vince
option-mate = compagno
option-mate-about = Il tuo compagno, o quello da sostituire
option-third = terzo
option-third-about = Chi completa il tuo terzetto
option-hours = ore
option-hours-about = Quante ore in più ha il turno
option-act = azione
option-act-about = Che cosa si fa con l'iscrizione
choice-act-strike-out = Escluderla
choice-act-restore = Riammetterla
choice-act-replace = Sostituire un compagno
option-entry = iscrizione
option-entry-about = Quale iscrizione, o il giocatore di cui è la partita
option-new_partner = nuovo-compagno
option-new_partner-about = Chi prende il posto
option-verdict = verdetto
option-verdict-about = Come cambia il risultato
choice-verdict-won = Vittoria dell'iscrizione
choice-verdict-drawn = Pari
choice-verdict-annul = Annullata: si rigioca
option-reason = motivo
option-reason-about = Perché; lo leggono tutti

## The message

event-heading = 🏆 { $title }
event-format-swiss = Sistema svizzero
event-format-knockout = A eliminazione
event-format-round_robin = All'italiana
event-format-heats = A tavoli
event-tempo-live = dal vivo
event-tempo-post = per corrispondenza
event-rated = valido per la classifica
event-unrated = amichevole
event-cut = finale a eliminazione tra i migliori { $count }
event-open = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Un'iscrizione finora.
   *[other] { $count } iscrizioni finora.
}
event-starts = Inizia { $when }.
event-starts-by-host-teams = Lo fa iniziare { $host } quando sono iscritte tutte e due le squadre.
event-starts-by-host = Lo fa iniziare { $host } quando ci sono almeno { $least } iscrizioni.
event-needs-role = Per chi ha il ruolo { $role }.
event-needs-matches = { $count ->
    [one] Per chi ha finito almeno una partita.
   *[other] Per chi ha finito almeno { $count } partite.
}
event-waits-for = in attesa di { $names }
event-more = … e { $count } in più
event-round = Turno { $round } di { $rounds }
event-round-number = turno { $round }
event-knockout-round = { $entries ->
    [2] finale
    [3] finale per il terzo posto
    [4] semifinale
    [8] quarti di finale
    [16] ottavi di finale
    [32] sedicesimi di finale
    [64] trentaduesimi di finale
   *[other] ultimi { $entries }
}
event-round-cut = Eliminazione
event-round-ready = A ogni tavolo le carte si danno quando tutti hanno premuto *Ci sono*. Chi non lo fa entro le { $when } perde la partita.
event-round-until = Gioca la tua partita entro il { $when }.
event-round-until-knockout = Gioca la tua partita entro il { $when }. Se non è finita, vince chi è in vantaggio.
event-round-over = Il turno è finito. Prossimo turno: { $when }.
event-round-last = Si è giocato tutto. Risultato finale: { $when }.
event-pairing = `{ $number }` { $entries }
event-pairing-against = { $first } – { $second }
event-pairing-won = **{ $first }** – { $second } · vinta
event-pairing-lost = { $first } – **{ $second }** · persa
event-pairing-drawn = { $first } – { $second } · pari
event-pairing-played = { $first } – { $second } · giocata
event-pairing-absent = **{ $first }** – { $second } · assente
event-pairing-both-absent = { $first } – { $second } · assenti entrambi
event-pairing-uncounted = { $entries } · non conta
event-pairing-table = { $name } { $points }
event-pairing-table-absent = { $name } { $points } (assente)
event-pairing-table-left = { $name } { $points } (fuori dal torneo)
event-bye = Riposa in questo turno: { $names }
event-standings = Classifica
event-standing = { $place }. { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
event-standing-gone = { $place }. ~~{ $name }~~ · { $points }
event-place = { $place }. { $name }
event-still-in = Ancora in gioco: { $names }
event-final = Risultato finale
event-place-1 = 🥇 { $name }
event-place-2 = 🥈 { $name }
event-place-3 = 🥉 { $name }
event-cancelled = Il torneo è stato annullato.
event-prize = { $role } va a { $names }.
event-prize-by-hand = Il ruolo { $role } spetta a { $names }. Io non posso darlo: va dato a mano.
event-act-Withdrawn = { $when }: un'iscrizione è stata esclusa
event-act-Restored = { $when }: un'iscrizione gioca di nuovo
event-act-PartnerReplaced = { $when }: un compagno è stato sostituito
event-act-OutcomeCorrected = { $when }: un risultato è stato corretto
event-act-PairingRepeated = { $when }: una partita si rigioca
event-act-DeadlineMoved = { $when }: il turno ha più tempo
event-lots = -# Sorteggio: `{ $digest }`

ui-button-enter = Iscriviti
ui-button-withdraw = Ritirati
ui-button-withdraw-sure = Sì, mi ritiro
ui-button-my-match = La mia partita
ui-button-standings = Classifica
ui-button-event-rules = Regole
ui-button-event-host = Organizza
ui-button-enter-accept = Gioco
ui-button-enter-decline = No, grazie
ui-button-come-back = Torno
ui-button-ready = Ci sono
ui-button-event-start = Inizia ora
ui-button-event-later = Un'ora più tardi
ui-button-event-extend = Un giorno in più
ui-button-event-cancel = Annulla il torneo
ui-button-event-cancel-sure = Sì, annullalo

## At a table

event-table-heading = { $title } · { $round } · tavolo { $table }
event-table-heading-only = { $title } · { $round }
event-table-heading-table = { $title } · tavolo { $table }
event-table-ready = { $names }: bisogna premere *Ci sono* entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o la partita è persa. Le carte si danno quando ci sono tutti: *Le mie carte* ti mostra allora le tue.
say-done-ready = Ci sei. Le carte si danno quando ci sono tutti.

## Answers

event-opened = Il torneo è aperto. Ci si iscrive con il pulsante sotto il suo messaggio.
event-entered = Iscrizione fatta: **{ $title }**. Ti chiamo al tuo tavolo.
event-entered-with = Iscrizione fatta: **{ $title }**. { $names }: l'adesione deve arrivare entro 24 ore.
event-entered-late = Iscrizione fatta: **{ $title }**. Giochi dal prossimo turno.
event-accepted = Giochi in **{ $title }**.
event-withdrawn = Hai lasciato **{ $title }**.
event-withdraw-ask = Vuoi lasciare **{ $title }**? La partita che non hai finito è persa.
event-not-entered-then = Fatto: l'iscrizione è ritirata.
event-back = Giochi di nuovo dal prossimo turno.
event-ask-partners = Scegli con chi giochi in **{ $title }**.
event-ask-team = Scegli il resto della tua squadra per **{ $title }**. Le iscrizioni mostrano poi chi gioca insieme; con `/torneo iscriviti` lo decidi tu.
event-partners-hint = I tuoi compagni
event-invitation = { $people }: { $host } vuole giocare **{ $title }** con voi.
event-my-match = La tua partita: { $place }
event-my-match-none = Per ora non hai partite da giocare.
event-my-match-bye = In questo turno riposi, con i punti di una vittoria.
event-my-match-rests = In questo turno riposi.
event-my-match-out = { $place ->
    [1] Hai vinto: sei al 1° posto.
   *[other] Per te il torneo è finito: { $place }° posto.
}
event-my-match-ended = Questo torneo è finito: hai chiuso al { $place }° posto.
event-my-match-cut = Non giochi l'eliminazione. *Classifica* mostra il tuo posto.
event-my-match-through = Il tuo prossimo avversario non si conosce ancora. Ti chiamo al tuo tavolo.
event-my-match-over = La tua partita di questo turno è finita.
event-my-match-soon = Il tuo tavolo sta per aprirsi. Riprova tra un momento.
event-own = I tuoi risultati
event-own-line = { $round }: { $what }
event-own-none = Non hai ancora giocato.
event-host-page = **{ $title }** · che cosa puoi fare se organizzi
event-host-strike = Escludi un'iscrizione
event-host-restore = Riammetti un'iscrizione
event-host-result = Correggi un risultato
event-host-more-entries = Qui non c'è posto per tutte le iscrizioni: per le altre usa `/torneo giocatore`.
event-host-more-results = Qui c'è posto solo per gli ultimi risultati: per gli altri usa `/torneo risultato`.
event-host-verdict = Che cosa è giusto?
event-host-reason = Perché?
event-computer-added = Gioca anche { $names }.
event-computer-level = Aggiungi computer di questo livello
event-done = Fatto. Si vede nel messaggio del torneo.
event-started = **{ $title }** è iniziato.
event-postponed = **{ $title }** inizia { $when }.
event-extended = Il turno finisce { $when }.
event-cancel-ask = Annullare **{ $title }**? Le partite in corso finiscono senza risultato.
event-cancelled-done = **{ $title }** è stato annullato.
event-which = Qui ci sono più tornei. Dinne uno: { $titles }.
event-none = Qui non c'è nessun torneo. `/torneo nuovo` ne apre uno.
event-verdict-won = Ha vinto { $name }
event-verdict-drawn = Pari
event-verdict-annul = Annullata: si rigioca

suggest-event = { $title } · { $stage }
suggest-event-open = iscrizioni aperte
suggest-event-running = in corso
suggest-event-finished = finito
suggest-event-cancelled = annullato

event-scheduled-about = Torneo di briscola: { $format }, { $game }.

## Proof

event-verify-heading = Il sorteggio di { $title }
event-verify-about = Il valore iniziale è stato fissato quando il torneo si è aperto. Con gli id aggiunti dalle iscrizioni dà ogni sorteggio: le teste di serie, gli incontri, i riposi e l'ultimo spareggio.
event-verify-commitment = Impegno: `{ $commitment }`
event-verify-seed = Valore iniziale: `{ $seed }`
event-verify-right = Il valore iniziale corrisponde all'impegno, e tutto ciò che è stato sorteggiato in { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
} ne deriva.
event-verify-wrong = Qualcosa non torna: { $what }
event-verify-later = Il valore iniziale si pubblica quando il torneo è finito.
event-proof = -# Prova del sorteggio: `/briscola verifica torneo:{ $id }`

## Help

help-at-event = **{ $title }**: giochi qui. Le carte si danno quando ci sono tutti.
help-event = 🏆 **{ $title }**: { $what }
help-event-entered = L'iscrizione è fatta.
help-event-open = È aperto: premi *Iscriviti* al suo messaggio o usa `/torneo iscriviti`.

## Badges

badge-event-1 = 🥇 { $title }
badge-event-2 = 🥈 { $title }
badge-event-3 = 🥉 { $title }
badge-event = 🏆 { $title }
badge-event-about = { $place }° posto in un torneo

## Refusals

event-refusal-no-event = Questo torneo non c'è.
event-refusal-over = Questo torneo è finito.
event-refusal-not-host = Possono farlo solo { $host } e chi gestisce il server.
event-refusal-not-open = Il torneo è iniziato: questo non si può più cambiare.
event-refusal-not-running = Non si sta giocando nessun turno.
event-refusal-already-entered = L'iscrizione è già fatta.
event-refusal-other-entered = { $name } gioca già in un'altra iscrizione di questo torneo.
event-refusal-not-entered = A questo torneo non hai un'iscrizione.
event-refusal-too-late = È troppo tardi per iscriversi a questo torneo.
event-refusal-full = Il torneo è al completo: gli iscritti sono { $most }.
event-refusal-barred = All'ultimo torneo qui non c'eri. Puoi iscriverti di nuovo { $when }.
event-refusal-no-role = Questo torneo è per chi ha il ruolo { $role }.
event-refusal-few-matches = { $least ->
    [one] Per iscriverti ti serve una partita finita.
   *[other] Per iscriverti ti servono { $least } partite finite.
}
event-refusal-wrong-size = { $size ->
    [1] Qui ci si iscrive da soli.
    [2] Qui ci si iscrive in due: di' chi è il tuo compagno.
   *[other] Qui ci si iscrive in { $size }: di' chi sono i tuoi compagni.
}
event-refusal-twice = Indica persone diverse, e non te.
event-refusal-partner-is-bot = Un bot non può essere il tuo compagno.
event-refusal-not-asked = Hai lasciato questo torneo. Con *Torno*, in *Classifica*, giochi di nuovo, dove si può.
event-refusal-already-accepted = Giochi già in questa iscrizione.
event-refusal-has-played = Questa iscrizione ha già giocato: i compagni restano.
event-refusal-no-such-entry = Questa iscrizione non c'è.
event-refusal-not-away = Questa iscrizione gioca già.
event-refusal-cannot-return = In questo torneo nessuno può tornare.
event-refusal-few-entries = Servono almeno { $least } iscrizioni. { $count ->
    [0] Finora non ce n'è nessuna.
    [one] Finora ce n'è una.
   *[other] Finora ce ne sono { $count }.
}
event-refusal-rated-computers = I computer giocano solo nei tornei amichevoli.
event-refusal-no-such-pairing = Nell'ultimo turno questa partita non c'è.
event-refusal-next-paired = Il turno seguente è già formato: si possono cambiare solo i risultati dell'ultimo.
event-refusal-not-decided = Questa partita non è ancora finita.
event-refusal-needs-winner = In un torneo a eliminazione qualcuno deve vincere: scegli chi ha vinto, o fai rigiocare la partita.
event-refusal-own-result = Non puoi cambiare il risultato della tua partita. Può farlo qualcun altro che gestisce il server.
event-refusal-no-reason = Di' perché: lo leggono tutti.
event-refusal-by-post-only = Solo i turni per corrispondenza possono avere più tempo.
event-refusal-in-the-past = Scegli un momento entro i prossimi 60 giorni.
event-refusal-too-many-events = Qui sono già in corso { $most } tornei.
event-refusal-open-hands = In un torneo nessuno mostra le carte.
event-refusal-no-format = Questo gioco si fa solo a tavoli: non ha due parti.
event-refusal-waits = Un torneo non può aspettare chi manca. Scegli qualcos'altro per «{ rule-timeout }».
event-refusal-no-cut = Solo un torneo svizzero o all'italiana può finire a eliminazione, tra 2, 4 o 8.
event-refusal-role = Non posso dare { $role }: sta sopra il mio, o mi manca *Gestisci ruoli*. Scegline un altro, o dallo a mano.
event-refusal-role-of-yours = Tu non puoi dare { $role }: non sta sotto il tuo, o ti manca *Gestisci ruoli*. Scegline un altro.

closed-event = Il torneo ha chiuso questo tavolo.
ui-closed-event = Il torneo ha chiuso questo tavolo. `/torneo classifica` mostra come conta la partita.
closed-withdrawn = Fuori dal torneo: { $names }. Per questo il tavolo è stato chiuso.
ui-closed-withdrawn = Fuori dal torneo: { $names }. Per questo il tavolo è stato chiuso. `/torneo classifica` mostra come conta la partita.

## Immagini

ui-picture-buchholz = Buchholz −1
ui-picture-berger = Berger
ui-picture-opponents = Avversari
ui-picture-won-deals = Smazzate
ui-picture-cards = Carte
ui-picture-percent = Percento
ui-picture-round = { $entries ->
    [2] Finale
    [3] Terzo posto
    [4] Semifinali
    [8] Quarti
    [16] Ottavi
    [32] Sedicesimi
    [64] Trentaduesimi
   *[other] Ultimi { $entries }
}
ui-picture-part = Parte { $part } di { $parts }
ui-picture-meets = { $first } – { $second }
ui-picture-beat = { $first } – { $second }{ $score }, vittoria di { $first }
ui-picture-nobody = { $first } – { $second }, assenti entrambi
ui-picture-passed-on = { $name } passa il turno senza giocare
ui-picture-waits = { $name } aspetta un avversario
event-parts = Mostra un'altra parte come immagine

## Tables, the final, small Swisses

option-double = doppio
option-double-about = Se all'italiana ci si incontra due volte, andata e ritorno
option-third_place = terzo-posto
option-third_place-about = Se chi perde le semifinali gioca per il terzo posto
option-final = finale-a
option-final-about = A quanto si gioca la finale, se deve essere più lunga delle altre partite
option-pause = pausa
option-pause-about = I minuti tra due turni dal vivo
option-days = giorni
option-days-about = I giorni di un turno per corrispondenza
option-channels = canali
option-channels-about = Fino a quattro canali per i tavoli; senza, ogni tavolo ha il suo thread
event-double = andata e ritorno
event-third = finale per il terzo posto
# $goal: first to so many deals or points.
event-final-goal = finale: { $goal }
event-small-swiss = { $count } iscrizioni: all'italiana tutti possono incontrare tutti. Che cosa preferisci?
ui-button-event-start-robin = All'italiana
ui-button-event-start-swiss = Svizzero
event-refusal-no-final = Una finale c'è solo in un torneo a eliminazione, o che finisce con una.
event-refusal-no-double = Solo all'italiana ci si può incontrare due volte.
event-refusal-no-rounds = Il numero dei turni si sceglie solo nel sistema svizzero e nei tornei a tavoli.
event-refusal-tempo = La pausa è per i tornei dal vivo, i giorni sono per quelli per corrispondenza.
event-refusal-pause = La pausa tra due turni dura al massimo { $most } minuti.
event-refusal-days = Un turno per corrispondenza dura da 1 a { $most } giorni.
event-refusal-channels = Indica fino a { $most } canali di testo di questo server in cui possiamo scrivere tu e io, per esempio #giochi.
event-refusal-not-swiss = Solo uno svizzero con al massimo { $most } iscrizioni può diventare all'italiana.
