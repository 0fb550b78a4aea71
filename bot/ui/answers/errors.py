"""What ends an answer early."""

from __future__ import annotations


class Unclear(Exception):
    """What a person asks for cannot be done as they put it.

    ``key`` names the sentence of the catalogue that says why, ``facts`` are for it.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Answered(Exception):
    """The person has been answered already, with a question or a reason: nothing follows."""
