### Le regole di un tavolo in poche frasi. $way è "clockwise" o "counter_clockwise".

rules-house = { $text } *(regola della casa)*
rules-weak = { $text } *(poco attestato)*
rules-foot = Dove è scritto *regola della casa* nessun testo decide la questione, e qui si gioca così.
rules-foot-weak = *Poco attestato*: lo dicono poche fonti, e non allo stesso modo.
rules-head-cards = Le carte
rules-head-deal = La distribuzione
rules-head-auction = L'asta e la chiamata
rules-head-play = Il gioco
rules-head-talk = Parole e segni
rules-head-result = Chi vince
rules-head-table = A questo tavolo

## Carte

rules-pack = { $pack ->
    [french40] Carte francesi senza otto, nove e dieci: { $cards } carte di cuori, quadri, picche e fiori.
    [french32] Carte francesi dal sette all'asso: { $cards } carte di cuori, quadri, picche e fiori.
    [spanish40] Carte spagnole senza otto e nove: { $cards } carte di denari, coppe, spade e bastoni.
    [spanish48] Carte spagnole: { $cards } carte di denari, coppe, spade e bastoni.
   *[italian40] Carte italiane: { $cards } carte di denari, coppe, spade e bastoni.
}
rules-removed = In tre si toglie un due dal mazzo: { $card }. Lo si annuncia prima di giocare.
rules-no-twos = Si tolgono dal mazzo i quattro due.
rules-order = Dalla più alta: { $ranks }.
rules-values = I carichi: { $first } 11 punti, { $second } 10. Le figure: { $third } 4, { $fourth } 3, { $fifth } 2. I lisci non valgono nulla. In tutto 120 punti.

## Distribuzione

rules-dealer = { $first ->
    [host] Dà le carte per primo chi ospita il tavolo
    [loser] Dà le carte per primo chi ha perso l'ultima partita
   *[random] Il primo mazziere si tira a sorte
}; { $next ->
    [fixed] poi le dà sempre lo stesso
    [winner] poi le dà chi vince la smazzata
   *[right] dopo ogni smazzata il mazzo passa a { $way ->
        [clockwise] sinistra
       *[counter_clockwise] destra
    }
}.
rules-deal = { $cards ->
    [3] Tre
    [4] Quattro
    [5] Cinque
    [8] Otto
    [9] Nove
    [10] Dieci
   *[other] { $cards }
} carte a testa, una alla volta, { $way ->
    [clockwise] in senso orario, cominciando dalla sinistra del mazziere
   *[counter_clockwise] in senso antiorario, cominciando dalla destra del mazziere
}.
rules-trump-turnup = La carta seguente si scopre: il suo seme è la briscola. Resta sotto il mazzo e si pesca per ultima.
rules-trump-none = Non c'è briscola.
rules-trump-first_led = Il seme della prima carta giocata nella smazzata è la briscola.
rules-trump-dealers_card = L'ultima carta data si mostra: il suo seme è la briscola, e la carta resta in mano al mazziere.
rules-turn_up_reject = Se la carta scoperta è un asso o un { $ten }, torna in mezzo al mazzo e se ne scopre un'altra.
rules-partners_show_first = Prima della prima presa i compagni si mostrano le carte.
rules-partners_look_at_the_end = Quando il mazzo è finito i compagni si guardano le carte.
rules-open_hands = Le carte in mano sono scoperte per tutti.
rules-open_next_card = La prossima carta del mazzo è scoperta.
rules-open_piles = Le prese restano scoperte.

## Asta

