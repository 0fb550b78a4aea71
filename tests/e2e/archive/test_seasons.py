"""What people see of seasons and of boards of all servers."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.store.rows import Feat
from bot.store.standing.season_rows import SeasonRow
from bot.store.standing.seasons import ClosedSeason
from bot.tables.archive.seasons import ALL_GAMES, season_at
from testing.players.player import Player, command_text, play_out
from testing.players.tables import start_match
from testing.worlds.world import World


async def play_match(world: World, *people: Player) -> None:
    host, *guests = people
    table = await start_match(world, 2, host, guests)
    await play_out(world, table.id)
    await host.command("briscola end", table=table.id)
    await world.rest()


async def test_S_5_the_running_season_and_a_closed_one_can_be_read(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    boss = world.enter("Boss", manager=True)
    await play_match(world, anna, bruno)
    context = world.briscola.context
    settings = await context.store.seasons.settings(world.server.id)
    running = season_at(context.tables.wall(), settings)
    answer = await bruno.actor.user.slash("leaderboard", season=running.name)
    assert answer.response is not None
    assert "each server" in bruno.read(answer.response)
    offered = await anna.actor.autocomplete(world.channel, "leaderboard", "season", "")
    assert [one["value"] for one in offered] == [running.name]
    now = await command_text(anna, "leaderboard", season=running.name)
    assert now == await command_text(anna, "leaderboard", by="points")
    assert "1 match" in now
    assert "<t:" not in now, "by the clock of the reader, a date may be the one before"
    for by in ("rating", "wins"):
        assert running.name in await command_text(anna, "leaderboard", season=running.name, by=by)
    assert "no such season" in await command_text(anna, "leaderboard", season="1999-Q1")
    assert "Europe/Rome" in await command_text(
        boss, "briscola-admin seasons", length="month", zone="Europe/Rome"
    )
    (month,) = await anna.actor.autocomplete(world.channel, "leaderboard", "season", "")
    assert month["value"] != running.name
    assert "time zone" in await command_text(boss, "briscola-admin seasons", zone="Nowhere/Land")


@pytest.mark.parametrize("by", ["points", "predictions"])
async def test_S_6_the_empty_board_of_a_new_season_names_the_command_for_the_last_one(
    world: World, by: str
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    first = await command_text(anna, "leaderboard", by=by)
    assert "yet" in first
    assert "last season" not in first
    store = world.briscola.context.store.seasons
    running = season_at(world.milliseconds(), await store.settings(world.server.id))
    row = SeasonRow(ALL_GAMES, anna.id, "Anna", 3, 1, 1, 1, None, None)
    with world.as_bot():
        await store.close(world.server.id, ClosedSeason("2019-Q4", 1, running.starts), [row], [])
    empty = await command_text(anna, "leaderboard", by=by)
    options = "by:Predictions season" if by == "predictions" else "season"
    assert f"The final board of the last season: `/leaderboard {options}:2019-Q4`." in empty
    assert "last season" not in await command_text(anna, "leaderboard", by=by, season="2019-Q4")
    if by == "points":
        await play_match(world, anna, bruno)
        assert "last season" not in await command_text(anna, "leaderboard", by=by)


@pytest.mark.parametrize("listed", ["on", "off"])
async def test_boards_of_all_servers_name_only_people_who_want_it(world: World, listed: str) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await play_match(world, anna, bruno)
    await command_text(anna, "briscola-me preferences", listed=listed)
    board = await command_text(bruno, "leaderboard", scope="overall", by="wins")
    assert "Bruno" in board
    assert ("Anna" in board) is (listed == "on")
    assert "Anna" in await command_text(bruno, "leaderboard", by="wins")


async def test_A_5_badges_are_shown_with_days_to_their_owner_and_hidden_where_that_is_chosen(
    world: World,
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await play_match(world, anna, bruno)
    store = world.briscola.context.store
    await store.standing.add_feats([Feat(anna.id, "cappotto", "m", 86_400_000)], every=())
    own = await command_text(anna, "briscola-me stats", show="badges")
    assert "Cappotto" in own
    assert "<t:86400:D>" in own
    others = await command_text(bruno, "briscola-me stats", player=anna.actor, show="badges")
    assert "Cappotto" in others
    assert "<t:" not in others
    assert "7 days" not in own
    first = date(2025, 11, 1)
    for number in range(30):
        day = (first + timedelta(days=number)).isoformat()
        await store.puzzles.keep(day, "{}")
        await store.puzzles.choose(anna.id, day, 0, "Ad", "solved" if number != 8 else "lost")
    streaks = await command_text(anna, "briscola-me stats", show="badges")
    assert "solved the daily puzzle 7 days in a row" in streaks
    assert f"<t:{int(datetime(2025, 11, 7, tzinfo=UTC).timestamp())}:D>" in streaks
    assert "30 days" not in streaks
    assert "7 days" in await command_text(bruno, "briscola-me stats", player=anna.actor, show="badges")
    await command_text(anna, "briscola-me preferences", badges="off")
    assert "Cappotto" not in await command_text(bruno, "briscola-me stats", player=anna.actor, show="badges")
    assert "Cappotto" in await command_text(anna, "briscola-me stats", show="badges")
