"""The first answer comes in time and once, and what went wrong is said in a sentence."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from simcord import InteractionResult
from simcord.http.client import FakeWebhookAdapter

from bot.pages.custom_ids import Press
from bot.pages.page import Page, Text
from bot.store.errors import Unavailable
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.catalogue import voices
from bot.ui.answers.context import RequestContext
from bot.ui.answers.handlers import HANDLERS
from bot.ui.wire import replies
from bot.ui.wire.people import Interaction
from bot.ui.wire.replies import ALREADY_ACKNOWLEDGED, defer, edit_answer, open_answer
from bot.ui.wire.views import layout
from testing.players.player import Player, is_loading, press_late
from testing.worlds.world import World


async def test_an_error_that_nobody_foresaw_is_an_apology(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Any,  # noqa: ANN401
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    message = anna.with_verb("join", table)

    async def broken(_interaction: object, _press: object) -> None:
        raise KeyError(table)

    monkeypatch.setitem(HANDLERS, "test-broken", broken)
    result = await press_late(world, anna, message, f"b1:test-broken:{table}")
    assert result.response is not None
    assert "try again" in anna.read(result.response)
    assert table not in anna.read(result.response)
    assert len(complaints.lines) == 1
    complaints.lines.clear()


async def test_who_has_been_answered_is_not_acknowledged_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = world.enter("Anna")
    deferred = []

    async def note(interaction: Interaction) -> None:
        deferred.append(interaction)

    monkeypatch.setattr(replies, "defer", note)
    await anna.command("briscola new", players=2)
    await anna.command("leaderboard")
    await anna.press(anna.with_verb("more"), "more")
    await world.rest(replies.SECONDS + 1)
    assert deferred == []


async def test_a_full_disk_is_said_and_nothing_is_done(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Any,  # noqa: ANN401
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    before = world.table()

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    monkeypatch.setattr(Tables, "act", full)
    result = await anna.press(anna.with_verb("add"), "add")
    assert result.response is not None
    assert result.response.ephemeral
    assert world.table() == before
    assert complaints.lines
    complaints.lines.clear()


@pytest.mark.parametrize("act", ["button", "menu of the host", "command"])
async def test_a_slow_answer_is_announced_before_discord_gives_up(
    world: World, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    await world.rest()
    (table,) = world.tables
    lobby = anna.with_verb("join", table)
    look, gate = Tables.look, asyncio.Event()

    async def slow(self: Tables, table_id: str, person: int | None) -> TableView:
        await gate.wait()
        return await look(self, table_id, person)

    monkeypatch.setattr(Tables, "look", slow)
    if act == "command":
        result = await anna.command("briscola score")
    else:
        verb = "rules" if act == "button" else "options"
        result = await press_late(world, anna, lobby, f"b1:{verb}:{table}")
    before = result.acknowledged
    await world.rest(2)
    assert (before, result.acknowledged) == (False, True)
    gate.set()
    await world.settle()
    answer = result.response
    assert answer is not None
    assert answer.ephemeral
    assert anna.read(answer)


@pytest.mark.parametrize(("public", "followups"), [(False, 0), (True, 1)])
async def test_an_answer_that_arrived_is_not_given_again(
    world: World, *, public: bool, followups: int
) -> None:
    """On a public message the first answer only defers (V-8), so what follows it is sent all the same."""
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    message: Any = anna.with_verb("join", table)
    if not public:
        message = await anna.more(table)
    world.inject_error(
        "POST",
        "/interactions/*/callback",
        status=400,
        code=ALREADY_ACKNOWLEDGED,
        message="acknowledged",
        times=1,
    )
    before = len(world.http_requests)
    await press_late(world, anna, message, f"b1:score:{table}")
    sent = [entry.method for entry in world.http_requests[before:] if "/webhooks/" in entry.path]
    assert sent == followups * ["POST"]


@pytest.mark.parametrize("verb", ["new", "join"])
async def test_a_page_is_shown_although_another_process_has_answered_first(
    world: World, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    """The last holder of a table refuses a press, while the new one carries it out."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    respond_once = replies.respond_once

    async def slower(interaction: Interaction, answer: Callable[[replies.Response], Any]) -> bool:
        monkeypatch.setattr(replies, "respond_once", respond_once)
        first: replies.Response = discord.InteractionResponse(interaction)
        await (first.defer() if verb == "join" else first.send_message("out of reach", ephemeral=True))
        return await respond_once(interaction, answer)

    if verb == "join":
        await anna.command("briscola new", players=2)
    monkeypatch.setattr(replies, "respond_once", slower)
    if verb == "new":
        await anna.command("briscola new", players=2)
    else:
        await bruno.press(bruno.with_verb("join"), "join")
    await world.settle()
    (table,) = world.tables
    assert world.tables[table].is_seated(bruno.id) == (verb == "join")
    for name in ["Anna", "Bruno"][: 1 + (verb == "join")]:
        assert name in bruno.read(bruno.with_verb("start", table))


