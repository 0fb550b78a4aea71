"""The protocol of ``engine`` and ``exec:`` (record.md): requests and answers, one line of JSON each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot import computers
from bot.protocol.moves import UnreadableMove, plain_move, read_move
from bot.protocol.views import UnreadableView, ViewSaid, plain_view, read_view
from bot.rules.actions import Action, Concede, Forfeit
from bot.rules.view import SeatView

DEFAULT_LEVEL: Final = list(computers.LEVELS)[-1]
"""Who plays where a request names no level: the strongest there is."""
USUAL_MS: Final = 20.0
"""What the usual number of trials counts for: more or less milliseconds buy more or less trials, at this rate
and by no clock, so that the same request has the same answer on any machine."""
MOST_MS: Final = 60_000.0
_SHORT: Final = 40


class BadRequest(Exception):
    """A request that cannot be answered; ``str()`` is one line that says why."""


class _Request(msgspec.Struct, forbid_unknown_fields=True):
    view: ViewSaid
    legal: list[dict[str, Any]]
    level: str | None = None
    budget_ms: float | None = None
    seed: int = 0


class _Answer(msgspec.Struct):
    """What a program answers; what else it says is nobody's business."""

    action: dict[str, Any]


def request(view: SeatView, rng: random.Random, *, level: str, budget_ms: int | None) -> bytes:
    """The line that asks a program what a seat should do, without the line feed.

    Giving up is never offered, and conceding only to answer a partner who would.
    """
    said: dict[str, Any] = {
        "view": plain_view(view),
        "legal": [plain_move(action) for action in view.legal if _offered(view, action)],
        "level": level,
    }
    if budget_ms is not None:
        said["budget_ms"] = budget_ms
    said["seed"] = rng.getrandbits(32)
    return msgspec.json.encode(said)


def _offered(view: SeatView, action: Action) -> bool:
    return not isinstance(action, Forfeit | Concede) or (
        isinstance(action, Concede) and view.talk.offer is not None
    )


def chosen(line: bytes, legal: Sequence[Action]) -> Action | None:
    """The action in a program's answer; None for what is no answer, or is not legal."""
    try:
        action = read_move(msgspec.json.decode(line, type=_Answer).action)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnreadableMove):
        return None
    return action if action in legal and not isinstance(action, Forfeit) else None


def answer(line: bytes, level: str | None = None) -> bytes:
    """The line that answers a request, without the line feed; whatever the request is, it is answered.

    ``level`` plays whatever level the request names.
    """
    try:
        return msgspec.json.encode(_answered(line, level))
    except BadRequest as wrong:
        return msgspec.json.encode({"error": str(wrong)})
    except Exception as fault:  # noqa: BLE001 - one position that a computer cannot cope with is no end
        # What went wrong in it is for the maintainers; the asker gets a line like any other.
        return msgspec.json.encode({"error": f"the computer failed: {type(fault).__name__}"})


def _answered(line: bytes, level: str | None) -> dict[str, Any]:
    asked = _read(line)
    if asked.budget_ms is not None and not asked.budget_ms > 0:
        raise BadRequest("budget_ms: it must be more than 0")
    name = level or asked.level or DEFAULT_LEVEL
    effort = 1.0 if asked.budget_ms is None else min(asked.budget_ms, MOST_MS) / USUAL_MS
    try:
        computer = computers.create(name, effort)
    except KeyError:
        known = ", ".join([*computers.LEVELS, *computers.HIDDEN])
        raise BadRequest(f"level: there is no {_short(name)}; there are: {known}") from None
    view = _view(asked)
    rng, value = random.Random(asked.seed), None  # noqa: S311 - repeatable, as asked
    try:
        if isinstance(computer, computers.Reckoner):
            action, value = computer.considered(view, rng)
        else:
            action = computer.choose(view, rng)
    except ValueError:
        raise BadRequest("legal: there is nothing to choose from") from None
    if action not in view.legal:
        raise BadRequest("legal: what should be done is not among it")
    return {"action": plain_move(action), **({} if value is None else {"value": round(value, 2)})}


def _read(line: bytes) -> _Request:
    try:
        return msgspec.json.decode(line, type=_Request)
    except msgspec.ValidationError as wrong:
        raise BadRequest(str(wrong)) from None
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise BadRequest(f"not JSON: {wrong}") from None
    except RecursionError:
        raise BadRequest("not JSON: it is nested too deeply") from None


def _view(asked: _Request) -> SeatView:
    """The view, with what is legal as the request has it. Raises ``BadRequest``."""
    try:
        view = read_view(asked.view)
    except UnreadableView as wrong:
        raise BadRequest(f"view.{wrong}") from None
    if view.awaited != view.seat:
        raise BadRequest(f"view.seat: it is the turn of seat {view.awaited}")
    legal = []
    for said in asked.legal:
        try:
            action = read_move(said)
        except UnreadableMove as wrong:
            raise BadRequest(f"legal: {wrong}") from None
        if action not in view.legal:
            raise BadRequest(f"legal: {_short(said)} is not")
        legal.append(action)
    if not legal:
        raise BadRequest("legal: there is nothing to choose from")
    return replace(view, legal=tuple(legal))


def _short(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}..."
