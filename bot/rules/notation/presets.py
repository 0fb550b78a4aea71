"""The presets: tables that a host can choose by name (rules.md §8)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Preset(StrEnum):
    """The names of the presets. Their sentences are in the catalogue."""

    CLASSIC = "classic"
    ONLINE = "online"
    SALA = "sala"
    WIKIPEDIA = "wikipedia"
    ROMA = "roma"
    SCHEMBIL = "schembil"
    DALMACIJA = "dalmacija"
    BOSNA = "bosna"
    PIEMONTE = "piemonte"
    SUD = "sud"
    LISBOA = "lisboa"
    SUECA = "sueca"
    CHIAMATA = "chiamata"
    BRISCA = "brisca"


PRESETS: Final[Mapping[Preset, Mapping[str, object]]] = {
    Preset.CLASSIC: {},
    Preset.ONLINE: {"players": 4, "target": 3, "tie": "last_trick_wins", "talk": "off"},
    Preset.SALA: {"match_clock": 10},
    Preset.WIKIPEDIA: {
        "players": 4,
        "retire": "deuce_first_trick",
        "partners_show_first": True,
        "signal_table": "wikipedia",
        "conquista": True,
    },
    Preset.ROMA: {"players": 4, "talk": "conversation"},
    Preset.SCHEMBIL: {"variant": "schembil"},
    Preset.DALMACIJA: {"variant": "double"},
    Preset.BOSNA: {"variant": "bosnian32"},
    Preset.PIEMONTE: {"ranking": "seven_for_three"},
    Preset.SUD: {"pack": "french40", "ranking": "qj_swap"},
    Preset.LISBOA: {"variant": "bisca3"},
    Preset.SUECA: {"variant": "sueca"},
    Preset.CHIAMATA: {"variant": "chiamata"},
    Preset.BRISCA: {"variant": "brisca"},
}
NEW_TABLE: Final[Mapping[str, object]] = {"turn_clock": 120}
"""The defaults of a new table (V-12).

The default of the option itself never changes, because records that do not name the option mean it.
"""
_DALMATIAN_PAIRS: Final = {"partners_look_at_the_end": True}
"""The options of Dalmacija for four: the usual game, looking at the end. For two it is double (rules.md
§8)."""


def preset_options(preset: Preset, choices: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a preset, overridden by what else was chosen."""
    if preset is Preset.DALMACIJA and choices.get("players") == 4:  # the pairs
        return {**_DALMATIAN_PAIRS, **choices}
    return {**PRESETS[preset], **choices}
