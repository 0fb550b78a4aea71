"""Deals that are played to their ends by chance, as an onlooker was told of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from bot.pages.narration.story import DealAnnounced, Narrator, TrickAnnounced
from bot.rules.cards import Card
from bot.rules.events import CardPlayed, MatchStarted
from bot.rules.rules import Rules
from bot.rules.view import sighting
from bot.tables.model.people import Person, Seat
from bot.tables.view import SeenEntry, TableView
from testing.builders.states import walk
from testing.builders.table_views import table_seen_by

MOST_STEPS = 400


class FinishedDeal(NamedTuple):
    """A deal that is over: the table after it, what was told of it, and the cards that were played."""

    table: TableView
    announcement: DealAnnounced
    tricks: tuple[TrickAnnounced, ...]
    cards: tuple[Card, ...]


def finished_deals(rules: Rules, seed: int, *, forfeits: float = 0) -> Iterator[FinishedDeal]:
    """The deals of one match, one after the other."""
    narrator, number = Narrator(), 1
    narrator.feed([SeenEntry(1, 1_000, MatchStarted(rules, 0))])
    tricks: list[TrickAnnounced] = []
    cards: list[Card] = []
    for step in islice(walk(rules, seed, forfeits=forfeits), MOST_STEPS):
        cards += [event.card for event in step.events if isinstance(event, CardPlayed)]
        sights = [one for event in step.events if (one := sighting(event, rules)) is not None]
        seen = [SeenEntry(number := number + 1, 1_000, one) for one in sights]
        for news in narrator.feed(seen):
            if isinstance(news, TrickAnnounced):
                tricks.append(news)
            elif isinstance(news, DealAnnounced):
                yield FinishedDeal(table_seen_by(step.after, None), news, tuple(tricks), tuple(cards))
                tricks, cards = [], []


def with_names(table: TableView, names: Sequence[str]) -> TableView:
    """The table with people of these names in its seats."""
    people = (Person(seat + 1, names[seat % len(names)]) for seat in range(len(table.seats)))
    return replace(table, seats=tuple(Seat(person) for person in people))
