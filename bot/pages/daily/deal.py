"""The pages of the deal of the day: before it, while it is sealed, and after it has closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from bot.deal_of_day.scoring import Result
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.daily.puzzle import fair_note
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Row, Style, Text
from bot.store.daily.deal_rows import DealAttempt, DealBest
from bot.text.catalogue import Voice
from bot.text.daily import deal as words
from bot.text.daily.puzzle import day_text
from bot.text.names import markdown


class Field(NamedTuple):
    """What is shown of a closed deal: par, and the best over all and in a server (None: not in a server)."""

    par: Mapping[str, Result]
    best: Sequence[DealBest]
    here: Sequence[DealBest] | None


def offer_page(
    voice: Voice,
    day: date,
    line: str,
    *,
    begun: bool,
    ranked: bool,
    changed: bool = False,
    other: date | None = None,
) -> Page:
    """The deal of an open day, with a button to begin it or to go on.

    Args:
        voice: the language of the person.
        day: the day.
        line: the 32 letters of the year's commitment.
        begun: whether they have begun.
        ranked: whether their attempt counts in the field.
        changed: whether an update has changed the computers since the deal was opened.
        other: another open day.
    """
    lines = [f"### {words.heading(voice, day)}", *words.about_lines(voice, day)]
    lines.append(voice("day-open-until", when=words.closing(day)))
    if changed:
        lines.append(voice("day-changed"))
    elif not ranked:
        lines.append(f"-# {voice('day-not-ranked')}")
    label = voice("day-go-on" if begun else "day-begin")
    begin = Button(custom_id(Verb.DAY_PLAY, day.isoformat()), label, Style.PRIMARY)
    rules = Button(custom_id(Verb.DAY_RULES, day.isoformat()), voice("ui-button-rules"))
    buttons = Row((begin, rules, *_other(voice, other)))
    return Page((Text("\n".join(lines)), buttons, fair_note(voice, line)), accent=FELT)


def sealed_page(
    voice: Voice,
    day: date,
    result: Result,
    *,
    changed: bool = False,
    other: date | None = None,
    shares: bool = False,
) -> Page:
    """A deal that a person has finished, and that has not closed (D-8).

    ``changed``: whether an update had changed the computers by then.
    """
    lines = [f"### {words.heading(voice, day)}", words.result_text(voice, day, result)]
    if changed:
        lines.append(voice("day-changed"))
    lines.append(words.sealed_line(voice, day))
    row = [*_share(voice, day, shares=shares), *_other(voice, other)]
    return Page((Text("\n".join(lines)), *([Row(tuple(row))] if row else [])), accent=FELT)


def closed_page(
    voice: Voice,
    day: date,
    attempt: DealAttempt | None,
    field: Field,
    *,
    person: int,
    shares: bool = False,
) -> Page:
    """A deal that has closed: the person's place, par, and the best; with ``shares`` they can share it."""
    lines = [f"### {words.heading(voice, day)}", *words.about_lines(voice, day)[:1]]
    played = attempt is not None and attempt.points is not None and attempt.score is not None
    if attempt is None:
        lines.append(voice("day-not-played"))
    else:
        if attempt.points is not None and attempt.score is not None:
            lines.append(words.result_text(voice, day, Result(attempt.score, attempt.points)))
        lines.append(words.place_line(voice, attempt))
    parts: list[Part] = [Text("\n".join(lines)), Line(), Text("\n".join(_field(voice, day, field, person)))]
    buttons = [Button(custom_id(Verb.DAY_REVIEW, day.isoformat()), voice("day-review"))] if played else []
    buttons += _best(voice, day, field)
    buttons.append(Button(custom_id(Verb.DAY_PROOF, day.isoformat()), voice("puzzle-proof")))
    buttons += _share(voice, day, shares=shares and played)
    return Page((*parts, Row(tuple(buttons))), accent=FELT)


