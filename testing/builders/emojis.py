"""Emojis as Discord's markdown writes them, for illustrated voices."""

from typing import Final

from bot.pages.pictures.tiles import tiles

EMOJIS: Final = {
    shown: f"<:{tile.name}:{10**18 + number}>" for number, tile in enumerate(tiles()) for shown in tile.shows
}
