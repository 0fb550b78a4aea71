### A first deal for newcomers.

command-tutor = tutor
command-tutor-about = Learn Briscola: a first deal against a computer that explains every trick to you

ui-level-tutor = tutor
tutor-begins = Your first deal begins. Here are your cards; after every trick this message says who took it, and why.
tutor-offer = New here? Learn the game
lesson-start = 🎓 Each of you plays a card, and the better one takes both. **Trump is { $trump }:** any card of it beats every card of another suit. In a suit the ace is highest, then the three, king, knight, jack, 7, 6, 5, 4, 2. What counts is points: ace 11, three 10, king 4, knight 3, jack 2, the rest nothing. You may always play any card; whoever has more than 60 of the 120 points wins.
lesson-taken = 🎓 { $mine ->
    [yes] You took the trick
   *[no] { $player } took the trick
}: { $why }. { $points ->
    [0] It brings no points
    [one] It brings { $points } point
   *[other] It brings { $points } points
}: { $values }.
lesson-next = Whoever took it draws first and leads the next one.
lesson-stock-used-up = The stock is used up: nobody draws any more, and these three cards are your last.
lesson-higher = in the same suit { $card } is higher than { $other }
lesson-trump = { $card } is a trump, and a trump beats any card of another suit
lesson-other-suit = { $other } is of another suit than { $card }, which was played first, and no trump, so it cannot win
