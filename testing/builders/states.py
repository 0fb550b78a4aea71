"""Ways to reach positions: stacked packs, scripted plays, random walks."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from enum import StrEnum
from itertools import islice
from typing import Any, NamedTuple

from hypothesis import strategies as st

from bot.rules import decide, shuffle
from bot.rules.actions import PLAYS, Action, Bid, Claim, Concede, Deal, Forfeit, Pass, Play
from bot.rules.cards import CARDS, RANKS, Card, Pack, cards, new_pack
from bot.rules.errors import ImpossibleRules, Reason
from bot.rules.events import DealEnded, Event
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules, options_of, rules_from
from bot.rules.options import TARGETS, RemovedCard, Teams
from bot.rules.policies import reject_loads
from bot.rules.rules import KINDS, Rules
from bot.rules.state import Phase, State, evolve
from bot.rules.view import SeatView, seat_view

FORTY = new_pack(RANKS[Pack.ITALIAN40])
VALUE, STRENGTH = Rules().order.value, Rules().order.strength
BRISCOLA_TABLES = (
    default_rules(players=2),
    default_rules(players=3),
    Rules(players=3, removed_card=RemovedCard.RANDOM),
    Rules(players=4, teams=Teams.PAIRS),
    Rules(players=4, teams=Teams.NONE),
    Rules(players=6, teams=Teams.TRIPLES),
)
"""Briscola without talk: one set of options per number of players and way to sit."""
EVERY_GAME = tuple(
    default_rules(variant, players) for variant, game in GAMES.items() for players in game.players
)
"""Every game with every number of players, as it is played when nothing is chosen."""


def name_of(rules: Rules) -> str:
    """How a test calls a table."""
    return f"{rules.variant}-{rules.players}"


def rules_for(variant: str = "briscola", **options: Any) -> Rules:  # noqa: ANN401 - as a record has them
    """A game with options as a record writes them."""
    return rules_from({"variant": variant, **options})


def fold(events: Iterable[Event], state: State | None = None) -> State:
    """The state after a log."""
    for event in events:
        state = evolve(state, event)
    assert state is not None
    return state


def new_match(rules: Rules, dealer: int = 0, rais: tuple[int, ...] = ()) -> State:
    """A match that waits for its first pack."""
    return fold(decide.start(rules, dealer, rais))


def first_deal(rules: Rules, deck: Sequence[Card], dealer: int = 0) -> State:
    """A match whose first pack is laid out."""
    state = new_match(rules, dealer)
    return fold(decide.deal(state, Deal(tuple(deck))), state)


def first_view(players: int = 4) -> SeatView:
    """What seat 0 sees when it leads the first trick of Briscola."""
    rules = rules_for(players=players)
    return seat_view(first_deal(rules, fixed_deck(rules), dealer=players - 1), 0)


def stacked_deal(
    rules: Rules,
    hands: Sequence[str],
    turnup: str = "",
    stock: str = "",
    dealer: int = 0,
    rais: tuple[int, ...] = (),
) -> State:
    """The first deal of a match with these hands ("5b Ab Kd", by seat), turn-up and top of the stock.

    Hands may be shorter than in the game, or "": they are filled up with what is left.
    """
    state = new_match(rules, dealer, rais)
    return fold(decide.deal(state, Deal(stacked_deck(rules, hands, turnup, stock, dealer))), state)


def stacked_deck(
    rules: Rules, hands: Sequence[str], turnup: str = "", stock: str = "", dealer: int = 0
) -> tuple[Card, ...]:
    """The pack of such a deal."""
    size, named_cards = rules.game.hand, [*cards(*" ".join([*hands, turnup, stock]).split())]
    assert len(set(named_cards)) == len(named_cards)
    left = [card for card in rules.packs[0] if card not in named_cards]
    hands_given = [list(cards(*hand.split())) for hand in hands] + [
        [] for _ in range(rules.players - len(hands))
    ]
    for hand in hands_given:
        while len(hand) < size:
            hand.append(left.pop(0))
    first = (dealer + 1) % rules.players
    dealing = [
        hands_given[(first + place) % rules.players][lap]
        for lap in range(size)
        for place in range(rules.players)
    ]
    return (*dealing, *cards(*turnup.split(), *stock.split()), *left)


def play_cards(state: State, *plays: str) -> tuple[State, list[Event]]:
    """The state after cards played by whoever is to play, and what happened."""
    events: list[Event] = []
    for card in plays:
        assert state.turn is not None
        state, happened = decide.step(state, state.turn, Play(CARDS[card]))
        events += happened
    return state, events


def take_actions(state: State, *attempts: Action | tuple[int, Action]) -> tuple[State, list[Event]]:
    """The state after actions, each by a named seat or by whoever is to act."""
    events: list[Event] = []
    for attempt in attempts:
        seat, action = attempt if isinstance(attempt, tuple) else (state.turn, attempt)
        assert seat is not None
        state, happened = decide.step(state, seat, action)
        events += happened
    return state, events


def play_on(state: State, tricks: int = 100, *, lowest: bool = True) -> tuple[State, list[Event]]:
    """So many more tricks, or to the end of the deal, each with the first or last legal card."""
    events: list[Event] = []
    goal, number = len(state.tricks) + tricks, state.number
    while state.phase is Phase.PLAY and state.number == number and len(state.tricks) < goal:
        assert state.turn is not None
        plays = [choice for choice in decide.legal(state, state.turn) if isinstance(choice, Play)]
        state, happened = decide.step(state, state.turn, plays[0 if lowest else -1])
        events += happened
    return state, events


def refusal_reason(state: State, seat: int, action: Action) -> Reason | None:
    """Why a seat may not act so; None if it may. ``legal`` must agree."""
    problem = decide.refusal(state, seat, action)
    assert (problem is None) is (action in decide.legal(state, seat))
    return None if problem is None else problem.reason


def random_deal(state: State, rng: random.Random) -> Deal:
    """Any pack that may be dealt now, in any order, with what was turned first."""
    pack = rng.choice(state.rules.packs_for(len(state.active)))
    deck = tuple(rng.sample(pack, len(pack)))
    if state.rules.turn_up_reject:
        return reject_loads(state.rules, deck, len(state.active))
    return Deal(deck)


class Step(NamedTuple):
    """One move of a walk: the state before, the events, the state after."""

    before: State
    events: list[Event]
    after: State


def walk(rules: Rules, seed: int, *, forfeits: float = 0.0, asides: float = 0.0) -> Iterator[Step]:
    """A random match, move by move, for ever the same by its seed.

    ``asides``: how often somebody does something else than what the match waits for, where the game has it.
    """
    rng = random.Random(seed)
    state = new_match(rules, rng.randrange(rules.players))
    while state.phase is not Phase.OVER:
        before = state
        if state.phase is Phase.DEALING:
            events = decide.deal(state, random_deal(state, rng))
            state = fold(events, state)
        else:
            seat, action = random_move(state, rng, forfeits=forfeits, asides=asides)
            state, events = decide.step(state, seat, action)
        yield Step(before, events, state)


def random_move(
    state: State, rng: random.Random, *, forfeits: float, asides: float, conceding: bool = True
) -> tuple[int, Action]:
    """Something that somebody may do, usually what the match waits for."""
    turn = state.next_seat
    assert turn is not None
    if state.talk.offer is not None:
        return turn, Concede(refuse=rng.random() < 0.3)
    if conceding and asides and decide.refusal(state, turn, Concede()) is None and rng.random() < asides:
        return turn, Concede()
    if forfeits and rng.random() < forfeits and state.talk.due is None:
        return rng.choice(state.active), Forfeit()
    asides = max(asides, 0.02 * state.rules.game.claims)  # a31: else it would go on for ever
    if asides and state.rules.moves and rng.random() < asides and state.talk.due is None:
        seat = rng.choice(state.active)
        others = [
            choice
            for choice in decide.legal(state, seat)
            if not isinstance(choice, Play | Forfeit | Bid | Pass | Concede)
        ]
        if others:
            kind = rng.choice(sorted({type(other) for other in others}, key=str))
            return seat, rng.choice([other for other in others if type(other) is kind])
    if state.phase is Phase.PLAY and state.talk.due is None:
        if not state.trick and not state.talk.orders:
            return turn, PLAYS[rng.choice(state.hands[turn])]
        return turn, rng.choice([c for c in decide.legal(state, turn) if isinstance(c, Play)])
    if state.phase is Phase.AUCTION and rng.random() < 0.6:
        return turn, Pass()
    choices = [choice for choice in decide.legal(state, turn) if not isinstance(choice, Forfeit | Concede)]
    return turn, rng.choice(choices)


def deal_ending(rules: Rules, *, is_draw: bool) -> tuple[State, DealEnded]:
    """A first deal that ended drawn, or with a winner: the state before its last card, and its end."""
    for seed in range(10_000):
        for step in walk(rules, seed):
            end = next((event for event in step.events if isinstance(event, DealEnded)), None)
            if end is None:
                continue
            points = sorted(end.points)
            if (points[-1] == points[-2]) is is_draw:
                return step.before, end
            break
    raise AssertionError("no such deal in ten thousand")


def all_cards(state: State) -> list[Card]:
    """Every card of a running deal, wherever it is."""
    return [
        *(card for hand in state.hands for card in hand),
        *state.stock,
        *(played.card for played in state.trick),
        *(played.card for trick in state.tricks for played in trick.cards),
    ]


def random_value(name: str, rng: random.Random) -> Any:  # noqa: ANN401 - whatever the option holds
    """A value that an option could have, in a record's words."""
    kind = KINDS[name]
    if issubclass(kind, StrEnum):
        return rng.choice(list(kind)).value
    if kind is bool:
        return rng.random() < 0.7
    if kind is str:
        return rng.choice(["", "Triestine", "Dal Negro, 1956 = ♦", "7", "true"])
    numbers: dict[str, list[int | str]] = {
        "cards": [32, 36, 40],
        "target": [*{n for targets in TARGETS.values() for n in [*targets][:3]}],
        "first_raise": [62, 65, 90],
        "turn_clock": [15, 61, 604_800, "off"],
        "match_clock": [1, 60, "off"],
        "talk_from_trick": [1, 2],
        "asks_per_trick": [0, 1, 2, 99],
        "orders_per_trick": [0, 1, 2, 99],
    }
    return rng.choice(numbers[name])


