"""The courts on foot, drawn on a field of 250 × 400 and standing on y = 378."""

from collections.abc import Iterable

from art.heads import bearded, youth
from art.palettes import Costume, Palette
from art.svg import Point, Svg, circle, group, line, path, shade

HAND = (52, 150)  # where a raised hand holds the suit


def meadow(palette: Palette) -> Svg:
    """The grass that the figures stand on."""
    blades = "".join(f"M{x} {369 + x % 3} l4 -9 l4 9 " for x in range(26, 224, 14))
    return group(
        path("M18 352 C70 342 180 342 232 352 V394 H18 Z", palette.green, 2.6),
        line(blades, 1.6),
    )


def ermine(palette: Palette, outline: str, tails: Iterable[Point]) -> Svg:
    """White fur with black tails."""
    marks = (
        path(
            f"M{x} {y} l-2.2 8 h4.4 Z M{x - 2.4} {y - 1} h.1 M{x + 2.4} {y - 1} h.1",
            palette.ink,
            1.6,
            cap="round",
        )
        for x, y in tails
    )
    return group(path(outline, palette.white, 2.6), *marks)


def _raised_arm(palette: Palette, costume: Costume, sleeve: str, held: Svg) -> Svg:
    return group(
        group(held, at=HAND),
        path("M88 158 C72 166 58 186 50 206 C44 216 50 228 62 226 C78 218 92 204 98 190 Z", sleeve, 3),
        line("M86 176 C78 186 70 198 66 210", 1.6),
        path("M46 196 C40 202 38 214 44 222 L58 216 L58 200 Z", costume.trim, 2.6),
        path(
            "M43 190 C37 192 36 204 42 208 C50 212 62 208 62 200 C62 190 52 187 43 190 Z", palette.flesh, 2.6
        ),
        line("M43 196 h17 M44 202 h16", 1.6),
    )


def king(palette: Palette, costume: Costume, held: Svg) -> Svg:
    """A crowned king with cloak, ermine and orb; `held` is what he raises in his hand."""
    half_legs = group(
        path("M6 300 L8 344 H30 L32 300 Z", palette.white, 2.8),
        line("M8 326 H30 M8 334 H31", 1.5),
        path("M6 342 H31 C44 346 50 352 48 360 H6 Z", costume.trim, 2.8),
    )
    folds = "".join(
        f"M{x} 246 C{x + side * 4} 270 {x + side * 6} 294 {x + side * 7} 310 "
        for x, side in ((94, -1), (104, -1), (146, 1), (156, 1))
    )
    lozenges = "".join(f"M125 {y - 8} l8 8 l-8 8 l-8 -8 Z " for y in (194, 216, 260, 282))
    return group(
        path(
            "M84 158 C58 200 48 280 40 352 C60 362 92 360 104 354 L146 354 C158 360 192 362 212 352"
            " C204 280 194 200 168 158 Z",
            costume.cloak,
            3.2,
        ),
        shade("M168 160 C190 200 202 280 211 351 C196 359 176 360 160 357 C178 300 176 220 160 170 Z"),
        line("M66 230 C60 270 56 310 54 350 M184 230 C190 270 194 310 196 350", 1.8),
        line("M76 300 C74 320 72 340 72 354 M174 300 C176 320 178 340 178 354", 1.8),
        *(group(half_legs, at=(125, 0), scale=(side, 1)) for side in (1, -1)),
        path(
            "M86 156 C96 148 154 148 164 156 C166 190 160 214 158 234 C168 262 176 290 178 312"
            " C150 322 100 322 72 312 C74 290 82 262 92 234 C90 214 84 190 86 156 Z",
            costume.tunic,
            3.2,
        ),
        shade(
            "M137 152 L164 156 C166 190 160 214 158 234 C168 262 176 290 178 312 C165 316 150 318 137 318 Z"
        ),
        path("M113 152 H137 V318 C130 319 120 319 113 318 Z", costume.trim, 2.6),
        path(lozenges, costume.cloak, 1.8),
        line(folds, 1.7),
        path("M72 312 C100 322 150 322 178 312 L179 300 C150 310 100 310 71 300 Z", palette.yellow, 2.6),
        *(circle((80 + i * 11.2, 310.6 - abs(i - 4) * 0.9), 1.9, palette.red, 0) for i in range(9)),
        path("M91 230 C110 238 140 238 159 230 L160 243 C140 251 110 251 90 243 Z", costume.cloak, 2.8),
        path("M117 231 H133 V250 H117 Z", palette.yellow, 2.6),
        ermine(
            palette,
            "M78 162 C88 142 104 138 125 138 C146 138 162 142 172 162 C166 184 146 194 125 196"
            " C104 194 84 184 78 162 Z",
            ((92, 160), (106, 172), (125, 178), (144, 172), (158, 160), (100, 184), (150, 184)),
        ),
        _raised_arm(palette, costume, costume.cloak, held),
        _arm_with_orb(palette, costume),
        group(bearded(palette, costume.hair), at=(125, 92), scale=1.02),
    )


