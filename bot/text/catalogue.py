"""The catalogue: every sentence for people, in every language, in Fluent's notation.

A message is requested by its key with its facts: ``voice("trick-taken", player="Anna", points=13)``. It is
parsed when it is first needed: parsing all would take a third of a second at every start (F2). A fact is a
text, a number, a time, a bool (selects [yes] or [no]) or None (selects [none]). Names of people are cleaned
before they arrive here (``bot.text.names``); no isolation marks are put around facts.
"""

from __future__ import annotations

import copy
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message as Compiled, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent

from bot.languages import BY_CODE, DEFAULT, LANGUAGES
from bot.log import get

log = get(__name__)

LOCALES: Final = Path(__file__).parent / "locales"
_BEGINS: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
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
        super().__init__([language], dict(_FUNCTIONS), use_isolating=False)
        names = {f"choice-language-{code}": one.name for code, one in BY_CODE.items()}
        self.sources = {key: f"{key} = {name}" for key, name in names.items()}
        for file in sorted((LOCALES / language).glob("*.ftl")):
            self.sources |= entries(file.read_text("utf-8"))

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
        self._bundle = _Bundle(language)
        # ``typed``: a fact may be True or 1, which are equal and say different things.
        self._sentence = lru_cache(_CACHE_SIZE, typed=True)(self._resolve)
        self.keys: Final = frozenset(self._bundle.sources)
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
        pattern = self._pattern(key)
        problems: list[Exception] = []
        environment = CurrentEnvironment({name: _fluent(fact) for name, fact in facts.items()})
        try:
            text = str(pattern(ResolverEnvironment(self._bundle, problems, current=environment)))
        except ValueError as problem:  # a fact is longer than Fluent accepts
            raise _WrongFacts(key, [problem]) from problem
        if problems:
            raise _WrongFacts(text, problems)
        return text

    def forget(self) -> None:
        """Forget all cached sentences."""
        self._sentence.cache_clear()

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
        return words if emoji is None else f"{emoji} {words}"

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return key in self.keys

    def join(self, items: Sequence[str], style: Literal["and", "or"] = "and") -> str:
        """Items as an enumeration: "Anna, Bruno and Carla". ``style="or"`` makes it a choice."""
        if len(items) < 2:  # nothing to join
            return "".join(items)
        return self(f"list-{style}", rest=", ".join(items[:-1]), last=items[-1])

    def _pattern(self, key: str) -> Pattern:
        pattern = self._bundle.get_message(key).value
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
    by_language = voices()
    for wish in wishes:
        language = (wish or "").replace("_", "-").partition("-")[0].lower()
        if language in by_language:
            return by_language[language]
    return by_language[DEFAULT]


def forget() -> None:
    """Forget all cached sentences, because they may name a person who has asked to be forgotten."""
    for voice in voices().values():
        voice.forget()


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


_FUNCTIONS: Final = {"AD": _if_begins("a", "ad", "a"), "ED": _if_begins("e", "ed", "e")}


class _Small(FluentInt):
    """A small number, written as it is: Babel would take longer for it than for the whole message."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the signature of every Fluent type
        return str(int(self))


_SMALL: Final = {number: _Small(number) for number in range(-_GROUPED + 1, _GROUPED)}


def _fluent(fact: object) -> str | FluentType:
    """A fact as a Fluent value: text (cards and enumerations are texts), number or time."""
    if isinstance(fact, str):
        return str(fact)
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and fact in _SMALL:
        return _SMALL[fact]
    if isinstance(fact, int | float | date | datetime):
        value: FluentType = native_to_fluent(fact)
        return value
    raise TypeError(type(fact).__name__)
