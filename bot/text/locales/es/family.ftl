### La familia de juegos: nombres, modelos, opciones, y lo que pasa además de jugar cartas.

## Juegos

variant-label = { $game } · { $players } · { $short }
variant-briscola = Briscola
variant-briscola-about = La clásica italiana: tres cartas, una muestra que marca el triunfo, se juega la carta que se quiera y ganan 61 puntos de 120.
variant-briscola-short = la clásica
variant-briscola-aliases = clásica, brisca italiana, briscola italiana
variant-schembil = Schembil
variant-schembil-about = Dos equipos de tres. Solo el capitán de cada uno, el rais, pregunta y da órdenes, en voz alta.
variant-schembil-short = pregunta el capitán
variant-schembil-aliases = rais, brisca de seis
variant-a31 = Briscola a 31
variant-a31-about = Entre dos, con los puntos ocultos: canta 31, y ganas la mano si los tienes y la pierdes si no.
variant-a31-short = se canta 31
variant-a31-aliases = a 31, treinta y uno
variant-scoperta = Briscola descubierta
variant-scoperta-about = Entre dos, con las dos manos y la próxima carta del mazo a la vista.
variant-scoperta-short = a la vista
variant-scoperta-aliases = scoperta, brisca descubierta, cartas a la vista
variant-briscolone3 = Briscolone de tres cartas
variant-briscolone3-about = Entre dos y sin triunfo; en las tres últimas bazas hay que asistir y montar si se puede.
variant-briscolone3-short = sin triunfo
variant-briscolone3-aliases = briscolone, briscolone 3
variant-briscolone5 = Briscolone de cinco cartas
variant-briscolone5-about = Entre dos, con cinco cartas y sin triunfo.
variant-briscolone5-short = sin triunfo
variant-briscolone5-aliases = briscolone, briscolone 5
variant-briscolone5t = Briscolone con triunfo
variant-briscolone5t-about = Entre dos, con cinco cartas; el palo de la primera carta jugada es triunfo.
variant-briscolone5t-short = manda la salida
variant-briscolone5t-aliases = briscolone, briscolone 5t
variant-bosnian32 = Briškula bosnia
variant-bosnian32-about = Con las 32 cartas del siete al as, en las que el diez vale diez; de dos a diez jugadores.
variant-bosnian32-short = el diez vale diez
variant-bosnian32-aliases = bosanska briškula, bosnia, 32 cartas
variant-double = Briškula doble
variant-double-about = Cuatro cartas en la mano, y cada cual juega dos por baza.
variant-double-short = dos cartas por baza
variant-double-aliases = dupla briškula, doble, brisca de cuatro cartas
variant-chiamata = Briscola llamada
variant-chiamata-about = Cinco jugadores subastan; quien gana llama una carta, y quien la tiene juega de su lado en secreto.
variant-chiamata-short = pareja secreta
variant-chiamata-aliases = chiamata, briscola chiamata, brisca llamada, briscola de cinco, briscolone
variant-bisca3 = Bisca
variant-bisca3-about = La hermana portuguesa: el siete vale diez, y la jota gana a la reina.
variant-bisca3-short = el siete vale diez
variant-bisca3-aliases = bisca, bisca portuguesa, bisca lambida
variant-bisca9 = Bisca de nueve cartas
variant-bisca9-about = Bisca entre dos, con nueve cartas cada cual.
variant-bisca9-short = siete vale diez
variant-bisca9-aliases = bisca de nueve, bisca de nove
variant-brisca = Brisca
variant-brisca-about = La de siempre: puedes cambiar el siete o el dos de triunfo por la muestra.
variant-brisca-short = se cambia la muestra
variant-brisca-aliases = brisca española, la brisca
variant-sueca = Sueca
variant-sueca-about = Dos parejas y diez cartas cada cual: quien reparte enseña el triunfo, hay que asistir, y no se habla.
variant-sueca-short = asistir y callar
variant-sueca-aliases = sueca portuguesa
variant-sueca_italiana = Sueca italiana
variant-sueca_italiana-about = Las cartas de la sueca y una subasta entre cinco: quien gana llama una carta, y quien la tiene va de su lado en secreto.
variant-sueca_italiana-short = pareja secreta
variant-sueca_italiana-aliases = italiana, sueca de cinco

