"""The codec of events: events to rows and back. Every class has one kind name that never changes.

A class may be renamed or moved, but its kind may not. When the shape of a kind changes, it gets a new name,
and the old name gets an upcaster in ``_OLD_KINDS``, so that old logs fold to the same score (F14).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from bot.rules import events as game_events
from bot.rules.cards import CARDS, Card
from bot.rules.errors import ImpossibleRules
from bot.store.rows import Entry
from bot.tables.model import events as table_events
from bot.tables.model.events import LogEvent

KINDS: Final[dict[str, type[LogEvent]]] = {
    "match-started": game_events.MatchStarted,
    "deal-started": game_events.DealStarted,
    "bid-made": game_events.BidMade,
    "passed": game_events.Passed,
    "auction-won": game_events.AuctionWon,
    "called": game_events.Called,
    "suit-asked": game_events.SuitAsked,
    "suit-named": game_events.SuitNamed,
    "card-played": game_events.CardPlayed,
    "trump-made": game_events.TrumpMade,
    "trick-taken": game_events.TrickTaken,
    "cards-drawn": game_events.CardsDrawn,
    "stock-exhausted": game_events.StockExhausted,
    "card-exchanged": game_events.CardExchanged,
    "conquista-shown": game_events.ConquistaShown,
    "claimed": game_events.Claimed,
    "denounced": game_events.Denounced,
    "signalled": game_events.Signalled,
    "watched": game_events.Watched,
    "asked": game_events.Asked,
    "answered": game_events.Answered,
    "ordered": game_events.Ordered,
    "looked": game_events.Looked,
    "concession-offered": game_events.ConcessionOffered,
    "concession-refused": game_events.ConcessionRefused,
    "conceded": game_events.Conceded,
    "forfeited": game_events.Forfeited,
    "deal-ended": game_events.DealEnded,
    "seat-out": game_events.SeatOut,
    "match-ended": game_events.MatchEnded,
    "table-opened": table_events.TableOpened,
    "event-table-opened": table_events.EventTableOpened,
    "board-set": table_events.BoardSet,
    "unsealed": table_events.Unsealed,
    "joined": table_events.Joined,
    "nonce-given": table_events.NonceGiven,
    "left-lobby": table_events.LeftLobby,
    "computer-joined": table_events.ComputerJoined,
    "computer-removed": table_events.ComputerRemoved,
    "recommitted": table_events.Recommitted,
    "host-changed": table_events.HostChanged,
    "invited": table_events.Invited,
    "invitation-declined": table_events.InvitationDeclined,
    "arranged": table_events.Arranged,
    "changed": table_events.Changed,
    "gesture-set": table_events.GestureSet,
    "seats-taken": table_events.SeatsTaken,
    "election-opened": table_events.ElectionOpened,
    "rais-voted": table_events.RaisVoted,
    "turn-warned": table_events.TurnWarned,
    "turn-missed": table_events.TurnMissed,
    "moved-simply": table_events.MovedSimply,
    "turn-held": table_events.TurnHeld,
    "holiday-taken": table_events.HolidayTaken,
    "holiday-ended": table_events.HolidayEnded,
    "seat-left": table_events.SeatLeft,
    "seat-returned": table_events.SeatReturned,
    "seat-given": table_events.SeatGiven,
    "substitute-called": table_events.SubstituteCalled,
    "call-dropped": table_events.CallDropped,
    "hints-agreed": table_events.HintsAgreed,
    "hints-refused": table_events.HintsRefused,
    "hints-allowed": table_events.HintsAllowed,
    "resign-agreed": table_events.ResignAgreed,
    "resign-refused": table_events.ResignRefused,
    "end-agreed": table_events.EndAgreed,
    "end-refused": table_events.EndRefused,
    "reopened": table_events.Reopened,
    "resumed-after": table_events.Resumed,
    "predicted": table_events.Predicted,
    "table-closed": table_events.TableClosed,
}

_OLD_KINDS: Final[dict[str, Callable[[bytes], LogEvent]]] = {
    "resumed": lambda _: table_events.Resumed(),  # the downtime is not known
}
"""The kinds that are no longer written, each with the function that reads its body."""

_NAMES: Final = {kind: name for name, kind in KINDS.items()}


class UnreadableEntry(ValueError):
    """A log entry that no known version has written."""


def _hook(kind: type, value: object) -> object:
    if kind is Card and isinstance(value, str) and value in CARDS:
        return CARDS[value]
    message = f"not a {kind.__name__}"
    raise ValueError(message)


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return str.__str__(value)
    message = f"cannot write a {type(value).__name__}"
    raise TypeError(message)


_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    name: msgspec.json.Decoder(kind, dec_hook=_hook) for name, kind in KINDS.items()
}
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)


def write(event: LogEvent) -> tuple[str, str]:
    """The kind and JSON body of an event."""
    return _NAMES[type(event)], _ENCODER.encode(event).decode()


def read(kind: str, body: str) -> LogEvent:
    """The event of a row. Raises ``UnreadableEntry``."""
    raw = body.encode()
    try:
        if kind in _OLD_KINDS:
            return _OLD_KINDS[kind](raw)
        event: LogEvent = _DECODERS[kind].decode(raw)
    except (KeyError, msgspec.MsgspecError, ValueError, ImpossibleRules) as problem:
        message = f"{kind}: {problem}"
        raise UnreadableEntry(message) from problem
    return event


def read_all(entries: Iterable[Entry]) -> Iterator[tuple[int, int, LogEvent]]:
    """The entries of a log as (seq, at, event), as ``fold`` takes them. Raises ``UnreadableEntry``."""
    return ((entry.seq, entry.at, read(entry.kind, entry.body)) for entry in entries)
