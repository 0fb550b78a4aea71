"""The codec of steps: to rows and back. Every class has one kind name that never changes (F14)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot.rules.errors import ImpossibleRules
from bot.tables.model.codec import UnreadableEntry
from bot.tournaments.model import steps
from bot.tournaments.model.steps import Step

KINDS: Final[dict[str, type[Step]]] = {
    "event-opened": steps.EventOpened,
    "entered": steps.Entered,
    "season-opened": steps.SeasonOpened,
    "carried": steps.Carried,
    "accepted": steps.Accepted,
    "entry-removed": steps.EntryRemoved,
    "withdrawn": steps.Withdrawn,
    "restored": steps.Restored,
    "partner-replaced": steps.PartnerReplaced,
    "start-moved": steps.StartMoved,
    "event-started": steps.EventStarted,
    "round-paired": steps.RoundPaired,
    "waiting-paired": steps.WaitingPaired,
    "paused": steps.Paused,
    "continued": steps.Continued,
    "match-decided": steps.MatchDecided,
    "pairing-repeated": steps.PairingRepeated,
    "outcome-corrected": steps.OutcomeCorrected,
    "deadline-moved": steps.DeadlineMoved,
    "round-closed": steps.RoundClosed,
    "resumed": steps.Resumed,
    "event-finished": steps.EventFinished,
    "event-cancelled": steps.EventCancelled,
}
_NAMES: Final = {kind: name for name, kind in KINDS.items()}
_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()
}


def write(step: Step) -> tuple[str, str]:
    """The kind and JSON body of a step."""
    return _NAMES[type(step)], msgspec.json.encode(step).decode()


def read(kind: str, body: str) -> Step:
    """The step of a row. Raises ``UnreadableEntry``."""
    try:
        step: Step = _DECODERS[kind].decode(body.encode())
    except (KeyError, msgspec.MsgspecError, ValueError, ImpossibleRules) as problem:
        message = f"{kind}: {problem}"
        raise UnreadableEntry(message) from problem
    return step
