"""The world of the end-to-end tests: the real bot on a simulated Discord."""

from tests.e2e.conftest import complaints, gallery, journal, world

__all__ = ["complaints", "gallery", "journal", "world"]
