"""The talk at a table: in a hand, as a public dialogue, and in the election of captains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import MENU_CHOICES
from bot.pages.lobby import FELT
from bot.pages.narration.dialogue import DialogueAnnounced, open_question
from bot.pages.page import Button, Choice, GestureImage, Menu, Page, Part, Row, Style, Text
from bot.render.gestures import face_of
from bot.rules.actions import Action, Answer, Ask, Concede, Look, Order, Signal, Watch
from bot.rules.events import Answered, Asked, ConcessionOffered, Ordered
from bot.rules.options import Reply, SignalTable, Teams
from bot.rules.view import Phase, SeatView, SignalSeen
from bot.tables.decisions.talk import SIGNS
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_label, cards_line
from bot.text.catalogue import Voice, capital
from bot.text.game.rulebook import game_line
from bot.text.gestures import face, gesture, gesturing, meaning, sign_of
from bot.text.names import without_marks
from bot.text.play.labels import action_emoji, action_label
from bot.text.play.talk import answer, question, talk_lines, talk_text
from bot.text.players import player_name

REPLIES: Final = tuple(Reply)
"""The answers in the order of their buttons' numbers."""
_REPLY_STYLES: Final = {Reply.YES: Style.GOOD, Reply.NO: Style.DANGER, Reply.PERHAPS: Style.PLAIN}
_GESTURES_SHOWN: Final = 2
_AGO: Final = 1000


# The hand --------------------------------------------------------------------------------------------------


def talk_parts(voice: Voice, table: TableView) -> list[Part]:
    """The talk in a person's hand and what they may say now; nothing for players without partners."""
    view = table.view
    if table.stage is not Stage.PLAYING:
        return []  # a table closed in the middle of a deal or of the election (V-5)
    if table.election is not None:
        return ballot_parts(voice, table)
    if view is None or view.rules.teams is Teams.NONE or view.phase is not Phase.PLAY:
        return []
    gestures = " ".join(_gesture_lines(voice, table, view))  # one line: a page fits a window (V-3)
    lines = [*_concerning(voice, table, view), *([gestures] if gestures else [])]
    lines += _looked_at(voice, table, view)
    shown_talk = _with_face(voice, table, view, "\n".join(lines))
    return [
        *shown_talk,
        *_answers(voice, table, view),
        *_sayings(voice, table, view),
        *_looks(voice, table, view),
    ]


