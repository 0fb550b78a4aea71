### Lo que se dice en la mesa: señas, vigilar, preguntas, órdenes, el rais.

## Gestos, como señas por hacer

gesture-pagat-ace = labios sobre los dientes
gesture-pagat-three = boca hacia un lado
gesture-pagat-king = una mirada hacia arriba
gesture-pagat-queen = la punta de la lengua
gesture-pagat-jack = subir un hombro
gesture-wikipedia-ace = fruncir los labios
gesture-wikipedia-three = guiñar un ojo
gesture-wikipedia-king = levantar las cejas
gesture-wikipedia-queen = subir un hombro
gesture-wikipedia-jack = lamerse los labios
gesture-wikipedia-load = abrir y cerrar la boca deprisa
gesture-for = { $card } – { $gesture }
gesture-load = as o { $ten } de otro palo

## Gestos, como se ven

gesturing-pagat-ace = { $player } se tapa los dientes con los labios.
gesturing-pagat-three = { $player } tuerce la boca hacia un lado.
gesturing-pagat-king = { $player } mira hacia arriba.
gesturing-pagat-queen = { $player } enseña la punta de la lengua.
gesturing-pagat-jack = { $player } sube un hombro.
gesturing-wikipedia-ace = { $player } frunce los labios.
gesturing-wikipedia-three = { $player } guiña un ojo.
gesturing-wikipedia-king = { $player } levanta las cejas.
gesturing-wikipedia-queen = { $player } sube un hombro.
gesturing-wikipedia-jack = { $player } se lame los labios.
gesturing-wikipedia-load = { $player } abre y cierra la boca deprisa.
gesturing-custom = { $player } hace una seña: { $gesture }.
signal-meaning = La seña dice: { $card }.
signal-caught = Has pillado a { $player } haciendo una seña.
signal-own = Haces la seña para { $card }: { $gesture }.
signal-own-private = Solo la ve tu bando.
signal-own-catchable = La ven tu bando y el contrario que te vigile.
signal-own-public = La ve todo el mundo.

## Vigilar

watching-you = Vigilas a { $player } en esta baza. No lo sabe nadie más.

## Preguntas, respuestas y órdenes

question-lisci = ¿Tienes cartas blancas?
question-briscoline = ¿Tienes un triunfo bajo?
question-vestite = ¿Tienes rey, { $queen } o sota de triunfo?
question-head = { $suit ->
    [none] ¿Puedes montar sin triunfo?
   *[other] ¿Puedes montar en { $suit }?
}
question-carichi = ¿Tienes un as o un { $ten } de otro palo?
answer-yes = Sí
answer-yes-count = Sí, { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $count }
}
answer-no = No
answer-perhaps = Quizá
order-liscio = ¡Juega una carta blanca!
order-trump_high = ¡Juega un triunfo alto!
order-trump_low = ¡Juega un triunfo bajo!
order-head = ¡Monta sin triunfo!
order-carico = ¡Juega un as o un { $ten } de otro palo!
said-asked = { $player } pregunta a { $target }: «{ $question }»
said-answered = { $player } responde: «{ $answer }».
said-ordered = { $player } le dice a { $target }: «{ $order }»
talk-due = { $target } tiene que responder a { $player }: «{ $question }»
talk-due-you = Responde a { $player }: «{ $question }»

## El rais

rais-are = Rais de los dos equipos: { $players }.
rais-you = Eres el rais de tu equipo.
happened-looked = { $player } mira las cartas de { $target }.

## Lo que se puede decir ahora

talk-off = En esta mesa no habla nadie.
talk-silence = No se habla antes de la baza { $trick }.
talk-signals = Los compañeros pueden hacerse señas.
talk-conversation = { $player } puede preguntar y dar órdenes antes de salir.
talk-conversation-led = En esta baza ya no se habla.
talk-rais = { $players } pueden preguntar y dar órdenes; sus compañeros solo responden.
talk-free = Cada cual habla como quiera.

## Después de una mano

summary-none = En esta mano no hubo señas.
summary-signal = { $player } hizo señas: { $card }{ $true ->
    [yes] { "" }
   *[no] , en falso
}{ $caught ->
    [none] .
   *[other] ; quien lo pilló: { $caught }.
}

## Botones

label-to = { $player }: { $what }
label-look = Mirar las cartas de { $player }
label-watch = Vigilar a { $player }
