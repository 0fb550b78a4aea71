"""How strong each level is in a game, on one scale: the levels of a game play a round, and Elo is fitted.

    python -m benchmarks scale [GAME …] [--deals N] [--steps N] [--seed TEXT] [--jobs N]
                               [--results FILE] [--write]

A GAME is written as for ``python -m benchmarks strength``; without one all of ``GAMES`` are played. Its
temperatures come from ``python -m training.levels``, which has to be run before the first round of a game.
Every level meets the two above it, and the levels by their old names meet those near them, on the same deals
in each other's seats. Everybody meets ``greedy``, whose points are -100. If many sides play, those of one
level are compared with those of the other, a pair at a time: who has more points has won, and equal ones
count only if all sides are equal, a half each. The intervals (95 %) come from drawing the deals anew
(``REDRAWN`` times), so they are about the deals of this round, not about other opponents.

Neighbours play ``--steps`` deals, as many as the other pairs if it is not said. They need the most deals,
because it takes many to show which of two neighbours is stronger.

``--write`` puts the points into ``bot/computers/scale.json``, leaves out every level that is not at least
``STEP`` points above the one below or below the highest, and writes the tables of ``docs/strength.md``.
``--results`` keeps what was played, so that a round that was stopped goes on where it was. It keeps it by way
and temperature: after a temperature was changed, only the deals of that level are played again. If it is also
the file of ``python -m training.levels``, the deals of these pairs count too.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.computers.strength import FAMILY, Contest, deal_scores, rules_of, rules_or_exit, title
from bot import computers
from bot.computers import scale
from bot.computers.scale import Points
from bot.console.arguments import file
from testing import arguments

GAMES: Final = (*FAMILY, "briscola,players=4,teams=none")
"""The games that have a scale of their own."""
ANCHOR: Final = "greedy"
ANCHORED: Final = -100.0
STRONGEST: Final = "maestro"
"""The old name of the strongest way to play."""
TEMPERATURES: Final = "temperatures"
"""The seed of the deals by which temperatures are found."""
STEP: Final = 15.0
REDRAWN: Final = 200
DEALS: Final = 200
BATCH: Final = 25
"""The deals of one pair between two notes of what was played."""
ELO: Final = 400 / np.log(10)
SHOWN: Final = " ↑"
"""Follows the points of a level that is shown to be stronger than the one below."""
_PRIOR: Final = 0.5
"""The wins that each pair is taken to have had before, so that a player who lost everything has points."""
STRENGTH: Final = Path(__file__).parents[2] / "docs" / "strength.md"
BEGIN, END = "<!-- scale: begin -->", "<!-- scale: end -->"

Pair = tuple[str, str]
Round = dict[Pair, dict[int, tuple[float, float]]]
"""By pair and number of the deal: the comparisons that the first won, and those that it lost."""


class Played(NamedTuple):
    """One line of the results: some deals of a pair."""

    game: str
    seed: str
    one: str
    other: str
    deals: dict[int, tuple[float, float]]


def pairs_of(levels: Sequence[str], named: Sequence[str]) -> list[Pair]:
    """The pairs of a round: neighbours to the second, the yardstick, and old names with what is near."""
    near = [(one, other) for at, one in enumerate(levels) for other in levels[at + 1 : at + 3]]
    yardstick = [(one, ANCHOR) for one in (*levels, *named)]
    old = [*pairwise(named)]
    return [*near, *yardstick, *old]


def deal_result(contest: Contest, number: int) -> tuple[float, float]:
    """The comparisons that the first player of a contest won and lost in a deal, all ways to sit."""
    scores = deal_scores(contest, number)
    return sum(one.ahead for one in scores), sum(one.behind for one in scores)


def play_round(
    game: str, pairs: Collection[Pair], deals: int, seed: str, jobs: int, results: Path | None
) -> Round:
    """Play a round; what ``results`` has already is not played again."""
    played = read_results(results, game, seed)
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for one, other in pairs:
            known = played[one, other]
            missing = [number for number in range(deals) if number not in known]
            play = partial(deal_result, Contest(one, other, game, seed))
            for begin in range(0, len(missing), BATCH):
                batch = missing[begin : begin + BATCH]
                found = dict(zip(batch, pool.map(play, batch) if pool else map(play, batch), strict=True))
                known |= found
                if results is not None:
                    with results.open("a") as file:
                        file.write(json.dumps(Played(game, seed, one, other, found)) + "\n")
    return {pair: {n: result for n, result in played[pair].items() if n < deals} for pair in pairs}


def read_results(results: Path | None, game: str, seed: str) -> Round:
    """What was played of a game with a seed."""
    played: Round = defaultdict(dict)
    if results is not None and results.exists():
        for line in results.read_text().splitlines():
            known = Played(*json.loads(line))
            if (known.game, known.seed) == (game, seed):
                played[known.one, known.other] |= {int(n): (a, b) for n, (a, b) in known.deals.items()}
    return played


class Fit:
    """The points of all players of a round, with intervals from deals drawn anew.

    ``rows``: the points by player (``names``), first with all deals, then with those of each new draw.
    """

    def __init__(self, names: Sequence[str], rows: Sequence[Sequence[float]]) -> None:
        self._columns = dict(zip(names, np.array(rows).T, strict=True))

    def points(self, name: str) -> Points:
        """The points of a player."""
        return _interval(self._columns[name])

    def step(self, one: str, other: str) -> Points:
        """How many points one player lies above another."""
        return _interval(self._columns[one] - self._columns[other])


def _interval(column: NDArray[Any]) -> Points:
    best, others = column[0], np.sort(column[1:])
    ends = others[round(0.025 * REDRAWN)], others[round(0.975 * REDRAWN) - 1]
    return Points(*(round(float(one), 1) for one in (best, *ends)))


def fit(played: Round) -> Fit:
    """Fit the points of all players of a round."""
    names = sorted({name for pair in played for name in pair})
    deals = max(number for results in played.values() for number in results) + 1
    rng, draws = np.random.default_rng(1), []
    for redrawn in range(REDRAWN + 1):
        weights = rng.multinomial(deals, [1 / deals] * deals) if redrawn else np.ones(deals)
        draws.append(_points(names, played, weights))
    return Fit(names, draws)


def _points(names: Sequence[str], played: Round, weights: NDArray[Any]) -> list[float]:
    """The points under which what was played is the most likely (Bradley and Terry's model)."""
    size, at = len(names), {name: number for number, name in enumerate(names)}
    wins = np.zeros((size, size))
    for (one, other), results in played.items():
        scale_down = _decided(results)
        won = sum(weights[number] * result[0] for number, result in results.items())
        lost = sum(weights[number] * result[1] for number, result in results.items())
        wins[at[one], at[other]] += won * scale_down + _PRIOR
        wins[at[other], at[one]] += lost * scale_down + _PRIOR
    games, worth = wins + wins.T, np.zeros(size)
    for _ in range(60):  # Newton's method; a dozen steps are enough
        chance = 1 / (1 + np.exp(worth[None, :] - worth[:, None]))
        slope = (wins - games * chance).sum(axis=1)
        bend = games * chance * (1 - chance)
        hessian = bend - np.diag(bend.sum(axis=1))
        step = np.linalg.lstsq(hessian, slope, rcond=None)[0]
        worth = worth - np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    found = (worth - worth[at[ANCHOR]]) * ELO + ANCHORED
    return [float(one) for one in found]


def _decided(results: dict[int, tuple[float, float]]) -> float:
    """The weight of a comparison: all those of a deal together count as one."""
    total = sum(won + lost for won, lost in results.values())
    return len(results) / total if total else 1.0


def kept(levels: Sequence[scale.Level]) -> tuple[scale.Level, ...]:
    """The levels that lie far enough apart (``STEP``). The highest number stays: it is the strongest way."""
    *lower, strongest = sorted(levels)
    found: list[scale.Level] = []
    for level in lower:
        above = not found or level.points >= found[-1].points + STEP
        if above and level.points <= strongest.points - STEP:
            found.append(level)
    return (*found, strongest)


def chooser_of(level: scale.Level) -> str:
    """The name by which ``strength.Chooser`` plays as a level does in its first way."""
    way = level.ways[0]
    return STRONGEST if way == scale.STRONGEST else f"{way.name}@{way.temperature}"


def measure(game: str, deals: int, steps: int, seed: str, jobs: int, results: Path | None) -> scale.Scale:
    """The scale of a game with the points of a round. It has temperatures already."""
    before = scale.measured()[scale.game_key(rules_of(game))]
    choosers = {level: chooser_of(level) for level in before.levels}
    old = [name for name in computers.LEVELS if name != STRONGEST]
    played = play_round(game, pairs_of([*choosers.values()], old), deals, seed, jobs, results)
    played |= play_round(game, list(pairwise(choosers.values())), steps, seed, jobs, results)
    for pair, earlier in read_results(results, game, TEMPERATURES).items():
        played.setdefault(pair, {}).update({steps + number: result for number, result in earlier.items()})
    found = fit(played)
    levels = kept([level._replace(elo=found.points(chooser)) for level, chooser in choosers.items()])
    differences = [
        above._replace(step=found.step(chooser_of(above), chooser_of(below)))
        for below, above in pairwise(levels)
    ]
    named = {name: found.points(name) for name in (*computers.LEVELS, ANCHOR)}
    return scale.Scale((levels[0]._replace(step=None), *differences), named, deals, steps)


def write(scales: dict[str, scale.Scale]) -> None:
    """Write the scales into the bot, and their tables into the document."""
    plain = {
        key: {
            "deals": one.deals,
            "step_deals": one.step_deals,
            "named": dict(one.named),
            "levels": [level._asdict() for level in one.levels],
        }
        for key, one in sorted(scales.items())
    }
    text = json.dumps(plain, indent=1)
    flat = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda row: "[" + re.sub(r"\s+", " ", row[1]) + "]", text)
    scale.FILE.write_text(flat + "\n")
    before, _, rest = STRENGTH.read_text().partition(BEGIN)
    if rest:
        STRENGTH.write_text(before + BEGIN + "\n\n" + document(scales) + "\n" + END + rest.partition(END)[2])


