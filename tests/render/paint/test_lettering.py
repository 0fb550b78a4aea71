"""Text in any script: what draws it, in which order, and never as a box."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from PIL import Image, ImageDraw

from bot.names import display_name, graphemes, without_silent
from bot.render.paint.fonts import OTHER_PACKAGES, emoji_files, font_file, is_colour, system_files
from bot.render.paint.lettering import Lettering, can_shape
from bot.text.names import isolate

FACE = (36, False)
ODD_CHARACTERS = "\u202e\u2066\u2069\u200d\u200c\ufe0f\u0335\u0301\u094d\u0e33 🇮👩🏽🚀Яقक李กא1!("
PACKAGES = [file for package in OTHER_PACKAGES if (file := font_file(package))]
names = st.text(st.characters() | st.sampled_from(ODD_CHARACTERS), max_size=40)
shaping = pytest.mark.skipif(not can_shape(), reason="needs Raqm, which comes with the library fribidi")

ONE = Lettering(font_file())
BARE = Lettering(None)
PLAIN = Lettering(font_file(), PACKAGES, shaping=False)
ALL = Lettering(font_file(), PACKAGES)


def drawn_runs(letters: Lettering, words: str) -> list[str]:
    """The runs of a line from left to right, each as it is given to its font."""
    return [run.words for run in letters.line(words, FACE).runs]


def fitted_name(letters: Lettering, name: str) -> str:
    return letters.fit(isolate(display_name(name)), "Posto 3", 36, 10_000)[0]


@pytest.mark.parametrize("letters", [ONE, BARE, PLAIN, ALL], ids=["one", "bare", "plain", "all"])
def test_no_font_is_asked_for_what_it_lacks(letters: Lettering) -> None:
    @given(names)
    def check(name: str) -> None:
        for words in (fitted_name(letters, name), name):  # cleaned as names are, and as bad as can be
            for run in letters.line(words, FACE).runs:
                assert run.source.font is not None
                assert run.source.font.has(run.words)
                assert run.source.shaped or without_silent(run.words) == run.words

    check()


@given(names)
def test_whatever_a_name_is_it_is_drawn_within_its_width(name: str) -> None:
    image = Image.new("L", (340, 120))
    words, face, length = ALL.fit(isolate(display_name(name)), "Posto 3", 36, 300)
    ALL.draw(image, words, (20, 60), face, 255)  # type: ignore[arg-type]
    assert length <= 300 or len(graphemes(words)) <= 2
    box = image.getbbox()
    assert box is not None
    assert box[2] <= 20 + length + 20


@pytest.mark.parametrize("name", ["محمد علي", "李小龍", "สมชาย", "김민수", "🎴🎴", "גיא"], ids=ascii)
def test_a_machine_with_one_font_writes_the_seat(name: str) -> None:
    assert fitted_name(ONE, name) == "Posto 3"
    assert fitted_name(BARE, name) == "Posto 3"


@pytest.mark.parametrize(
    ("name", "shown_as"), [("Ольга 🎴", "Ольга •"), ("Zoë 李", "Zoë •"), ("👩🏽‍🚀 Al", "• Al")], ids=ascii
)
def test_a_machine_with_one_font_marks_what_it_lacks(name: str, shown_as: str) -> None:
    assert fitted_name(ONE, name) == shown_as


@shaping
@pytest.mark.parametrize("name", ["محمد علي", "גיא", "สมชาย", "प्रिया क्षत्रिय", "Ẹ̀lẹ́"], ids=ascii)
def test_the_fonts_that_come_along_are_enough_for(name: str) -> None:
    assert fitted_name(ALL, name).strip("\u2068\u2069") == display_name(name)


@shaping
def test_letters_that_join_are_others_than_side_by_side() -> None:
    assert ALL.length("محمد", FACE) != sum(ALL.length(letter, FACE) for letter in "محمد")


def test_without_a_shaping_engine_what_needs_one_is_not_drawn_wrong() -> None:
    assert not PLAIN.covers("م")
    assert not PLAIN.covers("क्ष")
    assert fitted_name(PLAIN, "Ẹ̀") == "Ẹ"
    assert PLAIN.covers("א")
    assert PLAIN.covers("ก")


def test_without_a_shaping_engine_hebrew_still_runs_from_right_to_left() -> None:
    assert "".join(drawn_runs(PLAIN, "אב(ג")) == "ג)בא"
    assert drawn_runs(PLAIN, "Anna אב 12") == ["Anna ", "12", " ", "בא"]


@pytest.mark.parametrize("letters", [PLAIN, ALL], ids=["plain", "all"])
@pytest.mark.parametrize(
    ("name", "runs"),
    [
        ("#1 דוד", ["דוד", " ", "#1"]),
        ("דוד (Anna) 50%", ["50%", " (", "Anna", ") ", "דוד"]),
        ("דוד ‹1›", ["‹", "1", "› ", "דוד"]),
    ],
    ids=ascii,
)
def test_signs_and_numbers_stand_where_readers_look_for_them(
    letters: Lettering, name: str, runs: list[str]
) -> None:
    assert drawn_runs(letters, name) == runs


@shaping
def test_an_isolated_name_keeps_its_place_in_a_line() -> None:
    words, face = ALL.fit_names(
        [("\u2068محمد\u2069", "1"), ("Anna", "2"), ("\u2068נועם\u2069", "3")], 36, 900
    )
    assert face == FACE
    assert drawn_runs(ALL, words) == ["محمد", " + Anna + ", "נועם"]


@shaping
def test_letters_of_two_isolated_names_do_not_join() -> None:
    assert drawn_runs(ALL, "\u2068محمد\u2069\u2068علي\u2069") == ["محمد", "علي"]


@shaping
def test_a_name_that_is_cut_keeps_its_place_in_a_line_too() -> None:
    names = [("\u2068محمد علي الطويل\u2069", "1"), ("Bartolomeo", "2")]
    words, face = ALL.fit_names(names, 36, 250)
    assert ALL.length(words, face) <= 250
    runs = [run.words for run in ALL.line(words, face).runs]
    assert runs[0] == "…"
    assert runs[-1].startswith(" + Bar")
    assert runs[-1].endswith("…")


@pytest.mark.parametrize("name", ["علي", "Giulia", "น้ำ", "प्रि", "yjg"], ids=ascii)
def test_a_name_with_deep_or_high_signs_stays_near_the_middle_of_its_line(name: str) -> None:
    image = Image.new("L", (300, 200))
    ALL.draw(image, name, (20, 100), FACE, 255)  # type: ignore[arg-type]
    box = image.getbbox()
    assert box is not None
    assert box[1] >= 100 - 26
    assert box[3] <= 100 + 26


def test_a_sign_that_freetype_refuses_spoils_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("raster overflow")

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", refuse)
    image = Image.new("L", (100, 80))
    ALL.draw(image, "Anna", (20, 40), FACE, 255)  # type: ignore[arg-type]
    assert image.getbbox() is None


def test_plain_text_of_the_first_font_needs_no_engine() -> None:
    (run,) = ALL.line("Giulia Œß Ольга", FACE).runs
    assert not run.source.shaped


def test_what_is_remembered_of_names_is_bounded() -> None:
    letters = Lettering(font_file())
    for number in range(5000):
        letters.length(f"Anna {number}", FACE)
        letters.covers(chr(0x400 + number))
    assert len(letters._lines) <= 2048
    assert len(letters._sources) <= 2048


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A system's folder of fonts, and no memory of others."""
    system_files.cache_clear()
    yield tmp_path
    system_files.cache_clear()


