"""The standings of a tournament, and the results that they follow from (T-8, T-13)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pairing import arena, heats, knockout, leagues, results, round_robin, standings
from bot.pairing.knockout import Bracket, Spot
from bot.pairing.lots import Lots, lots_of
from bot.pairing.results import Pair, Result
from bot.pairing.standings import Standing
from bot.tournaments.decisions import boards
from bot.tournaments.model.event import Event, Pairing, Round
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import How, Phase


def lots_for(event: Event, seed: bytes) -> Lots:
    """The lots of a tournament: from its seed and what the entries have added, in order."""
    return lots_of(seed, event.id, [one.nonce for one in event.entries])


def main_rounds(event: Event) -> list[Round]:
    """The rounds before a cut."""
    return [one for one in event.rounds if one.phase is Phase.MAIN]


def results_of(event: Event) -> list[Result]:
    """The results of the closed rounds before a cut, by entry."""
    found: list[Result] = []
    if event.format is Format.ARENA:
        return arena_results(event)
    for one in main_rounds(event):
        if one.closed:
            found += [
                result_of(one.number, pairing) for pairing in one.pairings if pairing.outcome is not None
            ]
            found += [results.bye(one.number, entry) for entry in one.byes]
            found += _missed(event, one)
    return found


def _missed(event: Event, one: Round) -> list[Result]:
    """The results of those who were not paired in a round: who came late, and who had withdrawn (T-6)."""
    paired = {entry for pairing in one.pairings for entry in pairing.entries} | {*one.byes}
    return [
        results.missed(one.number, entry.number, first=one.number == 1 and entry.since > 1)
        for entry in event.entries
        if entry.number not in paired and not entry.waiting
    ]


def result_of(number: int, pairing: Pairing) -> Result:
    """The result of a pairing of two entries that has been decided."""
    outcome = pairing.outcome
    if outcome is None:
        raise ValueError(pairing)
    first, second = pairing.entries
    how = results.How.ABSENCE if outcome.how is How.ABSENCE else results.How.PLAYED
    points, deals, cards = outcome.points, outcome.deals, outcome.cards
    return Result(number, first, second, (points[0], points[1]), how, deals[0], (cards[0], cards[1]))


def table_of(event: Event, lots: Lots) -> list[Standing]:
    """The standings after the closed rounds before a cut, the first first."""
    entries = [one.number for one in event.entries if not one.waiting]
    rounds = [one for one in main_rounds(event) if one.closed]
    if event.format is Format.TEAM_MATCH:
        return boards.team_table(event)
    if event.settings.boards:
        return boards.percent_table(event, entries, lots)
    match event.format:
        case Format.ROUND_ROBIN | Format.LEAGUE:
            tables = group_tables(event, lots)
            return [standing for table in tables for standing in table]
        case Format.HEATS:
            rested = [entry for one in rounds for entry in one.byes]
            return heats.table(entries, scores_of(rounds), rested, lots)
        case Format.ARENA:
            return arena.table(entries, arena_results(event), arena_ratings(event), lots)
        case _:
            return standings.swiss(entries, results_of(event), len(rounds), lots)


def is_bye_won(event: Event) -> bool:
    """Whether a bye brings the points of a win: only ``standings.swiss`` counts it so (T-8, D-11)."""
    return event.format is Format.SWISS and not event.settings.boards


def scores_of(rounds: Sequence[Round]) -> list[heats.Score]:
    """What the heats have brought."""
    return [
        heats.Score(
            entry,
            pairing.outcome.points[place],
            pairing.outcome.deals[place],
            pairing.outcome.cards[place],
        )
        for one in rounds
        for pairing in one.pairings
        if pairing.outcome is not None
        for place, entry in enumerate(pairing.entries)
    ]


# Arenas ----------------------------------------------------------------------------------------------------


def arena_results(event: Event) -> list[Result]:
    """The results of an arena so far, in the order in which the matches ended."""
    decided = [one for each in event.rounds for one in each.pairings if one.outcome is not None]
    decided.sort(key=lambda one: (one.decided_at, one.number))
    return [result_of(number, pairing) for number, pairing in enumerate(decided, 1)]


def arena_ratings(event: Event) -> dict[int, int]:
    """The rating of each entry in thousandths of a point; an unrated one has 0, as every person begins."""
    known = dict(event.ratings)
    return {one.number: round(1000 * (known.get(one.number) or 0)) for one in event.entries}


# Round robins ----------------------------------------------------------------------------------------------


def schedules(event: Event) -> list[list[list[Pair]]]:
    """The rounds of each group of a round robin, or of each division of a league."""
    seeds, double = list(event.seeds), event.settings.double
    if event.settings.format is Format.LEAGUE:
        return [round_robin.schedule(division) for division in leagues.divisions(seeds)]
    parts = round_robin.groups(seeds) if len(seeds) > round_robin.LARGEST_GROUP else [seeds]
    return [round_robin.schedule(part, double=double) for part in parts]


def groups_of(event: Event) -> list[list[int]]:
    """The entries of each group of a round robin, or of each division of a league; none for a single one."""
    if event.format not in {Format.ROUND_ROBIN, Format.LEAGUE} or not event.seeds:
        return []
    parts = [[entry for pair in plan[0] for entry in pair if entry is not None] for plan in schedules(event)]
    return parts if len(parts) > 1 else []


def group_tables(event: Event, lots: Lots) -> list[list[Standing]]:
    """The standings of each group of a round robin."""
    found = results_of(event)
    withdrawn = {one.number: last_round(event, one.number) for one in event.entries if one.gone is not None}
    tables = []
    for plan in schedules(event):
        here = {entry for one in plan for pair in one for entry in pair if entry is not None}
        theirs = [one for one in found if one.first in here and one.how is not results.How.MISSED]
        gone = {entry: last for entry, last in withdrawn.items() if entry in here}
        tables.append(round_robin.table(plan, theirs, gone, lots, won=event.settings.win))
    return tables


def last_round(event: Event, entry: int) -> int:
    """The last round in which an entry was paired; 0 if none."""
    return max(
        (one.number for one in main_rounds(event) if any(entry in each.entries for each in one.pairings)),
        default=0,
    )


# Knock-outs ------------------------------------------------------------------------------------------------


def bracket_of(event: Event, lots: Lots) -> Bracket | None:
    """The bracket of a knock-out, or of the cut; None while it is not known who plays in it."""
    before_cut = main_rounds(event)
    if event.format is Format.KNOCKOUT:
        seeds, phase = list(event.seeds), Phase.MAIN
    elif event.settings.cut and len(before_cut) >= event.planned and before_cut[-1].closed:
        seeds, phase = qualified(event, lots), Phase.CUT
    else:
        return None
    decided: dict[Spot, int | None] = {}
    for one in event.rounds:
        for pairing in one.pairings:
            if one.phase is phase and pairing.outcome is not None and pairing.label:
                decided[spot_of(pairing.label)] = winner_of(pairing)
    return knockout.bracket(seeds, decided, third_place=event.settings.third)


def qualified(event: Event, lots: Lots) -> list[int]:
    """Who plays the cut, in order of seed: as its first round says, else as it would be now."""
    if event.cut_seeds:
        return [*event.cut_seeds]
    cut = event.settings.cut
    if event.format is Format.ROUND_ROBIN:
        groups = group_tables(event, lots)
        tables = [[one for one in table if event.entry(one.entry).gone is None] for table in groups]
        return round_robin.qualified(tables, cut)
    return [one.entry for one in table_of(event, lots) if event.entry(one.entry).gone is None][:cut]


def winner_of(pairing: Pairing) -> int | None:
    """The entry that won a pairing; None if nobody did."""
    outcome = pairing.outcome
    if outcome is None or len({*outcome.points}) == 1:
        return None
    return pairing.entries[outcome.points.index(max(outcome.points))]


def label_of(spot: Spot) -> str:
    """The label of a pairing in a bracket."""
    return f"{spot.round}.{spot.number}"


def spot_of(label: str) -> Spot:
    """The place in a bracket that a label names."""
    number, _, place = label.partition(".")
    return Spot(int(number), int(place))


# The end ---------------------------------------------------------------------------------------------------


def final_places(event: Event, lots: Lots) -> list[tuple[int, int]]:
    """The places at the end, as pairs of an entry and its place, the first first."""
    bracket = bracket_of(event, lots)
    if event.format is Format.KNOCKOUT:
        return [] if bracket is None else [(one.entry, one.best) for one in bracket.places()]
    order = [one.entry for one in table_of(event, lots)]
    ahead = [] if bracket is None else [(one.entry, one.best) for one in bracket.places()]
    inside = {entry for entry, _ in ahead}
    if event.format is Format.TEAM_MATCH and boards.is_drawn(event):
        return [(entry, 1) for entry in order]
    rest = [entry for entry in order if entry not in inside]
    return [*ahead, *((entry, place) for place, entry in enumerate(rest, len(ahead) + 1))]
