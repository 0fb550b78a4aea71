"""However much a record holds: what is checked takes in proportion, and what is told is short."""

import hmac
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any, Self

import pytest
from hypothesis import given, strategies as st

from bot.record.errors import FlawKind, why_impossible
from bot.record.verify import Verdict, play_again, verify, verify_line
from bot.rules import shuffle
from bot.rules.errors import ImpossibleRules
from bot.rules.events import DealEnded, Event
from bot.rules.notation.plain_data import LONGEST_TEXT, default_rules, rules_from
from bot.rules.options import SignalTruth
from testing.builders.records.documents import TRUE, all_paths, document, put

LONG = "x" * (LONGEST_TEXT + 1)
HUGE = "x" * 5_000_000
LINE = 160
"""Characters that a sentence about a record has at most."""
TEXTS: dict[str, tuple[str | int, ...]] = {
    "id": ("id",),
    "name": ("seats", 0, "name"),
    "level": ("seats", 0, "level"),
    "nonces": ("fairness", "nonces", 0),
    "deck_pattern": ("rules", "deck_pattern"),
}


def of_a_person(found: dict[str, Any]) -> dict[str, Any]:
    """A record in whose texts anything may stand: no seed proves them."""
    del found["fairness"]["server_seed"]
    found["seats"][0]["kind"] = "human"
    return found


def work(found: object) -> tuple[int, Verdict]:
    """How many functions a check calls, Python's own among them."""
    calls = 0

    def count(_frame: FrameType, what: str, _argument: object) -> None:
        nonlocal calls
        calls += what in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        verdict = verify(found)
    finally:
        sys.setprofile(before)
    return calls, verdict


class Counted:
    """An HMAC that counts the bytes that go through any of them."""

    total = 0

    def __init__(self, inner: hmac.HMAC) -> None:
        self._inner = inner

    def update(self, message: bytes) -> None:
        Counted.total += len(message)
        self._inner.update(message)

    def copy(self) -> Self:
        return type(self)(self._inner.copy())

    def digest(self) -> bytes:
        return self._inner.digest()


@pytest.fixture
def hashed(monkeypatch: pytest.MonkeyPatch) -> Callable[[object], int]:
    """How many bytes are hashed for the decks of a record."""

    def begun(key: bytes, message: bytes, _algorithm: str) -> Counted:
        Counted.total += len(message)
        return Counted(hmac.new(key, message, "sha256"))

    def hashed(found: object) -> int:
        Counted.total = 0
        with monkeypatch.context() as patch:
            patch.setattr(shuffle, "hmac", type("hmac", (), {"new": staticmethod(begun)}))
            verify(found)
        return Counted.total

    return hashed


@pytest.mark.parametrize("field", TEXTS)
def test_a_text_may_have_so_many_characters_and_not_one_more(field: str) -> None:
    found = of_a_person(document())
    put(*TEXTS[field], LONG[1:])(found)
    assert verify(found).flaw is None
    put(*TEXTS[field], LONG)(found)
    flaw = verify(found).flaw
    assert flaw is not None
    wrong = FlawKind.IMPOSSIBLE_RULES if field == "deck_pattern" else FlawKind.WRONG_VALUE
    assert (flaw.reason, field in flaw.sentence) == (wrong, True)
    assert str(LONGEST_TEXT) in flaw.sentence


