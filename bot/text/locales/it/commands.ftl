# Comandi: nomi, descrizioni, risposte.
