### La famiglia dei giochi: nomi, formule pronte, opzioni, e ciò che succede oltre a giocare le carte.

## Giochi

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = Il gioco classico: tre carte in mano, la briscola si scopre, si gioca la carta che si vuole e si vince con 61 punti su 120.
variant-briscola-short = il gioco classico
variant-briscola-aliases = classica, briscula, briškula
variant-schembil = Schembil
variant-schembil-about = Due squadre di tre, ciascuna con il suo rais: solo lui fa domande e dà ordini, ad alta voce.
variant-schembil-short = i capitani ordinano
variant-schembil-aliases = rais, briscola in sei
variant-a31 = Briscola a 31
variant-a31-about = In due, a punti coperti: chi crede di avere 31 punti lo dichiara; se è vero vince la smazzata, se no la perde.
variant-a31-short = chi ha 31 lo dichiara
variant-a31-aliases = a 31, trentuno
variant-scoperta = Briscola scoperta
variant-scoperta-about = In due, con le carte di tutti e due e la prossima del mazzo sempre in vista.
variant-scoperta-short = carte scoperte
variant-scoperta-aliases = scoperta, a carte scoperte
variant-briscolone3 = Briscolone a 3 carte
variant-briscolone3-about = In due e senza briscola; nelle ultime tre prese si deve rispondere al seme e superare.
variant-briscolone3-short = senza briscola
variant-briscolone3-aliases = briscolone, briscolone 3, briscolone a tre carte
variant-briscolone5 = Briscolone a 5 carte
variant-briscolone5-about = In due, con cinque carte in mano e senza briscola.
variant-briscolone5-short = senza briscola
variant-briscolone5-aliases = briscolone, briscolone 5, briscolone a cinque carte
variant-briscolone5t = Briscolone con briscola
variant-briscolone5t-about = In due, con cinque carte in mano: il seme della prima carta giocata è la briscola.
variant-briscolone5t-short = decide la prima
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Briškula bosniaca
variant-bosnian32-about = Con le 32 carte dal sette all'asso, dove il dieci vale dieci; da due a dieci giocatori.
variant-bosnian32-short = il dieci vale 10
variant-bosnian32-aliases = bosanska briškula, bosniaca, 32 carte
variant-double = Briscola doppia
variant-double-about = Quattro carte in mano, e a ogni presa se ne giocano due a testa.
variant-double-short = due carte per presa
variant-double-aliases = dupla briškula, briškula u četiri karte, briscola a quattro carte
variant-chiamata = Briscola Chiamata
variant-chiamata-about = In cinque si fa l'asta; chi la vince chiama una carta, e chi ce l'ha è il socio segreto.
variant-chiamata-short = un socio segreto
variant-chiamata-aliases = chiamata, a chiamata, briscola in cinque, briscolone
variant-bisca3 = Bisca
variant-bisca3-about = La sorella portoghese: il sette vale dieci e il fante batte la donna.
variant-bisca3-short = il sette vale dieci
variant-bisca3-aliases = bisca, bisca lambida
variant-bisca9 = Bisca a 9 carte
variant-bisca9-about = La Bisca in due, con nove carte in mano.
variant-bisca9-short = il sette vale dieci
variant-bisca9-aliases = bisca de nove, bisca di nove, bisca a nove carte
variant-brisca = Brisca
variant-brisca-about = La sorella spagnola: il sette e il due di briscola si possono scambiare con la carta in tavola.
variant-brisca-short = si scambia la briscola
variant-brisca-aliases = brisca española, briscola spagnola
variant-sueca = Sueca
variant-sueca-about = Due coppie, dieci carte a testa: il mazziere mostra la briscola, si risponde al seme e si tace.
variant-sueca-short = si risponde, in silenzio
variant-sueca-aliases = svedese
variant-sueca_italiana = Sueca Italiana
variant-sueca_italiana-about = Le carte della Sueca e un'asta in cinque: chi la vince chiama una carta, e chi ce l'ha è il socio segreto.
variant-sueca_italiana-short = socio segreto
variant-sueca_italiana-aliases = italiana, sueca in cinque

## Formule pronte

preset-classic = Classica
preset-classic-about = La Briscola in due che tutti conoscono, al meglio di tre smazzate.
preset-online = Online
preset-online-about = In quattro, si vince a tre smazzate; a 60 pari decide l'ultima presa, e si tace.
preset-sala = Sala
preset-sala-about = Al meglio di tre, con dieci minuti a testa per tutta la partita.
preset-wikipedia = Wikipedia
preset-wikipedia-about = Due coppie: all'inizio i compagni si mostrano le carte; con i segni, il due per la briscola in tavola e la conquista.
preset-roma = Roma
preset-roma-about = Due coppie che parlano ad alta voce: chi è di mano fa domande e dà ordini.
preset-schembil = Schembil
preset-schembil-about = Due squadre di tre, ciascuna con il suo rais.
preset-dalmacija = Dalmazia
preset-dalmacija-about = Briscola doppia in due; in quattro, due coppie in cui alla fine i compagni si guardano le carte.
preset-bosna = Bosnia
preset-bosna-about = Briškula con 32 carte e il dieci.
preset-piemonte = Piemonte
preset-piemonte-about = Il sette prende il posto del tre, come in Piemonte e in Sardegna.
preset-sud = Sud
preset-sud-about = Carte francesi, e il fante batte la donna.
preset-lisboa = Lisbona
preset-lisboa-about = La Bisca, come in Portogallo.
preset-sueca = Sueca
preset-sueca-about = Il gioco silenzioso a coppie.
preset-chiamata = Chiamata
preset-chiamata-about = In cinque, con l'asta e un socio segreto.
preset-brisca = Brisca
preset-brisca-about = Come in Spagna, con lo scambio del sette e del due.

