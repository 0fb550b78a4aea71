"""Trials in which the bot's process ends at any point and starts again (F1, F2, F10)."""
