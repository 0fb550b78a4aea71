"""The options of a table: their values, named as in a record (rules.md §3, fine print 1), and ``OPTIONS``.

A row of ``OPTIONS`` has everything about an option that does not depend on the game. An option's type and
default are those of the field of ``Rules`` with its name. ``bot.rules.rules.CONSTRAINTS`` says which
combinations make no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple


class Teams(StrEnum):
    """The partnerships (R-21, R-22)."""

    NONE = "none"
    PAIRS = "pairs"
    TRIPLES = "triples"


class RemovedCard(StrEnum):
    """The two that the pack for three players lacks (R-05)."""

    COINS = "2d"
    CUPS = "2c"
    SWORDS = "2s"
    BATONS = "2b"
    RANDOM = "random"


class Direction(StrEnum):
    """The direction of play on the picture. Seats are numbered in playing order in any case (R-20)."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class FirstDealer(StrEnum):
    """The first dealer (R-23)."""

    RANDOM = "random"
    HOST = "host"
    LOSER = "loser"


class DealerRotation(StrEnum):
    """The next dealer (R-24; fine print 13)."""

    RIGHT = "right"
    FIXED = "fixed"
    WINNER = "winner"


class Retire(StrEnum):
    """The exchange of a card for the turn-up: who may make it (R-55, R-56)."""

    OFF = "off"
    DEUCE_FIRST_TRICK = "deuce_first_trick"
    BRISCA_7_2 = "brisca_7_2"


class Follow(StrEnum):
    """The duty to follow suit (R-40; fine print 22)."""

    FREE = "free"
    MUST_FOLLOW = "must_follow"
    LAST3 = "last3_follow_and_head"


class PointsShown(StrEnum):
    """Whose card points are visible while a deal runs."""

    HIDDEN = "hidden"
    OWN = "own"
    BOTH = "both"


class TrickReview(StrEnum):
    """The taken tricks that may be looked at again while a deal runs."""

    OFF = "off"
    LAST = "last"
    ALL = "all"


class Tie(StrEnum):
    """The effect of a drawn deal (R-71; fine print 7)."""

    NOBODY_SCORES = "nobody_scores"
    REPLAY_SAME_DEALER = "replay_same_dealer"
    LAST_TRICK_WINS = "last_trick_wins"
    CARRY = "carry"


class Match(StrEnum):
    """The way in which deals make a match (R-80 to R-84; fine print 6)."""

    FIRST_TO = "first_to"
    RACE = "race"
    PENNYCOOK = "pennycook"
    THREEHAND = "threehand"
    CHIAMATA = "chiamata"
    N_DEALS = "n_deals"
    SUECA = "sueca"


class EarlyStop(StrEnum):
    """Whether a decided deal ends before its last trick (R-73; fine print 8)."""

    OFF = "off"
    WHEN_DECIDED = "when_decided"
    CLAIM = "claim"


class Timeout(StrEnum):
    """The effect of a turn clock that runs out (R-90)."""

    AUTOPLAY_TWICE = "autoplay_twice"
    AUTOPLAY = "autoplay"
    COMPUTER_TAKES_SEAT = "computer_takes_seat"
    FORFEIT = "forfeit"
    WAIT_VOTE = "wait_vote"


class Auction(StrEnum):
    """The kind of bids (rules.md §6.2, §7; fine print 26)."""

    COMBINED = "combined"
    RANK = "rank"
    POINTS = "points"
    SUIT_ONLY = "suit_only"
    FROM65 = "from65"


class Blind(StrEnum):
    """Whether the suit may stay unnamed for the first trick (rules.md §6.8; fine print 31)."""

    OFF = "off"
    ON = "on"
    FROM_62 = "from_62"


class Scoring(StrEnum):
    """The score of a deal of Chiamata (rules.md §6.9, §6.11)."""

    STANDARD = "standard"
    PAZZA = "pazza"


class Bandeira(StrEnum):
    """When 120 points count as four games in Sueca (fine print 23)."""

    POINTS = "points"
    TRICKS = "tricks"


class Talk(StrEnum):
    """The things that partners may tell each other (R-62 to R-67)."""

    OFF = "off"
    SIGNALS = "signals"
    CONVERSATION = "conversation"
    RAIS = "rais"
    FREE = "free"


class SignalTable(StrEnum):
    """The table of gestures and their cards (R-62)."""

    PAGAT = "pagat"
    WIKIPEDIA = "wikipedia"
    CUSTOM = "custom"


class SignalDelivery(StrEnum):
    """Who sees a gesture: partners; partners and seats that watch; everybody (R-62)."""

    PRIVATE = "private"
    CATCHABLE = "catchable"
    PUBLIC = "public"


class SignalTruth(StrEnum):
    """Whether one may signal a card that one does not hold (R-62)."""

    ENFORCED = "enforced"
    FREE = "free"


class Orders(StrEnum):
    """Whether an order restricts the partner's legal cards (fine print 36)."""

    ADVISORY = "advisory"
    BINDING = "binding"


class Question(StrEnum):
    """The questions that may be asked (R-63)."""

    LISCI = "lisci"
    BRISCOLINE = "briscoline"
    VESTITE = "vestite"
    HEAD = "head"
    CARICHI = "carichi"


class Reply(StrEnum):
    """The answers that may be given."""

    YES = "yes"
    NO = "no"
    PERHAPS = "perhaps"


