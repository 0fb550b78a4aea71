"""Logs can be read for ever: every event has its kind, whole logs fold to the results they had (F14)."""

import json
import random
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given

from bot.rules import events as game_events
from bot.rules.actions import Bid
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.options import Command, Question, RemovedCard, Reply, Tie
from bot.rules.rules import Rules
from bot.tables.archive.finished import finished
from bot.tables.model import codec, events as happened
from bot.tables.model.codec import KINDS, UnreadableEntry
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Absence, Computer
from tests.rules.walk import EVERY, tables
from tests.tables.grow import CORPUS, FOLDS, course, read_log, summary
from tests.tables.scenes import eventful, wander
from tests.tables.world import ANNA, BRUNO, HERE, Room, fast

LOGS = sorted(CORPUS.glob("*.jsonl"))
RULES = Rules(players=3, removed_card=RemovedCard.RANDOM, tie=Tie.CARRY, turn_clock=None)
CARD = CARDS["3c"]

SIGNAL = game_events.Signalled(1, CARD, true=False, seen_by=(3, 0))

EXAMPLES: list[LogEvent] = [
    game_events.MatchStarted(RULES, 2),
    *(game_events.MatchStarted(rules, 0, (0, 1)) for rules in EVERY),
    game_events.MatchStarted(RULES, 2, board=True),
    game_events.DealStarted(1, 0, 1, (CARD,), ((CARD,), ()), (CARD,), CARD, CARD.suit, (CARDS["2c"],)),
    game_events.BidMade(0, Bid(rank=Rank.THREE), 1),
    game_events.BidMade(0, Bid(points=62, force=True), None),
    game_events.Passed(2, 3),
    game_events.AuctionWon(4),
    game_events.Called(4, (CARD,), blind=False, partners=(1,), leader=0),
    game_events.Called(4, (), blind=True, partners=(), leader=0),
    game_events.SuitAsked(4),
    game_events.SuitNamed(4, (CARD,), (1, 2)),
    game_events.CardPlayed(0, CARD, None),
    game_events.CardPlayed(0, CARD, 1),
    game_events.CardPlayed(0, CARDS["2c"], 1, covered=True),
    game_events.TrumpMade(Suit.CUPS),
    game_events.TrickTaken(1, 21),
    game_events.CardsDrawn((game_events.Drawn(0, CARD),), CARD),
    game_events.StockExhausted(),
    game_events.CardExchanged(1, CARDS["2c"], CARD),
    game_events.ConquistaShown(1, (CARDS["Ac"], CARD, CARDS["Kc"])),
    game_events.Claimed(1, right=False),
    game_events.Denounced(1, 2, right=True),
    SIGNAL,
    game_events.Watched(1, 2),
    game_events.Asked(0, 2, Question.LISCI),
    game_events.Asked(0, 2, Question.HEAD, Suit.SWORDS),
    game_events.Answered(2, Reply.PERHAPS),
    game_events.Answered(2, Reply.YES, 2),
    game_events.Ordered(0, 2, Command.TRUMP_LOW),
    game_events.Looked(0, 4, (CARD, CARDS["2c"])),
    game_events.ConcessionOffered(0, 2),
    game_events.ConcessionRefused(2),
    game_events.Conceded(2),
    game_events.Forfeited(1),
    game_events.DealEnded((60, 60), (0, 0), None, 1, 2),
    game_events.DealEnded((0,) * 5, (2, 1, -1, -1, -1), None, 0, 2, pause=1, counts=False, signals=(SIGNAL,)),
    game_events.SeatOut(2, 0),
    game_events.MatchEnded((0,), (2, 1), game_events.EndReason.FIRST_TO),
    happened.TableOpened(
        HERE,
        ANNA,
        RULES,
        happened.Access.OPEN,
        happened.Seating.HOST,
        rated=True,
        match="m",
        commitment="c",
        nonce="n",
    ),
    happened.Joined(BRUNO, "1"),
    happened.NonceGiven(BRUNO.id, "2"),
    happened.LeftLobby(BRUNO.id, removed=True),
    happened.ComputerJoined(Computer("Totò", "novice")),
    happened.ComputerRemoved("Totò"),
    happened.Recommitted("m", "c"),
    happened.HostChanged(BRUNO),
    happened.Invited(BRUNO, ANNA.id),
    happened.InvitationDeclined(BRUNO.id),
    happened.Arranged((1, 0)),
    happened.Changed(RULES, happened.Access.INVITED, happened.Seating.RANDOM, rated=False),
    happened.SeatsTaken((ANNA, Computer("Totò", "novice")), ("1", "computer:1"), rated=False),
    happened.TurnWarned(1),
    happened.TurnMissed(1),
    happened.SeatLeft(1, Absence.AWAY, Computer("Totò", "novice")),
    happened.SeatReturned(1),
    happened.SeatGiven(1, BRUNO),
    happened.SubstituteCalled(1, BRUNO.id),
    happened.CallDropped(1, BRUNO.id),
    happened.HintsAgreed(ANNA.id),
    happened.HintsRefused(BRUNO.id),
    happened.HintsAllowed(),
    happened.ResignAgreed(ANNA.id, 0),
    happened.ResignRefused(ANNA.id),
    happened.EndAgreed(ANNA.id),
    happened.EndRefused(ANNA.id),
    happened.Reopened(ANNA, "1", "m", "c"),
    happened.Resumed(),
    happened.TurnHeld(0, 1_700_000_000_000),
    happened.HolidayTaken(1, 1_700_000_000_000),
    happened.HolidayEnded(1),
    happened.Resumed(3_600_000),
    happened.TableClosed(happened.CloseReason.IDLE),
    happened.GestureSet("king", "taps the table"),
    happened.ElectionOpened(0, (None, 1.5)),
    happened.RaisVoted(0, 2),
]


