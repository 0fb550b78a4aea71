"""The pixels: sizes, sameness, transparency, fonts."""

import io
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.languages import LANGUAGES
from bot.render.decks import DECKS, Family
from bot.render.paint import Lettering, font_file, paint, process_letters
from bot.render.paint.typesetting import lines, paragraph
from bot.render.scene import (
    LEAST_TEXT,
    HandCard,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    StockLabel,
    TrumpLabel,
)
from bot.render.scenes.hand import hand_scene
from bot.text.catalogue import LOCALES
from testing.builders.scenes import trick_scene
from testing.each import each

ODD_NAMES = ("محمد علي", "👩🏽‍🚀🎴", "Z̴̢̛a̸͎͝l̷̰̈́g̶̙͘o̵̱͒", "W" * 32, "李小龍", "\u202eevil\u2066")
TRUMPS = {
    Family.ITALIAN: TrumpLabel("s", "Briscola: spade"),
    Family.FRENCH: TrumpLabel("s", "Trump: spades"),
}


def seats(
    count: int, names: tuple[str, ...] = ("Giulia", "Marco", "Ольга", "Zoë", "Ahmed", "Noor")
) -> list[SeatLabel]:
    return [
        SeatLabel(seat + 1, names[seat % len(names)], f"Posto {seat + 1}", seat % 2) for seat in range(count)
    ]


def table(
    count: int, deck: str = "neapolitan", *, names: tuple[str, ...] | None = None, stock: int = 12
) -> Scene:
    people = seats(count, names) if names else seats(count)
    cards = DECKS[deck].cards[-count:]
    return trick_scene(
        deck=deck,
        title="Smazzata 2 · Presa 7 di 10",
        seats=people,
        played=[PlayedCard(seat, card) for seat, card in enumerate(cards)],
        taker=count - 1,
        trump=TRUMPS[DECKS[deck].family],
        turnup="Qs" if stock else None,
        stock=StockLabel(stock),
        scores=[ScoreLabel(tuple(people[::2]), "47"), ScoreLabel(tuple(people[1::2]), "38")],
    )


def hand(count: int, deck: str = "neapolitan") -> Scene:
    cards = [
        HandCard(card, slot, playable=slot != 2) for slot, card in enumerate(DECKS[deck].cards[:count], 1)
    ]
    return hand_scene(deck=deck, title="Le tue carte", cards=cards, trump=TRUMPS[DECKS[deck].family])


def open_picture(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture))
    image.load()
    return image


@each("deck", DECKS)
@each("count", [2, 3, 4, 6, 8, 10])
@each("stock", [0, 12])
def test_a_picture_of_a_trick_is_opaque_jpeg_of_its_scenes_size_and_at_most_180_kb(
    count: int, deck: str, stock: int
) -> None:
    scene = table(count, deck, stock=stock)
    picture = paint(scene)
    image = open_picture(picture)
    assert (image.format, image.mode, image.size) == ("JPEG", "RGB", (scene.width, scene.height))
    assert len(picture) <= 180_000


@each("deck", DECKS)
@each("count", [1, 5, 10])
def test_a_hand_lies_on_the_same_cloth_so_that_it_reads_on_dark_and_on_light_themes(
    count: int, deck: str
) -> None:
    picture = paint(hand(count, deck))
    image = open_picture(picture)
    assert image.mode == "RGB"
    assert len(picture) <= 240_000
    red, green, blue = image.resize((1, 1), Image.Resampling.BOX, (2, 2, 6, 6)).tobytes()
    assert green > red
    assert green > blue


def test_a_pale_card_differs_from_a_bright_one_by_more_than_its_badge() -> None:
    pale, bright = (
        open_picture(
            paint(hand_scene(deck="neapolitan", title="", cards=[HandCard("Kd", 1, playable=playable)]))
        )
        for playable in (False, True)
    )
    middle = (450, 200, 550, 300)
    change = ImageStat.Stat(ImageChops.difference(pale.crop(middle), bright.crop(middle)))
    assert sum(change.mean) > 60


@pytest.mark.parametrize(
    "scene", [table(2), table(6, "french"), hand(3), hand(10)], ids=["two", "six", "three", "ten"]
)
def test_equal_scenes_are_equal_bytes_in_any_thread(scene: Scene) -> None:
    with ThreadPoolExecutor(4) as pool:
        pictures = set(pool.map(paint, [scene] * 6))
    assert len(pictures) == 1


def test_different_cards_are_different_pictures() -> None:
    first, second = (
        paint(hand_scene(deck="neapolitan", title="", cards=[HandCard(card, 1)])) for card in ("4b", "5b")
    )
    assert first != second


def test_pictures_carry_no_metadata() -> None:
    for scene in (table(2), hand(2)):
        image = open_picture(paint(scene))
        assert not image.getexif()
        assert {"exif", "icc_profile", "xmp"}.isdisjoint(image.info)


@pytest.mark.parametrize("file", [font_file(), None], ids=["package", "built-in"])
@pytest.mark.parametrize("count", [2, 6])
def test_odd_names_are_painted_in_any_font(file: object, count: int) -> None:
    letters = Lettering(file)  # type: ignore[arg-type]
    assert open_picture(paint(table(count, names=ODD_NAMES), letters)).format == "JPEG"


