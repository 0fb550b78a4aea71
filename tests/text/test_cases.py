"""L-1, LA-3: a sentence takes the name of a card in the case that it needs, and is built of no parts."""

import pickle
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl

from bot import languages
from bot.languages import BY_CODE, CASES, LANGUAGES, Language
from bot.rules.cards import CARDS, Pack, Suit, cards
from bot.text import catalogue
from bot.text.cards import card_name, cards_line, suit_name
from bot.text.cases import CasedText
from bot.text.catalogue import LOCALES, MissingText, Voice, voices
from testing.builders.emojis import EMOJIS
from testing.checks.catalogue import messages
from testing.each import each

NAMES = ("card-name", "card-the", "card-label", "card-brief", "card-trump", "suit-name", "rank-name")
"""The messages that name cards. All others are sentences, or labels of their own."""
CROATIAN = """
card-name = { $case ->
    [accusative] { $rank ->
        [three] tricu
       *[king] kralja
    }
   *[nominative] { $rank ->
        [three] trica
       *[king] kralj
    }
} kupa
suit-name = { $case ->
    [genitive] kupa
   *[nominative] kupe
}
card-trump = { $card } (adut)
list-and = { $rest } i { $last }
played = Igraš { CASE($card, "accusative") }.
on-the-table = { $cards ->
    [none] Nema karata.
   *[other] Na stolu: { CASE($cards, "nominative") }.
}
careless = Igraš { $card }.
unknown = Igraš { CASE($card, "ablative") }.
tricks = { $count ->
    [one] { $count } štih
    [few] { $count } štiha
   *[other] { $count } štihova
}
"""
PACK = Pack.ITALIAN40


@pytest.fixture
def croatian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Voice:
    """A language with cases, of a few sentences."""
    (tmp_path / "hr").mkdir()
    (tmp_path / "hr" / "all.ftl").write_text(CROATIAN, encoding="utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    cases = ("nominative", "genitive", "accusative")
    monkeypatch.setitem(BY_CODE, "hr", Language("Hrvatski", "Europe/Zagreb", ("hr",), cases=cases))
    return Voice("hr", strict=True)


def test_a_sentence_takes_a_card_in_the_case_it_names(croatian: Voice) -> None:
    card = card_name(croatian, CARDS["3c"], PACK)
    assert card == "trica kupa"
    assert croatian("played", card=card) == "Igraš tricu kupa."
    assert croatian("played", card="nešto") == "Igraš nešto."
    assert suit_name(croatian, Suit.CUPS, PACK) == "kupe"


def test_enumerations_trumps_and_emojis_keep_the_cases(croatian: Voice) -> None:
    pictured = croatian.with_emojis(EMOJIS)
    line = cards_line(pictured, cards("3c", "Kc"), PACK, trump=Suit.CUPS)
    three, king = EMOJIS[f"{PACK}-3c"], EMOJIS[f"hr:{PACK}-Kc"]
    assert line == f"{three} trica kupa (adut) i {king} kralj kupa (adut)"
    assert pictured("played", card=line) == f"Igraš {three} tricu kupa (adut) i {king} kralja kupa (adut)."
    assert pictured("on-the-table", cards=line) == f"Na stolu: {line}."
    assert pictured("on-the-table", cards=None) == "Nema karata."
    assert cards_line(croatian, (), PACK) == ""


def test_a_sentence_that_names_no_case_is_a_fault(croatian: Voice) -> None:
    card = card_name(croatian, CARDS["3c"], PACK)
    for key in ("careless", "unknown"):
        with pytest.raises(MissingText):
            croatian(key, card=card)
    croatian.strict = False
    assert croatian("careless", card=card) == "Igraš trica kupa."


def test_a_name_in_cases_keeps_them_when_it_is_copied(croatian: Voice) -> None:
    name = suit_name(croatian, Suit.CUPS, PACK)
    assert isinstance(name, CasedText)
    for copied in (deepcopy(name), pickle.loads(pickle.dumps(name))):  # noqa: S301 - our own
        assert (copied, copied.forms) == (name, name.forms)


def test_plurals_follow_the_language(croatian: Voice) -> None:
    said = [croatian("tricks", count=count) for count in (1, 2, 5, 21)]
    assert said == ["1 štih", "2 štiha", "5 štihova", "21 štih"]


def test_slovene_has_a_dual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sl").mkdir()
    forms = "one] igra\n    [two] igri\n    [few] igre\n   *[other] iger"
    (tmp_path / "sl" / "all.ftl").write_text(f"games = {{ $count ->\n    [{forms}\n}}\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    slovene = Voice("sl", strict=True)
    assert [slovene("games", count=count) for count in (1, 2, 3, 5, 101, 102)] == [
        *("igra", "igri", "igre", "iger", "igra", "igri")
    ]


def test_European_Portuguese_is_not_counted_as_in_Brazil(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_CODE, "pt", Language("Português", "Europe/Lisbon", ("pt-BR",), cldr="pt_PT"))
    assert (languages.cldr("pt"), languages.cldr("de"), languages.cldr("tlh")) == ("pt_PT", "de", "tlh")


def with_cases() -> list[str]:
    """The languages in which names of cards have cases."""
    return [language for language in LANGUAGES if BY_CODE[language].cases]


def test_cases_have_names_that_sentences_can_use() -> None:
    for language in with_cases():
        assert BY_CODE[language].cases[0] == "nominative"
        assert set(BY_CODE[language].cases) <= set(CASES)
        assert case_names(language) <= set(BY_CODE[language].cases)


def test_LA_3_no_sentence_is_built_of_others() -> None:
    """Names of cards may use each other; a sentence names no other message."""
    found = [
        (language, key)
        for language in with_cases()
        for key, mentions in messages(language).items()
        if not mentions.messages <= (set(NAMES) if key in NAMES else set())
    ]
    assert found == []


@each("language", with_cases())
def test_LA_3_the_ends_of_a_range_need_no_case(language: str) -> None:
    """Times and days are written as they stand alone: no preposition asks for another form of them."""
    voice = voices()[language]
    ranges = voice("allowed-range", low="", high=""), voice("day-week", first="", last="")
    assert not {"od", "do"} & set(" ".join(ranges).split())


def case_names(language: str) -> set[str]:
    """The cases that the sentences of a language name."""
    return {
        argument.value
        for node in nodes(language)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "CASE"
        for argument in node.arguments.positional
        if isinstance(argument, ftl.StringLiteral)
    }


def nodes(language: str) -> Iterator[ftl.SyntaxNode]:
    """Every node of the files of a language."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        yield from below(FluentParser().parse(path.read_text("utf-8")))


def below(node: ftl.BaseNode) -> Iterator[ftl.SyntaxNode]:
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.SyntaxNode):
                yield one
                yield from below(one)
