"""What a person types when they open a tournament (T-1)."""

import pytest

from bot.ui.answers.tournaments.opening import named_channels

FIRST, SECOND = 123456789012345678, 987654321098765


@pytest.mark.parametrize(
    ("text", "channels"),
    [
        ("", ()),
        (f"<#{FIRST}>", (FIRST,)),
        (f" <#{FIRST}>, {SECOND} ,", (FIRST, SECOND)),
        (f"<#{FIRST}><#{SECOND}>", (FIRST, SECOND)),
        (f"{FIRST} <#{FIRST}>", (FIRST,)),
        (f"<#{FIRST}> here", None),
        (f"#{FIRST}", None),
        ("12345", None),
        ("1" * 30, None),
    ],
)
def test_channels_are_named_by_mention_or_id(text: str, channels: tuple[int, ...] | None) -> None:
    assert named_channels(text) == channels


@pytest.mark.parametrize("text", ["1" * 6000, "1" * 6000 + "x", f"<#{FIRST}>" * 300 + "x", " ," * 3000 + "x"])
def test_the_time_to_read_channels_grows_with_their_text_alone(text: str) -> None:
    assert named_channels(text) is None
