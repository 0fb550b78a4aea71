"""LA-2: what stands on buttons and menus fits, in every language and whatever is put in.

The pages themselves are held against Discord's limits where they are made; this looks at every label of the
catalogue at once, so that a new language learns of all that are too long in one run.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from fluent.syntax import ast as ftl

from bot.languages import LANGUAGES
from bot.pages.limits import BUTTON_LABEL, CHOICE_LABEL, CHOICE_READ, MODAL_LABEL
from bot.text.catalogue import voices
from testing.checks.catalogue import parsed
from testing.checks.sources import bot_trees
from testing.each import each

FACT = 12
"""The characters of a fact that is neither a number nor a person: a suit, a rank, a date."""
LENGTHS = {
    **dict.fromkeys(("count", "number", "players", "points", "days", "stars", "low", "high", "deals"), 3),
    **dict.fromkeys(("player", "host", "names", "name"), 20),
    "question": 0,
    "what": 0,
    "cards": 40,
    "game": 24,
    "meaning": 24,
    "gesture": 40,
}
"""Those of facts that are shorter or longer; what is said aloud stands in texts of its own below."""
CALLS = {"Button": BUTTON_LABEL, "Menu": CHOICE_LABEL, "UserMenu": CHOICE_LABEL}
"""The calls that put a text on something, with the room there is."""
BEGINNINGS = {
    "label-": BUTTON_LABEL,
    "ui-button-": BUTTON_LABEL,
    "question-": BUTTON_LABEL,
    "order-": BUTTON_LABEL,
    "ui-bid-force": MODAL_LABEL,
    "ui-bid-points": MODAL_LABEL,
    "ui-bid-between": MODAL_LABEL,
    "talk-gesture-title": MODAL_LABEL,
    "choice-": CHOICE_READ,
    "suggest-": CHOICE_LABEL,
    "variant-label": CHOICE_READ,
}
"""The keys of labels by their beginnings. A question or an order stands on a button beside a name, and some
labels are titles of forms."""


@cache
def labels() -> Mapping[str, int]:
    """The keys of texts that the code puts on buttons and menus, with the room for each."""
    return MappingProxyType(dict(_labels()))


def _labels() -> Iterator[tuple[str, int]]:
    for _, tree in bot_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                for inner in ast.walk(node):
                    key = _key(inner)
                    if key is not None:
                        yield key, CALLS[node.func.id]


def _key(node: ast.AST) -> str | None:
    if not isinstance(node, ast.Call) or not node.args:
        return None
    is_voice = isinstance(node.func, ast.Name) and node.func.id == "voice"
    first = node.args[0]
    return str(first.value) if is_voice and isinstance(first, ast.Constant) else None


def longest(node: ftl.SyntaxNode | None, every: dict[str, ftl.Message]) -> int:
    """The characters of a text at its longest."""
    match node:
        case ftl.Message():
            return longest(node.value, every)
        case ftl.Pattern(elements=parts):
            return sum(longest(part, every) for part in parts)
        case ftl.TextElement(value=text):
            return len(text)
        case ftl.StringLiteral():
            return len(node.parse()["value"])
        case ftl.Placeable(expression=inner):
            return longest(inner, every)
        case ftl.SelectExpression(variants=variants):
            return max(longest(variant.value, every) for variant in variants)
        case ftl.VariableReference(id=name):
            return LENGTHS.get(name.name, FACT)
        case ftl.MessageReference(id=name):
            return longest(every[name.name], every)
        case ftl.FunctionReference(arguments=arguments):
            return longest(arguments.positional[0], every)
        case _:
            raise TypeError(type(node).__name__)


@each("language", LANGUAGES)
def test_LA_2_every_label_fits(language: str) -> None:
    every, rooms = parsed(language), labels()
    assert len(rooms) > 30
    rooms = {
        **rooms,
        **{key: room for key in every for beginning, room in BEGINNINGS.items() if key.startswith(beginning)},
    }
    lengths = {key: longest(every[key], every) for key in rooms}
    assert {key: length for key, length in lengths.items() if length > rooms[key]} == {}


@each("language", LANGUAGES)
@each(
    "one, other",
    [
        ("ui-button-to-lobby", "ui-button-come-back"),  # to a page; into a tournament
        (
            "ui-button-never-mind",
            "ui-button-event-cancel",
        ),  # keep a tournament; call it off
    ],
)
def test_buttons_that_do_different_things_read_differently(language: str, one: str, other: str) -> None:
    voice = voices()[language]
    assert voice(one) != voice(other)
