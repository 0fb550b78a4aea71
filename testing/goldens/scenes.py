"""Every scene of the gallery as a text; python -m testing.goldens.scenes writes them anew."""

from pathlib import Path

from art.scenes.gallery import SCENES
from bot.render.scene import Scene

FOLDER = Path(__file__).parents[2] / "tests" / "render" / "golden"


def scene_text(scene: Scene) -> str:
    """The scene in words: what it is of and its size, then its elements from the bottom to the top."""
    lines = [f"{scene.kind} {scene.width} × {scene.height} {scene.deck}", *map(str, scene.elements)]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Write the golden of each scene, and take away those that no scene has any more."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.txt").write_text(scene_text(scene), encoding="utf-8")


if __name__ == "__main__":
    write()
