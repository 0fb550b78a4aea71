"""Tables at which partners talk, and what each person was shown since a moment."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.pages.option_choices import value_text
from bot.rules.cards import Card
from bot.rules.state import State
from bot.tables.model.table import Table
from testing.players.player import Player, play_out
from testing.worlds.observer import Snapshot
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")


async def talk_lobby(
    world: World,
    people: Sequence[Player],
    *,
    tricks: str = "live",
    **options: Any,  # noqa: ANN401 - options of a game
) -> str:
    """A full lobby of these people, by seat, computers behind them; the first is the host."""
    host, *guests = people
    await host.command("briscola new", tricks=tricks)
    (table,) = world.tables
    all_options = {"turn_clock": "off", "target": 1, **options, "seating": "join_order"}
    for option, value in all_options.items():
        await host.command("briscola options", option=option, value=value_text(value), table=table)
    rules = world.table().rules
    assert all(value_text(getattr(rules, option)) == value_text(value) for option, value in options.items())
    for guest in guests:
        await guest.command("briscola join", table=table)
    while len(world.table().members) < rules.players:
        await host.command("briscola computer", table=table)
    await world.rest()
    return table


async def start_talk_match(world: World, people: Sequence[Player], **options: Any) -> Table:  # noqa: ANN401 - as above
    """A match that has just begun; in a game with captains, their election."""
    table = await talk_lobby(world, people, **options)
    await people[0].command("briscola start", table=table)
    await world.rest()
    return world.table(table)


async def start_at_second_trick(world: World, people: Sequence[Player], **options: Any) -> Table:  # noqa: ANN401 - as above
    """A match at the beginning of its second trick."""
    table = await start_talk_match(world, people, **options)
    await play_out(world, table.id, tricks=1)
    return world.table(table.id)


def enter_six(world: World) -> list[Player]:
    """Six people come into the server."""
    return [world.enter(name) for name in NAMES]


def enter_four(world: World) -> list[Player]:
    """Four people come into the server."""
    return [world.enter(name) for name in NAMES[:4]]


def match_state(world: World) -> State:
    """The state of the only table's match."""
    state = world.table().state
    assert state is not None
    return state


def seen_counts(world: World) -> dict[int, int]:
    """How much everybody has been shown so far."""
    return {person: len(world.observer.seen.get(person, ())) for person in world.people}


def snapshots_since(world: World, before: dict[int, int], person: int) -> list[Snapshot]:
    """What somebody was shown since ``seen_counts``."""
    return world.observer.seen.get(person, [])[before[person] :]


def who_read(world: World, before: dict[int, int], words: str) -> set[int]:
    """Everybody who was shown some words since ``seen_counts``."""
    return {
        person
        for person in world.people
        if any(words in snapshot.text for snapshot in snapshots_since(world, before, person))
    }


async def download_record(world: World, player: Player) -> dict[str, Any]:
    """The record of a finished match as somebody gets it from ``/briscola record``."""
    result = await player.command("briscola-me match record", match=world.table().match)
    assert result.response is not None
    (attachment,) = result.response.attachments
    data = world.backend.cdn.get(attachment.url)
    assert data is not None
    document: dict[str, Any] = json.loads(data)
    return document


def actions_in(document: dict[str, Any]) -> Counter[str]:
    """How often each thing was done in a record."""
    return Counter(action["do"] for deal in document["deals"] for action in deal["actions"])


def held_trumps(state: State) -> Iterator[tuple[int, Card]]:
    """The trumps worth points that somebody holds, and who."""
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if card.suit is state.trump and state.rules.order.value[card]:
                yield seat, card


async def play_until_trump(world: World, table: str, *, after: int = 1) -> tuple[int, Card]:
    """Play on until somebody holds a trump worth points and talk is allowed; who, and which."""
    for tricks in range(after, 7):
        await play_out(world, table, tricks=tricks)
        found = next(held_trumps(match_state(world)), None)
        if found is not None:
            return found
    raise AssertionError("no trump worth points came")
