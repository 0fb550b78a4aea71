"""Catalogues that miss nothing, and what the bot logs."""

from testing.fixtures import complaints, journal, strict

__all__ = ["complaints", "journal", "strict"]
