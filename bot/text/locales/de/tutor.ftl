### Ein erstes Spiel für Neulinge.

command-tutor = lehrer
command-tutor-about = Lerne Briscola: ein erstes Spiel gegen einen Computer, der dir jeden Stich erklärt

ui-level-tutor = Lehrer
tutor-begins = Dein erstes Spiel beginnt. Hier sind deine Karten; nach jedem Stich sagt diese Nachricht, wer ihn gemacht hat und warum.
tutor-offer = Neu hier? Spiel lernen
lesson-start = 🎓 Jeder spielt eine Karte, die bessere nimmt beide. **Trumpf ist { $trump }:** Jede Karte davon schlägt alle Karten anderer Farben. In einer Farbe ist das Ass am höchsten, dann Drei, König, Reiter, Bube, 7, 6, 5, 4, 2. Es zählen die Punkte: Ass 11, Drei 10, König 4, Reiter 3, Bube 2, alle anderen nichts. Du darfst immer jede Karte spielen; wer mehr als 60 der 120 Punkte hat, gewinnt.
lesson-taken = 🎓 { $mine ->
    [yes] Du hast den Stich gemacht
   *[no] { $player } hat den Stich gemacht
}: { $why }. { $points ->
    [0] Er bringt keine Punkte
    [one] Er bringt { $points } Punkt
   *[other] Er bringt { $points } Punkte
}: { $values }.
lesson-next = Wer ihn gemacht hat, zieht zuerst und spielt zum nächsten aus.
lesson-stock-used-up = Der Talon ist aufgebraucht: Niemand zieht mehr, diese drei Karten sind deine letzten.
lesson-higher = In derselben Farbe ist { $card } höher als { $other }
lesson-trump = { $card } ist Trumpf, und ein Trumpf schlägt jede Karte einer anderen Farbe
lesson-other-suit = { $other } hat eine andere Farbe als die zuerst gespielte Karte, { $card }, und ist kein Trumpf, kann also nicht gewinnen
