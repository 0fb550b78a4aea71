"""Of somebody's two hands, at the table and in their DM, the one they play from is true; the other rests."""

from typing import Any

import pytest

from bot.rules.cards import Card
from bot.tables.model.table import Stage, Table
from bot.text import narrate
from bot.text.catalogue import voices
from bot.ui.publish.hands import RESTS
from tests.e2e.tables import started
from tests.e2e.world import WAYS, Player, World, play_out

HERE = "by a hand that stays open"
DIRECT = "by direct message"
PACE = 5.0
"""Seconds from one card to the next."""
both = pytest.mark.parametrize("way", [HERE, DIRECT])


async def two_hands(world: World, way: str, *, target: int = 1) -> tuple[Player, Player]:
    """A match of two who have both hands open, and play from one; returns who is to move, and the other."""
    people = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, people[0], people[1:], target=target)
    for player in people:
        player._hand = await player.hand(table.id)
    await world.rest(RESTS)
    await play(world, way)
    await play(world, way)
    return in_turn(world)


def in_turn(world: World) -> tuple[Player, Player]:
    table = world.table()
    first = seated(table, world, table.turn or 0)
    return first, next(player for player in world.people.values() if player is not first)


def seated(table: Table, world: World, seat: int) -> Player:
    person = table.seats[seat].person
    assert person is not None
    return world.people[person.id]


def held(player: Player) -> tuple[Card, ...]:
    table = player.world.table()
    assert table.state is not None
    return table.state.hands[table.seat_of(player.id) or 0]


async def play(world: World, way: str, *, rest: float = PACE) -> Player:
    """Whoever is to move plays a card; returns who that was."""
    player, _ = in_turn(world)
    await WAYS[way](player, world.table(), held(player)[0])
    if rest:
        await world.rest(rest)
    return player


