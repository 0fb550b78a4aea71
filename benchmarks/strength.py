"""Who plays better, by how much: two choosers on the same deals, each twice with the sides exchanged.

python -m benchmarks.strength [A] [B] [DEALS] [VARIANT key=value …]

A chooser is a level, alone or with an ear or a tongue less: `novice`, `novice-deaf` (heeds nothing that
it was shown or told), `novice-mute` (says nothing, and answers when asked). Without arguments: what talk
is worth to novices, in every kind of talk. Games with two sides only. The figure is A's share of the deals
won, a drawn one counted half, with the 95 % interval over pairs of deals.
"""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from bot import computers
from bot.rules import decide, shuffle
from bot.rules.actions import Action, Ask, Deal, Look, Order, Signal, Watch
from bot.rules.events import Event
from bot.rules.state import Phase, State, evolve
from bot.rules.variant import Rules
from bot.rules.variants import rules_from
from bot.rules.view import SeatView, seat_view
from bot.tables.asides import speakers

DEALS: Final = 250
NORMAL_95: Final = 1.96
TALKS: Final = (
    {"players": 4, "talk": "signals"},
    {"players": 4, "talk": "signals", "signal_truth": "free"},
    {"players": 4, "talk": "signals", "signal_delivery": "catchable"},
    {"players": 4, "talk": "signals", "signal_delivery": "public", "signal_truth": "free"},
    {"players": 6, "talk": "signals"},
    {"players": 4, "talk": "conversation"},
    {"players": 6, "talk": "conversation"},
    {"variant": "schembil"},
)


def mute(view: SeatView) -> SeatView:
    """A view in which there is nothing to say but an answer."""
    return replace(
        view,
        legal=tuple(one for one in view.legal if not isinstance(one, Signal | Watch | Ask | Order | Look)),
    )


def deaf(view: SeatView) -> SeatView:
    """A view in which nobody else has shown or told anything."""
    own = tuple(one for one in view.talk.signals if one.seat == view.seat)
    return replace(view, talk=replace(view.talk, signals=own, answers=()))


LESS: Final[dict[str, Callable[[SeatView], SeatView]]] = {"deaf": deaf, "mute": mute, "": lambda view: view}


@dataclass(frozen=True)
class Chooser:
    """A level that sees its views through a filter."""

    computer: computers.Computer
    sees: Callable[[SeatView], SeatView]

    @classmethod
    def named(cls, name: str) -> "Chooser":
        """The chooser of a name such as ``novice-deaf``; KeyError for another."""
        level, _, less = name.partition("-")
        return cls(computers.create(level), LESS[less])

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """As ``Computer.choose``."""
        return self.computer.choose(self.sees(view), rng)

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """As ``Computer.remark``."""
        return self.computer.remark(self.sees(view), rng)


def share_won(rules: Rules, number: int, first: Chooser, second: Chooser) -> float:
    """What the first side wins of a deal: 1, 0, or a half where nobody wins it."""
    state = folded(None, decide.start(rules, number % rules.players))
    seed, nonces = number.to_bytes(32), [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    deck = shuffle.deck(rules, seed, "strength", 0, nonces, seats=rules.players)
    state = folded(state, decide.deal(state, Deal(deck)))
    decision = 0
    while state.phase not in {Phase.DEALING, Phase.OVER}:
        for seat, action in wanted(state, (first, second), number, decision):
            if action is not None:
                state, _ = decide.step(state, seat, action)
                decision += 1
                break
    return 0.5 if state.score[0] == state.score[1] else float(state.score[0] > state.score[1])


def folded(state: State | None, events: Sequence[Event]) -> State:
    """The state after some events."""
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def wanted(
    state: State, sides: tuple[Chooser, Chooser], number: int, decision: int
) -> Iterator[tuple[int, Action | None]]:
    """What is done next, and by whom: talk of others comes before the move that is waited for."""

    def asked(seat: int) -> tuple[Chooser, SeatView, random.Random]:
        chance = random.Random(f"{number}.{seat}.{decision}")
        return sides[state.rules.side_of(seat)], seat_view(state, seat), chance

    for seat in speakers(state):
        chooser, view, chance = asked(seat)
        yield seat, chooser.remark(view, chance)
    assert state.awaited is not None
    chooser, view, chance = asked(state.awaited)
    yield state.awaited, chooser.choose(view, chance)


def compared(rules: Rules, one: str, other: str, deals: int) -> str:
    """A's share of the deals won, as a line of text."""
    a, b = Chooser.named(one), Chooser.named(other)
    pairs = [
        (share_won(rules, number, a, b) + 1 - share_won(rules, number, b, a)) / 2 for number in range(deals)
    ]
    half = NORMAL_95 * stdev(pairs) / sqrt(len(pairs))
    return f"{one} against {other}: {fmean(pairs):.1%} ± {half:.1%} of {2 * deals:,} deals"


def main() -> None:
    """Print the figures."""
    names, deals, games = ["novice", "novice-deaf"], DEALS, [rules_from(talk) for talk in TALKS]
    given = sys.argv[1:]
    if given:
        names = given[:2]
        deals = int(given[2]) if len(given) > 2 else DEALS
    if len(given) > 3:
        options = dict(option.split("=", 1) for option in given[4:])
        numbers = {key: int(value) for key, value in options.items() if value.isdigit()}
        games = [rules_from({"variant": given[3], **options, **numbers})]
    for rules in games:
        title = f"{rules.variant.value} for {rules.players}, {rules.talk.value}"
        if rules.talk.value == "signals":
            title += f" {rules.signal_delivery.value} {rules.signal_truth.value}"
        print(f"{title:<50}{compared(rules, *names, deals)}")


if __name__ == "__main__":
    main()
