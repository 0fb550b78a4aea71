"""Numbers of a score as they stand in sentences and pictures: with the sign for minus, not a hyphen."""

from __future__ import annotations


def figure(number: int) -> str:
    """What somebody has: "12", "−3"."""
    return str(number).replace("-", "−")


def change(number: int) -> str:
    """What is added to a score: "+2", "−1", "0"."""
    return f"{number:+}".replace("-", "−") if number else "0"
