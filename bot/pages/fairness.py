"""The shuffle of a match: the line that its messages show, and the page that explains it (V-16)."""

from __future__ import annotations

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.page import Button, Line, Page, Section, Text
from bot.rules import shuffle
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.players import written_name


def shuffle_line(voice: Voice, table: TableView) -> Section:
    """The shuffle of the table's match in 32 letters, with a button for the whole of it.

    Once the match is over, the line says whether the seed matches its commitment.
    """
    if table.seed is None:
        key = "fair-line"
    else:
        commitment = shuffle.commitment(bytes.fromhex(table.seed), table.match)
        key = "fair-line-verified" if commitment == table.commitment else "fair-line-wrong"
    return Section(f"-# {voice(key, digest=table.digest)}", how_button(voice, table.match))


def how_button(voice: Voice, match: str) -> Button:
    """The button that explains how the shuffle of a match can be checked."""
    return Button(custom_id(Verb.FAIR, match), voice("fair-button-how"))


def fairness_page(voice: Voice, table: TableView) -> Page:
    """The shuffle of a match that is not over: the commitment, and each nonce so far."""
    heading = f"## {voice('fair-heading', match=table.match)}\n{voice('fair-about')}"
    digits = [
        voice("fair-digest"),
        f"`{table.digest}`",
        voice("fair-commitment"),
        f"`{table.commitment}`",
        voice("fair-nonces"),
        *(f"- {name} `{nonce}`" for name, nonce in _nonces(voice, table)),
    ]
    return Page((Text(heading), Line(), Text("\n".join(digits)), Text(f"-# {voice('fair-later')}")))


def _nonces(voice: Voice, table: TableView) -> list[tuple[str, str]]:
    """Pairs of a player and their nonce. Before the seats are taken, all computers share one pair."""
    if table.stage is not Stage.LOBBY:
        return [
            (written_name(voice, seat.owner), nonce)
            for seat, nonce in zip(table.seats, table.nonces, strict=True)
        ]
    people = [
        (markdown(member.player.name), member.nonce)
        for member in table.members
        if isinstance(member.player, Person) and member.nonce is not None
    ]
    machines = any(not isinstance(member.player, Person) for member in table.members)
    return [*people, *([(voice("fair-computers"), "computer:")] if machines else [])]
