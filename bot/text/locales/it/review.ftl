### Quanto sono costate le carte di una partita finita, e un consiglio in quella in corso.

command-review = analisi
command-review-about = Scopri quanto ti è costata ogni carta in una partita finita; lo vedi solo tu
option-own = partita
option-own-about = Quale delle tue partite finite; l'ultima se non ne scegli una

review-heading = Le tue carte nella partita { $match }
review-seat = Partita { $match }, { $game }, posto { $seat }: { $name }
review-working = Guardo le tue carte, un momento…
review-file = Quanto è costata ogni tua carta nella partita { $match }: una tabella in parole, { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}.
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
review-nothing-dear = Nessuna carta ti è costata punti.
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
review-note = Tutto in punti della tua parte.{ $first ->
    [hand] { " " }Carte: quanto in più o in meno di una parte uguale prometteva la migliore prima carta.
    [start] { " " }Attesi: quanto prometteva la migliore prima carta con quella mano.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Gioco: quanto sono costate le tue carte rispetto alla scelta migliore con le stesse conoscenze. Fortuna: il resto, cioè le pescate e le carte degli altri.
} Le cifre non indicate come esatte sono stime, fatte su molte smazzate possibili.
review-shared = Non tutte le carte di questo posto le hai giocate tu: per un po' ci è stato qualcun altro, o un computer.
review-more = { $deals ->
    [one] Un'altra smazzata è nel file.
   *[other] Altre { $deals } smazzate sono nel file.
}
review-sent = Fatto: guarda nei tuoi messaggi diretti.
review-nothing = Nella partita { $match } non avevi niente da scegliere.

reply-review-not-yours = Quella partita non l'hai giocata tu: scegline una delle tue.
reply-review-busy = Sto ancora lavorando alla tua ultima analisi: arriva tra un momento.
reply-review-failed = L'analisi non è riuscita. Riprova tra poco.

## Un consiglio nella partita in corso

command-hint = consiglio
command-hint-about = Chiedi quale carta giocare: contro i computer o se siete tutti d'accordo; lo vedi solo tu

hint-advice = Gioca { $card }: alla tua parte promette { $points } punti in questa smazzata{ $exact ->
    [yes] , esattamente
   *[no] {""}
}.
hint-others = Altrimenti: { $others }
hint-surer = Un'altra carta promette più punti, ma questa vince la smazzata più spesso.
hint-unrated = Contro i computer non c'è classifica: un consiglio non costa niente.
hint-agreed = Qui siete tutti d'accordo sui consigli, quindi la partita non vale per la classifica.
hint-single = Hai una sola carta da giocare: { $card }.
hint-nothing = Adesso non c'è una carta da scegliere: chiedi di nuovo quando ne giochi una scoperta.
hint-rated = Questa partita vale per la classifica, quindi nessuno riceve consigli. Se siete tutti d'accordo (`/briscola consiglio accordo:`) li possono chiedere tutti, e la partita non vale più.
hint-people = Qui giocano altre persone: i consigli ci sono solo se siete tutti d'accordo. Chiedilo con `/briscola consiglio accordo:`.
hint-failed = Il consiglio non è riuscito. Riprova tra poco.
