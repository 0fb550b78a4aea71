"""rules.md §3, fine print 1, 2, 6 to 31: options as plain data, and every set that makes no game."""

import random
from dataclasses import FrozenInstanceError, fields, replace
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, strategies as st

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.options import OPTIONS, OPTIONS_BY_NAME, Match, Option, Scoring, Teams
from bot.rules.rules import CONSTRAINTS, KINDS, Rules
from testing.builders.states import EVERY_GAME, any_rules, random_options, random_value, rules_for
from testing.each import each

seeds = st.integers(0, 2**32)
LOOK, MARGINS = "partners_look_at_the_end", "bisca_margins"


@given(any_rules())
def test_options_read_back_are_the_same_rules(rules: Rules) -> None:
    options = options_of(rules)
    assert rules_from(options) == rules
    assert {"variant", "players"} <= set(options)
    assert all(type(value) in {str, int, bool} for value in options.values())


@given(any_rules())
def test_options_name_only_what_differs_from_what_would_be_without_them(rules: Rules) -> None:
    options = options_of(rules)
    for key in set(options) - {"variant", "players"}:
        without = {name: value for name, value in options.items() if name != key}
        if problem_of(without) is None:
            # fine print 29: pazza implies a number of deals, but the default of the game is another
            assert rules_from(without) != rules or (key, rules.scoring) == ("match", Scoring.PAZZA)


@given(seeds)
def test_fine_print_1_a_key_with_its_default_value_is_allowed(seed: int) -> None:
    rules = EVERY_GAME[seed % len(EVERY_GAME)]
    whole = {field.name: getattr(rules, field.name) for field in fields(Rules)}
    written = {key: "off" if value is None else value for key, value in whole.items()}
    for key in ("cards", "auction"):
        if whole[key] is None:
            del written[key]
    plain = {key: getattr(value, "value", value) for key, value in written.items()}
    assert rules_from(plain) == rules


@given(seeds)
def test_whatever_is_chosen_there_is_a_game_or_a_reason_that_names_what_was_chosen(seed: int) -> None:
    """It never fails otherwise, and what is named as needed is what was missing."""
    rng = random.Random(seed)
    options = random_options(rng)
    name = rng.choice([field.name for field in fields(Rules) if field.name not in {"variant", "players"}])
    options[name] = random_value(name, rng)
    problem = problem_of(options)
    if problem is None:
        assert options_of(rules_from(options))["variant"] == options["variant"]
        return
    assert str(problem.facts["option"]) in options
    assert problem.problem in {
        Problem.NOT_IN_GAME,
        Problem.NEEDS,
        Problem.OUT_OF_RANGE,
        Problem.WRONG_VALUE,
    }
    works(options, problem)


def problem_of(options: dict[str, Any]) -> ImpossibleRules | None:
    """Why options make no game, None when they do."""
    try:
        rules_from(options)
    except ImpossibleRules as problem:
        return problem
    return None


def works(options: dict[str, Any], problem: ImpossibleRules) -> None:
    """What a refusal says would work does: that option is not refused for the same reason any more."""
    option, facts = str(problem.facts["option"]), problem.facts
    if problem.problem is Problem.NEEDS:
        key, value = str(facts["needs"]).split("=")
        fixed: dict[str, Any] = {**options, key: plain(value)}
        if key == "variant":
            fixed["players"] = GAMES[Variant(value)].players[0]
    elif problem.problem is Problem.NOT_IN_GAME:
        fixed = {**options, option: plain(str(facts["allowed"]).split(", ")[0])}
    else:
        return
    other = problem_of(fixed)
    if other is not None:
        assert (other.facts["option"], other.facts.get("needs")) != (option, facts.get("needs")), fixed


def plain(text: str) -> str | int | bool:
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isdecimal() else text


