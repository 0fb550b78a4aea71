"""Every sign of the tables of gestures is drawn, and drawings of one table differ (R-62)."""

import io

import pytest
from PIL import Image

from bot.render.gestures import FACES, FACES_BY_SIGN, face_bytes, face_file, face_of
from bot.rules.options import SignalTable
from bot.text.gestures import SIGNS_BY_TABLE


@pytest.mark.parametrize("table", SignalTable)
def test_every_sign_of_a_table_has_its_own_face(table: SignalTable) -> None:
    faces = [face_of(table.value, sign) for sign in SIGNS_BY_TABLE[table]]
    assert None not in faces
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("name", FACES)
def test_a_face_is_small_enough_for_an_emoji(name: str) -> None:
    with Image.open(io.BytesIO(face_bytes(name))) as face:
        assert face.size == (128, 128)
    assert len(face_bytes(name)) < 256 * 1024


def test_no_face_is_drawn_for_nothing() -> None:
    assert {name for signs in FACES_BY_SIGN.values() for name in signs.values()} == set(FACES)
    assert face_of("pagat", "load") is None
    with pytest.raises(KeyError):
        face_file("grin")
