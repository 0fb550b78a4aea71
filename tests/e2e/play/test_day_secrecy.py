"""What others see of a sealed deal is equal, whatever the pack and the play (DA-3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.checks.leaks import leaks
from testing.checks.sealed_deals import seen_with_keys
from testing.players.deals import begin, everybody_counts, play_on, quick_computers
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


async def test_DA_3_a_sealed_deal_looks_the_same_whatever_the_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_computers(monkeypatch)
    everybody_counts(monkeypatch)
    for weekday in (0, 4):  # Chiamata has an auction
        usual = [await seen_with_keys(tmp_path, number, weekday) for number in (weekday, weekday + 1)]
        assert usual[0]
        assert usual[0] == usual[1]


async def test_DA_3_nobody_is_shown_a_card_that_they_may_not_know(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_computers(monkeypatch)
    everybody_counts(monkeypatch)
    anna = world.enter("Anna")
    world.enter("Bruno")
    table = await begin(anna)
    await play_on(anna, table.id)
    assert leaks(world, stub_pictures.scenes) == []
