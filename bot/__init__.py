"""Briscola for Discord: the games of the family, their tables, pictures and words."""

__version__ = "0.1.0"
