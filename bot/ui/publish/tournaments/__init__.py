"""The messages of tournaments."""
