"""The deals of the day of a running bot: their tables, what closes them, and what came of them."""
