"""The trained network for games of two sides with a turn-up: its inputs, its weights and its use."""
