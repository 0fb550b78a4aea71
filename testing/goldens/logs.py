"""The corpus of whole logs: ``python -m testing.goldens.logs v2`` adds those of a new version.

It changes no file that is there. Each is a line with what came out of
the log, then the log, an entry a line. ``folds.json`` holds a digest of the whole table after every entry,
for each of them.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.rules.cards import Card
from bot.rules.notation.option_code import code_of
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.rules.state import AnsweredQuestion, Auction, State, TalkState
from bot.store.rows import Entry
from bot.tables.archive.finished import finished_matches
from bot.tables.listeners.results import match_row, seat_rows
from bot.tables.model import codec
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Boards
from bot.tables.model.table import Table
from testing.builders.states import rules_for
from testing.worlds.room import CARLA, DARIO, Room, opened_store
from testing.worlds.room_lives import (
    any_game_life,
    board_life,
    correspondence_life,
    event_life,
    eventful_life,
    held_up_life,
)

CORPUS = Path(__file__).parents[2] / "tests" / "tables" / "corpus"
FOLDS = CORPUS / "folds.json"
_Done: TypeAlias = dict[int, tuple[object, object]]
"""Each object by its identity, which it keeps as long as it is here, and what was made of it."""
NEW_FIELDS = {"gone", "idle_since", "shuffled", "predictions_closed", "removed_card", "drawn_next"}
"""Fields that did not exist when the first digests were noted, and that are read out of old logs, too."""
FORMER_NAMES: dict[tuple[type, str], str] = {
    (AnsweredQuestion, "question"): "asked",
    (Auction, "called_cards"): "called",
    (State, "talk"): "heard",
    (State, "turned_cards"): "turned",
    (Table, "call_count"): "called",
    (Table, "changed_at"): "changed",
    (Table, "close_reason"): "closed",
    (Table, "held_until"): "held",
    (Table, "opened_at"): "opened",
    (Table, "question_since"): "asked",
    (Table, "used_time"): "spent",
    (TalkState, "exchanges"): "said",
    (TalkState, "looks"): "looked",
    (TalkState, "refusal"): "refused",
    (TalkState, "shown_cards"): "shown",
}
"""The names that fields had when the first digests were noted."""


def summary(table: str, log: Iterable[tuple[Entry, LogEvent]]) -> dict[str, Any]:
    """What must come out of a log for ever."""
    matches = [
        {
            "match": asdict(match_row(match, rated=match.counts)),
            "seats": [asdict(row) for row in seat_rows(match)],
        }
        for match in finished_matches(table, log)
    ]
    return {"table": table, "matches": matches}


def fold_digest(table: str, log: Iterable[tuple[Entry, LogEvent]]) -> str:
    """A digest of the whole table after every entry: the same for ever, whatever tables learn besides."""
    digest, table_so_far = hashlib.sha256(), None
    done: _Done = {}
    for entry, event in log:
        table_so_far = fold(table, [(entry.seq, entry.at, event)], table_so_far)
        digest.update(json.dumps(_plain(table_so_far, done), sort_keys=True).encode())
    return digest.hexdigest()


def _plain(value: object, done: _Done) -> object:
    """A value as JSON. A field at its default is left out: so one that is new changes no old digest.

    ``done`` gets what was made of each object. Nothing in a table changes, and most of it is in the next one.
    """
    if value is None or isinstance(value, int | str):
        return _plain_of(value, done)
    found = done.get(id(value))
    if found is None:
        found = done[id(value)] = (value, _plain_of(value, done))
    return found[1]


def _plain_of(value: object, done: _Done) -> object:
    if isinstance(value, Rules):
        return code_of(value)
    if isinstance(value, Card | Enum):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: _plain(getattr(value, field.name), done)
            for field in fields(value)
            if field.name not in NEW_FIELDS
            if getattr(value, field.name) != field.default
        }
    if isinstance(value, msgspec.Struct):
        known = {field.name: field.default for field in msgspec.structs.fields(value)}
        held = msgspec.structs.asdict(value)
        return {name: _plain(one, done) for name, one in held.items() if one != known[name]}
    if isinstance(value, tuple) and hasattr(value, "_field_defaults"):
        known, named = value._field_defaults, dict(zip(value._fields, value, strict=True))  # type: ignore[attr-defined]
        told = {name: one for name, one in named.items() if name not in NEW_FIELDS}
        return {
            FORMER_NAMES.get((type(value), name), name): _plain(one, done)
            for name, one in told.items()
            if name not in known or one != known[name]
        } | _former_fields(value)
    if isinstance(value, frozenset | set):
        return sorted(map(str, value))
    if isinstance(value, tuple | list):
        return [_plain(one, done) for one in value]
    return value


def _former_fields(value: object) -> dict[str, object]:
    """The fields that a value no longer has because they follow from others."""
    if not isinstance(value, Table) or not value.resigning:
        return {}
    seat = value.seat_of(min(value.resigning))
    return {} if seat is None else {"resigning_side": value.rules.side_of(seat)}


def write_digests() -> None:
    """Write down the digests of logs that have none."""
    digests: dict[str, str] = json.loads(FOLDS.read_text("utf-8")) if FOLDS.exists() else {}
    for path in sorted(CORPUS.glob("*.jsonl")):
        if path.stem not in digests:
            expected_digest, log = read_log(path)
            digests[path.stem] = fold_digest(expected_digest["table"], log)
    FOLDS.write_text(json.dumps(digests, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def read_log(path: Path) -> tuple[dict[str, Any], list[tuple[Entry, LogEvent]]]:
    """What came out of a log of the corpus, and the log."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    entries = [Entry(row["seq"], row["kind"], json.dumps(row["body"]), row["at"], None) for row in rows]
    return json.loads(first), [(entry, codec.read(entry.kind, entry.body)) for entry in entries]


