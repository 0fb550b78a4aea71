"""Which of two players is better, and by how much: they play the same deals in each other's seats.

    python -m benchmarks strength [A B] [GAME …] [--deals N] [--until WIDTH] [--jobs N] [--seed TEXT] [--pure]

A player is a level, a hidden one too (``greedy``, the yardstick, and ``random``) or one with a personality
(``7:pina``), alone or with less talk: ``novice-deaf`` ignores everything that it was shown or told,
``novice-mute`` says nothing and only answers when asked. ``heuristics@T``, ``search@T``, ``network@T`` and
``lookahead@T`` are ways to play with the error of a temperature (``bot.computers.levels.careless``). It can
also be ``exec:COMMAND``, a program that speaks the protocol of ``python -m bot engine``.
A GAME is a variant and its options, ``chiamata`` or ``briscola,players=4,talk=off``; or one of the sets
``basic``, ``family`` (every variant) and ``talk`` (every kind of talk). Without arguments: a few deals of
each pair that has a required figure.

Every deal is played once for each way to sit: with two sides twice, with A on either; if everybody plays
alone, or one against the rest, A sits in every seat in turn, alone among Bs. The dealer rotates. A's share
of the deals won is given with the 95 % interval over the deals. A drawn deal counts a half, or an equal part
for each if many play alone. Games with a declarer give game points a deal instead. The same seed deals the
same cards, and the number of processes changes nothing. Moves are timed in processor time, without that of
programs.
"""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from math import sqrt
from multiprocessing.util import Finalize
from statistics import fmean, stdev
from typing import Final, NamedTuple

from bot import computers
from bot.computers.personalities import FORM
from bot.protocol.programs import PREFIX, Program
from bot.rules import decide, shuffle
from bot.rules.actions import Action, Ask, Look, Order, Signal, Watch
from bot.rules.errors import ImpossibleRules
from bot.rules.games import Variant
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import SeatView, seat_view
from bot.tables.decisions.talk import speakers
from bot.text.catalogue import Voice
from bot.text.refusals import refusal
from testing import arguments
from testing.builders.states import fold

NORMAL_95: Final = 1.96
DEALS: Final = 200
QUICK: Final = 25
BATCH: Final = 50
MOST: Final = 1_000_000
"""The number of deals after which a comparison stops that runs until its interval is narrow."""
BASIC: Final = ("briscola", "briscola,players=4,talk=off")
TALKS: Final = (
    "briscola,players=4,talk=signals",
    "briscola,players=4,talk=signals,signal_truth=free",
    "briscola,players=4,talk=signals,signal_delivery=catchable",
    "briscola,players=4,talk=signals,signal_delivery=public,signal_truth=free",
    "briscola,players=6,talk=signals",
    "briscola,players=4,talk=conversation",
    "briscola,players=6,talk=conversation",
    "schembil",
)
FAMILY: Final = (
    "briscola",
    "briscola,players=3",
    "briscola,players=4",
    "briscola,players=6",
    *(variant.value for variant in Variant if variant is not Variant.BRISCOLA),
    "bisca3,players=4",
    "brisca,players=4",
    "bosnian32,players=5",
)
SETS: Final = {"basic": BASIC, "talk": TALKS, "family": FAMILY}
USUAL: Final = (("player", "random"), ("player", "novice"), ("player", "greedy"))


def mute(view: SeatView) -> SeatView:
    """A view in which only answers can be said."""
    return replace(
        view,
        legal=tuple(one for one in view.legal if not isinstance(one, Signal | Watch | Ask | Order | Look)),
    )


def deaf(view: SeatView) -> SeatView:
    """A view in which nobody else has shown or told anything."""
    own = tuple(one for one in view.talk.signals if one.seat == view.seat)
    return replace(view, talk=replace(view.talk, signals=own, answers=()))


LESS: Final[dict[str, Callable[[SeatView], SeatView]]] = {"deaf": deaf, "mute": mute, "": lambda view: view}


@cache
def _program_of(level: str, _process: int) -> Program:
    """The one program of a level in a process, which ends with it.

    A forked process starts its own: two processes that wrote to one program would get each other's answers.
    """
    program = Program(level)
    # Also at the end of a worker process, where `atexit` does not run.
    Finalize(program, program.close, exitpriority=1)
    return program


@dataclass(frozen=True)
class Chooser:
    """A level that sees its views through a filter."""

    computer: computers.Computer
    sees: Callable[[SeatView], SeatView]

    @classmethod
    def named(cls, name: str) -> "Chooser":
        """The chooser of a name such as ``novice-deaf`` or ``exec:COMMAND``.

        Raises ``KeyError`` for any other.
        """
        if name.startswith(PREFIX):
            return cls(_program_of(name, os.getpid()), LESS[""])
        level, _, less = name.partition("-")
        way, at, temperature = level.partition("@")
        computer = computers.careless(way, float(temperature), level) if at else computers.create(level)
        return cls(computer, LESS[less])

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """See ``Computer.choose``."""
        return self.computer.choose(self.sees(view), rng)

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """See ``Computer.remark``."""
        return self.computer.remark(self.sees(view), rng)


