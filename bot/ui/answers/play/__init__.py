"""Answers at a table whose match is running: cards, other moves, the talk, absence and hints."""

from __future__ import annotations
