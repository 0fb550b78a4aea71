"""The phases: the points where a seat has a choice. Each module has the functions that ``decide`` calls."""
