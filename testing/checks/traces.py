"""What is left of a person who asked to be forgotten: in files and in direct messages."""

from pathlib import Path

from testing.players.player import Player
from testing.worlds.world import World

NAME = "Serafina"


def sqlite_integer(number: int) -> bytes:
    """A whole number as SQLite writes it."""
    size = next(size for size in (1, 2, 3, 4, 6, 8) if number < 1 << (8 * size - 1))
    return number.to_bytes(size, "big")


def traces(folder: Path, player: Player) -> list[str]:
    """The files that hold somebody's id or name, and as what."""
    wanted = {"name": NAME.encode(), "id": str(player.id).encode(), "number": sqlite_integer(player.id)}
    return sorted(
        f"{file.name}: {what}"
        for file in folder.rglob("*")
        if file.is_file()
        for what, needle in wanted.items()
        if needle in file.read_bytes()
    )


async def forget(player: Player) -> None:
    """Have the bot delete somebody's data: the command, then the button that confirms it."""
    asked = await player.command("briscola-me privacy delete")
    await player.press(asked.response, "forget-me")
    assert "forgotten" in player.read(asked.response)


def dm_traffic(world: World, player: Player) -> tuple[list[str], list[object]]:
    """What the bot has asked of Discord about somebody's direct messages, and how these stand."""
    channel = f"/channels/{player.actor.user.dm_channel.id}/"
    asked = [f"{one.method} {one.path}" for one in world.http_requests if one.path.startswith(channel)]
    return asked, [(message.id, message.edited_at, player.read(message)) for message in player.direct()]
