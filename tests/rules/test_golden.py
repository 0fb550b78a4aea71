"""At least one deal of every game as a text that a player can read: any change of the rules shows here."""

from testing.each import each
from testing.goldens.deals import FOLDER, SCRIPTS, seed_of, transcript


@each("name", sorted(SCRIPTS))
def test_a_whole_deal_reads_as_it_did(name: str) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert transcript(name, seed_of(golden)) == golden


def test_every_transcript_is_checked() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(SCRIPTS)
