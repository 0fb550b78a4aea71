"""``record_candidate``: the figures of a finished match that the records of its server compare (A-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules.events import DealEnded, TrickTaken
from bot.store.rows import RecordCandidate
from bot.tables.archive.finished import FinishedMatch
from bot.tables.model.people import Person


class _Best(NamedTuple):
    """A figure of a side. The greater one is the better one; of equal ones the earlier."""

    value: int = 0
    side: int = 0
    deal: int = 1


def record_candidate(match: FinishedMatch) -> RecordCandidate:
    """The figures of a match that the records of a server compare."""
    deal_ends = [event for event in match.events if isinstance(event, DealEnded)]
    points = [
        _Best(value, side, deal)
        for deal, event in enumerate(deal_ends, 1)
        for side, value in enumerate(event.points)
    ]
    highest = max(points, key=lambda one: one.value, default=_Best())
    behind = max(_behind(match), key=lambda one: one.value, default=_Best())
    return RecordCandidate(
        match=match.match,
        guild=match.place.guild,
        game=match.rules.variant.value,
        ended=match.ended,
        people=all(isinstance(one.player, Person) for one in match.sittings),
        deals=len(deal_ends),
        highest=highest.value,
        highest_side=highest.side,
        highest_deal=highest.deal,
        behind=behind.value,
        behind_side=behind.side,
        behind_deal=behind.deal,
        absent="".join(f",{number}" for number, one in enumerate(match.sittings) if not one.stayed) + ",",
    )


def _behind(match: FinishedMatch) -> Iterator[_Best]:
    """For each deal with a winner, by how many card points the winner was behind at most."""
    points = [0] * len(match.rules.sides)
    points_by_trick: list[tuple[int, ...]] = []
    deal = 0
    for event in match.events:
        if isinstance(event, TrickTaken):
            points[match.rules.side_of(event.seat)] += event.points
            points_by_trick.append(tuple(points))
        elif isinstance(event, DealEnded):
            side, deal = event.winner, deal + 1
            if side is not None and len(points) > 1:
                gaps = (max(now[:side] + now[side + 1 :]) - now[side] for now in points_by_trick)
                yield _Best(max(0, max(gaps, default=0)), side, deal)
            points, points_by_trick = [0] * len(points), []
