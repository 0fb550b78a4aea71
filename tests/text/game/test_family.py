"""Every game of the family, its options and its results have their words in every language."""

from dataclasses import fields
from enum import StrEnum
from types import NoneType
from typing import get_args, get_type_hints

import pytest
from hypothesis import given, strategies as st

from bot.pages.limits import LAYOUT_TEXT
from bot.rules.cards import RANKS, Pack, new_pack
from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.notation.presets import Preset, preset_options
from bot.rules.options import SignalTable
from bot.rules.rules import CONSTRAINTS, Rules
from bot.text.cards import card_name, rank_name
from bot.text.catalogue import Voice, voices
from bot.text.game.names import find_games, game_about, game_aliases, game_name, preset_about, preset_name
from bot.text.game.options import differences, option_name, value_name
from bot.text.game.rulebook import rules_text
from bot.text.gestures import LOAD, SIGNS_BY_TABLE, gesture, gesturing, sign_of
from bot.text.refusals import refusal
from testing.builders.states import EVERY_GAME, any_rules
from testing.each import each


def options() -> list[tuple[str, StrEnum]]:
    """Every value of every option that is an enumeration."""
    hints = get_type_hints(Rules)
    found: list[tuple[str, StrEnum]] = []
    for field in fields(Rules):
        kind = next(
            kind for kind in get_args(hints[field.name]) or (hints[field.name],) if kind is not NoneType
        )
        if issubclass(kind, StrEnum):
            found += [(field.name, value) for value in kind]
    return found


@each("voice", voices().values())
@each("rules", EVERY_GAME)
def test_the_rules_of_every_game_are_told(voice: Voice, rules: Rules) -> None:
    text = rules_text(voice, rules)
    assert game_name(voice, rules.variant) in text
    assert voice("rules-house", text="").strip() in text
    assert len(text) <= LAYOUT_TEXT
    assert "_" not in text


@given(rules=any_rules(), language=st.sampled_from(sorted(voices())))
def test_the_rules_of_any_table_are_told_within_bounds(rules: Rules, language: str) -> None:
    voice = voices()[language]
    assert len(rules_text(voice, rules)) <= LAYOUT_TEXT
    for difference in differences(voice, rules):
        assert "_" not in difference.replace("\\_", "")


@each("voice", voices().values())
@each("name, value", options())
def test_every_value_of_every_option_has_a_name(voice: Voice, name: str, value: StrEnum) -> None:
    text = value_name(voice, name, value)
    assert 0 < len(text) <= 100
    assert "_" not in text


@each("voice", voices().values())
@each("name", [field.name for field in fields(Rules)])
def test_every_option_has_a_short_name(voice: Voice, name: str) -> None:
    assert 0 < len(option_name(voice, name)) <= 60


@each("voice", voices().values())
@each("variant", Variant)
def test_every_game_has_a_name_a_sentence_and_other_names(voice: Voice, variant: Variant) -> None:
    assert 0 < len(game_name(voice, variant)) <= 32
    about = game_about(voice, variant)
    assert about.endswith(".")
    assert len(about) <= 150
    for named in (game_name(voice, variant), *game_aliases(voice, variant), variant.value):
        assert variant in find_games(named)


def test_briscolone_names_four_games_of_which_one_asks() -> None:
    assert set(find_games("Briscolone")) == {
        Variant.BRISCOLONE3,
        Variant.BRISCOLONE5,
        Variant.BRISCOLONE5T,
        Variant.CHIAMATA,
    }
    assert find_games("sueca") == [Variant.SUECA]
    assert Variant.BOSNIAN32 in find_games("bosn")
    assert find_games("poker") == []


@each("voice", voices().values())
@each("preset", Preset)
def test_every_preset_has_a_name_and_a_sentence(voice: Voice, preset: Preset) -> None:
    assert 0 < len(preset_name(voice, preset)) <= 32
    assert preset_about(voice, preset).endswith(".")
    assert len(preset_about(voice, preset)) <= 150
    assert rules_text(voice, rules_from(preset_options(preset, {})))


@each("voice", voices().values())
def test_no_two_games_or_presets_share_a_name(voice: Voice) -> None:
    assert len({game_name(voice, variant) for variant in Variant}) == len(Variant)
    assert len({preset_name(voice, preset) for preset in Preset}) == len(Preset)


