"""Helpers that tests, trials (``chaos``) and benchmarks share. README.md says which to take for what."""
