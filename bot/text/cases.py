"""Names of cards in the cases of a language (LA-3).

Croatian has "trica kupa" and "igra tricu kupa". A name that is put into a sentence is therefore a
``CasedText`` there, and the sentence says which case it takes: ``{ CASE($card, "accusative") }``. Languages
without cases have plain texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Self

from babel import Locale
from fluent.runtime.types import FluentType

NOMINATIVE: Final = "nominative"


class CasedText(str):
    """A text in every case of its language. By itself it is the nominative."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str]) -> Self:
        """Make a text of its forms by their cases; the nominative must be among them."""
        text = super().__new__(cls, forms[NOMINATIVE])
        text.forms = forms
        return text

    def __reduce__(self) -> tuple[type[Self], tuple[dict[str, str]]]:
        """Let it be copied and pickled, which would otherwise make it of its nominative."""
        return type(self), (dict(self.forms),)


class CasedFact(FluentType):
    """A ``CasedText`` as a fact of a message. It notes whether a sentence took it without naming a case."""

    def __init__(self, text: CasedText) -> None:
        self.text = text
        self.is_caseless = False

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the signature of every Fluent type
        """The nominative, which is better than nothing."""
        self.is_caseless = True
        return str(self.text)


def case(fact: Any, wanted: str) -> Any:  # noqa: ANN401 - whatever Fluent passes on
    """Fluent's function ``CASE``: the form of a fact in a case. A plain text has one form only.

    Raises ``KeyError`` if the language has no such case.
    """
    return fact.text.forms[str(wanted)] if isinstance(fact, CasedFact) else fact


def transformed(text: str, change: Callable[[str], str]) -> str:
    """``change`` of a text, in every case if it has cases."""
    if isinstance(text, CasedText):
        return CasedText({one: change(form) for one, form in text.forms.items()})
    return change(text)


def joined(items: Iterable[str], join: Callable[[list[str]], str]) -> str:
    """``join`` of some texts, in every case if one of them has cases."""
    texts = list(items)
    cases = next((text.forms for text in texts if isinstance(text, CasedText)), None)
    if cases is None:
        return join(texts)
    return CasedText({one: join([_form(text, one) for text in texts]) for one in cases})


def _form(text: str, wanted: str) -> str:
    return text.forms[wanted] if isinstance(text, CasedText) else text
