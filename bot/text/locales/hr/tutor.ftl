### A first deal for newcomers.

command-tutor = učitelj
command-tutor-about = Nauči briškulu: prva partija protiv računala koje ti objašnjava svaku ruku

ui-level-tutor = učitelj
tutor-begins = Počinje tvoja prva partija. Evo tvojih karata; nakon svake ruke ova poruka kaže tko je uzima i zašto.
tutor-offer = Prvi put ovdje? Nauči igru
lesson-start = 🎓 Svatko igra kartu, a bolja uzima obje. **Adut: { CASE($trump, "nominative") }.** Svaki adut jači je od svake karte drugog zoga. U zogu je najjači as, zatim trica, kralj, konj, fanat, 7, 6, 5, 4, 2. Broje se punti: as 11, trica 10, kralj 4, konj 3, fanat 2, ostalo ništa. Uvijek smiješ igrati bilo koju kartu; pobjeđuje tko ima više od 60 od 120 punata.
lesson-taken = 🎓 { $mine ->
    [yes] Ruku uzimaš ti
   *[no] Ruku uzima { $player }
}: { $why }. { $points ->
    [0] Ne donosi punte
    [one] Donosi { $points } punat
    [few] Donosi { $points } punta
   *[other] Donosi { $points } punata
}: { $values }.
lesson-next = Tko uzme ruku, prvi uzima kartu iz talona i otvara sljedeću.
lesson-stock-used-up = Talon je potrošen: nitko više ne uzima iz njega, a ove tri karte su ti posljednje.
lesson-higher = u istom je zogu { CASE($card, "nominative") } jača karta nego { CASE($other, "nominative") }
lesson-trump = { CASE($card, "nominative") } je adut, a adut je jači od svake karte drugog zoga
lesson-other-suit = { CASE($other, "nominative") } nije istog zoga kao prva odigrana karta, { CASE($card, "nominative") }, a nije ni adut, pa ne može uzeti ruku
