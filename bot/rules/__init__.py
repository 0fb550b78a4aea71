"""The rules of the games, pure: no clock, no randomness, no people. ``decide`` is the entry point."""
