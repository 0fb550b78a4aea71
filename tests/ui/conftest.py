"""Catalogues that miss nothing, and what the bot logs."""

from testing.fixtures import complaints, log_output, store, strict

__all__ = ["complaints", "log_output", "store", "strict"]
