"""The pages of every game of the family, through a whole deal, are such as Discord takes."""

import random
from itertools import cycle

import pytest

import bot.app  # noqa: F401 - registers what the buttons do
from bot.languages import LANGUAGES
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, Narrator, TrickAnnounced
from bot.pages.options import options_page
from bot.pages.play.hand import with_tutor_offer
from bot.pages.play.table import public_page, trick_page
from bot.pages.results import deal_page, match_page
from bot.rules.games import Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.view import Phase
from bot.tables.model.table import Stage
from bot.text.catalogue import Voice, voices
from testing.builders.emojis import EMOJIS
from testing.builders.hand_pages import hand_page
from testing.builders.page_tables import PAGE_TABLES, likely_action
from testing.checks.page_limits import buttons_of, check_page
from testing.worlds.memory_table import MemoryTable, lobby_of, match_of

NAMES = tuple(f"{letter}@@@ **WWWWWWWWWWWWWWWWWWWW**" for letter in "ABCDEFGHIJ")


def all_pages(voice: Voice, sitting: MemoryTable, narrator: Narrator, *seats: int) -> None:
    """Check the page of a table, and the hands of these seats; of all if none is named."""
    check_page("table", public_page(voice, sitting.view(), narrator))
    for seat in seats or range(sitting.table.rules.players):
        hand = hand_page(voice, sitting.seat(seat), notice="!" * 200)
        check_page("hand", with_tutor_offer(voice, sitting.seat(seat), hand))


@pytest.mark.parametrize("options", PAGE_TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_every_page_of_every_game_fits(options: dict[str, object]) -> None:
    """In every language at the beginning and the end of a deal, in each by turns between its moves.

    Between moves the hand of whoever is in turn is looked at, and by turns another one.
    """
    rng, rules = random.Random(repr(options)), rules_from(options)
    spoken = [voices()[language].with_emojis(EMOJIS) for language in LANGUAGES]
    for voice in spoken:
        check_page("options", options_page(voice, lobby_of(rules).view(), option="variant"))
    if rules.talk == "rais":
        return  # its election has tests of its own
    sitting = match_of(rules, names=NAMES)
    narrator = Narrator()
    begin = sitting.view()
    told = narrator.feed(sitting.entries_seen())
    for seat, voice in enumerate(spoken):
        all_pages(voice, sitting, narrator, seat % rules.players)
    number, speaking, seats = 0, cycle(spoken), cycle(range(rules.players))
    while sitting.table.stage is Stage.PLAYING and number == 0:
        turn, other = sitting.table.turn, next(seats)
        all_pages(next(speaking), sitting, narrator, *{other if turn is None else turn, other})
        told += narrator.feed(sitting.move(likely_action(sitting, rng)))
        state = sitting.table.state
        assert state is not None
        number = state.number if state.phase is not Phase.DEALING else 1
    for seat, voice in enumerate(spoken):
        all_pages(voice, sitting, narrator, seat % rules.players)
        for place, one in enumerate(told):
            match one:
                case TrickAnnounced() if place % len(spoken) == seat:
                    check_page("trick", trick_page(voice, begin, one))
                case DealAnnounced():
                    check_page("deal", deal_page(voice, begin, one))
                case MatchAnnounced():
                    check_page("match", match_page(voice, sitting.view(), one))
                case _:
                    pass
    assert {TrickAnnounced, DealAnnounced} <= {type(one) for one in told}


def button_labels(rules: Rules, seat: int) -> str:
    """The labels of the buttons in a hand at the beginning of a match."""
    page = hand_page(voices()["en"], match_of(rules).seat(seat))
    return " ".join(button.label for button in buttons_of(page))


def test_a_game_without_such_moves_offers_none() -> None:
    rules = rules_from({"variant": Variant.BRISCOLA.value})
    assert not {"Exchange", "Conquista", "Denounce…", "Pass"} & set(button_labels(rules, 0).split())
