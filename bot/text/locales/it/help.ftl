### Che cosa fare per cominciare, il saluto a un server, e le scuse.

command-help = aiuto
command-help-about = Che cosa fare per cominciare, ovunque tu sia

ui-button-new = Nuovo tavolo
ui-button-tutor = Impara il gioco
ui-button-no-tutor = No, grazie
ui-button-help = Aiuto

help-none = Qui nessun tavolo ti aspetta. Aprine uno, oppure gioca una prima smazzata spiegata carta per carta.
help-alone = Qui si gioca da soli contro i computer. Apri un tavolo, oppure gioca una prima smazzata spiegata carta per carta.
help-open = { $host } cerca giocatori. Premi *Siediti* per giocare.
help-guest = Sei al tavolo. La partita comincia quando lo decide { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] C'è un posto libero.
       *[other] Ci sono { $count } posti liberi.
    } Premi *+ Computer*, poi *Inizia*.
   *[no] { $count ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $count } giocatori.
    } Premi *+ Computer* per occupare un posto.
}
help-ready = Ci siete tutti. Premi *Inizia*.
help-turn = Tocca a te. Apri *Le mie carte* e premi la carta da giocare.
help-turn-hand = Apri *Le mie carte*.
help-wait = Non tocca ancora a te. *Le mie carte* ti mostra la tua mano.
help-back = Le tue carte vengono giocate per te. Premi *Sono qui* per continuare tu.
help-over = La partita è finita. Premi *Rivincita* per giocare ancora.
help-finished = La partita è finita.
help-where = Il tavolo è in { $place }.
help-joined = 👋 Ciao! Do le carte per la Briscola e tutta la sua famiglia, da due a dieci giocatori, con i computer nei posti liberi. Aprite un tavolo, oppure vi insegno il gioco.
help-incident = Se succede ancora, di' a chi gestisce il bot questo codice: `{ $id }`
help-incident-more = Se succede ancora, di' a chi gestisce il bot questo codice: `{ $id }`. Aiuto: `/briscola aiuto`
