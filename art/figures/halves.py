"""Courts with two ends: half figures on a field 250 wide that is cut off below, at about y = 215.

Each is combined from a trunk, a collar, an arm that holds the suit and another arm, as the pattern chooses.
"""

from collections.abc import Callable

from art.figures.horses import forehand
from art.figures.kings import orb
from art.figures.limbs import cuff, fist, palm, tube
from art.figures.standing import ermine, neck, raised_arm
from art.palettes import Costume, Palette
from art.svg import Point, Svg, circle, group, line, path, shade
from art.weave import hatch, woven

RIDER_HAND: Point = (100, 86)
_SHOULDERS = "M90 150 C104 142 150 142 164 150 C174 184 168 216 172 280 H80 C86 216 80 184 90 150 Z"


def trunk(costume: Costume, breast: Svg) -> Svg:
    """The mantle behind, the body in woven cloth, and ``breast`` down its middle."""
    return group(
        woven(
            "M84 152 C54 178 36 226 28 280 H222 C214 226 196 178 166 152 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M166 152 C196 178 214 226 222 280 H190 C188 230 178 190 158 162 Z"),
        line("M58 196 C50 220 44 250 42 280 M194 196 C202 220 206 250 208 280", 1.7),
        hatch((208, 262), (-3, -11), (-13, 4), 7),
        woven(_SHOULDERS, costume.tunic, costume.weave, costume.thread),
        shade("M144 146 L164 150 C174 184 168 216 172 280 H146 C152 226 152 186 144 146 Z"),
        breast,
        line("M100 204 C96 226 94 250 94 280 M156 204 C160 226 162 250 162 280", 1.6),
    )


def buttoned(palette: Palette, costume: Costume) -> Svg:
    """A placket with buttons."""
    return group(
        path("M117 150 H139 V290 H117 Z", costume.trim, 2.4),
        *(circle((128, y), 4, palette.white, 1.8) for y in range(178, 290, 18)),
    )


def laced(palette: Palette, costume: Costume) -> Svg:
    """An opening, laced across white linen."""
    laces = "".join(f"M116 {y} L140 {y + 10} M140 {y} L116 {y + 10} " for y in range(176, 280, 16))
    return group(
        path("M112 150 L120 290 H136 L144 150 Z", palette.white, 2.2),
        line(laces, 2.2, costume.cloak),
    )


def chained(palette: Palette, costume: Costume) -> Svg:
    """A chain of office with its jewel, on a stole."""
    links = ((96, 176), (102, 189), (111, 199), (145, 199), (154, 189), (160, 176))
    return group(
        path("M112 150 H144 L140 290 H116 Z", costume.trim, 2.4),
        *(path(f"M128 {y - 7} l6 7 l-6 7 l-6 -7 Z", costume.cloak, 1.5) for y in (236, 256, 276)),
        line("M92 164 C98 192 114 204 128 206 C142 204 158 192 164 164", 6),
        line("M92 164 C98 192 114 204 128 206 C142 204 158 192 164 164", 3, palette.yellow),
        *(circle(at, 4, palette.yellow, 1.8) for at in links),
        circle((128, 210), 9.5, palette.yellow, 2.4),
        circle((128, 210), 4, palette.red, 1.4),
    )


def plated(palette: Palette, costume: Costume) -> Svg:
    """A breastplate with a ridge and rivets, and a sash across it."""
    return group(
        path(
            "M94 154 C108 148 148 148 160 154 C168 184 164 206 162 226 C140 240 114 240 92 226 C90 206 86"
            " 184 94 154 Z",
            palette.steel,
            2.8,
        ),
        shade("M138 150 L160 154 C168 184 164 206 162 226 C154 232 146 235 138 236 Z", opacity=0.2),
        line("M128 156 V236 M98 196 C110 212 146 212 158 196", 1.7),
        line(
            "".join(
                f"M{x} {y} h.1 "
                for x, y in ((102, 166), (154, 166), (98, 214), (156, 214), (112, 226), (144, 226))
            ),
            4.2,
        ),
        path("M92 160 C120 176 146 200 168 236 L152 244 C134 212 112 190 88 178 Z", costume.cloak, 2.4),
        line("M92 168 C118 184 142 208 160 240", 1.4),
    )


