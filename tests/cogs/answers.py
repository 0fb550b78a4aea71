"""What commands answer."""

from simcord import InteractionResult

from tests.e2e.world import Player


def said(player: Player, result: InteractionResult) -> str:
    """The answer to a command, which nobody else sees."""
    assert result.response is not None
    assert result.response.ephemeral
    return player.read(result.response)
