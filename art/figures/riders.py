"""Knights on their horses, on a field of 250 × 400; the ground is at y = 356."""

from art.figures.horses import rearing, walking
from art.figures.limbs import cuff, fist, tube
from art.figures.standing import neck
from art.palettes import Costume, Palette
from art.svg import Point, Svg, circle, group, line, path, shade
from art.weave import hatch, woven

RIDER_HAND: Point = (70, 122)


def knight_at_walk(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A knight who rides at a walk, a short cloak on his back."""
    return group(walking(palette, costume), _leg(costume), _rider(palette, costume, head, symbol))


def knight_at_charge(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A knight on a horse that rears, his cloak flying."""
    rider = group(_leg(costume), _rider(palette, costume, head, symbol), at=(24, -14), turn=4)
    return group(rearing(palette, costume), rider)


def _leg(costume: Costume) -> Svg:
    return group(
        path(tube((150, 226, 19), (128, 256, 15), (122, 276, 12), (126, 312, 8)), costume.hose, 2.8),
        path(tube((124, 272, 15), (122, 290, 12), (126, 316, 9)), costume.trim, 2.6),
        path("M118 312 H136 C137 320 137 324 136 328 H98 C96 321 106 319 112 318 Z", costume.trim, 2.4),
        line("M94 331 H138 M124 276 L130 331", 3.2),
    )


def _rider(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    return group(
        woven(
            "M160 148 C196 154 222 184 232 228 C216 236 204 226 194 232 C186 226 178 230 172 224 L150 160 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M196 170 C216 188 228 208 232 228 C224 232 216 231 210 230 C212 208 206 188 196 170 Z"),
        line("M178 172 C192 190 196 210 194 230 M190 174 C206 192 212 210 212 228", 1.5),
        woven(
            "M112 152 C122 144 164 144 174 152 C180 182 172 200 170 214 C178 226 182 236 184 248"
            " C160 258 132 256 114 246 C116 234 118 224 122 212 C114 196 108 178 112 152 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade(
            "M152 148 L174 152 C180 182 172 200 170 214 C178 226 182 236 184 248 C174 252 164 254 154 255 Z"
        ),
        line("M126 226 C122 236 120 242 120 248 M164 226 C170 236 172 244 172 250", 1.5),
        hatch((176, 244), (-1.6, -7), (-11, 2), 5),
        path("M120 208 C138 216 156 216 171 208 L173 219 C156 227 136 227 118 219 Z", palette.yellow, 2.4),
        line("M143 158 V210", 1.8),
        *(circle((143, y), 3, palette.yellow, 1.5) for y in (168, 182, 196)),
        path(tube((168, 164, 15), (182, 196, 13), (164, 212, 10), (144, 210, 8)), costume.tunic, 2.8),
        line("M174 176 C180 188 180 196 172 206", 1.3),
        cuff((150, 211), 92, costume.trim, 9),
        fist(palette, (136, 211), -20),
        group(symbol, at=RIDER_HAND),
        path(tube((116, 162, 15), (92, 190, 14), (76, 170, 11), (70, 150, 9)), costume.tunic, 2.8),
        line("M112 174 C104 186 96 192 88 196 M104 172 C98 182 92 186 84 188", 1.3),
        cuff((71, 150), -8, costume.trim),
        fist(palette, (69, 134), -4),
        path(
            "M112 156 C122 142 164 142 174 156 C164 168 154 160 144 170 C134 160 124 168 112 156 Z",
            palette.white,
            2.4,
        ),
        neck(palette, (140, 132)),
        group(head, at=(140, 100), scale=0.98),
    )
