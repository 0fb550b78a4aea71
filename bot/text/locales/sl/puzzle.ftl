### The daily puzzle: the end of a deal in which one card wins.

command-puzzle = uganka
command-puzzle-about = Dnevna uganka: ena karta zmaga, katera?
command-puzzle-solve = reši
command-puzzle-solve-about = Reši uganko dneva ali vadi na starejši
option-date = datum
option-date-about = Kateri dan; odprta uganka, če ne navedeš
command-puzzle-board = lestvica
command-puzzle-board-about = Tvoj niz in kdo je na tem strežniku objavil rezultat
# /briscola-admin puzzle
command-admin-puzzle = uganka
command-admin-puzzle-about = Tiho sporočilo o dnevni uganki v kanalu; izklopljeno, dokler ga ne izbereš
option-post = kanal
option-post-about = Kje se sporočilo objavi
option-hour = ura
option-hour-about = Od katere ure v dnevu, 0 do 23
option-server_zone = pas
option-server_zone-about = Časovni pas tega strežnika
option-off = izklopi
option-off-about = Ne objavljaj več teh sporočil

## The puzzle

# $weekday and $month are names, $day is the number of the day.
puzzle-date = { $weekday }, { $day }. { $month }
# $stars: stars such as ★★☆☆.
puzzle-heading = Uganka · { $date } · { $stars }
puzzle-practice = Vaja, uganka · { $date } · { $stars }
# $stars and $most are numbers.
puzzle-about = { $game }. Težavnost { $stars } od { $most }. Vse karte so odkrite in vsi igrajo najbolje, kot je mogoče.
puzzle-question = { $points ->
    [one] Imaš { $points } točko in začneš rundo.
    [two] Imaš { $points } točki in začneš rundo.
    [few] Imaš { $points } točke in začneš rundo.
   *[other] Imaš { $points } točk in začneš rundo.
} Katera karta te pripelje do { $goal }?
puzzle-question-later = { $points ->
    [one] Imaš { $points } točko.
    [two] Imaš { $points } točki.
    [few] Imaš { $points } točke.
   *[other] Imaš { $points } točk.
} Katera karta še zmaga?
puzzle-picture-question = Katera karta zmaga?
puzzle-you = Ti
puzzle-partner = Partner
puzzle-opponent = Nasprotnik
puzzle-opponent-of-two = Nasprotnik { $number }
puzzle-you-two = Vidva
puzzle-opponents = Nasprotnika
puzzle-hand = { $player }: { CASE($cards, "nominative") }.
puzzle-running = Na mizi: { CASE($plays, "nominative") }.
puzzle-points = Tvoje točke: { $mine }, njihove: { $theirs }.
puzzle-solved = ✅ **Rešeno!** Tvoje točke na koncu: { $points }.
puzzle-lost = ❌ **Tokrat ne:** { CASE($card, "nominative") } ne zmaga. Ob najboljši igri nasprotnikov končaš pri { $points }, za zmago pa je treba { $goal } točk.
puzzle-streak = { $days ->
    [0] Trenutno brez niza
    [one] Niz: { $days } dan
    [two] Niz: { $days } dneva
    [few] Niz: { $days } dnevi
   *[other] Niz: { $days } dni
} · najdaljši { $longest } · rešene uganke: { $solved }
puzzle-jokers = { $count ->
    [1] 🃏 Imaš džokerja: popravi dan brez rešene uganke.
    [one] 🃏 Imaš { $count } džokerja. Vsak popravi dan brez rešene uganke.
    [two] 🃏 Imaš { $count } džokerja. Vsak popravi dan brez rešene uganke.
    [few] 🃏 Imaš { $count } džokerje. Vsak popravi dan brez rešene uganke.
   *[other] 🃏 Imaš { $count } džokerjev. Vsak popravi dan brez rešene uganke.
}
puzzle-later = Rešitev je na ogled od { $when }.
puzzle-solution = { $points ->
    [one] Zmaga { CASE($card, "nominative") }, na koncu je { $points } točka:
    [two] Zmaga { CASE($card, "nominative") }, na koncu sta { $points } točki:
    [few] Zmaga { CASE($card, "nominative") }, na koncu so { $points } točke:
   *[other] Zmaga { CASE($card, "nominative") }, na koncu je { $points } točk:
}
puzzle-fair = 🔒 Uganka je nastala iz ključev leta: `{ $line }`

## Buttons

puzzle-solve = Reši
puzzle-practise = Poskusi
puzzle-again = Poskusi znova
puzzle-share = Objavi rezultat
puzzle-proof = Dokaz
puzzle-other = Uganka · { $date }
ui-button-puzzle = Dnevna uganka

## In a server

puzzle-message = Partija gre h koncu in zmaga natanko ena karta. Imaš en poskus, v sporočilu, ki ga vidiš samo ti.
# $squares: green and red squares.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] brez niza
        [one] niz: { $days } dan
        [two] niz: { $days } dneva
        [few] niz: { $days } dnevi
       *[other] niz: { $days } dni
    }
puzzle-board = Dnevna uganka
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] brez niza
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
}
puzzle-board-empty = Tu še nihče ni objavil rezultata.
puzzle-own = Ti

## What cannot be done

puzzle-none = Za ta dan ni uganke.
puzzle-not-yet-open = Ta uganka še ni odprta.
puzzle-being-made = Uganka še nastaja. Poskusi znova čez minuto.
puzzle-share-nothing = Najprej končaj uganko.
puzzle-share-again = Tvoj rezultat te uganke je tu že objavljen.
puzzle-proof-file = Dokaz za to uganko: njen ključ, partija in položaj. Preveri ga `docs/fair_puzzle.py`.

## /briscola-admin puzzle

admin-puzzle-on = Sporočilo o dnevni uganki se objavi tukaj: { $channel }, vsak dan od { $time } ({ $zone }). Nikogar ne omenja.
admin-puzzle-off = Na tem strežniku se sporočila o dnevni uganki ne objavljajo.
