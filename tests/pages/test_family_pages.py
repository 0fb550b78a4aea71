"""The pages of every game of the family, through a whole deal, are such as Discord takes."""

import random
from itertools import cycle

import pytest

import bot.app  # noqa: F401 - registers what the buttons do
from bot.languages import LANGUAGES
from bot.pages.narration.story import DealTold, MatchTold, Narrator, TrickAnnounced
from bot.pages.options import options_page
from bot.pages.play.hand import hand_page, with_tutor_offer
from bot.pages.play.table import public_page, trick_page
from bot.pages.results import deal_page, match_page
from bot.rules import decide
from bot.rules.actions import Action, Bid, Call, Forfeit, NameSuit, Pass, Play
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.view import Phase
from bot.tables.model.table import Stage
from bot.text.catalogue import Voice, voices
from tests.text.emojis import EMOJIS
from tests.text.sitting import Sitting, lobby_of, match_of
from tests.ui.fitting import check

NAMES = tuple(f"{letter}@@@ **WWWWWWWWWWWWWWWWWWWW**" for letter in "ABCDEFGHIJ")
TABLES = [
    *({"variant": variant.value, "players": max(game.players)} for variant, game in GAMES.items()),
    {"variant": "briscola", "players": 3, "match": "threehand"},
    {"variant": "briscola", "players": 4, "partners_show_first": True, "retire": "deuce_first_trick"},
    {"variant": "briscola", "players": 4, "open_hands": True, "open_piles": True, "open_next_card": True},
    {"variant": "double", "players": 2, "conquista": True},
    {"variant": "sueca", "renege": True, "open_hands": True},
    *({"variant": "chiamata", "auction": auction} for auction in ("rank", "points")),
    {"variant": "chiamata", "auction": "suit_only", "blind": "on"},
    {"variant": "sueca_italiana", "auction": "from65"},
]


def likely(sitting: Sitting, rng: random.Random) -> Action:
    """Any legal move; bids rise by leaps, so that the end of an auction is seen."""
    state = sitting.table.state
    assert state is not None
    assert state.turn is not None
    moves = (Play, Bid, Pass, Call, NameSuit)
    legal = [action for action in decide.legal(state, state.turn) if isinstance(action, moves)]
    assert all(not isinstance(action, Forfeit) for action in legal)
    return rng.choice(legal)


def all_pages(voice: Voice, sitting: Sitting, narrator: Narrator) -> None:
    check("table", public_page(voice, sitting.view(), narrator))
    for seat in range(sitting.table.rules.players):
        hand = hand_page(voice, sitting.seat(seat), notice="!" * 200)
        check("hand", with_tutor_offer(voice, sitting.seat(seat), hand))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_every_page_of_every_game_fits(options: dict[str, object]) -> None:
    """In every language at the beginning and the end of a deal, in each by turns between its moves."""
    rng, rules = random.Random(repr(options)), rules_from(options)
    spoken = [voices()[language].illustrated(EMOJIS) for language in LANGUAGES]
    for voice in spoken:
        check("options", options_page(voice, lobby_of(rules).view(), option="variant"))
    if rules.talk == "rais":
        return  # its election has tests of its own
    sitting = match_of(rules, names=NAMES)
    narrator = Narrator()
    begin = sitting.view()
    told = narrator.feed(sitting.seen())
    for voice in spoken:
        all_pages(voice, sitting, narrator)
    number, speaking = 0, cycle(spoken)
    while sitting.table.stage is Stage.PLAYING and number == 0:
        all_pages(next(speaking), sitting, narrator)
        told += narrator.feed(sitting.move(likely(sitting, rng)))
        state = sitting.table.state
        assert state is not None
        number = state.number if state.phase is not Phase.DEALING else 1
    for voice in spoken:
        all_pages(voice, sitting, narrator)
        for one in told:
            match one:
                case TrickAnnounced():
                    check("trick", trick_page(voice, begin, one))
                case DealTold():
                    check("deal", deal_page(voice, begin, one))
                case MatchTold():
                    check("match", match_page(voice, sitting.view(), one))
                case _:
                    pass
    assert {TrickAnnounced, DealTold} <= {type(one) for one in told}


def shown_to(rules: Rules, seat: int) -> str:
    """The labels of the buttons in a hand at the beginning of a match."""
    page = hand_page(voices()["en"], match_of(rules).seat(seat))
    return " ".join(button.label for button in page.buttons)


def test_a_game_without_such_moves_offers_none() -> None:
    rules = rules_from({"variant": Variant.BRISCOLA.value})
    assert not {"Exchange", "Conquista", "Denounce…", "Pass"} & set(shown_to(rules, 0).split())
