"""What holds for all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.logs import plain, put_back

# How long an example takes depends on what else the machine does: it is no property of the code.
settings.register_profile("briscola", deadline=None)
settings.load_profile("briscola")

plain()


@pytest.fixture(autouse=True)
def discord_as_loud_as_before() -> Iterator[None]:
    """``doctor`` and whoever breaks things on purpose silences the library: for its own time only."""
    with put_back("discord"):
        yield
