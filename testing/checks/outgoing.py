"""Everything that leaves the bot about a running match, by who gets it, and whether it tells a hidden card.

Two ways to look: no text, description, label, id or picture names a card that whoever gets it cannot know;
and all of it is the same for two matches that differ only in what they cannot know.
"""

import random
import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from bot.pages import custom_ids
from bot.pages.custom_ids import Verb
from bot.pages.narration.dialogue import DialogueAnnounced
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, Narrator, TrickAnnounced
from bot.pages.page import Menu, Page, Part, Picture
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.tiles import tiles
from bot.pages.pictures.tricks import last_picture
from bot.pages.play import talk_choices
from bot.pages.play.hand import more_page
from bot.pages.play.other_moves import claim_page
from bot.pages.play.table import moved_page, public_page, trick_page
from bot.pages.play.talk import dialogue_page
from bot.pages.results import deal_page, match_page, sheet_page
from bot.render.scene import Scene
from bot.rules import decide
from bot.rules.actions import PLAYS, Action, Conquista, Exchange, Pass, Signal
from bot.rules.cards import CARDS, Card, Pack
from bot.rules.events import MatchStarted
from bot.rules.notation.option_code import code_of
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import sighting
from bot.tables.view import SeenEntry, TableView
from bot.text.cards import card_name
from bot.text.catalogue import Voice, voices
from bot.text.play.descriptions import hand_text, table_text
from bot.text.play.results import score_text
from bot.text.play.table import last_trick_text
from bot.text.refusals import refusal
from bot.ui import completions as suggestions
from testing.builders.emojis import EMOJIS
from testing.builders.hand_pages import hand_page
from testing.builders.states import Step, random_options, walk
from testing.builders.table_views import table_seen_by, viewers
from testing.checks.unknown_cards import indistinguishable, public_cards, unknown_cards

MOST_STEPS: Final = 160
_SHARE: Final = 0.04
"""Of the states of the table's message so many are looked at, beside all that is told once."""
OFFERING: Final = {Verb.CALL, Verb.CALL_TWO, Verb.SIGNAL, Verb.BID}
"""Menus that offer cards which nobody need hold: the same for whoever chooses."""


# What is sent ----------------------------------------------------------------------------------------------


def to_onlookers(voice: Voice, table: TableView) -> Iterator[tuple[str, object]]:
    """What anybody can read of a running match, or ask for."""
    yield "table", public_page(voice, table)
    yield "moved", moved_page(voice, table)
    yield "last", last_trick_text(voice, table)
    yield "last picture", last_picture(voice, table)
    yield "score", score_text(voice, table)
    yield "read", table_text(voice.plain, table)
    yield "label", suggestions.table_label(voice.plain, table)


def to_seat(voice: Voice, table: TableView) -> Iterator[tuple[str, object]]:
    """What somebody who plays can read besides: their hand, what is suggested to them, the last trick."""
    yield "hand", hand_page(voice, table)
    yield "page picture", page_picture(voice, table)
    yield "more", more_page(voice, table)
    yield "hand read", hand_text(voice.plain, table)
    yield "last", last_trick_text(voice, table)
    yield "last picture", last_picture(voice, table)
    yield "score", score_text(voice, table)
    if table.rules.game.claims:
        yield "claim", claim_page(voice, table)
    for name, find in {
        "ranks": suggestions.ranks,
        "mates": talk_choices.mates,
        "rivals": talk_choices.rivals,
    }.items():
        yield name, tuple(find(voice.plain, table))


def offers(voice: Voice, table: TableView) -> Iterator[tuple[str, object]]:
    """Suggestions and refusals that name cards which nobody need hold."""
    yield "calls", tuple(suggestions.callable_cards(voice.plain, table))
    yield "signals", tuple(talk_choices.signals(voice.plain, table))


def refusals(
    voice: Voice, state: State, seat: int, actions: Sequence[Action]
) -> Iterator[tuple[str, object]]:
    """What somebody is told who tries what may not be."""
    table = table_seen_by(state, seat)
    for action in actions:
        problem = decide.refusal(state, seat, action)
        yield repr(action), None if problem is None else refusal(voice, problem, table)


