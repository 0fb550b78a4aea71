"""A finished match played again out of its record: nothing missing, nothing invented."""

from itertools import pairwise

import pytest

from bot.record.errors import InvalidRecord
from bot.rules.events import DealEnded, MatchEnded, TrickTaken
from bot.rules.rules import Rules
from bot.rules.view import CardSeen, DealSeen
from bot.tables.archive.replay import NoDeal, Replay, replay
from testing.builders.records.documents import document
from testing.builders.states import EVERY_GAME
from testing.each import each


def again(rules: Rules) -> Replay:
    return replay(document(rules))


@each("rules", EVERY_GAME)
def test_a_replay_tells_what_the_record_says(rules: Rules) -> None:
    told, record = again(rules), document(rules)
    assert len(told.deals) == len(record["deals"])
    for moments, deal in zip(told.deals, record["deals"], strict=True):
        assert isinstance(moments[0].what, DealSeen)
        tricks = [one for one in moments if isinstance(one.what, TrickTaken)]
        assert [[str(play.card) for play in moment.view.tricks[-1].cards] for moment in tricks] == [
            trick["cards"] for trick in deal["tricks"]
        ]
        (end,) = [one for one in moments if isinstance(one.what, DealEnded)]
        assert isinstance(end.what, DealEnded)
        assert list(end.what.points) == deal["points"]
        assert list(end.what.score) == deal["score"]
    assert isinstance(told.deals[-1][-1].what, MatchEnded)


@each("rules", EVERY_GAME)
def test_every_card_that_is_played_leaves_a_hand_that_lies_open(rules: Rules) -> None:
    """rules.md §10: after the deal an onlooker may see the hands."""
    for moments in again(rules).deals:
        for before, after in pairwise(moments):
            if isinstance(after.what, CardSeen):
                seat = after.what.seat
                gone = set(before.hands[seat]) - set(after.hands[seat])
                assert len(gone) == 1
                assert after.what.card is None or {after.what.card} == gone


def test_a_deal_that_was_not_finished_is_not_told() -> None:
    unfinished = document()
    unfinished.pop("result")
    del unfinished["deals"][-1]["actions"][-3:]
    with pytest.raises(InvalidRecord):
        replay(unfinished)


def test_a_record_without_a_deal_cannot_be_replayed() -> None:
    empty = document()
    empty.pop("result")
    empty["deals"] = []
    with pytest.raises(NoDeal):
        replay(empty)


def test_a_wrong_record_is_refused() -> None:
    wrong = document()
    wrong["deals"][0]["points"] = [60, 60]
    with pytest.raises(InvalidRecord):
        replay(wrong)


def test_names_and_kinds_are_those_of_the_record() -> None:
    found = document()
    found.pop("fairness")
    found["seats"][0] = {"name": "Anna", "kind": "human"}
    seats = replay(found).table.seats
    assert seats[0].person is not None
    assert seats[0].player.name == "Anna"
    assert seats[1].person is None
