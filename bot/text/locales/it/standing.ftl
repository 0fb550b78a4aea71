## Due persone, compagni, record di un server

versus-heading = { $name } { ED($other) } { $other }
versus-none = Nessuna partita dei due che tu possa vedere.
versus-against = **Uno contro l'altro**: { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}. Vinte da { $name }: { $wins }, da { $other }: { $losses }.
versus-with = **Insieme**: { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}.
versus-points = Punti per smazzata: { $name } { $points }, { $other } { $others }
versus-runs = Più vittorie di fila: { $name } { $run }, { $other } { $others }
versus-form = Le ultime uno contro l'altro, la più recente in fondo: { $form }
versus-form-with = Le ultime insieme, la più recente in fondo: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] nessuno dei due ha vinto
   *[other] ha vinto { $winner }
} · `{ $match }`
versus-reach = Contano solo le ultime { $most } partite.
stats-with-oneself = Indica due persone diverse.
partners-none = Ancora nessun compagno con { $least } partite valide che tu possa vedere.
partners-line = **{ $name }**: { $matches } partite valide, vinte { $wins }, { $more } rispetto a quanto le valutazioni facevano prevedere
partners-note = Compagni a partire da { $least } partite valide. Un più significa che i due vincono più di quanto le loro valutazioni facessero prevedere.
records-heading = Record di questo server: { $game }
records-only-servers = I record si tengono server per server. Chiedili lì.
records-none = Ancora nessun record nelle partite che puoi vedere.
records-highest = Più punti in una smazzata
records-deals = Le partite più lunghe
records-behind = Le rimonte più grandi in una smazzata
records-line-highest = **{ $value } punti**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } smazzata
   *[other] { $value } smazzate
}**: { $names } · { $game } · { $when }
records-line-behind = **Sotto di { $value } punti**, e poi vinta: { $names } · { $game } · { $when }

## Stagioni

season-heading = Stagione { $season }: { $game }
season-only-servers = Le stagioni si tengono server per server. Chiedile lì.
season-unknown = Questa stagione non c'è. Scegli tra quelle che `/classifica stagione:` propone.
season-none = In questa stagione nessuno ha ancora finito una partita.
season-last = La classifica finale della stagione scorsa: `/classifica stagione:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}** · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}{ $rating ->
    [none] { "" }
   *[other] { " " }· valutazione { $rating }
}
season-dates = Dal { $starts } al { $ends }.
first-of-month = 1
season-note = Punti stagione: 3 per una partita valida vinta, 1 per una giocata fino in fondo; contano 10 partite a settimana, 3 al giorno tra le stesse persone.
season-longest = Più vittorie di fila: { $name }, { $run }.
admin-seasons-quarter = Una stagione dura un trimestre. Comincia secondo l'ora di { $zone }. Le stagioni chiuse restano come sono.
admin-seasons-month = Una stagione dura un mese. Comincia secondo l'ora di { $zone }. Le stagioni chiuse restano come sono.

## Contro i computer

computer-ratings-heading = Contro i computer
computer-ratings-note = Lo vedi solo tu. Al tavolo, *Un avversario alla pari* aggiunge un computer di questo livello. I punti sono quelli dei livelli dei computer; ± dice di quanto possono ancora sbagliare: sempre meno, a ogni smazzata contro i computer.
computer-ratings-line = **{ $game }** · alla pari: { $level } ({ $points } ± { $margin } punti dopo { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
})
computer-ratings-even = Si è seduto un avversario alla pari: { $level }. Il perché lo sai solo tu: in questo gioco, contro i computer, vali { $points } ± { $margin } punti, e questo livello è il più vicino.
computer-ratings-even-new = Si è seduto un computer: { $level }. In questo gioco non hai ancora una valutazione contro i computer, e questo livello va bene per quasi tutti. Le tue partite contro i computer troveranno il tuo; lo vedi solo tu.

## Distintivi

badges-hidden = Questo giocatore non mostra a nessuno i suoi distintivi.
badges-none = Ancora nessun distintivo.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, in corso: vinto in { $count } di { $of } giochi: { $games }
badges-rescues = **Soccorritore**, in corso: { $count } di { $of } posti
badge-cappotto = Cappotto
badge-cappotto-about = ha preso tutti i punti di una smazzata
badge-narrow = Per un pelo
badge-narrow-about = ha vinto una smazzata 61–59
badge-comeback = Rimonta
badge-comeback-about = ha vinto una partita a tre smazzate, da 0–2
badge-conquista = Conquista
badge-conquista-about = ha mostrato una conquista
badge-chiada = Chiada
badge-chiada-about = ha preso il tre di briscola con l'asso di briscola
badge-claim = Trentuno
badge-claim-about = ha dichiarato, e aveva ragione
badge-gato = Gato
badge-gato-about = ha vinto una partita di Sueca 4–0
badge-chapeu = Chapéu
badge-chapeu-about = ha vinto una partita di Sueca 4–1
badge-alone = Uno contro tutti
badge-alone-about = ha vinto una chiamata senza soci
badge-signal = Occhio acuto
badge-signal-about = ha colto un segno degli avversari
badge-review = Sguardo lucido
badge-review-about = ha giocato una partita in cui l'analisi ha trovato al massimo due punti persi
badge-streak = { $days } giorni
badge-streak-about = ha risolto il problema del giorno per { $days } giorni di fila
badge-rescues = Soccorritore
badge-rescues-about = ha preso dieci posti altrui e li ha giocati fino in fondo
badge-giro = Giro
badge-giro-about = ha vinto in ogni gioco