## Modelos

preset-classic = Clásica
preset-classic-about = La briscola entre dos que casi todos conocen, al mejor de tres manos.
preset-online = En línea
preset-online-about = Cuatro jugadores, hasta ganar tres manos; con 60 iguales decide la última baza, y no se habla.
preset-sala = Sala de torneo
preset-sala-about = Al mejor de tres, y diez minutos por persona para toda la partida.
preset-wikipedia = Wikipedia
preset-wikipedia-about = Dos parejas cuyos compañeros se enseñan primero las cartas, con señas, el dos por la muestra y la conquista.
preset-roma = Roma
preset-roma-about = Dos parejas que hablan en voz alta: quien sale puede preguntar y dar órdenes.
preset-schembil = Schembil
preset-schembil-about = Dos equipos de tres, cada uno con su rais.
preset-dalmacija = Dalmacia
preset-dalmacija-about = Briškula doble entre dos; con cuatro, dos parejas cuyos compañeros se miran las cartas al final.
preset-bosna = Bosnia
preset-bosna-about = Briškula con 32 cartas y el diez.
preset-piemonte = Piamonte
preset-piemonte-about = El siete ocupa el lugar del tres, como en Piamonte y Cerdeña.
preset-sud = El Sur
preset-sud-about = Cartas francesas, y la jota gana a la reina.
preset-lisboa = Lisboa
preset-lisboa-about = Bisca, como en Portugal.
preset-sueca = Sueca
preset-sueca-about = El juego callado de dos parejas.
preset-chiamata = Llamada
preset-chiamata-about = Cinco jugadores, una subasta y una pareja secreta.
preset-brisca = Brisca
preset-brisca-about = Como en España, con el cambio del siete y del dos.

## Opciones