def used(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    """The hand that they play from."""
    return player._hand if way == HERE else player.direct()[-1]


def rested(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    """The other one."""
    return used(player, DIRECT if way == HERE else HERE)


def is_true(player: Player, hand: Any) -> bool:  # noqa: ANN401 - of either kind
    """Whether a hand shows the cards that somebody holds, and whether it is their turn."""
    table = player.world.table()
    plays = [one for one in player.controls(hand) if one.press is not None and one.press.verb == "play"]
    names = [narrate.card_name(voices()["en"], card, table.rules.pack) for card in held(player)]
    shown = [(one.label.partition(". ")[2], not one.disabled) for one in plays]
    return shown == [(name, table.turn == table.seat_of(player.id)) for name in names]


def buttons(player: Player, hand: Any) -> list[str]:  # noqa: ANN401 - of either kind
    """The cards that can be pressed in a hand."""
    found = [one for one in player.controls(hand) if one.press is not None and one.press.verb == "play"]
    return [one.custom_id for one in found if not one.disabled]


def drawn(player: Player, hand: Any) -> int:  # noqa: ANN401 - of either kind
    """How many times a hand has been drawn."""
    return sum(one.id == hand.id for one in player.world.eyes.seen[player.id])


@both
async def test_while_they_play_the_other_hand_is_left_alone_and_true_once_it_has_rested(
    world: World, way: str
) -> None:
    people = await two_hands(world, way)
    before = [drawn(player, rested(player, way)) for player in people]
    players = []
    for _ in range(6):
        players.append(await play(world, way))
        assert [is_true(player, used(player, way)) for player in people] == [True, True]
    assert [drawn(player, rested(player, way)) for player in people] == before
    assert [is_true(player, rested(player, way)) for player in people] == [False, False]
    *_, other, last = players
    await world.rest(RESTS - 2 * PACE - 1)
    assert not is_true(other, rested(other, way))
    await world.rest(2)
    assert (is_true(other, rested(other, way)), is_true(last, rested(last, way))) == (True, False)
    await world.rest(PACE)
    assert is_true(last, rested(last, way))
    assert [drawn(player, rested(player, way)) for player in people] == [count + 1 for count in before]


async def test_a_card_of_two_with_both_hands_open_costs_an_answer_an_edit_of_a_hand_and_the_table(
    world: World,
) -> None:
    await two_hands(world, HERE)
    before, cards = len(world.http_requests), 10
    for _ in range(cards):
        await play(world, HERE)
    requests = world.http_requests[before:]
    assert len([one for one in requests if one.method == "PATCH"]) == 2 * cards
    assert len(requests) == 3 * cards + cards / 2  # and the picture of each trick


@pytest.mark.parametrize("way", ["by button", "by command"])
async def test_a_hand_that_was_just_opened_is_the_one_in_use(world: World, way: str) -> None:
    people = world.enter("Anna"), world.enter("Bruno")
    await started(world, 2, people[0], people[1:])
    player, other = in_turn(world)
    if way == "by button":
        await player.hand(world.table().id)
    await play(world, way)
    before = drawn(player, player.direct()[-1])
    await WAYS["by command"](other, world.table(), held(other)[0])
    assert drawn(player, player.direct()[-1]) == before


@both
async def test_where_the_hand_they_play_from_is_gone_the_other_is_true_at_once(
    world: World, way: str
) -> None:
    _, waiting = await two_hands(world, way)
    if way == HERE:
        world.inject_error("PATCH", "/webhooks/*", status=404, code=10008, message="gone", times=1)
    else:
        gone = used(waiting, way)
        world.backend.delete_message(gone.channel.id, gone.id)
    other = rested(waiting, way)
    await play(world, way, rest=0)
    assert is_true(waiting, other)


@both
async def test_a_new_deal_comes_to_both_hands_at_once(world: World, way: str) -> None:
    people = await two_hands(world, way, target=2)
    old = [player.direct()[-1].id for player in people]
    while (state := world.table().state) is not None and state.number == 0:
        await play(world, way, rest=0)
    assert [is_true(player, hand(player, way)) for player in people for hand in (used, rested)] == 4 * [True]
    if way == HERE:
        assert all(player.direct()[-1].id not in old for player in people)
    before = [drawn(player, rested(player, way)) for player in people]
    for _ in range(2):
        await play(world, way)
    assert [drawn(player, rested(player, way)) for player in people] == before


@both
async def test_the_end_of_the_match_comes_to_both_hands_at_once(world: World, way: str) -> None:
    people = await two_hands(world, way)
    while world.table().stage is Stage.PLAYING:
        await play(world, way, rest=0)
    for player in people:
        for hand in (used, rested):
            assert player.controls(hand(player, way)) == []


@both
async def test_a_table_that_is_closed_takes_the_buttons_off_both_hands_at_once(
    world: World, way: str
) -> None:
    people = await two_hands(world, way)
    hands = [(player, hand(player, way)) for player in people for hand in (used, rested)]
    for player in people:
        await player.command("briscola end")
    assert world.tables == {}
    assert [player.controls(hand) for player, hand in hands] == 4 * [[]]


@both
async def test_whoever_leaves_reads_it_in_both_hands_at_once(world: World, way: str) -> None:
    _, leaver = await two_hands(world, way)
    await leaver.command("briscola leave")
    for hand in (used, rested):
        assert leaver.find(hand(leaver, way), "back")


@both
async def test_an_old_button_of_the_hand_that_rests_plays_nothing_and_wakes_it(
    world: World, way: str
) -> None:
    people = await two_hands(world, way, target=3)
    behind: list[Player] = []
    while not behind:  # which hand rests with buttons depends on who takes the tricks
        await play(world, way)
        resting = [(one, rested(one, way)) for one in people]
        behind = [one for one, hand in resting if buttons(one, hand) and not is_true(one, hand)]
    player = behind[0]
    asleep = rested(player, way)
    assert not is_true(player, asleep)
    presser = player.actor if way == DIRECT else player.actor.user
    before = world.table()
    await presser.click(asleep, custom_id=buttons(player, asleep)[0])
    assert world.table() == before
    assert "⚠️" in player.read(asleep)
    assert is_true(player, asleep)


@both
async def test_a_press_in_the_hand_that_rests_lets_the_other_one_rest(world: World, way: str) -> None:
    await two_hands(world, way)
    other = DIRECT if way == HERE else HERE
    await world.rest(RESTS)
    player = await play(world, other)
    before = drawn(player, used(player, way))
    if in_turn(world)[0] is player:
        await play(world, other)
    await play(world, other)
    assert is_true(player, used(player, other))
    assert drawn(player, used(player, way)) == before


async def test_idle_waits_for_no_rest(world: World) -> None:
    people = await two_hands(world, HERE)
    await play(world, HERE)
    await world.briscola.publisher.idle()
    assert all(is_true(player, rested(player, HERE)) for player in people)


async def test_of_a_closed_table_no_hand_rests(world: World) -> None:
    await two_hands(world, HERE)
    await play_out(world, world.table().id, HERE)
    timer = world.briscola.publisher.desk(world.table().id).hand_timer
    assert timer is not None
    await next(iter(world.people.values())).command("briscola end")
    await world.rest()
    assert timer.cancelled()
