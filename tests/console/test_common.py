"""A picture that is spoilt is found before anything starts."""

import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.render import decks, gestures
from bot.render.decks import DECKS
from bot.render.gestures import face_file
from bot.render.stored import check
from testing.command_line import TOKEN


@pytest.mark.parametrize(
    ("command", "picture", "spoil"),
    [
        *(("run", deck.atlas, "missing") for deck in DECKS.values()),
        *(("run", deck.symbols, "flipped") for deck in DECKS.values()),
        *(("run", DECKS["french"].atlas, spoil) for spoil in ("cut", "flipped", "another", "text")),
        ("run", DECKS["french"].tile("Kd"), "missing"),
        ("run", face_file("wink"), "cut"),
        ("play", DECKS["french"].atlas, "flipped"),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_a_spoilt_picture_is_one_line_and_nothing_starts(
    command: str,
    picture: Path,
    spoil: str,
    elsewhere: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    shutil.copytree(decks.ASSETS, elsewhere / "assets")
    spoilt = elsewhere / "assets" / picture.relative_to(decks.ASSETS)
    for module in (decks, gestures):
        monkeypatch.setattr(module, "ASSETS", elsewhere / "assets")
    whole = spoilt.read_bytes()
    middle = len(whole) // 2
    match spoil:
        case "missing":
            spoilt.unlink()
        case "another":
            spoilt.write_bytes(DECKS["french"].symbols.read_bytes())
        case _:
            texts = {"cut": whole[:middle], "text": b"no picture"}
            flipped = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
            spoilt.write_bytes(texts.get(spoil, flipped))
    assert main([command]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{spoilt} is ")
    assert err.count("\n") == 1


def test_the_stored_pictures_are_whole() -> None:
    check(DECKS.values())
