"""Who plays alone against several chooses as the rollout policy does, and gives no loads away."""

import random

import pytest

from bot.computers.knowledge.beliefs import believe
from bot.computers.knowledge.counting import Count
from bot.computers.knowledge.trick import wins
from bot.computers.levels import individual
from bot.computers.levels.player import Player
from bot.computers.search import board as search_board, determinize
from bot.computers.search.compilation import numbers
from bot.computers.search.rollout_policy import by_rollout_policy
from bot.computers.search.rollout_weights import PART, individual as table_of
from bot.rules import decide
from bot.rules.actions import Play
from bot.rules.cards import CARDS, LOAD
from bot.rules.rules import Rules
from bot.rules.state import Phase
from bot.rules.view import SeatView, seat_view
from testing.builders.states import first_deal, fixed_deck, rules_for

GAMES = pytest.mark.parametrize(
    "rules",
    [
        rules_for(players=3),
        rules_for(players=4, teams="none"),
        rules_for("brisca", players=3),
        rules_for("bosnian32", players=5),
    ],
    ids=lambda rules: f"{rules.variant}-{rules.players}",
)


def card_of_policy(view: SeatView) -> str:
    """The card that the rollout policy plays in the seat's place."""
    beliefs, seat = believe(view), view.seat
    assert seat is not None
    board, values = determinize.knowledge_of(view, beliefs).board, determinize.values_of(view.rules)
    place = by_rollout_policy(board, values, numbers(table_of(len(view.active))), view.active.index(seat))
    card = board[search_board.HANDS + view.active.index(seat) * search_board.MOST + place]
    return next(
        str(one) for one, number in determinize.number_of(view.rules, view.trump).items() if number == card
    )


@GAMES
def test_it_chooses_as_the_table_was_found(rules: Rules) -> None:
    """R-52 included: who drew no card is no opponent in the trick."""
    rng, choices = random.Random(1), 0
    for number in range(3):
        state = first_deal(rules, fixed_deck(rules, f"alone-{number}"), number)
        while state.phase is Phase.PLAY and state.turn is not None:
            view = seat_view(state, state.turn)
            cards = [action.card for action in view.legal if isinstance(action, Play)]
            if len(cards) > 1:
                values = individual.card_values(Count(view, believe(view)), cards)
                most = max(values.values())
                assert values[CARDS[card_of_policy(view)]] == pytest.approx(most, abs=1e-9)
                choices += 1
            state, _ = decide.step(state, state.turn, Play(rng.choice(cards)))
    assert choices > 40


@GAMES
def test_it_neither_leads_nor_gives_away_a_load_early_if_it_has_a_worthless_card(rules: Rules) -> None:
    player, choices = Player(), 0
    for number in range(60):
        state = first_deal(rules, fixed_deck(rules, f"early-{number}"), number % rules.players)
        while not state.tricks and state.turn is not None:
            view, value = seat_view(state, state.turn), rules.order.value
            action = player.choose(view, random.Random(number))
            assert isinstance(action, Play)
            cheap = any(not value[card] and card.suit is not view.trump for card in view.hand)
            takes = bool(view.trick) and wins(view, action.card)
            if cheap and not takes and any(value[card] >= LOAD for card in view.hand):
                assert value[action.card] < LOAD
                choices += 1
            state, _ = decide.step(state, state.turn, action)
    assert choices > 20


def test_the_table_of_each_number_of_seats_has_both_parts() -> None:
    assert {len(table_of(seats)) for seats in range(3, 9)} == {2 * PART}
