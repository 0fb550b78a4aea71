"""Of somebody's hands, at the table and in their DM, the one they play from has the buttons (V-5)."""

import asyncio
from typing import Any

import pytest

from bot.pages.page import Picture
from bot.pages.pictures import private
from bot.rules.cards import Card
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.cards import card_name
from bot.text.catalogue import Voice, voices
from bot.ui.publish.token_store import TOKEN_LIVES
from testing.checks.table_messages import hands_with_buttons
from testing.players.player import WAYS, Player, press_late
from testing.players.tables import start_match
from testing.players.turns import is_running, play_card, player_in_turn
from testing.worlds.world import World

EPHEMERAL = "by a hand that stays open"
BY_DM = "by direct message"
PACE = 5.0
"""Seconds from one card to the next."""
TOKEN_SECONDS = TOKEN_LIVES / 1000
both_ways = pytest.mark.parametrize("way", [EPHEMERAL, BY_DM])


async def start_match_of_people(world: World, players: int, *, target: int = 1) -> tuple[str, list[Player]]:
    """A match of people only, without clocks, whose cards have come by DM."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")[:players]]
    table = await start_match(world, players, people[0], people[1:], target=target, clock="off")
    return table.id, people


async def open_two_hands(world: World, way: str, *, target: int = 1) -> tuple[str, Player, Player]:
    """A match of two with a hand in the channel and one in their DM each, who play from one.

    Returns the table, who is to move, and the other.
    """
    table, people = await start_match_of_people(world, 2, target=target)
    for player in people:
        player.open_hand = await player.hand(table)
    if way == BY_DM:
        for player in people:
            await move_to_dm(player, table)
    await play_card(world, table, way, pace=PACE)
    await play_card(world, table, way, pace=PACE)
    mover = player_in_turn(world, table)
    assert mover is not None
    return table, mover, people[mover is people[0]]


async def move_to_dm(player: Player, table: str) -> None:
    """They press an old button in their DM, which brings the cards there."""
    message = player.direct()[-1]
    await press_late(player.world, player, message, f"b1:play:{table}:0:0")


def held_cards(player: Player, table: str) -> tuple[Card, ...]:
    now = player.world.table(table)
    assert now.state is not None
    return now.state.hands[now.seat_of(player.id) or 0]


def live_hand(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    """The hand that they play from."""
    return player.live_hand() if way == EPHEMERAL else player.direct()[-1]


def idle_hand(player: Player, way: str) -> Any:  # noqa: ANN401 - of either kind
    """The other one."""
    return live_hand(player, BY_DM if way == EPHEMERAL else EPHEMERAL)


def is_up_to_date(player: Player, hand: Any, table: str) -> bool:  # noqa: ANN401 - of either kind
    """Whether a hand shows the cards that somebody holds, and whether it is their turn."""
    now = player.world.table(table)
    buttons = [one for one in player.controls(hand) if one.press is not None and one.press.verb == "play"]
    names = [card_name(voices()["en"], card, now.rules.pack) for card in held_cards(player, table)]
    shown = [(one.label.partition(". ")[2], not one.disabled) for one in buttons]
    return shown == [(name, now.turn == now.seat_of(player.id)) for name in names]


def draw_count(player: Player, hand: Any) -> int:  # noqa: ANN401 - of either kind
    """How many times a hand has been drawn."""
    return sum(one.id == hand.id for one in player.world.observer.seen[player.id])


# Which one has the buttons ---------------------------------------------------------------------------------


@both_ways
async def test_V_5_the_hand_they_play_from_alone_has_buttons(world: World, way: str) -> None:
    table, *people = await open_two_hands(world, way)
    for _ in range(6):
        for player in people:
            assert hands_with_buttons(world, player, table) == [live_hand(player, way).id]
        await play_card(world, table, way, pace=PACE)


@both_ways
async def test_V_5_the_other_hand_says_where_the_cards_are_and_is_left_alone(world: World, way: str) -> None:
    table, *people = await open_two_hands(world, way)
    where = f"<#{world.channel.id}>" if way == EPHEMERAL else "further down"
    before = [draw_count(player, idle_hand(player, way)) for player in people]
    for _ in range(4):
        await play_card(world, table, way, pace=PACE)
    for player in people:
        assert where in player.read(idle_hand(player, way))
        assert player.controls(idle_hand(player, way)) == []
    assert [draw_count(player, idle_hand(player, way)) for player in people] == before


@pytest.mark.parametrize("way", ["by button", "by command"])
async def test_V_5_a_hand_that_was_just_opened_is_the_one_in_use(world: World, way: str) -> None:
    table, people = await start_match_of_people(world, 2)
    assert all(hands_with_buttons(world, one, table) == [one.direct()[-1].id] for one in people)
    player = await play_card(world, table, way, pace=PACE)
    assert player is not None
    (hand,) = hands_with_buttons(world, player, table)
    assert hand in {one.id for one in player.visible()}
    other = people[player is people[0]]
    assert hands_with_buttons(world, other, table) == [other.direct()[-1].id]


@both_ways
async def test_V_5_a_press_in_the_other_hand_brings_the_buttons_there(world: World, way: str) -> None:
    table, player, _ = await open_two_hands(world, way)
    old, other = live_hand(player, way), idle_hand(player, way)
    before = world.table(table)
    await press_late(world, player, other, f"b1:play:{table}:{before.decision}:0")
    await world.rest()
    assert world.table(table).decision == before.decision + 1, "the button of that very decision plays"
    assert hands_with_buttons(world, player, table) == [other.id]
    assert player.controls(old) == []


@both_ways
async def test_V_5_an_old_button_of_the_other_hand_plays_nothing_and_brings_the_cards_there(
    world: World, way: str
) -> None:
    table, player, _ = await open_two_hands(world, way)
    other, before = idle_hand(player, way), world.table(table)
    await press_late(world, player, other, f"b1:play:{table}:{before.decision - 1}:0")
    await world.rest()
    assert world.table(table) == before
    assert "⚠️" in player.read(other)
    assert is_up_to_date(player, other, table)
    assert hands_with_buttons(world, player, table) == [other.id]


async def test_V_5_where_the_hand_in_the_channel_is_gone_the_one_in_their_dm_has_buttons(
    world: World,
) -> None:
    table, _, waiting = await open_two_hands(world, EPHEMERAL)
    world.inject_error("PATCH", "/webhooks/*", status=404, code=10008, message="gone", times=None)
    world.inject_error("POST", "/webhooks/*", status=404, code=10015, message="gone", times=None)
    await play_card(world, table, "by command", pace=PACE)
    assert is_up_to_date(waiting, waiting.direct()[-1], table)


async def test_V_5_a_hand_in_a_dm_that_was_deleted_comes_again(world: World) -> None:
    table, _, waiting = await open_two_hands(world, BY_DM)
    gone = waiting.direct()[-1]
    world.backend.delete_message(gone.channel.id, gone.id)
    await play_card(world, table, BY_DM, pace=PACE)
    assert hands_with_buttons(world, waiting, table) == [waiting.direct()[-1].id]
    assert is_up_to_date(waiting, waiting.direct()[-1], table)


async def test_V_5_a_hand_whose_token_runs_out_has_said_so_and_the_dm_has_buttons_then(world: World) -> None:
    table, player, _ = await open_two_hands(world, EPHEMERAL)
    hand = live_hand(player, EPHEMERAL)
    await play_card(world, table, EPHEMERAL, pace=0)
    until = round(world.now().timestamp() + TOKEN_SECONDS)
    assert f"<t:{until}:t>" in player.read(hand)
    before = draw_count(player, hand)
    await world.rest(TOKEN_SECONDS + PACE)
    assert is_up_to_date(player, player.direct()[-1], table)
    asked = len(world.http_requests)
    await play_card(world, table, BY_DM, pace=PACE)
    await play_card(world, table, BY_DM, pace=PACE)
    assert draw_count(player, hand) == before
    assert [
        one for one in world.http_requests[asked:] if "/webhooks/" in one.path and str(hand.id) in one.path
    ] == []


async def test_V_5_a_hand_whose_answer_was_slow_is_the_one_in_use(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer was announced before it came, so Discord did not tell its id with it."""
    table, _ = await start_match_of_people(world, 2)
    player = player_in_turn(world, table)
    assert player is not None
    look, gate = Tables.look, asyncio.Event()

    async def slow(self: Tables, table_id: str, person: int | None) -> TableView:
        if person == player.id:
            await gate.wait()
        return await look(self, table_id, person)

    with monkeypatch.context() as patched:
        patched.setattr(Tables, "look", slow)
        result = await player.command("briscola hand")
        await world.rest(2.5)
        gate.set()
        await world.settle()
    hand = result.response
    assert hand is not None
    assert hands_with_buttons(world, player, table) == [hand.id]
    await player.press(hand, "play", 0)
    await world.rest()
    assert hands_with_buttons(world, player, table) == [hand.id]
    assert is_up_to_date(player, hand, table)