def _concerning(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """The lines that concern this person, and in their turn all that was said aloud in the trick (V-3).

    What others say out of this person's turn is shown when it comes, so their talk costs this hand no edit.
    """
    lines = []
    if view.seat in view.talk.rais:
        lines.append(voice("rais-you"))
    due, rules = view.talk.due, view.rules
    if due is not None and due.target == view.seat:
        player, question_text = (
            player_name(voice, table, due.seat),
            question(voice, rules, due.question, due.suit),
        )
        lines.append(f"❓ **{voice('talk-due-you', player=player, question=question_text)}**")
    offer = view.talk.offer
    if offer is not None and offer.target == view.seat:
        asking = player_name(voice, table, offer.seat)
        lines.append(f"❓ **{voice('concession-due-you', player=asking)}**")
    lines += [f"💬 {talk_text(voice, table, one)}" for one in _repeated_talk(view)]
    lines += [
        f"❗ {talk_text(voice, table, order)}" for order in view.talk.orders if order.target == view.seat
    ]
    if view.talk.watching is not None:
        lines.append(voice("watching-you", player=player_name(voice, table, view.talk.watching)))
    return lines


def _repeated_talk(view: SeatView) -> list[Asked | Answered | Ordered]:
    """The questions, answers and orders of the trick that a hand repeats, without those shown later."""
    question: Asked | None = None
    lines: list[Asked | Answered | Ordered] = []
    for one in view.talk.exchanges:
        question = one if isinstance(one, Asked) else question
        is_concerned = question is not None and view.seat in {question.seat, question.target}
        waits = one is view.talk.due and question is not None and question.target == view.seat
        if (is_concerned or view.turn == view.seat) and not waits:
            lines.append(one)
    orders = [order for order in view.talk.orders if order.target != view.seat]
    return [*lines, *(order for order in orders if view.seat in {order.seat, view.turn})]


def _gesture_lines(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """The latest gestures of others that this person saw in the deal, the newest last.

    A gesture for a card that has been played since is left out.
    """
    return [talk_text(voice, table, one) for one in _signs(view)[-_GESTURES_SHOWN:]]


def _signs(view: SeatView) -> list[SignalSeen]:
    """The gestures of others that this person saw, for cards that have not been played."""
    lain = {play.card for play in view.trick} | {play.card for trick in view.tricks for play in trick.cards}
    return [one for one in view.talk.signals if one.seat != view.seat and one.card not in lain]


def _with_face(voice: Voice, table: TableView, view: SeatView, words: str) -> list[Part]:
    """The words, beside the latest gesture that this person saw if there is no emoji for it.

    A gesture that the host describes is not drawn.
    """
    signs = _signs(view)
    sign = sign_of(signs[-1].card, view.trump) if signs else ""
    name = face_of(view.rules.signal_table.value, sign)
    is_shown = not sign or face(voice, view.rules, sign) is not None
    if is_shown or name is None or sign in dict(table.gestures):
        return [Text(words)] if words else []
    player = player_name(voice, table, signs[-1].seat, plain=True)
    return [GestureImage(words, name, gesturing(voice.plain, view.rules, player, sign))]


def _looked_at(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """What the rais has seen of a partner's hand, as far as those cards are still there (R-67)."""
    lines = []
    for looker, seat in view.talk.looks:
        cards = [card for holder, card in view.known_cards if holder == seat]
        if looker == view.seat and cards and not view.rules.partners_look_at_the_end:
            cards_text = cards_line(voice, cards, view.rules.pack, trump=view.trump)
            lines.append(
                voice("talk-partner-holds", player=player_name(voice, table, seat), cards=cards_text)
            )
    return lines


def _answers(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    """The buttons of an answer: for a question of fact only the true one (R-63).

    The number in the button says which question it answers.
    """
    if view.talk.offer is not None:
        agreeing = tuple(_agreeing(voice, table, action) for action in view.legal if action in _AGREEING)
        return [Row(agreeing)] if agreeing else []  # only the seat that is asked has buttons
    replies = [action.value for action in view.legal if isinstance(action, Answer)]
    if not replies:
        return []
    buttons = [
        Button(
            custom_id(Verb.ANSWER, table.id, table.question, REPLIES.index(reply)),
            answer(voice, reply, view.talk.count),
            _REPLY_STYLES[reply],
        )
        for reply in replies
    ]
    return [Row(tuple(buttons))]


def _agreeing(voice: Voice, table: TableView, action: Action) -> Button:
    """The button with which a partner agrees to concede the deal, or plays on (fine print 42)."""
    verb, style = _AGREEING[action]
    return Button(custom_id(verb, table.id, table.decision), action_label(voice, table, action), style)


_AGREEING: Final[dict[Action, tuple[Verb, Style]]] = {
    Concede(): (Verb.CONCEDE_SURE, Style.DANGER),
    Concede(refuse=True): (Verb.PLAY_ON, Style.GOOD),
}


def _sayings(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    """The menus of what may be said or done now, one for each kind."""
    signals = [_choice(voice, table, action) for action in view.legal if isinstance(action, Signal)]
    watches = [_choice(voice, table, action) for action in view.legal if isinstance(action, Watch)]
    asks = [_choice(voice, table, action) for action in view.legal if isinstance(action, Ask)]
    orders = [_choice(voice, table, action) for action in view.legal if isinstance(action, Order)]
    menus = (
        (Verb.SIGNAL, "talk-signal-hint", signals),
        (Verb.WATCH, "talk-watch-hint", watches),
        (Verb.ASK, "talk-ask-hint", asks),
        (Verb.ORDER, "talk-order-hint", orders),
    )
    return [
        Menu(custom_id(verb, table.id), voice(hint), tuple(choices[:MENU_CHOICES]))
        for verb, hint, choices in menus
        if choices
    ]


def _looks(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    """The menu of partners whose hand may be looked at (R-67), beginning at the right."""
    targets = [action.target for action in view.legal if isinstance(action, Look)]
    if not targets:
        return []
    return [
        Row(
            tuple(
                Button(
                    custom_id(Verb.LOOK, table.id, 0, target),
                    voice("label-look", player=player_name(voice, table, target, plain=True)),
                )
                for target in rightward(targets, view)
            )
        )
    ]


def rightward(seats: Iterable[int], view: SeatView) -> list[int]:
    """Seats in playing order, beginning at the right of the viewer."""
    mine, count = view.seat or 0, view.rules.players
    return sorted(seats, key=lambda seat: (seat - mine) % count)


def spoken_value(action: Signal | Watch | Ask | Order) -> str:
    """The value of a choice of what may be said."""
    match action:
        case Signal(card):
            return str(card)
        case Watch(target):
            return str(target)
        case Ask(target, question, suit):
            return f"{target}.{question}" if suit is None else f"{target}.{question}.{suit}"
        case Order(target, what):
            return f"{target}.{what}"


def spoken_label(voice: Voice, table: TableView, action: Signal | Watch | Ask | Order) -> str:
    """The label of a choice of what may be said. With several partners it names the one addressed."""
    view = table.view
    if isinstance(action, Signal) and view is not None:
        custom = dict(table.gestures)
        sign = sign_of(action.card, view.trump)
        card = card_label(voice, action.card, view.rules.pack)
        return voice("gesture-for", card=card, gesture=gesture(voice, view.rules, sign, custom))
    return action_label(voice, table, action)


def _choice(voice: Voice, table: TableView, action: Signal | Watch | Ask | Order) -> Choice:
    emoji = action_emoji(voice, table, action)
    if isinstance(action, Signal) and table.view is not None:
        # The host's description may be long, so it is below the card.
        words = gesture(voice, table.rules, sign_of(action.card, table.view.trump), dict(table.gestures))
        card = card_label(voice, action.card, table.rules.pack)
        return Choice(spoken_value(action), card, emoji=emoji, note=without_marks(words))
    return Choice(spoken_value(action), spoken_label(voice, table, action), emoji=emoji)


# In public -------------------------------------------------------------------------------------------------


def silence_lines(voice: Voice, table: TableView) -> list[str]:
    """The lines of the table's message that say when silence holds, and whose word it is.

    What was said is left to ``spoken_lines``. ``table`` is an onlooker's view.
    """
    view = table.view
    if view is None or view.rules.teams is Teams.NONE:
        return []
    return talk_lines(voice, table, spoken=False)


def turn_line(voice: Voice, table: TableView, player: str) -> str | None:
    """The line that says who has to answer, in place of whose turn it is; None if nobody is asked."""
    view = table.view
    if view is None or table.stage is not Stage.PLAYING or not (view.talk.due or view.talk.offer):
        return None
    when = None if table.deadline is None else f"<t:{table.deadline // _AGO}:R>"
    return voice("talk-to-answer", player=player, when=when)


def spoken_lines(voice: Voice, table: TableView, dialogue: DialogueAnnounced | None) -> list[str]:
    """What was said aloud in a trick, a line each; ``table`` is an onlooker's view."""
    return [] if dialogue is None else [f"💬 {talk_text(voice, table, one)}" for one in dialogue.lines]


def dialogue_page(voice: Voice, table: TableView, dialogue: DialogueAnnounced) -> Page:
    """The page of what was said aloud in a trick, which mentions the person who is asked.

    ``table`` is an onlooker's view.
    """
    lines = spoken_lines(voice, table, dialogue)
    open_one = open_question(dialogue)
    parts: list[Part] = []
    mentions: tuple[int, ...] = ()
    if open_one is not None:
        person = table.seats[open_one.target].person if open_one.target < len(table.seats) else None
        if person is not None:
            # All questions wait equally long; a concession waits longer, by correspondence as long as a
            # turn.
            has_deadline = isinstance(open_one, ConcessionOffered) and table.deadline is not None
            until = f"<t:{(table.deadline or 0) // _AGO}:R>" if has_deadline else dialogue.until
            lines.append(f"-# {voice('talk-answer-until', player=f'<@{person.id}>', when=until)}")
            mentions = (person.id,)
            parts = [Row((Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY),))]
    return Page((Text("\n".join(lines)), *parts), mentions=mentions, accent=FELT)


# The captains ----------------------------------------------------------------------------------------------


def election_page(voice: Voice, table: TableView, below: Sequence[Part] = ()) -> Page:
    """The page of the captains' election: the votes are public, and each team has its buttons (R-66)."""
    when = None if table.deadline is None else f"<t:{table.deadline // _AGO}:R>"
    heading = f"## {game_line(voice, table.rules)}\n**{voice('rais-election', when=when)}**"
    parts: list[Part] = [Text(f"{heading}\n{voice('rais-about')}")]
    for side in range(len(table.rules.sides)):
        parts += _team(voice, table, side)
    people = [
        seat.person.id
        for number, seat in enumerate(table.seats)
        if seat.person is not None and table.election is not None and table.election.vote_of(number) is None
    ]
    if people:
        waiting = voice.join([f"<@{person}>" for person in people])
        parts.append(Text(voice("rais-waiting", players=waiting)))
    parts += below
    return Page(tuple(parts), mentions=tuple(people), accent=FELT)


def ballot_parts(voice: Voice, table: TableView) -> list[Part]:
    """A person's own ballot, for their team only."""
    if table.seat is None or table.election is None:
        return []
    side = table.rules.side_of(table.seat)
    return [Text(f"**{voice('rais-ballot')}**\n{voice('rais-about')}"), *_team(voice, table, side)]


def _team(voice: Voice, table: TableView, side: int) -> list[Part]:
    ballot, seats = table.election, table.rules.sides[side]
    if ballot is None:
        return []
    lines = [f"**{capital(voice('ui-team', number=side + 1))}**"]
    for seat in seats:
        target = ballot.vote_of(seat)
        voter = player_name(voice, table, seat)
        if target is None:
            lines.append(voice("rais-not-voted", player=voter))
        else:
            lines.append(voice("rais-voted", player=voter, target=player_name(voice, table, target)))
    buttons = [
        Button(
            custom_id(Verb.VOTE, table.id, 0, seat),
            player_name(voice, table, seat, plain=True),
            Style.PRIMARY,
        )
        for seat in seats
    ]
    return [Text("\n".join(lines)), Row(tuple(buttons))]


# The host's own gestures -----------------------------------------------------------------------------------


def gesture_parts(voice: Voice, table: TableView) -> list[Part]:
    """The menu in the host's options of the sign to describe; nothing if a preset is used."""
    if table.rules.signal_table is not SignalTable.CUSTOM:
        return []
    custom = dict(table.gestures)
    choices = tuple(
        Choice(
            sign,
            capital(meaning(voice, table.rules, sign)),
            note=without_marks(gesture(voice, table.rules, sign, custom)),
        )
        for sign in SIGNS
    )
    return [Menu(custom_id(Verb.GESTURE, table.id), voice("talk-gesture-hint"), choices)]


def gesture_line(voice: Voice, table: TableView, sign: str) -> str:
    """A sign and its gesture."""
    words = gesture(voice, table.rules, sign, dict(table.gestures))
    return voice("gesture-for", card=meaning(voice, table.rules, sign), gesture=words)


def own_gesture(table: TableView, sign: str) -> str:
    """The host's text for a sign; empty if there is none."""
    return dict(table.gestures).get(sign, "")
