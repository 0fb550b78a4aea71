"""``Page``: what a message shows, as a value. ``printed`` makes a fresh Discord view of it, every time anew.

discord.py's views are mutable and are remembered once sent; editing one again can make it forget the buttons
of every other table. So views are made from pages at the last moment, are sent once, and nobody keeps them.
Whether a message is behind is a comparison of two pages' keys.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import ui

from bot.log import get
from bot.pages.emoji_names import without
from bot.render.gestures import face_bytes
from bot.render.painter import BusyError, Painter
from bot.render.scene import Scene
from bot.ui.wire.items import TableItem
from bot.ui.wire.replies import BAD_FORM

log = get(__name__)

MOST_TEXT: Final = 4000
"""Characters that a layout may hold in all (Discord)."""
MOST_COMPONENTS: Final = 40
LABEL: Final = 80
OPTION_LABEL: Final = 100
ALT: Final = 1024
PATIENCE: Final = 1.5
"""Seconds that a message waits for its picture; then the text goes alone."""


class Style(Enum):
    """What a button looks like."""

    PRIMARY = discord.ButtonStyle.primary
    PLAIN = discord.ButtonStyle.secondary
    GOOD = discord.ButtonStyle.success
    DANGER = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Text:
    """Words, in Discord's markdown."""

    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """A dividing line."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its description for those who do not see it."""

    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class GestureImage:
    """The drawing of a gesture with its description (R-62); ``name`` is the drawing's."""

    name: str
    alt: str

    @property
    def file_name(self) -> str:
        """What the attached file is called."""
        return f"gesture-{self.name}.png"


@dataclass(frozen=True, slots=True)
class Animation:
    """A moving picture that is drawn already, with its description."""

    file_name: str
    alt: str
    data: bytes


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text as a file, with its description."""

    file_name: str
    alt: str
    text: str

    @property
    def data(self) -> bytes:
        """What the file holds."""
        return self.text.encode()


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``does`` is its custom_id, ``emoji`` as Discord's markdown writes it."""

    does: str
    label: str
    style: Style = Style.PLAIN
    enabled: bool = True
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu."""

    value: str
    label: str
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 choices; ``does`` is its custom_id."""

    does: str
    hint: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class UserMenu:
    """A menu of the people of the server."""

    does: str
    hint: str
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons beside each other."""

    buttons: tuple[Button, ...]


Part: TypeAlias = Text | Line | Picture | GestureImage | Animation | TextFile | Row | Menu | UserMenu


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows, from the top. Only the people of ``mentions`` are notified by it."""

    parts: tuple[Part, ...]
    mentions: tuple[int, ...] = ()
    accent: int | None = None

    @property
    def key(self) -> str:
        """Equal for pages that look the same, and only for those."""
        return hashlib.blake2b(repr(self).encode(), digest_size=9).hexdigest()

    @property
    def picture(self) -> Picture | None:
        """The picture of the page, where it has one."""
        return next((part for part in self.parts if isinstance(part, Picture)), None)

    @property
    def unpictured(self) -> Page:
        """The page in words alone: whatever its pictures show stands there too."""
        parts = self.plain.parts
        return replace(
            self,
            parts=tuple(part for part in parts if not isinstance(part, Picture | GestureImage | Animation)),
        )

    @property
    def text(self) -> str:
        """All words of the page."""
        return "\n".join(part.words for part in self.parts if isinstance(part, Text))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons of the page."""
        return tuple(button for part in self.parts if isinstance(part, Row) for button in part.buttons)

    @property
    def plain(self) -> Page:
        """The page without emojis of ours."""
        return replace(self, parts=tuple(_plain(part) for part in self.parts))


def _plain(part: Part) -> Part:
    match part:
        case Text(words):
            return Text(without(words))
        case Row(buttons):
            return Row(tuple(replace(button, emoji=None) for button in buttons))
        case Menu():
            return replace(part, choices=tuple(replace(choice, emoji=None) for choice in part.choices))
        case _:
            return part


_Sent = TypeVar("_Sent")


async def sent(page: Page, painter: Painter, send: Callable[[Printed], Awaitable[_Sent]]) -> _Sent:
    """Print a page and send it by a call. Where Discord refuses an emoji of it, it goes again without.

    That happens to emojis that somebody took away, and at times to those that are there.
    """
    try:
        return await send(await printed(page, painter))
    except discord.HTTPException as error:
        if error.code != BAD_FORM or "emoji" not in error.text.lower() or page.plain == page:
            raise
    log.warning("Discord refused an emoji of ours, the words go alone")
    return await send(await printed(page.plain, painter))


@dataclass(frozen=True, slots=True)
class Printed:
    """A page ready to be sent, once."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions

    @property
    def new(self) -> dict[str, Any]:
        """The arguments of a call that sends a message."""
        sent = {"view": self.view, "allowed_mentions": self.mentions}
        return {**sent, "files": self.files} if self.files else sent

    @property
    def edit(self) -> dict[str, Any]:
        """The arguments of a call that edits a message: old pictures go."""
        return {"view": self.view, "allowed_mentions": self.mentions, "attachments": self.files}


