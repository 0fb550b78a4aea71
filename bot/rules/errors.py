"""The refusals of the rules: reasons and facts, without sentences. ``bot.text`` has the words."""

from __future__ import annotations

import reprlib
from enum import StrEnum
from typing import Any, Final


class Reason(StrEnum):
    """Why the engine refuses an action."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    FOLLOW_SUIT = "follow-suit"
    HEAD_TRICK = "head-trick"
    NO_DEAL = "no-deal"
    MATCH_OVER = "match-over"
    DEAL_RUNNING = "deal-running"
    WRONG_DECK = "wrong-deck"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_OUT = "seat-out"
    NOT_IN_THIS_GAME = "not-in-this-game"
    NOT_NOW = "not-now"
    BID_FIRST = "bid-first"
    BID_TOO_LOW = "bid-too-low"
    WRONG_BID = "wrong-bid"
    NO_AUCTION = "no-auction"
    CALL_FIRST = "call-first"
    NO_CALL_DUE = "no-call-due"
    WRONG_CALL = "wrong-call"
    BLIND_NOT_ALLOWED = "blind-not-allowed"
    NO_SUIT_DUE = "no-suit-due"
    NAME_SUIT_FIRST = "name-suit-first"
    TOO_LATE_TO_EXCHANGE = "too-late-to-exchange"
    NO_CARD_TO_EXCHANGE = "no-card-to-exchange"
    NO_CONQUISTA = "no-conquista"
    CLAIM_TOO_EARLY = "claim-too-early"
    CLAIM_NOT_REACHED = "claim-not-reached"
    ANSWER_DUE = "answer-due"
    NO_ANSWER_DUE = "no-answer-due"
    NOT_ASKED = "not-asked"
    UNTRUE_ANSWER = "untrue-answer"
    SILENCE = "silence"
    NOT_A_SIGNAL = "not-a-signal"
    NOT_A_PARTNER = "not-a-partner"
    NOT_AN_OPPONENT = "not-an-opponent"
    WATCHED_ALREADY = "watched-already"
    LEADER_ASKS = "leader-asks"
    RAIS_ASKS = "rais-asks"
    ASKED_ENOUGH = "asked-enough"
    ORDERED_ENOUGH = "ordered-enough"
    PARTNER_HAS_PLAYED = "partner-has-played"
    WRONG_QUESTION = "wrong-question"
    LOOK_TOO_EARLY = "look-too-early"
    LOOKED_ALREADY = "looked-already"
    ORDERED_OTHERWISE = "ordered-otherwise"
    DENOUNCE_OPPONENT = "denounce-opponent"
    NOT_DECIDED = "not-decided"
    NOT_LOST = "not-lost"
    NO_CONCESSION = "no-concession"
    CONCESSION_DUE = "concession-due"
    CONCESSION_REFUSED = "concession-refused"


class IllegalAction(Exception):
    """The rules do not allow an action now. ``facts`` are the values for its sentence, e.g. ``turn=2``."""

    def __init__(self, reason: Reason, **facts: int | str) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts = facts


class Problem(StrEnum):
    """The reason why a set of options makes no game."""

    NOT_IN_GAME = "not-in-game"
    """The game, or this number of players, does not have this value of an option."""
    OUT_OF_RANGE = "out-of-range"
    NEEDS = "needs"
    """An option needs another option."""
    UNKNOWN_OPTION = "unknown-option"
    WRONG_VALUE = "wrong-value"


class ImpossibleRules(Exception):
    """A set of options makes no game. ``facts`` name the option, its value and a value that would work."""

    def __init__(self, problem: Problem, **facts: int | str) -> None:
        super().__init__(problem.value, facts)
        self.problem = problem
        self.facts = facts


_ROOM: Final = 40
"""The characters that a sentence has room for."""


class _Brief(reprlib.Repr):
    """Shortens lists to their first entries and numbers to their first and last digits, in little time."""

    def repr_dict(self, x: dict[Any, Any], level: int) -> str:  # noqa: ARG002 - the signature is that of reprlib
        return f"an object of {len(x)} keys" if x else "{}"


_REPR: Final = _Brief()


def brief(value: object) -> str:
    """A value from outside for an error: only the beginning if it is long."""
    text = value if isinstance(value, str) else _REPR.repr(value)
    return text if len(text) <= _ROOM else f"{text[: _ROOM - 3]}..."
