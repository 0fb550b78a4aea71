"""The seats that a person may mean: partners, opponents, and a typed name."""

from __future__ import annotations

from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.players import player_name, rules_of


def named_seat(voice: Voice, table: TableView, text: str | None, seats: list[int]) -> int | None:
    """The seat among ``seats`` that a person means: a suggestion, a name, or the only one.

    None if unclear.
    """
    if text is None:
        return seats[0] if len(seats) == 1 else None
    if text in {str(seat) for seat in range(table.rules.players)}:
        return int(text)
    name = text.strip().casefold()
    everybody = range(len(table.seats))
    exact = [one for one in everybody if player_name(voice, table, one, plain=True).casefold() == name]
    return exact[0] if len(exact) == 1 else None


def partners(table: TableView) -> list[int]:
    """The seats of the viewer's partners, beginning at the right."""
    return _others(table, own_side=True)


def opponents(table: TableView) -> list[int]:
    """The seats of the viewer's opponents, beginning at the right."""
    return _others(table, own_side=False)


def _others(table: TableView, *, own_side: bool) -> list[int]:
    if table.seat is None:
        return []
    rules, mine = rules_of(table), table.seat
    ring = ((mine + step) % rules.players for step in range(1, rules.players))
    return [seat for seat in ring if (rules.side_of(seat) == rules.side_of(mine)) is own_side]
