"""The knight on his horse, drawn on a field of 250 × 400 and standing on y = 356."""

from art.heads import youth
from art.palettes import Costume, Palette
from art.svg import Svg, circle, group, line, path, shade


def knight(palette: Palette, costume: Costume, held: Svg) -> Svg:
    """A knight riding to the left; `held` is what he raises in his hand."""
    return group(_horse(palette, costume), _man(palette, costume, held))


def _horse(palette: Palette, costume: Costume) -> Svg:
    bridle = "M52 168 L70 206 M38 192 L52 212 M45 202 C70 214 96 222 126 216"
    girth = "M66 262 C76 270 92 274 110 270"
    fringe = "".join(f"M{122 + i * 12.5} {278 + (3 if 1 < i < 5 else 1)} v8 " for i in range(6))
    return group(
        # the tail and the legs on the far side
        path(
            "M206 238 C238 236 240 284 228 322 C222 332 214 336 210 330 C216 312 216 286 202 262 Z",
            costume.mane,
            2.8,
        ),
        line("M216 256 C226 276 226 300 220 322", 1.5, palette.paper, 0.7),
        path("M160 284 L158 318 L150 346 H168 L174 320 L182 284 Z", costume.far_legs, 2.8),
        path("M150 344 H168 L170 356 H147 Z", palette.ink, 2),
        path("M92 282 L72 300 L52 296 L48 312 L74 322 L108 300 Z", costume.far_legs, 2.8),
        path("M52 295 L42 298 L40 314 L50 315 Z", palette.ink, 2),
        path(
            "M118 226 L186 224 C208 224 218 244 214 268 C211 288 202 298 204 316 L210 346 H191 L186 316"
            " C182 304 178 298 170 293 C150 299 128 299 110 293 L106 346 H88 L86 304 C76 292 70 278 70 262"
            " C64 246 60 226 58 208 L36 222 C28 224 22 216 26 208 L50 170 C56 160 66 156 76 158 L80 148"
            " L88 162 C104 180 112 204 118 226 Z",
            costume.horse,
            3.2,
        ),
        shade(
            "M212 256 C212 286 202 298 204 316 L210 346 H200 L194 314 C188 300 180 292 172 288"
            " C150 294 120 292 104 286 C120 284 150 288 172 280 C190 276 206 268 212 256 Z",
            opacity=0.14,
        ),
        path("M88 344 H107 L109 356 H85 Z M191 344 H210 L213 356 H190 Z", palette.ink, 2),
        path(
            "M78 158 C92 160 100 168 100 178 C110 180 112 192 110 198 C120 204 120 214 116 222 L122 232"
            " C112 232 106 224 106 216 C98 212 96 202 97 196 C90 192 86 180 88 174 C82 172 78 166 78 158 Z",
            costume.mane,
            2.6,
        ),
        line(bridle, 4.2),
        line(bridle, 2, palette.red),
        circle((58, 180), 4.2, palette.white, 1.2),
        circle((57.4, 180.4), 2.2, palette.ink, 0),
        line("M31 211 q4 -3 6 1", 1.8),
        line(girth, 6),
        line(girth, 3, palette.yellow),
        path("M116 224 C136 230 166 230 188 222 L194 272 C168 286 138 286 116 276 Z", costume.cloak, 3),
        path("M117 262 C140 272 168 272 193 258 L194 272 C168 286 138 286 116 276 Z", palette.yellow, 2.4),
        line(fringe, 3, palette.yellow),
    )


def _man(palette: Palette, costume: Costume, held: Svg) -> Svg:
    lozenges = "".join(f"M142 {y - 7} l6 7 l-6 7 l-6 -7 Z " for y in (172, 190, 228))
    return group(
        path(
            "M128 218 C118 244 118 262 124 290 L118 316 H142 L146 290 C152 262 164 244 168 226 Z",
            costume.hose,
            3,
        ),
        path("M121 286 L118 316 C104 320 98 326 98 332 H140 L146 288 Z", palette.ink, 2.8),
        line("M96 334 H144", 4),
        path(
            "M108 150 C118 142 164 142 174 150 C178 180 172 200 170 214 C176 224 178 232 178 240"
            " C158 248 132 246 118 238 C118 230 120 222 122 212 C114 196 106 176 108 150 Z",
            costume.tunic,
            3.2,
        ),
        shade(
            "M150 146 L174 150 C178 180 172 200 170 214 C176 224 178 232 178 240 C168 244 160 245 150 245 Z"
        ),
        path("M134 146 H150 V244 C144 245 138 244 134 243 Z", costume.trim, 2.4),
        path(lozenges, costume.cloak, 1.6),
        path("M120 204 C136 210 156 210 172 204 L172 215 C156 221 136 221 121 215 Z", costume.cloak, 2.6),
        path(
            "M166 148 C196 158 212 190 214 222 C200 226 186 222 178 214 C176 194 172 170 166 148 Z",
            costume.cloak,
            3,
        ),
        line("M182 170 C192 184 198 202 200 218", 1.6),
        group(held, at=(74, 122)),
        path(
            "M110 152 C98 156 88 166 82 178 C78 188 84 196 94 194 C106 190 114 184 120 176 Z",
            costume.tunic,
            3,
        ),
        path(
            "M66 166 C60 168 60 180 66 183 C74 186 86 184 86 175 C86 166 76 163 66 166 Z", palette.flesh, 2.6
        ),
        path("M80 166 L92 176 L90 194 L78 190 Z", costume.trim, 2.4),
        line("M66 172 h14 M67 178 h13", 1.5),
        path(
            "M120 150 C124 140 158 140 164 150 C158 160 150 156 142 164 C134 156 126 160 120 150 Z",
            palette.white,
            2.4,
        ),
        path(
            "M168 152 C182 164 186 186 176 200 C164 208 148 212 134 212 L130 202 C146 198 158 192 160 184 Z",
            costume.tunic,
            3,
        ),
        path("M136 201 C128 198 120 202 120 208 C120 216 130 218 138 214 Z", palette.flesh, 2.4),
        group(youth(palette, costume.hair, costume.cloak, palette.white), at=(142, 88)),
    )
