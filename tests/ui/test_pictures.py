"""Which picture goes with a table."""

from itertools import pairwise

import pytest

from bot.render.scene import PlateAt
from bot.rules.options import Direction
from bot.rules.variant import Rules
from bot.text.catalogue import Voice
from bot.ui.pictures import table_picture
from tests.text.sitting import match_of


@pytest.mark.parametrize("direction", Direction)
def test_the_picture_runs_as_the_table_plays(direction: Direction) -> None:
    """R-20: the next seat is to the right; clockwise, to the left."""
    picture = table_picture(Voice("en"), match_of(Rules(players=4, direction=direction)).view())
    assert picture is not None
    plates = [element for element in picture.scene.elements if isinstance(element, PlateAt)]
    turn = [plate.seat.number for plate in sorted(plates, key=lambda plate: plate.x)]
    ring = set(pairwise(turn))
    after = {(n, n % 4 + 1) for n in range(1, 5)}
    assert ring <= (after if direction is Direction.COUNTER_CLOCKWISE else {(b, a) for a, b in after})
