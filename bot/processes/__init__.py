"""Processes: how one is told to stop, and one that does one job at a time."""
