"""The rows of the deals of the day: boards, attempts, and messages about them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealBoard:
    """The board of a day, which its first attempt opened.

    ``anchor`` is the id of the interaction that opened it, ``computers`` the version of their play. When the
    deal has closed (``closed_at``, Unix milliseconds), ``par`` holds the results of the computers as JSON.
    ``changed_at`` is when a process whose computers play otherwise first found the board open.
    """

    day: str
    anchor: str
    computers: int
    par: str | None = None
    closed_at: int | None = None
    changed_at: int | None = None


@dataclass(frozen=True, slots=True)
class DealAttempt:
    """A person's only attempt at the deal of a day, at a table of its own.

    ``guild`` is the server in which it began, 0 in direct messages. ``ranked``: whether it counts in the
    field. ``score`` and ``points`` are noted when the deal closes; they are None if it was not finished.
    ``place``, ``size`` of the field and ``percent`` are None if there was no field to compare it with.
    """

    person: int
    day: str
    table: str
    guild: int
    name: str
    ranked: bool
    score: int | None = None
    points: int | None = None
    place: int | None = None
    size: int | None = None
    percent: float | None = None


@dataclass(frozen=True, slots=True)
class DealBest:
    """A ranked attempt at a closed deal, as it is shown. ``listed``: whether all servers may see the name."""

    person: int
    name: str
    guild: int
    day: str
    score: int
    points: int
    place: int
    percent: float
    listed: bool = False


@dataclass(frozen=True, slots=True)
class DealPost:
    """The message about a closed deal in a server."""

    guild: int
    day: str
    channel: int
    message: int
