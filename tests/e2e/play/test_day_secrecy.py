"""What others see of a sealed deal is equal, whatever the pack and the play (DA-3)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.daily.puzzles import DailyPuzzles
from bot.puzzle import days
from testing.checks.leaks import leaks
from testing.players.deals import begin, everybody_counts, play_on, quick_computers
from testing.players.player import press_late, private_answer
from testing.worlds.gallery import Gallery
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")
_IDS = re.compile(r"\d{15,}|<t:\d+|[A-Z2-7]{32}")
"""Ids, times, and the line of the year's keys, which are other ones in each world."""


async def seen_by_bruno(folder: Path, *, lowest: bool) -> list[str]:
    """All that a bystander sees while somebody plays a deal with these keys, and what they can ask."""
    world = await World.opened(folder)
    try:
        anna, bruno = world.enter("Anna"), world.enter("Bruno")
        table = await begin(anna)
        day = days.day_at(world.milliseconds()).isoformat()
        for cards in (3, 100):
            await play_on(anna, table.id, cards, lowest=lowest)
            for command, options in (
                ("day board", {}),
                ("day play", {}),
                ("day play", {"day": day}),
                ("leaderboard", {}),
                ("briscola-me stats", {"player": anna.actor.user}),
                ("briscola-me history", {"player": anna.actor.user}),
                ("briscola-me match replay", {"match": table.match}),
                ("briscola verify", {"match": table.match}),
                ("briscola table", {"table": table.id}),
                ("briscola read", {"what": "table", "table": table.id}),
                ("briscola hand", {"table": table.id}),
            ):
                await bruno.command(command, **options)
            page = private_answer(await bruno.command("day play"))
            for verb in ("day-review", "day-best", "day-proof", "day-share"):
                await press_late(world, bruno, page, f"b1:{verb}:{day}")
        await anna.press(private_answer(await anna.command("day play")), "day-share")
        await world.rest()
        seen = [one.text for one in world.observer.seen[bruno.id]]
        return [_IDS.sub("…", text).replace(table.id, "…") for text in seen]
    finally:
        await world.closed()


async def test_DA_3_a_sealed_deal_looks_the_same_whatever_the_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_computers(monkeypatch)
    everybody_counts(monkeypatch)
    usual = []
    for number in range(4):

        async def secret(_: DailyPuzzles, year: int, number: int = number) -> bytes:
            return f"{year}{number}".encode().ljust(32)

        monkeypatch.setattr(DailyPuzzles, "secret", secret)
        usual.append(await seen_by_bruno(_folder(tmp_path, number), lowest=number % 2 == 0))
    assert usual[0]
    assert usual[0] == usual[1] == usual[2] == usual[3]


async def test_DA_3_nobody_is_shown_a_card_that_they_may_not_know(
    world: World, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_computers(monkeypatch)
    everybody_counts(monkeypatch)
    anna = world.enter("Anna")
    world.enter("Bruno")
    table = await begin(anna)
    await play_on(anna, table.id)
    assert leaks(world, gallery.scenes) == []


def _folder(path: Path, number: int) -> Path:
    folder = path / str(number)
    folder.mkdir()
    return folder