rule-none = nada
rule-cards = número de cartas
rule-pack-french32 = francesa, 32 cartas
rule-pack-spanish40 = española, 40 cartas
rule-pack-spanish48 = española, 48 cartas
rule-ranking = orden de las cartas
rule-ranking-standard = el de siempre
rule-ranking-qj_swap = la sota (o jota) por encima del caballo (o reina)
rule-ranking-three_as_three = el tres como un tres
rule-ranking-seven_for_three = el siete por el tres
rule-ranking-ten = con el diez
rule-ranking-bisca = como en la bisca
rule-seven_swap = el tres en el lugar del siete
rule-direction = sentido
rule-direction-counter_clockwise = por la derecha
rule-direction-clockwise = por la izquierda
rule-first_dealer = quién reparte primero
rule-first_dealer-random = por sorteo
rule-first_dealer-host = el anfitrión
rule-first_dealer-loser = quien perdió la última partida
rule-dealer_rotation = quién reparte después
rule-dealer_rotation-right = el siguiente en el orden
rule-dealer_rotation-fixed = siempre la misma persona
rule-dealer_rotation-winner = quien gana la mano
rule-retire = cambio de la muestra
rule-retire-off = no
rule-retire-deuce_first_trick = el dos de triunfo, en la primera baza
rule-retire-brisca_7_2 = siete o dos de triunfo, tras ganar baza
rule-conquista = conquista
rule-partners_show_first = las parejas se enseñan antes las cartas
rule-partners_look_at_the_end = las parejas se miran las cartas al final
rule-talk = hablar
rule-talk-off = nada
rule-talk-signals = señas
rule-talk-conversation = preguntas y órdenes
rule-talk-rais = solo el rais, capitán de cada equipo
rule-talk-free = lo que se quiera
rule-signal_table = tabla de señas
rule-signal_table-pagat = la de Pagat
rule-signal_table-wikipedia = la de Wikipedia
rule-signal_table-custom = las del anfitrión
rule-signal_delivery = quién ve las señas
rule-signal_delivery-private = los compañeros
rule-signal_delivery-catchable = compañeros, y contrarios que vigilen
rule-signal_delivery-public = todo el mundo
rule-signal_truth = verdad de las señas
rule-signal_truth-enforced = solo verdaderas
rule-signal_truth-free = también falsas
rule-talk_from_trick = se habla desde la baza
rule-asks_per_trick = preguntas por baza
rule-answer_counts = se responde con el número de cartas
rule-orders_per_trick = órdenes por baza y compañero
rule-orders = las órdenes son
rule-orders-advisory = consejos
rule-orders-binding = obligatorias
rule-follow_suit = asistir al palo
rule-follow_suit-free = sin obligación
rule-follow_suit-must_follow = siempre
rule-follow_suit-last3_follow_and_head = en las tres últimas bazas, y montar
rule-match-race = puntos de cartas
rule-match-pennycook = tantos según la ventaja
rule-match-threehand = tantos entre tres
rule-match-chiamata = marcador acumulado
rule-match-n_deals = número de manos
rule-match-sueca = juegos
rule-goal = { $match ->
    [race] a { $target } puntos de cartas
    [pennycook] a { $target } tantos
    [threehand] a { $target } tantos
    [chiamata] a { $target } en el marcador
    [n_deals] { $target ->
        [one] una mano
       *[other] { $target } manos
    }
    [sueca] a { $target } juegos
   *[first_to] { rule-target-value }
}
rule-early_stop = fin anticipado de la mano
rule-early_stop-off = no
rule-early_stop-when_decided = en cuanto está decidida
rule-early_stop-claim = cuando se canta
rule-match_clock = tiempo por persona para la partida
rule-match_clock-off = sin límite
rule-timeout = si se acaba el tiempo
rule-timeout-autoplay_twice = dos cartas por ti; después, una máquina
rule-timeout-autoplay = se juega una carta por ti
rule-timeout-computer_takes_seat = se sienta una máquina
rule-timeout-forfeit = se pierde la partida
rule-timeout-wait_vote = deciden los demás
rule-open_hands = manos a la vista
rule-open_piles = cartas ganadas a la vista
rule-open_next_card = próxima carta a la vista
rule-deck_pattern = aspecto de las cartas
rule-bisca_margins = 91 puntos valen dos; 120, cuatro
rule-auction = subasta
rule-auction-combined = cartas, y después puntos
rule-auction-rank = cartas
rule-auction-points = puntos
rule-auction-suit_only = puntos, y solo se llama palo
rule-auction-from65 = puntos desde 65, de cinco en cinco
rule-first_raise = primera subida
rule-force = mantener la carta y pedir puntos
rule-declarer_leads = sale quien ganó la subasta
rule-blind = primera baza a ciegas
rule-blind-off = no
rule-blind-on = permitida
rule-blind-from_62 = desde 62 puntos
rule-scoring = cómo se apunta la mano
rule-scoring-standard = como siempre
rule-scoring-pazza = pazza
rule-bandeira = cuatro juegos por 120
rule-bandeira-points = con todos los puntos
rule-bandeira-tricks = solo con todas las bazas
rule-renege = los renuncios se pueden denunciar

## Opciones con las que no hay juego

impossible-not-in-game = { $allowed ->
    [none] Este juego no tiene la opción «{ $option }».
   *[other] Aquí «{ $value }» no es posible para «{ $option }»: elige { $allowed }.
}
impossible-out-of-range = «{ $value }» no es posible para «{ $option }»: elige { $allowed }.
impossible-needs = { $same ->
    [yes] Aquí «{ $value }» no es posible: elige «{ $needs }».
   *[no] «{ $option }» necesita «{ $needs }».
}
allowed-range = de { $low } a { $high }
allowed-text = un texto de 1000 caracteres como mucho

