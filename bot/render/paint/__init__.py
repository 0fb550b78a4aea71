"""The painter's part: scenes to pictures. Only this package imports Pillow.

Everything here may run in several threads at once. Shared data is made once and then only read, and Pillow
releases the interpreter's lock while it scales and compresses.
"""

from __future__ import annotations

from bot.render.paint.fonts import font_file
from bot.render.paint.lettering import Lettering
from bot.render.paint.pictures import compose, encode, paint, process_letters

__all__ = ["Lettering", "compose", "encode", "font_file", "paint", "process_letters"]
