"""rules.md §6.4 to §6.8, fine print 27, 28, 31: what the declarer calls, and the blind first trick."""

from itertools import permutations

import pytest

from bot.rules import decide
from bot.rules.actions import Bid, Call, NameSuit, Pass, Play
from bot.rules.cards import CARDS, Suit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Called, CardPlayed, SuitAsked, SuitNamed, TrickTaken, Turned
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.state import Phase
from bot.rules.view import CardSeen, seat_view, sighting
from testing.builders.auctions import (
    COMBINED,
    FROM65,
    POINTS,
    RANK,
    SUIT,
    points_bid,
    rank_bid,
    refusal_in_turn,
    win_auction,
)
from testing.builders.states import play_cards, rules_for, stacked_deal, take_actions
from testing.each import each


@pytest.mark.parametrize(
    ("rules", "bid", "good", "bad"),
    [
        (RANK, rank_bid("K"), Call(suit=Suit.CUPS), Call(cards=(CARDS["Kc"],))),
        (COMBINED, rank_bid("K"), Call(suit=Suit.CUPS), Call(cards=(CARDS["Kc"],))),
        (SUIT, points_bid(70), Call(suit=Suit.CUPS), Call(cards=(CARDS["2c"],))),
        (SUIT, points_bid(120), Call(suit=Suit.CUPS), Call(cards=(CARDS["2c"], CARDS["Ac"]))),
        (POINTS, points_bid(70), Call(cards=(CARDS["Qd"],)), Call(suit=Suit.COINS)),
        (FROM65, points_bid(70), Call(cards=(CARDS["Qd"],)), Call(suit=Suit.COINS)),
        (FROM65, points_bid(120), Call(cards=(CARDS["Qd"],)), Call(cards=(CARDS["Qd"], CARDS["Ad"]))),
    ],
)
def test_fine_print_27_what_is_called(rules: Rules, bid: Bid, good: Call, bad: Call) -> None:
    state = win_auction(rules, bid)
    assert refusal_in_turn(state, good) is None
    assert refusal_in_turn(state, bad) is refusal_in_turn(state, Call()) is Reason.WRONG_CALL
    assert refusal_in_turn(state, Play(state.hands[1][0])) is Reason.CALL_FIRST
    assert refusal_in_turn(state, Pass()) is Reason.NO_AUCTION


def test_fine_print_27_any_of_the_forty_may_be_called_ones_own_too() -> None:
    state = win_auction(POINTS, points_bid(70))
    assert all(refusal_in_turn(state, Call(cards=(card,))) is None for card in POINTS.packs[0])
    assert refusal_in_turn(state, Call(cards=(CARDS["Td"],))) is Reason.WRONG_CALL
    alone, (event,) = take_actions(state, Call(cards=(CARDS["Kd"],)))
    assert isinstance(event, Called)
    assert (event.partners, alone.trump) == ((), "d")
    _, (event,) = take_actions(state, Call(cards=(CARDS["Qd"],)))
    assert isinstance(event, Called)
    assert event.partners == (2,)


def test_fine_print_28_at_120_two_different_cards_of_one_suit_in_either_order() -> None:
    state = win_auction(POINTS, points_bid(120))
    for pair in permutations(("Ad", "3d"), 2):
        _, (event,) = take_actions(state, Call(cards=tuple(CARDS[card] for card in pair)))
        assert isinstance(event, Called)
        assert event.partners == (0,)  # both in one hand: one partner
    for wrong in (("Ad", "Ad"), ("Ad", "Ac"), ("Ad", "Kd", "Qd")):
        assert refusal_in_turn(state, Call(cards=tuple(CARDS[card] for card in wrong))) is Reason.WRONG_CALL
    for cards, partners in ((("Ad", "Qd"), (0, 2)), (("Kd", "Qd"), (2,)), (("Kd", "2d"), ())):
        _, (event,) = take_actions(state, Call(cards=tuple(CARDS[card] for card in cards)))
        assert isinstance(event, Called)
        assert event.partners == partners


@pytest.mark.parametrize(
    ("rules", "bids", "one"),
    [
        (POINTS, [points_bid(120)], Call(cards=(CARDS["Qd"],))),
        (POINTS, [points_bid(120)], Call(cards=(CARDS["Kd"],))),  # one's own: alone
        (COMBINED, [rank_bid("Q"), points_bid(120, force=True)], Call(suit=Suit.COINS)),
        (rules_for("sueca_italiana"), [rank_bid("Q"), points_bid(120, force=True)], Call(suit=Suit.COINS)),
        (rules_for("sueca_italiana", auction="points"), [points_bid(120)], Call(cards=(CARDS["Qd"],))),
    ],
)
def test_fine_print_28_at_120_one_card_may_be_called_as_after_any_bid(
    rules: Rules, bids: list[Bid], one: Call
) -> None:
    """W: who bids 120 *may* call two cards."""
    state = win_auction(rules, *bids)
    assert refusal_in_turn(state, one) is None
    assert one in decide.legal(state, state.turn or 0)
    after, (event,) = take_actions(state, one)
    assert isinstance(event, Called)
    assert event.cards == (one.cards or (CARDS["Qd"],))
    assert (after.phase, after.trump) == (Phase.PLAY, Suit.COINS)
    assert len(event.partners) <= 1


