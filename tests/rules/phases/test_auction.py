"""rules.md §6, fine print 25, 26, 29, 30: bidding, and what a deal with a declarer counts."""

import pytest

from bot.rules import decide
from bot.rules.actions import Bid, Call, Pass
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.errors import Reason
from bot.rules.events import AuctionWon, Called, DealEnded
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.scoring import declarer_score
from bot.rules.state import Auction as Bidding, Phase, Trick
from testing.builders.auctions import (
    COMBINED,
    FROM65,
    HANDS,
    POINTS,
    RANK,
    SUIT,
    hold_auction,
    points_bid,
    rank_bid,
    refusal_in_turn,
    win_auction,
)
from testing.builders.states import new_match, play_on, rules_for, stacked_deal, take_actions


def test_fine_print_25_seats_bid_in_turn_and_those_who_passed_are_skipped() -> None:
    state, events = hold_auction(COMBINED, rank_bid("A"), Pass(), rank_bid("3"), Pass(), Pass())
    assert state.turn == 1
    state, _ = take_actions(state, rank_bid("K"))
    assert state.turn == 3
    state, events = take_actions(state, Pass())
    assert events[-1] == AuctionWon(1)
    assert (state.phase, state.turn) == (Phase.CALL, 1)


@pytest.mark.parametrize("rotation", ["right", "fixed"])
def test_fine_print_25_four_passes_leave_the_last_one_to_bid_or_throw_in(rotation: str) -> None:
    rules = rules_for("chiamata", dealer_rotation=rotation)
    state, _ = hold_auction(rules, Pass(), Pass(), Pass(), Pass())
    assert (state.phase, state.turn) == (Phase.AUCTION, 0)
    won_by, events = take_actions(state, rank_bid("A"))
    assert events[-1] == AuctionWon(0)
    assert won_by.phase is Phase.CALL
    thrown, events = take_actions(state, Pass())
    end = events[-1]
    assert isinstance(end, DealEnded)
    # to the right, even where the dealer is fixed
    assert (end.points, end.score, end.dealer, end.counts) == ((0,) * 5, (0,) * 5, 1, False)
    assert (thrown.phase, thrown.number, thrown.counted) == (Phase.DEALING, 1, 0)


@pytest.mark.parametrize(
    ("rules", "bid"),
    [(RANK, rank_bid("2")), (POINTS, points_bid(120)), (SUIT, points_bid(120)), (FROM65, points_bid(120))],
)
def test_fine_print_25_a_bid_that_no_bid_can_beat_ends_the_auction(rules: Rules, bid: Bid) -> None:
    _, events = hold_auction(rules, bid)
    assert events[-1] == AuctionWon(1)


def test_fine_print_25_a_two_can_be_beaten_in_a_combined_auction_120_cannot() -> None:
    state, events = hold_auction(COMBINED, rank_bid("2"))
    assert state.phase is Phase.AUCTION
    state, events = take_actions(state, points_bid(120))
    assert events[-1] == AuctionWon(2)


LADDER = "A3KQJ76542"


@pytest.mark.parametrize("standing", LADDER)
def test_fine_print_26_each_rank_is_strictly_lower(standing: str) -> None:
    if standing == "2":
        return
    state, _ = hold_auction(RANK, rank_bid(standing))
    for rank in LADDER:
        lower = LADDER.index(rank) > LADDER.index(standing)
        assert refusal_in_turn(state, rank_bid(rank)) is (None if lower else Reason.BID_TOO_LOW)
    assert (
        refusal_in_turn(state, points_bid(70))
        is refusal_in_turn(state, points_bid(70, force=True))
        is Reason.WRONG_BID
    )
    assert refusal_in_turn(state, rank_bid("T")) is Reason.WRONG_BID  # no such card


def test_fine_print_26_in_the_ranking_in_force() -> None:
    state, _ = hold_auction(rules_for("chiamata", ranking="three_as_three", auction="rank"), rank_bid("4"))
    assert refusal_in_turn(state, rank_bid("3")) is None
    state, _ = hold_auction(rules_for("sueca_italiana", auction="rank"), rank_bid("7"))
    assert refusal_in_turn(state, rank_bid("K")) is None
    assert refusal_in_turn(state, rank_bid("A")) is Reason.BID_TOO_LOW


@pytest.mark.parametrize(("rules", "least"), [(POINTS, 61), (SUIT, 61)])
def test_fine_print_26_points_rise_strictly_from_61_to_120(rules: Rules, least: int) -> None:
    state = stacked_deal(rules, HANDS)
    assert refusal_in_turn(state, points_bid(least)) is None
    assert (
        refusal_in_turn(state, points_bid(least - 1))
        is refusal_in_turn(state, points_bid(121))
        is refusal_in_turn(state, rank_bid("A"))
        is Reason.WRONG_BID
    )
    assert refusal_in_turn(state, points_bid(70, force=True)) is Reason.WRONG_BID
    state, _ = take_actions(state, points_bid(70))
    assert (
        refusal_in_turn(state, points_bid(70)) is refusal_in_turn(state, points_bid(69)) is Reason.BID_TOO_LOW
    )
    assert refusal_in_turn(state, points_bid(71)) is None


