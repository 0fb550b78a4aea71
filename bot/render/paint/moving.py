"""Films to files: animated WebP or GIF, and stills. Only what changed from frame to frame is painted."""

from __future__ import annotations

import io
from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from PIL import Image

from bot.render.paint import sprites
from bot.render.paint.canvas import Canvas
from bot.render.paint.lettering import Lettering
from bot.render.paint.pictures import encoded, process_letters
from bot.render.scene import Kind, Scene
from bot.render.scenes.replay import Cell, Film

MOST_BYTES: Final = 1_500_000
"""A film is not larger: it is drawn coarser, then smaller, until it fits."""
_MARGIN: Final = 40  # what is painted around a field, so that cut shadows are cut at the same place
_COLOURS: Final = 255
_SAMPLES: Final = 4  # frames that the palette of a GIF is made from
_SAMPLE_WIDTH: Final = 320
_FILTER: Final = Image.Resampling.BILINEAR


class Format(StrEnum):
    """What kind of file a film becomes; its name ends so."""

    WEBP = "webp"
    GIF = "gif"


class _Grade(NamedTuple):
    """How finely a film is drawn."""

    width: int
    quality: int


_GRADES: Final = {
    Format.WEBP: (_Grade(640, 76), _Grade(640, 60), _Grade(560, 50), _Grade(480, 40), _Grade(360, 30)),
    Format.GIF: tuple(_Grade(width, 0) for width in (640, 480, 360, 280, 200)),
}
Step = Callable[[int, int], object]
"""Is told how many frames are drawn, and of how many."""


def moving(film: Film, form: Format, *, letters: Lettering | None = None, step: Step | None = None) -> bytes:
    """A film as a file that is shown once and rests on its last frame: equal bytes for equal films.

    Takes a second or so: call it in a worker thread. ``step`` is called after every frame.
    """
    for grade in _GRADES[form]:
        data = _written(film, form, grade, letters or process_letters(), step)
        if len(data) <= MOST_BYTES:
            break
    return data


def painted(film: Film, width: int, letters: Lettering | None = None) -> Image.Image:
    """All frames painted and scaled, without a file; returns the last one."""
    reel = _Reel(film, width, letters or process_letters(), None)
    for number in range(reel.n_frames):
        reel.seek(number)
    return reel.copy()


def still(film: Film, frame: int, *, letters: Lettering | None = None) -> Image.Image:
    """One frame of a film, as large as other pictures are."""
    frame_image = _FrameImage(film, letters or process_letters())
    for field in film.frames[frame].fields:
        frame_image.draw(field)
    return frame_image.image


def still_bytes(film: Film, frame: int, *, png: bool = False) -> bytes:
    """One frame of a film as WebP, or as PNG."""
    image = still(film, frame)
    if not png:
        return encoded(image)
    target = io.BytesIO()
    image.save(target, "PNG", optimize=True)
    return target.getvalue()


def _written(film: Film, form: Format, grade: _Grade, letters: Lettering, step: Step | None) -> bytes:
    target, rests = io.BytesIO(), [frame.rest for frame in film.frames]
    if form is Format.WEBP:
        reel = _Reel(film, grade.width, letters, step)
        # Shown once, and without frames that stand for themselves: nobody winds a replay.
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
        reel = _Reel(film, grade.width, letters, step, _palette(film, letters))
        reel.save(target, "GIF", save_all=True, duration=rests, optimize=False)
    return target.getvalue()


def _palette(film: Film, letters: Lettering) -> Image.Image:
    """The colours of a film, from a few of its frames: all share them, so nothing flickers."""
    last = len(film.frames) - 1
    chosen = sorted({last * part // (_SAMPLES - 1) for part in range(_SAMPLES)})
    height = round(film.height * _SAMPLE_WIDTH / film.width)
    sheet = Image.new("RGB", (_SAMPLE_WIDTH, height * len(chosen)))
    for place, frame in enumerate(chosen):
        image = still(film, frame, letters=letters)
        sheet.paste(image.resize((_SAMPLE_WIDTH, height), Image.Resampling.BICUBIC), (0, height * place))
    return sheet.quantize(_COLOURS)


class _FrameImage:
    """A picture whose fields are painted anew one by one."""

    def __init__(self, film: Film, letters: Lettering) -> None:
        self._canvas = Canvas(
            Scene(Kind.TABLE, film.width, film.height, film.deck, (), film.letters), letters
        )
        self._felt = sprites.felt((film.width, film.height))
        self.image = self._felt.copy()

    def draw(self, field: Cell) -> tuple[int, int, int, int]:
        """Paint a field; returns where it lies in whole pixels."""
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


class _Reel(Image.Image):
    """A film as Pillow's writers take one: an image that becomes frame after frame while it is written.

    So never more than one frame is in memory, and only the fields that differ are painted and scaled.
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
        self._shown = Image.new("RGB", size) if palette is None else palette.resize(size)
        super().__init__()
        self._mode, self._size, self.palette = self._shown.mode, size, self._shown.palette
        self.n_frames = len(film.frames)
        self.is_animated = True
        self.seek(0)

    def tell(self) -> int:
        """Which frame is shown."""
        return self._at

    def seek(self, frame: int) -> None:
        """Show a frame; going back begins anew. EOFError after the last one."""
        if not 0 <= frame < self.n_frames:
            raise EOFError
        if frame == self._at:
            return
        fields = self._film.frames[frame].fields
        if 0 <= self._at == frame - 1:
            before = self._film.frames[self._at].fields
            changed = [field for old, field in zip(before, fields, strict=True) if field != old]
            for box in list(map(self._frame_image.draw, changed)):
                self._scaled(box)
        else:
            for field in fields:
                self._frame_image.draw(field)
            self._scaled((0, 0, self._frame_image.image.width, self._frame_image.image.height))
        self._at = frame
        self.im = self._shown.im
        if self._step is not None:
            self._step(frame + 1, self.n_frames)

    def _scaled(self, box: tuple[int, int, int, int]) -> None:
        """Bring a part of the frame_image to what is shown."""
        scale = self._scale
        left, top = int(box[0] * scale), int(box[1] * scale)
        right = min(self._shown.width, -int(-box[2] * scale // 1))
        bottom = min(self._shown.height, -int(-box[3] * scale // 1))
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
        self._shown.paste(part, (left, top))
