"""Stands in for the painter of pictures, so that a test can ask what is on each."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.render import drawing
from bot.render.painter import Painter
from bot.render.scene import Scene
from testing.worlds.painters import ThreadWorker


class StubPictures:
    """Stands in for the painter: knows which scene each picture is of. Painting has its own tests."""

    def __init__(self) -> None:
        self.scenes: dict[bytes, Scene] = {}
        self.is_open = asyncio.Event()
        """Whether pictures are painted; see ``slow``."""
        self.is_open.set()

    def __call__(self, scene: Scene) -> bytes:
        """Bytes that stand for the picture of a scene, which ``scenes`` keeps."""
        # The first bytes of a WebP file, so that whoever looks at the type is content.
        picture = b"RIFF\x00\x00\x00\x00WEBPVP8 %d" % hash(scene)
        assert self.scenes.setdefault(picture, scene) == scene, "two scenes of one hash"
        return picture

    @contextmanager
    def slow(self) -> Iterator[None]:
        """Every picture takes until the end of this."""
        self.is_open.clear()
        try:
            yield
        finally:
            self.is_open.set()


class StubPainter(Painter):
    """A painter that ``StubPictures`` stands in for: it takes microseconds, so no process does it.

    Films are really drawn, in a thread.
    """

    def __init__(self, *, draw: StubPictures, **kwargs: Any) -> None:  # noqa: ANN401 - as ``Painter``
        super().__init__(spawn=ThreadWorker, **kwargs)
        self._stub = draw

    def start(self) -> None:
        """Do nothing: there is no process."""

    async def paint(self, scene: Scene, *, urgent: bool = False) -> bytes:
        """As ``Painter.paint``, once pictures are painted."""
        await self._stub.is_open.wait()
        return await super().paint(scene, urgent=urgent)

    async def _make(self, scene: Scene) -> drawing.Drawn:
        return drawing.Drawn(self._stub(scene), 0.0)
