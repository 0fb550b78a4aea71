"""A fresh room for every test."""

from testing.fixtures import complaints, log_output, room, store

__all__ = ["complaints", "log_output", "room", "store"]
