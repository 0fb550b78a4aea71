"""``Rules`` written down: as plain data, as a line of text, or as the name of a preset."""

from __future__ import annotations
