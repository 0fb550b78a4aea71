"""The answers about finished matches: records, proofs, replays and reviews."""

from __future__ import annotations
