"""F1, the quick form: the bot dies once at every kind of point of a match, and nobody is the worse for it."""

from chaos.crash import Sweep, one_of_each
from chaos.death.evening import GAMES, evening


async def test_F1_a_death_at_every_kind_of_point_costs_nothing() -> None:
    expected = await evening(GAMES[2])
    chosen = one_of_each(expected.points, seed=1)
    left = await evening(GAMES[2], Sweep(chosen))
    assert left.deaths > 5  # points that come with time may not come again
    assert left.differences(expected) == []
