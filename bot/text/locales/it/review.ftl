### Quanto sono costate le carte di una partita finita, e un consiglio in quella in corso.

review-seat = Partita { $match }, { $game }, posto { $seat }: { $name }
review-total = { $cards ->
    [one] Una carta con una scelta: è costata
   *[other] { $cards } carte con una scelta: in tutto sono costate
} { $cost } punti.
review-best-of-all = La carta migliore: smazzata { $deal }, presa { $trick }, { $card }: { $lead } punti meglio di ogni altra{ $exact ->
    [yes] , esattamente
   *[no] {""}
}.
review-worst-of-all = La carta peggiore: smazzata { $deal }, presa { $trick }, { $card }: { $cost } punti{ $exact ->
    [yes] , esattamente
   *[no] {""}
}; meglio era { $better }.
review-deal = Smazzata { $deal }: { $result } punti = { $share } parte uguale { $hand } carte { $luck } fortuna { $play } gioco
review-deal-declared = Smazzata { $deal }: { $result } punti = { $start } attesi { $luck } fortuna { $play } gioco
review-deal-cut-short = Smazzata { $deal }, non giocata fino in fondo: le carte sono costate { $cost } punti
review-dear = Presa { $trick }: { $card } fa perdere { $cost } punti{ $exact ->
    [yes] , esattamente
   *[no] {""}
}; meglio era { $better }.
review-nothing-dear = Nessuna carta è costata qualcosa.
review-best = La carta migliore: presa { $trick }, { $card }, { $lead } punti meglio di ogni altra{ $exact ->
    [yes] , esattamente
   *[no] {""}
}.
review-column-trick = Presa
review-column-card = Carta
review-column-cost = Costo
review-column-better = Meglio
review-column-exact = {""}
review-exact = esatto
review-note = Tutto in punti delle carte della propria parte. Attesi: quanto prometteva la migliore prima carta con quella mano; carte: quanto di questo sta sopra o sotto una parte uguale. Gioco: quanto sono costate le carte rispetto alla scelta migliore con le stesse conoscenze. Fortuna: tutto il resto, cioè le carte pescate e quello che hanno fatto gli altri. Ciò che non è detto esatto è una stima, fatta su molte smazzate possibili.
