"""The answers to commands and buttons of what is new each day or week: puzzle, deal, digest."""
