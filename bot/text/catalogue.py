"""The catalogue: every sentence for people, in every language, in Fluent's notation.

A message is requested by its key with its facts: ``voice("trick-taken", player="Anna", points=13)``. It is
parsed when it is first needed: parsing all would take a third of a second at every start (F2). The files of a
language are read with its first message, and the rules for its numbers with its first number: a language that
nobody reads takes no time and no memory. A fact is a text, a number, a time, a bool (selects [yes] or [no])
or None (selects [none]). Names of people are cleaned before they arrive here (``bot.text.names``); no
isolation marks are put around facts. Names of cards come in all cases of the language, and sentences choose
one (``bot.text.cases``).
"""

from __future__ import annotations

import copy
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence, Set as AbstractSet
from datetime import date, datetime
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message as Compiled, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent

from bot.languages import BY_CODE, DEFAULT, LANGUAGES, cldr, folders, language_of
from bot.log import get
from bot.text.cases import CasedFact, CasedText, case, joined, transformed
from bot.text.message_compiler import Facts, Sentence, Unusual, compile_pattern

log = get(__name__)

LOCALES: Final = Path(__file__).parent / "locales"
_BEGINS: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_TEXT_ALONE: Final = re.compile(r"[^=\n]*= *([^{}\n]*[^{}\n ]) *(?:\n+(?:#.*\n*)*)?")
"""A message of one line in which nothing is chosen or put in. Comments after it belong to the next one."""
_NO_EMOJIS: Final[Mapping[str, str]] = MappingProxyType({})
_GROUPED: Final = 1000  # from here on a number's digits are grouped as the country does
_CACHE_SIZE: Final = 4096  # the latest sentences of a language: a table repeats most of its own


class MissingText(LookupError):
    """A key that no file has, or a fact that a message needs and did not get. Strict voices raise it."""


class _WrongFacts(Exception):
    """A message got wrong facts: the resulting text, and the reasons."""

    def __init__(self, text: str, problems: Sequence[Exception]) -> None:
        super().__init__(text)
        self.text = text
        self.problems = problems


class _Bundle(FluentBundle):
    """The messages of a language, each a text until it is first needed."""

    def __init__(self, language: str) -> None:
        # The data of a locale takes 1 MB and 20 ms. Every bundle begins with those that are loaded in any
        # case, and gets its own with the first number that it writes or chooses by.
        super().__init__([DEFAULT], dict(FUNCTIONS), use_isolating=False)
        del self._babel_locale, self._plural_form
        self._language = language
        names = {f"choice-language-{code}": one.name for code, one in BY_CODE.items()}
        self.sources = {key: f"{key} = {name}" for key, name in names.items()}
        for folder in folders(language):
            for file in sorted((LOCALES / folder).glob("*.ftl")):
                self.sources |= entries(file.read_text("utf-8"))

    @cached_property
    def _babel_locale(self) -> Locale:  # type: ignore[override]  # computed in place of an attribute
        return Locale.parse(cldr(self._language))

    @cached_property
    def _plural_form(self) -> Callable[[Any], Any]:  # type: ignore[override]  # computed in place of an attribute
        # Most sentences of a language with a base were written for the plurals of the base. In Brazil, CLDR
        # counts 0 with one: they would say "um dia" of no day.
        return to_python(Locale.parse(cldr(folders(self._language)[0])).plural_form)

    def text_alone(self, key: str) -> str | None:
        """The message ``key`` if it needs no parser, as names of commands do; otherwise None."""
        found = _TEXT_ALONE.fullmatch(self.sources.get(key, ""))
        return None if found is None else found[1]

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:  # noqa: FBT001, FBT002 - the signature of the base class
        if not term and entry_id in self.sources and not self.has_message(entry_id):
            self.add_resource(FluentResource(self.sources[entry_id]))
        return super()._lookup(entry_id, term)


