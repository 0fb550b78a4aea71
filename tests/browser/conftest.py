"""A visitor of the page in the system's Chromium; ``SCREENSHOTS`` names a folder for pictures of the page."""

import io
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, async_playwright
from simcord.preview import _media

from bot.demo.server import demo_server
from bot.settings import Settings
from testing.players.visitor import PATIENCE_MS, Visit, Visitor
from testing.tours.chromium import FLAGS, NAMES, executable


@pytest.fixture(scope="session")
def chromium() -> str:
    found = executable()
    if found is None:
        reason = f"needs a browser of the system: none of {', '.join(NAMES)}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        await started.close()


@pytest.fixture
def shots() -> Path | None:
    """Where pictures of the page are put, to be looked at; None where nobody wants them."""
    named = os.environ.get("SCREENSHOTS")
    if not named:
        return None
    folder = Path(named)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def pictures_read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The preview reads pictures in this process, and starts no Python for each of them.

    ``test_the_tiles_of_a_hand_are_on_the_page`` has them read as the demonstration does.
    """

    async def decode(_: _media.MediaWorker, key: str, blob: bytes, at: float | None) -> _media.MediaInfo:
        assert key
        return _media._process_media(blob, at)

    def write(image: Image.Image, _: int = 0) -> bytes:
        file = io.BytesIO()
        image.save(file, format="PNG", compress_level=1)  # for this machine's own browser
        return file.getvalue()

    monkeypatch.setattr(_media.MediaWorker, "_decode", decode)
    monkeypatch.setattr(_media, "_png", write)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, shots: Path | None, pictures_read_here: None) -> AsyncIterator[Visit]:  # noqa: ARG001 - so they are
    """Opens the page in a window of so many pixels."""
    tabs = []
    async with demo_server(Settings(_env_file=None), language="en") as opened:

        async def visit(width: int, height: int) -> Visitor:
            tab = await browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
            tabs.append(tab)
            tab.set_default_timeout(PATIENCE_MS)
            await tab.goto(opened.page.url)
            return Visitor(tab, opened, shots)

        yield visit
        for tab in tabs:
            await tab.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(visit: Visit) -> Visitor:
    return await visit(1280, 1000)
