"""R-33, R-50 to R-53: how long each game lasts, short ends and double laps."""

import pytest

from bot.rules.events import CardsDrawn, DealEnded, StockExhausted, TrickTaken
from bot.rules.rules import Rules
from bot.rules.state import Phase
from testing.builders.states import Step, rules_for, walk
from testing.each import each

LENGTHS = [
    (rules_for(), 17, 20),
    (rules_for(players=3), 10, 13),
    (rules_for(players=4), 7, 10),
    (rules_for(players=6), 3, 6),
    (rules_for("schembil"), 3, 6),
    (rules_for("chiamata"), 0, 8),
    (rules_for("sueca_italiana"), 0, 8),
    (rules_for("briscolone3"), 17, 20),
    (rules_for("briscolone5"), 15, 20),
    (rules_for("briscolone5t"), 15, 20),
    (rules_for("sueca"), 0, 10),
    (rules_for("bisca3"), 17, 20),
    (rules_for("bisca9"), 11, 20),
    (rules_for("brisca", players=6), 5, 8),
    (rules_for("bosnian32"), 13, 16),
    (rules_for("double"), 8, 10),
    (rules_for("double", cards=36), 7, 9),
    (rules_for("double", cards=32), 6, 8),
    (rules_for("double", players=3), 4, 6),
    (rules_for("double", players=4), 3, 5),
    (rules_for("double", players=4, cards=32), 2, 4),
    (rules_for("double", players=5), 2, 4),
    (rules_for("double", players=6), 1, 3),
]


def first_deal(rules: Rules, seed: int = 1) -> list[Step]:
    """The moves of the first deal that is played."""
    steps: list[Step] = []
    for step in walk(rules, seed):
        steps.append(step)
        if any(isinstance(event, DealEnded) for event in step.events):
            if step.after.tricks:
                return steps
            steps = []
    raise AssertionError("no deal was played")


@each("rules, draws, tricks", LENGTHS)
def test_R_33_rounds_of_drawing_and_tricks_of_every_game(rules: Rules, draws: int, tricks: int) -> None:
    events = [event for step in first_deal(rules) for event in step.events]
    assert sum(isinstance(event, CardsDrawn) for event in events) == draws
    assert sum(isinstance(event, TrickTaken) for event in events) == tricks
    assert sum(isinstance(event, StockExhausted) for event in events) == (draws > 0)


def trick_sizes(rules: Rules) -> list[int]:
    *_, last = first_deal(rules)
    return [len(trick.cards) for trick in last.after.tricks]


@pytest.mark.parametrize("players", [3, 5, 6, 7, 9, 10])
def test_R_52_the_short_end_of_bosnia_comes_with_these_numbers_of_players(players: int) -> None:
    rules = rules_for("bosnian32", players=players)
    left = (32 - 3 * players) % players
    sizes = trick_sizes(rules)
    assert sizes.count(left) == 1
    assert set(sizes) == {left, players}
    for step in first_deal(rules):
        for event in step.events:
            if isinstance(event, CardsDrawn) and len(event.cards) < players:
                after, leader = step.after, step.after.leader
                # the taker and the next in order draw, the last of them the turn-up
                drew = [(leader + place) % players for place in range(left)]
                assert [drawn.seat for drawn in event.cards] == drew
                assert after.turnup is not None
                assert (event.turnup, event.cards[-1].card) == (after.turnup.card, after.turnup.card)
                assert [len(after.hands[seat]) for seat in range(players)] == [
                    3 if seat in drew else 2 for seat in range(players)
                ]
                assert (after.turn, after.in_trick) == (leader, left)


@pytest.mark.parametrize("players", [3, 5, 6, 7, 9, 10])
def test_R_52_fine_print_38_after_the_short_trick_all_hold_two_and_all_play(players: int) -> None:
    short = (32 - 3 * players) % players
    for step in first_deal(rules_for("bosnian32", players=players), 3):
        state = step.after
        if (
            state.tricks
            and not state.trick
            and len(state.tricks[-1].cards) == short
            and state.phase is Phase.PLAY
        ):
            assert {len(hand) for hand in state.hands} == {2}
            assert state.in_trick == players
            assert state.turn == state.tricks[-1].taker


@pytest.mark.parametrize("players", [2, 4, 8])
def test_R_52_never_with_2_4_or_8(players: int) -> None:
    assert set(trick_sizes(rules_for("bosnian32", players=players))) == {players}


def test_R_52_example_8_bosnia_with_three() -> None:
    steps = first_deal(rules_for("bosnian32", players=3))
    dealt = steps[0].after
    assert sum(len(hand) for hand in dealt.hands) == 9
    assert len(dealt.stock) == 23
    drawn = [len(event.cards) for step in steps for event in step.events if isinstance(event, CardsDrawn)]
    assert drawn == [3] * 7 + [2]
    assert trick_sizes(rules_for("bosnian32", players=3)) == [3] * 8 + [2, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R_53_double_games_draw_in_two_laps_that_both_begin_with_the_taker(players: int) -> None:
    for step in first_deal(rules_for("double", players=players)):
        for event in step.events:
            if isinstance(event, CardsDrawn):
                order = [(step.after.leader + place) % players for place in range(players)]
                assert [drawn.seat for drawn in event.cards] == order * 2
                assert [drawn.card for drawn in event.cards] == list(step.before.stock[: 2 * players])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R_53_fine_print_38_everyone_plays_one_then_everyone_a_second_in_the_same_order(players: int) -> None:
    *_, last = first_deal(rules_for("double", players=players))
    assert trick_sizes(rules_for("double", players=players)) == [2 * players] * len(last.after.tricks)
    order = last.after.rules.order
    for trick in last.after.tricks:
        seats = [played.seat for played in trick.cards]
        leader = seats[0]
        assert seats == [(leader + place) % players for place in range(players)] * 2
        led, trump = trick.cards[0].card.suit, last.after.trump

        def height(card: object, trump: object = trump, led: object = led) -> int:
            suit = getattr(card, "suit", None)
            return order.strength[card] + 100 * (suit is trump) if suit in {trump, led} else 0  # type: ignore[index]

        assert trick.taker == max(trick.cards, key=lambda played: height(played.card)).seat


def test_R_50_the_stock_never_grows_and_ends_at_nothing() -> None:
    for rules in (rules_for(), rules_for("double", players=3), rules_for("bosnian32", players=7)):
        sizes = [len(step.after.stock) for step in first_deal(rules)]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[-1] == 0
