"""What the signs between partners are worth, and what the computers make of it.

    python -m benchmarks signals [LEVEL] [GAME …] [--deals N] [--jobs N] [--seed TEXT] [--only COLUMN …]

The same deals are played with one pair mute, with its signs as the game has them, ``told`` all that signs
could say, and with the partner's whole hand ``seen``. ``told``: from the trick on in which signs may be made,
each seat of the pair knows which cards that have a sign its partner holds, and that it holds no others.
The other pair is always mute, and both are of one level (expert, if none is named). Without a GAME:
``briscola,players=4``.

``--reckon`` needs far fewer deals: both pairs play with their signs, and at each card the choice with what
a column knows is compared with the choice without. Their worths are those of a search of its own that sees
the partner's hand, so what a column gains is what the search makes of it, not what was won.

Otherwise every deal is played once with both pairs mute, and for every column once with each pair. A
column's gain is its result minus that of the mute pair in the same seats, with the 95 % interval over the
deals: the share of the deals won, and the card points of the pair. A seat's generator depends only on the
deal, the seat and the number of cards on the table and played, so that a deal differs only from where the
pair knows more.

With ``signalling`` and ``told``, a last row says what signs gain beyond half of what is gained by ``told``.
"""

import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from benchmarks.computers.strength import Contest, Figure, deal_state, mute, rules_or_exit, share_won, title
from bot.computers.knowledge.beliefs import Beliefs, believe
from bot.computers.levels.expert import Expert
from bot.computers.levels.maestro import Maestro
from bot.computers.search import evaluate, rewards
from bot.rules import decide
from bot.rules.actions import Action, Play
from bot.rules.options import Talk
from bot.rules.policies import by_side, signed_cards
from bot.rules.state import Phase, State
from bot.rules.view import SeatView, seat_view
from bot.tables.decisions.talk import speakers
from testing import arguments

DEALS: Final = 400
FINER: Final = 3
"""The trials of the search that reckons what a choice is worth, as a multiple of an expert's."""
GAME: Final = "briscola,players=4"
LEVELS: Final = {"expert": Expert, "maestro": Maestro}
MUTE, SIGNALLING, TOLD, SEEN = "mute", "signalling", "told", "seen"
COLUMNS: Final = (SIGNALLING, TOLD, SEEN)
BEYOND: Final = "signalling beyond half of told"


class Gain(NamedTuple):
    """What a pair gains in a deal: in its share of the win, and in card points."""

    share: float
    points: float


def informed(state: State, seat: int, column: str) -> tuple[SeatView, Beliefs | None]:
    """What a seat sees and, where a column tells it more, believes."""
    view = seat_view(state, seat)
    partners = [other for other in state.rules.sides[state.rules.side_of(seat)] if other != seat]
    if column == SIGNALLING:
        return view, None
    view = mute(view)
    if column == SEEN:
        cards = tuple((other, card) for other in partners for card in state.hands[other])
        return replace(view, known_cards=tuple(dict.fromkeys((*view.known_cards, *cards)))), None
    if column == MUTE or len(state.tricks) < state.rules.talk_from_trick - 1:
        return view, None
    return view, told(state, view, partners)


def told(state: State, view: SeatView, partners: Sequence[int]) -> Beliefs:
    """The beliefs of a seat that knows which cards with a sign its partners hold and lack."""
    beliefs, signed = believe(view), frozenset(signed_cards(state.rules, state.trump))
    hands = {other: frozenset(state.hands[other]) for other in partners}
    holds = {**beliefs.holds}
    for other, hand in hands.items():
        holds[other] = beliefs.certain(other) | (hand & signed)
    return replace(
        beliefs,
        holds=holds,
        unshown={other: signed - hand for other, hand in hands.items()},
        drew=frozenset(),
        openness=1.0,
    )


class Informed:
    """A level whose seats are told what they believe.

    A subclass of the level would have to be told too, so the level's own choice of a card is called.
    """

    def __init__(self, level: str) -> None:
        self._computer = LEVELS[level]()

    def choose(self, state: State, seat: int, column: str, rng: random.Random) -> Action:
        """The action of a seat that is to act."""
        view, beliefs = informed(state, seat, column)
        plays = [action for action in view.legal if isinstance(action, Play)]
        if beliefs is None or len(plays) < 2:
            return self._computer.choose(view, rng)
        rng.getrandbits(32)  # as the level does for its talk
        return self._computer.best(view, beliefs, plays, rng)[0]

    def remark(self, state: State, seat: int, column: str, rng: random.Random) -> Action | None:
        """What a seat says while a partner is about to play; None for nothing."""
        return self._computer.remark(informed(state, seat, column)[0], rng)


def result_of(contest: Contest, number: int, side: int | None, column: str) -> State:
    """The end of a deal in which one side plays as a column says, and the others are mute."""
    level = Informed(contest.one)
    state = deal_state(contest, contest.rules, number)
    while state.phase not in {Phase.DEALING, Phase.OVER}:
        moment = f"{contest.seed}.{number}.{len(state.tricks)}.{len(state.trick)}"
        for seat, talks in seats_to_ask(state):
            its_column = column if state.rules.side_of(seat) == side else MUTE
            if talks:
                chance = random.Random(f"{moment}.{seat}.{len(state.talk.signals)}")
                action = level.remark(state, seat, its_column, chance)
            else:
                action = level.choose(state, seat, its_column, random.Random(f"{moment}.{seat}"))
            if action is not None:
                state, _ = decide.step(state, seat, action)
                break
    return state


