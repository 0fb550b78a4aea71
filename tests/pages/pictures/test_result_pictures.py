"""Pictures of results, lobbies, boards and figures, and their descriptions."""

import random
from collections.abc import Sequence

import pytest

from bot.computers import scale
from bot.languages import LANGUAGES
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, Narrator
from bot.pages.pictures.results import deal_picture, lobby_picture, match_picture
from bot.pages.pictures.standing import board_picture, points_picture, rating_picture
from bot.render.paint import Lettering, paint, process_letters
from bot.render.paint.typesetting import line, paragraph
from bot.render.scene import LEAST_TEXT, CardAt, DotAt, NamesAt, ParagraphAt, PlateAt, StarAt, WordsAt
from bot.rules.actions import Conquista
from bot.rules.cards import Card
from bot.rules.games import Variant
from bot.rules.notation.plain_data import rules_from
from bot.store.rows import LeaderRow, MatchRow, RatingPoint, SeatRow, StoredMatch
from bot.tables.model.requests import AddComputer
from bot.tables.view import TableView, see
from bot.text.cards import card_name
from bot.text.catalogue import Voice, voices
from bot.text.numbers import decimal
from bot.text.players import level_name
from testing.each import each
from testing.worlds.memory_table import PEOPLE, MemoryTable, lobby_of, match_of

LONG = tuple(f"{letter}" + "W" * 31 for letter in "ABCDEFGHIJ")


def announced_results(sitting: MemoryTable) -> tuple[list[DealAnnounced], MatchAnnounced]:
    """The results of a match that is played to its end."""
    narrator = Narrator()
    begun = [see(seq, at, event, sitting.table.rules) for seq, at, event in sitting.log]
    told = narrator.feed([one for one in begun if one is not None])
    told += narrator.feed(sitting.play_on(random.Random(5), lambda _: False))
    (match,) = [one for one in told if isinstance(one, MatchAnnounced)]
    return [one for one in told if isinstance(one, DealAnnounced)], match


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "briscola"},
        {"variant": "briscola", "players": 3, "match": "threehand"},
        {"variant": "briscola", "players": 4},
        {"variant": "briscola", "players": 6, "match": "pennycook"},
        {"variant": "bosnian32", "players": 10, "target": 1},
        {"variant": "double", "players": 5, "target": 1},
    ],
    ids=str,
)
def test_results_say_points_and_score_in_the_picture_and_in_its_description(
    options: dict[str, object],
) -> None:
    sitting = match_of(rules_from(options), names=LONG)
    deals, match = announced_results(sitting)
    for voice in voices().values():
        check_results(voice, sitting.view(), deals, match)
    assert paint(deal_picture(random.choice(list(voices().values())), sitting.view(), deals[0]).scene)


def check_results(
    voice: Voice, table: TableView, deals: Sequence[DealAnnounced], match: MatchAnnounced
) -> None:
    """The pictures of a match say in a language what its results are."""
    pictures = [deal_picture(voice, table, deal) for deal in deals]
    pictures.append(match_picture(voice, table, match))
    for picture in pictures:
        assert 0 < len(picture.alt) <= 1024
        assert "**" not in picture.alt
        assert not picture.scene.cards
        said_again = [element for element in picture.scene.elements if isinstance(element, ParagraphAt)]
        assert said_again == [], "V-6: the message of the picture says who won"
    for deal, picture in zip(deals, pictures[:-1], strict=True):
        words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
        assert {str(points) for points in deal.ended.points} <= set(words)
        assert len([e for e in picture.scene.elements if isinstance(e, StarAt)]) == (
            deal.ended.winner is not None
        )
    final = [element.words for element in pictures[-1].scene.elements if isinstance(element, WordsAt)]
    assert {str(score) for score in match.ended.score} <= set(final)
    assert len([e for e in pictures[-1].scene.elements if isinstance(e, StarAt)]) == len(match.ended.winners)


def test_the_names_of_a_side_stand_in_one_line() -> None:
    sitting = match_of(rules_from({"variant": "briscola", "players": 4}))
    deals, _ = announced_results(sitting)
    scene = deal_picture(Voice("en"), sitting.view(), deals[0]).scene
    assert [len(e.seats) for e in scene.elements if isinstance(e, NamesAt)] == [2, 2]