def fur(palette: Palette, costume: Costume) -> Svg:
    """An ermine tippet."""
    del costume
    return ermine(
        palette,
        "M74 170 C84 144 104 136 128 136 C152 136 170 144 180 170 C172 190 152 198 128 198 C104 198 82 190"
        " 74 170 Z",
        ((90, 164), (104, 176), (121, 184), (140, 182), (156, 174), (168, 162)),
    )


def ruff(palette: Palette, costume: Costume) -> Svg:
    """A pleated ruff."""
    del costume
    pleats = "".join(
        f"M{92 + i * 8} {146 - 0.32 * (20 - (i - 4.5) ** 2):.4g} l{(i - 4.5) * 0.9:.4g} 17 "
        for i in range(10)
    )
    return group(
        path(
            "M82 150 C86 136 108 130 128 130 C150 130 170 136 174 150 C176 160 168 166 162 162 C158 170 148"
            " 170 144 164"
            " C140 172 130 172 127 165 C122 172 112 172 110 164 C104 170 96 168 94 162 C86 166 80 160 82"
            " 150 Z",
            palette.white,
            2.6,
        ),
        line(pleats, 1.4),
    )


def lapels(palette: Palette, costume: Costume) -> Svg:
    """The mantle turned back over both shoulders, clasped at the neck."""
    half = path(
        "M124 144 C104 140 84 148 76 172 C70 194 74 214 82 228 C94 206 106 182 128 170 Z", costume.trim, 2.6
    )
    marks = line("M112 150 C96 156 86 172 84 196 M120 158 C104 166 94 184 88 206", 1.4)
    return group(
        group(half, marks),
        group(half, marks, at=(256, 0), scale=(-1, 1)),
        circle((128, 166), 9, palette.yellow, 2.4),
        circle((128, 166), 3.6, palette.red, 1.4),
    )


def linen(palette: Palette, costume: Costume) -> Svg:
    """A wide white collar with two points."""
    del costume
    return group(
        path(
            "M86 160 C94 142 110 136 128 136 C146 136 162 142 170 160 C164 172 150 174 146 186 C138 180 132"
            " 170 128 164 C124 170 118 180 110 186 C106 174 92 172 86 160 Z",
            palette.white,
            2.4,
        ),
        line("M94 160 C102 148 114 143 128 143 C142 143 154 148 162 160", 1.3),
    )


def cape(palette: Palette, costume: Costume) -> Svg:
    """A short cape with a scalloped hem."""
    return group(
        path(
            "M78 176 C82 150 104 136 128 136 C152 136 174 150 178 176 q-7 12 -15 4 q-7 13 -17 5 q-8 12 -18"
            " 3 q-9 9 -18 -3 q-10 8 -17 -5 q-8 8 -15 -4 Z",
            costume.cloak,
            2.6,
        ),
        line(
            "M98 152 C92 162 90 170 90 178 M114 146 C110 160 110 172 110 182 M142 146 C146 160 146 172 146"
            " 182 M158 152 C164 162 166 170 166 178",
            1.4,
        ),
        path("M100 150 C110 140 146 140 156 150 C146 160 110 160 100 150 Z", palette.yellow, 2.2),
    )


def with_sceptre(palette: Palette, costume: Costume) -> Svg:
    """The other arm: a sceptre held upright."""
    return group(
        path(tube((164, 166, 16), (200, 206, 15), (204, 196, 11), (200, 182, 9)), costume.cloak, 2.8),
        line("M176 178 C188 190 196 200 198 208", 1.4),
        line("M202 250 L196 104", 6.6),
        line("M202 250 L196 104", 3.4, palette.yellow),
        path("M196 74 C188 82 186 92 196 104 C206 92 204 82 196 74 Z", palette.yellow, 2.4),
        path(
            "M188 100 C180 94 178 86 180 80 C188 84 192 92 194 102 Z M204 100 C212 94 214 86 212 80 C204 84"
            " 200 92 198 102 Z",
            palette.yellow,
            2,
        ),
        circle((196, 106), 5, palette.red, 2),
        cuff((200, 184), 4, costume.trim),
        fist(palette, (199, 168), 4),
    )


