"""A table that plays a board: one person, and computers on all other seats (D-2).

Its match begins at once and is one deal. The person plays it to its end: nothing else can be asked of the
table.
"""

from __future__ import annotations

from bot.rules import decide
from bot.rules.actions import Action, Forfeit
from bot.rules.shuffle import computer_nonce
from bot.rules.state import evolve
from bot.tables.decisions.lobby import OnBoard, Setup, free_name, match_id
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, LogEvent, Seating
from bot.tables.model.people import Computer, Person, Place, Player
from bot.tables.model.requests import Actor, TableAction
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Table


def open_board_table(
    place: Place, host: Person, setup: Setup, board: OnBoard, nonce: str, seeds: SeedSource
) -> list[LogEvent]:
    """The events of a table from its opening to the cards. The person has seat 0 and opens."""
    match, rules, name = match_id(board.table, 1), setup.rules, board.name
    seeds.fix(match, board.seed)
    opening = happened.TableOpened(
        place=place,
        host=host,
        rules=rules,
        access=Access.INVITED,
        seating=Seating.JOIN_ORDER,
        rated=False,
        match=match,
        commitment=board.commitment,
        nonce=nonce,
        tricks=setup.tricks,
    )
    players: list[Player] = [host]
    while len(players) < rules.players:
        players.append(Computer(free_name(players), setup.computers or ""))
    arrivals = [happened.ComputerJoined(one) for one in players if isinstance(one, Computer)]
    nonces = (nonce, *(computer_nonce(seat) for seat in range(1, rules.players)))
    start_events = decide.start(rules, rules.players - 1, board=True)
    return [
        opening,
        happened.BoardSet(name.series, name.number, name.anchor),
        *arrivals,
        happened.SeatsTaken(tuple(players), nonces, rated=False),
        *start_events,
        *decide.deal(evolve(None, start_events[0]), board.pack),
    ]


def check(table: Table, who: Actor, action: TableAction) -> None:
    """Raise ``Refused`` if a person asks a table with a board for anything but a move in its game."""
    moves = isinstance(action, Action) and not isinstance(action, Forfeit)
    if table.board is not None and isinstance(who, Person) and not moves:
        raise Refused(TableReason.ON_BOARD)
