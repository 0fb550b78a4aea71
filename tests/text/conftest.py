import pytest

from bot.languages import LANGUAGES
from bot.text.catalogue import Voice, voices
from testing.fixtures import strict

__all__ = ["en", "it", "strict", "voice"]


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