class Command(StrEnum):
    """The orders that may be given (R-64)."""

    LISCIO = "liscio"
    TRUMP_HIGH = "trump_high"
    TRUMP_LOW = "trump_low"
    HEAD = "head"
    CARICO = "carico"


TARGETS: Final[dict[Match, Sequence[int]]] = {
    Match.FIRST_TO: range(1, 8),
    Match.RACE: (120, 121, 151),
    Match.PENNYCOOK: (12,),
    Match.THREEHAND: (12,),
    Match.CHIAMATA: range(5, 21),
    Match.N_DEALS: range(1, 101),
    Match.SUECA: (4,),
}
"""The targets that each kind of match may have (fine print 6)."""
DEFAULT_TARGET: Final = {
    Match.FIRST_TO: 2,
    Match.RACE: 121,
    Match.PENNYCOOK: 12,
    Match.THREEHAND: 12,
    Match.CHIAMATA: 11,
    Match.N_DEALS: 10,
    Match.SUECA: 4,
}


class Section(StrEnum):
    """The subject of an option. Each section has a menu of its own."""

    GAME = "game"
    TABLE = "table"
    OPEN = "open"
    """What players may know and tell each other."""


class Option(NamedTuple):
    """An option of a table: the field of ``Rules`` with this ``name``."""

    name: str
    section: Section
    numbers: Sequence[int] = ()
    """All numbers that it may be. Empty if it is not a number, or if the game decides."""
    usual: Sequence[int] = ()
    """The numbers that a menu offers. A command accepts all."""
    off: bool = False
    """Whether it may be None, which a record writes as "off"."""
    seconds: int = 0
    """The seconds that a 1 stands for. 0 if it is not a duration."""
    talk: frozenset[Talk] = frozenset(Talk)
    """The kinds of talk in which it has an effect."""


CORRESPONDENCE: Final = 24 * 60 * 60
"""The turn clock, in seconds, from which a table plays by correspondence (rules.md §3)."""
_CLOCKS: Final = (15, 30, 60, 120, 300, 3600, *(days * CORRESPONDENCE for days in (1, 2, 3, 5, 7)))
_MINUTES: Final = (1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60)
_RAISES: Final = (62, 63, 64, 65, 70, 75, 80, 90, 100, 110, 120)
_TIMES: Final = (0, 1, 2, 3, 5, 10, 99)
_SIGNS: Final = frozenset({Talk.SIGNALS})
_SPEECH: Final = frozenset({Talk.CONVERSATION, Talk.RAIS})

OPTIONS: Final = (
    Option("variant", Section.GAME),
    Option("players", Section.GAME, usual=range(2, 11)),
    Option("teams", Section.GAME),
    Option("match", Section.GAME),
    Option("target", Section.GAME),
    Option("tie", Section.GAME),
    Option("early_stop", Section.GAME),
    Option("pack", Section.GAME),
    Option("cards", Section.GAME, usual=(40, 36, 32)),
    Option("removed_card", Section.GAME),
    Option("ranking", Section.GAME),
    Option("seven_swap", Section.GAME),
    Option("follow_suit", Section.GAME),
    Option("turn_up_reject", Section.GAME),
    Option("retire", Section.GAME),
    Option("conquista", Section.GAME),
    Option("bisca_margins", Section.GAME),
    Option("auction", Section.GAME),
    Option("first_raise", Section.GAME, range(62, 121), _RAISES),
    Option("force", Section.GAME),
    Option("declarer_leads", Section.GAME),
    Option("blind", Section.GAME),
    Option("scoring", Section.GAME),
    Option("bandeira", Section.GAME),
    Option("renege", Section.GAME),
    Option("turn_clock", Section.TABLE, range(15, 7 * CORRESPONDENCE + 1), _CLOCKS, off=True, seconds=1),
    Option("match_clock", Section.TABLE, range(1, 61), _MINUTES, off=True, seconds=60),
    Option("timeout", Section.TABLE),
    Option("first_dealer", Section.TABLE),
    Option("dealer_rotation", Section.TABLE),
    Option("direction", Section.TABLE),
    Option("deck_pattern", Section.TABLE),
    Option("talk", Section.OPEN),
    Option("signal_table", Section.OPEN, talk=_SIGNS),
    Option("signal_delivery", Section.OPEN, talk=_SIGNS),
    Option("signal_truth", Section.OPEN, talk=_SIGNS),
    Option("talk_from_trick", Section.OPEN, range(1, 3), (1, 2), talk=_SIGNS | _SPEECH),
    Option("asks_per_trick", Section.OPEN, range(100), _TIMES, talk=_SPEECH),
    Option("answer_counts", Section.OPEN, talk=_SPEECH),
    Option("orders_per_trick", Section.OPEN, range(100), _TIMES, talk=_SPEECH),
    Option("orders", Section.OPEN, talk=_SPEECH),
    Option("partners_show_first", Section.OPEN),
    Option("partners_look_at_the_end", Section.OPEN),
    Option("open_hands", Section.OPEN),
    Option("open_piles", Section.OPEN),
    Option("open_next_card", Section.OPEN),
    Option("points_shown", Section.OPEN),
    Option("trick_review", Section.OPEN),
)
"""Every option of a table, in the order of the menus."""
OPTIONS_BY_NAME: Final = {option.name: option for option in OPTIONS}
