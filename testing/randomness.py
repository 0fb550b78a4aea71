"""What is drawn by lot in a test: the same every time, and other lots on request."""

import os
import random

_OTHER = os.environ.get("TEST_CARDS", "")


def seeded(name: str) -> random.Random:
    """The lots of a test of this name. ``TEST_CARDS`` in the environment: another word, other lots."""
    return random.Random(f"{name} {_OTHER}")
