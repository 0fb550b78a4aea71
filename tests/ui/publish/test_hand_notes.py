"""When a hand message is due for an edit, and when a change of it may wait."""

import msgspec
import pytest

from bot.ui.publish.hands.hand_notes import HandNote

PREVIOUS = HandNote("en", "match.0", "key", tricks=3, cards="3c 4d 5s", signals="3c")


@pytest.mark.parametrize(
    ("cards", "signals", "due"),
    [
        ("3c 4d 5s", "3c", False),
        ("3c 4d 5s", "", True),  # a gesture for a card that was shown is no longer offered
        ("3c 4d 5s", "3c 4d", True),
        ("3c 4d 1c", "3c 1c", False),  # the gesture of a drawn card comes with the card
        ("3c 4d 1c", "1c", True),
    ],
)
def test_V_9_the_gesture_of_a_drawn_card_is_shown_with_the_card(
    cards: str, signals: str, *, due: bool
) -> None:
    now = msgspec.structs.replace(PREVIOUS, tricks=4, cards=cards, signals=signals)
    assert PREVIOUS.may_be_due(now, tricks=False) is due
    assert PREVIOUS.may_be_due(now, tricks=True)


@pytest.mark.parametrize(
    ("stored", "now", "due"),
    [
        ((None, "1a"), ("You played: ace of cups.", "1a"), False),  # a note that keeps no words of it
        ((None, "1a"), ("You played: two of cups.", "2b"), True),
        ((None, "1a"), (None, ""), False),  # after a restart, when nobody knows the words any more
        (("A refusal.", "1a"), (None, ""), True),
        ((None, ""), ("You played: ace of cups.", "1a"), True),  # a note from before there were digests
    ],
)
def test_a_hand_is_due_for_a_notice_that_it_does_not_show(
    stored: tuple[str | None, str], now: tuple[str | None, str], *, due: bool
) -> None:
    before, after = (
        msgspec.structs.replace(PREVIOUS, notice=notice, notice_digest=digest)
        for notice, digest in (stored, now)
    )
    assert before.may_be_due(after, tricks=True) is due


@pytest.mark.parametrize(("told", "now", "due"), [(0, 1, True), (1, 1, False), (1, 0, False)])
def test_V_9_how_the_deal_before_ended_is_worth_an_edit_but_not_that_it_goes_again(
    told: int, now: int, *, due: bool
) -> None:
    before, after = (msgspec.structs.replace(PREVIOUS, told=deal) for deal in (told, now))
    assert before.may_be_due(after, tricks=False) is due
