"""Results of matches in a store, made up at random: few people and few games, so that much is equal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import Final

from bot.store.base import Store
from bot.store.rows import MatchRow, RatingRow, RecordCandidate, SeatRow

GUILDS: Final = (7, 8)
DIRECT: Final = 0
"""Stands for direct messages: what is played there is unrated, and on no board (V-20)."""
GAMES: Final = ("briscola", "briscolone", "sueca")
PEOPLE: Final = range(1, 7)
# Few values, so that many are equal: the same skill from one game, from two, and from other numbers.
SKILLS: Final = ((25.0, 5.0), (28.0, 6.0), (22.0, 4.0), (30.0, 5.0), (25.0, 25 / 3))


async def book_any(
    store: Store, rng: random.Random, number: int, places: Sequence[int] = (*GUILDS, DIRECT)
) -> None:
    """A match of some people, with or without ratings, which may overtake those before it."""
    people = rng.sample([*PEOPLE, None, None], rng.randint(2, 4))
    guild, game = rng.choice(places), rng.choice(GAMES)
    rated = guild != DIRECT and rng.random() < 0.7
    match = MatchRow(
        f"m{rng.randrange(10**6)}-{number}",
        "t",
        guild,
        20,
        game,
        len(people),
        rated,
        0,
        rng.randrange(9),
        "first_to",
    )
    seats = [
        SeatRow(seat, seat, person, f"{person} as {number}", rng.random() < 0.5, 60, 1)
        for seat, person in enumerate(people)
    ]
    ratings = []
    for person, place in product((one for one in people if one and rated), (guild, 0)):
        if rng.random() < 0.9:
            before = await store.results.ratings([person], place, game)
            matches = before[person].matches if person in before else 0
            ratings.append(RatingRow(person, place, game, *rng.choice(SKILLS), matches + 1))
    await store.standing.add_record_candidate(
        RecordCandidate(match.match, guild, game, match.ended, None not in people, 1, 60, 0, 1, number, 1, 1)
    )
    assert await store.results.book(match, seats, ratings)
