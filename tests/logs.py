"""The log while tests run."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog


def plain() -> None:
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
def put_back(*names: str) -> Iterator[None]:
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
        plain()
