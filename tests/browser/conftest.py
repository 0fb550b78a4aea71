"""A visitor of the page in the system's Chromium; ``SCREENSHOTS`` names a folder for pictures of the page."""

import gc
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from bot.demo.server import demo_server
from bot.settings import Settings
from testing.players.visitor import PATIENCE_MS, Visit, Visitor
from testing.tours.chromium import FLAGS, NAMES, executable


@pytest.fixture(scope="module")
def chromium() -> str:
    found = executable()
    if found is None:
        reason = f"needs a browser of the system: none of {', '.join(NAMES)}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest.fixture
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
async def visit(browser: Browser, shots: Path | None) -> AsyncIterator[Visit]:
    """Opens the page in a window of so many pixels."""
    async with demo_server(Settings(_env_file=None), language="en") as opened:

        async def visit(width: int, height: int) -> Visitor:
            tab = await browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
            tab.set_default_timeout(PATIENCE_MS)
            await tab.goto(opened.page.url)
            return Visitor(tab, opened, shots)

        yield visit
    gc.collect()  # here and not in somebody else's test: see the warning that tests of the page let pass


@pytest.fixture
async def visitor(visit: Visit) -> Visitor:
    return await visit(1280, 1000)
