"""The hand of a person and their own buttons, as pages for them alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.deal_of_day.boards import day_of
from bot.deal_of_day.scoring import own_result
from bot.names import display_name, shorten
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.fairness import shuffle_line
from bot.pages.help import HERE
from bot.pages.limits import BUTTON_LABEL, MESSAGE_ROWS, ROW_BUTTONS
from bot.pages.lobby import FELT
from bot.pages.narration.story import DealAnnounced
from bot.pages.page import Button, LazyWords, Page, Part, Row, Style, Text
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.tricks import hand_picture
from bot.pages.play.absence import take_button
from bot.pages.play.move_choices import match_number
from bot.pages.play.other_moves import may_concede, move_parts
from bot.pages.play.table import deal_ending, name, standing_lines
from bot.pages.play.talk import talk_parts
from bot.rules.actions import Play
from bot.rules.shuffle import BoardName
from bot.rules.view import Phase, SeatView
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_emoji, card_name
from bot.text.catalogue import Voice
from bot.text.daily.deal import heading, result_text, sealed_line
from bot.text.game.rulebook import game_line
from bot.text.play.bidding import auction_lines
from bot.text.play.descriptions import page_lines, playable_line, turn_text
from bot.text.play.results import closed_text, match_result, match_score_lines
from bot.text.play.tutor_words import lesson

_SURE: Final = "✔ "
"""Precedes the name of the card that a person has marked (V-13)."""


def hand_outline(
    voice: Voice,
    table: TableView,
    *,
    notice: str | None = None,
    until: int | None = None,
    confirm: bool = False,
    mark: int | None = None,
) -> Page:
    """The cards of the person whose view ``table`` is, with a button each, under ``notice``.

    It has no picture, which takes most of the time (``with_hand_picture``), but suffices for ``Page.rest``.
    ``until`` is when the page stops being kept up to date, in Unix milliseconds; None if it does not (V-5).
    ``confirm``: a press marks a card, and a press on the marked card plays it (V-13); ``mark`` is the place
    of that card in the hand.
    """
    view = table.view
    top = [] if notice is None else [notice]
    if table.board is not None and view is not None and view.result is not None:
        return _board_over(voice, table.board, view, top)
    if table.board is not None and table.stage is Stage.CLOSED:
        return _board_unfinished(voice, table.board, top)
    if table.stage is not Stage.PLAYING or view is None or table.seat not in view.active:
        words = Text("\n".join([*top, *_resting(voice, table, in_channel=until is not None)]))
        return Page((words, *talk_parts(voice, table)), accent=FELT)
    parts: list[Part] = [Text("\n".join([*top, _turn(voice, table)]))]
    around = [
        *_absence(voice, table),
        *_declaration(voice, table, view),
        *(f"-# {line}" for line in standing_lines(voice, table, view)),
    ]
    if around:
        parts.append(Text("\n".join(around)))
    tutor_text = lesson(voice, table)
    if tutor_text is not None:
        parts.append(Text(tutor_text))
    parts += [
        *_plays(voice, table, view, mark, confirm=confirm),
        *move_parts(voice, table),
        *talk_parts(voice, table),
    ]
    if _away(table):
        back = Button(custom_id(Verb.BACK, table.id), voice("ui-button-back"), Style.GOOD)
        parts.append(Row((back,)))
    if until is not None:
        key = "ui-hand-until" if table.board is None else "ui-hand-until-day"
        parts.append(Text(f"-# {voice(key, when=f'<t:{until // 1000}:t>')}"))
    return Page(tuple(parts), accent=FELT)


def with_hand_picture(voice: Voice, table: TableView, outline: Page, deck: str | None) -> Page:
    """An outline of a hand with its picture below the first words, where there are cards to play."""
    picture, view = page_picture(voice, table, deck) if table.stage is Stage.PLAYING else None, table.view
    if view is None or picture is None:
        return outline
    first, *others = outline.parts
    picture = replace(picture, instead=LazyWords(lambda: _in_words(voice, table, view)))
    return replace(outline, parts=(first, picture, *others))


def with_last_deal(voice: Voice, table: TableView, page: Page, announcement: DealAnnounced) -> Page:
    """A hand that begins with how the deal before it ended, for whoever looks at nothing else (V-3)."""
    lines = "\n".join(deal_ending(voice, table, announcement)).replace("\n", " ")
    words = Text(f"-# **{voice('ui-deal-over', deal=announcement.deal)}** · {lines}")
    first, *others = page.parts
    return replace(page, parts=(first, words, *others))


def resting_hand_page(
    voice: Voice, table: TableView, channel: int | None, *, deck: str | None, dealt: bool
) -> Page:
    """The hand that a person does not play from: where they do, and the cards if they were just dealt.

    ``channel`` is where they play; None for the channel of this hand.
    """
    title = voice("ui-hand-title", game=game_line(voice, table.rules), deal=_deal(table))
    here = voice("ui-hand-same-channel")
    where = here if channel is None else voice("ui-hand-elsewhere", place=f"<#{channel}>")
    words = Text(f"### {title}\n{where}")
    picture = hand_picture(voice, table, deck) if dealt else None
    return Page((words, *(() if picture is None else (picture,))), accent=FELT)


def may_offer_tutor(voice: Voice, table: TableView) -> bool:
    """Whether a hand is the first of a match without a tutor, where newcomers are offered one (V-21).

    False while people bid: the tutor teaches no auction, and a hand with all its bids needs the room (V-3).
    """
    view = table.view
    if view is None or view.number or view.tricks or view.phase is not Phase.PLAY:
        return False
    return lesson(voice, table) is None


def with_tutor_offer(voice: Voice, table: TableView, page: Page) -> Page:
    """A hand with a button that offers the tutor, and one that declines it for good."""
    learn = Button(custom_id(Verb.TUTOR, HERE), voice("tutor-offer"))
    decline = Button(custom_id(Verb.NO_TUTOR, table.id), voice("ui-button-no-tutor"))
    return replace(page, parts=(*page.parts, Row((learn, decline))))


def _deal(table: TableView) -> int:
    return 1 if table.view is None else table.view.number + 1


def warning(words: str) -> str:
    """A notice with the reason of a refusal, marked to differ from one that confirms something."""
    return f"⚠️ {words}"


def _away(table: TableView) -> bool:
    if table.seat is None:
        return False
    return table.waits_until is not None or table.seats[table.seat].may_return


def _resting(voice: Voice, table: TableView, *, in_channel: bool) -> list[str]:
    """The words in place of cards: the table has not begun, or is over."""
    title = game_line(voice, table.rules)
    if table.stage is Stage.LOBBY:
        return [voice("ui-hand-lobby", game=title)]
    if table.stage is Stage.PLAYING and table.election is not None and table.seat is not None:
        return [voice("ui-hand-election", game=title)]
    if table.stage is Stage.PLAYING:
        # With three players, one may be out while the others play on.
        return [voice("ui-hand-onlooker" if table.seat is None else "ui-hand-out", game=title)]
    result = None if table.view is None else table.view.result
    if table.close_reason is not None and result is None:
        return [title, closed_text(voice, table)]
    over = voice("ui-hand-over", game=title)
    last = lesson(voice, table)
    lines = [over] if last is None else [last, over]
    if result is None or table.place.private or table.boards is not None:
        return lines  # the result stands right below, or is not known before the other tables are done
    lines.append(f"**{match_result(voice, table, result)}**")
    if not in_channel:
        lines.append(f"-# {voice('ui-hand-result', place=f'<#{table.place.posts_to}>')}")
    return lines


def _turn(voice: Voice, table: TableView) -> str:
    """Whose turn it is, as far as it concerns the person, or that the table waits for them."""
    if table.waits_until is not None:
        return voice("ui-hand-waits")
    if table.turn != table.seat:
        return turn_text(voice, table) or voice("ui-not-your-turn")
    until = None if table.deadline is None else f"<t:{table.deadline // 1000}:R>"
    # What there is to do stands on the picture, and in the words that stand for it.
    return voice("ui-your-turn") if until is None else voice("ui-your-turn-until", when=until)


def _absence(voice: Voice, table: TableView) -> list[str]:
    seat = table.seat
    absence = None if seat is None else table.seats[seat].absence
    if seat is None or absence is None or table.waits_until is not None:
        return []
    keys = {Absence.AWAY: "ui-hand-away", Absence.WITHDRAWN: "ui-hand-withdrawn"}
    return [voice(keys.get(absence, "ui-hand-left"), player=name(voice, table, seat))]


def _declaration(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """The declarer's terms. The earlier bids are on the picture (V-6)."""
    if view.auction is None or view.auction.declarer is None:
        return []
    return auction_lines(voice, table)


