"""Options by name and turn clocks as people write them."""

from dataclasses import fields
from itertools import product

import pytest

from bot.pages.limits import CHOICE_READ
from bot.pages.option_choices import (
    AROUND,
    OPTION_NAMES,
    SECTIONS,
    clock,
    plain,
    value_name,
    value_text,
    values_of,
    with_option,
)
from bot.pages.page import choice_line
from bot.pages.pictures.tricks import deck_for
from bot.render.decks import Family, decks_of
from bot.rules.cards import Pack
from bot.rules.errors import ImpossibleRules
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import Match, Talk
from bot.rules.rules import Rules
from bot.text.catalogue import Voice, voices
from bot.text.game.names import game_label
from bot.text.game.options import option_name
from bot.text.numbers import listed_numbers
from bot.ui.completions import matching, settable
from testing.each import each
from testing.worlds.memory_table import lobby_of


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


@each("language", list(voices()))
@each("players", [2, 3, 4, 6])
def test_every_option_and_value_has_its_own_words(language: str, players: int) -> None:
    voice, rules = voices()[language], default_rules(players=players)
    named = {option_name(voice, option) for option in OPTION_NAMES}
    assert len(named) == len(OPTION_NAMES)
    for option in OPTION_NAMES:
        assert voice.has("rule-" + option)
        words = [value_name(voice, rules, option, value) for value in values_of(rules, option)]
        assert len(words) == len(set(words)), option


def test_only_options_that_leave_a_choice_are_offered() -> None:
    two, three, four = (default_rules(players=players) for players in (2, 3, 4))
    assert values_of(two, "teams") == ()
    assert set(values_of(four, "teams")) == {"pairs", "none"}
    assert values_of(two, "removed_card") == ()
    assert values_of(rules_from({"variant": "scoperta"}), "open_hands") == ()
    assert len(values_of(three, "removed_card")) == 5
    assert "last_trick_wins" not in values_of(three, "tie")
    assert values_of(two, "pasta") == ()


def test_every_option_of_the_rules_can_be_changed() -> None:
    assert set(OPTION_NAMES) == {field.name for field in fields(Rules)} | AROUND.keys()
    assert len(OPTION_NAMES) == len(set(OPTION_NAMES))


@each("variant", Variant)
def test_whatever_a_menu_offers_makes_a_game_and_fits_into_it(variant: Variant) -> None:
    """Fine print 6 to 31: the menus hold what the rules take, and nothing else."""
    for players in GAMES[variant].players:
        rules = default_rules(variant, players)
        for section in SECTIONS.values():
            assert sum(bool(values_of(rules, option)) for option in section) <= 25
        for option in OPTION_NAMES:
            values = values_of(rules, option)
            assert len(values) <= 25
            for voice in voices().values():
                words = {value_name(voice, rules, option, value) for value in values}
                assert len(values) == len(words), (voice, option)
            for value in values if option not in AROUND else ():
                assert value_text(getattr(with_option(rules, option, plain(option, value)), option)) == value


def test_another_game_drops_what_only_made_sense_before() -> None:
    rules = rules_from({"players": 4, "conquista": True, "turn_clock": 300, "partners_show_first": True})
    changed = with_option(rules, "variant", "chiamata")
    assert (changed.players, changed.conquista, changed.turn_clock) == (5, False, 300)
    with pytest.raises(ImpossibleRules):
        with_option(changed, "conquista", True)  # noqa: FBT003 - a value


def test_a_claim_and_hidden_points_are_not_offered_together() -> None:
    claims = rules_from({"early_stop": "claim"})
    assert values_of(claims, "points_shown") == ("own", "both")
    hidden = rules_from({"points_shown": "hidden"})
    assert values_of(hidden, "early_stop") == ("off", "when_decided")