def posted_pages(
    voice: Voice, steps: Sequence[Step], share: Callable[[], bool]
) -> Iterator[tuple[int, Page]]:
    """The messages of a match as they were posted, each with the place of the step after which it was.

    ``share`` says of each state of the table's message whether it is given.
    """
    narrator, number = Narrator(), 1
    narrator.match = "abc234-1"
    rules = steps[0].before.rules
    narrator.feed([SeenEntry(1, 1_000, MatchStarted(rules, steps[0].before.dealer))])
    for place, step in enumerate(steps):
        views = [
            SeenEntry(number := number + 1, 1_000, one)
            for event in step.events
            if (one := sighting(event, rules)) is not None
        ]
        table = table_seen_by(step.after, None)
        for news in narrator.feed(views):
            match news:
                case TrickAnnounced():
                    yield place, trick_page(voice, table, news)
                    yield place, public_page(voice, table, narrator, last_trick=news)
                case DealAnnounced():
                    yield place, deal_page(voice, table, news)
                    yield place, sheet_page(voice, table, news)
                case MatchAnnounced():
                    yield place, match_page(voice, table, news)
                case DialogueAnnounced():
                    yield place, dialogue_page(voice, table, news)
                case _:
                    pass
        if step.after.phase not in {Phase.OVER, Phase.DEALING} and share():
            yield place, public_page(voice, table, narrator)


# What it tells ---------------------------------------------------------------------------------------------


@cache
def _ways() -> Mapping[str, Card]:
    """Every way to write a card in words, in every language and pack, and as an emoji."""
    ways = {
        card_name(voice, card, pack).casefold(): card
        for card in CARDS.values()
        for voice in voices().values()
        for pack in Pack
    }
    for tile in tiles():
        for shown in tile.shows:
            card = CARDS.get(shown.rpartition("-")[2])
            ways |= {} if card is None else {tile.name.casefold(): card}
    return ways


# "As" is a word, too: at the beginning of a sentence it means no card.
_NOTED: Final = re.compile(rf"(?<!\w)({'|'.join(map(str, CARDS.values()))})(?!\w)(?! [a-z])")


def cards_in(text: str) -> set[Card]:
    """The cards that a text names."""
    findings = {CARDS[match[1]] for match in _NOTED.finditer(text)}
    plain_text = text.casefold()
    for way, card in _ways().items():
        if (
            way in plain_text
            and card not in findings
            and re.search(rf"(?<!\w){re.escape(way)}(?!\w)", plain_text)
        ):
            findings.add(card)
    return findings


def text_of(value: object) -> str:
    """All of something sent that could name a card: words, descriptions, ids, what a picture shows."""
    if isinstance(value, Page):
        return "\n".join(repr(part) for part in value.parts if not _offers(part))
    return repr(value)


def _offers(part: Part) -> bool:
    press = custom_ids.parse(part.does) if isinstance(part, Menu) else None
    return press is not None and press.verb in OFFERING


def pictures(value: object) -> Iterator[Scene]:
    """The pictures of something sent."""
    if isinstance(value, Picture):
        yield value.scene
    elif isinstance(value, Page) and value.picture is not None:
        yield value.picture.scene


# A match ---------------------------------------------------------------------------------------------------


class Inspection(NamedTuple):
    """What looking at a match has found: how many payloads were looked at, leaks, pictures of twins."""

    payloads: int
    leaks: list[str]
    scenes: list[tuple[Scene, Scene]]


def inspect_match(seed: int, moments: int = 2, *, scenes: int = 0) -> Inspection:
    """Play a match of any game by chance and look at all that leaves the bot, at some moments of it."""
    rng = random.Random(seed)
    rules: Rules = rules_from(random_options(rng))
    voice = voices()[rng.choice(sorted(voices()))].with_emojis(EMOJIS)
    steps = list(islice(walk(rules, seed, asides=0.15, forfeits=0.001), MOST_STEPS))
    findings = Inspection(0, [], [])
    for place in sorted(rng.sample(range(len(steps)), min(moments, len(steps)))):
        findings = _moment(findings, voice, steps[: place + 1], rng, scenes=scenes)
    payloads, leaks = findings.payloads, list(findings.leaks)
    for place, page in posted_pages(voice, steps, lambda: rng.random() < _SHARE):
        payloads += 1
        leaks += _leaks_in("told", steps[: place + 1], None, page)
    return Inspection(payloads, leaks, findings.scenes)


