"""Long names, many names and names that no font has: what of them is read on a picture."""

from collections.abc import Sequence

from PIL import ImageChops

from bot.render.paint import Lettering, compose, font_file
from bot.render.paint.typesetting import names
from bot.render.scene import HandCard, Kind, NamesAt, PlayedCard, Scene, ScoreLabel, SeatLabel
from bot.render.scenes.hand import page_scene
from bot.render.scenes.plot import PlotPoint, plot_scene
from bot.render.scenes.sheet import SheetTrick, sheet_scene
from bot.render.scenes.standings import Standing, standings_scene
from bot.render.scenes.table import TrickLabel
from testing.builders.scenes import CARDS
from testing.each import each

LETTERS = Lettering(font_file())
PEOPLE = ("Giulia", "Marco Antonio", "Ольга", "Zoë", "Alessandro Manzoni", "Noor")


def seats(*people: str) -> list[SeatLabel]:
    return [SeatLabel(at + 1, name, f"Player {at + 1}", at % 2) for at, name in enumerate(people)]


def drawn_names(scene: Scene) -> list[str]:
    """What is drawn of the names of each side, its lines joined."""
    drawn = []
    for at in scene.elements:
        if isinstance(at, NamesAt):
            pairs = tuple((seat.name, seat.fallback) for seat in at.seats)
            drawn.append(" ".join(names(LETTERS, pairs, at.size, at.width, at.lines)[0]))
    return drawn


def scores(people: Sequence[SeatLabel]) -> list[ScoreLabel]:
    return [ScoreLabel(tuple(people[side::2]), "120") for side in (0, 1)]


def sheet(people: Sequence[SeatLabel], tricks: int) -> Scene:
    cards = iter(CARDS)
    played = [tuple(PlayedCard(seat, next(cards)) for seat in range(len(people))) for _ in range(tricks)]
    return sheet_scene(
        deck="neapolitan",
        title="Deal 1",
        seats=people,
        tricks=[SheetTrick(one, 0, "11") for one in played],
        scores=scores(people),
    )


def page(people: Sequence[SeatLabel], turn: str = "It's your turn.") -> Scene:
    trick = TrickLabel(seats=people, scores=scores(people))
    return page_scene(
        deck="neapolitan", title="Deal 1", trick=trick, cards=[HandCard("Ad", 1)], turn=turn, note=turn
    )


def test_first_and_last_name_are_read_on_a_sheet_of_ten_tricks() -> None:
    drawn = drawn_names(sheet(seats("Marco Antonio", "Elizabeth Bennet", "Wolfgang", "Zoë"), 10))
    assert drawn[:4] == ["Marco Antonio", "Elizabeth Bennet", "Wolfgang", "Zoë"]


def test_a_first_name_too_long_for_its_line_leaves_the_last_name_to_be_read() -> None:
    (first, *_) = drawn_names(sheet(seats("Bartholomäus Kleinschmidt", "Zoë", "Xu", "Ivo"), 10))
    assert first.startswith("Barth")
    assert first.split()[1].startswith("Klein")


@each("make", [sheet, page])
def test_the_names_of_three_partners_are_read_beside_their_points(make: object) -> None:
    people = seats(*PEOPLE)
    scene = sheet(people, 6) if make is sheet else page(people)
    assert drawn_names(scene)[-2:] == ["Giulia + Ольга + Alessandro Manzoni", "Marco Antonio + Zoë + Noor"]


@each("share", [None, 0.5])
def test_the_names_of_three_partners_are_read_in_the_result(share: float | None) -> None:
    people = seats(*PEOPLE)
    lines = [Standing(tuple(people[side::2]), ("61",) * 4, share=share) for side in (0, 1)]
    headings = ["1", "2", "3", "Match"]
    scene = standings_scene(kind=Kind.RESULT, deck="neapolitan", title="", headings=headings, standings=lines)
    assert drawn_names(scene) == ["Giulia + Ольга + Alessandro Manzoni", "Marco Antonio + Zoë + Noor"]


def same(one: Scene, other: Scene) -> bool:
    return ImageChops.difference(compose(one, LETTERS), compose(other, LETTERS)).getbbox() is None


@each("name, whole", [("李小龍", "李"), ("🎴🎴", "🎴")])
def test_a_sentence_calls_a_player_whose_name_has_no_font_as_their_plate_does(name: str, whole: str) -> None:
    people = seats(whole, name, "Ivo", "Zoë")
    assert same(page(people, f"{name} leads."), page(people, "Player 2 leads."))
    assert not same(page(people, f"{name} leads."), page(people, "Player 1 leads."))


def test_a_plot_of_somebody_whose_name_has_no_font_says_somebody() -> None:
    def plot(title: str) -> Scene:
        players = [SeatLabel(0, "李小龍", "Somebody")]
        points = [PlotPoint(1, full=True), PlotPoint(2, full=True)]
        return plot_scene(
            title=title,
            note="",
            points=points,
            full="won",
            hollow="lost",
            along="matches",
            players=players,
        )

    assert same(plot("李小龍"), plot("Somebody"))
