"""Films: fields that keep their places, frames that differ in little, files that are small and shown once."""

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.render.paint import films as paint, process_letters
from bot.render.paint.films import MOST_BYTES, moving, still, still_bytes
from bot.render.scene import BadgeAt, CardAt, Element, IndexAt, Mark, PlateAt, PlayedCard, SeatLabel, StarAt
from bot.render.scenes.replay import Film, Format, TableFrame, film

SEATS = (SeatLabel(1, "Anna", "Player 1"), SeatLabel(2, "Bruno", "Player 2", dealer="D"))
DEALT = TableFrame(
    "Deal 1", "Bruno deals.", 900, SEATS, hands=(("Ad", "2c"), ("3s", "Kb")), stock=4, turnup="4d"
)


def small() -> Film:
    """A deal of one trick."""
    led = replace(DEALT, played=(PlayedCard(0, "2c"),), actor=0, hands=(("Ad",), ("3s", "Kb")), rest=500)
    complete = (PlayedCard(0, "2c"), PlayedCard(1, "Kb"))
    taken = replace(led, played=complete, actor=1, taker=0, gained="+4", hands=(("Ad",), ("3s",)))
    end = replace(
        DEALT,
        stock=0,
        turnup=None,
        results=("70", "50"),
        totals=("1", "0"),
        winners=frozenset({0}),
        rest=3000,
    )
    return film([DEALT, led, taken, end], deck="neapolitan", sitting=(0, 1))


def elements(shown: Film, frame: int) -> list[Element]:
    return [element for field in shown.frames[frame].fields for element in field.elements]


def face_up(shown: Film, frame: int) -> list[str]:
    return [e.card for e in elements(shown, frame) if isinstance(e, CardAt | IndexAt) and e.card != "back"]


def test_the_first_frame_shows_names_hands_and_the_turn_up() -> None:
    shown = elements(small(), 0)
    assert [e.seat.name for e in shown if isinstance(e, PlateAt)] == ["Anna", "Bruno"]
    assert {"Ad", "2c", "3s", "Kb", "4d"} <= set(face_up(small(), 0))


def test_a_frame_says_who_plays_and_who_takes() -> None:
    led, taken = elements(small(), 1), elements(small(), 2)
    marks = {e.seat.name: e.mark for e in led if isinstance(e, PlateAt)}
    assert marks == {"Anna": Mark.TURN, "Bruno": Mark.NONE}
    marks = {e.seat.name: e.mark for e in taken if isinstance(e, PlateAt)}
    assert marks == {"Anna": Mark.TAKER, "Bruno": Mark.TURN}
    assert [e.words for e in taken if isinstance(e, StarAt)] == ["+4"]


def test_the_end_shows_the_points_large_and_no_cards() -> None:
    badges = [e.words for e in elements(small(), 3) if isinstance(e, BadgeAt)]
    assert [words for words in badges if words.isdigit()] == ["70", "50"]
    assert face_up(small(), 3) == []


def test_fields_keep_their_places_and_do_not_overlap() -> None:
    shown = small()
    places = {tuple((f.left, f.top, f.right, f.bottom) for f in frame.fields) for frame in shown.frames}
    assert len(places) == 1
    (boxes,) = places
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


def test_what_does_not_change_is_equal() -> None:
    before, after = small().frames[0].fields, small().frames[1].fields
    assert sum(one != other for one, other in zip(before, after, strict=True)) < len(before) / 2


@pytest.mark.parametrize("clockwise", [False, True])
def test_seats_sit_in_playing_order(*, clockwise: bool) -> None:
    shown = film([DEALT], deck="neapolitan", sitting=(1, 0), clockwise=clockwise)
    plates = sorted((e for e in elements(shown, 0) if isinstance(e, PlateAt)), key=lambda plate: plate.x)
    assert [plate.seat.number for plate in plates] == ([1, 2] if clockwise else [2, 1])


def test_what_cannot_be_shown_is_refused() -> None:
    with pytest.raises(ValueError, match="moment"):
        film([], deck="neapolitan", sitting=(0, 1))
    with pytest.raises(ValueError, match="deck"):
        film([DEALT], deck="nonesuch", sitting=(0, 1))
    with pytest.raises(ValueError, match="Td"):
        film([replace(DEALT, turnup="Td")], deck="neapolitan", sitting=(0, 1))


@pytest.mark.parametrize("form", Format)
def test_a_film_is_shown_once_at_its_own_pace(form: Format) -> None:
    data = moving(small(), form)
    with Image.open(io.BytesIO(data)) as image:
        assert image.format == form.upper()
        assert image.width == 640
        assert getattr(image, "n_frames", 1) == 4
        assert image.info.get("loop", 1) == 1  # a GIF says so by leaving the number out
        rests = []
        for number in range(4):
            image.seek(number)
            image.load()
            rests.append(image.info.get("duration"))
        assert rests == [900, 500, 500, 3000]
    assert moving(small(), form) == data, "equal bytes for equal films"


def test_painting_only_what_changed_looks_like_painting_it_all() -> None:
    shown = small()
    reel = paint.Reel(shown, shown.width, process_letters(), None)
    for number in range(len(shown.frames)):
        reel.seek(number)
        change = ImageChops.difference(reel.convert("RGB"), still(shown, number))
        assert change.getextrema() == ((0, 0),) * 3


def test_a_film_can_be_rewound_and_ends() -> None:
    reel = paint.Reel(small(), 320, process_letters(), None)
    first = reel.tobytes()
    reel.seek(2)
    assert reel.tobytes() != first
    reel.seek(0)
    assert reel.tobytes() == first
    with pytest.raises(EOFError):
        reel.seek(4)


def test_the_drawer_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    moving(small(), Format.WEBP, step=lambda done, total: told.append((done, total)))
    assert (1, 4) in told
    assert (4, 4) in told
    assert all(one <= other or other[0] == 1 for one, other in pairwise(told))


def test_what_is_too_large_is_drawn_coarser_until_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = moving(small(), Format.WEBP)
    monkeypatch.setattr(paint, "MOST_BYTES", len(fine) - 1)
    coarse = moving(small(), Format.WEBP)
    assert len(coarse) < len(fine)
    monkeypatch.setattr(paint, "MOST_BYTES", 1)
    with Image.open(io.BytesIO(moving(small(), Format.WEBP))) as image:
        assert image.width == 360


def test_a_still_is_as_large_as_other_pictures() -> None:
    for png, kind in ((False, "WEBP"), (True, "PNG")):
        data = still_bytes(small(), 2, png=png)
        assert len(data) <= MOST_BYTES
        with Image.open(io.BytesIO(data)) as image:
            assert image.format == kind
            assert image.width == 1000
            assert not {"exif", "xmp", "icc_profile"} & set(image.info)