def test_fine_print_26_from_65_by_five() -> None:
    state = stacked_deal(FROM65, HANDS)
    offered = [bid.points for bid in decide.legal(state, 1) if isinstance(bid, Bid)]
    assert offered == list(range(65, 121, 5))
    state, _ = take_actions(state, points_bid(70))
    assert refusal_in_turn(state, points_bid(72)) is Reason.WRONG_BID
    assert refusal_in_turn(state, points_bid(70)) is Reason.BID_TOO_LOW


def test_fine_print_26_combined_ranks_then_two_with_points() -> None:
    state = stacked_deal(COMBINED, HANDS)
    assert refusal_in_turn(state, points_bid(62)) is Reason.WRONG_BID  # nothing stands yet
    state, _ = take_actions(state, rank_bid("2"))
    assert refusal_in_turn(state, points_bid(61)) is Reason.WRONG_BID
    assert (
        refusal_in_turn(state, points_bid(62, force=True)) is Reason.WRONG_BID
    )  # on a two no force is needed
    assert refusal_in_turn(state, points_bid(62)) is None
    state, _ = take_actions(state, points_bid(80))
    assert refusal_in_turn(state, points_bid(80)) is Reason.BID_TOO_LOW
    assert (
        refusal_in_turn(state, points_bid(81, force=True))
        is refusal_in_turn(state, rank_bid("2"))
        is Reason.WRONG_BID
    )
    assert refusal_in_turn(state, points_bid(81)) is None


def test_fine_print_26_force_keeps_the_standing_rank_and_asks_for_points() -> None:
    state, _ = hold_auction(COMBINED, rank_bid("K"))
    assert refusal_in_turn(state, points_bid(62)) is Reason.WRONG_BID
    assert refusal_in_turn(state, points_bid(62, force=True)) is None
    assert (
        refusal_in_turn(state, Bid(Rank.QUEEN, 62, force=True))
        is refusal_in_turn(state, Bid(Rank.QUEEN, 62))
        is Reason.WRONG_BID
    )
    state, _ = take_actions(state, points_bid(62, force=True))
    assert (
        refusal_in_turn(state, rank_bid("2"))
        is refusal_in_turn(state, points_bid(63, force=True))
        is Reason.WRONG_BID
    )  # now only points rise
    state, _ = take_actions(state, points_bid(63), Pass(), Pass(), Pass(), Pass())
    assert state.phase is Phase.CALL
    state, (called,) = take_actions(state, Call(suit=Suit.COINS))
    assert isinstance(called, Called)
    assert called.cards == ("Kd",)  # the rank that stood
    without, _ = hold_auction(rules_for("chiamata", force=False), rank_bid("K"))
    assert refusal_in_turn(without, points_bid(62, force=True)) is Reason.WRONG_BID


def test_fine_print_26_the_first_raise_is_an_option() -> None:
    state, _ = hold_auction(rules_for("chiamata", first_raise=65), rank_bid("2"))
    assert refusal_in_turn(state, points_bid(64)) is Reason.WRONG_BID
    assert refusal_in_turn(state, points_bid(65)) is None
    force, _ = hold_auction(rules_for("chiamata", first_raise=65), rank_bid("K"))
    assert refusal_in_turn(force, points_bid(64, force=True)) is Reason.WRONG_BID