def random_options(rng: random.Random, likelihood: float = 0.3) -> dict[str, Any]:
    """Options of a game that can be played: what makes no sense together has been left away."""
    variant = rng.choice(list(Variant))
    options: dict[str, Any] = {"variant": variant.value, "players": rng.choice(GAMES[variant].players)}
    for field in fields(Rules):
        if field.name not in options and rng.random() < likelihood:
            options[field.name] = random_value(field.name, rng)
    while True:
        try:
            rules_from(options)
        except ImpossibleRules as problem:
            del options[str(problem.facts["option"])]
        else:
            return options


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any table of the whole family."""
    rules = rules_from(random_options(random.Random(draw(st.integers(0, 2**32)))))
    return replace(rules, target=min(TARGETS[rules.match])) if draw(st.booleans()) else rules


class Walk(list[Step]):
    """The beginning of a walk, told by how it is made: all its states in words are a megabyte."""

    def __init__(self, rules: Rules, seed: int, length: int, **chances: float) -> None:
        super().__init__(islice(walk(rules, seed, **chances), length))
        arguments = ", ".join(f"{name}={value}" for name, value in {"seed": seed, **chances}.items())
        self._told = f"list(walk(rules_from({options_of(rules)}), {arguments}))[:{length}]"

    def __repr__(self) -> str:
        return self._told


@st.composite
def walks(draw: st.DrawFn, *, forfeits: float = 0.0, asides: float = 0.15, most: int = 150) -> list[Step]:
    """The beginning of a random match of any game; a smaller one has fewer steps."""
    rules = draw(any_rules())
    seed = draw(st.integers(0, 2**32))
    return Walk(rules, seed, draw(st.integers(1, most)), forfeits=forfeits, asides=asides)


def fixed_deck(rules: Rules, match: str = "m", number: int = 0) -> tuple[Card, ...]:
    """A deck that is always the same."""
    nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    return shuffle.deck(rules, bytes(32), match, number, nonces)


def claims(state: State, seat: int) -> bool:
    """Whether a seat may claim."""
    return decide.refusal(state, seat, Claim()) is None
