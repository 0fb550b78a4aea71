"""All texts about a table that one viewer can get."""

from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice


def table_texts(voice: Voice, table: TableView) -> list[str]:
    """Everything that is said of a table to whoever has this view."""
    view = table.view
    assert view is not None
    return [
        narrate.hand_text(voice, table),
        narrate.table_text(voice, table),
        narrate.score_text(voice, table),
        narrate.last_trick_text(voice, table),
        narrate.alt_hand(voice, table),
        narrate.alt_table(voice, table),
        *narrate.auction_lines(voice, table),
        *narrate.talk_lines(voice, table),
        *(narrate.action_label(voice, table, action) for action in view.legal),
        *(narrate.trick_text(voice, table, trick) for trick in view.tricks[-1:]),
        *(narrate.alt_trick(voice, table, trick) for trick in view.tricks[-1:]),
    ]
