"""Tables at which any state of any game can be seen, with people in the first six seats."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot.rules.games import GAMES
from bot.rules.notation.plain_data import default_rules
from bot.rules.state import Phase, State
from bot.rules.view import sighting
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table
from bot.tables.view import SeenEntry, TableView, table_view
from testing.builders.states import Step
from testing.worlds.memory_table import NAMES, PEOPLE, match_of


@lru_cache(maxsize=16)
def _table(players: int) -> Table:
    variant = next(variant for variant, game in GAMES.items() if players in game.players)
    table = match_of(default_rules(variant, players), people=min(players, len(PEOPLE))).table
    seats = tuple(
        replace(seat, owner=Person(number + 1, NAMES[number])) if number < len(NAMES) else seat
        for number, seat in enumerate(table.seats)
    )
    return table._replace(seats=seats)


def table_in(state: State) -> Table:
    """The table with the match in this state: Anna in seat 0, Bruno in seat 1, and so on."""
    stage = Stage.FINISHED if state.phase is Phase.OVER else Stage.PLAYING
    return _table(state.rules.players)._replace(state=state, rules=state.rules, stage=stage)


def table_seen_by(state: State, seat: int | None) -> TableView:
    """The table as a seat with a person, or an onlooker (None), sees it."""
    return table_view(table_in(state), None if seat is None else seat + 1)


def viewers(state: State) -> list[int | None]:
    """An onlooker, and every seat with a person."""
    return [None, *range(min(state.rules.players, len(PEOPLE)))]


def sightings(step: Step) -> Iterator[SeenEntry]:
    """What onlookers saw of a step."""
    for event in step.events:
        sight = sighting(event, step.after.rules)
        if sight is not None:
            yield SeenEntry(1, 1_000, sight)
