"""rules.md §6.4 to §6.8, fine print 27, 28, 31: what the declarer calls, and the blind first trick."""

from itertools import permutations

import pytest

from bot.rules import decide
from bot.rules.actions import Bid, Call, NameSuit, Pass, Play
from bot.rules.cards import CARDS, Suit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import (
    Called,
    CardPlayed,
    SuitAsked,
    SuitNamed,
    TrickTaken,
    Turned,
)
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.state import Phase
from bot.rules.view import CardSeen, seat_view, sighting
from tests.rules.auctions import COMBINED, FROM65, POINTS, RANK, SUIT, p, r, why, won
from tests.rules.walk import done, played, stacked, table


@pytest.mark.parametrize(
    ("rules", "bid", "good", "bad"),
    [
        (RANK, r("K"), Call(suit=Suit.CUPS), Call(cards=(CARDS["Kc"],))),
        (COMBINED, r("K"), Call(suit=Suit.CUPS), Call(cards=(CARDS["Kc"],))),
        (SUIT, p(70), Call(suit=Suit.CUPS), Call(cards=(CARDS["2c"],))),
        (SUIT, p(120), Call(suit=Suit.CUPS), Call(cards=(CARDS["2c"], CARDS["Ac"]))),
        (POINTS, p(70), Call(cards=(CARDS["Qd"],)), Call(suit=Suit.COINS)),
        (FROM65, p(70), Call(cards=(CARDS["Qd"],)), Call(suit=Suit.COINS)),
        (FROM65, p(120), Call(cards=(CARDS["Qd"],)), Call(cards=(CARDS["Qd"], CARDS["Ad"]))),
    ],
)
def test_fine_print_27_what_is_called(rules: Rules, bid: Bid, good: Call, bad: Call) -> None:
    state = won(rules, bid)
    assert why(state, good) is None
    assert why(state, bad) is why(state, Call()) is Reason.WRONG_CALL
    assert why(state, Play(state.hands[1][0])) is Reason.CALL_FIRST
    assert why(state, Pass()) is Reason.NO_AUCTION


def test_fine_print_27_any_of_the_forty_may_be_called_ones_own_too() -> None:
    state = won(POINTS, p(70))
    assert all(why(state, Call(cards=(card,))) is None for card in POINTS.packs[0])
    assert why(state, Call(cards=(CARDS["Td"],))) is Reason.WRONG_CALL
    alone, (event,) = done(state, Call(cards=(CARDS["Kd"],)))
    assert isinstance(event, Called)
    assert (event.partners, alone.trump) == ((), "d")
    _, (event,) = done(state, Call(cards=(CARDS["Qd"],)))
    assert isinstance(event, Called)
    assert event.partners == (2,)


def test_fine_print_28_at_120_two_different_cards_of_one_suit_in_either_order() -> None:
    state = won(POINTS, p(120))
    for pair in permutations(("Ad", "3d"), 2):
        _, (event,) = done(state, Call(cards=tuple(CARDS[card] for card in pair)))
        assert isinstance(event, Called)
        assert event.partners == (0,)  # both in one hand: one partner
    for wrong in (("Ad", "Ad"), ("Ad", "Ac"), ("Ad", "Kd", "Qd")):
        assert why(state, Call(cards=tuple(CARDS[card] for card in wrong))) is Reason.WRONG_CALL
    for cards, partners in ((("Ad", "Qd"), (0, 2)), (("Kd", "Qd"), (2,)), (("Kd", "2d"), ())):
        _, (event,) = done(state, Call(cards=tuple(CARDS[card] for card in cards)))
        assert isinstance(event, Called)
        assert event.partners == partners


@pytest.mark.parametrize(
    ("rules", "bids", "one"),
    [
        (POINTS, [p(120)], Call(cards=(CARDS["Qd"],))),
        (POINTS, [p(120)], Call(cards=(CARDS["Kd"],))),  # one's own: alone
        (COMBINED, [r("Q"), p(120, force=True)], Call(suit=Suit.COINS)),
        (table("sueca_italiana"), [r("Q"), p(120, force=True)], Call(suit=Suit.COINS)),
        (table("sueca_italiana", auction="points"), [p(120)], Call(cards=(CARDS["Qd"],))),
    ],
)
def test_fine_print_28_at_120_one_card_may_be_called_as_after_any_bid(
    rules: Rules, bids: list[Bid], one: Call
) -> None:
    """W: who bids 120 *may* call two cards."""
    state = won(rules, *bids)
    assert why(state, one) is None
    assert one in decide.legal(state, state.turn or 0)
    after, (event,) = done(state, one)
    assert isinstance(event, Called)
    assert event.cards == (one.cards or (CARDS["Qd"],))
    assert (after.phase, after.trump) == (Phase.PLAY, Suit.COINS)
    assert len(event.partners) <= 1


