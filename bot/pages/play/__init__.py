"""The pages of a running match: the table, the hand, other moves, talk and absence."""

from __future__ import annotations