rules-auction-combined = A turno, dalla { $way ->
    [clockwise] sinistra
   *[counter_clockwise] destra
} del mazziere, si offre o si passa; chi passa è fuori dall'asta. Si offrono prima le carte, ogni volta più basse, dall'asso fino al { $lowest }; sul { $lowest } si offrono punti, da { $raise } a 120.
rules-auction-force = Invece di scendere si può tenere la carta offerta e chiedere punti; poi salgono solo i punti.
rules-auction-rank = A turno, dalla { $way ->
    [clockwise] sinistra
   *[counter_clockwise] destra
} del mazziere, si offre o si passa; chi passa è fuori dall'asta. Si offrono carte, ogni volta più basse, dall'asso fino al { $lowest }.
rules-auction-points = A turno, dalla { $way ->
    [clockwise] sinistra
   *[counter_clockwise] destra
} del mazziere, si offre o si passa; chi passa è fuori dall'asta. Si offrono punti, ogni volta di più, da 61 a 120.
rules-auction-suit_only = A turno, dalla { $way ->
    [clockwise] sinistra
   *[counter_clockwise] destra
} del mazziere, si offre o si passa; chi passa è fuori dall'asta. Si offrono punti, ogni volta di più, da 61 a 120.
rules-auction-from65 = A turno, dalla { $way ->
    [clockwise] sinistra
   *[counter_clockwise] destra
} del mazziere, si offre o si passa; chi passa è fuori dall'asta. Si offrono punti di cinque in cinque, ogni volta di più, da 65 a 120.
rules-thrown-in = Se passano tutti si rifà, e cambia il mazziere.
rules-call-rank = Chi vince l'asta dice un seme: è la briscola, e la carta chiamata è quella offerta, di quel seme.
rules-call-suit = Chi vince l'asta dice un seme: è la briscola, e la carta chiamata è il suo due.
rules-call-card = Chi vince l'asta chiama una carta: il suo seme è la briscola.
rules-call-two = Con un'offerta di 120 si possono chiamare due carte di un seme anziché una{ $rank ->
    [yes] , e una è la carta offerta
   *[no] { "" }
}: chi le ha è socio.
rules-call-secret = Chi ha la carta chiamata è il socio di chi chiama; gli altri lo sanno quando la si gioca. Si può chiamare anche una carta propria: allora si gioca contro gli altri quattro.
rules-blind-on = Se si chiama un due, il seme si può tacere: i due giocati nella prima presa restano coperti; dopo la quinta carta si dice il seme, i due si girano e si vede chi prende.
rules-blind-from_62 = Se si chiama un due con almeno 62 punti, il seme si può tacere: i due giocati nella prima presa restano coperti; dopo la quinta carta si dice il seme, i due si girano e si vede chi prende.

## Gioco

rules-lead = { $declarer ->
    [yes] Nella prima presa è di mano chi chiama.
   *[no] Nella prima presa è di mano chi siede alla { $way ->
        [clockwise] sinistra
       *[counter_clockwise] destra
    } del mazziere.
}
rules-follow-free = Si gioca la carta che si vuole: non c'è obbligo di rispondere al seme.
rules-follow-must_follow = Chi può rispondere al seme deve farlo; se no gioca la carta che vuole.
rules-follow-last3_follow_and_head = Si gioca la carta che si vuole, ma nelle ultime tre prese si deve superare nel seme giocato; chi non può, gioca una carta di quel seme; chi non ne ha, quella che vuole.
rules-take = Prende la briscola più alta; se non ce ne sono, la più alta del seme della prima carta giocata. Chi prende è di mano nella presa seguente.
rules-take-plain = Prende la più alta del seme della prima carta giocata. Chi prende è di mano nella presa seguente.
rules-double = A ogni presa si gioca una carta a testa e poi, nello stesso ordine, una seconda; il seme è quello della prima carta, e la migliore di tutte le prende tutte.
rules-draw = Dopo ogni presa si pesca una carta a testa: prima chi ha preso, poi { $players ->
    [2] l'altro
   *[other] gli altri in senso { $way ->
        [clockwise] orario
       *[counter_clockwise] antiorario
    }
}.
rules-draw-double = Dopo ogni presa si pesca una carta a testa e poi una seconda, ogni volta prima chi ha preso.
rules-short = Quando nel mazzo non c'è più una carta per tutti, pescano chi ha preso e i primi dopo; solo loro giocano la presa seguente, e poi tutti hanno lo stesso numero di carte.
rules-last-tricks = Finito il mazzo si gioca l'ultima mano: { $count ->
    [2] le ultime due prese
    [3] le ultime tre prese
    [5] le ultime cinque prese
    [9] le ultime nove prese
   *[other] le ultime prese
}, con le carte che si hanno.
rules-exchange-deuce_first_trick = Finché la prima presa non è completa, chi ha il due di briscola può scambiarlo, apertamente, con la briscola in tavola.
rules-exchange-brisca_7_2 = Dopo aver vinto una presa, prima di giocare, si può scambiare il sette di briscola con asso, tre, re, { $queen } o fante in tavola, oppure il due con una carta più bassa.
rules-conquista = Chi ha insieme asso, { $ten } e re di briscola può mostrarli e vince subito la smazzata.
rules-conquista-worth = Così vale tre.
rules-renege = Si può giocare anche una carta che non risponde al seme; ma un avversario può denunciarla prima della fine della smazzata, e la parte colpevole perde la partita. La perde anche chi denuncia a torto.

## Parole e segni

