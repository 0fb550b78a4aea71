"""What somebody asks about a player."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Show = Literal["rating", "points", "partners", "badges"]
SHOWS: Final[tuple[Show, ...]] = ("rating", "points", "partners", "badges")
"""What the page of a player can show."""


class PlayerQuery(NamedTuple):
    """Whose figures are asked for, under which name, what is to be shown, and of which game."""

    person: int
    name: str
    show: Show | None = None
    game: str | None = None