@pytest.mark.parametrize("field", TEXTS)
def test_half_a_surrogate_pair_is_in_no_text(field: str) -> None:
    found = of_a_person(document())
    put(*TEXTS[field], "\ud800")(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert field in flaw.sentence


@pytest.mark.parametrize("field", TEXTS)
def test_five_megabytes_in_a_text_are_neither_hashed_nor_told(
    field: str, hashed: Callable[[object], int]
) -> None:
    found = document()
    usual = hashed(found)
    put(*TEXTS[field], HUGE)(found)
    assert hashed(found) <= usual
    verdict = verify_line(json.dumps(found))
    assert verdict.flaw is not None
    assert len(verdict.flaw.sentence) <= LINE
    assert len(json.dumps(verdict.plain())) <= LINE


def test_the_longest_nonces_are_hashed_once_for_each_deal(hashed: Callable[[object], int]) -> None:
    rules = default_rules(players=4)
    found = document(rules)
    for number in range(rules.players):
        found["seats"][number]["kind"] = "human"
        found["fairness"]["nonces"][number] = LONG[1:]
    seed = bytes.fromhex(found["fairness"]["server_seed"])
    for number, deal in enumerate(found["deals"]):
        deck = shuffle.deck(rules, seed, found["id"], number, found["fairness"]["nonces"])
        deal["deck"] = [str(card) for card in deck]
    # The cards are others now, so that the check ends at the first play of the first deal.
    assert LONGEST_TEXT * rules.players <= hashed(found) <= (LONGEST_TEXT + 20) * rules.players


def thrown_in(times: int) -> dict[str, Any]:
    """So many deals in which nobody bids."""
    rules = {"variant": "chiamata"}
    deck = [str(card) for card in rules_from(rules).packs[0]]
    deals = [
        {
            "dealer": number % 5,
            "deck": deck,
            "actions": [{"seat": (number + seat) % 5, "do": "pass"} for seat in range(1, 6)],
        }
        for number in range(times)
    ]
    seats = [{"name": "Anna", "kind": "human"}] * 5
    return {
        "format": "briscola-record",
        "version": 1,
        "id": "many",
        "rules": rules,
        "seats": seats,
        "deals": deals,
    }


def signalled(times: int) -> dict[str, Any]:
    """So many times the same gesture, after the first trick."""
    found = document(replace(default_rules(players=4), signal_truth=SignalTruth.FREE))
    deal = found["deals"][0]
    place = [index for index, action in enumerate(deal["actions"]) if action["do"] == "play"][3] + 1
    trump = deal["deck"][12][1]
    deal["actions"][place:place] = [{"seat": 0, "do": "signal", "card": f"3{trump}"}] * times
    return found


def grown(change: Callable[[dict[str, Any], int], object]) -> Callable[[int], dict[str, Any]]:
    """A right record, to which so much was added."""

    def made(times: int) -> dict[str, Any]:
        found = document()
        change(found, times)
        return found

    return made


MANY: dict[str, Callable[[int], dict[str, Any]]] = {
    "deals": thrown_in,
    "gestures": signalled,
    "seats": grown(lambda found, times: found["seats"].extend([found["seats"][0]] * times)),
    "nonces": grown(lambda found, times: found["fairness"]["nonces"].extend(["n"] * times)),
    "keys": grown(lambda found, times: found.update({f"k{one}": one for one in range(times)})),
    "cards": grown(lambda found, times: found["deals"][0]["deck"].extend(["Ad"] * times)),
    "options": grown(lambda found, times: found["rules"].update({f"o{one}": 1 for one in range(times)})),
    "meta": grown(lambda found, times: found.update(meta=[{"a": one} for one in range(times)])),
}


@pytest.mark.parametrize("what", MANY)
def test_twice_as_much_takes_no_more_than_twice_the_work(what: str) -> None:
    (few, _), (more, one), (most, two) = (work(MANY[what](times)) for times in (100, 200, 400))
    assert one.ok is two.ok is (what in {"deals", "gestures", "meta"})
    assert most - more <= 2.2 * (more - few) + 50
    assert all(len(verdict.flaw.sentence) <= LINE for verdict in (one, two) if verdict.flaw is not None)


def test_a_gesture_made_again_is_not_kept_twice() -> None:
    kept: list[int] = []

    def watch(event: Event) -> None:
        if isinstance(event, DealEnded):
            kept.append(len(event.signals))

    play_again(signalled(1), watch)
    once = kept[:]
    kept.clear()
    play_again(signalled(300), watch)
    assert kept == once


MUCH: list[Any] = [
    HUGE[:100_000],
    "\n\x1b[2J\u202e" * 10,
    "\ud800",
    10**4000,
    -(10**4000),
    1e300,
    [[[[[[]]]]]] * 1000,
    list(range(1000)),
    {str(one): {str(one): one} for one in range(1000)},
    {HUGE[:2000]: 1},
    TRUE,
]


@given(st.data())
def test_whatever_stands_anywhere_is_told_in_one_short_plain_line(data: st.DataObject) -> None:
    found = document()
    path = data.draw(st.sampled_from(all_paths(found)))
    put(*path, data.draw(st.sampled_from(MUCH)))(found)
    verdict = verify(found)
    json.dumps(verdict.plain())
    if verdict.flaw is not None:
        sentence = verdict.flaw.sentence
        assert len(sentence) <= (1000 if verdict.flaw.reason is FlawKind.IMPOSSIBLE_RULES else LINE)
        assert sentence.isprintable()
        assert sentence.isascii() or "…" in sentence


@pytest.mark.parametrize("much", MUCH, ids=range(len(MUCH)))
def test_why_options_make_no_game_is_one_short_plain_line(much: Any) -> None:  # noqa: ANN401 - anything
    for options in ({str(much)[:5000]: 1}, *({key: much} for key in ("variant", "players", "tie", "target"))):
        with pytest.raises(ImpossibleRules) as impossible:
            rules_from(options)
        why = why_impossible(impossible.value)
        assert len(why) <= 1000
        assert why.isprintable()
