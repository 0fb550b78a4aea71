"""Trials of forged input, and of what others may see of hidden cards (F3, F4, DA-3)."""