def document(scales: dict[str, scale.Scale]) -> str:
    """The tables of all games."""
    rows = [
        "| game | " + " | ".join(scale.NUMBERS) + " | novice | player | expert | deals | of neighbours |",
        "|---" * (len(scale.NUMBERS) + 6) + "|",
    ]
    for key, one in sorted(scales.items()):
        by_number = {level.name: level for level in one.levels}
        cells = [_level_cell(by_number.get(number)) for number in scale.NUMBERS]
        cells += [_cell(one.named.get(name)) for name in ("novice", "player", "expert")]
        rows.append(
            f"| {key} | " + " | ".join(cells) + f" | {one.deals or 'estimated'} | {one.step_deals or ''} |"
        )
    return "\n".join(rows) + "\n"


def _level_cell(level: scale.Level | None) -> str:
    """The points of a level, with ``SHOWN`` if it is shown to be stronger than the one below."""
    if level is None:
        return ""
    return _cell(level.elo) + SHOWN * (level.step is not None and level.step.low > 0)


def _cell(elo: Points | None) -> str:
    if elo is None:
        return ""
    half = max(elo.high - elo.points, elo.points - elo.low)
    return f"{elo.points:+.0f}" + (f" ± {half:.0f}" if half else "")


def main() -> None:
    """Play, print, and write if told to."""
    parser = arguments.parser("benchmarks scale", __doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--deals", type=arguments.count, default=DEALS)
    parser.add_argument("--steps", type=arguments.count, metavar="DEALS")
    parser.add_argument("--seed", default="scale")
    parser.add_argument("--jobs", type=arguments.count, default=1)
    parser.add_argument("--results", type=file, metavar="FILE")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    games = {game: rules_or_exit(game) for game in given.games or GAMES}
    for game, rules in games.items():
        if scale.game_key(rules) not in scale.measured():
            sys.exit(f"{game} has no temperatures yet: python -m training.levels {game}")
        steps = max(given.deals, given.steps or 0)
        found = measure(game, given.deals, steps, given.seed, given.jobs, given.results)
        print(f"{title(rules)}, {found.deals} deals of each pair, {found.step_deals} of neighbours")
        for level in found.levels:
            way = "@".join(map(str, level.ways[0]))
            print(f"  {level.number:>2}  {_cell(level.elo):>12}  {_cell(level.step):>12}  {way}")
        print("  " + ", ".join(f"{name} {_cell(elo)}" for name, elo in found.named.items()), flush=True)
        if given.write:
            scale.measured.cache_clear()  # another process may have written meanwhile
            write({**scale.measured(), scale.game_key(rules): found})
            scale.measured.cache_clear()


if __name__ == "__main__":
    main()
