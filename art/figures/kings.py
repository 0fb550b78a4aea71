"""Kings at full length.

Every figure takes the head that it wears (drawn around 0,0) and what its raised hand holds, around ``HAND``.
"""

from art.figures.limbs import boot, cuff, fist, palm, tube
from art.figures.standing import ermine, raised_arm, worn
from art.palettes import Costume, Palette
from art.svg import Point, Svg, circle, group, line, path, shade
from art.weave import hatch, woven


def orb(palette: Palette, at: Point) -> Svg:
    """The orb that a king carries."""
    return group(
        circle((0, 0), 15, palette.yellow, 2.8),
        shade("M4 -14.5 A15 15 0 0 1 0 15 C8 8 9 -6 4 -14.5 Z"),
        line("M-14.6 -2 C-6 3 6 3 14.6 -2 M0 0 V-15", 2),
        line("M0 -15 V-27 M-5 -22 H5", 3.2),
        at=at,
    )


def king_in_ermine(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A king seen from the front: a mantle to the ground, an ermine collar, an orb."""
    leg = group(path("M4 314 L7 358 H26 L30 314 Z", palette.white, 2.6), line("M8 336 H28 M8 343 H27", 1.3))
    return group(
        woven(
            "M88 160 C58 204 46 290 34 366 C60 378 92 374 106 364 L146 364 C160 374 194 378 218 366"
            " C206 290 196 204 166 160 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M166 160 C194 204 206 290 217 365 C200 373 180 375 164 371 C182 310 178 222 160 170 Z"),
        line(
            "M66 236 C58 280 54 320 50 366 M78 306 C74 330 72 350 70 370 M186 236 C194 280 198 320 202 366",
            1.7,
        ),
        hatch((208, 350), (-2.4, -15), (-14, 3), 8),
        *(group(leg, at=(126, 0), scale=(side, 1)) for side in (1, -1)),
        boot((144, 358), costume.trim, left=False),
        boot((108, 358), costume.trim),
        woven(
            "M88 160 C98 152 154 152 164 160 C168 194 160 216 158 238 C172 268 180 300 182 324"
            " C152 336 98 336 70 324 C72 300 80 268 94 238 C92 216 84 194 88 160 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade(
            "M140 154 L164 160 C168 194 160 216 158 238 C172 268 180 300 182 324 C166 330 152 332 142 333 Z"
        ),
        line(
            "M96 252 C88 276 84 300 82 326 M108 254 C104 280 102 304 102 330 M156 252 C164 276 168 300 170"
            " 326",
            1.6,
        ),
        path("M116 154 H136 V334 C130 335 122 335 116 334 Z", costume.trim, 2.4),
        *(path(f"M126 {y - 8} l6.4 8 l-6.4 8 l-6.4 -8 Z", costume.cloak, 1.6) for y in range(212, 330, 21)),
        path("M70 324 C98 336 152 336 182 324 L183 311 C152 322 98 322 69 311 Z", palette.yellow, 2.4),
        *(circle((78 + i * 12, 320.8 + (4 - abs(i - 4)) * 1.8), 2, palette.red, 0) for i in range(9)),
        path("M93 233 C112 241 140 241 159 233 L160 246 C140 254 112 254 91 246 Z", costume.cloak, 2.6),
        path("M117 235 H135 V255 H117 Z", palette.yellow, 2.4),
        path(tube((162, 168, 16), (192, 206, 15), (184, 226, 11), (170, 234, 9)), costume.cloak, 2.8),
        line("M172 178 C184 192 192 204 192 216 M180 178 C192 192 198 204 197 212", 1.4),
        cuff((176, 231), 62, costume.trim),
        orb(palette, (158, 222)),
        palm(palette, (162, 238), 8),
        ermine(
            palette,
            "M76 168 C86 144 104 138 126 138 C148 138 166 144 176 168 C170 190 150 200 126 202"
            " C102 200 82 190 76 168 Z",
            ((90, 164), (104, 178), (122, 186), (140, 182), (156, 174), (164, 160)),
        ),
        raised_arm(palette, costume, costume.cloak, symbol),
        worn(palette, head),
    )


def king_in_mail(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A warrior king: a cuirass over a short kilt, boots, the mantle thrown over one shoulder."""
    straps = "".join(f"M{90 + i * 12} {254 + (i % 2) * 2} l-4 32 h14 l-1 -32 Z " for i in range(6))
    return group(
        woven(
            "M146 150 C186 158 214 214 222 300 C226 330 222 350 226 366 C204 360 190 372 172 362 C160 368"
            " 150 360 144 364 L118 300 L100 180 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M186 180 C210 230 222 300 226 366 C216 363 208 364 200 366 C208 300 204 230 186 180 Z"),
        line(
            "M170 200 C186 250 186 310 178 362 M190 214 C202 260 204 320 202 362 M158 240 C164 290 162 330"
            " 158 360",
            1.6,
        ),
        hatch((218, 346), (-1.4, -16), (-13, 4), 8),
        path(tube((142, 262, 20), (150, 306, 14), (148, 330, 12), (152, 354, 8)), costume.hose, 2.8),
        path(tube((106, 262, 20), (96, 304, 14), (94, 330, 12), (92, 354, 8)), costume.hose, 2.8),
        path(tube((95, 316, 15), (93, 336, 12), (92, 358, 9)), costume.trim, 2.6),
        path(tube((149, 316, 15), (149, 336, 12), (152, 358, 9)), costume.trim, 2.6),
        boot((92, 360), costume.trim),
        boot((152, 360), costume.trim, left=False),
        line("M82 322 H108 M138 322 H163", 2.4),
        path("M86 248 C106 258 150 258 170 248 L176 282 C150 294 106 294 80 282 Z", costume.tunic, 2.8),
        path(straps, costume.trim, 2),
        woven(
            "M90 158 C104 150 152 150 164 158 C172 190 166 214 164 250 C146 260 110 260 92 250 C90 214 82"
            " 190 90 158 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade("M142 154 L164 158 C172 190 166 214 164 250 C156 255 148 257 140 257 Z"),
        line("M100 196 C112 210 140 210 156 196 M128 172 V250", 1.8),
        path("M90 240 C110 250 146 250 166 240 L166 254 C146 264 110 264 90 254 Z", palette.yellow, 2.6),
        circle((128, 254), 8, costume.cloak, 2.2),
        path(
            "M150 146 C168 150 178 166 176 184 C150 200 118 232 96 240 C90 234 88 226 90 218 C118 204 136"
            " 176 150 146 Z",
            costume.cloak,
            2.8,
        ),
        line("M162 160 C146 188 120 214 96 230 M170 172 C150 198 126 220 98 236", 1.5),
        path(tube((162, 170, 16), (190, 204, 14), (186, 228, 11), (176, 238, 9)), costume.tunic, 2.8),
        line("M172 184 C182 194 188 206 188 220", 1.4),
        cuff((178, 236), 40, costume.trim),
        line("M186 168 L160 330", 6.5),
        line("M186 168 L160 330", 3.2, palette.yellow),
        circle((187, 162), 7, palette.yellow, 2.2),
        fist(palette, (174, 244), 10),
        path(
            "M92 164 C100 146 116 142 130 142 C146 142 160 146 168 162 C150 170 108 170 92 164 Z",
            palette.yellow,
            2.4,
        ),
        line("M104 156 h.1 M118 152 h.1 M132 151 h.1 M146 153 h.1 M158 157 h.1", 4.4, palette.red),
        raised_arm(palette, costume, costume.tunic, symbol),
        worn(palette, head),
    )


def king_in_gown(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A king in a gown that falls to the ground, its wide mantle turned back over the arm."""
    return group(
        woven(
            "M92 156 C60 190 50 280 40 370 C64 378 80 368 98 374 L160 374 C180 368 200 380 222 370 C212 280"
            " 200 196 164 156 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M164 156 C200 196 212 280 222 370 C210 376 198 373 186 370 C194 300 186 220 160 166 Z"),
        boot((112, 364), palette.ink),
        boot((146, 364), palette.ink, left=False),
        woven(
            "M94 158 C106 150 152 150 162 158 C168 194 162 214 160 236 C172 280 176 330 178 366 C150 374"
            " 106 374 78 366 C80 330 84 280 96 236 C94 214 88 194 94 158 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade(
            "M142 154 L162 158 C168 194 162 214 160 236 C172 280 176 330 178 366 C166 370 154 371 142 371 Z"
        ),
        line(
            "M98 254 C90 290 88 330 88 366 M112 256 C106 296 104 334 104 368 M150 256 C156 296 158 334 160"
            " 368 M162 254 C168 290 170 330 170 364",
            1.7,
        ),
        path("M78 366 C106 374 150 374 178 366 L177 348 C150 356 106 356 79 348 Z", costume.trim, 2.4),
        line(
            "".join(f"M{88 + i * 10} {360 + (3 if 1 < i < 7 else 1)} h.1 " for i in range(9)), 4, palette.red
        ),
        # the turned edges of the mantle
        path(
            "M88 158 C72 192 70 220 76 236 C66 280 62 330 58 372 L44 371 C52 290 60 200 88 158 Z",
            costume.trim,
            2.4,
        ),
        path(
            "M168 160 C196 190 202 230 190 258 C176 276 150 284 132 276 C146 262 158 244 164 222 Z",
            costume.cloak,
            2.8,
        ),
        path(
            "M190 258 C176 276 150 284 132 276 C128 272 130 268 134 267 C152 270 172 262 184 246 Z",
            costume.trim,
            2.2,
        ),
        line("M178 186 C190 210 188 236 174 254 M168 200 C174 222 168 244 152 262", 1.5),
        path("M94 230 C112 238 146 238 160 230 L161 242 C146 250 112 250 93 242 Z", palette.yellow, 2.4),
        line("M104 240 h.1 M116 242.6 h.1 M128 243.4 h.1 M140 242.6 h.1 M152 240 h.1", 4.4, palette.red),
        path(tube((162, 172, 15), (184, 208, 14), (170, 230, 11), (152, 238, 8)), costume.tunic, 2.8),
        cuff((156, 236), 68, costume.trim),
        palm(palette, (138, 243), -6),
        path(
            "M84 170 C92 148 108 142 128 142 C148 142 164 148 172 170 C160 176 148 170 140 184 C134 192 122"
            " 192 116 184 C108 170 96 176 84 170 Z",
            costume.trim,
            2.6,
        ),
        line("M92 164 C106 152 150 152 164 164", 1.5),
        circle((128, 186), 6, palette.yellow, 2),
        raised_arm(palette, costume, costume.cloak, symbol),
        worn(palette, head),
    )
