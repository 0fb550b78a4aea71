"""The protocol of ``engine`` and ``exec:`` (record.md): requests and answers, each one line of JSON."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot import computers
from bot.computers.personalities import FORM
from bot.protocol.moves import UnreadableMove, plain_move, read_move
from bot.protocol.views import PlainView, UnreadableView, plain_view, read_view
from bot.rules.actions import Action, Concede, Forfeit
from bot.rules.view import SeatView

DEFAULT_LEVEL: Final = list(computers.LEVELS)[-1]
"""The level that plays if a request names none: the strongest one."""
USUAL_MS: Final = 20.0
"""The milliseconds that stand for the usual number of trials. More or fewer milliseconds buy more or fewer
trials at this rate and without a clock, so that the same request has the same answer on any machine."""
MOST_MS: Final = 60_000.0
_SHORT: Final = 40


class BadRequest(Exception):
    """A request that cannot be answered. ``str()`` is one line that says why."""


class _Request(msgspec.Struct, forbid_unknown_fields=True):
    view: PlainView
    legal: list[dict[str, Any]]
    level: str | None = None
    budget_ms: float | None = None
    seed: int = 0


class _Answer(msgspec.Struct):
    """A program's answer. Other fields are ignored."""

    action: dict[str, Any]


def request_line(view: SeatView, rng: random.Random, *, level: str, budget_ms: int | None) -> bytes:
    """The line that asks a program for a seat's action, without the line feed.

    Giving up is never offered. Conceding is offered only to answer a partner.
    """
    fields: dict[str, Any] = {
        "view": plain_view(view),
        "legal": [plain_move(action) for action in view.legal if _is_offered(view, action)],
        "level": level,
    }
    if budget_ms is not None:
        fields["budget_ms"] = budget_ms
    fields["seed"] = rng.getrandbits(32)
    return msgspec.json.encode(fields)


def _is_offered(view: SeatView, action: Action) -> bool:
    return not isinstance(action, Forfeit | Concede) or (
        isinstance(action, Concede) and view.talk.offer is not None
    )


def read_answer(line: bytes, legal: Sequence[Action]) -> Action | None:
    """The action of a program's answer; None if it is no answer, or not legal."""
    try:
        action = read_move(msgspec.json.decode(line, type=_Answer).action)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnreadableMove):
        return None
    return action if action in legal and not isinstance(action, Forfeit) else None


def answer(line: bytes, level: str | None = None) -> bytes:
    """The line that answers a request, without the line feed. Every request gets an answer.

    ``level`` replaces the level that the request names.
    """
    try:
        return msgspec.json.encode(_response(line, level))
    except BadRequest as wrong:
        return msgspec.json.encode({"error": str(wrong)})
    except Exception as fault:  # noqa: BLE001 - one failed position must not end the program
        # The maintainers see the fault in the log; the other program gets one line.
        return msgspec.json.encode({"error": f"the computer failed: {type(fault).__name__}"})


def _response(line: bytes, level: str | None) -> dict[str, Any]:
    query = _read(line)
    if query.budget_ms is not None and not query.budget_ms > 0:
        raise BadRequest("budget_ms: it must be more than 0")
    name = level or query.level or DEFAULT_LEVEL
    effort = 1.0 if query.budget_ms is None else min(query.budget_ms, MOST_MS) / USUAL_MS
    try:
        computer = computers.create(name, effort)
    except KeyError:
        names = ", ".join([*computers.LEVELS, *computers.NUMBERED, FORM, *computers.HIDDEN])
        raise BadRequest(f"level: there is no {_short(name)}; there are: {names}") from None
    view = _view(query)
    rng, value = random.Random(query.seed), None  # noqa: S311 - repeatable, as requested
    try:
        if isinstance(computer, computers.EstimatingComputer):
            action, value = computer.choose_with_value(view, rng)
        else:
            action = computer.choose(view, rng)
    except ValueError:
        raise BadRequest("legal: there is nothing to choose from") from None
    if action not in view.legal:
        raise BadRequest("legal: the level would choose an action that is not in it")
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


def _view(query: _Request) -> SeatView:
    """The view of a request, with its legal actions. Raises ``BadRequest``."""
    try:
        view = read_view(query.view)
    except UnreadableView as wrong:
        raise BadRequest(f"view.{wrong}") from None
    if view.next_seat != view.seat:
        raise BadRequest(f"view.seat: it is the turn of seat {view.next_seat}")
    legal = []
    for move in query.legal:
        try:
            action = read_move(move)
        except UnreadableMove as wrong:
            raise BadRequest(f"legal: {wrong}") from None
        if action not in view.legal:
            raise BadRequest(f"legal: the rules do not allow {_short(move)}")
        legal.append(action)
    if not legal:
        raise BadRequest("legal: there is nothing to choose from")
    return replace(view, legal=tuple(legal))


def _short(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}..."
