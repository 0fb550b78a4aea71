"""An answer behind every verb, whatever is pressed."""

import pytest

from bot.pages.custom_ids import Press, Verb
from bot.pages.options import OPTION_OF, PICKING
from bot.ui.answers.context import RequestContext
from bot.ui.answers.handlers import FEATURES, HANDLERS
from bot.ui.answers.routing import Buttons, by_verb
from testing.players.player import press_late
from testing.worlds.world import World


def test_every_verb_is_answered() -> None:
    assert {verb.value for verb in Verb} | {*OPTION_OF, *PICKING} == HANDLERS.keys()


def test_no_verb_has_two_handlers() -> None:
    async def other_handler(_context: RequestContext, _pressed: Press) -> None:
        """Never called."""

    twice = Buttons()
    twice.on(Verb.JOIN)(other_handler)
    with pytest.raises(ValueError, match=Verb.JOIN):
        twice.on(Verb.JOIN)(other_handler)
    with pytest.raises(ValueError, match=Verb.JOIN):
        by_verb((*FEATURES, twice))


async def test_whatever_is_pressed_is_answered_and_changes_nothing(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    lobby = anna.with_verb("join", table)
    before = world.table()
    forged = [
        "b1:",
        "b1:nonsense:abc234",
        "b1:play:zzzzzz:1:0",
        f"b1:play:{table}:1:0",
        f"b1:play:{table}:999999999:99",
        f"b1:set-players:{table}",
        f"b1:remove:{table}",
        f"b1:team:{table}",
        f"b1:invite:{table}",
        f"b1:back:{table}",
        f"b1:rematch:{table}",
        f"b1:substitute:{table}",
        f"b1:options:{table}",
        f"b1:start:{table}",
        "b1:" + "x" * 90,
    ]
    for custom_id in forged:
        result = await press_late(world, bea, lobby, custom_id)
        assert result.acknowledged, custom_id
        assert result.response is not None, custom_id
        assert result.response.ephemeral, custom_id
        assert bea.read(result.response), custom_id
    assert world.table() == before


async def test_a_table_of_another_server_does_not_exist_here(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    elsewhere = world.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("briscola")
    guest = elsewhere.add_member(bea.actor.user)
    await guest.slash(room, "briscola new", players=2)
    own = next(iter(set(world.tables) - {table}))
    bea.actor = guest
    message = room.last_message
    assert message is not None
    result = await press_late(world, bea, message, f"b1:join:{table}")
    assert result.response is not None
    assert result.response.ephemeral
    assert world.table(table).member(bea.id) is None
    assert world.table(own).member(bea.id) is not None


async def test_a_press_on_a_public_message_never_turns_it_into_a_hand(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    lobby = anna.with_verb("join", table)
    await anna.press(lobby, "add")
    await anna.press(lobby, "start")
    await world.rest()
    now = world.table()
    public = anna.with_verb("hand", table)
    for custom_id in (f"b1:play:{table}:{now.decision}:0", f"b1:play:{table}:0:0", f"b1:back:{table}"):
        result = await press_late(world, anna, public, custom_id)
        assert result.response is not None
        assert result.response.ephemeral
    assert all("play" not in c.custom_id for m in world.messages() for c in anna.controls(m))
