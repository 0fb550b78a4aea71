"""Pages as Discord views: ``print_page`` makes a fresh view of a page each time, and ``send_page`` sends it.

discord.py's views are mutable and discord.py remembers a view that was sent. Editing such a view can
unregister the buttons of every other table. So a view is made from a page at the last moment, is sent once,
and is never kept.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.log import get
from bot.names import shorten
from bot.pages.limits import BUTTON_LABEL, CHOICE_LABEL, DESCRIPTION, LAYOUT_TEXT
from bot.pages.page import (
    Animation,
    Button,
    Choice,
    GestureImage,
    Line,
    Menu,
    Page,
    Picture,
    Row,
    Section,
    Text,
    TextFile,
    UserMenu,
    choice_line,
)
from bot.render.gestures import face_bytes
from bot.render.painter import Painter, PainterBusy
from bot.ui.wire.items import TableItem
from bot.ui.wire.replies import INVALID_FORM_BODY

log = get(__name__)

PICTURE_WAIT: Final = 1.5
"""The seconds that a message waits for its picture. Then the text is sent alone."""


_Result = TypeVar("_Result")


async def send_page(
    page: Page, painter: Painter, send: Callable[[PrintedPage], Awaitable[_Result]], *, urgent: bool = False
) -> _Result:
    """Print a page and send it. If Discord refuses one of its emojis, it is sent again without emojis.

    ``urgent``: somebody waits for it, so its picture is painted before others.

    Discord refuses emojis that somebody deleted, and at times even existing ones.
    """
    try:
        return await send(await print_page(page, painter, urgent=urgent))
    except discord.HTTPException as error:
        if error.code != INVALID_FORM_BODY or "emoji" not in error.text.lower() or page.plain == page:
            raise
    log.warning("Discord refused an emoji of ours, the words go alone")
    return await send(await print_page(page.plain, painter, urgent=urgent))


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A page ready to be sent once."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions

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
    picture, image = page.picture, None
    if picture is not None:
        image = await _paint(picture, painter, urgent=urgent)
    files = []
    if picture is not None and image is not None:
        files = [
            discord.File(io.BytesIO(image), picture.file_name, description=_alt_text(picture.alt)),
        ]
    with_picture = bool(files)
    files += [
        discord.File(io.BytesIO(face_bytes(part.name)), part.file_name, description=_alt_text(part.alt))
        for part in page.parts
        if isinstance(part, GestureImage)
    ]
    files += [
        discord.File(io.BytesIO(part.data), part.file_name, description=_alt_text(part.alt))
        for part in page.parts
        if isinstance(part, Animation | TextFile)
    ]
    users = [discord.Object(person) for person in page.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
    return PrintedPage(layout(page, pictured=with_picture), files, mentions)


async def _paint(picture: Picture, painter: Painter, *, urgent: bool) -> bytes | None:
    try:
        return await asyncio.wait_for(painter.paint(picture.scene, urgent=urgent), PICTURE_WAIT)
    except TimeoutError:
        log.warning("a picture took too long, the text goes alone")
    except PainterBusy:
        log.warning("too many pictures are wanted, the text goes alone")
    except Exception:
        log.exception("a picture could not be painted, the text goes alone")
    return None


def layout(page: Page, *, pictured: bool = False) -> ui.LayoutView:
    """A fresh view of a page."""
    if len(page.text) > LAYOUT_TEXT:
        page = page.plain  # the words matter more
    view = ui.LayoutView(timeout=None)
    frame: ui.Container[Any] = ui.Container(accent_colour=page.accent)
    for item in _items(page, pictured=pictured):
        frame.add_item(item)
    view.add_item(frame)
    # Its buttons are handled by TableItem. discord.py does not remember a view that has ended; otherwise it
    # keeps the view and a task for each private answer, and may forget TableItem with them.
    view.stop()
    return view


def _items(page: Page, *, pictured: bool) -> Iterator[ui.Item[Any]]:  # noqa: C901, PLR0912 - a line a part
    letters_left = LAYOUT_TEXT
    for part in page.parts:
        match part:
            case Text(words) | Section(words) | GestureImage(words):
                # Pages are made to fit; if one does not, a shorter text is better than none.
                words_shown = shorten(words, letters_left) if letters_left else ""
                letters_left -= len(words_shown)
                if not isinstance(part, Text):
                    yield ui.Section(ui.TextDisplay(words_shown or "…"), accessory=_accessory(part))
                elif words_shown:
                    yield ui.TextDisplay(words_shown)
            case Line():
                yield ui.Separator()
            case Picture():
                if pictured:
                    where, alt = f"attachment://{part.file_name}", _alt_text(part.alt)
                    item = discord.MediaGalleryItem(where, description=alt, spoiler=part.spoiler)
                    yield ui.MediaGallery(item)
                elif part.instead:
                    yield ui.TextDisplay(shorten(part.instead, LAYOUT_TEXT))
            case Animation():
                where = f"attachment://{part.file_name}"
                yield ui.MediaGallery(discord.MediaGalleryItem(where, description=_alt_text(part.alt)))
            case TextFile():
                yield ui.File(f"attachment://{part.file_name}")
            case Row(buttons):
                yield _row(*(_button(button) for button in buttons))
            case Menu():
                yield _row(_menu(part))
            case UserMenu(does, hint, most):
                select: ui.UserSelect[Any] = ui.UserSelect(
                    custom_id=does, placeholder=shorten(hint, CHOICE_LABEL), max_values=most
                )
                yield _row(TableItem(select))


def _accessory(part: Section | GestureImage) -> ui.Item[Any]:
    """The component beside the words of a part."""
    if isinstance(part, Section):
        return _button(part.button)
    return ui.Thumbnail(f"attachment://{part.file_name}", description=_alt_text(part.alt))


def _row(*items: TableItem) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _button(button: Button) -> TableItem:
    return TableItem(
        ui.Button(
            style=discord.ButtonStyle[button.style.value],
            label=shorten(button.label, BUTTON_LABEL),
            custom_id=button.does,
            disabled=not button.enabled,
            emoji=button.emoji,
        )
    )


def _alt_text(alt: str) -> str:
    return shorten(alt, DESCRIPTION)


def _note(choice: Choice) -> str | None:
    """The note below a choice: its own, else the whole label if that is too long for its line."""
    cut = "" if choice_line(choice.label) == choice.label else choice.label
    return shorten(choice.note or cut, CHOICE_LABEL) or None


def _menu(menu: Menu) -> TableItem:
    options = [
        discord.SelectOption(
            label=choice_line(choice.label),
            value=choice.value,
            description=_note(choice),
            default=choice.chosen,
            emoji=choice.emoji,
        )
        for choice in menu.choices
    ]
    return TableItem(
        ui.Select(
            custom_id=menu.does,
            placeholder=shorten(menu.hint, CHOICE_LABEL),
            options=options,
            min_values=menu.least,
            max_values=menu.most,
        )
    )
