"""Contact sheets of every scene, as people see it: large, in a window, on a phone; on dark and light themes.

python -m art.sheets            writes docs/scenes/*.webp, and docs/trick.webp for the front page
python -m art.sheets NAME …     only those
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from PIL import Image

from art.gallery import SCENES
from bot.render.paint import composed, encoded
from bot.render.scene import Scene

FOLDER: Final = Path(__file__).parent.parent / "docs" / "scenes"
FRONT: Final = "table-4"
SIZES: Final = (1000, 550, 300)
DARK: Final = (49, 51, 56)
LIGHT: Final = (255, 255, 255)
GAP: Final = 20
QUALITY: Final = 22


def sheet(scene: Scene) -> Image.Image:
    """A scene in every size, its upper half on the dark theme, its lower half on the light one."""
    image = composed(scene)
    width, height = sum(SIZES) + GAP * (len(SIZES) + 1), image.height + 2 * GAP
    whole = Image.new("RGB", (width, height), DARK)
    whole.paste(LIGHT, (0, height // 2, width, height))
    left = GAP
    for size in SIZES:
        shown = image.resize((size, image.height * size // image.width), Image.Resampling.LANCZOS)
        whole.paste(shown, (left, (height - shown.height) // 2))
        left += size + GAP
    return whole


def main() -> int:
    """Writes the sheets that are asked for, all by default."""
    parser = argparse.ArgumentParser(prog="python -m art.sheets", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", choices=[[], *SCENES], metavar="NAME")
    names = parser.parse_args().names or list(SCENES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in names:
        file = FOLDER / f"{name}.webp"
        sheet(SCENES[name]).save(file, "WEBP", quality=QUALITY, method=6)
        total += file.stat().st_size
    if FRONT in names:
        (FOLDER.parent / "trick.webp").write_bytes(encoded(composed(SCENES[FRONT])))
    print(f"{len(names)} sheets, {total / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
