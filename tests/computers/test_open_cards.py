"""What computers make of cards that everybody saw: a removed two (R-05), drawn open cards (R-75)."""

import random

import pytest

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.knowledge.counting import Count
from bot.computers.neural import inference, kept_cards, observation
from bot.computers.neural.kept_cards import KeptCards
from bot.computers.search import determinize
from bot.rules.cards import TWOS
from bot.rules.state import Phase
from bot.rules.view import seat_view
from testing.builders.states import first_deal, play_on, rules_for, walk
from testing.each import each


@each("number", [0, 1, 2, 3])
def test_R_05_nobody_counts_the_two_that_was_drawn_among_the_cards_that_are_out(number: int) -> None:
    rules = rules_for(players=3, removed_card="random")
    state, _ = play_on(first_deal(rules, rules.packs[number]), number)
    for seat in range(3):
        view = seat_view(state, seat)
        beliefs = believe(view)
        hidden = {card for other in range(3) if other != seat for card in state.hands[other]}
        hidden |= {*state.stock[:-1]}
        assert {*Count(view, beliefs).out} == hidden
        known = determinize.knowledge_of(view, beliefs)
        numbers = determinize.number_of(view.rules, view.trump)
        assert {known.board[place] for place in known.places} == {numbers[card] for card in hidden}
        (two,) = TWOS & {view.removed_card}
        assert not any(mask >> numbers[two] & 1 for mask in known.masks)


@each("players", [2, 4])
def test_R_75_a_seat_did_not_have_an_open_card_before_it_drew_it(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The maestro weighs plays by when each open card was drawn, also after the card was played."""
    told: list[dict[int, int]] = []
    rules = rules_for(players=players, open_next_card=True, talk="off", target=1)
    played_later = 0
    real = kept_cards.weigh

    def watched(past: list[int], hidden: list[int], seats: int, drawn: dict[int, int]) -> KeptCards:
        told.append(dict(drawn))
        return real(past, hidden, seats, drawn)

    monkeypatch.setattr(kept_cards, "weigh", watched)
    for step in walk(rules, 3):
        state = step.after
        if state.phase is not Phase.PLAY or state.turn is None or not state.drawn_next:
            continue
        view = seat_view(state, state.turn)
        number = determinize.number_of(view.rules, view.trump)
        told.clear()
        inference.conclusions_of(view, observation.row(view, believe(view)))
        others = [seat for seat in range(players) if seat != view.seat]
        for seat, drawn in zip(others, told, strict=True):
            taken = {
                trick: number[card]
                for trick, card in enumerate(state.drawn_next, 1)
                if state.tricks[trick - 1].taker == seat
            }
            assert taken.items() <= drawn.items()
            played = {number[card] for trick in state.tricks for who, card, _ in trick.cards if who == seat}
            played_later += bool(played & {*taken.values()})
    assert played_later


@each("level", sorted(computers.LEVELS))
def test_every_level_plays_on_when_open_cards_were_drawn(level: str) -> None:
    rules = rules_for(players=2, open_next_card=True)
    state, _ = play_on(first_deal(rules, rules.packs[0]), 9)
    assert state.next_seat is not None
    view = seat_view(state, state.next_seat)
    assert computers.create(level).choose(view, random.Random(1)) in view.legal
