"""Places to play: from one table in memory to the whole bot on a simulated Discord."""
