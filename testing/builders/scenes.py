"""Scenes to look at, and what is on them."""

from dataclasses import replace
from typing import Any, TypeVar

from bot.render.decks import BACK, DECKS
from bot.render.scene import (
    CardAt,
    Element,
    HandCard,
    PlateAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    StockLabel,
    TrumpLabel,
)
from bot.render.scenes import table
from bot.render.scenes.hand import hand_scene

_Kind = TypeVar("_Kind", bound=Element)
_OF_THE_PICTURE = {"deck", "title", "trump", "note", "decided", "letters"}
CARDS = DECKS["neapolitan"].cards
TRUMP = TrumpLabel("s", "Briscola: spade")


def trick_scene(**facts: Any) -> Scene:  # noqa: ANN401 - what a picture and what its trick are told
    """The picture of a trick that is told by its parts."""
    picture = {name: facts.pop(name) for name in _OF_THE_PICTURE & facts.keys()}
    return table.trick_scene(trick=table.TrickLabel(**facts), **picture)


def seat_labels(count: int, sides: int | None = None) -> list[SeatLabel]:
    """Labels of ``count`` seats in Italian, on ``sides`` sides in turn where there are sides."""
    return [
        SeatLabel(seat + 1, f"Name {seat}", f"Posto {seat + 1}", None if sides is None else seat % sides)
        for seat in range(count)
    ]


def full_trick(count: int, *, stock: int = 10, leader: int = 0, each: int = 1) -> Scene:
    """The scene of a trick in which each of ``count`` seats has played ``each`` cards."""
    order = [(leader + place) % count for place in range(count)] * each
    people = seat_labels(count, 2 if count in {4, 6} else None)
    if count not in {4, 6}:
        people = [replace(person, points="12", dealer="D" * (person.number == 1)) for person in people]
    return trick_scene(
        deck="neapolitan",
        title="Deal 1 · trick 2",
        seats=people,
        played=[PlayedCard(seat, card) for seat, card in zip(order, CARDS, strict=False)],
        laps=each,
        leader=leader,
        taker=order[-1],
        gained="+13",
        trump=TRUMP,
        turnup="7s" if stock else None,
        stock=StockLabel(stock),
        scores=[ScoreLabel(tuple(people[side::2]), "12") for side in (0, 1)] if count in {4, 6} else [],
    )


def hand_picture(count: int, **more: object) -> Scene:
    """The scene of a hand of ``count`` cards; ``more`` goes to ``hand_scene``."""
    cards = [HandCard(card, slot) for slot, card in enumerate(CARDS[:count], 1)]
    return hand_scene(**{"deck": "neapolitan", "title": "", "cards": cards, **more})  # type: ignore[arg-type]


def elements_of(kind: type[_Kind], scene: Scene) -> list[_Kind]:
    """The elements of one kind in a scene."""
    return [element for element in scene.elements if isinstance(element, kind)]


def plates(scene: Scene) -> list[PlateAt]:
    """The name plates in a scene."""
    return [element for element in scene.elements if isinstance(element, PlateAt)]


def played_cards(scene: Scene) -> list[CardAt]:
    """The cards of the running trick in a scene: face up and not lying on a pile."""
    return [
        element
        for element in scene.elements
        if isinstance(element, CardAt) and element.card != BACK and not element.lying
    ]