@pytest.mark.parametrize("rules", [RANK, POINTS, COMBINED, SUIT, FROM65])
def test_fine_print_28_two_cards_are_called_nowhere_else(rules: Rules) -> None:
    """At 120 after points have been bid freely, and only there; what is offered is what is legal."""
    ranks = rules.auction in {Auction.RANK, Auction.COMBINED}
    for bids in (
        [[rank_bid("2")], [rank_bid("2"), points_bid(115)], [rank_bid("2"), points_bid(120)]]
        if ranks
        else [[points_bid(65)], [points_bid(115)], [points_bid(120)]]
    ):
        if rules is RANK and len(bids) > 1:
            continue
        state = win_auction(rules, *bids)
        two = bids[-1] == points_bid(120) and rules in {POINTS, COMBINED}
        pair = Call(cards=(CARDS["2c"], CARDS["Ac"]))
        assert refusal_in_turn(state, pair) is (None if two else Reason.WRONG_CALL)
        offered = [one for one in decide.legal(state, state.turn or 0) if isinstance(one, Call)]
        assert {len(one.cards) for one in offered} - {0} == {
            *({1} if rules in {POINTS, FROM65} else set()),
            *({2} if two else set()),
        }


def test_fine_print_28_in_a_combined_auction_one_of_them_has_the_standing_rank() -> None:
    state = win_auction(COMBINED, rank_bid("2"), points_bid(120))
    assert refusal_in_turn(state, Call(cards=(CARDS["2c"], CARDS["Ac"]))) is None
    assert refusal_in_turn(state, Call(cards=(CARDS["Ac"], CARDS["2c"]))) is None
    assert refusal_in_turn(state, Call(cards=(CARDS["Ac"], CARDS["3c"]))) is Reason.WRONG_CALL
    assert (
        refusal_in_turn(state, Call(cards=(CARDS["2c"],))) is Reason.WRONG_CALL
    )  # one card is called by its suit


@pytest.mark.parametrize(("declarer_leads", "leader"), [(False, 1), (True, 2)])
def test_rules_6_6_the_dealers_right_leads_or_the_declarer(declarer_leads: bool, leader: int) -> None:  # noqa: FBT001
    state = win_auction(rules_for("chiamata", declarer_leads=declarer_leads), rank_bid("A"), rank_bid("3"))
    assert state.turn == 2
    state, _ = take_actions(state, Call(suit=Suit.COINS))
    assert (state.turn, state.leader, state.phase) == (leader, leader, Phase.PLAY)


BLIND = rules_for("chiamata", blind="on")
BLIND_CALLS = [
    (rules_for("chiamata", blind="on", auction="rank"), [rank_bid("2")], True),
    (rules_for("chiamata", blind="on", auction="rank"), [rank_bid("4")], False),
    (BLIND, [rank_bid("2")], True),
    (BLIND, [rank_bid("4")], False),
    (BLIND, [rank_bid("4"), points_bid(70, force=True)], False),
    (BLIND, [rank_bid("2"), points_bid(70)], True),
    (BLIND, [rank_bid("2"), points_bid(120)], False),
    (rules_for("chiamata", blind="on", auction="suit_only"), [points_bid(61)], True),
    (rules_for("chiamata", blind="on", auction="suit_only"), [points_bid(120)], True),
    (rules_for("chiamata", blind="from_62"), [rank_bid("2")], False),
    (rules_for("chiamata", blind="from_62"), [rank_bid("2"), points_bid(62)], True),
    (rules_for("chiamata", blind="from_62", auction="suit_only"), [points_bid(61)], False),
    (rules_for("chiamata", blind="from_62", auction="suit_only"), [points_bid(62)], True),
    (COMBINED, [rank_bid("2")], False),
]


@each("rules, bids, allowed", BLIND_CALLS)
def test_fine_print_31_when_the_suit_may_stay_unnamed(
    rules: Rules, bids: list[Bid], *, allowed: bool
) -> None:
    state = win_auction(rules, *bids)
    assert refusal_in_turn(state, Call(blind=True)) is (None if allowed else Reason.BLIND_NOT_ALLOWED)
    assert refusal_in_turn(state, Call(suit=Suit.COINS, blind=True)) is Reason.WRONG_CALL


def test_fine_print_31_the_blind_first_trick() -> None:
    state = stacked_deal(BLIND, ["2c Kd", "2d Ac", "3c Jd", "2s 4d", "2b 5d"])
    state, _ = take_actions(state, rank_bid("2"), Pass(), Pass(), Pass(), Pass(), Call(blind=True))
    assert (state.trump, state.auction and state.auction.called_cards) == (None, ())
    state, events = play_cards(state, "Ac", "3c", "2s", "5d")
    covered = [event for event in events if isinstance(event, CardPlayed) and event.covered]
    assert [event.card for event in covered] == ["2s"]
    assert sighting(covered[0], BLIND) == CardSeen(3, None)
    assert [card for _, card in seat_view(state, 0).trick] == ["Ac", "3c", None, "5d"]
    state, events = play_cards(state, "2c")
    assert events[-1] == SuitAsked(1)
    assert (state.phase, state.turn) == (Phase.NAMING, 1)
    assert refusal_in_turn(state, Play(CARDS["2d"])) is Reason.NAME_SUIT_FIRST
    with pytest.raises(IllegalAction) as problem:
        take_actions(state, (2, NameSuit(Suit.CUPS)))
    assert problem.value.reason is Reason.NOT_YOUR_TURN
    after, events = take_actions(state, NameSuit(Suit.CUPS))
    # the called two lay on the table: its seat is the partner, and the covered cards are turned
    assert events[0] == SuitNamed(1, (CARDS["2c"],), (0,), (Turned(3, CARDS["2s"]), Turned(0, CARDS["2c"])))
    assert events[1] == TrickTaken(1, 21)
    assert [one.covered for one in after.tricks[0].cards] == [False] * 5
    assert seat_view(after, 4).auction.partners == (0,)  # type: ignore[union-attr]
    swords, events = take_actions(state, NameSuit(Suit.SWORDS))
    assert events[1] == TrickTaken(3, 21)  # the two of swords is a trump now
    assert swords.trump == "s"
