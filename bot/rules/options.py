"""The options of a game and their values, named as in a record (rules.md §2, fine print 1)."""

from __future__ import annotations

from enum import StrEnum


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


class Direction(StrEnum):
    """Which way round the table is drawn; seats are numbered in playing order either way (R-20)."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class FirstDealer(StrEnum):
    """Who deals first (R-23)."""

    RANDOM = "random"
    HOST = "host"
    LOSER = "loser"


class DealerRotation(StrEnum):
    """Who deals next (R-24; fine print 13)."""

    RIGHT = "right"
    FIXED = "fixed"
    WINNER = "winner"


class Retire(StrEnum):
    """Who may exchange a card for the turn-up (R-55, R-56)."""

    OFF = "off"
    DEUCE_FIRST_TRICK = "deuce_first_trick"
    BRISCA_7_2 = "brisca_7_2"


class Follow(StrEnum):
    """Who must follow suit (R-40; fine print 22)."""

    FREE = "free"
    MUST_FOLLOW = "must_follow"
    LAST3 = "last3_follow_and_head"


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


class Tie(StrEnum):
    """What a drawn deal does (R-71; fine print 7)."""

    NOBODY_SCORES = "nobody_scores"
    REPLAY_SAME_DEALER = "replay_same_dealer"
    LAST_TRICK_WINS = "last_trick_wins"
    CARRY = "carry"


class Match(StrEnum):
    """How deals make a match (R-80 to R-84; fine print 6)."""

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
    """What happens when a turn clock runs out (R-90)."""

    AUTOPLAY_TWICE = "autoplay_twice"
    AUTOPLAY = "autoplay"
    COMPUTER_TAKES_SEAT = "computer_takes_seat"
    FORFEIT = "forfeit"
    WAIT_VOTE = "wait_vote"


class Auction(StrEnum):
    """What is bid (rules.md §6.2, §7; fine print 26)."""

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
    """What a deal of Chiamata counts (rules.md §6.9, §6.11)."""

    STANDARD = "standard"
    PAZZA = "pazza"


class Bandeira(StrEnum):
    """When 120 points count four games in Sueca (fine print 23)."""

    POINTS = "points"
    TRICKS = "tricks"


class Talk(StrEnum):
    """What partners may tell each other (R-62 to R-67)."""

    OFF = "off"
    SIGNALS = "signals"
    CONVERSATION = "conversation"
    RAIS = "rais"
    FREE = "free"


class SignalTable(StrEnum):
    """Which gesture means which card (R-62)."""

    PAGAT = "pagat"
    WIKIPEDIA = "wikipedia"
    CUSTOM = "custom"


class SignalDelivery(StrEnum):
    """Who gets a gesture: partners; partners and whoever watches; everybody (R-62)."""

    PRIVATE = "private"
    CATCHABLE = "catchable"
    PUBLIC = "public"


class SignalTruth(StrEnum):
    """Whether one may signal a card that one does not hold (R-62)."""

    ENFORCED = "enforced"
    FREE = "free"


class Orders(StrEnum):
    """Whether an order restricts the partner's cards (fine print 36)."""

    ADVISORY = "advisory"
    BINDING = "binding"


class Question(StrEnum):
    """What may be asked (R-63)."""

    LISCI = "lisci"
    BRISCOLINE = "briscoline"
    VESTITE = "vestite"
    HEAD = "head"
    CARICHI = "carichi"


class Reply(StrEnum):
    """What may be answered."""

    YES = "yes"
    NO = "no"
    PERHAPS = "perhaps"


class Command(StrEnum):
    """What may be ordered (R-64)."""

    LISCIO = "liscio"
    TRUMP_HIGH = "trump_high"
    TRUMP_LOW = "trump_low"
    HEAD = "head"
    CARICO = "carico"
