"""A trained network for games of two sides with a turn-up: what it sees, and what it makes of that."""
