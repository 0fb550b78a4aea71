"""Simulations: matches without Discord between computers, or with random legal actions, at full speed."""
