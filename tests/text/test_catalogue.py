"""Every message in every language, with the same facts, and every key that the code asks for."""

import ast
import gc
import re
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl

from bot.languages import BY_CODE, LANGUAGES, folders
from bot.text import catalogue
from bot.text.catalogue import LOCALES, MissingText, Voice, speak_strictly, voice_for, voices
from testing.checks.catalogue import message_facts, messages, parsed_folder, sources
from testing.checks.sources import bot_trees
from testing.each import each


@each("language", LANGUAGES)
def test_a_message_parsed_by_itself_is_the_one_of_its_file(language: str) -> None:
    """So every file can be read to its end, nothing in it is of another kind, and no key comes twice."""
    whole: list[ftl.EntryType] = []
    alone: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        whole += (one for one in FluentParser().parse(text).body if not isinstance(one, ftl.BaseComment))
        alone |= catalogue.entries(text)
    assert all(isinstance(entry, ftl.Message) and entry.value is not None for entry in whole)
    assert [entry.id.name for entry in whole if isinstance(entry, ftl.Message)] == list(alone)
    for entry in whole:
        assert isinstance(entry, ftl.Message)
        parsed = FluentParser().parse_entry(alone[entry.id.name])
        assert isinstance(parsed, ftl.Message)
        assert entry.equals(parsed, ignored_fields=["span", "comment"])


