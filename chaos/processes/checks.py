"""What must hold of the logs and messages of processes that share a database."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from simcord.backend.models import Message

from bot.pages.custom_ids import Verb
from bot.tables.decisions.deadlines import next_deadline
from bot.tables.model import codec
from bot.tables.model.fold import fold
from bot.tables.model.table import Stage, Table
from testing.wire.cluster import ClusterWire
from testing.wire.limits import of_interaction
from testing.wire.playing import AGAIN_AFTER
from testing.wire.promises import require
from testing.wire.wire import ANSWERED_IN
from testing.worlds.observer import controls, message_text

A_SECOND: Final = 50
"""The counted requests that Discord allows in a second."""
CLOCKS: Final = frozenset({"turn-warned", "turn-missed"})
"""The events that begin what a turn clock does."""
OFF: Final = 500
"""The milliseconds by which a process may take its time for later than the database's."""
SHOWN: Final = 60.0
"""The seconds in which everything is shown as it is, once nothing happens any more."""
WATCH: Final = """
    CREATE SCHEMA trial;
    CREATE TABLE trial.seen (table_id text, seq bigint, at bigint, PRIMARY KEY (table_id, seq));
    CREATE FUNCTION trial.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO trial.seen VALUES
            (NEW.table_id, NEW.seq, (extract(epoch FROM clock_timestamp()) * 1000)::bigint);
        RETURN NEW;
    END $$;
    CREATE TRIGGER watch AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION trial.note();
"""
"""Notes when each entry was really written: the trial's only trigger, which no process knows of."""


class Row(NamedTuple):
    """An entry; ``seen`` is when the database wrote it, in Unix milliseconds."""

    table: str
    seq: int
    at: int
    kind: str
    body: str
    cause: str | None
    seen: int | None


def logs(wire: ClusterWire) -> dict[str, list[Row]]:
    """The logs of all tables, none of which has a gap."""
    rows = wire.ask(
        "SELECT entry.table_id, entry.seq, entry.at, kind, body, cause, seen.at FROM entry "
        "LEFT JOIN trial.seen USING (table_id, seq) ORDER BY 1, 2"
    )
    rows_by_table = {
        table: [Row(*row) for row in of_table]
        for table, of_table in itertools.groupby(rows, key=lambda row: str(row[0]))
    }
    gaps = [table for table, of_table in rows_by_table.items() if of_table[-1].seq != len(of_table)]
    require("F12", not gaps, f"logs with gaps: {gaps}")
    return rows_by_table


@dataclass
class Deadlines:
    """The deadlines that were carried out: how many, and the latest in milliseconds."""

    count: int = 0
    latest: int = 0


def check_times(rows_by_table: dict[str, list[Row]]) -> Deadlines:
    """Demand that time never goes back in a log, and that no deadline is early.

    A deadline is early by the time of its entry, or by the moment at which the entry was really written.
    """
    deadlines = Deadlines()
    for table, rows in rows_by_table.items():
        backwards = [row.seq for row, later in itertools.pairwise(rows) if later.at < row.at]
        require("F12", not backwards, f"time goes back in {table} after {backwards}")
        ahead = [row.seq for row in rows if row.seen is not None and row.at > row.seen + OFF]
        require("F12", not ahead, f"entries of {table} are ahead of the database's time: {ahead}")
        for before, row in _prefixes(table, rows):
            if row.kind not in CLOCKS or before is None:
                continue
            falls = next_deadline(before)
            early = falls is None or row.at < falls.at or (row.seen or row.at) < falls.at - OFF
            require("F11", not early, f"{row.kind} of {table} at {row.seq} is early: {falls}, {row.at}")
            if falls is not None:
                deadlines.count, deadlines.latest = (
                    deadlines.count + 1,
                    max(deadlines.latest, row.at - falls.at),
                )
    return deadlines


def _prefixes(table: str, rows: Sequence[Row]) -> Iterator[tuple[Table | None, Row]]:
    """Each entry, with the table before it."""
    table_so_far: Table | None = None
    for row in rows:
        yield table_so_far, row
        table_so_far = fold(table, [(row.seq, row.at, codec.read(row.kind, row.body))], table_so_far)


def check_answers(wire: ClusterWire, rows_by_table: dict[str, list[Row]]) -> int:
    """Demand that an act which was answered before another one began stands before it in the log.

    Returns the number of acts that were acknowledged.
    """
    answered_ids = {
        int(one.path.split("/")[2]): one.at
        for one in reversed(wire.rest.requests)
        if one.path.startswith("/interactions/") and HTTPStatus.OK <= one.status < HTTPStatus.MULTIPLE_CHOICES
    }
    count = 0
    for table, rows in rows_by_table.items():
        acts: dict[int, int] = {}
        for row in rows:
            if row.cause is not None and row.cause.partition(".")[0].isdigit():
                acts.setdefault(int(row.cause.partition(".")[0]), row.seq)
        count += sum(act in answered_ids for act in acts)
        moments = [(wire.began[act], 1, seq) for act, seq in acts.items() if act in wire.began]
        moments += [(answered_ids[act], 0, seq) for act, seq in acts.items() if act in answered_ids]
        newest = 0
        for _, begins, seq in sorted(moments):
            require("F12", not begins or seq > newest, f"{table}: {seq} began after {newest} was answered")
            newest = newest if begins else max(newest, seq)
    return count


