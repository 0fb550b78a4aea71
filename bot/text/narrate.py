"""The sentences about a table, made from views and sightings only; see the modules they come from."""

from __future__ import annotations

from bot.text.cards import card_emoji, card_label, card_name, cards_line, rank_name, suit_name, the_card
from bot.text.game.names import find_games, game_label, game_name
from bot.text.game.options import differences, goal, option_name, span, value_name
from bot.text.game.rulebook import AtTable, SharedDeals, deal_rules_text, game_line, rules_text
from bot.text.play.bidding import auction_lines, bid_in_force, bid_name
from bot.text.play.descriptions import (
    alt_hand,
    alt_page,
    alt_table,
    alt_trick,
    hand_text,
    page_lines,
    playable_line,
    short,
    stand_ins,
    table_text,
    trick_lines,
    turn_text,
)
from bot.text.play.events import event_text
from bot.text.play.labels import action_emoji, action_label
from bot.text.play.results import (
    closed_text,
    deal_result,
    match_result,
    match_score_lines,
    outcome,
    score_line,
    score_text,
)
from bot.text.play.sheets import alt_sheet
from bot.text.play.table import last_trick, last_trick_text, open_lines, trick_text
from bot.text.play.talk import talk_lines, talk_summary
from bot.text.players import owner_name, player_name

__all__ = [
    "AtTable",
    "SharedDeals",
    "action_emoji",
    "action_label",
    "alt_hand",
    "alt_page",
    "alt_sheet",
    "alt_table",
    "alt_trick",
    "auction_lines",
    "bid_in_force",
    "bid_name",
    "card_emoji",
    "card_label",
    "card_name",
    "cards_line",
    "closed_text",
    "deal_result",
    "deal_rules_text",
    "differences",
    "event_text",
    "find_games",
    "game_label",
    "game_line",
    "game_name",
    "goal",
    "hand_text",
    "last_trick",
    "last_trick_text",
    "match_result",
    "match_score_lines",
    "open_lines",
    "option_name",
    "outcome",
    "owner_name",
    "page_lines",
    "playable_line",
    "player_name",
    "rank_name",
    "rules_text",
    "score_line",
    "score_text",
    "short",
    "span",
    "stand_ins",
    "suit_name",
    "table_text",
    "talk_lines",
    "talk_summary",
    "the_card",
    "trick_lines",
    "trick_text",
    "turn_text",
    "value_name",
]
