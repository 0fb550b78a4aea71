"""A table of an event: its seats and rules are fixed, and the cards are dealt when everybody is ready (E-4).

The event opens and closes it. What concerns the event, such as withdrawing, is asked of the event.
"""

from __future__ import annotations

from typing import Final

from bot.rules.actions import Action, Forfeit
from bot.rules.shuffle import computer_nonce
from bot.tables.decisions.lobby import AtEvent, Setup, match_id, rules_of
from bot.tables.decisions.starting import start
from bot.tables.model import events as happened, requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Computer, Person, Place, people_without_nonce
from bot.tables.model.requests import Actor, TableAction
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table

_BEFORE_MATCH: Final = (requests.Shuffle, requests.EndByModerator, requests.Predict)
"""What people may ask for before the cards are dealt."""
_IN_MATCH: Final = (
    requests.Join,
    requests.Leave,
    requests.VoteRais,
    requests.Resign,
    requests.RefuseResign,
    requests.EndByModerator,
    requests.Predict,
)
"""What people may ask for in a match of an event, besides the moves of the game."""


def open_event_table(
    place: Place, host: Person, setup: Setup, at_event: AtEvent, seeds: SeedSource
) -> list[LogEvent]:
    """The events of a table from its opening; to the first cards if nobody has to say that they are ready."""
    match = match_id(at_event.table, 1)
    if at_event.boards is not None:
        seeds.fix(match, at_event.key)
    opening = happened.EventTableOpened(
        place=place,
        host=host,
        rules=rules_of(setup.rules, rated=setup.rated),
        rated=setup.rated,
        match=match,
        commitment=seeds.commit(match),
        event=at_event.event,
        players=at_event.players,
        nonces=tuple(
            computer_nonce(seat) if isinstance(player, Computer) else nonce
            for seat, (player, nonce) in enumerate(zip(at_event.players, at_event.nonces, strict=True))
        ),
        tricks=setup.tricks,
        boards=at_event.boards,
    )
    return [opening, *_start_if_ready(fold(at_event.table, [(1, 0, opening)]), seeds)]


def check(table: Table, who: Actor, action: TableAction) -> None:
    """Raise ``Refused`` if a person asks a table of an event for what only the event may decide."""
    if table.event is None or not isinstance(who, Person):
        return
    allowed = _BEFORE_MATCH if table.stage is Stage.LOBBY else _IN_MATCH
    gives_up = isinstance(action, Forfeit | requests.Resign)
    if table.boards is not None and gives_up:  # D-10: boards are played to the end
        raise Refused(TableReason.AT_BOARDS)
    if not isinstance(action, (Action, *allowed)):
        raise Refused(TableReason.AT_EVENT)


def be_ready(table: Table, who: Person, nonce: str, seeds: SeedSource) -> list[LogEvent]:
    """The events when a person says that they are ready: with the last one the cards are dealt (T-7)."""
    member = table.member(who.id)
    if member is None:
        raise Refused(TableReason.NOT_SEATED)
    if member.nonce is not None:
        raise Refused(TableReason.ALREADY_READY)
    ready = happened.NonceGiven(who.id, nonce)
    after = fold(table.id, [(table.seq + 1, table.changed_at, ready)], table)
    return [ready, *_start_if_ready(after, seeds)]


def _start_if_ready(table: Table | None, seeds: SeedSource) -> list[LogEvent]:
    if table is None or people_without_nonce(table.members):
        return []
    return start(table, seeds, {})
