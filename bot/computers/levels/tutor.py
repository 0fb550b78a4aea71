"""Somebody to learn with: plays as a novice does. What its table explains, its level alone decides."""

from __future__ import annotations

from bot.computers.levels.novice import Novice


class Tutor(Novice):
    """An opponent for a first deal."""

    level = "tutor"
