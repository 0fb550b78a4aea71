"""Options with completion into which people type instead of choosing a suggestion."""

from testing.players.player import answer_text
from testing.worlds.world import World


async def test_an_option_and_its_value_may_be_typed_as_the_suggestions_name_them(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", clock="5 minutes a turn")
    assert world.table().rules.turn_clock == 300
    await anna.command("briscola options", option="Turn clock", value="no turn clock")
    assert world.table().rules.turn_clock is None
    said = await anna.command("briscola options", option="Turn clocks", value="no turn clock")
    assert "option" in answer_text(anna, said)
