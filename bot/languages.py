"""The languages of the bot: one row each. There is no other list of them.

The sentences of a language are in its folder, ``bot/text/locales/<code>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias


class Language(NamedTuple):
    """The facts about a language besides its sentences.

    ``name`` is its name in the language itself, ``zone`` the time zone that is suggested first to its
    speakers. ``locales`` are the languages of Discord's client in which it is spoken; it has none where
    Discord lacks the language, and people choose it in their preferences.
    """

    name: str
    zone: str
    locales: tuple[str, ...]


BY_CODE: Final = {
    "en": Language("English", "Europe/London", ("en-US", "en-GB")),
    "it": Language("Italiano", "Europe/Rome", ("it",)),
    "de": Language("Deutsch", "Europe/Berlin", ("de",)),
}
"""The languages by their ISO 639-1 codes. The first is the default for people with another language."""
LANGUAGES: Final = tuple(BY_CODE)
DEFAULT: Final = LANGUAGES[0]
BY_LOCALE: Final = {locale: code for code, one in BY_CODE.items() for locale in one.locales}
"""The language that is spoken to people with each of Discord's locales."""

# Discord's choices and the settings read the codes at run time, which a type checker cannot do.
if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
    LanguageChoice: TypeAlias = str
else:
    LanguageCode = Literal[LANGUAGES]
    LanguageChoice = Literal[("auto", *LANGUAGES)]
