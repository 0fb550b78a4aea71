"""The benchmark of roles: one auction for all, every part once, and nothing gained against oneself."""

import sys
from itertools import chain

import pytest

from benchmarks.computers import roles
from benchmarks.computers.roles import (
    DECLARER,
    DEFENDER,
    DEFENDERS,
    PARTNER,
    deal_after_call,
    gains,
    seats_of,
)
from benchmarks.computers.strength import Chooser, Contest
from bot.rules.state import Auction, Phase

CONTEST = Contest("greedy", "player", "chiamata", "roles")


def test_every_seat_has_one_part() -> None:
    parts = seats_of(Auction(declarer=3, partners=(0,)), 5)
    assert parts[DECLARER] == [frozenset({3})]
    assert parts[PARTNER] == [frozenset({0})]
    assert sorted(chain.from_iterable(parts[DEFENDER])) == [1, 2, 4]
    assert parts[DEFENDERS] == [frozenset({1, 2, 4})]
    assert seats_of(Auction(declarer=3, partners=(3,)), 5)[PARTNER] == []


def test_the_auction_is_the_same_whoever_plays() -> None:
    for number in range(6):
        states = [
            deal_after_call(CONTEST._replace(one=one), number, Chooser.named("player"))
            for one in ("greedy", "novice")
        ]
        assert states[0] == states[1]
        assert states[0] is None or states[0].phase is Phase.PLAY


def test_whoever_plays_against_itself_gains_nothing() -> None:
    contest = CONTEST._replace(one="player")
    found = [gain for number in range(6) for gain in gains(contest, number).values()]
    assert found
    assert all(gain.before == gain.after for gain in found)


def test_what_the_sides_have_adds_up_to_nothing() -> None:
    for number in range(6):
        found = gains(CONTEST, number)
        if PARTNER in found:
            before = {part: gain.before for part, gain in found.items()}
            assert before[DECLARER] + before[PARTNER] + 3 * before[DEFENDERS] == 0
            assert before[DEFENDER] == before[DEFENDERS]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nobody", "novice"], "no such chooser"),
        (["novice", "greedy", "chiamata,players=77"], "no such game"),
        (["novice", "greedy", "briscola"], "nobody declares"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["roles", *words])
    with pytest.raises(SystemExit, match=said):
        roles.main()


def test_it_prints_a_row_for_every_part(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["roles", "novice", "player", "chiamata", "--deals", "12"])
    roles.main()
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[3] for row in rows] == list(roles.PARTS)
