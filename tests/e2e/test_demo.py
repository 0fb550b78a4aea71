"""The command that a newcomer types: it says where to look, and ends when it is told to."""

import asyncio
import gc
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot import demo
from bot.demo.server import demo_server
from bot.settings import Settings
from bot.text.catalogue import voices
from testing.worlds.observer import controls

ROOT = Path(__file__).parents[2]
END_SECONDS = 60.0
"""The seconds after which an end is given up. It takes one; but a process in which computers think, which has
a lower priority, may just have begun, and a busy machine keeps it waiting."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "TMPDIR": str(tmp_path), "PYTHONPATH": str(ROOT)}


async def start_demo(environment: dict[str, str], folder: Path, *options: str) -> Process:
    words = [sys.executable, "-m", "bot", "play", "--no-browser", *options]
    return await asyncio.create_subprocess_exec(*words, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE)


@pytest.fixture
async def running(environment: dict[str, str], tmp_path: Path) -> AsyncIterator[Process]:
    process = await start_demo(environment, tmp_path)
    yield process
    if process.returncode is None:
        process.kill()
    await process.communicate()


async def address(process: Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        found = re.search(rb"http://127\.0\.0\.1:\d+/", line)
        if found:
            return found[0].decode()
    raise AssertionError((await process.communicate())[1].decode())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_to_look_and_leaves_nothing_behind(
    running: Process, tmp_path: Path, number: signal.Signals
) -> None:
    where = await address(running)
    async with aiohttp.ClientSession() as session, session.get(where) as answer:
        assert answer.status == 200
    running.send_signal(number)
    output, errors = await asyncio.wait_for(running.communicate(), END_SECONDS)
    assert running.returncode == 0
    assert b"Traceback" not in output + errors
    assert list(tmp_path.iterdir()) == []


async def test_a_taken_port_is_one_line(environment: dict[str, str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = await start_demo(environment, tmp_path, "--port", port)
        output, errors = await asyncio.wait_for(process.communicate(), END_SECONDS)
    assert process.returncode == demo.UNUSABLE
    assert output == b""
    assert errors.decode().splitlines()[-1].startswith(f"The page cannot be shown at port {port}: ")
    assert list(tmp_path.iterdir()) == []


async def test_its_figures_can_be_read(environment: dict[str, str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        metrics = f"127.0.0.1:{taken.getsockname()[1]}"
        process = await start_demo({**environment, "METRICS": metrics}, tmp_path)
        output, errors = await asyncio.wait_for(process.communicate(), END_SECONDS)
        assert (process.returncode, output) == (demo.UNUSABLE, b"")
        assert errors.decode().startswith(f"METRICS: {metrics} cannot be listened on: ")
    process = await start_demo({**environment, "METRICS": metrics}, tmp_path)
    try:
        await address(process)
        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://{metrics}/metrics") as answer:
                assert "\nbriscola_ready 1.0\n" in await answer.text()
            async with session.get(f"http://{metrics}/healthz") as answer:
                assert answer.status == 200
    finally:
        process.terminate()
        await process.communicate()


def test_without_its_extra_it_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    code = demo.run(Settings(_env_file=None), port=None, browser=False, language=None)
    assert code == demo.UNUSABLE
    assert capsys.readouterr().err == "The demonstration needs its extra: pip install 'briscola[demo]'\n"


@pytest.mark.parametrize(("language", "word"), [("it", "mazzo"), ("pt", "baralho")])
async def test_everybody_there_speaks_the_language_asked_for(language: str, word: str) -> None:
    """Also one that Discord lacks, such as the Portuguese of Portugal."""
    async with demo_server(Settings(_env_file=None), language=language) as opened:
        async with opened.pages.lock:
            await opened.people[0].slash(opened.channel, "briscola new")
        welcome, table = opened.world.backend.messages[opened.channel.id].values()
        assert voices()[language]("help-joined") in json.dumps(welcome.components, ensure_ascii=False)
        labels = {control.label for control in controls(table.components)}
        assert voices()[language]("ui-button-start") in labels
        async with opened.pages.lock:
            result = await opened.people[0].slash(opened.channel, "briscola rules")
        assert result.response is not None
        assert word in str(result.response.components)


async def test_the_greeting_is_sent_as_it_is_to_be_and_not_edited() -> None:
    async with demo_server(Settings(_env_file=None, language_ui="en")) as opened:
        backend = opened.world.backend
        (greeting,) = backend.messages[opened.channel.id].values()
        assert voices()["en"]("help-joined") in json.dumps(greeting.components, ensure_ascii=False)
        assert greeting.edited_timestamp is None


async def test_the_tiles_of_a_hand_are_on_the_page() -> None:
    async with demo_server(Settings(_env_file=None), language="en") as opened:
        anna = opened.people[0]
        async with opened.pages.lock:
            for command in ("new", "computer", "start", "hand"):
                await anna.slash(opened.channel, f"briscola {command}")
            await opened.page.refresh()
            preview = opened.page._preview
            (page,) = preview._pages.values()
            tiles = {key: one for key, one in page.assets.items() if one.key.startswith("emoji:")}
            assert len(tiles) >= 3
            for key, tile in tiles.items():
                assert tile.available
                kind, image, _ = await preview._prepare_asset(next(iter(preview._pages)), key)
                assert kind == "image/png"
                assert image.startswith(b"\x89PNG")
    gc.collect()
