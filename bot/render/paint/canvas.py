"""The canvas: paints one picture, each element of a scene over the previous ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from PIL import Image

from bot.render.decks import BACK
from bot.render.names import ELLIPSIS
from bot.render.paint import sprites
from bot.render.paint.card_index import INDEX_HEIGHT, card_index
from bot.render.paint.colours import CREAM, DARK, FADED, GOLD, GREEN, INK, NIGHT, PALE, Colour
from bot.render.paint.faces import Face
from bot.render.paint.lettering import Lettering
from bot.render.paint.typesetting import line, lines, names, paragraph, sentence
from bot.render.scene import (
    COURTS,
    LEAST_TEXT,
    LINE,
    PLATE_LINE,
    TEXT,
    Align,
    BadgeAt,
    BarAt,
    CardAt,
    DotAt,
    Element,
    IndexAt,
    LineAt,
    Mark,
    NamesAt,
    PanelAt,
    ParagraphAt,
    PlaceAt,
    PlateAt,
    SampleAt,
    Scene,
    SideAt,
    SignAt,
    StarAt,
    SuitAt,
    Tone,
    WordsAt,
    find_deck,
    letter_of,
    plate_height,
)

_Part = TypeVar("_Part")

_TONES: Final = {Tone.GOLD: GOLD, Tone.CREAM: CREAM, Tone.GREEN: GREEN, Tone.PALE: PALE}
_PILLS: Final[dict[Tone, tuple[Colour, Colour, Colour]]] = {
    Tone.GREEN: (GREEN, GOLD, CREAM),
    Tone.GOLD: (GOLD, DARK, INK),
    Tone.CREAM: (CREAM, DARK, INK),
    Tone.PALE: (DARK, PALE, PALE),
}
"""The field, rim and letter colours of a badge."""
_LARGE: Final = 20_000
"""The number of pixels from which a shape is filled in parts."""
_PAD: Final = 18
"""The padding of a plate at each side of its name."""
_RING: Final = 14
"""How much larger the ring around an index is than the index."""
_LEAST_SLIP: Final = 46
_SLIP_SHARE: Final = 0.27  # of a card's width


class Canvas:
    """A picture while it is being painted."""

    def __init__(self, scene: Scene, letters: Lettering) -> None:
        self.deck = find_deck(scene.deck)
        self.letters = letters
        self.courts = scene.letters
        self.players = tuple((seat.name, seat.fallback) for seat in scene.players)
        self.image = sprites.felt((scene.width, scene.height))

    def draw(self, element: Element) -> None:  # noqa: C901, PLR0912 - one case for each kind of element
        """Paint one element over the previous ones."""
        match element:
            case CardAt():
                self._card(element)
            case IndexAt():
                self._index_at(element)
            case SampleAt():
                self._sample(element)
            case PlaceAt():
                self._place(element)
            case SuitAt():
                self._stamp(sprites.suit(self.deck, element.suit, element.width), element.x, element.y)
            case StarAt():
                self._star(element)
            case WordsAt():
                self._words(element)
            case NamesAt():
                name_pairs = tuple((seat.name, seat.fallback) for seat in element.seats)
                parts, face = names(self.letters, name_pairs, element.size, element.width, element.lines)
                for words, y in _lines_around(element.y, parts):
                    self._write(words, element.x, y, face, CREAM)
            case PlateAt():
                self._plate(element)
            case BadgeAt():
                self._badge(element)
            case PanelAt():
                middle = element.x + element.width / 2, element.y + element.height / 2
                self._pill(middle, (element.width, element.height), radius=20)
            case SideAt():
                self._side(element)
            case SignAt():
                shape = sprites.sign(element.sign, round(element.height), mirrored=element.mirrored)
                self._fill(shape, NIGHT, element.x + 2, element.y + 2)
                self._fill(shape, GOLD, element.x, element.y)
            case ParagraphAt():
                self._paragraph(element)
            case BarAt():
                self._bar(element)
            case LineAt():
                sprites.line(self.image, element.points, element.thickness, _TONES[element.tone])
            case DotAt():
                self._fill(sprites.rounded_rectangle((30, 30), 15), DARK, element.x, element.y)
                self._fill(sprites.rounded_rectangle((24, 24), 12), GOLD, element.x, element.y)
                if element.hollow:
                    self._fill(sprites.rounded_rectangle((14, 14), 7), DARK, element.x, element.y)

    def _stamp(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paint a transparent sprite with its middle at x, y."""
        self.image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)

    def _fill(self, mask: Image.Image, colour: Colour, x: float, y: float) -> None:
        """Fill a shape, given as its mask, with its middle at x, y."""
        left, top = round(x - mask.width / 2), round(y - mask.height / 2)
        self.image.paste(colour, (left, top, left + mask.width, top + mask.height), mask)

    def _card(self, at: CardAt) -> None:
        size = round(at.width), round(at.width / self.deck.ratio)
        letter = letter_of(self.deck, at.card, self.courts) if self.courts and at.card[0] in COURTS else ""
        face, radius = sprites.card(self.deck, at.card, size, letter), sprites.corner(size[0])
        if at.lying:
            face = face.transpose(Image.Transpose.ROTATE_90)
        left, top = round(at.x - face.width / 2), round(at.y - face.height / 2)
        if at.mark is Mark.DIM:
            face = Image.blend(face, Image.new("RGB", face.size, FADED), 0.55)
        else:
            for mask, across, down in sprites.shadow(face.size):
                box = left + across, top + down, left + across + mask.width, top + down + mask.height
                self.image.paste(NIGHT, box, mask)
        if at.mark is Mark.TAKER:
            ring = face.width + 18, face.height + 18
            self._fill(sprites.rounded_rectangle(ring, radius + 9), GOLD, at.x, at.y)
        self._lay(face, left, top, radius)
        if at.card != BACK and not at.lying and at.width < self.deck.legible:
            width = max(_LEAST_SLIP, at.width * _SLIP_SHARE)
            inset = at.width * 0.035
            x, y = left + inset + width / 2, top + inset + width * INDEX_HEIGHT / 2
            self._index(at.card, x, y, width, faded=at.mark is Mark.DIM)

    def _lay(self, face: Image.Image, left: int, top: int, radius: int) -> None:
        """Paint a card. Only the bands with its round corners use a mask, because masks take time."""
        self.image.paste(face.crop((0, radius, face.width, face.height - radius)), (left, top + radius))
        upper, lower = sprites.ends(face.size, radius)
        bottom = face.height - radius
        self.image.paste(face.crop((0, 0, face.width, radius)), (left, top), upper)
        self.image.paste(face.crop((0, bottom, *face.size)), (left, top + bottom), lower)

    def _index_at(self, at: IndexAt) -> None:
        size = round(at.width), round(at.width * INDEX_HEIGHT)
        rim, colour, radius = (_RING, GOLD, 12) if at.mark is Mark.TAKER else (4, DARK, 9)
        self._fill(sprites.rounded_rectangle((size[0] + rim, size[1] + rim), radius), colour, at.x, at.y)
        self._index(at.card, at.x, at.y, at.width)

    def _index(self, card: str, x: float, y: float, width: float, *, faded: bool = False) -> None:
        rank = letter_of(self.deck, card, self.courts)
        self._stamp(card_index(self.letters, self.deck, rank, card[1], round(width), faded=faded), x, y)

    def _sample(self, at: SampleAt) -> None:
        deck = find_deck(at.deck)
        size = round(at.width), round(at.width / deck.ratio)
        corner = round(at.x - size[0] / 2), round(at.y - size[1] / 2)
        mask = sprites.rounded_rectangle(size, sprites.corner(size[0]))
        self.image.paste(sprites.card(deck, at.card, size), corner, mask)

    def _place(self, at: PlaceAt) -> None:
        size = round(at.width), round(at.width / self.deck.ratio)
        turn = at.mark is Mark.TURN
        outline = sprites.dashed_rectangle(size, sprites.corner(at.width), 5 if turn else 3)
        self._fill(outline, GOLD if turn else PALE, at.x, at.y)
        words, face, _ = line(self.letters, at.words, "", TEXT, at.width - 16)
        has_words = bool(at.words) and not words.endswith(
            ELLIPSIS
        )  # the arrow alone says more than a cut word
        if turn:
            self._fill(sprites.arrow((44, 28)), GOLD, at.x, at.y + 40 * has_words)
        if has_words:
            self._centre(words, (at.x, at.y - 8), face, GOLD)

    def _star(self, at: StarAt) -> None:
        face = (LEAST_TEXT, False)
        length = self.letters.length(at.words, face) + 8 if at.words else 0
        width = 52 + length
        self._pill((at.x, at.y), (width, 52), fill=GOLD, rim=DARK)
        x = at.x - width / 2 + 26
        self._fill(sprites.star(34), INK, x, at.y - 1)
        if at.words:
            self._write(at.words, x + 22, at.y, face, INK)

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
        self._round(middle, (width, height), round_by, rim)
        self._round(middle, (width - 6, height - 6), max(1, round_by - 3), fill)

    def _round(self, middle: tuple[float, float], size: tuple[int, int], radius: int, colour: Colour) -> None:
        """Fill a shape with round corners.

        In a large one only the corners use a mask, because masks take time.
        """
        width, height = size
        if width * height < _LARGE:
            self._fill(sprites.rounded_rectangle(size, radius), colour, *middle)
            return
        left, top = round(middle[0] - width / 2), round(middle[1] - height / 2)
        right, bottom = left + width, top + height
        self.image.paste(colour, (left, top + radius, right, bottom - radius))
        upper, lower = sprites.ends((4 * radius, 2 * radius), radius)
        for mask, y in ((upper, top), (lower, bottom - radius)):
            self.image.paste(colour, (left + radius, y, right - radius, y + radius))
            for x, part in ((left, 0), (right - radius, 3 * radius)):
                corner = mask.crop((part, 0, part + radius, radius))
                self.image.paste(colour, (x, y, x + radius, y + radius), corner)

    def _write(self, words: str, x: float, y: float, face: Face, colour: Colour) -> None:
        """Write one line of text that begins at x."""
        self.letters.draw(self.image, words, (x, y), face, colour)

    def _centre(self, words: str, middle: tuple[float, float], face: Face, colour: Colour) -> None:
        self._write(words, middle[0] - self.letters.length(words, face) / 2, middle[1], face, colour)

    def _words(self, at: WordsAt) -> None:
        text = sentence(self.letters, at.words, self.players)
        words, face, length = line(self.letters, text, "", at.size, at.width)
        left = {Align.LEFT: at.x, Align.MIDDLE: at.x - length / 2, Align.RIGHT: at.x - length}[at.align]
        self._write(words, left, at.y, face, _TONES[at.tone])

    def _paragraph(self, at: ParagraphAt) -> None:
        text = sentence(self.letters, at.words, self.players)
        texts, face = paragraph(self.letters, text, at.width, at.lines)
        for number, words in enumerate(texts):
            self._write(words, at.x, at.top + (number + 0.5) * LINE, face, _TONES[at.tone])

    def _bar(self, at: BarAt) -> None:
        size = round(at.width), round(at.height)
        middle = at.y + at.height / 2
        self._fill(sprites.rounded_rectangle(size, size[1] // 2), DARK, at.x + at.width / 2, middle)
        full = round(at.width * min(1.0, max(0.0, at.share)))
        if full >= size[1]:
            self._fill(
                sprites.rounded_rectangle((full, size[1]), size[1] // 2), GOLD, at.x + full / 2, middle
            )

    def _plate(self, at: PlateAt) -> None:
        parts, face = lines(self.letters, at.seat.name, at.seat.fallback, at.width - _PAD, at.lines)
        width, height = max(part.length for part in parts) + _PAD, plate_height(len(parts))
        fill, rim, ink = {
            Mark.TAKER: (GOLD, GOLD, INK),
            Mark.TURN: (CREAM, GOLD, INK),
            Mark.DIM: (DARK, PALE, PALE),
        }.get(at.mark, (DARK, GOLD, CREAM))
        middle = at.top + height / 2
        self._pill((at.x, middle), (max(width, height), height), radius=22, fill=fill, rim=rim)
        for part, y in _lines_around(middle, parts):
            self._write(part.words, at.x - part.length / 2, y, face, ink)
        if at.seat.note:
            note, face, length = line(self.letters, at.seat.note, "", LEAST_TEXT, at.width)
            self._write(note, at.x - length / 2, at.top + height + PLATE_LINE / 2, face, GOLD)

    def _side(self, at: SideAt) -> None:
        """Paint the sign of a side: a circle for even sides, a square for odd ones, in the side's colour."""
        edge, odd = round(at.width), at.side % 2 == 1
        shape = sprites.rounded_rectangle((edge, edge), edge // 4 if odd else edge // 2)
        inner = sprites.rounded_rectangle((edge - 8, edge - 8), edge // 4 - 3 if odd else edge // 2 - 4)
        self._fill(shape, INK if odd else GOLD, at.x, at.y)
        self._fill(inner, CREAM if odd else GREEN, at.x, at.y)

    def _badge(self, at: BadgeAt) -> None:
        fill, rim, ink = _PILLS[at.tone]
        face = (at.size, False)
        icon = at.height * 0.72 if at.suit else 0
        length = self.letters.length(at.words, face)
        width = max(at.height, length + at.height * 0.42) + icon
        x = {Align.LEFT: at.x + width / 2, Align.MIDDLE: at.x, Align.RIGHT: at.x - width / 2}[at.align]
        self._pill((x, at.y), (width, at.height), fill=fill, rim=rim)
        self._centre(at.words, (x - icon / 2, at.y), face, ink)
        if at.suit:
            self._stamp(sprites.suit(self.deck, at.suit, icon), x + width / 2 - icon * 0.5 - 12, at.y)


def _lines_around(middle: float, parts: Sequence[_Part]) -> Iterator[tuple[_Part, float]]:
    """The lines of a name, each with the y of its middle."""
    for number, part in enumerate(parts):
        yield part, middle + (number - (len(parts) - 1) / 2) * (PLATE_LINE - 2)