@each("voice", voices().values())
@each("pack", Pack)
def test_every_rank_of_every_pack_has_a_name(voice: Voice, pack: Pack) -> None:
    assert len({rank_name(voice, rank, pack) for rank in RANKS[pack]}) == len(RANKS[pack])


@each(
    "pack, english, italian, german",
    [
        (Pack.ITALIAN40, "knight of batons", "cavallo di bastoni", "Stab-Reiter"),
        (Pack.SPANISH48, "knight of clubs", "cavallo di bastoni", "Keulen-Reiter"),
        (Pack.FRENCH32, "queen of clubs", "donna di fiori", "Kreuz-Dame"),
    ],
)
def test_a_card_is_called_as_its_pack_calls_it(pack: Pack, english: str, italian: str, german: str) -> None:
    card = next(card for card in new_pack(RANKS[pack]) if card == "Qb")
    for language, name in (("en", english), ("it", italian), ("de", german)):
        assert card_name(voices()[language], card, pack) == name


@each(
    "chosen, ladder",
    [
        ({}, "ace, three, king, knight, jack, seven, six, five, four, two"),
        ({"ranking": "three_as_three"}, "ace, king, knight, jack, seven, six, five, four, three, two"),
        ({"variant": "bisca3"}, "ace, seven, king, jack, queen, six, five, four, three, two"),
        ({"variant": "bosnian32"}, "ace, ten, king, queen, jack, nine, eight, seven"),
        (
            {"variant": "brisca", "players": 6},
            "ace, three, king, knight, jack, nine, eight, seven, six, five, four, two",
        ),
    ],
)
def test_r10_to_r16_the_rank_of_the_cards_is_told(en: Voice, chosen: dict[str, object], ladder: str) -> None:
    assert f"From the highest: {ladder}.\n" in rules_text(en, rules_from(chosen))


@each("voice", voices().values())
@each(
    "chosen, sentence",
    [
        ({"variant": "a31"}, "rules-a31-unclaimed"),
        ({"variant": "chiamata"}, "rules-thrown-in"),
        ({"variant": "chiamata"}, "rules-call-two"),
        ({"variant": "chiamata", "auction": "points"}, "rules-scoring-two"),
        ({"players": 3, "match": "threehand"}, "rules-match-threehand-end"),
        ({"conquista": True, "match": "pennycook"}, "rules-conquista-worth"),
        ({"variant": "schembil"}, "rules-useless"),
    ],
)
def test_house_rulings_of_the_family_are_marked(
    voice: Voice, chosen: dict[str, object], sentence: str
) -> None:
    told = voice(sentence, rank=True)  # of the two cards called at 120 one has the rank bid
    assert voice("rules-house", text=told) in rules_text(voice, rules_from(chosen))


@each("voice", voices().values())
def test_what_is_weakly_attested_is_marked_as_such(voice: Voice) -> None:
    text = rules_text(voice, default_rules(Variant.SUECA_ITALIANA))
    assert voice("rules-weak", text=voice("rules-scoring-italiana")) in text
    assert voice("rules-foot-weak") in text
    assert voice("rules-foot-weak") not in rules_text(voice, default_rules(Variant.SUECA))


def test_a_way_of_winning_is_told_as_one(en: Voice) -> None:
    assert differences(en, rules_from({"match": "race", "target": 151})) == [
        "length of the match: first to 151 card points"
    ]
    assert differences(en, rules_from({"variant": "chiamata", "match": "n_deals", "target": 11})) == [
        "length of the match: 11 deals"
    ]


@each("voice", voices().values())
@each("table", SignalTable)
def test_every_gesture_is_a_noun_and_a_sentence(voice: Voice, table: SignalTable) -> None:
    rules = rules_from({"players": 4, "signal_table": table.value})
    nouns = [gesture(voice, rules, sign) for sign in SIGNS_BY_TABLE[table]]
    seen = [gesturing(voice, rules, "Anna", sign) for sign in SIGNS_BY_TABLE[table]]
    assert len(set(nouns)) == len(nouns) == len(set(seen))
    assert all(sentence.startswith("Anna ") and sentence.endswith(".") for sentence in seen)


