"""What is drawn by lot in a test: the same every time, and other lots on request."""

import os
import random

from hypothesis import settings

_OTHER = os.environ.get("TEST_CARDS", "")


def seeded(name: str) -> random.Random:
    """The lots of a test of this name. ``TEST_CARDS`` in the environment: another word, other lots."""
    return random.Random(f"{name} {_OTHER}")


def is_thorough() -> bool:
    """Whether everything is tried of which a run usually tries a part: ``--hypothesis-profile thorough``."""
    return settings.get_current_profile_name() == "thorough"
