"""The courts of the French-suited decks: half-length figures that meet their mirror image at a slanting sash.

A figure is drawn on a field from -108 to 108 across, its top edge on y = 0; the middle of the card is on
0,155. It holds to the middle and to the right: the left top corner belongs to the index.
"""

from collections.abc import Callable

from art.figures.heads import bearded, lady, page
from art.figures.standing import ermine
from art.palettes import Costume, Palette
from art.suits.ornaments import flower
from art.svg import Point, Svg, circle, ellipse, group, line, path, shade

HALF: Point = (108, 155)  # half the width and half the height of the field
SLANT = 36  # how far the sash falls on either side of the middle
REST: Point = (52, 132)  # where the hand at the edge holds what the figure carries


def sash(palette: Palette, costume: Costume, pip: Svg) -> Svg:
    """The band across the middle, drawn over both halves around 0,0; ``pip`` is set into its clasp."""
    (w, _), s = HALF, SLANT
    beads = (circle((x, -x * s / w), 2.6, palette.white, 1.2) for x in range(-96, 97, 12) if abs(x) > 20)
    return group(
        path(f"M{-w} {s - 8} L{w} {-s - 8} V{-s + 8} L{-w} {s + 8} Z", costume.trim, 2.4),
        line(f"M{-w} {s - 4.6} L{w} {-s - 4.6} M{-w} {s + 4.6} L{w} {-s + 4.6}", 1.1),
        *beads,
        circle((0, 0), 17, palette.white, 2.6),
        circle((0, 0), 13.4, "none", 1.1),
        group(pip, scale=0.2),
    )


def _robe(palette: Palette, costume: Costume) -> Svg:
    """The cloak over the shoulders, with rosettes, and the tunic between its hems."""
    rosettes = (
        group(
            *(circle((dx, dy), 2.1, costume.trim, 0) for dx, dy in ((0, -3), (3, 0), (0, 3), (-3, 0))),
            at=(side * x, y),
        )
        for side in (-1, 1)
        for x, y in ((42, 112), (62, 122), (44, 134), (88, 134), (96, 158), (88, 182), (48, 156), (52, 178))
    )
    hem = "M{0} 92 C{1} 120 {2} 150 {3} 190"
    lozenges = "".join(f"M0 {y - 8} l7 8 l-7 8 l-7 -8 Z " for y in range(112, 200, 19))
    return group(
        path(
            "M-110 206 L-106 144 C-98 116 -58 104 -26 94 H26 C58 104 98 116 106 144 L110 206 Z",
            costume.cloak,
            3,
        ),
        *rosettes,
        shade("M26 94 C58 104 98 116 106 144 L110 206 H82 C90 160 62 120 26 94 Z", opacity=0.13),
        path("M-22 92 C-28 120 -34 150 -38 196 H38 C34 150 28 120 22 92 Z", costume.tunic, 2.6),
        shade("M12 92 H22 C28 120 34 150 38 196 H20 C20 150 18 120 12 92 Z"),
        path("M-11 92 V196 H11 V92 Z", costume.trim, 2),
        path(lozenges, costume.hose, 1.4),
        line(
            hem.format(-28, -34, -40, -45) + hem.format(28, 34, 40, 45),
            5.5,
        ),
        line(
            hem.format(-28, -34, -40, -45) + hem.format(28, 34, 40, 45),
            2.8,
            palette.yellow,
        ),
    )


def _hand(palette: Palette, costume: Costume, symbol: Svg) -> Svg:
    """The arm at the edge, what it carries, and the fist around it."""
    x, y = REST
    return group(
        path("M70 116 C82 132 86 160 80 182 L44 176 C40 164 42 152 46 146 Z", costume.tunic, 2.8),
        line("M72 132 C74 146 72 160 66 170 M62 134 C64 146 62 156 58 162", 1.5),
        path(
            f"M{x - 16} {y + 12} L{x + 12} {y + 12} L{x + 14} {y + 25} L{x - 14} {y + 25} Z",
            palette.white,
            2.4,
        ),
        line("".join(f"M{x + dx} {y + 13} v11 " for dx in (-8, -1, 6)), 1.1),
        group(symbol, at=REST),
        path(
            f"M{x - 11} {y - 9} C{x - 15} {y - 3} {x - 15} {y + 8} {x - 9} {y + 12}"
            f" H{x + 7} C{x + 13} {y + 8} {x + 13} {y - 4} {x + 8} {y - 9}"
            f" C{x + 4} {y - 13} {x - 7} {y - 13} {x - 11} {y - 9} Z",
            palette.flesh,
            2.4,
        ),
        line(f"M{x - 12} {y - 3} h15 M{x - 13} {y + 3} h15 M{x - 11} {y + 8} h12", 1.4),
    )


