"""The refusals of a table: reasons and facts, without sentences."""

from __future__ import annotations

from enum import StrEnum


class TableReason(StrEnum):
    """The reason why a table refuses a request. Its text is ``refusal-<value>`` in the catalogue."""

    NO_TABLE = "no-table"
    TABLE_CLOSED = "table-closed"
    STALE = "stale"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    NOT_HOST = "not-host"
    NOT_MODERATOR = "not-moderator"
    NOT_INVITED = "not-invited"
    ALREADY_INVITED = "already-invited"
    NOT_ASKED_AGAIN = "not-asked-again"
    TABLE_FULL = "table-full"
    TABLE_NOT_FULL = "table-not-full"
    NOT_SHUFFLED = "not-shuffled"
    ALREADY_SHUFFLED = "already-shuffled"
    NO_COMPUTER = "no-computer"
    NO_SUCH_MEMBER = "no-such-member"
    REMOVE_YOURSELF = "remove-yourself"
    NOT_IN_LOBBY = "not-in-lobby"
    MATCH_OVER = "match-over"
    NOT_PLAYING = "not-playing"
    NOT_FINISHED = "not-finished"
    WRONG_ORDER = "wrong-order"
    TOO_MANY_MEMBERS = "too-many-members"
    CLAIM_HIDDEN = "claim-hidden"
    HANDS_FACE_UP = "hands-face-up"
    RESIGN_TWO_SIDES = "resign-two-sides"
    NOTHING_TO_ANSWER = "nothing-to-answer"
    ALREADY_AGREED = "already-agreed"
    NO_FREE_SEAT = "no-free-seat"
    SEAT_TAKEN_OVER = "seat-taken-over"
    NOT_ABSENT = "not-absent"
    ALREADY_CALLED = "already-called"
    NO_CALL = "no-call"
    HELD_ANOTHER_SEAT = "held-another-seat"
    HINTS_ALLOWED = "hints-allowed"
    WAIT_RATED = "wait-rated"
    OTHER_WAITS = "other-waits"
    NO_RAIS = "no-rais"
    NO_ELECTION = "no-election"
    VOTE_OWN_TEAM = "vote-own-team"
    NO_OWN_GESTURES = "no-own-gestures"
    NO_SUCH_SIGN = "no-such-sign"
    GESTURE_TOO_LONG = "gesture-too-long"
    CAP_PERSON = "cap-person"
    CAP_CHANNEL = "cap-channel"
    CAP_SERVER = "cap-server"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_ARRIVALS = "too-many-arrivals"
    TOO_MANY_INVITATIONS = "too-many-invitations"
    TOO_MANY_CHANGES = "too-many-changes"
    TOO_MANY_PROPOSALS = "too-many-proposals"
    TOO_MANY_SIGNALS = "too-many-signals"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    ALONE_HERE = "alone-here"
    ON_BOARD = "on-board"
    AT_BOARDS = "at-boards"
    AT_EVENT = "at-event"
    WITHDRAWN = "withdrawn"
    ALREADY_READY = "already-ready"
    PREDICTIONS_CLOSED = "predictions-closed"
    PREDICTS_OWN_MATCH = "predicts-own-match"


class Refused(Exception):
    """A table refuses a request. ``facts`` are the values that its sentence needs."""

    def __init__(self, reason: TableReason, **facts: int | str) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts = facts
