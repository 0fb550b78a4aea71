"""The refusals of an event: reasons and facts, without sentences."""

from __future__ import annotations

from enum import StrEnum


class EventReason(StrEnum):
    """The reason why an event refuses a request. Its text is ``event-refusal-<value>`` in the catalogue."""

    NO_EVENT = "no-event"
    OVER = "over"
    NOT_HOST = "not-host"
    NOT_OPEN = "not-open"
    NOT_RUNNING = "not-running"
    ALREADY_ENTERED = "already-entered"
    OTHER_ENTERED = "other-entered"
    NOT_ENTERED = "not-entered"
    TOO_LATE = "too-late"
    FULL = "full"
    BARRED = "barred"
    NO_ROLE = "no-role"
    FEW_MATCHES = "few-matches"
    WRONG_SIZE = "wrong-size"
    TWICE = "twice"
    PARTNER_IS_BOT = "partner-is-bot"
    NOT_ASKED = "not-asked"
    ALREADY_ACCEPTED = "already-accepted"
    HAS_PLAYED = "has-played"
    NO_SUCH_ENTRY = "no-such-entry"
    NOT_AWAY = "not-away"
    CANNOT_RETURN = "cannot-return"
    FEW_ENTRIES = "few-entries"
    RATED_COMPUTERS = "rated-computers"
    NO_SUCH_PAIRING = "no-such-pairing"
    NEXT_PAIRED = "next-paired"
    NOT_DECIDED = "not-decided"
    NEEDS_WINNER = "needs-winner"
    OWN_RESULT = "own-result"
    NO_REASON = "no-reason"
    BY_POST_ONLY = "by-post-only"
    IN_THE_PAST = "in-the-past"
    TOO_MANY_EVENTS = "too-many-events"
    OPEN_HANDS = "open-hands"
    NO_FORMAT = "no-format"
    WAITS = "waits"
    NO_CUT = "no-cut"
    NO_FINAL = "no-final"
    NO_DOUBLE = "no-double"
    NO_ROUNDS = "no-rounds"
    TEMPO = "tempo"
    PAUSE = "pause"
    DAYS = "days"
    CHANNELS = "channels"
    NOT_SWISS = "not-swiss"
    ROLE = "role"
    ROLE_OF_YOURS = "role-of-yours"
    NO_BOARDS = "no-boards"
    BOARDS_NUMBER = "boards-number"
    AT_BOARDS = "at-boards"
    LEAGUE_BY_POST = "league-by-post"
    ARENA_IS_LIVE = "arena-is-live"
    ARENA_LENGTH = "arena-length"
    ARENA_MINUTES = "arena-minutes"
    PLAYS_ON = "plays-on"
    SAME_DEALS = "same-deals"


class EventRefused(Exception):
    """An event refuses a request. ``facts`` are the values that its sentence needs."""

    def __init__(self, reason: EventReason, **facts: int | str) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts = facts

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"event-refusal-{self.reason}"
