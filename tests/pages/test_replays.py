"""Deals of every game as films and in words, in every language."""

from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

from bot.languages import LANGUAGES
from bot.pages.limits import LAYOUT_TEXT
from bot.pages.replay import MOST_FRAMES, DealReplay
from bot.render.paint.films import MOST_BYTES, moving
from bot.render.scene import CardAt, IndexAt, Mark, ParagraphAt, PlateAt, StarAt
from bot.render.scenes.replay import Film, Format
from bot.rules.events import TrickTaken
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.view import CardSeen
from bot.simulation.matches import Simulation
from bot.tables.archive.replay import Replay, replay
from bot.text.catalogue import Voice, voices
from bot.text.play.descriptions import LONGEST
from testing.builders.records.documents import document
from testing.builders.states import EVERY_GAME
from testing.each import each

GOLDEN = Path(__file__).parent / "golden" / "replay.txt"
"""Frames of a small deal; python -m tests.pages.test_replays writes them anew."""


@cache
def strict_voice(language: str) -> Voice:
    return Voice(language, strict=True)


@cache
def replay_of(rules: Rules) -> Replay:
    return replay(document(rules))


def deal_replay(voice: Voice, rules: Rules) -> DealReplay:
    return DealReplay(voice, replay_of(rules), 1)


def small() -> str:
    """The beginning, a card, a trick, a draw and the end of a deal between two, as texts."""
    records: list[dict[str, object]] = []
    Simulation(rules_from({"variant": "briscola"}), ["novice"] * 2, "golden").run(1, records.append)
    film = DealReplay(voices()["en"], replay(records[0]), 1).film
    lines = [f"{film.width} × {film.height} {film.deck}, {len(film.frames)} frames"]
    for number in (0, 1, 3, 4, len(film.frames) - 1):
        lines.append(f"== frame {number}, {film.frames[number].rest} ms")
        for field in film.frames[number].fields:
            lines.append(f"{field.left:g} {field.top:g} {field.right:g} {field.bottom:g}")
            lines += [f"  {element}" for element in field.elements]
    return "\n".join(lines) + "\n"


def test_the_frames_of_a_small_deal_are_what_they_were() -> None:
    assert small() == GOLDEN.read_text(encoding="utf-8")


GAMES_AND_LANGUAGES = [
    *zip(EVERY_GAME, cycle(LANGUAGES)),
    *((EVERY_GAME[0], language) for language in LANGUAGES),
]


@each("rules, language", GAMES_AND_LANGUAGES)
def test_a_film_shows_every_card_and_who_takes_every_trick_always_in_the_same_fields(
    language: str, rules: Rules
) -> None:
    deal, moments = deal_replay(strict_voice(language), rules), replay_of(rules).deals[0]
    film = deal.film
    assert len(film.frames) <= MOST_FRAMES + 10
    assert film.frames[-1].rest == max(frame.rest for frame in film.frames)
    tricks = [one for one in moments if isinstance(one.what, TrickTaken)]
    for number, moment in enumerate(tricks, 1):
        fields = film.frames[deal.frame_of(number)].fields
        elements = [element for field in fields for element in field.elements]
        shown = {e.card for e in elements if isinstance(e, CardAt)}
        assert {str(play.card) for play in moment.view.tricks[-1].cards} <= shown
        takers = [e.seat.number for e in elements if isinstance(e, PlateAt) and e.mark is Mark.TAKER]
        assert takers == [moment.view.tricks[-1].taker + 1]
        assert any(isinstance(e, StarAt) for e in elements)
    assert sum(isinstance(one.what, CardSeen) for one in moments) <= len(film.frames)
    boxes = {tuple((f.left, f.top, f.right, f.bottom) for f in frame.fields) for frame in film.frames}
    assert len(boxes) == 1
    assert all(0 <= f.left < f.right <= film.width for f in film.frames[0].fields)
    assert all(0 <= f.top < f.bottom <= film.height for f in film.frames[0].fields)


