"""Ways to reach positions: stacked packs, scripted plays, random walks."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from bot.rules import decide, shuffle
from bot.rules.actions import Deal, Forfeit, Play
from bot.rules.cards import CARDS, Card, cards
from bot.rules.events import DealEnded, Event
from bot.rules.state import Phase, State, evolve
from bot.rules.variant import RemovedCard, Rules, Teams, Tie
from bot.rules.variants import default_rules

TABLES = (
    default_rules(players=2),
    default_rules(players=3),
    Rules(players=3, removed_card=RemovedCard.RANDOM),
    default_rules(players=4),
    Rules(players=4, teams=Teams.NONE),
    default_rules(players=6),
)
"""One set of options per number of players and way to sit."""


def ties(rules: Rules) -> tuple[Tie, ...]:
    """The tie rules a table can choose (fine print 7)."""
    return tuple(Tie) if rules.two_sided else tuple(tie for tie in Tie if tie is not Tie.LAST_TRICK_WINS)


def fold(events: Iterable[Event], state: State | None = None) -> State:
    """The state after a log."""
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def begun(rules: Rules, dealer: int = 0) -> State:
    """A match that waits for its first pack."""
    return fold(decide.start(rules, dealer))


def dealt(rules: Rules, deck: Sequence[Card], dealer: int = 0) -> State:
    """A match whose first pack is laid out."""
    state = begun(rules, dealer)
    return fold(decide.deal(state, Deal(tuple(deck))), state)


def stacked(rules: Rules, hands: Sequence[str], turnup: str, stock: str = "", dealer: int = 0) -> State:
    """The first deal of a match with these hands ("5b Ab Kd", by seat), turn-up and top of the stock."""
    held = [cards(*hand.split()) for hand in hands]
    first = (dealer + 1) % rules.players
    dealing = [
        held[(first + place) % rules.players][lap] for lap in range(3) for place in range(rules.players)
    ]
    top = [*dealing, CARDS[turnup], *cards(*stock.split())]
    return dealt(rules, [*top, *(card for card in rules.packs[0] if card not in top)], dealer)


def played(state: State, *plays: str) -> tuple[State, list[Event]]:
    """The state after cards played by whoever is to play, and what happened."""
    events: list[Event] = []
    for card in plays:
        assert state.turn is not None
        state, happened = decide.step(state, state.turn, Play(CARDS[card]))
        events += happened
    return state, events


def shuffled(rules: Rules, rng: random.Random) -> tuple[Card, ...]:
    """Any pack in any order."""
    pack = rng.choice(rules.packs)
    return tuple(rng.sample(pack, len(pack)))


class Step(NamedTuple):
    """One move of a walk: the state before, the events, the state after."""

    before: State
    events: list[Event]
    after: State


def walk(rules: Rules, seed: int, *, forfeits: float = 0.0) -> Iterator[Step]:
    """A random match, move by move, for ever the same by its seed."""
    rng = random.Random(seed)
    state = begun(rules, rng.randrange(rules.players))
    while state.phase is not Phase.OVER:
        before = state
        if state.phase is Phase.DEALING:
            events = decide.deal(state, Deal(shuffled(rules, rng)))
            state = fold(events, state)
        elif rng.random() < forfeits:
            state, events = decide.step(state, rng.randrange(rules.players), Forfeit())
        else:
            assert state.turn is not None
            state, events = decide.step(state, state.turn, Play(rng.choice(state.hands[state.turn])))
        yield Step(before, events, state)


def deal_ending(rules: Rules, *, drawn: bool) -> tuple[State, DealEnded]:
    """A first deal that ended drawn, or with a winner: the state before its last card, and its end."""
    for seed in range(10_000):
        for step in walk(rules, seed):
            end = next((event for event in step.events if isinstance(event, DealEnded)), None)
            if end is None:
                continue
            points = sorted(end.points)
            if (points[-1] == points[-2]) is drawn:
                return step.before, end
            break
    raise AssertionError("no such deal in ten thousand")


def everywhere(state: State) -> list[Card]:
    """Every card of a running deal, wherever it is."""
    return [
        *(card for hand in state.hands for card in hand),
        *state.stock,
        *(card for _, card in state.trick),
        *(card for trick in state.tricks for _, card in trick.cards),
    ]


@st.composite
def tables(draw: st.DrawFn) -> Rules:
    """Any table."""
    rules = draw(st.sampled_from(TABLES))
    return Rules(
        players=rules.players,
        teams=rules.teams,
        removed_card=rules.removed_card,
        tie=draw(st.sampled_from(ties(rules))),
        target=draw(st.integers(1, 3)),
    )


@st.composite
def walks(draw: st.DrawFn, *, forfeits: float = 0.0) -> list[Step]:
    """The beginning of a random match; a smaller one has fewer steps."""
    rules = draw(tables())
    seed = draw(st.integers(0, 2**32))
    length = draw(st.integers(1, 150))
    return [step for step, _ in zip(walk(rules, seed, forfeits=forfeits), range(length), strict=False)]


def deck_of(rules: Rules, match: str = "m", number: int = 0) -> tuple[Card, ...]:
    """A deck that is always the same."""
    nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    return shuffle.deck(rules, bytes(32), match, number, nonces)
