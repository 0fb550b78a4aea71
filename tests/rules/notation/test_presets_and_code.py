"""rules.md §8, and the line of options that people paste."""

from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from bot.rules.errors import ImpossibleRules
from bot.rules.games import Variant
from bot.rules.notation.option_code import code_of, code_to_open, options_in, rules_of
from bot.rules.notation.plain_data import rules_from
from bot.rules.notation.presets import NEW_TABLE, PRESETS, Preset, preset_options
from bot.rules.rules import Rules
from testing.builders.states import EVERY_GAME, any_rules, rules_for
from testing.each import each

SAID = {
    "classic": "briscola 2",
    "online": "briscola 4 talk=off tie=last_trick_wins target=3",
    "sala": "briscola 2 match_clock=10",
    "wikipedia": "briscola 4 retire=deuce_first_trick conquista=true partners_show_first=true"
    " signal_table=wikipedia",
    "roma": "briscola 4 talk=conversation",
    "schembil": "schembil 6",
    "dalmacija": "double 2",
    "bosna": "bosnian32 2",
    "piemonte": "briscola 2 ranking=seven_for_three",
    "sud": "briscola 2 pack=french40 ranking=qj_swap",
    "lisboa": "bisca3 2",
    "sueca": "sueca 4",
    "chiamata": "chiamata 5",
    "brisca": "brisca 2",
}  # fmt: skip


def test_rules_8_every_preset_is_there() -> None:
    assert {preset.value for preset in Preset} == set(SAID) == {preset.value for preset in PRESETS}


@each("preset", list(Preset))
def test_rules_8_a_preset_is_the_table_that_it_says(preset: Preset) -> None:
    assert code_of(rules_from(preset_options(preset, {}))) == SAID[preset.value]
    assert rules_of(SAID[preset.value]) == rules_from(preset_options(preset, {}))


def test_rules_8_dalmacija_is_double_for_two_and_looks_at_the_end_for_four() -> None:
    rules = rules_from(preset_options(Preset.DALMACIJA, {"players": 4}))
    assert (rules.variant, rules.players, rules.partners_look_at_the_end) == (Variant.BRISCOLA, 4, True)


def test_what_is_chosen_comes_on_top_of_a_preset() -> None:
    assert rules_from(preset_options(Preset.SALA, {"target": 3, "match_clock": 20})) == rules_for(
        target=3, match_clock=20
    )
    with pytest.raises(ImpossibleRules):
        rules_from(preset_options(Preset.SUECA, {"players": 2}))


@given(any_rules())
def test_v12_the_code_of_a_lobby_opens_the_same_table(rules: Rules) -> None:
    assert rules_from({**NEW_TABLE, **options_in(code_to_open(rules))}) == rules
    assert rules_of(code_to_open(rules)) == rules


def test_v12_records_mean_a_minute_and_new_tables_have_two() -> None:
    assert rules_from({}).turn_clock == 60
    assert rules_from(NEW_TABLE).turn_clock == 120
    assert code_to_open(rules_from({})) == "briscola 2 turn_clock=60"
    assert code_to_open(rules_from(NEW_TABLE)) == "briscola 2 turn_clock=120"


@given(any_rules())
def test_a_code_reads_back_as_the_same_rules(rules: Rules) -> None:
    code = code_of(rules)
    assert rules_of(code) == rules
    assert "\n" not in code
    assert rules_of(f"  {code.replace(' ', ', ')} ") == rules


@each("rules", EVERY_GAME)
def test_the_code_of_a_default_table_is_its_name_and_number(rules: Rules) -> None:
    assert code_of(rules) == f"{rules.variant.value} {rules.players}"


def test_a_code_may_leave_out_what_is_default() -> None:
    assert rules_of("") == rules_of("briscola") == rules_of("2") == Rules()
    assert rules_of("4 tie=carry") == rules_of("briscola 4 tie=carry")
    assert rules_of("double cards=32") == rules_for("double", cards=32)
    assert options_in("chiamata force=false") == {"variant": "chiamata", "force": False}


@given(st.text(max_size=60) | st.from_regex(r"(\w+ ?=? ?){1,6}"))
def test_any_other_text_is_refused_and_nothing_breaks(text: str) -> None:
    with suppress(ImpossibleRules):
        rules = rules_of(text)
        assert rules_of(code_of(rules)) == rules


@pytest.mark.parametrize(
    "text",
    ["poker", "briscola two", "briscola 4 4x", "=", "a=b", "9" * 5000, "players=" + "9" * 5000, "target=²"],
)
def test_a_wrong_code_says_what_is_wrong(text: str) -> None:
    with pytest.raises(ImpossibleRules) as problem:
        rules_of(text)
    assert problem.value.facts["option"] is not None
