"""V-15: the lobby says in one sentence what to do now, and each player stands in it once."""

import re
from dataclasses import replace

import pytest

import bot.app  # noqa: F401 - registers what the buttons do
from bot.computers import scale
from bot.computers.personalities import PERSONALITIES
from bot.languages import LANGUAGES
from bot.names import display_name
from bot.pages import custom_ids
from bot.pages.custom_ids import Verb
from bot.pages.lobby import EVEN, lobby_more_page, lobby_page
from bot.pages.page import Menu, Page, UserMenu
from bot.render.scene import PlateAt
from bot.rules.notation.plain_data import rules_from
from bot.tables.model import events as happened
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Person
from bot.tables.model.requests import AddComputer, Invite, Join, Leave, Shuffle
from bot.tables.view import TableView
from bot.text.catalogue import voices
from bot.ui.wire.components import components
from testing.checks.page_limits import buttons_of, check_page
from testing.each import each
from testing.worlds.memory_table import PEOPLE, MemoryTable, lobby_of

MOST_WORDS = 40
ANNA, BRUNO, CARLA = PEOPLE[:3]
ENGLISH = voices()["en"]
TEAMS = {"players": 4}
_WORD = re.compile(r"\w[\w'’.-]*")
ON_A_PHONE = 23
"""The characters of a closed menu that 390 pixels have room for."""


def verbs(page: Page) -> list[str]:
    """The verbs of the buttons and menus of a page, from the top."""
    made = [
        *(button.does for button in buttons_of(page)),
        *(part.does for part in page.parts if isinstance(part, Menu | UserMenu)),
    ]
    return [press.verb for does in made if (press := custom_ids.parse(does)) is not None]


def words(page: Page) -> list[str]:
    """Every word that stands on a page, on its buttons too."""
    return _WORD.findall(" ".join([page.text, *(button.label for button in buttons_of(page))]))


def is_enabled(page: Page, verb: Verb) -> bool:
    (found,) = [button for button in buttons_of(page) if f":{verb}:" in button.does]
    return found.enabled


def lobby_of_two(*requests: tuple[Person, Join | Shuffle | AddComputer | Leave]) -> MemoryTable:
    """A lobby of two that Anna has opened, after what people asked for."""
    sitting = lobby_of(rules_from({"players": 2}))
    for who, request in requests:
        sitting.ask(who, request)
    return sitting


