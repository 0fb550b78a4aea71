"""Contact sheets of every scene, as people see it: large, in a window, on a phone; on dark and light themes.

python -m art.sheets            writes docs/scenes/*.webp, and docs/trick.webp for the front page
python -m art.sheets NAME …     only those of the scenes named; ``trick`` is the picture on the front page
python -m art.sheets … --check  compares instead of writing; exit code 1 when one differs or is missing
"""

import argparse
import io
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageChops, ImageStat

from art.scenes.gallery import FRONT, SCENES
from bot.render.paint import compose, paint
from bot.render.scene import Scene

FOLDER: Final = Path(__file__).parent.parent / "docs" / "scenes"
PICTURE: Final = FOLDER.parent / "trick.webp"
SIZES: Final = (1000, 550, 300)
DARK: Final = (49, 51, 56)
LIGHT: Final = (255, 255, 255)
GAP: Final = 20
QUALITY: Final = 21
TOLERANCE: Final = 1.0
"""The average tolerance in a colour's 255 steps: another machine may render letters slightly differently."""


def sheet(scene: Scene) -> Image.Image:
    """A scene in every size, its upper half on the dark theme, its lower half on the light one."""
    image = compose(scene)
    width, height = sum(SIZES) + GAP * (len(SIZES) + 1), image.height + 2 * GAP
    whole = Image.new("RGB", (width, height), DARK)
    whole.paste(LIGHT, (0, height // 2, width, height))
    left = GAP
    for size in SIZES:
        small = image.resize((size, image.height * size // image.width), Image.Resampling.LANCZOS)
        whole.paste(small, (left, (height - small.height) // 2))
        left += size + GAP
    return whole


def sheet_file(name: str) -> Path:
    """The file of a scene's sheet."""
    return FOLDER / f"{name}.webp"


def _sheet_bytes(scene: Scene) -> bytes:
    target = io.BytesIO()
    sheet(scene).save(target, "WEBP", quality=QUALITY, method=6)
    return target.getvalue()


DRAWINGS: Final[Mapping[str, tuple[Path, Callable[[], bytes]]]] = MappingProxyType(
    {
        **{name: (sheet_file(name), partial(_sheet_bytes, scene)) for name, scene in SCENES.items()},
        PICTURE.stem: (PICTURE, lambda: paint(FRONT.scene)),
    }
)
"""The file of each sheet, and of the picture on the front page, with the function that draws it."""


def differs(name: str) -> bool:
    """Whether a file is missing or differs from the drawing."""
    file, draw = DRAWINGS[name]
    if not file.exists():
        return True
    with Image.open(file) as old_image, Image.open(io.BytesIO(draw())) as new_image:
        if old_image.size != new_image.size:
            return True
        change = ImageStat.Stat(ImageChops.difference(old_image.convert("RGB"), new_image.convert("RGB")))
        return max(change.mean) >= TOLERANCE


def main() -> int:
    """Write or compare what is named, by default everything. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art.sheets", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", choices=[[], *DRAWINGS], metavar="NAME")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    names = arguments.names or list(DRAWINGS)
    if arguments.check:
        stale = [name for name in names if differs(name)]
        for name in stale:
            print(f"{name}: not what is drawn")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in names:
        file, draw = DRAWINGS[name]
        total += file.write_bytes(draw())
    print(f"{len(names)} pictures, {total / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
