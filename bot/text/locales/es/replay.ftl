### Una mano acabada como imagen en movimiento, y con palabras.

command-replay = repetición
command-replay-about = Vuelve a ver una mano de una partida acabada, como imagen animada
option-deal = mano
option-deal-about = Qué mano, desde la 1; si no lo pones, la última
option-trick = baza
option-trick-about = Solo esta baza, como imagen fija
option-form = formato
option-form-about = El tipo de imagen animada; si no lo pones, WebP
choice-form-webp = WebP (pequeño y nítido)
choice-form-gif = GIF (se ve en todas partes)

suggest-deal = Mano { $deal }: { $points }
suggest-trick = Baza { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Esta partida solo tiene una mano: elige 1, o no pongas nada.
   *[other] Esta partida tiene manos de la 1 a la { $deals }: elige una.
}
reply-unknown-trick = { $tricks ->
    [0] Esta mano no tiene bazas: elige otra.
    [one] Esta mano solo tiene una baza: elige 1, o no pongas nada.
   *[other] Esta mano tiene bazas de la 1 a la { $tricks }: elige una.
}
reply-replay-running = Aún estoy dibujando tu última repetición: llega dentro de un momento.
reply-replay-busy = Ahora mismo se dibujan muchas repeticiones. Prueba otra vez dentro de un momento.
reply-replay-failed = No se ha podido dibujar la imagen; aquí está la mano en palabras.

replay-working = Dibujando la mano, un momento…
replay-heading = Partida { $match }, mano { $deal }
replay-alt = Imagen animada de la mano { $deal }, { $tricks ->
    [0] sin bazas
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, jugada por { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Los jugadores roban.