async def printed(page: Page, painter: Painter) -> Printed:
    """A fresh view of a page, with its picture if that can be had soon enough; never fails for a picture."""
    picture, image = page.picture, None
    if picture is not None:
        image = await _painted(picture, painter)
    files = []
    if picture is not None and image is not None:
        name = picture.scene.file_name
        files = [discord.File(io.BytesIO(image), name, description=picture.alt[:ALT])]
    pictured = bool(files)
    files += [
        discord.File(io.BytesIO(face_bytes(part.name)), part.file_name, description=part.alt[:ALT])
        for part in page.parts
        if isinstance(part, GestureImage)
    ]
    files += [
        discord.File(io.BytesIO(part.data), part.file_name, description=part.alt[:ALT])
        for part in page.parts
        if isinstance(part, Animation | TextFile)
    ]
    meant = [discord.Object(person) for person in page.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=meant or False)
    return Printed(layout(page, pictured=pictured), files, mentions)


async def _painted(picture: Picture, painter: Painter) -> bytes | None:
    try:
        return await asyncio.wait_for(painter.paint(picture.scene), PATIENCE)
    except TimeoutError:
        log.warning("a picture took too long, the text goes alone")
    except BusyError:
        log.warning("too many pictures are wanted, the text goes alone")
    except Exception:
        log.exception("a picture could not be painted, the text goes alone")
    return None


def layout(page: Page, *, pictured: bool = False) -> ui.LayoutView:
    """A fresh view of a page."""
    if len(page.text) > MOST_TEXT:
        page = page.plain  # the words matter more
    view = ui.LayoutView(timeout=None)
    frame: ui.Container[Any] = ui.Container(accent_colour=page.accent)
    for item in _items(page, pictured=pictured):
        frame.add_item(item)
    view.add_item(frame)
    # Its buttons find their answer through TableItem. discord.py does not remember a view that has ended;
    # else it keeps one, and a task, for each private answer, and may forget TableItem itself with them.
    view.stop()
    return view


def _items(page: Page, *, pictured: bool) -> Iterator[ui.Item[Any]]:  # noqa: C901 - a line a part
    left = MOST_TEXT
    for part in page.parts:
        match part:
            case Text(words):
                # Pages are made to fit; should one not, a shorter text is better than none.
                shown = words if len(words) <= left else words[: left - 1] + "…" if left else ""
                left -= len(shown)
                if shown:
                    yield ui.TextDisplay(shown)
            case Line():
                yield ui.Separator()
            case Picture(scene, alt):
                if pictured:
                    where = f"attachment://{scene.file_name}"
                    yield ui.MediaGallery(discord.MediaGalleryItem(where, description=alt[:ALT]))
            case GestureImage() | Animation():
                where = f"attachment://{part.file_name}"
                yield ui.MediaGallery(discord.MediaGalleryItem(where, description=part.alt[:ALT]))
            case TextFile():
                yield ui.File(f"attachment://{part.file_name}")
            case Row(buttons):
                yield _row(*(_button(button) for button in buttons))
            case Menu():
                yield _row(_menu(part))
            case UserMenu(does, hint, most):
                select: ui.UserSelect[Any] = ui.UserSelect(
                    custom_id=does, placeholder=hint[:OPTION_LABEL], max_values=most
                )
                yield _row(TableItem(select))


def _row(*items: TableItem) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _button(button: Button) -> TableItem:
    return TableItem(
        ui.Button(
            style=button.style.value,
            label=button.label[:LABEL],
            custom_id=button.does,
            disabled=not button.enabled,
            emoji=button.emoji,
        )
    )


def _menu(menu: Menu) -> TableItem:
    options = [
        discord.SelectOption(
            label=choice.label[:OPTION_LABEL],
            value=choice.value,
            default=choice.chosen,
            emoji=choice.emoji,
        )
        for choice in menu.choices
    ]
    return TableItem(
        ui.Select(
            custom_id=menu.does,
            placeholder=menu.hint[:OPTION_LABEL],
            options=options,
            min_values=menu.least,
            max_values=menu.most,
        )
    )
