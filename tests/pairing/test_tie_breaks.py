"""Tie-breaks: five published tables, and a plain definition of each (T-13, TA-5).

The tables are facts of chess and pétanque tournaments, in which a win brings one point and a draw half of
one: all published numbers are half of ours.

- Club championship of Schachclub Waldbronn 2010/11, a Swiss of six rounds with rests and absences: Buchholz
  and Sonneborn-Berger of all nine players.
- Club championship of Hamilton Chess Club (New Zealand) 2018, a Swiss of six rounds with 27 players:
  Buchholz, Buchholz cut 1 and Sonneborn-Berger of the two that tied for first place.
- Rapid tournament of SV Bad Bevensen's second team, a round robin of eight: Sonneborn-Berger of all.
- FIDE Candidates Tournament 2020/21 after its first half, a round robin of eight: Sonneborn-Berger of the
  five that led.
- Qualification 55plus of Pétanque-Verband Ost 2014, a round robin of six: four tied with three wins, and two
  pairs of these with equal Sonneborn-Berger numbers, which the direct encounter decided.
"""

import random
import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from bot.pairing import standings
from bot.pairing.results import How, Result, absence, bye, games_of, missed
from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion, direct
from testing.builders.played_results import played
from testing.worlds.tournaments.random_tournaments import lots_from, play_swiss

POINTS, BUCHHOLZ, CUT_1 = Criterion.POINTS, Criterion.BUCHHOLZ, Criterion.BUCHHOLZ_CUT_1
SONNEBORN_BERGER, DIRECT, DEALS, CARDS = (
    Criterion.SONNEBORN_BERGER, Criterion.DIRECT, Criterion.DEALS, Criterion.CARDS,
)  # fmt: skip
LOTS = lots_from(1)
SIGNS = {"+": 1, "1": 1, "=": 0, "-": -1, "0": -1}

WALDBRONN = """\
3:1 5:1 2:= 6:1 7:1 8:w   5.5 19 17
9:1 8:1 1:= 5:w 3:0 6:1   4.5 19 13
1:0 bye 6:1 4:= 2:1 5:w   4.5 19 12.75
6:= 7:0 8:1 3:= 9:0 bye   3 14.5 7.75
bye 1:0 7:1 2:l 8:= 3:l   2.5 20 6
4:= 9:1 3:0 1:0 bye 2:0   2.5 19 5.25
8:0 4:1 5:0 bye 1:0 9:=   2.5 17.5 5.5
7:1 2:0 4:0 9:1 5:= 1:l   2.5 17 5.5
2:0 6:0 bye 8:0 4:1 7:=   2.5 15 5
"""
"""By player in order of place: opponent and result by round (w and l: by absence), points, Buchholz and
Sonneborn-Berger."""
HAMILTON = """\
+10 +17 +12 =2 +4 +3 5.5
+27 +16 +9 =1 +8 +10 5.5
= +11 +6 =4 +5 -1 4
+22 +15 =8 =3 -1 +13 4
-16 +14 +22 +15 -3 +8 4
-21 +27 -3 +23 +16 +14 4
-9 -23 +27 +19 +15 +12 4
+25 +21 =4 +13 -2 -5 3.5
+7 +13 -2 = +18 3.5
-1 +25 +26 =12 +17 -2 3.5
= -3 -14 +25 +20 +17 3.5
+20 +18 -1 =10 =14 -7 3
+23 -9 +19 -8 +21 -4 3
= -5 +11 +22 =12 -6 3
+26 -4 +21 -5 -7 +24 3
+5 -2 -17 +24 -6 +22 3
+24 -1 +16 = -10 -11 2.5
+19 -12 +23 = -9 2.5
-18 +20 -13 -7 =25 +21 2.5
-12 -19 =25 +27 -11 +26 2.5
+6 -8 -15 +26 -13 -19 2
-4 +24 -5 -14 +26 -16 2
-13 +7 -18 -6 -24 +27 2
-17 -22 + -16 +23 -15 2
-8 -10 =20 -11 =19 + 2
-15 + -10 -21 -22 -20 1
-2 -6 -7 -20 + -23 1
"""
"""By player in order of place: result and opponent by round, without opponent for a bye; points."""
BAD_BEVENSEN = (
    "*1111111",
    "0*1=1111",
    "00*=1111",
    "0==*0111",
    "0001*111",
    "00000*11",
    "000000*1",
    "0000000*",
)
CANDIDATES = ("*1====1=", "0*=11=1=", "==*===01", "=0=*===1", "=0==*=1=", "=====*==", "001=0=*=", "==00===*")
PETANQUE = {
    (1, 2): (13, 3), (3, 5): (13, 4), (4, 6): (13, 1), (2, 4): (13, 2), (3, 1): (13, 8), (5, 6): (13, 9),
    (2, 5): (13, 11), (4, 1): (10, 13), (3, 6): (13, 9), (2, 3): (13, 1), (5, 4): (0, 13), (1, 6): (7, 13),
    (3, 4): (12, 13), (5, 1): (7, 13), (2, 6): (4, 13),
}  # fmt: skip
"""The points of both triples: 1 Haase, 2 Wendt, 3 Ottow, 4 Kraft, 5 Lorenz, 6 Neubert."""


