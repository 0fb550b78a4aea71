"""R-04: each person's hand in their own deck, the table in its host's."""

from urllib.parse import quote

import discord

from bot.render.decks import Family, decks_of
from bot.tables.model.table import Table
from testing.players.player import Player, answer_text
from testing.players.tables import fill_seats
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


async def start_with_options(world: World, host: Player, guest: Player, options: str) -> Table:
    """A match of two with these options, which has just begun."""
    await host.command("briscola new", options=f"briscola 2 {options}")
    (table,) = world.tables
    await host.press(await host.more(table), "options")  # every page of the lobby can be shown
    await fill_seats(table, host, [guest])
    await host.press(host.with_verb("start", table), "start")
    await world.rest()
    return world.table(table)


async def shown_deck(stub_pictures: StubPictures, message: discord.Message) -> str:
    """The deck of the picture of a message."""
    (attachment,) = message.attachments
    assert attachment.description
    return stub_pictures.scenes[await attachment.read()].deck


async def test_hands_are_drawn_with_ones_own_deck_and_tables_with_the_hosts(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await bruno.command("briscola-me preferences", deck="parisian")
    await bruno.command("briscola-me preferences", deck="neapolitan")  # of the other family: both are kept
    table = await start_with_options(world, anna, bruno, "pack=french40 deck_pattern=portuguese")
    assert await shown_deck(stub_pictures, bruno.direct()[-1]) == "parisian"
    assert await shown_deck(stub_pictures, anna.direct()[-1]) == "portuguese"
    assert await shown_deck(stub_pictures, (await bruno.hand(table.id)).message) == "parisian"
    assert await shown_deck(stub_pictures, (await anna.hand(table.id)).message) == "portuguese"
    await world.rest()
    pictured = [message for message in anna.visible() if message.attachments]
    assert [await shown_deck(stub_pictures, message) for message in pictured] == ["portuguese"] * len(
        pictured
    )
    assert pictured


async def test_a_hand_that_lies_open_follows_a_new_choice(world: World, stub_pictures: StubPictures) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_with_options(world, anna, bruno, "pack=french40")
    hand = await anna.hand(table.id)
    assert await shown_deck(stub_pictures, hand.message) == "french"
    for player in (anna, bruno):  # Bruno's lies open in his DMs
        await player.command("briscola-me preferences", deck="french-large")
    await world.rest()
    assert await shown_deck(stub_pictures, bruno.direct()[-1]) == "french-large"
    now = world.backend.get_message(hand.message.channel.id, hand.id)
    picture = world.backend.cdn.get(now.attachments[0]["url"])
    assert picture is not None
    assert stub_pictures.scenes[picture].deck == "french-large"
    table_picture = next(one for one in anna.visible() if one.attachments)
    assert await shown_deck(stub_pictures, table_picture) == "french"


async def test_a_table_may_name_any_deck_and_is_drawn_with_the_usual(
    world: World, stub_pictures: StubPictures
) -> None:
    """Fine print 1."""
    name = "Viterbesi **x** <@1> " + "y" * 200
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_with_options(world, anna, bruno, f"deck_pattern={quote(name)}")
    assert await shown_deck(stub_pictures, anna.direct()[-1]) == "neapolitan"


async def test_decks_are_chosen_by_their_pictures(world: World, stub_pictures: StubPictures) -> None:
    anna = world.enter("Anna")
    page = (await anna.actor.user.slash("briscola-me preferences")).response
    assert page is not None
    for family in Family:
        show = next(c.custom_id for c in anna.controls(page) if c.custom_id.endswith(f"show-decks:{family}"))
        await anna.actor.user.click(page, custom_id=show)
        keys = [deck.key for deck in decks_of(family)]
        ((menu, offered),) = anna.menus(page)
        assert offered == ["auto", *keys]
        await anna.actor.user.select(page, [keys[-1]], custom_id=menu.custom_id)
        assert "Saved" in anna.read(page)
        back = next(c.custom_id for c in anna.controls(page) if "show-preferences" in c.custom_id)
        await anna.actor.user.click(page, custom_id=back)
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert kept.italian_deck == decks_of(Family.ITALIAN)[-1].key
    assert kept.french_deck == decks_of(Family.FRENCH)[-1].key
    samples = [scene for scene in stub_pictures.scenes.values() if not scene.cards]
    assert len(samples) >= 2
    assert "Your preferences" in answer_text(anna, await anna.command("briscola-me preferences", deck="auto"))
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert (kept.italian_deck, kept.french_deck) == (None, None)