class Contest(NamedTuple):
    """Two choosers by name, a game by its options, and the seed from which everything derives."""

    one: str
    other: str
    game: str
    seed: str

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)


class Score(NamedTuple):
    """A's result in a deal: a share of the win, game points; the seconds and moves of its thinking.

    ``ahead``, ``behind``: the numbers of sides with fewer and with more points; a half each if all are equal.
    """

    share: float
    points: float
    ahead: float
    behind: float
    declares: bool
    thinking: float
    moves: int


def rules_of(game: str) -> Rules:
    """The rules of ``variant,key=value,…``. Raises ``ImpossibleRules`` if there are none."""
    variant, *options = game.split(",")
    values = dict(option.partition("=")[::2] for option in options)
    words: dict[str, object] = {"true": True, "false": False}
    plain = {key: int(value) if value.isdigit() else words.get(value, value) for key, value in values.items()}
    return rules_from({"variant": variant, **plain})


def rules_or_exit(game: str) -> Rules:
    """As ``rules_of``; where there are none, a sentence says why, and the program ends."""
    try:
        return rules_of(game)
    except ImpossibleRules as problem:
        why = refusal(Voice("en"), problem)
        sys.exit(f"there is no such game: {game}. {why}")


def ways(rules: Rules) -> list[frozenset[int]]:
    """The seats of A, for every way in which A and B can sit."""
    if rules.two_sided:
        return [frozenset(side) for side in rules.sides]
    return [frozenset({seat}) for seat in range(rules.players)]


def deal_scores(contest: Contest, number: int) -> list[Score]:
    """The scores of a deal, one for every way to sit."""
    rules = contest.rules
    choosers = Chooser.named(contest.one), Chooser.named(contest.other)
    return [one_deal(contest, rules, number, seats, choosers) for seats in ways(rules)]


def one_deal(
    contest: Contest, rules: Rules, number: int, seats: frozenset[int], choosers: tuple[Chooser, Chooser]
) -> Score:
    """One deal with A in some seats."""
    return played_on(contest, number, deal_state(contest, rules, number), seats, choosers)


def deal_state(contest: Contest, rules: Rules, number: int) -> State:
    """A deal at its beginning: the same cards for the same number and seed."""
    state = fold(decide.start(rules, number % rules.players))
    seed = random.Random(f"{contest.seed}.{number}").randbytes(32)
    nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    cards = shuffle.deal(rules, seed, "strength", 0, nonces, seats=rules.players)
    return fold(decide.deal(state, cards), state)


def played_on(
    contest: Contest, number: int, state: State, seats: frozenset[int], choosers: tuple[Chooser, Chooser]
) -> Score:
    """The rest of a deal with A in some seats."""
    decision, thinking, moves = 0, 0.0, 0
    auction = None
    while state.phase not in {Phase.DEALING, Phase.OVER}:
        auction = state.auction
        for seat, chooser, talks in seat_to_ask(state, seats, choosers):
            view = seat_view(state, seat)
            chance = random.Random(f"{contest.seed}.{number}.{seat}.{decision}")
            began = time.process_time()
            action = (chooser.remark if talks else chooser.choose)(view, chance)
            if seat in seats and not talks:
                thinking += time.process_time() - began
                moves += 1
            if action is not None:
                state, _ = decide.step(state, seat, action)
                decision += 1
                break
    declares = auction is not None and any(seat == auction.declarer for seat in seats)
    ahead, behind = sides_passed(state, seats)
    return Score(share_won(state, seats), points_of(state, seats), ahead, behind, declares, thinking, moves)


def seat_to_ask(
    state: State, seats: frozenset[int], choosers: tuple[Chooser, Chooser]
) -> Iterator[tuple[int, Chooser, bool]]:
    """Who is asked for the next action: talk of others comes before the awaited move."""
    for seat in speakers(state):
        yield seat, choosers[seat not in seats], True
    assert state.next_seat is not None
    yield state.next_seat, choosers[state.next_seat not in seats], False


def points_of(state: State, seats: frozenset[int]) -> float:
    """The average game points of some seats."""
    return fmean(state.score[state.rules.side_of(seat)] for seat in seats)


def share_won(state: State, seats: frozenset[int]) -> float:
    """The share of the win of the sides of some seats: all, none, or a part of a draw."""
    best = max(state.score)
    winners = [side for side, points in enumerate(state.score) if points == best]
    return sum(state.rules.side_of(min(seats)) == side for side in winners) / len(winners)


