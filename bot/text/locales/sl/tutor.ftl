### A first deal for newcomers.

command-tutor = učitelj
command-tutor-about = Nauči se briškole: prva partija proti računalniku, ki ti razloži vsako rundo

ui-level-tutor = učitelj
tutor-begins = Začenja se tvoja prva partija. Tu so tvoje karte; po vsaki rundi to sporočilo pove, kdo jo pobere in zakaj.
tutor-offer = Prvič tukaj? Nauči se igre
lesson-start = 🎓 Vsak odigra karto in boljša pobere obe. **Adut: { CASE($trump, "nominative") }.** Vsak adut je močnejši od vsake karte druge barve. V barvi je najmočnejši as, nato trojka, kralj, kaval, fant, 7, 6, 5, 4, 2. Štejejo točke: as 11, trojka 10, kralj 4, kaval 3, fant 2, ostale nič. Vedno smeš igrati katerokoli karto; zmaga, kdor ima več kot 60 od 120 točk.
lesson-taken = 🎓 { $mine ->
    [yes] Rundo pobereš ti
   *[no] Rundo pobere { $player }
}: { $why }. { $points ->
    [0] Ne prinese nobene točke
    [one] Prinese { $points } točko
    [two] Prinese { $points } točki
    [few] Prinese { $points } točke
   *[other] Prinese { $points } točk
}: { $values }.
lesson-next = Kdor jo pobere, prvi vzame karto iz kupčka in začne naslednjo.
lesson-stock-used-up = Kupček je prazen: nihče več ne jemlje kart, te tri so tvoje zadnje.
lesson-higher = v isti barvi je { CASE($card, "nominative") } močnejša karta kot { CASE($other, "nominative") }
lesson-trump = { CASE($card, "nominative") } je adut, in adut je močnejši od vsake karte druge barve
lesson-other-suit = { CASE($other, "nominative") } ni iste barve kot prva odigrana karta, { CASE($card, "nominative") }, in ni adut, zato ne more pobrati
