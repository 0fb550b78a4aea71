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
