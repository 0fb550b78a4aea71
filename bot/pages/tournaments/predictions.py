"""Predictions of onlookers at tables of tournaments: button, private page, lines of results (G-1)."""

from __future__ import annotations

from typing import Final

from bot.names import shorten
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import BUTTON_LABEL, ROW_BUTTONS
from bot.pages.lobby import FELT
from bot.pages.page import Button, Page, Part, Row, Style, Text
from bot.pages.tournaments.table import heading
from bot.pairing.predictions import worth
from bot.tables.model.people import Player
from bot.tables.view import Predictions, TableView
from bot.text.catalogue import Voice
from bot.text.players import team_name, written_name

NAMED: Final = 12
"""The number of people who are named as right below a result."""


def predict_row(voice: Voice, table: TableView) -> tuple[Row, ...]:
    """The button for onlookers on the message of a table, while they may predict."""
    if table.predictions is None or not table.predictions.open:
        return ()
    return (Row((predict_button(voice, table),)),)


def predict_button(voice: Voice, table: TableView) -> Button:
    """The button that opens ``prediction_page``."""
    return Button(custom_id(Verb.PREDICT, table.id), voice(f"ui-button-{Verb.PREDICT}"), emoji="🔮")


def prediction_page(voice: Voice, table: TableView, predictions: Predictions) -> Page:
    """What an onlooker sees in private: the sides to choose from, and once it is closed what others chose.

    The buttons of an earlier page lead to the later ones.
    """
    title = "" if table.event is None else f"### 🔮 {heading(voice, table.event)}"
    own = predictions.own
    if not predictions.open:
        said = [] if own is None else [voice("prediction-own-closed", side=_side(voice, table, own.side))]
        shares = shares_lines(voice, table) or [voice("prediction-none")]
        lines = [title, voice("prediction-closed"), *said, *shares, *result_lines(voice, table)]
        return Page((Text("\n".join(lines)),), accent=FELT)
    if own is None:
        words = voice("prediction-ask")
    else:
        words = voice("prediction-own", side=_side(voice, table, own.side), points=worth(own.chance))
    buttons = [
        Button(
            custom_id(Verb.PREDICT_SIDE, table.id, 0, side),
            shorten(_side(voice, table, side, plain=True), BUTTON_LABEL),
            Style.GOOD if own is not None and own.side == side else Style.PLAIN,
        )
        for side in range(len(table.rules.sides))
    ]
    starts = range(0, len(buttons), ROW_BUTTONS)
    rows: list[Part] = [Row(tuple(buttons[start : start + ROW_BUTTONS])) for start in starts]
    how = Text(voice("prediction-how"))
    return Page((Text(f"{title}\n{words}"), *rows, how), accent=FELT)


def shares_lines(voice: Voice, table: TableView) -> list[str]:
    """How many chose each side; nothing at a table without predictions, or while that is hidden."""
    shares = None if table.predictions is None else table.predictions.shares
    if not shares or not any(shares):
        return []
    sides = (f"{_side(voice, table, side)} **{count}**" for side, count in enumerate(shares))
    return [voice("prediction-shares", shares=" · ".join(sides))]


def result_lines(voice: Voice, table: TableView) -> list[str]:
    """Who was right in a match that is over, and the points. Empty without predictions."""
    predictions = table.predictions
    if predictions is None or not any(predictions.shares or ()) or not table.over or table.sealed is not None:
        return []  # the result of sealed boards is not known yet (D-12)
    right = sorted(
        (one for one in predictions.scored if one.right), key=lambda one: (-one.points, one.person.name)
    )
    if right:
        names = [f"{written_name(voice, one.person)} **+{one.points}**" for one in right[:NAMED]]
        more = [voice("event-more", count=len(right) - NAMED)] if len(right) > NAMED else []
        return [voice("prediction-right", names=" · ".join([*names, *more]))]
    if predictions.scored:
        return [voice("prediction-wrong")]
    sides = sum(map(bool, predictions.shares or ()))
    finished = table.view is not None and table.view.result is not None
    return [voice("prediction-one-side" if finished and sides == 1 else "prediction-void")]


def _side(voice: Voice, table: TableView, side: int, *, plain: bool = False) -> str:
    """The players of a side, whether they sit or are waited for."""
    players: list[Player] = [seat.owner for seat in table.seats] or [one.player for one in table.members]
    return team_name(voice, (players[seat] for seat in table.rules.sides[side]), plain=plain)
