"""A world per test: the real bot on a simulated Discord."""

from testing.fixtures import (
    asked,
    complaints,
    drawn,
    gallery,
    hourly_heartbeat,
    journal,
    small_films,
    world,
)

__all__ = ["asked", "complaints", "drawn", "gallery", "hourly_heartbeat", "journal", "small_films", "world"]
