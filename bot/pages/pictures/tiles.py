"""The small pictures that become emojis of the application: a tile for each card, a face for each gesture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.pages.emoji_names import name_of
from bot.pages.pictures.tricks import deck_for, letters_for
from bot.render.decks import DECKS, Family, family
from bot.render.gestures import FACES_BY_SIGN, face_file
from bot.render.scene import COURTS
from bot.rules.cards import CARDS, RANKS, Card, Pack, Rank, Suit
from bot.text.catalogue import emoji_key, voices

_FRENCH: Final = {
    Suit.COINS: "diamonds",
    Suit.CUPS: "hearts",
    Suit.SWORDS: "spades",
    Suit.BATONS: "clubs",
}


@dataclass(frozen=True, slots=True)
class Tile:
    """An emoji. ``shows`` is what it stands for in ``bot.text``; packs that look alike share tiles."""

    name: str
    file: Path
    shows: tuple[str, ...]

    @property
    def image(self) -> bytes:
        """The picture. It is needed once, to upload it."""
        return self.file.read_bytes()


@cache
def tiles() -> tuple[Tile, ...]:
    """Every emoji that the bot uses."""
    found: dict[str, tuple[Path, list[str]]] = {}
    for meaning, file, key in (*_cards(), *_faces()):
        found.setdefault(name_of(meaning, file.read_bytes()), (file, []))[1].append(key)
    return tuple(Tile(name, file, tuple(keys)) for name, (file, keys) in found.items())


def letter_sets(deck: str) -> tuple[str, ...]:
    """The letters that languages put on the courts of a deck in place of its own, each set once."""
    return tuple(dict.fromkeys(filter(None, (letters_for(voice, deck) for voice in voices().values()))))


def _cards() -> Iterator[tuple[str, Path, str]]:
    """The name, the picture and the meaning of each card's tile. A family has one set of tiles (R-04).

    Courts have another tile for each language with other letters (V-21).
    """
    for pack in Pack:
        deck, kind = DECKS[deck_for(pack)], family(pack)
        for card in CARDS.values():
            if card.rank not in RANKS[pack]:
                continue
            meaning, key = _meaning(card, kind), f"{pack}-{card}"
            yield meaning, deck.tile(card), key
            for language, voice in voices().items():
                letters = letters_for(voice, deck.key) if card.rank in COURTS else ""
                if letters:
                    yield f"{meaning}_{letters.lower()}", deck.tile(card, letters), emoji_key(language, key)


def _meaning(card: Card, kind: Family) -> str:
    rank = "10" if card.rank is Rank.TEN else card.rank if card.rank.isdecimal() else card.rank.name.lower()
    suit = _FRENCH[card.suit] if kind is Family.FRENCH else card.suit.name.lower()
    return f"{rank}_{suit}"


def _faces() -> Iterator[tuple[str, Path, str]]:
    for table, signs in FACES_BY_SIGN.items():
        for sign, face in signs.items():
            yield face, face_file(face), f"{table}-{sign}"
