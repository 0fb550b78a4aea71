"""Where somebody has a choice: one module each, all with the functions that ``bot.rules.decide`` asks for."""