# When they change ------------------------------------------------------------------------------------------


async def test_V_3_a_hand_changes_with_its_own_press_the_turn_and_the_end_of_a_trick(world: World) -> None:
    """Not with the cards of others: in a trick of four, each hand is drawn three times at most."""
    table, people = await start_match_of_people(world, 4)
    for player in people:
        player.open_hand = await player.hand(table)
    for _ in range(4):
        await play_card(world, table, EPHEMERAL, pace=PACE)
    for _ in range(4):
        before = {player: draw_count(player, player.open_hand) for player in people}
        movers = []
        for _ in range(4):
            mover = await play_card(world, table, EPHEMERAL, pace=PACE)
            assert mover is not None
            movers.append(mover)
            for one in people:
                waits = one not in movers and one is not player_in_turn(world, table)
                assert not waits or draw_count(one, one.open_hand) == before[one]
        assert all(1 <= draw_count(one, one.open_hand) - before[one] <= 3 for one in people)
        assert all(is_up_to_date(one, one.open_hand, table) for one in people)


async def test_V_3_a_press_alone_draws_its_hand_however_soon_the_table_is_visited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the visit after a card may edit the hand before the press does, with the same page."""
    table, *_ = await open_two_hands(world, EPHEMERAL)
    mover = player_in_turn(world, table)
    assert mover is not None
    hand = live_hand(mover, EPHEMERAL)
    act, gate = Tables.act, asyncio.Event()

    async def slow(self: Tables, *given: Any, **named: Any) -> TableView:  # noqa: ANN401 - as ``act``
        view = await act(self, *given, **named)
        await gate.wait()
        return view

    before = draw_count(mover, hand)
    with monkeypatch.context() as patched:
        patched.setattr(Tables, "act", slow)
        await mover.press(hand, "play", 0)
        await world.settle()
        gate.set()
        await world.settle()
    assert draw_count(mover, hand) == before + 1
    assert is_up_to_date(mover, hand, table)


async def test_V_3_in_dms_a_trick_costs_two_counted_edits_a_hand_at_most(world: World) -> None:
    """Whether a token edits a hand or not; here none does after the first."""
    table, people = await start_match_of_people(world, 2)
    world.inject_error(
        "PATCH", "/webhooks/*", status=401, code=50027, message="Invalid Webhook Token", times=None
    )
    for _ in range(5):
        before = {player: dm_request_count(world, player) for player in people}
        for _ in range(2):
            await play_card(world, table, BY_DM, pace=PACE)
        assert all(dm_request_count(world, one) - before[one] <= 2 for one in people)
        mover = player_in_turn(world, table)
        assert mover is not None
        assert is_up_to_date(mover, mover.direct()[-1], table)


def dm_request_count(world: World, player: Player) -> int:
    """The requests in somebody's DMs that Discord counts."""
    place = f"/channels/{player.actor.user.dm_channel.id}/messages"
    return sum(place in one.path for one in world.http_requests)


