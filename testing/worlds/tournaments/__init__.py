"""Tournaments without Discord: one process that plays them, a log alone, and rounds at random."""
