# Assenze, chi subentra, consigli di comune accordo, tempo di sfida.

ui-away = { $player } ora non c'è: al suo posto gioca { $computer }.
ui-left = { $player } ha lasciato la partita. Gioca { $computer }, e chi vuole può prendere il posto.
ui-withdrawn = { $player } è fuori dal torneo. Gioca { $computer }.
ui-table-waits = Non c'è nessuno: il tavolo aspetta. Si chiude { $when } se non torna nessuno.
ui-sought = { $own ->
    [yes] { $player } deve andare e cerca qualcuno che subentri.
   *[no] { $player } non c'è. Chi prende il posto?
}
ui-call = Chi preme per primo prende il posto: { $game }. { $score }
ui-call-invited = A questo tavolo si gioca su invito: prima deve invitarti chi ci siede.
ui-call-rated = La partita vale per la classifica: chi subentra può guadagnarci, mai perderci.
ui-leaving-rated = Questa partita vale per la classifica. Se la lasci o cedi il posto la perdi, e aspetti qualche minuto prima della prossima che vale. Agli altri tavoli puoi giocare sempre.
ui-match-clock = ⏱️ Tempo di sfida rimasto: { $clocks }
ui-hints-allowed = 💡 I consigli sono permessi, di comune accordo: la partita non vale per la classifica.
ui-vote-hints = Chi vorrebbe permettere i consigli a tutti: { $names }{ $rated ->
    [yes] . La partita non varrebbe più per la classifica
   *[no] { "" }
}. Siete tutti d'accordo?

ui-button-substitute-for = Continua per { $player }
ui-button-seek = Cerca chi subentri
ui-button-seek-for = Cerca qualcuno per { $player }
ui-button-stay = Resto io
ui-button-allow-hints = Consigli sì
ui-button-no-hints = Consigli no

say-done-callsubstitute = Chiedo in giro. Il posto va a chi arriva per primo; fino ad allora giochi tu.
say-done-dropcall = Non chiedo più in giro.
say-done-allowhints = Hai proposto i consigli. Quando siete tutti d'accordo sono permessi, e la partita non vale più per la classifica.
say-done-refusehints = Si gioca senza consigli.
say-left-rated = Hai lasciato una partita che vale per la classifica; finché il posto è libero puoi tornare con *Sono qui*. A quelle che valgono puoi tornare { $when }, alle altre sempre.
