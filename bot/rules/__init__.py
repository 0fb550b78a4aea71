"""The games, pure: no clock, no randomness, no people. ``decide`` says what may be done and what follows."""