@each("rules", EVERY_GAME)
def test_fine_print_10_the_packs_that_fit_the_number_of_cards(rules: Rules) -> None:
    size = len(rules.packs[0])
    packs = {
        pack
        for pack in ("italian40", "french40", "spanish40", "french32", "spanish48")
        if problem_of({**options_of(rules), "pack": pack}) is None
    }
    if size == 32:
        assert packs == {"french32"}
    elif size == 48:
        assert packs == {"spanish48"}
    elif rules.variant.startswith(("bisca", "sueca")):
        assert packs == {"french40"}
    elif rules.variant is Variant.BRISCA:
        assert packs == {"spanish40"}
    else:
        assert packs == {"italian40", "french40", "spanish40"}


def test_fine_print_11_a_removed_card_only_where_39_are_played() -> None:
    for variant in ("briscola", "brisca"):
        assert len(rules_for(variant, players=3, removed_card="2b").packs[0]) == 39
    for variant, players in (
        ("briscola", 2),
        ("briscola", 6),
        ("double", 3),
        ("bosnian32", 3),
        ("chiamata", 5),
    ):
        with pytest.raises(ImpossibleRules) as refused:
            rules_for(variant, players=players, removed_card="random")
        assert refused.value.facts["option"] == "removed_card"


IMPOSSIBLE = [
        ({"players": 1}, "players", "2, 3, 4, 6"),
        ({"players": 5}, "players", "2, 3, 4, 6"),
        ({"players": 0, "teams": "pairs"}, "players", "2, 3, 4, 6"),
        ({"variant": "a31", "players": 4}, "players", "2"),
        ({"players": 2, "teams": "pairs"}, "teams", "none"),
        ({"players": 4, "teams": "triples"}, "teams", "pairs, none"),
        ({"variant": "bosnian32", "players": 6, "teams": "triples"}, "teams", "none"),
        ({"cards": 36}, "cards", "variant=double"),
        ({"auction": "rank"}, "auction", "variant=chiamata"),
        ({"variant": "chiamata", "auction": "from65"}, "auction", "combined, rank, points, suit_only"),
        ({"ranking": "ten"}, "ranking", "standard, three_as_three, seven_for_three"),
        ({"ranking": "bisca"}, "ranking", "standard, three_as_three, seven_for_three"),
        ({"variant": "brisca", "ranking": "three_as_three"}, "ranking", "standard"),
        ({"variant": "bisca3", "ranking": "standard"}, "ranking", "bisca"),
        ({"seven_swap": True}, "seven_swap", "ranking=seven_for_three"),
        ({"variant": "a31", "match": "race"}, "match", "first_to"),
        ({"variant": "sueca", "match": "first_to"}, "match", "sueca"),
        ({"match": "chiamata"}, "match", "first_to, race, pennycook, threehand"),
        ({"match": "threehand"}, "match", "players=3"),
        ({"variant": "bosnian32", "players": 3, "match": "threehand"}, "match", "first_to, race, pennycook"),
        ({"players": 3, "match": "pennycook"}, "match", "match=first_to"),
        ({"variant": "briscolone3", "turn_up_reject": True}, "turn_up_reject", "variant=briscola"),
        ({"variant": "sueca", "turn_up_reject": True}, "turn_up_reject", "variant=briscola"),
        ({"retire": "brisca_7_2", "ranking": "seven_for_three"}, "retire", "ranking=standard"),
        ({"variant": "bisca3", "retire": "brisca_7_2"}, "retire", "variant=brisca"),
        ({"variant": "double", "cards": 36, "retire": "deuce_first_trick"}, "retire", "cards=40"),
        ({"variant": "double", "players": 3, "retire": "deuce_first_trick"}, "retire", "players=2"),
        ({"players": 6, "retire": "deuce_first_trick"}, "retire", "variant=brisca"),
        ({"conquista": True, "match": "race"}, "conquista", "match=first_to"),
        ({"partners_show_first": True}, "partners_show_first", "players=4"),
        ({"players": 6, "partners_show_first": True}, "partners_show_first", "players=4"),
        ({"players": 4, "teams": "none", "partners_show_first": True}, "partners_show_first", "teams=pairs"),
        ({"variant": "sueca", "partners_show_first": True}, "partners_show_first", "variant=briscola"),
        ({LOOK: True}, LOOK, "players=4"),
        ({"variant": "chiamata", LOOK: True}, LOOK, "variant=briscola"),
        ({"talk": "signals"}, "talk", "talk=off"),
        ({"variant": "sueca", "talk": "free"}, "talk", "talk=off"),
        ({"players": 4, "talk": "rais"}, "talk", "talk=conversation"),
        ({"players": 4, "answer_counts": True}, "answer_counts", "talk=conversation"),
        ({"answer_counts": True}, "answer_counts", "players=4"),
        ({"players": 4, "teams": "none", "answer_counts": True}, "answer_counts", "teams=pairs"),
        ({"variant": "chiamata", "answer_counts": True}, "answer_counts", "variant=briscola"),
        ({"variant": "sueca", "answer_counts": True}, "answer_counts", "variant=briscola"),
        ({"talk_from_trick": 3}, "talk_from_trick", "1…2"),
        ({"asks_per_trick": 100}, "asks_per_trick", "0…99"),
        ({"tie": "carry", "match": "race"}, "tie", "match=first_to"),
        ({"players": 3, "tie": "last_trick_wins"}, "tie", "tie=nobody_scores"),
        ({"early_stop": "claim", "match": "race"}, "early_stop", "match=first_to"),
        ({"variant": "a31", "early_stop": "claim"}, "early_stop", "variant=briscola"),
        ({"variant": "sueca", "early_stop": "claim"}, "early_stop", "variant=briscola"),
        ({"variant": "bisca3", MARGINS: True, "early_stop": "claim"}, "early_stop", "bisca_margins=false"),
        ({"bisca_margins": True}, "bisca_margins", "variant=bisca3"),
        ({"turn_clock": 14}, "turn_clock", "15…604800"),
        ({"match_clock": 61}, "match_clock", "1…60"),
        ({"blind": "on"}, "blind", "variant=chiamata"),
        ({"variant": "chiamata", "auction": "points", "blind": "on"}, "blind", "auction=combined"),
        ({"variant": "sueca_italiana", "auction": "from65", "blind": "on"}, "blind", "auction=combined"),
        ({"variant": "chiamata", "auction": "rank", "blind": "from_62"}, "blind", "blind=on"),
        ({"first_raise": 65}, "first_raise", "variant=chiamata"),
        ({"variant": "chiamata", "first_raise": 61}, "first_raise", "62…120"),
        ({"force": False}, "force", "variant=chiamata"),
        ({"declarer_leads": True}, "declarer_leads", "variant=chiamata"),
        ({"scoring": "pazza"}, "scoring", "variant=chiamata"),
        ({"variant": "sueca_italiana", "scoring": "pazza"}, "scoring", "variant=chiamata"),
        ({"variant": "chiamata", "scoring": "pazza", "match": "chiamata"}, "scoring", "match=n_deals"),
        ({"renege": True}, "renege", "variant=sueca"),
        ({"bandeira": "tricks"}, "bandeira", "variant=sueca"),
        ({"variant": "chiamata", "dealer_rotation": "winner"}, "dealer_rotation", "dealer_rotation=right"),
        ({"variant": "double", "players": 3, "removed_card": "2d"}, "removed_card", "variant=briscola"),
        ({"removed_card": "2d"}, "removed_card", "players=3"),
        ({"target": 8}, "target", "1…7"),
        ({"match": "race", "target": 100}, "target", "120, 121, 151"),
    ]  # fmt: skip