def _arm_with_orb(palette: Palette, costume: Costume) -> Svg:
    return group(
        path(
            "M162 158 C178 168 192 190 196 210 C200 222 190 232 178 226 C166 214 156 204 152 190 Z",
            costume.cloak,
            3,
        ),
        path("M172 214 L190 204 L200 218 L182 230 Z", costume.trim, 2.6),
        circle((176, 236), 15, palette.yellow, 3),
        line("M161 236 H191 M176 221 V251", 2),
        line("M176 221 V208 M170 213 H182", 3.2),
        path(
            "M163 244 C160 252 168 258 178 256 C190 254 196 246 192 240 C186 248 172 250 163 244 Z",
            palette.flesh,
            2.6,
        ),
    )


def knave(palette: Palette, costume: Costume, held: Svg) -> Svg:
    """A knave standing with one hand on his hip; `held` is what he raises in the other."""
    legs = (
        group(
            path("M3 262 L7 344 H27 L36 262 Z", colour, 2.8),
            path("M6 340 H28 C42 345 48 352 46 360 H4 Z", palette.ink, 2.6),
            line("M7 300 C14 304 24 304 31 300", 1.6),
            at=(125, 0),
            scale=(side, 1),
        )
        for side, colour in ((1, costume.hose), (-1, costume.trim))
    )
    return group(
        *legs,
        path(
            "M86 156 C96 148 154 148 164 156 C166 186 160 206 158 222 C170 240 176 262 178 280"
            " C150 292 100 292 72 280 C74 262 80 240 92 222 C90 206 84 186 86 156 Z",
            costume.tunic,
            3.2,
        ),
        path(
            "M125 150 C140 148 156 150 164 156 C166 186 160 206 158 222 C170 240 176 262 178 280"
            " C160 287 142 289 125 289 Z",
            costume.cloak,
            2.6,
        ),
        shade(
            "M158 152 C166 186 160 206 158 222 C170 240 176 262 178 280 L162 285 C162 250 146 226 150 160 Z"
        ),
        line("M100 240 C94 256 90 268 88 284 M150 240 C156 256 160 268 162 284", 1.6),
        *(path(f"M{76 + i * 17} 281 q8 14 17 1", costume.trim, 2.4) for i in range(6)),
        *(circle((125, y), 3.6, palette.yellow, 1.8) for y in (186, 204, 252, 270)),
        path("M91 220 C110 228 140 228 159 220 L161 232 C140 240 110 240 89 232 Z", palette.yellow, 2.8),
        path("M118 221 H132 V238 H118 Z", palette.white, 2.4),
        path(
            "M84 160 C92 142 110 138 125 138 C140 138 158 142 166 160 C156 158 150 168 144 172"
            " C138 164 132 166 125 176 C118 166 112 164 106 172 C100 168 94 158 84 160 Z",
            palette.white,
            2.6,
        ),
        _raised_arm(palette, costume, costume.tunic, held),
        path(
            "M162 158 C182 170 198 192 196 208 C192 222 176 232 162 238 L156 222 C164 216 170 208 168 202"
            " C162 196 156 190 152 184 Z",
            costume.cloak,
            3,
        ),
        path("M164 219 L156 222 C150 226 150 236 156 240 C162 242 168 238 172 234 Z", palette.flesh, 2.6),
        group(youth(palette, costume.hair, costume.cloak, palette.white), at=(125, 92), scale=1.08),
    )