## Cartas por su número o figura

rank-name = { $rank ->
    [ace] as
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] { $family ->
        [french] jota
       *[other] sota
    }
    [queen] { $family ->
        [french] reina
       *[other] caballo
    }
   *[king] rey
}

## La mano y la mesa

hand-shown = { $player } tiene: { $cards }.
hand-seen = En la mano de { $player } viste: { $cards }.
hand-open = A la vista de todos, { $player } tiene: { $cards }.
turnup-shown = { $player } tiene { $card }, que se enseñó como triunfo.
trump-none = No hay triunfo.
trump-not-yet = Aún no hay triunfo: lo marca la primera carta que salga.
next-card = La próxima carta del mazo es { $card }.
stock-left = { $stock ->
    [one] Queda una carta por robar.
   *[other] Quedan { $stock } cartas por robar.
}
trick-play-covered = { $player }, una carta tapada
seat-out = fuera de la partida

## Lo que pasa en la partida

happened-shown-trump = { $player } enseña { $card }: el triunfo es { $suit }, y la carta se queda en esa mano.
happened-laid-down = { $player } pone una carta tapada.
happened-trump-made = En esta mano el triunfo es { $suit }.
happened-drew = { $player } roba { $card }.
happened-exchanged = { $player } se lleva la muestra, { $taken }, y deja en su lugar { $given }.
happened-conquista = ¡Conquista! { $player } enseña { $cards }, y gana la mano.
happened-claimed-31 = { $right ->
    [yes] { $player } canta 31, ¡y los tiene!
   *[no] { $player } canta 31, y no los tiene.
}
happened-claimed = { $player } canta la mano: está decidida.
happened-denounced = { $right ->
    [yes] { $player } denuncia a { $target }, con razón: hubo renuncio.
   *[no] { $player } denuncia a { $target }, sin razón: no hubo renuncio.
}
happened-seat-out = { $player } queda fuera; siguen los dos que van por delante, con las 40 cartas.

## Resultados

score-sum = { $match ->
    [first_to] Manos: { $score }.
    [race] Puntos en total: { $score }.
    [sueca] Juegos: { $score }.
   *[other] Marcador: { $score }.
}
score-line-race = Puntos en total: { $score }. Gana la partida quien llegue antes a { $target }.
score-line-pennycook = Tantos: { $score }. Gana la partida quien llegue antes a { $target }.
score-line-threehand = Tantos: { $score }. Gana la partida quien llegue antes a { $target }.
score-line-chiamata = Marcador: { $score }. Gana la partida quien llegue antes a { $target }.
score-line-n_deals = { $target ->
    [one] Marcador: { $score }. Una sola mano decide la partida.
   *[other] Marcador: { $score }. La partida tiene { $target } manos.
}
score-line-sueca = Juegos: { $score }. Gana la partida quien llegue antes a { $target }.
deal-counts = Vale { $worth }.
deal-scores = Con esta mano se apuntan { $scores }.
deal-unclaimed = Nadie ha cantado 31: nadie se apunta nada, y se juega otra mano.
deal-early = La mano está decidida y se acaba aquí.
deal-race-drawn = 60 iguales.
deal-two-more = Empate en cabeza: se juegan dos manos más.
match-won = ¡{ $side } { $count ->
    [one] gana
   *[other] ganan
} la partida! { $sum }
match-denounce = La denuncia decide: { $side } { $count ->
    [one] gana
   *[other] ganan
} la partida. { $sum }

## Botones

label-exchange = Cambiar
label-conquista = Conquista
label-claim-31 = Cantar 31
label-claim = Cantar la mano
label-denounce = Denunciar a { $player }
label-forfeit = Rendirse
