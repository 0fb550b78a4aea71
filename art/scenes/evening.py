"""The scenes around recorded matches: the lobby before one, and the figures from several of them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from art.scenes.recorded import NAMES, Recorded, scene_of
from bot.pages.lobby import lobby_page
from bot.pages.pictures.standing import board_picture, points_picture
from bot.render.scene import Scene
from bot.rules.events import MatchEnded, TrickTaken
from bot.store.rows import LeaderRow, RatingRow, StoredMatch
from bot.tables.archive.finished import FinishedMatch, Sitting
from bot.tables.listeners import ratings
from bot.tables.listeners.results import match_row, seat_rows
from bot.tables.model.people import Computer, Member, Person
from bot.tables.model.table import Stage
from bot.text.numbers import rating_text

_SERVER: Final = 1


@dataclass(frozen=True)
class Waiting:
    """The lobby of a match while seats are free: the people come first, then the computers."""

    match: Recorded
    people: int
    computers: int = 0

    @property
    def scene(self) -> Scene:
        """The lobby."""
        people = [Person(number, NAMES[number - 1]) for number in range(1, self.people + 1)]
        computers = [Computer(f"Computer {number}", "player") for number in range(1, self.computers + 1)]
        members = (*(Member(person) for person in people), *(Member(computer) for computer in computers))
        lobby = replace(
            self.match.table, stage=Stage.LOBBY, host=people[0], members=members, rated=not computers
        )
        return scene_of(lobby_page(self.match.voice, lobby).picture)


@dataclass(frozen=True)
class Ranked:
    """The leaderboard of a game after rated matches, the earliest first."""

    matches: tuple[Recorded, ...]

    @property
    def scene(self) -> Scene:
        """The leaderboard by rating."""
        voice = self.matches[0].voice
        rules = self.matches[0].table.rules
        title = voice("board-heading-rating-server", game=voice(f"variant-{rules.variant}"))
        rows = sorted(self.rows(), key=lambda row: (row.mu or 0) - 3 * (row.sigma or 0), reverse=True)
        figures = [rating_text(voice, row.mu or 0, row.sigma or 0) for row in rows]
        return board_picture(voice, title, rows, figures, 1).scene

    def rows(self) -> Iterator[LeaderRow]:
        """The lines of the board in the order of the seats, with ratings as the bot computes them."""
        rows: dict[int, RatingRow] = {}
        forms = [""] * len(NAMES)
        for match in map(_as_finished_match, self.matches):
            game = match.rules.variant.value
            rows |= {row.person: row for row in ratings.rows(match, _SERVER, game, rows)}
            for seat in seat_rows(match):
                forms[seat.seat] += "LW"[seat.won]
        for person, row in sorted(rows.items()):
            form, name = forms[person - 1], NAMES[person - 1]
            yield LeaderRow(person, name, row.matches, form.count("W"), row.mu, row.sigma, form[-5:], 0)


@dataclass(frozen=True)
class Plotted:
    """The card points of a seat in several matches, the earliest first."""

    matches: tuple[Recorded, ...]
    seat: int

    @property
    def scene(self) -> Scene:
        """The plot of the player's points."""
        latest = [
            StoredMatch(match_row(match, rated=True), tuple(seat_rows(match)))
            for match in map(_as_finished_match, reversed(self.matches))
        ]
        return scene_of(points_picture(self.matches[0].voice, NAMES[self.seat - 1], latest, self.seat))


def _as_finished_match(match: Recorded) -> FinishedMatch:
    """A recorded match in the form of a server's results. Nothing depends on its times and places."""
    table = match.table
    people = tuple(Person(seat + 1, NAMES[seat]) for seat in range(table.rules.players))
    points = [0] * len(people)
    for event in match.events:
        if isinstance(event, TrickTaken):
            points[event.seat] += event.points
    return FinishedMatch(
        match=table.match,
        table=table.id,
        place=table.place,
        rules=table.rules,
        commitment=table.commitment,
        nonces=table.nonces,
        starters=people,
        sittings=tuple(
            Sitting(seat, person, from_start=True, stayed=True, points=points[seat])
            for seat, person in enumerate(people)
        ),
        counts=True,
        began=0,
        ended=0,
        result=next(event for event in match.events if isinstance(event, MatchEnded)),
        events=tuple(match.events),
    )
