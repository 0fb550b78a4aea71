"""An attempt at a puzzle: what has become of it after the cards that the solver has chosen (P-6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from bot.puzzle.position import GOAL, Position
from bot.puzzle.puzzle import Choice, Puzzle
from bot.rules.cards import Card


class Outcome(StrEnum):
    """What has become of a puzzle. The values are stored."""

    OPEN = "open"
    SOLVED = "solved"
    LOST = "lost"


class NoSuchCard(ValueError):
    """The solver cannot choose this card now."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A puzzle after some choices of the solver.

    - ``choices_made``: the choices so far.
    - ``cards``: all cards since the beginning, in order of play.
    - ``choices``: the solver's next choices; empty when it is over.
    """

    puzzle: Puzzle
    choices_made: tuple[Choice, ...]
    cards: tuple[Card, ...]
    choices: tuple[Choice, ...]

    @property
    def outcome(self) -> Outcome:
        """Whether it is solved, lost, or neither yet."""
        if self.choices:
            return Outcome.OPEN
        return Outcome.SOLVED if self.choices_made[-1].points >= GOAL else Outcome.LOST

    @property
    def right(self) -> int:
        """The number of choices that still win."""
        return sum(choice.points >= GOAL for choice in self.choices_made)

    @property
    def position(self) -> Position:
        """The position on the table."""
        return reduce(Position.play, self.cards, self.puzzle.position)

    def choose(self, card: Card) -> Attempt:
        """The puzzle after one more choice. Raises ``NoSuchCard``."""
        answer = next((choice for choice in self.choices if choice.card is card), None)
        if answer is None:
            raise NoSuchCard(card)
        return Attempt(
            self.puzzle, (*self.choices_made, answer), (*self.cards, card, *answer.line), answer.then
        )


def attempt(puzzle: Puzzle, cards: Iterable[Card] = ()) -> Attempt:
    """A puzzle after the solver has chosen these cards. Raises ``NoSuchCard``."""
    return reduce(Attempt.choose, cards, Attempt(puzzle, (), (), puzzle.solution))


def best_line(puzzle: Puzzle) -> Attempt:
    """The puzzle played to its end, with the choice that wins by most each time."""
    state = attempt(puzzle)
    while state.choices:
        state = state.choose(max(state.choices, key=lambda choice: choice.points).card)
    return state


def squares(state: Attempt) -> str:
    """A square for each choice: green for one that still wins, red for the one that loses (P-9)."""
    return "🟩" * state.right + ("🟥" if state.outcome is Outcome.LOST else "")
