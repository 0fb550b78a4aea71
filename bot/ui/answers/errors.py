"""The exceptions that end an answer early."""

from __future__ import annotations


class Unclear(Exception):
    """A request that cannot be carried out as the person put it.

    ``key`` names the sentence of the catalogue that says why; ``facts`` are its values.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class AlreadyAnswered(Exception):
    """The person has already been answered with a question or a reason, so nothing follows."""
