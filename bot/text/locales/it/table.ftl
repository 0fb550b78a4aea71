# Tavoli: chi siede dove e che cosa succede attorno al gioco.
