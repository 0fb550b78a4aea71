"""The Swiss system: everybody plays every round, against an entry with about as many points (T-9, T-10).

A round is one matching of least cost over all who play, with a phantom among them if their number is odd.
Whoever meets the phantom rests. What a pair costs, most important first:

1. a meeting that has been before: the fewest such, then the fewest third ones;
2. the rest of an entry that has more points than another, or as many and a higher seed;
3. the square of the difference in points;
4. a float in the same direction as in the round before: down against an entry with fewer points, or a rest;
   up against one with more;
5. inside a score group, the upper half against the lower, in order of seed: the square of how far the two
   are from half a group apart. The last of a group floats down and the first floats up: the square of how
   far another one is from there;
6. a lot, so that there is one best pairing, and any exact solver finds it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from bot.pairing.lots import Lots
from bot.pairing.matching import Edge, match_all
from bot.pairing.results import Game, How, Pair, Result, games_of
from bot.rules.shuffle import Draws


def most_rounds(entries: int) -> int:
    """The largest number of rounds in which nobody has to meet anybody twice (T-10)."""
    return (entries + 1) // 2


def default_rounds(entries: int) -> int:
    """The number of rounds after which only one entry can have won them all, if there can be so many."""
    return min((entries - 1).bit_length(), most_rounds(entries))


class _Float(IntEnum):
    DOWN = -1
    NONE = 0
    UP = 1


class _Player(NamedTuple):
    """An entry that plays in the round."""

    entry: int
    points: int
    met: Counter[int | None]
    """How often the entry has met each opponent; None: how often it has rested."""
    floated: _Float
    """How it floated in the round before."""
    place: int
    """The place in the score group, from 0 in order of seed."""
    group: int
    """The number of players in the score group."""


def pair_round(
    seeds: Sequence[int],
    playing: Collection[int],
    results: Sequence[Result],
    number: int,
    lots: Lots,
) -> list[Pair]:
    """The pairs of round ``number`` (from 1), the leaders first, the entry that rests last.

    ``seeds`` are all entries in order of seed, ``playing`` those that play in this round, ``results`` those
    of all rounds before.
    """
    players = _players([entry for entry in seeds if entry in playing], results, number)
    edges = list(_edges(players, number, lots))
    if len(players) % 2:
        edges += _rests(players, number, lots)
    ranks = {index: rank for rank, index in enumerate(_from_the_top(players))}
    found: list[tuple[tuple[int, int], Pair]] = []
    for pair in match_all(len(players) + len(players) % 2, edges):
        first, second = sorted(pair, key=lambda index: ranks.get(index, len(players)))
        met = players[second].entry if second < len(players) else None
        found.append(((ranks.get(second, len(players)), ranks[first]), Pair(players[first].entry, met)))
    order = sorted(found, key=lambda one: (one[1].second is None, one[0][1], one[0][0]))
    return [pair for _, pair in order]


def _players(entries: Sequence[int], results: Sequence[Result], number: int) -> list[_Player]:
    games = games_of(results)
    points = {entry: sum(game.points for game in played) for entry, played in games.items()}
    groups = defaultdict[int, list[int]](list)
    for entry in entries:
        groups[points.get(entry, 0)].append(entry)
    return [
        _Player(
            entry,
            mine := points.get(entry, 0),
            Counter(game.opponent for game in games[entry] if game.how is not How.MISSED),
            _floated(entry, games, number - 1),
            groups[mine].index(entry),
            len(groups[mine]),
        )
        for entry in entries
    ]


def _floated(entry: int, games: Mapping[int, list[Game]], number: int) -> _Float:
    """How an entry floated in a round, by the points before it."""
    for game in games[entry]:
        if game.round == number and game.how is not How.MISSED:
            if game.opponent is None:
                return _Float.DOWN
            return _direction(_before(games[entry], number), _before(games[game.opponent], number))
    return _Float.NONE


def _before(games: Sequence[Game], number: int) -> int:
    return sum(game.points for game in games if game.round < number)


def _direction(mine: int, theirs: int) -> _Float:
    return _Float((theirs > mine) - (theirs < mine))


def _edges(players: Sequence[_Player], number: int, lots: Lots) -> Iterator[Edge]:
    draws = lots(f"pairing:{number}")
    for index, one in enumerate(players):
        for other_index in range(index + 1, len(players)):
            other = players[other_index]
            before = one.met[other.entry]
            difference = one.points - other.points
            yield Edge(
                index,
                other_index,
                (
                    min(before, 1),
                    before * before,
                    0,
                    difference * difference,
                    _floats_again(one, other.points) + _floats_again(other, one.points),
                    _off_place(one, other),
                    _lot(draws),
                ),
            )


def _rests(players: Sequence[_Player], number: int, lots: Lots) -> Iterator[Edge]:
    draws = lots(f"bye:{number}")
    turn = {index: place for place, index in enumerate(reversed(_from_the_top(players)))}
    for index, one in enumerate(players):
        before = one.met[None]
        again = int(one.floated is _Float.DOWN)
        yield Edge(
            index, len(players), (min(before, 1), before * before, turn[index], 0, again, 0, _lot(draws))
        )


def _from_the_top(players: Sequence[_Player]) -> list[int]:
    """The indices of players by points, then by seed, the leader first."""
    return sorted(range(len(players)), key=lambda index: -players[index].points)


def _floats_again(player: _Player, against: int) -> bool:
    direction = _direction(player.points, against)
    return direction is not _Float.NONE and direction is player.floated


def _off_place(one: _Player, other: _Player) -> int:
    if one.points == other.points:
        return (abs(one.place - other.place) - one.group // 2) ** 2
    higher, lower = (one, other) if one.points > other.points else (other, one)
    last = higher.group - 1 - higher.place
    return last * last + lower.place * lower.place


def _lot(draws: Draws) -> int:
    """A lot of 48 bits: of 8128 edges two sums are the same once in 10^10 rounds."""
    return draws.below(2**32) << 16 | draws.below(2**16)
