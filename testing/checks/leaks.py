"""What nobody may know, and where it could show: text, descriptions, labels, file names, ids and pictures."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from bot.pages.pictures.tiles import tiles
from bot.render.scene import Scene
from bot.rules import decide
from bot.rules.actions import Call, Signal
from bot.rules.cards import CARDS, Card, Pack, Suit
from bot.rules.view import seat_view
from bot.tables.model.table import Stage, Table
from bot.text.cards import card_name
from bot.text.catalogue import voices
from testing.checks.outgoing import cards_in
from testing.worlds.observer import Snapshot, all_parts
from testing.worlds.world import World

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_MESSAGE = re.compile(r"^/channels/\d+/messages|^/webhooks/|^/applications/")
_WORD = re.compile(r"\w+")
_TO_ONE = {8, 9}
"""Answers that are no messages: suggestions, and forms."""
_NOBODY = 0


def unknown_to(table: Table, person: int) -> set[Card]:
    """The cards whose place in the running deal a person may not know."""
    state = table.state
    if state is None or table.stage is not Stage.PLAYING:
        return set()
    view = seat_view(state, table.seat_of(person))
    known = {*view.hand, *(card for _, card in view.known_cards)}
    known |= {play.card for play in view.trick if play.card is not None}
    known |= set() if view.next_card is None else {view.next_card}
    known |= {signal.card for signal in view.talk.signals}  # gestures they made or saw
    known |= set() if view.auction is None else set(view.auction.called_cards)  # named by everybody
    known |= {*view.turned_cards, *(() if view.turnup is None else (view.turnup,))}
    return {card for held in (*state.hands, state.stock) for card in held} - known


@cache
def card_names(card: Card) -> frozenset[str]:
    """The names of a card in each language and pack, and its emojis."""
    names = {card_name(voice, card, pack) for voice in voices().values() for pack in Pack}
    return frozenset(
        names
        | {
            tile.name
            for tile in tiles()
            if any(cards_there.endswith(f"-{card}") for cards_there in tile.shows)
        }
    )


@cache
def cards_by_word() -> Mapping[str, set[Card]]:
    """The cards by the words with which their names begin, in small letters."""
    leaks_found: dict[str, set[Card]] = {}
    for card in CARDS.values():
        for name in (*card_names(card), str(card)):
            word = _WORD.match(name.lower())
            assert word is not None, f"{name} begins with no word"
            leaks_found.setdefault(word[0], set()).add(card)
    return leaks_found


@cache
def card_pattern(card: Card) -> re.Pattern[str]:
    """Every way to write a card: its notation, its name in each language and pack, its emojis."""
    # "As" is a word, too: at the beginning of a sentence it means no card.
    notation = rf"(?-i:{card}(?! [a-z]))"
    return re.compile(
        r"(?<!\w)(?:" + "|".join([*map(re.escape, card_names(card)), notation]) + r")(?!\w)", re.IGNORECASE
    )


@lru_cache(10_000)
def find_named_cards(text: str) -> frozenset[Card]:
    """The cards that a text names; most texts come again and again."""
    by_word = cards_by_word()
    # A name begins with a word: to look for it at words only is several times as fast as in the whole text.
    return frozenset(
        card
        for word in _WORD.finditer(text)
        for card in by_word.get(word[0].lower(), ())
        if card_pattern(card).match(text, word.start())
    )


def offers_all(part: Mapping[str, Any]) -> bool:
    """Whether a menu offers every card of a suit that may be called: the same for whoever declares."""
    calls = re.match(r"b1:call(-two)?:", str(part.get("custom_id", ""))) is not None
    return calls and len(part.get("options", ())) >= 9


def suit_calls(parts: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The buttons that call a card of the rank that was bid, if there is one for every suit."""
    calls = [part for part in parts if str(part.get("custom_id")).startswith("b1:suit:")]
    return calls if len(calls) == len(Suit) else []


def all_text(snapshot: Snapshot) -> Iterator[str]:
    """Everything of a message that is text, whether people see it or programs do."""
    yield snapshot.content
    parts = [*all_parts(snapshot.components)]
    calls = suit_calls(parts)
    for part in parts:
        for name in ("content", "label", "placeholder", "custom_id"):
            yield "" if name == "label" and part in calls else str(part.get(name) or "")
        yield str(part.get("emoji") or "")
        for option in () if offers_all(part) else part.get("options", ()):
            yield f"{option['label']} {option['value']} {option.get('description')} {option.get('emoji')}"
        for item in part.get("items", ()):
            yield f"{item.get('description')} {item['media']['url']}"
    for attachment in snapshot.attachments:
        yield f"{attachment['filename']} {attachment.get('description')}"


def find_pictured_cards(world: World, scenes: Mapping[bytes, Scene], snapshot: Snapshot) -> Iterator[str]:
    """The cards on the pictures of a message."""
    for attachment in snapshot.attachments:
        if attachment["filename"].startswith("gesture-"):
            continue  # a face shows no card; what it means stands beside it
        picture = world.backend.cdn.get(attachment["url"])
        assert picture is not None
        yield from scenes[picture].cards


def leaks(world: World, scenes: Mapping[bytes, Scene]) -> list[str]:
    """Every message that showed a person, at any time, a card they may not have known at that time.

    Tables in their first deal are looked at: what is told of a deal that is over may name any card.
    """
    leaks_found = []
    for person, snapshots in world.observer.seen.items():
        for snapshot in snapshots:
            running = [table for table in snapshot.tables.values() if table.state is not None]
            if any(table.state is not None and table.state.number for table in running):
                continue
            cards_there = set(find_pictured_cards(world, scenes, snapshot)).union(
                *map(find_named_cards, all_text(snapshot))
            )
            for table in running:
                secret = cards_there & unknown_to(table, person)
                if secret and _is_of(snapshot, table, len(running)):
                    leaks_found.append(f"{sorted(secret)} to {person} in {[*all_text(snapshot)]}")
    return leaks_found + leaks_in_requests(world)


def leaks_in_requests(world: World) -> list[str]:
    """Every request beside messages that told a card: suggestions and forms to who asked, others to all."""
    leaks_found = []
    for request, tables in world.observer.requests:
        body = request.json if isinstance(request.json, dict) else {}
        answers = _CALLBACK.match(request.path)
        if _MESSAGE.search(request.path) or (answers and body.get("type") not in _TO_ONE):
            continue  # what is seen of messages is judged above
        person = world.backend.interactions[int(answers[1])].user_id if answers else _NOBODY
        cards_there = cards_in(f"{request.path} {request.params} {request.json}")
        for table in tables.values() if cards_there else ():
            if table.state is None or table.state.number:
                continue
            secret = (cards_there & unknown_to(table, person)) - offered_cards(table, person)
            if secret and (len(tables) == 1 or table.id in str(request.json)):
                leaks_found.append(f"{sorted(secret)} to {person} by {request}")
    return leaks_found


def offered_cards(table: Table, person: int) -> set[Card]:
    """The cards that a person may call, or make the gesture of, whoever holds them."""
    seat = table.seat_of(person)
    if table.state is None or seat is None:
        return set()
    legal = decide.legal(table.state, seat)
    names = {card for action in legal if isinstance(action, Call) for card in action.cards}
    return names | {action.card for action in legal if isinstance(action, Signal)}


def _is_of(snapshot: Snapshot, table: Table, running: int) -> bool:
    """Where several tables play, a card may be hidden at one and open at another: whose message is it?"""
    return running == 1 or any(f":{table.id}" in text for text in all_text(snapshot))
