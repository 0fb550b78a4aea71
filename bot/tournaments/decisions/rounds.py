"""The rounds of a tournament: its start, the next round, the end of one, and its own end (T-3 to T-14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.pairing import heats, swiss
from bot.pairing.heats import Heat, HeatTable
from bot.pairing.lots import seeding
from bot.pairing.results import LOST, WON, Pair
from bot.rules.rules import Rules
from bot.tables.model.people import EventTable, Player
from bot.tournaments.decisions import leagues
from bot.tournaments.decisions.checks import DAYS
from bot.tournaments.decisions.moments import DAY, MINUTE, Moment
from bot.tournaments.decisions.standings import (
    bracket_of,
    final_places,
    label_of,
    lots_for,
    main_rounds,
    qualified,
    results_of,
    schedules,
    spot_of,
    table_of,
)
from bot.tournaments.model import steps
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import ABSENCES, Event, Pairing, Round, Stage
from bot.tournaments.model.settings import LEAST_ENTRIES, Format
from bot.tournaments.model.steps import Departure, How, Outcome, Phase, Step

READY: Final = 10 * MINUTE
"""How long the players of a live round have to say that they are ready, in milliseconds (T-7)."""
MOVED: Final = 60 * MINUTE
"""By how much a start is moved once if too few have entered, in milliseconds (T-3); a league waits a week."""
FEW: Final = 6
"""Up to how many entries a Swiss is offered as a round robin (T-3)."""
ATTEMPTS: Final = 3
"""How often a pairing is tried whose match comes to no result."""
FINAL: Final = 2
THIRD_PLACE: Final = 3
"""What ``entries_left`` has for the final, and for the match for third place, which stands for itself."""
_HEATS: Final = 4
"""The usual number of heats."""


# The start -------------------------------------------------------------------------------------------------


def start(
    event: Event, seed: bytes, ratings: Mapping[int, float | None], kind: Format | None = None
) -> list[Step]:
    """The steps that begin a tournament. ``ratings`` by entry give the order of seeds; None if unrated.

    ``kind`` is the format in which a small Swiss is played; None for the one of the settings. Raises
    ``EventRefused`` if too few have entered, or too many for that format.
    """
    if event.stage is not Stage.OPEN:
        raise EventRefused(EventReason.NOT_OPEN)
    entries = [one for one in event.entries if one.plays]
    least = event.settings.least_entries
    if len(entries) < least:
        raise EventRefused(EventReason.FEW_ENTRIES, least=least, count=len(entries))
    kind = event.settings.format if kind is None else kind
    if kind is not event.settings.format and not may_be_round_robin(event):
        raise EventRefused(EventReason.NOT_SWISS, most=FEW)
    lapsed: list[Step] = [
        steps.EntryRemoved(one.number, Departure.ABSENT) for one in event.entries if one.waiting
    ]
    left = event._replace(entries=tuple(entries))
    strengths = {one.number: ratings.get(one.number) for one in entries}
    seeds = seeding(strengths, lots_for(left, seed))
    if event.settings.format is Format.LEAGUE:
        seeds = leagues.first_order(left, [one.number for one in entries], seeds)
    begun = steps.EventStarted(
        seeds=tuple(seeds),
        format=kind,
        rounds=planned_rounds(event._replace(format=kind), seeds),
        ratings=tuple(strengths.items()),
    )
    return [*lapsed, begun]


def may_be_round_robin(event: Event) -> bool:
    """Whether a Swiss has so few entries that everybody can meet everybody (T-3)."""
    entries = sum(one.plays for one in event.entries)
    return event.settings.format is Format.SWISS and LEAST_ENTRIES <= entries <= FEW


def start_when_due(
    event: Event, seed: bytes, ratings: Mapping[int, float | None], moment: Moment
) -> list[Step]:
    """The steps when the time of the start has come: it begins, or is moved once, or is cancelled (T-3)."""
    starts = event.settings.starts
    if event.stage is not Stage.OPEN or starts is None or starts > moment.wall:
        return []
    try:
        return start(event, seed, ratings)
    except EventRefused:
        if event.moved:
            return [steps.EventCancelled(None)]
        later = DAYS * DAY if event.settings.format is Format.LEAGUE else MOVED
        return [steps.StartMoved(moment.wall + later, None)]


def planned_rounds(event: Event, seeds: list[int]) -> int:
    """The number of rounds before a cut, in the format of ``event``."""
    settings, count = event.settings, len(seeds)
    match event.format:
        case Format.SWISS:
            usual = swiss.default_rounds(count)
            return usual if settings.rounds is None else min(settings.rounds, swiss.most_rounds(count))
        case Format.ROUND_ROBIN | Format.LEAGUE:
            return max(len(plan) for plan in schedules(event._replace(seeds=tuple(seeds))))
        case Format.KNOCKOUT:
            return (count - 1).bit_length()
        case Format.ARENA | Format.TEAM_MATCH:
            return 1
        case _:
            return settings.rounds or _HEATS


# A round ---------------------------------------------------------------------------------------------------


def next_round(event: Event, seed: bytes, moment: Moment) -> list[Step]:
    """The steps that pair the next round, or end the tournament; none before it is time."""
    if event.stage is not Stage.RUNNING or event.running_round is not None:
        return []
    if event.next_at is not None and event.next_at > moment.now:
        return []
    lots = lots_for(event, seed)
    number = len(event.rounds) + 1
    settings = event.settings
    until = moment.now + (settings.days * DAY if settings.at_post else READY)
    if event.format is Format.ARENA and not event.rounds:
        return [steps.RoundPaired(number, Phase.MAIN, (), (), moment.now + settings.minutes * MINUTE)]
    fewest = min(settings.table_sizes) if event.format is Format.HEATS else 2
    enough = sum(one.plays for one in event.entries) >= fewest
    if event.format is not Format.KNOCKOUT and len(main_rounds(event)) < event.planned and enough:
        pairings, byes = _main_round(event, number, seed)
        return [steps.RoundPaired(number, Phase.MAIN, pairings, byes, until)]
    bracket = bracket_of(event, lots)
    if bracket is not None and bracket.open:
        spots = [(one.first, one.second, label_of(one.spot)) for one in bracket.open]
        phase = Phase.MAIN if event.format is Format.KNOCKOUT else Phase.CUT
        pairs = tuple(
            (first, second) for first, second, _ in spots if first is not None and second is not None
        )
        labels = tuple(label for *_, label in spots)
        seeds = () if phase is Phase.MAIN or event.cut_seeds else tuple(qualified(event, lots))
        return [steps.RoundPaired(number, phase, pairs, (), until, labels, seeds)]
    return [steps.EventFinished(tuple(final_places(event, lots)))]


def _main_round(
    event: Event, number: int, seed: bytes
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The pairings of a round before a cut, and who rests."""
    lots = lots_for(event, seed)
    playing = [one.number for one in event.entries if one.plays]
    match event.format:
        case Format.ROUND_ROBIN | Format.LEAGUE:
            pairs = [pair for plan in schedules(event) if number <= len(plan) for pair in plan[number - 1]]
            return _split([pair for pair in pairs if {*pair} - {None} <= {*playing}])
        case Format.TEAM_MATCH:
            first, second = event.seeds
            return ((first, second), (second, first)), ()
        case Format.HEATS:
            order = [one.entry for one in table_of(event, lots)] if event.rounds else list(event.seeds)
            rules = event.settings.rules
            heat = heats.draw(
                [entry for entry in order if entry in playing],
                event.settings.table_sizes,
                _earlier(event),
                number,
                lots,
                sides=len(rules.sides) if len(rules.sides) == 2 else 0,
            )
            return tuple(_by_seat(table, rules) for table in heat.tables), heat.resting
        case _:
            seeds = [*event.seeds, *(one.number for one in event.entries if one.number not in event.seeds)]
            return _split(swiss.pair_round(seeds, playing, results_of(event), number, lots))


