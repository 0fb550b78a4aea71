"""Nobody's view of a table depends on what they may not know; no seed is seen before its match is over."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, strategies as st

from bot.rules.cards import Card
from bot.rules.events import DealStarted
from bot.rules.state import Phase, State
from bot.tables.model.events import Access, Seating, TableEvent, TableOpened
from bot.tables.model.fold import fold
from bot.tables.model.people import Person, Seat
from bot.tables.model.table import Stage, Table
from bot.tables.view import TableView, Views, see, table_view
from testing.builders.states import Step, walks
from testing.checks.unknown_cards import indistinguishable, public_cards
from testing.worlds.room import ANNA, BRUNO, HERE, Room, fast_rules
from testing.worlds.room_lives import random_requests

EVERYBODY = tuple(Person(number, f"Player {number}") for number in range(10))


def at_a_table(state: State) -> Table:
    """A table where a match stands like this."""
    opening = TableOpened(
        HERE,
        ANNA,
        state.rules,
        Access.OPEN,
        Seating.RANDOM,
        rated=False,
        match="t-1",
        commitment="c",
        nonce="1",
    )
    table = fold("t", [(1, 0, opening)])
    assert table is not None
    stage = Stage.FINISHED if state.phase is Phase.OVER else Stage.PLAYING
    seats = tuple(Seat(person) for person in EVERYBODY[: state.rules.players])
    return table._replace(stage=stage, seats=seats, used_time=(0,) * len(seats), state=state)


@given(walks(), st.randoms(use_true_random=False))
def test_a_view_of_a_table_does_not_depend_on_hidden_cards(steps: list[Step], rng: random.Random) -> None:
    state = steps[-1].after
    for seat in (None, *range(state.rules.players)):
        person = None if seat is None else EVERYBODY[seat].id
        one, two = at_a_table(state), at_a_table(indistinguishable(state, seat, public_cards(steps), rng))
        assert table_view(one, person) == table_view(two, person)


@given(walks())
def test_a_deal_shows_onlookers_no_hand(steps: list[Step]) -> None:
    rules = steps[0].before.rules
    deals = [event for step in steps for event in step.events if isinstance(event, DealStarted)]
    for deal in deals:
        open_cards = {deal.turnup, *deal.turned, *deal.removed}
        open_cards |= {card for hand in deal.hands for card in hand if rules.open_hands}
        assert set(cards(see(1, 0, deal, rules))) <= open_cards


def cards(value: object) -> Iterator[Card]:
    """Every card that a value mentions, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cards(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from cards(getattr(value, field.name))


def test_what_happens_around_the_game_holds_no_cards() -> None:
    for kind in get_args(TableEvent):
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "rules"}
        assert not any("Card" in str(hint) or "State" in str(hint) for hint in hints.values()), kind


def test_a_view_has_no_place_for_the_truth() -> None:
    assert not {field.name for field in fields(TableView)} & {"state", "deck", "stock", "hands"}


@pytest.mark.parametrize("seed", range(4))
async def test_a_seed_is_never_seen_before_its_match_is_over(room: Room, seed: int) -> None:
    table = await room.open(ANNA, fast_rules(2))
    rng = random.Random(seed)
    over = set[str]()
    for _ in range(60):
        await random_requests(room, rng, table, 3)
        view = await room.tables.look(table, None)
        if view.stage in {Stage.FINISHED, Stage.CLOSED}:
            over.add(view.match)
        told = msgspec.json.encode(
            [
                await room.tables.look(table, None),
                await room.tables.look(table, BRUNO.id),
                await room.tables.tables_in(HERE.guild),
                await room.tables.sightings(table, 0),
            ],
            enc_hook=str,
        ).decode()
        truth = room.tables.in_memory.get(table)
        for number in range(1, 1 if truth is None else truth.commitments + 1):
            match = f"{table}-{number}"
            kept = await room.store.seeds.seed(match)
            if match not in over and kept is not None:
                assert kept.hex() not in told


async def test_the_seed_is_shown_when_the_match_is_over(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    assert (await room.tables.look(table, ANNA.id)).seed is None
    await room.play(table)
    view = await room.tables.look(table, None)
    kept = await room.store.seeds.seed(view.match)
    assert kept is not None
    assert view.seed == kept.hex()
    await room.restart()
    assert [view.seed for view in await room.tables.tables_in(HERE.guild)] == [kept.hex()]


@given(walks())
def test_a_view_that_is_at_hand_is_that_of_the_same_eyes_and_of_the_table_as_it_is(steps: list[Step]) -> None:
    views = Views()
    for step in steps:
        table = at_a_table(step.after)
        for person in (None, *(one.id for one in EVERYBODY[: table.rules.players])):
            view = views.of(table, person, None, 0)
            assert view == table_view(table, person)
            assert views.of(table, person, None, 0) is view
            assert views.of(table, person, b"seed", 5) == table_view(table, person, b"seed", 5)
