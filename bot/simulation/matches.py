"""Matches without people and without Discord: a table at which computers play at full speed.

It does what a table does: it shuffles, seats computers, runs the engine and keeps the record. Everything
derives from one seed, so the same seed plays the same matches.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot import computers
from bot.computers.personalities import FORM, is_known
from bot.protocol.programs import PREFIX, Program
from bot.record.fairness import Fairness, Kind
from bot.record.read import SeatInfo
from bot.record.write import record
from bot.rules import decide, shuffle
from bot.rules.actions import Action, Play
from bot.rules.errors import brief
from bot.rules.events import Event
from bot.rules.notation.plain_data import LONGEST_TEXT, is_text
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve
from bot.rules.view import seat_view
from bot.simulation.random_actions import random_action
from bot.tables.decisions.talk import speakers

IDLE: Final = 100
"""After so many deals in a row without a score, a match stops without a result: nobody bids or claims there.
Even if a third of all deals is thrown in, so many in a row do not occur."""
MOST_DEALS: Final = 10_000
"""After so many deals a match stops, too. The longest of some hundred matches of random players had 516."""
LONGEST_SEED: Final = LONGEST_TEXT - 100
"""The characters of a seed: together with the number of a match it is the id of a record."""


@dataclass
class SeatTally:
    """The totals of a seat over all matches. ``points`` are the card points of its own tricks."""

    level: str
    wins: int = 0
    points: int = 0
    moves: int = 0
    thinking: float = 0.0
    """The seconds that it thought."""
    lost_turns: int = 0
    """The turns that a program lost to a novice."""

    @property
    def seconds_per_move(self) -> float:
        """The seconds that it thought about a move; 0 if it had none, as after a conquista at once (R-57)."""
        return self.thinking / self.moves if self.moves else 0.0


@dataclass
class Tally:
    """The totals of a simulation. ``seconds`` are processor time, records and views included."""

    seats: list[SeatTally]
    matches: int = 0
    unfinished: int = 0
    """The number of ``matches`` without a result: see ``IDLE`` and ``MOST_DEALS``."""
    deals: int = 0
    plays: int = 0
    seconds: float = 0.0

    @property
    def plays_per_second(self) -> float:
        """The card plays in a second of processor time."""
        return self.plays / self.seconds if self.seconds else 0.0


@dataclass
class Simulation:
    """Matches between computers.

    ``levels`` has one for each seat; ``programs`` are those that are not levels.
    """

    rules: Rules
    levels: Sequence[str]
    seed: str
    programs: Mapping[str, Program] = field(default_factory=dict)

    def run(
        self,
        matches: int,
        keep: Callable[[dict[str, Any]], None] | None = None,
        step: Callable[[int, int], object] | None = None,
    ) -> Tally:
        """Play ``matches`` matches. ``keep`` gets the record of each, ``step`` the number played so far."""
        tally = Tally([SeatTally(level) for level in self.levels])
        began = time.process_time()
        for number in range(matches):
            game = _Match(self.rules, self.levels, self.seed, number, self.programs)
            state = game.play(tally)
            lost_turns = game.lost_turns()
            for seat, turns in enumerate(lost_turns):
                tally.seats[seat].lost_turns += turns
            if keep is not None:
                keep(game.record({"lost_turns": lost_turns} if any(lost_turns) else None))
            for side in state.result.winners if state.result is not None else ():
                for seat in self.rules.sides[side]:
                    tally.seats[seat].wins += 1
            tally.matches += 1
            tally.unfinished += state.result is None
            if step is not None:
                step(tally.matches, matches)
        tally.seconds = time.process_time() - began
        return tally


class _Match:
    def __init__(
        self, rules: Rules, levels: Sequence[str], seed: str, number: int, programs: Mapping[str, Program]
    ) -> None:
        self._rules = rules
        self._levels = levels
        self._id = f"simulation-{seed}-{number}"
        self._seed = hashlib.sha256(self._id.encode()).digest()
        self._nonces = tuple(shuffle.computer_nonce(seat) for seat in range(rules.players))
        self._events: list[Event] = []
        self._decision = 0
        # Random play needs no view and no generator of its own: it is the load for measuring the engine.
        self._chance = random.Random(self._seed)  # noqa: S311 - repeatable, out of the seed
        self._computers: list[computers.Computer | None] = [
            None if level == computers.RANDOM else programs.get(level) or computers.create(level)
            for level in levels
        ]
        self._programs = programs
        self._lost_before = self._all_lost_turns()

    def play(self, tally: Tally) -> State:
        """Play the match and count it. If it does not end, it stops after a deal (fine print 5)."""
        dealer = shuffle.first_dealer(self._rules, self._seed, self._id, self._nonces)
        opening = decide.start(self._rules, dealer)
        self._events += opening
        state = evolve(None, opening[0])
        deals = idle = 0
        while state.phase is not Phase.OVER and idle < IDLE and deals < MOST_DEALS:
            score = state.score
            for event in self._deal(state):
                state = evolve(state, event)
            while (seat_awaited := state.next_seat) is not None:
                seat, action = self._next(state, seat_awaited, tally)
                tally.plays += type(action) is Play
                state, events = decide.step(state, seat, action)
                self._events += events
                self._decision += any(event.settles for event in events)
            deals += 1
            idle = idle + 1 if state.score == score else 0
            tally.deals += 1
            for seat, points in enumerate(state.piles):
                tally.seats[seat].points += points
        return state

    def lost_turns(self) -> list[int]:
        """The turns of this match, by seat, that programs lost to a novice."""
        return [now - before for now, before in zip(self._all_lost_turns(), self._lost_before, strict=True)]

    def _all_lost_turns(self) -> list[int]:
        programs = [self._programs.get(level) for level in self._levels]
        return [0 if program is None else program.lost_turns[seat] for seat, program in enumerate(programs)]

    def record(self, meta: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The record of the match after it was played."""
        seats = [
            SeatInfo(f"Computer {seat + 1}", Kind.COMPUTER, level) for seat, level in enumerate(self._levels)
        ]
        commitment = shuffle.commitment(self._seed, self._id)
        fairness = Fairness(commitment, self._nonces, self._seed.hex())
        return record(self._id, self._events, seats, fairness, meta=meta)

    def _deal(self, state: State) -> list[Event]:
        seats = len(state.active)
        deal = shuffle.deal(self._rules, self._seed, self._id, state.number, self._nonces, seats=seats)
        events = decide.deal(state, deal)
        self._events += events
        return events

    def _next(self, state: State, seat: int, tally: Tally) -> tuple[int, Action]:
        """The next action and its seat: talk of others comes before the awaited move."""
        for other in speakers(state):
            remark = self._remark(state, other)
            if remark is not None:
                return other, remark
        began = time.perf_counter()
        action = self._choice(state, seat)
        mine = tally.seats[seat]
        mine.thinking += time.perf_counter() - began
        mine.moves += 1
        return seat, action

    def _choice(self, state: State, seat: int) -> Action:
        computer = self._computers[seat]
        if computer is None:
            return random_action(state, seat, self._chance)
        return computer.choose(seat_view(state, seat), self._rng(seat))

    def _remark(self, state: State, seat: int) -> Action | None:
        computer = self._computers[seat]
        return None if computer is None else computer.remark(seat_view(state, seat), self._rng(seat))

    def _rng(self, seat: int) -> random.Random:
        draws = shuffle.computer_draws(self._seed, self._id, seat, self._decision, self._nonces)
        return random.Random(draws.below(2**32))  # noqa: S311 - repeatable, out of the seed


def levels_by_seat(levels: Sequence[str], players: int) -> list[str]:
    """One level for each seat: a single one is everybody's.

    Raises ``ValueError`` for another number, for an unknown level, and for a command that no record can
    hold.
    """
    names = [*computers.LEVELS, *computers.NUMBERED, *computers.HIDDEN]
    for level in levels:
        if level not in names and not is_known(level) and not level.startswith(PREFIX):
            choices = f"{', '.join(names)}, {FORM}, {PREFIX}COMMAND"
            raise ValueError(f"there is no level {brief(level)!r}; allowed: {choices}")
        if not is_text(level):
            raise ValueError(f"{brief(level)!r} has {len(level)} characters, {LONGEST_TEXT} at most")
    if len(levels) not in {1, players}:
        raise ValueError(f"{len(levels)} levels for {players} seats; name one, or one per seat")
    return [*levels] * players if len(levels) == 1 else [*levels]
