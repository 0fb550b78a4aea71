### El problema del día: el final de una mano en el que una carta gana.

command-puzzle = problema
command-puzzle-about = El problema del día: una carta gana, ¿cuál?
command-puzzle-solve = resolver
command-puzzle-solve-about = Resuelve el problema del día, o practica con uno anterior
option-date = fecha
option-date-about = Qué día; si no lo pones, el problema abierto
command-puzzle-board = tabla
command-puzzle-board-about = Tu racha, y quién ha compartido su resultado en este servidor
# /briscola-admin puzzle
command-admin-puzzle = problema
command-admin-puzzle-about = Un mensaje discreto por cada problema del día; desactivado si no eliges canal
option-post = canal
option-post-about = Dónde se publica el mensaje
option-hour = hora
option-hour-about = Desde qué hora del día, de 0 a 23
option-server_zone = zona
option-server_zone-about = La zona horaria de este servidor
option-off = quitar
option-off-about = No publicar más estos mensajes

## El problema

# $weekday y $month son nombres, $day es el número del día.
puzzle-date = { $weekday } { $day } de { $month }
# $stars: estrellas como ★★☆☆.
puzzle-heading = Problema del { $date } · { $stars }
puzzle-practice = Práctica: el problema del { $date } · { $stars }
# $stars y $most son números.
puzzle-about = { $game }. Dificultad { $stars } de { $most }. Todas las manos están a la vista, y cada cual juega lo mejor posible.
puzzle-question = Tienes { $points } puntos y sales tú. ¿Qué carta te lleva a { $goal }?
puzzle-question-later = Tienes { $points } puntos. ¿Qué carta gana todavía?
puzzle-picture-question = ¿Qué carta gana?
puzzle-you = Tú
puzzle-partner = Pareja
puzzle-opponent = Contrario
puzzle-opponent-of-two = Contrario { $number }
puzzle-you-two = Tu pareja y tú
puzzle-opponents = Contrarios
puzzle-hand = { $player }: { $cards }.
puzzle-running = En la mesa: { $plays }.
puzzle-points = Tienes { $mine } puntos; el otro bando, { $theirs }.
puzzle-solved = ✅ **¡Resuelto!** Acabas con { $points } puntos.
puzzle-lost = ❌ **Esta vez no:** con { $card } no se gana. Contra el mejor juego acabas con { $points } puntos, y hacen falta { $goal }.
puzzle-streak = { $days ->
    [0] Ahora mismo sin racha
    [one] Racha de un día
   *[other] Racha de { $days } días
} · la más larga: { $longest } · resueltos: { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Tienes un comodín: salva un día sin problema resuelto.
   *[other] 🃏 Tienes { $count } comodines: cada uno salva un día sin problema resuelto.
}
puzzle-later = La solución se puede ver desde el { $when }.
puzzle-solution = La carta buena: { $card }, con { $points } puntos:
puzzle-fair = 🔒 Hecho con las claves del año: `{ $line }`

## Botones

puzzle-solve = Resolver
puzzle-practise = Probar
puzzle-again = Probar otra vez
puzzle-share = Compartir
puzzle-proof = Prueba
puzzle-other = Problema del { $date }
ui-button-puzzle = Problema del día

## En un servidor

puzzle-message = La mano está casi acabada, y gana exactamente una carta. Tienes un intento, en un mensaje que solo ves tú.
# $squares: cuadrados verdes y rojos.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] sin racha
        [one] racha de un día
       *[other] racha de { $days } días
    }
puzzle-board = Problema del día
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] sin racha
    [one] un día
   *[other] { $days } días
}
puzzle-board-empty = Aquí aún no ha compartido nadie su resultado.
puzzle-own = Tú

## Lo que no se puede

puzzle-none = De ese día no hay problema.
puzzle-not-yet-open = Ese problema aún no está abierto.
puzzle-being-made = El problema aún se está preparando. Prueba otra vez dentro de un minuto.
puzzle-share-nothing = Acaba antes el problema.
puzzle-share-again = Ya has compartido aquí este problema.
puzzle-proof-file = Lo que demuestra este problema: su clave, el reparto y la posición. Se comprueba con `docs/fair_puzzle.py`.

## /briscola-admin puzzle

admin-puzzle-on = En { $channel } se publica cada día un mensaje sobre el problema, desde las { $time } ({ $zone }). No menciona a nadie.
admin-puzzle-off = En este servidor no se publica ningún mensaje sobre el problema del día.
