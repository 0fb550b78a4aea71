"""``Pages``: shows channels of the simulated Discord in the browser while the bot goes on playing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, Final, cast

from simcord import BackendError, ChannelHandle, MemberActor, SetupError, UserHandle
from simcord.backend.models import Message
from simcord.preview import Preview
from simcord.preview._action_plans import _find_scoped_component

from bot.demo.scrolling import staying
from bot.demo.simulated import SimulatedDiscord

STEP: Final = 0.2
"""The seconds between two checks for what the bot has done by itself."""
_ANYTHING: Final = tuple(range(1, 20))
_REFRESHED: Final = frozenset(
    {"run_command", "autocomplete_command", "modal_submit", "configure_presentation", "browse_messages"}
    | {"browse_candidates", "send_message", "history"}
)
"""The acts that a visitor may take on a page that has been drawn again since they looked."""


class Pages:
    """The open pages of a simulated Discord. Code that acts on it must hold ``lock``."""

    def __init__(self, world: SimulatedDiscord) -> None:
        self.lock = asyncio.Lock()
        self._world = world
        self._open: list[Page] = []
        self._request_count = 0
        self._followed_until = asyncio.get_running_loop().time()

    async def show(
        self, channel: ChannelHandle, viewers: Sequence[MemberActor | UserHandle], port: int | None
    ) -> Page:
        """Open a channel in a page of its own.

        ``port`` None takes a free one. Raises ``OSError`` for a taken one.
        """
        async with self.lock:
            page = Page(self, self._world, channel, viewers, port)
            await page.open()
            self._open.append(page)
        return page

    async def follow(self) -> None:
        """Run the simulated time with the real one, and show what the bot did by itself. Never returns."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(STEP)
            async with self.lock:
                now = clock()
                elapsed, self._followed_until = now - self._followed_until, now
                # The bot may be busy for long on a slow machine. What it does is shown at the next check.
                with contextlib.suppress(TimeoutError):
                    await self._world.advance_time(elapsed)
                    await self._refresh()

    async def _refresh(self) -> None:
        count = len(self._world.backend.http_requests)
        if count == self._request_count:
            return
        for page in self._open:
            await page.refresh()
        self._request_count = count

    async def close(self) -> None:
        """Close all pages."""
        for page in self._open:
            await page.close()


class Page:
    """One channel in the browser."""

    def __init__(
        self,
        pages: Pages,
        world: SimulatedDiscord,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor | UserHandle],
        port: int | None,
    ) -> None:
        world._preview = None  # noqa: SLF001 - simcord allows one page at a time; the lock keeps several apart
        self._world = world
        self._pages = pages
        self._preview: Preview = world.preview(
            channel,
            viewers=viewers,
            layout="channel",
            locale=world.locale.value,
            assets=world.emoji_files,
            port=port,
        )
        files = self._preview._server  # noqa: SLF001 - a page has no other place for its files
        files._static = staying(files._static)  # type: ignore[method-assign,assignment]  # noqa: SLF001 - as above
        self._channel = channel
        self._before: dict[str, tuple[int, Mapping[int, list[Any]]]] = {}
        self._act = self._preview._action  # noqa: SLF001 - the page's requests arrive here
        self._preview._action = self._locked  # type: ignore[assignment,method-assign]  # noqa: SLF001 - as above

    @property
    def url(self) -> str:
        """The address. Anybody who has it can act for the visitors."""
        return self._preview.url

    async def open(self) -> None:
        """Begin to serve. Raises ``OSError`` if the port is taken."""
        try:
            await self._preview.__aenter__()
        except SetupError as error:
            raise error.__cause__ if isinstance(error.__cause__, OSError) else error from None

    async def closed(self) -> None:
        """Wait until the visitor ends the session from the page."""
        await self._preview.wait_closed()

    async def refresh(self) -> None:
        """Draw the present state, and remember what the visitors see until their browsers ask again."""
        if self._preview._closed:  # noqa: SLF001 - closed by a visitor
            return
        components = {message.id: deepcopy(message.components) for message in self._messages()}
        for key, page in self._preview._pages.items():  # noqa: SLF001 - as above
            self._before[key] = (page.revision, components)
        await self._preview.refresh()

    async def close(self) -> None:
        """Stop serving."""
        await self._preview.close()

    def _messages(self) -> list[Message]:
        return list(self._world.backend.messages.get(self._channel.id, {}).values())

    async def _locked(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out one act at a time. A refresh between look and press does not refuse what still exists."""
        async with self._pages.lock:
            self._world._preview = self._preview  # noqa: SLF001 - the page that acts
            if body.get("kind") in _REFRESHED or self._still_stands(context, body):
                page = self._preview._get_page(context)  # noqa: SLF001 - as above
                body = {**body, "published_revision": page.revision}
            return await self._act(context, body)

    def _still_stands(self, context: str | None, body: Mapping[str, Any]) -> bool:
        """Whether the button or menu used on an older page is still in the message as it was."""
        revision, components = self._before.get(context or "", (None, {}))
        if body.get("kind") not in {"click", "select"} or revision != body.get("published_revision"):
            return False
        try:
            target = int(str(body.get("target_id")))
            now = self._world.backend.get_message(self._channel.id, target)
            then = cast("Message", SimpleNamespace(id=target, components=components[target]))
            key = body.get("control_key")
            controls = [_find_scoped_component(one, key, types=_ANYTHING) for one in (now, then)]
        except (ValueError, KeyError, SetupError, BackendError):
            return False
        return controls[0].get("custom_id") == controls[1].get("custom_id")
