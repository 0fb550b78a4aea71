from collections.abc import Iterator

import pytest

from bot.languages import LANGUAGES
from bot.text.catalogue import Voice, speak_strictly, voices


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A message or fact that is missing fails the test that asks for it."""
    speak_strictly()
    yield
    speak_strictly(strict=False)


@pytest.fixture(params=LANGUAGES)
def voice(request: pytest.FixtureRequest) -> Voice:
    """Each language in turn."""
    return voices()[request.param]


@pytest.fixture
def en() -> Voice:
    return voices()["en"]


@pytest.fixture
def it() -> Voice:
    return voices()["it"]