def published_values(table: Sequence[Standing], *criteria: Criterion) -> dict[int, list[float]]:
    """The values by entry, in points as they are published."""
    return {one.entry: [float(one.values[criterion]) / 2 for criterion in criteria] for one in table}


def cross_table(rows: Sequence[str]) -> list[Result]:
    """The results of a round robin, one a round: the tie-breaks of round robins do not ask for rounds."""
    pairs = list(combinations(range(1, len(rows) + 1), 2))
    return [
        played(number, (one, other), SIGNS[rows[one - 1][other - 1]])
        for number, (one, other) in enumerate(pairs, 1)
    ]


def test_TA_5_a_published_swiss_with_rests_and_absences() -> None:
    rows = [line.split() for line in WALDBRONN.splitlines()]
    results = []
    for player, row in enumerate(rows, 1):
        for number, cell in enumerate(row[:6], 1):
            other, _, sign = cell.partition(":")
            if not sign:
                results.append(bye(number, player))
            elif player < int(other):
                pair = player, int(other)
                if sign in "wl":
                    results.append(absence(number, pair, (sign == "w", sign == "l")))
                else:
                    results.append(played(number, pair, SIGNS[sign]))
    table = standings.swiss(range(1, 10), results, 6, LOTS)
    found = published_values(table, POINTS, BUCHHOLZ, SONNEBORN_BERGER)
    assert found == {player: [float(value) for value in row[6:]] for player, row in enumerate(rows, 1)}
    assert [one.entry for one in table] == list(range(1, 10))


def test_TA_5_a_published_swiss_of_27_with_a_tie_for_first_place() -> None:
    rows = [line.split() for line in HAMILTON.splitlines()]
    results = []
    for player, row in enumerate(rows, 1):
        for number, cell in enumerate(row[:-1], 1):
            sign = SIGNS[cell[0]]
            if cell[1:] and player < int(cell[1:]):
                results.append(played(number, (player, int(cell[1:])), sign))
            elif not cell[1:]:
                one = bye(number, player) if sign else missed(number, player, first=True)
                results.append(one)
    found = published_values(
        standings.swiss(range(1, 28), results, 6, LOTS), POINTS, BUCHHOLZ, CUT_1, SONNEBORN_BERGER
    )
    assert {player: value[0] for player, value in found.items()} == {
        player: float(row[-1]) for player, row in enumerate(rows, 1)
    }
    assert found[1] == [5.5, 22.5, 20, 19.75]
    assert found[2] == [5.5, 20, 19.5, 17.25]


def test_TA_5_a_published_round_robin() -> None:
    table = standings.round_robin(range(1, 9), cross_table(BAD_BEVENSEN), LOTS)
    assert list(published_values(table, POINTS, SONNEBORN_BERGER).items()) == [
        (1, [7, 21]),
        (2, [5.5, 13.5]),
        (3, [4.5, 9]),
        # The club put Sonneborn-Berger before the direct encounter, which 5 won.
        (5, [4, 7]),
        (4, [4, 8]),
        (6, [2, 1]),
        (7, [1, 0]),
        (8, [0, 0]),
    ]
    assert table[4].decided is DIRECT


def test_TA_5_a_published_table_of_the_candidates() -> None:
    found = published_values(
        standings.round_robin(range(1, 9), cross_table(CANDIDATES), LOTS), POINTS, SONNEBORN_BERGER
    )
    assert [found[player] for player in range(1, 6)] == [
        [4.5, 15.25],
        [4.5, 14.25],
        [3.5, 12.25],
        [3.5, 11.25],
        [3.5, 11.25],
    ]


def test_TA_5_a_published_round_robin_that_the_direct_encounter_decided() -> None:
    results = [
        played(number, pair, mine - theirs, cards=(mine, theirs))
        for number, (pair, (mine, theirs)) in enumerate(PETANQUE.items(), 1)
    ]
    table = standings.round_robin(range(1, 7), results, LOTS)
    assert [one.entry for one in table] == [1, 2, 4, 3, 6, 5]
    found = published_values(table, POINTS, SONNEBORN_BERGER)
    assert [found[triple][0] for triple in range(1, 7)] == [3, 3, 3, 3, 1, 2]
    assert found[1] == [3, 7]
    assert found[1] == found[2]
    assert found[3] == found[4]
    assert [one.decided for one in table[1:4]] == [DIRECT] * 3
    assert [one.values[DIRECT] for one in table[:4]] == [4, 4, 2, 2]