def seats_to_ask(state: State) -> list[tuple[int, bool]]:
    """The seats that are asked for the next action, and whether they may only talk."""
    assert state.next_seat is not None
    return [*((seat, True) for seat in speakers(state)), (state.next_seat, False)]


def gains(contest: Contest, columns: Sequence[str], number: int) -> dict[str, Gain]:
    """What a pair gains in a deal by each column, on average over both pairs."""
    before = result_of(contest, number, None, MUTE)
    gains = {}
    for column in columns:
        share, points = 0.0, 0.0
        for side, seats in enumerate(contest.rules.sides):
            after = result_of(contest, number, side, column)
            share += share_won(after, frozenset(seats)) - share_won(before, frozenset(seats))
            points += points_of(after, side) - points_of(before, side)
        gains[column] = Gain(share / len(contest.rules.sides), points / len(contest.rules.sides))
    return gains


def reckoned_gains(contest: Contest, columns: Sequence[str], number: int) -> dict[str, Gain]:
    """What a pair gains in a deal by each column, card by card, as a search reckons that sees more."""
    level, sums = Informed(contest.one), {column: [0.0, 0.0] for column in columns}
    state = deal_state(contest, contest.rules, number)
    while state.phase not in {Phase.DEALING, Phase.OVER}:
        moment = f"{contest.seed}.{number}.{len(state.tricks)}.{len(state.trick)}"
        moment += f".{len(state.talk.signals)}"
        for seat, talks in seats_to_ask(state):
            chance = random.Random(f"{moment}.{seat}")
            action = (level.remark if talks else level.choose)(state, seat, SIGNALLING, chance)
            if action is not None:
                break
        assert action is not None
        if isinstance(action, Play):
            choices: dict[str, Action] = {SIGNALLING: action}
            for column in {MUTE, *columns} - {SIGNALLING}:
                chance = random.Random(f"{moment}.{seat}")
                choices[column] = level.choose(without_signs(state, seat), seat, column, chance)
            if len({*choices.values()}) > 1:
                worths = worths_of(state, seat, random.Random(f"{moment}.worth"))
                for column, total in sums.items():
                    for at, more in enumerate(worths[choices[column]]):
                        total[at] += more - worths[choices[MUTE]][at]
        state, _ = decide.step(state, seat, action)
    return {
        column: Gain(*(one / len(contest.rules.sides) for one in total)) for column, total in sums.items()
    }


def without_signs(state: State, seat: int) -> State:
    """The state if a seat had seen no signs."""
    signs = tuple(one for one in state.talk.signals if one.seat == seat)
    return state._replace(talk=state.talk._replace(signals=signs))


def worths_of(state: State, seat: int, rng: random.Random) -> dict[Action, Gain]:
    """The worth of each card of a seat for who sees its partner's hand: in deals won, and in card points."""
    view, _ = informed(state, seat, SEEN)
    worths = evaluate.judge(view, rng, FINER * evaluate.trials(view)).worths
    return {
        play: Gain((worth.reward - worth.points / rewards.ONE) / 2, worth.points)
        for play, worth in worths.items()
    }


def points_of(state: State, side: int) -> int:
    """The card points of a side at the end of a deal."""
    return by_side(state.rules, state.piles)[side]


def beyond_half(signalling: Gain, told: Gain) -> Gain:
    """What signs gain in a deal beyond a half of what is gained by ``told``."""
    return Gain(signalling.share - told.share / 2, signalling.points - told.points / 2)


def row(contest: Contest, column: str, gains: Sequence[Gain]) -> str:
    """One line of the table."""
    share, points = Figure.of([gain.share for gain in gains]), Figure.of([gain.points for gain in gains])
    won = f"{share.mean:+.1%} ± {share.half:.1%} | {points.mean:+.2f} ± {points.half:.2f}"
    return f"| {contest.one} | {title(contest.rules)} | {column} | {won} | {len(gains):,} |"


def main() -> None:
    """Print the table."""
    parser = arguments.parser("benchmarks signals", __doc__)
    parser.add_argument("level", nargs="?", choices=LEVELS, default="expert")
    parser.add_argument("games", nargs="*", metavar="GAME", default=[GAME])
    parser.add_argument(
        "--deals", type=arguments.count, default=DEALS, help=f"deals of each game; {DEALS} if not said"
    )
    parser.add_argument("--jobs", type=arguments.count, default=1, help="processes; 1 if not said")
    parser.add_argument("--seed", default="signals")
    parser.add_argument("--only", nargs="+", choices=COLUMNS, default=COLUMNS, help="columns to play")
    parser.add_argument("--reckon", action="store_true", help="compare choices, not results")
    given = parser.parse_args()
    contests = [Contest(given.level, given.level, game, given.seed) for game in given.games]
    for contest in contests:
        rules = rules_or_exit(contest.game)
        if rules.talk is not Talk.SIGNALS or not rules.two_sided:
            sys.exit(f"partners make no signs in {contest.game}")
    print("| level | game | the pair | gain in deals won | in card points | deals |")
    print("|---|---|---|---|---|---|")
    pool = ProcessPoolExecutor(given.jobs) if given.jobs > 1 else None
    for contest in contests:
        play = partial(reckoned_gains if given.reckon else gains, contest, given.only)
        numbers = range(given.deals)
        found = [*(pool.map(play, numbers, chunksize=4) if pool else map(play, numbers))]
        for column in given.only:
            print(row(contest, column, [one[column] for one in found]), flush=True)
        if {SIGNALLING, TOLD} <= {*given.only}:
            beyond = [beyond_half(one[SIGNALLING], one[TOLD]) for one in found]
            print(row(contest, BEYOND, beyond), flush=True)
    if pool:
        pool.shutdown()


if __name__ == "__main__":
    main()
