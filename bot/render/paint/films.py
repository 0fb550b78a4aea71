"""Films to files: animated WebP or GIF, and stills. Only the changes between frames are painted."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from bot.render.paint import sprites
from bot.render.paint.canvas import Canvas
from bot.render.paint.lettering import Lettering
from bot.render.paint.pictures import encode, process_letters
from bot.render.scene import Kind, Scene
from bot.render.scenes.replay import Cell, Film, Format

MOST_BYTES: Final = 1_500_000
"""The greatest size of a film in bytes. A larger one is drawn coarser, then smaller, until it fits."""
_MARGIN: Final = 40  # painted around a field, so that its shadows are cut where the picture's are
_COLOURS: Final = 255
_SAMPLES: Final = 4  # the number of frames from which a GIF's palette is made
_SAMPLE_WIDTH: Final = 320
_FILTER: Final = Image.Resampling.BILINEAR


class _Grade(NamedTuple):
    """The quality of a film."""

    width: int
    quality: int


GRADES: Final = {
    Format.WEBP: (_Grade(640, 76), _Grade(640, 60), _Grade(560, 50), _Grade(480, 40), _Grade(360, 30)),
    Format.GIF: tuple(_Grade(width, 0) for width in (640, 480, 360, 280, 200)),
}
Step = Callable[[int, int], object]
"""A callback with the number of frames drawn, and their total number."""


def moving(film: Film, form: Format, *, letters: Lettering | None = None, step: Step | None = None) -> bytes:
    """A film as a file that plays once and stops at its last frame. Equal films give equal bytes.

    It takes about a second: call it in a worker thread. ``step`` is called after every frame.
    """
    for grade in GRADES[form]:
        data = _encode(film, form, grade, letters or process_letters(), step)
        if len(data) <= MOST_BYTES:
            break
    return data


def still(film: Film, frame: int, *, letters: Lettering | None = None) -> Image.Image:
    """One frame of a film in the size of other pictures."""
    frame_image = _FrameImage(film, letters or process_letters())
    for field in film.frames[frame].fields:
        frame_image.draw(field)
    return frame_image.image


def still_bytes(film: Film, frame: int, *, png: bool = False) -> bytes:
    """One frame of a film as WebP, or as PNG."""
    image = still(film, frame)
    if not png:
        return encode(image)
    target = io.BytesIO()
    image.save(target, "PNG", optimize=True)
    return target.getvalue()


def _encode(film: Film, form: Format, grade: _Grade, letters: Lettering, step: Step | None) -> bytes:
    target, rests = io.BytesIO(), [frame.rest for frame in film.frames]
    if form is Format.WEBP:
        reel = Reel(film, grade.width, letters, step)
        # It plays once, without frames that repeat: nobody rewinds a replay.
        reel.save(
            target,
            "WEBP",
            save_all=True,
            duration=rests,
            loop=1,
            quality=grade.quality,
            method=1,
            kmin=0,
            kmax=0,
        )
    else:
        reel = Reel(film, grade.width, letters, step, _palette(film, letters))
        reel.save(target, "GIF", save_all=True, duration=rests, optimize=False)
    return target.getvalue()


def _palette(film: Film, letters: Lettering) -> Image.Image:
    """The palette of a film from a few of its frames. All frames share it, so nothing flickers."""
    last = len(film.frames) - 1
    samples = sorted({last * part // (_SAMPLES - 1) for part in range(_SAMPLES)})
    height = round(film.height * _SAMPLE_WIDTH / film.width)
    sheet = Image.new("RGB", (_SAMPLE_WIDTH, height * len(samples)))
    for place, frame in enumerate(samples):
        image = still(film, frame, letters=letters)
        sheet.paste(image.resize((_SAMPLE_WIDTH, height), Image.Resampling.BICUBIC), (0, height * place))
    return sheet.quantize(_COLOURS)


class _FrameImage:
    """A picture whose fields are painted again one by one."""

    def __init__(self, film: Film, letters: Lettering) -> None:
        self._canvas = Canvas(
            Scene(Kind.TABLE, film.width, film.height, film.deck, (), film.letters, film.players), letters
        )
        self._felt = sprites.felt((film.width, film.height))
        self.image = self._felt.copy()

    def draw(self, field: Cell) -> tuple[int, int, int, int]:
        """Paint a field. Returns its box in whole pixels."""
        left, top = int(field.left), int(field.top)
        right, bottom = -int(-field.right // 1), -int(-field.bottom // 1)
        around = (
            max(0, left - _MARGIN),
            max(0, top - _MARGIN),
            min(self.image.width, right + _MARGIN),
            min(self.image.height, bottom + _MARGIN),
        )
        box = max(0, left), max(0, top), min(self.image.width, right), min(self.image.height, bottom)
        self._canvas.image.paste(self._felt.crop(around), around)
        for element in field.elements:
            self._canvas.draw(element)
        self.image.paste(self._canvas.image.crop(box), box)
        return box


class Reel(Image.Image):
    """A film as Pillow's writers expect it: an image that becomes one frame after another.

    Therefore never more than one frame is in memory, and only the fields that differ are painted and scaled.
    """

    def __init__(
        self,
        film: Film,
        width: int,
        letters: Lettering,
        step: Step | None,
        palette: Image.Image | None = None,
    ) -> None:
        self._film = film
        self._frame_image = _FrameImage(film, letters)
        self._scale = width / film.width
        self._step = step
        self._at = -1
        self._palette = palette
        size = width, round(film.height * self._scale)
        self._image = Image.new("RGB", size) if palette is None else palette.resize(size)
        super().__init__()
        self._mode, self._size, self.palette = self._image.mode, size, self._image.palette
        self.n_frames = len(film.frames)
        self.is_animated = True
        self.seek(0)

    def tell(self) -> int:
        """The number of the current frame."""
        return self._at

    def seek(self, frame: int) -> None:
        """Go to a frame. Going back starts again. Raises ``EOFError`` after the last one."""
        if not 0 <= frame < self.n_frames:
            raise EOFError
        if frame == self._at:
            return
        fields = self._film.frames[frame].fields
        if 0 <= self._at == frame - 1:
            before = self._film.frames[self._at].fields
            changes = [field for old, field in zip(before, fields, strict=True) if field != old]
            for box in list(map(self._frame_image.draw, changes)):
                self._scale_part(box)
        else:
            for field in fields:
                self._frame_image.draw(field)
            self._scale_part((0, 0, self._frame_image.image.width, self._frame_image.image.height))
        self._at = frame
        self.im = self._image.im
        if self._step is not None:
            self._step(frame + 1, self.n_frames)

    def _scale_part(self, box: tuple[int, int, int, int]) -> None:
        """Scale a part of the frame's picture into the visible image."""
        scale = self._scale
        left, top = int(box[0] * scale), int(box[1] * scale)
        right = min(self._image.width, -int(-box[2] * scale // 1))
        bottom = min(self._image.height, -int(-box[3] * scale // 1))
        source = (
            left / scale,
            top / scale,
            min(self._frame_image.image.width, right / scale),
            min(self._frame_image.image.height, bottom / scale),
        )
        size = right - left, bottom - top
        part = self._frame_image.image.resize(size, _FILTER, box=source)
        if self._palette is not None:
            part = part.quantize(palette=self._palette, dither=Image.Dither.NONE)
        self._image.paste(part, (left, top))
