"""The words of tournaments: entries, pairings, standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion
from bot.tables.model.people import EventTable
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.players import team_name
from bot.tournaments.decisions.rounds import FINAL, THIRD_PLACE, entries_left, players_of
from bot.tournaments.decisions.standings import groups_of
from bot.tournaments.model.event import Entry, Event, Pairing, Round
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import How, Outcome, Phase


def entry_name(voice: Voice, entry: Entry, *, plain: bool = False) -> str:
    """The people of an entry. Computers have a mark."""
    return team_name(voice, entry.members, plain=plain)


def team_halves(voice: Voice, entry: Entry) -> tuple[str, str]:
    """The people of a team who play at table 1, and at table 2 (D-10)."""
    half = len(entry.members) // 2
    return team_name(voice, entry.members[:half]), team_name(voice, entry.members[half:])


def name_of(voice: Voice, event: Event, number: int, *, plain: bool = False) -> str:
    """The people of an entry by its number."""
    return entry_name(voice, event.entry(number), plain=plain)


def terms(voice: Voice, settings: Settings, kind: Format) -> str:
    """What a tournament plays, and how, in one line; ``kind`` is the format in which it is played."""
    parts = [
        voice(f"event-format-{kind}"),
        game_line(voice, settings.rules),
        voice(f"event-tempo-{settings.tempo}"),
        voice("event-rated" if settings.rated else "event-unrated"),
    ]
    if settings.boards:
        parts.append(voice("event-boards", count=settings.boards))
    if settings.format is Format.ARENA:
        parts.append(voice("event-minutes", count=settings.minutes))
    if settings.cut:
        parts.append(voice("event-cut", count=settings.cut))
    if settings.double:
        parts.append(voice("event-double"))
    if settings.third:
        parts.append(voice("event-third"))
    if settings.final is not None:
        goal = voice("rule-goal", match=settings.rules.match.value, target=settings.final)
        parts.append(voice("event-final-goal", goal=goal))
    return " · ".join(parts)


def round_name(voice: Voice, event: Event, one: Round) -> str:
    """The name of a round as a heading; in a knock-out the names of its parts, such as the semi-finals."""
    stages = [stage_name(voice, left) for left in stages_of(event, one)]
    if one.phase is Phase.CUT:
        stages.insert(0, voice("event-round-cut"))
    return " · ".join(stages or [voice("event-round", round=one.number, rounds=event.planned)])


def stages_of(event: Event, one: Round) -> list[int]:
    """The parts of a bracket that are played in a round, as ``entries_left`` has them; none without one."""
    return [left for left in dict.fromkeys(entries_left(event, each) for each in one.pairings) if left]


def stage_name(voice: Voice, left: int) -> str:
    """The name of a part of a bracket as a heading, such as the semi-finals; see ``entries_left``."""
    return voice("ui-picture-round", entries=left)


def match_round(voice: Voice, number: int, left: int) -> str:
    """The name of the round of one match: "round 2", or in a knock-out "semi-final".

    ``left`` is what ``entries_left`` has for the match.
    """
    if left:
        return voice("event-knockout-round", entries=left)
    return voice("event-round-number", round=number)


def table_name(voice: Voice, title: str, table: EventTable) -> str:
    """The name of the table of a match, with the ``title`` of its tournament.

    A final and a match for third place are alone in their rounds; a team match has one round.
    """
    if not table.round:
        return voice("event-table-heading-match", title=title, table=table.pairing)
    if table.only_round:
        return voice("event-table-heading-table", title=title, table=table.pairing)
    key = "event-table-heading-only" if table.left in {FINAL, THIRD_PLACE} else "event-table-heading"
    round_words = match_round(voice, table.round, table.left)
    return voice(key, title=title, round=round_words, table=table.pairing)


def named_groups(voice: Voice, event: Event) -> list[tuple[str, list[int]]]:
    """The name and the entries of each group or division; none where all meet all."""
    key = "event-division" if event.format is Format.LEAGUE else "event-group"
    return [(voice(key, number=number), group) for number, group in enumerate(groups_of(event), 1)]


def pairing_line(voice: Voice, event: Event, pairing: Pairing, own: int | None = None) -> str:
    """A pairing with what came of it. ``own`` is the entry to whom it is told.

    Who has won the most of boards that all tables play is sealed, and decides nothing (D-10 to D-12).
    """
    outcome, sides = pairing.outcome, _sides(event, pairing)
    names = _names(voice, event, pairing)
    found = () if outcome is None else outcome.points
    points = [{found[place] for place in side} if found else set[int]() for side in sides]
    if len(sides) != 2 or any(len(one) > 1 for one in points):  # partners may differ, if one was absent
        words = ", ".join(names if outcome is None else _with_points(voice, names, outcome))
    elif event.settings.boards and outcome is not None and outcome.how is How.PLAYED:
        words = voice("event-pairing-played", first=names[0], second=names[1])
    else:
        by_side = [" + ".join(names[place] for place in side) for side in sides]
        if outcome is not None:
            outcome = replace(outcome, points=tuple(point for one in points for point in one))
        theirs = [[pairing.entries[place] for place in side] for side in sides]
        mine = next((number for number, entries in enumerate(theirs) if own in entries), None)
        words = _against(voice, by_side, outcome, mine)
    if outcome is None and event.over:  # the time of an arena was up (T-15)
        words = voice("event-pairing-uncounted", entries=words)
    return voice("event-pairing", number=pairing.number, entries=words)


def _names(voice: Voice, event: Event, pairing: Pairing) -> list[str]:
    """The entries of a pairing; in a team match those of each team who play at that table (D-10)."""
    if event.format is not Format.TEAM_MATCH:
        return [name_of(voice, event, number) for number in pairing.entries]
    players = players_of(event, pairing)
    return [team_name(voice, (players[seat] for seat in side)) for side in event.settings.rules.sides]


def _sides(event: Event, pairing: Pairing) -> Sequence[Sequence[int]]:
    """The places of the entries of a pairing by side: partners of heats are entries of one side (T-14)."""
    sides = event.settings.rules.sides
    if event.format is Format.HEATS and len(sides) == 2:
        return sides
    return [(place,) for place in range(len(pairing.entries))]


def _with_points(voice: Voice, names: Sequence[str], outcome: Outcome) -> list[str]:
    """The entries of a table, each with its points; those who were absent or withdrew have a mark."""
    keys = ["event-pairing-table"] * len(names)
    for place, there in enumerate(outcome.present):
        if place in outcome.left:
            keys[place] = "event-pairing-table-left"
        elif outcome.how is How.ABSENCE and not there:
            keys[place] = "event-pairing-table-absent"
    return [
        voice(key, name=name, points=points)
        for key, name, points in zip(keys, names, outcome.points, strict=True)
    ]


def _against(voice: Voice, names: Sequence[str], outcome: Outcome | None, own: int | None) -> str:
    """Two sides with what came of their match; ``own`` is the place of the one to whom it is told."""
    first, second = names
    if outcome is None:
        return voice("event-pairing-against", first=first, second=second)
    if len({*outcome.points}) == 1:
        key = "event-pairing-both-absent" if outcome.how is How.ABSENCE else "event-pairing-drawn"
        return voice(key, first=first, second=second)
    winner = outcome.points.index(max(outcome.points))
    first, second = names[winner], names[1 - winner]
    if own == 1 - winner and outcome.how is not How.ABSENCE:
        return voice("event-pairing-lost", first=second, second=first)
    key = "event-pairing-absent" if outcome.how is How.ABSENCE else "event-pairing-won"
    return voice(key, first=first, second=second)


def standing_line(voice: Voice, event: Event, standing: Standing) -> str:
    """The place of an entry."""
    entry = event.entry(standing.entry)
    name, points = entry_name(voice, entry), float(standing.score)
    number = int(points) if points.is_integer() else round(points, 1)
    if Criterion.PERCENT in standing.values:
        return voice("event-standing-percent", place=standing.place, name=name, percent=number)
    key = "event-standing" if entry.gone is None else "event-standing-gone"
    return voice(key, place=standing.place, name=name, points=number)


def when(at: int, style: str = "R") -> str:
    """A moment of the people's clock, for Discord to show in the reader's zone."""
    return f"<t:{at // 1000}:{style}>"
