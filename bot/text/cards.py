"""The names of cards and suits, by the family of the pack (R-03).

In sentences an illustrated voice puts the emoji of a card before its name, and a language with cases has all
of them (``bot.text.cases``). Labels are always words alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bot.rules.cards import Card, Pack, Rank, Suit
from bot.text.cases import transformed
from bot.text.catalogue import Voice

_FAMILIES: Final = {
    Pack.ITALIAN40: "italian",
    Pack.FRENCH40: "french",
    Pack.FRENCH32: "french",
    Pack.SPANISH40: "spanish",
    Pack.SPANISH48: "spanish",
}


@lru_cache(maxsize=1024)
def rank_name(voice: Voice, rank: Rank | str, pack: Pack) -> str:
    """The name of a rank: "seven", "re". The queen of French packs is the knight of the others."""
    return voice.cased("rank-name", rank=Rank(rank).name.lower(), family=_FAMILIES[pack])


def suit_name(voice: Voice, suit: Suit, pack: Pack) -> str:
    """The name of a suit: "cups", "coppe"; in a French pack "hearts", "cuori"."""
    return voice.cased("suit-name", suit=suit.name.lower(), family=_FAMILIES[pack])


def card_name(voice: Voice, card: Card, pack: Pack) -> str:
    """The name of a card without an article: "three of cups", "asso di denari"."""
    return voice.beside(_key(card, pack), _plain_name(voice.plain, card, pack))


def the_card(voice: Voice, card: Card, pack: Pack) -> str:
    """The name of a card with its article: "the three of cups", "l'asso di denari"."""
    return voice.beside(_key(card, pack), _name_with_article(voice.plain, card, pack))


def card_label(voice: Voice, card: Card, pack: Pack) -> str:
    """The name of a card on a button or choice: "3 of cups", "Asso di denari"."""
    return _label(voice.plain, card, pack)


def card_brief(voice: Voice, card: Card, pack: Pack) -> str:
    """The shortest name of a card: "3 cups", "asso denari"."""
    return _brief(voice.plain, card, pack)


def card_emoji(voice: Voice, card: Card, pack: Pack) -> str | None:
    """The emoji of a card for a button or a menu; None if there is none."""
    return voice.emoji(_key(card, pack))


def cards_line(voice: Voice, cards: Iterable[Card], pack: Pack, *, trump: Suit | None = None) -> str:
    """Cards as an enumeration, with those of the suit ``trump`` marked; empty for none."""
    return voice.join([_with_trump_mark(voice, card, pack, trump) for card in cards])


def _with_trump_mark(voice: Voice, card: Card, pack: Pack, trump: Suit | None) -> str:
    name = card_name(voice, card, pack)
    return transformed(name, lambda form: voice("card-trump", card=form)) if card.suit is trump else name


def _key(card: Card, pack: Pack) -> str:
    return f"{pack}-{card}"


def _facts(card: Card, pack: Pack) -> dict[str, str]:
    return {"rank": card.rank.name.lower(), "suit": card.suit.name.lower(), "family": _FAMILIES[pack]}


@lru_cache(maxsize=2048)
def _plain_name(voice: Voice, card: Card, pack: Pack) -> str:
    return voice.cased("card-name", **_facts(card, pack))


@lru_cache(maxsize=2048)
def _name_with_article(voice: Voice, card: Card, pack: Pack) -> str:
    return voice.cased("card-the", **_facts(card, pack))


@lru_cache(maxsize=2048)
def _label(voice: Voice, card: Card, pack: Pack) -> str:
    return voice("card-label", **_facts(card, pack))


@lru_cache(maxsize=2048)
def _brief(voice: Voice, card: Card, pack: Pack) -> str:
    return voice("card-brief", **_facts(card, pack))
