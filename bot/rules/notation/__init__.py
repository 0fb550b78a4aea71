"""The notations of ``Rules``: plain data, a line of text, and the names of presets."""

from __future__ import annotations
