"""The part of the store for what is new each day: puzzles and deals; see ``bot.store.base``."""