def _bids(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    # While others bid the hand stays unchanged, because each edit of a private message costs a request.
    if view.auction is None or view.auction.declarer is not None or view.turn != table.seat:
        return []
    return auction_lines(voice, table)


def _task(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """What the person in turn has to do besides playing a card."""
    if view.phase is Phase.PLAY:
        leads = not (view.trick or view.talk.due or view.talk.offer)
        return [voice("ui-you-lead")] if leads else []
    sentence = turn_text(voice, table)
    return [] if sentence is None else [sentence]


def _in_words(voice: Voice, table: TableView, view: SeatView) -> str:
    """What the picture shows, in words: the table, and the cards with the numbers of their buttons."""
    pack = table.rules.pack
    title = voice("ui-hand-title", game=game_line(voice, table.rules), deal=view.number + 1)
    lines = [f"### {title}"]
    if view.turn == table.seat:
        lines += _task(voice, table, view)
    if view.hand:
        cards = [f"{slot}. {card_name(voice, card, pack)}" for slot, card in enumerate(view.hand, 1)]
        lines.append(voice("ui-hand-cards", cards=" · ".join(cards)))
    else:
        lines.append(voice("ui-hand-empty"))
    may_play = playable_line(voice, table)
    if may_play is not None:  # pictures and buttons show it in grey
        lines.append(may_play)
    lines += [*_bids(voice, table, view), *page_lines(voice, table)]
    score, shown = match_score_lines(voice, table), standing_lines(voice, table, view)
    return "\n".join([*lines, *(line for line in score if line not in shown)])


def _plays(voice: Voice, table: TableView, view: SeatView, mark: int | None, *, confirm: bool) -> list[Part]:
    """A button for each card. Its decision number ensures that it plays no other card than it names.

    If cards have to be confirmed, only the marked card's button plays (V-13).
    """
    if view.phase is not Phase.PLAY:
        return []
    playable = (
        {action.card for action in view.legal if isinstance(action, Play)}
        if view.turn == view.seat
        else set()
    )
    place = mark if confirm and mark is not None else len(view.hand)
    sure = playable.intersection(view.hand[place : place + 1])
    buttons = [
        Button(
            custom_id(
                Verb.PLAY if card in sure or not confirm else Verb.MARK,
                table.id,
                table.decision if card in playable else 0,
                slot,
            ),
            f"{_SURE if card in sure else ''}{slot + 1}. {card_name(voice.plain, card, table.rules.pack)}",
            _play_style(playable=card in playable, sure=card in sure),
            enabled=card in playable,
            emoji=card_emoji(voice, card, table.rules.pack),
        )
        for slot, card in enumerate(view.hand)
    ]
    hint = [Text(voice("ui-hand-marked"))] if sure else []
    rows = [Row(tuple(buttons[at : at + ROW_BUTTONS])) for at in range(0, len(buttons), ROW_BUTTONS)]
    return [*hint, *rows]


def _play_style(*, playable: bool, sure: bool) -> Style:
    if not playable:
        return Style.PLAIN
    return Style.GOOD if sure else Style.PRIMARY


def more_page(voice: Voice, table: TableView) -> Page:
    """What a seated person may do besides playing: leave, concede the deal, resign, or end the table."""
    verbs: list[tuple[Verb, Style]] = []
    seat = None if table.seat is None else table.seats[table.seat]
    if seat is not None and seat.absence is None:
        verbs.append((Verb.LEAVE, Style.PLAIN))
        if table.stage is Stage.PLAYING:
            verbs += _during_match(table)
    if _away(table):
        verbs.append((Verb.BACK, Style.GOOD))
    match = match_number(table)  # the page may still be there in the next one
    buttons = [
        Button(custom_id(verb, table.id, match), voice(f"ui-button-{verb}"), style) for verb, style in verbs
    ]
    if seat is None:
        buttons += [take_button(voice, table, one) for one in table.free]
    if not buttons:
        return Page((Text(voice("ui-more-nothing")),))
    words = [voice("ui-more")]
    if table.counts and seat is not None and seat.absence is None and table.stage is Stage.PLAYING:
        words.append(f"-# {voice('ui-leaving-rated')}")
    rows = [Row(tuple(buttons[at : at + ROW_BUTTONS])) for at in range(0, len(buttons), ROW_BUTTONS)]
    # The lobby has become the table, so the shuffle line can still be noted down here.
    return Page((Text("\n".join(words)), *rows, shuffle_line(voice, table)))


def _during_match(table: TableView) -> list[tuple[Verb, Style]]:
    """What a present player may ask for. The seats and the end of an event's table are the event's (E-4)."""
    is_event = table.event is not None
    is_sought = any(call.seat == table.seat for call in table.calls)
    seek = Verb.STAY if is_sought else Verb.SEEK
    offered = [
        (seek, Style.PLAIN, not is_event and not table.place.private),
        (Verb.CONCEDE, Style.DANGER, may_concede(table)),
        (Verb.RESIGN, Style.DANGER, table.rules.two_sided and table.boards is None),
        (Verb.END, Style.DANGER, not is_event),
        (Verb.ALLOW_HINTS, Style.PLAIN, not is_event and may_vote_on_hints(table)),
    ]
    return [(verb, style) for verb, style, is_offered in offered if is_offered]


def more_on_board_page(voice: Voice, board: BoardName) -> Page:
    """The page in place of ``more_page`` on a board, which can only be played to its end."""
    return Page((Text(f"{voice('refusal-on-board')}\n{sealed_line(voice, day_of(board))}"),))


def _board_over(voice: Voice, board: BoardName, view: SeatView, top: Sequence[str]) -> Page:
    """The end of a deal of the day, where it was played: the own points, and the way to share it (D-8)."""
    day, result = day_of(board), own_result(view)
    points = [] if result is None else [result_text(voice, day, result)]
    return _board_page(voice, board, [*top, f"### {heading(voice, day)}", *points, sealed_line(voice, day)])


def _board_unfinished(voice: Voice, board: BoardName, top: Sequence[str]) -> Page:
    """The hand of a deal of the day that closed before it was finished (D-4)."""
    lines = f"### {heading(voice, day_of(board))}", voice("day-over"), voice("day-unfinished")
    return _board_page(voice, board, [*top, *lines])


def _board_page(voice: Voice, board: BoardName, lines: Sequence[str]) -> Page:
    more = Button(custom_id(Verb.DAY, day_of(board).isoformat()), voice("ui-button-day"), Style.PRIMARY)
    return Page((Text("\n".join(lines)), Row((more,))), accent=FELT)


def may_vote_on_hints(table: TableView) -> bool:
    """Whether other people play here whose agreement to hints is still missing."""
    others = [seat.owner for number, seat in enumerate(table.seats) if number != table.seat]
    return not table.hints and any(isinstance(owner, Person) for owner in others)


def welcome_page(voice: Voice, table: TableView) -> Page:
    """The first private message: it says that the cards will come here."""
    place = f"<#{table.place.posts_to}>"
    return Page((Text(voice("ui-welcome", game=game_line(voice, table.rules), place=place)),), accent=FELT)


def tables_page(voice: Voice, tables: Sequence[TableView], verb: str) -> Page:
    """A page that asks which table is meant, with a button for each; of too many it says how many more."""
    shown = tables[: MESSAGE_ROWS * ROW_BUTTONS]
    buttons = [
        Button(custom_id(verb, table.id), _table_label(voice, table), Style.PRIMARY) for table in shown
    ]
    rows = [Row(tuple(buttons[at : at + ROW_BUTTONS])) for at in range(0, len(buttons), ROW_BUTTONS)]
    more = [Text(voice("tables-more", count=len(tables) - len(shown)))] if len(tables) > len(shown) else []
    return Page((Text(voice("ui-which-table")), *rows, *more))


def _table_label(voice: Voice, table: TableView) -> str:
    """A table as a label: its game, its players and its id."""
    players = [seat.player for seat in table.seats] or [member.player for member in table.members]
    names = ", ".join(display_name(player.name) for player in players if isinstance(player, Person))
    game = voice(f"variant-{table.rules.variant}")
    room = BUTTON_LABEL - len(voice("ui-table-named", game=game, names="", table=table.id))
    return voice("ui-table-named", game=game, names=shorten(names, room), table=table.id)