@both_ways
async def test_V_3_the_hand_they_play_from_is_always_true(world: World, way: str) -> None:
    table, *people = await open_two_hands(world, way)
    for _ in range(8):
        await play_card(world, table, way, pace=PACE)
        mover = player_in_turn(world, table)
        assert mover is not None
        assert is_up_to_date(mover, live_hand(mover, way), table)
    assert len(people) == 2


@both_ways
async def test_V_3_a_new_deal_is_dealt_by_dm_and_its_buttons_are_on_the_hand_used_last(
    world: World, way: str
) -> None:
    table, *people = await open_two_hands(world, way, target=2)
    old = [player.direct()[-1].id for player in people]
    while (state := world.table(table).state) is not None and state.number == 0:
        await play_card(world, table, way, pace=PACE)
    await world.rest(10)
    for player, before in zip(people, old, strict=True):
        dealt = player.direct()[-1]
        # Whoever pressed the last card of a deal in their DM finds the next one there, in its place.
        assert dealt.id != before or way == BY_DM
        assert dealt.attachments
        assert hands_with_buttons(world, player, table) == [live_hand(player, way).id]
        assert is_up_to_date(player, live_hand(player, way), table)


@pytest.mark.parametrize("below", [False, True], ids=["nothing below", "a message below"])
async def test_V_9_the_hand_played_from_in_a_dm_becomes_that_of_the_next_deal(
    world: World, *, below: bool
) -> None:
    """One request in place of two. If something stands below it, the next deal gets a message of its own."""
    table, *people = await open_two_hands(world, BY_DM, target=2)
    last = {player: live_hand(player, BY_DM) for player in people}
    while (state := world.table(table).state) is not None and state.number == 0:
        mover = player_in_turn(world, table)
        assert mover is not None
        if below and len(state.hands[0]) + len(state.hands[1]) == 1:
            for player in people:
                world.briscola.publisher.activity.wrote(
                    player.actor.user.dm_channel.id, [last[player].id + 1]
                )
        await play_card(world, table, BY_DM, pace=PACE)
    await world.rest(10)
    assert state is not None
    waited = next(player for player in people if player is not mover)
    assert (live_hand(waited, BY_DM).id == last[waited].id) == (not below)
    for player in people:
        assert hands_with_buttons(world, player, table) == [live_hand(player, BY_DM).id]
        assert is_up_to_date(player, live_hand(player, BY_DM), table)


