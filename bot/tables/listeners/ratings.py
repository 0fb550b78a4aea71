"""How a finished match moves ratings: a Plackett-Luce model over the sides, by openskill.

Whoever began the match and is not in their seat at the end, left, away or replaced, has lost, and nobody else
on their account: their partners stay as they were, the other sides are rated as having beaten that side. A
friend who steps in and wins gains what the win is worth to them; they never lose.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from bot.store.rows import RatingRow
from bot.tables.archive.finished import Finished
from bot.tables.model.people import Person

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a person's strength, and how uncertain it is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


NEW: Final = Skill()
"""Somebody of whom nothing is known yet."""

_Sides = Sequence[Sequence[Skill]]


def starters(match: Finished) -> list[Person]:
    """The people who began a match, by seat; who has been forgotten since is among them under an alias."""
    return [player for player in match.starters if isinstance(player, Person)]


def deserters(match: Finished) -> set[int]:
    """The seats whose starters were not there at the end."""
    return {sitting.seat for sitting in match.sittings if sitting.from_start and not sitting.stayed}


def substitutes(match: Finished) -> dict[int, Person]:
    """Who had stepped in and held which seat at the end, by seat."""
    held = match.sittings[: match.rules.players]
    return {
        one.seat: one.player
        for one in held
        if one.stayed and not one.from_start and isinstance(one.player, Person)
    }


def rated(match: Finished) -> list[int]:
    """Everybody whose rating a match may move."""
    return [person.id for person in (*starters(match), *substitutes(match).values())]


def after(match: Finished, before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The skills of the people of a match, after it; of those only whose skill moves."""
    people = starters(match)
    sides = match.rules.sides
    skills = [[before.get(people[seat].id, NEW) for seat in side] for side in sides]
    gone = deserters(match)
    lost = {match.rules.side_of(seat) for seat in gone}
    fair = _rate(skills, _order(match, lost))
    result: dict[int, Skill] = {}
    for number, side in enumerate(sides):
        beaten = (
            _rate(skills, [int(other == number) for other in range(len(sides))]) if number in lost else fair
        )
        for place, seat in enumerate(side):
            if number not in lost or seat in gone:
                result[people[seat].id] = beaten[number][place]
    return {**_gains(match, before, skills), **result}


def _gains(match: Finished, before: Mapping[int, Skill], skills: _Sides) -> dict[int, Skill]:
    """What those have gained who stepped in and won, each as if they had played that seat from the start."""
    gained = {}
    for seat, person in substitutes(match).items():
        number = match.rules.side_of(seat)
        place = match.rules.sides[number].index(seat)
        if number not in match.result.winners:
            continue
        own = before.get(person.id, NEW)
        with_them = [list(side) for side in skills]
        with_them[number][place] = own
        won = _rate(with_them, _order(match, ()))[number][place]
        if _least(won) > _least(own):
            gained[person.id] = won
    return gained


def _least(skill: Skill) -> float:
    """What somebody can do at least, as far as is known: the figure of the leaderboards."""
    return skill.mu - 3 * skill.sigma


def rows(match: Finished, guild: int, game: str, stored: Mapping[int, RatingRow]) -> list[RatingRow]:
    """The ratings to store after a match, for one server (0: over all); none for who has been forgotten."""
    before = {person: Skill(row.mu, row.sigma) for person, row in stored.items()}
    return [
        RatingRow(
            person,
            guild,
            game,
            skill.mu,
            skill.sigma,
            (stored[person].matches if person in stored else 0) + 1,
        )
        for person, skill in after(match, before).items()
        if person > 0
    ]


def _order(match: Finished, lost: Collection[int]) -> list[int]:
    """A rank for each side: the winners first, then by score, last those that one of theirs has left."""
    last = max(match.result.score) + 2
    return [
        last if side in lost else 0 if side in match.result.winners else 1 + max(match.result.score) - score
        for side, score in enumerate(match.result.score)
    ]


def _rate(sides: _Sides, ranks: Sequence[int]) -> list[list[Skill]]:
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=list(ranks))
    return [[Skill(rating.mu, rating.sigma) for rating in team] for team in rated]
