"""Which facts the messages of the catalogue take, and the sources that use them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import FluentParser, ast as ftl, visitor

from bot.languages import folders
from bot.text.catalogue import LOCALES, entries

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


def parsed_folder(folder: str) -> dict[str, ftl.Message]:
    """The messages in a folder of the catalogue."""
    return {
        entry.id.name: entry
        for path in sorted((LOCALES / folder).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def parsed(language: str) -> dict[str, ftl.Message]:
    """Every message of a language, those that it has from its base included."""
    return {key: message for folder in folders(language) for key, message in parsed_folder(folder).items()}


def sources(language: str) -> dict[str, str]:
    """Every message of a language as it is written, with those that it has from its base."""
    return {
        key: text
        for folder in folders(language)
        for path in sorted((LOCALES / folder).glob("*.ftl"))
        for key, text in entries(path.read_text("utf-8")).items()
    }


@cache
def messages(language: str) -> Mapping[str, Mentions]:
    """What each message of a language mentions."""
    return MappingProxyType(mentions_of(parsed(language)))


def mentions_of(every: Mapping[str, ftl.Message]) -> dict[str, Mentions]:
    """What each of these messages mentions."""
    found = {}
    for key, message in every.items():
        found[key] = Mentions()
        found[key].visit(message)
    return found


def message_facts(language: str) -> dict[str, set[str]]:
    """The facts that each message of a language needs, those of messages inside it included."""
    return _facts(messages(language))


def facts_of(every: Mapping[str, ftl.Message]) -> dict[str, set[str]]:
    """The facts that each of these messages needs, those of messages inside it included."""
    return _facts(mentions_of(every))


def _facts(every: Mapping[str, Mentions]) -> dict[str, set[str]]:
    def of(key: str) -> set[str]:
        mentions = every[key]
        return mentions.variables.union(*(of(inner) for inner in mentions.messages))

    return {key: of(key) for key in every}
