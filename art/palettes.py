"""Colours: one palette per deck, one costume per suit."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The flat colours of a deck, as ``#rrggbb``."""

    paper: str
    ink: str
    red: str
    blue: str
    yellow: str
    green: str
    flesh: str
    white: str = "#fffdf6"
    steel: str = "#cfe0ea"
    gold: str = "#a86a00"  # yellow that can be read on paper
    edge: str = "#b3a78c"  # separates a card from another that lies over it


@dataclass(frozen=True, slots=True)
class Costume:
    """The clothes of the three courts of one suit, and the horse of the knight.

    ``weave`` is the pattern of the tunic in the colour ``thread``, ``lining`` that of the cloak.
    """

    tunic: str
    cloak: str
    trim: str
    hose: str
    hair: str
    horse: str = "#f3ead6"
    far_legs: str = "#d9c7a4"
    mane: str = "#6b4423"
    weave: str = ""
    lining: str = ""
    thread: str = "#f2b92b"


NEAPOLITAN = Palette(
    paper="#fbf5e3",
    ink="#241f1c",
    red="#c9372c",
    blue="#2d5ea8",
    yellow="#f2b92b",
    green="#3d8b48",
    flesh="#f4cda6",
)
FRENCH = Palette(
    paper="#fffdf8",
    ink="#1b1b22",
    red="#c8202f",
    blue="#27408b",
    yellow="#f2bd2e",
    green="#2e7d4f",
    flesh="#f6d3b3",
)

# Each suit has a tunic of its own colour, so that a court can be recognised even if its pip is covered.
NEAPOLITAN_COSTUMES = {
    "d": Costume(
        "#e58f2a", "#2d5ea8", "#f7d774", "#7a4a8c", "#7a4a21", mane="#7a4a21", weave="diaper", lining="seeds"
    ),
    "c": Costume(
        "#c9372c",
        "#3d8b48",
        "#f2b92b",
        "#2d5ea8",
        "#3a2a22",
        "#b0703f",
        "#8a552d",
        "#3a2a22",
        weave="sprays",
        lining="seeds",
    ),
    "s": Costume(
        "#2d5ea8",
        "#c9372c",
        "#f2b92b",
        "#d8d3c5",
        "#c99b4a",
        "#8f969c",
        "#6c7379",
        "#3c4147",
        weave="stripes",
        lining="seeds",
    ),
    "b": Costume(
        "#3d8b48",
        "#8c3f6b",
        "#f2b92b",
        "#c9372c",
        "#a8562a",
        "#5d4a3f",
        "#463730",
        "#241f1c",
        weave="scales",
        lining="seeds",
    ),
}
FRENCH_COSTUMES = {
    "d": Costume("#e0862b", "#c8202f", "#f7d774", "#1f7a8c", "#b5762f"),
    "c": Costume("#c8202f", "#27408b", "#f2bd2e", "#27408b", "#6e4a26"),
    "s": Costume("#27408b", "#2b2b36", "#f2bd2e", "#7389c9", "#4a3728"),
    "b": Costume("#2e7d4f", "#6b3f7a", "#f2bd2e", "#a8446f", "#3a2a22"),
}
PARISIAN_COSTUMES = {
    "d": Costume("#2f6f9f", "#c8202f", "#f2bd2e", "#f0a63c", "#c99b4a"),
    "c": Costume("#d9583b", "#1f5c4d", "#f7d774", "#2f6f9f", "#8a552d"),
    "s": Costume("#4a3f86", "#c8202f", "#f2bd2e", "#9db7dd", "#3a2a22"),
    "b": Costume("#1f5c4d", "#2f6f9f", "#f2bd2e", "#d9583b", "#6e4a26"),
}
PORTUGUESE_COSTUMES = {
    "d": Costume("#c8202f", "#2e7d4f", "#f2bd2e", "#e0862b", "#5a3a22"),
    "c": Costume("#a3243b", "#e0a52b", "#fbe7a6", "#2d5ea8", "#3a2a22"),
    "s": Costume("#2d5ea8", "#2e7d4f", "#f2bd2e", "#cfe0ea", "#2b211c"),
    "b": Costume("#2e7d4f", "#a3243b", "#f2bd2e", "#e0a52b", "#4a3728"),
}
# Coins, cups, swords and batons in colours that are distinct for every kind of colour vision.
CLEAR_COSTUMES = {
    "d": Costume("#b27f00", "#f0c64a", "#fbe9a8", "#fff6d8", "#7a4a21", mane="#7a4a21", weave="diaper"),
    "c": Costume(
        "#7c0903", "#d98a80", "#f2bdb5", "#f7dcd8", "#3a2a22", "#b0703f", "#8a552d", "#3a2a22", weave="sprays"
    ),
    "s": Costume(
        "#0d3273",
        "#8fb0e6",
        "#cfdcf5",
        "#e8eefb",
        "#c99b4a",
        "#8f969c",
        "#6c7379",
        "#3c4147",
        weave="stripes",
    ),
    "b": Costume(
        "#169c70", "#8fd4bb", "#cdeee1", "#e8f7f1", "#a8562a", "#5d4a3f", "#463730", "#241f1c", weave="scales"
    ),
}
# Four tunics that are distinct for every kind of colour vision. They are the colours of the suits, too.
SAFE_COSTUMES = {
    "d": Costume("#0a52a8", "#7fc4ee", "#f7e08a", "#d8ecf8", "#b5762f"),
    "c": Costume("#c8420a", "#f2a25c", "#f7e08a", "#fbe0c4", "#6e4a26"),
    "s": Costume("#1b1b22", "#6b6b78", "#d8d3c5", "#b9b9c4", "#4a3728"),
    "b": Costume("#009a6c", "#7fcfb0", "#f7e08a", "#d2f0e3", "#3a2a22"),
}
