"""The pictures of tournaments: standings and brackets (T-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from bot.pages.page import Picture
from bot.pages.pictures.results import line_of, with_description
from bot.pairing.knockout import Bracket, Match, Spot, Stage
from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion, Value
from bot.render.decks import DEFAULT_DECKS, Family
from bot.render.scene import Kind, SeatLabel, Sign
from bot.render.scenes.bracket import MOST_SLOTS, BracketMatch, Slot, bracket_scene
from bot.render.scenes.standings import MOST_STANDINGS, Standing as Row, standings_scene
from bot.text.catalogue import Voice
from bot.text.numbers import change, decimal, figure, tenths
from bot.text.players import written_name
from bot.text.tournaments import stage_name
from bot.tournaments.decisions.leagues import Moves
from bot.tournaments.decisions.rounds import THIRD_PLACE
from bot.tournaments.decisions.standings import spot_of
from bot.tournaments.model.event import Event
from bot.tournaments.model.steps import How, Outcome, Phase

Labels = Mapping[int, tuple[SeatLabel, ...]]
"""The people of each entry."""
Figures = Mapping[Spot, Mapping[int, str]]
"""What each entry has won in the matches of a bracket, as text."""

_TIE_BREAKS: Final = {
    Criterion.BUCHHOLZ_CUT_1: "ui-picture-buchholz",
    Criterion.SONNEBORN_BERGER: "ui-picture-berger",
    Criterion.OPPONENTS: "ui-picture-opponents",
    Criterion.DEALS: "ui-picture-won-deals",
    Criterion.CARDS: "ui-picture-cards",
}
"""The headings of tie-breaks that have a column, where the standings know them."""
_SCORES: Final = {Criterion.PERCENT: "ui-picture-percent", Criterion.POINTS: "ui-picture-season-points"}
_SIGNED: Final = {Criterion.DEALS}
_MAYBE_NOTHING: Final = (Criterion.OPPONENTS, Criterion.DEALS)
"""They have no column where no entry has any: without ratings, or in auction games, where no side wins."""
_COLUMNS: Final = 2
"""The number of tie-breaks before the score."""
_EMPTY: Final = "–"


def entry_labels(voice: Voice, event: Event) -> dict[int, tuple[SeatLabel, ...]]:
    """The people of each entry of a tournament."""
    return {
        entry.number: tuple(
            SeatLabel(
                entry.number,
                written_name(voice, one, plain=True),
                voice("ui-picture-seat", number=entry.number),
            )
            for one in entry.members
        )
        for entry in event.entries
    }


def bracket_figures(event: Event) -> dict[Spot, dict[int, str]]:
    """The score of each entry in the matches of a tournament's bracket, where it is one of few deals."""
    phase = Phase.CUT if event.settings.cut else Phase.MAIN
    return {
        spot_of(pairing.label): dict(zip(pairing.entries, map(str, pairing.outcome.score), strict=True))
        for one in event.rounds
        if one.phase is phase
        for pairing in one.pairings
        if pairing.label and pairing.outcome is not None and _is_short(pairing.outcome)
    }


def _is_short(outcome: Outcome) -> bool:
    """Whether the score of a match is one of few deals, and stands beside its names."""
    return outcome.how is How.PLAYED and bool(outcome.score) and all(0 <= one < 10 for one in outcome.score)


def standings_picture(  # noqa: PLR0913 - as for the scene
    voice: Voice,
    title: str,
    standings: Sequence[Standing],
    labels: Labels,
    *,
    first: int = 0,
    note: str = "",
    groups: Mapping[int, str] = MappingProxyType({}),
    moves: Moves | None = None,
) -> Picture:
    """Up to twelve lines of standings, from number ``first`` (0-based) on.

    ``note`` is below the title: the round. ``groups`` name the group of each entry, where there are some.
    ``moves`` are marked: who goes up and down at the end of a season (S-9).
    """
    voice = voice.plain
    shown = standings[first : first + MOST_STANDINGS]
    known = {**standings[0].values} if standings else {}
    for criterion in _MAYBE_NOTHING:
        if not any(one.values.get(criterion) for one in standings):
            known.pop(criterion, None)
    columns = dict([*_known(_TIE_BREAKS, known)[:_COLUMNS], *_known(_SCORES, known)])
    headings = [voice(key) for key in columns.values()]
    signs = {} if moves is None else dict.fromkeys(moves.up, Sign.UP) | dict.fromkeys(moves.down, Sign.DOWN)
    meanings = {sign: voice(f"ui-picture-{sign}") for sign in sorted(set(signs.values()), reverse=True)}
    named = [groups.get(one.entry, "") for one in shown]
    rows = [
        Row(
            labels[one.entry],
            tuple(_figure(voice, column, one.values[column]) for column in columns),
            place=f"{one.place}.",
            above=group if group != before else "",
            move=signs.get(one.entry),
        )
        for one, before, group in zip(shown, ["", *named], named, strict=False)
    ]
    scene = standings_scene(
        kind=Kind.BOARD,
        deck=DEFAULT_DECKS[Family.ITALIAN].key,
        title=title,
        note=note,
        headings=headings,
        standings=rows,
        legend=meanings,
    )
    lines = [
        f"{row.above and f'{row.above}. '}{row.place} "
        f"{line_of(voice, headings, row, '' if row.move is None else meanings[row.move])}"
        for row in rows
    ]
    return with_description(scene, [f"{title}.", note and f"{note}.", *lines])


