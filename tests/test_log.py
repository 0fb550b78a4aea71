"""The log: what a line holds, what it never holds."""

import ast
import asyncio
import io
import json
import logging
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache

import pytest

from bot import log
from testing.checks.sources import bot_trees
from testing.logs import restore_logging

METHODS = {"debug", "info", "warning", "error", "exception", "critical"}
BY_STRUCTLOG = {"event", "exception", "level", "logger", "stack", "timestamp", "withheld"}
"""What every line gets from the log itself: a fact under such a name is overwritten."""
TOKEN = "MTIzNDU2Nzg5.Gabcde.abcdefghij-klmnop_qrstuvwxyz"


class Card(StrEnum):
    THREE = "3c"


def fail(hand: str, *, told: bool = False) -> None:
    raise LookupError(hand if told else len(hand))


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    with restore_logging("bot", "cogs"):
        yield


@pytest.fixture
def out() -> io.StringIO:
    return io.StringIO()


def lines(out: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_of_json_says_when_where_and_what(out: io.StringIO) -> None:
    log.configure("info", "json", stream=out)
    log.get("bot.tables").info("match started", players=4)
    (line,) = lines(out)
    assert line.pop("timestamp")
    assert line == {"event": "match started", "level": "info", "logger": "bot.tables", "players": 4}


def test_a_table_is_bound_to_the_task(out: io.StringIO) -> None:
    log.configure("info", "json", stream=out)

    async def at(table: str) -> None:
        with log.about(table):
            await asyncio.sleep(0)
            with log.about(None):
                log.get("bot").info("acted")
            logging.getLogger("discord").info("sent")
        log.get("bot").info("done")

    async def both() -> None:
        await asyncio.gather(at("a"), at("b"))

    asyncio.run(both())
    seen = [(line["event"], line.get("table")) for line in lines(out)]
    expected = [(event, table) for event in ("acted", "sent") for table in "ab"] + [("done", None)] * 2
    assert sorted(seen, key=str) == sorted(expected, key=str)


@pytest.mark.parametrize("form", ["console", "json"])
def test_no_card_has_a_name_to_travel_under(out: io.StringIO, form: log.Form) -> None:
    log.configure("debug", form, stream=out)
    log.get("bot").info("dealt", hand="3c 7d", state={"stock": ["3c"]}, what=Card.THREE, reason=["3c"])
    log.get("bot").info("dealt %s", "3c")
    assert "3c" not in out.getvalue()
    assert "hand, state" in out.getvalue()


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_traceback_shows_the_place_and_no_local_values(out: io.StringIO, form: log.Form) -> None:
    log.configure("info", form, stream=out)
    try:
        fail("3c 7d".replace(" ", ""))
    except LookupError:
        log.get("bot").exception("failed")
    assert "LookupError" in out.getvalue()
    assert "3c7d" not in out.getvalue()


@pytest.mark.parametrize("form", ["console", "json"])
def test_secrets_are_struck_wherever_they_come_from(out: io.StringIO, form: log.Form) -> None:
    log.configure("info", form, secrets=[TOKEN, ""], stream=out)
    log.get("bot").info("signing in", what=f"with {TOKEN}")
    logging.getLogger("discord.http").warning("refused: %s", TOKEN)
    try:
        fail(TOKEN, told=True)
    except LookupError:
        log.get("bot").exception("failed")
    assert TOKEN not in out.getvalue()
    assert out.getvalue().count("[redacted]") >= 3


def test_the_token_of_an_interaction_is_struck_from_addresses(out: io.StringIO) -> None:
    log.configure("info", "json", stream=out)
    logging.getLogger("discord.http").warning("PATCH /webhooks/12345/aW50ZXJhY3Rpb24/messages/@original")
    assert lines(out)[0]["event"] == "PATCH /webhooks/12345/[redacted]/messages/@original"


def test_other_libraries_never_log_what_carries_cards(out: io.StringIO) -> None:
    log.configure("debug", "json", stream=out)
    logging.getLogger("aiosqlite").debug("INSERT … 3c")
    logging.getLogger("discord.gateway").debug("payload 3c")
    log.get("bot.tables").debug("woke")
    assert [line["event"] for line in lines(out)] == ["woke"]


def test_the_level_holds_for_everybody(out: io.StringIO) -> None:
    log.configure("warning", "json", stream=out)
    log.get("bot").info("quiet")
    logging.getLogger("discord").info("quiet")
    logging.getLogger("discord").warning("loud")
    assert [line["event"] for line in lines(out)] == ["loud"]


def test_configuring_twice_writes_each_line_once(out: io.StringIO) -> None:
    log.configure("info", "json", stream=io.StringIO())
    log.configure("info", "json", stream=out)
    log.get("bot").info("once")
    assert len(lines(out)) == 1


@cache
def calls() -> Sequence[tuple[str, ast.Call]]:
    """Every call in the bot that writes a line, and where it stands."""
    return [*_calls()]


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path, tree in bot_trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
                and node.func.attr in METHODS
            ):
                yield f"{path}:{node.lineno}", node


def test_every_line_of_the_bot_keeps_the_facts_it_is_about() -> None:
    lost = {
        (where, field.arg)
        for where, call in calls()
        for field in call.keywords
        if field.arg not in log.FIELDS - BY_STRUCTLOG
    }
    assert lost == set()


def test_every_line_of_the_bot_is_named_by_a_literal_and_its_facts_are_fields() -> None:
    assert len(calls()) > 50
    named = [where for where, call in calls() if [type(part) for part in call.args] == [ast.Constant]]
    assert [where for where, _ in calls() if where not in named] == []


def test_every_logger_of_the_bot_is_called_log() -> None:
    others = {
        (path, ast.unparse(node.targets[0]))
        for path, tree in bot_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "get(__name__)"
    }
    assert {name for _, name in others} == {"log"}
