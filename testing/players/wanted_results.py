"""Deals that end as a test wishes: played by the rules, in public or unseen.

Unseen moves go through the tables' door: people come back to them as to a table that went on without them.
"""

import random
from collections.abc import Callable

from bot.rules import decide
from bot.rules.actions import Action, Bid, Forfeit, Pass, Play
from bot.rules.events import DealEnded
from bot.rules.state import Phase, State
from testing.players.any_game import MOVE_WAYS
from testing.worlds.world import World

TRIES = 20_000
"""So many ways to play a deal are tried; even 60–60 comes up in one of fifty."""
Wish = Callable[[DealEnded], bool]


def has_score(*score: int) -> Wish:
    """A deal that counts exactly so."""
    return lambda ended: ended.score == score


def is_drawn(ended: DealEnded) -> bool:
    """A deal in which two share the highest points."""
    *_, second, first = sorted(ended.points)
    return first == second


async def play_to_result(world: World, table_id: str, wish: Wish, *, in_public: bool = False) -> DealEnded:
    """The running deal is played to an end as wished: unseen, or by buttons and commands in turns."""
    state = world.table(table_id).state
    assert state is not None
    moves, ended = moves_to(state, wish)
    for number, (seat, action) in enumerate(moves):
        table = world.table(table_id)
        person = table.seats[seat].person
        assert person is not None, "a computer does as it likes"
        if in_public:
            way = list(MOVE_WAYS.values())[number % len(MOVE_WAYS)]
            await way(world.people[person.id], table, action)
        else:
            await world.briscola.context.tables.act(table_id, person, action)
        assert world.table(table_id).decision > table.decision, action
    if in_public:
        await world.rest()
        await world.briscola.publisher.idle()
    return ended


def moves_to(state: State, wish: Wish) -> tuple[list[tuple[int, Action]], DealEnded]:
    """Moves by which the running deal ends as wished, and that end."""
    for seed in range(TRIES):
        moves, ended = _by_chance(state, random.Random(seed))
        if wish(ended):
            return moves, ended
    raise AssertionError(f"no such end in {TRIES} tries")


def _by_chance(state: State, rng: random.Random) -> tuple[list[tuple[int, Action]], DealEnded]:
    moves: list[tuple[int, Action]] = []
    while True:
        seat = state.next_seat
        assert seat is not None
        action = _any(state, seat, rng)
        moves.append((seat, action))
        state, events = decide.step(state, seat, action)
        if state.phase in {Phase.DEALING, Phase.OVER}:
            return moves, next(event for event in events if isinstance(event, DealEnded))


def _any(state: State, seat: int, rng: random.Random) -> Action:
    """Something that brings the deal on. Nobody bids points: an auction would climb for long."""
    if state.phase is Phase.PLAY:
        return rng.choice([one for one in decide.legal(state, seat) if isinstance(one, Play)])
    if state.phase is Phase.AUCTION and rng.random() < 0.6:
        return Pass()
    legal = [one for one in decide.legal(state, seat) if not isinstance(one, Forfeit)]
    return rng.choice([one for one in legal if not isinstance(one, Bid) or one.points is None])
