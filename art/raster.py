"""The conversion of SVG to pictures, with only the fonts that the drawings name."""

import io
from importlib.resources import files

import resvg_py
from PIL import Image

from art.svg import Svg

FONTS = (
    str(files("fontpkg_cinzel") / "files" / "Cinzel[wght].ttf"),
    str(files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"),
)


def picture(svg: Svg, width: int) -> Image.Image:
    """The drawing as an RGBA picture ``width`` pixels wide."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=list(FONTS))
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")
