"""Catalogues that miss nothing."""

from testing.fixtures import strict

__all__ = ["strict"]
