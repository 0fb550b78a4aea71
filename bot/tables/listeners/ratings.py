"""The ratings after a finished match: a Plackett-Luce model over the sides, by openskill.

A person who began the match but is not in their seat at the end (left, away or replaced) has lost. Nobody
else loses because of them: their partners' ratings stay, and the other sides are rated as having beaten that
side. A substitute who wins gains what the win is worth; a substitute never loses.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.store.rows import RatingRow
from bot.tables.archive.finished import FinishedMatch
from bot.tables.model.people import Person
from bot.tables.skill import MODEL, NEW, Skill, chances_of

_Sides = Sequence[Sequence[Skill]]


def starters(match: FinishedMatch) -> list[Person]:
    """The people who began a match, by seat. A forgotten person is among them under an alias."""
    return [player for player in match.starters if isinstance(player, Person)]


def deserters(match: FinishedMatch) -> set[int]:
    """The seats whose starters were absent at the end."""
    return {sitting.seat for sitting in match.sittings if sitting.from_start and not sitting.stayed}


def substitutes(match: FinishedMatch) -> dict[int, Person]:
    """The substitutes who held a seat at the end, by seat."""
    holders = match.sittings[: match.rules.players]
    return {
        one.seat: one.player
        for one in holders
        if one.stayed and not one.from_start and isinstance(one.player, Person)
    }


def rated_people(match: FinishedMatch) -> list[int]:
    """The ids of all people whose ratings a match may change."""
    return [person.id for person in (*starters(match), *substitutes(match).values())]


def skills_after(match: FinishedMatch, before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The new skills of the people whose ratings a match changes."""
    people = starters(match)
    sides = match.rules.sides
    skills = [[before.get(people[seat].id, NEW) for seat in side] for side in sides]
    absent_seats = deserters(match)
    left_sides = {match.rules.side_of(seat) for seat in absent_seats}
    fair = _rate(skills, _order(match, left_sides))
    result: dict[int, Skill] = {}
    for number, side in enumerate(sides):
        ratings = (
            _rate(skills, [int(other == number) for other in range(len(sides))])
            if number in left_sides
            else fair
        )
        for place, seat in enumerate(side):
            if number not in left_sides or seat in absent_seats:
                result[people[seat].id] = ratings[number][place]
    return {**_gains(match, before, skills), **result}


def _gains(match: FinishedMatch, before: Mapping[int, Skill], skills: _Sides) -> dict[int, Skill]:
    """The new skills of substitutes who won, each as if they had played the seat from the start."""
    gains = {}
    for seat, person in substitutes(match).items():
        number = match.rules.side_of(seat)
        place = match.rules.sides[number].index(seat)
        if number not in match.result.winners:
            continue
        own = before.get(person.id, NEW)
        with_them = [list(side) for side in skills]
        with_them[number][place] = own
        skill = _rate(with_them, _order(match, ()))[number][place]
        if _lower_estimate(skill) > _lower_estimate(own):
            gains[person.id] = skill
    return gains


def _lower_estimate(skill: Skill) -> float:
    """The lower estimate of a person's strength, as shown on the leaderboards."""
    return skill.mu - 3 * skill.sigma


def win_chances(match: FinishedMatch, before: Mapping[int, Skill]) -> dict[int, float]:
    """The chance of winning that each starter's side had before a match (A-2)."""
    people = starters(match)
    sides = match.rules.sides
    chances = chances_of([[before.get(people[seat].id, NEW) for seat in side] for side in sides])
    return {people[seat].id: chance for side, chance in zip(sides, chances, strict=True) for seat in side}


def rows(
    match: FinishedMatch,
    guild: int,
    game: str,
    current: Mapping[int, RatingRow],
    *,
    with_forgotten: bool = False,
) -> list[RatingRow]:
    """The ratings after a match, for one server (0: over all).

    ``with_forgotten`` people are among them only if so wished, under their aliases.
    """
    before = {person: Skill(row.mu, row.sigma) for person, row in current.items()}
    chances = win_chances(match, before)
    return [
        RatingRow(
            person,
            guild,
            game,
            skill.mu,
            skill.sigma,
            (current[person].matches if person in current else 0) + 1,
            chances.get(person),
        )
        for person, skill in skills_after(match, before).items()
        if person > 0 or with_forgotten
    ]


def _order(match: FinishedMatch, left_sides: Collection[int]) -> list[int]:
    """A rank for each side: the winners first, then by score, and last the sides that a player has left."""
    last = max(match.result.score) + 2
    return [
        last
        if side in left_sides
        else 0
        if side in match.result.winners
        else 1 + max(match.result.score) - score
        for side, score in enumerate(match.result.score)
    ]


def _rate(sides: _Sides, ranks: Sequence[int]) -> list[list[Skill]]:
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    ratings = MODEL.rate(teams, ranks=list(ranks))
    return [[Skill(rating.mu, rating.sigma) for rating in team] for team in ratings]
