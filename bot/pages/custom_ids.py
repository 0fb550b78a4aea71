"""Custom ids: ``b1:<verb>:<subject>[:<decision>[:<slot>]]``, parsed without a look-up.

``subject`` is usually the id of a table, or of a match that is over. ``decision`` is the choice for which
the button was made. ``slot`` is the place of a card in the hand at that choice. A custom id never says who
may press: that is whoever did.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final, NamedTuple

from bot.pages.limits import CUSTOM_ID

PREFIX: Final = "b1:"
PATTERN: Final = re.compile(
    r"b1:(?P<verb>[a-z][a-z-]{0,31}):(?P<subject>[0-9a-z-]{1,32})"
    r"(?::(?P<decision>[0-9]{1,9})(?::(?P<slot>[0-9]{1,2}))?)?"
)
"""The one template of all buttons and menus. With only one, no two templates can overlap."""


class Verb(StrEnum):
    """What a button or menu does. The menus of options have a verb for each option: ``bot.pages.options``."""

    JOIN = "join"
    LEAVE = "leave"
    ADD = "add"
    LEVEL = "level"
    PERSONALITY = "personality"
    DROP = "drop"
    SHUFFLE = "shuffle"
    OPTIONS = "options"
    START = "start"
    INVITE = "invite"
    ACCEPT = "accept"
    DECLINE = "decline"
    REMOVE = "remove"
    TEAM = "team"
    HAND = "hand"
    PLAY = "play"
    MARK = "mark"
    HINT = "hint"
    LAST = "last"
    READ_TABLE = "read-table"
    READ_HAND = "read-hand"
    READ_LAST = "read-last"
    SCORE = "score"
    RULES = "rules"
    TABLE = "table"
    MORE = "more"
    LOBBY = "lobby"
    BACK = "back"
    SUBSTITUTE = "substitute"
    SEEK = "seek"
    STAY = "stay"
    ALLOW_HINTS = "allow-hints"
    NO_HINTS = "no-hints"
    RESIGN = "resign"
    RESIGN_SURE = "resign-sure"
    KEEP_PLAYING = "keep-playing"
    END = "end"
    END_SURE = "end-sure"
    KEEP_TABLE = "keep-table"
    NEW = "new"
    TUTOR = "tutor"
    NO_TUTOR = "no-tutor"
    HELP = "help"
    REMATCH = "rematch"
    REPLAY = "replay"
    REPLAY_WORDS = "replay-words"
    REVIEW = "review"
    REVIEW_DEALS = "review-deals"
    BID = "bid"
    BID_OTHER = "bid-other"
    PASS = "pass"  # noqa: S105 - a word of card players
    CALL = "call"
    CALL_TWO = "call-two"
    SUIT = "suit"
    BLIND = "blind"
    EXCHANGE = "exchange"
    CONQUISTA = "conquista"
    CLAIM = "claim"
    CLAIM_SURE = "claim-sure"
    CONCEDE = "concede"
    CONCEDE_SURE = "concede-sure"
    PLAY_ON = "play-on"
    DENOUNCE = "denounce"
    DENOUNCE_SURE = "denounce-sure"
    NEVER_MIND = "never-mind"
    OPEN = "open"
    SIGNAL = "signal"
    WATCH = "watch"
    ASK = "ask"
    ANSWER = "answer"
    ORDER = "order"
    LOOK = "look"
    VOTE = "vote"
    FAIR = "fair"
    GESTURE = "gesture"
    BOARD = "board"
    HISTORY = "history"
    STATS = "stats"
    SHOW_PREFERENCES = "show-preferences"
    SHOW_DECKS = "show-decks"
    SET_DECK = "set-my-deck"
    SET_LANGUAGE = "set-my-language"
    SET_CARDS = "set-my-cards"
    SET_PICTURES = "set-my-pictures"
    SET_REMINDERS = "set-my-reminders"
    SET_CONFIRM = "set-my-confirm"
    SET_LISTED = "set-my-listed"
    SET_BADGES = "set-my-badges"
    PUZZLE = "puzzle"
    PUZZLE_CARD = "puzzle-card"
    PUZZLE_SHARE = "puzzle-share"
    PUZZLE_PROOF = "puzzle-proof"
    PUZZLE_RULES = "puzzle-rules"
    PRACTICE = "practice"
    PRACTICE_CARD = "practice-card"
    STOP_DIGEST = "stop-digest"
    DAY = "day"
    DAY_PLAY = "day-play"
    DAY_SHARE = "day-share"
    DAY_REVIEW = "day-review"
    DAY_BEST = "day-best"
    DAY_PROOF = "day-proof"
    DAY_RULES = "day-rules"
    END_HOLIDAY = "end-holiday"
    ENTER = "enter"
    ENTER_WITH = "enter-with"
    ENTER_ACCEPT = "enter-accept"
    ENTER_DECLINE = "enter-decline"
    WITHDRAW = "withdraw"
    WITHDRAW_SURE = "withdraw-sure"
    COME_BACK = "come-back"
    MY_MATCH = "my-match"
    STANDINGS = "standings"
    TABLE_STANDINGS = "table-standings"
    EVENT_PART = "event-part"
    EVENT_RULES = "event-rules"
    READY = "ready"
    PREDICT = "predict"
    PREDICT_SIDE = "predict-side"
    ARENA_PAUSE = "arena-pause"
    ARENA_NEXT = "arena-next"
    EVENT_HOST = "event-host"
    EVENT_START = "event-start"
    EVENT_START_SWISS = "event-start-swiss"
    EVENT_START_ROBIN = "event-start-robin"
    EVENT_COMPUTER = "event-computer"
    EVENT_PERSONALITY = "event-personality"
    EVENT_LATER = "event-later"
    EVENT_EXTEND = "event-extend"
    EVENT_CANCEL = "event-cancel"
    EVENT_CANCEL_SURE = "event-cancel-sure"
    EVENT_STRIKE = "event-strike"
    EVENT_RESTORE = "event-restore"
    EVENT_RESULT = "event-result"
    EVENT_VERDICT = "event-verdict"
    EVENT_REASON = "event-reason"
    FORGET_ME = "forget-me"
    KEEP_ME = "keep-me"


class Press(NamedTuple):
    """A parsed custom id."""

    verb: str
    subject: str
    decision: int | None = None
    slot: int | None = None


def custom_id(verb: str, subject: str, decision: int | None = None, slot: int | None = None) -> str:
    """The custom id of a button. Raises ``ValueError`` if it could not be parsed again."""
    parts = [verb, subject, *(str(n) for n in (decision, slot) if n is not None)]
    text = PREFIX + ":".join(parts)
    if parse(text) != Press(verb, subject, decision, slot):
        raise ValueError(text)
    return text


def parse(text: str) -> Press | None:
    """The parsed custom id; None if the text is not one."""
    match = PATTERN.fullmatch(text) if len(text) <= CUSTOM_ID else None
    return None if match is None else press_of(match)


def press_of(match: re.Match[str]) -> Press:
    """The custom id that ``PATTERN`` matched."""
    decision, slot = match["decision"], match["slot"]
    return Press(
        match["verb"],
        match["subject"],
        None if decision is None else int(decision),
        None if slot is None else int(slot),
    )