## Opzioni

rule-none = niente
rule-cards = numero di carte
rule-pack-french32 = francesi, 32
rule-pack-spanish40 = spagnole, 40
rule-pack-spanish48 = spagnole, 48
rule-ranking = ordine di presa delle carte
rule-ranking-standard = solito
rule-ranking-qj_swap = il fante sopra la donna
rule-ranking-three_as_three = il tre al suo posto, in basso
rule-ranking-seven_for_three = il sette al posto del tre
rule-ranking-ten = con il dieci
rule-ranking-bisca = come nella Bisca
rule-seven_swap = il tre al posto del sette
rule-direction = senso di gioco
rule-direction-counter_clockwise = antiorario
rule-direction-clockwise = orario
rule-first_dealer = primo mazziere
rule-first_dealer-random = a sorte
rule-first_dealer-host = chi ospita il tavolo
rule-first_dealer-loser = chi ha perso l'ultima partita
rule-dealer_rotation = mazziere successivo
rule-dealer_rotation-right = il prossimo nel giro
rule-dealer_rotation-fixed = sempre lo stesso
rule-dealer_rotation-winner = chi vince la smazzata
rule-retire = scambio con la briscola in tavola
rule-retire-off = nessuno
rule-retire-deuce_first_trick = il due di briscola, nella prima presa
rule-retire-brisca_7_2 = sette o due di briscola, dopo una presa
rule-conquista = conquista
rule-partners_show_first = i compagni all'inizio si mostrano le carte
rule-partners_look_at_the_end = i compagni alla fine si guardano le carte
rule-talk = parlare
rule-talk-off = niente
rule-talk-signals = segni
rule-talk-conversation = domande e ordini
rule-talk-rais = solo il rais, capitano della squadra
rule-talk-free = come si vuole
rule-signal_table = tabella dei segni
rule-signal_table-pagat = di Pagat
rule-signal_table-wikipedia = di Wikipedia
rule-signal_table-custom = di chi ospita il tavolo
rule-signal_delivery = chi vede i segni
rule-signal_delivery-private = i compagni
rule-signal_delivery-catchable = i compagni e chi sta attento
rule-signal_delivery-public = tutti
rule-signal_truth = verità dei segni
rule-signal_truth-enforced = solo veri
rule-signal_truth-free = anche falsi
rule-talk_from_trick = si parla dalla presa
rule-asks_per_trick = domande per presa
rule-answer_counts = risposte con il numero di carte
rule-orders_per_trick = ordini per presa a un compagno
rule-orders = gli ordini valgono come
rule-orders-advisory = consigli
rule-orders-binding = obblighi
rule-follow_suit = rispondere al seme
rule-follow_suit-free = nessun obbligo
rule-follow_suit-must_follow = sempre
rule-follow_suit-last3_follow_and_head = nelle ultime tre prese, superando se si può
rule-match-race = a punti
rule-match-pennycook = a punti partita, secondo lo scarto
rule-match-threehand = a punti partita, in tre
rule-match-chiamata = a punteggio
rule-match-n_deals = a numero di smazzate
rule-match-sueca = a giochi
rule-goal = { $match ->
    [race] a { $target } punti
    [pennycook] a { $target } punti partita
    [threehand] a { $target } punti partita
    [chiamata] si gioca a { $target }
    [n_deals] { $target ->
        [one] una smazzata sola
       *[other] { $target } smazzate in tutto
    }
    [sueca] a { $target } giochi
   *[first_to] { rule-target-value }
}
rule-early_stop = fine anticipata della smazzata
rule-early_stop-off = mai
rule-early_stop-when_decided = appena è decisa
rule-early_stop-claim = se qualcuno la dichiara vinta
rule-match_clock = tempo di ciascuno per la partita
rule-match_clock-off = senza limite
rule-timeout = quando scade il tempo
rule-timeout-autoplay_twice = due carte d'ufficio, poi un computer
rule-timeout-autoplay = si gioca una carta d'ufficio
rule-timeout-computer_takes_seat = si siede un computer
rule-timeout-forfeit = la partita è persa
rule-timeout-wait_vote = decidono gli altri
rule-open_hands = carte in mano scoperte
rule-open_piles = prese scoperte
rule-open_next_card = prossima carta scoperta
rule-deck_pattern = disegno delle carte
rule-bisca_margins = con 91 vale due, con 120 quattro
rule-auction = asta
rule-auction-combined = a carte, poi a punti
rule-auction-rank = a carte
rule-auction-points = a punti
rule-auction-suit_only = a punti, si chiama solo il seme
rule-auction-from65 = a punti da 65, di cinque in cinque
rule-first_raise = primo rilancio a punti
rule-force = tenere la carta e chiedere punti
rule-declarer_leads = di mano chi chiama
rule-blind = prima presa al buio
rule-blind-off = no
rule-blind-on = permessa
rule-blind-from_62 = da 62 punti
rule-scoring = punteggio della smazzata
rule-scoring-standard = solito
rule-scoring-pazza = pazza
rule-bandeira = quattro giochi con 120
rule-bandeira-points = con tutti i punti
rule-bandeira-tricks = solo con tutte le prese
rule-renege = chi non risponde si può denunciare