rules-talk-off = I compagni non si dicono niente, né a parole né a segni.
rules-talk-free = Si parla come si vuole; il tavolo non controlla nulla.
rules-talk-signals = Dalla presa { $from } i compagni possono segnalare le carte con i gesti, briscole se non è detto altro: { $gestures }.
rules-talk-signals-custom = Dalla presa { $from } i compagni possono segnalare le carte con i gesti scelti da chi ospita il tavolo.
rules-delivery-private = I segni li vedono solo i compagni.
rules-delivery-catchable = I segni li vedono i compagni e chi sta attento: in ogni presa si può tenere d'occhio in segreto un avversario.
rules-delivery-public = I segni li vedono tutti.
rules-truth-enforced = Si segnalano solo carte che si hanno.
rules-truth-free = Sono permessi i segni falsi.
rules-talk-conversation = Dalla presa { $from } chi è di mano, prima di giocare, può fare domande ai compagni e dare ordini, ad alta voce.
rules-talk-rais = Ogni squadra ha un rais, il suo capitano. Dalla presa { $from } solo il rais può fare domande ai compagni e dare ordini, ad alta voce, prima che giochino.
rules-questions = Si chiede dei lisci (carte che non valgono e non sono briscole), delle briscoline ({ $low }), delle briscole vestite, dei carichi (asso e { $ten }) non di briscola: la risposta è vera. Oppure se si può superare senza briscola: qui si risponde a giudizio.
rules-answer-counts = Chi risponde di sì su una domanda di carte dice anche quante: «Sì, due carte.»
rules-useless = Sono lisci le carte che non valgono punti e non sono briscole.
rules-orders-advisory = Gli ordini sono consigli: un liscio, una briscola alta o bassa, un carico (asso o { $ten } non di briscola), o superare senza briscola.
rules-orders-binding = Gli ordini vincolano chi può eseguirli: un liscio, una briscola alta o bassa, un carico (asso o { $ten } non di briscola), o superare senza briscola.
rules-limits = Per ogni presa: { $asks ->
    [0] nessuna domanda
    [one] una domanda
   *[other] { $asks } domande
}, { $orders ->
    [0] nessun ordine
    [one] un ordine a ogni compagno
   *[other] { $orders } ordini a ogni compagno
}.
rules-rais-look = Finito il mazzo, il rais può guardare le carte di un solo compagno, una volta per smazzata.

## Chi vince

rules-win-two = { $teams ->
    [yes] I punti dei compagni si sommano. Vince la smazzata chi arriva almeno a 61.
   *[no] Vince la smazzata chi arriva almeno a 61 punti.
}
rules-win-many = Vince la smazzata chi da solo ha più punti di tutti.
rules-a31 = Dopo la prima presa si possono dichiarare 31 punti: chi nelle sue prese ne ha almeno 31 vince la smazzata, chi non li ha la perde.
rules-a31-unclaimed = Se nessuno dichiara, nessuno segna e si gioca un'altra smazzata.
rules-made = La parte di chi chiama vince se fa almeno i punti offerti, o 61 se si è offerta solo una carta.
rules-scoring-standard = Se vince: chi chiama +2, il socio +1, gli altri −1; se perde, il contrario. Senza soci: +4 o −4, gli altri −1 o +1. Tutto raddoppia se una parte fa tutti i 120 punti.
rules-scoring-two = Con due soci: ±2 per chi chiama, ±1 a testa per i soci, ∓2 a testa per gli altri due.
rules-scoring-pazza = Se vince: chi chiama e i soci segnano i punti offerti, gli altri niente. Se perde: chi chiama e i soci perdono i punti che mancavano, e gli altri segnano quelli che hanno fatto. Senza soci il punteggio di chi chiama raddoppia.
rules-scoring-italiana = Se vince: chi chiama e il socio segnano 1; se perde: perdono 1, e gli altri segnano 1. Vale 2 se una parte fa tutte le prese, 4 se chi chiama è senza soci.
rules-tie-nobody_scores = { $two ->
    [yes] A 60 pari nessuno segna, e dà le carte il mazziere seguente.
   *[no] Se più giocatori hanno il punteggio più alto, nessuno segna, e dà le carte il mazziere seguente.
}
rules-tie-replay_same_dealer = { $two ->
    [yes] A 60 pari nessuno segna, e ridà le carte lo stesso mazziere.
   *[no] Se più giocatori hanno il punteggio più alto, nessuno segna, e ridà le carte lo stesso mazziere.
}
rules-tie-last_trick_wins = { $two ->
    [yes] A 60 pari vince la smazzata chi ha fatto l'ultima presa.
   *[no] Se più giocatori hanno il punteggio più alto, decide l'ultima presa.
}
rules-tie-carry = { $two ->
    [yes] A 60 pari nessuno segna, e la prossima smazzata vinta vale uno in più.
   *[no] Se più giocatori hanno il punteggio più alto, nessuno segna, e la prossima smazzata vinta vale uno in più.
}
rules-worth-pennycook = La smazzata vinta con 61-90 punti vale 1, con 91-119 vale 2, con tutti i 120 vale 3.
rules-worth-threehand = Se in due superano i 40 punti segnano 1 a testa; se uno solo, 2; con tutti i 120 punti, 3; a 40 pari nessuno segna.
rules-worth-bisca = La smazzata vinta con 61-90 punti vale 1, con 91-119 vale 2, con tutti i 120 vale 4.
rules-worth-sueca = Con 61-90 punti si vince un gioco, con 91-119 due, con tutti i 120 quattro{ $tricks ->
    [yes] , ma solo con tutte le prese, se no due
   *[no] { "" }
}.
rules-early-when_decided = La smazzata finisce appena una parte ha 61 punti.
rules-early-claim = Chi ha 61 punti può dichiarare vinta la smazzata, che così finisce.
rules-match-first_to = { $target ->
    [one] Una smazzata sola decide la partita.
   *[other] Vince la partita chi per primo vince { $target } smazzate.
}
rules-match-race = I punti si sommano di smazzata in smazzata: vince chi arriva a { $target }. { $target ->
    [120] Alla pari in testa: altre due smazzate.
   *[other] Se ci arrivano in due vince chi ne ha di più; alla pari, un'altra smazzata.
}
rules-match-pennycook = Vince la partita chi arriva a { $target } punti partita.
rules-match-threehand = Vince chi arriva da solo a { $target } punti partita; alla pari in tre si continua. Se alla pari sono in due, il terzo esce e loro continuano con 40 carte, a 1, 2 o 3 punti partita per 61, 91 o 120 punti.
rules-match-threehand-end = Fra quei due vince il primo che passa in testa.
rules-match-chiamata = Si gioca a { $target }: vince la partita chi ci arriva; alla pari in testa, un'altra smazzata.
rules-match-n_deals = { $target ->
    [one] Si gioca una smazzata sola; alla pari in testa, un'altra.
   *[other] Si giocano { $target } smazzate e vince il punteggio più alto; alla pari in testa, un'altra smazzata.
}
rules-match-sueca = Vince la partita chi arriva a { $target } giochi.

