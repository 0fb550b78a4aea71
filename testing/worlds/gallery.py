"""Stands in for the painter of pictures, so that a test can ask what is on each."""

from bot.render.scene import Scene


class Gallery:
    """Stands in for the painter: knows which scene each picture is of. Painting has its own tests."""

    def __init__(self) -> None:
        self.scenes: dict[bytes, Scene] = {}

    def __call__(self, scene: Scene) -> bytes:
        """Bytes that stand for the picture of a scene, which ``scenes`` keeps."""
        # The first bytes of a WebP file, so that whoever looks at the type is content.
        picture = b"RIFF\x00\x00\x00\x00WEBPVP8 " + repr(scene).encode()
        self.scenes[picture] = scene
        return picture
