"""Pages of a running match: the table, a hand, other moves, the talk, and absence."""

from __future__ import annotations
