"""Each fault that is planted in the leases is found; ``python -m chaos planted`` tries all of them."""

import pytest

from chaos.planted import FAULTS, Planted, found, notes

SLOW = {"a lease counts from the answer on", "leases are renewed by name"}
"""What takes ten seconds or more to be found."""


@pytest.mark.parametrize(
    "planted",
    [pytest.param(one, id=one.fault) for one in FAULTS if one.fault not in SLOW],
)
def test_a_planted_fault_is_found(planted: Planted) -> None:
    assert found(planted.check, planted.plant())


def test_without_a_fault_no_note_is_wrong() -> None:
    assert found(notes) == ""
