"""The catalogue: every sentence for people, in every language, in Fluent's notation.

A message is asked for by its key and told its facts: ``voice("trick-taken", player="Anna", points=13)``.
It is parsed when it is first needed: all of them would take a third of a second at every start (F2). A fact
is a text, a number, a bool (selects [yes] or [no]) or None (selects [none]). Names of people are
cleaned before they come here (``bot.text.names``); no isolation marks are put around facts.
"""

from __future__ import annotations

import copy
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
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
_GROUPED: Final = 1000  # from here on a number is written the way of the country
REMEMBERED: Final = 4096
"""So many sentences of a language are kept with their facts: of thirty that are asked for, one is new."""


class MissingText(LookupError):
    """A key that no file has, or a fact that a message asks for and was not told. Strict voices raise it."""


class _WrongFacts(ValueError):
    """A message lacks a fact or cannot take one: what can be said all the same, and what is wrong."""

    def __init__(self, text: str, problems: Sequence[Exception]) -> None:
        super().__init__(text)
        self.text = text
        self.problems = problems


class _Bundle(FluentBundle):
    """The messages of a language, each a text until somebody looks for it."""

    def __init__(self, language: str) -> None:
        super().__init__([language], dict(_FUNCTIONS), use_isolating=False)
        names = {f"choice-language-{code}": one.name for code, one in BY_CODE.items()}
        self.sources = {key: f"{key} = {name}" for key, name in names.items()}
        for file in sorted((LOCALES / language).glob("*.ftl")):
            self.sources |= entries(file.read_text("utf-8"))

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:  # noqa: FBT001, FBT002 - as it is there
        if not term and entry_id in self.sources and not self.has_message(entry_id):
            self.add_resource(FluentResource(self.sources[entry_id]))
        return super()._lookup(entry_id, term)


def entries(text: str) -> dict[str, str]:
    """The messages of a file by their keys, unparsed: each goes on until the next one begins its line."""
    begins = list(_BEGINS.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


def emoji_key(language: str, key: str) -> str:
    """What stands for an emoji that one language has in the place of the one for all."""
    return f"{language}:{key}"


class Voice:
    """One language. ``fallback`` speaks where a message is missing; a strict voice raises ``MissingText``.

    An illustrated voice has emojis at hand for what it names, as Discord's markdown writes them. They stand
    beside the words, never for them; labels, descriptions and suggestions are spoken by the ``plain`` one.
    """

    def __init__(self, language: str, fallback: Voice | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._fallback = fallback
        self._bundle = _Bundle(language)
        # By the types of the facts too: True and 1 are equal, and told differently.
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)
        self.keys: Final = frozenset(self._bundle.sources)
        self.emojis: Mapping[str, str] = _NO_EMOJIS
        self.plain: Voice = self

    def __call__(self, key: str, **facts: object) -> str:
        """The message ``key`` with its facts (texts and numbers).

        Without the message, the fallback's, without that the key itself; both are logged. A strict voice
        raises ``MissingText`` instead, also for a fact that was not told.
        """
        try:
            return self._said(key, **facts)
        except LookupError:
            return self._missing(key, facts)
        except _WrongFacts as wrong:
            problems, text = wrong.problems, wrong.text
        if self.strict:
            raise MissingText(self.language, key, *problems)
        log.error("a message got the wrong facts", language=self.language, what=key)
        return text

    def _say(self, key: str, **facts: object) -> str:
        pattern = self._pattern(key)
        problems: list[Exception] = []
        told = CurrentEnvironment({name: _fluent(fact) for name, fact in facts.items()})
        try:
            text = pattern(ResolverEnvironment(self._bundle, problems, current=told))
        except ValueError as problem:  # a fact is longer than Fluent takes
            text, problems = key, [problem]
        if problems:
            raise _WrongFacts(str(text), problems)
        return str(text)

    def __repr__(self) -> str:
        return f"Voice({self.language!r})"

    def illustrated(self, emojis: Mapping[str, str]) -> Voice:
        """This language with emojis by what they show: ``{"italian40-3c": "<:b_3_cups_1a2b3c:123>"}``."""
        voice = copy.copy(self)
        voice.emojis = emojis
        return voice

    def emoji(self, key: str) -> str | None:
        """The emoji that shows something, this language's own if it has one; None where there is none."""
        return self.emojis.get(emoji_key(self.language, key)) or self.emojis.get(key)

    def beside(self, key: str, words: str) -> str:
        """Words with the emoji before them that shows the same, where there is one."""
        emoji = self.emoji(key)
        return words if emoji is None else f"{emoji} {words}"

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return key in self.keys

    def listed(self, items: Sequence[str], style: Literal["and", "or"] = "and") -> str:
        """Items as an enumeration: "Anna, Bruno and Carla"; ``style="or"`` makes it a choice."""
        if len(items) < 2:  # two can be joined
            return "".join(items)
        return self(f"list-{style}", rest=", ".join(items[:-1]), last=items[-1])

    def _pattern(self, key: str) -> Pattern:
        pattern = self._bundle.get_message(key).value
        if pattern is None:  # not among the keys, then
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
    known = voices()
    for wish in wishes:
        language = (wish or "").replace("_", "-").partition("-")[0].lower()
        if language in known:
            return known[language]
    return known[DEFAULT]


def speak_strictly(strict: bool = True) -> None:  # noqa: FBT001, FBT002 - a switch for the tests
    """From now on a missing message or fact raises ``MissingText`` (or, with False, no longer)."""
    for voice in voices().values():
        voice.strict = strict


def _if_begins(vowel: str, then: str, otherwise: str) -> Callable[[object], Any]:
    """A word that depends on the vowel that follows, as Italian has "ad Anna" beside "a Bruno"."""

    def word(following: object) -> str:
        letters = (one for one in unicodedata.normalize("NFD", str(following)) if one.isalpha())
        return then if next(letters, "").lower() == vowel else otherwise

    return word


_FUNCTIONS: Final = {"AD": _if_begins("a", "ad", "a"), "ED": _if_begins("e", "ed", "e")}


class _Small(FluentInt):
    """A number written as it is: Babel would take longer for it than for the whole message."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the shape of every Fluent type
        return str(int(self))


_SMALL: Final = {number: _Small(number) for number in range(-_GROUPED + 1, _GROUPED)}


def _fluent(fact: object) -> str | FluentType:
    """A fact as Fluent takes it: texts (cards and enumerations are some), numbers, times."""
    if isinstance(fact, str):
        return str(fact)
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and fact in _SMALL:
        return _SMALL[fact]
    if isinstance(fact, int | float):
        made: FluentType = native_to_fluent(fact)
        return made
    raise TypeError(type(fact).__name__)
