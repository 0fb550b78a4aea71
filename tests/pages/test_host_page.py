"""The page of what a tournament's host may do, where there is more than a menu holds (T-16)."""

import pytest

from bot.languages import LANGUAGES
from bot.pages.limits import MENU_CHOICES
from bot.pages.page import Menu, Page, Text
from bot.pages.tournaments.host import host_page
from bot.tables.model.people import Person, Place
from bot.text.catalogue import voices
from bot.tournaments.model.event import Entry, Event, Pairing, Round, Stage
from bot.tournaments.model.settings import Settings
from bot.tournaments.model.steps import How, Outcome, Phase
from testing.builders.states import rules_for

DECIDED = Outcome(How.PLAYED, (2, 0), (1, -1), (70, 50), (True, True))


def page_of(language: str, entries: int) -> Page:
    """The page of a tournament in whose first round every match is decided."""
    people = [Person(100 + number, f"P{number}") for number in range(1, entries + 1)]
    pairings = [
        Pairing(number, (2 * number - 1, 2 * number), outcome=DECIDED)
        for number in range(1, entries // 2 + 1)
    ]
    event = Event(
        "e1",
        Place(1, 2),
        Person(9, "Anna"),
        Settings("Coppa", rules_for("briscola")),
        "",
        seq=9,
        opened_at=0,
        changed_at=0,
        stage=Stage.RUNNING,
        entries=tuple(Entry(number, (one,), "", 0) for number, one in enumerate(people, 1)),
        rounds=(Round(1, Phase.MAIN, tuple(pairings), (), until=0, began=0),),
    )
    return host_page(voices()[language], event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_T_16_the_page_says_where_the_rest_is(language: str) -> None:
    voice = voices()[language]
    for entries, keys in (
        (MENU_CHOICES, []),
        (MENU_CHOICES + 1, ["event-host-more-entries"]),
        (2 * MENU_CHOICES + 2, ["event-host-more-entries", "event-host-more-results"]),
    ):
        parts = page_of(language, entries).parts
        assert max(len(one.choices) for one in parts if isinstance(one, Menu)) <= MENU_CHOICES
        said = [part.words for part in parts if isinstance(part, Text)][1:]
        assert said == [f"-# {voice(key)}" for key in keys]