def _moment(
    findings: Inspection, voice: Voice, steps: list[Step], rng: random.Random, *, scenes: int
) -> Inspection:
    state, open_cards = steps[-1].after, public_cards(steps)
    if state.phase in {Phase.DEALING, Phase.OVER}:
        return findings
    payloads, leaks, pairs = findings
    actions: list[Action] = [*rng.sample(list(PLAYS.values()), 6), Exchange(), Conquista(), Pass()]
    actions += [Signal(rng.choice(list(CARDS.values()))) for _ in range(2)]
    for seat in viewers(state):
        twin = indistinguishable(state, seat, open_cards, rng)
        for (name, one), (_, other) in zip(
            _all(voice, state, seat, actions), _all(voice, twin, seat, actions), strict=True
        ):
            payloads += 1
            if one != other:
                leaks.append(
                    f"{name} of seat {seat} differs at {code_of(state.rules)}: {one!r} {other!r}"[:3000]
                )
            pairs += list(zip(pictures(one), pictures(other), strict=True))[: max(0, scenes - len(pairs))]
        for name, one in (to_onlookers if seat is None else to_seat)(voice, table_seen_by(state, seat)):
            if name.startswith("last") and not state.tricks:
                continue  # of the deal before: those cards lie anywhere now
            leaks += _leaks_in(f"{name} of seat {seat}", steps, seat, one)
    return Inspection(payloads, leaks, pairs)


def _all(
    voice: Voice, state: State, seat: int | None, actions: Sequence[Action]
) -> Iterator[tuple[str, object]]:
    table = table_seen_by(state, seat)
    if seat is None:
        yield from to_onlookers(voice, table)
        return
    yield from to_seat(voice, table)
    yield from offers(voice, table)
    yield from refusals(voice, state, seat, actions)


def _leaks_in(where: str, steps: list[Step], seat: int | None, value: object) -> list[str]:
    """The hidden cards that something sent names."""
    state = steps[-1].after
    unknown = {card for _, card in unknown_cards(state, seat, public_cards(steps))}
    unknown -= set() if state.auction is None else {*state.auction.called_cards}
    unknown -= {signal.card for signal in state.talk.signals}  # whose gestures are seen names them
    cards_there = cards_in(text_of(value)) & unknown
    if not cards_there:
        return []
    return [
        f"{where} at {code_of(state.rules)} names {sorted(map(str, cards_there))}: {text_of(value)[:3000]}"
    ]


# Files -----------------------------------------------------------------------------------------------------

_WEBP: Final = {b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF"}
_PNG: Final = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"gAMA", b"sRGB", b"pHYs"}


def foreign_chunks(data: bytes) -> list[bytes]:
    """What a picture carries beside its pixels: chunks of metadata, comments, bytes after its end."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        end, findings = (
            8 + int.from_bytes(data[4:8], "little"),
            [data[8 + int.from_bytes(data[4:8], "little") :]],
        )
        place = 12
        while place < end:
            kind, size = data[place : place + 4], int.from_bytes(data[place + 4 : place + 8], "little")
            findings += [kind] if kind not in _WEBP else []
            place += 8 + size + size % 2
        return [one for one in findings if one]
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        findings, place = [], 8
        while place < len(data):
            size, kind = struct.unpack(">I4s", data[place : place + 8])
            findings += [kind] if kind not in _PNG else []
            place += 12 + size
        return findings
    if data[:2] == b"\xff\xd8":
        return _foreign_in_jpeg(data)
    if data[:6] in {b"GIF87a", b"GIF89a"}:
        return [mark for mark in (b"\x21\xfe", b"\x21\x01", b"XMP") if mark in data[:2000]]
    return [data[:12]]


_JPEG: Final = {0xC0, 0xC2, 0xC4, 0xDB, 0xDD, 0xE0}
"""Frames, tables, the interval of restarts, and the header that every such file has."""
_SCAN, _END = 0xDA, 0xD9


def _foreign_in_jpeg(data: bytes) -> list[bytes]:
    """Segments of a JPEG that are none of its pixels, and bytes after its end."""
    findings, place = [], 2
    while data[place + 1] != _SCAN:
        marker, size = data[place + 1], int.from_bytes(data[place + 2 : place + 4], "big")
        findings += [] if marker in _JPEG else [data[place : place + 2 + size]]
        place += 2 + size
    end = data.index(bytes([0xFF, _END]), place)
    return [*findings, *([data[end + 2 :]] if data[end + 2 :] else [])]