def test_every_event_has_a_kind_of_its_own_and_an_example() -> None:
    classes = set(get_args(LogEvent))
    assert set(KINDS.values()) == classes
    assert len(KINDS) == len(classes)
    assert {type(event) for event in EXAMPLES} == classes


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_comes_back_as_it_was_written(event: LogEvent) -> None:
    kind, body = codec.write(event)
    back = codec.read(kind, body)
    assert back == event
    assert type(back) is type(event)
    assert codec.write(back) == (kind, body)


@given(tables())
def test_the_rules_of_any_table_come_back(rules: Rules) -> None:
    event = game_events.MatchStarted(rules, 1)
    assert codec.read(*codec.write(event)) == event


def test_cards_come_back_as_the_one_object_that_they_are() -> None:
    back = codec.read(*codec.write(game_events.CardPlayed(0, CARD, None)))
    assert isinstance(back, game_events.CardPlayed)
    assert back.card is CARD


def test_what_the_rules_have_worked_out_is_not_written() -> None:
    fresh = Rules(players=4, teams=fast(4).teams)
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


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_old_logs_fold_to_their_results(path: Path) -> None:
    expected, log = read_log(path)
    assert summary(expected["table"], log) == expected
    assert expected["matches"]
    assert course(expected["table"], log) == json.loads(FOLDS.read_text("utf-8"))[path.stem]


def test_old_logs_hold_every_kind_of_event() -> None:
    held = {entry.kind for path in LOGS for entry, _ in read_log(path)[1]}
    assert held == {*KINDS, *codec._RETIRED}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
async def test_an_eventful_log_folds_to_the_live_state(room: Room, players: int) -> None:
    table = await eventful(room, players)
    log = await room.tables.history(table)
    live = await room.tables._cache.read(table)
    assert fold(table, ((entry.seq, entry.at, event) for entry, event in log)) == live
    assert list(finished(table, log))


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_people_wish_the_log_folds_to_the_live_state(room: Room, seed: int) -> None:
    rng = random.Random(seed)
    table = await room.open(ANNA, fast(rng.choice([2, 3, 4, 6])), rated=rng.random() < 0.5)
    assert await wander(room, rng, table, 150)
    log = await room.tables.history(table)
    live = await room.tables._cache.read(table)
    assert fold(table, ((entry.seq, entry.at, event) for entry, event in log)) == live
    assert all(codec.write(event)[0] == entry.kind for entry, event in log)
    booked = [played.match.match for played in await room.store.results.history(ANNA.id, 100)]
    assert set(booked) <= {match.match for match in finished(table, log)}
