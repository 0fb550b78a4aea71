"""The level ``tutor``: plays as a novice. The presence of this level makes the table explain everything."""

from __future__ import annotations

from bot.computers.levels.novice import Novice


class Tutor(Novice):
    """An opponent for a first deal."""

    level = "tutor"
