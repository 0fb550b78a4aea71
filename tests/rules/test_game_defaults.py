"""rules.md §5, fine print 6, 9, 10, 22: what each game is played with where nothing else is chosen."""

import pytest

from bot.rules.errors import ImpossibleRules
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import OPTIONS_BY_NAME, Follow, Match, PointsShown, Talk, Teams, Tie, TrickReview
from bot.rules.rules import Rules
from testing.builders.states import rules_for
from testing.each import each

LOOK, MARGINS = "partners_look_at_the_end", "bisca_margins"


def test_nothing_chosen_is_briscola_for_two() -> None:
    rules = rules_from({})
    assert rules == default_rules() == Rules()
    assert (rules.variant, rules.players, rules.teams) == (Variant.BRISCOLA, 2, Teams.NONE)
    assert (rules.match, rules.target, rules.tie) == (Match.FIRST_TO, 2, Tie.NOBODY_SCORES)
    assert (rules.points_shown, rules.trick_review) == (PointsShown.BOTH, TrickReview.LAST)
    assert (rules.turn_clock, rules.match_clock) == (60, None)


TABLE_OF_GAMES: dict[str, dict[str, object]] = {
    "briscola": {"players": (2, 3, 4, 6), "pack": "italian40"},
    "schembil": {"players": (6,), "talk": "rais"},
    "a31": {"players": (2,), "points_shown": "hidden", "trick_review": "off"},
    "scoperta": {"players": (2,), "open_hands": True, "open_next_card": True},
    "briscolone3": {"players": (2,), "follow_suit": "last3_follow_and_head", "match": "race"},
    "briscolone5": {"players": (2,), "follow_suit": "free", "match": "race"},
    "briscolone5t": {"players": (2,), "match": "race"},
    "bosnian32": {"players": (2, 3, 4, 5, 6, 7, 8, 9, 10), "pack": "french32", "ranking": "ten"},
    "double": {"players": (2, 3, 4, 5, 6), "cards": 40},
    "chiamata": {"players": (5,), "auction": "combined", "match": "chiamata", "target": 11},
    "bisca3": {"players": (2, 4), "pack": "french40", "ranking": "bisca"},
    "bisca9": {"players": (2,), "pack": "french40", "ranking": "bisca"},
    "brisca": {"players": (2, 3, 4, 6), "pack": "spanish40", "retire": "brisca_7_2"},
    "sueca": {"players": (4,), "follow_suit": "must_follow", "match": "sueca", "talk": "off"},
    "sueca_italiana": {"players": (5,), "ranking": "bisca", "auction": "combined"},
}


@each("variant", list(Variant))
def test_rules_5_every_game_has_its_defaults(variant: Variant) -> None:
    expected = dict(TABLE_OF_GAMES[variant.value])
    rules = default_rules(variant)
    assert GAMES[variant].players == expected.pop("players")
    assert rules.players == GAMES[variant].players[0]  # fine print 9
    assert {key: getattr(rules, key) for key in expected} == expected
    assert set(GAMES[variant].sources.split()) <= set("PIGVW")


@each(
    "variant, players, teams, talk",
    [
        ("briscola", 2, "none", "off"),
        ("briscola", 3, "none", "off"),
        ("briscola", 4, "pairs", "signals"),
        ("briscola", 6, "triples", "signals"),
        ("schembil", 6, "triples", "rais"),
        ("bosnian32", 4, "pairs", "signals"),
        ("bosnian32", 6, "none", "off"),
        ("bosnian32", 10, "none", "off"),
        ("double", 3, "none", "off"),
        ("double", 4, "pairs", "off"),
        ("double", 6, "triples", "off"),
        ("bisca3", 4, "pairs", "off"),
        ("brisca", 4, "pairs", "signals"),
        ("brisca", 6, "triples", "signals"),
        ("sueca", 4, "pairs", "off"),
        ("chiamata", 5, "none", "off"),
    ],
)
def test_fine_print_9_the_teams_a_number_of_players_forms(
    variant: str, players: int, teams: str, talk: str
) -> None:
    rules = rules_for(variant, players=players)
    assert (rules.teams, rules.talk) == (teams, talk)


@each("variant", list(Variant))
def test_fine_print_9_four_may_play_alone_in_three_games_only(variant: Variant) -> None:
    if 4 not in GAMES[variant].players:
        return
    if variant in {Variant.BRISCOLA, Variant.BOSNIAN32, Variant.DOUBLE}:
        rules = rules_for(variant.value, players=4, teams="none")
        assert (len(rules.sides), rules.talk) == (4, Talk.OFF)
    else:
        with pytest.raises(ImpossibleRules):
            rules_for(variant.value, players=4, teams="none")


@pytest.mark.parametrize(
    ("players", "sizes"), [(2, {40, 36, 32}), (3, {36}), (4, {40, 32}), (5, {40}), (6, {36})]
)
def test_fine_print_10_example_9_the_cards_of_double_must_divide(players: int, sizes: set[int]) -> None:
    for size in (32, 36, 39, 40):
        if size in sizes:
            rules = rules_for("double", players=players, cards=size)
            assert [len(pack) for pack in rules.packs] == [size]
            assert size % (2 * players) == 0
        else:
            with pytest.raises(ImpossibleRules) as refused:
                rules_for("double", players=players, cards=size)
            assert refused.value.facts["option"] == "cards"
            assert {int(word) for word in str(refused.value.facts["allowed"]).split(", ")} == sizes


@each("variant", list(Variant))
def test_fine_print_22_the_duties_to_follow(variant: Variant) -> None:
    allowed = {
        Variant.SUECA: {Follow.MUST_FOLLOW},
        Variant.DOUBLE: {Follow.FREE},
        Variant.BRISCOLONE3: {*Follow},
    }.get(variant, {Follow.FREE, Follow.MUST_FOLLOW})
    for follow in Follow:
        if follow in allowed:
            assert rules_for(variant.value, follow_suit=follow.value).follow_suit is follow
        else:
            with pytest.raises(ImpossibleRules):
                rules_for(variant.value, follow_suit=follow.value)


TARGETS = {
    "first_to": ([1, 7], [0, 8, -1]),
    "race": ([120, 121, 151], [100, 122]),
    "pennycook": ([12], [11, 13]),
}


@pytest.mark.parametrize("match", TARGETS)
def test_fine_print_6_targets(match: str) -> None:
    good, bad = TARGETS[match]
    for target in good:
        assert rules_for(match=match, target=target).target == target
    for target in bad:
        with pytest.raises(ImpossibleRules) as refused:
            rules_for(match=match, target=target)
        assert refused.value.facts["option"] == "target"
    for chiamata, (least, most) in {"chiamata": (5, 20), "n_deals": (1, 100)}.items():
        assert rules_for("chiamata", match=chiamata, target=least).target == least
        assert rules_for("sueca_italiana", match=chiamata, target=most).target == most
        for target in (least - 1, most + 1):
            with pytest.raises(ImpossibleRules):
                rules_for("chiamata", match=chiamata, target=target)


def test_the_numbers_that_games_say_are_those_of_the_games() -> None:
    sizes = {size for game in GAMES.values() for sizes in game.cards.values() for size in sizes}
    assert set(OPTIONS_BY_NAME["cards"].usual) == sizes
    players = {number for game in GAMES.values() for number in game.players}
    assert set(OPTIONS_BY_NAME["players"].usual) == players
