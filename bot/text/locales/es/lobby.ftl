### Antes de empezar: qué hay que hacer ahora, y quién está.

lobby-now-waiting = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
} { $invited ->
    [yes] Si tienes invitación, pulsa *Sentarme*; la partida la empieza { $host }.
   *[no] Pulsa *Sentarme*; la partida la empieza { $host }.
}
lobby-now-computers = { $count ->
    [one] Queda un sitio libre:
   *[other] Quedan { $count } sitios libres:
} pulsa *+ Máquina* y después *Empezar*.
lobby-now-ready = Ya están todos: { $host } puede pulsar *Empezar*.
lobby-now-empty = No hay nadie. Pulsa *Sentarme* y la mesa es tuya.
lobby-now-shuffle = Han cambiado los sitios: { $names }, { $count ->
    [one] pulsa
   *[other] toca pulsar
} *Barajar* otra vez.
lobby-noted = { $player }, { $note }
lobby-team = Equipo { $number }: { $members }.
