"""The SVG elements of the drawings, as strings."""

from typing import TypeAlias

Svg: TypeAlias = str
Point: TypeAlias = tuple[float, float]

NAMESPACE = "http://www.w3.org/2000/svg"


def number(value: float) -> str:
    """A coordinate as short text: at most two decimals, no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(pairs: dict[str, str | float | None]) -> str:
    written = (
        f' {key}="{value if isinstance(value, str) else number(value)}"'
        for key, value in pairs.items()
        if value is not None
    )
    return "".join(written)


def group(
    *parts: Svg,
    at: Point = (0, 0),
    turn: float = 0,
    scale: float | Point = 1,
    clip: str | None = None,
    opacity: float | None = None,
) -> Svg:
    """``parts`` moved to ``at``, turned by ``turn`` degrees and scaled, in this order from the outside in."""
    steps: list[str] = []
    if at != (0, 0):
        steps.append(f"translate({number(at[0])} {number(at[1])})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        across, down = scale if isinstance(scale, tuple) else (scale, scale)
        steps.append(f"scale({across:.4g} {down:.4g})")
    pairs = {
        "transform": " ".join(steps) or None,
        "clip-path": f"url(#{clip})" if clip else None,
        "opacity": opacity,
    }
    return f"<g{_attributes(pairs)}>{''.join(parts)}</g>"


def join(*parts: Svg) -> Svg:
    """``parts`` as one shape, without lines inside it. The outer half of lines stays."""
    return group(*parts) + f'<g stroke="none">{"".join(parts)}</g>'


def path(
    data: str,
    fill: str = "none",
    width: float = 3,
    *,
    stroke: str | None = None,
    opacity: float | None = None,
    cap: str | None = None,
    dash: str | None = None,
) -> Svg:
    """A path; its line has the colour of the group around it unless ``stroke`` names one."""
    pairs: dict[str, str | float | None] = {
        "d": data,
        "fill": fill,
        "stroke-width": width,
        "stroke": stroke,
        "opacity": opacity,
        "stroke-linecap": cap,
        "stroke-dasharray": dash,
    }
    return f"<path{_attributes(pairs)}/>"


def line(data: str, width: float = 2, stroke: str | None = None, opacity: float | None = None) -> Svg:
    """An open line with round ends."""
    return path(data, width=width, stroke=stroke, opacity=opacity, cap="round")


def shade(data: str, colour: str = "#000", opacity: float = 0.16) -> Svg:
    """A patch of shadow or light without an outline."""
    return path(data, colour, 0, stroke="none", opacity=opacity)


def circle(
    centre: Point,
    radius: float,
    fill: str = "none",
    width: float = 3,
    *,
    stroke: str | None = None,
    opacity: float | None = None,
) -> Svg:
    """A circle."""
    pairs: dict[str, str | float | None] = {
        "cx": centre[0],
        "cy": centre[1],
        "r": radius,
        "fill": fill,
        "stroke-width": width,
        "stroke": stroke or ("none" if width == 0 else None),
        "opacity": opacity,
    }
    return f"<circle{_attributes(pairs)}/>"


def ellipse(
    centre: Point, radii: Point, fill: str = "none", width: float = 3, opacity: float | None = None
) -> Svg:
    """An ellipse with upright axes."""
    pairs: dict[str, str | float | None] = {
        "cx": centre[0],
        "cy": centre[1],
        "rx": radii[0],
        "ry": radii[1],
        "fill": fill,
        "stroke-width": width,
        "stroke": "none" if width == 0 else None,
        "opacity": opacity,
    }
    return f"<ellipse{_attributes(pairs)}/>"


def rounded(
    corner: Point,
    size: Point,
    radius: float,
    fill: str = "none",
    width: float = 3,
    *,
    stroke: str | None = None,
) -> Svg:
    """A rectangle with round corners; ``corner`` is its top left."""
    pairs: dict[str, str | float | None] = {
        "x": corner[0],
        "y": corner[1],
        "width": size[0],
        "height": size[1],
        "rx": radius,
        "fill": fill,
        "stroke-width": width,
        "stroke": stroke or ("none" if width == 0 else None),
    }
    return f"<rect{_attributes(pairs)}/>"


def text(  # noqa: PLR0913 - what SVG can say of a text, each by name
    words: str,
    at: Point,
    size: float,
    fill: str,
    *,
    family: str = "Cinzel",
    weight: int = 800,
    spacing: float | None = None,
    stroke: float = 0,
) -> Svg:
    """One line of text, centred on ``at`` (its baseline); a ``stroke`` in its own colour makes it bolder."""
    pairs: dict[str, str | float | None] = {
        "x": at[0],
        "y": at[1],
        "font-family": family,
        "font-weight": str(weight),
        "font-size": size,
        "text-anchor": "middle",
        "letter-spacing": spacing,
        "fill": fill,
        "stroke": fill if stroke else "none",
        "stroke-width": stroke or None,
    }
    return f"<text{_attributes(pairs)}>{words}</text>"


def clip(name: str, data: str) -> Svg:
    """A clipping path called ``name``, for ``group(clip=name)``."""
    return f'<clipPath id="{name}"><path d="{data}"/></clipPath>'


def document(size: Point, ink: str, *parts: Svg, definitions: Svg = "") -> Svg:
    """A whole SVG file whose lines are drawn in ``ink`` with round joins."""
    width, height = number(size[0]), number(size[1])
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<defs>{definitions}</defs>"
        f'<g stroke="{ink}" stroke-linejoin="round">{"".join(parts)}</g></svg>'
    )
