"""Emojis stand beside the words where Discord shows them, never for the words and nowhere else."""

import re
from itertools import islice

from bot.pages.emoji_names import without
from bot.rules.actions import Call, Play, Signal
from bot.rules.cards import CARDS, Pack
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import SignalTable
from bot.text.cards import card_emoji, card_label, card_name, the_card
from bot.text.catalogue import Voice, voices
from bot.text.gestures import SIGNS_BY_TABLE, face, gesture, gesture_text, gesturing
from bot.text.play.descriptions import alt_hand, alt_table
from bot.text.play.labels import action_emoji, action_label
from testing.builders.emojis import EMOJIS
from testing.builders.states import walk
from testing.builders.table_texts import table_texts
from testing.builders.table_views import table_seen_by
from testing.each import each

SOME_DEALS = 160
"""Steps; a match may have many times as many, and nothing new to tell."""
EMOJI = re.compile(r"<:b_[a-z0-9_]+:\d+>")


def emojis_in(text: str) -> list[str]:
    return EMOJI.findall(text)


@each("voice", voices().values())
def test_a_card_has_its_emoji_before_its_name(voice: Voice) -> None:
    pictured = voice.with_emojis(EMOJIS)
    for pack, notation in ((Pack.ITALIAN40, "3c"), (Pack.FRENCH32, "Tb"), (Pack.SPANISH48, "9s")):
        card, emoji = CARDS[notation], EMOJIS[f"{pack}-{notation}"]
        assert card_name(pictured, card, pack) == f"{emoji} {card_name(voice, card, pack)}"
        assert the_card(pictured, card, pack) == f"{emoji} {the_card(voice, card, pack)}"
        assert card_emoji(pictured, card, pack) == emoji
        assert card_label(pictured, card, pack) == card_label(voice, card, pack)


@each("voice", voices().values())
def test_without_emojis_there_are_words_alone(voice: Voice) -> None:
    card = CARDS["3c"]
    assert not emojis_in(the_card(voice, card, Pack.ITALIAN40))
    assert card_emoji(voice, card, Pack.ITALIAN40) is None
    assert voice.with_emojis(EMOJIS).plain is voice.plain is voice


@each("voice", voices().values())
@each(
    "options",
    [
        {"variant": "briscola", "players": 4},
        {"variant": "chiamata"},
        {"variant": "sueca", "open_hands": True},
    ],
)
def test_whatever_is_told_says_the_same_words_and_descriptions_and_labels_nothing_else(
    options: dict[str, object], voice: Voice
) -> None:
    pictured, beside = voice.with_emojis(EMOJIS), 0
    for number, step in enumerate(islice(walk(rules_from(options), 5), 0, SOME_DEALS, 7)):
        for seat in (None, number % step.after.rules.players):  # by turns one of the seats
            table = table_seen_by(step.after, seat)
            one, other = table_texts(voice, table), table_texts(pictured, table)
            assert [without(text) for text in other] == one
            beside += sum(bool(emojis_in(text)) for text in other)
            assert not emojis_in(alt_hand(pictured, table) + alt_table(pictured, table))
            assert table.view is not None
            for action in table.view.legal:
                assert not emojis_in(action_label(pictured, table, action))
                if isinstance(action, Play | Signal) or (isinstance(action, Call) and len(action.cards) == 1):
                    assert emojis_in(action_emoji(pictured, table, action) or "")
                    assert action_emoji(voice, table, action) is None
    assert beside


@each("voice", voices().values())
@each("signs", [SignalTable.PAGAT, SignalTable.WIKIPEDIA, SignalTable.CUSTOM])
def test_a_sign_is_shown_by_its_face_in_sentences(signs: SignalTable, voice: Voice) -> None:
    rules = rules_from({"variant": "briscola", "players": 4, "signal_table": signs.value})
    pictured = voice.with_emojis(EMOJIS)
    for sign in SIGNS_BY_TABLE[signs]:
        shown = face(pictured, rules, sign)
        assert shown is not None
        assert gesturing(pictured, rules, "Anna", sign) == f"{shown} {gesturing(voice, rules, 'Anna', sign)}"
        assert gesture_text(pictured, rules, sign) == f"{shown} {gesture(voice, rules, sign)}"
        assert not emojis_in(gesture(pictured, rules, sign))


def test_what_a_host_describes_has_no_face() -> None:
    rules = rules_from({"variant": "briscola", "players": 4, "signal_table": "custom"})
    voice, own = voices()["en"].with_emojis(EMOJIS), {"ace": "cough"}
    assert face(voice, rules, "ace", own) is None
    assert gesture_text(voice, rules, "ace", own) == "cough"
    assert not emojis_in(gesturing(voice, rules, "Anna", "ace", own))


def test_a_deck_without_a_tile_is_told_in_words() -> None:
    rules = default_rules(players=2)
    voice = voices()["en"].with_emojis({})
    assert card_name(voice, CARDS["3c"], rules.pack) == "three of cups"
