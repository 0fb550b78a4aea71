"""The daily puzzles and the deals of the day of a running bot: made ahead, solved or played once, closed.

What follows from values alone is in ``bot.puzzle`` and ``bot.deal_of_day``.
"""
