# Perché qualcosa non si può fare, e che cosa si può fare.
