"""The world of the end-to-end tests: the real bot on a simulated Discord."""

from tests.e2e.conftest import complaints, drawn, gallery, journal, world

__all__ = ["complaints", "drawn", "gallery", "journal", "world"]
