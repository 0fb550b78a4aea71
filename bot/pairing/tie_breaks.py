"""Tie-breaks: what each of them is worth for an entry (T-13).

A round without an opponent, such as a bye or an absence, counts a virtual opponent for the entry itself: its
own points before, plus 2 minus the points it got, plus 1 for each later round. In the sums of others an
unplayed round counts 1.
"""

from __future__ import annotations

from enum import StrEnum


class Criterion(StrEnum):
    """What orders entries. Of each, more is better."""

    POINTS = "points"
    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    """The points of the opponents without the lowest."""
    BUCHHOLZ = "buchholz"
    """The points of the opponents."""
    SONNEBORN_BERGER = "sonneborn-berger"
    """The points of beaten opponents, and half of those of opponents with whom an entry has drawn."""
    DIRECT = "direct"
    """The points of the matches among the tied."""
    DEALS = "deals"
    """The deals won minus the deals lost."""
    CARDS = "cards"
    """The card points."""
    PERCENT = "percent"
    """The mean percentage of match points at the same boards (D-11)."""
    OPPONENTS = "opponents"
    """The mean rating of the opponents (T-15)."""
    LOT = "lot"
