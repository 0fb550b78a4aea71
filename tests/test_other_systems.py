"""The bot loads and starts where nothing of POSIX is to be had, as on Windows."""

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from signal import SIGINT

import pytest

from bot.store.locks import Lock
from testing.command_line import TOKEN

ROOT = Path(__file__).parents[1]
EVER = 120
"""Seconds that no start takes."""

Begin = Callable[..., Awaitable[Process]]


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Begin]:
    """Begins a command in an empty folder, with a token and nothing else set."""
    begun: list[Process] = []
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "DATABASE": "b.db"}

    async def start(*words: str) -> Process:
        command = [sys.executable, "-m", "testing.processes.without_posix", *words]
        process = await asyncio.create_subprocess_exec(
            *command, cwd=tmp_path, env=environment, stdout=PIPE, stderr=PIPE
        )
        begun.append(process)
        return process

    yield start
    for process in begun:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def until(stream: asyncio.StreamReader | None, said: bytes) -> None:
    """Read on until a line says so."""
    assert stream is not None
    lines = []
    async for line in stream:
        lines.append(line)
        if said in line:
            return
    pytest.fail(b"".join(lines).decode())


async def ended(process: Process) -> tuple[int | None, str]:
    """How a process ended, and what it said last on its error stream."""
    async with asyncio.timeout(EVER):
        _, errors = await process.communicate()
    return process.returncode, errors.decode()


async def test_doctor_finds_nothing_amiss(begin: Begin) -> None:
    process = await begin("doctor")
    out, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert b"fail" not in out


async def test_play_opens_its_page_and_ends_when_told_to(begin: Begin, tmp_path: Path) -> None:
    process = await begin("play", "--no-browser")
    async with asyncio.timeout(EVER):
        await until(process.stdout, b"http://127.0.0.1:")
    process.send_signal(SIGINT)
    assert await ended(process) == (0, "")
    assert list(tmp_path.iterdir()) == []


async def test_run_makes_its_database_alone_and_ends_when_told_to(begin: Begin, tmp_path: Path) -> None:
    process = await begin("run")
    async with asyncio.timeout(EVER):
        await until(process.stderr, b"Discord cannot be reached")
    second = await begin("run")
    assert await ended(second) == (2, "b.db: in use by another process\n")
    process.send_signal(SIGINT)
    code, errors = await ended(process)
    assert (code, "Traceback" in errors) == (0, False)
    with closing(sqlite3.connect(tmp_path / "b.db")) as link:
        assert link.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    Lock(tmp_path / "b.db.lock").release()
