### Qué hacer primero, el saludo a un servidor y las disculpas.

command-help = ayuda
command-help-about = Qué hacer primero, estés donde estés

ui-button-new = Mesa nueva
ui-button-tutor = Aprender a jugar
ui-button-no-tutor = No, gracias
ui-button-help = Ayuda

help-none = Aquí no te espera ninguna mesa. Abre una, o juega una primera mano explicada carta a carta.
help-alone = Aquí juegas contra las máquinas. Abre una mesa, o juega una primera mano explicada carta a carta.
help-open = { $host } busca jugadores. Pulsa *Sentarme*.
help-guest = Estás en la mesa. La partida la empieza { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    } Pulsa *+ Máquina* y después *Empezar*.
   *[no] { $count ->
        [one] Falta una persona.
       *[other] Faltan { $count } personas.
    } Pulsa *+ Máquina* para llenar un sitio.
}
help-ready = Ya están todos. Pulsa *Empezar*.
help-turn = Te toca. Abre *Mis cartas* y pulsa la carta que quieras jugar.
help-turn-hand = Abre *Mis cartas*.
help-wait = Aún no te toca. *Mis cartas* te enseña tu mano.
help-back = Alguien juega tus cartas por ti. Pulsa *Ya estoy aquí* para seguir tú.
help-over = La partida ha acabado. Pulsa *Revancha* para volver a jugar.
help-finished = La partida ha acabado.
help-where = La mesa está en { $place }.
help-joined = 👋 ¡Hola! Conmigo se juega a la brisca y a toda su familia, de dos a diez jugadores, con máquinas en los sitios libres. Abre una mesa, o deja que te enseñe a jugar.
help-incident = Si vuelve a pasar, dale este id a quien lleva el bot: `{ $id }`
help-incident-more = Si vuelve a pasar, dale este id a quien lleva el bot: `{ $id }`. Ayuda: `/briscola ayuda`
