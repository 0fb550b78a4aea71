"""What the rules of a table say of its cards is true of the pack that is dealt, in every language."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

from bot.rules.cards import LOAD, RANKS, Pack, Rank, Ranking, Suit, new_pack
from bot.rules.errors import ImpossibleRules
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Auction, Blind, RemovedCard, Retire, SignalTable, Talk, Teams
from bot.rules.rules import Rules
from bot.text.cards import suit_name, the_card
from bot.text.catalogue import Voice, voices
from bot.text.game.choices import choices
from bot.text.game.rulebook import rules_text

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "A": "aces?", "2": "twos?", "3": "threes?", "4": "fours?", "5": "fives?", "6": "six(?:es)?",
        "7": "sevens?", "8": "eights?", "9": "nines?", "T": "tens?", "J": "jacks?", "Q": "queens?|knights?",
        "K": "kings?",
    },
    "it": {
        "A": "ass[oi]", "2": "due", "3": "tre", "4": "quattro", "5": "cinque", "6": "sei", "7": "sette",
        "8": "otto", "9": "nove", "T": "dieci", "J": "fant[ei]", "Q": "donn[ae]|cavall[oi]", "K": "re",
    },
    "de": {
        "A": "Asse?", "2": "Zwei(?:en)?", "3": "Drei(?:en)?", "4": "Vier(?:en)?", "5": "Fünf(?:en)?",
        "6": "Sechs(?:en)?", "7": "Sieben", "8": "Acht(?:en)?", "9": "Neun(?:en)?", "T": "Zehn(?:en)?",
        "J": "Buben?", "Q": "Damen?|Reitern?", "K": "Könige?",
    },
    "pt": {
        "A": "ás|ases", "2": "dois", "3": "três", "4": "quatro", "5": "cinco", "6": "seis", "7": "setes?",
        "8": "oitos?", "9": "noves?", "T": "dez(?:es)?", "J": "valetes?", "Q": "damas?|cavalos?",
        "K": "reis?",
    },
    "es": {
        "A": "as(?:es)?", "2": "dos(?:es)?", "3": "tres(?:es)?", "4": "cuatros?", "5": "cincos?", "6": "seis",
        "7": "sietes?", "8": "ochos?", "9": "nueves?", "T": "diez|dieces", "J": "sotas?|jotas?",
        "Q": "reinas?|caballos?", "K": "rey(?:es)?",
    },
    "fr": {
        "A": "as", "2": "deux", "3": "trois", "4": "quatre", "5": "cinq", "6": "six", "7": "sept",
        "8": "huit", "9": "neuf", "T": "dix", "J": "valets?", "Q": "dames?|cavaliers?", "K": "rois?",
    },
    "hr": {
        "A": "as(?:a|evi)?", "2": "dvic[aue]", "3": "tric[aue]", "4": "četvork[aue]", "5": "petic[aue]",
        "6": "šestic[aue]", "7": "sedmic[aue]", "8": "osmic[aue]", "9": "devet(?:k[aue]|ki)",
        "T": "deset(?:k[aue]|ki|kom)", "J": "dečk[aoi]|fan(?:at|ta|ti)", "Q": "dam[aue]|konj[ai]?",
        "K": "kralj(?:a|evi)?",
    },
    "sl": {
        "A": "as(?:a|i)?", "2": "dvojk[aeo]", "3": "trojk[aeo]", "4": "štiric[aeo]", "5": "petic[aeo]",
        "6": "šestic[aeo]?", "7": "sedmic[aeo]", "8": "osmic[aeo]?", "9": "devetk[aeo]?",
        "T": "desetk[aeo]?", "J": "fant[ai]?", "Q": "dam[aeo]|kaval[ai]?", "K": "kralj(?:a|i)?",
    },
}  # fmt: skip
WORDS["pt-BR"] = WORDS["pt"]
"""How each language names the ranks, in the singular and the plural; German ones are written large."""
COUNTED: Final = {"variant-double-about", "variant-schembil-about", "variant-sueca-about"}
"""German sentences that begin with a number of something else than cards of a rank."""
ACE, TWO, THREE, FOUR, SEVEN, TEN = "A", "2", "3", "4", "7", "T"
COURTS: Final = {"J", "Q", "K"}


@pytest.fixture(params=WORDS)
def voice(request: pytest.FixtureRequest) -> Voice:
    """Each language whose words for the ranks are known here."""
    return voices()[request.param]


def ranks_dealt(rules: Rules) -> set[str]:
    """The ranks of the pack that is dealt."""
    return {card.rank.value for card in rules.packs[0]}


def ranks_worth(rules: Rules, least: int) -> set[str]:
    """The ranks that are worth so many points at least."""
    return {card.rank.value for card in rules.packs[0] if rules.order.value[card] >= least}


def load_ranks(rules: Rules) -> set[str]:
    return ranks_worth(rules, LOAD)


def highest_and_lowest(rules: Rules) -> set[str]:
    """The highest rank of the pack and the lowest."""
    by_strength = sorted(rules.packs[0], key=lambda card: rules.order.strength[card])
    return {by_strength[0].rank.value, by_strength[-1].rank.value}


def low_trumps(rules: Rules) -> set[str]:
    """Fine print 33: what is worth nothing, without the seven."""
    return ranks_dealt(rules) - ranks_worth(rules, 1) - {SEVEN}


def exchanged(_: Rules) -> set[str]:
    """R-56."""
    return {SEVEN, TWO, ACE, THREE, *COURTS}


RANKS_BY_KEY: Final[dict[str, Callable[[Rules], set[str]]]] = {
    "rules-order": ranks_dealt,
    "rules-values": lambda rules: ranks_worth(rules, 1),
    "rules-turn_up_reject": load_ranks,
    "rules-auction-combined": highest_and_lowest,
    "rules-auction-rank": highest_and_lowest,
    "rules-call-suit": lambda _: {TWO},
    "rules-blind-on": lambda _: {TWO},
    "rules-blind-from_62": lambda _: {TWO},
    "rules-exchange-deuce_first_trick": lambda _: {TWO},
    "rules-exchange-brisca_7_2": exchanged,
    "rules-conquista": lambda rules: {*load_ranks(rules), "K"},
    "rules-talk-signals": lambda rules: ranks_worth(rules, 1),
    "rules-questions": load_ranks,
    "rules-orders-advisory": load_ranks,
    "rules-orders-binding": load_ranks,
    "variant-bosnian32-about": lambda _: {SEVEN, ACE, TEN},
    "variant-bisca3-about": lambda _: {SEVEN, "J", "Q"},
    "variant-brisca-about": lambda _: {SEVEN, TWO},
}
"""The ranks that each sentence about cards has to name; all of them are in the pack."""
REMOVED_RANKS: Final = {"rules-removed": {TWO}, "rules-no-twos": {TWO}}
"""Sentences about cards that are not in the pack; ``rules-pack`` tells of ranks that its kind never has."""
OTHER_RANKS: Final = {
    "rules-removed": {THREE},
    "rules-no-twos": {FOUR},
    "rules-questions": {TWO},
    "variant-bosnian32-about": {TWO},
    "variant-bisca3-about": {TEN},
}
"""Numbers of something else in them, where a language does not write ranks large: "for three players"."""


@cache
def pattern(language: str) -> re.Pattern[str]:
    """Finds the names of ranks."""
    named_ranks = "|".join(f"(?P<_{rank}>{word})" for rank, word in WORDS[language].items())
    return re.compile(rf"(?<!\w)(?:{named_ranks})(?!\w)", re.NOFLAG if language == "de" else re.IGNORECASE)


def named_ranks(voice: Voice, text: str) -> Sequence[str]:
    """The ranks that a sentence names, in its order."""
    return _named(voice.language, text)


@cache  # most tables say the same sentences
def _named(language: str, text: str) -> Sequence[str]:
    return [str(found.lastgroup)[1:] for found in pattern(language).finditer(text)]


def every_table() -> Iterator[Rules]:
    """Every pack that any game may be played with, in every ranking, with whatever speaks of cards."""
    seen = set()
    for variant, game in GAMES.items():
        for players in game.players:
            for cards, pack, ranking, swap, removed, teams in product(
                game.cards.get(players, (None,)), game.packs, game.rankings, (False, True),
                RemovedCard if players == 3 else (RemovedCard.CUPS,),
                game.teams.get(players, (Teams.NONE,)),
            ):  # fmt: skip
                base = {
                    "variant": variant, "players": players, "pack": pack, "ranking": ranking, "cards": cards,
                    "seven_swap": swap or None, "teams": teams,
                    "removed_card": None if removed is RemovedCard.CUPS else removed,
                }  # fmt: skip
                for more in EXTRAS:
                    rules = possible({key: one for key, one in base.items() if one is not None}, dict(more))
                    if rules is not None and rules not in seen:
                        seen.add(rules)
                        yield rules


EXTRAS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"turn_up_reject": True, "retire": Retire.DEUCE_FIRST_TRICK, "conquista": True},
    {"retire": Retire.BRISCA_7_2, "talk": Talk.CONVERSATION, "orders": "binding"},
    {"retire": Retire.OFF, "talk": Talk.RAIS},
    *({"talk": Talk.SIGNALS, "signal_table": table} for table in SignalTable),
    *({"auction": kind, "blind": blind} for kind in Auction for blind in Blind),
)


def possible(base: dict[str, Any], more: dict[str, Any]) -> Rules | None:
    """A table with as many of these options as make sense; none where the cards themselves do not."""
    while True:
        try:
            return rules_from({**base, **more})
        except ImpossibleRules as problem:
            option = str(problem.facts["option"])
            if option not in more:
                return None
            del more[option]


@cache
def tables() -> Sequence[Rules]:
    """As ``every_table``, made once."""
    return tuple(every_table())


@cache
def sentences_by_table(language: str) -> tuple[tuple[Rules, dict[str, str]], ...]:
    """What a language says of each table: its sentences by their keys."""
    voice, spoken, speak = voices()[language], [], Voice.__call__

    def spy(self: Voice, key: str, **facts: object) -> str:
        text = speak(self, key, **facts)
        spoken.append((key, text))
        return text

    told = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "__call__", spy)
        for rules in tables():
            spoken.clear()
            rules_text(voice, rules)
            sentences = {k: text for k, text in spoken if k.startswith("rules-") or k.endswith("-about")}
            told.append((rules, sentences))
    return tuple(told)


def test_every_game_is_among_the_tables_with_every_pack_and_number_of_cards() -> None:
    assert {(rules.variant, rules.players) for rules in tables()} == {
        (variant, players) for variant, game in GAMES.items() for players in game.players
    }
    assert {rules.pack for rules in tables()} == set(Pack)
    assert {rules.ranking for rules in tables()} == set(Ranking)
    assert {len(rules.packs[0]) for rules in tables()} == {32, 36, 39, 40, 48}


def test_whatever_the_rules_say_of_cards_is_true_of_the_pack(voice: Voice) -> None:
    for rules, told in sentences_by_table(voice.language):
        for key, text in told.items():
            names = set(named_ranks(voice, text))
            if key in RANKS_BY_KEY:
                due = RANKS_BY_KEY[key](rules)
                assert due <= ranks_dealt(rules), (key, rules)
                assert due <= names <= due | OTHER_RANKS.get(key, set()), (key, text, rules)
            elif key in REMOVED_RANKS:
                assert REMOVED_RANKS[key] <= names <= REMOVED_RANKS[key] | OTHER_RANKS[key], (
                    key,
                    text,
                    rules,
                )
            elif key not in {"rules-pack", "rules-house", *COUNTED}:
                # Whatever names a rank stands in one of the tables above, and is checked.
                assert not names & {ACE, *COURTS}, (key, text)
                assert voice.language != "de" or not names, (key, text)


def test_what_is_left_out_of_the_pack_is_told_where_it_is_left_out(voice: Voice) -> None:
    """R-05, R-06: one two, or all four; nothing of a pack that is whole."""
    for rules, told in sentences_by_table(voice.language):
        gone = set(new_pack(RANKS[rules.pack])) - set(rules.packs[0])
        assert {card.rank for card in gone} <= {Rank.TWO}
        assert ("rules-removed" in told) is (len(gone) == 1), rules
        assert ("rules-no-twos" in told) is (len(gone) == 4), rules
        if len(gone) == 1 and rules.removed_card is not RemovedCard.RANDOM:
            (card,) = gone
            assert the_card(voice, card, rules.pack) in told["rules-removed"]


def test_the_pack_is_told_with_its_number_its_suits_and_the_ranks_it_lacks(voice: Voice) -> None:
    for rules, told in sentences_by_table(voice.language):
        text = told["rules-pack"]
        assert re.findall(r"\d+", text) == [str(len(rules.packs[0]))]
        assert all(suit_name(voice, suit, rules.pack)[:-1] in text for suit in Suit), text
        names, there = set(named_ranks(voice, text)), set(RANKS[rules.pack])
        if rules.pack is Pack.FRENCH32:
            assert names == {SEVEN, ACE}
            assert there == {*"789T", *COURTS, ACE}
        else:
            every = {rank.value for rank in Rank} - (set() if rules.pack is Pack.FRENCH40 else {TEN})
            assert not names or names == every - there, text
            assert names or rules.pack in {Pack.ITALIAN40, Pack.SPANISH48}


def test_ranks_and_values_are_told_from_the_highest(voice: Voice) -> None:
    for rules, told in sentences_by_table(voice.language):
        order, some = rules.order, {card.rank.value: card for card in rules.packs[0]}
        by_rank = sorted(some, key=lambda rank: -order.strength[some[rank]])
        assert named_ranks(voice, told["rules-order"]) == by_rank
        by_value = sorted(some, key=lambda rank: -order.value[some[rank]])[:5]
        assert named_ranks(voice, told["rules-values"]) == by_value
        numbers = [int(number) for number in re.findall(r"\d+", told["rules-values"])]
        assert numbers == [*(order.value[some[rank]] for rank in by_value), 120]


def test_low_trumps_are_those_of_the_pack(voice: Voice) -> None:
    found = set()
    for rules, told in sentences_by_table(voice.language):
        text = told.get("rules-questions")
        if text is not None:
            low = re.findall(r"\((\d(?:, \d)*)\)", text)
            assert low == [", ".join(sorted(low_trumps(rules)))], rules
            found.update(low)
    assert found == {"2, 4, 5, 6", "4, 5, 6", "2, 3, 4, 5, 6", "3, 4, 5, 6", "8, 9", "2, 4, 5, 6, 8, 9"}


def test_french_packs_have_queens_and_all_others_knights(voice: Voice) -> None:
    queen, knight = WORDS[voice.language]["Q"].split("|")
    for rules, told in sentences_by_table(voice.language):
        french = rules.pack in {Pack.FRENCH40, Pack.FRENCH32}
        wrong = re.compile(rf"(?<!\w){knight if french else queen}(?!\w)", re.IGNORECASE)
        for key, text in told.items():
            assert not wrong.search(text), (key, text)


@pytest.mark.parametrize("variant", Variant)
def test_options_on_the_page_of_a_game_name_no_rank_that_its_packs_have_not(variant: Variant) -> None:
    german = voices()["de"]  # the only language in which a rank is told from a number
    ranks = set().union(*(ranks_dealt(rules) for rules in tables() if rules.variant is variant))
    for name, values in choices(variant).items():
        for key in (f"rule-{name}", *(f"rule-{name}-{value}" for value in values)):
            assert not german.has(key) or set(named_ranks(german, german(key))) <= ranks, key


def test_the_name_of_an_option_names_no_rank_that_depends_on_the_ranking(voice: Voice) -> None:
    """R-32: what goes back is an ace and a three, or a seven, or a ten."""
    assert {"".join(sorted(load_ranks(rules))) for rules in tables() if rules.turn_up_reject} == {
        "3A",
        "7A",
        "AT",
    }
    assert not set(named_ranks(voice, voice("rule-turn_up_reject"))) & {ACE, THREE, SEVEN}
