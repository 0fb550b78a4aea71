"""Offers the figures at ``/metrics`` and the state of the process at ``/healthz``.

The server runs on the bot's event loop: if the loop stands still, neither answers.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from bot.cancellation import cancel
from bot.metrics.meter import OFF, Meter
from bot.settings import SettingsError

if TYPE_CHECKING:
    from aiohttp import web

    from bot.metrics.figures import Figures

METRICS: Final = "/metrics"
HEALTH: Final = "/healthz"
NOT_INSTALLED: Final = "METRICS is set, which needs the extra of that name"
REMEDY: Final = "pip install 'briscola[metrics]'"
_PATIENCE: Final = 1.0
"""The seconds for which the end waits for a reader."""


def is_installed() -> bool:
    """Whether the extra is there."""
    return importlib.util.find_spec("prometheus_client") is not None


@asynccontextmanager
async def serve(address: tuple[str, int] | None) -> AsyncIterator[Meter]:
    """The meter of a process, whose figures are offered at ``address`` within the block, if there is one.

    Raises ``SettingsError`` (one line) if the extra is missing or nobody may listen there.
    """
    if address is None:
        yield OFF
        return
    if not is_installed():
        raise SettingsError(f"{NOT_INSTALLED}: {REMEDY}")
    from aiohttp import http_exceptions, web  # noqa: PLC0415 - only those who want figures load a server

    from bot.metrics.figures import Figures  # noqa: PLC0415 - as above

    def is_of_the_bot(record: logging.LogRecord) -> bool:
        """Whether a line is more than that somebody sent what is no HTTP, which is answered with 400."""
        error = record.exc_info[1] if record.exc_info else None
        return not isinstance(error, http_exceptions.HttpProcessingError)

    server_log = logging.getLogger("aiohttp.server")
    server_log.addFilter(is_of_the_bot)
    figures = Figures()
    runner = web.AppRunner(_application(figures), access_log=None, shutdown_timeout=_PATIENCE)
    await runner.setup()
    following = asyncio.create_task(figures.follow_the_loop(), name="event loop's delay")
    try:
        await _listen(runner, address)
        yield figures
    finally:
        await cancel(following)
        await runner.cleanup()
        server_log.removeFilter(is_of_the_bot)


async def _listen(runner: web.AppRunner, address: tuple[str, int]) -> None:
    from aiohttp import web  # noqa: PLC0415 - as above

    host, port = address
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SettingsError(f"METRICS: {host}:{port} cannot be listened on: {reason}") from None


def _application(figures: Figures) -> web.Application:
    from aiohttp import web  # noqa: PLC0415 - as above
    from prometheus_client.exposition import choose_encoder  # noqa: PLC0415 - as above

    async def metrics(request: web.Request) -> web.Response:
        try:
            encode, kind = choose_encoder(request.headers.get("Accept", ""))
        except (TypeError, ValueError):  # the library compares a version that is no number
            encode, kind = choose_encoder("")
        return web.Response(body=encode(figures.registry), headers={"Content-Type": kind})

    async def health(_: web.Request) -> web.Response:
        outage = figures.outage
        status = HTTPStatus.OK if outage is None else HTTPStatus.SERVICE_UNAVAILABLE
        return web.Response(text=f"{outage or 'ok'}\n", status=status)

    application = web.Application()
    application.add_routes([web.get(METRICS, metrics), web.get(HEALTH, health)])
    return application
