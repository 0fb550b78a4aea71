"""V-12: what was done for somebody whose time ran out is told as it was: a card, a bid, a pass, a call."""

from dataclasses import replace

from bot.pages.narration.story import Narrator
from bot.pages.play.table import public_page
from bot.rules import decide
from bot.rules.events import BidMade, Passed
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Timeout
from bot.rules.view import CallSeen, CardSeen
from bot.tables.decisions import playing
from bot.tables.model.events import TurnMissed
from bot.tables.view import SeenEntry
from bot.text.catalogue import voices
from bot.text.play.events import event_text
from bot.text.players import player_name
from testing.each import each
from testing.worlds.memory_table import MemoryTable, match_of

AUCTIONS = [variant for variant, game in GAMES.items() if game.auctions]
LANGUAGES = voices()


def seen_of_missed_turn(sitting: MemoryTable) -> list[SeenEntry]:
    """What an onlooker sees when the time of the person to act runs out; the others are there."""
    warned = sitting.append(playing.expire(sitting.table, sitting.seeds))
    done = sitting.append(playing.expire(sitting.table, sitting.seeds))
    return [*warned, *done]


def name(sitting: MemoryTable, language: str, seat: int) -> str:
    return player_name(LANGUAGES[language], sitting.view(), seat)


@each("variant", AUCTIONS)
@each("language", LANGUAGES)
def test_V_12_a_decision_of_an_auction_is_not_told_as_a_card(variant: Variant, language: str) -> None:
    voice, kinds = LANGUAGES[language], set()
    sitting = match_of(rules_from({"variant": variant, "timeout": Timeout.AUTOPLAY, "turn_clock": 60}))
    narrator = Narrator()
    narrator.feed(sitting.entries_seen())
    while CardSeen not in kinds:
        seen = seen_of_missed_turn(sitting)
        narrator.feed(seen)
        place = next(number for number, one in enumerate(seen) if isinstance(one.what, TurnMissed))
        turn, done = seen[place].what, seen[place + 1]
        assert isinstance(turn, TurnMissed)
        kinds.add(type(done.what))
        view, player = sitting.view(), name(sitting, language, turn.seat)
        text = public_page(voice, view, narrator).text
        card = voice("happened-missed-card", player=player)
        if isinstance(done.what, CardSeen):
            assert card in text
            continue
        decision = event_text(voice, view, done)
        assert decision is not None
        assert f"{voice('happened-missed-decided', player=player)} {decision}" in text
        assert text.count(decision) == 1
        assert card not in text
        there = tuple(replace(seat, missed=0) for seat in sitting.table.seats)
        sitting.table = sitting.table._replace(seats=there)
    assert kinds & {BidMade, Passed}
    assert CallSeen in kinds


def test_V_12_nothing_was_done_where_the_others_wait() -> None:
    sitting = match_of(rules_from({"players": 3, "timeout": Timeout.WAIT_VOTE, "turn_clock": 60}))
    narrator = Narrator()
    narrator.feed(sitting.entries_seen())
    turn, state = sitting.table.turn, sitting.table.state
    assert turn is not None
    assert state is not None
    narrator.feed(seen_of_missed_turn(sitting))
    line = f"{name(sitting, 'en', turn)} ran out of time."
    assert line in public_page(LANGUAGES["en"], sitting.view(), narrator).text
    narrator.feed(sitting.move(decide.legal(state, turn)[0], turn))  # late, by themselves
    assert line in public_page(LANGUAGES["en"], sitting.view(), narrator).text