@pytest.mark.parametrize("seed", range(6))
def test_TA_5_each_tie_break_of_a_swiss_is_what_its_plain_definition_says(seed: int) -> None:
    entries = random.Random(seed).randint(5, 20)
    results = play_swiss(seed, entries, withdraw=0.2)
    rounds = max(one.round for one in results)
    table = standings.swiss(range(1, entries + 1), results, rounds, LOTS)

    def points_got(entry: int, number: int) -> int:
        return sum(
            one.points[one.first != entry]
            for one in results
            if one.round == number and entry in {one.first, one.second}
        )

    def opponent(entry: int, number: int) -> int | None:
        for one in results:
            if one.round == number and one.how is How.PLAYED and entry in {one.first, one.second}:
                return one.second if one.first == entry else one.first
        return None

    def counted_for_opponents(entry: int) -> int:
        every = range(1, rounds + 1)
        return sum(points_got(entry, number) if opponent(entry, number) else 1 for number in every)

    for one in table:
        sums, berger = [], Fraction(0)
        for number in range(1, rounds + 1):
            other, mine = opponent(one.entry, number), points_got(one.entry, number)
            before = sum(points_got(one.entry, earlier) for earlier in range(1, number))
            worth = counted_for_opponents(other) if other else before + (2 - mine) + (rounds - number)
            sums.append(worth)
            berger += Fraction(mine * worth, 2)
        assert one.values[POINTS] == sum(points_got(one.entry, number) for number in range(1, rounds + 1))
        assert one.values[BUCHHOLZ] == sum(sums)
        assert one.values[CUT_1] == sum(sorted(sums)[1:])
        assert one.values[SONNEBORN_BERGER] == berger


def test_T_13_the_order_of_the_tie_breaks() -> None:
    """Entries are ordered by one value after another, and each says what decided its place."""
    for seed in range(5):
        results = play_swiss(seed, 24)
        table = standings.swiss(range(1, 25), results, max(one.round for one in results), LOTS)
        for before, behind in pairwise(table):
            criteria = [POINTS, CUT_1, BUCHHOLZ, SONNEBORN_BERGER, DIRECT, DEALS, CARDS, Criterion.LOT]
            assert behind.decided is not None
            for one in criteria[: criteria.index(behind.decided)]:
                assert one is DIRECT or before.values[one] == behind.values[one]
            if behind.decided is not DIRECT:
                assert before.values[behind.decided] > behind.values[behind.decided]
    nothing = standings.swiss([4, 5, 6], [], 0, LOTS)
    assert [one.decided for one in nothing] == [None, Criterion.LOT, Criterion.LOT]


def test_T_13_the_direct_encounter_counts_in_a_swiss_only_if_all_tied_met() -> None:
    around = [played(1, (1, 2), 1), played(1, (3, 4), 1), played(2, (1, 3), -1), played(2, (2, 4), -1)]
    around += [played(3, (2, 3), 1), played(3, (1, 4), 1)]
    games = games_of(around)
    assert direct([1, 2, 3], games, all_met=True) == {1: 2, 2: 2, 3: 2}
    assert direct([1, 4], games, all_met=True) == {1: 2, 4: 0}
    unplayed = games_of([*around[:-1], absence(3, (1, 4), (True, False))])
    assert direct([1, 4], unplayed, all_met=True) is None
    assert direct([1, 4], unplayed, all_met=False) == {1: 2, 4: 0}


def test_T_13_a_withdrawal_changes_no_earlier_standing() -> None:
    """What an opponent has played before stays; the rounds after count as drawn."""
    results = [played(1, (1, 2), 1), played(1, (3, 4), 1), played(2, (1, 3), 1), bye(2, 2)]
    before = standings.swiss(range(1, 5), results[:2], 1, LOTS)
    assert before == standings.swiss(range(1, 5), [one for one in results if one.round == 1], 1, LOTS)
    after = {one.entry: one for one in standings.swiss(range(1, 5), results, 2, LOTS)}
    assert after[3].values[BUCHHOLZ] == 1 + 4  # 4 withdrew: 0 played and 1 for the round without


def test_T_13_deals_card_points_and_lots_come_last() -> None:
    one, two = (1, 2), (3, 4)
    results = [
        played(1, one, 1, deals=(2, 0), cards=(140, 90)),
        played(1, two, 1, deals=(2, 1), cards=(200, 90)),
    ]
    table = standings.swiss(range(1, 5), results, 1, LOTS)
    assert [(row.entry, row.decided) for row in table] == [(1, None), (3, DEALS), (4, POINTS), (2, DEALS)]
    results = [results[0]._replace(deals=1), results[1]]
    table = standings.swiss(range(1, 5), results, 1, LOTS)
    assert [(row.entry, row.decided) for row in table][:2] == [(3, None), (1, CARDS)]
    assert table[3].decided is Criterion.LOT
    others = {standings.swiss(range(1, 5), results, 1, lots_from(seed))[3].entry for seed in range(8)}
    assert others == {2, 4}


def test_T_13_published_rows_agree_with_each_other() -> None:
    """The rows above hold each result twice, so a slip of the pen would show."""
    for rows in (BAD_BEVENSEN, CANDIDATES):
        for one, other in combinations(range(len(rows)), 2):
            assert SIGNS[rows[one][other]] == -SIGNS[rows[other][one]]
    for line in (HAMILTON, WALDBRONN):
        assert re.fullmatch(r"[-+=01wlbye:. \d\n]+", line)
