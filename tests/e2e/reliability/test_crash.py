"""F1, the quick form: the bot dies once at every kind of point of a match, and nobody is the worse for it."""

from pathlib import Path

from chaos.crash import Sweep, one_of_each
from chaos.death.evening import GAMES, evening
from chaos.death.mortal import Mortal, Point


async def test_F1_a_death_at_every_kind_of_point_costs_nothing() -> None:
    expected = await evening(GAMES[2])
    chosen = one_of_each(expected.points, seed=1)
    left = await evening(GAMES[2], Sweep(chosen))
    assert left.deaths > 5  # points that come with time may not come again
    assert left.differences(expected) == []


async def test_F1_a_table_whose_closing_could_not_be_shown_any_more_shows_it_after_the_restart(
    tmp_path: Path,
) -> None:
    world = Mortal(tmp_path)
    try:
        await world.start()
        anna = world.enter("Anna")
        await anna.command("briscola new", players=2)
        (lobby,) = world.messages()

        def once_it_is_stored(point: Point) -> bool:
            return not world.deaths and point.what == "entry after"

        world.fate = once_it_is_stored
        survived = await world.alive(lambda: anna.command("briscola end"))
        assert not survived
        assert not world.tables
        await world.rest()
        (left,) = world.messages()
        assert left.id == lobby.id
        assert anna.controls(left) == []
        world.raise_errors()
    finally:
        await world.closed()
