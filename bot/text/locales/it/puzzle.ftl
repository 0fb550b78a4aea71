### Il problema del giorno: la fine di una smazzata in cui vince una sola carta.

command-puzzle = problema
command-puzzle-about = Il problema del giorno: vince una sola carta, quale?
command-puzzle-solve = risolvi
command-puzzle-solve-about = Risolvi il problema del giorno, o esercitati con uno passato
option-date = data
option-date-about = Quale giorno; il problema aperto, se non lo indichi
command-puzzle-board = classifica
command-puzzle-board-about = La tua serie, e chi ha condiviso un risultato su questo server
command-admin-puzzle = problema
command-admin-puzzle-about = Un messaggio discreto in un canale per ogni problema; spento finché non ne scegli uno
option-post = canale
option-post-about = Dove pubblicare il messaggio
option-hour = ora
option-hour-about = Da che ora del giorno, da 0 a 23
option-server_zone = fuso
option-server_zone-about = Il fuso orario di questo server
option-off = spento
option-off-about = Non pubblicare più questi messaggi

## Il problema

puzzle-date = { $weekday } { $day } { $month }
puzzle-heading = Problema di { $date } · { $stars }
puzzle-practice = Esercizio: il problema di { $date } · { $stars }
puzzle-about = { $game }. Difficoltà { $stars } su { $most }. Le carte sono tutte scoperte e tutti giocano al meglio.
puzzle-question = Hai { $points } punti e sei di mano. Quale carta ti porta a { $goal }?
puzzle-question-later = Hai { $points } punti. Quale carta vince ancora?
puzzle-picture-question = Quale carta vince?
puzzle-you = Tu
puzzle-partner = Compagno
puzzle-opponent = Avversario
puzzle-opponent-of-two = Avversario { $number }
puzzle-you-two = Voi due
puzzle-opponents = Avversari
puzzle-hand = { $player }: { $cards }.
puzzle-running = In tavola: { $plays }.
puzzle-points = Tu hai { $mine } punti, gli altri { $theirs }.
puzzle-solved = ✅ **Risolto!** Finisci con { $points } punti.
puzzle-lost = ❌ **Stavolta no:** { $card } non vince. Contro il gioco migliore finisci con { $points } punti, e per vincere ne servono { $goal }.
puzzle-streak = { $days ->
    [0] Nessuna serie in corso
    [one] Serie di un giorno
   *[other] Serie di { $days } giorni
} · la più lunga { $longest } · risolti { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Hai un jolly: rimedia a un giorno senza problema risolto.
   *[other] 🃏 Hai { $count } jolly: ognuno rimedia a un giorno senza problema risolto.
}
puzzle-later = La soluzione si può vedere dal { $when }.
puzzle-solution = Vince { $card }, con { $points } punti:
puzzle-fair = 🔒 Fatto con le chiavi dell'anno: `{ $line }`

## Pulsanti

puzzle-solve = Risolvi
puzzle-practise = Prova
puzzle-again = Riprova
puzzle-share = Condividi
puzzle-proof = Prova di onestà
puzzle-other = Problema di { $date }
ui-button-puzzle = Problema del giorno

## In un server

puzzle-message = La smazzata è quasi finita, e vince una sola carta. Hai un solo tentativo, in un messaggio che vedi soltanto tu.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] nessuna serie
        [one] serie di un giorno
       *[other] serie di { $days } giorni
    }
puzzle-board = Problema del giorno
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] nessuna serie
    [one] un giorno
   *[other] { $days } giorni
}
puzzle-board-empty = Qui nessuno ha ancora condiviso un risultato.
puzzle-own = Tu

## Ciò che non si può fare

puzzle-none = Per quel giorno non c'è nessun problema.
puzzle-not-yet-open = Quel problema non è ancora aperto.
puzzle-being-made = Il problema non è ancora pronto. Riprova tra un minuto.
puzzle-share-nothing = Prima finisci il problema.
puzzle-share-again = Hai già condiviso qui questo problema.
puzzle-proof-file = Ciò che dimostra questo problema: la chiave, la smazzata e la posizione. Lo controlla `docs/fair_puzzle.py`.

## /briscola-admin problema

admin-puzzle-on = Ogni giorno dalle { $time } ({ $zone }) esce in { $channel } un messaggio sul problema del giorno. Non menziona nessuno.
admin-puzzle-off = Su questo server non esce nessun messaggio sul problema del giorno.
