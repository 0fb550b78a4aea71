"""The names of people, computers and sides in a sentence.

``plain`` is for places without markdown: alt texts and pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.computers import personalities, scale
from bot.computers.personalities import Personality
from bot.names import display_name
from bot.rules.rules import Rules
from bot.tables.model.people import Computer, Person, Player, Seat
from bot.tables.view import TableView
from bot.text.catalogue import Voice, capital
from bot.text.names import isolate, markdown

_CACHE_SIZE: Final = 1_000
_latest: Final[dict[tuple[int, bool], tuple[tuple[Seat, ...], Sequence[tuple[str, bool]]]]] = {}
"""The players of the latest tables, by the identity of their seats, which are kept beside them."""


def player_name(voice: Voice, table: TableView, seat: int, *, plain: bool = False) -> str:
    """The player of a seat. If several have one name, each has the number of the seat, from 1."""
    if seat >= len(table.seats):
        return voice("name-seat", number=seat + 1)
    name, is_shared = _players(table.seats, plain=plain)[seat]
    if _is_forgotten(table.seats[seat].player):
        name = _forgotten(voice)
    if not name:
        return voice("name-seat", number=seat + 1)
    if is_shared:
        return voice("name-numbered", player=name, number=seat + 1)
    return name


def _players(seats: tuple[Seat, ...], *, plain: bool) -> Sequence[tuple[str, bool]]:
    """The written name of each player, empty if nothing is left of it, and whether others have it, too.

    Every sentence about a table needs them, so those of the latest tables are kept.
    """
    entry = _latest.get((id(seats), plain))
    if entry is None or entry[0] is not seats:
        cleaned = [display_name(seat.player.name) for seat in seats]
        names = [_format(seat.player.name, "", plain=plain) for seat in seats]
        are_shared = [cleaned.count(name) > 1 for name in cleaned]
        if len(_latest) >= _CACHE_SIZE:
            _latest.clear()
        entry = _latest[id(seats), plain] = seats, list(zip(names, are_shared, strict=True))
    return entry[1]


def level_name(voice: Voice, rules: Rules, level: str) -> str:
    """A level of computers as menus have it: "7 · club player". An old name is shown by the number as strong.

    Its personality is left out: the name of the computer shows it.
    """
    number = scale.number_of(rules, level)
    if number is None:  # it was never measured
        return voice(f"ui-level-{level}")
    return voice("ui-level-numbered", number=number, word=voice(f"ui-level-{number}"))


def level_label(voice: Voice, rules: Rules, level: str) -> str:
    """A level of computers where there is little room: "level 7"; its word if it was never measured."""
    level = scale.without_personality(level)
    number = scale.number_of(rules, level)
    return voice(f"ui-level-{level}") if number is None else voice("ui-picture-level", number=number)


def personality_text(voice: Voice, level: str) -> str:
    """The sentence that says how a level's personality likes to play; empty if it has none."""
    personality = personalities.of_level(level)
    return "" if personality is None else personality_about(voice, personality)


def personality_about(voice: Voice, personality: Personality) -> str:
    """The sentence that says how a personality likes to play."""
    return voice(f"personality-{personality.key}-about")


def forget() -> None:
    """Forget all players, because a person has asked to be forgotten."""
    _latest.clear()


def owner_name(voice: Voice, table: TableView, seat: int, *, plain: bool = False) -> str:
    """The owner of a seat, present or not."""
    somebody = voice("name-seat", number=seat + 1)
    if seat >= len(table.seats):
        return somebody
    return written_name(voice, table.seats[seat].owner, somebody, plain=plain)


def rules_of(table: TableView) -> Rules:
    """The rules of the match that is described. After it, the lobby may have chosen others for the next."""
    return table.rules if table.view is None else table.view.rules


def seats_of(table: TableView, side: int) -> tuple[int, ...]:
    """The seats of a side; none if the sides have changed since the match that is described."""
    sides = rules_of(table).sides
    return sides[side] if side < len(sides) else ()


def side_name(voice: Voice, table: TableView, side: int, *, plain: bool = False) -> str:
    """The players of a side: "Anna", "Anna and Carla"."""
    return seat_names(voice, table, seats_of(table, side), plain=plain)


def seat_names(voice: Voice, table: TableView, seats: Iterable[int], *, plain: bool = False) -> str:
    """The players of several seats."""
    players = [player_name(voice, table, seat, plain=plain) for seat in seats]
    return voice.join(players) or voice("name-somebody")


def one_name(voice: Voice, player: Player, *, plain: bool = False) -> str:
    """A player by the name they came with. A computer is said to be one."""
    name = written_name(voice, player, plain=plain)
    return voice("name-computer", player=name) if isinstance(player, Computer) else name


def team_name(voice: Voice, players: Iterable[Player], *, plain: bool = False) -> str:
    """The players of a side or an entry of a tournament. Computers have a mark."""
    names = []
    for player in players:
        name = written_name(voice, player, plain=plain)
        names.append(f"🤖 {name}" if isinstance(player, Computer) else name)
    return " + ".join(names)


def written_name(voice: Voice, player: Player, somebody: str = "", *, plain: bool = False) -> str:
    """The name that a player came with.

    Who asked to be forgotten is called so. A name of which nothing is left is replaced by ``somebody``, the
    language's word for it if that is empty.
    """
    if _is_forgotten(player):
        return _forgotten(voice)
    return _format(player.name, somebody or voice("name-somebody"), plain=plain)


def _forgotten(voice: Voice) -> str:
    """The word for somebody who was forgotten, with a capital letter as names have it."""
    return capital(voice("name-forgotten"))


def _is_forgotten(player: Player) -> bool:
    """Whether an alias stands for a person who asked to be forgotten."""
    return isinstance(player, Person) and player.id < 0


def person_name(voice: Voice, table: TableView, person: int) -> str:
    """A person by id: by name while the table knows it, else as Discord names them."""
    players = (
        *(member.player for member in table.members),
        *(seat.owner for seat in table.seats),
        *table.invited,
        table.host,
    )
    for one in players:
        if isinstance(one, Person) and one.id == person:
            return one_name(voice, one)
    return _forgotten(voice) if person < 0 else f"<@{person}>"


def _format(name: str, fallback: str, *, plain: bool) -> str:
    return isolate(display_name(name, fallback)) if plain else markdown(name, fallback)
