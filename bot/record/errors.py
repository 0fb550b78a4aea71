"""The flaws of a record: a reason, a place and facts.

The sentences here are English only and not in the catalogue: their readers use a command line, whose logs
and exit codes are English too, and scripts read ``--json``, which has only the reason. Inside Discord no
record is refused to a person, because the bot wrote it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.rules.errors import ImpossibleRules, brief
from bot.rules.notation.plain_data import LONGEST_TEXT


class FlawKind(StrEnum):
    """The reason why a record is wrong."""

    NOT_A_RECORD = "not-a-record"
    UNKNOWN_VERSION = "unknown-version"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    WRONG_VALUE = "wrong-value"
    IMPOSSIBLE_RULES = "impossible-rules"
    WRONG_SEATS = "wrong-seats"
    SEED_ALONE = "seed-alone"
    WRONG_COMMITMENT = "wrong-commitment"
    DEAL_AFTER_END = "deal-after-end"
    WRONG_DEALER = "wrong-dealer"
    WRONG_DECK = "wrong-deck"
    NOT_THE_COMMITTED_DECK = "not-the-committed-deck"
    ILLEGAL_ACTION = "illegal-action"
    ACTION_AFTER_END = "action-after-end"
    ACTION_MISSING = "action-missing"
    WRONG_TRICKS = "wrong-tricks"
    WRONG_POINTS = "wrong-points"
    WRONG_SCORE = "wrong-score"
    WRONG_RESULT = "wrong-result"


_SENTENCES: Final = {
    FlawKind.NOT_A_RECORD: "this is no briscola-record",
    FlawKind.UNKNOWN_VERSION: "version {version} is not known here, only {known}",
    FlawKind.MISSING_KEY: "the key {key} is missing",
    FlawKind.UNKNOWN_KEY: "the key {key} is not known",
    FlawKind.WRONG_VALUE: "{key} cannot be {value}",
    FlawKind.IMPOSSIBLE_RULES: "these options make no game: {why}",
    FlawKind.WRONG_SEATS: "its seats are {seats}, its players {players}",
    FlawKind.SEED_ALONE: "a seed proves nothing without its commitment and the nonces",
    FlawKind.WRONG_COMMITMENT: "the seed is not the one that was committed to",
    FlawKind.DEAL_AFTER_END: "the match was over before this deal",
    FlawKind.WRONG_DEALER: "seat {dealer} deals, it should be {due}",
    FlawKind.WRONG_DECK: "the deck is no pack of this game",
    FlawKind.NOT_THE_COMMITTED_DECK: "the deck is not the one that the seed gives",
    FlawKind.ILLEGAL_ACTION: "the rules do not allow it: {why}",
    FlawKind.ACTION_AFTER_END: "the deal was over before this action",
    FlawKind.ACTION_MISSING: "the deal is not complete",
    FlawKind.WRONG_TRICKS: "the tricks went otherwise",
    FlawKind.WRONG_POINTS: "the points should be {due}",
    FlawKind.WRONG_SCORE: "the score should be {due}",
    FlawKind.WRONG_RESULT: "the result should be {due}",
}


@dataclass(frozen=True)
class Flaw:
    """The first flaw of a record.

    ``deal`` and ``action`` count from 0 (fine print 3). ``action`` is None if the pack, the dealer or a
    derived field is wrong; both are None if the record as a whole is.
    """

    reason: FlawKind
    deal: int | None = None
    action: int | None = None
    facts: dict[str, int | str] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The flaw in one line for the command line, with places counted as in ``deal`` and ``action``."""
        where = [
            f"{name} {number}"
            for name, number in (("deal", self.deal), ("action", self.action))
            if number is not None
        ]
        return f"{', '.join(where)}: {self.what}" if where else self.what

    @property
    def what(self) -> str:
        """The flaw without its place."""
        return _SENTENCES[self.reason].format(**self.facts)


class InvalidRecord(Exception):
    """Carries a ``Flaw`` from the reader to its caller."""

    def __init__(
        self, reason: FlawKind, deal: int | None = None, action: int | None = None, **facts: int | str
    ) -> None:
        super().__init__(reason.value)
        self.flaw = Flaw(reason, deal, action, facts)


def why_impossible(problem: ImpossibleRules) -> str:
    """The reason why a set of options makes no game, with its facts, for the command line."""
    # The values can be anything, and they are printed.
    texts = {
        name: ascii(brief(value))[1:-1] for name, value in problem.facts.items() if name in _FROM_OUTSIDE
    }
    facts = ", ".join(f"{name} {value}" for name, value in {**problem.facts, **texts}.items())
    return f"{problem.problem.value} ({facts})" if facts else problem.problem.value


_FROM_OUTSIDE: Final = frozenset({"option", "value"})
"""The facts that come from outside; the others are the rules' own."""


def short(value: object) -> str:
    """A value of a record as part of a line: as Python writes it, shortened, in ASCII."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            return f"a text of {len(value)} characters, {LONGEST_TEXT} at most"
        value = ascii(value)
    return brief(value).encode("ascii", "backslashreplace").decode()
