"""The world of the end-to-end tests, for what can only be seen on Discord; catalogues that miss nothing."""

from collections.abc import Iterator

import pytest

from bot.text.catalogue import speak_strictly
from tests.e2e.conftest import complaints, drawn, gallery, journal, world

__all__ = ["complaints", "drawn", "gallery", "journal", "world"]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    speak_strictly()
    yield
    speak_strictly(strict=False)
