### Predictions of onlookers at tournaments (G-1).

ui-button-predict = Pronostico
choice-by-predictions = Pronostici
prediction-ask = Chi vince questa partita? Scegli prima che finisca la prima presa.
prediction-how = -# Un pronostico giusto vale 1 punto, o 2 se quella parte aveva meno del 40% di probabilità secondo la valutazione. Se tutti scelgono la stessa parte, nessuno prende punti. Fino alla fine della prima smazzata chi gioca non vede niente. La classifica della stagione: `/classifica per:Pronostici`.
# $side: the players of a side. $points: 1 or 2.
prediction-own = Il tuo pronostico: **{ $side }**. Se è giusto, prendi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Puoi cambiare finché non finisce la prima presa; dopo, premi un pulsante qui per vedere che cosa hanno scelto gli altri.
prediction-own-closed = Il tuo pronostico: **{ $side }**.
prediction-closed = I pronostici sono chiusi: la prima presa è finita.
prediction-none = 🔮 Nessuno ha fatto un pronostico.
# $shares: each side with the number of people who chose it.
prediction-shares = 🔮 Pronostici: { $shares }
# $names: people with their points.
prediction-right = 🔮 Pronostico giusto: { $names }
prediction-wrong = 🔮 Nessuno ha indovinato questo risultato.
prediction-one-side = 🔮 Tutti i pronostici erano per la stessa parte: nessun punto.
prediction-void = 🔮 I pronostici di questa partita non contano.
event-refusal-same-deals = Partecipi a questo torneo, in cui tutti i tavoli giocano le stesse carte: qui possono fare pronostici solo gli altri.
predictions-heading = Stagione { $season }: pronostici
predictions-empty = In questa stagione nessuno ha ancora fatto un pronostico. Premi *Pronostico* al tavolo di un torneo.
predictions-last = La classifica finale della stagione scorsa: `/classifica per:Pronostici stagione:{ $season }`.
predictions-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}** · { $hits } su { $total } giusti
predictions-note = 1 punto per un pronostico giusto, 2 se andava contro la valutazione. Le partite in cui tutti hanno scelto la stessa parte non contano.
ui-picture-predictions = Pronostici
ui-picture-predictions-right = Giusti
help-event-running = Si sta giocando: premi *Pronostico* a un tavolo e di' chi vince.
