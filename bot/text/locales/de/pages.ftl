### Seiten zum Lesen: was um die Regeln eines Spiels herum steht.

page-title = Die Spiele
page-intro = Alle Spiele, die du hier spielen kannst, mit ihren üblichen Regeln. Die Regeln deines Tisches nennt `/briscola regeln`.
page-back = Alle Spiele
page-also = Heißt auch: { $names }.
page-numbers = Spieler: { $players }.
page-head-options = Was du wählen kannst
page-options-note = Die übliche Wahl steht **fett**.
page-head-common = Was du bei jedem Spiel wählen kannst
page-head-presets = Fertige Tische
page-counted = { $value } ({ $numbers })
page-any = beliebig

reference-title = Die Befehle
reference-back = Alle Sprachen
reference-intro = Alle Befehle mit ihren Optionen. Fett gedruckte sind Pflicht; Discord schlägt beim Tippen Werte vor.
reference-command = Befehl
reference-about = was er tut
reference-options = Optionen
