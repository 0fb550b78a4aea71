"""Options by name and turn clocks as people write them."""

from typing import get_args

import pytest

from bot.rules.errors import ImpossibleRules
from bot.rules.variant import Variant
from bot.rules.variants import default_rules
from bot.text.catalogue import voices
from bot.ui.commands import Game
from bot.ui.option_choices import OPTIONS, clock, option_name, value_name, values_of


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90", 90),
        (" 90 s ", 90),
        ("5min", 300),
        ("5 Min", 300),
        ("2m", 120),
        ("24h", 86_400),
        ("7d", 604_800),
        ("7g", 604_800),
        ("off", "off"),
        ("0", "off"),
        ("NO", "off"),
    ],
)
def test_a_turn_clock_is_read_as_people_write_it(text: str, seconds: int | str) -> None:
    assert clock(text) == seconds


@pytest.mark.parametrize("text", ["", "soon", "-5", "1.5h", "٣٠", "9999999", "5 fortnights", "s", "1e3"])
def test_anything_else_is_no_turn_clock(text: str) -> None:
    with pytest.raises(ImpossibleRules):
        clock(text)


@pytest.mark.parametrize("language", list(voices()))
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_option_and_value_has_its_own_words(language: str, players: int) -> None:
    voice, rules = voices()[language], default_rules(players=players)
    for option in OPTIONS:
        assert voice.has("option-" + option) or voice.has("rule-" + option)
        assert option_name(voice, option)
        words = [value_name(voice, option, value) for value in values_of(rules, option)]
        assert len(words) == len(set(words)), option


def test_only_options_that_leave_a_choice_are_offered() -> None:
    two, three, four = (default_rules(players=players) for players in (2, 3, 4))
    assert values_of(two, "teams") == ()
    assert values_of(four, "teams") == ("pairs", "none")
    assert values_of(two, "removed_card") == ()
    assert len(values_of(three, "removed_card")) == 5
    assert "last_trick_wins" not in values_of(three, "tie")
    assert values_of(two, "pasta") == ()


def test_every_game_can_be_named_by_a_command() -> None:
    assert set(get_args(Game)) == set(Variant)
