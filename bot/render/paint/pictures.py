"""Scenes to pixels, and pixels to files."""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image

from bot.render.paint.canvas import Canvas
from bot.render.paint.fonts import emoji_files, font_file, text_files
from bot.render.paint.lettering import Lettering
from bot.render.scene import Form, Scene

QUALITY: Final = 78
METHOD: Final = 2
"""The effort of WebP: 2 takes half the time of 3 and makes pictures two per cent larger."""
LIVE_QUALITY: Final = 70
"""The quality of pictures that the next card replaces. JPEG takes a fifth of WebP's time for half as many
bytes again."""


@cache
def process_letters() -> Lettering:
    """The lettering of this process: the font package's, or else Pillow's own, then the other fonts here."""
    return Lettering(font_file(), text_files(), emoji_files())


def compose(scene: Scene, letters: Lettering | None = None) -> Image.Image:
    """The pixels of a scene. ``letters`` replaces the process's own lettering."""
    canvas = Canvas(scene, letters or process_letters())
    for element in scene.elements:
        canvas.draw(element)
    return canvas.image


def encode(image: Image.Image, form: Form = Form.WEBP) -> bytes:
    """Pixels as a file without metadata. Equal pixels give equal bytes."""
    target = io.BytesIO()
    match form:
        case Form.WEBP:
            image.save(target, "WEBP", quality=QUALITY, method=METHOD)
        case Form.JPEG:
            image.save(target, "JPEG", quality=LIVE_QUALITY, optimize=True)
    return target.getvalue()


def paint(scene: Scene, letters: Lettering | None = None) -> bytes:
    """The picture of a scene as a file of its form. Equal scenes give equal bytes.

    It takes some tens of milliseconds: call it in a worker thread, or through ``Painter``.
    """
    return encode(compose(scene, letters), scene.form)
