"""Which of two players is better as declarer, as partner and as defender, on deals after one auction.

    python -m benchmarks roles [A B] [GAME …] [--deals N] [--jobs N] [--seed TEXT]

B bids and calls in every seat, then plays the deal in every seat; and once more with A in a role: the
declarer's, the partner's, each defender's in turn, all the defenders' at once. A's gain is the game points
of one seat in that role, minus those that B had in it, with the 95 % interval over the deals. Deals that
nobody declares do not count. Players and games are those of ``benchmarks.computers.strength``.
"""

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

from benchmarks.computers.strength import (
    DEALS,
    Chooser,
    Contest,
    Figure,
    deal_state,
    played_on,
    rules_or_exit,
    title,
)
from bot.rules import decide
from bot.rules.state import Auction, Phase, State
from bot.rules.view import seat_view
from testing import arguments

USUAL: Final = ("expert", "player")
GAMES: Final = ("chiamata", "sueca_italiana")
DECLARER, PARTNER, DEFENDER, DEFENDERS = PARTS = (
    "the declarer",
    "the partner",
    "a defender",
    "the defenders",
)


class Gain(NamedTuple):
    """The results of B in a role, and of A in its place: game points of one seat in one deal."""

    before: float
    after: float


def deal_after_call(contest: Contest, number: int, bidder: Chooser) -> State | None:
    """A deal after its auction and its call; None if nobody declares."""
    state, decision = deal_state(contest, contest.rules, number), 0
    while state.phase in {Phase.AUCTION, Phase.CALL}:
        assert state.next_seat is not None
        rng = random.Random(f"{contest.seed}.{number}.{state.next_seat}.bid.{decision}")
        state, _ = decide.step(state, state.next_seat, bidder.choose(seat_view(state, state.next_seat), rng))
        decision += 1
    return state if state.phase is Phase.PLAY else None


def seats_of(auction: Auction, players: int) -> dict[str, list[frozenset[int]]]:
    """By role, the seats that A takes, in each way in turn."""
    declarer = frozenset({auction.declarer or 0})
    partners = frozenset(auction.partners) - declarer
    defenders = frozenset(range(players)) - declarer - partners
    return {
        DECLARER: [declarer],
        PARTNER: [frozenset({seat}) for seat in sorted(partners)],
        DEFENDER: [frozenset({seat}) for seat in sorted(defenders)],
        DEFENDERS: [defenders],
    }


def gains(contest: Contest, number: int) -> dict[str, Gain]:
    """The gain of A in each role of a deal; nothing if nobody declares."""
    one, other = Chooser.named(contest.one), Chooser.named(contest.other)
    state = deal_after_call(contest, number, other)
    if state is None or state.auction is None:
        return {}
    gains = {}
    for part, ways in seats_of(state.auction, contest.rules.players).items():
        pairs = [
            tuple(played_on(contest, number, state, seats, (who, other)).points for who in (other, one))
            for seats in ways
        ]
        if pairs:
            gains[part] = Gain(*map(fmean, zip(*pairs, strict=True)))
    return gains


def row(contest: Contest, part: str, gains: list[Gain]) -> str:
    """One line of the table."""
    mean, half = Figure.of([gain.after - gain.before for gain in gains])
    before, after = fmean(gain.before for gain in gains), fmean(gain.after for gain in gains)
    points = f"{before:+.2f} | {after:+.2f} | {mean:+.3f} ± {half:.3f}"
    return (
        f"| {contest.one} | {contest.other} | {title(contest.rules)} | {part} | {points} | {len(gains):,} |"
    )


def main() -> None:
    """Print the table."""
    parser = arguments.parser("benchmarks roles", __doc__)
    parser.add_argument("choosers", nargs="*", metavar="A B GAME", help="two choosers, then games")
    parser.add_argument(
        "--deals", type=arguments.count, default=DEALS, help=f"deals of each game; {DEALS} if not said"
    )
    parser.add_argument("--jobs", type=arguments.count, default=1, help="processes; 1 if not said")
    parser.add_argument("--seed", default="roles")
    given = parser.parse_args()
    if len(given.choosers) == 1:
        parser.error("name two choosers")
    one, other = given.choosers[:2] or USUAL
    contests = [Contest(one, other, game, given.seed) for game in given.choosers[2:] or GAMES]
    try:
        for contest in contests:
            if rules_or_exit(contest.game).auction is None:
                sys.exit(f"nobody declares in {contest.game}")
            Chooser.named(one), Chooser.named(other)
    except (KeyError, ValueError) as problem:
        sys.exit(f"there is no such chooser: {problem}")
    print("| A | B | game | part | B's points | A's points | A gains | deals |")
    print("|---|---|---|---|---|---|---|---|")
    pool = ProcessPoolExecutor(given.jobs) if given.jobs > 1 else None
    for contest in contests:
        play = partial(gains, contest)
        deals = [
            *(pool.map(play, range(given.deals), chunksize=4) if pool else map(play, range(given.deals)))
        ]
        for part in PARTS:
            print(row(contest, part, [found[part] for found in deals if part in found]), flush=True)
    if pool:
        pool.shutdown()


if __name__ == "__main__":
    main()
