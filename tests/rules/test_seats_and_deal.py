"""R-20 to R-33: who sits where, who deals, how the cards are laid out."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from bot.rules import decide, policies, shuffle
from bot.rules.actions import Deal
from bot.rules.cards import TWOS, cards
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import CardsDrawn, DealEnded, DealStarted, MatchStarted, StockExhausted
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import RemovedCard, Teams
from bot.rules.rules import Rules
from bot.rules.state import Phase
from bot.rules.view import DealSeen, seat_view, sighting
from testing.builders.states import (
    BRISCOLA_TABLES,
    FORTY,
    VALUE,
    first_deal,
    fixed_deck,
    fold,
    new_match,
    play_cards,
    play_on,
    stacked_deal,
    walk,
)


def deal_started(rules: Rules, dealer: int) -> DealStarted:
    (event,) = decide.deal(new_match(rules, dealer), Deal(fixed_deck(rules)))
    assert isinstance(event, DealStarted)
    return event


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_20_seats_play_one_after_the_other(rules: Rules) -> None:
    state = fold(decide.deal(new_match(rules, 1), Deal(fixed_deck(rules))), new_match(rules, 1))
    turns = []
    for _ in range(rules.players):
        assert state.turn is not None
        turns.append(state.turn)
        state, _ = play_cards(state, state.hands[state.turn][0])
    assert turns == [(2 + place) % rules.players for place in range(rules.players)]


def test_R_21_four_play_two_against_two_partners_opposite() -> None:
    assert default_rules(players=4).sides == ((0, 2), (1, 3))


def test_R_22_six_play_three_against_three_each_between_two_opponents() -> None:
    rules = default_rules(players=6)
    assert rules.sides == ((0, 2, 4), (1, 3, 5))
    assert all(rules.side_of(seat) != rules.side_of((seat + 1) % 6) for seat in range(6))


@pytest.mark.parametrize("rules", [Rules(players=n, teams=Teams.NONE) for n in (2, 3, 4)])
def test_without_teams_every_seat_is_a_side(rules: Rules) -> None:
    assert rules.sides == tuple((seat,) for seat in range(rules.players))
    assert [rules.side_of(seat) for seat in range(rules.players)] == list(range(rules.players))


@pytest.mark.parametrize("dealer", [0, 1])
def test_R_23_whoever_begins_the_match_says_who_deals_first(dealer: int) -> None:
    rules = default_rules(players=2)
    assert decide.start(rules, dealer) == (MatchStarted(rules, dealer),)
    assert new_match(rules, dealer).dealer == dealer


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_24_the_deal_passes_to_the_right(rules: Rules) -> None:
    dealers = [
        event.dealer
        for seed in range(3)
        for step in walk(rules, seed)
        for event in step.events[:1]
        if isinstance(event, DealStarted) and event.number == 0
    ]
    seconds = [
        step.before.dealer
        for seed in range(3)
        for step in walk(rules, seed)
        if step.before.phase is Phase.DEALING and step.before.number == 1
    ]
    assert seconds == [(dealer + 1) % rules.players for dealer in dealers]


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_25_the_seat_at_the_dealers_right_leads(rules: Rules) -> None:
    for dealer in range(rules.players):
        event = deal_started(rules, dealer)
        assert event.leader == (dealer + 1) % rules.players
        assert fold([event], new_match(rules, dealer)).turn == event.leader


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_30_three_cards_each_one_at_a_time_from_the_dealers_right(rules: Rules) -> None:
    players = rules.players
    for dealer in range(players):
        event = deal_started(rules, dealer)
        for place in range(players):
            seat = (dealer + 1 + place) % players
            assert event.hands[seat] == tuple(event.deck[place + lap * players] for lap in range(3))


@pytest.mark.parametrize(("rules", "place"), list(zip(BRISCOLA_TABLES, [7, 10, 10, 13, 13, 19], strict=True)))
def test_R_31_the_turn_up_is_the_next_card_and_drawn_last(rules: Rules, place: int) -> None:
    event = deal_started(rules, 0)
    assert event.turnup is event.deck[place - 1]
    assert event.trump is event.turnup.suit
    assert event.stock == (*event.deck[place:], event.turnup)


REJECT = [replace(rules, turn_up_reject=True) for rules in BRISCOLA_TABLES]


@pytest.mark.parametrize("rules", REJECT)
def test_R_32_fine_print_16_a_load_goes_back_into_the_middle_of_the_stock(rules: Rules) -> None:
    plain = rules.packs[0]
    loads = [card for card in plain if VALUE[card] >= 10]
    blanks = [card for card in plain if VALUE[card] < 10]
    hands, undealt = blanks[: 3 * rules.players], blanks[3 * rules.players :]
    after = [*undealt[1:], *loads[3:]]
    turned = policies.reject_loads(rules, (*hands, *loads[:3], undealt[0], *after), rules.players)
    half = len(after) // 2
    assert turned.deck == (*hands, undealt[0], *after[:half], *loads[:3], *after[half:])
    assert turned.turned == tuple(loads[:3])
    untouched = (*hands, *undealt, *loads)
    assert policies.reject_loads(rules, untouched, rules.players) == Deal(untouched)


@pytest.mark.parametrize("rules", REJECT)
def test_R_32_everybody_saw_the_loads_that_went_back(rules: Rules) -> None:
    """They lay face up for a moment: whoever looks knows them, and nothing of the deck beside."""
    nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    deals = [shuffle.deal(rules, bytes(32), "m", number, nonces) for number in range(60)]
    assert any(deal.turned for deal in deals)
    for deal in deals:
        (event,) = decide.deal(new_match(rules), deal)
        state = fold([event], new_match(rules))
        seen = sighting(event, rules)
        assert isinstance(seen, DealSeen)
        assert seen.turned == deal.turned
        for seat in (None, *range(rules.players)):
            assert seat_view(state, seat).turned_cards == deal.turned
        assert set(deal.turned) <= set(state.stock[:-1])
        assert all(VALUE[card] >= 10 for card in deal.turned)


@pytest.mark.parametrize("rules", REJECT)
def test_R_32_a_deck_with_a_load_turned_up_is_refused(rules: Rules) -> None:
    pack = rules.packs[0]
    top = 3 * rules.players
    (load, *_), (blank, *_) = (
        [card for card in pack if (VALUE[card] >= 10) is heavy] for heavy in (True, False)
    )
    rest = [card for card in pack if card not in {load, blank}]
    with pytest.raises(IllegalAction) as refused:
        decide.deal(new_match(rules), Deal((*rest[:top], load, blank, *rest[top:])))
    assert refused.value.reason is Reason.WRONG_DECK
    assert decide.deal(new_match(rules), Deal((*rest[:top], blank, load, *rest[top:])))


def test_R_32_only_loads_left_the_first_stands() -> None:
    rules = replace(default_rules(players=6), turn_up_reject=True)
    # Never so with 18 dealt of 36; the rule is about the cards that are undealt, however many.
    deck = tuple(sorted(rules.packs[0], key=VALUE.__getitem__))[-26:]
    assert policies.reject_loads(rules, deck, 6) == Deal(deck)
    assert policies.turnup_stands(rules, deck, 6)


@given(st.sampled_from(REJECT), st.integers(0, 500))
def test_R_32_the_shuffle_never_turns_up_a_load(rules: Rules, number: int) -> None:
    deck = fixed_deck(rules, number=number)
    assert VALUE[deck[3 * rules.players]] < 10
    assert decide.deal(new_match(rules), Deal(deck))


@pytest.mark.parametrize(
    ("rules", "draws", "tricks"),
    list(zip(BRISCOLA_TABLES, [17, 10, 10, 7, 7, 3], [20, 13, 13, 10, 10, 6], strict=True)),
)
def test_R_33_rounds_of_drawing_and_tricks(rules: Rules, draws: int, tricks: int) -> None:
    drawn = last = 0
    for step in walk(rules, 1):
        drawn += sum(isinstance(event, CardsDrawn) for event in step.events)
        last += sum(isinstance(event, StockExhausted) for event in step.events)
        if any(isinstance(event, DealEnded) for event in step.events):
            assert (drawn, last, len(step.after.tricks)) == (draws, 1, tricks)
            return


def test_R_05_R_06_the_twos_left_out_are_announced_at_the_deal() -> None:
    assert deal_started(default_rules(players=2), 0).removed == ()
    assert deal_started(default_rules(players=3), 0).removed == cards("2c")
    assert set(deal_started(default_rules(players=6), 0).removed) == TWOS


def test_R_05_with_a_random_two_any_pack_of_the_four_may_be_dealt() -> None:
    rules = Rules(players=3, removed_card=RemovedCard.RANDOM)
    for pack in rules.packs:
        (event,) = decide.deal(new_match(rules), Deal(pack))
        assert isinstance(event, DealStarted)
        assert set(event.removed) == set(FORTY) - set(pack)


def test_R_05_everybody_knows_in_the_whole_deal_which_two_was_drawn() -> None:
    rules = Rules(players=3, removed_card=RemovedCard.RANDOM)
    for number, pack in enumerate(rules.packs):
        state, _ = play_on(first_deal(rules, pack), 2 * number)
        for seat in (*range(3), None):
            view = seat_view(state, seat)
            assert {view.removed_card} == set(FORTY) - set(pack)
            assert view.packs == (pack,)
    state = first_deal(default_rules(players=3), default_rules(players=3).packs[0])
    assert seat_view(state, 0).removed_card is None  # the rules say which
    assert seat_view(state, 0).packs == default_rules(players=3).packs


def test_R_82_two_who_play_on_have_the_whole_pack_whichever_two_was_drawn_before() -> None:
    rules = rules_from({"players": 3, "removed_card": "random", "match": "threehand"})
    state = first_deal(rules, rules.packs[1])._replace(active=(0, 2))
    assert seat_view(state, 0).packs == (FORTY,)


@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (2, FORTY[1:]),
        (2, (*FORTY[1:], FORTY[1])),
        (2, (*FORTY, FORTY[0])),
        (2, ()),
        (3, FORTY),
        (3, tuple(card for card in FORTY if card != "2d")),
        (6, FORTY),
        (6, tuple(card for card in FORTY if card[0] != "4")),
    ],
)
def test_a_wrong_pack_is_refused(players: int, deck: tuple) -> None:  # type: ignore[type-arg]
    with pytest.raises(IllegalAction) as refused:
        decide.deal(new_match(default_rules(players=players)), Deal(deck))
    assert refused.value.reason is Reason.WRONG_DECK


def test_no_pack_is_laid_out_while_a_deal_runs_or_after_the_match() -> None:
    rules = default_rules(players=2)
    state = stacked_deal(rules, ["5b 5c Ad", "Ab Kb 6s"], "4s")
    with pytest.raises(IllegalAction) as refused:
        decide.deal(state, Deal(FORTY))
    assert refused.value.reason is Reason.DEAL_RUNNING
    *_, last = walk(rules, 3)
    with pytest.raises(IllegalAction) as refused:
        decide.deal(last.after, Deal(FORTY))
    assert refused.value.reason is Reason.MATCH_OVER
