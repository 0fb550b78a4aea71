"""A world per test: the real bot on a simulated Discord."""

from testing.fixtures import asked, complaints, drawn, gallery, journal, world

__all__ = ["asked", "complaints", "drawn", "gallery", "journal", "world"]
