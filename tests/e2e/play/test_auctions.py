"""Bidding: menus hold what fits, a form and the command take the rest, and suggestions what is legal."""

from typing import Any

import discord
import pytest

from bot.rules.actions import Bid
from bot.rules.cards import Rank
from bot.rules.view import Phase
from bot.tables.model.table import Table
from testing.players.any_game import by_button, start_by_code
from testing.players.player import Player, answer_text
from testing.players.turns import player_to_act
from testing.worlds.world import World


async def start_auction_of_five(world: World, auction: str) -> Table:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dino", "Elsa")]
    return await start_by_code(world, *people, code=f"chiamata 5 target=5 auction={auction}")


def standing_bid(world: World) -> Bid | None:
    state = world.table().state
    assert state is not None
    assert state.auction is not None
    return state.auction.standing


async def form_of(world: World, player: Player) -> Any:  # noqa: ANN401 - of the simulator
    form = await player.press(await player.hand(world.table().id), "bid-other")
    assert form.modal is not None
    assert not form.modal["title"].endswith("…")  # as the menu's hint does, which promises a choice
    return form


async def test_a_form_takes_a_number_that_the_menu_has_no_room_for(world: World) -> None:
    table = await start_auction_of_five(world, "points")
    player = player_to_act(world)
    hand = await player.hand(table.id)
    (offered,) = [values for control, values in player.menus(hand) if "b1:bid:" in control.custom_id]
    assert 20 < len(offered) <= 25
    assert "points.87" not in offered
    await player.actor.submit_modal(await form_of(world, player), {"words": " 87 "})
    assert standing_bid(world) == Bid(points=87)


async def test_a_form_keeps_the_rank_by_force_where_only_that_is_left(world: World) -> None:
    """Fine print 26."""
    table = await start_auction_of_five(world, "combined")
    await by_button(player_to_act(world), table, Bid(rank=Rank.THREE))
    player = player_to_act(world)
    await player.actor.submit_modal(await form_of(world, player), {"words": "77"})
    assert standing_bid(world) == Bid(points=77, force=True)


@pytest.mark.parametrize("written", ["no", "121", "60", "-70", "٧٠", "7" * 10])
async def test_what_is_no_bid_is_refused_in_the_hand_and_changes_nothing(world: World, written: str) -> None:
    await start_auction_of_five(world, "points")
    player, before = player_to_act(world), world.table().decision
    told = await player.actor.submit_modal(await form_of(world, player), {"words": written})
    assert told.response is not None
    assert "from 61 to 120" in player.read(told.response)
    assert world.table().decision == before
    assert standing_bid(world) is None


async def test_a_form_of_an_earlier_bid_is_stale(world: World) -> None:
    table = await start_auction_of_five(world, "points")
    player = player_to_act(world)
    form = await form_of(world, player)
    await player.command("briscola-move bid", points=70)
    for _ in range(4):
        await player_to_act(world).command("briscola-move pass")
    assert table.id == world.table().id
    await player.actor.submit_modal(form, {"words": "80"})
    state = world.table().state
    assert state is not None
    assert state.phase is Phase.CALL
    assert standing_bid(world) == Bid(points=70)


async def test_no_form_where_the_menu_has_every_number(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dino", "Elsa")]
    table = await start_by_code(world, *people, code="sueca_italiana 5 target=5 auction=from65")
    hand = await player_to_act(world).hand(table.id)
    verbs = [control.press and control.press.verb for control in player_to_act(world).controls(hand)]
    assert "bid" in verbs
    assert "bid-other" not in verbs


async def suggested_bids(world: World, player: Player, typed: str = "") -> list[str]:
    return [
        str(one["value"])
        for one in await player.actor.autocomplete(world.channel, "briscola-move bid", "rank", typed)
    ]


async def test_only_ranks_that_may_be_bid_are_suggested_to_whom_they_may(world: World) -> None:
    table = await start_auction_of_five(world, "combined")
    first = player_to_act(world)
    assert await suggested_bids(world, first) == list("A3KQJ76542")
    await by_button(first, table, Bid(rank=Rank.JACK))
    second = player_to_act(world)
    assert await suggested_bids(world, second) == list("76542")
    assert await suggested_bids(world, second, "six") == ["6"]
    assert await suggested_bids(world, first) == []
    await second.command("briscola-move bid", rank="six")
    assert standing_bid(world) == Bid(rank=Rank.SIX)


@pytest.mark.parametrize(
    ("typed", "told"), [("K", "does not beat"), ("8", "not possible now"), ("x", "know")]
)
async def test_a_rank_that_may_not_be_bid_is_refused(world: World, typed: str, told: str) -> None:
    table = await start_auction_of_five(world, "rank")
    await by_button(player_to_act(world), table, Bid(rank=Rank.JACK))
    player, before = player_to_act(world), world.table().decision
    assert told in answer_text(player, await player.command("briscola-move bid", rank=typed))
    assert world.table().decision == before


async def test_ranks_are_typed_in_ones_own_language(world: World) -> None:
    await start_auction_of_five(world, "rank")
    world.locales[player_to_act(world).id] = discord.Locale.italian
    await player_to_act(world).command("briscola-move bid", rank="Re")
    assert standing_bid(world) == Bid(rank=Rank.KING)
