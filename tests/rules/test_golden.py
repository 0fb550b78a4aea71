"""One deal per way to sit, kept as a text that was read by a player: any change of the rules shows here."""

import pytest

from tests.rules.transcript import FOLDER, SCRIPTS, transcript


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_a_whole_deal_reads_as_it_did(name: str) -> None:
    assert transcript(SCRIPTS[name]) == (FOLDER / name).read_text(encoding="utf-8")


def test_every_transcript_is_checked() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(SCRIPTS)
