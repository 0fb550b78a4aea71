### Páginas para leer: lo que va alrededor de las reglas de un juego.

page-title = Los juegos
page-intro = Todos los juegos a los que se puede jugar aquí, con sus reglas de siempre. `/briscola reglas` cuenta las de tu mesa.
page-back = Todos los juegos
page-also = También se llama: { $names }.
page-numbers = Jugadores: { $players }.
page-head-options = Lo que puedes elegir
page-options-note = Lo de siempre va en **negrita**.
page-head-common = Lo que puedes elegir en todos los juegos
page-head-presets = Mesas listas para jugar
page-counted = { $value } ({ $numbers })
page-any = cualquiera

reference-title = Los comandos
reference-back = Todos los idiomas
reference-intro = Todos los comandos y sus opciones. Las opciones en negrita son obligatorias; Discord propone valores mientras escribes.
reference-command = comando
reference-about = qué hace
reference-options = opciones
