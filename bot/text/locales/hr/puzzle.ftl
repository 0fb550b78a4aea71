### The daily puzzle: the end of a deal in which one card wins.

command-puzzle = zadatak
command-puzzle-about = Dnevni zadatak: jedna karta pobjeđuje, koja?
command-puzzle-solve = riješi
command-puzzle-solve-about = Riješi zadatak dana ili vježbaj na starijem
option-date = datum
option-date-about = Koji dan; otvoreni zadatak ako ne navedeš
command-puzzle-board = ljestvica
command-puzzle-board-about = Tvoj niz i tko je na ovom poslužitelju objavio rezultat
# /briscola-admin puzzle
command-admin-puzzle = zadatak
command-admin-puzzle-about = Tiha poruka o dnevnom zadatku u kanalu; isključeno dok ga ne odabereš
option-post = kanal
option-post-about = Gdje se poruka objavljuje
option-hour = sat
option-hour-about = Od kojeg sata u danu, 0 do 23
option-server_zone = zona
option-server_zone-about = Vremenska zona ovog poslužitelja
option-off = isključi
option-off-about = Ne objavljuj više te poruke

## The puzzle

# $weekday and $month are names, $day is the number of the day.
puzzle-date = { $weekday }, { $day }. { $month }
# $stars: stars such as ★★☆☆.
puzzle-heading = Zadatak · { $date } · { $stars }
puzzle-practice = Vježba, zadatak · { $date } · { $stars }
# $stars and $most are numbers.
puzzle-about = { $game }. Težina { $stars } od { $most }. Sve su karte otkrivene, i svi igraju najbolje što mogu.
puzzle-question = { $points ->
    [one] Imaš { $points } punat i otvaraš.
    [few] Imaš { $points } punta i otvaraš.
   *[other] Imaš { $points } punata i otvaraš.
} Koja te karta dovodi do { $goal }?
puzzle-question-later = { $points ->
    [one] Imaš { $points } punat.
    [few] Imaš { $points } punta.
   *[other] Imaš { $points } punata.
} Koja karta još pobjeđuje?
puzzle-picture-question = Koja karta pobjeđuje?
puzzle-you = Ti
puzzle-partner = Partner
puzzle-opponent = Protivnik
puzzle-opponent-of-two = Protivnik { $number }
puzzle-you-two = Vas dvoje
puzzle-opponents = Protivnici
puzzle-hand = { $player }: { CASE($cards, "nominative") }.
puzzle-running = Na stolu: { CASE($plays, "nominative") }.
puzzle-points = Tvoji punti: { $mine }, njihovi: { $theirs }.
puzzle-solved = ✅ **Riješeno!** Na kraju imaš { $points ->
    [one] { $points } punat.
    [few] { $points } punta.
   *[other] { $points } punata.
}
puzzle-lost = ❌ **Ne ovaj put:** { CASE($card, "nominative") } ne pobjeđuje. Uz najbolju igru protivnika na kraju imaš { $points ->
    [one] { $points } punat
    [few] { $points } punta
   *[other] { $points } punata
}, a za pobjedu treba { $goal }.
puzzle-streak = { $days ->
    [0] Trenutačno bez niza
    [one] Niz: { $days } dan
    [few] Niz: { $days } dana
   *[other] Niz: { $days } dana
} · najdulji { $longest } · riješeno { $solved }
puzzle-jokers = { $count ->
    [1] 🃏 Imaš džokera: popravlja dan bez riješenog zadatka.
    [one] 🃏 Imaš { $count } džokera. Svaki popravlja dan bez riješenog zadatka.
    [few] 🃏 Imaš { $count } džokera. Svaki popravlja dan bez riješenog zadatka.
   *[other] 🃏 Imaš { $count } džokera. Svaki popravlja dan bez riješenog zadatka.
}
puzzle-later = Rješenje se može vidjeti od { $when }.
puzzle-solution = { $points ->
    [one] Pobjeđuje { CASE($card, "nominative") }, uz { $points } punat na kraju:
    [few] Pobjeđuje { CASE($card, "nominative") }, uz { $points } punta na kraju:
   *[other] Pobjeđuje { CASE($card, "nominative") }, uz { $points } punata na kraju:
}
puzzle-fair = 🔒 Zadatak je nastao iz ključeva godine: `{ $line }`

## Buttons

puzzle-solve = Riješi
puzzle-practise = Probaj
puzzle-again = Probaj opet
puzzle-share = Objavi rezultat
puzzle-proof = Dokaz
puzzle-other = Zadatak · { $date }
ui-button-puzzle = Dnevni zadatak

## In a server

puzzle-message = Partija je pri kraju i pobjeđuje točno jedna karta. Imaš jedan pokušaj, u poruci koju vidiš samo ti.
# $squares: green and red squares.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] bez niza
        [one] niz: { $days } dan
        [few] niz: { $days } dana
       *[other] niz: { $days } dana
    }
puzzle-board = Dnevni zadatak
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] bez niza
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}
puzzle-board-empty = Ovdje još nitko nije objavio rezultat.
puzzle-own = Ti

## What cannot be done

puzzle-none = Za taj dan nema zadatka.
puzzle-not-yet-open = Taj zadatak još nije otvoren.
puzzle-being-made = Zadatak se još slaže. Pokušaj opet za minutu.
puzzle-share-nothing = Najprije završi zadatak.
puzzle-share-again = Tvoj je rezultat ovog zadatka ovdje već objavljen.
puzzle-proof-file = Dokaz za ovaj zadatak: njegov ključ, partija i pozicija. Provjerava ga `docs/fair_puzzle.py`.

## /briscola-admin puzzle

admin-puzzle-on = Poruka o dnevnom zadatku objavljuje se ovdje: { $channel }, svaki dan od { $time } ({ $zone }). Nikoga ne spominje.
admin-puzzle-off = Na ovom se poslužitelju ne objavljuju poruke o dnevnom zadatku.
