"""The deal of the day (docs/day.md), pure: the same deal for everybody, against the same computers.

``bot.daily`` opens and closes it, and that of the puzzle, in a running bot.
"""
