"""``Page``: the content of a message, as a value. No module of this package imports discord.

``bot.ui.wire.views`` turns a page into a Discord view when it is sent. A message is out of date if the keys
of two pages differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

import msgspec

from bot.names import graphemes, shorten
from bot.pages.emoji_names import without
from bot.pages.limits import CHOICE_LABEL, CHOICE_READ
from bot.render.scene import Scene


class Style(Enum):
    """The colour of a button; the values are the names of ``discord.ButtonStyle``."""

    PRIMARY = "primary"
    PLAIN = "secondary"
    GOOD = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """A text in Discord's markdown."""

    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """A dividing line."""


class LazyWords:
    """Words that are made when they are needed, by ``make``. They equal a text of the same words."""

    __slots__ = ("_make", "_words")

    def __init__(self, make: Callable[[], str]) -> None:
        self._make = make
        self._words: str | None = None

    def __str__(self) -> str:
        if self._words is None:
            self._words = self._make()
        return self._words

    def __repr__(self) -> str:
        return repr(str(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyWords | str) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its description for people who do not see it.

    ``instead`` is shown on pages without pictures, if the other words leave out what the picture shows. A
    ``spoiler`` is covered until a reader uncovers it.
    """

    scene: Scene
    alt: str
    instead: str | LazyWords = ""
    spoiler: bool = False

    @property
    def file_name(self) -> str:
        """The name of the attached file. Discord covers what is called so."""
        return f"SPOILER_{self.scene.file_name}" if self.spoiler else self.scene.file_name


@dataclass(frozen=True, slots=True)
class GestureImage:
    """A text beside the drawing of a gesture (R-62): its name, and its description."""

    words: str
    name: str
    alt: str

    @property
    def file_name(self) -> str:
        """The name of the attached file."""
        return f"gesture-{self.name}.png"


@dataclass(frozen=True, slots=True)
class Animation:
    """A moving picture that has been drawn already, with its description."""

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
        """The content of the file."""
        return self.text.encode()


@dataclass(frozen=True, slots=True)
class Button:
    """A button. ``does`` is its custom id; ``emoji`` is in Discord's markdown."""

    does: str
    label: str
    style: Style = Style.PLAIN
    enabled: bool = True
    emoji: str | None = None


def choice_line(label: str) -> str:
    """A label for a menu or a completion: in one line, and within Discord's limit."""
    return shorten(shorten(label, CHOICE_LABEL), CHOICE_READ, lambda text: len(graphemes(text)))


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a menu; ``note`` is shown below its label."""

    value: str
    label: str
    chosen: bool = False
    emoji: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most ``MENU_CHOICES`` choices; ``does`` is its custom id."""

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
    """Up to five buttons in a row."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A text in Discord's markdown with a button at its right."""

    words: str
    button: Button


Part: TypeAlias = (
    Text | Section | Line | Picture | GestureImage | Animation | TextFile | Row | Menu | UserMenu
)


@dataclass(frozen=True, slots=True)
class Page:
    """The content of a message from the top. It notifies only the people of ``mentions``."""

    parts: tuple[Part, ...]
    mentions: tuple[int, ...] = ()
    accent: int | None = None

    @property
    def key(self) -> str:
        """A key that two pages share only if they look the same."""
        return _digest(self)

    @property
    def rest(self) -> str:
        """The key without the first text and the pictures: a change of it is worth an edit at any moment."""
        first = next((part for part in self.parts if isinstance(part, Text)), None)
        rest = [part for part in self.parts if part is not first and not isinstance(part, Picture)]
        return _digest((rest, self.accent))

    @property
    def picture(self) -> Picture | None:
        """The picture of the page; None if it has none."""
        return next((part for part in self.parts if isinstance(part, Picture)), None)

    @property
    def without_picture(self) -> Page:
        """The page without pictures, with words for what they show."""
        parts: list[Part] = []
        for part in self.plain.parts:
            match part:
                case Picture(instead=""):
                    pass
                case Picture(instead=words) if parts and isinstance(parts[-1], Text):
                    # It is one text, so that ``rest`` leaves these words out as it leaves out the picture.
                    parts[-1] = Text(f"{parts[-1].words}\n{words}")
                case Picture(instead=words):
                    parts.append(Text(str(words)))
                case GestureImage(words):
                    parts.append(Text(words))
                case Animation():
                    pass
                case _:
                    parts.append(part)
        return replace(self, parts=tuple(parts))

    @property
    def text(self) -> str:
        """All words of the page."""
        return "\n".join(part.words for part in self.parts if isinstance(part, Text | Section | GestureImage))

    @property
    def plain(self) -> Page:
        """The page without the bot's emojis."""
        return replace(self, parts=tuple(_plain(part) for part in self.parts))


def _digest(content: object) -> str:
    """A digest of values. JSON names their fields, which differ between the kinds of parts and elements."""
    return hashlib.blake2b(msgspec.json.encode(content, enc_hook=_nothing), digest_size=9).hexdigest()


def _nothing(_: object) -> None:
    """Leave ``LazyWords`` out of a digest: they say what the picture beside them shows."""


def _plain(part: Part) -> Part:
    match part:
        case Section(words, button):
            return Section(without(words), replace(button, emoji=None))
        case Text(words):
            return Text(without(words))
        case GestureImage(words):
            return replace(part, words=without(words))
        case Picture():
            return replace(part, instead=LazyWords(lambda: without(str(part.instead))))
        case Row(buttons):
            return Row(tuple(replace(button, emoji=None) for button in buttons))
        case Menu():
            return replace(part, choices=tuple(replace(choice, emoji=None) for choice in part.choices))
        case _:
            return part
