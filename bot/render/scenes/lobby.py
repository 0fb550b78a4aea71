"""The scene of a lobby: who sits where, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.decks import BACK
from bot.render.scene import LINE, WIDTH, Kind, Mark, Scene, SeatLabel, find_deck
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.seat_places import Place, Row, row_of_places, style_of
from bot.render.scenes.table import MOST_SEATS

_ROW: Final = 300
_IN_A_ROW: Final = 5
_BOTTOM: Final = 26


def lobby_scene(*, deck: str, title: str, players: int, seats: Sequence[SeatLabel], free: str) -> Scene:
    """The seats of a table: the first ones taken by ``seats``, the others marked with the word ``free``.

    Raises ``ValueError`` for more seats than fit.
    """
    pattern = find_deck(deck)
    if not len(seats) <= players <= MOST_SEATS:
        raise ValueError(f"{len(seats)} of {players} seats do not fit")
    rows = 1 if players <= _IN_A_ROW else 2
    columns = -(-players // rows)
    places = [Place(seat, cards=(BACK,)) for seat in seats]
    empty = Place(SeatLabel(0, free, free), mark=Mark.DIM)
    places += [empty] * (players - len(seats))
    elements, top = head(title)
    step = (WIDTH - 2 * EDGE) / columns
    style = style_of(places, step, columns)
    tall = _ROW + (style.lines - 1) * LINE + style.noted * LINE + style.signed * LINE
    for number in range(rows):
        part = places[columns * number : columns * (number + 1)]
        row = Row(EDGE, WIDTH - EDGE, top + tall * number - 20, top + tall * (number + 1) - 20)
        elements += row_of_places(pattern, part, row, style)
    bottom = top + tall * rows
    return Scene(Kind.LOBBY, WIDTH, round(bottom + _BOTTOM), deck, tuple(elements))
