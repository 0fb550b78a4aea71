"""A world per test: the real bot on a simulated Discord."""

from testing.fixtures import (
    complaints,
    drawn,
    hourly_heartbeat,
    log_output,
    review_requests,
    small_films,
    stub_pictures,
    world,
)

__all__ = [
    "complaints",
    "drawn",
    "hourly_heartbeat",
    "log_output",
    "review_requests",
    "small_films",
    "stub_pictures",
    "world",
]