@pytest.mark.parametrize("rules", [RANK, POINTS, COMBINED, SUIT, FROM65])
def test_fine_print_28_two_cards_are_called_nowhere_else(rules: Rules) -> None:
    """At 120 after points have been bid freely, and only there; what is offered is what is legal."""
    ranks = rules.auction in {Auction.RANK, Auction.COMBINED}
    for bids in [[r("2")], [r("2"), p(115)], [r("2"), p(120)]] if ranks else [[p(65)], [p(115)], [p(120)]]:
        if rules is RANK and len(bids) > 1:
            continue
        state = won(rules, *bids)
        two = bids[-1] == p(120) and rules in {POINTS, COMBINED}
        pair = Call(cards=(CARDS["2c"], CARDS["Ac"]))
        assert why(state, pair) is (None if two else Reason.WRONG_CALL)
        offered = [one for one in decide.legal(state, state.turn or 0) if isinstance(one, Call)]
        assert {len(one.cards) for one in offered} - {0} == {
            *({1} if rules in {POINTS, FROM65} else set()),
            *({2} if two else set()),
        }


def test_fine_print_28_in_a_combined_auction_one_of_them_has_the_standing_rank() -> None:
    state = won(COMBINED, r("2"), p(120))
    assert why(state, Call(cards=(CARDS["2c"], CARDS["Ac"]))) is None
    assert why(state, Call(cards=(CARDS["Ac"], CARDS["2c"]))) is None
    assert why(state, Call(cards=(CARDS["Ac"], CARDS["3c"]))) is Reason.WRONG_CALL
    assert why(state, Call(cards=(CARDS["2c"],))) is Reason.WRONG_CALL  # one card is called by its suit


@pytest.mark.parametrize(("declarer_leads", "leader"), [(False, 1), (True, 2)])
def test_rules_6_6_the_dealers_right_leads_or_the_declarer(declarer_leads: bool, leader: int) -> None:  # noqa: FBT001
    state = won(table("chiamata", declarer_leads=declarer_leads), r("A"), r("3"))
    assert state.turn == 2
    state, _ = done(state, Call(suit=Suit.COINS))
    assert (state.turn, state.leader, state.phase) == (leader, leader, Phase.PLAY)


BLIND = table("chiamata", blind="on")
BLIND_CALLS = [
    (table("chiamata", blind="on", auction="rank"), [r("2")], True),
    (table("chiamata", blind="on", auction="rank"), [r("4")], False),
    (BLIND, [r("2")], True),
    (BLIND, [r("4")], False),
    (BLIND, [r("4"), p(70, force=True)], False),
    (BLIND, [r("2"), p(70)], True),
    (BLIND, [r("2"), p(120)], False),
    (table("chiamata", blind="on", auction="suit_only"), [p(61)], True),
    (table("chiamata", blind="on", auction="suit_only"), [p(120)], True),
    (table("chiamata", blind="from_62"), [r("2")], False),
    (table("chiamata", blind="from_62"), [r("2"), p(62)], True),
    (table("chiamata", blind="from_62", auction="suit_only"), [p(61)], False),
    (table("chiamata", blind="from_62", auction="suit_only"), [p(62)], True),
    (COMBINED, [r("2")], False),
]


@pytest.mark.parametrize(("rules", "bids", "allowed"), BLIND_CALLS)
def test_fine_print_31_when_the_suit_may_stay_unnamed(
    rules: Rules, bids: list[Bid], *, allowed: bool
) -> None:
    state = won(rules, *bids)
    assert why(state, Call(blind=True)) is (None if allowed else Reason.BLIND_NOT_ALLOWED)
    assert why(state, Call(suit=Suit.COINS, blind=True)) is Reason.WRONG_CALL


def test_fine_print_31_the_blind_first_trick() -> None:
    state = stacked(BLIND, ["2c Kd", "2d Ac", "3c Jd", "2s 4d", "2b 5d"])
    state, _ = done(state, r("2"), Pass(), Pass(), Pass(), Pass(), Call(blind=True))
    assert (state.trump, state.auction and state.auction.called) == (None, ())
    state, events = played(state, "Ac", "3c", "2s", "5d")
    covered = [event for event in events if isinstance(event, CardPlayed) and event.covered]
    assert [event.card for event in covered] == ["2s"]
    assert all(sighting(covered[0], seat, BLIND) == CardSeen(3, None) for seat in (None, *range(5)))
    assert [card for _, card in seat_view(state, 0).trick] == ["Ac", "3c", None, "5d"]
    state, events = played(state, "2c")
    assert events[-1] == SuitAsked(1)
    assert (state.phase, state.turn) == (Phase.NAMING, 1)
    assert why(state, Play(CARDS["2d"])) is Reason.NAME_SUIT_FIRST
    with pytest.raises(IllegalAction) as problem:
        done(state, (2, NameSuit(Suit.CUPS)))
    assert problem.value.reason is Reason.NOT_YOUR_TURN
    after, events = done(state, NameSuit(Suit.CUPS))
    # the called two lay on the table: its seat is the partner, and the covered cards are turned
    assert events[0] == SuitNamed(1, (CARDS["2c"],), (0,), (Turned(3, CARDS["2s"]), Turned(0, CARDS["2c"])))
    assert events[1] == TrickTaken(1, 21)
    assert [one.covered for one in after.tricks[0].cards] == [False] * 5
    assert seat_view(after, 4).auction.partners == (0,)  # type: ignore[union-attr]
    swords, events = done(state, NameSuit(Suit.SWORDS))
    assert events[1] == TrickTaken(3, 21)  # the two of swords is a trump now
    assert swords.trump == "s"
