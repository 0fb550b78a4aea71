"""Benchmarks of what has a figure to reach, by subject. Each command is ``python -m benchmarks NAME``."""
