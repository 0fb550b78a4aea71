"""Catalogues that miss nothing, and the world of the end-to-end tests."""

from tests.ui.conftest import complaints, drawn, gallery, journal, strict, world

__all__ = ["complaints", "drawn", "gallery", "journal", "strict", "world"]
