"""R-62: which signs computers make, and what they read in them and in those that are not made."""

import random
from collections.abc import Iterator

import pytest

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.knowledge.counting import Count
from bot.computers.search import board as search_board, determinize, evaluate, sampling
from bot.computers.search.compilation import numbers, rows
from bot.computers.search.rng import rng_state
from bot.rules import decide
from bot.rules.actions import Signal
from bot.rules.cards import CARDS, Card
from bot.rules.options import SignalTable
from bot.rules.policies import signed_cards
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import SeatView, seat_view
from bot.tables.decisions.talk import speakers
from testing.builders.states import (
    fold,
    new_match,
    play_cards,
    random_deal,
    rules_for,
    stacked_deal,
    take_actions,
)

PRIVATE = rules_for(players=4, talk_from_trick=1)
NOVICE = computers.create("novice")


def states(rules: Rules, seed: int) -> Iterator[State]:
    """A deal that novices play and sign in: each state in which a card is played next."""
    rng = random.Random(seed)
    state = new_match(rules)
    state = fold(decide.deal(state, random_deal(state, rng)), state)
    while state.phase is Phase.PLAY:
        for seat in (*speakers(state), state.next_seat):
            assert seat is not None
            if seat == state.next_seat:
                yield state
            act = NOVICE.choose if seat == state.next_seat else NOVICE.remark
            action = act(seat_view(state, seat), rng)
            if action is not None:
                state, _ = take_actions(state, (seat, action))
                break


def possible_hands(view: SeatView, rng: random.Random, *, trusting: bool = True) -> list[list[set[Card]]]:
    """The hands by seat in some deals that a seat thinks possible."""
    known = determinize.knowledge_of(view, believe(view), trusting=trusting)
    board, chance = known.board, rng_state(rng)
    scratch, judged = rows(2, search_board.SIZE)[0], numbers([0] * search_board.SIZE)
    scratch[:] = board
    card_of = {number: card for card, number in determinize.number_of(view.rules, view.trump).items()}
    deals = []
    for _ in range(8):
        sampling.shuffle_hidden(board, known.places, known.masks, known.needs, 0, chance)
        if known.in_hands:
            sampling.resample(board, scratch, known, judged, known.in_hands, chance)
        deals.append(
            [
                {
                    card_of[int(number)]
                    for number in board[search_board.HANDS + seat * search_board.MOST :][: view.hands[seat]]
                }
                for seat in range(view.rules.players)
            ]
        )
    return deals


@pytest.mark.parametrize("table", SignalTable)
def test_R_62_who_plays_a_card_has_been_shown_all_that_has_a_sign_if_only_partners_see_it(
    table: SignalTable,
) -> None:
    rules, signs = rules_for(players=4, signal_table=table.value), 0
    for number in range(4):
        for state in states(rules, number):
            if len(state.tricks) < rules.talk_from_trick - 1:
                continue
            assert state.turn is not None
            partner = (state.turn + 2) % 4
            shown = {one.card for one in state.talk.signals if one.seat == partner}
            signed = {*signed_cards(rules, state.trump)} & {*state.hands[partner]}
            assert signed <= shown
            signs += len(signed)
    assert signs


def test_R_62_a_sign_that_opponents_see_is_not_made_by_clockwork() -> None:
    rules = rules_for(players=4, signal_delivery="public")
    counts = [max(len(state.talk.signals) for state in states(rules, number)) for number in range(40)]
    assert len(set(counts)) > 2
    assert 0 < sum(counts) / len(counts) <= 3


@pytest.mark.parametrize("table", [SignalTable.PAGAT, SignalTable.WIKIPEDIA])
def test_R_62_a_signed_card_is_in_the_partners_hand_in_every_deal_until_it_is_played(
    table: SignalTable,
) -> None:
    rules, checked, lacking = rules_for(players=4, signal_table=table.value), 0, 0
    for state in states(rules, 7):
        assert state.turn is not None
        partner, view = (state.turn + 2) % 4, seat_view(state, state.turn)
        shown = {one.card for one in view.talk.signals if one.seat == partner} & {*state.hands[partner]}
        beliefs = believe(view)
        lacked = beliefs.unshown.get(partner, frozenset())
        assert not (lacked & {*state.hands[partner]})
        for trusting in (False, True):
            for hands in possible_hands(view, random.Random(1), trusting=trusting):
                assert shown <= hands[partner]
                if trusting:
                    assert len(hands[partner] & lacked) <= (partner in beliefs.drew)
        checked, lacking = checked + len(shown), lacking + (partner not in beliefs.drew and bool(lacked))
    assert checked > 5
    assert lacking > 5


def test_rules_10_who_cannot_see_a_sign_thinks_the_same_deals_possible() -> None:
    """The signs of a whole deal are taken away: nobody but the partners of those who made them notices."""
    noticed = 0
    for state in states(rules_for(players=4, signal_table="wikipedia"), 3):
        signers = {one.seat for one in state.talk.signals}
        for seat in state.active:
            foes = {one for one in signers if one % 2 != seat % 2}
            kept = tuple(one for one in state.talk.signals if one.seat not in foes)
            without = state._replace(talk=state.talk._replace(signals=kept))
            views = [seat_view(each, seat) for each in (state, without)]
            assert views[0] == views[1]
            assert len({repr(possible_hands(view, random.Random(2))) for view in views}) == 1
            noticed += len(foes)
    assert noticed > 20


def test_R_62_who_plays_what_it_did_not_show_is_read_less() -> None:
    hands = ["2c 4c 5c", "As Ks 6c", "5d 3d 6d", "4d 7d Qs"]
    start = stacked_deal(PRIVATE, hands, "7s", stock="2d 2b 4b 5b")
    before = believe(seat_view(start, 1))
    assert before.unshown == {}  # seat 3 has not had a turn to show anything
    silent, _ = play_cards(start, "6c", "5d", "Qs", "2c")
    shown, _ = take_actions(start, (3, Signal(CARDS["Qs"])))
    shown, _ = play_cards(shown, "6c", "5d", "Qs", "2c")
    less, more = (believe(seat_view(state, 1)).openness for state in (silent, shown))
    assert less < 0.5
    assert more > 0.9
    signed = {*signed_cards(PRIVATE, start.trump)} - {CARDS["Qs"]}
    assert believe(seat_view(shown, 1)).unshown == {3: signed}
    assert dict(evaluate.shares(believe(seat_view(silent, 1)), 100))[True] == round(100 * less)


@pytest.mark.parametrize("options", [{"signal_delivery": "public"}, {"signal_delivery": "catchable"}])
def test_R_62_where_opponents_may_see_signs_one_that_is_not_made_says_nothing(
    options: dict[str, str],
) -> None:
    for state in states(rules_for(players=4, **options), 5):
        beliefs = believe(seat_view(state, state.turn))
        assert beliefs.unshown == {}
        assert beliefs.openness == 0


def test_R_62_a_player_counts_on_it_that_a_partner_lacks_what_it_has_not_shown() -> None:
    hands = ["2c 4c 5c", "6s Kd 6c", "5d 3d 6d", "4d 7d Qs"]
    state, _ = take_actions(stacked_deal(PRIVATE, hands, "7s", stock="2d 2b 4b 5b"), (3, Signal(CARDS["Qs"])))
    state, _ = play_cards(state, "6c", "5d", "Qs", "2c")
    view = seat_view(state, 1)
    count = Count(view, believe(view))
    ace = [CARDS["As"]]
    assert count.chance(3, ace) < count.chance(0, ace) / 3
