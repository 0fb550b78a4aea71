"""The operator's log: structlog on top of the standard library's logging, on standard error.

A line may contain only the fields in ``FIELDS``, and only plain values: a hand, a stock or a seed has no
field name, and of an object only its type is shown. Other libraries never log below *info*, where they would
write statements and messages that contain cards. Secrets are removed from the finished line.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Literal, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

FIELDS = frozenset(
    {
        # structlog's own
        "event",
        "exc_info",
        "exception",
        "level",
        "logger",
        "stack",
        "stack_info",
        "timestamp",
        "withheld",
        # the table and the person
        "at",
        "channel",
        "command",
        "computer",
        "game",
        "guild",
        "interaction",
        "match",
        "message",
        "person",
        "people",
        "players",
        "seat",
        "seq",
        "table",
        "user",
        # what happened
        "action",
        "day",
        "stars",
        "code",
        "cog",
        "deadline",
        "due_at",
        "error",
        "incident",
        "kind",
        "outcome",
        "process",
        "reason",
        "season",
        "status",
        "step",
        "task",
        "what",
        # how much, how often, how long (milliseconds, seconds, bytes)
        "ahead_ms",
        "attempt",
        "attempts",
        "bytes",
        "count",
        "delay_s",
        "done",
        "guilds",
        "of",
        "size",
        "tables",
        "took_ms",
        "version",
        "workers",
        # where
        "database",
        "file",
        "host",
        "language",
        "path",
        "port",
        "shard",
        "shards",
        "url",
    }
)
"""The fields that a line may have. Add a new one here deliberately, and never one that could hold a card."""

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["console", "json"]

_OWN = ("bot", "cogs")
_STRUCK = "[redacted]"
# Discord's addresses contain the tokens of interactions, with which anybody can write as the bot for 15
# minutes.
_ADDRESS_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s\"'?]+")


def get(name: str) -> structlog.stdlib.BoundLogger:
    """The logger of a module (``__name__``). Events are short past-tense phrases, facts are fields."""
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return logger


@contextmanager
def about(table: str | None) -> Iterator[None]:
    """Bind a table to every line logged within, also by the tasks started within. None binds nothing."""
    with structlog.contextvars.bound_contextvars(**({} if table is None else {"table": table})):
        yield


def configure(
    level: Level = "info",
    form: Form = "console",
    *,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send the lines of this process, and of the libraries in it, to ``stream`` (standard error).

    A further call replaces the previous one. ``secrets`` never appear in a line, whoever logs it.
    """
    target = sys.stderr if stream is None else stream
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *before,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = _Handler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _fence,
                *_rendering(form, colours=target.isatty()),
                _striking(frozenset(filter(None, secrets))),
            ],
        )
    )
    root = logging.getLogger()
    for former in [h for h in root.handlers if isinstance(h, _Handler)]:
        root.removeHandler(former)
    root.addHandler(handler)
    least = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(least, logging.INFO))
    for name in _OWN:
        logging.getLogger(name).setLevel(least)


class _Handler(logging.StreamHandler[TextIO]):
    """The handler that ``configure`` puts on the root logger, so that a later call finds only this one."""


def _rendering(form: Form, *, colours: bool) -> list[Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    # A plain traceback: prettier ones print local variables, hands among them.
    return [
        structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback),
    ]


def _fence(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """Keep the fields in ``FIELDS`` with plain values, and name those that were withheld."""
    fields = {name: _plain(name, value) for name, value in line.items() if name in FIELDS}
    withheld = sorted(line.keys() - fields.keys())
    return {**fields, "withheld": ", ".join(withheld)} if withheld else fields


def _plain(name: str, value: object) -> object:
    # The exact type is compared, because a card is a kind of string.
    if name in {"exc_info", "stack_info"} or type(value) in {str, int, float, bool, type(None)}:
        return value
    return f"<{type(value).__name__}>"


def _striking(secrets: frozenset[str]) -> Processor:
    """The last step: removes ``secrets``, and tokens in Discord's addresses, from a rendered line."""

    def strike(_logger: WrappedLogger, _method: str, line: EventDict) -> str:
        text = cast("str", line)  # after the renderer the line is text
        for secret in secrets:
            text = text.replace(secret, _STRUCK)
        return _ADDRESS_TOKEN.sub(rf"\g<1>{_STRUCK}", text)

    return strike
