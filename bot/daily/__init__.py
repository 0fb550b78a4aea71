"""The daily puzzles and the deals of the day of a running bot: made ahead, solved or played once, closed."""