def test_R_57_the_cards_of_a_conquista_are_shown_and_named() -> None:
    rules = rules_from({"variant": "double", "players": 2, "conquista": True, "target": 1})
    for seed in range(1, 2_000):
        sitting = match_of(rules, seed)
        state = sitting.table.state
        assert state is not None
        assert state.trump is not None
        needed = {Card(rank + state.trump) for rank in "A3K"}
        holder = next((seat for seat, hand in enumerate(state.hands) if needed <= set(hand)), None)
        if holder is not None:
            break
    else:
        pytest.fail("nobody was dealt the three cards")
    narrator = Narrator()
    begun = [see(seq, at, event, rules) for seq, at, event in sitting.log]
    narrator.feed([one for one in begun if one is not None])
    (deal,) = [
        one for one in narrator.feed(sitting.move(Conquista(), holder)) if isinstance(one, DealAnnounced)
    ]
    picture = deal_picture(Voice("en"), sitting.view(), deal)
    assert set(picture.scene.cards) == set(needed)
    assert all(card_name(Voice("en"), card, rules.pack) in picture.alt for card in needed)


@each("language", LANGUAGES)
@each("players", [4, 6])
def test_a_lobby_shows_who_sits_with_whom_and_what_is_free(players: int, language: str) -> None:
    rules = rules_from({"variant": "briscola", "players": players})
    voice = voices()[language]
    picture = lobby_picture(voice, lobby_of(rules).view())
    plates = [element for element in picture.scene.elements if isinstance(element, PlateAt)]
    assert len(plates) == players
    assert plates[0].seat.name.strip("\u2068\u2069") == "Anna"
    assert [plate.seat.name for plate in plates[1:]] == [voice("ui-picture-free")] * (players - 1)
    assert "Anna" in picture.alt
    assert voice("lobby-free", free=players - 1) in picture.alt
    full = lobby_picture(voice, match_of(rules).view())
    assert len([e for e in full.scene.elements if isinstance(e, CardAt)]) == players
    assert len(full.alt) <= 1024


@each("voice", voices().values())
@each("players", [4, 6])
@each("level", [*scale.NUMBERS, "novice", "tutor", "player", "expert", "maestro"])
def test_V_17_no_word_under_a_name_of_a_lobby_is_cut(players: int, level: str, voice: Voice) -> None:
    """The host and the levels of computers; the description has the whole name of a level."""
    sitting = lobby_of(rules_from({"variant": "briscola", "players": players}))
    sitting.ask(PEOPLE[0], AddComputer(level))
    picture = lobby_picture(voice, sitting.view())
    plates = [element for element in picture.scene.elements if isinstance(element, PlateAt)]
    notes = [plate.seat.note for plate in plates if plate.seat.note]
    assert len(notes) == 2
    for plate in plates:
        note = plate.seat.note
        assert line(process_letters(), note, "", LEAST_TEXT, plate.width)[0] == note
    assert level_name(voice.plain, sitting.table.rules, level) in picture.alt


@each("language", LANGUAGES)
@each("count", [1, 10])
def test_a_leaf_of_a_leaderboard_says_place_name_and_figures(count: int, language: str) -> None:
    rows = [LeaderRow(n, LONG[n], 100 - n, 50 - n, 30.0 - n, 1.0, "WWLWL", 2) for n in range(count)]
    picture = board_picture(voices()[language], "Board", rows, [f"{27 - n}.0" for n in range(count)], 11)
    words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
    assert {"11.", "100", "50", "27.0"} <= set(words)
    assert "27.0" in picture.alt
    assert len(picture.alt) <= 1024


@each("voice", voices().values())
def test_no_heading_of_a_leaderboard_is_cut_and_names_have_room(voice: Voice) -> None:
    rows = [LeaderRow(1, "Alessandro Manzoni", 1000, 100, 30.0, 1.0, "WWLWL", 2)]
    scene = board_picture(voice, "Board", rows, ["−12.3"], 1).scene
    for element in scene.elements:
        if isinstance(element, WordsAt):
            assert line(process_letters(), element.words, "", element.size, element.width)[0] == element.words
    (label,) = (element for element in scene.elements if isinstance(element, NamesAt))
    assert label.width > 190


def test_a_name_that_no_font_of_a_machine_can_draw_leaves_no_empty_line_on_a_board() -> None:
    rows = [LeaderRow(1, "李小龍", 9, 5, None, None, "W", 1)]
    picture = board_picture(Voice("en"), "Board", rows, ["5"], 1)
    (label,) = (element for element in picture.scene.elements if isinstance(element, NamesAt))
    names = tuple((seat.name, seat.fallback) for seat in label.seats)
    assert Lettering(None).fit_names(names, 36, label.width)[0] == "Somebody"
    assert "李小龍" in picture.alt