def voice_calls() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the code where a voice is asked for a message: where, and the call."""
    for path, tree in bot_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in {"voice", "english", "public", "cased"}:
                yield f"{path}:{node.lineno}", node


def test_every_language_says_everything() -> None:
    keys = {language: set(messages(language)) for language in LANGUAGES}
    for language in LANGUAGES:
        assert keys[language] == keys[LANGUAGES[0]]
        named = {f"choice-language-{one}" for one in LANGUAGES}  # from the table of languages
        assert voices()[language].keys == keys[language] | named


def test_LA_1_a_language_with_a_base_has_only_what_it_says_otherwise() -> None:
    for language in (code for code, one in BY_CODE.items() if one.base is not None):
        base, own = (parsed_folder(folder) for folder in folders(language))
        assert own
        assert own.keys() <= base.keys()
        same = [key for key in own if own[key].equals(base[key], ignored_fields=["span", "comment"])]
        assert same == [], language


def test_a_language_with_a_base_speaks_in_its_own_words_and_else_in_those_of_its_base() -> None:
    european, brazilian = voices()["pt"], voices()["pt-BR"]
    assert (european("ui-button-shuffle"), brazilian("ui-button-shuffle")) == ("Baralhar", "Embaralhar")
    assert european("ui-button-start") == brazilian("ui-button-start") == "Começar"
    assert brazilian.has("ui-button-start")
    assert (european("name-seat", number=1234567), brazilian("name-seat", number=1234567)) == (
        "Lugar 1\xa0234\xa0567",
        "Lugar 1.234.567",
    )


def test_a_language_with_a_base_has_the_plurals_for_which_its_sentences_were_written() -> None:
    """CLDR counts 0 with one in Brazil, so "0 ponto" would be said."""
    brazilian = voices()["pt-BR"]
    lines = [brazilian("event-standing", place=1, name="Caio", points=points) for points in (0, 1, 2)]
    assert lines == ["1. Caio · 0 pontos", "1. Caio · 1 ponto", "1. Caio · 2 pontos"]


def test_every_language_needs_the_same_facts() -> None:
    first = message_facts(LANGUAGES[0])
    for language in LANGUAGES[1:]:
        own = {"case"} if BY_CODE[language].cases else set()
        assert {key: facts - own for key, facts in message_facts(language).items()} == first


@each("language", LANGUAGES)
def test_apostrophes_are_written_in_one_way(language: str) -> None:
    files = (LOCALES / language).glob("*.ftl")
    assert [path.name for path in files if "’" in path.read_text("utf-8")] == []


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    lines = [line for text in sources("fr").values() for line in text.splitlines() if line[:1] != "#"]
    assert [line for line in lines if re.search(r" [:;?!%»](?![\w=])|« ", line)] == []


@each(
    "language, prepositions",
    [("fr", "de|à"), ("es", "de|a"), ("it", "di|a|da|in|su"), ("pt", "de|a|em|por")],
)
def test_no_preposition_that_joins_an_article_stands_before_a_card(language: str, prepositions: str) -> None:
    """A card comes with its article: *de le deux* would have to be *du deux*."""
    joined = re.compile(rf"\b(?:{prepositions}) \{{ \$(?:card|better|given|taken) \}}")
    lines = [line for text in sources(language).values() for line in text.splitlines()]
    assert [line for line in lines if joined.search(line)] == []


def test_every_key_that_the_code_asks_for_exists_and_is_told_its_facts() -> None:
    needed = message_facts(LANGUAGES[0])
    wrong = []
    for where, call in voice_calls():
        key = call.args[0]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            told = {word.arg for word in call.keywords}
            if key.value not in needed:
                wrong.append(f"{where}: no message {key.value}")
            elif None not in told and not needed[key.value] <= told:
                wrong.append(f"{where}: {key.value} needs {needed[key.value] - told}")
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            start = str(key.values[0].value)
            if not any(known.startswith(start) for known in needed):
                wrong.append(f"{where}: no message {start}…")
    assert wrong == []


def test_no_message_is_left_that_nothing_asks_for() -> None:
    every = messages(LANGUAGES[0])
    used = {inner for mentions in every.values() for inner in mentions.messages}
    starts = []
    for _, tree in bot_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                starts.append(str(node.values[0].value))
    prefixes = tuple(start for start in starts if start.endswith("-"))
    assert [key for key in every if key not in used and not key.startswith(prefixes)] == []


@each("language", LANGUAGES)
def test_a_sentence_that_names_a_button_calls_it_as_its_label_does(language: str) -> None:
    english, own = voices()[LANGUAGES[0]], voices()[language]
    buttons: dict[str, list[str]] = {}
    for key, facts in message_facts(LANGUAGES[0]).items():
        if key.startswith("ui-button-") and not facts:
            buttons.setdefault(english(key), []).append(own(key))
    wrong, texts = [], sources(language)
    for key, text in sources(LANGUAGES[0]).items():
        for name in set(re.findall(r"(?<!\*)\*([^*{}\n]+)\*(?!\*)|“([^”{}]+)”", text)):
            labels = buttons.get("".join(name), [])
            if labels and not any(label in texts[key] for label in labels):
                wrong.append((key, labels))
    assert wrong == []


@each(
    "wishes, language",
    [
        (("it",), "it"),
        (("it-IT",), "it"),
        (("en_GB",), "en"),
        ((None, "it"), "it"),
        (("tlh", "it"), "it"),
        (("de-AT", "it"), "de"),
        (("it", "en"), "it"),
        (("tlh", None, ""), "en"),
        (("pt-PT",), "pt"),
        (("pt_br",), "pt-BR"),
        (("pt-BR", "pt"), "pt-BR"),
        ((), "en"),
    ],
)
def test_the_first_wish_that_is_spoken_here_counts(wishes: tuple[str | None, ...], language: str) -> None:
    assert voice_for(*wishes) is voices()[language]


@each("voice", voices().values())
def test_a_strict_voice_raises_for_a_missing_message_or_fact(voice: Voice) -> None:
    with pytest.raises(MissingText):
        voice("no-such-message")
    with pytest.raises(MissingText):
        voice("happened-host")


def test_otherwise_a_missing_message_is_said_in_english_or_by_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "hello = Hello { $name }!"), ("it", "bye = Addio")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text)
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    italian = Voice("it", Voice("en"))
    assert italian("hello", name="Anna") == "Hello Anna!"
    assert italian("bye") == "Addio"
    assert italian("nothing", name="Anna") == "nothing"
    assert "Hello" in italian("hello")
    assert (italian.has("bye"), italian.has("hello")) == (True, False)


def test_a_message_that_cannot_be_read_is_as_good_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in {"en": "hello = Hello\n", "it": "hello = { $name\nbye = Ciao\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text)
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    italian = Voice("it", Voice("en"))
    assert (italian("hello"), italian("bye")) == ("Hello", "Ciao")
    italian.strict = True
    with pytest.raises(MissingText):
        italian("hello")


def test_a_sentence_that_is_said_again_tells_a_bool_from_the_number_that_equals_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("fact = { $fact ->\n    [yes] Yes\n   *[other] { $fact }\n}\n")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    english = Voice("en")
    said = [english("fact", fact=fact) for fact in (True, 1, "1", True)]
    assert said == ["Yes", "1", "1", "Yes"]


def test_F2_a_language_that_nobody_reads_takes_no_memory(voice: Voice) -> None:
    Voice(voice.language)("ui-button-join")  # loads what all languages share
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        unread = Voice(voice.language)
        assert tracemalloc.get_traced_memory()[0] - before < 20_000
        assert unread("ui-button-join") == voice("ui-button-join")
        assert tracemalloc.get_traced_memory()[0] - before < 3_000_000
    finally:
        tracemalloc.stop()


@each("voice", voices().values())
def test_facts_carry_no_isolation_marks(voice: Voice) -> None:
    assert "\u2068" not in voice("happened-taken", player="Anna", points=13)


def test_a_fact_that_is_too_long_is_refused_not_cut(voice: Voice) -> None:
    with pytest.raises(MissingText):
        voice("happened-host", player="x" * 3000)
    speak_strictly(strict=False)
    assert voice("happened-host", player="x" * 3000) == "happened-host"


def test_enumerations_read_like_speech(en: Voice, it: Voice) -> None:
    assert (en.join([]), en.join(["Anna"])) == ("", "Anna")
    assert en.join(["Anna", "Bruno", "Carla"]) == "Anna, Bruno and Carla"
    assert it.join(["Anna", "Bruno", "Carla"]) == "Anna, Bruno e Carla"
    assert it.join(["Anna", "Enza"]) == "Anna ed Enza"
    assert it.join(["Anna", "Ève"]) == "Anna ed Ève"
    assert (en.join(["2", "3"], "or"), it.join(["2", "3"], "or")) == ("2 or 3", "2 o 3")


def test_italian_a_becomes_ad_before_another_a(it: Voice) -> None:
    for name, text in (("Anna", "ad Anna"), (r"\*Ada", r"ad \*Ada"), ("Bruno", "a Bruno"), ("7", "a 7")):
        assert it("turn-player", player=name, leads=False) == f"Tocca {text}."


def test_numbers_are_grouped_as_the_country_does(en: Voice, it: Voice) -> None:
    assert en("name-seat", number=1234567) == "Seat 1,234,567"
    assert it("name-seat", number=1234567) == "Posto 1.234.567"
    assert en("name-seat", number=7) == "Seat 7"


@each("voice", voices().values())
def test_only_what_can_be_said_is_a_fact(voice: Voice) -> None:
    with pytest.raises(TypeError):
        voice("name-seat", number=["a", "list"])


def test_small_print_is_no_comment() -> None:
    """Discord's small print begins as a comment of Fluent does, but not at the beginning of a line."""
    assert Voice("en")("event-lots", digest="abc") == "-# Lots: `abc`"
    assert Voice("en")("day-week-how").startswith("-# A week")


def test_a_released_language_says_the_same_and_keeps_nothing_until_it_is_read_again() -> None:
    voice = Voice("it")
    illustrated = voice.with_emojis({})
    before = illustrated("ui-trick-taken", player="Anna", points=13)
    bundle = weakref.ref(voice._bundle())
    voice.release()
    gc.collect()
    assert bundle() is None
    assert illustrated("ui-trick-taken", player="Anna", points=13) == before


def test_no_sentence_begins_with_a_time_that_discord_writes_small() -> None:
    """Discord writes ``<t:…:R>`` as "in 2 minutes"."""
    for voice in voices().values():
        text = voice("talk-answer-until", player="Anna", when="<t:1:R>")
        assert not re.search(r"(^|[.!?…]\s)<t:", text), text