def _known(keys: Mapping[Criterion, str], known: Mapping[Criterion, Value]) -> list[tuple[Criterion, str]]:
    return [(criterion, key) for criterion, key in keys.items() if criterion in known]


def _figure(voice: Voice, column: Criterion, value: Value) -> str:
    if column in _SIGNED:
        return change(int(value))
    if isinstance(value, Fraction) and value.denominator != 1:
        return decimal(voice, tenths(float(value)))
    return figure(int(value))


# Brackets --------------------------------------------------------------------------------------------------


def parts_of(bracket: Bracket) -> int:
    """The number of pictures that show the rounds before the last sixteen; 0 if there are none."""
    slots = 2 * len(bracket.rounds[0])
    return slots // MOST_SLOTS if slots > MOST_SLOTS else 0


def current_part(bracket: Bracket) -> int:
    """The part of a bracket that shows what is played first now; 0: the last sixteen."""
    for row in bracket.rounds:
        for match in row:
            if match.stage is Stage.OPEN and 2 * len(row) > MOST_SLOTS:
                return 1 + match.spot.number * parts_of(bracket) // len(row)
    return 0


def bracket_picture(
    voice: Voice, title: str, bracket: Bracket, labels: Labels, figures: Figures, part: int = 0
) -> Picture:
    """The last sixteen of a bracket, or a ``part`` of the rounds before them (from 1)."""
    voice = voice.plain
    rows = _rows(bracket, part)
    headings = [stage_name(voice, entries) for _, entries in rows]
    third = bracket.third if part == 0 else None
    third_words = stage_name(voice, THIRD_PLACE)
    parts = parts_of(bracket)
    note = voice("ui-picture-part", part=part, parts=parts) if part else ""
    scene = bracket_scene(
        title=title,
        note=note,
        headings=headings,
        rounds=[[_match(match, labels, figures) for match in row] for row, _ in rows],
        third=None if third is None else _match(third, labels, figures),
        third_words=third_words,
    )
    told = [*zip(headings, [row for row, _ in rows], strict=True)]
    if third is not None:
        told.insert(-1, (third_words, (third,)))
    lines = [
        voice("labelled", label=heading, text=f"{voice.series(words)}.")
        for heading, row in told
        if (words := [_words(voice, match, labels, figures) for match in row if match.sides])
    ]
    whole = with_description(scene, [f"{title}.", note and f"{note}.", *lines])
    return replace(whole, instead="\n".join(lines))


def _rows(bracket: Bracket, part: int) -> list[tuple[Sequence[Match], int]]:
    """The rounds on a picture, each with the number of entries of the whole round."""
    rounds = [(row, 2 * len(row)) for row in bracket.rounds]
    if not part:
        return [(row, entries) for row, entries in rounds if entries <= MOST_SLOTS]
    parts = parts_of(bracket)
    if part > parts:
        raise ValueError(f"the bracket has {parts} parts")
    return [
        (row[(part - 1) * len(row) // parts : part * len(row) // parts], entries)
        for row, entries in rounds
        if len(row) >= parts
    ]


def _match(match: Match, labels: Labels, figures: Figures) -> BracketMatch:
    winner = None if match.winner is None else int(match.winner != match.first)
    return BracketMatch(
        _slot(match, match.first, labels, figures), _slot(match, match.second, labels, figures), winner
    )


def _slot(match: Match, entry: int | None, labels: Labels, figures: Figures) -> Slot:
    if entry is None:
        return Slot(words=_EMPTY if match.stage is Stage.PASSED else "")
    people = labels[entry]
    lines = (people[:1], people[1:]) if len(people) > 1 else (people,)
    return Slot(lines, figures.get(match.spot, {}).get(entry, ""))


def _words(voice: Voice, match: Match, labels: Labels, figures: Figures) -> str:
    """A match in words, the winner first."""
    order = sorted(match.sides, key=lambda entry: entry != match.winner)
    first, *others = (" + ".join(seat.name for seat in labels[entry]) for entry in order)
    if not others:
        key = "ui-picture-passed-on" if match.stage is Stage.PASSED else "ui-picture-waits"
        return voice(key, name=first)
    found = figures.get(match.spot, {})
    score = ":".join(found[entry] for entry in order if entry in found)
    if match.winner is None:
        key = "ui-picture-nobody" if match.settled else "ui-picture-meets"
        return voice(key, first=first, second=others[0])
    return voice("ui-picture-beat", first=first, second=others[0], score=f" {score}" if score else "")