def test_the_font_package_is_installed_and_used() -> None:
    assert font_file() is not None
    assert process_letters().narrows


def test_without_the_font_package_the_built_in_font_is_used() -> None:
    missing = font_file("no_such_package_of_fonts")
    assert missing is None
    assert not Lettering(missing).narrows


@pytest.mark.parametrize(
    "text",
    [
        "perché",
        "Città",
        "È così",
        "più",
        "Œuvre",
        "Straße",
        "Łódź",
        "Ольга",
        "Ζεύς",
        "¿Peña?",
        "mão, laço",
        "čćžšđ ČĆŽŠĐ",
    ],
)
def test_the_font_covers_the_scripts_it_was_chosen_for(text: str) -> None:
    assert all(process_letters().covers(character) for character in text if character != " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter_of_every_language(language: str) -> None:
    files = (LOCALES / language).glob("*.ftl")
    written = {one for file in files for one in file.read_text("utf-8") if one.isalpha() or one in "¿¡«»"}
    assert {one for one in written if not process_letters().covers(one)} == set()


@pytest.mark.parametrize("character", ["李", "م", "🎴", "\U0010fffe"], ids=ascii)
def test_what_the_font_lacks_is_known(character: str) -> None:
    assert not Lettering(font_file()).covers(character)
    assert not Lettering(None).covers(character)


@pytest.mark.parametrize("file", [font_file(), None], ids=["package", "built-in"])
def test_text_that_fits_keeps_its_size_and_text_that_does_not_is_cut(file: object) -> None:
    letters = Lettering(file)  # type: ignore[arg-type]
    assert letters.fit("Giulia", "Posto 1", 36, 300)[:2] == ("Giulia", (36, False))
    words, face, length = letters.fit("Wolfeschlegelsteinhausen", "Posto 1", 36, 140)
    assert words.endswith("…")
    assert words.startswith("Wol")
    assert face[0] >= LEAST_TEXT
    assert length <= 140


@pytest.mark.parametrize("file", [font_file(), None], ids=["package", "built-in"])
def test_names_of_a_side_are_cut_alike(file: object) -> None:
    letters = Lettering(file)  # type: ignore[arg-type]
    names = [("Alessandra", "1"), ("Bartolomeo", "2"), ("Jo", "3")]
    words, face = letters.fit_names(names, 36, 300)
    first, second, third = words.split(" + ")
    assert third == "Jo"
    assert len(first) == len(second)
    assert letters.length(words, face) <= 300


def test_a_wider_plate_shows_more_of_a_name() -> None:
    lengths = [
        len(process_letters().fit("Wolfeschlegelsteinhausen", "", 30, width)[0]) for width in (80, 160, 320)
    ]
    assert all(shorter < longer for shorter, longer in pairwise(lengths))


def test_a_name_that_cannot_be_written_is_replaced_by_its_seat() -> None:
    first, second = (
        open_picture(
            paint(
                trick_scene(deck="neapolitan", title="", seats=[SeatLabel(n, "李", f"Seat {n}", None)] * 2),
                Lettering(font_file()),
            )
        )
        for n in (1, 2)
    )
    assert ImageChops.difference(first, second).getbbox() is not None


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Giulia", 300, ["Giulia"]),
        ("Maria Grazia Rossi", 200, ["Maria Grazia", "Rossi"]),
        ("Bartolomeus", 130, ["Bartol…"]),
        ("Ekaterina Konstantinopolskaja", 200, ["Ekaterina", "Konstantin…"]),
    ],
)
def test_a_long_name_is_broken_at_a_space_and_else_cut(name: str, width: float, shown: list[str]) -> None:
    written, face = lines(process_letters(), name, "", width, 2)
    assert [line.words for line in written] == shown
    assert face[0] >= LEAST_TEXT
    assert all(line.length <= width for line in written)


def test_each_line_of_a_broken_name_runs_as_the_name_does() -> None:
    """A line break does not change the direction of what is isolated: ``!Anna`` ends a name in Hebrew."""
    letters = process_letters()
    name = "\u2068דוד כהן Anna!\u2069"
    written, _ = lines(letters, name, "", 130, 2)
    assert [line.words for line in written] == ["\u2068דוד כהן", "\u2067Anna!\u2069"]
    said, _ = paragraph(letters, f"Giulia e {name} vincono", 250, 3)
    assert said == ("Giulia e \u2068דוד כהן", "\u2067Anna!\u2069 vincono")


def test_a_sign_wider_than_its_line_is_left_out_of_a_name_and_stands_alone_in_a_text() -> None:
    letters = process_letters()
    assert [line.words for line in lines(letters, "W" * 3, "", 12, 2)[0]] == ["…"]
    assert paragraph(letters, "W", 12, 2)[0] == ("W",)
    assert paragraph(letters, "\u2068אבג\u2069", 12, 2)[0] == ("\u2068א", "…")


def test_a_card_of_a_trick_looks_like_the_card_of_the_atlas() -> None:
    plain = trick_scene(deck="neapolitan", title="", seats=seats(2), played=[])
    shown = trick_scene(deck="neapolitan", title="", seats=seats(2), played=[PlayedCard(0, "2d")])
    change = ImageStat.Stat(ImageChops.difference(open_picture(paint(plain)), open_picture(paint(shown))))
    assert sum(change.mean) > 10
