"""By correspondence, players hear once of the end of a match that somebody else has ended."""

import pytest

from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from testing.checks.sealed_boards import begin_team_match
from testing.players.player import Player, play_out
from testing.players.preferences import choose, quiet_from_now
from testing.players.tables import start_match
from testing.players.tournaments import event, table_of
from testing.players.turns import player_to_act, seat_of
from testing.worlds.world import World

HOURS = 3600
CLOCK = "86400"
WINS = " wins"
WITH = "**\n-# Briscola for two players, with "
"""What comes after the result in a direct message: with whom that was."""

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


def told(player: Player) -> list[str]:
    """The notices of an end in somebody's DMs."""
    texts = [player.read(message) for message in player.direct()]
    return [text for text in texts if text.startswith("**") and WITH in text]


def told_in_public(player: Player) -> list[str]:
    """The notices of an end that mention somebody in the channel."""
    texts = [player.read(message) for message in player.visible()]
    return [text for text in texts if text.startswith(f"<@{player.id}>") and WINS in text]


async def finish(world: World, one: Player, other: Player) -> tuple[Player, Player]:
    """Play a match to its end; returns who played the last card, and the other one."""
    table = world.table()
    await play_out(world, table.id)
    await world.rest()
    over = world.table(table.id)
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    last = over.state.tricks[-1].cards[-1].seat
    return (one, other) if seat_of(over, one) == last else (other, one)


async def test_who_did_not_play_the_last_card_hears_who_has_won(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock=CLOCK)
    last, other = await finish(world, anna, bruno)
    (text,) = told(other)
    assert f"<#{world.channel.id}>" in text
    result = world.table().state
    assert result is not None
    assert result.result is not None
    (winner,) = result.result.winners
    assert f"{next(p.name for p in (anna, bruno) if seat_of(world.table(), p) == winner)} wins" in text
    assert told(last) == []
    assert told_in_public(other) == []
    await world.restarted()
    await world.rest(HOURS)
    assert len(told(other)) == 1, "a restart tells nobody twice"


async def test_the_next_match_is_told_as_well(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock=CLOCK)
    await finish(world, anna, bruno)
    before = len(told(anna)) + len(told(bruno))
    await anna.press(anna.with_verb("rematch"), "rematch")
    await bruno.press(bruno.with_verb("join"), "join")
    await anna.press(anna.with_verb("start"), "start")
    await world.rest()
    assert world.table().stage is Stage.PLAYING
    await finish(world, anna, bruno)
    assert (before, len(told(anna)) + len(told(bruno))) == (1, 2)


async def test_a_match_that_is_lost_on_time_is_told_to_both(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock=CLOCK, options="timeout=forfeit")
    await world.rest(24 * HOURS + 5)
    assert world.table().stage is Stage.FINISHED
    assert [len(told(player)) for player in (anna, bruno)] == [1, 1]


async def test_whoever_a_computer_played_for_hears_of_the_end(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock=CLOCK, options="timeout=computer_takes_seat")
    absent = player_to_act(world)
    await world.rest(24 * HOURS + 5)
    table = world.table()
    assert table.seats[seat_of(table, absent)].absence is Absence.AWAY
    await play_out(world, table.id)
    await world.rest()
    assert len(told(absent)) == 1


async def test_where_direct_messages_are_closed_the_channel_mentions_the_player(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        world.close_dms(player)
    await start_match(world, 2, anna, [bruno], clock=CLOCK)
    last, other = await finish(world, anna, bruno)
    assert len(told_in_public(other)) == 1
    assert told_in_public(last) == []


async def test_quiet_hours_hold_it_back_until_they_end(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await choose(world, player, **quiet_from_now(world, 8))
    await start_match(world, 2, anna, [bruno], clock=CLOCK)
    _, other = await finish(world, anna, bruno)
    assert told(other) == []
    await world.rest(9 * HOURS)
    assert len(told(other)) == 1


async def test_never_means_never_and_live_matches_tell_nobody(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await choose(world, player, reminders=False)
    await start_match(world, 2, anna, [bruno], clock=CLOCK)
    await finish(world, anna, bruno)
    carla, dino = world.enter("Carla"), world.enter("Dino")
    live = await start_match(world, 2, carla, [dino])
    await play_out(world, live.id)
    await world.rest(100)
    assert not any(told(player) or told_in_public(player) for player in world.people.values())


async def test_D_12_of_sealed_boards_nobody_is_told_before_all_have_played_them(world: World) -> None:
    found, people = await begin_team_match(world, tempo="post", clock=CLOCK)
    state = await event(world, found)
    first, second = (table_of(state, pairing) for pairing in state.rounds[0].pairings)
    await play_out(world, first)
    await world.rest(HOURS)
    over = world.table(first)
    assert (over.stage, over.sealed, world.table(second).stage) == (Stage.FINISHED, True, Stage.PLAYING)
    for player in (*people, world.enter("Elsa")):
        assert told(player) == []
        assert not any(WINS in player.read(message) for message in player.visible())
    await play_out(world, second)
    await world.rest()
    for table in (first, second):
        over = world.table(table)
        assert not over.sealed
        assert over.state is not None
        last = over.state.tricks[-1].cards[-1].seat
        seated = [player for player in people if player.id in over.people]
        assert {player.name: len(told(player)) for player in seated} == {
            player.name: int(seat_of(over, player) != last) for player in seated
        }
