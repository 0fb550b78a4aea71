"""The gestures: which sign stands for which card, as a noun for menus and as a sentence (R-62)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rules.cards import Card, Rank, Suit
from bot.rules.options import SignalTable
from bot.rules.rules import Rules
from bot.text import names
from bot.text.cards import rank_name
from bot.text.catalogue import Voice

LOAD: Final = "load"
"""The sign of the aces and threes outside trumps."""
_SIGNS: Final = {Rank.ACE: "ace", Rank.KING: "king", Rank.QUEEN: "queen", Rank.JACK: "jack"}
_RANKS: Final = {sign: rank for rank, sign in _SIGNS.items()}
_TEN: Final = "three"
"""The sign of the rank worth ten points, which is the three in most games."""
SIGNS_BY_TABLE: Final[Mapping[SignalTable, tuple[str, ...]]] = {
    SignalTable.PAGAT: ("ace", _TEN, "king", "queen", "jack"),
    SignalTable.WIKIPEDIA: ("ace", _TEN, "king", "queen", "jack", LOAD),
    SignalTable.CUSTOM: ("ace", _TEN, "king", "queen", "jack", LOAD),
}
"""The signs of each table of gestures. A host's own table names its texts by these."""


def sign_of(card: Card, trump: Suit | None) -> str:
    """The sign of a card."""
    if card.suit is not trump:
        return LOAD
    return _SIGNS.get(card.rank, _TEN)


def gesture(voice: Voice, rules: Rules, sign: str, custom: Mapping[str, str] | None = None) -> str:
    """The gesture of a sign as a noun: "lips over the teeth". ``custom``: the host's own words by sign."""
    own = (custom or {}).get(sign)
    return names.markdown(own) if own else voice(f"gesture-{_preset(rules)}-{sign}")


def face(voice: Voice, rules: Rules, sign: str, custom: Mapping[str, str] | None = None) -> str | None:
    """The emoji of a sign; None if there is none. A gesture that the host describes is not drawn."""
    return None if (custom or {}).get(sign) else voice.emoji(_key(rules, sign))


def gesture_text(voice: Voice, rules: Rules, sign: str, custom: Mapping[str, str] | None = None) -> str:
    """As ``gesture``, for a sentence: with its emoji."""
    words = gesture(voice, rules, sign, custom)
    return words if (custom or {}).get(sign) else voice.beside(_key(rules, sign), words)


def gesturing(
    voice: Voice, rules: Rules, player: str, sign: str, custom: Mapping[str, str] | None = None
) -> str:
    """The gesture of a sign as a sentence: "Anna glances upwards."."""
    if (custom or {}).get(sign):
        return voice("gesturing-custom", player=player, gesture=gesture(voice, rules, sign, custom))
    return voice.beside(_key(rules, sign), voice(f"gesturing-{_preset(rules)}-{sign}", player=player))


def meaning(voice: Voice, rules: Rules, sign: str) -> str:
    """The meaning of a sign: a rank of trumps, or the loads outside them."""
    tenth = rank_name(voice, rules.order.counters[1], rules.pack)
    if sign == LOAD:
        return voice("gesture-load", ten=tenth)
    return rank_name(voice, _RANKS[sign], rules.pack) if sign in _RANKS else tenth


def gestures(voice: Voice, rules: Rules) -> str:
    """The whole table of gestures of a preset in a line."""
    return voice.series(
        voice("gesture-for", card=meaning(voice, rules, sign), gesture=gesture(voice, rules, sign))
        for sign in SIGNS_BY_TABLE[rules.signal_table]
    )


def _key(rules: Rules, sign: str) -> str:
    return f"{_preset(rules)}-{sign}"


def _preset(rules: Rules) -> str:
    """The preset of a table.

    A host's own table uses the fuller preset for signs that it does not describe.
    """
    table = rules.signal_table
    return (SignalTable.WIKIPEDIA if table is SignalTable.CUSTOM else table).value
