"""``Process``: the bot as its own process, started, stopped and killed."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TOKEN = "made-up.token.of-three-parts"  # nobody's
LAST_LINES = 60
PATIENCE = 20.0
"""The seconds within which a bot stops after it is told to."""


class Process:
    """One bot after the other, with a database in ``folder``. Their output is in ``folder/bot.log``.

    ``settings`` are those of ``bot.settings.Settings``, by name.
    """

    def __init__(self, folder: Path, address: str, **settings: Any) -> None:  # noqa: ANN401 - whatever Settings has
        self.database = folder / "briscola.db"
        self.log_file = folder / "bot.log"
        self._folder = folder
        self._address = address
        self._settings = {
            "discord_token": TOKEN,
            "database": self.database,
            "think_time": "off",
            "log_format": "json",
            **settings,
        }
        self._running: asyncio.subprocess.Process | None = None

    @property
    def last_words(self) -> str:
        """The end of the bots' output."""
        return "\n".join(self.log_file.read_text("utf-8", "replace").splitlines()[-LAST_LINES:])

    @property
    def pid(self) -> int:
        """The process id of the bot that was started last."""
        if self._running is None:
            raise RuntimeError("no bot was started")
        return self._running.pid

    async def start(self) -> None:
        """Start a bot, without waiting for it."""
        environment = {
            name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG", "TZ"}
        }
        settings = {name.upper(): str(value) for name, value in self._settings.items()}
        with self.log_file.open("ab") as log_file:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "testing.wire.launcher",
                self._address,
                cwd=self._folder,  # a folder without .env
                env={**environment, **settings, "PYTHONPATH": str(ROOT)},
                stdout=log_file,
                stderr=log_file,
                start_new_session=True,  # so that its child processes can be found after its death
            )

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the bot itself."""
        os.kill(self.pid, number)

    async def kill(self) -> None:
        """End it as a power cut would."""
        await self._ended(signal.SIGKILL)

    async def stop(self) -> int:
        """End it as an operator does; returns the exit code."""
        return await self._ended(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait until it has ended by itself. Returns the exit code."""
        if self._running is None:
            raise RuntimeError("no bot was started")
        return await self._running.wait()

    async def _ended(self, number: signal.Signals) -> int:
        running = self._running
        if running is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            running.send_signal(number)
        try:
            async with asyncio.timeout(PATIENCE):
                code = await running.wait()
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)  # its worker processes
        return code
