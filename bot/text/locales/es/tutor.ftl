### Una primera mano para quien empieza.

command-tutor = aprender
command-tutor-about = Aprende a jugar: una primera mano contra una máquina que te explica cada baza

ui-level-tutor = tutor
tutor-begins = Empieza tu primera mano. Aquí están tus cartas; después de cada baza, este mensaje dice quién se la llevó y por qué.
tutor-offer = ¿Primera vez? Aprende a jugar
lesson-start = 🎓 Cada cual juega una carta, y la mejor se lleva las dos. **El triunfo es { $trump }:** cualquier carta de ese palo gana a las de otro palo. Dentro de un palo manda el as; después van el tres, el rey, el caballo, la sota, 7, 6, 5, 4, 2. Lo que cuenta son los puntos: el as 11, el tres 10, el rey 4, el caballo 3, la sota 2, y las demás nada. Siempre puedes jugar la carta que quieras; gana quien pasa de 60 de los 120 puntos.
lesson-taken = 🎓 { $mine ->
    [yes] Te llevas la baza
   *[no] { $player } se lleva la baza
}: { $why }. { $points ->
    [0] No da puntos
    [one] Da { $points } punto
   *[other] Da { $points } puntos
}: { $values }.
lesson-next = Quien se la lleva roba primero y sale en la siguiente.
lesson-stock-used-up = El mazo se ha acabado: ya nadie roba, y estas tres cartas son tus últimas.
lesson-higher = del mismo palo, { $card } manda más que { $other }
lesson-trump = { $card } es triunfo, y un triunfo gana a cualquier carta de otro palo
lesson-other-suit = { $other } es de otro palo que { $card }, que salió primero, y no es triunfo, así que no puede ganar
