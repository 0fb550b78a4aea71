"""The rules of a table in words."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import fields, replace
from itertools import product

from bot.pages.limits import LAYOUT_TEXT
from bot.rules.cards import Pack
from bot.rules.errors import ImpossibleRules
from bot.rules.games import BRISCOLA, GAMES
from bot.rules.notation.plain_data import default_rules, plain_value, rules_from
from bot.rules.options import OPTIONS, PointsShown, RemovedCard, Teams, Tie, TrickReview
from bot.rules.rules import Rules
from bot.text.catalogue import Voice, voices
from bot.text.game.chapters import giving_up
from bot.text.game.choices import choices, completed
from bot.text.game.options import differences, option_value, span
from bot.text.game.rulebook import AtTable, SharedDeals, deal_rules_text, game_line, rules_text
from testing.each import each

TABLES = [
    Rules(players=players, teams=teams)
    for players in BRISCOLA.players
    for teams in BRISCOLA.teams.get(players, (Teams.NONE,))
]


def variations(rules: Rules) -> list[Rules]:
    """A table with each value of each of its options, one at a time."""
    options: dict[str, Iterable[object]] = {
        "tie": [tie for tie in Tie if rules.two_sided or tie is not Tie.LAST_TRICK_WINS],
        "points_shown": PointsShown,
        "trick_review": TrickReview,
        "removed_card": RemovedCard if rules.players == 3 else [RemovedCard.CUPS],
        "target": (1, 7),
        "turn_clock": (None, 15, 90, 3600, 7 * 24 * 3600),
        "pack": [Pack.ITALIAN40, Pack.FRENCH40],
        "turn_up_reject": (False, True),
    }
    return [
        replace(rules, **{name: value})  # type: ignore[arg-type]  # a field by its name
        for name, values in options.items()
        for value in values
    ]


@each("voice", voices().values())
@each("rules", TABLES)
def test_every_option_changes_what_the_rules_say_and_stays_within_bounds(voice: Voice, rules: Rules) -> None:
    usual = rules_text(voice, rules)
    for other in variations(rules):
        text = rules_text(voice, other)
        assert len(text) <= LAYOUT_TEXT
        assert (text == usual) is (other == rules)
        changed = {f.name for f in fields(Rules) if getattr(other, f.name) != getattr(rules, f.name)}
        for name in changed:
            assert voice(f"rule-{name}") in "\n".join(differences(voice, other))


def test_the_rules_say_whatever_a_table_may_choose(en: Voice) -> None:
    """An option whose sentence is missing in ``chapters`` would be played unsaid."""
    unsaid = {option.name for option in OPTIONS} - {"variant", "players", "target", "deck_pattern"}
    for variant, game in GAMES.items():
        for name, players in product(sorted(unsaid & choices(variant).keys()), game.players):
            usual = getattr(default_rules(variant, players=players), name)
            for value in choices(variant)[name]:
                options = {"variant": variant.value, "players": players, name: plain_value(value)}
                rules = completed(options)
                with suppress(ImpossibleRules):
                    if rules and rules_text(en, rules) != rules_text(en, replace(rules, **{name: usual})):
                        unsaid.discard(name)
    assert unsaid == set()


@each("voice", voices().values())
@each("rules", TABLES)
def test_every_option_has_a_name_and_a_value_in_words(voice: Voice, rules: Rules) -> None:
    for other, field in product(variations(rules), fields(Rules)):
        assert voice(f"rule-{field.name}")
        assert "_" not in option_value(voice, other, field.name)


@each("voice", voices().values())
def test_an_unconfigured_table_differs_in_nothing(voice: Voice) -> None:
    for players in BRISCOLA.players:
        assert differences(voice, default_rules(players=players)) == []


def test_differences_are_short_phrases(en: Voice, it: Voice) -> None:
    rules = rules_from({"players": 4, "teams": "none", "target": 3, "turn_clock": 86400, "pack": "french40"})
    assert differences(en, rules) == [
        "teams: each for themselves",
        "pack: French, 40 cards",
        "length of the match: first to 3 deals",
        "turn clock: 1 day",
    ]
    assert differences(it, rules) == [
        "squadre: ognuno per sé",
        "tipo di carte: francesi, 40",
        "durata della partita: a 3 smazzate",
        "tempo per giocata: 1 giorno",
    ]


def test_house_rulings_are_marked(en: Voice) -> None:
    def house_rulings(rules: Rules) -> set[str]:
        mark = " *(house ruling)*"
        lines = rules_text(en, rules).split("\n")
        return {line.removeprefix("- ").removesuffix(mark) for line in lines if line.endswith(mark)}

    highest = en("rules-win-many")
    # Fine print 39: four each for himself; R-72: a tie of more than two sides; fine print 7: carry.
    assert highest in house_rulings(rules_from({"players": 4, "teams": "none"}))
    assert highest not in house_rulings(default_rules(players=3))
    assert highest in rules_text(en, default_rules(players=3))
    assert en("rules-tie-nobody_scores", two=False) in house_rulings(default_rules(players=3))
    assert en("rules-tie-nobody_scores", two=True) not in house_rulings(default_rules())
    assert en("rules-tie-carry", two=True) in house_rulings(rules_from({"tie": "carry"}))
    assert en("rules-leave") in house_rulings(default_rules())


def test_the_pack_is_told_as_it_is_played(en: Voice, it: Voice) -> None:
    six = rules_text(en, default_rules(players=6))
    assert "An Italian pack: 36 cards" in six
    assert "The four twos are left out" in six
    assert "seven, six, five, four.\n" in six
    three = rules_text(it, rules_from({"players": 3, "removed_card": "2d", "pack": "french40"}))
    assert "Carte francesi senza otto, nove e dieci: 39" in three
    assert "il due di quadri" in three
    assert "re, donna, fante" in three
    assert "seven, six, five, four, two.\n" in rules_text(en, default_rules())


def test_a_table_is_told_nothing_of_rated_ones_because_it_is_rated_or_not(en: Voice) -> None:
    of_rated_ones, unrated = en("rules-points-rated"), en("rules-unrated")
    assert of_rated_ones in rules_text(en, default_rules())
    assert of_rated_ones not in rules_text(en, default_rules(), AtTable())
    assert unrated in rules_text(en, rules_from({"open_hands": True}), AtTable())


def test_giving_up_is_told_only_where_it_exists(en: Voice) -> None:
    assert "give the match up" in rules_text(en, default_rules(players=4))
    assert "give the match up" not in rules_text(en, default_rules(players=3))


def test_R_63_R_64_the_rules_say_who_asks_and_who_gives_orders(en: Voice, it: Voice) -> None:
    roma = rules_from({"players": 4, "talk": "conversation"})
    assert "the player who leads may first ask partners questions and give them orders" in rules_text(
        en, roma
    )
    assert "chi è di mano, prima di giocare, può fare domande ai compagni e dare ordini" in rules_text(
        it, roma
    )


def test_a_game_is_told_with_who_plays_with_whom(en: Voice, it: Voice) -> None:
    assert game_line(en, default_rules()) == "Briscola for two players"
    assert game_line(it, default_rules(players=4)) == "Briscola in quattro, due contro due"
    assert game_line(it, default_rules(players=3)) == "Briscola in tre, ognuno per sé"
    assert game_line(en, default_rules(players=6)) == "Briscola for six players, three against three"


@each(
    "seconds, english, italian",
    [
        (15, "15 seconds", "15 secondi"),
        (60, "1 minute", "1 minuto"),
        (90, "90 seconds", "90 secondi"),
        (7200, "2 hours", "2 ore"),
        (86400, "1 day", "1 giorno"),
    ],
)
def test_a_length_of_time_is_told_in_its_largest_unit(
    en: Voice, it: Voice, seconds: int, english: str, italian: str
) -> None:
    assert (span(en, seconds), span(it, seconds)) == (english, italian)


@each("voice", voices().values())
@each("rules", [rules for rules in TABLES if rules.two_sided])
def test_D_10_shared_deals_stand_where_the_match_of_the_game_does(voice: Voice, rules: Rules) -> None:
    match = voice(f"rules-match-{rules.match}", target=rules.target)
    usual = rules_text(voice, rules).split("\n")
    for team in (False, True):
        lines = rules_text(voice, rules, AtTable(event=True, shared=SharedDeals(7, team=team))).split("\n")
        new = [line for line in lines if line not in usual]
        assert f"- {match}" in usual
        assert f"- {match}" not in lines
        assert len(new) == 3
        assert "7" in new[0]
        assert voice("rules-leave-event") in new[1]  # E-4: nobody takes a seat over
        assert new[2] == f"- {voice('refusal-at-boards')}"
        gone = [line for line in usual if line not in lines]
        assert {f"- {one}" for one in giving_up(voice, rules)} & {*usual} <= {*gone}
        assert len("\n".join(lines)) <= LAYOUT_TEXT


@each("voice", voices().values())
@each("rules", TABLES)
def test_the_rules_of_one_deal_tell_nothing_of_matches_and_tables(voice: Voice, rules: Rules) -> None:
    match = voice(f"rules-match-{rules.match}", target=rules.target)
    usual, lines = rules_text(voice, rules).split("\n"), deal_rules_text(voice, rules).split("\n")
    head = f"**{voice('rules-head-table')}**"
    assert head in usual
    assert head not in lines
    assert not {f"- {one}" for one in (match, *giving_up(voice, rules))} & {*lines}
    assert [line for line in usual if line in lines] == lines
