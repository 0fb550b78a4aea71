"""Tournaments: pairing of a round, and its tables."""
