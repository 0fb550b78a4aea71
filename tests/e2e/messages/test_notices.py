"""A notice above somebody's cards stays until they press in one of their hands again, whatever others do."""

from typing import Any

import pytest

from bot.pages.custom_ids import custom_id
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from bot.text.refusals import refusal
from bot.ui.publish.table_messages import hand_slot
from testing.players.any_game import start_by_code
from testing.players.player import WAYS, Player, play_out, press_late
from testing.players.tables import start_match
from testing.players.turns import play_without
from testing.worlds.world import World

EPHEMERAL = "by a hand that stays open"
BY_DM = "by direct message"
ENGLISH = voices()["en"]
STALE_TEXT = refusal(ENGLISH, Refused(TableReason.STALE))
TURN_SECONDS = 15
both_ways = pytest.mark.parametrize("way", [EPHEMERAL, BY_DM])


def hand(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    return player.live_hand() if way == EPHEMERAL else player.direct()[-1]


def draw_count(player: Player) -> int:
    """How many times anything that only they see has been drawn."""
    return len(player.world.observer.seen[player.id])


async def press(player: Player, way: str, decision: int) -> None:
    """Press a card of some decision in a hand."""
    made = custom_id("play", player.world.table().id, decision, 0)
    await press_late(player.world, player, hand(player, way), made)


async def open_two_hands(world: World, *, target: int = 2) -> Player:
    """Anna, at a table with Bruno and a computer, with both hands open, and past the first decision."""
    anna = world.enter("Anna")
    code = f"briscola 3 target={target} timeout=autoplay turn_clock={TURN_SECONDS}"
    table = await start_by_code(world, anna, world.enter("Bruno"), code=code)
    await play_out(world, table.id, tricks=1)
    anna.open_hand = await anna.hand(table.id)
    await world.rest()
    return anna


async def let_others_play(world: World, anna: Player, tricks: int = 3) -> None:
    """Anna does nothing: the others play, and her cards are played for her."""
    table = world.table()
    assert table.state is not None
    deal, taken = table.state.number, len(table.state.tricks) + tricks
    while (now := world.table().state) is not None and now.number == deal and len(now.tricks) < taken:
        await play_without(world, table.id, anna, clock=TURN_SECONDS)


@both_ways
async def test_a_refusal_stays_while_others_play_on_and_in_the_hand_of_the_next_deal(
    world: World, way: str
) -> None:
    anna = await open_two_hands(world)
    await press(anna, way, 0)
    assert STALE_TEXT in anna.read(hand(anna, way))
    before, first = draw_count(anna), hand(anna, way).id
    while (state := world.table().state) is not None and state.number == 0:
        await play_without(world, world.table().id, anna, clock=TURN_SECONDS)
        assert STALE_TEXT in anna.read(hand(anna, way))
    assert draw_count(anna) > before + 2, "the hand was not even edited"
    assert hand(anna, way).id != first, "V-2: it stands below the table of the next deal"
    await press(anna, way, world.table().decision)
    assert STALE_TEXT not in anna.read(hand(anna, way))


@both_ways
async def test_a_refusal_stays_while_others_play_and_is_stored_where_it_names_nobody(
    world: World, way: str
) -> None:
    people = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, *people[:1], people[1:])
    for player in people:
        player.open_hand = await player.hand(table.id)
    await world.rest()
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    mover = world.people[turn.id]
    waiting = next(player for player in people if player is not mover)
    await press(waiting, way, table.decision)
    words = f"It is not your turn: {mover.name} is to play."
    assert words in waiting.read(hand(waiting, way))
    assert table.state is not None
    await WAYS[EPHEMERAL](mover, world.table(), table.state.hands[table.turn or 0][0])
    await world.rest()
    assert "It is your turn." in waiting.read(hand(waiting, way))
    assert words in waiting.read(hand(waiting, way))
    stored = await world.briscola.context.store.messages.of_table(table.id)
    assert not [one for one in stored if mover.name in one.shows]
    await press(waiting, way, 0)
    stored = await world.briscola.context.store.messages.of_table(table.id)
    assert [STALE_TEXT in one.shows for one in stored if one.slot == hand_slot(waiting.id)] == [way == BY_DM]


async def test_a_refusal_stays_over_a_restart(world: World) -> None:
    anna = await open_two_hands(world)
    await press(anna, BY_DM, 0)
    await world.restarted()
    await world.rest()
    before = draw_count(anna)
    while (state := world.table().state) is not None and state.number == 0:
        await play_without(world, world.table().id, anna, clock=TURN_SECONDS)
        assert STALE_TEXT in anna.read(hand(anna, BY_DM))
    assert draw_count(anna) > before + 2
    await world.restarted()
    await press(anna, BY_DM, world.table().decision)
    await world.rest(61)
    assert STALE_TEXT not in anna.read(hand(anna, BY_DM))


@both_ways
async def test_a_press_in_the_other_hand_says_that_the_refusal_was_read(world: World, way: str) -> None:
    anna = await open_two_hands(world)
    await press(anna, way, 0)
    await press(anna, BY_DM if way == EPHEMERAL else EPHEMERAL, world.table().decision)
    await world.rest()
    assert STALE_TEXT not in anna.read(hand(anna, way))


async def test_a_refusal_stays_in_a_hand_that_was_asked_for_in_direct_messages(world: World) -> None:
    anna = await open_two_hands(world)
    anna.open_hand = (await anna.actor.user.slash("briscola hand")).response
    await world.rest()
    await press(anna, EPHEMERAL, 0)
    before = draw_count(anna)
    await let_others_play(world, anna)
    assert STALE_TEXT in anna.read(hand(anna, EPHEMERAL))
    assert draw_count(anna) > before + 1


@both_ways
async def test_a_refusal_of_one_match_is_not_carried_into_the_next(world: World, way: str) -> None:
    # The match ends before the hand in the channel can no longer be edited.
    anna = await open_two_hands(world, target=1)
    await press(anna, way, 0)
    while world.table().stage is Stage.PLAYING:
        await play_without(world, world.table().id, anna, clock=TURN_SECONDS)
    assert STALE_TEXT in anna.read(hand(anna, way))
    await anna.command("briscola rematch")
    bruno = next(player for player in world.people.values() if player is not anna)
    await bruno.command("briscola join")
    await anna.command("briscola start")
    await world.rest()
    assert world.table().stage is Stage.PLAYING
    assert STALE_TEXT not in anna.read(hand(anna, way))


async def test_what_the_tutor_says_at_the_beginning_stays_until_the_first_card(world: World) -> None:
    anna = world.enter("Anna")
    result = await anna.command("briscola tutor")
    (shown,) = result.followups
    words = ENGLISH("tutor-begins")
    assert words in anna.read(shown)
    await anna.command("briscola-me preferences", deck="piacentine")
    await world.rest(60)
    assert words in anna.read(shown)
    assert "⚠️" not in anna.read(shown)
    table = world.table()
    assert table.state is not None
    await anna.press(shown, "play", 0)
    assert words not in anna.read(shown)