def test_the_systems_fonts_are_found_and_the_likely_ones_asked_first(folder: Path) -> None:
    (folder / "deep" / "deeper").mkdir(parents=True)
    for name in ("Zapf-Italic.ttf", "NotoSansXX-Regular.otf", "deep/NotoSansXX-Bold.TTF", "readme.txt"):
        (folder / name).touch()
    for name in ("LastResort.otf", "deep/deeper/Other.ttc", "NotoSerif-Bold.ttf", "NotoColorEmoji.ttf"):
        (folder / name).touch()
    found = [file.name for file in system_files((str(folder), str(folder / "missing")))]
    assert found[:2] == ["NotoSansXX-Bold.TTF", "NotoSansXX-Regular.otf"]
    assert set(found[2:]) == {"Other.ttc", "NotoSerif-Bold.ttf", "Zapf-Italic.ttf", "NotoColorEmoji.ttf"}
    assert found.index("Other.ttc") < found.index("NotoSerif-Bold.ttf")
    assert [name for name in found if is_colour(Path(name))] == ["NotoColorEmoji.ttf"]


@pytest.mark.skipif(not PACKAGES, reason="needs a font of another script")
def test_a_font_of_the_system_draws_what_the_first_lacks_and_a_broken_one_is_passed_over(
    folder: Path,
) -> None:
    (folder / "NotoSansAA-Bold.ttf").write_bytes(b"no font")
    shutil.copy(PACKAGES[0], folder / "Hebrew.ttf")
    letters = Lettering(font_file(), system_files((str(folder),)))
    assert letters.covers("א")
    assert not letters.covers("李")


def test_a_font_is_only_looked_into_when_a_name_needs_it() -> None:
    files = iter(PACKAGES)
    letters = Lettering(font_file(), files)
    assert letters.covers("a")
    assert list(files) == PACKAGES


@pytest.mark.skipif(not any(True for _ in emoji_files()), reason="this system has no font of coloured emoji")
def test_emoji_have_their_colours() -> None:
    letters = Lettering(font_file(), (), emoji_files())
    image = Image.new("RGB", (100, 80))
    letters.draw(image, "🍎", (20, 40), FACE, (255, 255, 255))
    colours = image.getcolors(maxcolors=8000) or []
    assert any(red > green + 60 for _, (red, green, _blue) in colours)  # type: ignore[misc]
