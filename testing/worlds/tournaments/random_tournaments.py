"""Random tournaments without tables, with absences and withdrawals: what must hold of every round (TA-1).

``play_tournament(seed, …)`` pairs a tournament to its end and stops with an ``AssertionError`` where somebody
is twice in a round, two are idle who could meet, or the end is no full order.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from bot.pairing import arena, heats, knockout, round_robin, standings, swiss
from bot.pairing.lots import Lots, lots_of, seeding
from bot.pairing.results import Pair, Result, absence, bye, missed
from bot.pairing.standings import Standing
from testing.builders.played_results import played

ABSENT: Final = 0.1
"""The share of entries that do not come to a round."""
WITHDRAW: Final = 0.05
"""The share of entries that withdraw before the end."""


def lots_from(seed: int) -> Lots:
    """Lots that follow from a number."""
    return lots_of(seed.to_bytes(32, "big"), f"event {seed}", ["anna", "bruno"])


def random_result(
    rng: random.Random, number: int, pair: Pair, absent: float = 0.0, *, drawn: float = 0.1
) -> Result:
    """What a pair might bring: a match to two won deals, a draw, or an absence; a bye without an opponent."""
    if pair.second is None:
        return bye(number, pair.first)
    both = pair.first, pair.second
    present = rng.random() >= absent, rng.random() >= absent
    if not all(present):
        return absence(number, both, present)
    lost = rng.randrange(2)
    sign, deals = (0, (1, 1)) if rng.random() < drawn else (1, (2, lost))
    cards = rng.randrange(100, 200), rng.randrange(100, 200)
    if sign and rng.random() < 0.5:
        sign, deals = -1, (lost, 2)
    return played(number, both, sign, deals=deals, cards=cards)


def play_swiss(
    seed: int, entries: int, *, withdraw: float = WITHDRAW, rounds: int | None = None
) -> list[Result]:
    """A Swiss with absences, withdrawals and late entries. The result of each pair and missed round.

    ``withdraw`` is the share of entries that withdraw, and that come late. ``rounds``: None for the default.
    """
    rng, lots = random.Random(seed), lots_from(seed)
    seeds = seeding({entry: rng.choice([None, rng.gauss(20, 5)]) for entry in range(1, entries + 1)}, lots)
    rounds = rounds or swiss.default_rounds(entries)
    first = {entry: 1 if rng.random() >= withdraw else rng.randint(1, rounds // 2) for entry in seeds}
    last = {entry: rounds if rng.random() >= withdraw else rng.randint(0, rounds) for entry in seeds}
    results = [
        missed(number, entry, first=number == 1) for entry in seeds for number in range(1, first[entry])
    ]
    for number in range(1, rounds + 1):
        playing = {entry for entry in seeds if first[entry] <= number <= last[entry]}
        before = [one for one in results if one.round < number]
        pairs = swiss.pair_round(seeds, playing, before, number, lots)
        _nobody_twice(pairs, playing)
        assert sum(pair.second is None for pair in pairs) == len(playing) % 2, "two idle who could meet"
        results += [random_result(rng, number, pair, ABSENT) for pair in pairs]
        _full_order(
            seeds, standings.swiss(seeds, [one for one in results if one.round <= number], number, lots)
        )
    return results


def play_round_robin(seed: int, entries: int) -> None:
    """Groups of a round robin with absences and withdrawals, and who of them would play a knock-out."""
    rng, lots = random.Random(seed), lots_from(seed)
    tables = []
    for group in round_robin.groups(range(1, entries + 1)):
        rounds = round_robin.schedule(group, double=rng.random() < 0.2)
        gone = {entry: rng.randint(0, len(rounds)) for entry in group if rng.random() < WITHDRAW}
        results = []
        for number, pairs in enumerate(rounds, 1):
            _nobody_twice(pairs, set(group))
            for pair in pairs:
                there = all(number <= gone.get(entry, number) for entry in pair if entry is not None)
                if pair.second is not None and there:
                    results.append(random_result(rng, number, pair, ABSENT))
        met = [frozenset(pair) for pairs in rounds for pair in pairs if pair.second is not None]
        assert len(set(met)) == len(group) * (len(group) - 1) // 2, "not everybody meets everybody"
        table = round_robin.table(rounds, results, gone, lots)
        _full_order(group, table)
        tables.append(table)
    cut = min(rng.choice([2, 4, 8]), entries)
    assert len(set(round_robin.qualified(tables, cut))) == cut


def play_knockout(seed: int, entries: int) -> None:
    """A knock-out in which some come to no match."""
    rng = random.Random(seed)
    decided: dict[knockout.Spot, int | None] = {}
    third = rng.random() < 0.5
    while not (bracket := knockout.bracket(range(1, entries + 1), decided, third_place=third)).finished:
        sides = [entry for match in bracket.open for entry in match.sides]
        assert sides, "nobody can play on"
        assert len(sides) == len(set(sides)), "twice in a round"
        match = rng.choice(bracket.open)
        came = [entry for entry in match.sides if rng.random() >= ABSENT]
        decided[match.spot] = rng.choice(came) if came else None
    places = bracket.places()
    assert sorted(place.entry for place in places) == list(range(1, entries + 1)), "no full order"
    assert [place.best for place in places] == sorted(place.best for place in places)


def play_heats(seed: int, entries: int) -> None:
    """Heats of tables with and without partners, of which some are absent for a round."""
    rng, lots = random.Random(seed), lots_from(seed)
    allowed, sides = rng.choice([({4}, 2), ({6}, 2), ({5}, 0), ({3, 4, 5}, 0), ({2, 3}, 0)])
    scores: list[heats.Score] = []
    drawn: list[heats.Heat] = []
    order = list(range(1, entries + 1))
    for number in range(1, 4):
        playing = [entry for entry in order if rng.random() >= ABSENT]
        heat = heats.draw(playing, allowed, drawn, number, lots, sides=sides)
        seated = [entry for table in heat.tables for entry in table.entries]
        assert sorted([*seated, *heat.resting]) == sorted(playing), "twice in a round, or nowhere"
        assert all(len(table.entries) in allowed for table in heat.tables)
        assert not heat.tables or len(heat.resting) < max(allowed), "idle who could fill a table"
        drawn.append(heat)
        scores += [heats.Score(entry, rng.randrange(3), 0, rng.randrange(120)) for entry in seated]
        rested = [entry for heat in drawn for entry in heat.resting]
        table = heats.table(range(1, entries + 1), scores, rested, lots)
        _full_order(range(1, entries + 1), table)
        order = [one.entry for one in table]


def play_arena(seed: int, entries: int) -> None:
    """An arena of an hour in steps of twenty seconds: who waits is paired, plays a while, and waits again."""
    rng, lots = random.Random(seed), lots_from(seed)
    ratings = {entry: rng.randrange(0, 40_000) for entry in range(1, entries + 1)}
    since = dict.fromkeys(ratings, 0)
    last: dict[int, int] = {}
    busy: dict[Pair, int] = {}
    results: list[Result] = []
    for now in range(0, 3600, arena.EVERY_S):
        for pair in [pair for pair, until in busy.items() if until <= now]:
            del busy[pair]
            results.append(random_result(rng, len(results) + 1, pair, 0.02))
            since |= dict.fromkeys([entry for entry in pair if entry is not None], now)
        rank = {one.entry: one.place for one in arena.table(ratings, results, ratings, lots)}
        playing = {entry for pair in busy for entry in pair}
        waiting = [
            arena.Waiting(entry, rank[entry], ratings[entry], now - since[entry], last.get(entry))
            for entry in ratings
            if entry not in playing
        ]
        pairs = arena.pair_waiting(waiting, now // arena.EVERY_S, lots)
        _nobody_twice(pairs, {one.entry for one in waiting})
        idle = len(waiting) - 2 * len(pairs)
        assert idle < 2 or _lone_pair(waiting), "two idle who could meet"
        for pair in pairs:
            busy[pair] = now + rng.randrange(120, 900)
            last |= {pair.first: pair.second or 0, pair.second or 0: pair.first}
    _full_order(list(ratings), arena.table(ratings, results, ratings, lots))


def _lone_pair(waiting: Sequence[arena.Waiting]) -> bool:
    one, other = waiting
    met = one.last == other.entry or other.last == one.entry
    return met and min(one.waited_s, other.waited_s) < arena.LONE_WAIT_S


def _nobody_twice(pairs: Sequence[Pair], playing: set[int]) -> None:
    seen = [entry for pair in pairs for entry in pair if entry is not None]
    assert len(seen) == len(set(seen)), "twice in a round"
    assert set(seen) <= playing


def _full_order(entries: Sequence[int], table: Sequence[Standing]) -> None:
    assert sorted(one.entry for one in table) == sorted(entries), "not everybody is placed"
    assert [one.place for one in table] == list(range(1, len(entries) + 1))
    scores = [one.score for one in table if one.decided or one.place == 1]
    assert scores == sorted(scores, reverse=True)


FORMATS: Final[dict[str, Callable[[int, int], object]]] = {
    "swiss": play_swiss,
    "round_robin": play_round_robin,
    "knockout": play_knockout,
    "heats": play_heats,
    "arena": play_arena,
}


def play_tournament(seed: int) -> str:
    """An event of 4–128 entries in a format that follow from a number. Returns the format."""
    rng = random.Random(seed)
    name = rng.choice(list(FORMATS))
    FORMATS[name](seed, rng.choice([rng.randint(4, 16), rng.randint(4, 128)]))
    return name
