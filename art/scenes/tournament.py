"""The scenes of a tournament: its standings, and the bracket of a knock-out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from art.scenes.recorded import NAMES
from bot.pages.pictures.tournaments import bracket_picture, current_part, standings_picture
from bot.pairing import knockout, standings, swiss
from bot.pairing.knockout import Bracket, Spot
from bot.pairing.lots import Lots, lots_of
from bot.pairing.results import LOST, WON, Result, bye
from bot.render.scene import Scene, SeatLabel
from bot.text.catalogue import Voice, voices

_OTHERS: Final = ("Ada", "Ivo", "Łukasz", "Nunzia", "محمد", "Pia", "Jean-Baptiste", "Θάλεια", "Tom", "Ines")
_LOTS: Final = lots_of(bytes(32), "gallery", ["anna"])


def _labels(entries: int, people: int, voice: Voice) -> Mapping[int, tuple[SeatLabel, ...]]:
    """The people of each entry."""
    everybody = (*NAMES, *_OTHERS)

    def label(entry: int, person: int) -> SeatLabel:
        name = everybody[(entry - 1 + 10 * person) % len(everybody)]
        return SeatLabel(entry, name, voice("ui-picture-seat", number=entry))

    return {entry: tuple(label(entry, person) for person in range(people)) for entry in range(1, entries + 1)}


@dataclass(frozen=True)
class Ordered:
    """The standings of a Swiss after some rounds, in which lots decided who won."""

    entries: int
    rounds: int
    language: str

    @property
    def scene(self) -> Scene:
        """The first page of the standings."""
        voice, seeds = voices()[self.language], list(range(1, self.entries + 1))
        results: list[Result] = []
        for number in range(1, self.rounds + 1):
            draws = _LOTS(f"results:{number}")
            for first, second in swiss.pair_round(seeds, seeds, results, number, _LOTS):
                if second is None:
                    results.append(bye(number, first))
                    continue
                lost = draws.below(2)
                points, deals = ((WON, LOST), 2 - lost) if draws.below(2) else ((LOST, WON), lost - 2)
                cards = 100 + draws.below(80), 100 + draws.below(80)
                results.append(Result(number, first, second, points, deals=deals, cards=cards))
        table = standings.swiss(seeds, results, self.rounds, _LOTS)
        note = voice("event-round", round=self.rounds, rounds=swiss.default_rounds(self.entries))
        labels = _labels(self.entries, 1, voice)
        return standings_picture(voice, "Torneo di Pasqua", table, labels, note=note).scene


@dataclass(frozen=True)
class Bracketed:
    """The bracket of a knock-out after some matches, in which lots decided who won."""

    entries: int
    matches: int
    language: str
    people: int = 1
    third: bool = False

    @property
    def scene(self) -> Scene:
        """The part of the bracket that is being played."""
        voice, labels = voices()[self.language], _labels(self.entries, self.people, voices()[self.language])
        bracket, figures = _played(self.entries, self.matches, _LOTS, third=self.third)
        part = current_part(bracket)
        return bracket_picture(voice, "Torneo di Pasqua", bracket, labels, figures, part).scene


def _played(
    entries: int, matches: int, lots: Lots, *, third: bool
) -> tuple[Bracket, dict[Spot, dict[int, str]]]:
    """A bracket after so many matches, and the deals that were won in them."""
    draws, decided, figures = lots("bracket"), dict[Spot, int | None](), dict[Spot, dict[int, str]]()
    for _ in range(matches):
        bracket = knockout.bracket(range(1, entries + 1), decided, third_place=third)
        match = bracket.open[0]
        winner, loser = match.sides if draws.below(3) else reversed(match.sides)
        decided[match.spot] = winner
        figures[match.spot] = {winner: "2", loser: str(draws.below(2))}
    return knockout.bracket(range(1, entries + 1), decided, third_place=third), figures
