### Une première manche pour débuter.

command-tutor = apprendre
command-tutor-about = Apprendre la briscola : une première manche contre un ordinateur qui t'explique chaque pli

ui-level-tutor = pour apprendre
tutor-begins = Ta première manche commence. Voici tes cartes ; après chaque pli, ce message dit qui l'a remporté, et pourquoi.
tutor-offer = Première fois ? Apprends le jeu
lesson-start = 🎓 Chacun joue une carte, et la meilleure emporte les deux. **L'atout est { $trump } :** toute carte de cette couleur bat toutes celles des autres. Dans une couleur, l'as est le plus fort, puis le trois, le roi, le cavalier, le valet, 7, 6, 5, 4, 2. Ce qui compte, ce sont les points : l'as 11, le trois 10, le roi 4, le cavalier 3, le valet 2, le reste rien. Tu peux toujours jouer la carte que tu veux ; il faut plus de 60 des 120 points pour gagner.
lesson-taken = 🎓 { $mine ->
    [yes] Tu remportes le pli
   *[no] { $player } remporte le pli
} : { $why }. { $points ->
    [0] Il ne rapporte aucun point
    [one] Il rapporte { $points } point
   *[other] Il rapporte { $points } points
} : { $values }.
lesson-next = Qui remporte un pli pioche en premier et entame le suivant.
lesson-stock-used-up = Le talon est épuisé : plus personne ne pioche, et ces trois cartes sont tes dernières.
lesson-higher = dans la même couleur, { $card } bat { $other }
lesson-trump = { $card } est un atout, et un atout bat toute carte d'une autre couleur
lesson-other-suit = { $card } a ouvert le pli ; { $other } n'est ni de cette couleur ni un atout, et ne peut pas gagner
