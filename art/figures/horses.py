"""Horses, looking left: the walking, the rearing, and the forehand alone for cards with two ends."""

from art.figures.limbs import Knot, tube
from art.palettes import Costume, Palette
from art.svg import Svg, circle, group, join, line, path, shade
from art.weave import hatch

_OUTLINE = 5.4  # the fill of a joined shape covers half of it
_NECK = (
    "M-2 0 C-10 4 -15 12 -20 21 C-25 31 -36 37 -39 46 C-42 54 -35 59 -28 57 C-24 56 -22 53 -18 51"
    " C-10 48 -4 46 2 44 C8 42 13 36 14 30 C19 46 16 70 6 92 C4 110 20 124 44 126 L86 116 C66 70 46 18 16 2"
    " C13 -3 9 -6 6 -6 L9 -22 C2 -17 -3 -8 -2 0 Z"
)
_BARREL = (
    "M92 206 C100 214 150 222 182 216 C206 210 222 232 216 258 C212 274 200 284 186 284 C164 296 134 298"
    " 112 290 C92 286 72 268 73 248 C74 232 82 214 92 206 Z"
)


def forehand(palette: Palette, costume: Costume) -> Svg:
    """Head and neck, the poll on 0,0; the neck ends about 110 below, from 0 to 76 across."""
    return group(_far_ear(costume), path(_NECK, costume.horse, 3), _head(palette, costume))


def _far_ear(costume: Costume) -> Svg:
    return path("M12 -6 L20 -20 C24 -12 22 -4 18 2 Z", costume.far_legs, 2.2)


def _head(palette: Palette, costume: Costume) -> Svg:
    """The details on the neck: shade, mane, face and bridle."""
    reins = "M-14 36 C6 60 34 74 70 66"
    return group(
        shade("M14 30 C19 46 16 70 6 92 L24 102 C32 78 30 50 14 30 Z", opacity=0.14),
        hatch((9, 92), (2, -8), (12, 3), 6, 1.3),
        path(
            "M5 -8 C-4 -6 -10 4 -9 12 C-4 6 2 8 6 12 C10 6 14 8 16 14 C18 26 30 28 28 40 C36 42 40 54 38 62"
            " C46 64 52 78 50 88 C58 92 62 100 62 110 L86 112 C76 60 52 10 20 -4 Z",
            costume.mane,
            2.4,
        ),
        line(
            "M14 2 C22 10 28 16 30 28 M24 12 C34 22 40 36 42 50 M38 28 C48 42 54 60 56 76 M52 52 C60 68 66"
            " 82 68 100",
            1.3,
            opacity=0.75,
        ),
        circle((-10, 15), 3.4, palette.white, 1.4),
        circle((-10.6, 15.4), 1.9, palette.ink, 0),
        line("M-15 11.4 C-12 8.6 -8 9 -5.6 12", 2),
        line("M-34.6 47 q3 -2.6 4 1 M-38 54 C-34 53 -30 53 -26.4 54.6", 1.7),
        line("M2 24 C4 30 2 36 -2 40", 1.4),
        # the bridle
        line("M-5 3 L12 28 M-27 30 L-16 49 M-23 39 L10 32", 4.2),
        line("M-5 3 L12 28 M-27 30 L-16 49 M-23 39 L10 32", 2, palette.red),
        line(reins, 4.4),
        line(reins, 2.2, palette.red),
        *(circle(at, 2.8, palette.yellow, 1.4) for at in ((-22, 39.6), (10, 31))),
    )


def _hoof(knot: Knot, turn: float, palette: Palette) -> Svg:
    return group(path("M-7 -5 H7 L10 8 H-11 Z", palette.ink, 1.6), at=(knot[0], knot[1] + 3), turn=turn)


def _far_leg(palette: Palette, costume: Costume, *knots: Knot, turn: float = 0) -> Svg:
    return group(path(tube(*knots), costume.far_legs, 2.8), _hoof(knots[-1], turn, palette))


def _tail(costume: Costume) -> Svg:
    return group(
        path(
            "M204 232 C220 222 236 236 232 262 C240 280 234 306 224 326 C220 332 212 330 212 322 C208 316"
            " 212 306 212 300 C206 290 212 270 200 250 Z",
            costume.mane,
            2.6,
        ),
        line(
            "M212 238 C226 248 224 276 220 312 M222 242 C232 262 228 290 224 308 M208 246 C216 258 216 280"
            " 215 296",
            1.4,
            opacity=0.75,
        ),
    )


