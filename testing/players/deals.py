"""Deals of the day on the simulated Discord: computers that move at once, and people who play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from typing import Final
from unittest.mock import patch

import pytest

from bot.daily.deals import DailyDeals
from bot.deal_of_day import boards
from bot.deal_of_day.scoring import Result
from bot.puzzle import days
from bot.rules import decide
from bot.rules.actions import Action, Play
from bot.rules.shuffle import BoardName
from bot.tables.listeners import heartbeat
from bot.tables.model.table import Stage, Table
from testing.players.any_game import MOVES
from testing.players.player import Player, press_late, private_answer
from testing.worlds.world import World

_HOUR: Final = 3_600_000
_board_of = boards.board_of


def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let novices sit at the tables of the day, and make the par of all levels: experts take long."""
    for where in ("bot.deal_of_day.boards.LEVEL", "bot.deal_of_day.play.LEVEL"):
        monkeypatch.setattr(where, "novice")
    usual = DailyDeals.par

    async def par(self: DailyDeals, board: BoardName, _: str) -> Result:
        return await usual(self, board, "novice")

    monkeypatch.setattr(DailyDeals, "par", par)


@contextmanager
def quick_days() -> Iterator[None]:
    """Days pass quickly: computers move at once, heartbeats are rare, and the deal is always the same."""
    with pytest.MonkeyPatch.context() as patches, patch.object(boards, "board_of", _same_board):
        quick_computers(patches)
        everybody_counts(patches)
        for pause in ("LOOKS", "LONGEST"):
            patches.setattr(heartbeat, pause, _HOUR)
        yield


def _same_board(day: date, _: str) -> BoardName:
    """A board whose pack does not follow from the id of an interaction, which differs between worlds."""
    return _board_of(day, "0")


async def wait_for_day(world: World, weekday: int) -> None:
    """Let time pass until noon UTC of such a day of the week, Monday being 0."""
    now = world.now()
    noon = now.replace(hour=12, minute=0, second=0, microsecond=0)
    noon += timedelta(days=(weekday - now.weekday()) % 7)
    await world.rest((noon - now).total_seconds() % (7 * days.DAY / 1000))


async def begin(player: Player, *, direct: bool = False) -> Table:
    """A person begins the deal of the day; their table."""
    before = set(player.world.tables)
    if direct:
        response = (await player.actor.user.slash("puzzle day play")).response
        assert response is not None
        await player.actor.user.click(response, custom_id=player.find(response, "day-play").custom_id)
    else:
        response = private_answer(await player.command("puzzle day play"))
        await player.press(response, "day-play")
    await player.world.rest()
    (table,) = set(player.world.tables) - before
    return player.world.table(table)


async def play_on(player: Player, table: str, cards: int = 100, *, lowest: bool = True) -> None:
    """A person plays so many cards, or to the end, each the first or the last that they may.

    In an auction they do the same with what they may say.
    """
    world = player.world
    for _ in range(cards):
        now = world.tables.get(table)
        if now is None or now.stage is not Stage.PLAYING or now.state is None or now.turn != 0:
            return
        may = [action for action in decide.legal(now.state, 0) if isinstance(action, MOVES)]
        await _make(player, now, may[0 if lowest else -1])
        await world.rest(3)


async def _make(player: Player, now: Table, action: Action) -> None:
    """Make a move: play by a button of the hand, wherever it is, and do the rest by the tables' door."""
    assert now.state is not None
    if isinstance(action, Play):
        try:
            hand = player.with_verb("play", now.id)
        except AssertionError:  # they play in direct messages
            hand = player.with_verb("play", now.id, direct=True)
        slot = now.state.hands[0].index(action.card)
        await press_late(player.world, player, hand, f"b1:play:{now.id}:{now.decision}:{slot}")
        return
    (person,) = (seat.person for seat in now.seats if seat.person is not None)
    with player.world.as_bot():
        await player.world.briscola.context.tables.act(now.id, person, action)


def everybody_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is ranked: accounts and matches of a test are young."""

    async def counts(_: DailyDeals, person: int) -> bool:
        return person > 0

    monkeypatch.setattr(DailyDeals, "counts", counts)
