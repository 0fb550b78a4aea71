### Seiten zum Lesen: was um die Regeln eines Spiels herum steht.

page-title = Die Spiele
page-intro = Alle Spiele, die hier gespielt werden, so wie ein Tisch sie spielt, wenn nichts anderes gewählt ist. Die Regeln eines Tisches sagt `/briscola regeln`.
page-back = Alle Spiele
page-also = Heißt auch: { $names }.
page-numbers = Spieler: { $players }.
page-head-options = Was ein Tisch wählen kann
page-options-note = Der übliche Wert steht **fett**.
page-head-common = Was jeder Tisch wählen kann
page-head-presets = Fertige Tische
page-counted = { $value } ({ $numbers })
page-any = beliebig

reference-title = Die Befehle
reference-back = Alle Sprachen
reference-intro = Alle Befehle mit ihren Optionen. Fett gedruckte sind Pflicht; Discord schlägt beim Tippen Werte vor.
reference-command = Befehl
reference-about = was er tut
reference-options = Optionen
