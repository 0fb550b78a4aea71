"""The languages that the bot speaks: a row for each, and no other list of them anywhere.

The sentences of a language are in its folder, ``bot/text/locales/<code>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias


class Language(NamedTuple):
    """What the bot knows of a language beside its sentences.

    ``name`` is its own name for itself, ``zone`` the time zone that is suggested first to those who speak it.
    """

    name: str
    zone: str


BY_CODE: Final = {
    "en": Language("English", "Europe/London"),
    "it": Language("Italiano", "Europe/Rome"),
    "de": Language("Deutsch", "Europe/Berlin"),
}
"""The languages by their ISO 639-1 code; the first is what people get whose own is not here."""
LANGUAGES: Final = tuple(BY_CODE)
DEFAULT: Final = LANGUAGES[0]

# Discord's choices and the settings read the codes at run time; a checker of types cannot.
if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
    LanguageChoice: TypeAlias = str
else:
    LanguageCode = Literal[LANGUAGES]
    LanguageChoice = Literal[("auto", *LANGUAGES)]
