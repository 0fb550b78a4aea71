"""The languages of the bot: one row each. There is no other list of them.

The sentences of a language are in its folder, ``bot/text/locales/<code>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias


class Language(NamedTuple):
    """The facts about a language besides its sentences.

    ``name`` is its name in the language itself, ``zone`` the time zone that is suggested first to its
    speakers.
    """

    name: str
    zone: str


BY_CODE: Final = {
    "en": Language("English", "Europe/London"),
    "it": Language("Italiano", "Europe/Rome"),
    "de": Language("Deutsch", "Europe/Berlin"),
}
"""The languages by their ISO 639-1 codes. The first is the default for people with another language."""
LANGUAGES: Final = tuple(BY_CODE)
DEFAULT: Final = LANGUAGES[0]

# Discord's choices and the settings read the codes at run time, which a type checker cannot do.
if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
    LanguageChoice: TypeAlias = str
else:
    LanguageCode = Literal[LANGUAGES]
    LanguageChoice = Literal[("auto", *LANGUAGES)]
