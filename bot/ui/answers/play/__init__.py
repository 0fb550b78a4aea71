"""The answers at a table with a running match: cards, other moves, talk, absence and hints."""

from __future__ import annotations
