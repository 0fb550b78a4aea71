"""All texts about a table that one viewer can get."""

from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.play.bidding import auction_lines
from bot.text.play.descriptions import alt_hand, alt_table, alt_trick, hand_text, table_text
from bot.text.play.labels import action_label
from bot.text.play.results import score_text
from bot.text.play.table import last_trick_text, trick_text
from bot.text.play.talk import talk_lines


def table_texts(voice: Voice, table: TableView) -> list[str]:
    """Everything that is said of a table to whoever has this view."""
    view = table.view
    assert view is not None
    return [
        hand_text(voice, table),
        table_text(voice, table),
        score_text(voice, table),
        last_trick_text(voice, table),
        alt_hand(voice, table),
        alt_table(voice, table),
        *auction_lines(voice, table),
        *talk_lines(voice, table),
        *(action_label(voice, table, action) for action in view.legal),
        *(trick_text(voice, table, trick) for trick in view.tricks[-1:]),
        *(alt_trick(voice, table, trick) for trick in view.tricks[-1:]),
    ]
