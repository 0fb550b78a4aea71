"""Who wants it so presses a card twice: the first press marks it, the second plays it (V-13)."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bot.languages import LANGUAGES
from bot.rules.cards import Card
from bot.tables.model.table import Table
from bot.text.catalogue import voices
from testing.players.player import Player, press_late
from testing.players.tables import start_match
from testing.players.turns import player_to_act
from testing.worlds.world import World

EPHEMERAL = "in a hand that stays open"
BY_DM = "in a direct message"
both_ways = pytest.mark.parametrize("way", [EPHEMERAL, BY_DM])


async def open_hand_with_confirm(
    world: World, way: str, language: str = "en", confirm: str = "on"
) -> tuple[Table, Player]:
    """A match of two that waits for a person who wants to confirm their cards; their hand is open."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await player.command("briscola-me preferences", confirm=confirm, language=language)
    table = await start_match(world, 2, anna, [bruno], clock="off")
    player = player_to_act(world)
    if way == EPHEMERAL:
        player.open_hand = await player.hand(table.id)
    return table, player


def hand(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    """The hand that the person plays from."""
    return player.live_hand() if way == EPHEMERAL else player.direct()[-1]


def cards(player: Player, way: str) -> list[tuple[str, bool]]:
    """The verb of each card's button, and whether the card is marked on it."""
    found = [
        one for one in player.controls(hand(player, way)) if one.press and one.press.verb in {"play", "mark"}
    ]
    return [(one.press.verb, one.label.startswith("✔")) for one in found if one.press]


async def press(player: Player, way: str, verb: str, slot: int) -> None:
    message = hand(player, way)
    if way == EPHEMERAL:
        await player.press(message, verb, slot)
    else:
        await player.actor.user.click(message, custom_id=player.find(message, verb, slot).custom_id)
    await player.world.rest()


def held_cards(world: World, table: Table, player: Player) -> tuple[Card, ...]:
    state = world.table(table.id).state
    assert state is not None
    return state.hands[table.seat_of(player.id) or 0]


@both_ways
async def test_V_13_the_first_press_marks_a_card_and_the_second_plays_it(world: World, way: str) -> None:
    table, player = await open_hand_with_confirm(world, way)
    before = held_cards(world, table, player)
    assert cards(player, way) == [("mark", False)] * 3
    await press(player, way, "mark", 1)
    assert held_cards(world, table, player) == before
    assert cards(player, way) == [("mark", False), ("play", True), ("mark", False)]
    assert "again to play it" in player.read(hand(player, way))
    await press(player, way, "play", 1)
    assert before[1] not in held_cards(world, table, player)
    assert "again to play it" not in player.read(hand(player, way))
    assert {verb for verb, _ in cards(player, way)} == {"mark"}


@both_ways
@pytest.mark.parametrize(("before", "after"), [("off", "on"), ("on", "off")])
async def test_V_13_a_choice_counts_at_once_in_a_hand_that_is_open(
    world: World, way: str, before: str, after: str
) -> None:
    verbs = {"off": "play", "on": "mark"}
    _, player = await open_hand_with_confirm(world, way, confirm=before)
    assert cards(player, way) == [(verbs[before], False)] * 3
    await player.command("briscola-me preferences", confirm=after)
    await world.rest()
    assert cards(player, way) == [(verbs[after], False)] * 3


@both_ways
async def test_V_13_another_card_changes_the_mark(world: World, way: str) -> None:
    table, player = await open_hand_with_confirm(world, way)
    before = held_cards(world, table, player)
    await press(player, way, "mark", 0)
    await press(player, way, "mark", 2)
    assert held_cards(world, table, player) == before
    assert cards(player, way) == [("mark", False), ("mark", False), ("play", True)]
    await press(player, way, "mark", 0)
    assert cards(player, way) == [("play", True), ("mark", False), ("mark", False)]
    await press(player, way, "play", 0)
    assert before[0] not in held_cards(world, table, player)


async def test_V_13_a_mark_holds_for_one_decision(world: World) -> None:
    """A card of the next hand stands in the same place: it is marked anew."""
    table, player = await open_hand_with_confirm(world, EPHEMERAL)
    await press(player, EPHEMERAL, "mark", 0)
    await player.command("briscola play", card=str(held_cards(world, table, player)[2]))
    while (now := world.table(table.id)).turn != now.seat_of(player.id):
        assert now.turn is not None
        other = next(one for one in world.people.values() if one.id == now.seats[now.turn].person.id)  # type: ignore[union-attr]  # people only
        await other.command("briscola play", card=str(now.state.hands[now.turn][0]))  # type: ignore[union-attr]  # it runs
        await world.rest()
    player.open_hand = await player.hand(table.id)
    assert cards(player, EPHEMERAL) == [("mark", False)] * 3


async def test_V_13_a_late_press_marks_nothing(world: World) -> None:
    table, player = await open_hand_with_confirm(world, EPHEMERAL)
    before = held_cards(world, table, player)
    old = f"b1:mark:{table.id}:{table.decision - 1}:0"
    await press_late(world, player, hand(player, EPHEMERAL), old)
    assert held_cards(world, table, player) == before
    assert cards(player, EPHEMERAL) == [("mark", False)] * 3
    assert "⚠" in player.read(hand(player, EPHEMERAL))


@pytest.mark.parametrize(("language", "way"), list(zip(LANGUAGES, cycle((EPHEMERAL, BY_DM)), strict=False)))
async def test_V_13_the_hand_says_in_its_language_what_a_mark_is_for(
    world: World, language: str, way: str
) -> None:
    _, player = await open_hand_with_confirm(world, way, language)
    await press(player, way, "mark", 1)
    assert voices()[language]("ui-hand-marked") in player.read(hand(player, way))


async def test_V_13_without_the_wish_one_press_plays(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    for player in (anna, bruno):
        player.open_hand = await player.hand(table.id)
        assert {verb for verb, _ in cards(player, EPHEMERAL)} == {"play"}
    mover = anna if table.turn == table.seat_of(anna.id) else bruno
    before = held_cards(world, table, mover)
    await press(mover, EPHEMERAL, "play", 0)
    assert before[0] not in held_cards(world, table, mover)
    await anna.command("briscola-me preferences", confirm="on")
    await anna.command("briscola-me preferences", confirm="off")
    anna.open_hand = await anna.hand(table.id)
    assert {verb for verb, _ in cards(anna, EPHEMERAL)} == {"play"}


async def test_V_13_a_restart_takes_the_mark_away_and_the_hand_says_so(world: World) -> None:
    table, player = await open_hand_with_confirm(world, BY_DM)
    before = held_cards(world, table, player)
    await press(player, BY_DM, "mark", 1)
    await world.restarted()
    await world.rest()
    assert held_cards(world, table, player) == before
    assert cards(player, BY_DM) == [("mark", False)] * 3
    await press(player, BY_DM, "mark", 1)
    await press(player, BY_DM, "play", 1)
    assert before[1] not in held_cards(world, table, player)
