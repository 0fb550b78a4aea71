"""Somebody before the page of the demonstration, in a real Chromium."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import Locator, Page as Tab, TimeoutError as TooLate

from bot.demo.server import DemoServer
from bot.rules.actions import PLAYS
from bot.tables.model.table import Stage, Table

PATIENCE_MS = 30_000
SHOWN = """newest => {
  const shown = window.simcordPreview;
  return shown?.ready && !(shown.publishedRevision < newest[shown.contextId]);
}"""


class Visitor:
    """Somebody before the page. ``shots`` is where pictures of it are put, to be looked at; None for none."""

    def __init__(self, tab: Tab, demo: DemoServer, shots: Path | None) -> None:
        self.tab = tab
        self.demo = demo
        self._shots = shots
        self.messages = tab.locator("#channel-message-list")

    async def ready(self) -> None:
        """Wait until the page shows all that the bot has done: on an older one a press counts for nothing."""
        bot: Any = self.demo.world.bot
        await bot.context.publisher.idle()
        async with self.demo.pages.lock:
            await self.demo.pages._refresh()
        open_pages = [one for page in self.demo.pages._open for one in page._preview._pages.values()]
        await self.tab.wait_for_function(SHOWN, arg={page.id: page.revision for page in open_pages})

    async def shoot(self, name: str, text: str | None = None) -> None:
        """Take a picture of the page, if wanted, with the newest message that has ``text`` in sight."""
        await self.ready()
        message = self.messages.locator(".channel-message", has_text=text).last
        await message.scroll_into_view_if_needed()
        await self.take(name)

    async def take(self, name: str) -> None:
        """Take a picture of the page as it is, if pictures are wanted."""
        if self._shots is not None:
            await self.tab.screenshot(path=self._shots / f"{name}.png")

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
            suggestions = self.tab.locator("#command-suggestion-listbox [role=option]")
            if await suggestions.count():
                await suggestions.first.click()
        await self.tab.locator("#send-message").click()
        await self.ready()

    def button(self, label: str) -> Locator:
        """The newest button of that label."""
        return self.messages.get_by_role("button", name=label).last

    async def press(self, label: str) -> None:
        """Press the button with a label, and wait for what comes of it."""
        await self.ready()
        await self.button(label).click()
        await self.ready()

    async def become(self, name: str) -> None:
        """Look at the page as another person."""
        await self.ready()
        await self.tab.select_option("#viewer-picker", label=name)
        await self.ready()

    async def choose(self, hint: str, value: str) -> None:
        """Choose in the menu that shows ``hint``."""
        await self._choose(self.messages.locator(".select-trigger", has_text=hint).last, value)

    async def choose_below(self, heading: str, value: str) -> None:
        """Choose in the menu below a heading of the newest message."""
        newest = self.messages.locator(".channel-message").last
        menu = newest.get_by_text(heading, exact=True).last.locator(
            "xpath=following::*[contains(@class, 'select-trigger')][1]"
        )
        await self._choose(menu, value)

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


def only_table(demo: DemoServer) -> Table:
    """The only open table, with the whole truth."""
    bot: Any = demo.world.bot
    (found,) = bot.context.tables.in_memory.values()
    assert isinstance(found, Table)
    return found


async def play_unseen(visitor: Visitor) -> None:
    """Let the person whose turn it is play a card through the tables' door: the page is not waited for."""
    async with visitor.demo.pages.lock:
        await _play_through_the_tables(visitor.demo)


async def play_out_unseen(visitor: Visitor) -> list[int]:
    """Play until the match is over, and draw no page until then; the number of the deal of each card."""
    deals = []
    async with visitor.demo.pages.lock:
        while (now := only_table(visitor.demo)).stage is Stage.PLAYING:
            assert now.state is not None
            if now.turn is None or now.seats[now.turn].person is None:
                await visitor.demo.world.advance_time(1)
            else:
                await _play_through_the_tables(visitor.demo)
                deals.append(now.state.number)
    return deals


async def _play_through_the_tables(demo: DemoServer) -> None:
    now, bot = only_table(demo), cast("Any", demo.world.bot)
    assert now.state is not None
    assert now.turn is not None
    card = PLAYS[now.state.hands[now.turn][0]]
    with demo.world._bot_scope():
        await bot.context.tables.act(now.id, now.seats[now.turn].person, card)


Visit = Callable[[int, int], Awaitable[Visitor]]