def _open_hand(palette: Palette, costume: Costume) -> Svg:
    """The other arm, its hand laid on the breast."""
    return group(
        path(
            "M-74 118 C-86 140 -84 168 -66 178 C-50 176 -36 166 -28 156 L-36 142 C-48 146 -56 144 -58 136 Z",
            costume.tunic,
            2.8,
        ),
        line("M-72 138 C-72 150 -66 160 -58 164 M-62 140 C-62 148 -58 154 -52 156", 1.5),
        path("M-38 139 L-27 158 L-18 152 L-29 134 Z", palette.white, 2.4),
        path(
            "M-28 136 C-20 130 -8 128 2 128 C8 128 10 132 4 134 L8 135 C12 137 10 141 6 141 L8 143"
            " C10 146 6 149 1 148 C-6 149 -14 152 -20 152 Z",
            palette.flesh,
            2.3,
        ),
        line("M4 134 L-8 136 M6 141 L-6 142", 1.3),
    )


def king(palette: Palette, costume: Costume, symbol: Svg) -> Svg:
    """A bearded king with crown and ermine; ``symbol`` is drawn around his fist."""
    return group(
        _robe(palette, costume),
        _hand(palette, costume, symbol),
        ermine(
            palette,
            "M-58 112 C-48 98 -30 92 0 92 C30 92 48 98 58 112"
            " C50 126 30 136 0 138 C-30 136 -50 126 -58 112 Z",
            ((-46, 108), (-34, 118), (-20, 124), (20, 124), (34, 118), (46, 108), (-30, 104), (30, 104)),
        ),
        _open_hand(palette, costume),
        group(bearded(palette, costume.hair), at=(0, 66), scale=1.02),
    )


def queen(palette: Palette, costume: Costume, symbol: Svg) -> Svg:
    """A crowned queen with a veil and a jewel on her breast; ``symbol`` is drawn around her fist."""
    veil = (
        "M-24 30 C-52 44 -58 84 -64 128 C-48 122 -38 112 -34 98"
        " H34 C38 112 48 122 64 128 C58 84 52 44 24 30 Z"
    )
    return group(
        _robe(palette, costume),
        path(veil, costume.hose, 2.6),
        line("M-38 60 C-46 80 -48 100 -52 116 M38 60 C46 80 48 100 52 116", 1.4, palette.paper, 0.6),
        _hand(palette, costume, symbol),
        path("M-30 98 C-22 122 22 122 30 98 L22 90 H-22 Z", palette.flesh, 2.4),
        path(
            "M-36 96 C-30 120 -14 130 0 130 C14 130 30 120 36 96 L29 95"
            " C24 112 12 120 0 120 C-12 120 -24 112 -29 95 Z",
            palette.white,
            2.2,
        ),
        *(
            circle((x, y), 2.4, palette.yellow, 1.1)
            for x, y in ((-24, 114), (-14, 123), (14, 123), (24, 114))
        ),
        circle((0, 126), 6.5, palette.yellow, 2),
        circle((0, 126), 3, costume.tunic, 1.1),
        _open_hand(palette, costume),
        group(lady(palette, costume.hair), at=(0, 64)),
    )


def knave(palette: Palette, costume: Costume, symbol: Svg) -> Svg:
    """A young knave with a feathered hat and a ruff; ``symbol`` is drawn around his fist."""
    ruff = "".join(
        f"M{x} {108 - abs(x) * 0.16} q6 13 12 {0.2 * (1 if x > -6 else -1)} " for x in range(-36, 36, 12)
    )
    return group(
        _robe(palette, costume),
        _hand(palette, costume, symbol),
        path(
            "M-42 100 C-30 88 30 88 42 100 C46 110 40 120 30 116 C24 124 12 124 8 118 C4 126 -4 126 -8 118"
            " C-12 124 -24 124 -30 116 C-40 120 -46 110 -42 100 Z",
            palette.white,
            2.6,
        ),
        line(ruff, 1.3),
        _open_hand(palette, costume),
        group(page(palette, costume.hair, costume.cloak, palette.white), at=(0, 64)),
    )


def sceptre(palette: Palette) -> Svg:
    """A sceptre with a lily."""
    return group(
        path("M-3.6 -78 H3.6 V60 H-3.6 Z", palette.yellow, 2.2),
        path("M0 -112 C8 -100 8 -92 0 -82 C-8 -92 -8 -100 0 -112 Z", palette.yellow, 2.4),
        path("M-3 -82 C-8 -96 -20 -98 -20 -88 C-19 -82 -12 -80 -3 -76 Z", palette.yellow, 2.2),
        path("M3 -82 C8 -96 20 -98 20 -88 C19 -82 12 -80 3 -76 Z", palette.yellow, 2.2),
        path("M-11 -80 H11 V-73 H-11 Z", palette.red, 2),
    )


