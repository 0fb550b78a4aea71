# Etichette e titoli dei messaggi.
