"""The components of a page, in the form in which Discord receives them.

discord.py would make an object of each component and then this form of it, and check each custom id.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias
from zlib import crc32

import discord
from discord import ComponentType as Kind

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
from bot.text.numbers import escape_list_numbers

Component: TypeAlias = dict[str, Any]

_STYLES: Final = {style.name: style.value for style in discord.ButtonStyle}
_EMOJIS: Final = 1024
"""The number of emojis whose form is kept: the cards of all packs."""


def components(page: Page, *, pictured: bool = False) -> list[Component]:
    """The components of a page. ``pictured``: whether its picture is attached."""
    in_place = "" if pictured or page.picture is None else str(page.picture.instead)
    if len(page.text) + len(in_place) > LAYOUT_TEXT:
        page = page.plain  # the words matter more
    return [
        {
            "type": Kind.container.value,
            "accent_color": page.accent,
            "spoiler": False,
            "components": [*_parts(page, pictured=pictured)],
        }
    ]


def alt_text(alt: str) -> str:
    """A description within Discord's limit."""
    return shorten(alt, DESCRIPTION)


def _parts(page: Page, *, pictured: bool) -> Iterator[Component]:  # noqa: C901, PLR0912 - a line a part
    letters_left = LAYOUT_TEXT
    for part in page.parts:
        match part:
            case Text(words) | Section(words) | GestureImage(words):
                # Pages are made to fit; if one does not, a shorter text is better than none.
                words_shown = shorten(escape_list_numbers(words), letters_left) if letters_left else ""
                letters_left -= len(words_shown)
                if not isinstance(part, Text):
                    yield {
                        "type": Kind.section.value,
                        "components": [_text(words_shown or "…")],
                        "accessory": _accessory(part),
                    }
                elif words_shown:
                    yield _text(words_shown)
            case Line():
                yield {"type": Kind.separator.value, "divider": True, "spacing": 1}
            case Picture():
                if pictured:
                    yield _gallery(part.file_name, part.alt, spoiler=part.spoiler)
                elif words := _in_place(part, min(letters_left, LAYOUT_TEXT - len(page.text))):
                    letters_left -= len(words)
                    yield _text(words)
            case Animation():
                yield _gallery(part.file_name, part.alt)
            case TextFile():
                yield {"type": Kind.file.value, "file": _attached(part.file_name), "spoiler": False}
            case Row(buttons):
                yield _row(*map(_button, buttons))
            case Menu():
                yield _row(_menu(part))
            case UserMenu(does, hint, most):
                yield _row(_select(Kind.user_select, does, hint, 1, most))


def _in_place(picture: Picture, room: int) -> str:
    """The words in place of a picture, in the ``room`` of letters that the page's other words leave.

    The picture may come later; the other words would not.
    """
    return shorten(escape_list_numbers(str(picture.instead)), room) if room > 0 else ""


def _text(words: str) -> Component:
    return {"type": Kind.text_display.value, "content": words}


def _attached(file_name: str) -> Component:
    return {"url": f"attachment://{file_name}"}


def _gallery(file_name: str, alt: str, *, spoiler: bool = False) -> Component:
    item = {"media": _attached(file_name), "spoiler": spoiler, "description": alt_text(alt)}
    return {"type": Kind.media_gallery.value, "items": [item]}


def _accessory(part: Section | GestureImage) -> Component:
    """The component beside the words of a part."""
    if isinstance(part, Section):
        return _button(part.button)
    return {
        "type": Kind.thumbnail.value,
        "spoiler": False,
        "media": _attached(part.file_name),
        "description": alt_text(part.alt),
    }


def _row(*parts: Component) -> Component:
    return {"type": Kind.action_row.value, "components": [*parts]}


def _button(button: Button) -> Component:
    made = {
        "type": Kind.button.value,
        "style": _STYLES[button.style.value],
        "disabled": not button.enabled,
        "label": shorten(button.label, BUTTON_LABEL),
        "custom_id": button.does,
    }
    return made if button.emoji is None else {**made, "emoji": _emoji(button.emoji)}


def _select(kind: Kind, does: str, hint: str, least: int, most: int) -> Component:
    """A menu. Its id follows from what it does: by the id a client knows which choice to keep shown in it."""
    return {
        "type": kind.value,
        "id": crc32(does.encode()) >> 1 or 1,
        "custom_id": does,
        "placeholder": shorten(hint, CHOICE_LABEL),
        "min_values": least,
        "max_values": most,
        "disabled": False,
        "required": kind is Kind.select,
    }


def _menu(menu: Menu) -> Component:
    made = _select(Kind.select, menu.does, menu.hint, menu.least, menu.most)
    return {**made, "options": [*map(_option, menu.choices)]}


def _option(choice: Choice) -> Component:
    made: Component = {
        "label": choice_line(choice.label),
        "value": choice.value,
        "default": choice.chosen,
    }
    if note := _note(choice):
        made["description"] = note
    return made if choice.emoji is None else {**made, "emoji": _emoji(choice.emoji)}


def _note(choice: Choice) -> str:
    """The note below a choice: its own, else the whole label if that is too long for its line."""
    cut = "" if choice_line(choice.label) == choice.label else choice.label
    return shorten(choice.note or cut, CHOICE_LABEL)


@lru_cache(_EMOJIS)
def _emoji(markdown: str) -> Component:
    return {**discord.PartialEmoji.from_str(markdown).to_dict()}
