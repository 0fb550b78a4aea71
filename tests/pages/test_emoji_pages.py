"""Emojis on a page never cost the page: where they do not fit, or are refused, the words go alone."""

from typing import Final

import discord
import pytest

from bot.pages.limits import LAYOUT_TEXT
from bot.pages.page import Button, Choice, Menu, Page, Picture, Row, Text
from bot.render.scene import Kind, Scene
from bot.ui.wire.views import Layout, PrintedPage, layout, send_page
from testing.checks.components import all_components, text_length
from testing.checks.page_limits import buttons_of
from testing.worlds.painters import painter_in_threads

EMOJI: Final = "<:b_3_cups_1a2b3c:1234567890123456789>"
PAGE: Final = Page(
    (
        Text(f"Anna: **{EMOJI} three of cups**"),
        Row((Button("b1:play:t:1:0", "1. three of cups", emoji=EMOJI),)),
        Menu("b1:call:t:1:0", "Which card?", (Choice("card.3c", "3 of cups", emoji=EMOJI),)),
    )
)

SCENE: Final = Scene(Kind.RESULT, 100, 100, "napoletane", ())


class Refusal:
    """An answer of Discord's that refuses a message."""

    status = 400
    reason = "Bad Request"


def refusal(message: str, code: int = 50035) -> discord.HTTPException:
    return discord.HTTPException(Refusal(), {"code": code, "message": message})


class Discord:
    """Takes pages, or refuses the first of them."""

    def __init__(self, *refusals: discord.HTTPException) -> None:
        self.refusals = list(refusals)
        self.asked: list[str] = []

    async def send(self, ready: PrintedPage) -> int:
        self.asked.append(drawn(ready.view))
        if self.refusals:
            raise self.refusals.pop(0)
        return 7


def drawn(view: Layout) -> str:
    return repr(view.to_components())


def test_a_plain_page_says_the_same_words_without_emojis() -> None:
    assert "<:" not in repr(PAGE.plain)
    assert PAGE.plain.text == "Anna: **three of cups**"
    assert [button.label for button in buttons_of(PAGE.plain)] == ["1. three of cups"]
    assert PAGE.plain.plain == PAGE.plain


def test_buttons_and_choices_carry_them_to_discord() -> None:
    made = drawn(layout(PAGE))
    assert made.count("'name': 'b_3_cups_1a2b3c'") == 2
    assert made.count("1234567890123456789") == 3


def test_where_they_make_a_text_too_long_they_go_and_the_words_stay() -> None:
    words = " ".join([f"{EMOJI} three of cups"] * 120)
    assert len(words) > LAYOUT_TEXT
    view = layout(Page((Text(words),)))
    assert text_length(view.to_components()) == len(" ".join(["three of cups"] * 120))


def test_words_in_place_of_a_missing_picture_leave_room_for_the_other_words() -> None:
    first, last = Text("pairings " * 300), Text("results " * 60)
    picture = Picture(SCENE, "A bracket.", instead="round " * 400)
    made = layout(Page((first, picture, last))).to_components()
    contents = [one["content"] for one in all_components(made) if "content" in one]
    assert contents[0] == first.words
    assert contents[1].endswith("…")
    assert contents[2] == last.words
    assert LAYOUT_TEXT - 10 < text_length(made) <= LAYOUT_TEXT


def test_emojis_go_where_words_in_place_of_a_picture_make_a_page_too_long() -> None:
    words = " ".join([f"{EMOJI} three of cups"] * 60)
    picture = Picture(SCENE, "Cups.", instead=" ".join([f"{EMOJI} three of cups"] * 60))
    assert len(words) < LAYOUT_TEXT
    assert "<:" not in drawn(layout(Page((Text(words), picture))))


async def test_a_refused_emoji_lets_the_words_go_alone() -> None:
    there = Discord(refusal("Invalid emoji"))
    assert await send_page(PAGE, painter_in_threads(), there.send) == (7, False)
    assert there.asked == [drawn(layout(PAGE)), drawn(layout(PAGE.plain))]


@pytest.mark.parametrize(
    ("page", "error"),
    [
        (PAGE, refusal("Must be 100 or fewer in length.")),
        (PAGE, refusal("Invalid emoji", 10008)),
        (PAGE.plain, refusal("Invalid emoji")),
    ],
    ids=["another part", "another code", "no emoji of ours"],
)
async def test_what_is_refused_for_another_reason_is_not_sent_again(
    page: Page, error: discord.HTTPException
) -> None:
    there = Discord(error)
    with pytest.raises(discord.HTTPException):
        await send_page(page, painter_in_threads(), there.send)
    assert len(there.asked) == 1
