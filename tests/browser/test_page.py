"""The page of the demonstration, played in a real Chromium from the lobby to the leaderboard."""

import pytest

from bot.tables.model.table import Stage
from bot.text.catalogue import capital, voices
from testing.players.visitor import Visitor, only_table, play_out_unseen, play_unseen

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),  # as the browser, which starts once
]
PRESSED = 4
"""So many cards are played on the page; the others, of which it shows no more, unseen."""
ENGLISH = voices()["en"]


async def test_a_visitor_plays_from_the_lobby_to_the_leaderboard(visitor: Visitor) -> None:
    await visitor.command("briscola new")
    await visitor.button("Join").wait_for()
    await visitor.shoot("1-lobby")
    await visitor.press("More…")
    await visitor.press("Options")
    await visitor.shoot("2-options")
    for section, option, value in (("game", "target", "1"), ("table", "rated", "yes")):
        await visitor.choose(ENGLISH(f"ui-pick-{section}"), option)
        await visitor.choose_below(capital(ENGLISH(f"rule-{option}")), value)
    await visitor.become("Bruno")
    await visitor.press("Join")
    await visitor.become("Anna")
    await visitor.press("Start")
    await visitor.button("My cards").wait_for()
    await visitor.shoot("3-table", "is to play")
    await visitor.press("My cards")
    moves = 0
    while (now := only_table(visitor.demo)).stage is Stage.PLAYING:
        assert now.turn is not None
        person = now.seats[now.turn].person
        assert person is not None
        if moves == 2 * PRESSED:
            moves += len(await play_out_unseen(visitor))
            break
        moves += 1
        if person.name != "Anna":
            await play_unseen(visitor)
            continue
        await visitor.ready()  # until then the buttons may be those of the trick before
        card = visitor.messages.get_by_role("button", name="1. ", disabled=False).last
        await card.wait_for()
        if moves <= 2:
            # A tile on each card's button, and beside each name; none is broken.
            await visitor.messages.locator(".button-emoji img").first.wait_for()
            assert not await visitor.messages.locator(".emoji-unavailable").count()
            await visitor.shoot("4-hand", "It is your turn")
        await card.click()
        await visitor.ready()
        if only_table(visitor.demo).decision == now.decision:
            moves -= 1  # the page was drawn anew under the pointer
    assert moves % 40 == 0  # after a deal of 60 all there is another one
    await visitor.button("Rematch").wait_for()
    await visitor.shoot("5-sheet", "Deal 1 is over")
    await visitor.shoot("6-result", "Rematch")
    await visitor.command("leaderboard")
    board = visitor.messages.locator(".channel-message", has_text="Bruno").last
    await visitor.messages.locator(".channel-message", has_text="/leaderboard").last.wait_for()
    await visitor.shoot("7-leaderboard", "/leaderboard")
    said = await board.inner_text()
    assert "Anna" in said


async def test_a_computer_fills_the_seat_and_others_do_not_see_the_hand(visitor: Visitor) -> None:
    await visitor.command("briscola new")
    await visitor.press("+ Computer")
    await visitor.press("Start")
    await visitor.press("My cards")
    for _ in range(3):
        card = visitor.messages.get_by_role("button", name="1. ", disabled=False).last
        await card.click()
        await visitor.ready()
    hand = visitor.messages.locator("img[alt*='Your cards:']")
    # Who took the third trick sees it until they lead the next one.
    third, fourth = (f"img[alt*='trick {number} of'][alt*='Your cards:']" for number in (3, 4))
    await visitor.messages.locator(f"{third}, {fourth}").wait_for()
    assert await hand.count() == 1
    await visitor.become("Carla")
    assert await hand.count() == 0
    await visitor.shoot("8-onlooker")
