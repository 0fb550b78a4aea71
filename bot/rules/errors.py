"""Why something is not possible: reasons and facts, never prose. The edge turns them into words."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why the engine refuses an action."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    NO_DEAL = "no-deal"
    MATCH_OVER = "match-over"
    DEAL_RUNNING = "deal-running"
    WRONG_DECK = "wrong-deck"
    NO_SUCH_SEAT = "no-such-seat"


class IllegalAction(Exception):
    """An action that the rules do not allow now. ``facts`` fill the sentence, e.g. ``turn=2``."""

    def __init__(self, reason: Reason, **facts: int | str) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts = facts


class Problem(StrEnum):
    """Why a set of options makes no game."""

    PLAYERS = "players"
    TEAMS = "teams"
    REMOVED_CARD = "removed-card"
    TIE_TWO_SIDES = "tie-two-sides"
    TARGET = "target"
    TURN_CLOCK = "turn-clock"
    UNKNOWN_OPTION = "unknown-option"
    WRONG_VALUE = "wrong-value"


class ImpossibleRules(Exception):
    """A set of options that makes no game. ``facts`` name the option and what would work."""

    def __init__(self, problem: Problem, **facts: int | str) -> None:
        super().__init__(problem.value, facts)
        self.problem = problem
        self.facts = facts