FAMILY: dict[str, tuple[Rules, set[str]]] = {
    "chiamata": (
        rules_for("chiamata", target=5, blind="on", auction="suit_only"),
        {"bid-made", "passed", "auction-won", "called", "suit-asked", "suit-named"},
    ),
    "chiamata-deals": (rules_for("chiamata", match="n_deals", target=2), {"bid-made", "called"}),
    "sueca_italiana": (rules_for("sueca_italiana", target=5, auction="from65"), {"called"}),
    "schembil": (rules_for("schembil", target=1), {"asked", "answered", "ordered", "looked"}),
    "signals": (rules_for(players=4, target=1, signal_delivery="catchable"), {"signalled", "watched"}),
    "brisca": (rules_for("brisca", conquista=True), {"card-exchanged", "conquista-shown"}),
    "sueca": (rules_for("sueca", renege=True), {"denounced"}),
    "a31": (rules_for("a31", target=1), {"claimed"}),
    "threehand": (rules_for(players=3, match="threehand"), {"seat-out"}),
    "briscolone5t": (rules_for("briscolone5t", match="first_to", target=1), {"trump-made"}),
    "bosnian32": (rules_for("bosnian32", players=7, target=1), {"cards-drawn"}),
    "double": (rules_for("double", players=3, target=1), {"cards-drawn"}),
    "captains": (rules_for("schembil", target=1), {"election-opened", "rais-voted"}),
    "gestures": (rules_for(players=4, target=1, signal_table="custom"), {"gesture-set"}),
    "scoperta": (rules_for("scoperta", target=1), {"cards-drawn"}),
    "conceded": (
        rules_for(players=4, target=5),
        {"concession-offered", "concession-refused", "conceded"},
    ),
}
"""A log of each kind of game, with what must have happened in it."""


BOARDS = Boards(BoardName("event77", 1, "anchor"), 2)


POST = {"turn-held", "holiday-taken", "holiday-ended", "resumed-after", "turn-warned", "turn-missed"}


async def write_logs(version: str) -> None:
    """Write the logs of this version: a table's whole life for each number of players, and every game."""
    for players in (2, 3, 4, 6):
        await _write_log(f"{version}-{players}", partial(eventful_life, players=players), set())
    for name, (rules, kinds) in FAMILY.items():
        await _write_log(f"{version}-{name}", partial(any_game_life, rules=rules), kinds)
    await _write_log(f"{version}-post", correspondence_life, POST)
    await _write_log(f"{version}-held-up", held_up_life, set())
    await _write_log(f"{version}-board", board_life, {"board-set"})
    await _write_log(f"{version}-event", event_life, set())
    await _write_log(f"{version}-predictions", partial(event_life, onlookers=(CARLA, DARIO)), set())
    await _write_log(f"{version}-boards", partial(event_life, boards=BOARDS), set())


async def _write_log(name: str, life: Callable[..., Awaitable[str]], kinds: set[str]) -> None:
    for seed in range(2000):
        options = {"seed": seed} if kinds else {}
        with tempfile.TemporaryDirectory() as folder:
            async with opened_store(Path(folder) / "briscola.db") as store:
                room = Room(store)
                opened_table = await life(room, **options)
                log = await room.tables.history(opened_table)
                await room.close()
        if kinds <= {entry.kind for entry, _ in log}:
            break
    else:
        raise AssertionError(name)
    entries = [
        {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": json.loads(entry.body)}
        for entry, _ in log
    ]
    lines = [json.dumps(line, ensure_ascii=False) for line in (summary(opened_table, log), *entries)]
    with (CORPUS / f"{name}.jsonl").open("x", encoding="utf-8") as file:
        file.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    for named in sys.argv[1:]:
        asyncio.run(write_logs(named))
    write_digests()