## Opzioni che non fanno un gioco

impossible-not-in-game = { $allowed ->
    [none] In questo gioco l'opzione «{ $option }» non c'è.
   *[other] «{ $value }» qui non va per «{ $option }»: scegli { $allowed }.
}
impossible-out-of-range = «{ $value }» non va per «{ $option }»: scegli { $allowed }.
impossible-needs = { $same ->
    [yes] «{ $value }» qui non va: scegli «{ $needs }».
   *[no] «{ $option }» si può scegliere solo con «{ $needs }».
}
allowed-range = da { $low } a { $high }
allowed-text = un testo di non più di 1000 caratteri

## Valori delle carte

rank-name = { $rank ->
    [ace] asso
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] fante
    [queen] { $family ->
        [french] donna
       *[other] cavallo
    }
   *[king] re
}

## Mano e tavolo

hand-shown = { $player } ha in mano { $cards }.
hand-seen = In mano { AD($player) } { $player } hai visto: { $cards }.
hand-open = { $player } ha in mano { $cards }, come si è visto.
turnup-shown = { $player } ha in mano { $card }, mostrata come briscola.
trump-none = Non c'è briscola.
trump-not-yet = La briscola non c'è ancora: la fa la prima carta giocata.
next-card = La prossima carta del mazzo è { $card }.
stock-left = { $stock ->
    [one] Resta una carta da pescare.
   *[other] Restano { $stock } carte da pescare.
}
trick-play-covered = { $player }, una carta coperta
seat-out = fuori dalla partita

## Che cosa succede nella partita

happened-shown-trump = { $player } mostra { $card }: la briscola è { $suit }, e la carta resta in mano sua.
happened-laid-down = { $player } mette giù una carta coperta.
happened-trump-made = La briscola di questa smazzata è { $suit }.
happened-drew = { $player } pesca { $card }.
happened-exchanged = { $player } prende la briscola in tavola, { $taken }, e mette al suo posto { $given }.
happened-conquista = { $player } mostra { $cards }: conquista, la smazzata è vinta!
happened-claimed-31 = { $right ->
    [yes] { $player } dichiara 31 punti, e li ha!
   *[no] { $player } dichiara 31 punti, e non li ha.
}
happened-claimed = { $player } dichiara vinta la smazzata: è decisa.
happened-denounced = { $right ->
    [yes] { $player } denuncia { $target }, con ragione: non ha risposto al seme.
   *[no] { $player } denuncia { $target }, a torto: ha sempre risposto al seme.
}
happened-seat-out = { $player } esce dalla partita; i due in testa continuano con tutte e 40 le carte.

## Risultati

score-sum = { $match ->
    [first_to] Smazzate: { $score }.
    [race] Punti in tutto: { $score }.
    [sueca] Giochi: { $score }.
   *[other] Punteggio: { $score }.
}
score-line-race = Punti in tutto: { $score }. Si vince a { $target }.
score-line-pennycook = Punti partita: { $score }. Si vince a { $target }.
score-line-threehand = Punti partita: { $score }. Si vince a { $target }.
score-line-chiamata = Punteggio: { $score }. Si vince a { $target }.
score-line-n_deals = { $target ->
    [one] Punteggio: { $score }. Decide una smazzata sola.
   *[other] Punteggio: { $score }. Si giocano { $target } smazzate.
}
score-line-sueca = Giochi: { $score }. Si vince a { $target }.
deal-counts = Vale { $worth }.
deal-scores = La smazzata conta { $scores }.
deal-unclaimed = Nessuno ha dichiarato 31 punti: nessuno segna, e si gioca un'altra smazzata.
deal-early = La smazzata è decisa e finisce qui.
deal-race-drawn = 60 pari.
deal-two-more = Pari in testa: si giocano altre due smazzate.
match-won = { $side } { $count ->
    [one] vince
   *[other] vincono
} la partita! { $sum }
match-denounce = Decide la denuncia: { $side } { $count ->
    [one] vince
   *[other] vincono
} la partita. { $sum }

## Etichette

label-exchange = Scambia
label-conquista = Conquista
label-claim-31 = Dichiara 31
label-claim = Dichiara vinta la smazzata
label-denounce = Denuncia { $player }
label-forfeit = Arrenditi