def deal_score(
    rules: Rules, bid: int | None, side: tuple[int, ...], taken: int, points: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """What a deal counts when seat 0 declares with these partners and their side takes so many points."""
    standing = Bid(rank=Rank.TWO) if bid is None else Bid(points=bid)
    auction = Bidding(bids=((0, standing),), declarer=0, partners=tuple(seat for seat in side if seat))
    piles = points or tuple(taken if seat == 0 else (120 - taken if seat == 4 else 0) for seat in range(5))
    return declarer_score(new_match(rules)._replace(auction=auction), piles)


TABLE = [
    ((0, 1), 61, (2, 1, -1, -1, -1)),
    ((0, 1), 60, (-2, -1, 1, 1, 1)),
    ((0,), 61, (4, -1, -1, -1, -1)),
    ((0,), 60, (-4, 1, 1, 1, 1)),
    ((0, 1, 2), 61, (2, 1, 1, -2, -2)),
    ((0, 1, 2), 60, (-2, -1, -1, 2, 2)),
]


@pytest.mark.parametrize(("side", "taken", "score"), TABLE)
def test_example_12_every_row_of_the_table_of_scores_sums_to_0_doubled_too(
    side: tuple[int, ...], taken: int, score: tuple[int, ...]
) -> None:
    assert deal_score(COMBINED, None, side, taken) == score
    assert sum(score) == 0
    cappotto = deal_score(COMBINED, None, side, 120 if taken == 61 else 0)
    assert cappotto == tuple(2 * count for count in score)
    assert sum(cappotto) == 0


@pytest.mark.parametrize(
    ("bid", "taken", "made"),
    [
        (None, 61, True),
        (None, 60, False),
        (70, 70, True),
        (70, 69, False),
        (120, 120, True),
        (120, 119, False),
    ],
)
def test_rules_6_9_at_least_the_bid_or_61(bid: int | None, taken: int, *, made: bool) -> None:
    assert (deal_score(COMBINED, bid, (0, 1), taken)[0] > 0) is made


PAZZA = rules_for("chiamata", match="n_deals", scoring="pazza")


@pytest.mark.parametrize(
    ("bid", "side", "points", "score"),
    [
        (70, (0, 1), (50, 30, 10, 20, 10), (70, 70, 0, 0, 0)),
        (None, (0, 1), (41, 20, 9, 30, 20), (61, 61, 0, 0, 0)),
        (70, (0, 1), (30, 30, 10, 20, 30), (-10, -10, 10, 20, 30)),
        (70, (0,), (80, 10, 10, 10, 10), (140, 0, 0, 0, 0)),
        (70, (0,), (60, 10, 10, 20, 20), (-20, 10, 10, 20, 20)),
        (120, (0, 1, 2), (40, 40, 40, 0, 0), (120, 120, 120, 0, 0)),
        (120, (0, 1, 2), (40, 40, 30, 10, 0), (-10, -10, -10, 10, 0)),
        (70, (0, 1), (0, 0, 60, 60, 0), (-70, -70, 60, 60, 0)),  # no cappotto
    ],
)
def test_fine_print_29_pazza(
    bid: int | None, side: tuple[int, ...], points: tuple[int, ...], score: tuple[int, ...]
) -> None:
    assert deal_score(PAZZA, bid, side, 0, points) == score


ITALIANA = rules_for("sueca_italiana")


@pytest.mark.parametrize(
    ("side", "taken", "takers", "score"),
    [
        ((0, 1), 61, (0, 4), (1, 1, 0, 0, 0)),
        ((0, 1), 120, (0, 4), (1, 1, 0, 0, 0)),  # all points, not all tricks
        ((0, 1), 120, (0, 1), (2, 2, 0, 0, 0)),
        ((0, 1), 60, (0, 4), (-1, -1, 1, 1, 1)),
        ((0, 1), 0, (2, 4), (-2, -2, 2, 2, 2)),
        ((0,), 61, (0, 4), (4, 0, 0, 0, 0)),
        ((0,), 0, (3, 4), (-4, 4, 4, 4, 4)),
        ((0, 1, 2), 60, (0, 4), (-1, -1, -1, 1, 1)),
    ],
)
def test_fine_print_30_sueca_italiana(
    side: tuple[int, ...], taken: int, takers: tuple[int, int], score: tuple[int, ...]
) -> None:
    auction = Bidding(
        bids=((0, Bid(rank=Rank.TWO)),), declarer=0, partners=tuple(seat for seat in side if seat)
    )
    tricks = tuple(Trick((), takers[number % 2], 0) for number in range(8))
    piles = tuple(taken if seat == 0 else (120 - taken if seat == 4 else 0) for seat in range(5))
    assert declarer_score(new_match(ITALIANA)._replace(auction=auction, tricks=tricks), piles) == score


def test_a_whole_deal_scores_per_seat_and_sums_to_zero() -> None:
    for auction in Auction:
        if auction is Auction.FROM65:
            continue
        state = win_auction(
            rules_for("chiamata", auction=auction.value),
            rank_bid("A") if auction in {Auction.RANK, Auction.COMBINED} else points_bid(61),
        )
        call = Call(cards=(CARDS["Ad"],)) if auction is Auction.POINTS else Call(suit=Suit.COINS)
        state, _ = take_actions(state, call)
        _, events = play_on(state)
        (end,) = [event for event in events if isinstance(event, DealEnded)]
        assert sum(end.points) == 120
        assert sum(end.score) == 0
        assert end.winner is None


def test_fine_print_13_a_fixed_dealer_deals_again_here_too() -> None:
    for rotation, dealer in (("fixed", 0), ("right", 1)):
        state = win_auction(rules_for("chiamata", dealer_rotation=rotation), rank_bid("A"))
        state, _ = take_actions(state, Call(suit=Suit.COINS))
        assert play_on(state)[0].dealer == dealer
