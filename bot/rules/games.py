"""The named games (rules.md §5): one literal each, with one line for each difference from its parent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from typing import Final

from bot.rules.cards import Pack, Ranking
from bot.rules.options import Auction, Follow, Match, Retire, Talk, Teams, Tie


class Variant(StrEnum):
    """The named games."""

    BRISCOLA = "briscola"
    SCHEMBIL = "schembil"
    A31 = "a31"
    SCOPERTA = "scoperta"
    BRISCOLONE3 = "briscolone3"
    BRISCOLONE5 = "briscolone5"
    BRISCOLONE5T = "briscolone5t"
    BOSNIAN32 = "bosnian32"
    DOUBLE = "double"
    CHIAMATA = "chiamata"
    BISCA3 = "bisca3"
    BISCA9 = "bisca9"
    BRISCA = "brisca"
    SUECA = "sueca"
    SUECA_ITALIANA = "sueca_italiana"


class Trump(Enum):
    """The source of a deal's trump."""

    TURNUP = auto()
    NONE = auto()
    FIRST_LED = auto()
    CALLED = auto()
    DEALERS_CARD = auto()


ITALIAN: Final = {
    Ranking.STANDARD: None,
    Ranking.QJ_SWAP: Pack.FRENCH40,
    Ranking.THREE_AS_THREE: None,
    Ranking.SEVEN_FOR_THREE: None,
}
"""The pack that each ranking needs, None for any (fine print 12)."""

FORTY: Final = (Pack.ITALIAN40, Pack.FRENCH40, Pack.SPANISH40)
TEAMS: Final[Mapping[int, tuple[Teams, ...]]] = {4: (Teams.PAIRS,), 6: (Teams.TRIPLES,)}
EITHER: Final[Mapping[int, tuple[Teams, ...]]] = {4: (Teams.PAIRS, Teams.NONE), 6: (Teams.TRIPLES,)}
SIGNALS: Final = {4: Talk.SIGNALS, 6: Talk.SIGNALS}
MATCHES: Final = (Match.FIRST_TO, Match.RACE, Match.PENNYCOOK)


@dataclass(frozen=True)
class Game:
    """What a named game fixes and what it leaves open. In every tuple the default is first.

    ``teams``: by number of players; without an entry everybody plays alone. ``plays``: the cards of a seat
    in a trick. ``cards``: the sizes of the pack by number of players, if they may be chosen. ``auctions`` is
    empty if nobody bids. ``sources``: the texts that the game follows (rules.md, marks).

    Code that depends on the game reads a field and never the game's name, so that a game made from another
    one by ``replace`` behaves like it.
    """

    players: tuple[int, ...]
    sources: str
    teams: Mapping[int, tuple[Teams, ...]] = field(default_factory=dict)
    packs: tuple[Pack, ...] = FORTY
    cards: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    rankings: Mapping[Ranking, Pack | None] = field(default_factory=lambda: ITALIAN)
    hand: int = 3
    plays: int = 1
    trump: Trump = Trump.TURNUP
    follow: tuple[Follow, ...] = (Follow.FREE, Follow.MUST_FOLLOW)
    matches: tuple[Match, ...] = MATCHES
    ties: tuple[Tie, ...] = tuple(Tie)
    retire: Retire = Retire.OFF
    auctions: tuple[Auction, ...] = ()
    talk: Mapping[int, Talk] = field(default_factory=dict)
    """The talk by number of players. Without an entry, or without partners, there is none."""
    claims: bool = False
    """Whether 31 points may be claimed at any time (a31)."""
    open_hands: bool = False
    open_next_card: bool = False
    hides_points: bool = False
    """Whether points and tricks are hidden unless the table's options show them."""
    silent: bool = False
    """Whether partners may neither tell each other anything nor show each other a hand (Sueca)."""
    counts_games: bool = False
    """Whether a declarer's deal counts 1, 2 or 4 games, which the opponents never lose (rules.md §7)."""
    extra: frozenset[str] = frozenset()
    """The options that only some games have: ``bisca_margins``, ``scoring``, ``bandeira``, ``renege``."""

    def teams_for(self, players: int) -> tuple[Teams, ...]:
        """The ways in which this number of players may form sides (fine print 9)."""
        return self.teams.get(players, (Teams.NONE,))

    def sizes_for(self, players: int) -> tuple[int | None, ...]:
        """The sizes of the pack that may be chosen; only None if there is no choice (fine print 10)."""
        return self.cards.get(players, (None,))

    def packs_for(self, players: int, cards: int | None) -> tuple[Pack, ...]:
        """The packs that fit the number of players and of cards (fine print 10)."""
        if self.cards:
            return tuple(pack for pack in self.packs if (pack is Pack.FRENCH32) is (cards == 32))
        if Pack.SPANISH48 in self.packs:
            return tuple(pack for pack in self.packs if (pack is Pack.SPANISH48) is (players == 6))
        return self.packs

    def rankings_for(self, pack: Pack) -> tuple[Ranking, ...]:
        """The rankings that fit the pack (fine print 12)."""
        if self.cards and pack is Pack.FRENCH32:
            return (Ranking.TEN,)
        return tuple(ranking for ranking, only_pack in self.rankings.items() if only_pack in {None, pack})

    def has_teams_of(self, *numbers: int) -> bool:
        """Whether any of these numbers of players may form teams."""
        return any(number in self.players and number in self.teams for number in numbers)


