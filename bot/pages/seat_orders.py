"""The seat orders of a full lobby: found by typed names, written in words, and read again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import Final

from bot.names import display_name, graphemes
from bot.pages.limits import CHOICE_LABEL
from bot.pages.options import team_order
from bot.rules.games import GAMES
from bot.rules.options import Teams
from bot.tables.view import TableView
from bot.text.catalogue import Voice

_ARROW: Final = " → "
_HYPHEN: Final = "-"
_MOST_SEATS: Final = max(number for game in GAMES.values() for number in game.players)


def matching_orders(voice: Voice, table: TableView, text: str, most: int) -> list[tuple[str, str]]:
    """The orders that fit what was typed, at most ``most``: in words, and as ``order_of`` reads them.

    In team games these are all orders that differ (R-21, R-22), searched by their words. In games without
    teams there are too many; the result is the orders that begin with the typed names, followed by the
    others in any order.
    """
    fitting = _around(table, text) if table.rules.teams is Teams.NONE else _teams(voice, table, text)
    return [(order_name(voice, table, one), _HYPHEN.join(map(str, one))) for one in islice(fitting, most)]


def order_of(table: TableView, text: str) -> tuple[int, ...] | None:
    """The order of a suggestion, or of names in order; None for any other text."""
    parts = text.split(_HYPHEN)
    if len(parts) <= _MOST_SEATS and all(part.isdecimal() and part.isascii() for part in parts):
        return tuple(int(part[:2]) for part in parts)
    if table.rules.teams is not Teams.NONE or not text.strip():
        return None
    return next(_around(table, text), None)


def order_name(voice: Voice, table: TableView, order: Sequence[int]) -> str:
    """An order in words. Long names are cut in such a way that no two orders look the same."""
    names = [display_name(table.members[place].player.name) for place in order]
    if table.rules.teams is not Teams.NONE:
        return voice("suggest-order-versus", first=voice.join(names[0::2]), second=voice.join(names[1::2]))
    text = _ARROW.join(names)
    share = (CHOICE_LABEL + len(_ARROW)) // len(names) - len(_ARROW)
    return text if len(text) <= CHOICE_LABEL else _ARROW.join(_cut(name, share) for name in names)


def _cut(name: str, share: int) -> str:
    part = name
    while len(part) > share:
        part = "".join(graphemes(part.removesuffix("…"))[:-1]).rstrip() + "…"
    return part


def _teams(voice: Voice, table: TableView, text: str) -> Iterator[tuple[int, ...]]:
    """The orders that differ in the teams."""
    count, words = len(table.members), text.casefold().split()
    if count != table.rules.players:
        return
    for mates in combinations(range(1, count), count // 2 - 1):
        order = team_order(table, [str(place) for place in (0, *mates)])
        words_of_order = order_name(voice, table, order).casefold()
        if text == _HYPHEN.join(map(str, order)) or all(word in words_of_order for word in words):
            yield order


def _around(table: TableView, text: str) -> Iterator[tuple[int, ...]]:
    """The orders that begin with the typed members.

    The others follow as they came, then in any other order.
    """
    count = len(table.members)
    first = _order_of(table, text)
    if count != table.rules.players or first is None:
        return
    first = first or (0,)  # seats form a circle, so the first seat is arbitrary
    for rest in permutations(place for place in range(count) if place not in first):
        yield (*first, *rest)


def _order_of(table: TableView, text: str) -> tuple[int, ...] | None:
    """The members whose names were typed, in full or in part, in that order; None if one is not there."""
    rest = " ".join(text.casefold().replace("→", " ").replace(",", " ").split())
    names = {place: display_name(member.player.name).casefold() for place, member in enumerate(table.members)}
    order: list[int] = []
    while rest:
        free = {place: name for place, name in names.items() if place not in order}
        whole = [place for place, name in free.items() if f"{rest} ".startswith(f"{name} ")]
        word, _, after = rest.partition(" ")
        partial = [place for place, name in free.items() if any(one.startswith(word) for one in name.split())]
        if whole:
            order.append(max(whole, key=lambda place: len(names[place])))
            rest = rest[len(names[order[-1]]) :].strip()
        elif partial:
            order.append(partial[0])
            rest = after
        else:
            return None
    return tuple(order)
