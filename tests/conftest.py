"""What holds for all tests."""

from hypothesis import settings

from tests.logs import plain

# How long an example takes depends on what else the machine does: it is no property of the code.
settings.register_profile("briscola", deadline=None)
settings.load_profile("briscola")

plain()
