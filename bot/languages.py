"""The languages of the bot: one row each. There is no other list of them.

The sentences of a language are in its folder, ``bot/text/locales/<code>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

CASES: Final = (
    "nominative",
    "genitive",
    "dative",
    "accusative",
    "vocative",
    "locative",
    "instrumental",
)
"""The cases that names of cards may have, by the names that sentences give them."""


class Language(NamedTuple):
    """The facts about a language besides its sentences.

    - ``name``: its name in the language itself.
    - ``zone``: the time zone that is suggested first to its speakers.
    - ``locales``: the languages of Discord's client in which it is spoken. If there are none, people choose
      it in their preferences.
    - ``cldr``: the locale of its plurals, numbers and dates, if that is not its code: in CLDR ``pt`` means
      Brazil, and ``en`` the American order of dates. With a ``base``, plurals are those of the base.
    - ``cases``: those of ``CASES`` in which its sentences take the names of cards; most languages have none.
    - ``base``: the code of another row. The folder of this language has only the sentences that differ.
    """

    name: str
    zone: str
    locales: tuple[str, ...]
    cldr: str | None = None
    cases: tuple[str, ...] = ()
    base: str | None = None


BY_CODE: Final = {
    "en": Language("English", "Europe/London", ("en-US", "en-GB"), cldr="en_GB"),
    "it": Language("Italiano", "Europe/Rome", ("it",)),
    "de": Language("Deutsch", "Europe/Berlin", ("de",)),
    "pt": Language("Português", "Europe/Lisbon", (), cldr="pt_PT"),
    "pt-BR": Language("Português (Brasil)", "America/Sao_Paulo", ("pt-BR",), cldr="pt_BR", base="pt"),
    "es": Language("Español", "Europe/Madrid", ("es-ES", "es-419")),
    "fr": Language("Français", "Europe/Paris", ("fr",)),
    "hr": Language("Hrvatski", "Europe/Zagreb", ("hr",), cases=("nominative", "genitive", "accusative")),
    "sl": Language("Slovenščina", "Europe/Ljubljana", (), cases=("nominative", "genitive", "accusative")),
}
"""The languages by their ISO 639-1 codes, with the country where it matters.

The first is the default for people with another language.
"""
LANGUAGES: Final = tuple(BY_CODE)
DEFAULT: Final = LANGUAGES[0]
BY_LOCALE: Final = {locale: code for code, one in BY_CODE.items() for locale in one.locales}
"""The language that is spoken to people with each of Discord's locales."""


def cldr(language: str) -> str:
    """The locale of a language's plurals, numbers and dates; its code for a language that is in no row."""
    row = BY_CODE.get(language)
    return language if row is None or row.cldr is None else row.cldr


def folders(language: str) -> tuple[str, ...]:
    """The folders with a language's sentences. What a later one says counts."""
    row = BY_CODE.get(language)
    return (language,) if row is None or row.base is None else (row.base, language)


def language_of(tag: str) -> str | None:
    """The language of the bot for a tag such as "it-IT", "en_US" or "pt-br"; None if there is none."""
    tag = tag.replace("_", "-").lower()
    return _BY_TAG.get(tag) or _BY_TAG.get(tag.partition("-")[0])


_BY_TAG: Final = {code.lower(): code for code in BY_CODE}


# Discord's choices and the settings read the codes at run time, which a type checker cannot do.
if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
    LanguageChoice: TypeAlias = str
else:
    LanguageCode = Literal[LANGUAGES]
    LanguageChoice = Literal[("auto", *LANGUAGES)]
