"""The settings of a tournament, as its host chooses them (T-1 to T-6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.rules.errors import ImpossibleRules
from bot.rules.rules import Rules

LEAST_ENTRIES: Final = 4
MOST_ENTRIES: Final = 128
"""The size of a tournament (T-3)."""
TEAMS: Final = 2
"""The entries of a team match (D-10)."""
LEAST_AT_BOARDS: Final = 6
"""The entries of a tournament with equal boards: with fewer than three tables nothing is compared (D-11)."""
LONGEST_PAUSE: Final = 15
"""The longest pause between two live rounds, in minutes (T-5)."""
LONGEST_ROUND: Final = 14
"""The longest round by correspondence, in days (T-5)."""
MOST_CHANNELS: Final = 4
"""The most channels in which the tables of a tournament stand."""
CUTS: Final = (0, 2, 4, 8)
"""How many play a knock-out after the rounds (T-1)."""
SHORTEST_ARENA: Final = 30
LONGEST_ARENA: Final = 120
"""The minutes that an arena may last (T-15)."""


class Format(StrEnum):
    """How a tournament pairs its entries (T-1)."""

    SWISS = "swiss"
    KNOCKOUT = "knockout"
    ROUND_ROBIN = "round_robin"
    HEATS = "heats"
    ARENA = "arena"
    LEAGUE = "league"
    TEAM_MATCH = "team_match"


class Tempo(StrEnum):
    """Whether a round is played at once, or over days by correspondence (T-5)."""

    LIVE = "live"
    POST = "post"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tournament.

    - ``rounds``: how many rounds; None for the usual number of the format.
    - ``cut``: how many of the best play a knock-out afterwards; 0 for none.
    - ``double``: a round robin in which everybody meets twice.
    - ``third``: whether the losers of the semi-finals play for the third place.
    - ``pause``: the minutes between two live rounds.
    - ``days``: the days of a round by correspondence.
    - ``minutes``: how long an arena lasts.
    - ``boards``: how many deals all tables of a round play with the same cards; 0 if each has its own.
    - ``starts``: when it starts by itself, in Unix milliseconds of the people's clock; None if the host
      starts it.
    - ``role``: the role that people need to enter; ``matches``: how many finished matches.
    - ``prize``: the role that the winners get.
    - ``final``: the target of the final; None if it is played as every other match.
    - ``channels``: the channels in which the tables stand in turn; none for the tournament's own.
    """

    title: str
    rules: Rules
    format: Format = Format.SWISS
    tempo: Tempo = Tempo.LIVE
    rated: bool = True
    rounds: int | None = None
    cut: int = 0
    double: bool = False
    third: bool = False
    pause: int = 2
    days: int = 3
    minutes: int = 60
    boards: int = 0
    starts: int | None = None
    role: int | None = None
    matches: int = 0
    prize: int | None = None
    final: int | None = None
    channels: tuple[int, ...] = ()

    @property
    def side_size(self) -> int:
        """How many people an entry has: a person, a pair or a triple (T-2), or a team for two tables (D-10).

        In heats everybody is alone.
        """
        if self.format is Format.HEATS or len(self.rules.sides) != 2:
            return 1
        side = len(self.rules.sides[0])
        return 2 * side if self.format is Format.TEAM_MATCH else side

    @property
    def least_entries(self) -> int:
        """How many entries it needs."""
        if self.format is Format.TEAM_MATCH:
            return TEAMS
        least = LEAST_AT_BOARDS if self.boards else LEAST_ENTRIES
        return max(least, min(self.table_sizes)) if self.format is Format.HEATS else least

    @property
    def table_sizes(self) -> list[int]:
        """How many may sit at a table of heats: as the rules say, or fewer where the game has that."""
        rules = self.rules
        if len(rules.sides) == 2:
            return [rules.players]
        found = []
        for players in range(3, rules.players + 1):
            try:
                replace(rules, players=players)
            except ImpossibleRules:
                continue
            found.append(players)
        return found

    @property
    def has_final(self) -> bool:
        """Whether it ends with a final: it is a knock-out, or has one after its rounds."""
        return self.format is Format.KNOCKOUT or self.cut > 0

    @property
    def win(self) -> int:
        """The points of a match that was won without being played: 3 in a league (S-7), else 2 (T-8)."""
        return 3 if self.format is Format.LEAGUE else 2

    @property
    def at_post(self) -> bool:
        """Whether it is played by correspondence."""
        return self.tempo is Tempo.POST
