"""Random events of every format (TA-1). ``python -m chaos pairing`` plays a thousand."""

import pytest

from testing.worlds.tournaments.random_tournaments import FORMATS


@pytest.mark.parametrize("name", FORMATS)
def test_TA_1_nobody_is_twice_in_a_round_nor_idle_and_the_end_is_a_full_order(name: str) -> None:
    for seed, entries in enumerate((4, 7, 13, 24)):
        FORMATS[name](seed, entries)
