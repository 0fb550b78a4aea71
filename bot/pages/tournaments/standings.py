"""What a person sees of a tournament: the places, their own results, and where their match is (T-17)."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Menu, Page, Part, Row, Text
from bot.pages.tournaments.event import (
    LINES,
    button,
    event_title,
    group_standings,
    next_round_lines,
    start_line,
)
from bot.pages.tournaments.pagination import chosen_page_picture, page_choices
from bot.text.catalogue import Voice, capital
from bot.text.tournaments import match_round, name_of, named_groups, pairing_line, standing_line
from bot.tournaments.decisions import arenas
from bot.tournaments.decisions.entering import may_return
from bot.tournaments.decisions.rounds import entries_left
from bot.tournaments.decisions.standings import groups_of, is_bye_won
from bot.tournaments.model.event import Entry, Event, Stage
from bot.tournaments.model.settings import Format
from bot.tournaments.order import Order

_MOST: Final = 2 * LINES
"""The places that are listed, and the results; the person's own place is listed wherever it stands."""
_WITHOUT_ROUNDS: Final = frozenset({Format.ARENA, Format.TEAM_MATCH})
"""The formats whose matches are told without the number of a round."""


class _Line(NamedTuple):
    """The place of an entry in words."""

    entry: int
    text: str


def standings_page(voice: Voice, event: Event, order: Order, person: int, part: str = "") -> Page:
    """The standings, with a person's own line and results, and what they may do (T-17).

    ``part`` is the value of one of ``page_choices``, which is shown as a picture.
    """
    entry = event.entry_of(person)
    own = None if entry is None else entry.number
    group = next(((name, group) for name, group in named_groups(voice, event) if own in group), None)
    heading = f"### {event_title(voice, event)}" + ("" if group is None else f" · {group[0]}")
    places = _places(voice, event, order, None if group is None else group[1])
    picture = chosen_page_picture(voice, event, order, part)
    parts: list[Part] = [] if picture is None else [picture]
    if event.stage is Stage.OPEN:
        opening = [voice("event-open", count=len(event.entries)), start_line(voice, event)]
        parts.append(Text("\n".join([heading, *opening])))
    elif group is None and _are_by_group(event, order):
        parts += [Text(heading), *group_standings(voice, event, order)]
    else:
        lines = [*_still_in(voice, event, order), *_best_and_own(voice, places, own)]
        parts.append(Text("\n".join([heading, *lines])))
    if own is not None and event.stage is not Stage.OPEN:
        parts.append(Text("\n".join([f"**{voice('event-own')}**", *_results(voice, event, own)])))
    choices = page_choices(voice, order, part)
    if choices:
        parts.append(Menu(custom_id(Verb.EVENT_PART, event.id), voice("event-parts"), choices))
    if entry is not None and entry.gone is not None and not event.over and may_return(event, entry):
        parts.append(Row((button(voice, event, Verb.COME_BACK),)))
    if entry is not None and entry.plays and arenas.running(event) is not None:
        parts.append(Row((button(voice, event, Verb.ARENA_NEXT if entry.paused else Verb.ARENA_PAUSE),)))
    return Page(tuple(parts), accent=FELT)


def _are_by_group(event: Event, order: Order) -> bool:
    """Whether the places are those of groups or divisions, and not of all together."""
    return bool(groups_of(event)) and (order.bracket is None or event.stage is not Stage.FINISHED)


def _places(voice: Voice, event: Event, order: Order, group: list[int] | None) -> list[_Line]:
    """The places that are known, the first first: those of the knock-out or of the end, else by points.

    ``group`` are the entries that are compared; None for all.
    """
    known: list[tuple[int, int]] | None = None
    if event.format is Format.KNOCKOUT and order.bracket is not None:
        known = [(one.entry, one.best) for one in order.bracket.places()]
    elif order.bracket is not None and event.stage is Stage.FINISHED:
        known = [*event.places]  # the knock-out at the end decided the first places
    if known is not None:
        return [
            _Line(entry, voice("event-place", place=place, name=name_of(voice, event, entry)))
            for entry, place in known
        ]
    return [
        _Line(one.entry, standing_line(voice, event, one) + _move(order, one.entry))
        for one in order.standings
        if group is None or one.entry in group
    ]


def _move(order: Order, entry: int) -> str:
    """The sign of an entry that goes up or down at the end of a season (S-9)."""
    if order.moves is None:
        return ""
    return " ⬆️" if entry in order.moves.up else " ⬇️" if entry in order.moves.down else ""


def _still_in(voice: Voice, event: Event, order: Order) -> list[str]:
    """Who still plays for the first places of a knock-out, and has no place yet."""
    if event.format is not Format.KNOCKOUT or order.bracket is None or event.over:
        return []
    placed = {one.entry for one in order.bracket.places()}
    names = [name_of(voice, event, one) for one in order.bracket.seeds if one not in placed]
    rest = [voice("event-more", count=len(names) - LINES)] if len(names) > LINES else []
    return [voice("event-still-in", names=", ".join([*names[:LINES], *rest]))] if names else []


def _best_and_own(voice: Voice, places: list[_Line], own: int | None) -> list[str]:
    """The best, the person's own line wherever it stands, and how many more there are."""
    shown = [one for number, one in enumerate(places) if number < _MOST or one.entry == own]
    lines = [f"**{one.text}**" if one.entry == own else one.text for one in shown]
    rest = len(places) - len(shown)
    return [*lines, voice("event-more", count=rest)] if rest else lines


def _results(voice: Voice, event: Event, own: int) -> list[str]:
    """The latest matches of an entry."""
    lines = [
        pairing_line(voice, event, pairing, own)
        if event.format in _WITHOUT_ROUNDS
        else voice(
            "event-own-line",
            round=capital(match_round(voice, one.number, entries_left(event, pairing))),
            what=pairing_line(voice, event, pairing, own),
        )
        for one in event.rounds
        for pairing in one.pairings
        if own in pairing.entries
    ]
    return lines[-_MOST:] or [voice("event-own-none")]


# My match --------------------------------------------------------------------------------------------------


def ended_text(voice: Voice, event: Event, entry: Entry) -> str:
    """What came of a tournament that is over, for a person who took part."""
    if event.stage is Stage.CANCELLED:
        return voice("event-cancelled")
    place = dict(event.places).get(entry.number)
    if place is None or entry.gone is not None:
        return voice("event-refusal-over")
    return voice("event-my-match-ended", place=place)


def waiting_text(voice: Voice, event: Event, order: Order, entry: Entry, ahead: int) -> str:
    """Why a person of a running tournament has no match to play now, and what comes next.

    ``ahead``: how far the people's clock is ahead.
    """
    if order.bracket is not None and (event.format is Format.KNOCKOUT or event.running_round is not None):
        places = {one.entry: one for one in order.bracket.places()}
        if entry.number in places:
            return voice("event-my-match-out", place=places[entry.number].best)
        if entry.number not in order.bracket.seeds:
            return voice("event-my-match-cut")
        if event.running_round is not None:
            return voice("event-my-match-through")
    upcoming = next_round_lines(voice, event, order, ahead)
    if upcoming:
        return upcoming[0]
    current = event.running_round
    if current is not None and entry.number in current.byes:
        return voice("event-my-match-bye" if is_bye_won(event) else "event-my-match-rests")
    if current is not None and any(entry.number in one.entries for one in current.pairings):
        return voice("event-my-match-over")
    return voice("event-my-match-none")
