"""The names of players and of the levels of computers."""

from bot import computers
from bot.computers import scale
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules
from bot.text.catalogue import Voice, voices
from bot.text.players import level_name
from testing.each import each


@each("voice", voices().values())
@each("variant", Variant)
def test_a_level_is_called_as_the_menu_of_its_game_has_it(voice: Voice, variant: Variant) -> None:
    for players in GAMES[variant].players:
        rules = default_rules(variant, players)
        offered = {level_name(voice, rules, one.name) for one in scale.levels_of(rules)}
        every = [*computers.LEVELS, *computers.NUMBERED, "7:pina"]
        assert {level_name(voice, rules, level) for level in every} <= offered
    assert level_name(voice, rules, "tutor") == voice("ui-level-tutor")
