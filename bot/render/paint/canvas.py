"""One picture while it is being painted: each element of a scene over the ones before."""

from typing import Final

from PIL import Image

from bot.render.paint import sprites
from bot.render.paint.colours import CREAM, DARK, FADED, GOLD, GREEN, INK, NIGHT, PALE, Colour
from bot.render.paint.lettering import Face, Lettering
from bot.render.scene import (
    LEAST_TEXT,
    Align,
    BadgeAt,
    CardAt,
    Element,
    Ground,
    Mark,
    NamesAt,
    PanelAt,
    PlaceAt,
    PlateAt,
    RibbonAt,
    Scene,
    SideAt,
    StarAt,
    SuitAt,
    Tone,
    WordsAt,
    deck_named,
)

_TONES: Final = {Tone.GOLD: GOLD, Tone.CREAM: CREAM}


class Canvas:
    """One picture while it is being painted."""

    def __init__(self, scene: Scene, letters: Lettering) -> None:
        self.deck = deck_named(scene.deck)
        self.letters = letters
        size = (scene.width, scene.height)
        self.clear = scene.ground is Ground.CLEAR
        self.image = Image.new("RGBA", size) if self.clear else sprites.felt(size).copy()

    def draw(self, element: Element) -> None:  # noqa: C901 - one case for each kind of element
        """Paints one element over what is there."""
        match element:
            case CardAt():
                self._card(element)
            case PlaceAt():
                self._place(element)
            case SuitAt():
                self._stamp(sprites.suit(self.deck, element.suit, element.width), element.x, element.y)
            case StarAt():
                self._fill(sprites.rounded((46, 46), 23), GOLD, element.x, element.y)
                self._fill(sprites.star(34), INK, element.x, element.y - 1)
            case WordsAt():
                self._words(element)
            case NamesAt():
                names = [(seat.name, seat.fallback) for seat in element.seats]
                words, face = self.letters.fit_names(names, element.size, element.width)
                self._write(words, element.x, element.y, face, CREAM)
            case PlateAt():
                self._plate(element)
            case BadgeAt():
                self._badge(element)
            case PanelAt():
                middle = element.x + element.width / 2, element.y + element.height / 2
                self._pill(middle, (element.width, element.height), radius=20)
            case SideAt():
                if element.side % 2 == 0:
                    self._fill(sprites.rounded((36, 36), 18), GOLD, element.x, element.y)
                self._side(element.side, element.x, element.y, element.width)
            case RibbonAt():
                self._ribbon(element)

    def _stamp(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lays a transparent sprite down with its middle at x, y."""
        corner = round(x - sprite.width / 2), round(y - sprite.height / 2)
        if not self.clear:
            self.image.paste(sprite, corner, sprite)
            return
        left, top = max(0, -corner[0]), max(0, -corner[1])
        self.image.alpha_composite(sprite, (corner[0] + left, corner[1] + top), (left, top))

    def _fill(self, mask: Image.Image, colour: Colour, x: float, y: float) -> None:
        """Fills a shape, given as its mask, with its middle at x, y."""
        corner = round(x - mask.width / 2), round(y - mask.height / 2)
        if not self.clear:
            self.image.paste(colour, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)
            return
        sprite = Image.new("RGBA", mask.size, colour)
        sprite.putalpha(mask)
        self._stamp(sprite, x, y)

    def _card(self, at: CardAt) -> None:
        width, height = round(at.width), round(at.width / self.deck.ratio)
        if at.mark is not Mark.DIM:
            shadow = sprites.shadow((width, height), at.angle)
            self._fill(shadow, NIGHT, at.x + 2, at.y + 5)
        if at.mark is Mark.TAKER:
            ring = sprites.turned_rounded((width + 18, height + 18), sprites.corner(width) + 9, at.angle)
            self._fill(ring, GOLD, at.x, at.y)
        card = sprites.card(self.deck, at.card, (width, height), at.angle)
        if at.mark is Mark.DIM:
            alpha = card.getchannel("A")
            card = Image.blend(card, Image.new("RGBA", card.size, FADED), 0.55)
            card.putalpha(alpha)
        self._stamp(card, at.x, at.y)

    def _place(self, at: PlaceAt) -> None:
        size = round(at.width), round(at.width / self.deck.ratio)
        colour = GOLD if at.mark is Mark.TURN else PALE
        self._fill(
            sprites.dashed(size, sprites.corner(at.width), 5 if at.mark is Mark.TURN else 3),
            colour,
            at.x,
            at.y,
        )

    def _pill(
        self,
        middle: tuple[float, float],
        size: tuple[float, float],
        *,
        radius: float | None = None,
        fill: Colour = DARK,
        rim: Colour = GOLD,
    ) -> None:
        width, height = round(size[0]), round(size[1])
        round_by = round(height / 2 if radius is None else radius)
        self._fill(sprites.rounded((width, height), round_by), rim, *middle)
        inner = sprites.rounded((width - 6, height - 6), max(1, round_by - 3))
        self._fill(inner, fill, *middle)

    def _write(self, words: str, x: float, y: float, face: Face, colour: Colour) -> None:
        """One line of text that begins at x."""
        self.letters.draw(self.image, words, (x, y), face, colour)

    def _words(self, at: WordsAt) -> None:
        words, face, length = self.letters.fit(at.words, "", at.size, at.width)
        left = {Align.LEFT: at.x, Align.MIDDLE: at.x - length / 2, Align.RIGHT: at.x - length}[at.align]
        self._write(words, left, at.y, face, _TONES[at.tone])

    def _plate(self, at: PlateAt) -> None:
        height, disc = 50, 38
        words, face, length = self.letters.fit(at.seat.name, at.seat.fallback, at.size, at.width - disc - 32)
        width = length + disc + 32
        lit = at.mark is Mark.TAKER
        rim = CREAM if at.mark is Mark.TURN else GOLD
        self._pill((at.x, at.y), (width, height), fill=GOLD if lit else DARK, rim=rim)
        left = at.x - width / 2
        middle = left + 7 + disc / 2, at.y
        self._side(at.seat.side, *middle, disc, lit=lit)
        odd = at.seat.side is not None and at.seat.side % 2 == 1
        self._centred(str(at.seat.number), middle, LEAST_TEXT, GOLD if lit else INK if odd else CREAM)
        self._write(words, left + disc + 15, at.y, face, INK if lit else CREAM)
        if at.mark is Mark.TURN:
            self._fill(sprites.arrow((30, 20)), CREAM, at.x, at.y - height / 2 - 8)

    def _side(self, side: int | None, x: float, y: float, width: float, *, lit: bool = False) -> None:
        """Round for even sides and for none, square for odd ones: shape and colour say the same."""
        odd = side is not None and side % 2 == 1
        edge = round(width - 4 if odd else width)
        shape = sprites.rounded((edge, edge), edge // 4 if odd else edge // 2)
        self._fill(shape, INK if lit else CREAM if odd else GREEN, x, y)

    def _centred(self, words: str, middle: tuple[float, float], size: int, colour: Colour) -> None:
        face = (size, False)
        self._write(words, middle[0] - self.letters.length(words, face) / 2, middle[1], face, colour)

    def _badge(self, at: BadgeAt) -> None:
        pale = at.mark is Mark.DIM
        icon = at.height * 0.72 if at.suit else 0
        width = max(at.height, self.letters.length(at.words, (at.size, False)) + at.height * 0.5) + icon
        self._pill((at.x, at.y), (width, at.height), fill=DARK if pale else GREEN, rim=PALE if pale else GOLD)
        shift = icon / 2
        self._centred(at.words, (at.x - shift, at.y), at.size, PALE if pale else CREAM)
        if at.suit:
            self._stamp(sprites.suit(self.deck, at.suit, icon), at.x + width / 2 - icon * 0.5 - 12, at.y)

    def _ribbon(self, at: RibbonAt) -> None:
        icon, height = 44, 56
        words, face, length = self.letters.fit(at.label.words, "", at.size, at.width - icon - 52)
        width = length + icon + 52
        self._pill((at.x, at.y), (width, height))
        left = at.x - width / 2
        self._stamp(sprites.suit(self.deck, at.label.suit, icon), left + 18 + icon / 2, at.y)
        self._write(words, left + icon + 30, at.y, face, CREAM)