_BELLY = group(
    shade(
        "M217 246 C218 272 200 284 186 284 C164 296 134 298 112 290 C104 288 96 284 90 278"
        " C130 288 190 280 217 246 Z",
        opacity=0.15,
    ),
    hatch((206, 262), (-8, 3.4), (-3, 11), 8, 1.3),
)


def walking(palette: Palette, costume: Costume) -> Svg:
    """A horse that walks with one foreleg raised; its back at (142, 218), the ground at 356."""
    fore: tuple[Knot, ...] = ((98, 264, 19), (97, 300, 9), (99, 318, 7.4), (97, 338, 5.6), (95, 346, 7))
    hind: tuple[Knot, ...] = ((198, 252, 20), (206, 292, 12), (196, 314, 7.4), (204, 338, 5.8), (203, 346, 7))
    return group(
        _tail(costume),
        _far_leg(
            palette,
            costume,
            (104, 268, 15),
            (76, 290, 10),
            (52, 294, 7),
            (50, 314, 5.6),
            (56, 324, 6),
            turn=24,
        ),
        _far_leg(
            palette, costume, (188, 262, 17), (178, 296, 10), (166, 318, 6.6), (166, 340, 5.4), (164, 346, 7)
        ),
        group(_far_ear(costume), at=(67, 152), scale=0.96),
        join(
            path(tube(*fore), costume.horse, _OUTLINE),
            path(tube(*hind), costume.horse, _OUTLINE),
            path(_BARREL, costume.horse, _OUTLINE),
            group(path(_NECK, costume.horse, _OUTLINE), at=(67, 152), scale=0.96),
        ),
        _hoof(fore[-1], 0, palette),
        _hoof(hind[-1], 0, palette),
        _BELLY,
        group(_head(palette, costume), at=(67, 152), scale=0.96),
        _saddle(palette, costume),
    )


def rearing(palette: Palette, costume: Costume) -> Svg:
    """A horse that rises on its hind legs; its back at about (146, 222), the ground at 356."""
    fore: tuple[Knot, ...] = ((104, 272, 18), (84, 298, 10), (68, 304, 7.4), (74, 326, 5.8), (80, 332, 6))
    hind: tuple[Knot, ...] = ((184, 254, 24), (182, 292, 14), (200, 318, 7.6), (194, 340, 6), (190, 346, 7))
    risen, turn = (62, -40), 16
    return group(
        _tail(costume),
        _far_leg(
            palette, costume, (172, 262, 18), (152, 294, 11), (166, 320, 7), (162, 340, 5.6), (158, 346, 7)
        ),
        group(
            _far_leg(
                palette,
                costume,
                (104, 264, 15),
                (74, 272, 9),
                (58, 282, 7),
                (64, 304, 5.6),
                (70, 312, 6),
                turn=-20,
            ),
            group(_far_ear(costume), at=(66, 160), scale=0.94, turn=-6),
            at=risen,
            turn=turn,
        ),
        join(
            path(tube(*hind), costume.horse, _OUTLINE),
            group(
                path(tube(*fore), costume.horse, _OUTLINE),
                path(_BARREL, costume.horse, _OUTLINE),
                group(path(_NECK, costume.horse, _OUTLINE), at=(66, 160), scale=0.94, turn=-6),
                at=risen,
                turn=turn,
            ),
        ),
        _hoof(hind[-1], 0, palette),
        group(
            _hoof(fore[-1], -24, palette),
            _BELLY,
            group(_head(palette, costume), at=(66, 160), scale=0.94, turn=-6),
            _saddle(palette, costume),
            at=risen,
            turn=turn,
        ),
    )


def _saddle(palette: Palette, costume: Costume) -> Svg:
    fringe = "".join(f"M{124 + i * 10.4:.4g} {279 + (2 if 1 < i < 6 else 0)} v8 " for i in range(7))
    return group(
        line("M80 250 C88 266 104 276 122 272 M190 262 C204 260 212 250 216 240", 6),
        line("M80 250 C88 266 104 276 122 272 M190 262 C204 260 212 250 216 240", 3, palette.yellow),
        path("M114 216 C134 222 166 222 184 214 L194 270 C170 284 140 286 116 276 Z", costume.cloak, 2.8),
        path("M116 265 C140 274 168 272 192.6 259 L194 270 C170 284 140 286 116 276 Z", palette.yellow, 2.2),
        line(fringe, 2.6, palette.yellow),
    )
