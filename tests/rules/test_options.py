"""rules.md §2, fine print 1, 2, 6 to 11: options as plain data, and every set that makes no game."""

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_type_hints

import pytest
from hypothesis import given, strategies as st

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.variant import (
    PLAYERS,
    TEAMS,
    Match,
    PointsShown,
    RemovedCard,
    Rules,
    Teams,
    Tie,
    TrickReview,
    Variant,
)
from bot.rules.variants import VARIANTS, default_rules, options_of, rules_from
from tests.rules.walk import ties


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    players = draw(st.sampled_from(PLAYERS[Variant.BRISCOLA]))
    teams = draw(st.sampled_from(TEAMS[players]))
    seated = Rules(players=players, teams=teams)
    drawn: dict[str, Any] = {
        name: draw(st.from_type(hint))
        for name, hint in get_type_hints(Rules).items()
        if isinstance(hint, type) and name not in {"players", "teams", "removed_card", "tie", "target"}
    }
    drawn["removed_card"] = draw(st.sampled_from(RemovedCard)) if players == 3 else RemovedCard.CUPS
    drawn["tie"] = draw(st.sampled_from(ties(seated)))
    drawn["target"] = draw(st.integers(1, 7))
    drawn["turn_up_reject"] = draw(st.booleans())
    drawn["turn_clock"] = draw(st.none() | st.integers(15, 604_800))
    return Rules(players=players, teams=teams, **{k: v for k, v in drawn.items() if k != "variant"})


@given(any_rules())
def test_options_read_back_are_the_same_rules(rules: Rules) -> None:
    options = options_of(rules)
    assert rules_from(options) == rules
    assert {"variant", "players"} <= set(options)


@given(any_rules())
def test_options_name_only_what_differs_from_the_defaults(rules: Rules) -> None:
    base = default_rules(rules.variant, rules.players)
    same = {field.name for field in fields(Rules) if getattr(rules, field.name) == getattr(base, field.name)}
    assert set(options_of(rules)) & same <= {"variant", "players"}


def test_nothing_chosen_is_briscola_for_two() -> None:
    rules = rules_from({})
    assert rules == default_rules() == Rules()
    assert (rules.variant, rules.players, rules.teams) == (Variant.BRISCOLA, 2, Teams.NONE)
    assert (rules.match, rules.target, rules.tie) == (Match.FIRST_TO, 2, Tie.NOBODY_SCORES)
    assert (rules.points_shown, rules.trick_review) == (PointsShown.BOTH, TrickReview.LAST)
    assert rules.turn_clock == 60


def test_fine_print_1_a_key_with_its_default_value_is_allowed() -> None:
    written = {"variant": "briscola", "players": 4, "teams": "pairs", "removed_card": "2c", "turn_clock": 60}
    assert rules_from(written) == default_rules(players=4)


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (3, "none"), (4, "pairs"), (6, "triples")])
def test_fine_print_9_the_teams_a_number_of_players_forms(players: int, teams: str) -> None:
    assert default_rules(players=players).teams == teams


def test_fine_print_1_off_is_a_turn_clock() -> None:
    assert rules_from({"turn_clock": "off"}).turn_clock is None
    assert options_of(Rules(turn_clock=None))["turn_clock"] == "off"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 1}, Problem.PLAYERS),
        ({"players": 5}, Problem.PLAYERS),
        ({"players": 7}, Problem.PLAYERS),
        ({"players": 0, "teams": "pairs"}, Problem.PLAYERS),
        ({"players": 2, "teams": "pairs"}, Problem.TEAMS),
        ({"players": 2, "teams": "triples"}, Problem.TEAMS),
        ({"players": 3, "teams": "pairs"}, Problem.TEAMS),
        ({"players": 4, "teams": "triples"}, Problem.TEAMS),
        ({"players": 6, "teams": "pairs"}, Problem.TEAMS),
        ({"players": 6, "teams": "none"}, Problem.TEAMS),
        ({"players": 2, "removed_card": "2d"}, Problem.REMOVED_CARD),
        ({"players": 4, "removed_card": "random"}, Problem.REMOVED_CARD),
        ({"players": 6, "removed_card": "2b"}, Problem.REMOVED_CARD),
        ({"players": 3, "tie": "last_trick_wins"}, Problem.TIE_TWO_SIDES),
        ({"players": 4, "teams": "none", "tie": "last_trick_wins"}, Problem.TIE_TWO_SIDES),
        ({"target": 0}, Problem.TARGET),
        ({"target": 8}, Problem.TARGET),
        ({"target": -1}, Problem.TARGET),
        ({"turn_clock": 14}, Problem.TURN_CLOCK),
        ({"turn_clock": 604_801}, Problem.TURN_CLOCK),
        ({"turn_clock": 0}, Problem.TURN_CLOCK),
        ({"plyers": 2}, Problem.UNKNOWN_OPTION),
        ({"": 2}, Problem.UNKNOWN_OPTION),
        ({"two_sided": True}, Problem.UNKNOWN_OPTION),
        ({"players": True}, Problem.WRONG_VALUE),
        ({"players": "2"}, Problem.WRONG_VALUE),
        ({"players": 2.0}, Problem.WRONG_VALUE),
        ({"players": None}, Problem.WRONG_VALUE),
        ({"target": True}, Problem.WRONG_VALUE),
        ({"target": "off"}, Problem.WRONG_VALUE),
        ({"turn_clock": None}, Problem.WRONG_VALUE),
        ({"turn_clock": True}, Problem.WRONG_VALUE),
        ({"variant": "poker"}, Problem.WRONG_VALUE),
        ({"variant": ["briscola"]}, Problem.WRONG_VALUE),
        ({"tie": "nobody"}, Problem.WRONG_VALUE),
        ({"tie": 1}, Problem.WRONG_VALUE),
        ({"pack": "french52"}, Problem.WRONG_VALUE),
        ({"players": 3, "removed_card": "3c"}, Problem.WRONG_VALUE),
        ({"match": "race"}, Problem.WRONG_VALUE),
        ({"turn_up_reject": 1}, Problem.WRONG_VALUE),
        ({"turn_up_reject": "on"}, Problem.WRONG_VALUE),
    ],
)
def test_a_set_that_makes_no_game_is_refused_with_its_reason(
    options: dict[str, object], problem: Problem
) -> None:
    with pytest.raises(ImpossibleRules) as refused:
        rules_from(options)
    assert refused.value.problem is problem
    assert all(isinstance(fact, int | str) for fact in refused.value.facts.values())


def test_every_problem_has_an_example_above() -> None:
    marks = test_a_set_that_makes_no_game_is_refused_with_its_reason.pytestmark  # type: ignore[attr-defined]
    assert {problem for _, problem in marks[0].args[1]} == set(Problem)


def test_defaults_for_a_wrong_number_of_players_are_refused() -> None:
    with pytest.raises(ImpossibleRules) as refused:
        default_rules(players=5)
    assert refused.value.facts == {"players": 5, "allowed": "2, 3, 4, 6"}


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().players = 3  # type: ignore[misc]


def test_every_variant_is_described() -> None:
    assert set(VARIANTS) == set(Variant) == set(PLAYERS)
    for variant, game in VARIANTS.items():
        assert game.variant == variant
        assert set(game.sources.split()) <= set("PIGVW")
