"""Logs can be read for ever: every event has its kind, whole logs fold to the results they had (F14)."""

import json
import random
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import example, given

from bot.rules import events as game_events
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.tables.archive.finished import finished_matches
from bot.tables.model import codec
from bot.tables.model.codec import KINDS, UnreadableEntry
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from testing.builders.event_examples import CARD, EVENT_EXAMPLES
from testing.builders.states import any_rules
from testing.each import each
from testing.goldens.logs import CORPUS, FOLDS, fold_digest, read_log, summary
from testing.worlds.room import ANNA, Room, fast_rules
from testing.worlds.room_lives import eventful_life, random_requests

LOGS = sorted(CORPUS.glob("*.jsonl"))


def test_every_event_has_a_kind_of_its_own_and_an_example() -> None:
    classes = set(get_args(LogEvent))
    assert set(KINDS.values()) == classes
    assert len(KINDS) == len(classes)
    assert {type(event) for event in EVENT_EXAMPLES} == classes


@each("event", EVENT_EXAMPLES)
def test_an_event_comes_back_as_it_was_written(event: LogEvent) -> None:
    kind, body = codec.write(event)
    back = codec.read(kind, body)
    assert back == event
    assert type(back) is type(event)
    assert codec.write(back) == (kind, body)


@given(any_rules())
@example(rules_from({"variant": "scoperta", "open_hands": False}))  # refused only at new tables
def test_the_rules_of_any_table_come_back(rules: Rules) -> None:
    event = game_events.MatchStarted(rules, 1)
    assert codec.read(*codec.write(event)) == event


def test_cards_come_back_as_the_one_object_that_they_are() -> None:
    back = codec.read(*codec.write(game_events.CardPlayed(0, CARD, None)))
    assert isinstance(back, game_events.CardPlayed)
    assert back.card is CARD


def test_what_the_rules_have_worked_out_is_not_written() -> None:
    fresh = Rules(players=4, teams=fast_rules(4).teams)
    before = codec.write(game_events.MatchStarted(fresh, 0))
    assert fresh.sides
    assert fresh.packs
    assert codec.write(game_events.MatchStarted(fresh, 0)) == before


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("never-heard-of", "{}"),
        ("joined", "{}"),
        ("joined", "not json"),
        ("card-played", '{"seat": 0, "card": "1x", "turn": null}'),
        ("match-started", '{"rules": {"players": 5}, "dealer": 0}'),
    ],
)
def test_an_entry_that_no_version_wrote_is_told_from_a_fault(kind: str, body: str) -> None:
    with pytest.raises(UnreadableEntry):
        codec.read(kind, body)


@each("path", LOGS)
def test_old_logs_fold_to_their_results(path: Path) -> None:
    expected, log = read_log(path)
    assert summary(expected["table"], log) == expected
    assert expected["matches"]
    assert fold_digest(expected["table"], log) == json.loads(FOLDS.read_text("utf-8"))[path.stem]


def test_old_logs_hold_every_kind_of_event() -> None:
    held = {entry.kind for path in LOGS for entry, _ in read_log(path)[1]}
    assert held == {*KINDS, *codec._OLD_KINDS}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
async def test_an_eventful_log_folds_to_the_live_state(room: Room, players: int) -> None:
    table = await eventful_life(room, players)
    log = await room.tables.history(table)
    live = await room.cache.read(table)
    assert fold(table, ((entry.seq, entry.at, event) for entry, event in log)) == live
    assert list(finished_matches(table, log))


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_people_wish_the_log_folds_to_the_live_state(room: Room, seed: int) -> None:
    rng = random.Random(seed)
    table = await room.open(ANNA, fast_rules(rng.choice([2, 3, 4, 6])), rated=rng.random() < 0.5)
    assert await random_requests(room, rng, table, 150)
    log = await room.tables.history(table)
    live = await room.cache.read(table)
    assert fold(table, ((entry.seq, entry.at, event) for entry, event in log)) == live
    assert all(codec.write(event)[0] == entry.kind for entry, event in log)
    booked = [played.match.match for played in await room.store.results.history(ANNA.id, 100)]
    assert set(booked) <= {match.match for match in finished_matches(table, log)}
