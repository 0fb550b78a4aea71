"""Briscola for Discord: the games of the family, their tables, pictures and words."""

from __future__ import annotations

__version__ = "0.2.0"
