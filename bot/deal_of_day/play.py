"""A deal of the day without a table: who is to choose, with which numbers (D-5)."""

from __future__ import annotations

from typing import NamedTuple

from bot.deal_of_day.boards import LEVEL, SEAT, computer_draws, day_of, pack_of, play_seed
from bot.deal_of_day.rota import dealer_of, rules_on
from bot.deal_of_day.scoring import Result, result_of
from bot.rules import decide
from bot.rules.actions import Action
from bot.rules.events import DealEnded, Event
from bot.rules.shuffle import BoardName
from bot.rules.state import State, evolve
from bot.rules.view import SeatView, seat_view


class Chooser(NamedTuple):
    """Who is to choose: a level, what its seat may know, and the seed of its generator."""

    level: str
    view: SeatView
    seed: int


class SoloDeal:
    """A deal in which a level of computers plays the person's seat, and ``LEVEL`` all others."""

    def __init__(self, key: bytes, board: BoardName, level: str) -> None:
        self._board = board
        self._seed = play_seed(key, board)
        self._level = level
        self._decision = 0
        self._rules = rules_on(day_of(board))
        self.result: Result | None = None
        """The result of the person's seat; None until the deal has ended."""
        start = decide.start(self._rules, dealer_of(self._rules), board=True)
        self._state: State = evolve(None, start[0])
        self._follow(decide.deal(self._state, pack_of(key, board)))

    @property
    def chooser(self) -> Chooser | None:
        """Who is to choose now; None when the deal has ended."""
        seat = self._state.next_seat
        if self.result is not None or seat is None:
            return None
        draws = computer_draws(self._seed, self._board, seat, self._decision)
        level = self._level if seat == SEAT else LEVEL
        return Chooser(level, seat_view(self._state, seat), draws.below(2**32))

    def choose(self, action: Action) -> None:
        """Carry out what was chosen. Raises ``IllegalAction``."""
        seat = self._state.next_seat
        if seat is not None:
            self._follow(decide.decide(self._state, seat, action))

    def _follow(self, events: list[Event]) -> None:
        for event in events:
            self._state = evolve(self._state, event)
            # A table numbers the choices in the same way, so that equal plays get equal answers.
            self._decision += event.settles
            if isinstance(event, DealEnded):
                self.result = result_of(self._rules, event)