BRISCOLA: Final = Game(
    players=(2, 3, 4, 6),
    sources="P I V W",
    teams=EITHER,
    matches=(*MATCHES, Match.THREEHAND),
    talk=SIGNALS,
)
BISCA: Final = replace(
    BRISCOLA,
    players=(2, 4),
    sources="W",
    teams=TEAMS,
    packs=(Pack.FRENCH40,),
    rankings={Ranking.BISCA: None},
    matches=MATCHES,
    talk={},
    extra=frozenset({"bisca_margins"}),
)
BRISCOLONE: Final = replace(
    BRISCOLA,
    players=(2,),
    sources="P W",
    hand=5,
    trump=Trump.NONE,
    matches=(Match.RACE, Match.FIRST_TO, Match.PENNYCOOK),
)
CHIAMATA: Final = replace(
    BRISCOLA,
    players=(5,),
    sources="W I",
    teams={},
    hand=8,
    trump=Trump.CALLED,
    matches=(Match.CHIAMATA, Match.N_DEALS),
    ties=(Tie.NOBODY_SCORES,),
    auctions=(Auction.COMBINED, Auction.RANK, Auction.POINTS, Auction.SUIT_ONLY),
    extra=frozenset({"scoring"}),
)

GAMES: Final = {
    Variant.BRISCOLA: BRISCOLA,
    Variant.SCHEMBIL: replace(BRISCOLA, players=(6,), sources="P", matches=MATCHES, talk={6: Talk.RAIS}),
    Variant.A31: replace(
        BRISCOLA,
        players=(2,),
        sources="P I",
        matches=(Match.FIRST_TO,),
        ties=(Tie.NOBODY_SCORES,),
        claims=True,
        hides_points=True,
    ),
    Variant.SCOPERTA: replace(
        BRISCOLA,
        players=(2,),
        sources="P W",
        matches=MATCHES,
        open_hands=True,
        open_next_card=True,
    ),
    Variant.BRISCOLONE3: replace(
        BRISCOLONE, sources="W", hand=3, follow=(Follow.LAST3, Follow.FREE, Follow.MUST_FOLLOW)
    ),
    Variant.BRISCOLONE5: BRISCOLONE,
    Variant.BRISCOLONE5T: replace(BRISCOLONE, sources="W", trump=Trump.FIRST_LED),
    Variant.BOSNIAN32: replace(
        BRISCOLA,
        players=(2, 3, 4, 5, 6, 7, 8, 9, 10),
        sources="P",
        teams={4: (Teams.PAIRS, Teams.NONE)},
        packs=(Pack.FRENCH32,),
        rankings={Ranking.TEN: None},
        matches=MATCHES,
    ),
    Variant.DOUBLE: replace(
        BRISCOLA,
        players=(2, 3, 4, 5, 6),
        sources="P W",
        packs=(*FORTY, Pack.FRENCH32),
        cards={2: (40, 36, 32), 3: (36,), 4: (40, 32), 5: (40,), 6: (36,)},
        rankings={**ITALIAN, Ranking.TEN: Pack.FRENCH32},
        hand=4,
        plays=2,
        follow=(Follow.FREE,),
        matches=MATCHES,
        talk={},
    ),
    Variant.CHIAMATA: CHIAMATA,
    Variant.BISCA3: BISCA,
    Variant.BISCA9: replace(BISCA, players=(2,), hand=9),
    Variant.BRISCA: replace(
        BRISCOLA,
        sources="W",
        teams=TEAMS,
        packs=(Pack.SPANISH40, Pack.SPANISH48),
        rankings={Ranking.STANDARD: None},
        retire=Retire.BRISCA_7_2,
    ),
    Variant.SUECA: replace(
        BISCA,
        players=(4,),
        hand=10,
        trump=Trump.DEALERS_CARD,
        follow=(Follow.MUST_FOLLOW,),
        matches=(Match.SUECA,),
        ties=(Tie.NOBODY_SCORES, Tie.CARRY),
        silent=True,
        extra=frozenset({"bandeira", "renege"}),
    ),
    Variant.SUECA_ITALIANA: replace(
        CHIAMATA,
        sources="W",
        packs=(Pack.FRENCH40,),
        rankings={Ranking.BISCA: None},
        auctions=(*CHIAMATA.auctions, Auction.FROM65),
        counts_games=True,
        extra=frozenset(),
    ),
}
"""Every game by its name in a record."""