def message_page(voice: Voice, day: date, field: Field) -> Page:
    """The message of a server about a deal that has closed (D-9)."""
    lines = [f"### 🃏 {words.heading(voice, day)}", *words.about_lines(voice, day)[:1], voice("day-message")]
    review = Button(custom_id(Verb.DAY_REVIEW, day.isoformat()), voice("day-review"), Style.PRIMARY)
    play = Button(custom_id(Verb.DAY, "here"), voice("ui-button-day"))
    field_text = Text("\n".join(_field(voice, day, field, None)))
    return Page(
        (Text("\n".join(lines)), field_text, Row((review, *_best(voice, day, field), play))), accent=FELT
    )


def shared_page(voice: Voice, name: str, attempt: DealAttempt, *, closed: bool) -> Page:
    """The message in which a person shares a deal (D-8)."""
    return Page((Text(f"🃏 {words.share_text(voice, name, attempt, closed=closed)}"),), accent=FELT)


def proof_page(voice: Voice, day: date, line: str, anchor: str | None, key: str | None) -> Page:
    """What was published about the deal of a day: the commitment, the anchor, and after closing the key."""
    lines = [f"### {words.heading(voice, day)}", voice("day-proof-about"), voice("puzzle-fair", line=line)]
    lines.append(voice("day-anchor", anchor=anchor) if anchor is not None else voice("day-no-anchor"))
    lines.append(voice("day-key", digits=key) if key is not None else words.sealed_line(voice, day))
    return Page((Text("\n".join(lines)),), accent=FELT)


class WeekStandings(NamedTuple):
    """The standings of a week: names with percents, over all, in a server, and of servers."""

    everywhere: Sequence[tuple[str, float]]
    here: Sequence[tuple[str, float]]
    servers: Sequence[tuple[str, float]]


def standings_page(
    voice: Voice,
    first: date,
    last: date,
    standings: WeekStandings,
    *,
    week: float | None,
    season: float | None,
) -> Page:
    """The standings of a week, and the person's own of the week and of the season."""
    dates = voice("day-week", first=day_text(voice, first), last=day_text(voice, last))
    lines = [f"### {voice('day-standings')}", dates, voice("day-week-how")]
    parts: list[Part] = [Text("\n".join(lines)), Line()]
    for key, rows in (
        ("day-best-here", standings.here),
        ("day-best-all", standings.everywhere),
        ("day-best-servers", standings.servers),
    ):
        if rows:
            listed = [
                voice(
                    "day-standing-line",
                    place=place,
                    name=markdown(name) if name else voice("name-somebody"),
                    percent=words.percent_text(voice, percent),
                )
                for place, (name, percent) in enumerate(rows, 1)
            ]
            parts.append(Text("\n".join([f"**{voice(key)}**", *listed])))
    if len(parts) == 2:
        parts.append(Text(voice("day-standings-none")))
    own = [
        voice("day-own-week", percent=_percent(voice, week)),
        voice("day-own-season", percent=_percent(voice, season)),
    ]
    return Page((*parts, Line(), Text("\n".join(own))), accent=FELT)


def _percent(voice: Voice, percent: float | None) -> str:
    return "–" if percent is None else words.percent_text(voice, percent)


def _field(voice: Voice, day: date, field: Field, person: int | None) -> list[str]:
    lines = [words.par_line(voice, day, field.par)]
    if field.here:
        lines.append(f"**{voice('day-best-here')}**")
        lines += [words.best_line(voice, day, best, named=True) for best in field.here]
    # Of people whose names may not be shown only the best one says anything.
    shown = [best for best in field.best if best.listed or best.person == person or best is field.best[0]]
    if shown:
        lines.append(f"**{voice('day-best-all')}**")
        lines += [
            words.best_line(voice, day, best, named=best.listed or best.person == person) for best in shown
        ]
    return lines if field.best else [*lines, voice("day-nobody")]


def _best(voice: Voice, day: date, field: Field) -> list[Button]:
    if not field.best:
        return []
    return [Button(custom_id(Verb.DAY_BEST, day.isoformat()), voice("day-best-replay"))]


def _share(voice: Voice, day: date, *, shares: bool) -> list[Button]:
    return [Button(custom_id(Verb.DAY_SHARE, day.isoformat()), voice("puzzle-share"))] if shares else []


def _other(voice: Voice, day: date | None) -> list[Button]:
    if day is None:
        return []
    return [Button(custom_id(Verb.DAY, day.isoformat()), words.heading(voice, day))]