def entries(text: str) -> dict[str, str]:
    """The messages of a file by their keys, unparsed. Each ends where the next one begins."""
    begins = list(_BEGINS.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


def emoji_key(language: str, key: str) -> str:
    """The key of an emoji that one language has in place of the common one."""
    return f"{language}:{key}"


class Voice:
    """One language of the catalogue.

    ``fallback`` speaks if a message is missing; a strict voice raises ``MissingText``. An illustrated voice
    has emojis for what it names, as Discord's markdown writes them. They are beside the words and never
    replace them. Labels, descriptions and suggestions use the ``plain`` voice.
    """

    def __init__(self, language: str, fallback: Voice | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._fallback = fallback
        self._bundle = cache(partial(_Bundle, language))  # shared with the illustrated voices
        self._cases = BY_CODE[language].cases if language in BY_CODE else ()
        # ``typed``: a fact may be True or 1, which are equal and say different things.
        self._sentence = lru_cache(_CACHE_SIZE, typed=True)(self._resolve)
        self._sentences: dict[str, Sentence] = {}
        self.emojis: Mapping[str, str] = _NO_EMOJIS
        self.plain: Voice = self

    def __call__(self, key: str, **facts: object) -> str:
        """The message ``key`` with its facts (texts, numbers, times, bools or None).

        If the message is missing, the result is the fallback's, and if that is missing, the key itself; both
        are logged. A strict voice raises ``MissingText`` instead, also for a missing fact.
        """
        try:
            return self._sentence(key, **facts)
        except LookupError:
            return self._missing(key, facts)
        except _WrongFacts as problem:
            wrong = problem
        if self.strict:
            raise MissingText(self.language, key, *wrong.problems) from wrong
        log.error("a message got the wrong facts", language=self.language, what=key)
        return wrong.text

    def _resolve(self, key: str, **facts: object) -> str:
        """The message ``key``. Raises ``LookupError`` if there is none, ``_WrongFacts`` for wrong facts."""
        sentence = self._sentences.get(key)
        if sentence is None:
            sentence = self._sentences[key] = self._sentence_of(key)
        values = {name: _fluent(fact) for name, fact in facts.items()}
        try:
            return sentence(values)
        except Unusual:
            return self._resolve_unusual(key, values)

    def _sentence_of(self, key: str) -> Sentence:
        alone = self._bundle().text_alone(key)
        if alone is not None:
            return lambda _: alone
        pattern = self._pattern(key)
        try:
            return compile_pattern(self._bundle(), pattern)
        except Unusual:
            return partial(self._resolve_unusual, key)

    def _resolve_unusual(self, key: str, values: Facts) -> str:
        """As ``_resolve``, by Fluent itself."""
        pattern, problems = self._pattern(key), list[Exception]()
        environment = CurrentEnvironment(dict(values))
        try:
            text = str(pattern(ResolverEnvironment(self._bundle(), problems, current=environment)))
        except ValueError as problem:  # a fact is longer than Fluent accepts
            raise _WrongFacts(key, [problem]) from problem
        problems += (
            ValueError(f"in which case is {name}?")
            for name, value in values.items()
            if isinstance(value, CasedFact) and value.is_caseless
        )
        if problems:
            raise _WrongFacts(text, problems)
        return text

    def forget(self) -> None:
        """Forget all cached sentences."""
        self._sentence.cache_clear()

    def release(self) -> None:
        """Drop all messages. They are read again when this language is next needed."""
        self._bundle.cache_clear()
        self._sentences.clear()
        self.forget()

    def __repr__(self) -> str:
        return f"Voice({self.language!r})"

    def with_emojis(self, emojis: Mapping[str, str]) -> Voice:
        """This voice with emojis by what they show: ``{"italian40-3c": "<:b_3_cups_1a2b3c:123>"}``."""
        voice = copy.copy(self)
        voice.emojis = emojis
        return voice

    def emoji(self, key: str) -> str | None:
        """The emoji for something, this language's own if it has one; None if there is none."""
        return self.emojis.get(emoji_key(self.language, key)) or self.emojis.get(key)

    def beside(self, key: str, words: str) -> str:
        """The words, after the emoji that shows the same if there is one."""
        emoji = self.emoji(key)
        return words if emoji is None else transformed(words, lambda form: f"{emoji} {form}")

    def cased(self, key: str, **facts: object) -> str:
        """A name for sentences, which take it in the case that they need (``bot.text.cases``).

        In a language with cases the message is told the case as its fact ``case``.
        """
        if not self._cases:
            return self(key, **facts)
        return CasedText({one: self(key, case=one, **facts) for one in self._cases})

    @property
    def keys(self) -> AbstractSet[str]:
        """The keys of all messages that this language itself has."""
        return self._bundle().sources.keys()

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return key in self.keys

    def join(self, items: Sequence[str], style: Literal["and", "or"] = "and") -> str:
        """Items as an enumeration: "Anna, Bruno and Carla". ``style="or"`` makes it a choice."""
        if len(items) < 2:  # nothing to join
            return items[0] if items else ""
        return joined(items, lambda texts: self(f"list-{style}", rest=", ".join(texts[:-1]), last=texts[-1]))

    def series(self, items: Iterable[str]) -> str:
        """Items that have commas in them, as a series: "Anna, ace of cups; Bruno, seven of coins"."""
        return self("list-series", rest="", last="").join(items)

    def _pattern(self, key: str) -> Pattern:
        pattern = self._bundle().get_message(key).value
        if pattern is None:  # the locale lacks the pattern
            raise MissingText(self.language, key)
        return pattern

    def _missing(self, key: str, facts: Mapping[str, object]) -> str:
        if self.strict:
            raise MissingText(self.language, key)
        log.error("a message is missing", language=self.language, what=key)
        return key if self._fallback is None else self._fallback(key, **facts)


@cache
def voices() -> Mapping[str, Voice]:
    """A voice for each of ``LANGUAGES``, made once."""
    first = Voice(DEFAULT)
    others = {language: Voice(language, first) for language in LANGUAGES if language != DEFAULT}
    return MappingProxyType({DEFAULT: first, **others})


def voice_for(*wishes: str | None) -> Voice:
    """The voice of the first wish that names a known language ("it", "it-IT", "en_US"), else the default."""
    known = filter(None, (language_of(wish) for wish in wishes if wish))
    return voices()[next(known, DEFAULT)]


def capital(text: str) -> str:
    """The text with a capital first letter, as names, labels and headings have it."""
    return text[:1].upper() + text[1:]


def forget() -> None:
    """Forget all cached sentences, because they may name a person who has asked to be forgotten."""
    for voice in voices().values():
        voice.forget()


def release() -> None:
    """Drop the messages of all languages but the default. Each is read again when somebody reads it.

    The list of commands needs all languages, most servers one or two: the others would keep six megabytes.
    """
    for language, voice in voices().items():
        if language != DEFAULT:
            voice.release()


def speak_strictly(strict: bool = True) -> None:  # noqa: FBT001, FBT002 - a switch for the tests
    """Make a missing message or fact raise ``MissingText`` from now on (or, with False, no longer)."""
    for voice in voices().values():
        voice.strict = strict


def _if_begins(vowel: str, then: str, otherwise: str) -> Callable[[object], Any]:
    """A function that chooses a word by the vowel that follows, as Italian has "ad Anna" beside "a Bruno"."""

    def word(following: object) -> str:
        letters = (one for one in unicodedata.normalize("NFD", str(following)) if one.isalpha())
        return then if next(letters, "").lower() == vowel else otherwise

    return word


def _if_sounds(vowel: str, number: str, then: str, otherwise: str) -> Callable[[object], Any]:
    """A function that chooses a word by the sound that follows, as Spanish has "7 u 8" beside "7 o 9".

    ``number`` is a pattern of the numbers that begin with the vowel. An h is silent, and an i before another
    vowel is a consonant: "madera y hierro".
    """
    sounds = re.compile(rf"h?{vowel}(?![aeou])" if vowel == "i" else f"h?{vowel}")

    def word(following: object) -> str:
        text = unicodedata.normalize("NFD", str(following)).lower()
        begins = re.sub(r"^[^\w]+", "", text)
        return then if sounds.match(begins) or re.match(number, begins) else otherwise

    return word


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "AD": _if_begins("a", "ad", "a"),
    "ED": _if_begins("e", "ed", "e"),
    "Y": _if_sounds("i", "(?!)", "e", "y"),
    "O": _if_sounds("o", r"8|11(?!\d)", "u", "o"),
    "CASE": case,
}


class _Small(FluentInt):
    """A small number, written as it is: Babel would take longer for it than for the whole message."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the signature of every Fluent type
        return str(int(self)).replace("-", "−")


class _Whole(FluentInt):
    """A number as the language writes it, with a minus sign instead of a hyphen."""

    def format(self, locale: Locale) -> str:
        return str(super().format(locale)).replace("-", "−")


class _Decimal(FluentFloat):
    """As ``_Whole``, for numbers with a fraction."""

    def format(self, locale: Locale) -> str:
        return str(super().format(locale)).replace("-", "−")


_SMALL: Final = {number: _Small(number) for number in range(-_GROUPED + 1, _GROUPED)}


def _fluent(fact: object) -> str | FluentType:
    """A fact as a Fluent value: text (cards and enumerations are texts), number or time."""
    if isinstance(fact, CasedText):
        return CasedFact(fact)
    if isinstance(fact, str):
        return str(fact)
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and fact in _SMALL:
        return _SMALL[fact]
    if isinstance(fact, int):
        return _Whole(fact)
    if isinstance(fact, float):
        return _Decimal(fact)
    if isinstance(fact, date | datetime):
        value: FluentType = native_to_fluent(fact)
        return value
    raise TypeError(type(fact).__name__)
