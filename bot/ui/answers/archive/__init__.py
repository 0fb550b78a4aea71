"""Answers about finished matches: their records, proofs, replays and reviews."""

from __future__ import annotations
