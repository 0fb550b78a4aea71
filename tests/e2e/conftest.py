"""A world per test: the real bot on a simulated Discord."""

from testing.fixtures import (
    complaints,
    drawn,
    gallery,
    hourly_heartbeat,
    journal,
    review_requests,
    small_films,
    world,
)

__all__ = [
    "complaints",
    "drawn",
    "gallery",
    "hourly_heartbeat",
    "journal",
    "review_requests",
    "small_films",
    "world",
]