# The deferral and the answer at the same time -------------------------------------------------------------

ANSWER_TEXT = "here is the answer"


async def _answer_publicly(context: RequestContext) -> None:
    if await open_answer(context.interaction, content=ANSWER_TEXT) is None:
        await context.reply(ANSWER_TEXT)


async def _answer_by_edit(context: RequestContext) -> None:
    await edit_answer(context.interaction, view=layout(Page((Text(ANSWER_TEXT),))), attachments=[])


async def _as_a_form(context: RequestContext) -> None:
    await context.ask("b1:test-race:form", ANSWER_TEXT, ANSWER_TEXT, longest=9)


ANSWERS: dict[str, Callable[[RequestContext], Awaitable[object]]] = {
    "in private": lambda context: context.reply(ANSWER_TEXT),
    "in public": _answer_publicly,
    "in place": _answer_by_edit,
    "as a form": _as_a_form,
}


def answer_texts(player: Player, result: InteractionResult) -> list[str]:
    """All that somebody was answered; a form counts by its title."""
    forms_shown = [] if result.modal is None else [str(result.modal["title"])]
    found = [one for one in (result.response, *result.followups) if one is not None]
    return [*forms_shown, *(player.read(one) for one in found)]


@pytest.mark.parametrize("deferred", ["between", "first", "second"])
@pytest.mark.parametrize("way", ANSWERS)
async def test_a_deferral_between_the_check_and_the_answer_costs_nobody_the_answer(
    world: World, monkeypatch: pytest.MonkeyPatch, way: str, deferred: str
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables

    async def racing(context: RequestContext, _pressed: Press) -> None:
        if deferred == "between":
            await defer(context.interaction)
            look = iter([False])  # as if the answer had looked just before
            monkeypatch.setattr(replies, "is_answered", lambda one: next(look, one.response.is_done()))
            await ANSWERS[way](context)
            return
        # Both have looked before Discord has answered either of them.
        both = [defer(context.interaction), ANSWERS[way](context)]
        await asyncio.gather(*(both if deferred == "first" else reversed(both)))

    # Discord takes its time, and discord.py has one request at a time with the token of an interaction.
    request, turns = FakeWebhookAdapter.request, asyncio.Lock()

    async def in_turn(adapter: FakeWebhookAdapter, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as there
        async with turns:
            await asyncio.sleep(0)
            return await request(adapter, *given, **named)

    monkeypatch.setattr(FakeWebhookAdapter, "request", in_turn)
    monkeypatch.setitem(HANDLERS, "test-race", racing)
    shown = await anna.command("briscola rules", table=table)
    result = await press_late(world, anna, shown.response, f"b1:test-race:{table}")
    words = answer_texts(anna, result)
    late = voices()["en"]("say-press-again")
    assert sum(ANSWER_TEXT in one or late in one for one in words) == 1
    assert result.acknowledged
    assert not is_loading(result)


async def test_a_deferral_that_arrived_unheard_costs_nobody_the_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord took it, but its word was lost: the answer is refused as the second, and comes after it."""
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    deferring = discord.InteractionResponse.defer

    async def unheard(response: discord.InteractionResponse[Any], **named: Any) -> None:  # noqa: ANN401 - as there
        await deferring(response, **named)
        response._response_type = None
        raise TimeoutError

    monkeypatch.setattr(discord.InteractionResponse, "defer", unheard)
    result = await anna.command("briscola-me privacy export")  # which is deferred at once
    assert not is_loading(result)
    (answer,) = [one for one in (result.response, *result.followups) if one is not None]
    assert answer.attachments


async def test_a_table_that_arrived_unheard_is_not_posted_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py asks again where Discord's word was lost, and hears that the interaction was answered."""
    anna, request = world.enter("Anna"), FakeWebhookAdapter.request

    async def twice(adapter: FakeWebhookAdapter, route: Any, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as there
        if route.path.endswith("/callback"):
            await request(adapter, route, *given, **named)
            for file in named.get("files") or ():
                file.reset()
        return await request(adapter, route, *given, **named)

    with monkeypatch.context() as lost:
        lost.setattr(FakeWebhookAdapter, "request", twice)
        await anna.command("briscola new", players=2)
    bruno = world.enter("Bruno")
    await world.rest(60)
    (lobby,) = world.messages()
    await bruno.command("briscola join")
    await world.rest()
    assert "Bruno" in anna.read(lobby)
    assert len(world.messages()) == 1
