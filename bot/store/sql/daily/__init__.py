"""The statements on puzzles and deals of the day, for both engines (``bot.store.daily``)."""
