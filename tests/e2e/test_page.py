"""The page of the demonstration, played in a real Chromium from the lobby to the leaderboard."""

import gc
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page as Tab, TimeoutError as TooLate, async_playwright

from bot.demo.bar import Bar, bar
from bot.settings import Settings
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import voices

pytestmark = [
    pytest.mark.browser,
    # The preview kills its readers of pictures and leaves their pipes to the garbage collector.
    pytest.mark.filterwarnings("ignore:Exception ignored in:pytest.PytestUnraisableExceptionWarning"),
]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE_MS = 30_000
PRESSED = 6
"""So many cards are played on the page; the others, of which it shows no more, by command."""
ENGLISH = voices()["en"]


@pytest.fixture(scope="module")
def chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        reason = f"needs a browser of the system: none of {', '.join(CHROMIUMS)}"
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
def shots(tmp_path: Path) -> Path:
    """Where pictures of the page are put, to be looked at."""
    folder = Path(os.environ.get("SCREENSHOTS") or tmp_path / "shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class Visitor:
    """Somebody before the page."""

    def __init__(self, tab: Tab, opened: Bar, shots: Path) -> None:
        self.tab = tab
        self.bar = opened
        self.shots = shots
        self.messages = tab.locator("#channel-message-list")

    async def ready(self) -> None:
        # An edit that comes late would close the menu that is just open.
        bot: Any = self.bar.world.bot
        await bot.context.publisher.idle()
        await self.tab.wait_for_function("() => window.simcordPreview?.ready")

    async def shoot(self, name: str, text: str | None = None) -> None:
        """Take a picture of the page, with the newest message that has ``text`` in sight."""
        await self.ready()
        shown = self.messages.locator(".channel-message", has_text=text).last
        await shown.scroll_into_view_if_needed()
        await self.tab.screenshot(path=self.shots / f"{name}.png")

    async def command(self, name: str, **options: str) -> None:
        """Type a slash command and send it."""
        await self.ready()
        await self.tab.locator("#channel-composer-input").fill(f"/{name}")
        choice = self.tab.locator("#command-picker-listbox [role=option]")
        await choice.filter(has_text=f"/{name}").first.click()
        for option, value in options.items():
            field = self.tab.locator(f".command-row input[data-option={option}]")
            if not await field.count():
                await self.tab.locator(f"#command-suggestion-listbox [data-value={option}]").click()
            await field.fill(value)
            offered = self.tab.locator("#command-suggestion-listbox [role=option]")
            if await offered.count():
                await offered.first.click()
        await self.tab.locator("#send-message").click()
        await self.ready()

    def button(self, label: str) -> Locator:
        """The newest button of that label."""
        return self.messages.get_by_role("button", name=label).last

    async def press(self, label: str) -> None:
        await self.ready()
        await self.button(label).click()
        await self.ready()

    async def become(self, name: str) -> None:
        await self.ready()
        await self.tab.select_option("#viewer-picker", label=name)
        await self.ready()

    async def choose(self, hint: str, value: str) -> None:
        """Choose in the menu that shows ``hint``."""
        await self._choose(self.messages.locator(".select-trigger", has_text=hint).last, value)

    async def choose_first(self, value: str) -> None:
        """Choose in the uppermost menu of the newest message."""
        newest = self.messages.locator(".channel-message").last
        await self._choose(newest.locator(".select-trigger").first, value)

    async def _choose(self, menu: Locator, value: str) -> None:
        """Open a menu and choose; once more when an edit that came late has closed it meanwhile."""
        option = self.tab.locator(f".preview-select.is-open [role=option][data-value='{value}']")
        for patience in (PATIENCE_MS / 10, PATIENCE_MS / 10, PATIENCE_MS):
            await self.ready()
            await menu.click()
            try:
                await option.click(timeout=patience)
            except TooLate:
                continue
            await self.ready()
            return
        pytest.fail(f"the menu with {value!r} does not stay open")


@pytest.fixture
async def visitor(browser: Browser, shots: Path) -> AsyncIterator[Visitor]:
    settings = Settings(_env_file=None)
    async with bar(settings, language="en") as opened:
        tab = await browser.new_page(viewport={"width": 1280, "height": 1000}, bypass_csp=True)
        tab.set_default_timeout(PATIENCE_MS)
        await tab.goto(opened.page.url)
        yield Visitor(tab, opened, shots)
    gc.collect()  # here and not in somebody else's test: see the warning that is let pass above


def table(opened: Bar) -> Table:
    bot: Any = opened.world.bot
    (found,) = bot.context.tables._open.values()
    assert isinstance(found, Table)
    return found


async def play_for(visitor: Visitor, name: str) -> None:
    """Let one of the people play a card by command, as if from another window."""
    now = table(visitor.bar)
    actor = next(one for one in visitor.bar.people if one.user.name == name.lower())
    seat = now.seat_of(actor.id)
    assert seat is not None
    assert now.state is not None
    async with visitor.bar.pages.lock:
        await actor.slash(visitor.bar.channel, "briscola play", card=str(now.state.hands[seat][0]))


async def test_a_visitor_plays_from_the_lobby_to_the_leaderboard(visitor: Visitor) -> None:
    await visitor.command("briscola new")
    await visitor.button("Join").wait_for()
    await visitor.shoot("1-lobby")
    await visitor.press("Options")
    await visitor.shoot("2-options")
    for section, option, value in (("game", "target", "1"), ("table", "rated", "yes")):
        await visitor.choose(ENGLISH(f"ui-pick-{section}"), option)
        await visitor.choose_first(value)
    await visitor.become("Bruno")
    await visitor.press("Join")
    await visitor.become("Anna")
    await visitor.press("Start")
    await visitor.button("My cards").wait_for()
    await visitor.shoot("3-table", "is to play")
    await visitor.press("My cards")
    moves = 0
    while (now := table(visitor.bar)).stage is Stage.PLAYING:
        assert now.turn is not None
        person = now.seats[now.turn].person
        assert person is not None
        moves += 1
        if person.name != "Anna" or moves > 2 * PRESSED:
            await play_for(visitor, person.name)
            continue
        card = visitor.messages.get_by_role("button", name="1. ", disabled=False).last
        await card.wait_for()
        if moves <= 2:
            # A tile on each card's button, and beside each name; none is broken.
            await visitor.messages.locator(".button-emoji img").first.wait_for()
            assert not await visitor.messages.locator(".emoji-unavailable").count()
            await visitor.shoot("4-hand", "Your cards")
        await card.click()
        await visitor.ready()
    assert moves % 40 == 0  # after a deal of 60 all there is another one
    await visitor.button("Rematch").wait_for()
    await visitor.shoot("5-trick", "trick 20")
    await visitor.shoot("6-result", "Rematch")
    await visitor.command("leaderboard")
    board = visitor.messages.locator(".channel-message", has_text="Bruno").last
    await visitor.messages.locator(".channel-message", has_text="/leaderboard").last.wait_for()
    await visitor.shoot("7-leaderboard", "/leaderboard")
    said = await board.inner_text()
    assert "Anna" in said


async def test_a_computer_fills_the_seat_and_others_do_not_see_the_hand(visitor: Visitor) -> None:
    await visitor.command("briscola new")
    await visitor.press("+ Computer")
    await visitor.press("Start")
    await visitor.press("My cards")
    for _ in range(3):
        card = visitor.messages.get_by_role("button", name="1. ", disabled=False).last
        await card.click()
        await visitor.ready()
    await visitor.messages.get_by_text("trick 2").last.wait_for()
    assert await visitor.messages.get_by_text("Your cards:").count() == 1
    await visitor.become("Carla")
    assert await visitor.messages.get_by_text("Your cards:").count() == 0
    await visitor.shoot("8-onlooker")
