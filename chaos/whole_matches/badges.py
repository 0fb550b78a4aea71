"""AA-1: the badges that were given while people played are those that their logs give afterwards.

    python -m chaos badges [--matches N] [--seed S]

People and computers play so many matches (10,000 by default) of all games, at eight tables at once, over a
database. Some leave, some are late, and others take their seats. Then the bot starts again, every log is read
from the database, and its feats are computed anew. They have to be those that are stored: the same people,
kinds, matches and moments. In the end they are given once more, in another order, as the backlog does after
an upgrade that was cut short: nothing may change.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot import log
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.store.rows import Feat
from bot.tables.archive.badges import RESCUE, feats_of
from bot.tables.archive.finished import finished_matches
from bot.tables.limits.table_caps import Caps
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import CallSubstitute, Substitute
from bot.tables.model.table import Table
from chaos.whole_matches.soak import CLOSES, Club
from testing import arguments
from testing.worlds.room import Room, opened_store

MATCHES: Final = 10_000
AT_ONCE: Final = 200
"""The matches after which all tables are closed, as after an evening."""
COMPANY: Final = 10
GOES: Final = 1 / 300
"""How often a player in turn calls a substitute, who comes at once."""
MOST_PAUSE: Final = 600_000
"""The longest pause between two matches, in milliseconds."""
LONGER: Final[Sequence[dict[str, object]]] = (
    {"variant": "briscola", "players": 2, "match": "first_to", "target": 3},
    {"variant": "briscola", "players": 4, "match": "first_to", "target": 3},
    {"variant": "sueca", "players": 4},
)
"""Matches in which somebody can come from behind, or lose every deal."""

Key = tuple[int, str]
"""A person and a kind of feat."""


class Members(Club):
    """People who also take over each other's seats, and note where they have played."""

    def __init__(self, room: Room, rng: random.Random) -> None:
        super().__init__(room, rng, COMPANY)
        self.rules += [rules_from(options) for options in LONGER for _ in range(4)]
        self.tables: list[str] = []

    async def game(self, place: Place, rules: Rules, friends: Sequence[Person]) -> str:
        """A match as in a club, some time after the last one."""
        self.room.now += self.chance.randrange(MOST_PAUSE)
        table = await super().game(place, rules, friends)
        self.tables.append(table)
        return table

    async def turn(self, table: Table) -> None:
        """Now and then somebody has to go, and a regular who is not at the table takes the seat."""
        person = None if table.turn is None else table.seats[table.turn].person
        if person is not None and self.chance.random() < GOES:
            await self.act(table.id, person, CallSubstitute())
            guest = self.chance.choice(self.regulars(table.place))
            if table.seat_of(guest.id) is None:
                await self.act(table.id, guest, Substitute(table.turn))
        await super().turn(table)


@dataclass
class LoggedFeats:
    """What the logs give: all feats, of how many matches."""

    matches: int = 0
    feats: list[Feat] = field(default_factory=list)


async def compute_badges(room: Room, tables: Iterable[str]) -> LoggedFeats:
    """The feats of all finished matches of these tables, from their logs."""
    result = LoggedFeats()
    for table in tables:
        for match in finished_matches(table, await room.tables.history(table)):
            result.matches += 1
            result.feats += feats_of(match)
    return result


def count_badges(feats: Iterable[Feat]) -> tuple[dict[Key, Feat], set[Feat]]:
    """What of feats makes badges: the earliest of each person and kind, and each rescue."""
    first: dict[Key, Feat] = {}
    rescues = set()
    for feat in sorted(feats, key=lambda one: (one.at, one.match)):
        first.setdefault((feat.person, feat.kind), feat)
        if feat.kind == RESCUE:
            rescues.add(feat)
    return first, rescues


async def award_badges(room: Room, people: Iterable[Person]) -> list[Feat]:
    """The feats that are stored of people."""
    return [feat for person in people for feat in await room.store.standing.feats(person.id)]


async def trial(matches: int, folder: Path, seed: int) -> tuple[LoggedFeats, list[str]]:
    """Play so many matches; returns what the logs give, and what is wrong."""
    chance = random.Random(seed)
    async with opened_store(folder / "badges.db") as store:
        room = Room(store, caps=Caps(50, 100, 10_000, rates={}))
        club = Members(room, chance)
        while len(club.tables) < matches:
            await club.evening(min(AT_ONCE, matches - len(club.tables)))
            print(f"  {len(club.tables)} matches", flush=True)
        await room.restart(CLOSES * 1000)
        result = await compute_badges(room, club.tables)
        expected, wrong = count_badges(result.feats), []
        if count_badges(await award_badges(room, club.people)) != expected:
            wrong.append("what was given is not what the logs give")
        chance.shuffle(result.feats)
        for feat in result.feats:
            await store.standing.add_feats([feat], every={RESCUE})
        if count_badges(await award_badges(room, club.people)) != expected:
            wrong.append("given again in another order, they are other ones")
        await room.close()
    return result, wrong


def main() -> None:
    """Print what held."""
    log.configure("error")
    parser = arguments.parser("chaos badges", __doc__)
    arguments.add_options(parser, matches=MATCHES)
    arguments.add_options(parser, arguments.count_or_none, seed=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result, wrong = asyncio.run(trial(options.matches, Path(folder), options.seed))
    kinds = Counter(feat.kind for feat in result.feats)
    print("  " + ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
    if wrong:
        sys.exit(f"AA-1 does not hold: {'; '.join(wrong)}")
    first, rescues = count_badges(result.feats)
    print(
        f"AA-1 holds: {result.matches} matches give {len(first)} badges and {len(rescues)} rescues, as given"
    )


if __name__ == "__main__":
    main()
