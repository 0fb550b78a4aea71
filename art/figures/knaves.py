"""Knaves at full length.

Every figure takes the head that it wears (drawn around 0,0) and what its raised hand holds, around ``HAND``.
"""

from art.figures.limbs import boot, cuff, palm, tube
from art.figures.standing import raised_arm, worn
from art.palettes import Costume, Palette
from art.svg import Svg, circle, group, line, path, shade
from art.weave import hatch, woven


def knave_at_ease(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A knave with one hand on his hip, in a coat of two colours."""
    return group(
        path(tube((142, 268, 19), (146, 306, 13), (150, 330, 12), (148, 356, 8)), costume.hose, 2.8),
        path(tube((108, 268, 19), (106, 306, 13), (102, 330, 12), (104, 356, 8)), costume.trim, 2.8),
        line("M134 304 C142 310 152 310 159 304 M94 304 C100 310 110 310 118 304", 1.6),
        hatch((156, 316), (-0.6, 6), (-8, 2), 5, 1.2),
        boot((104, 360), palette.ink),
        boot((148, 360), palette.ink, left=False),
        woven(
            "M88 160 C98 152 154 152 164 160 C168 190 160 210 158 226 C170 246 178 268 180 288 C150 300 100"
            " 300 70 288 C72 268 80 246 94 226 C92 210 84 190 88 160 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        woven(
            "M126 153 C142 152 156 154 164 160 C168 190 160 210 158 226 C170 246 178 268 180 288 C164 294"
            " 144 297 126 297 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
            2.4,
        ),
        shade(
            "M152 156 L164 160 C168 190 160 210 158 226 C170 246 178 268 180 288 L164 292 C164 254 148 230"
            " 152 156 Z"
        ),
        line(
            "M96 246 C90 262 86 276 84 292 M108 248 C104 264 102 280 102 294 M154 246 C160 262 166 276 168"
            " 290",
            1.6,
        ),
        hatch((176, 284), (-2.4, -7), (-12, 3), 6),
        *(
            path(f"M{74 + i * 17.6:.4g} {289 + (3, 5, 6, 6, 5, 3)[i]} q8 14 17 0", costume.trim, 2.2)
            for i in range(6)
        ),
        *(circle((126, y), 3.4, palette.yellow, 1.6) for y in (190, 206, 258, 276)),
        path("M93 224 C112 232 140 232 159 224 L161 236 C140 244 112 244 91 236 Z", palette.yellow, 2.6),
        path("M118 226 H134 V243 H118 Z", palette.white, 2.2),
        path(tube((162, 168, 16), (198, 204, 14), (188, 228, 11), (170, 238, 9)), costume.cloak, 2.8),
        line("M174 180 C188 192 196 204 194 218 M166 186 C178 196 186 206 186 214", 1.4),
        cuff((174, 236), 64, costume.trim),
        palm(palette, (160, 241), -18),
        path(
            "M84 168 C92 148 110 142 126 142 C142 142 160 148 168 168 C158 166 152 176 146 180"
            " C140 172 134 174 126 184 C120 174 114 172 108 180 C102 176 94 166 84 168 Z",
            palette.white,
            2.4,
        ),
        raised_arm(palette, costume, costume.tunic, symbol),
        worn(palette, head),
    )


def knave_striding(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A knave on his way, his cape in the wind behind him."""
    return group(
        woven(
            "M140 154 C180 160 206 190 224 240 C232 262 226 282 236 298 C214 296 206 306 190 296 C180 302"
            " 168 292 160 294 L136 230 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M190 186 C214 220 228 266 236 298 C226 297 218 299 210 301 C216 264 206 216 190 186 Z"),
        line("M168 190 C190 224 196 260 190 294 M186 196 C206 230 212 266 210 296", 1.6),
        hatch((226, 282), (-3.4, -13), (-13, 5), 7),
        path(tube((146, 262, 20), (164, 304, 14), (180, 326, 12), (194, 350, 8)), costume.hose, 2.8),
        boot((196, 358), costume.trim),
        path(tube((108, 262, 21), (90, 306, 14), (88, 330, 12), (82, 354, 8)), costume.trim, 2.8),
        path(tube((88, 322, 14), (85, 340, 11), (82, 358, 9)), costume.cloak, 2.4),
        boot((82, 360), costume.cloak),
        line("M152 304 C160 308 168 306 176 298 M78 300 C86 306 96 306 104 300", 1.6),
        woven(
            "M90 158 C104 150 150 150 162 158 C168 190 162 208 158 226 C172 244 184 260 188 280 C150 300"
            " 100 296 74 280 C78 262 86 244 94 226 C92 208 84 190 90 158 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade(
            "M142 154 L162 158 C168 190 162 208 158 226 C172 244 184 260 188 280 C174 287 158 291 146 292 Z"
        ),
        line(
            "M98 244 C92 260 88 272 86 284 M112 246 C108 262 106 276 106 290 M150 244 C158 258 166 270 170"
            " 284",
            1.6,
        ),
        path("M74 280 C100 296 150 300 188 280 L185 268 C150 286 102 284 76 268 Z", costume.trim, 2.4),
        path("M93 222 C112 231 142 231 159 222 L161 234 C142 243 112 243 91 234 Z", costume.trim, 2.4),
        path(
            "M120 234 C112 246 114 262 108 274 L118 270 L124 278 C128 262 126 248 130 236 Z",
            costume.trim,
            2.2,
        ),
        line("M126 160 V222", 1.8),
        *(line(f"M114 {y} H138", 2.6, palette.yellow) for y in (174, 190, 206)),
        path(tube((160, 170, 16), (178, 210, 14), (164, 234, 11), (150, 244, 9)), costume.tunic, 2.8),
        line("M168 182 C176 196 178 208 172 222", 1.4),
        cuff((153, 241), 52, costume.trim),
        palm(palette, (140, 250), -24),
        path(
            "M92 164 C100 146 114 142 128 142 C144 142 158 146 166 162 C150 174 106 174 92 164 Z",
            palette.white,
            2.4,
        ),
        line("M102 162 l2 6 M114 160 l1 9 M128 159 v10 M142 160 l-1 9 M154 160 l-2 8", 1.3),
        raised_arm(palette, costume, costume.tunic, symbol),
        worn(palette, head),
    )


def page(palette: Palette, costume: Costume, head: Svg, symbol: Svg) -> Svg:
    """A page in a belted tunic to the knee, a short cape on his shoulders."""
    return group(
        woven(
            "M94 156 C74 180 62 230 60 280 C72 290 84 286 92 280 L164 280 C174 288 186 290 196 280 C194 230"
            " 182 180 162 156 Z",
            costume.cloak,
            costume.lining,
            costume.thread,
        ),
        shade("M162 156 C182 180 194 230 196 280 C188 287 180 287 172 284 C178 240 172 196 158 164 Z"),
        path(tube((140, 296, 15), (142, 320, 12), (144, 336, 11), (144, 356, 8)), costume.hose, 2.8),
        path(tube((112, 296, 15), (110, 320, 12), (108, 336, 11), (108, 356, 8)), costume.hose, 2.8),
        hatch((152, 318), (-0.4, 6), (-7, 2), 5, 1.2),
        boot((108, 360), palette.ink),
        boot((144, 360), palette.ink, left=False),
        woven(
            "M96 158 C106 151 150 151 160 158 C166 190 160 208 158 226 C166 256 170 284 172 306 C146 318"
            " 108 318 82 306 C84 284 88 256 98 226 C96 208 90 190 96 158 Z",
            costume.tunic,
            costume.weave,
            costume.thread,
        ),
        shade(
            "M144 154 L160 158 C166 190 160 208 158 226 C166 256 170 284 172 306 C162 311 152 313 142 314 Z"
        ),
        line(
            "M102 244 C96 266 92 288 92 308 M116 246 C112 270 110 292 110 312 M146 246 C150 270 152 290 152"
            " 310 M156 244 C160 262 164 286 164 304",
            1.6,
        ),
        path("M82 306 C108 318 146 318 172 306 L171 293 C146 304 108 304 83 293 Z", costume.trim, 2.4),
        path("M97 222 C112 230 144 230 159 222 L160 233 C144 241 112 241 96 233 Z", palette.ink, 2),
        path("M120 225 H136 V241 H120 Z", palette.yellow, 2.2),
        path("M124 160 L128 222 L132 160 Z", costume.trim, 2),
        path(tube((160, 170, 14), (186, 204, 13), (182, 232, 10), (180, 248, 8)), costume.tunic, 2.8),
        line("M168 184 C178 194 184 206 184 222", 1.4),
        cuff((180, 247), 0, costume.trim, 9),
        palm(palette, (180, 260), -80),
        path(
            "M84 178 C88 152 106 142 128 142 C150 142 168 152 174 178 C160 186 150 176 142 172 C136 168 120"
            " 168 114 172 C106 176 98 186 84 178 Z",
            costume.cloak,
            2.6,
        ),
        path("M100 156 C110 146 146 146 156 156 C148 166 108 166 100 156 Z", palette.white, 2.2),
        raised_arm(palette, costume, costume.tunic, symbol),
        worn(palette, head),
    )
