"""Messages as functions: what Fluent's own resolver does, without its walk over the syntax tree each time.

A function does only what succeeds. With a wrong fact, or one that is too long, it raises ``Unusual``; then
the message is resolved by Fluent, which says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, resolver as tree
from fluent.runtime.types import FluentType

from bot.text.cases import CasedFact

Fact: TypeAlias = str | FluentType
Facts: TypeAlias = Mapping[str, Fact]
_Value: TypeAlias = Callable[[Facts], Fact]
Sentence: TypeAlias = Callable[[Facts], str]

_NUMBER: Final = (int, float)


class Unusual(Exception):
    """A message or its facts are such that Fluent itself has to resolve it."""


def compile_pattern(bundle: FluentBundle, pattern: Any) -> Sentence:  # noqa: ANN401 - Fluent's patterns have no common type
    """The function of a pattern in its bundle's language.

    Raises ``Unusual`` for syntax that it does not know.
    """
    elements = pattern.elements if isinstance(pattern, tree.Pattern) else [pattern]
    return partial(_joined, bundle, [_piece(bundle, element) for element in elements])


def _joined(bundle: FluentBundle, pieces: list[str | _Value], facts: Facts) -> str:
    return "".join([piece if isinstance(piece, str) else _text(bundle, piece(facts)) for piece in pieces])


def _text(bundle: FluentBundle, value: Fact) -> str:
    if isinstance(value, str):
        if len(value) > tree.MAX_PART_LENGTH:
            raise Unusual(value)
        return value
    if isinstance(value, CasedFact):  # a sentence has to name the case
        raise Unusual(value.text)
    return str(value.format(bundle._babel_locale))  # noqa: SLF001 - as Fluent's resolver


def _piece(bundle: FluentBundle, element: Any) -> str | _Value:  # noqa: ANN401 - as above
    match element:
        case tree.TextElement(value=text):
            return str(text)
        case tree.Placeable(expression=expression) | tree.NeverIsolatingPlaceable(expression=expression):
            return _piece(bundle, expression)
        case tree.StringLiteral():
            return str(element.parse()["value"])
        case tree.NumberLiteral(value=number):
            return lambda _: number
        case tree.VariableReference(id=identifier):
            return partial(_fact, identifier.name)
        case tree.MessageReference(id=identifier, attribute=None):
            return _Reference(bundle, identifier.name)
        case tree.FunctionReference(id=identifier, arguments=arguments) if not arguments.named:
            values = [_value(bundle, one) for one in arguments.positional]
            function = bundle._functions[identifier.name]  # noqa: SLF001 - as Fluent's resolver
            return partial(_call, function, values)
        case tree.SelectExpression():
            return _Select(bundle, element)
        case _:
            raise Unusual(type(element).__name__)


def _value(bundle: FluentBundle, element: Any) -> _Value:  # noqa: ANN401 - as above
    piece = _piece(bundle, element)
    return (lambda _: piece) if isinstance(piece, str) else piece


def _fact(name: str, facts: Facts) -> Fact:
    try:
        return facts[name]
    except KeyError as missing:
        raise Unusual(name) from missing


def _call(function: Callable[..., Fact], values: list[_Value], facts: Facts) -> Fact:
    arguments = [value(facts) for value in values]
    try:
        return function(*arguments)
    except Exception as problem:
        raise Unusual(str(problem)) from problem


class _Reference:
    """Another message, which is parsed when it is first needed."""

    def __init__(self, bundle: FluentBundle, key: str) -> None:
        self._bundle = bundle
        self._key = key
        self._sentence: Sentence | None = None

    def __call__(self, facts: Facts) -> str:
        if self._sentence is None:
            try:
                message = self._bundle.get_message(self._key)
            except LookupError as missing:
                raise Unusual(self._key) from missing
            self._sentence = compile_pattern(self._bundle, message.value)
        return self._sentence(facts)


class _Select:
    """The variant of a message that a fact chooses: by its text, its value or its plural form."""

    def __init__(self, bundle: FluentBundle, select: Any) -> None:  # noqa: ANN401 - as above
        self._bundle = bundle
        self._selector = _value(bundle, select.selector)
        self._variants = [
            (variant.key.value if isinstance(variant.key, tree.NumberLiteral) else variant.key.name, sentence)
            for variant in select.variants
            for sentence in [compile_pattern(bundle, variant.value)]
        ]
        defaults = [variant.default for variant in select.variants]
        self._default = self._variants[defaults.index(True)][1]
        self._by_text = {key: sentence for key, sentence in self._variants if isinstance(key, str)}
        self._all_texts = len(self._by_text) == len(self._variants)

    def __call__(self, facts: Facts) -> str:
        chosen = self._selector(facts)
        if isinstance(chosen, str) and self._all_texts:
            return self._by_text.get(chosen, self._default)(facts)
        found = (sentence for key, sentence in self._variants if self._matches(chosen, key))
        return next(found, self._default)(facts)

    def _matches(self, chosen: Fact, key: Fact) -> bool:
        if isinstance(chosen, _NUMBER) and not isinstance(key, _NUMBER):
            return bool(self._bundle._plural_form(chosen) == key)  # noqa: SLF001 - as Fluent's resolver
        if isinstance(key, _NUMBER) and not isinstance(chosen, _NUMBER):
            return bool(self._bundle._plural_form(key) == chosen)  # noqa: SLF001 - as above
        return bool(chosen == key)
