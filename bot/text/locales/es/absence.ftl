# Ausencias, relevos, pistas por acuerdo, el reloj de la partida.

ui-away = { $player } no está: { $computer } juega en su lugar hasta que vuelva.
ui-left = { $player } ha dejado la partida. Sigue { $computer }, y cualquiera puede ocupar el sitio.
ui-withdrawn = { $player } ya no está en el torneo. Sigue { $computer }.
ui-table-waits = No hay nadie: la mesa espera. Se cierra { $when } si no vuelve nadie.
ui-sought = { $own ->
    [yes] { $player } tiene que irse y busca quien juegue en su lugar.
   *[no] { $player } no está. ¿Quién ocupa el sitio?
}
ui-call = Quien pulse primero se queda con ese sitio: { $game }. { $score }
ui-call-invited = Esta mesa es con invitación: antes te tienen que invitar quienes juegan.
ui-call-rated = La partida es clasificatoria: quien entra de relevo puede ganar valoración, pero no perderla.
ui-leaving-rated = Esta partida es clasificatoria. Si la dejas o cedes tu sitio, la pierdes y tienes que esperar unos minutos hasta tu próxima mesa clasificatoria. Las demás mesas siguen abiertas para ti.
ui-match-clock = ⏱️ Queda para la partida: { $clocks }
ui-hints-allowed = 💡 Se permiten las pistas, por acuerdo: la partida no es clasificatoria.
ui-vote-hints = A favor de permitir las pistas a todos: { $names }{ $rated ->
    [yes] . La partida dejaría de ser clasificatoria
   *[no] { "" }
}. ¿Están todos de acuerdo?

ui-button-substitute-for = Jugar en lugar de { $player }
ui-button-seek = Buscar relevo
ui-button-seek-for = Buscar relevo para { $player }
ui-button-stay = Me quedo
ui-button-allow-hints = Permitir pistas
ui-button-no-hints = Sin pistas

say-done-callsubstitute = Ya estoy preguntando. Quien llegue primero ocupa tu sitio; hasta entonces sigues jugando.
say-done-dropcall = Ya no pregunto más.
say-done-allowhints = Has propuesto permitir las pistas. Cuando todos estén de acuerdo quedan permitidas, y la partida deja de ser clasificatoria.
say-done-refusehints = Juegas sin pistas.
say-left-rated = Has dejado una partida clasificatoria, y puedes volver con *Ya estoy aquí* mientras tu sitio siga libre. Las mesas clasificatorias se te abren otra vez { $when }; las demás, en cualquier momento.