def stages() -> dict[str, TableView]:
    """A lobby of two in each of its stages."""
    changed = lobby_of_two((BRUNO, Join()), (BRUNO, Leave()), (CARLA, Join()))
    rules = rules_from({"players": 2})
    return {
        "waiting": lobby_of_two().view(),
        "by invitation": lobby_of(rules, access=Access.INVITED).view(),
        "rated": lobby_of(rules, rated=True).view(),
        "full": lobby_of_two((BRUNO, Join())).view(),
        "with a computer": lobby_of_two((ANNA, AddComputer("player"))).view(),
        "to shuffle again": changed.view(),
        "left by everybody": lobby_of_two((ANNA, Leave())).view(),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_V_15_a_lobby_of_two_has_at_most_forty_words(language: str) -> None:
    counts = {name: len(words(lobby_page(voices()[language], view))) for name, view in stages().items()}
    assert max(counts.values()) <= MOST_WORDS, counts
    assert min(counts.values()) > 10, "this counts nothing"


@pytest.mark.parametrize(
    ("stage", "sentence"),
    [
        ("waiting", "Waiting for one more. Press *Join*; Anna starts."),
        ("by invitation", "Waiting for one more. If you are invited, press *Join*; Anna starts."),
        ("full", "Everyone is here: Anna can press *Start*."),
        ("to shuffle again", "The seats have changed: Anna, please press *Shuffle* once more."),
        ("left by everybody", "Nobody is here. Press *Join* and the table is yours."),
    ],
)
def test_V_15_one_sentence_says_what_to_do_now(stage: str, sentence: str) -> None:
    assert lobby_page(ENGLISH, stages()[stage]).text.splitlines()[1] == sentence


def test_V_15_a_place_that_is_free_and_a_shuffle_that_is_missing_are_both_said() -> None:
    sitting = lobby_of(rules_from({"players": 3}))
    for who, request in ((BRUNO, Join()), (CARLA, Join()), (BRUNO, Leave())):
        sitting.ask(who, request)
    line = lobby_page(ENGLISH, sitting.view()).text.splitlines()[1]
    assert line.startswith("Waiting for one more. ")
    assert line.endswith("Anna and Carla, please both press *Shuffle* once more.")


def test_V_15_four_buttons_and_shuffle_only_while_it_is_asked_for() -> None:
    for name, view in stages().items():
        page = lobby_page(ENGLISH, view)
        asked = "Shuffle*" in page.text
        shuffle = [Verb.SHUFFLE] if asked else []
        assert verbs(page) == [Verb.FAIR, Verb.JOIN, Verb.START, *shuffle, Verb.ADD, Verb.MORE], name
        full = len(view.members) == 2
        assert is_enabled(page, Verb.JOIN) is is_enabled(page, Verb.ADD) is not full, name
        assert is_enabled(page, Verb.START) is (full and not asked), name
    labels = [button.label for button in buttons_of(lobby_page(ENGLISH, lobby_of_two().view()))]
    assert labels == ["How?", "Join", "Start", "+ Computer", "More…"]


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, TEAMS, {"players": 6}], ids=str)
def test_V_15_a_picture_stands_only_where_it_shows_teams_and_then_in_place_of_the_names(
    options: dict[str, object], seating: Seating
) -> None:
    sitting = lobby_of(rules_from(options), seating=seating)
    sitting.ask(BRUNO, Join())
    page = lobby_page(ENGLISH, sitting.view())
    teams = options["players"] in {4, 6} and seating is not Seating.RANDOM
    assert (page.picture is not None) is teams
    assert page.text.count("Bruno") == (0 if teams else 1)
    assert page.without_picture.text.count("Bruno") == 1
    if page.picture is not None:
        plates = [
            element.seat.name for element in page.picture.scene.elements if isinstance(element, PlateAt)
        ]
        assert plates.count("Bruno") == 1
        assert page.picture.instead
        assert page.picture.alt.startswith("Team 1: Anna, host. Team 2: Bruno. ")


def test_V_15_the_level_of_a_computer_stands_beside_it() -> None:
    sitting = lobby_of_two((ANNA, AddComputer("expert")))
    assert "🤖 Carmela, 8 · strong player" in lobby_page(ENGLISH, sitting.view()).text
    pictured = lobby_of(rules_from(TEAMS), seating=Seating.HOST)
    pictured.ask(ANNA, AddComputer("7"))
    picture = lobby_page(ENGLISH, pictured.view()).picture
    assert picture is not None
    assert "Carmela, 7 · club player" in picture.alt
    assert "level 7" in {
        element.seat.note for element in picture.scene.elements if isinstance(element, PlateAt)
    }


def test_V_15_a_personality_shows_in_its_name_and_its_sentence_is_told_once() -> None:
    sitting = lobby_of(rules_from(TEAMS))
    for level in ("7:pina", "10:pina", "10"):
        sitting.ask(ANNA, AddComputer(level))
    words = lobby_page(ENGLISH, sitting.view()).without_picture.text
    assert "🤖 Pina, 7 · club player" in words
    assert "🤖 Pina 2, 10 · maestro" in words
    assert "🤖 Carmela, 10 · maestro" in words
    assert words.count("Pina saves her trumps") == 1


def test_V_15_the_levels_offered_have_the_chosen_personality() -> None:
    view = lobby_of(rules_from({"players": 4})).view(ANNA)
    for chosen, suffix in ((None, ""), (PERSONALITIES["gege"], ":gege")):
        page = lobby_more_page(ENGLISH, view, ANNA.id, personality=chosen)
        people, levels = (part for part in page.parts if isinstance(part, Menu))
        assert [one.value for one in people.choices if one.chosen] == ([] if chosen is None else [chosen.key])
        assert [one.value for one in levels.choices] == [
            *(f"{name}{suffix}" for name in (EVEN, *(one.name for one in scale.levels_of(view.rules))))
        ]


