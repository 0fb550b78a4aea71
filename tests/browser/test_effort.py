"""What an evening at the table costs those who play: scrolling, presses, and messages in the channel."""

import sys
from typing import Any, NamedTuple

import pytest

from bot.rules import decide
from bot.rules.actions import Signal
from bot.rules.view import seat_view
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Stage
from testing.players.visitor import Visit, Visitor, only_table, play_out_unseen

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),  # as the browser, which starts once
]
COMPUTER, TELEPHONE = (1280, 900), (390, 844)
"""The sizes of windows."""
MEASURED = 4
"""So many cards of the visitor's are played on the page, the others unseen."""
WORDS = 40
"""So many words a lobby has at most, those of its buttons included."""
PLACE = """() => {
  const channel = document.querySelector("#channel-timeline");
  const page = [...channel.querySelectorAll(".channel-message")].at(-1).querySelector(".component-container");
  const shown = channel.getBoundingClientRect(), place = page.getBoundingClientRect();
  return [
    channel.scrollHeight - channel.scrollTop - channel.clientHeight,
    shown.top - place.top,
    place.bottom - shown.bottom,
  ].map(Math.round);
}"""


class Place(NamedTuple):
    """In pixels: how far the channel is from its end, and what is hidden of the newest message's page."""

    scroll: int
    above: int
    below: int


async def place(visitor: Visitor) -> Place:
    await visitor.ready()
    return Place(*await visitor.tab.evaluate(PLACE))


async def tap(visitor: Visitor, label: str) -> None:
    """Press a button where it is: unlike Playwright's click this does not scroll."""
    button = visitor.messages.get_by_role("button", name=label, disabled=False).last
    await button.wait_for()
    await button.evaluate("button => button.click()")
    await visitor.ready()


async def sit_down(visitor: Visitor, players: int) -> int:
    """A table of computers and the visitor, whose match begins; returns how many words its lobby had."""
    await visitor.command("briscola new", options=f"briscola {players} target=1")
    lobby = visitor.messages.locator(".channel-message .component-container").last
    words = (await lobby.inner_text()).split()
    for _ in range(players - 1):
        await tap(visitor, "+ Computer")
    await tap(visitor, "Start")
    await tap(visitor, "My cards")
    return len(words)


def messages(visitor: Visitor) -> int:
    """How many messages that everybody sees stand in the channel."""
    return sum(not message.is_ephemeral for message in visitor.demo.page._messages())


async def pass_time(visitor: Visitor, seconds: float) -> None:
    async with visitor.demo.pages.lock:
        await visitor.demo.world.advance_time(seconds)


async def make_signs(visitor: Visitor) -> int:
    """Let each computer make a sign that it may make now; returns how many signs the visitor has seen."""
    bot: Any = visitor.demo.world.bot
    now = only_table(visitor.demo)
    assert now.state is not None
    for number, seat in enumerate(now.seats):
        sign = next((one for one in decide.legal(now.state, number) if isinstance(one, Signal)), None)
        if seat.person is None and sign is not None:
            async with visitor.demo.pages.lock:
                await bot.context.tables.act(now.id, SystemActor(number), sign)
    await visitor.ready()
    state, own = only_table(visitor.demo).state, now.turn
    assert state is not None
    return sum(one.seat != own for one in seat_view(state, own).talk.signals)


@pytest.mark.parametrize(("players", "size"), [(2, COMPUTER), (4, TELEPHONE)], ids=["computer", "telephone"])
async def test_an_evening_needs_no_scrolling_one_press_a_card_and_few_messages(
    visit: Visit, players: int, size: tuple[int, int]
) -> None:
    visitor = await visit(*size)
    before = messages(visitor)
    words = await sit_down(visitor, players)
    assert players > 2 or words <= WORDS
    places: list[Place] = []
    deals = set[int]()
    pressed = seen = 0
    while (now := only_table(visitor.demo)).stage is Stage.PLAYING:
        assert now.state is not None
        deals.add(now.state.number)
        if now.turn is None or now.seats[now.turn].person is None:
            await pass_time(visitor, 1)
        elif pressed < MEASURED or (players > 2 and not seen):
            seen = max(seen, await make_signs(visitor))
            places.append(await place(visitor))
            await tap(visitor, "1. ")
            await visitor.take(f"hand-{players}-{size[0]}-{pressed}")
            assert only_table(visitor.demo).decision > now.decision, "one press plays a card"
            pressed += 1
            places.append(await place(visitor))
        else:
            deals.update(await play_out_unseen(visitor))
    for _ in range(3):  # what is drawn meanwhile comes with the next pause
        await visitor.ready()
        await pass_time(visitor, 30)
    await visitor.ready()
    left = messages(visitor) - before
    await visitor.shoot(f"evening-{players}-{size[0]}")
    sys.stdout.write(
        f"{players} players, {size}: {words} words, {set(places)}, {seen} signs, {left} messages\n"
    )
    assert all(one.scroll == 0 and one.above <= 0 and one.below <= 0 for one in places), places
    assert left <= 1 + len(deals) <= 4
