### L'attesa: che cosa fare adesso, e chi c'è.

lobby-now-waiting = { $count ->
    [one] Manca un giocatore.
   *[other] Mancano { $count } giocatori.
} { $invited ->
    [yes] Se hai l'invito, premi *Siediti*; dà il via { $host }.
   *[no] Premi *Siediti*; dà il via { $host }.
}
lobby-now-computers = { $count ->
    [one] C'è un posto libero:
   *[other] Ci sono { $count } posti liberi:
} premi *+ Computer*, poi *Inizia*.
lobby-now-ready = Ci siete tutti: { $host } può premere *Inizia*.
lobby-now-empty = Non c'è nessuno. Premi *Siediti* e il tavolo è tuo.
lobby-now-shuffle = I posti sono cambiati: { $names }, { $count ->
    [one] premi
   *[other] premete
} ancora una volta *Mescola*.
lobby-noted = { $player }, { $note }
lobby-team = Squadra { $number }: { $members }.
