"""``Puzzle``: the puzzle of a date with its solution, and its form in JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

import msgspec

from bot.puzzle.days import stars_of
from bot.puzzle.position import Kind, Position
from bot.rules.cards import CARDS, Card, Suit


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that the solver may play, and what follows from it (P-6).

    - ``card``: the card.
    - ``points``: the points of the solver's side at the end, if from here on everybody plays their best.
    - ``line``: the cards that follow it, up to the solver's next choice: those of the others, and those that
      the solver must play. After a card that loses, and after the last choice, up to the end.
    - ``then``: the solver's next choices; empty at the end.
    """

    card: Card
    points: int
    line: tuple[Card, ...]
    then: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The puzzle of a day.

    - ``attempt``: the number of the generator's attempt that made it.
    - ``score``: how hard it is (P-4).
    - ``solution``: the solver's first choices.
    """

    day: date
    attempt: int
    position: Position
    score: int
    solution: tuple[Choice, ...]

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 4."""
        return stars_of(self.score)


def encode(puzzle: Puzzle) -> str:
    """The puzzle as JSON. It contains the solution."""
    position = puzzle.position
    body = {
        "version": 1,
        "day": puzzle.day.isoformat(),
        "attempt": puzzle.attempt,
        "kind": position.kind,
        "trump": position.trump,
        "hands": [_notation(hand) for hand in position.hands],
        "points": position.points,
        "score": puzzle.score,
        "solution": [_plain(choice) for choice in puzzle.solution],
    }
    return msgspec.json.encode(body).decode()


def decode(body: str) -> Puzzle:
    """The puzzle that ``encode`` wrote."""
    plain = msgspec.json.decode(body)
    mine, theirs = plain["points"]
    hands = tuple(_cards(hand) for hand in plain["hands"])
    position = Position(Kind(plain["kind"]), Suit(plain["trump"]), hands, (mine, theirs))
    solution = tuple(_choice(choice) for choice in plain["solution"])
    return Puzzle(date.fromisoformat(plain["day"]), plain["attempt"], position, plain["score"], solution)


def _plain(choice: Choice) -> dict[str, Any]:
    then = [_plain(one) for one in choice.then]
    return {
        "card": str(choice.card),
        "points": choice.points,
        "line": _notation(choice.line),
        **({"then": then} if then else {}),
    }


def _choice(plain: dict[str, Any]) -> Choice:
    then = tuple(_choice(one) for one in plain.get("then", ()))
    return Choice(CARDS[plain["card"]], plain["points"], _cards(plain["line"]), then)


def _notation(cards: Iterable[Card]) -> str:
    return " ".join(cards)


def _cards(notation: str) -> tuple[Card, ...]:
    return tuple(CARDS[one] for one in notation.split())
