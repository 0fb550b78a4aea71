"""Everything that is said about a table, from views and sightings only: see the modules it comes from."""

from bot.text.cards import card_label, card_name, cards_line, suit_name, the_card
from bot.text.happening import happened
from bot.text.players import one_name, person_name, player_name, side_name
from bot.text.results import deal_result, match_result, points_line, score_line, score_text
from bot.text.rulebook import differences, game_line, option_value, rules_text, span
from bot.text.seeing import (
    alt_hand,
    alt_table,
    alt_trick,
    hand_text,
    last_trick_text,
    table_text,
    trick_text,
    turn_text,
)

__all__ = [
    "alt_hand",
    "alt_table",
    "alt_trick",
    "card_label",
    "card_name",
    "cards_line",
    "deal_result",
    "differences",
    "game_line",
    "hand_text",
    "happened",
    "last_trick_text",
    "match_result",
    "one_name",
    "option_value",
    "person_name",
    "player_name",
    "points_line",
    "rules_text",
    "score_line",
    "score_text",
    "side_name",
    "span",
    "suit_name",
    "table_text",
    "the_card",
    "trick_text",
    "turn_text",
]
