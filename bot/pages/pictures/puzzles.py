"""The pictures of the daily puzzle: the position with the solver's cards, and all tricks at its end."""

from __future__ import annotations

from bot.pages.page import Picture
from bot.pages.pictures.tricks import deck_for, letters_for, played_cards
from bot.puzzle.attempt import Attempt, best_line
from bot.puzzle.position import SOLVER, Position, tricks_of
from bot.puzzle.puzzle import Puzzle
from bot.render.scene import HandCard, ScoreLabel, SeatLabel, TrumpLabel
from bot.render.scenes.hand import page_scene
from bot.render.scenes.sheet import SheetTrick, sheet_scene
from bot.render.scenes.table import TrickLabel
from bot.text.cards import suit_name
from bot.text.catalogue import Voice, capital
from bot.text.daily import puzzle as words
from bot.text.play.descriptions import short


def position_picture(voice: Voice, state: Attempt, deck: str | None = None) -> Picture:
    """All hands, the trick on the table, and the cards that the solver may choose; ``deck`` is preferred."""
    plain, position = voice.plain, state.position
    rules, last = position.kind.rules, position.last
    deck_key = deck_for(rules.pack, deck)
    # Between two tricks the finished one is on the table, as in a hand.
    last_trick = last if not position.trick else None
    lying = position.trick if last_trick is None else last_trick.cards
    may = {choice.card for choice in state.choices}
    scene = page_scene(
        deck=deck_key,
        title=_title(plain, state.puzzle),
        trick=TrickLabel(
            seats=_seats(plain, position),
            played=played_cards(lying),
            leader=lying[0].seat if lying else position.leader,
            taker=None if last_trick is None else last_trick.taker,
            gained="" if last_trick is None else f"+{last_trick.points}",
            hands={
                seat: [str(card) for card in hand]
                for seat, hand in enumerate(position.hands)
                if seat != SOLVER
            },
            scores=_scores(plain, position),
        ),
        cards=[
            HandCard(str(card), slot, playable=card in may)
            for slot, card in enumerate(position.hands[SOLVER], 1)
        ],
        turn=plain("puzzle-picture-question"),
        mine=True,
        trump=_trump(plain, position),
        low=len(position.hands) > 2,
        letters=letters_for(plain, deck_key),
    )
    hands = "\n".join(words.hand_lines(voice, position))
    return Picture(scene, short(words.alt_position(voice, state)), hands)


def tricks_picture(
    voice: Voice, state: Attempt, deck: str | None = None, *, spoiler: bool = False
) -> Picture:
    """All tricks that were played. A ``spoiler`` is covered until a reader uncovers it."""
    plain, position = voice.plain, state.position
    deck_key = deck_for(position.kind.rules.pack, deck)
    scene = sheet_scene(
        deck=deck_key,
        title=_title(plain, state.puzzle),
        seats=_seats(plain, position),
        tricks=[
            SheetTrick(tuple(played_cards(trick.cards)), trick.taker, str(trick.points))
            for trick in tricks_of(state.puzzle.position, state.cards)
        ],
        trump=_trump(plain, position),
        scores=_scores(plain, position),
        leads=plain("ui-picture-leads"),
        takes=plain("ui-picture-takes"),
        letters=letters_for(plain, deck_key),
    )
    return Picture(scene, short(words.alt_tricks(voice, state)), spoiler=spoiler)


def solution_picture(voice: Voice, puzzle: Puzzle) -> Picture:
    """All tricks of the winning line, covered."""
    return tricks_picture(voice, best_line(puzzle), spoiler=True)


def _title(voice: Voice, puzzle: Puzzle) -> str:
    return f"{capital(words.day_text(voice, puzzle.day))} · {words.stars_text(puzzle.stars)}"


def _seats(voice: Voice, position: Position) -> list[SeatLabel]:
    partners = len(position.hands) > 2
    return [
        SeatLabel(
            seat + 1,
            words.seat_name(voice, position, seat),
            voice("ui-picture-seat", number=seat + 1),
            side=seat % 2 if partners else None,
            points="" if partners else str(position.points[seat]),
        )
        for seat in range(len(position.hands))
    ]


def _scores(voice: Voice, position: Position) -> list[ScoreLabel]:
    if len(position.hands) == 2:
        return []
    names = (voice("puzzle-you-two"), voice("puzzle-opponents"))
    return [
        ScoreLabel((SeatLabel(side + 1, name, name, side=side),), str(points))
        for side, (name, points) in enumerate(zip(names, position.points, strict=True))
    ]


def _trump(voice: Voice, position: Position) -> TrumpLabel:
    suit = suit_name(voice, position.trump, position.kind.rules.pack)
    return TrumpLabel(str(position.trump), voice("ui-picture-trump", suit=suit))
