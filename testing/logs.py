"""The log while tests run."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog


def log_plainly() -> None:
    """What the bot logs where nobody has set its log up: structlog's pretty tracebacks take a second each."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.dev.set_exc_info,
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ]
    )


@contextmanager
def restore_logging(*names: str) -> Iterator[None]:
    """Let a test set the log up; afterwards it is as before, the levels of these loggers too."""
    root = logging.getLogger()
    handlers, levels = list(root.handlers), {name: logging.getLogger(name).level for name in ("", *names)}
    try:
        yield
    finally:
        root.handlers[:] = handlers
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
        structlog.reset_defaults()
        log_plainly()


CARD = r"\b[A2-7JQK][dcsb]\b(?!-)"
"""A card in notation: none may stand in a line of the log. A match's id ends in a number after a dash."""


class Complaints(logging.Handler):
    """What was logged as an error: discord.py tells of an exception in a button in no other way."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))