async def test_V_9_by_correspondence_each_deal_comes_in_a_dm_of_its_own(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno")]
    table = (await start_match(world, 2, people[0], people[1:], target=2, clock="86400")).id
    last = {player: player.direct()[-1].id for player in people}
    mover = None
    while (state := world.table(table).state) is not None and state.number == 0:
        mover = player_in_turn(world, table)
        await play_card(world, table, BY_DM, pace=PACE)
    await world.rest(10)
    waited = next(player for player in people if player is not mover)
    assert waited.direct()[-1].id != last[waited]


# At the end ------------------------------------------------------------------------------------------------


@both_ways
async def test_V_5_at_the_end_of_the_match_no_hand_has_buttons(world: World, way: str) -> None:
    table, *people = await open_two_hands(world, way)
    while is_running(world, table):
        await play_card(world, table, way, pace=0.5)
    await world.rest(10)
    assert world.table(table).stage is Stage.FINISHED
    for player in people:
        assert hands_with_buttons(world, player, table) == []
        assert player.controls(live_hand(player, way)) == []
        assert "over" in player.read(live_hand(player, way))


@both_ways
async def test_V_5_a_table_that_is_closed_takes_the_buttons_off_every_hand(world: World, way: str) -> None:
    table, *people = await open_two_hands(world, way)
    hands = [(player, hand(player, way)) for player in people for hand in (live_hand, idle_hand)]
    for player in people:
        await player.command("briscola end", how="agree")
    await world.rest()
    assert world.tables == {}
    assert [player.controls(hand) for player, hand in hands] == 4 * [[]]
    assert world.briscola.publisher.messages_of(table).visit_timer is None
    assert table not in world.shown_tables()


@both_ways
async def test_whoever_leaves_reads_it_in_the_hand_that_they_play_from(world: World, way: str) -> None:
    _, _, leaver = await open_two_hands(world, way)
    await leaver.command("briscola leave")
    await world.rest()
    assert leaver.find(live_hand(leaver, way), "back")


def test_every_way_of_playing_is_known() -> None:
    assert {EPHEMERAL, BY_DM} < set(WAYS)


@both_ways
async def test_V_3_the_picture_of_a_hand_is_composed_only_where_the_hand_is_drawn(
    world: World, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *people = await open_two_hands(world, way)
    composed: list[int | None] = []

    def page_picture(voice: Voice, view: TableView, deck: str | None = None) -> Picture | None:
        composed.append(view.seat)
        return private.page_picture(voice, view, deck)

    monkeypatch.setattr("bot.pages.play.hand.page_picture", page_picture)
    before = [draw_count(player, live_hand(player, way)) for player in people]
    for _ in range(6):
        await play_card(world, table, way, pace=PACE)
    after = [draw_count(player, live_hand(player, way)) for player in people]
    assert len(composed) == sum(after) - sum(before)


@both_ways
async def test_F1_a_press_that_comes_again_after_the_last_card_leaves_no_warning_below_the_end(
    world: World, way: str
) -> None:
    """Its answer may have been lost with a process. There is no newer message that anybody could use."""
    table, player, _ = await open_two_hands(world, way, target=1)
    message, last = live_hand(player, way), 0
    while world.table(table).stage is Stage.PLAYING:
        last = world.table(table).decision
        await play_card(world, table, way, pace=PACE)
    await press_late(world, player, message, f"b1:play:{table}:{last}:0")
    await world.rest()
    assert "the match is over" in player.read(message)
    assert "⚠️" not in player.read(message)
