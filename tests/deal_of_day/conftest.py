"""A fresh room for every test."""

from testing.fixtures import room, store

__all__ = ["room", "store"]
