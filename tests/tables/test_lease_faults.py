"""Each fault that is planted in the leases is found; ``python -m chaos planted`` tries all of them."""

from collections.abc import Callable

import pytest

from chaos.processes.planted import FAULTS, PlantedFault, found, late_return, notes

SLOWLY_FOUND = {"a lease counts from the answer on", "leases are renewed by name"}
"""What takes ten seconds or more to be found."""


@pytest.mark.parametrize(
    "planted",
    [pytest.param(one, id=one.fault) for one in FAULTS if one.fault not in SLOWLY_FOUND],
)
def test_a_planted_fault_is_found(planted: PlantedFault) -> None:
    assert found(planted.check, planted.plant())


@pytest.mark.parametrize("check", [notes, late_return])
def test_without_a_fault_nothing_is_wrong(check: Callable[[], None]) -> None:
    assert found(check) == ""