def blade(palette: Palette) -> Svg:
    """A sword held upright by its grip."""
    return group(
        path("M-6 -24 V-96 L0 -112 L6 -96 V-24 Z", palette.steel, 2.6),
        path("M0 -106 L5 -95 V-24 H0 Z", palette.white, 0, stroke="none"),
        line("M0 -98 V-28", 1.3),
        path(
            "M-20 -24 C-20 -31 -13 -29 -12 -26 H12 C13 -29 20 -31 20 -24 C18 -16 -18 -16 -20 -24 Z",
            palette.yellow,
            2.4,
        ),
        path("M-4.5 -18 H4.5 V18 H-4.5 Z", palette.red, 2.2),
        circle((0, 24), 6, palette.yellow, 2.4),
    )


def axe(palette: Palette) -> Svg:
    """A battle-axe."""
    return group(
        path("M-3.6 -106 H3.6 V60 H-3.6 Z", "#a8703c", 2.2),
        path(
            "M-4 -96 C-14 -98 -20 -106 -22 -112 C-30 -96 -30 -76 -22 -58 C-20 -66 -14 -74 -4 -74 Z",
            palette.steel,
            2.6,
        ),
        line("M-21 -104 C-26 -92 -26 -78 -21 -66", 1.3),
        path("M4 -94 L18 -85 L4 -76 Z", palette.steel, 2.4),
        path("M-6 -97 H6 V-73 H-6 Z", palette.yellow, 2.2),
        circle((0, -109), 4.5, palette.yellow, 2),
    )


def orb(palette: Palette) -> Svg:
    """A sceptre with an orb and a cross."""
    return group(
        path("M-3.6 -70 H3.6 V60 H-3.6 Z", palette.yellow, 2.2),
        line("M0 -112 V-92 M-8 -104 H8", 5.4),
        line("M0 -112 V-92 M-8 -104 H8", 2.4, palette.yellow),
        circle((0, -79), 14, palette.blue, 2.6),
        line("M-13.5 -79 H13.5 M0 -93 V-79", 4.4),
        line("M-13.5 -79 H13.5 M0 -93 V-79", 2, palette.yellow),
        ellipse((-5, -86), (3, 2), palette.white, 0, 0.7),
    )


def halberd(palette: Palette) -> Svg:
    """A halberd with a tassel."""
    return group(
        path("M-3.2 -84 H3.2 V60 H-3.2 Z", "#a8703c", 2.2),
        path("M0 -114 L6 -90 L3 -80 H-3 L-6 -90 Z", palette.steel, 2.4),
        path(
            "M-4 -84 C-12 -84 -18 -90 -20 -96 C-25 -84 -24 -68 -18 -58 C-16 -64 -10 -68 -4 -68 Z",
            palette.steel,
            2.4,
        ),
        path("M4 -82 L19 -72 L12 -68 L4 -70 Z", palette.steel, 2.4),
        path("M-5 -64 H5 L9 -46 H-9 Z", palette.red, 2),
        line("M-3 -60 L-5 -48 M0 -60 V-48 M3 -60 L5 -48", 1.1),
    )


def banner(palette: Palette, colour: str) -> Svg:
    """A lance with a small banner in ``colour``."""
    return group(
        path("M-3.2 -96 H3.2 V60 H-3.2 Z", "#a8703c", 2.2),
        path("M0 -114 L6 -98 L0 -92 L-6 -98 Z", palette.steel, 2.2),
        path("M3 -90 C12 -96 18 -84 25 -88 C22 -80 22 -72 25 -64 C18 -60 12 -72 3 -64 Z", colour, 2.4),
        path("M-3 -90 H-9 V-64 H-3 Z", palette.yellow, 2),
    )


def bloom(palette: Palette, petals: str) -> Svg:
    """A flower on a long stem."""
    return group(
        line("M0 -70 C3 -40 -2 -10 0 60", 6),
        line("M0 -70 C3 -40 -2 -10 0 60", 2.8, palette.green),
        path("M0 -34 C8 -46 20 -46 25 -40 C20 -30 8 -28 0 -28 Z", palette.green, 2),
        path("M0 -20 C-8 -32 -20 -32 -25 -26 C-20 -16 -8 -14 0 -14 Z", palette.green, 2),
        flower(palette, (0, -82), petals, 1.25),
    )


Figure = Callable[[Palette, Costume, Svg], Svg]
FIGURES: dict[str, Figure] = {"K": king, "Q": queen, "J": knave}