def test_each_computer_is_chosen_in_a_menu_of_its_own_so_that_a_level_can_be_chosen_twice() -> None:
    sitting, menus = lobby_of(rules_from({"players": 4})), []
    for _ in range(3):
        page = lobby_more_page(ENGLISH, sitting.view(ANNA), ANNA.id)
        rows = [part["components"] for part in components(page)[0]["components"] if "components" in part]
        menus += [one for row in rows for one in row if f":{Verb.LEVEL}:" in one.get("custom_id", "")]
        sitting.ask(ANNA, AddComputer("10"))
    assert len({select["custom_id"] for select in menus}) == 3
    assert len({select["id"] for select in menus}) == 3


@each("language", LANGUAGES)
def test_V_17_what_a_menu_of_computers_is_for_is_not_cut_on_a_phone(language: str) -> None:
    voice, view = voices()[language], lobby_of(rules_from({"players": 4})).view(ANNA)
    for chosen in (None, *PERSONALITIES.values()):
        page = lobby_more_page(voice, view, ANNA.id, personality=chosen)
        hints = [part.hint for part in page.parts if isinstance(part, Menu | UserMenu)]
        assert not [hint for hint in hints if len(hint) > ON_A_PHONE]


def test_V_15_more_offers_each_person_what_they_may_do() -> None:
    sitting = lobby_of(rules_from({"players": 4}))
    sitting.ask(BRUNO, Join())
    sitting.ask(ANNA, AddComputer("novice"))
    sitting.ask(ANNA, Invite(CARLA))
    offered = {who.name: verbs(lobby_more_page(ENGLISH, sitting.view(who), who.id)) for who in PEOPLE[:4]}
    assert offered == {
        "Anna": [
            *(Verb.LEAVE, Verb.OPTIONS, Verb.RULES, Verb.SHUFFLE, Verb.DROP),
            *(Verb.PERSONALITY, Verb.LEVEL, Verb.INVITE),
        ],
        "Bruno": [Verb.LEAVE, Verb.RULES, Verb.SHUFFLE, Verb.INVITE],
        "Carla": [Verb.DECLINE, Verb.RULES],
        "Dario": [Verb.RULES],
    }
    sitting.ask(BRUNO, Shuffle())
    assert Verb.SHUFFLE not in verbs(lobby_more_page(ENGLISH, sitting.view(BRUNO), BRUNO.id))


@each("language", LANGUAGES)
@each("seating", Seating)
def test_a_lobby_of_ten_with_long_names_fits_in_every_stage(language: str, seating: Seating) -> None:
    rules = rules_from({"variant": "bosnian32", "players": 10, "target": 3})
    voice, sitting = voices()[language], lobby_of(rules, seating=seating, access=Access.INVITED, rated=True)
    people = [Person(number + 1, "👩‍👩‍👧‍👦W**" * 8) for number in range(20)]
    sitting.append([happened.LeftLobby(1), happened.HostChanged(people[0])])
    for number, one in enumerate(people[:10]):
        sitting.append([happened.Joined(one, str(1_999_999_999_999_999_990 + number))])
        sitting.append([happened.Invited(people[10 + number], 1)])
    for view in (sitting.view(), replace(sitting.view(), members=sitting.view().members[:3])):
        check_page("lobby", lobby_page(voice, view))
        check_page("more", lobby_more_page(voice, view, 1, "x" * 200))
    sitting.append([happened.Recommitted("abc234-2", "f" * 64)])
    page = lobby_page(voice, sitting.view())
    check_page("to shuffle again", page)
    assert page.text.count(display_name(people[0].name)) == 0, "names are escaped"
    assert not is_enabled(page, Verb.START)
