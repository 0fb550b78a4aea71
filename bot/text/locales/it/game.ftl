# Carte, gioco e risultati.