## Usanze del tavolo

rules-points-hidden = I punti restano coperti fino alla fine della smazzata.
rules-points-own = Durante la smazzata si vedono solo i punti della propria parte.
rules-points-both = Durante la smazzata si vedono i punti di tutti.
rules-points-rated = Nelle partite che valgono per la classifica i punti restano coperti fino alla fine della smazzata.
rules-unrated = A carte scoperte la partita non vale per la classifica.
rules-review-off = Durante la smazzata le prese non si riguardano.
rules-review-last = L'ultima presa si può riguardare.
rules-review-all = Si possono riguardare tutte le prese della smazzata.
rules-clock = Ogni giocata può durare { $time }; a due terzi arriva un avviso.
rules-clock-off = Non c'è limite di tempo.
rules-timeout-autoplay_twice = Se il tempo scade, si gioca una carta al posto tuo. Dopo { $misses } turni saltati di fila un computer prende il tuo posto finché non torni.
rules-timeout-autoplay = Se il tempo scade, si gioca una carta al posto tuo.
rules-timeout-computer_takes_seat = Se il tempo scade, un computer si siede al tuo posto finché non torni.
rules-timeout-forfeit = Se il tempo scade, la tua parte perde la partita.
rules-timeout-wait_vote = Se il tempo scade, gli altri decidono se aspettare.
rules-match-clock = Per tutta la partita ciascuno ha { $time }. Il tempo corre solo quando tocca a lui; chi lo finisce perde.
rules-post = Nelle partite per corrispondenza ricevi un avviso quando tocca a te e un promemoria a due terzi del tempo, mai nelle tue ore di silenzio; in quelle ore non scade nemmeno un turno. In ferie (14 giorni all'anno) il tuo tempo sta fermo.
rules-leave = Se lasci la partita un computer prende il tuo posto, e chi vuole può subentrare.
rules-leave-event = Se lasci la partita un computer prende il tuo posto finché non torni.
rules-resign = { $teams ->
    [yes] Una squadra può arrendersi se tutte le persone che ne fanno parte sono d'accordo.
   *[no] Durante la smazzata ci si può arrendere.
}
rules-concede = { $teams ->
    [yes] Una squadra che non può più vincere la smazzata può concederla, se sono d'accordo tutti; i punti rimasti vanno a chi vince.
   *[no] Chi non può più vincere la smazzata può concederla; i punti rimasti vanno a chi vince.
}
