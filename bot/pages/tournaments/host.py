"""The page of what the host of a tournament may do (T-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.computers.personalities import Personality
from bot.pages.computers import level_choices, level_hint, personality_menu
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import MENU_CHOICES
from bot.pages.lobby import FELT
from bot.pages.page import Choice, Menu, Page, Part, Row, Style, Text
from bot.pages.tournaments.event import button
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.tournaments import entry_name, name_of
from bot.tournaments.decisions.entering import LATE
from bot.tournaments.decisions.rounds import needs_winner
from bot.tournaments.model.event import Event, Pairing, Stage

DRAWN: Final = "drawn"
ANNUL: Final = "annul"
_ROUND: Final = 100_000
"""More than the pairings of any round."""


def host_page(voice: Voice, event: Event, notice: str = "", personality: Personality | None = None) -> Page:
    """What the host may do now, with a menu or button for each act.

    ``personality`` is the one chosen for the next computers.
    """
    title = voice("event-host-page", title=markdown(event.settings.title))
    parts: list[Part] = [Text("\n".join(line for line in (notice, title) if line))]
    buttons = []
    if event.stage is Stage.OPEN:
        buttons += [
            button(voice, event, Verb.EVENT_START, Style.PRIMARY),
            button(voice, event, Verb.EVENT_LATER),
        ]
    elif event.settings.at_post and event.running_round is not None:
        buttons.append(button(voice, event, Verb.EVENT_EXTEND))
    buttons.append(button(voice, event, Verb.EVENT_CANCEL, Style.DANGER))
    parts.append(Row(tuple(buttons)))
    if event.stage is Stage.OPEN and not event.settings.rated:
        levels = level_choices(voice, event.settings.rules, personality)
        hint = level_hint(voice, personality, "event-computer-level")
        parts += [
            personality_menu(voice, custom_id(Verb.EVENT_PERSONALITY, event.id), personality),
            # Each computer has a menu of its own (``bot.pages.lobby``).
            Menu(custom_id(Verb.EVENT_COMPUTER, event.id, len(event.entries)), hint, levels),
        ]
    there = [one.number for one in event.entries if one.gone is None]
    away = [one.number for one in event.entries if one.gone is not None]
    parts += _entries(voice, event, Verb.EVENT_STRIKE, "event-host-strike", there)
    if event.format in LATE or event.stage is Stage.RUNNING:
        parts += _entries(voice, event, Verb.EVENT_RESTORE, "event-host-restore", away)
    parts += _results(voice, event)
    if max(len(there), len(away)) > MENU_CHOICES:
        parts.append(Text(f"-# {voice('event-host-more-entries')}"))
    if len(_decided(event)) > MENU_CHOICES:
        parts.append(Text(f"-# {voice('event-host-more-results')}"))
    return Page(tuple(parts), accent=FELT)


def _entries(voice: Voice, event: Event, verb: Verb, key: str, numbers: Sequence[int]) -> list[Part]:
    choices = tuple(
        Choice(str(number), name_of(voice, event, number, plain=True)) for number in numbers[:MENU_CHOICES]
    )
    return [Menu(custom_id(verb, event.id), voice(key), choices)] if choices else []


def _results(voice: Voice, event: Event) -> list[Part]:
    choices = tuple(
        Choice(str(one.number), f"{one.number}. {_names(voice, event, one)}")
        for one in _decided(event)[-MENU_CHOICES:]
    )
    menu_id = custom_id(Verb.EVENT_RESULT, event.id, len(event.rounds))
    return [Menu(menu_id, voice("event-host-result"), choices)] if choices else []


def _decided(event: Event) -> list[Pairing]:
    """The matches of the last round whose results the host may correct: none at equal boards."""
    if event.settings.boards:
        return []
    return [one for one in (event.rounds[-1].pairings if event.rounds else ()) if one.outcome is not None]


def _names(voice: Voice, event: Event, pairing: Pairing) -> str:
    return " – ".join(name_of(voice, event, number, plain=True) for number in pairing.entries)


def pairing_code(round_number: int, number: int) -> int:
    """The number of a custom id that names a pairing of a round."""
    return round_number * _ROUND + number


def pairing_of_code(code: int) -> tuple[int, int]:
    """The numbers of the round and the pairing that a custom id names.

    Ids that were made before they named the round give round 0, which there never is.
    """
    return divmod(code, _ROUND)


def verdict_page(voice: Voice, event: Event, round_number: int, pairing: Pairing) -> Page:
    """The question what the result of a pairing is to be."""
    choices = [
        Choice(
            str(number),
            voice("event-verdict-won", name=entry_name(voice, event.entry(number), plain=True)),
        )
        for number in pairing.entries
    ]
    others = [ANNUL] if needs_winner(event, event.rounds[round_number - 1]) else [DRAWN, ANNUL]
    choices += [Choice(word, voice(f"event-verdict-{word}")) for word in others]
    menu = Menu(
        custom_id(Verb.EVENT_VERDICT, event.id, pairing_code(round_number, pairing.number)),
        voice("event-host-verdict"),
        tuple(choices),
    )
    return Page((Text(_names(voice, event, pairing)), menu), accent=FELT)


def small_swiss_page(voice: Voice, event: Event) -> Page:
    """The question how a Swiss is played in which everybody can meet everybody (T-3)."""
    count = sum(one.plays for one in event.entries)
    buttons = (
        button(voice, event, Verb.EVENT_START_ROBIN, Style.PRIMARY),
        button(voice, event, Verb.EVENT_START_SWISS),
    )
    return Page((Text(voice("event-small-swiss", count=count)), Row(buttons)), accent=FELT)


def cancel_page(voice: Voice, event: Event) -> Page:
    """The question whether the host is sure."""
    words = voice("event-cancel-ask", title=markdown(event.settings.title))
    sure = button(voice, event, Verb.EVENT_CANCEL_SURE, Style.DANGER)
    return Page((Text(words), Row((sure,))), accent=FELT)
