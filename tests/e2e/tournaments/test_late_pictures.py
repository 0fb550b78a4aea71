"""F5: the message of a tournament that could not wait for its picture gets it by one edit."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pages.page import Page, Picture
from bot.pages.tournaments import event as event_pages
from bot.render.scene import Kind, Scene
from testing.players.tournaments import enter_all, event, open_event, play_round
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

SCENE = Scene(Kind.RESULT, 100, 100, "neapolitan", ())


@pytest.fixture
def always_pictured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message of a tournament has a picture in every stage."""

    def page(*args: Any, **named: Any) -> Page:  # noqa: ANN401 - as ``event_page``
        made = event_pages.event_page(*args, **named)
        if made.picture is not None:
            return made
        return replace(made, parts=(*made.parts, Picture(SCENE, "The entries")))

    monkeypatch.setattr("bot.ui.publish.tournaments.event_posts.event_page", page)


@pytest.mark.usefixtures("always_pictured")
@pytest.mark.parametrize("restarts", [False, True])
async def test_F5_the_message_of_a_tournament_gets_its_late_picture(
    world: World, stub_pictures: StubPictures, *, restarts: bool
) -> None:
    people = [world.enter(name, manager=True) for name in ("Anna", "Bruno", "Carla", "Dario")]
    host = people[0]
    with stub_pictures.slow():
        event_id = await open_event(host, format="knockout")
        await world.rest(60)
        (opened,) = world.messages()
        assert not opened.attachments
        if restarts:
            await world.restarted()
            await world.rest(60)
    await world.rest(20)
    (opened,) = world.messages()
    assert opened.attachments
    assert len(world.requests("PATCH", f"/messages/{opened.id}")) == 1

    await enter_all(people, event_id)
    control = await host.press(host.with_verb("event-host", event_id), "event-host")
    await host.press(control.response, "event-start")
    await world.rest(20)
    await play_round(world, event_id)
    await world.rest(125)
    with stub_pictures.slow():
        await play_round(world, event_id)
        await world.rest(3600)
        assert (await event(world, event_id)).over
        rows = await world.briscola.context.store.messages.in_slot("event")
        assert [row.shows.endswith(" late") for row in rows] == [True]
        before, shown = len(world.http_requests), len(world.messages())
        if restarts:
            await world.restarted()
            await world.rest(60)
            assert not [
                one for one in world.http_requests[before:] if one.path.endswith(f"/{rows[0].message}")
            ]
    await world.rest(20)
    last = next(message for message in world.messages() if message.id == rows[0].message)
    assert last.attachments
    assert len(world.messages()) == shown
    rows = await world.briscola.context.store.messages.in_slot("event")
    assert [row.shows.endswith(" late") for row in rows] == [False]
