### Lo que costaron las cartas de una partida acabada, y consejos en una en marcha.

command-review = análisis
command-review-about = Mira lo que costó cada una de tus cartas en una partida acabada; no lo ve nadie más
option-own = partida
option-own-about = Cuál de tus partidas acabadas; si no lo pones, la última

review-heading = Tus cartas en la partida { $match }
review-seat = Partida { $match }, { $game }, sitio { $seat }: { $name }
review-working = Mirando tus cartas, un momento…
review-file = Lo que costó cada una de tus cartas en la partida { $match }: una tabla en palabras, { $deals ->
    [one] una mano
   *[other] { $deals } manos
}.
review-total = { $cards ->
    [one] Una carta que pudiste elegir: costó
   *[other] { $cards } cartas que pudiste elegir: entre todas costaron
} { $cost } puntos.
review-best-of-all = La mejor carta: mano { $deal }, baza { $trick }, { $card }: { $lead } puntos mejor que cualquier otra{ $exact ->
    [yes] , exactos
   *[no] {""}
}.
review-worst-of-all = La peor carta: mano { $deal }, baza { $trick }, { $card }: { $cost } puntos{ $exact ->
    [yes] , exactos
   *[no] {""}
}; era mejor { $better }.
review-deal = Mano { $deal }: { $result } puntos = { $share } a partes iguales { $hand } cartas { $luck } suerte { $play } juego
review-deal-declared = Mano { $deal }: { $result } puntos = { $start } esperados { $luck } suerte { $play } juego
review-deal-cut-short = Mano { $deal }, no jugada hasta el final: las cartas costaron { $cost } puntos
review-dear = Baza { $trick }: { $card } costó { $cost } puntos{ $exact ->
    [yes] , exactos
   *[no] {""}
}; era mejor { $better }.
review-nothing-dear = Ninguna carta te costó nada.
review-best = La mejor carta: baza { $trick }, { $card }, { $lead } puntos mejor que cualquier otra{ $exact ->
    [yes] , exactos
   *[no] {""}
}.
review-column-trick = Baza
review-column-card = Carta
review-column-cost = Coste
review-column-better = Mejor
review-column-exact = {""}
review-exact = exacto
review-note = Todos los números son puntos de cartas de tu bando.{ $first ->
    [hand] { " " }Cartas: cuánto más o menos que a partes iguales prometía la mejor primera carta.
    [start] { " " }Esperados: lo que prometía la mejor primera carta con esta mano.
   *[none] { "" }
}{ $first ->
    [none] { "" }
   *[other] { " " }Juego: lo que costaron tus cartas frente a la mejor elección sabiendo lo mismo. Suerte: lo demás, de lo robado y de las cartas ajenas.
} Los números que no son exactos se estiman con muchos repartos posibles.
review-shared = No jugaste tú todas estas cartas: durante un rato hubo aquí otra persona, o una máquina.
review-more = { $deals ->
    [one] Hay una mano más en el archivo.
   *[other] Hay { $deals } manos más en el archivo.
}
review-sent = Hecho: mira tus mensajes directos.
review-nothing = En la partida { $match } no tuviste nada que elegir.

reply-review-not-yours = No jugaste esa partida: elige una de las tuyas.
reply-review-busy = Aún estoy con tu último análisis: llega dentro de un momento.
reply-review-failed = El análisis no ha salido. Prueba otra vez dentro de un momento.

## Consejos en una partida en marcha

command-hint = pista
command-hint-about = Pregunta qué carta jugar: contra máquinas, o si todos lo aceptan; solo la ves tú

hint-advice = Juega { $card }: promete { $points } puntos de cartas para tu bando en esta mano{ $exact ->
    [yes] , exactos
   *[no] {""}
}.
hint-others = En su lugar: { $others }
hint-surer = Otra carta promete más puntos, pero esta gana la mano más veces.
hint-unrated = Las partidas contra máquinas nunca son clasificatorias, así que una pista no cuesta nada.
hint-agreed = Aquí todos aceptaron las pistas, así que esta partida no es clasificatoria.
hint-single = Solo tienes una carta que jugar: { $card }.
hint-nothing = Ahora no hay carta que elegir: pregunta cuando te toque jugar una a la vista.
hint-rated = Esta partida es clasificatoria, así que no hay pistas. Si todos las aceptan (`/briscola pista acuerdo:`), puede pedirlas cualquiera, y la partida deja de ser clasificatoria.
hint-people = Juegas con otras personas: las pistas necesitan el acuerdo de todas. Pídelo con `/briscola pista acuerdo:`.
hint-failed = La pista no ha salido. Prueba otra vez dentro de un momento.
