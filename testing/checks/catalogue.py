"""Which facts the messages of the catalogue take, and the sources that use them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl, visitor

from bot.text.catalogue import LOCALES

ROOT = Path(__file__).parents[2]


class Mentions(visitor.Visitor):
    """The variables, messages and functions that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Note another message."""
        self.messages.add(node.id.name)


def messages(language: str) -> dict[str, Mentions]:
    """Every message of a language."""
    texts = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                mentions = Mentions()
                mentions.visit(entry)
                texts[entry.id.name] = mentions
    return texts


def message_facts(language: str) -> dict[str, set[str]]:
    """The facts that each message needs, those of messages inside it included."""
    every = messages(language)

    def of(key: str) -> set[str]:
        mentions = every[key]
        return mentions.variables.union(*(of(inner) for inner in mentions.messages))

    return {key: of(key) for key in every}


def source_trees() -> Iterator[tuple[Path, ast.AST]]:
    """The sources of ``bot`` and ``cogs``, parsed, with their paths."""
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))
