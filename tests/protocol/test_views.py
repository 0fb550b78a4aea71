"""record.md: a view goes to JSON and comes back; what no seat can see is told."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given

from bot import computers
from bot.protocol.moves import UnreadableMove, plain_move, read_move
from bot.protocol.views import PlainView, UnreadableView, plain_view, read_view
from bot.rules import decide
from bot.rules.actions import Ask, Bid, Call, Concede, Exchange, Signal
from bot.rules.cards import CARDS, Suit
from bot.rules.policies import reject_loads
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import SeatView, seat_view
from testing.builders.auctions import points_bid, rank_bid, win_auction
from testing.builders.conceding import play_until_lost
from testing.builders.states import (
    EVERY_GAME,
    Step,
    first_deal,
    fixed_deck,
    fold,
    new_match,
    play_cards,
    play_on,
    rules_for,
    stacked_deal,
    stacked_deck,
    take_actions,
    walk,
    walks,
)
from testing.each import each

EVERYBODY = (*computers.LEVELS, *computers.HIDDEN)
QUICK = tuple(level for level in EVERYBODY if computers.is_swift(Rules(), level))
NAMED = {
    "rules", "seat", "dealer", "sides", "hand", "turnup", "trump", "stock", "hands", "known", "leader",
    "trick", "tricks", "points", "score", "auction", "talk",
}  # fmt: skip


def read_back(document: Any) -> SeatView:  # noqa: ANN401 - any JSON
    """A view read from what it is as JSON."""
    return read_view(msgspec.json.decode(json.dumps(document), type=PlainView))


def known(view: SeatView) -> set[tuple[int, str]]:
    return {*view.known_cards, *view.talk.shown_cards}


def comparable(view: SeatView) -> SeatView:
    """A view without what JSON leaves away."""
    talk = replace(view.talk, shown_cards=())
    return replace(
        view,
        number=0,
        known_cards=(),
        previous=None,
        carried=0,
        legal=(),
        talk=talk,
        result=None,
    )


def check(state: State, levels: Sequence[str] = QUICK) -> None:
    """Whoever is to act is seen again, and every computer chooses the same."""
    seat = state.next_seat
    if seat is None:
        return
    view = seat_view(state, seat)
    found = read_back(plain_view(view))
    assert comparable(found) == comparable(view)
    assert known(found) == known(view)
    # That the turn-up was exchanged in this trick already is seen by what is legal alone.
    assert [one for one in found.legal if one != Exchange() or one in view.legal] == [*view.legal]
    asked = replace(found, legal=view.legal)
    for level in levels:
        computer = computers.create(level)
        assert computer.choose(asked, random.Random(5)) == computer.choose(view, random.Random(5)), level


@given(steps=walks())
def test_a_view_of_any_game_comes_back_from_json_and_gives_the_same_choice(steps: list[Step]) -> None:
    check(steps[-1].after, EVERYBODY)


@each("rules", EVERY_GAME)
def test_every_choice_of_a_match_comes_back_from_json(rules: Rules) -> None:
    for step, _ in zip(walk(rules, 3, asides=0.2), range(60), strict=False):
        check(step.after)


@given(steps=walks())
def test_every_action_comes_back_from_json(steps: list[Step]) -> None:
    state = steps[-1].after
    for action in decide.legal(state, state.next_seat or 0):
        assert read_move(json.loads(json.dumps(plain_move(action)))) == action


def test_a_view_has_the_keys_of_the_protocol_and_more_only_where_a_game_needs_it() -> None:
    for rules in EVERY_GAME:
        said = plain_view(seat_view(next(iter(list_of(rules))).after, 0))
        more = {"scoperta": {"next", "drawn_next"}, "schembil": {"rais"}}.get(rules.variant.value, set())
        assert said.keys() == NAMED | more
    assert plain_view(seat_view(turned_loads_of_two(), 1)).keys() == NAMED | {"turned"}


def turned_loads_of_two() -> State:
    """A deal of two before which two loads were turned up; seat 1 leads (R-32)."""
    rules = rules_for(turn_up_reject=True)
    deck = stacked_deck(rules, ["5d 6d 7d", "2d As 4d"], turnup="Ac", stock="3b 2c")
    return fold(decide.deal(new_match(rules), reject_loads(rules, deck, 2)), new_match(rules))


@each("players", [2, 3, 4])
def test_r32_a_match_in_which_loads_are_turned_up_first_comes_back_from_json(players: int) -> None:
    """Whoever drew them; and every level chooses as at the table, the strongest in some views."""
    rules = rules_for(players=players, turn_up_reject=True, match="first_to", target=1)
    for number, step in enumerate(walk(rules, 33, asides=0.1)):
        assert step.after.turned_cards
        check(step.after, EVERYBODY if number % 15 == 0 else QUICK)


def test_r32_a_request_that_leaves_the_turned_loads_out_is_answered_as_one_in_which_there_were_none() -> None:
    view = seat_view(turned_loads_of_two(), 1)
    document = plain_view(view)
    assert document.pop("turned") == ["Ac", "3b"]
    found = read_back(document)
    assert found.turned_cards == ()
    assert found.legal == view.legal


@each(
    "turned",
    [
        ["2c"],  # no load
        ["Ac", "Ac"],
        ["As", "3b"],  # the seat's own
        ["Xx"],
    ],
)
def test_r32_turned_loads_that_cannot_have_been_turned_up_are_told(turned: list[str]) -> None:
    document = plain_view(seat_view(turned_loads_of_two(), 1))
    assert read_back(document).turned_cards
    with pytest.raises(UnreadableView):
        read_back({**document, "turned": turned})
    with pytest.raises(UnreadableView):  # the option is off
        read_back({**document, "rules": {}})


def test_r32_a_turned_load_is_with_the_seat_that_drew_it() -> None:
    """Late in the deal the seat that holds one knows which of the two it drew."""
    state, _ = play_on(turned_loads_of_two(), 10)
    view = seat_view(state, state.next_seat)
    document = plain_view(view)
    assert read_back(document).turned_cards == view.turned_cards
    assert len({*view.hand} & {*view.turned_cards}) == 1
    with pytest.raises(UnreadableView):
        read_back({**document, "turned": document["turned"][::-1]})


def deal_without(two: str) -> State:
    """A deal of three for which this two was drawn; four tricks are over (R-05)."""
    rules = rules_for(players=3, removed_card="random")
    pack = next(pack for pack in rules.packs if CARDS[two] not in pack)
    return play_on(first_deal(rules, pack), 4)[0]


def test_r05_the_two_that_was_drawn_comes_back_and_another_is_told() -> None:
    state = deal_without("2s")
    document = plain_view(seat_view(state, state.next_seat))
    assert document["removed"] == "2s"
    assert read_back(document).removed_card is CARDS["2s"]
    check(state, EVERYBODY)
    for removed in ("Ad", "Xx", "2d"):  # no two, no card, one that was played
        with pytest.raises(UnreadableView):
            read_back({**document, "removed": removed})
    always_cups = rules_for(players=3)
    document = plain_view(seat_view(first_deal(always_cups, fixed_deck(always_cups)), 1))
    with pytest.raises(UnreadableView):  # the rules say which
        read_back({**document, "removed": "2c"})


def test_r05_a_request_that_leaves_the_drawn_two_out_is_answered() -> None:
    """It is any two that nobody has seen, as before such requests had the key."""
    state = deal_without("2s")
    document = plain_view(seat_view(state, state.next_seat))
    del document["removed"]
    found = read_back(document)
    assert (found.removed_card, len(found.packs)) == (None, 4)
    for level in EVERYBODY:
        assert computers.create(level).choose(found, random.Random(5)) in found.legal


def test_r75_the_open_cards_that_were_drawn_come_back_and_wrong_ones_are_told() -> None:
    rules = rules_for(players=4, open_next_card=True, talk="off")
    state, _ = play_on(first_deal(rules, fixed_deck(rules)), 3)
    document = plain_view(seat_view(state, state.next_seat))
    assert read_back(document).drawn_next == seat_view(state, 0).drawn_next
    check(state, EVERYBODY)
    drawn = document.pop("drawn_next")
    assert len(drawn) == 3
    assert read_back(document).drawn_next == ()  # a request may leave them out
    for wrong in (drawn[:2], [*drawn, "Ad"], [drawn[0], drawn[0], drawn[2]], drawn[::-1], ["Xx"] * 3):
        with pytest.raises(UnreadableView):
            read_back({**document, "drawn_next": wrong})
    with pytest.raises(UnreadableView):
        read_back({**plain(), "drawn_next": drawn})


def test_r56_r75_an_open_card_that_went_under_the_stock_again_comes_back() -> None:
    """Exchanges of Brisca move open cards from hand to hand: no view of such a match is refused."""
    rules = rules_for("brisca", players=2, open_next_card=True, target=7)
    exchanged = 0
    for step, _ in zip(walk(rules, 4, asides=0.6), range(400), strict=False):
        if step.after.next_seat is not None:
            read_back(plain_view(seat_view(step.after, step.after.next_seat)))
            exchanged += step.after.exchanged
    assert exchanged


def list_of(rules: Rules) -> list[Step]:
    return [step for step, _ in zip(walk(rules, 1), range(3), strict=False)]


def plain() -> dict[str, Any]:
    """A view in the middle of a deal of four."""
    rules = rules_for(players=4)
    state = stacked_deal(rules, ["2d 3d 4d", "5d 6d 7d", "Jd Qd Kd", "2s 3s 4s"], turnup="Ac", dealer=3)
    state, _ = play_on(state, 2)
    state, _ = play_cards(state, str(state.hands[state.leader][0]))
    assert state.turn is not None
    return json.loads(json.dumps(plain_view(seat_view(state, state.turn))))  # type: ignore[no-any-return]


BROKEN_VIEWS: dict[str, Any] = {
    "hand": lambda view: [*view["hand"][:-1], view["tricks"][0]["cards"][0]],
    "hands": lambda view: [held + 1 for held in view["hands"]],
    "stock": lambda view: view["stock"] + 1,
    "points": lambda view: [count + 1 for count in view["points"]],
    "leader": lambda view: (view["leader"] + 1) % 4,
    "dealer": lambda _: 0,
    "seat": lambda _: 4,
    "sides": lambda _: [[0, 1], [2, 3]],
    "turnup": lambda _: "2d",
    "trump": lambda _: "d",
    "known": lambda view: {str(view["seat"]): ["Ab"]},
    "trick": lambda view: view["trick"] * 2,
    "tricks": lambda view: view["tricks"][1:],
    "score": lambda _: [0],
    "auction": lambda _: {"bids": []},
    "talk": lambda _: [{"seat": 0, "do": "answer", "value": "yes"}],
    "rules": lambda _: {"variant": "briscola", "players": 7},
    "next": lambda _: "2b",
    "rais": lambda _: [0, 1],
}


@each("key", BROKEN_VIEWS)
def test_a_view_that_no_seat_can_have_is_told(key: str) -> None:
    view = plain()
    assert read_back(view).hand
    with pytest.raises(UnreadableView):
        read_back({**view, key: BROKEN_VIEWS[key](view)})


@pytest.mark.parametrize("key", ["rules", "seat", "dealer", "sides", "hand", "stock", "hands", "leader"])
def test_a_view_without_what_it_needs_is_told(key: str) -> None:
    view = plain()
    del view[key]
    with pytest.raises(msgspec.ValidationError):
        read_back(view)


def test_true_is_not_one_in_a_view() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_back({**plain(), "seat": True})


@pytest.mark.parametrize(
    "action",
    [
        7, {}, {"do": "dance"}, {"do": "play"}, {"do": "play", "card": "Xx"}, {"do": "call"},
        {"do": "play", "card": "Ad", "x": 1}, {"do": "play", "card": "Ad", "seat": 0},
        {"do": "bid", "points": True},
    ],
)  # fmt: skip
def test_what_is_no_action_is_told(action: object) -> None:
    with pytest.raises(UnreadableMove):
        read_move(action)


@pytest.mark.parametrize(
    ("auction", "bids", "one"),
    [
        ("points", [points_bid(120)], Call(cards=(CARDS["Ad"],))),
        ("combined", [rank_bid("A"), points_bid(120, force=True)], Call(suit=Suit.COINS)),
    ],
)
def test_fine_print_28_one_card_or_two_called_at_120_come_back(
    auction: str, bids: list[Bid], one: Call
) -> None:
    called = win_auction(rules_for("chiamata", auction=auction), *bids)
    check(called, EVERYBODY)
    two = Call(cards=(CARDS["Ad"], CARDS["2d"]))
    legal = seat_view(called, called.next_seat).legal
    for call in (one, two):
        assert call in legal
        assert read_move(plain_move(call)) == call
        state, _ = take_actions(called, call)
        check(state, EVERYBODY)
        check(play_on(state, 3)[0], EVERYBODY)


def test_r51_the_turn_up_that_was_drawn_comes_back_and_another_is_told() -> None:
    state, _ = play_on(stacked_deal(rules_for(), ["2d 3d 4d"], turnup="Ac"), 18)
    document = plain_view(seat_view(state, state.next_seat))
    assert document["drawn_turnup"] == "Ac"
    assert read_back(document).drawn_turnup is CARDS["Ac"]
    with pytest.raises(UnreadableView):
        read_back({**document, "drawn_turnup": "2d"})
    with pytest.raises(UnreadableView):  # it still lies there
        read_back({**plain(), "drawn_turnup": "Ac"})


def test_r62_a_gesture_comes_back() -> None:
    rules = rules_for(players=4, talk_from_trick=1)
    state = stacked_deal(rules, ["Ad 3d 4d"], turnup="2d", dealer=3)
    state, _ = take_actions(state, (0, Signal(state.hands[0][0])))
    state, _ = play_cards(state, "4d", str(state.hands[1][0]))
    found = read_back(plain_view(seat_view(state, 2)))
    assert [(one.seat, str(one.card)) for one in found.talk.signals] == [(0, "Ad")]


def test_fine_print_42_a_question_after_a_refused_concession_comes_back() -> None:
    rules = rules_for("schembil", orders_per_trick=0)
    state, _ = play_until_lost(first_deal(rules, fixed_deck(rules)))
    state, _ = take_actions(state, Concede())
    assert state.next_seat is not None
    state, _ = take_actions(state, (state.next_seat, Concede(refuse=True)))
    rais = state.rais[1]
    asks = [one for one in decide.legal(state, rais) if isinstance(one, Ask)]
    state, _ = take_actions(state, (rais, asks[0]))
    assert state.talk.refusal is not None
    assert state.talk.due is not None
    check(state)
