"""The list of commands as Discord gets it: within its limits, and in every language."""

import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from discord.ext import commands

import cogs
from bot.languages import BY_CODE, BY_LOCALE, LANGUAGES
from bot.pages.limits import CHOICE_READ
from bot.rules.games import GAMES
from bot.rules.notation.presets import Preset
from bot.ui.answers.person.preferences import AUTO, VALUES
from bot.ui.commands import CatalogueTranslator
from testing.checks import openapi
from testing.checks.catalogue import sources

ROOT = Path(__file__).parents[2]
OTHERS = tuple(locale for locale, code in BY_LOCALE.items() if code != "en")
NAME = re.compile(r"[-_'\w]{1,32}")
MENTION = re.compile(r"`/([-\w]+(?: [-\w]+)?)")
"""A command, in backquotes as every text writes one."""
SUB_COMMAND, SUB_GROUP = 1, 2
IN_SERVERS, IN_OWN_DMS = 0, 1
BY_SERVERS, BY_PEOPLE = 0, 1


TREE = {
    "briscola": {
        *("new", "tutor", "join", "leave", "start", "computer", "invite", "remove", "seats", "options"),
        *("shuffle", "table", "rematch", "end", "substitute", "verify"),
        *("hand", "play", "last", "score", "rules", "read", "help", "hint"),
    },
    "briscola-move": {
        *("bid", "pass", "call", "exchange", "conquista", "claim", "concede", "denounce", "resign"),
    },
    "briscola-me": {"stats", "history", "preferences", "holiday", "privacy", "match"},
    "signal": set(),
    "partner": {"ask", "answer", "order", "watch", "gesture"},
    "rais": {"vote", "ask", "order", "look"},
    "leaderboard": set(),
    "briscola-admin": {
        "channels",
        "day",
        "digest",
        "end",
        "hands",
        "language",
        "limits",
        "puzzle",
        "seasons",
        "status",
        "tables",
        "tricks",
    },
    "puzzle": {"solve", "board", "day"},
    "tournament": {
        *("new", "enter", "withdraw", "table", "standings"),
        *("start", "round", "player", "result", "cancel"),
    },
}
"""Few names at the top, none that another bot is likely to have (V-19)."""
LARGEST = 6_500
"""Characters of a command: Discord allows 8,000, and new commands need room."""


class Node(NamedTuple):
    """A command, a sub-command, an option or a choice, with the path that leads to it."""

    path: str
    data: dict[str, Any]


def inside(node: Node, key: str = "options") -> list[Node]:
    return [Node(f"{node.path} {one['name']}", one) for one in node.data.get(key, [])]


def nodes(roots: list[Node]) -> Iterator[Node]:
    """Every command, group and option."""
    for root in roots:
        yield root
        yield from nodes(inside(root))


def spoken(node: Node, key: str, language: str) -> str:
    """A text of a node in a language: English is the base, Discord falls back to it."""
    locales = () if language == "en" else BY_CODE[language].locales
    return str(node.data[f"{key}_localizations"][locales[0]] if locales else node.data[key])


@pytest.fixture
async def roots() -> list[Node]:
    bot = commands.AutoShardedBot("!", intents=discord.Intents(guilds=True))
    for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
        await bot.load_extension(module.name)
    translator = CatalogueTranslator()
    payloads = [await one.get_translated_payload(bot.tree, translator) for one in bot.tree.get_commands()]
    return [Node(payload["name"], dict(payload)) for payload in payloads]


@pytest.fixture
def game(roots: list[Node]) -> Node:
    return next(root for root in roots if root.path == "briscola")


def test_V_19_the_tree_of_commands(roots: list[Node]) -> None:
    found = {
        root.path: {
            node.data["name"] for node in inside(root) if node.data["type"] in {SUB_COMMAND, SUB_GROUP}
        }
        for root in roots
    }
    assert found == TREE
    assert len(TREE) <= 10


def test_every_text_is_there_in_every_language(roots: list[Node]) -> None:
    for node in nodes(roots):
        for key in ("name", "description"):
            assert node.data[f"{key}_localizations"].keys() == set(OTHERS), node.path
        for choice in inside(node, "choices"):
            assert choice.data["name_localizations"].keys() == set(OTHERS), choice.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_such_as_discord_takes(roots: list[Node], language: str) -> None:
    for node in nodes(roots):
        name = spoken(node, "name", language)
        assert NAME.fullmatch(name), (node.path, name)
        assert name == name.lower(), node.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_fit(roots: list[Node], language: str) -> None:
    for node in nodes(roots):
        assert 1 <= len(spoken(node, "description", language)) <= 100, node.path
        for choice in inside(node, "choices"):
            assert 1 <= len(spoken(choice, "name", language)) <= CHOICE_READ, choice.path
            assert len(str(choice.data["value"])) <= 100, choice.path


