"""The partners of an entry are asked in the channel until they have answered, whatever fails (T-2)."""

from testing.players.player import Player, answer_text
from testing.players.tournaments import event, open_event
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def invitations(world: World) -> list[str]:
    """The texts of the invitations that stand in the channel, the oldest first."""
    reader = next(iter(world.people.values()))
    return [
        reader.read(message)
        for message in world.messages()
        if any(one.press is not None and one.press.verb == "enter-accept" for one in reader.controls(message))
    ]


async def enter_with(player: Player, partner: Player) -> str:
    """Enter as a pair; returns the answer."""
    answer = answer_text(player, await player.command("tournament enter", partner=partner.actor.user))
    await player.world.rest()
    return answer


async def test_T_2_another_partner_is_asked_right_after_the_first_has_declined(world: World) -> None:
    anna, bruno, carla, _ = [world.enter(name) for name in NAMES]
    found = await open_event(anna, format="knockout", players=4)
    await enter_with(anna, bruno)
    assert invitations(world) == [f"<@{bruno.id}>: Anna wants to play **Coppa** with you."]
    await bruno.press(bruno.with_verb("enter-decline", found), "enter-decline")
    await world.rest()
    assert invitations(world) == []
    await enter_with(anna, carla)
    assert invitations(world) == [f"<@{carla.id}>: Anna wants to play **Coppa** with you."]
    (posted,) = [body for body in world.requests("POST", "/messages") if str(carla.id) in str(body)]
    assert posted["allowed_mentions"]["users"] == [carla.id]
    nonces = [body["nonce"] for body in world.requests("POST", "/messages")]
    assert len(set(nonces)) == len(nonces)  # Discord posts no second message with the same nonce
    await carla.press(carla.with_verb("enter-accept", found), "enter-accept")
    await world.rest()
    assert invitations(world) == []
    assert [entry.plays for entry in (await event(world, found)).entries] == [True]


async def test_T_2_a_partner_is_asked_later_if_discord_fails_now(world: World) -> None:
    anna, bruno, *_ = [world.enter(name) for name in NAMES]
    found = await open_event(anna, format="knockout", players=4)
    path = f"/channels/{world.channel.id}/messages"
    world.inject_error("POST", path, status=502, code=0, message="Bad Gateway", times=1)
    assert "Bruno must accept" in await enter_with(anna, bruno)
    assert invitations(world) == []
    await world.restarted()
    await world.rest()
    assert len(invitations(world)) == 1
    await world.restarted()
    await world.rest()
    assert len(invitations(world)) == 1
    await bruno.press(bruno.with_verb("enter-accept", found), "enter-accept")
    assert [entry.plays for entry in (await event(world, found)).entries] == [True]


async def test_T_2_who_replaces_a_partner_is_asked_too(world: World) -> None:
    anna, bruno, carla, _ = [world.enter(name) for name in NAMES]
    found = await open_event(anna, format="knockout", players=4)
    await enter_with(anna, bruno)
    await bruno.press(bruno.with_verb("enter-accept", found), "enter-accept")
    users = {"partner": bruno.actor.user, "new-partner": carla.actor.user}
    await anna.command("tournament player", act="replace", entry="1", **users)
    await world.rest()
    assert invitations(world) == [f"<@{carla.id}>: Anna wants to play **Coppa** with you."]
    await carla.press(carla.with_verb("enter-accept", found), "enter-accept")
    assert [entry.plays for entry in (await event(world, found)).entries] == [True]
