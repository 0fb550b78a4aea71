"""An even opponent: who sees what of a rating against computers."""

from bot.computers import scale
from bot.pages.custom_ids import Verb
from bot.tables.listeners.computer_ratings import NEW
from bot.tables.model.people import Computer
from bot.text.catalogue import voices
from bot.text.players import level_name
from testing.players.player import answer_text, command_text, play_out
from testing.worlds.world import World


async def test_an_even_opponent_is_chosen_by_a_rating_that_its_person_alone_sees(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    store = world.briscola.context.store
    await anna.command("briscola new", game="briscola")
    more = await anna.more()
    await anna.choose(more, Verb.LEVEL, "even")
    (machine,) = (one.player for one in world.table().members if isinstance(one.player, Computer))
    rules = world.table().rules
    assert machine.level == scale.level_near(rules, NEW.points).name
    assert "no rating against computers" in anna.read(more)
    await anna.press(anna.with_verb("start"), "start")
    await play_out(world, world.table().id)
    (row,) = await store.results.computer_ratings([anna.id])
    assert row.matches == 1
    await anna.command("briscola new", game="briscola")
    told = answer_text(anna, await anna.command("briscola computer", level="even"))
    figure = str(round(row.points)).replace("-", "−")
    assert f"{figure} ±" in told
    members = max(world.tables.values(), key=lambda one: one.opened_at).members
    assert scale.level_near(rules, row.points).name in {getattr(one.player, "level", None) for one in members}
    told = await command_text(anna, "briscola-me stats")
    level = level_name(voices()["en"], rules, scale.level_near(rules, row.points).name)
    assert f"even opponent: {level} ({figure} ±" in told
    assert "how far off they may still be" in told  # what ± means
    assert "Against computers" not in await command_text(bea, "briscola-me stats", player=anna.actor)
    for shown in (*bea.visible(), *bea.direct()):
        assert f"{figure} ±" not in bea.read(shown)
    for board in ("leaderboard", "briscola-me stats"):
        assert f"{figure} ±" not in await command_text(bea, board)
