"""Heats: tables of several entries who change from round to round (T-14)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.pairing.lots import Lots
from bot.pairing.standings import Standing


class HeatTable(NamedTuple):
    """A table of a heat: its sides. Without partners each side is one entry."""

    sides: tuple[tuple[int, ...], ...]

    @property
    def entries(self) -> tuple[int, ...]:
        """All who sit here."""
        return tuple(entry for side in self.sides for entry in side)


class Heat(NamedTuple):
    """The tables of a round, the leaders' first, and who rests."""

    tables: tuple[HeatTable, ...]
    resting: tuple[int, ...] = ()


class Score(NamedTuple):
    """What a round has brought an entry at a table.

    ``points`` are game points in auction games, else 2 for a win and 1 for a draw.
    """

    round: int
    entry: int
    points: int
    deals: int = 0
    """The deals won minus the deals lost."""
    cards: int = 0


def sizes(entries: int, allowed: Collection[int]) -> list[int]:
    """The sizes of the tables for so many entries, larger ones first; who is left over rests.

    As few rest as possible, then at as few tables as possible, of sizes that are as equal as possible.
    ``allowed``: the numbers of players that the game has, of which the largest is meant.
    """
    raise NotImplementedError


def draw(
    order: Sequence[int],
    allowed: Collection[int],
    earlier: Sequence[Heat],
    number: int,
    lots: Lots,
    *,
    sides: int = 0,
) -> Heat:
    """The tables of round ``number`` (from 1).

    ``order``: who plays, by standing, the first first. ``sides``: the number of sides of a partnership
    game, 0 without partners.
    """
    raise NotImplementedError


def table(
    entries: Collection[int], scores: Sequence[Score], rested: Sequence[int], lots: Lots
) -> list[Standing]:
    """The standings, the first first.

    ``rested``: who had a bye, once for each; a bye brings an entry its mean (T-14).
    """
    raise NotImplementedError
