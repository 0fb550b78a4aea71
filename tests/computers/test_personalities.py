"""Personalities: legal and repeatable in every game, noticeable, and no stronger than a close difference."""

import random
from itertools import islice

import pytest

from bot import computers
from bot.computers import personalities, scale
from bot.computers.personalities import PERSONALITIES, Personality, with_bias
from bot.record.verify import verify
from bot.rules.actions import Play
from bot.rules.cards import CARDS
from bot.rules.rules import Rules
from bot.rules.view import SeatView, seat_view
from bot.simulation.matches import Simulation, levels_by_seat
from bot.tables.decisions.lobby import NAMES, computer_of
from testing.builders.states import EVERY_GAME, rules_for, walk
from testing.each import each

SMALL_EFFORT = 0.02


def views(rules: Rules, count: int, seed: int = 3) -> list[SeatView]:
    """Views of seats in turn that may play one of several cards."""
    states = (step.after for step in walk(rules, seed) if step.after.next_seat is not None)
    seen = (seat_view(state, state.next_seat) for state in states)
    return [*islice((view for view in seen if len(plays(view)) > 1), count)]


def plays(view: SeatView) -> list[Play]:
    return [action for action in view.legal if isinstance(action, Play)]


@each("rules", EVERY_GAME)
def test_a_personality_plays_what_is_legal_in_every_game_and_repeats_itself(rules: Rules) -> None:
    levels = scale.levels_of(rules)
    for number, (view, one) in enumerate(zip(views(rules, 5), PERSONALITIES.values(), strict=False)):
        assert all(0 <= feature(view, play.card) <= 1 for play in plays(view) for feature in one.weights)
        level = levels[-1 - number % len(levels)].name
        player = computers.create(personalities.named(level, one), SMALL_EFFORT)
        chosen = [player.choose(view, random.Random(7)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in view.legal


def test_every_personality_plays_more_of_what_it_likes_than_its_level() -> None:
    seen = [view for seed in range(12) for view in views(rules_for("briscola"), 30, seed)]
    for one in PERSONALITIES.values():
        assert total_bias(one, "7:" + one.key, seen) > total_bias(one, "7", seen), one.name


def total_bias(one: Personality, level: str, seen: list[SeatView]) -> float:
    """The sum of the biases of a personality for the cards that a level plays."""
    player, total = computers.create(level), 0.0
    for number, view in enumerate(seen):
        action = player.choose(view, random.Random(number))
        assert isinstance(action, Play)
        total += one.bias(view, action.card)
    return total


def test_no_personality_plays_a_card_that_is_clearly_worse() -> None:
    view = views(rules_for("briscola"), 1)[0]
    best, *others = (play.card for play in plays(view))
    for one in PERSONALITIES.values():
        most = sum(abs(weight) for weight in one.weights.values())
        values = {best: most + 0.001, **dict.fromkeys(others, 0.0)}
        biased = with_bias(values, one, view, close=1.0)
        assert max(biased, key=biased.__getitem__) == best, one.name
    assert with_bias({CARDS["Ad"]: 1.0}, None, view, close=1.0) == {CARDS["Ad"]: 1.0}


def test_a_level_with_a_personality_is_named_as_strong_as_its_level() -> None:
    rules = rules_for("briscola")
    assert scale.points_of(rules, "7:pina") == scale.points_of(rules, "7")
    assert scale.number_of(rules, "7:pina") == 7
    for wrong in ("7:nobody", "11:pina", "novice:pina", "pina", ":pina", "7:"):
        assert not computers.is_level(wrong)
        with pytest.raises(KeyError):
            computers.create(wrong)
        with pytest.raises(ValueError, match="there is no level"):
            levels_by_seat([wrong], 2)


def test_its_computers_have_its_name_and_no_other_computer_does() -> None:
    assert not {one.name for one in PERSONALITIES.values()} & {*NAMES}
    there = [computer_of(level, []) for level in ("7:gege", "7")]
    assert [one.name for one in there] == ["Gegè", NAMES[0]]
    assert [computer_of("3:gege", there).name, computer_of("3", there).name] == ["Gegè 2", NAMES[1]]


def test_a_record_names_the_level_with_its_personality_and_is_right() -> None:
    documents: list[dict[str, object]] = []
    Simulation(rules_for("briscola", target=1), ["2:mimi", "2"], "m").run(1, documents.append)
    (document,) = documents
    assert document["version"] == 1
    assert [seat["level"] for seat in document["seats"]] == ["2:mimi", "2"]  # type: ignore[attr-defined] # plain data
    assert verify(document).ok