@each("options, option, says", IMPOSSIBLE)
def test_a_set_that_makes_no_game_is_refused_with_what_would_work(
    options: dict[str, object], option: str, says: str
) -> None:
    with pytest.raises(ImpossibleRules) as refused:
        rules_from(options)
    facts = refused.value.facts
    assert facts["option"] == option
    assert facts.get("needs", facts.get("allowed")) == says
    works(dict(options), refused.value)


@each("rules", EVERY_GAME)
def test_R_66_a_rais_leads_a_team_of_three_and_nobody_else(rules: Rules) -> None:
    """In any game that has such teams; elsewhere that talk is refused, and named in the refusal."""
    for teams in rules.game.teams.get(rules.players, (Teams.NONE,)):
        options = {
            "variant": rules.variant.value, "players": rules.players, "teams": teams.value, "talk": "rais"
        }  # fmt: skip
        problem = problem_of(options)
        assert (problem is None) is (teams is Teams.TRIPLES)
        if problem is None:
            assert rules_from(options).moves[-1:] == ("conversation",)
            assert [len(side) for side in rules_from(options).sides] == [3, 3]
        else:
            assert (problem.facts["option"], problem.facts["value"]) == ("talk", "rais")
            works(options, problem)


def test_every_option_is_a_field_of_the_rules() -> None:
    assert sorted(OPTIONS_BY_NAME) == sorted(option.name for option in OPTIONS)  # each once
    assert OPTIONS_BY_NAME.keys() == {field.name for field in fields(Rules)} == KINDS.keys()
    assert CONSTRAINTS.keys() <= OPTIONS_BY_NAME.keys()
    assert {name for game in GAMES.values() for name in game.extra} <= CONSTRAINTS.keys()


