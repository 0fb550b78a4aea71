### Una prima smazzata per chi comincia.

command-tutor = lezione
command-tutor-about = Impara la Briscola: una prima smazzata contro un computer che ti spiega ogni presa

ui-level-tutor = insegnante
tutor-begins = Comincia la tua prima smazzata. Ecco le tue carte; dopo ogni presa questo messaggio dice chi ha preso, e perché.
tutor-offer = Prima volta? Impara il gioco
lesson-start = 🎓 Ognuno gioca una carta, e la migliore prende tutte e due. **La briscola è { $trump }:** ogni carta di quel seme batte tutte le carte degli altri. In un seme la più alta è l'asso, poi tre, re, cavallo, fante, 7, 6, 5, 4, 2. Contano i punti: asso 11, tre 10, re 4, cavallo 3, fante 2, le altre niente. Puoi sempre giocare qualsiasi carta; vince chi fa più di 60 dei 120 punti.
lesson-taken = 🎓 { $mine ->
    [yes] Hai preso tu
   *[no] Ha preso { $player }
}: { $why }. { $points ->
    [0] La presa non vale punti
    [one] La presa vale { $points } punto
   *[other] La presa vale { $points } punti
}: { $values }.
lesson-next = Chi ha preso pesca per primo e apre la prossima.
lesson-stock-used-up = Il mazzo è finito: non si pesca più, e queste tre carte sono le tue ultime.
lesson-higher = nello stesso seme { $card } batte { $other }
lesson-trump = { $card } è briscola, e una briscola batte ogni carta di un altro seme
lesson-other-suit = { $other } non è del seme della prima carta giocata, { $card }, e non è briscola, quindi non può prendere
