"""Every scene of the gallery: what is on it, and that it can be read at every size."""

import pytest

from art.scenes.gallery import SCENES
from art.sheets import FOLDER as SHEETS, differs
from bot.render.paint import compose, paint
from bot.render.scene import LEAST_TEXT, LINE, BadgeAt, NamesAt, PlateAt, Scene, WordsAt, plate_height
from testing.each import each
from testing.goldens.scenes import FOLDER, scene_text


@each("name", SCENES)
def test_a_scene_is_what_it_was(name: str) -> None:
    """Where that is meant to change: python -m testing.goldens.scenes, and look at what did."""
    assert scene_text(SCENES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_a_golden_and_a_sheet_of_every_scene_and_of_nothing_else() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SCENES)
    assert {file.stem for file in SHEETS.glob("*.webp")} == set(SCENES)


def test_the_sheets_are_small() -> None:
    assert sum(file.stat().st_size for file in SHEETS.glob("*.webp")) < 3_000_000


@pytest.mark.parametrize(
    "name", ["trick", "table-4", "double-6", "auction", "hand-8", "match", "lobby-6", "figures"]
)
def test_the_pictures_among_the_documents_show_what_is_painted(name: str) -> None:
    """Python -m art.sheets draws them anew."""
    assert not differs(name)


@each("name", SCENES)
def test_no_text_is_smaller_than_a_phone_can_show(name: str) -> None:
    sizes = [e.size for e in SCENES[name].elements if isinstance(e, WordsAt | NamesAt | BadgeAt)]
    assert min(sizes, default=LEAST_TEXT) >= LEAST_TEXT


@each("name", SCENES)
def test_a_picture_is_opaque_and_its_edge_is_its_own(name: str) -> None:
    """So that it looks the same on dark and on light themes: nothing is drawn over the frame."""
    image = compose(SCENES[name])
    assert image.mode == "RGB"
    for x in range(20, image.width - 20, 7):
        for y in (3, image.height - 4):
            pixel = image.getpixel((x, y))
            assert isinstance(pixel, tuple)
            assert sum(pixel) < 3 * 80, "dark"


@each("name", [name for name in SCENES if name.startswith(("table", "double", "open"))])
def test_a_table_costs_little(name: str) -> None:
    assert len(paint(SCENES[name])) <= 180_000


def notes(scene: Scene) -> list[tuple[float, float]]:
    """The upper and lower ends of the notes under names, where a name takes all its lines."""
    plates = [element for element in scene.elements if isinstance(element, PlateAt) and element.seat.note]
    return [
        (plate.top + plate_height(plate.lines), plate.top + plate_height(plate.lines) + LINE)
        for plate in plates
    ]


@pytest.mark.parametrize("name", ["auction", "covered", "called", "lobby-4", "lobby-6"])
def test_notes_under_names_lie_inside_the_picture(name: str) -> None:
    scene = SCENES[name]
    assert notes(scene)
    assert all(lower <= scene.height - 10 for _, lower in notes(scene))
