### Cartas, juego y resultados.
### $family es "italian", "spanish" o "french"; el palo es coins, cups, swords o batons, como quiera que lo llame la baraja.

## Cartas

suit-name = { $family ->
    [french] { $suit ->
        [coins] diamantes
        [cups] corazones
        [swords] picas
       *[batons] tréboles
    }
   *[italian] { $suit ->
        [coins] oros
        [cups] copas
        [swords] espadas
       *[batons] bastos
    }
}
card-name = { $rank ->
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
       *[italian] sota
    }
    [queen] { $family ->
        [french] reina
       *[italian] caballo
    }
   *[king] rey
} de { suit-name }
card-the = { $rank ->
    [jack] la { card-name }
    [queen] { $family ->
        [french] la { card-name }
       *[italian] el { card-name }
    }
   *[other] el { card-name }
}
card-label = { $rank ->
    [ace] As
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] { $family ->
        [french] Jota
       *[italian] Sota
    }
    [queen] { $family ->
        [french] Reina
       *[italian] Caballo
    }
   *[king] Rey
} de { suit-name }
card-brief = { $rank ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] { $family ->
        [french] jota
       *[italian] sota
    }
    [queen] { $family ->
        [french] reina
       *[italian] caballo
    }
   *[king] rey
} { suit-name }
card-letter = { $family ->
    [french] { $rank ->
        [jack] J
        [queen] Q
       *[king] K
    }
   *[italian] { $rank ->
        [jack] S
        [queen] C
       *[king] R
    }
}
card-trump = { $card } (triunfo)

## La mano y la mesa

hand-cards = Tus cartas: { $cards }.
hand-empty = Ya no te quedan cartas.
hand-may-play = Solo puedes jugar: { $cards }.
hand-may-answer = Puedes responder: { $choices }.
hand-may-also = También puedes elegir: { $choices }.
hand-none = No tienes sitio en esta mesa.
hand-no-deal = Ahora no se está jugando ninguna mano.

deal-heading = Mano { $deal }, baza { $trick } de { $tricks }.
turn-you = { $leads ->
    [yes] Te toca: sales tú.
   *[no] Te toca.
}
turn-player = { $leads ->
    [yes] Sale { $player }.
   *[no] Le toca a { $player }.
}
turn-waits = No hay nadie: la mesa espera a que alguien vuelva.
trump-lies = Triunfo: { $suit }. { $stock ->
    [one] Por robar solo queda la muestra, { $card }.
   *[other] La muestra es { $card }; quedan { $stock } cartas por robar, contando la muestra.
}
trump-gone = Triunfo: { $suit }. El mazo se ha acabado.
trump-is = Triunfo: { $suit }.
turnup-drawn = { $player } tiene { $card }, que era la muestra.
trick-running = En la mesa: { $plays }.
trick-empty = Todavía no hay cartas en la mesa.
trick-play = { $player }, { $card }
trick-complete = { $plays }. { $player } se lleva la baza{ $points ->
    [none] .
    [0] : sin puntos.
    [one] : { $points } punto.
   *[other] : { $points } puntos.
}
trick-numbered = Baza { $trick }: { $text }
deal-decided = La mano está decidida.
sheet-heading = Mano { $deal }, baza a baza.
sheet-order = Orden de juego: { $order }; quien gana la baza sale en la siguiente.
sheet-play = { $player } { $card }
sheet-trick = { $trick }. { $plays }: { $player } +{ $points }.
trick-no-deal = En esta mesa no se está jugando ninguna mano.
trick-of-deal-before = La última baza de la mano { $deal }: { $text }
trick-none-yet = En esta mano todavía no se ha ganado ninguna baza.
trick-review-off = En esta mesa las bazas solo se vuelven a ver después de la mano.
dealt-by = Ha repartido { $player }.
pile-open = { $player } ha ganado: { $cards }.
seats-line = Alrededor de la mesa: { $players }.
seat-line = { $player }: { $cards ->
    [0] sin cartas.
    [one] { $cards } carta.
   *[other] { $cards } cartas.
}
seat-noted = { $player } ({ $notes })
seat-you = tú
seat-dealer = reparte
seat-computer = máquina
seat-substitute = máquina, en lugar de { $player }

## Puntos y resultados

side-number = { $side } { $number }
points-line = Puntos: { $points }.
points-running = Puntos por ahora: { $points }.
points-final = Puntos: { $points }.
points-hidden = Los puntos no se ven hasta el final de la mano.
points-others-hidden = Los puntos de los demás no se ven hasta el final de la mano.
score-none = En esta mesa aún no ha empezado ninguna partida.
score-line-first_to = { $target ->
    [one] Manos: { $score }. Una sola mano decide la partida.
   *[other] Manos: { $score }. Gana la partida quien llegue antes a { $target }.
}
score-carried = La próxima mano ganada vale { $worth }.

deal-won = { $side } { $count ->
    [one] gana
   *[other] ganan
} la mano.
deal-last-trick-decides = 60 iguales: decide la última baza.
deal-cappotto = Los 120 puntos: ¡capote!
deal-worth = Con las manos empatadas de antes, vale { $worth }.
deal-drawn = 60 iguales: la mano queda en empate.
deal-tied = { $sides } empatan a { $points }: nadie gana la mano.
deal-tie-next = Nadie se apunta nada, y ahora reparte { $player }.
deal-tie-same-dealer = Nadie se apunta nada, y vuelve a repartir { $player }.
deal-tie-carry = Nadie se apunta nada: la próxima mano ganada vale { $worth }.
deal-broken = La mano se interrumpe y no cuenta para nadie.

match-forfeit = { $losers } { $losing ->
    [one] se rinde
   *[other] se rinden
}: { $side } { $count ->
    [one] gana
   *[other] ganan
} la partida. { $sum }

## Lo que pasa en la partida

happened-dealt = Mano { $deal }: reparte { $dealer }, sale { $leader }.
happened-turned = El triunfo es { $suit }; la muestra, { $card }.
happened-turned-back = Salió primero y volvió al mazo: { $cards }.
happened-removed = Fuera de la baraja: { $card }.
happened-no-twos = Los doses se quedan fuera de la baraja.
happened-played = { $player } juega { $card }.
happened-taken = { $player } se lleva la baza{ $points ->
    [none] .
    [0] : sin puntos.
    [one] : { $points } punto.
   *[other] : { $points } puntos.
}
happened-drew-turnup = { $player } roba la muestra, { $card }.
happened-forfeited = { $side } { $count ->
    [one] se rinde
   *[other] se rinden
}.
