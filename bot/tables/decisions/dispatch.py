"""The dispatch of table actions: shared checks first, then the module that decides the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.actions import Action, Answer
from bot.tables.decisions import boards, lobby, playing, predictions, tournament_tables
from bot.tables.decisions.deadlines import next_deadline
from bot.tables.decisions.lobby import Setup
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import CloseReason, LogEvent, TableClosed, Unsealed
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import (
    Actor,
    EndByEvent,
    EndByModerator,
    EndByRemoval,
    Expire,
    Hold,
    Predict,
    Resume,
    SystemActor,
    TableAction,
    TakeHoliday,
    Unseal,
    WithdrawByEvent,
)
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table


class Times(NamedTuple):
    """The tables' time in Unix milliseconds, and how many milliseconds the people's clock is ahead of it."""

    now: int
    ahead: int


def open_table(
    table: str, place: Place, host: Person, setup: Setup, nonce: str, seeds: SeedSource
) -> Sequence[LogEvent]:
    """The first events of a table. Raises ``Refused``."""
    if setup.board is not None:
        return boards.open_board_table(place, host, setup, setup.board, nonce, seeds)
    if setup.at_event is not None:
        return tournament_tables.open_event_table(place, host, setup, setup.at_event, seeds)
    return lobby.open_table(table, place, host, setup, nonce, seeds)


def decide(
    table: Table, who: Actor, action: TableAction, at: int | None, nonce: str, seeds: SeedSource, times: Times
) -> Sequence[LogEvent]:
    """The events of an action; none if it changes nothing. Raises ``Refused`` or ``IllegalAction``.

    ``at`` is the number of the decision or question that the action was made for; another number is stale.
    ``nonce`` is what a person who sits down adds to the shuffle.
    """
    if table.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if at is not None and at != (table.question if isinstance(action, Answer) else table.decision):
        raise Refused(TableReason.STALE)
    boards.check(table, who, action)
    tournament_tables.check(table, who, action)
    if isinstance(action, EndByModerator):
        return [TableClosed(CloseReason.MODERATOR)]
    if isinstance(action, Action):
        return playing.move(table, who, action, seeds)
    if isinstance(who, SystemActor):
        return _by_clock(table, action, seeds, times)
    if isinstance(action, Predict):
        return predictions.predict(table, who, action)
    if table.event is not None and table.stage is Stage.LOBBY:
        return tournament_tables.be_ready(table, who, nonce, seeds)
    stage = lobby.decide_in_lobby if table.stage is Stage.LOBBY else playing.decide_in_match
    return stage(table, who, action, nonce, seeds)


def _by_clock(table: Table, action: TableAction, seeds: SeedSource, times: Times) -> Sequence[LogEvent]:
    match action:
        case Hold(seat, until):
            return playing.postpone_turn_end(table, seat, until - times.ahead)
        case TakeHoliday(seat, until):
            return playing.take_holiday(table, seat, None if until is None else until - times.ahead)
        case EndByRemoval():
            return [TableClosed(CloseReason.REMOVED)]
        case Unseal():
            return [Unsealed()] if table.sealed else []
        case EndByEvent(stages, withdrawn):
            return [TableClosed(CloseReason.EVENT, withdrawn)] if table.stage in stages else []
        case WithdrawByEvent(seat):
            return playing.withdraw(table, seat, seeds)
        case Resume(alive):
            return playing.resume(table, alive, times.now)
        case Expire():
            what = next_deadline(table)
            return playing.expire(table, seeds) if what is not None and what.at <= times.now else []
        case _:
            raise Refused(TableReason.NOT_SEATED)
