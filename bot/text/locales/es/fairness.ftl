### Cómo se baraja y cómo se comprueba (V-16).

fair-line = 🔒 Barajado limpio `{ $digest }`
fair-line-verified = 🔒 Barajado limpio, comprobado `{ $digest }`
fair-line-wrong = ⚠️ Las cartas no salen de la baraja fijada al principio: `{ $digest }`
fair-button-how = ¿Cómo?
fair-heading = Cómo se barajó la partida { $match }
fair-about = El orden de las cartas sale de un número secreto y de un número que añade cada jugador. El secreto se fija primero, así que nadie puede elegir las cartas. Si abriste tú la mesa, pulsa *Barajar* una vez, para que tu número llegue también después del secreto.
fair-digest = La línea de la mesa resume todo lo que sigue:
fair-commitment = Huella del secreto (compromiso):
fair-nonces = Lo que añadió cada jugador (nonces):
fair-computers = cada máquina, con el número de su sitio
fair-later = Apunta la línea si quieres. Después de la partida, `/briscola verificar` enseña el secreto y vuelve a calcular cada baraja.
