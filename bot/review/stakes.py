"""The cards of a match that lay in the richest tricks: those worth a review when there is no time for all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from bot.record.playback import with_views
from bot.review.report import Choice
from bot.rules.events import CardPlayed, DealEnded, DealStarted, Event, TrickTaken


class Stake(NamedTuple):
    """A choice of a card in a trick that was worth so many card points. Deals and tricks count from 1."""

    points: int
    deal: int
    trick: int
    seat: int
    choice: Choice


def stakes(events: Iterable[Event], seats: Collection[int]) -> Iterator[Stake]:
    """The choices of these seats in the completed tricks of all deals that are over, in order."""
    deal, in_deal, in_trick = 0, list[Stake](), list[tuple[int, Choice]]()
    trick = 0
    for event, view in with_views(events, seats):
        match event:
            case DealStarted():
                deal, trick, in_deal, in_trick = deal + 1, 0, [], []
            case CardPlayed(seat=seat, card=card) if view is not None and len(view.hand) > 1:
                in_trick.append((seat, Choice(view, card)))
            case TrickTaken(points=points):
                trick += 1
                in_deal += [Stake(points, deal, trick, seat, choice) for seat, choice in in_trick]
                in_trick = []
            case DealEnded():
                yield from in_deal
                in_deal = []
            case _:
                pass