@each("rules", EVERY_GAME)
@each("language", LANGUAGES)
def test_words_and_descriptions_fit(language: str, rules: Rules) -> None:
    deal = deal_replay(strict_voice(language), rules)
    assert 0 < len(deal.alt.encode("utf-16-le")) // 2 <= LONGEST
    assert deal.words(LAYOUT_TEXT - 100)
    for trick in range(1, deal.tricks + 1):
        assert 0 < len(deal.alt_of(trick).encode("utf-16-le")) // 2 <= LONGEST
        assert deal.words_of(trick)


@each("rules", EVERY_GAME)
def test_the_words_tell_every_trick(rules: Rules) -> None:
    deal = deal_replay(voices()["en"], rules)
    words = deal.words(LAYOUT_TEXT - 100)
    assert len(words) <= LAYOUT_TEXT - 100
    assert words.count("takes the trick") == deal.tricks


def test_the_words_name_each_hand_once() -> None:
    lines = deal_replay(voices()["en"], rules_from({"variant": "scoperta"})).words(4_000).split("\n")
    assert [line.count(" holds ") for line in lines[:3]] == [0, 1, 1]


def shown_cards(film: Film, frame: int) -> set[str]:
    return {
        e.card
        for field in film.frames[frame].fields
        for e in field.elements
        if isinstance(e, CardAt | IndexAt) and e.card != "back"
    }


def test_the_first_frame_shows_every_hand() -> None:
    for rules in (rules_from({"variant": "briscola"}), rules_from({"variant": "chiamata"})):
        first = replay_of(rules).deals[0][0]
        assert {str(card) for hand in first.hands for card in hand} <= shown_cards(
            deal_replay(voices()["en"], rules).film, 0
        )


@each("rules", EVERY_GAME)
def test_A_4_a_clip_has_the_cards_of_one_trick_and_ends_with_who_took_it(rules: Rules) -> None:
    deal, moments = deal_replay(voices()["en"], rules), replay_of(rules).deals[0]
    tricks = [one.view.tricks[-1] for one in moments if isinstance(one.what, TrickTaken)]
    for number in (1, 2, len(tricks)):
        clip, whole = deal.clip(number), deal.film
        lying = [frame.fields for frame in clip.frames]
        assert lying[-1] == whole.frames[deal.frame_of(number)].fields
        plays = len(tricks[number - 1].cards)
        assert plays < len(clip.frames) <= len(whole.frames)
        takers = [
            at
            for at, fields in enumerate(lying)
            if any(isinstance(e, PlateAt) and e.mark is Mark.TAKER for f in fields for e in f.elements)
        ]
        assert takers == [len(lying) - 1]
        assert clip.frames[-1].rest == max(frame.rest for frame in clip.frames)


def test_names_are_not_escaped_on_pictures() -> None:
    found = document()
    found.pop("fairness")
    found["seats"][0] = {"name": "_An*na_ [x](y)", "kind": "human"}
    film = DealReplay(voices()["en"], replay(found), 1).film
    captions = [
        e.words
        for frame in film.frames
        for f in frame.fields
        for e in f.elements
        if isinstance(e, ParagraphAt)
    ]
    assert any("_An*na_ [x](y)" in caption for caption in captions)
    assert not any("\\" in caption for caption in captions)


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "briscola"},
        {"variant": "bosnian32", "players": 10},
        {"variant": "double", "players": 6},
        {"variant": "brisca"},
    ],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_a_file_is_small_whoever_plays(options: dict[str, object]) -> None:
    assert len(moving(deal_replay(voices()["de"], rules_from(options)).film, Format.WEBP)) <= MOST_BYTES


def test_equal_records_make_equal_films() -> None:
    one, other = replay(document()), replay(document())
    assert DealReplay(voices()["it"], one, 1).film == DealReplay(voices()["it"], other, 1).film


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(small(), encoding="utf-8")
