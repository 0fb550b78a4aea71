"""Pages as Discord views: ``print_page`` makes a fresh view of a page each time, and ``send_page`` sends it.

A view is made from a page at the last moment, is sent once, and is never kept.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.log import get
from bot.pages.page import Animation, GestureImage, Page, Picture, TextFile
from bot.render.gestures import face_bytes
from bot.render.painter import Painter, PainterBusy
from bot.ui.wire.components import Component, alt_text, components
from bot.ui.wire.replies import INVALID_FORM_BODY

log = get(__name__)

PICTURE_WAIT: Final = 1.5
"""The seconds that a message waits for its picture. Then the text is sent alone."""


_Result = TypeVar("_Result")


async def send_page(
    page: Page, painter: Painter, send: Callable[[PrintedPage], Awaitable[_Result]], *, urgent: bool = False
) -> tuple[_Result, bool]:
    """Print a page and send it. Returns the result of ``send``, and whether the page's picture is late.

    If Discord refuses one of its emojis, it is sent again without emojis. Discord refuses emojis that
    somebody deleted, and at times even existing ones.

    ``urgent``: somebody waits for it, so its picture is painted before others.
    """
    try:
        printed = await print_page(page, painter, urgent=urgent)
        return await send(printed), printed.is_late
    except discord.HTTPException as error:
        if error.code != INVALID_FORM_BODY or "emoji" not in error.text.lower() or page.plain == page:
            raise
    log.warning("Discord refused an emoji of ours, the words go alone")
    printed = await print_page(page.plain, painter, urgent=urgent)
    return await send(printed), printed.is_late


class Layout(ui.LayoutView):
    """Components as discord.py's calls take them: it sends them, and keeps nothing of them.

    It has none of discord.py's items, so all that a call asks of a view is answered here.
    """

    def __init__(self, made: list[Component]) -> None:
        # discord.py's own constructor would prepare for items and a timeout.
        self._made = made

    def to_components(self) -> list[Component]:
        """The components as Discord receives them."""
        return self._made

    def has_components_v2(self) -> bool:
        """Whether it is a layout, and not rows of buttons below a text."""
        return True

    def is_finished(self) -> bool:
        """Whether discord.py need not listen to presses; the bot does (``bot.ui.presses``)."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether discord.py finds items to listen to."""
        return False

    @property  # type: ignore[misc]  # nobody sets it
    def timeout(self) -> float | None:
        """The seconds after which discord.py would forget it; None for never."""
        return None


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A page ready to be sent once. ``is_late``: its picture is missing, but can still come."""

    view: Layout
    files: list[discord.File]
    mentions: discord.AllowedMentions
    is_late: bool

    @property
    def new(self) -> dict[str, Any]:
        """The arguments of a call that sends a message."""
        arguments = {"view": self.view, "allowed_mentions": self.mentions}
        return {**arguments, "files": self.files} if self.files else arguments

    @property
    def edit(self) -> dict[str, Any]:
        """The arguments of a call that edits a message. Old pictures are removed."""
        return {"view": self.view, "allowed_mentions": self.mentions, "attachments": self.files}


async def print_page(page: Page, painter: Painter, *, urgent: bool = False) -> PrintedPage:
    """A fresh view of a page, with its picture if that is ready soon enough; ``urgent`` ones come first.

    A missing picture is no error.
    """
    picture, image, is_late = page.picture, None, False
    if picture is not None:
        image, is_late = await _paint(picture, painter, urgent=urgent)
    files = []
    if picture is not None and image is not None:
        files = [
            discord.File(io.BytesIO(image), picture.file_name, description=alt_text(picture.alt)),
        ]
    with_picture = bool(files)
    files += [
        discord.File(io.BytesIO(face_bytes(part.name)), part.file_name, description=alt_text(part.alt))
        for part in page.parts
        if isinstance(part, GestureImage)
    ]
    files += [
        discord.File(io.BytesIO(part.data), part.file_name, description=alt_text(part.alt))
        for part in page.parts
        if isinstance(part, Animation | TextFile)
    ]
    users = [discord.Object(person) for person in page.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
    return PrintedPage(layout(page, pictured=with_picture), files, mentions, is_late)


async def _paint(picture: Picture, painter: Painter, *, urgent: bool) -> tuple[bytes | None, bool]:
    """The picture as a file, None if it is missing; and whether a missing one can still come."""
    try:
        async with asyncio.timeout(PICTURE_WAIT):
            return await painter.paint(picture.scene, urgent=urgent), False
    except TimeoutError:
        log.warning("a picture took too long, the text goes alone")
        return None, True
    except PainterBusy:
        log.warning("too many pictures are wanted, the text goes alone")
        return None, True
    except Exception:
        log.exception("a picture could not be painted, the text goes alone")
        return None, False


def layout(page: Page, *, pictured: bool = False) -> Layout:
    """The view of a page. ``pictured``: whether its picture is attached."""
    return Layout(components(page, pictured=pictured))