def _split(pairs: list[Pair]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    meeting = tuple((one.first, one.second) for one in pairs if one.second is not None)
    return meeting, tuple(one.first for one in pairs if one.second is None)


def _by_seat(table: HeatTable, rules: Rules) -> tuple[int, ...]:
    """The entries of a table of heats by seat: partners sit opposite each other."""
    if len(table.sides) != 2:
        return table.entries
    seats = {
        seat: entry
        for side, entries in zip(rules.sides, table.sides, strict=True)
        for seat, entry in zip(side, entries, strict=True)
    }
    return tuple(seats[seat] for seat in sorted(seats))


def _earlier(event: Event) -> list[Heat]:
    """The heats that were played, for meetings and partners."""
    sides = event.settings.rules.sides
    return [
        Heat(
            tuple(
                HeatTable(
                    tuple(tuple(pairing.entries[seat] for seat in side) for side in sides)
                    if len(sides) == 2
                    else tuple((entry,) for entry in pairing.entries)
                )
                for pairing in one.pairings
            ),
            one.byes,
        )
        for one in main_rounds(event)
    ]


def players_of(event: Event, pairing: Pairing) -> tuple[Player, ...]:
    """The players of a pairing by seat."""
    if event.format is Format.HEATS:
        return tuple(event.entry(number).members[0] for number in pairing.entries)
    sides = event.settings.rules.sides
    size = len(sides[0])
    # D-10: of each team one half plays at each table.
    first = (pairing.number - 1) * size if event.format is Format.TEAM_MATCH else 0
    seats = {
        seat: member
        for side, number in zip(sides, pairing.entries, strict=True)
        for seat, member in zip(side, event.entry(number).members[first : first + size], strict=True)
    }
    return tuple(seats[seat] for seat in sorted(seats))


def entries_by_seat(event: Event, pairing: Pairing) -> tuple[int, ...]:
    """The place in the pairing of the entry of each seat."""
    if event.format is Format.HEATS:
        return tuple(range(len(pairing.entries)))
    rules = event.settings.rules
    return tuple(rules.side_of(seat) for seat in range(rules.players))


def withdrawn_seats(event: Event, pairing: Pairing) -> tuple[int, ...]:
    """The seats of a pairing whose entries do not play in the tournament any more."""
    gone = [event.entry(number).gone is not None for number in pairing.entries]
    return tuple(seat for seat, place in enumerate(entries_by_seat(event, pairing)) if gone[place])


def rules_of(event: Event, pairing: Pairing) -> Rules:
    """The rules of the table of a pairing."""
    rules = event.settings.rules
    if event.format is Format.HEATS and len(pairing.entries) != rules.players:
        return replace(rules, players=len(pairing.entries))
    if event.settings.final is not None and is_final(event, pairing):
        return replace(rules, target=event.settings.final)
    return rules


def event_table(event: Event, current: Round, pairing: Pairing) -> EventTable:
    """Which table of the event that of a pairing is."""
    return EventTable(
        event=event.id,
        title=event.settings.title,
        round=0 if event.format is Format.ARENA else current.number,
        pairing=pairing.number,
        attempt=pairing.attempt,
        left=entries_left(event, pairing),
        only_round=event.format is Format.TEAM_MATCH,
    )


def is_final(event: Event, pairing: Pairing) -> bool:
    """Whether a pairing is the final of a knock-out, or of the one after a cut (T-4)."""
    return entries_left(event, pairing) == FINAL


def entries_left(event: Event, pairing: Pairing) -> int:
    """How many entries are left before the round of a bracket to which a pairing belongs (T-12).

    ``FINAL`` is the final, ``THIRD_PLACE`` the match for third place, 0 what belongs to no bracket.
    """
    entries = len(bracket_seeds(event))
    if not pairing.label or not entries:
        return 0
    spot, rounds = spot_of(pairing.label), (entries - 1).bit_length()
    if spot.round == rounds and spot.number == 1:
        return THIRD_PLACE
    return 2 << (rounds - spot.round)


def bracket_seeds(event: Event) -> tuple[int, ...]:
    """The entries of a knock-out, or of the one after a cut, in order of seed; none before it begins."""
    return event.seeds if event.format is Format.KNOCKOUT else event.cut_seeds


# What came of it -------------------------------------------------------------------------------------------


def decide(event: Event, round_number: int, number: int, attempt: int, outcome: Outcome) -> list[Step]:
    """The steps when a pairing has its outcome.

    Two absences running withdraw an entry (T-7); in an arena each pauses it (T-15).
    """
    pairing = event.pairing(round_number, number)
    if event.over or pairing is None or pairing.outcome is not None or pairing.attempt != attempt:
        return []
    is_drawn = outcome.how is How.PLAYED and len({*outcome.points}) == 1
    if is_drawn and needs_winner(event, event.rounds[round_number - 1]):
        return [steps.PairingRepeated(round_number, number, attempt + 1)]
    absent_now = [
        event.entry(entry)
        for entry, there in zip(pairing.entries, outcome.present, strict=True)
        if not there and event.entry(entry).gone is None
    ]
    decided = steps.MatchDecided(round_number, number, attempt, outcome)
    if event.format is Format.ARENA:
        return [decided, *(steps.Paused(one.number) for one in absent_now if not one.paused)]
    withdrawn = (
        steps.Withdrawn(one.number, Departure.ABSENT) for one in absent_now if one.absences + 1 >= ABSENCES
    )
    return [decided, *withdrawn]


def broken_off(event: Event, round_number: int, number: int, attempt: int) -> list[Step]:
    """The steps when the table of a pairing was closed before the end of its match: it is played again.

    After some attempts it counts as lost for both.
    """
    pairing = event.pairing(round_number, number)
    if event.over or pairing is None or pairing.outcome is not None or pairing.attempt != attempt:
        return []
    if attempt < ATTEMPTS and not event.settings.boards:  # who has seen a board plays it no second time
        return [steps.PairingRepeated(round_number, number, attempt + 1)]
    zeros, there = (LOST,) * len(pairing.entries), (True,) * len(pairing.entries)
    return [
        steps.MatchDecided(round_number, number, attempt, Outcome(How.ABSENCE, zeros, zeros, zeros, there))
    ]


def absent(present: tuple[bool, ...], win: int = WON) -> Outcome:
    """The outcome of a pairing to which not all came: who was there has won ``win`` points (T-7, T-8)."""
    zeros = (0,) * len(present)
    return Outcome(How.ABSENCE, tuple(win if there else LOST for there in present), zeros, zeros, present)


def close_round(event: Event, moment: Moment) -> list[Step]:
    """The steps that close a round in which everything is decided, or an arena whose time is over."""
    current = event.running_round
    if event.over or current is None:
        return []
    if event.format is Format.ARENA:
        return [steps.RoundClosed(current.number, moment.now)] if moment.now >= current.until else []
    if current.undecided:
        return []
    if event.format is Format.LEAGUE and current.number < event.planned:
        return [steps.RoundClosed(current.number, max(moment.now, current.until))]  # a match a week (S-7)
    pause = 0 if event.settings.at_post or not current.pairings else event.settings.pause * MINUTE
    return [steps.RoundClosed(current.number, moment.now + pause)]


def needs_winner(event: Event, one: Round) -> bool:
    """Whether somebody must win each match of a round: it is one of a knock-out."""
    return event.format is Format.KNOCKOUT or one.phase is Phase.CUT