def check_order(wire: ClusterWire, tables: Sequence[str]) -> int:
    """Demand that the messages of a table's tricks and deals stand in the order of its log."""
    count = 0
    for table in tables:
        made = sorted(
            (int(nonce.split(".")[1]), message)
            for (_, nonce), messages in wire.rest.messages_by_nonce.items()
            if nonce.startswith(f"{table}.") and nonce.split(".")[1].isdigit()
            for message in messages
        )
        ids = [message for _, message in made]
        require("F12", ids == sorted(ids), f"the messages of {table} are not in order: {made}")
        count += len(ids)
    return count


async def wait_until_shown(wire: ClusterWire, tables: Sequence[str]) -> int:
    """Wait until nobody sees an old state of these tables, whose matches are over, or of a lobby.

    Ends the trial if somebody does for good. Returns the number of private hands in channels that stay old:
    only the newest one of a person is edited, and nobody can edit it if a process ended, or the database,
    before its token was stored. The next press there, or on *My cards*, brings a new one.
    """
    began = time.monotonic()
    while old := [*old_hands(wire, tables, private=False), *old_lobbies(wire)]:
        require("F12", time.monotonic() - began < SHOWN, f"old states are shown for good: {old}")
        await wire.wait_for_activity(AGAIN_AFTER)
    return len(old_hands(wire, tables, private=True))


def old_hands(wire: ClusterWire, tables: Sequence[str], *, private: bool) -> list[str]:
    """The messages that still offer a card although the match is over.

    ``private``: only those in a channel that one person sees, or only all others, direct messages included.
    """
    return [
        f"{message.id} of {table} in {message.channel_id}"
        for messages in wire.backend.messages.values()
        for message in list(messages.values())
        if message.is_ephemeral is private
        for table in sorted(_tables_with_cards(message) & set(tables))
    ]


def _tables_with_cards(message: Message) -> set[str]:
    """The tables whose cards the buttons of a message play."""
    presses = [control.press for control in controls(message.components)]
    return {press.subject for press in presses if press is not None and press.verb == Verb.PLAY}


def old_lobbies(wire: ClusterWire) -> list[str]:
    """The lobbies whose message is missing, or does not name everybody who is there."""
    texts = {
        control.press.subject: message_text(message.components)
        for messages in wire.backend.messages.values()
        for message in list(messages.values())
        for control in controls(message.components)
        if control.press is not None and control.press.verb == Verb.START and not message.is_ephemeral
    }
    return [
        f"the lobby of {table.id}"
        for table in wire.tables.values()
        if table.stage is Stage.LOBBY
        and not all(person.name in texts.get(table.id, "") for person in table.present)
    ]


def check_requests(wire: ClusterWire) -> int:
    """The most counted requests in any second, over all processes."""
    times = [one.at for one in wire.rest.requests if not of_interaction(one.path)]
    most, first = 0, 0
    for last, at in enumerate(times):
        while times[first] <= at - 1.0:
            first += 1
        most = max(most, last - first + 1)
    require("V-9", most <= A_SECOND, f"{most} counted requests in a second")
    return most


def check_closed_dms(wire: ClusterWire, channels: Sequence[int]) -> int:
    """Demand that nobody whose direct messages are closed is tried twice in an hour. Returns the tries."""
    paths = [one.path for one in wire.rest.requests if one.method == "POST"]
    tries = [paths.count(f"/channels/{channel}/messages") for channel in channels]
    require("F9", max(tries, default=0) <= 1, f"closed direct messages were tried again: {tries}")
    return sum(tries)


def check_cap(wire: ClusterWire, person: int, cap: int, processes: int) -> int:
    """Demand that a person has at most one table more than allowed for each further process."""
    mine = sum(table.is_seated(person) for table in wire.tables.values())
    require("F12", mine <= cap + processes - 1, f"{mine} tables of one person, {cap} are allowed")
    return mine


def check_presses(wire: ClusterWire, spans: Sequence[tuple[float, float]]) -> None:
    """Demand that Discord gave up no press that began in these spans."""
    lost = []
    for interaction, at in wire.began.items():
        stored: Any = wire.backend.interactions.get(interaction)
        if stored is not None and not stored.responded:
            what = wire.presses.get(interaction, "a command")
            lost += [f"{what}, {at - a:.1f} of {b - a:.1f} s" for a, b in spans if a <= at <= b - ANSWERED_IN]
    require("F12", not lost, f"not answered during an update: {lost}")