def sides_passed(state: State, seats: frozenset[int]) -> tuple[float, float]:
    """The numbers of sides with fewer and with more points than that of some seats."""
    own = state.score[state.rules.side_of(min(seats))]
    ahead, behind = sum(own > one for one in state.score), sum(own < one for one in state.score)
    return (ahead, behind) if len(set(state.score)) > 1 else (0.5, 0.5)


class Figure(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Figure":
        """The figure of independent observations."""
        half = NORMAL_95 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
        return cls(fmean(numbers), half)


def figure(contest: Contest, scores: Sequence[Sequence[Score]]) -> Figure:
    """The figure of this game: the share of the deals won, or game points if somebody declares."""
    points = contest.rules.auction is not None
    return Figure.of([fmean(one.points if points else one.share for one in deal) for deal in scores])


def compare(contest: Contest, deals: int, until: float | None, pool: ProcessPoolExecutor | None) -> str:
    """Play the comparison. Returns its row of a Markdown table."""
    scores: list[list[Score]] = []
    play = partial(deal_scores, contest)
    while len(scores) < (deals if until is None else MOST):
        batch = range(len(scores), len(scores) + min(BATCH, deals if until is None else BATCH))
        batch = batch if until is not None else range(batch.start, min(batch.stop, deals))
        scores += pool.map(play, batch, chunksize=4) if pool else map(play, batch)
        if until is not None and len(scores) >= BATCH and 2 * figure(contest, scores).half <= until:
            break
    return row(contest, scores)


def row(contest: Contest, scores: Sequence[Sequence[Score]]) -> str:
    """One line of the table."""
    every = [one for deal in scores for one in deal]
    mean, half = figure(contest, scores)
    if contest.rules.auction is None:
        even = "" if contest.rules.two_sided else f" (even: {1 / contest.rules.players:.0%})"
        result = f"{mean:.1%} ± {half:.1%}{even}"
    else:
        parts = [
            f"{name} {fmean(points):+.2f} in {len(points) / len(every):.0%}"
            for name, points in (
                ("declaring", [one.points for one in every if one.declares]),
                ("else", [one.points for one in every if not one.declares]),
            )
            if points
        ]
        result = f"{mean:+.3f} ± {half:.3f} points ({', '.join(parts)})"
    moves = sum(one.moves for one in every)
    speed = 1000 * sum(one.thinking for one in every) / max(1, moves)
    game = f"{title(contest.rules)}"
    return f"| {contest.one} | {contest.other} | {game} | {result} | {len(every):,} | {speed:.2f} |"


def title(rules: Rules) -> str:
    """A game with its options."""
    variant, players, *options = options_of(rules).items()
    more = "".join(f", {key} {value}" for key, value in options)
    return f"{variant[1]} for {players[1]}{more}"


def without_numba() -> None:
    """Hide Numba, so that nothing is compiled in this process. The search is imported after this."""
    sys.modules["numba"] = None  # type: ignore[assignment] # what cannot be imported


def main() -> None:
    """Print the table."""
    parser = arguments.parser("benchmarks strength", __doc__)
    parser.add_argument("choosers", nargs="*", metavar="A B GAME", help="two choosers, then games or sets")
    parser.add_argument("--deals", type=arguments.count, help=f"deals of each game; {DEALS} if not said")
    parser.add_argument(
        "--until", type=arguments.number, metavar="WIDTH", help="play until an interval is so narrow"
    )
    parser.add_argument("--jobs", type=arguments.count, default=1, help="processes; 1 if not said")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--pure", action="store_true", help="as where Numba is not installed")
    given = parser.parse_args()
    if given.pure:
        without_numba()
    if len(given.choosers) == 1:
        parser.error("name two choosers")
    pairs = [tuple(given.choosers[:2])] if given.choosers else USUAL
    deals = given.deals or (DEALS if given.choosers else QUICK)
    games = [game for name in given.choosers[2:] or ["basic"] for game in SETS.get(name, (name,))]
    try:
        contests = [Contest(one, other, game, given.seed) for one, other in pairs for game in games]
        for contest in contests:
            rules_or_exit(contest.game), Chooser.named(contest.one), Chooser.named(contest.other)
    except ValueError as problem:
        sys.exit(str(problem))
    except KeyError as unknown:
        levels = ", ".join([*computers.LEVELS, *computers.NUMBERED, FORM, *computers.HIDDEN])
        sys.exit(f"there is no chooser {unknown}; levels: {levels}")
    print("| A | B | game | A's result | deals played | ms a move of A |")
    print("|---|---|---|---|---|---|")
    hide = without_numba if given.pure else None
    pool = ProcessPoolExecutor(given.jobs, initializer=hide) if given.jobs > 1 else None
    for contest in contests:
        print(compare(contest, deals, given.until, pool), flush=True)
    if pool:
        pool.shutdown()


if __name__ == "__main__":
    main()
