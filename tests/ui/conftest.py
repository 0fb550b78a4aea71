"""Catalogues that miss nothing, and what the bot logs."""

from testing.fixtures import complaints, log_output, strict

__all__ = ["complaints", "log_output", "strict"]
