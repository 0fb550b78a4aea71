"""Trials of what the bot must survive, by what befalls it. Each command is ``python -m chaos NAME``."""