@pytest.mark.parametrize(("pack", "kind"), [("italian40", Family.ITALIAN), ("french40", Family.FRENCH)])
@pytest.mark.parametrize("pattern", ["", "portuguese", "neapolitan", "Viterbesi", "y" * 300])
def test_a_table_is_offered_the_decks_of_its_family_whatever_its_rules_name(
    pack: str, kind: Family, pattern: str
) -> None:
    """Fine print 1: the pattern may be any text; a menu takes a hundred characters."""
    rules = rules_from({"players": 2, "pack": pack, "deck_pattern": pattern})
    keys = [deck.key for deck in decks_of(kind)]
    offered = values_of(rules, "deck_pattern")
    assert offered in {(), ("usual", *keys)}  # nothing is offered where there is but one deck
    assert deck_for(rules.pack, pattern) == (pattern if pattern in keys else keys[0])
    for value in offered:
        assert value_name(voices()["it"], rules, "deck_pattern", value)
        assert deck_for(rules.pack, str(plain("deck_pattern", value))) in keys


def test_a_persons_deck_goes_before_the_tables_and_the_usual_comes_last() -> None:
    assert deck_for(Pack.FRENCH32, "parisian", "portuguese") == "parisian"
    assert deck_for(Pack.FRENCH40, "neapolitan", "portuguese") == "portuguese"
    assert deck_for(Pack.FRENCH40, None, "neapolitan") == "french"
    assert deck_for(Pack.SPANISH48, "parisian", "") == "spanish"
    assert deck_for(Pack.SPANISH40, "sicilian") == "sicilian"


@each("voice", voices().values())
@each("game", GAMES)
def test_V_17_a_game_shows_its_number_of_players_and_fits_a_line(voice: Voice, game: Variant) -> None:
    players = GAMES[game].players
    label = game_label(voice, game)
    assert len(label) <= CHOICE_READ
    assert label.split(" · ")[1] == listed_numbers(players)
    for number in players:
        assert f" · {number} · " in game_label(voice, game, [number])


def test_V_17_every_option_and_value_fits_a_line_in_every_game() -> None:
    talks = [{}, *({"talk": talk.value} for talk in Talk)]
    matches = [{}, *({"match": match.value} for match in Match)]
    checked = {option_name(voice, option) for voice in voices().values() for option in OPTION_NAMES}
    for game, facts in GAMES.items():
        for players, extra in product(facts.players, (*talks, *matches)):
            try:
                rules = rules_from({"variant": game.value, "players": players, **extra})
            except ImpossibleRules:
                continue
            for option in OPTION_NAMES:
                values = values_of(rules, option)
                for voice in voices().values():
                    checked |= {value_name(voice, rules, option, value) for value in values}
    assert len(checked) > 100 * len(voices())
    assert [text for text in checked if len(text) > CHOICE_READ] == []


def test_numbers_of_players_are_listed_with_runs() -> None:
    assert listed_numbers([2]) == "2"
    assert listed_numbers([2, 3]) == "2, 3"
    assert listed_numbers([2, 3, 4, 6]) == "2–4, 6"
    assert listed_numbers([2, 4]) == "2, 4"


def test_V_17_a_completion_that_is_too_long_ends_after_a_word() -> None:
    label = ", ".join(["Wilhelmina von und zu Hohenlohe"] * 6)
    [choice] = matching([(label, "abc")], "hohenlohe")
    assert 60 < len(choice.name) <= 100
    assert choice.name.endswith("…")
    rest = label.removeprefix(choice.name.removesuffix("…"))
    assert rest[0] in " ,"


@each("voice", voices().values())
@each("game", GAMES)
def test_V_17_completions_of_options_fit_a_line(voice: Voice, game: Variant) -> None:
    lobby = lobby_of(default_rules(game))
    found = [label for label, _ in settable(voice, lobby.view())]
    assert len(found) > 5
    assert [label for label in found if label != choice_line(label)] == []
    assert [label for label in found if label[:1].islower()] == []  # as in the menus