def test_r62_the_tables_differ_in_knight_and_jack(en: Voice) -> None:
    pagat, other = (rules_from({"players": 4, "signal_table": name}) for name in ("pagat", "wikipedia"))
    assert gesture(en, pagat, "queen") == "tip of the tongue"
    assert gesture(en, pagat, "jack") == gesture(en, other, "queen") == "shrug of one shoulder"


def test_a_host_s_own_gesture_is_said_in_the_host_s_words(en: Voice) -> None:
    rules = rules_from({"players": 4, "signal_table": "custom"})
    own = {"ace": "scratch *the* ear"}
    assert gesture(en, rules, "ace", own) == r"scratch \*the\* ear"
    assert gesturing(en, rules, "Anna", "ace", own) == r"Anna makes a sign: scratch \*the\* ear."
    assert gesture(en, rules, "king", own) == "eyebrows raised"


def test_a_card_outside_trumps_has_the_sign_of_the_loads() -> None:
    pack = {str(card): card for card in new_pack(RANKS[Pack.ITALIAN40])}
    trump = pack["2c"].suit
    assert [sign_of(pack[name], trump) for name in ("Ac", "3c", "Kc", "Qc", "Jc", "Ad", "3s")] == [
        "ace",
        "three",
        "king",
        "queen",
        "jack",
        LOAD,
        LOAD,
    ]


IMPOSSIBLE: tuple[dict[str, object], ...] = (
    {"variant": "chiamata", "players": 4},
    {"variant": "double", "players": 3, "cards": 40},
    {"cards": 32},
    {"auction": "points"},
    {"variant": "briscola", "pack": "french32"},
    {"variant": "briscola", "match": "sueca"},
    {"match": "race", "target": 100},
    {"match_clock": 61},
    {"turn_clock": 5},
    {"variant": "chiamata", "first_raise": 61},
    {"talk_from_trick": 3},
    {"seven_swap": True},
    {"renege": True},
    {"talk": "rais", "players": 4},
    {"variant": "sueca", "players": 4, "talk": "signals"},
    {"variant": "chiamata", "scoring": "pazza", "match": "chiamata"},
    {"variant": "chiamata", "dealer_rotation": "winner"},
    {"variant": "chiamata", "auction": "rank", "blind": "from_62"},
    {"deck_pattern": 3},
)


@each("voice", voices().values())
@each("chosen", IMPOSSIBLE)
def test_options_that_make_no_game_say_what_would_work(voice: Voice, chosen: dict[str, object]) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        rules_from(chosen)
    text = refusal(voice, caught.value)
    assert text.endswith(".")
    assert "_" not in text
    assert "None" not in text


def test_a_refused_option_reads_like_this(en: Voice, it: Voice) -> None:
    def refusal_of(voice: Voice, **chosen: object) -> str:
        with pytest.raises(ImpossibleRules) as caught:
            rules_from(chosen)
        return refusal(voice, caught.value)

    assert refusal_of(en, match_clock=90) == (
        "“90 minutes” is not possible for “each player's time for the match”: choose from 1 minute to 1 hour."
    )
    assert refusal_of(en, players=4, talk_from_trick=3) == (
        "“3” is not possible for “talk from trick”: choose 1 or 2."
    )
    assert refusal_of(en, tie="none") == (
        "“none” is not possible for “drawn deals”: choose “nobody scores”, “the same dealer deals again”, "
        "“the last trick decides” or “carried over to the next deal won”."
    )
    assert refusal_of(en, seven_swap=True) == (
        "“three in the seven's place” needs “rank of the cards: the seven for the three”."
    )
    assert refusal_of(en, players=4, talk="rais") == (
        "“only the rais, each team's captain” is not possible here: choose “talk: questions and orders”."
    )
    assert refusal_of(it, variant="double", players=3, cards=40) == (
        "«40» qui non va per «numero di carte»: scegli 36."
    )


@each("voice", voices().values())
@each("option, fix", [(option, one.fix) for option, every in CONSTRAINTS.items() for one in every])
def test_every_constraint_names_options_that_have_words(voice: Voice, option: str, fix: str) -> None:
    wrong = ImpossibleRules(Problem.NEEDS, option=option, value="True", needs=fix)
    text = refusal(voice, wrong)
    assert text.endswith(".")
    assert "_" not in text
    assert "=" not in text
