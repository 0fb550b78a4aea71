"""Trials of a database that fails at any statement or for good (F10)."""
