"""``Rules``: one frozen value that says which game is played, checked as a whole when it is made.

Names and values are those of a record's ``rules`` (fine print 1). A member stands here only where two
shipped tables differ in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.rules.cards import CARDS, FORTY, TWOS, Card, Pack
from bot.rules.errors import ImpossibleRules, Problem


class Variant(StrEnum):
    """The named games (rules.md §5)."""

    BRISCOLA = "briscola"


class Teams(StrEnum):
    """Who plays with whom (R-21, R-22)."""

    NONE = "none"
    PAIRS = "pairs"
    TRIPLES = "triples"


class RemovedCard(StrEnum):
    """Which two the three-hand pack lacks (R-05)."""

    COINS = "2d"
    CUPS = "2c"
    SWORDS = "2s"
    BATONS = "2b"
    RANDOM = "random"


class Tie(StrEnum):
    """What a drawn deal does (R-71; fine print 7)."""

    NOBODY_SCORES = "nobody_scores"
    REPLAY_SAME_DEALER = "replay_same_dealer"
    LAST_TRICK_WINS = "last_trick_wins"
    CARRY = "carry"


class Match(StrEnum):
    """How deals make a match (R-80)."""

    FIRST_TO = "first_to"


class PointsShown(StrEnum):
    """Whose card points are shown while a deal runs."""

    HIDDEN = "hidden"
    OWN = "own"
    BOTH = "both"


class TrickReview(StrEnum):
    """Which taken tricks may be looked at again while a deal runs."""

    OFF = "off"
    LAST = "last"
    ALL = "all"


PLAYERS: Final = {Variant.BRISCOLA: (2, 3, 4, 6)}
"""How many may play, the default first (rules.md §5)."""

TEAMS: Final = {
    2: (Teams.NONE,),
    3: (Teams.NONE,),
    4: (Teams.PAIRS, Teams.NONE),
    6: (Teams.TRIPLES,),
}
"""Which teams a number of players can form, the default first (fine print 9)."""

TARGETS: Final = range(1, 8)
TURN_CLOCKS: Final = range(15, 7 * 24 * 3600 + 1)
HAND: Final = 3
ODD_PLAYERS: Final = 3


@dataclass(frozen=True)
class Rules:
    """A game with all its options. ``ImpossibleRules`` says why a combination makes no sense.

    ``turn_clock`` is in seconds, None for none. ``teams`` depends on ``players``: use
    ``bot.rules.variants.rules`` to have it filled in.
    """

    variant: Variant = Variant.BRISCOLA
    players: int = 2
    teams: Teams = Teams.NONE
    pack: Pack = Pack.ITALIAN40
    removed_card: RemovedCard = RemovedCard.CUPS
    turn_up_reject: bool = False
    points_shown: PointsShown = PointsShown.BOTH
    trick_review: TrickReview = TrickReview.LAST
    tie: Tie = Tie.NOBODY_SCORES
    match: Match = Match.FIRST_TO
    target: int = 2
    turn_clock: int | None = 60

    def __post_init__(self) -> None:
        allowed = PLAYERS[self.variant]
        if self.players not in allowed:
            raise ImpossibleRules(Problem.PLAYERS, players=self.players, allowed=_listed(allowed))
        if self.teams not in TEAMS[self.players]:
            raise ImpossibleRules(
                Problem.TEAMS, players=self.players, teams=self.teams, allowed=_listed(TEAMS[self.players])
            )
        if self.removed_card is not RemovedCard.CUPS and self.players != ODD_PLAYERS:
            raise ImpossibleRules(Problem.REMOVED_CARD, players=self.players)
        if self.tie is Tie.LAST_TRICK_WINS and not self.two_sided:
            raise ImpossibleRules(Problem.TIE_TWO_SIDES, players=self.players)
        if self.target not in TARGETS:
            raise ImpossibleRules(Problem.TARGET, target=self.target, low=TARGETS[0], high=TARGETS[-1])
        if self.turn_clock is not None and self.turn_clock not in TURN_CLOCKS:
            raise ImpossibleRules(
                Problem.TURN_CLOCK, seconds=self.turn_clock, low=TURN_CLOCKS[0], high=TURN_CLOCKS[-1]
            )

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, seat 0's side first; every seat alone where there are no teams."""
        if self.teams is Teams.NONE:
            return tuple((seat,) for seat in range(self.players))
        # even seats against odd, so that everybody sits between opponents.
        return tuple(range(0, self.players, 2)), tuple(range(1, self.players, 2))

    @cached_property
    def two_sided(self) -> bool:
        """Whether exactly two sides meet."""
        return len(self.sides) == 2  # noqa: PLR2004 - two is the word

    def side_of(self, seat: int) -> int:
        """The number of the side that a seat plays for."""
        return seat if self.teams is Teams.NONE else seat % 2

    @cached_property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """Every pack that may be dealt, in the order of a new pack; several only where R-05 draws the two."""
        if self.players == 6:  # noqa: PLR2004 - R-06: six players leave out all the twos
            return (tuple(card for card in FORTY if card not in TWOS),)
        if self.players != ODD_PLAYERS:
            return (FORTY,)
        gone = (
            [card for card in FORTY if card in TWOS]
            if self.removed_card is RemovedCard.RANDOM
            else [CARDS[self.removed_card.value]]
        )
        return tuple(tuple(card for card in FORTY if card != two) for two in gone)


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(str(value) for value in values)
