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


class Wrong(StrEnum):
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
    Wrong.NOT_A_RECORD: "this is no briscola-record",
    Wrong.UNKNOWN_VERSION: "version {version} is not known here, only {known}",
    Wrong.MISSING_KEY: "the key {key} is missing",
    Wrong.UNKNOWN_KEY: "the key {key} is not known",
    Wrong.WRONG_VALUE: "{key} cannot be {value}",
    Wrong.IMPOSSIBLE_RULES: "these options make no game: {why}",
    Wrong.WRONG_SEATS: "{players} players sit on {seats} seats",
    Wrong.SEED_ALONE: "a seed proves nothing without its commitment and the nonces",
    Wrong.WRONG_COMMITMENT: "the seed is not the one that was committed to",
    Wrong.DEAL_AFTER_END: "the match was over before this deal",
    Wrong.WRONG_DEALER: "seat {dealer} deals, it should be {due}",
    Wrong.WRONG_DECK: "the deck is no pack of this game",
    Wrong.NOT_THE_COMMITTED_DECK: "the deck is not the one that the seed gives",
    Wrong.ILLEGAL_ACTION: "the rules do not allow it: {why}",
    Wrong.ACTION_AFTER_END: "the deal was over before this action",
    Wrong.ACTION_MISSING: "the deal is not complete",
    Wrong.WRONG_TRICKS: "the tricks went otherwise",
    Wrong.WRONG_POINTS: "the points are {due}",
    Wrong.WRONG_SCORE: "the score is {due}",
    Wrong.WRONG_RESULT: "the result is {due}",
}


@dataclass(frozen=True)
class Flaw:
    """The first flaw of a record.

    ``deal`` and ``action`` count from 0 (fine print 3). ``action`` is None if the pack, the dealer or a
    derived field is wrong; both are None if the record as a whole is.
    """

    reason: Wrong
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


class Flawed(Exception):
    """Carries a ``Flaw`` from the reader to its caller."""

    def __init__(
        self, reason: Wrong, deal: int | None = None, action: int | None = None, **facts: int | str
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
