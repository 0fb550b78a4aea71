### Tavoli: chi siede dove, che cosa succede attorno al gioco e con quali regole si gioca.

## Nomi ed elenchi

name-seat = Posto { $number }
name-numbered = { $player } (posto { $number })
name-somebody = Qualcuno
name-forgotten = qualcuno che è stato dimenticato
name-computer = { $player } (computer)
list-and = { $rest } { ED($last) } { $last }
list-or = { $rest } o { $last }
list-series = { $rest }; { $last }
labelled = { $label }: { $text }
span = { $unit ->
    [days] { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
    [hours] { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
    [minutes] { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
   *[seconds] { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
}

## Prima della partita

game-line = { $game } in { $players ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $players }
}{ $teams ->
    [pairs] , due contro due
    [triples] , tre contro tre
    [called] { "" }
   *[none] { $players ->
        [2] { "" }
       *[other] , ognuno per sé
    }
}
lobby-host = Il tavolo è di { $player }.
lobby-members = Al tavolo: { $members }.
lobby-nobody = Al tavolo non c'è nessuno.
lobby-free = { $free ->
    [0] Il tavolo è al completo.
    [one] C'è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
lobby-invited = Inviti per: { $people }.
lobby-rated = La partita vale per la classifica se giocano solo persone.
lobby-options = Opzioni: { $options }.
access-open = Può sedersi chiunque.
access-invited = Può sedersi solo chi ha un invito.
tricks-each = Ogni presa ha il suo messaggio.
seating-random = I posti si tirano a sorte.
seating-host = I posti li assegna chi ospita il tavolo.
seating-join_order = I posti seguono l'ordine di arrivo.

## Che cosa succede attorno al gioco

happened-host = Ora il tavolo è di { $player }.
happened-holiday = { $when ->
    [none] { $player } è di nuovo qui dopo le ferie.
   *[other] { $player } è in ferie fino al { $when }: i suoi turni aspettano.
}
happened-missed = Tempo scaduto per { $player }.
happened-missed-card = Tempo scaduto per { $player }: ha giocato il bot al suo posto.
happened-missed-decided = Tempo scaduto per { $player }: ha deciso il bot.
happened-moved-simply = { $player } ha avuto un intoppo e ha giocato questa mossa in modo più semplice del solito.
happened-away = { $player } non c'è: al suo posto gioca { $computer }.
happened-left = { $player } lascia la partita. Gioca { $computer }, e chi vuole può prendere il posto.
happened-returned = { $player } torna al suo posto.
happened-seat-given = { $player } prende il posto rimasto libero.
happened-hints-refused = { $player } non vuole consigli: si gioca senza.
happened-hints-allowed = Siete tutti d'accordo: si possono chiedere consigli, e la partita non vale per la classifica.
happened-resign-refused = { $player } vuole giocare ancora: niente resa.
happened-end-refused = { $player } vuole giocare ancora: il tavolo resta aperto.
closed-agreed = Il tavolo è chiuso: l'avete deciso insieme.
closed-host = Chi ospitava il tavolo lo ha chiuso.
closed-moderator = Il tavolo è stato chiuso dalla moderazione.
closed-abandoned = Il tavolo è chiuso: non c'è più nessuno.
closed-idle = Il tavolo è chiuso: da un po' non succedeva nulla.
closed-removed = Il tavolo è chiuso: il server ha rimosso il bot.

## Opzioni

rule-on = sì
rule-off = no
rule-set = { $option }: { $value }
rule-variant = gioco
rule-players = giocatori
rule-seating = come ci si siede
rule-access = chi può entrare
rule-rated = vale per la classifica
rule-tricks = prese
rule-teams = squadre
rule-teams-none = ognuno per sé
rule-teams-pairs = due contro due
rule-teams-triples = tre contro tre
rule-pack = tipo di carte
rule-pack-italian40 = italiane, 40
rule-pack-french40 = francesi, 40
rule-removed_card = carta tolta dal mazzo
rule-removed_card-2d = il due di denari (quadri)
rule-removed_card-2c = il due di coppe (cuori)
rule-removed_card-2s = il due di spade (picche)
rule-removed_card-2b = il due di bastoni (fiori)
rule-removed_card-random = un due qualsiasi, a sorte a ogni smazzata
rule-turn_up_reject = un carico girato torna nel mazzo
rule-points_shown = punti durante la smazzata
rule-points_shown-hidden = coperti
rule-points_shown-own = solo i propri
rule-points_shown-both = quelli di tutti
rule-trick_review = prese da riguardare
rule-trick_review-off = nessuna
rule-trick_review-last = l'ultima
rule-trick_review-all = tutte
rule-tie = smazzate patte
rule-tie-nobody_scores = nessuno segna
rule-tie-replay_same_dealer = ridà le carte lo stesso mazziere
rule-tie-last_trick_wins = decide l'ultima presa
rule-tie-carry = valgono per la prossima smazzata vinta
rule-match = come si vince la partita
rule-match-first_to = a smazzate vinte
rule-target = durata della partita
rule-target-value = { $target ->
    [one] una smazzata sola
   *[other] a { $target } smazzate
}
rule-turn_clock = tempo per giocata
rule-turn_clock-off = senza limite
