"""The checks of a tournament's settings, and what people need to enter it (T-1 to T-6)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.pairing.team_match import FEWEST_BOARDS, MOST_BOARDS
from bot.rules.errors import ImpossibleRules
from bot.rules.options import EarlyStop, Match, Talk, Timeout
from bot.rules.rules import Rules
from bot.store.entrants import Entrant
from bot.tournaments.decisions.moments import DAY
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.settings import (
    CUTS,
    LONGEST_ARENA,
    LONGEST_PAUSE,
    LONGEST_ROUND,
    MOST_CHANNELS,
    SHORTEST_ARENA,
    Format,
    Settings,
    Tempo,
)

BARS: Final = (7 * DAY, 14 * DAY, 28 * DAY)
"""How long a person waits for the next event of a server after they were withdrawn for absence (T-6), in
milliseconds: the first time, the second, and every further time."""
DAYS: Final = 7
"""The days of a round of a league (S-7)."""
RUNNING_AT_ONCE: Final = 3
"""The most events of a server that are open or run (E-4)."""


def check_settings(settings: Settings) -> None:
    """Raise ``EventRefused`` or ``ImpossibleRules`` if no tournament can have these settings."""
    for reason, is_wrong, facts in _faults(settings):
        if is_wrong:
            raise EventRefused(reason, **facts)
    if settings.boards or settings.format is Format.TEAM_MATCH:
        _check_boards(settings)
    if settings.final is not None:
        replace(settings.rules, target=settings.final)  # raises where the game has no such target


_CHOICES: Final[dict[str, tuple[EventReason, Collection[Format | Tempo]]]] = {
    "rounds": (EventReason.NO_ROUNDS, {Format.SWISS, Format.HEATS}),
    "minutes": (EventReason.ARENA_MINUTES, {Format.ARENA}),
    "pause": (EventReason.TEMPO, {Tempo.LIVE}),
    "days": (EventReason.TEMPO, {Tempo.POST}),
}
"""The choices that some formats or tempos alone have, with the reason why others refuse them."""


def check_choices(chosen: Collection[str], kind: Format, tempo: Tempo) -> None:
    """Raise ``EventRefused`` if a host chose what tournaments of this format or tempo do not have.

    ``chosen`` are the names of fields of ``Settings``. A value does not tell whether it was chosen.
    """
    for choice, (reason, having) in _CHOICES.items():
        if choice in chosen and not {kind, tempo} & {*having}:
            raise EventRefused(reason)


def _faults(settings: Settings) -> Iterator[tuple[EventReason, bool, dict[str, int | str]]]:
    """What may be wrong with settings: a reason, whether it applies, and what its sentence needs."""
    rules, kind = settings.rules, settings.format
    is_arena, may_cut = kind is Format.ARENA, kind in {Format.SWISS, Format.ROUND_ROBIN}
    arena: dict[str, int | str] = {"least": SHORTEST_ARENA, "most": LONGEST_ARENA}
    yield EventReason.NO_FORMAT, kind is not Format.HEATS and len(rules.sides) != 2, {}
    yield EventReason.OPEN_HANDS, rules.open_hands and not rules.game.open_hands, {}
    yield EventReason.WAITS, rules.timeout is Timeout.WAIT_VOTE, {}
    not_weekly = not settings.at_post or settings.days != DAYS
    yield EventReason.LEAGUE_BY_POST, kind is Format.LEAGUE and not_weekly, {}
    yield EventReason.ARENA_IS_LIVE, is_arena and settings.at_post, {}
    yield (
        EventReason.ARENA_LENGTH,
        is_arena and not SHORTEST_ARENA <= settings.minutes <= LONGEST_ARENA,
        arena,
    )
    yield EventReason.NO_CUT, settings.cut not in CUTS or (settings.cut > 0 and not may_cut), {}
    asks_final = settings.third or settings.final is not None
    yield EventReason.NO_FINAL, asks_final and not settings.has_final, {}
    yield EventReason.NO_DOUBLE, settings.double and kind is not Format.ROUND_ROBIN, {}
    yield EventReason.PAUSE, not 0 <= settings.pause <= LONGEST_PAUSE, {"most": LONGEST_PAUSE}
    yield EventReason.DAYS, not 1 <= settings.days <= LONGEST_ROUND, {"most": LONGEST_ROUND}
    yield EventReason.CHANNELS, len(settings.channels) > MOST_CHANNELS, {"most": MOST_CHANNELS}


def _check_boards(settings: Settings) -> None:
    """Raise ``EventRefused`` where equal boards cannot be played (D-10, D-11)."""
    rules = settings.rules
    if settings.format not in {Format.SWISS, Format.ROUND_ROBIN, Format.TEAM_MATCH}:
        raise EventRefused(EventReason.NO_BOARDS)
    if not FEWEST_BOARDS <= settings.boards <= MOST_BOARDS:
        raise EventRefused(EventReason.BOARDS_NUMBER, least=FEWEST_BOARDS, most=MOST_BOARDS)
    if rules.talk is not Talk.OFF or rules.early_stop is not EarlyStop.OFF:
        raise EventRefused(EventReason.NO_BOARDS)
    if settings.cut:
        raise EventRefused(EventReason.NO_CUT)


def suited_rules(rules: Rules, kind: Format, boards: int = 0) -> Rules:
    """The rules with the match of a format: one deal in an arena, two won ones in a league (T-15, S-7).

    Equal boards are played to the end and without talk (D-1, D-10). The rules stay as they are in other
    formats, and where the game has no such match.
    """
    if boards:
        silent = _with_options(rules, early_stop=EarlyStop.OFF, talk=Talk.OFF)
        return _with_options(silent, match=Match.N_DEALS, target=boards)
    target = {Format.ARENA: 1, Format.LEAGUE: 2}.get(kind)
    if target is None:
        return rules
    return _with_options(rules, match=Match.FIRST_TO, target=target)


def _with_options(rules: Rules, **options: object) -> Rules:
    try:
        return replace(rules, **options)  # type: ignore[arg-type]  # the names of its fields
    except ImpossibleRules:
        return rules


def barred_until(entrants: Sequence[Entrant]) -> int | None:
    """Until when a person may not enter an event of a server (Unix milliseconds); None if they may.

    ``entrants`` is what the store knows of them in the server.
    """
    played = max((one.ended_at for one in entrants if one.ended_at and one.place), default=0)
    absences = sorted(one.absent_at for one in entrants if one.absent_at and one.absent_at > played)
    if not absences:
        return None
    return absences[-1] + BARS[min(len(absences), len(BARS)) - 1]
