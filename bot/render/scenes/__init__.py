"""The composers of scenes, one module for each kind of picture."""

from __future__ import annotations
