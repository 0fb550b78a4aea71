"""The pictures of a tournament's standings and bracket, a page for each part (T-17)."""

from __future__ import annotations

from typing import Final

from bot.pages.page import Choice, Picture
from bot.pages.pictures.tournaments import (
    bracket_figures,
    bracket_picture,
    current_part,
    entry_labels,
    parts_of,
    standings_picture,
)
from bot.pairing.knockout import Bracket
from bot.render.scenes.bracket import MOST_SLOTS
from bot.render.scenes.standings import MOST_STANDINGS
from bot.text.catalogue import Voice
from bot.text.tournaments import named_groups, round_name, stage_name
from bot.tournaments.decisions.standings import main_rounds
from bot.tournaments.model.event import Event
from bot.tournaments.model.settings import Format
from bot.tournaments.order import Order

_BRACKET: Final = "bracket"
_STANDINGS: Final = "standings"


def standings_page_picture(voice: Voice, event: Event, order: Order, first: int = 0) -> Picture:
    """Twelve lines of the standings, from number ``first`` (0-based) on."""
    closed = [one for one in main_rounds(event) if one.closed]
    has_rounds = bool(closed) and not event.over and event.format is not Format.ARENA
    note = round_name(voice, event, closed[-1]) if has_rounds else ""
    labels = entry_labels(voice, event)
    groups = {entry: name for name, entries in named_groups(voice, event) for entry in entries}
    return standings_picture(
        voice,
        event.settings.title,
        order.standings,
        labels,
        first=first,
        note=note,
        groups=groups,
        moves=order.moves,
    )


def bracket_page_picture(voice: Voice, event: Event, bracket: Bracket, part: int | None = None) -> Picture:
    """A part of the bracket; None: the one that is played."""
    part = current_part(bracket) if part is None else part
    labels, figures = entry_labels(voice, event), bracket_figures(event)
    return bracket_picture(voice, event.settings.title, bracket, labels, figures, part)


def page_choices(voice: Voice, order: Order, chosen: str = "") -> tuple[Choice, ...]:
    """The pages of a menu; none where the message of the tournament shows everything."""
    found: list[tuple[str, str]] = []
    if order.bracket is not None:
        parts = parts_of(order.bracket)
        found = [
            (f"{_BRACKET} {part}", voice("ui-picture-part", part=part, parts=parts))
            for part in range(1, parts + 1)
        ]
        found.insert(0, (f"{_BRACKET} 0", stage_name(voice, MOST_SLOTS)))
    elif len(order.standings) > MOST_STANDINGS:
        size = len(order.standings)
        found = [
            (f"{_STANDINGS} {first}", f"{first + 1}–{min(first + MOST_STANDINGS, size)}")
            for first in range(0, size, MOST_STANDINGS)
        ]
    if len(found) < 2:
        return ()
    return tuple(Choice(value, label, chosen=value == chosen) for value, label in found)


def chosen_page_picture(voice: Voice, event: Event, order: Order, value: str) -> Picture | None:
    """The picture of a chosen page; None without one, or if it is there no more."""
    kind, _, number = value.partition(" ")
    if not number.isdecimal() or value not in {one.value for one in page_choices(voice, order)}:
        return None
    if kind == _BRACKET and order.bracket is not None:
        return bracket_page_picture(voice, event, order.bracket, int(number))
    return standings_page_picture(voice, event, order, int(number))
