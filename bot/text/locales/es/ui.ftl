# Rótulos y títulos de los mensajes.

## El juego

ui-clock-off = sin reloj
ui-clock = { $post ->
    [yes] por correspondencia: { $span } por turno
   *[no] { $span } por turno
}
ui-rated = clasificatoria
ui-differences = Reglas de la casa: { $what }
ui-level-novice = principiante
ui-level-player = buen nivel
ui-level-expert = experto
ui-level-maestro = maestro
ui-level-1 = novato
ui-level-2 = aprendiz
ui-level-3 = aficionado
ui-level-4 = jugador habitual
ui-level-5 = jugador con práctica
ui-level-6 = jugador hábil
ui-level-7 = jugador de club
ui-level-8 = jugador fuerte
ui-level-9 = campeón
ui-level-10 = maestro
ui-level-numbered = { $number } · { $word }
ui-level-hint = Añadir una máquina…
ui-level-other = { $player }: otro nivel…
ui-personality-hint = Carácter de la máquina…
ui-personality-none = Ningún carácter en particular
ui-personality-level = Un nivel para { $player }…
personality-pina = Pina · guarda sus triunfos
personality-pina-about = Pina guarda sus triunfos: antes de gastar uno, deja pasar la baza.
personality-rosina = Rosina · juega pronto las figuras
personality-rosina-about = Rosina juega pronto sus figuras: en su mano duran poco.
personality-peppino = Peppino · pelea cada punto
personality-peppino-about = Peppino pelea cada punto: por dos gasta hasta un triunfo.
personality-mimi = Mimì · juega sobre seguro
personality-mimi-about = Mimì juega sobre seguro: suelta sus puntos cuando ya nadie puede llevárselos.
personality-gege = Gegè · sale fuerte
personality-gege-about = Gegè sale fuerte: le gusta abrir la baza con puntos y ver quién se atreve.

## Antes de empezar

ui-host = lleva la mesa
ui-team = equipo { $number }
ui-seating-random-note = Equipos y sitios se sortean al empezar.
ui-seating-host-note = Los equipos los hace el anfitrión.
ui-seating-join-order-note = Los equipos siguen el orden de llegada.
ui-invited = Con invitación: { $names }
ui-invite-hint = Invitar a alguien…
ui-invitation = { $person }, { $host } te invita a una mesa: { $game }.
ui-rematch-call = { $person }, { $host } quiere jugar otra partida: { $game }.
ui-thread-title = Briscola con { $host }

## Botones

ui-button-join = Sentarme
ui-button-leave = Levantarme
ui-button-start = Empezar
ui-button-options = Opciones
ui-button-rules = Reglas
ui-button-add = + Máquina
ui-button-drop = − Máquina
ui-button-shuffle = Barajar
ui-button-accept = Aceptar
ui-button-decline = No, gracias
ui-button-close = Cerrar la mesa
ui-button-hand = Mis cartas
ui-button-last = Última baza
ui-button-score = Marcador
ui-button-more = Más…
ui-button-back = Ya estoy aquí
ui-button-resign = Rendirme
ui-button-end = Cerrar la mesa
ui-button-agree-end = De acuerdo: cerrar
ui-button-agree-resign = De acuerdo: rendirse
ui-button-keep-playing = Seguir jugando
ui-button-rematch = Revancha
ui-button-replay = Repetición
ui-button-replay-words = En palabras
ui-button-replay-deal = Mano { $deal }
ui-button-review = Análisis
ui-button-review-deals = Mano por mano
ui-button-to-lobby = Volver

## Las opciones, antes de empezar

ui-options-title = Opciones
ui-options-help = Elige una opción y después su valor. Cada cambio vale al momento.
ui-remove-hint = Echar a un jugador…
ui-team-hint = Equipo 1: elige { $count }

## La mesa