def test_a_leaderboard_by_wins_names_them_once() -> None:
    rows = [LeaderRow(1, "Anna", 9, 5, None, None, "W", 1)]
    picture = board_picture(Voice("en"), "Board", rows, ["5"], 1)
    words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
    assert words.count("5") == 1


def stored_match(points: int, *, won: bool) -> StoredMatch:
    row = MatchRow("m", "t", 1, 1, "briscola", 2, rated=True, started=0, ended=1, reason="first_to")
    me = SeatRow(0, 0, 7, "Anna", won=won, points=points, score=2)
    return StoredMatch(row, (me, SeatRow(1, 1, None, "Bot", won=not won, points=120 - points, score=0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plot_runs_from_the_oldest_match_to_the_latest(language: str) -> None:
    latest = [stored_match(80, won=True), stored_match(30, won=False), stored_match(61, won=True)]
    picture = points_picture(voices()[language], "Anna", latest, 7)
    assert picture is not None
    assert "3" in picture.alt.split(":")[0]
    here = points_picture(voices()[language], "Anna", latest, 7, here=True)
    assert here is not None
    assert len(here.alt) > len(picture.alt)
    dots = [e for e in picture.scene.elements if isinstance(e, DotAt)][:3]
    assert [dot.hollow for dot in dots] == [False, True, False]
    assert dots[2].y < dots[0].y < dots[1].y
    assert picture.alt.index("61") < picture.alt.index("30") < picture.alt.index("80")
    assert voices()[language]("labelled", label="", text="61") in picture.alt


@pytest.mark.parametrize("count", [0, 1])
def test_there_is_no_plot_of_a_single_match(count: int) -> None:
    assert points_picture(Voice("en"), "Anna", [stored_match(61, won=True)] * count, 7) is None


def test_a_hundred_matches_fit() -> None:
    picture = points_picture(Voice("en"), "Anna", [stored_match(61, won=True)] * 150, 7)
    assert picture is not None
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_S_2_a_rating_is_drawn_from_the_oldest_match_to_the_latest_below_zero_too(language: str) -> None:
    points = [RatingPoint(n, f"m{n}", n, mu, 5.0) for n, mu in ((3, 20.0), (2, 12.0), (1, 14.0))]
    picture = rating_picture(voices()[language], "Anna", "Briscola", points)
    assert picture is not None
    dots = [e for e in picture.scene.elements if isinstance(e, DotAt)][:3]
    assert dots[2].y < dots[0].y < dots[1].y
    assert [dot.hollow for dot in dots] == [False, True, False]
    words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
    assert "−2" in words or "−5" in words or "−1" in words
    five = decimal(voices()[language], 50)
    assert five in picture.alt
    assert five in str(picture.instead)
    assert picture.alt.count(":") == picture.alt.count(voices()[language]("labelled", label="", text=""))
    assert rating_picture(voices()[language], "Anna", "Briscola", points[:1]) is None


@each("voice", voices().values())
@each("game", Variant)
def test_V_17_the_line_below_the_name_on_a_plot_is_not_cut(voice: Voice, game: Variant) -> None:
    points = [RatingPoint(n, f"m{n}", 10 * n, 25.0, 5.0) for n in range(100, 0, -1)]
    picture = rating_picture(voice, "Anna", voice(f"variant-{game}"), points)
    assert picture is not None
    (note,) = (element for element in picture.scene.elements if isinstance(element, ParagraphAt))
    lines, _ = paragraph(process_letters(), note.words, note.width, note.lines)
    assert " ".join(lines).split() == note.words.split()  # French has other spaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_S_2_a_line_across_marks_where_a_season_began(language: str) -> None:
    points = [RatingPoint(n, f"m{n}", 10 * n, 25.0, 5.0) for n in (3, 2, 1)]
    bare = rating_picture(voices()[language], "Anna", "Briscola", points, [5, 99])
    marked = rating_picture(voices()[language], "Anna", "Briscola", points, [20, 99])
    assert bare is not None
    assert marked is not None
    start = voices()[language]("ui-picture-season-start")  # the line, and what it means
    assert start in {element.words for element in marked.scene.elements if isinstance(element, WordsAt)}
    assert len(marked.scene.elements) == len(bare.scene.elements) + 3
    assert marked.scene.height > bare.scene.height
    sentence = voices()[language]("ui-picture-seasons", numbers="2")
    for words in (marked.alt, str(marked.instead)):
        assert sentence in words
    assert sentence not in bare.alt
