"""F1, the quick form: the bot dies once at every kind of point of a match, and nobody is the worse for it."""

import asyncio
from pathlib import Path

import pytest

from bot.render.painter import Painter
from bot.render.scene import Kind, Scene
from chaos.crashes.crash import Sweep, one_of_each
from chaos.crashes.simulated.crashing_world import CrashingWorld, Point
from chaos.crashes.simulated.evening import GAMES, evening


async def test_F1_a_death_at_every_kind_of_point_costs_nothing() -> None:
    expected = await evening(GAMES[2])
    chosen = one_of_each(expected.points, seed=1)
    left = await evening(GAMES[2], Sweep(chosen))
    assert left.deaths > 5  # points that come with time may not come again
    assert left.differences(expected) == []


async def test_F1_a_death_on_the_way_to_a_late_picture_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """F5: in the end everything is as if no picture had been late, although the bot died before or after."""
    expected = await evening(GAMES[2])
    paint = Painter.paint

    async def slow_paint(painter: Painter, scene: Scene, *, urgent: bool = False) -> bytes:
        if scene.kind in {Kind.SHEET, Kind.RESULT} and not painter.has(scene):
            await asyncio.sleep(2)  # of the simulated time: longer than a message waits
        return await paint(painter, scene, urgent=urgent)

    monkeypatch.setattr(Painter, "paint", slow_paint)
    late = await evening(GAMES[2])
    assert late.differences(expected) == []
    chosen = {point for point in late.points if "'late:" in point.what}
    assert {point.kind for point in chosen} == {"shown 'late before", "shown 'late after"}
    dies_at = Sweep(chosen)
    dies_at.next_evening()
    left = await evening(GAMES[2], dies_at)
    assert left.differences(expected) == []
    assert left.deaths > 2


async def test_F1_a_table_whose_closing_could_not_be_shown_any_more_shows_it_after_the_restart(
    tmp_path: Path,
) -> None:
    world = CrashingWorld(tmp_path)
    try:
        await world.start()
        anna = world.enter("Anna")
        await anna.command("briscola new", players=2)
        (lobby,) = world.messages()

        def once_it_is_stored(point: Point) -> bool:
            return not world.deaths and point.what == "entry after"

        world.dies_at = once_it_is_stored
        survived = await world.alive(lambda: anna.command("briscola end", how="agree"))
        assert not survived
        assert not world.tables
        await world.rest()
        (left,) = world.messages()
        assert left.id == lobby.id
        assert anna.controls(left) == []
        world.raise_errors()
    finally:
        await world.closed()