ui-deal-trick = Mano { $deal } · baza { $trick }
ui-turn = Le toca a { $player }.
ui-turn-until = Le toca a { $player }. El tiempo acaba { $when }.
ui-turn-nobody = No le toca a nadie.
ui-trick-taken = **{ $player }** se lleva la baza{ $points ->
    [none] {"."}
    [0] {", sin puntos."}
    [one] : { $points } punto.
   *[other] : { $points } puntos.
}
ui-vote-end = A favor de cerrar la mesa: { $names }. ¿Están todos de acuerdo?
ui-vote-resign = A favor de rendirse: { $names }. ¿Está de acuerdo todo su bando?
ui-warning = { $player }, te toca: tu tiempo acaba { $when }.
ui-warning-you = ⏳ Te toca: tu tiempo acaba { $when }.
ui-post-turn = Te toca: { $game }, con { $players }, en { $place }. Tu tiempo acaba el { $when }.
ui-post-reminder = Te sigue tocando: { $game }, con { $players }, en { $place }. Tu tiempo acaba el { $when }.
ui-post-help = En las partidas por correspondencia te aviso una vez cuando te toca, y te lo recuerdo otra. Con `/briscola-yo preferencias` se quita o se ponen horas de silencio; con `/briscola-yo vacaciones` se paran tus relojes.
ui-post-match = { $game }, con { $players }, en { $place }.
ui-post-waits = Se te acabó el tiempo. La mesa te espera hasta el { $when }. Pulsa *Ya estoy aquí* para seguir.
ui-holiday = { $player } está de vacaciones hasta el { $when }. Sus turnos esperan.
ui-finished = La partida ha acabado. El resultado está debajo.
ui-moved = { $game }: la mesa ha bajado, a su mensaje más reciente.
ui-closed = La mesa está cerrada.
ui-closed-agreed = Los jugadores han cerrado la mesa.
ui-closed-host = El anfitrión ha cerrado la mesa.
ui-closed-moderator = Un moderador ha cerrado la mesa.
ui-closed-abandoned = No queda nadie: la mesa se cierra.
ui-closed-idle = Llevaba un rato sin actividad: la mesa se cierra.
ui-closed-removed = El servidor ha quitado al bot: la mesa se cierra.

## Resultados

ui-deal-over = Ha acabado la mano { $deal }
ui-deal-broken-off = La mano { $deal } no se jugó hasta el final
ui-match-over = La partida ha acabado
ui-deal-line = Mano { $deal }:
ui-deal-drawn = empate
ui-no-deals = No se jugó ninguna mano hasta el final.

## Las cartas

ui-hand-title = Tus cartas · { $game } · mano { $deal }
ui-hand-lobby = { $game }: la partida aún no ha empezado. Tus cartas llegarán con ella.
ui-hand-onlooker = { $game }: no tienes sitio en esta partida.
read-again = Para saber cómo sigue, usa otra vez `/briscola leer`.
ui-hand-out = { $game }: has quedado fuera de esta partida; los otros dos la acaban.
ui-hand-over = { $game }: la partida ha acabado.
ui-hand-result = El resultado completo está en { $place }, con lo que puedes hacer ahora.
ui-hand-away = { $player } juega por ti, porque se te acabó el tiempo. Pulsa *Ya estoy aquí* para seguir tú.
ui-hand-left = { $player } juega por ti, porque te levantaste. Pulsa *Ya estoy aquí* para recuperar tu sitio.
ui-hand-withdrawn = { $player } juega tus cartas hasta el final, porque has dejado el torneo.
ui-hand-waits = La mesa te espera. Pulsa *Ya estoy aquí* para seguir.
ui-hand-marked = ✔ Pulsa otra vez la carta marcada para jugarla, u otra para marcar esa.
ui-your-turn = **Te toca.**
ui-your-turn-until = **Te toca.** Tu tiempo acaba { $when }.
ui-you-lead = Sales tú.
ui-not-your-turn = No te toca.
ui-hand-cards = Tus cartas: { $cards }
ui-hand-until = Al día hasta las { $when }. Después, pulsa *Mis cartas*.
ui-hand-until-day = Al día hasta las { $when }. Después, sigue con `/problema día jugar`.
ui-hand-elsewhere = Juegas en { $place }. Para jugar aquí, usa `/briscola cartas`.
ui-hand-same-channel = Juegas desde otro mensaje de aquí, que solo ves tú.
ui-hand-further-down = Tus cartas están más abajo.
ui-hand-empty = Ya no te quedan cartas.
ui-welcome = { $game } en { $place }: tus cartas te llegarán aquí. También las enseña *Mis cartas* en la mesa.
ui-dm-closed = No puedo enviarte mensajes directos, así que tus cartas están en la mesa: pulsa allí *Mis cartas*, o usa `/briscola cartas`.
ui-dm-later = Ahora mismo no puedo enviarte un mensaje directo. Tus cartas están en la mesa: pulsa allí *Mis cartas*, o usa `/briscola cartas`.
ui-more = ¿Qué quieres hacer?
ui-more-nothing = Ahora mismo no tienes nada que hacer en esta mesa.
ui-which-table = ¿A qué mesa te refieres?
ui-table-named = { $game }: { $names } · { $table }

