"""The scripts of names: which need a shaping engine, and which packages have fonts for them."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from typing import Final, NamedTuple

_CORE: Final = "fonts-noto-core"


class Script(NamedTuple):
    """A script by its English name, a text in it, and the Debian package with a font for it."""

    name: str
    sample: str
    package: str = _CORE


SCRIPTS: Final = (
    Script("Latin", "Zoë Łódź Nguyễn"),
    Script("Greek", "Ζεύς"),
    Script("Cyrillic", "Ольга"),
    Script("Hebrew", "נועם"),
    Script("Arabic", "محمد"),
    Script("Devanagari", "प्रिया"),
    Script("Thai", "สมชาย"),
    Script("Bengali", "রিয়া"),
    Script("Gurmukhi", "ਪ੍ਰੀਤ"),
    Script("Gujarati", "પ્રિયા"),
    Script("Tamil", "தமிழ்"),
    Script("Telugu", "తెలుగు"),
    Script("Kannada", "ಕನ್ನಡ"),
    Script("Malayalam", "മലയാളം"),
    Script("Sinhala", "සිංහල"),
    Script("Khmer", "ខ្មែរ"),
    Script("Lao", "ລາວ"),
    Script("Myanmar", "မြန်မာ"),
    Script("Georgian", "გიორგი"),
    Script("Armenian", "Արամ"),
    Script("Ethiopic", "አበበ"),
    Script("Chinese", "李小龍习", "fonts-noto-cjk"),
    Script("Japanese", "ゆきカナ", "fonts-noto-cjk"),
    Script("Korean", "김민수", "fonts-noto-cjk"),
    Script("emoji", "🎴", "fonts-noto-color-emoji"),
)
"""The scripts that a machine should be able to draw, in the order in which they are asked for."""

# Their letters join, stack or change places, so setting them one after the other is wrong. Hebrew, Thai, Lao
# and Ethiopic are right without shaping, and so are the Arabic letters that already have the shape of their
# place.
_SHAPED: Final = (
    (0x0300, 0x0370),  # accents without a composed letter must find their letter
    (0x0483, 0x048A),
    (0x0600, 0x0E00),  # Arabic, Syriac, Thaana, N'Ko … and the scripts of India up to Sinhala
    (0x0F00, 0x10A0),  # Tibetan, Myanmar
    (0x1700, 0x18B0),  # Philippine scripts, Khmer, Mongolian
    (0x1900, 0x1C80),  # Limbu, Tai, Balinese, Batak, Lepcha, and more accents
    (0x1CD0, 0x1D00),  # Vedic
    (0x1DC0, 0x1E00),  # more accents
    (0x20D0, 0x2100),  # accents of signs
    (0xA800, 0xA830),  # Syloti Nagri
    (0xA840, 0xA900),  # Phags-pa, Saurashtra
    (0xA8E0, 0xA960),  # Devanagari again, Kayah Li, Rejang
    (0xA980, 0xAB00),  # Javanese, Cham, Tai Viet, Meetei
    (0xABC0, 0xAC00),  # Meetei Mayek
    (0xFE20, 0xFE30),  # more accents
    (0x10A00, 0x10B00),  # Kharoshthi, Manichaean
    (0x10D00, 0x10D40),  # Hanifi Rohingya
    (0x11000, 0x12000),  # Brahmi and the scripts derived from it
    (0x1E900, 0x1E960),  # Adlam
)
_EDGES: Final = [edge for first, end in _SHAPED for edge in (first, end)]


def needs_shaping(character: str) -> bool:
    """Whether a character looks different beside others."""
    return bisect_right(_EDGES, ord(character)) % 2 == 1


def is_emoji(piece: str) -> bool:
    """Whether a grapheme is meant as an emoji and not as a sign of a text."""
    return "\ufe0f" in piece or (piece[0] >= "\U0001f000" and unicodedata.category(piece[0]) == "So")
