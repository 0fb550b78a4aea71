"""Events to rows and back: every class has one stable kind name, for ever.

A class may be renamed or moved: its kind may not. A kind whose shape changes gets a new name, and the old one
an upcaster in ``_RETIRED``, so that old logs fold to the same score (F14).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bot.rules import events as game
from bot.rules.cards import CARDS, Card
from bot.rules.errors import ImpossibleRules
from bot.tables.model import events as table
from bot.tables.model.events import LogEvent

KINDS: Final[dict[str, type[LogEvent]]] = {
    "match-started": game.MatchStarted,
    "deal-started": game.DealStarted,
    "bid-made": game.BidMade,
    "passed": game.Passed,
    "auction-won": game.AuctionWon,
    "called": game.Called,
    "suit-asked": game.SuitAsked,
    "suit-named": game.SuitNamed,
    "card-played": game.CardPlayed,
    "trump-made": game.TrumpMade,
    "trick-taken": game.TrickTaken,
    "cards-drawn": game.CardsDrawn,
    "stock-exhausted": game.StockExhausted,
    "card-exchanged": game.CardExchanged,
    "conquista-shown": game.ConquistaShown,
    "claimed": game.Claimed,
    "denounced": game.Denounced,
    "signalled": game.Signalled,
    "watched": game.Watched,
    "asked": game.Asked,
    "answered": game.Answered,
    "ordered": game.Ordered,
    "looked": game.Looked,
    "concession-offered": game.ConcessionOffered,
    "concession-refused": game.ConcessionRefused,
    "conceded": game.Conceded,
    "forfeited": game.Forfeited,
    "deal-ended": game.DealEnded,
    "seat-out": game.SeatOut,
    "match-ended": game.MatchEnded,
    "table-opened": table.TableOpened,
    "joined": table.Joined,
    "nonce-given": table.NonceGiven,
    "left-lobby": table.LeftLobby,
    "computer-joined": table.ComputerJoined,
    "computer-removed": table.ComputerRemoved,
    "recommitted": table.Recommitted,
    "host-changed": table.HostChanged,
    "invited": table.Invited,
    "invitation-declined": table.InvitationDeclined,
    "arranged": table.Arranged,
    "changed": table.Changed,
    "gesture-set": table.GestureSet,
    "seats-taken": table.SeatsTaken,
    "election-opened": table.ElectionOpened,
    "rais-voted": table.RaisVoted,
    "turn-warned": table.TurnWarned,
    "turn-missed": table.TurnMissed,
    "turn-held": table.TurnHeld,
    "holiday-taken": table.HolidayTaken,
    "holiday-ended": table.HolidayEnded,
    "seat-left": table.SeatLeft,
    "seat-returned": table.SeatReturned,
    "seat-given": table.SeatGiven,
    "substitute-called": table.SubstituteCalled,
    "call-dropped": table.CallDropped,
    "hints-agreed": table.HintsAgreed,
    "hints-refused": table.HintsRefused,
    "hints-allowed": table.HintsAllowed,
    "resign-agreed": table.ResignAgreed,
    "resign-refused": table.ResignRefused,
    "end-agreed": table.EndAgreed,
    "end-refused": table.EndRefused,
    "reopened": table.Reopened,
    "resumed-after": table.Resumed,
    "table-closed": table.TableClosed,
}

_RETIRED: Final[dict[str, Callable[[bytes], LogEvent]]] = {
    "resumed": lambda _: table.Resumed(),  # nobody knew for how long the bot was away
}
"""Kinds that are no longer written, each with the function that reads its body."""

_NAMES: Final = {kind: name for name, kind in KINDS.items()}


class UnreadableEntry(ValueError):
    """An entry of a log that no version known here has written."""


def _hook(wanted: type, value: object) -> object:
    if wanted is Card and isinstance(value, str) and value in CARDS:
        return CARDS[value]
    message = f"not a {wanted.__name__}"
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
    """An event as (kind, JSON body)."""
    return _NAMES[type(event)], _ENCODER.encode(event).decode()


def read(kind: str, body: str) -> LogEvent:
    """The event of a row. Raises ``UnreadableEntry``."""
    raw = body.encode()
    try:
        if kind in _RETIRED:
            return _RETIRED[kind](raw)
        event: LogEvent = _DECODERS[kind].decode(raw)
    except (KeyError, msgspec.MsgspecError, ValueError, ImpossibleRules) as problem:
        message = f"{kind}: {problem}"
        raise UnreadableEntry(message) from problem
    return event
