### La mano del día: la misma mano para todos, contra las mismas máquinas.

command-day = día
command-day-about = La mano del día: las mismas cartas para todo el mundo
command-day-play = jugar
command-day-play-about = Juega la mano del día contra las máquinas, o mira en qué quedó
option-day = día
option-day-about = La mano de qué día; si no lo pones, la que está abierta
command-day-board = tabla
command-day-board-about = La semana de la mano del día: aquí, en total, por servidores, y la tuya
# /briscola-admin day
command-admin-day = día
command-admin-day-about = Un mensaje discreto por cada mano del día cerrada; desactivado si no lo eliges
option-compare = comparar
option-compare-about = Si los demás servidores ven el nombre y el resultado semanal de este

## La mano

# $date: un día con su día de la semana.
day-heading = Mano del día · { $date }
day-about = Juegas una mano contra máquinas expertas, sin reloj y una sola vez. A todos les tocan las mismas cartas, y a quien juega lo mismo se le responde lo mismo.
day-open-until = Está abierta hasta el { $when }. Hasta entonces puedes parar y seguir.
day-not-ranked = Tu intento no entrará en la clasificación: para eso tu cuenta debe tener 30 días, y tú, tres partidas acabadas.
day-changed = Una actualización ha cambiado las máquinas desde que se abrió esta mano. Lo que acabes ahora no entra en la clasificación, y la mano no tiene par.
day-no-par = Sin par: una actualización cambió las máquinas mientras la mano estaba abierta. Solo entra en la clasificación lo acabado antes.
day-begin = Empezar
day-go-on = Seguir
# $points y $score son números; $score lleva signo.
day-result = Has hecho **{ $points }** puntos de cartas.
day-result-auction = Tus tantos: **{ $score }**; puntos de cartas: { $points }.
day-sealed = Todo lo demás se descubre el { $when }.
day-percent = { $percent } %
day-place = Puesto **{ $place }** de { $size } · **{ $percent }** de los puntos de comparación
day-place-unranked = Fuera de clasificación; habría sido el puesto { $place } de { $size } · { $percent } de los puntos de comparación
day-no-field = No había con quién compararla.
day-unfinished = No acabaste esta mano.
day-not-played = No has jugado esta mano.
# $results: niveles de máquinas con sus puntos.
day-par = Par en puntos: { $results }
day-best-here = Los mejores de aquí
day-best-all = Los mejores en total
day-best-servers = Los mejores servidores
day-best-line = { $place }. { $name } · { $percent } · { $result }
day-nobody = No se acabó ningún intento que entre en la clasificación.
day-message = La mano se ha cerrado. Mira lo que costaron tus cartas, o la mejor repetición.

## Botones

ui-button-day = Mano del día
day-review = Mi análisis
day-best-replay = Mejor repetición

## La clasificación

day-standings = Mano del día: la semana
day-week = Del { $first } al { $last }
day-week-how = -# De la semana cuentan los cinco mejores días de siete; de la temporada, la media de todos los días si hay al menos veinte. El resultado de un servidor es la media de sus cinco mejores personas.
day-standing-line = { $place }. { $name } · { $percent }
day-standings-none = Esta semana aún no se ha cerrado ninguna mano con clasificación.
day-own-week = Tú, esta semana: { $percent }
day-own-season = Tú, esta temporada: { $percent }

## La prueba

day-proof-about = La baraja sale de la clave del día y del ancla, el id de la interacción que abrió el primer intento del día. Las claves de un año quedan comprometidas antes de su primer día.
day-anchor = Ancla: `{ $anchor }`
day-no-anchor = Nadie ha empezado aún esta mano, así que todavía no hay ancla.
day-key = Clave: `{ $digits }`
day-proof-file = Lo que demuestra la baraja de esta mano. Se comprueba con `docs/fair.py`.
day-record-sealed = La mano del día se descubre el { $when }.

## Compartir

day-shared = **{ $name }** ha jugado la mano del día del { $date }.

## Lo que no se puede

day-none = De ese día no hay mano.
day-not-yet-open = Esa mano aún no está abierta.
day-over = Esa mano ya se ha cerrado.
day-share-nothing = Acaba antes la mano.
day-share-again = Ya has compartido aquí esta mano.
day-nothing-to-show = De esa mano no hay nada que enseñar.
day-table-closed = Tu mesa de esta mano se cerró.

## /briscola-admin day

admin-day-on = En { $channel } se publica un mensaje por cada mano del día cerrada, desde las { $time } ({ $zone }). No menciona a nadie.
admin-day-off = En este servidor no se publica ningún mensaje sobre la mano del día.
admin-day-compared = Los demás servidores ven el nombre y el resultado semanal de este.
admin-day-not-compared = Los demás servidores no ven el nombre de este.
