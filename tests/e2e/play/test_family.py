"""Every game of the family, to the end of a match, through Discord, with an emoji beside each card."""

from collections.abc import Sequence

import pytest

from bot.pages.pictures.tiles import Tile, tiles
from bot.rules.games import Variant
from bot.tables.model.table import Stage
from testing.checks.leaks import leaks
from testing.players.any_game import play_match, start_by_code
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

GAMES = {
    "briscola": "briscola 2 target=1 pack=french40 ranking=qj_swap",
    "schembil": "schembil 6 target=1",
    "a31": "a31 2 target=1",
    "scoperta": "scoperta 2 target=1",
    "briscolone3": "briscolone3 2 match=first_to target=1",
    "briscolone5": "briscolone5 2 match=first_to target=1 follow_suit=must_follow",
    "briscolone5t": "briscolone5t 2 match=race target=120",
    "bosnian32": "bosnian32 10 target=1",
    "bosnian32 of three": "bosnian32 3 target=1",
    "double": "double 2 target=1",
    "double of five": "double 5 target=1",
    "chiamata": "chiamata 5 match=n_deals target=2",
    "chiamata in points": "chiamata 5 match=n_deals target=1 auction=points",
    "chiamata, blind": "chiamata 5 match=n_deals target=2 auction=suit_only blind=on",
    "bisca3": "bisca3 2 target=1",
    "bisca9": "bisca9 2 target=1",
    "brisca": "brisca 2 target=1",
    "brisca of six": "brisca 6 target=1",
    "sueca": "sueca 4",
    "sueca_italiana": "sueca_italiana 5 match=n_deals target=1 auction=from65",
}


@pytest.fixture
def drawn() -> Sequence[Tile]:
    return tiles()


def test_every_game_is_played() -> None:
    assert {code.partition(" ")[0] for code in GAMES.values()} == set(Variant)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_of_every_game_is_played_to_its_end(
    world: World, stub_pictures: StubPictures, game: str
) -> None:
    await world.rest(60)  # then all emojis are there
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code=GAMES[game])
    await play_match(world, table.id)
    over = world.table(table.id)
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert leaks(world, stub_pictures.scenes) == []
