"""Scenes to pictures. The only part of the bot that imports Pillow.

Everything here may run in several threads at once: what they share is made once and then only read, and
Pillow lets go of the interpreter's lock while it scales and compresses.
"""

import io
from functools import cache
from typing import Final

from bot.render.paint.canvas import Canvas
from bot.render.paint.lettering import Lettering, font_file
from bot.render.scene import Scene

QUALITY: Final = 90
METHOD: Final = 2
"""How hard WebP tries: 2 takes half the time of 3 and gives pictures two per cent larger."""


@cache
def process_letters() -> Lettering:
    """The letters of this process: the font package's, or Pillow's own where it is not installed."""
    return Lettering(font_file())


def paint(scene: Scene, letters: Lettering | None = None) -> bytes:
    """The picture of a scene as WebP without metadata: the same bytes for equal scenes.

    Transparent where the ground is clear. Takes some tens of milliseconds: call it in a worker thread, or
    through `Painter`. `letters` replaces the process's own.
    """
    canvas = Canvas(scene, letters or process_letters())
    for element in scene.elements:
        canvas.draw(element)
    target = io.BytesIO()
    canvas.image.save(target, "WEBP", quality=QUALITY, method=METHOD)
    return target.getvalue()


__all__ = ["METHOD", "QUALITY", "Lettering", "font_file", "paint", "process_letters"]
