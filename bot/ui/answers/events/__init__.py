"""The answers about tournaments."""