def mentioned(text: str) -> Iterator[list[str]]:
    """The commands that a text names, with what is inside each: a sub-command or an option."""
    for found in MENTION.finditer(text):
        yield found[1].split()


def documents(language: str) -> tuple[str, ...]:
    """The documents of a language, which name commands. One with a base has none of its own."""
    if language == "en":
        return ("README.md", "docs/fairness.md")
    has_own = BY_CODE[language].base is None
    return (f"docs/readme/{language}.md", f"docs/fairness/{language}.md") if has_own else ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_commands_as_they_are_called_in_their_language(
    roots: list[Node], language: str
) -> None:
    """Commands have a name in every language, and there is no other by which they are found."""
    inner = {
        spoken(root, "name", language): {spoken(node, "name", language) for node in inside(root)}
        for root in roots
    }
    texts = [
        line for text in sources(language).values() for line in text.splitlines() if not line.startswith("#")
    ]
    for document in documents(language):
        texts += (ROOT / document).read_text(encoding="utf-8").splitlines()
    found = [words for text in texts for words in mentioned(text)]
    assert len(found) > 10
    assert [words for words in found if words[0] not in inner] == []
    assert [words for words in found if len(words) > 1 and words[1] not in inner[words[0]]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beside_each_other_differ(roots: list[Node], language: str) -> None:
    families = [roots, *(inside(node) for node in nodes(roots))]
    families += [inside(node, "choices") for node in nodes(roots)]
    for family in families:
        names = [spoken(node, "name", language) for node in family]
        assert len(names) == len(set(names)), names


def test_nothing_holds_more_than_twenty_five(roots: list[Node]) -> None:
    for node in nodes(roots):
        assert len(inside(node)) <= 25, node.path
        assert len(inside(node, "choices")) <= 25, node.path


def test_V_19_no_command_is_too_large(roots: list[Node]) -> None:
    for root in roots:
        assert size(root) <= LARGEST, (root.path, size(root))


def size(node: Node) -> int:
    data = node.data
    texts = [data["name"], data.get("description", ""), str(data.get("value", ""))]
    longest = [
        max([text, *(data.get(f"{key}_localizations") or {}).values()], key=len)
        for key, text in zip(("name", "description", "value"), texts, strict=True)
    ]
    return sum(map(len, longest)) + sum(size(one) for one in (*inside(node), *inside(node, "choices")))


def test_only_admins_are_offered_the_admin_commands_and_only_in_servers(roots: list[Node]) -> None:
    admin = next(root.data for root in roots if root.path == "briscola-admin")
    assert int(admin["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
    assert admin["contexts"] == [IN_SERVERS]
    assert admin["integration_types"] == [BY_SERVERS]


def test_all_else_works_in_direct_messages_too_and_nowhere_else(roots: list[Node]) -> None:
    for root in roots:
        if root.path not in {"briscola-admin", "tournament"}:  # tournaments belong to a server
            assert root.data["contexts"] == [IN_SERVERS, IN_OWN_DMS], root.path
            assert root.data["integration_types"] == [BY_SERVERS, BY_PEOPLE], root.path
            assert root.data["default_member_permissions"] is None, root.path


def test_every_seat_command_can_name_its_table(game: Node) -> None:
    without = {"new", "tutor", "verify", "help"}
    for node in inside(game):
        named = {option.data["name"]: option.data for option in inside(node)}
        if node.data["name"] not in without:
            assert named["table"].get("autocomplete"), node.path
            assert not named["table"].get("required"), node.path


def test_the_choices_of_a_preference_are_those_that_are_stored(roots: list[Node]) -> None:
    by_path = {node.path: node for node in nodes(roots)}
    for option, values in VALUES.items():
        offered = inside(by_path[f"briscola-me preferences {option}"], "choices")
        assert {node.data["value"] for node in offered} == set(values)
    offered = inside(by_path["briscola-admin language language"], "choices")
    assert {node.data["value"] for node in offered} == {AUTO, *LANGUAGES}


def test_every_game_and_number_of_players_can_be_named(roots: list[Node]) -> None:
    by_path = {node.path: node for node in nodes(roots)}
    for path in ("briscola new game", "briscola rules game", "leaderboard game"):
        assert by_path[path].data["autocomplete"]
    presets = {node.data["value"] for node in inside(by_path["briscola new preset"], "choices")}
    assert presets == set(Preset)
    numbers = {node.data["value"] for node in inside(by_path["briscola new players"], "choices")}
    assert numbers == {number for game in GAMES.values() for number in game.players}


@pytest.mark.skipif(
    not openapi.available(), reason="Discord's description of its API is not beside this tree"
)
def test_discord_takes_the_list(roots: list[Node]) -> None:
    check = openapi.body_validator("/applications/{application_id}/commands", "put")
    assert check is not None
    body = [openapi.normalize(root.data) for root in roots]
    assert [f"{list(error.instance_path)}: {error.message[:300]}" for error in check.iter_errors(body)] == []