## Palabras en las imágenes

ui-picture-title = Mano { $deal } · baza { $trick } de { $tricks }
ui-picture-letter = { $letter }: { $rank }
ui-picture-sheet = Mano { $deal } · todas las bazas
ui-picture-leads = salió
ui-picture-takes = ganó la baza
ui-picture-trump = Triunfo: { $suit }
ui-picture-seat = Jugador { $number }
ui-picture-auction = Mano { $deal } · la subasta
ui-picture-hand = Tus cartas
ui-picture-turn = le toca
ui-picture-dealer = R
ui-picture-last = Últimas cartas: ya no hay mazo
ui-picture-bid = A superar: { $bid }
ui-picture-called = Llamada: { $cards }
ui-picture-declared = Puja: { $bid }
ui-picture-passed = paso
ui-picture-declarer = llama
ui-picture-partner = pareja
ui-picture-rais = rais
ui-picture-points = Puntos
ui-picture-counts = Vale
ui-picture-match = Partida
ui-picture-deals = Mano por mano
ui-picture-matches = Partidas
ui-picture-wins = Ganadas
ui-picture-rating = Valoración
ui-picture-season-points = Puntos
ui-picture-season-rating = Valoración
ui-picture-season-wins = Ganadas
ui-picture-form = Forma
ui-picture-ratings = Valoración tras las últimas { $count } partidas clasificatorias: { $game }
ui-picture-rose = subió o se mantuvo
ui-picture-fell = bajó
ui-picture-values = { $note }. Los últimos { $count }, en orden: { $values }.
ui-picture-bounds = Mínimo: { $lowest }, máximo: { $highest }.
ui-picture-season-start = comienzo de una temporada
ui-picture-seasons = Una línea vertical marca el comienzo de una temporada: antes de la partida { $numbers }.
ui-picture-plot = Puntos de cartas en las últimas { $count } partidas { $here ->
    [yes] en este servidor
   *[no] { "" }
}
ui-picture-won = ganada
ui-picture-lost = perdida
ui-picture-along = de la más antigua a la más reciente
ui-picture-free = libre
ui-picture-level = nivel { $number }
ui-picture-line = { $side }: { $figures }.

## Respuestas

say-apology = Algo ha fallado por mi parte. Lo que ves es todo lo que ha cambiado; prueba otra vez.
say-discord-refused = Discord no lo ha aceptado. Quizá me falte un permiso en este canal.
say-unknown-button = Ese botón ya no funciona. `/briscola mesa` enseña la mesa de nuevo.
say-old-command = Esa forma del comando se ha quedado anticuada. Discord enseñará la nueva dentro de un momento; prueba otra vez.
say-press-again = He tardado demasiado. Pulsa una vez más, por favor.
say-opened = La mesa está abierta.
say-opened-thread = La mesa está abierta en { $place }.
say-no-thread = Aquí no puedo crear hilos, así que la mesa está en el canal.
say-shared = Tu resultado ya está en el canal.
say-table-elsewhere = Esa mesa está en { $place }.
say-table-direct = La mesa está en tus mensajes directos conmigo.
say-not-invited = No me han invitado a este servidor. Juega conmigo por mensaje directo, o pide a un administrador que me invite.
say-hand-replaced = Estas cartas ya no son las de ahora: las tuyas están en un mensaje más reciente.
say-played = Has jugado: { $card }.
say-invite-bot = Los bots no juegan aquí. Añade una máquina.
say-done-join = Ya tienes sitio en la mesa.
say-done-leave = Te has levantado de la mesa.
say-done-shuffle = Tú también has barajado.
say-done-invite = La invitación va en camino.
say-done-decline = No pasa nada. ¡Otra vez será!
say-done-addcomputer = { $player } está en la mesa: { $level }.
say-done-removecomputer = Se ha levantado una máquina.
say-done-remove = Ya no está en la mesa.
say-done-arrange = Los equipos están hechos.
say-done-change = Hecho: las opciones han cambiado.
say-done-start = Empieza la partida.
say-given-up = La partida se da por perdida.
say-done-resign = Has propuesto rendirte. La partida se da por perdida cuando todo tu bando esté de acuerdo.
say-done-refuseresign = Sigues jugando.
say-done-end = Has propuesto cerrar la mesa. Se cierra cuando todos estén de acuerdo.
say-done-refuseend = Sigues jugando.
say-done-endbymoderator = La mesa está cerrada.
say-done-substitute = El sitio es tuyo.
say-done-rematch = La mesa está lista para otra partida.
