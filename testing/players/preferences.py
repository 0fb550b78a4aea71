"""What people choose for themselves, without the command for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.store.rows import Preferences
from bot.tables.decisions.quiet_hours import DAY, HOUR, local
from testing.players.player import Player
from testing.worlds.world import World

ROME: Final = "Europe/Rome"


async def choose(world: World, player: Player, **choices: Any) -> None:  # noqa: ANN401 - fields of ``Preferences``
    """Let these be a person's preferences, and the others the usual ones."""
    await world.briscola.context.choices.choose(replace(Preferences(player.id), **choices))


def quiet_from_now(world: World, hours: int) -> dict[str, object]:
    """Quiet hours that have just begun in Rome, and last so long."""
    here = local(ROME, world.milliseconds())
    begins = here.hour * HOUR + here.minute
    return {"zone": ROME, "quiet_from": begins, "quiet_until": (begins + hours * HOUR) % DAY}
