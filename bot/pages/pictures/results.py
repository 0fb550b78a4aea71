"""The pictures of results and lists: ends of deals and matches, lobbies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot import names
from bot.pages.narration.story import DealAnnounced, MatchAnnounced
from bot.pages.page import Picture
from bot.pages.pictures.tricks import deck_for, letters_for
from bot.render.scene import Kind, Scene, SeatLabel
from bot.render.scenes.lobby import lobby_scene
from bot.render.scenes.standings import Standing, standings_scene
from bot.rules.cards import DECK_POINTS
from bot.rules.events import ConquistaShown, DealEnded
from bot.rules.options import Match, Teams
from bot.rules.rules import Rules
from bot.tables.model.people import Computer, Member
from bot.tables.view import TableView
from bot.text.cards import cards_line
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.numbers import change, figure
from bot.text.play.descriptions import short
from bot.text.players import level_label, level_name, player_name, rules_of, seats_of

MOST_DEALS: Final = 5
"""The number of a match's latest deals that its picture has columns for."""
_SIGNED: Final = {Match.CHIAMATA, Match.N_DEALS}
"""The kinds of match in which a deal may cost points of the score."""


def deal_picture(voice: Voice, table: TableView, announcement: DealAnnounced) -> Picture:
    """The result of a deal: the points of each side, what they count, and the score of the match.

    Its message says who won (V-6).
    """
    voice, end, rules = voice.plain, announcement.ended, rules_of(table)
    cards = (
        announcement.broken.what.cards
        if announcement.broken and isinstance(announcement.broken.what, ConquistaShown)
        else ()
    )
    shows_score = any(score not in {0, 1} for score in end.score)
    headings = [voice("ui-picture-points"), voice("ui-picture-match")]
    if shows_score:
        headings.insert(1, voice("ui-picture-counts"))
    standings = [
        Standing(
            _side(voice, table, side),
            (
                str(points),
                *([change(end.score[side])] if shows_score else []),
                figure(announcement.score[side]),
            ),
            won=_is_winner(end, side),
            share=points / DECK_POINTS,
        )
        for side, points in enumerate(end.points)
    ]
    return _standings(
        voice,
        table,
        title=voice("ui-deal-over", deal=announcement.deal),
        headings=headings,
        standings=standings,
        cards=[str(card) for card in cards],
        extra=cards_line(voice, cards, rules.pack) if cards else "",
    )


def match_picture(voice: Voice, table: TableView, announcement: MatchAnnounced) -> Picture:
    """The result of a match: the points of its latest deals by side, and the final score.

    Its message says who won (V-6).
    """
    voice, rules = voice.plain, rules_of(table)
    deals = list(enumerate(announcement.deals, 1))[-MOST_DEALS:]
    score = voice("ui-picture-match")
    standings = [
        Standing(
            _side(voice, table, side),
            (
                *(
                    change(deal.score[side]) if rules.match in _SIGNED else str(deal.points[side])
                    for _, deal in deals
                ),
                figure(total),
            ),
            won=side in announcement.ended.winners,
        )
        for side, total in enumerate(announcement.ended.score)
    ]
    return _standings(
        voice,
        table,
        title=voice("ui-match-over"),
        headings=[*(str(number) for number, _ in deals), score],
        spoken_headings=[*(voice("ui-deal-line", deal=number) for number, _ in deals), score],
        subject=voice("ui-picture-deals") if deals else "",
        standings=standings,
    )


def _standings(  # noqa: PLR0913 - as for the scene
    voice: Voice,
    table: TableView,
    *,
    title: str,
    headings: Sequence[str],
    standings: Sequence[Standing],
    spoken_headings: Sequence[str] = (),
    subject: str = "",
    cards: Sequence[str] = (),
    extra: str = "",
) -> Picture:
    """A picture of standings and its description.

    The description has ``spoken_headings`` if these say more than ``headings``.
    """
    deck = deck_for(rules_of(table).pack, table.rules.deck_pattern)
    scene = standings_scene(
        kind=Kind.RESULT,
        deck=deck,
        title=title,
        headings=headings,
        subject=subject,
        standings=standings,
        cards=cards,
        letters=letters_for(voice, deck),
    )
    lines = [line_of(voice, spoken_headings or headings, standing) for standing in standings]
    return with_description(scene, [f"{title}.", extra, *lines])


def lobby_picture(voice: Voice, table: TableView) -> Picture:
    """The seats of a lobby with known teams: who is with whom, and how many seats are free.

    The words of the lobby leave its players out (V-15), so the picture's description names them.
    """
    voice, rules = voice.plain, table.rules
    seats = [
        SeatLabel(
            place + 1,
            names.display_name(member.player.name, voice("name-somebody")),
            voice("ui-picture-seat", number=place + 1),
            side=rules.side_of(place),
            note=_note(voice, table, member, level_label),
        )
        for place, member in enumerate(table.members[: rules.players])
    ]
    scene = lobby_scene(
        deck=deck_for(rules.pack, rules.deck_pattern),
        title=game_line(voice, rules),
        players=rules.players,
        seats=seats,
        free=voice("ui-picture-free"),
    )
    teams = [
        voice("lobby-team", number=side + 1, members=voice.series(there))
        for side in range(len(rules.sides))
        if (
            there := [
                _with_note(voice, seat.name, _note(voice, table, member, level_name))
                for seat, member in zip(seats, table.members, strict=False)
                if seat.side == side
            ]
        )
    ]
    words = [*teams, voice("lobby-free", free=rules.players - len(seats))]
    return replace(with_description(scene, words), instead="\n".join(words))


def with_description(scene: Scene, words: Sequence[str]) -> Picture:
    """A scene with its description."""
    return Picture(scene, short(" ".join(word for word in words if word)))


def line_of(voice: Voice, headings: Sequence[str], standing: Standing, note: str = "") -> str:
    """A row in words, with a ``note`` about who it is of."""
    side = " + ".join(seat.name for seat in standing.seats)
    side = voice("seat-noted", player=side, notes=note) if note else side
    cells = [f"{heading} {cell}" for heading, cell in zip(headings, standing.cells, strict=True)]
    return voice("ui-picture-line", side=side, figures=", ".join(cells))


def _side(voice: Voice, table: TableView, side: int) -> tuple[SeatLabel, ...]:
    has_sides = rules_of(table).teams is not Teams.NONE
    return tuple(
        SeatLabel(
            seat + 1,
            player_name(voice, table, seat, plain=True),
            voice("ui-picture-seat", number=seat + 1),
            side=side if has_sides else None,
        )
        for seat in seats_of(table, side)
    )


def _is_winner(end: DealEnded, side: int) -> bool:
    """Whether a side won the deal, or scores with its winner (rules.md §6.9)."""
    return side == end.winner or (end.declared is not None and end.score[side] > 0)


def _note(voice: Voice, table: TableView, member: Member, written: Callable[[Voice, Rules, str], str]) -> str:
    """The level of a computer as it is ``written``, or that a person is the host."""
    player = member.player
    if isinstance(player, Computer):
        return written(voice, table.rules, player.level)
    return voice("ui-host") if player.id == table.host.id else ""


def _with_note(voice: Voice, name: str, note: str) -> str:
    return voice("lobby-noted", player=name, note=note) if note else name