@each("option", OPTIONS)
def test_a_row_of_the_options_fits_the_type_of_the_option(option: Option) -> None:
    hint = get_type_hints(Rules)[option.name]
    assert not option.off or NoneType in get_args(hint)
    if KINDS[option.name] is not int:
        assert (option.numbers, option.usual, option.seconds) == ((), (), 0)
    elif option.name != "target":  # fine print 6: the match says which
        assert option.usual
        assert not option.numbers or set(option.usual) <= set(option.numbers)


def test_every_constraint_has_an_example_above() -> None:
    shown = {(option, says) for _, option, says in IMPOSSIBLE}
    missing = {(option, one.fix) for option, every in CONSTRAINTS.items() for one in every} - shown
    assert missing <= {
        ("retire", "variant=briscola"),
        ("conquista", "variant=briscola"),
        ("partners_look_at_the_end", "teams=pairs"),
    }


@each(
    "options, problem",
    [
        ({"plyers": 2}, Problem.UNKNOWN_OPTION),
        ({"": 2}, Problem.UNKNOWN_OPTION),
        ({"two_sided": True}, Problem.UNKNOWN_OPTION),
        ({"deal_wins_at": 61}, Problem.UNKNOWN_OPTION),
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
        ({"turn_up_reject": 1}, Problem.WRONG_VALUE),
        ({"turn_up_reject": "on"}, Problem.WRONG_VALUE),
        ({"cards": None}, Problem.WRONG_VALUE),
        ({"cards": "off"}, Problem.WRONG_VALUE),
        ({"deck_pattern": 4}, Problem.WRONG_VALUE),
        ({"blind": True}, Problem.WRONG_VALUE),
    ],
)
def test_fine_print_2_unknown_options_and_wrong_values(options: dict[str, object], problem: Problem) -> None:
    with pytest.raises(ImpossibleRules) as refused:
        rules_from(options)
    assert refused.value.problem is problem
    assert all(isinstance(fact, int | str) for fact in refused.value.facts.values())


def test_fine_print_1_off_is_a_clock() -> None:
    rules = rules_from({"turn_clock": "off", "match_clock": "off"})
    assert (rules.turn_clock, rules.match_clock) == (None, None)
    assert options_of(replace(Rules(), turn_clock=None))["turn_clock"] == "off"


def test_fine_print_29_pazza_is_played_for_a_number_of_deals() -> None:
    rules = rules_for("chiamata", scoring="pazza")
    assert (rules.match, rules.target) == (Match.N_DEALS, 10)
    assert rules_from(options_of(rules)) == rules


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().players = 3  # type: ignore[misc]