def with_orb(palette: Palette, costume: Costume) -> Svg:
    """The other arm: an orb before the breast."""
    return group(
        path(tube((164, 166, 16), (196, 204, 15), (184, 216, 11), (170, 206, 9)), costume.cloak, 2.8),
        line("M174 180 C186 190 192 200 190 212", 1.4),
        orb(palette, (160, 186)),
        cuff((174, 210), 118, costume.trim),
        palm(palette, (160, 204), 14),
    )


def at_rest(palette: Palette, costume: Costume) -> Svg:
    """The other arm: across the body, the hand at the belt."""
    return group(
        path(tube((164, 166, 16), (192, 204, 15), (172, 222, 11), (154, 218, 9)), costume.tunic, 2.8),
        line("M174 180 C184 192 188 202 184 214 M168 184 C178 194 182 204 178 212", 1.4),
        cuff((160, 220), 76, costume.trim),
        palm(palette, (142, 216), 8),
    )


def on_hip(palette: Palette, costume: Costume) -> Svg:
    """The other arm: akimbo."""
    del palette
    return group(
        path(tube((164, 166, 16), (208, 200, 14), (206, 226, 12), (186, 252, 10)), costume.cloak, 2.8),
        line("M178 178 C194 188 206 202 204 218 M170 184 C184 192 194 204 194 214", 1.4),
    )


def with_scroll(palette: Palette, costume: Costume) -> Svg:
    """The other arm: a scroll in the hand."""
    return group(
        path(tube((164, 166, 16), (194, 208, 14), (186, 198, 11), (180, 188, 9)), costume.tunic, 2.8),
        line("M174 180 C184 192 190 202 190 210", 1.4),
        group(
            path("M-8 -34 H8 V34 H-8 Z", palette.white, 2.4),
            line("M-3 -28 V28 M3 -28 V28", 1.1, costume.trim),
            path("M-10 -38 H10 V-30 H-10 Z M-10 30 H10 V38 H-10 Z", palette.yellow, 2.2),
            at=(174, 176),
            turn=-24,
        ),
        cuff((180, 190), -20, costume.trim),
        fist(palette, (175, 176), -20),
    )


Part = Callable[[Palette, Costume], Svg]


def on_foot(
    palette: Palette, costume: Costume, head: Svg, symbol: Svg, *, breast: Part, collar: Part, other: Part
) -> Svg:
    """A king or a knave to the hip."""
    return group(
        trunk(costume, breast(palette, costume)),
        other(palette, costume),
        neck(palette),
        collar(palette, costume),
        raised_arm(palette, costume, costume.tunic, symbol),
        group(head, at=(128, 92), scale=1.1),
    )


def on_horse(
    palette: Palette, costume: Costume, head: Svg, symbol: Svg, *, breast: Part, collar: Part
) -> Svg:
    """A knight to the saddle, behind the neck of his horse."""
    body = group(
        trunk(costume, breast(palette, costume)),
        neck(palette),
        collar(palette, costume),
    )
    return group(
        group(body, at=(46, 14), scale=0.9),
        group(symbol, at=RIDER_HAND),
        path(tube((132, 168, 14), (112, 176, 14), (101, 146, 11), (100, 118, 9)), costume.tunic, 2.8),
        line("M128 178 C120 184 114 182 110 176", 1.3),
        cuff((100, 115), 0, costume.trim),
        fist(palette, (100, 98)),
        group(forehand(palette, costume), at=(80, 138), scale=1.04),
        path(tube((188, 170, 14), (206, 206, 13), (184, 224, 11), (158, 214, 8)), costume.tunic, 2.8),
        line("M194 184 C202 196 204 206 198 218", 1.3),
        cuff((164, 216), 74, costume.trim, 9),
        fist(palette, (150, 211), -16),
        group(head, at=(162, 98), scale=0.98),
        at=(-7, 0),
    )
