### Hablar en Discord: comandos, menús, respuestas. Las palabras que se dicen están en talk.ftl.

## Comandos

command-signal = seña
command-signal-about = Diles a tus compañeros con una seña qué carta tienes
command-watch = vigilar
command-watch-about = Vigila a un contrario en esta baza, por si hace una seña; no lo sabe nadie más
command-gesture = gesto
command-gesture-about = Describe el gesto de una carta en una mesa con señas propias, si la llevas
command-ask = preguntar
command-ask-about = Pregunta algo a tu pareja en voz alta antes de salir
command-answer = responder
command-answer-about = Responde a lo que te preguntó tu pareja
command-order = pedir
command-order-about = Dile a tu pareja en voz alta qué jugar, antes de salir
command-rais = rais
command-rais-about = El capitán de un equipo en el schembil
command-rais-vote = votar
command-rais-vote-about = Vota al capitán de tu equipo
command-rais-ask = preguntar
command-rais-ask-about = Como rais, pregunta algo a un compañero en voz alta
command-rais-order = pedir
command-rais-order-about = Como rais, dile a un compañero en voz alta qué jugar
command-rais-look = mirar
command-rais-look-about = Como rais, mira las cartas de un compañero sin mazo ya, una vez por mano

option-gesture = carta
option-gesture-about = La carta que dice la seña
option-opponent = jugador
option-opponent-about = El contrario que vigilas
option-partner = pareja
option-partner-about = A cuál de tus compañeros
option-rais = jugador
option-rais-about = A quién quieres de capitán
option-sign = carta
option-sign-about = La carta cuyo gesto describes
option-text = texto
option-text-about = El gesto en pocas palabras; en blanco vuelve el de siempre
option-question = pregunta
option-question-about = Qué quieres saber
option-suit = palo
option-suit-about = El palo en que habría que montar; solo con esa pregunta
option-reply = respuesta
option-reply-about = Tu respuesta; si la deciden tus cartas, tiene que ser verdad
option-told = qué
option-told-about = Qué quieres que juegue tu pareja
choice-question-lisci = ¿Tienes cartas blancas?
choice-question-briscoline = ¿Tienes un triunfo bajo?
choice-question-vestite = ¿Tienes una figura de triunfo?
choice-question-head = ¿Puedes montar sin triunfo?
choice-question-carichi = ¿Tienes una brisca de otro palo?
choice-reply-yes = Sí
choice-reply-no = No
choice-reply-perhaps = Quizá
choice-told-liscio = Una carta blanca
choice-told-trump-high = Un triunfo alto
choice-told-trump-low = Un triunfo bajo
choice-told-head = Montar sin triunfo
choice-told-carico = Una brisca de otro palo
choice-suit-d = Oros o diamantes
choice-suit-c = Copas o corazones
choice-suit-s = Espadas o picas
choice-suit-b = Bastos o tréboles

## Menús de la mano

talk-signal-hint = Hacer una seña…
talk-watch-hint = Vigilar a un contrario…
talk-ask-hint = Preguntar…
talk-order-hint = Pedir…
talk-gesture-hint = Describir un gesto…
talk-gesture-title = El gesto de una carta
talk-partner-holds = En la mano de { $player } ves: { $cards }.

## Respuestas

talk-done-ask = Has preguntado a { $player }.
talk-done-answer = Has respondido: { $answer }.
talk-done-order = Se lo has dicho a { $player }.
talk-done-vote = Has votado a { $player }.
say-done-voterais = Tu voto cuenta.
say-done-setgesture = Hecho: el gesto está descrito.
reply-unknown-gesture = Ese gesto no existe: elige uno de los propuestos.
reply-unknown-player = Aquí nadie tiene ese nombre: elige uno de los propuestos.
reply-which-partner = Tienes varios compañeros: elige uno.

## En público

talk-to-answer = { $when ->
    [none] Tiene que responder { $player }.
   *[other] Tiene que responder { $player }. El tiempo acaba { $when }.
}
talk-answer-until = { $player }, responde en *Mis cartas*. Si no, el bot responde por ti { $when }.

## Elegir al rais

rais-election = { $when ->
    [none] Cada equipo elige a su rais.
   *[other] Cada equipo elige a su rais. Los votos se cuentan { $when }.
}
rais-about = El rais es el capitán: solo el rais puede preguntar y dar órdenes a sus compañeros. Pulsa un nombre de tu equipo. Puedes cambiar tu voto hasta el recuento.
rais-waiting = Faltan por votar: { $players }
rais-voted = { $player } vota a { $target }
rais-not-voted = { $player } aún no ha votado
rais-ballot = ¿Quién quieres que sea el rais de tu equipo?
ui-hand-election = { $game }: primero los equipos eligen a su rais. Después llegan tus cartas.
happened-election = Los equipos eligen a su rais.
