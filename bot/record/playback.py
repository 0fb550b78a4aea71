"""The events of a match, with what each seat knew when it played a card."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from bot.rules.events import CardPlayed, Event
from bot.rules.state import State, evolve
from bot.rules.view import SeatView, seat_view


def with_views(events: Iterable[Event], seats: Collection[int]) -> Iterator[tuple[Event, SeatView | None]]:
    """Every event, with the view just before it of a seat that plays a card, if it is one of ``seats``.

    Else None.
    """
    state: State | None = None
    for event in events:
        view: SeatView | None = None
        if isinstance(event, CardPlayed) and event.seat in seats and state is not None:
            view = seat_view(state, event.seat)
        yield event, view
        state = evolve(state, event)
